/**
 * A walk-through: a goal that stays, and a ledger of steps with what became of each. Pure; plain data, so that it can be kept on
 * disk and be taken up by another terminal. Docs: docs/session.md.
 */
import { PLAN_STEPS } from '../base/limits.ts';
import type { Block } from '../transcript/block.ts';
import { type Outcome, told } from './suggestion.ts';
import { add, NO_USAGE, type Usage } from './usage.ts';

export interface PlanStep {
  /** What was prefilled; a gate has to pass it again before it is another time. */
  readonly command: string;
  readonly explanation: string;
  /** The model said that nothing follows it. */
  readonly last: boolean;
  readonly outcome: Outcome;
  /** Where it ran. */
  readonly cwd: string;
}

export interface Plan {
  readonly id: string;
  /** The user's own words. */
  readonly goal: string;
  /** What the user said on the way. */
  readonly remarks: readonly string[];
  readonly steps: readonly PlanStep[];
  /** Made by this user on this host, and nobody else's: `<uid>@<host>`. */
  readonly who: string;
  readonly cwd: string;
  /** Steps until the user is asked whether to go on. */
  readonly allowed: number;
  /** The model asked the user something. */
  readonly waits: boolean;
  readonly usage: Usage;
}

type Offer = Pick<PlanStep, 'command' | 'explanation' | 'last'>;

const NOT_RUN: Outcome = { at: 'open', others: false };

export function newPlan(start: Pick<Plan, 'id' | 'goal' | 'who' | 'cwd'>): Plan {
  return { ...start, remarks: [], steps: [], allowed: PLAN_STEPS, waits: false, usage: NO_USAGE };
}

/** A step that was not run is replaced: the walk-through goes another way. */
export function offer(plan: Plan, step: Offer): Plan {
  const kept = isOpen(plan) ? plan.steps.slice(0, -1) : plan.steps;
  return { ...plan, waits: false, steps: [...kept, { ...step, outcome: NOT_RUN, cwd: '' }] };
}

/** What became of the newest step. */
export function ran(plan: Plan, outcome: Outcome, { cwd }: Pick<Block, 'cwd'>): Plan {
  const step = plan.steps.at(-1);
  return step === undefined ? plan : { ...plan, steps: [...plan.steps.slice(0, -1), { ...step, outcome, cwd }] };
}

export const remark = (plan: Plan, text: string): Plan => ({ ...plan, remarks: [...plan.remarks, text].slice(-REMARKS) });
export const spent = (plan: Plan, usage: Usage): Plan => ({ ...plan, usage: add(plan.usage, usage) });

/** The newest step has not been run. */
export const isOpen = (plan: Plan): boolean => plan.steps.at(-1)?.outcome.at !== 'ran' && plan.steps.length > 0;
export const isDone = (plan: Plan): boolean => !isOpen(plan) && plan.steps.at(-1)?.last === true;
export const isAtItsLimit = (plan: Plan): boolean => !isOpen(plan) && plan.steps.length >= plan.allowed;

/** The user wants more of them. */
export const allowMore = (plan: Plan): Plan => ({ ...plan, allowed: plan.steps.length + PLAN_STEPS });

const REMARKS = 8;
/** Steps told to the model: what happened long before decides nothing any more. */
const LEDGER_STEPS = 30;
const COMMAND_CHARS = 300;
const short = (text: string): string => (text.length <= COMMAND_CHARS ? text : `${text.slice(0, COMMAND_CHARS)}…`);

/** The walk-through in words, for the model; the goal is never cut off. */
export function ledger(plan: Plan): string {
  const earlier = Math.max(0, plan.steps.length - LEDGER_STEPS);
  const steps = plan.steps.slice(earlier).map(({ command, outcome }, index) => {
    const became = outcome.at === 'ran' ? { ...outcome, text: short(outcome.text) } : outcome;
    return `${earlier + index + 1}. ${told({ command: short(command), outcome: became })}${failed(outcome)}`;
  });
  if (earlier > 0) steps.unshift(`(${earlier} earlier steps)`);
  const remarks = plan.remarks.map((text) => `the user said on the way: ${text}`);
  return [`goal, in the user's words: ${plan.goal}`, `begun in ${plan.cwd}`, ...steps, ...remarks].join('\n');
}

const failed = (outcome: Outcome): string => (outcome.at === 'ran' && outcome.status !== 0 ? ' (it failed)' : '');
