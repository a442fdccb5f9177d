/** The beginning of a question to the model, and its going on. Pure. */
import type { Fact } from '../base/fact.ts';
import type { AskId } from '../shell/wire.ts';
import { ledger } from './walk-through.ts';
import type { Asking, Effect, More, Purpose, Session, Step } from './session.ts';
import { told } from './suggestion.ts';
import { EARLIER } from './untrusted.ts';
import { NO_USAGE } from './usage.ts';

/** Said in the user's place when a step has run: the facts beside it say what came of it. */
export const NEXT_CUE =
  'The step was run. Judge by its output and exit status, then give the next step; when the goal is reached, say so in one sentence.';

/** Unique on this host: the shell's process, its count of questions, and the time. */
export const questionId = ({ id, timeMs }: { readonly id: AskId; readonly timeMs: number }): string => `${Math.floor(timeMs)}-${id}`;

interface Question {
  readonly id: AskId;
  readonly timeMs: number;
  readonly purpose: Purpose;
  readonly question: string;
}

export function ask(session: Session, question: Question): Step {
  const phase: Asking = {
    at: 'asking',
    ...question,
    said: '',
    call: null,
    calls: 0,
    again: false,
    repaired: false,
    suggested: null,
    lookUps: 0,
    items: null,
    turns: [],
    usage: NO_USAGE,
  };
  return { session: { ...session, phase }, effects: [askModel(session, phase, null)] };
}

export function askModel(session: Session, { purpose, question, turns }: Asking, more: More | null): Effect {
  const { memory, place, blocks, untrustedLines } = session;
  return {
    kind: 'ask',
    purpose,
    question,
    memory,
    place,
    ...commands(session, purpose),
    blocks,
    told: more === null ? knows(session, purpose) : [],
    untrustedLines,
    more,
    turns,
  };
}

/** Of the commands before: in a walk-through the step alone, nothing of detours, unless it is `yo` alone that asks. */
function commands(
  { plan, blocks, stepBlock }: Session,
  purpose: Purpose,
): Pick<Extract<Effect, { kind: 'ask' }>, 'last' | 'recent' | 'alias'> {
  const newest = blocks.ended.at(-1) ?? null;
  const alias = newest?.alias ?? '';
  if (plan === null) return { last: newest, recent: blocks.ended.slice(0, -1), alias };
  const last = purpose === 'bare' ? newest : stepBlock;
  return { last, recent: [], alias: last === newest ? alias : '' };
}

/** What the session itself knows and the model does not: the walk-through, and what became of its last suggestion. */
function knows({ plan, suggestion }: Session, purpose: Purpose): readonly Fact[] {
  const facts: Fact[] = [];
  // the ledger holds commands of the model, some of them read from a file
  if (plan !== null)
    facts.push({ name: 'walk-through', text: ledger(plan), lasting: false, origin: 'untrusted', label: "the walk-through's ledger" });
  const inLedger = plan !== null && suggestion?.step === true;
  if (suggestion === null || inLedger || purpose === 'next') return facts;
  const fact = { name: 'your-last-suggestion', text: told(suggestion), lasting: false } as const;
  return [...facts, suggestion.origin === 'untrusted' ? { ...fact, origin: 'untrusted', label: EARLIER } : { ...fact, origin: 'system' }];
}
