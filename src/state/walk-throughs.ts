/** Keeps walk-throughs on disk, one file each, so that another terminal can continue them. Files are parsed as untrusted input. */
import { QUESTION_BYTES } from '../base/limits.ts';
import { isSelected, type Selection } from '../base/selection.ts';
import type { WalkThrough, WalkThroughStep } from '../session/walk-through.ts';
import type { Outcome } from '../session/suggestion.ts';
import type { Removed, StateFolder } from './folder.ts';
import { boolean, inJson, list, number, parseJson, record, text } from '../base/json.ts';

/** Enough for hundreds of long steps. */
const WALK_THROUGH_BYTES = 256 * 1024;
/** Unfinished walk-throughs that are kept; older ones are not continued any more. */
const WALK_THROUGHS_KEPT = 20;
/** A goal is at most as long as a question. */
const GOAL_CHARS = QUESTION_BYTES;
/** What the user has said between the steps: the newest of it counts as the user's own words. */
const REMARKS = 8;
/** Of a walk-through that goes on for days, only the newest steps are kept. */
const STEPS = 250;
/** Files call a walk-through a plan. */
const FOLDER = 'plans';
const ID = /^[0-9A-Za-z.-]{1,80}$/;

export class WalkThroughStore {
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  save(walkThrough: WalkThrough, nowMs: number): void {
    if (!ID.test(walkThrough.id)) return;
    this.folder.write(fileOf(walkThrough.id), `${JSON.stringify({ savedMs: nowMs, plan: walkThrough })}\n`);
    for (const { id } of this.all().slice(WALK_THROUGHS_KEPT)) this.drop(id);
  }

  drop(id: string): void {
    if (ID.test(id)) this.folder.remove(fileOf(id));
  }

  /** Null when it no longer exists. */
  read(id: string): WalkThrough | null {
    return ID.test(id) ? parse(id, this.folder.read(fileOf(id), WALK_THROUGH_BYTES)).walkThrough : null;
  }

  /** The one saved last; those of `who` come first, because only they can be continued here. */
  newest(who: string): WalkThrough | null {
    const all = this.all().flatMap(({ walkThrough }) => (walkThrough === null ? [] : [walkThrough]));
    return all.find((walkThrough) => walkThrough.who === who) ?? all[0] ?? null;
  }

  /** How many it removed. */
  forgetSelected(selection: Selection): number {
    const gone = this.all().filter(({ id, savedMs, walkThrough }) => {
      const texts = [this.folder.read(fileOf(id), WALK_THROUGH_BYTES) ?? ''];
      const { text: part } = selection;
      return isSelected(
        { ...selection, text: part === null ? null : inJson(part) },
        { timeMs: savedMs, cwd: walkThrough?.cwd ?? null, texts },
      );
    });
    for (const { id } of gone) this.drop(id);
    return gone.length;
  }

  forget(): Removed {
    return this.folder.remove(FOLDER);
  }

  /** Newest first. */
  private all(): readonly { readonly id: string; readonly savedMs: number; readonly walkThrough: WalkThrough | null }[] {
    return this.folder
      .list(FOLDER)
      .filter((name) => name.endsWith('.json') && ID.test(name.slice(0, -'.json'.length)))
      .map((name) => {
        const id = name.slice(0, -'.json'.length);
        return { id, ...parse(id, this.folder.read(fileOf(id), WALK_THROUGH_BYTES)) };
      })
      .toSorted((one, other) => other.savedMs - one.savedMs);
  }
}

const fileOf = (id: string): string => `${FOLDER}/${id}.json`;

function parse(id: string, json: string | null): { readonly savedMs: number; readonly walkThrough: WalkThrough | null } {
  const outer = record(parseJson(json ?? ''));
  const walkThrough = parseWalkThrough(outer['plan']);
  return { savedMs: number(outer['savedMs']), walkThrough: walkThrough?.id === id ? walkThrough : null };
}

/** Null for anything that is not a walk-through with a goal. */
export function parseWalkThrough(value: unknown): WalkThrough | null {
  const walkThrough = record(value);
  const usage = record(walkThrough['usage']);
  const [id, goal] = [text(walkThrough['id']), text(walkThrough['goal'])];
  if (!ID.test(id) || goal === '') return null;
  return {
    id,
    goal: goal.slice(0, GOAL_CHARS),
    remarks: list(walkThrough['remarks']).slice(-REMARKS).map(text),
    steps: list(walkThrough['steps']).slice(-STEPS).map(parseStep),
    who: text(walkThrough['who']),
    cwd: text(walkThrough['cwd']),
    allowed: number(walkThrough['allowed']),
    waits: boolean(walkThrough['waits']),
    usage: {
      inputTokens: number(usage['inputTokens']),
      outputTokens: number(usage['outputTokens']),
      cachedTokens: number(usage['cachedTokens']),
    },
  };
}

function parseStep(value: unknown): WalkThroughStep {
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
      return {
        at: 'ran',
        text: text(outcome['text']),
        edited: boolean(outcome['edited']),
        status: outcome['status'] === null ? null : status,
      };
    case 'unseen':
      return { at: 'unseen', status };
    default:
      return { at: 'open', others: boolean(outcome['others']) };
  }
}
