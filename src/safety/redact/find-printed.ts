/** Finds secrets that a command at a prompt printed, by the command alone: `pass show x`, `openssl rand -hex 32`, `gh auth token`. */
import { SECRET_OUTPUT } from '../../programs/secret-output.ts';
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';
import { isHarmless } from './values.ts';

const PRINTERS = Object.entries(SECRET_OUTPUT).map(([name, prints]) => ({ name, prints }));
export const PRINTER_LITERALS: readonly string[] = PRINTERS.map(({ name }) => name);

/** Lines of output that are read: the secret comes first. */
const LINES = 12;
const LINE_CHARS = 1000;
const MIN_CHARS = 4;

/** A prompt, what may be before a program's name on its line, and nothing else. */
const HEAD = /^(?<prompt>.{0,120}?[$#%>❯➜»λ] )(?:.{0,400}[|;&(] ?)?(?:(?:sudo|command|env|time)(?: -\S+)* )?$/u;

export function findPrinted(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  for (const [index, start] of hits.starts.entries()) {
    const printer = PRINTERS[hits.ids[index] ?? 0];
    if (printer === undefined || !text.startsWith(printer.name, start) || /[\w./-]/.test(text[start - 1] ?? '')) continue;
    const before = text.slice(Math.max(0, start - LINE_CHARS), start);
    const after = text.slice(start, start + LINE_CHARS);
    const newline = after.indexOf('\n');
    if (newline < 0) continue;
    const prompt = HEAD.exec(before.slice(before.lastIndexOf('\n') + 1))?.groups?.['prompt'];
    if (prompt === undefined || !printer.prints.test(after.slice(printer.name.length, newline))) continue;
    found.push(...printed(text, start + newline + 1, prompt));
  }
  return found;
}

/** The lines that are one word, up to the next prompt: an error or a description has several. */
function printed(text: string, from: number, prompt: string): Span[] {
  const found: Span[] = [];
  let at = from;
  for (let line = 0; line < LINES && at < text.length; line++) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    if (text.startsWith(prompt, at) || end - at > 16 * LINE_CHARS) break;
    const value = text.slice(at, end).trim();
    const start = at + text.slice(at, end).indexOf(value);
    if (value.length >= MIN_CHARS && !/\s/.test(value) && !isHarmless(value))
      found.push({ start, end: start + value.length, kind: 'secret' });
    at = end + 1;
  }
  return found;
}
