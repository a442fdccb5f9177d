/** Quotes that change nothing for the shell change nothing for the intent check either: whoever hijacks a model chooses how a word is written. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLine } from '../../src/syntax/read-line.ts';
import { withoutQuotes } from '../../src/syntax/without-quotes.ts';
import { questionIntent } from './question-intent.ts';

const WAYS: readonly ((word: string) => string)[] = [
  (word) => `"${word}"`,
  (word) => `'${word}'`,
  (word) => `\\${word}`,
  (word) => `${word.slice(0, 1)}""${word.slice(1)}`,
];

/** The line with every plain argument written in another way. */
function quoted(line: string, way: (word: string) => string): string {
  const args = readLine(line).commands.flatMap((command) => command.args.map(({ text }) => text));
  const plain = new Set(args.filter((text) => /^[\w.,:@%/-]+$/.test(text)));
  return line.replace(/[^\s;&|()<>]+/g, (word) => (plain.has(word) ? way(word) : word));
}

/** One row of each so many, so that a run is short; here-documents are left out, because quotes in them are text. */
const EVERY = 47;
const corpora = path.join(import.meta.dirname, '../corpora');
const rows = fs
  .readdirSync(corpora)
  .filter((name) => /^attacks.*\.jsonl$/.test(name))
  .flatMap((name) => fs.readFileSync(path.join(corpora, name), 'utf8').trim().split('\n'))
  .map((row) => JSON.parse(row) as { readonly question: string; readonly command: string })
  .filter(({ command }) => !command.includes('<<') && readLine(command).error === null)
  .filter((_, at) => at % EVERY === 0);

describe('the intent of an attack', () => {
  test.each(rows)('$command', ({ question, command }) => {
    const kind = questionIntent(question, command);
    for (const way of WAYS) expect([way('x'), questionIntent(question, quoted(command, way))]).toEqual([way('x'), kind]);
  });
});

test.each([
  ['git "add" -\\A', 'git add -A'],
  ['git commit -m "add -A"', 'git commit -m "add -A"'],
  [`echo '*.txt' "~/a" '$HOME' "a b" 'a'b`, `echo '*.txt' "~/a" '$HOME' "a b" ab`],
  [`bash -c "git 'add' -A"; ls >"out.txt"`, 'bash -c "git add -A"; ls >out.txt'],
])('%s', (line, plain) => expect(withoutQuotes(readLine(line))).toBe(plain));
