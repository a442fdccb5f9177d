/** Real sessions that are killed whole, beside others that go on: a sample of `npm run lab writers -- --sessions`. */
import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRoot } from '../support/scripted-root.ts';
import { markGreeted } from '../support/greeted.ts';
import { RecordDesk } from './desk.ts';
import { damage, furnish, isSound, MOMENTS, RecordedTerminal } from './recorded-terminals.ts';

const SAMPLE = ['at its start', 'in a command', 'in a question', 'after an answer', 'in its end'];

let root = '';
beforeAll(() => void (root = copyRoot()));
afterAll(() => fs.rmSync(root, { recursive: true }));

test('what the others record is all there, nothing is doubled, nothing hangs or stays', async () => {
  using desk = new RecordDesk();
  const { home, store } = desk;
  furnish(home);
  markGreeted(home);
  const steady = [0, 1].map((at) => new RecordedTerminal(root, home, `steady${at}x`, at));
  const round = async (terminal: RecordedTerminal): Promise<void> => {
    await terminal.run();
    await terminal.ask();
    await terminal.run();
  };
  await Promise.all(steady.map((terminal) => terminal.ready()));
  for (const [at, { name, until, leaves }] of MOMENTS.filter((moment) => SAMPLE.includes(moment.name)).entries()) {
    const rounds = Promise.all(steady.map(round));
    const terminal = new RecordedTerminal(root, home, `killed${at}x`, at);
    await until(terminal);
    const before = terminal.recorded(store).commands;
    await terminal.kill(leaves);
    await rounds;
    expect([name, damage(terminal, before, store)]).toEqual([name, { lost: 0, doubled: 0 }]);
    expect(terminal.notices().length).toBeLessThanOrEqual(1);
  }
  for (const terminal of steady) {
    await terminal.settled(store);
    await terminal.leave();
    expect(terminal.recorded(store)).toEqual({ commands: terminal.commands, exchanges: terminal.questions });
    expect(terminal.notices()).toEqual([]);
  }
  expect(isSound(store)).toBe('ok');
});
