/**
 * From a key to its echo: in a program in raw mode that writes back what it reads, alone and under a flood of output; and in the
 * shell's own editor. Without a flood, the candidates take turns key by key. p50 is the median over the rounds; p99 is that of the
 * quietest round, because other load shows there first and only ever adds time.
 */
import { median, quantile, quietest, ratio } from './numbers.ts';
import type { Bench } from './plan.ts';
import type { FastTerminal } from './terminal.ts';
import { type CandidateName, END, PROMPT, settle, TYPE_END } from './world.ts';

type Sessions = ReadonlyMap<CandidateName, FastTerminal>;
/** Microseconds from each key to its echo. */
type Times = ReadonlyMap<CandidateName, number[]>;

/** A letter that neither the prompt nor the flood contains. */
const KEY = 'k';
/** Between keys all processes go to sleep, as between the keys of a person. */
const PAUSE_MS = 2;
/** The number of keys that fit on one line of the editor. */
const LINE_KEYS = 50;

const program = (count: number): string => `stty raw -echo; printf 'bench-%s' ready; dd bs=1 count=${count} 2>/dev/null; stty sane`;
const alone = (count: number): string => program(count) + TYPE_END;
const flooded = (count: number): string =>
  `(yes 'a line of text that is as long as lines are, more or less' & f=$!; ${program(count)}; kill $f)${TYPE_END}`;

async function press(sessions: Sessions, count: number): Promise<Times> {
  const times = new Map([...sessions.keys()].map((name) => [name, [] as number[]]));
  const turns = [...sessions];
  for (let i = 0; i < count; i++) {
    turns.push(turns.shift()!);
    for (const [name, terminal] of turns) {
      times.get(name)!.push((await terminal.answer(KEY, KEY)) * 1000);
      await settle(PAUSE_MS);
    }
  }
  return times;
}

async function pressInProgram(sessions: Sessions, line: (count: number) => string, count: number): Promise<Times> {
  for (const terminal of sessions.values()) await terminal.answer(line(count + 1), 'bench-ready');
  await settle(100);
  const times = await press(sessions, count);
  for (const terminal of sessions.values()) {
    const over = terminal.until([END, PROMPT]);
    terminal.type(KEY); // the last one the program waits for
    await over;
  }
  return times;
}

async function pressInEditor(sessions: Sessions, count: number): Promise<Times> {
  const all = new Map([...sessions.keys()].map((name) => [name, [] as number[]]));
  for (let pressed = 0; pressed < count; pressed += LINE_KEYS) {
    for (const [name, times] of await press(sessions, LINE_KEYS)) all.get(name)!.push(...times);
    for (const terminal of sessions.values()) await terminal.answer('\x15\r', PROMPT);
  }
  return all;
}

/** One candidate after the other: the machine has not enough cores for two floods. */
async function pressInFlood(sessions: Sessions, count: number): Promise<Times> {
  const all = new Map<CandidateName, number[]>();
  for (const session of sessions)
    for (const [name, times] of await pressInProgram(new Map([session]), flooded, count)) all.set(name, times);
  return all;
}

async function compare(
  { world, report }: Bench,
  what: string,
  names: readonly CandidateName[],
  count: number,
  round: (sessions: Sessions) => Promise<Times>,
): Promise<void> {
  const sessions = await world.sessions(names);
  const measured: Times[] = [];
  for (let i = 0; i < count; i++) measured.push(await round(sessions));
  const figures = [
    { label: 'p50', share: 0.5, pick: median, times: ratio, most: 1.4 },
    {
      label: 'p99',
      share: 0.99,
      pick: quietest,
      times: (a: readonly number[], b: readonly number[]) => quietest(a) / quietest(b),
      most: 2,
    },
  ];
  for (const { label, share, pick, times, most } of figures) {
    const rounds = new Map(names.map((name) => [name, measured.map((one) => quantile(one.get(name)!, share))]));
    const values = Object.fromEntries([...rounds].map(([name, all]) => [name, pick(all)]));
    const script = rounds.get('script');
    const goal = script && { value: times(rounds.get('yosh')!, script), unit: '× script', atMost: most };
    report.figure({ name: `${what}, ${label}`, values, unit: 'µs', ...(goal && { goal }) });
  }
  await world.closeAll();
}

export async function keystrokes(bench: Bench): Promise<void> {
  const { keys, floodKeys } = bench.amounts;
  const all = bench.world.candidates('bare', 'script', 'yosh', 'tmux');
  await compare(bench, 'key to echo, idle', all, keys.rounds, (sessions) => pressInProgram(sessions, alone, keys.count));
  await compare(bench, "key to echo, shell's editor", all, keys.rounds, (sessions) => pressInEditor(sessions, keys.count));
  // without tmux: it drops output that it cannot show in time, and the key with it
  await compare(bench, 'key to echo, output floods', bench.world.candidates('bare', 'script', 'yosh'), floodKeys.rounds, (sessions) =>
    pressInFlood(sessions, floodKeys.count),
  );
}
