/** One line per figure: what every candidate reached, what was to be reached, and whether it was. */
import { WIRE_NAMES } from '../../src/providers/wires.ts';
import { short } from './numbers.ts';

export interface Figure {
  readonly name: string;
  /** What was measured, side by side, in `unit`. */
  readonly values: Readonly<Record<string, number>>;
  readonly unit: string;
  /** What the target speaks about; absent on a line that is only for information. */
  readonly goal?: { readonly value: number; readonly unit: string; readonly atMost?: number; readonly atLeast?: number };
}

/** Why a figure is missed, by its name, when that has been looked into. */
const WAKING =
  'in the hooks themselves a prompt takes 55–65 µs (2,000 calls of __yo_prompt, timed in the shell); the rest is the proxy, which wakes for their frames before it can show the prompt';
const REASONS: Record<string, string> = {
  'prompt with and without hooks, empty Enter, bash': WAKING,
  'prompt with and without hooks, command, bash': WAKING,
  'prompt with and without hooks, empty Enter, zsh': WAKING,
  'prompt with and without hooks, command, zsh': WAKING,
};

const LOOKED_AT =
  'a suggestion is looked at before it is seen: 3–5 ms of it, and 10 ms more with the first of a companion, whose code runs for the first time';
for (const wire of WIRE_NAMES) {
  REASONS[`last byte to prefilled prompt, ${wire}`] = LOOKED_AT;
  REASONS[`later questions over the server’s own time, ${wire}`] = LOOKED_AT;
}
for (const shell of ['bash', 'zsh']) REASONS[`later questions, offline provider, ${shell}`] = LOOKED_AT;

export class Report {
  private readonly missed: Figure[] = [];
  private judged = 0;

  figure(figure: Figure): void {
    const { name, values, unit, goal } = figure;
    const parts = Object.entries(values).map(([who, value]) => `${who} ${short(value)}`);
    const line = `${name.padEnd(46)} ${`${parts.join(' · ')} ${unit}`.padEnd(58)}`;
    if (goal === undefined) {
      console.log(line.trimEnd());
      return;
    }
    const met = goal.value <= (goal.atMost ?? Infinity) && goal.value >= (goal.atLeast ?? -Infinity);
    const target = goal.atMost === undefined ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
    console.log(`${line} ${`${short(goal.value)} ${goal.unit}`.padEnd(16)} ${`target ${target}`.padEnd(14)} ${met ? 'met' : 'MISSED'}`);
    this.judged += 1;
    if (!met) this.missed.push(figure);
  }

  skipped(name: string, why: string): void {
    console.log(`${name.padEnd(46)} not measured: ${why}`);
  }

  close(): void {
    console.log(`\nbench: ${this.judged - this.missed.length} of ${this.judged} targets met`);
    for (const { name } of this.missed)
      console.log(`missed: ${name}\n  reason: ${REASONS[name] ?? 'not looked into yet; on a busy machine run it again'}`);
  }
}
