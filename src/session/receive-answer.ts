/** Folds provider events into the current answer and decides what happens when it is complete. Pure. */
import { assertNever } from '../base/assert-never.ts';
import { LOOK_UPS } from '../base/limits.ts';
import type { AssistantTurn, Failure, ProviderEvent, Turn } from '../llm/port.ts';
import { type Answer, ANSWER_NAMES, type LookUp, type Reply, type SayReply, type SuggestReply } from '../replies/index.ts';
import { gateText, hiding, NO_UTF_8, type Refusal, type ScreenSize, unshown } from '../safety/command-gate.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';
import type { AskId } from '../shell/wire.ts';
import { askModel, EARLIER_FIX, NEXT_CUE, questionId } from './ask-question.ts';
import { classifyAnswer, joined } from './classify-answer.ts';
import { addUsage } from './walk-through.ts';
import type { Asking, Effect, Script, Session, Step, Verdict } from './session.ts';
import { answerOrigin } from './untrusted.ts';
import { add } from '../base/usage.ts';
import { answerInText, pause, pauseUnlessOurs, prefill, wordsOfWalkThrough } from './walk-through-step.ts';

export const CUT: Failure = { what: 'the answer was cut short', remedy: 'nothing was prefilled; ask again' };
const REFUSED: Failure = { what: 'the model refused', remedy: 'put the question another way' };
/** The driver, which knows the name of the model, puts it into this text. */
export const NO_ANSWER: Failure = { what: 'no usable answer from the model', remedy: 'Try other words, or another model: `yosh models`' };

export function receiveAnswer(session: Session, phase: Asking, event: ProviderEvent): Step {
  const go = (next: Asking, effects: readonly Effect[] = []): Step => ({ session: { ...session, phase: next }, effects });
  switch (event.kind) {
    case 'text':
      return go({ ...phase, textReceived: phase.textReceived + event.text }, [{ kind: 'show-text', text: event.text }]);
    case 'tool':
      return go({ ...phase, calls: [...phase.calls, event.call] });
    case 'usage':
      return go({ ...phase, usage: add(phase.usage, event) });
    case 'items':
      return go({ ...phase, items: event.items });
    case 'failure':
      return fail(session, phase, event.failure);
    case 'end':
      if (event.reason === 'cut') return fail(session, phase, CUT);
      if (event.reason === 'refused') return fail(session, phase, REFUSED);
      return complete(pauseUnlessOurs(session), phase);
    default:
      return assertNever(event);
  }
}

/** Only an answer that ended normally gets here; only a valid one gets further. */
function complete(session: Session, phase: Asking): Step {
  const answer = classifyAnswer(phase);
  if (answer.kind === 'invalid') return correct(session, phase, answer.why);
  const { reply, call, words } = answer;
  const textReceived = joined(phase.textReceived, words);
  const step = act(session, { ...phase, textReceived, calls: call === null ? [] : [call] }, reply);
  const shown = textReceived.slice(phase.textReceived.length);
  return shown === '' ? step : { ...step, effects: [{ kind: 'show-text', text: shown }, ...step.effects] };
}

/** A reply does one of three things, whatever its kind. */
function act(session: Session, phase: Asking, reply: Reply): Step {
  const endText = endOfText(phase);
  switch (reply.does) {
    case 'suggest':
      return review(session, phase, reply, endText);
    case 'say':
      return endWithText(session, phase, reply, endText);
    case 'look-up':
      return lookUp(session, phase, reply, endText);
    default:
      return assertNever(reply);
  }
}

/** Passes a suggestion through the gate, then on to the review; it is prefilled only afterwards. */
export function review(session: Session, phase: Asking, reply: SuggestReply, endText: readonly Effect[]): Step {
  const gated = gateText(reply.command);
  if (!gated.ok) return refused(session, phase, gated.error);
  const hidden = hiding(gated.value, session.place.size);
  if (hidden !== null) return refused(session, phase, hidden);
  const effect: Effect = {
    kind: 'review-suggestion',
    command: gated.value,
    words: wordsOf(session, phase),
    turns: [...session.memory, ...phase.turns, answerOf(session, phase)],
    place: session.place,
    taken: phase.taken,
  };
  return { session: { ...session, phase: { ...phase, underReview: reply } }, effects: [...endText, effect] };
}

/** The model is asked once for a command that the gate lets pass. */
function refused(session: Session, phase: Asking, refusal: Refusal): Step {
  if (phase.taken !== null) return fail(session, phase, refusalOf(phase, refusal));
  return correct(session, phase, `The command cannot be used: ${refusal.why}. Suggest it without that.`, refusalOf(phase, refusal));
}

function refusalOf({ taken }: Asking, { why, shown }: Refusal): Failure {
  if (taken === null) return { what: `the suggested command was refused: ${why}`, remedy: `it was: ${shown}` };
  if (taken.from === 'fix') return { what: `your earlier fix was refused: ${why}`, remedy: 'to ask for another one: `yo again`' };
  return taken.from === 'block'
    ? { what: `code block ${taken.number} was refused: ${why}`, remedy: `to copy it: \`yo copy ${taken.number}\`` }
    : { what: `the script was refused: ${why}`, remedy: 'to change it: `yo edit`' };
}

/** Earlier questions that still count as the user's words: a wish from long ago must not unlock what is suggested now. */
const EARLIER_QUESTIONS = 2;

/** The user's own words for the intent check: this question, the two before it, and the walk-through's goal and remarks. */
function wordsOf({ memory, walkThrough }: Session, { question, taken }: Asking): string {
  const questions = memory.flatMap((turn) => (turn.role === 'user' && turn.follows !== true ? [turn.question] : []));
  const ofWalkThrough = walkThrough === null ? [] : wordsOfWalkThrough(walkThrough);
  // what asked for a code block or a script is the question of the answer it is in
  const all = taken === null ? [...questions, question] : taken.from === 'fix' ? [...questions, taken.words] : questions;
  return [...all.slice(-1 - EARLIER_QUESTIONS), ...ofWalkThrough].filter((text) => text !== NEXT_CUE).join('\n');
}

export function suggestionReviewed(session: Session, phase: Asking, reply: SuggestReply, verdict: Verdict, repairs = 1): Step {
  const mine = pauseUnlessOurs(session);
  if (verdict.repair !== null && phase.taken === null && phase.repairs < repairs) {
    const next = nextRequest(mine, phase, { repairs: phase.repairs + 1, underReview: null });
    return { session: { ...mine, phase: next }, effects: [askModel(mine, next, { kind: 'correction', why: verdict.repair })] };
  }
  if (verdict.refused !== null) return fail(mine, phase, verdict.refused);
  const { command, script, effect, own } = verdict;
  const before = recorded(script === null ? mine : { ...mine, script: script.file }, phase, reply);
  const { origin } = answerOf(session, phase);
  return prefill(before, phase, {
    command,
    origin,
    ...(own !== undefined && { own }),
    explanation: explanationOf(reply, phase, effect !== null),
    pending: reply.pending,
    shown: shownOf(verdict, mine.place.size),
    ...(script !== null && { script: script.file }),
    // the cursor's place counts from the model's own command, and the review may have put something before it
    ...(command === reply.command && reply.cursor !== undefined ? { cursor: reply.cursor } : {}),
  });
}

/** What is shown of a verdict, between the explanation and the prompt. */
const shownOf = ({ script, effect, notes }: Verdict, size: ScreenSize): readonly Effect[] => [
  ...(script === null ? [] : [{ kind: 'show-script', text: script.text } as const]),
  ...(effect === null ? [] : [{ kind: 'show-effect', ...effect } as const]),
  ...notes.map((text) => ({ kind: 'show-note', text }) as const),
  ...(script === null ? [] : [{ kind: 'show-note', text: aboutScript(script, size) } as const]),
];

/** The line above a prompt that holds only the name of the script. */
function aboutScript({ text }: Script, size: ScreenSize): ScreenText {
  const lines = text.split('\n').length;
  const char = unshown(text, size);
  const why =
    char === null ? (lines === 1 ? 'one long line' : `${lines} lines`) : `${char} in it cannot be shown at the prompt (${NO_UTF_8})`;
  return screenLine(`${why}, kept as a script · \`yo edit\` opens it in your editor first · \`yo save NAME\` copies it`);
}

/**
 * What is shown as the explanation. A model that gave none has often said it in the words before the command, which are on the screen,
 * and otherwise the effect below says what the command does.
 */
function explanationOf({ text }: SuggestReply, { textReceived, taken }: Asking, hasEffect: boolean): string {
  if (text !== '' || taken !== null) return text;
  return textReceived.trim() !== '' || hasEffect ? '' : UNEXPLAINED;
}

const UNEXPLAINED = 'the model gave no explanation';

function endWithText(session: Session, phase: Asking, reply: SayReply, textEffects: readonly Effect[]): Step {
  const before = recorded(session, phase, reply);
  const step = answerInText(before, phase, reply);
  return { ...step, effects: [...textEffects, ...step.effects] };
}

/** What was asked, in the words of the record. */
function questionOf({ walkThrough }: Session, { taken, purpose, question }: Asking): string {
  if (taken?.from === 'block') return `(code block ${taken.number} of the answer before)`;
  if (taken?.from === 'fix') return EARLIER_FIX;
  if (taken?.from === 'script') return '(the edited script of the answer before)';
  return purpose === 'next' ? `(next step) ${walkThrough?.goal ?? ''}` : question;
}

/** Ends the exchange: it goes into the memory and on disk, and its usage is counted. */
function recorded(session: Session, phase: Asking, reply: Answer): { readonly session: Session; readonly effects: readonly Effect[] } {
  // a code block or a script is in the memory already, as part of its answer
  const memory = phase.taken === null ? [...session.memory, ...turnsSent(phase), answerOf(session, phase)] : session.memory;
  const { who, cwd } = session.place;
  const { command, text } = reply;
  const exchange = { id: questionId(phase), who, cwd, question: questionOf(session, phase), command, text };
  return { session: { ...withUsage(session, phase), phase: { at: 'idle' }, memory }, effects: [{ kind: 'record-exchange', exchange }] };
}

const withUsage = (session: Session, { usage }: Asking): Session => ({
  ...session,
  usage: add(session.usage, usage),
  walkThrough: session.walkThrough === null ? null : addUsage(session.walkThrough, usage),
});

function lookUp(session: Session, phase: Asking, what: LookUp, endText: readonly Effect[]): Step {
  if (phase.lookUps >= LOOK_UPS) return correct(session, phase, `You have looked up ${LOOK_UPS} times. Answer now, with ${ANSWER_NAMES}.`);
  const next = nextRequest(session, phase, { lookUps: phase.lookUps + 1 });
  const note: Effect = { kind: 'show-note', text: screenLine(what.note) };
  return { session: { ...session, phase: next }, effects: [...endText, note, askModel(session, next, { kind: 'look-up', what })] };
}

/** Asks the model once to correct an invalid answer; `failure` is what is shown the second time. */
function correct(session: Session, phase: Asking, why: string, failure = NO_ANSWER): Step {
  if (phase.corrected) return fail(session, phase, failure);
  const next = nextRequest(session, phase, { corrected: true });
  return { session: { ...session, phase: next }, effects: [...endOfText(phase), askModel(session, next, { kind: 'correction', why })] };
}

const endOfText = ({ textReceived }: Asking): readonly Effect[] => (textReceived === '' ? [] : [{ kind: 'end-text' }]);

/** Sends another request for the same question: what was received of this answer becomes one of its turns. */
const nextRequest = (session: Session, phase: Asking, change: Partial<Asking>): Asking => ({
  ...phase,
  textReceived: '',
  calls: [],
  items: null,
  turns: [...turnsSent(phase), answerOf(session, phase)],
  ...change,
});

/** The turns as they were sent, so that the next request begins with the same bytes as this one. */
const turnsSent = ({ turns, question }: Asking): readonly Turn[] =>
  turns.at(-1)?.role === 'user' ? turns : [...turns, { role: 'user', question, facts: [] }];

function answerOf({ memory }: Session, phase: Asking): AssistantTurn {
  const { textReceived, calls, items } = phase;
  const [tool = null] = calls;
  return { role: 'assistant', text: textReceived, tool, origin: answerOrigin([...memory, ...turnsSent(phase)], items), items };
}

/** A question that fails leaves the walk-through as it was; when the next step cannot be had, the walk-through is set aside. */
export function fail(session: Session, phase: Asking, failure: Failure): Step {
  const idle = withUsage({ ...session, phase: { at: 'idle' } }, phase);
  if (phase.purpose !== 'next' || session.walkThrough === null) return refuse(idle, phase.id, failure);
  return refuse(pause(idle), phase.id, { what: failure.what, remedy: thenNext(failure.remedy) });
}

/** In a walk-through the remedy is `yo next`, not the question again. */
const thenNext = (remedy: string): string =>
  remedy.endsWith('ask again') ? `${remedy.slice(0, -'ask again'.length)}\`yo next\` tries again` : `${remedy}, then \`yo next\``;

export function refuse(session: Session, id: AskId, failure: Failure): Step {
  return {
    session,
    effects: [
      { kind: 'show-failure', failure },
      { kind: 'release-prompt', id, answer: 'err', text: '' },
    ],
  };
}
