/** Finds the values of a Kubernetes Secret, whatever their names are. Source: the Secret object of the Kubernetes API, v1. */
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';
import { isHarmless } from './values.ts';

export const KIND_LITERAL = 'kind';

/** How much of a manifest is searched before and after its `kind:`; annotations can be long. */
const MANIFEST_CHARS = 16 * 1024;
const MIN_CHARS = 4;

const IS_SECRET = /["']?\s{0,4}:\s{0,4}["']?secret["']?(?:[\s,]|$)/iy;
const DATA = /^(?<indent>[ \t]*)["']?(?:data|stringData)["']?:[ \t]*\{?[ \t]*$/;
const ENTRY = /^(?<head>[ \t]+["']?[\w.-]+["']?:[ \t]*["']?)(?<value>[^\s"'#][^\n"']*)["']?,?[ \t]*$/;
const BLOCK = /^[ \t]+["']?[\w.-]+["']?:[ \t]*[|>][+-]?[ \t]*$/;

export function findKubernetes(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const start of hits.starts) {
    IS_SECRET.lastIndex = start + KIND_LITERAL.length;
    if (start < done || !IS_SECRET.test(text)) continue;
    const from = Math.max(done, start - MANIFEST_CHARS, text.lastIndexOf('\n---', start));
    const apart = text.indexOf('\n---', start);
    const to = Math.min(text.length, start + MANIFEST_CHARS, apart < 0 ? text.length : apart);
    found.push(...manifest(text, from, to));
    done = to;
  }
  return found;
}

function manifest(text: string, from: number, to: number): Span[] {
  const found: Span[] = [];
  let at = from;
  let data: number | null = null;
  let block: number | null = null;
  for (const line of text.slice(from, to).split('\n')) {
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    const opens = DATA.exec(line);
    if (opens !== null) data = indent;
    else if (line.trim() !== '' && data !== null && indent <= data) data = block = null;
    else if (block !== null && indent > block) found.push({ start: at + indent, end: at + line.trimEnd().length, kind: 'secret' });
    else if (data !== null) {
      block = BLOCK.test(line) ? indent : null;
      const { head = '', value = '' } = ENTRY.exec(line)?.groups ?? {};
      if (block === null && value.length >= MIN_CHARS && !isHarmless(value))
        found.push({ start: at + head.length, end: at + head.length + value.trimEnd().length, kind: 'secret' });
    }
    at += line.length + 1;
  }
  return found.filter(({ start, end }) => end > start);
}
