/** Cases from Atuin's list of patterns that it keeps out of the history, each with its test values. */
import type { Case, Corpus } from './corpus.ts';

export const ATUIN_FILE = 'crates/atuin-client/src/secrets.rs';

/** The secrets in a test value: an assigned value, the arguments of a login, the path of a webhook; otherwise the whole value. */
function secretsIn(value: string): string[] {
  const login = [...value.matchAll(/-[pk] (?:"([^"]+)"|(\S+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  if (/\slogin\s/.test(value)) return login;
  const assigned = /^(?:export )?[A-Z_]+=(.+)$/.exec(value)?.[1] ?? /services\/(.+)$/.exec(value)?.[1];
  return [assigned ?? value];
}

export function atuinCases(corpus: Corpus): Case[] {
  const source = corpus.read(ATUIN_FILE).toString();
  const table = /SECRET_PATTERNS[^=]*= &\[([^]*?)\n\];/.exec(source)?.[1] ?? '';
  const cases: Case[] = [];
  for (const [, group = '', body = ''] of table.matchAll(
    /\(\s*"([^"]+)",\s*r?"(?:[^"\\]|\\.)*",\s*TestValue::(?:Single|Multiple)\(([^]*?)\),?\s*(?:\/\/[^\n]*)?\s*\)/g,
  ))
    for (const [literal] of body.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
      const text = JSON.parse(literal) as string;
      cases.push(
        { group, text, secrets: secretsIn(text) },
        { group, text: `some random text ${text} some more random text`, secrets: secretsIn(text) },
      );
    }
  return cases;
}
