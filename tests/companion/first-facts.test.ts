/**
 * The first question of a terminal, and of `bin/yo`, has every fact that a model cannot guess: the real programs, each in a new session
 * with nothing in a cache. `npm run lab first-facts` asks 200 on a busy machine.
 */
import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstQuestion, PLACES } from '../support/first-question.ts';
import { copyRoot } from '../support/scripted-root.ts';
import { WIRES } from '../support/wire-speech.ts';

let root = '';
beforeAll(() => {
  root = copyRoot();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test.each(PLACES.flatMap((place) => WIRES.map((wire) => ({ place, wire }))))('$place, $wire', async ({ place, wire }) => {
  expect((await firstQuestion({ root, place, wire })).missing).toEqual([]);
});

test('bash, when what is kept is used', async () => {
  const cache = fs.mkdtempSync(`${root}/cache-`);
  for (let round = 0; round < 2; round++) expect((await firstQuestion({ root, place: 'bash', wire: 'chat', cache })).missing).toEqual([]);
  expect(fs.readFileSync(`${cache}/yosh/facts.json`, 'utf8')).toContain('installed');
});
