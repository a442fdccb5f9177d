/** One line per figure: what every candidate reached, what was to be reached, and whether it was. */
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
const REASONS: Readonly<Record<string, string>> = {
  'prompt with and without hooks, empty Enter, bash': WAKING,
  'prompt with and without hooks, command, bash': WAKING,
  'prompt with and without hooks, empty Enter, zsh': WAKING,
  'prompt with and without hooks, command, zsh': WAKING,
};

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
