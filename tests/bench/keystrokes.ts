/**
 * From a key to its echo: a program in raw mode that writes back what it reads, alone and while output floods; and the
 * shell's own editor. p99 is that of each round, then the median over the rounds, so that one busy moment of the machine
 * does not decide.
 */
import { median, quantile } from './numbers.ts';
import type { Bench } from './plan.ts';
import type { FastTerminal } from './terminal.ts';
import { type CandidateName, END, PROMPT, settle, TYPE_END } from './world.ts';

/** A letter neither the prompt nor the flood has. */
const KEY = 'k';
const PAUSE_MS = 2;

const echo = (count: number): string => `stty raw -echo; printf 'bench-%s' ready; dd bs=1 count=${count} 2>/dev/null; stty sane${TYPE_END}`;
const flood = (count: number): string => `(yes 'a line of text that is as long as lines are, more or less' & f=$!; ${echo(count).replace('; printf', "; sleep 0.3; printf").slice(0, -TYPE_END.length)}; kill $f)${TYPE_END}`;

async function press(terminal: FastTerminal, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    times.push(await terminal.answer(KEY, KEY));
    // between keys everything on the way falls asleep, as between a person's keys; not always in the same phase
    await settle(PAUSE_MS + (i % 3));
  }
  return times;
}

async function pressInProgram(terminal: FastTerminal, line: string, count: number): Promise<number[]> {
  await terminal.answer(line, 'bench-ready');
  await settle(20);
  const ended = async (): Promise<number[]> => {
    const times = await press(terminal, count - 1);
    const over = terminal.until([END, PROMPT]);
    terminal.type(KEY);
    await over;
    return times;
  };
  return ended();
}

async function pressInEditor(terminal: FastTerminal, count: number): Promise<number[]> {
  const times = await press(terminal, Math.min(count, 60));
  await terminal.answer('\x15\r', PROMPT);
  return times;
}

async function compare(bench: Bench, what: string, names: readonly CandidateName[], rounds: number, round: (terminal: FastTerminal) => Promise<number[]>, judged: boolean): Promise<void> {
  const sessions = await bench.world.sessions(names);
  const all = new Map<CandidateName, number[][]>(names.map((name) => [name, []]));
  for (let i = 0; i < rounds; i++) {
    for (const name of names) {
      all.get(name)!.push((await round(sessions.get(name)!)).map((ms) => ms * 1000));
      await settle(50);
    }
  }
  const each = (share: number): Record<string, number> => Object.fromEntries([...all].map(([name, times]) => [name, median(times.map((one) => quantile(one, share)))]));
  for (const [label, share, most] of [['p50', 0.5, 1.4], ['p99', 0.99, 2]] as const) {
    const values = each(share);
    const goal = values['script'] === undefined || !judged ? undefined : { value: values['yosh']! / values['script'], unit: '× script', atMost: most };
    bench.report.figure({ name: `${what}, ${label}`, values, unit: 'µs', ...(goal && { goal }) });
  }
  for (const terminal of sessions.values()) await terminal.close();
}

export async function keystrokes(bench: Bench): Promise<void> {
  const { world, amounts } = bench;
  const all = world.candidates('bare', 'script', 'yosh', 'tmux');
  const { keys, floodKeys } = amounts;
  await compare(bench, 'key to echo, idle', all, keys.rounds, (terminal) => pressInProgram(terminal, echo(keys.count), keys.count), true);
  await compare(bench, "key to echo, shell's editor", all, keys.rounds, (terminal) => pressInEditor(terminal, keys.count), true);
  // tmux drops what it cannot show in time, the key with it
  const plain = world.candidates('bare', 'script', 'yosh');
  await compare(bench, 'key to echo, output floods', plain, floodKeys.rounds, (terminal) => pressInProgram(terminal, flood(floodKeys.count), floodKeys.count), true);
}
