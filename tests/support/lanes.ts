/**
 * Chooses the test files of the quick lane (`npm run test:quick`): all that open no terminal and start no copy of the program. It is
 * computed from a file's imports, so there is no list to maintain.
 */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Matches the text of a test that is not in the quick lane: it opens a terminal, or runs the built program. */
const OPENS = /from '(?:\.\.?\/)+src\/proxy\/pty\.ts'|inject\('scriptedRoot'\)|bin\/yosh?\b/;

/** Tests without a terminal that take too long for a lane of less than a minute, each with the reason. */
export const LONG: Readonly<Record<string, string>> = {
  'tests/offline/score.test.ts': 'runs the answer to every fifth request in a folder of its own',
  'tests/llm/contract.test.ts': 'cuts an answer at every byte, on every wire',
  'tests/check/hostile.test.ts': 'unpacks gigabytes',
};

/** The test files of the quick lane, relative to the repository. */
export function quickFiles(): readonly string[] {
  return fs
    .globSync('tests/**/*.test.ts', { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !Object.hasOwn(LONG, file) && !opensTerminal(file))
    .toSorted();
}

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
