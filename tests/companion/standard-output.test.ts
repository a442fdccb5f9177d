/** What a process prints into a pipe, a file or nowhere, and what of Node it loads for that. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SOURCE = path.resolve('src/companion/standard-output.ts');
/** More than a pipe holds. */
const LONG = 300_000;

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-standard-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A program that prints as a one-shot question does, and says on standard error what it has loaded. */
const program = (text: string): readonly string[] => [
  '--input-type=module',
  '-e',
  `import { terminalAt, writeTo } from ${JSON.stringify(SOURCE)};
   writeTo('stdout', ${text}, () => {
     const loaded = process.moduleLoadList.filter((name) => / (net|tty)$/.test(name));
     writeTo('stderr', JSON.stringify([terminalAt('stdout'), loaded]));
     process.exitCode = 3;
   }, () => process.exit(1));`,
];

test('a pipe gets all of a long text, and no stream is loaded for it', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, program(`'é'.repeat(${LONG})`), { encoding: 'utf8', maxBuffer: 4 * LONG });
  expect(stdout).toBe('é'.repeat(LONG));
  expect(stderr).toBe('[null,[]]');
  expect(status).toBe(3);
});

test('a file and nowhere are no terminal, and load no stream', () => {
  const file = path.join(folder, 'out');
  for (const place of [file, os.devNull]) {
    const out = fs.openSync(place, 'w');
    const { stderr, status } = spawnSync(process.execPath, program("'some text'"), { encoding: 'utf8', stdio: ['ignore', out, 'pipe'] });
    fs.closeSync(out);
    expect([stderr, status]).toEqual(['[null,[]]', 3]);
  }
  expect(fs.readFileSync(file, 'utf8')).toBe('some text');
});

test('a reader that has gone ends the process with status 1', async () => {
  const child = spawn(process.execPath, program(`'x'.repeat(${LONG})`), { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.destroy();
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(status).toBe(1);
});
