/** Begins a question to the model, and builds the effect that sends its next request. Pure. */
import type { Fact } from '../base/fact.ts';
import type { AskId } from '../shell/wire.ts';
import { ledger, type WalkThrough } from './walk-through.ts';
import { type OwnLine, ownOf } from './own-lines.ts';
import type { Asking, Effect, More, Purpose, Session, Step } from './session.ts';
import { outcomeText } from './suggestion.ts';
import { EARLIER } from './untrusted.ts';
import { NO_USAGE } from '../base/usage.ts';

/** Sent in place of a question when a step has run: the facts sent with it hold the outcome. */
export const NEXT_CUE =
  'The step was run. Judge by its output and exit status, then give the next step; when the goal is reached, say so in one sentence.';

/** Stands in the records for the question that is answered with a fix of the user's own. */
export const EARLIER_FIX = '(your earlier fix)';

/** Not part of the question: that is what the user typed, and what rules without a model read. */
const AGAIN: Fact = {
  name: 'asked-again',
  text: 'The user has seen your answers to this question and wants another one: another command, or another way.',
  lasting: false,
  origin: 'system',
};

/** Unique on this host: the shell's process, its count of questions, and the time. */
export const questionId = ({ id, timeMs }: { readonly id: AskId; readonly timeMs: number }): string => `${Math.floor(timeMs)}-${id}`;

export interface AskTime {
  readonly id: AskId;
  readonly timeMs: number;
}

interface Question extends AskTime {
  readonly purpose: Purpose;
  readonly question: string;
}

export function newAsking(question: Question, special: Partial<Pick<Asking, 'again' | 'taken'>> = {}): Asking {
  return {
    at: 'asking',
    ...question,
    again: false,
    taken: null,
    textReceived: '',
    calls: [],
    corrected: false,
    repairs: 0,
    underReview: null,
    lookUps: 0,
    items: null,
    turns: [],
    usage: NO_USAGE,
    ...special,
  };
}

export function askQuestion(session: Session, question: Question, again = false): Step {
  const phase = newAsking(question, { again });
  const asked = question.purpose === 'next' ? session.asked : question.question;
  const answers = again ? session.answers : [];
  return { session: { ...session, phase, asked, answers, codeBlocks: [] }, effects: [askModel(session, phase, null)] };
}

export function askModel(session: Session, { purpose, question, again, turns }: Asking, more: More | null): Effect {
  const { memory, place, blocks, untrustedLines, ownLines } = session;
  return {
    kind: 'ask-model',
    purpose,
    question,
    memory,
    place,
    ...commandsFor(session, purpose),
    blocks,
    facts: more === null ? [...sessionFacts(session, purpose), ...(again ? [AGAIN] : [])] : [],
    untrustedLines,
    ownLines,
    more,
    turns,
  };
}

/** Earlier commands to send: in a walk-through only the step, nothing of a detour, unless `yo` was typed alone. */
function commandsFor(
  { walkThrough, blocks, stepBlock }: Session,
  purpose: Purpose,
): Pick<Extract<Effect, { kind: 'ask-model' }>, 'last' | 'recent' | 'alias'> {
  const newest = blocks.ended.at(-1) ?? null;
  const alias = newest?.alias ?? '';
  if (walkThrough === null) return { last: newest, recent: blocks.ended.slice(0, -1), alias };
  const last = purpose === 'bare' ? newest : stepBlock;
  return { last, recent: [], alias: last === newest ? alias : '' };
}

/** What counts as the user's own of the steps that were run, oldest first. */
const ownSteps = ({ steps }: WalkThrough, lines: readonly OwnLine[]): readonly string[] =>
  steps.flatMap(({ outcome }) => (outcome.at === 'ran' ? [ownOf(lines, outcome.text)] : [])).filter((own) => own !== '');

/** The facts that only the session has: the walk-through, and the outcome of the last suggestion. */
function sessionFacts({ walkThrough, suggestion, ownLines }: Session, purpose: Purpose): readonly Fact[] {
  const facts: Fact[] = [];
  // untrusted: the ledger holds commands of the model, some of them read from a file
  if (walkThrough !== null)
    facts.push({
      name: 'walk-through',
      text: ledger(walkThrough),
      lasting: false,
      origin: 'untrusted',
      label: "the walk-through's ledger",
      value: { kind: 'steps', lines: ownSteps(walkThrough, ownLines) },
    });
  const inLedger = walkThrough !== null && suggestion?.step === true;
  if (suggestion === null || inLedger || purpose === 'next') return facts;
  const fact = { name: 'your-last-suggestion', text: outcomeText(suggestion), lasting: false } as const;
  return [...facts, suggestion.origin === 'untrusted' ? { ...fact, origin: 'untrusted', label: EARLIER } : { ...fact, origin: 'system' }];
}
