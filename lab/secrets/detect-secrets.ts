/** Cases from the tests of detect-secrets' plugins: the lines in which a plugin must find a secret. */
import type { Case, Corpus } from './corpus.ts';

const PLUGINS = /^tests\/plugins\/(?<plugin>\w+)_test\.py$/;
/** Entropy alone, without a name, says nothing on a screen; addresses are no secrets. */
const NOT_COUNTED = /^(?:high_entropy_strings|ip_public|base)$/;

const STRING = String.raw`(?:[rb]?'(?:[^'\\\n]|\\.)*'|[rb]?"(?:[^"\\\n]|\\.)*")`;
/** A line, its arguments, and what must be found in it: `True`, or the name of the secret. */
const PAIR = new RegExp(
  String.raw`\(\s*(?<line>${STRING}(?:\s+${STRING})*)(?:\.format\((?<args>[^()]*)\))?,\s*(?:#[^\n]*\n\s*)?(?<found>True|False|None|[A-Z_]+|${STRING}),?\s*(?:#[^\n]*\n\s*)?\)`,
  'g',
);
const CONSTANT = new RegExp(String.raw`^(?<name>[A-Z][A-Z_]+) = (?<value>${STRING})`, 'gm');

const unquote = (literal: string): string => {
  const body = literal.replace(/^[rb]/, '').slice(1, -1);
  return literal.startsWith('r') ? body : body.replaceAll(/\\(.)/g, (_, char: string) => ({ n: '\n', t: '\t' })[char] ?? char);
};
const joined = (literals: string): string => [...literals.matchAll(new RegExp(STRING, 'g'))].map(([each]) => unquote(each)).join('');

export function detectSecretsCases(corpus: Corpus): Case[] {
  const cases: Case[] = [];
  for (const file of corpus.files) {
    const plugin = PLUGINS.exec(file)?.groups?.['plugin'];
    if (plugin === undefined || NOT_COUNTED.test(plugin)) continue;
    const source = corpus.read(file).toString();
    const constants = new Map(
      [...source.matchAll(CONSTANT)].map(({ groups }) => [groups?.['name'] ?? '', unquote(groups?.['value'] ?? "''")]),
    );
    for (const { groups } of source.matchAll(PAIR)) {
      const { line = '', args = '', found = '' } = groups ?? {};
      if (found === 'None' || found === 'False') continue;
      const values = args
        .split(',')
        .map((arg) => arg.trim().replace(/^\w+=/, ''))
        .filter((arg) => arg !== '')
        .map((arg) => constants.get(arg) ?? (/^['"]/.test(arg) ? unquote(arg) : null));
      if (values.includes(null)) continue;
      let next = 0;
      const text =
        args === ''
          ? joined(line)
          : joined(line)
              .replaceAll(/\{\w*\}/g, () => values[next++] ?? values[0] ?? '')
              .replaceAll('{{', '{')
              .replaceAll('}}', '}');
      const secret =
        found === 'True' ? (args === '' ? longestWord(text) : (values.at(-1) ?? '')) : (constants.get(found) ?? unquote(found));
      if (secret !== '' && text.includes(secret)) cases.push({ group: plugin, text, secrets: [secret] });
    }
  }
  return cases;
}

/** The secret of a line that is only said to hold one: the password of an address, or else its longest word after the last name. */
const longestWord = (text: string): string =>
  /:\/\/[^\s:/@]*:(?<password>[^\s@]+)@/.exec(text)?.groups?.['password'] ??
  (text.replace(/^.*?[\w-]{3,24}(?:=|: ?)(?=["']?[\w.+/~-]{8})/, '').match(/[\w.+/=~-]{8,}/g) ?? []).toSorted(
    (a, b) => b.length - a.length,
  )[0] ??
  '';
