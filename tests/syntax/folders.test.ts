/** The folder of each command, compared with a real bash: what the reader says is true, or it says that it does not know. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inFolderOf } from '../../src/effects/expand.ts';
import { Tally } from '../../src/effects/tally.ts';
import { readLine } from '../../src/syntax/read-line.ts';
import { runs } from '../support/sample.ts';

let root = '';
beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-folders-')));
  for (const folder of ['home', 'w/a/b', 'w/b/a', 'w/b/b']) fs.mkdirSync(path.join(root, folder), { recursive: true });
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** The folder of the command `probe N`, as the reader knows it; null where it does not. */
function told(line: string): ReadonlyMap<string, string | null> {
  const view = { shell: 'bash', cwd: path.join(root, 'w'), home: path.join(root, 'home'), variable: () => undefined } as const;
  const found = readLine(line).commands.filter(({ program }) => program === 'probe');
  return new Map(
    found.map(({ args, scope }) => [
      args[0]?.value ?? '',
      inFolderOf(scope, view, new Tally({ ms: 60_000, entries: 100_000 }))?.cwd ?? null,
    ]),
  );
}

/** The folders in which a bash runs `probe N`, as often as it does. */
function seen(line: string): readonly (readonly [string, string])[] {
  const script = `probe() { echo "$1 $PWD" >&3; }\n${line}\n`;
  const { stdout: out } = spawnSync('bash', ['--norc', '-c', 'exec 3>&1 >/dev/null 2>&1; eval "$1"; :', 'x', script], {
    cwd: path.join(root, 'w'),
    encoding: 'utf8',
    env: { HOME: path.join(root, 'home'), PATH: process.env['PATH'] ?? '' },
  });
  return out
    .split('\n')
    .filter((each) => each !== '')
    .map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)] as const);
}

const step = fc.constantFrom(
  'cd a',
  'cd b',
  'cd ..',
  'cd gone',
  'cd',
  'cd -',
  'pushd b',
  'popd',
  'true',
  'false',
  'builtin cd a',
  'cd ./a/..',
  'cd ~',
);
const { line } = fc.letrec<{ line: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    step,
    fc.constant('PROBE'),
    tie('line').map((inner) => `( ${inner} )`),
    tie('line').map((inner) => `{ ${inner}; }`),
    tie('line').map((inner) => `if ${inner}; then PROBE; cd a; else PROBE; fi`),
    tie('line').map((inner) => `for i in 1 2; do ${inner}; done`),
    tie('line').map((inner) => `$( ${inner} ) true`),
    tie('line').map((inner) => `{ ${inner}; } || exit`),
    tie('line').map((inner) => (inner.includes("'") ? inner : `eval '${inner}'`)),
  ),
  line: fc
    .array(fc.tuple(tie('part'), fc.constantFrom(' && ', ' || ', '; ', ' | ', ' & wait; ')), { minLength: 1, maxLength: 4 })
    .map((parts) => `${parts.map(([text, glue], at) => (at === parts.length - 1 ? text : text + glue)).join('')}`),
}));

test('what the reader says of a folder is what bash does', () => {
  let lines = 0;
  let known = 0;
  fc.assert(
    fc.property(line, (text) => {
      lines += 1;
      let count = 0;
      const numbered = `${text}; PROBE`.replaceAll('PROBE', () => `probe ${(count += 1)}`);
      const folders = told(numbered);
      for (const [id, folder] of seen(numbered)) {
        const said = folders.get(id);
        if (said === null || said === undefined) continue;
        known += 1;
        expect(said, `${numbered}: probe ${id}`).toBe(folder);
      }
    }),
    { numRuns: runs(300) },
  );
  expect(known).toBeGreaterThan(lines / 4);
});

describe('is known', () => {
  test.each([
    ['cd a && probe 1', 'a'],
    ['cd a; probe 1', 'a'],
    ['cd a || exit; probe 1', 'a'],
    ['cd a || { echo no; exit 1; }; probe 1', 'a'],
    ['true && cd a && probe 1', 'a'],
    ['(cd a); probe 1', '.'],
    ['( cd a; probe 1 )', 'a'],
    ['pushd a && probe 1', 'a'],
    ['(pushd a; popd); probe 1', '.'],
    ['cd a & probe 1', '.'],
    ['d=b; cd "$d" && probe 1', 'b'],
    ['cd ~ && probe 1', '../home'],
    ["sh -c 'cd a; probe 1'; true", 'a'],
    ["sh -c 'cd a'; probe 1", '.'],
    ['env -C a probe 1', 'a'],
    ['cd a && env -C b probe 1', 'a/b'],
    ['sudo -D b probe 1', 'b'],
    ['eval "cd b"; probe 1', 'b'],
    ['if true; then cd a; else cd a; fi; cd ~; probe 1', '../home'],
  ])('%s: %s', (text, folder) => expect(told(text).get('1')).toBe(path.join(root, 'w', folder)));
});

describe('is not known', () => {
  test.each([
    'cd a || echo no; probe 1',
    'true && cd a; probe 1',
    'if true; then cd a; fi; probe 1',
    'for d in a b; do cd $d; probe 1; cd ..; done',
    'while read d; do cd "$d"; done; probe 1',
    'cd $(git rev-parse --show-toplevel); probe 1',
    'cd "$UNSET"; probe 1',
    'f() { cd a; }; f; probe 1',
    'f() { probe 1; }; cd a; f',
    'cd gone; probe 1',
    'cd gone; cd ..; probe 1',
    'cd a b; probe 1',
    'pushd a; popd; probe 1',
    'cd a; cd -; probe 1',
    'pushd +1; probe 1',
    'ssh host probe 1',
    'true | cd a; probe 1',
  ])('%s', (text) => expect(told(text).get('1')).toBeNull());
});
