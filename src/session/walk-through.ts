/**
 * A walk-through: a goal that never changes, and a ledger of steps with the outcome of each. Pure; plain data, so that it can be kept
 * on disk and continued in another terminal. Docs: docs/session.md.
 */
import { WALK_THROUGH_STEPS } from '../base/limits.ts';
import { type Outcome, outcomeText } from './suggestion.ts';
import { add, NO_USAGE, type Usage } from '../base/usage.ts';

export interface WalkThroughStep {
  /** What was prefilled; it has to pass the gate again each time it is prefilled. */
  readonly command: string;
  readonly explanation: string;
  /** The model announced it as the last step. */
  readonly last: boolean;
  readonly outcome: Outcome;
  /** The folder in which it ran. */
  readonly cwd: string;
}

export interface WalkThrough {
  readonly id: string;
  /** The question that began it, in the user's own words. */
  readonly goal: string;
  /** Questions of the user in the middle of it, which steer it. */
  readonly remarks: readonly string[];
  readonly steps: readonly WalkThroughStep[];
  /** The user and host it belongs to, the only ones who may continue it: `<uid>@<host>`. */
  readonly who: string;
  readonly cwd: string;
  /** Steps until the user is asked whether to go on. */
  readonly allowed: number;
  /** The model asked the user something, and the walk-through waits for the answer. */
  readonly waits: boolean;
  readonly usage: Usage;
}

type NewStep = Pick<WalkThroughStep, 'command' | 'explanation' | 'last'>;

const NOT_RUN: Outcome = { at: 'open', others: false };

export function newWalkThrough(start: Pick<WalkThrough, 'id' | 'goal' | 'who' | 'cwd'>): WalkThrough {
  return { ...start, remarks: [], steps: [], allowed: WALK_THROUGH_STEPS, waits: false, usage: NO_USAGE };
}

/** Adds a step; it replaces the newest one if that was not run. */
export function addStep(walkThrough: WalkThrough, step: NewStep): WalkThrough {
  const kept = isOpen(walkThrough) ? walkThrough.steps.slice(0, -1) : walkThrough.steps;
  return { ...walkThrough, waits: false, steps: [...kept, { ...step, outcome: NOT_RUN, cwd: '' }] };
}

/** Sets the outcome of the newest step. */
export function withOutcome(walkThrough: WalkThrough, outcome: Outcome, cwd: string): WalkThrough {
  const step = walkThrough.steps.at(-1);
  return step === undefined ? walkThrough : { ...walkThrough, steps: [...walkThrough.steps.slice(0, -1), { ...step, outcome, cwd }] };
}

export const addRemark = (walkThrough: WalkThrough, text: string): WalkThrough => ({
  ...walkThrough,
  remarks: [...walkThrough.remarks, text].slice(-REMARKS),
});
export const addUsage = (walkThrough: WalkThrough, usage: Usage): WalkThrough => ({ ...walkThrough, usage: add(walkThrough.usage, usage) });

/** The newest step has not been run. */
export const isOpen = (walkThrough: WalkThrough): boolean => walkThrough.steps.at(-1)?.outcome.at !== 'ran' && walkThrough.steps.length > 0;
export const isDone = (walkThrough: WalkThrough): boolean => !isOpen(walkThrough) && walkThrough.steps.at(-1)?.last === true;
export const isAtItsLimit = (walkThrough: WalkThrough): boolean => !isOpen(walkThrough) && walkThrough.steps.length >= walkThrough.allowed;

/** Allows as many steps again. */
export const allowMore = (walkThrough: WalkThrough): WalkThrough => ({
  ...walkThrough,
  allowed: walkThrough.steps.length + WALK_THROUGH_STEPS,
});

const REMARKS = 8;
/** Newest steps sent to the model: older ones no longer decide anything. */
const LEDGER_STEPS = 30;
const COMMAND_CHARS = 300;
const short = (text: string): string => (text.length <= COMMAND_CHARS ? text : `${text.slice(0, COMMAND_CHARS)}…`);

/** The walk-through as text for the model; the goal is never cut. */
export function ledger(walkThrough: WalkThrough): string {
  const earlier = Math.max(0, walkThrough.steps.length - LEDGER_STEPS);
  const steps = walkThrough.steps.slice(earlier).map(({ command, outcome }, index) => {
    const shortOutcome = outcome.at === 'ran' ? { ...outcome, text: short(outcome.text) } : outcome;
    return `${earlier + index + 1}. ${outcomeText({ command: short(command), outcome: shortOutcome })}${failed(outcome)}`;
  });
  if (earlier > 0) steps.unshift(`(${earlier} earlier steps)`);
  const remarks = walkThrough.remarks.map((text) => `the user said on the way: ${text}`);
  return [`goal, in the user's words: ${walkThrough.goal}`, `begun in ${walkThrough.cwd}`, ...steps, ...remarks].join('\n');
}

const failed = (outcome: Outcome): string => (outcome.at === 'ran' && (outcome.status ?? 0) !== 0 ? ' (it failed)' : '');
