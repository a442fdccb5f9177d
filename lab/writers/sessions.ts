/**
 * Ten real sessions at once. Nine run commands and ask questions from beginning to end; the tenth is killed with its companion, each time at
 * another moment, and another one takes its place at once. Prints what was lost, doubled, shown and left, and returns whether all is well.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRecord } from '../../src/record/record.ts';
import { damage, furnish, isSound, MOMENTS, RecordedTerminal } from '../../tests/record/recorded-terminals.ts';
import { markGreeted } from '../../tests/support/greeted.ts';
import { copyRoot } from '../../tests/support/scripted-root.ts';

const STEADY = 9;
/** Waits of 0 to 600 ms before a kill cover the time at which a companion writes. */
const STEP_MS = 37;
const LONGEST_MS = 600;

export async function killSessions(kills: number): Promise<boolean> {
  const root = copyRoot();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-lab-sessions-'));
  furnish(home);
  markGreeted(home);
  const store = openRecord({ HOME: home });
  const opened: RecordedTerminal[] = [];
  const hung: string[] = [];
  const hanging = (what: string) => (error: unknown) => void hung.push(`${what}: ${String(error)}`);
  try {
    const steady = Array.from({ length: STEADY }, (_, at) => new RecordedTerminal(root, home, `steady${at}x`, at));
    let done = false;
    const rounds = steady.map(async (terminal) => {
      await terminal.ready();
      while (!done) {
        await terminal.run();
        await terminal.run();
        await terminal.ask();
      }
      await terminal.settled(store);
      await terminal.leave();
    });
    opened.push(...steady);
    const ended = Promise.all(rounds.map((round, at) => round.catch(hanging(`steady ${at}`))));
    const killed: { readonly terminal: RecordedTerminal; readonly before: readonly string[] }[] = [];
    for (let at = 0; at < kills; at++) {
      const terminal = new RecordedTerminal(root, home, `killed${at}x`, at >> 1);
      opened.push(terminal);
      const { name, until, leaves } = MOMENTS[at % MOMENTS.length] as (typeof MOMENTS)[number];
      try {
        await until(terminal);
        await sleep((at * STEP_MS) % LONGEST_MS);
        killed.push({ terminal, before: terminal.recorded(store).commands });
        await terminal.kill(leaves);
      } catch (error) {
        hanging(`kill ${at}, ${name}`)(error);
      }
      if (at % 20 === 19) console.log(`${at + 1} killed`);
    }
    done = true;
    await ended;
    const sum = { typed: 0, recorded: 0, lost: 0, doubled: 0 };
    for (const { terminal, before } of killed) {
      const { lost, doubled } = damage(terminal, before, store);
      sum.typed += terminal.commands.length;
      sum.recorded += terminal.recorded(store).commands.length;
      sum.lost += lost;
      sum.doubled += doubled;
    }
    const [commands, questions] = [steady.flatMap((terminal) => terminal.commands), steady.reduce((all, one) => all + one.questions, 0)];
    const kept = steady.map((terminal) => terminal.recorded(store));
    const there = kept.flatMap((one) => one.commands);
    const exchanges = kept.reduce((all, one) => all + one.exchanges, 0);
    const same = there.length === commands.length && commands.every((text, at) => there[at] === text);
    const most = Math.max(...opened.map((terminal) => terminal.notices().length));
    const dropped = opened.reduce((all, { dropped: times }) => all + times, 0);
    const sound = isSound(store);
    console.log(
      `${killed.length} killed of ${STEADY + 1} sessions at a time: ${sum.lost} lost of what the record had, ${sum.doubled} doubled`,
    );
    console.log(`of ${sum.typed} commands that killed ones ran, the record has ${sum.recorded}`);
    console.log(`the others: ${there.length} of ${commands.length} commands, ${exchanges} of ${questions} questions, each once: ${same}`);
    console.log(
      `integrity_check: ${sound}; prompts that hung or things left: ${hung.length}; most lines on a screen: ${most}; Ctrl-C pressed again: ${dropped}`,
    );
    for (const text of hung.slice(0, 3)) console.log(text);
    return same && exchanges === questions && sum.lost + sum.doubled + hung.length === 0 && sound === 'ok' && most <= 1;
  } finally {
    for (const terminal of opened) terminal.close();
    store.close();
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    fs.rmSync(root, { recursive: true });
  }
}
