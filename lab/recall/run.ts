/**
 * `npm run lab recall [-v]` asks two sets of questions (50 and 25) about earlier commands, in the words that people remember, and counts which
 * of them the record, `grep` in a history file and `fzf --filter` answer with the wanted command, first or among five. All three get the same
 * words of the question and the same history: the wanted commands of the set among thousands of others.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fold } from '../../src/base/fold-words.ts';
import { commandMeanings } from '../../src/companion/command-meanings.ts';
import { historyQuery, recall } from '../../src/record/recall.ts';
import { openRecord } from '../../src/record/record.ts';
import { Redactor } from '../../src/safety/redact/index.ts';

/** Questions about commands that are not in the history: whatever is found is wrong. */
const NEVER_RUN = 'never-run.txt';
const SETS = ['questions.tsv', 'questions-2.tsv'];
/** Public commands that are none of the wanted ones. */
const OTHERS = path.join(import.meta.dirname, '../../tests/corpora/honest.jsonl');
const SHOWN = 5;
const MINUTE_MS = 60_000;

const meanings = await commandMeanings();
const linesOf = (file: string): readonly string[] => fs.readFileSync(file, 'utf8').trimEnd().split('\n');
const others = linesOf(OTHERS)
  .map((line) => String((JSON.parse(line) as { command?: unknown }).command ?? ''))
  .filter((command) => command !== '' && !command.includes('\n'));

type Finder = (question: string, words: readonly string[]) => readonly string[];

/** Each way to search this history, oldest first, which is recorded in this home. */
function findersOf(history: readonly string[], home: string, nowMs: number): Readonly<Record<string, Finder>> {
  const store = openRecord({ HOME: home });
  const redactor = new Redactor({});
  const clean = (text: string) => redactor.redact(text);
  store.write(
    history.map((text, at) => ({
      kind: 'command',
      session: 's',
      timeMs: nowMs - (history.length - at) * MINUTE_MS,
      text: clean(text),
      cwd: clean('/p'),
      status: 0,
      durationMs: 10,
      shell: 'bash',
      typed: true,
    })),
    nowMs,
  );
  /** The newest first, each once, as a search in a history shows them. */
  const newest = [...new Set(history.toReversed())];
  return {
    yosh: (question) => recall(store.file, question, { cwd: '/p', home, nowMs }, SHOWN, meanings).map(({ text }) => text),
    // one grep behind the other, as people type it
    'grep, all words': (_, words) => newest.filter((line) => words.every((word) => fold(line).includes(word))),
    'grep, first word': (_, words) => newest.filter((line) => fold(line).includes(words[0] ?? '\n')),
    'fzf --filter': (_, words) => {
      const { stdout, error } = spawnSync('fzf', ['--filter', words.join(' '), '-i'], { input: newest.join('\n'), encoding: 'utf8' });
      if (error !== undefined) throw error;
      return stdout.split('\n').filter((line) => line !== '');
    },
  };
}

for (const set of SETS) {
  const rows = linesOf(path.join(import.meta.dirname, set)).map((row) => {
    const [question = '', wanted = ''] = row.split('\t');
    return { question, wanted };
  });
  /** Each wanted command once, among eighty times as many others, which come again as they do in a history. */
  const history = rows.flatMap(({ wanted }, at) => [
    ...Array.from({ length: 80 }, (_, n) => others[(at * 31 + n * 17) % others.length] as string),
    wanted,
  ]);
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-lab-recall-'));
  const nowMs = Date.now();
  try {
    for (const [name, finder] of Object.entries(findersOf(history, home, nowMs))) {
      let [first, shown] = [0, 0];
      const missed: string[] = [];
      for (const { question, wanted } of rows) {
        const found = finder(question, historyQuery(question, nowMs).words.split(' ')).slice(0, SHOWN);
        if (found[0] === wanted) first += 1;
        if (found.includes(wanted)) shown += 1;
        if (found[0] !== wanted) missed.push(`    ${question}: ${found[0] ?? '-'}`);
      }
      console.log(`${set}, ${name.padEnd(18)} first ${first} of ${rows.length}, among ${SHOWN}: ${shown}`);
      if (process.argv.includes('-v')) console.log(missed.join('\n'));
      const never = linesOf(path.join(import.meta.dirname, NEVER_RUN));
      const wrong = never.flatMap((question) => {
        const [found] = finder(question, historyQuery(question, nowMs).words.split(' '));
        return found === undefined ? [] : [`    ${question}: ${found}`];
      });
      console.log(`  never run, and something is found: ${wrong.length} of ${never.length}`);
      if (process.argv.includes('-v')) console.log(wrong.join('\n'));
    }
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
}
