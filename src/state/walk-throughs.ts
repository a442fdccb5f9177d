/** Walk-throughs on disk, one file each, so that another terminal can go on with one. What is read is checked like a stranger's. */
import { QUESTION_BYTES } from '../base/limits.ts';
import type { Plan, PlanStep } from '../session/walk-through.ts';
import type { Outcome } from '../session/suggestion.ts';
import type { StateFolder } from './folder.ts';
import { boolean, list, number, parseJson, record, text } from '../base/json.ts';

/** A walk-through of hundreds of long steps. */
const PLAN_BYTES = 256 * 1024;
/** Unfinished ones that are kept; older ones nobody goes back to. */
const PLANS_KEPT = 20;
/** A question is no longer; and a walk-through that goes on for days has its beginning forgotten. */
const GOAL_CHARS = QUESTION_BYTES;
const REMARKS = 8;
const STEPS = 250;
const FOLDER = 'plans';
const ID = /^[0-9A-Za-z.-]{1,80}$/;

export class PlanStore {
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  save(plan: Plan, nowMs: number): void {
    if (!ID.test(plan.id)) return;
    this.folder.write(fileOf(plan.id), `${JSON.stringify({ savedMs: nowMs, plan })}\n`);
    const names = this.all();
    for (const { id } of names.slice(PLANS_KEPT)) this.drop(id);
  }

  drop(id: string): void {
    if (ID.test(id)) this.folder.remove(fileOf(id));
  }

  /** Null when it is not there any more. */
  read(id: string): Plan | null {
    return ID.test(id) ? parse(id, this.folder.read(fileOf(id), PLAN_BYTES)).plan : null;
  }

  /** The one that was gone on with last; those of `who` first, since only they can be gone on with here. */
  newest(who: string): Plan | null {
    const all = this.all().flatMap(({ plan }) => (plan === null ? [] : [plan]));
    return all.find((plan) => plan.who === who) ?? all[0] ?? null;
  }

  /** Newest first. */
  private all(): readonly { readonly id: string; readonly savedMs: number; readonly plan: Plan | null }[] {
    return this.folder
      .list(FOLDER)
      .filter((name) => name.endsWith('.json') && ID.test(name.slice(0, -'.json'.length)))
      .map((name) => {
        const id = name.slice(0, -'.json'.length);
        return { id, ...parse(id, this.folder.read(fileOf(id), PLAN_BYTES)) };
      })
      .toSorted((one, other) => other.savedMs - one.savedMs);
  }
}

const fileOf = (id: string): string => `${FOLDER}/${id}.json`;

function parse(id: string, json: string | null): { readonly savedMs: number; readonly plan: Plan | null } {
  const outer = record(parseJson(json ?? ''));
  const plan = parsePlan(outer['plan']);
  return { savedMs: number(outer['savedMs']), plan: plan?.id === id ? plan : null };
}

/** Null for anything that is not a plan with a goal. */
export function parsePlan(value: unknown): Plan | null {
  const plan = record(value);
  const usage = record(plan['usage']);
  const [id, goal] = [text(plan['id']), text(plan['goal'])];
  if (!ID.test(id) || goal === '') return null;
  return {
    id,
    goal: goal.slice(0, GOAL_CHARS),
    remarks: list(plan['remarks']).slice(-REMARKS).map(text),
    steps: list(plan['steps']).slice(-STEPS).map(parseStep),
    who: text(plan['who']),
    cwd: text(plan['cwd']),
    allowed: number(plan['allowed']),
    waits: boolean(plan['waits']),
    usage: {
      inputTokens: number(usage['inputTokens']),
      outputTokens: number(usage['outputTokens']),
      cachedTokens: number(usage['cachedTokens']),
    },
  };
}

function parseStep(value: unknown): PlanStep {
  const step = record(value);
  return {
    command: text(step['command']),
    explanation: text(step['explanation']),
    last: boolean(step['last']),
    outcome: parseOutcome(step['outcome']),
    cwd: text(step['cwd']),
  };
}

export function parseOutcome(value: unknown): Outcome {
  const outcome = record(value);
  const status = number(outcome['status']);
  switch (outcome['at']) {
    case 'ran':
      return { at: 'ran', text: text(outcome['text']), edited: boolean(outcome['edited']), status };
    case 'unseen':
      return { at: 'unseen', status };
    default:
      return { at: 'open', others: boolean(outcome['others']) };
  }
}
