/** Prints one line per figure: the value of every candidate, the target, and whether it is met. */
import { WIRE_NAMES } from '../../src/providers/wires.ts';
import { short } from './numbers.ts';

export interface Figure {
  readonly name: string;
  /** The measured value of each candidate, in `unit`. */
  readonly values: Readonly<Record<string, number>>;
  readonly unit: string;
  /** The value compared with the target; absent on a line that is only for information. */
  readonly goal?: { readonly value: number; readonly unit: string; readonly atMost?: number; readonly atLeast?: number };
}

/** Known reasons for missed targets, by the name of the figure. */
const WAKING =
  'the hooks use 60–70 µs of CPU time in bash and 116 in zsh for an empty Enter, 170–190 for a command; the rest is the proxy, which wakes for their frames before it can show the prompt';
/** By strace of an empty Enter; script(1) copies each of them without looking at it. */
const IN_PIECES =
  'bash writes an Enter in four pieces (the end of the line, the end of bracketed paste, the frame, the prompt), and the event loop wakes for each; zsh writes eight, but a bare zsh takes more than twice as long as a bare bash';
const REASONS: Record<string, string> = {
  'Enter to prompt, empty Enter, bash': IN_PIECES,
  'Enter to prompt, command, bash': IN_PIECES,
  'memory of each of ten idle proxies': 'a node that runs nothing has 8.5 MB of it, and no option of V8 makes it less',
  'prompt with and without hooks, empty Enter, bash': WAKING,
  'prompt with and without hooks, command, bash': WAKING,
  'prompt with and without hooks, empty Enter, zsh': WAKING,
  'prompt with and without hooks, command, zsh': WAKING,
  ...Object.fromEntries(
    ['empty Enter', 'command'].flatMap((what) => [
      [
        `CPU time of the shell with and without hooks, ${what}, bash`,
        'instructions above the bare shell: 217,000 for an empty Enter, of which 121,000 are an empty function called from PROMPT_COMMAND behind the test of $-; 587,000 for a command, of which 76,000 are the history by a file and 37,000 PS0 (decision 83)',
      ],
      [
        `CPU time of the shell with and without hooks, ${what}, zsh`,
        'instructions above the bare shell: 121,500 for an empty Enter, of which 79,400 are an empty function, an empty widget and one print; 271,700 for a command (decision 77)',
      ],
    ]),
  ),
};

const REVIEWED =
  'a suggestion is reviewed before it is shown: 3–5 ms of the time, and 10 ms more for the first one of a companion, whose code runs for the first time';
const COLD =
  'by a profile, code that has run only a few times: facts, variables, who listens, the SDK, the review; calls of the kernel have 18 %, the collector of garbage 4 %, no other function 2 % (decision 83)';
for (const wire of WIRE_NAMES) {
  REASONS[`later questions, server that answers at once, ${wire}`] = COLD;
  REASONS[`last byte to prefilled prompt, ${wire}`] = REVIEWED;
  REASONS[`later questions over the server’s own time, ${wire}`] = REVIEWED;
}
for (const shell of ['bash', 'zsh'])
  for (const kind of ['offline provider', 'scripted companion']) REASONS[`later questions, ${kind}, ${shell}`] = REVIEWED;
const COMPILED =
  'of 133 ms of CPU time 25 are node -e 0, 13 compile 359 patterns when they are first used, a fifth is the kernel, mostly new memory, a tenth V8’s own threads (decisions 78 and 83)';
for (const what of ['one-shot question', 'CPU time of a one-shot question']) REASONS[`${what}, offline`] = COMPILED;

export class Report {
  /** All that were measured. */
  readonly figures: Figure[] = [];
  private readonly missed: Figure[] = [];
  private compared = 0;

  /** Of this machine, as in yardstick.ts. */
  private readonly slowness: number;

  constructor(slowness: number) {
    this.slowness = slowness;
  }

  figure(figure: Figure): void {
    this.figures.push(figure);
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
    this.compared += 1;
    if (!met) this.missed.push(figure);
  }

  skipped(name: string, why: string): void {
    console.log(`${name.padEnd(46)} not measured: ${why}`);
  }

  close(): void {
    console.log(`\nbench: ${this.compared - this.missed.length} of ${this.compared} targets met`);
    const slow = this.missed.filter((figure) => this.isMetElsewhere(figure));
    if (slow.length > 0)
      console.log(`${slow.length} of those missed are met on a machine where node -e 0 takes what it took where their targets were set`);
    for (const figure of this.missed) {
      const note = slow.includes(figure) ? `met when divided by ${short(this.slowness)}; ` : '';
      console.log(`missed: ${figure.name}\n  reason: ${note}${REASONS[figure.name] ?? 'not known yet; on a busy machine run it again'}`);
    }
  }

  /** Whether only the machine is too slow: targets that are times, and no ratios, were set on a certain one. */
  private isMetElsewhere({ goal }: Figure): boolean {
    return goal?.atMost !== undefined && /^(?:ms|µs)\b/.test(goal.unit) && goal.value / this.slowness <= goal.atMost;
  }
}
