/**
 * Chooses the test files of the lanes (vitest.config.ts). The pure ones open no terminal and start no copy of the program: that is computed
 * from a file's imports, so there is no list to maintain. The quick lane (`npm run test:quick`) is the pure files without those of `LONG`,
 * which run among the files with a terminal.
 */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Matches the text of a test that is not pure: it opens a terminal, or runs the built program. */
const OPENS = /from '(?:\.\.?\/)+src\/proxy\/pty\.ts'|inject\('(?:scripted|built)Root'\)|bin\/yo(?:sh)?\b/;

/** A pure file that takes more CPU time belongs into `LONG`. The end of a run of the quick lane names those that are not there. */
export const QUICK_CPU_MS = 3_000;

/** Pure files that take more CPU time than the quick lane has for one, each with the reason: `npm run lab slow` measures. */
export const LONG: Readonly<Record<string, string>> = {
  'tests/base/code-cache.test.ts': 'starts a program for each state of the cache',
  'tests/check/hostile.test.ts': 'unpacks gigabytes',
  'tests/cli/trial.test.ts': 'runs the commands of fifty tasks in a sandbox, several times',
  'tests/companion/growth.test.ts': 'asks until growth of the memory would show',
  'tests/companion/replay.test.ts': 'records and sends again what every wire was asked',
  'tests/context/gather.test.ts': 'gathers while the thread or the disk is busy, and from folders that never answer',
  'tests/effects/linear.test.ts': 'measures long lines of thirty shapes',
  'tests/llm/contract.test.ts': 'cuts answers of every wire at many bytes',
  'tests/llm/dialects.test.ts': 'reads each dialect over every wire, in pieces and cut',
  'tests/llm/faults.test.ts': 'meets every fault of a server on every wire',
  'tests/llm/markup-forms.test.ts': 'reads answers in odd markup, in pieces',
  'tests/llm/notations.test.ts': 'reads 800 ways to write a call',
  'tests/llm/odd-servers.test.ts': 'asks 200 servers that are out of the ordinary',
  'tests/llm/unseen-6.test.ts': 'reads 500 answers of servers',
  'tests/offline/limits.test.ts': 'asks each kind of question with every limit',
  'tests/offline/metamorphic.test.ts': 'asks each question in many forms',
  'tests/offline/holes.test.ts': 'fills each hole of the rows with many words',
  'tests/offline/score.test.ts': 'runs the answer to every fifth request in a folder of its own',
  'tests/offline/unread.test.ts': 'asks each question of two sets in many forms',
  'tests/record/processes.test.ts': 'starts twenty processes that write at once',
  'tests/safety/redact/redactor.test.ts': 'redacts hostile texts of 1 MiB',
  'tests/transcript/output.test.ts': 'renders outputs of 1 MiB that are made to take long',
  'tests/trust/linear.test.ts': 'measures nine passes over thirty shapes of text',
  'tests/trust/promises.test.ts': 'reviews every row of tests/corpora',
  'tests/ui/linear.test.ts': 'paints answers of 256 kB',
};

/** The test files without a terminal, relative to the repository. */
const pureFiles = (): readonly string[] =>
  fs
    .globSync('tests/**/*.test.ts', { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !opensTerminal(file))
    .toSorted();

/** Those of the quick lane. */
export const quickFiles = (): readonly string[] => pureFiles().filter((file) => !Object.hasOwn(LONG, file));

/** Whether a test file, or a file of tests it imports, opens a terminal or runs the program. */
export function opensTerminal(file: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  if (OPENS.test(text)) return true;
  return [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
    .filter((to) => /^(?:tests|lab)\//.test(to))
    .some((to) => opensTerminal(to, seen));
}
