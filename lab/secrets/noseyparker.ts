/** Cases from the examples of noseyparker's rules, with what the rule's own expression captures in each. */
import { parse } from 'yaml';
import { list, record, text } from '../../src/base/json.ts';
import type { Case, Corpus } from './corpus.ts';
import { fromGo } from './gitleaks.ts';

export const NOSEYPARKER_RULES = 'crates/noseyparker/data/default/builtin/rules/';

/** A pattern without its comments, and in extended form without its spaces outside of classes. */
function compact(source: string): string {
  const pattern = source.replaceAll(/\(\?#[^)]*\)/g, '');
  if (!/^\s*\(\?[a-wyz]*x/.test(pattern)) return pattern.trim();
  let out = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at] ?? '';
    if (char === '\\') out += char + (pattern[++at] ?? '');
    else if (inClass || !/[\s#]/.test(char)) {
      if (char === '[') inClass = true;
      if (char === ']') inClass = false;
      out += char;
    } else if (char === '#') while (at + 1 < pattern.length && pattern[at + 1] !== '\n') at++;
  }
  return out.replaceAll(/\(\?([a-z]*)x([a-z]*)\)/g, (_, before: string, after: string) =>
    before + after === '' ? '' : `(?${before}${after})`,
  );
}

export function noseyparkerCases(corpus: Corpus): { readonly cases: Case[]; readonly unread: string[] } {
  const cases: Case[] = [];
  const unread: string[] = [];
  for (const file of corpus.files.filter((each) => each.startsWith(NOSEYPARKER_RULES) && each.endsWith('.yml')))
    for (const rule of list(record(parse(corpus.read(file).toString()))['rules']).map(record)) {
      const id = text(rule['id']);
      if (!list(rule['categories']).includes('secret')) continue;
      let pattern: RegExp;
      try {
        pattern = new RegExp(fromGo(compact(text(rule['pattern']))).source, 'gm');
      } catch {
        unread.push(id);
        continue;
      }
      for (const example of list(rule['examples']).map(text)) {
        const secrets = [...example.matchAll(pattern)].map((match) => secretOf(match));
        if (secrets.length === 0) unread.push(`${id}: ${example.slice(0, 60)}`);
        else cases.push({ group: id, text: example, secrets });
      }
    }
  return { cases, unread };
}

/** A rule may also capture the user before the secret, and the host behind an `@`. */
function secretOf(match: RegExpExecArray): string {
  const groups = match.slice(1).filter((group) => group !== undefined && !match[0].includes(`@${group}`));
  return groups.at(-1) ?? match[0];
}
