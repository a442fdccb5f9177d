/** Takes a walk-through from prompt to prompt: begins it, prefills its steps, waits during a detour, ends it, resumes it. Pure. */
import type { SayReply } from '../replies/index.ts';
import { gateCommand, type CommandLine } from '../safety/command-gate.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { AskId } from '../shell/wire.ts';
import { askQuestion, NEXT_CUE, questionId } from './ask-question.ts';
import { addRemark, addStep, allowMore, isAtItsLimit, isDone, isOpen, newWalkThrough, type WalkThrough } from './walk-through.ts';
import { shellBegun } from './outcome.ts';
import { type Asking, type Effect, isQuestionOpen, type Session, type Step } from './session.ts';
import { isHidden } from '../transcript/private.ts';
import { withAnswer } from './other-answers.ts';
import { suggest, type Suggestion } from './suggestion.ts';
import { lineOrigin, withLine } from './untrusted.ts';

const PREFILLED = { at: 'prefilled', drawn: false } as const;

type Before = Pick<Step, 'session' | 'effects'>;

const release = (id: AskId, kind: 'cmd' | 'pend' | 'chat' | 'hold', text: CommandLine | '' = ''): Effect => ({
  kind: 'release-prompt',
  id,
  answer: kind,
  text,
});
const note = (text: string): Effect => ({ kind: 'show-note', text: screenLine(text) });

/** Sets the walk-through aside until `yo next`; it stays on disk. */
export const pause = (session: Session): Session => ({ ...session, walkThrough: null, paused: session.walkThrough ?? session.paused });

/** A walk-through continues only for its own user: a shell of another user in this terminal sets it aside. */
export const pauseUnlessOurs = (session: Session): Session => (session.walkThrough?.who === session.place.who ? session : pause(session));

interface Prefill {
  readonly command: CommandLine;
  /** Origin of the answer it came in. */
  readonly origin: Suggestion['origin'];
  /** See `Verdict`. */
  readonly own?: string;
  readonly explanation: string;
  readonly pending: boolean;
  /** Effects and notes, below the explanation. */
  readonly shown: readonly Effect[];
  /** See `GivenAnswer`. */
  readonly cursor?: number;
  readonly script?: string;
}

/** Prefills a command that passed the gate and the review, as a step of a walk-through or on its own. */
export function prefill(
  { session, effects }: Before,
  phase: Asking,
  { command, origin, own, explanation, pending, shown: below, script, ...hole }: Prefill,
): Step {
  const { id, purpose, timeMs, question, again } = phase;
  const { walkThrough, place } = session;
  const isStep = purpose === 'next' ? walkThrough !== null : pending;
  const suggestion = suggest(command, origin, isStep, questionId(phase), own);
  const untrustedLines = origin === 'untrusted' ? withLine(session.untrustedLines, command) : session.untrustedLines;
  // a code block or a script is not an answer to the question
  const isAnswer = phase.taken === null || phase.taken.from === 'fix';
  const answers = isAnswer
    ? withAnswer(session.answers, { suggestion, ...hole, ...(script !== undefined && { script }) })
    : session.answers;
  const prefilled: Session = { ...session, phase: PREFILLED, suggestion, answers, untrustedLines, detour: false };
  if (!isStep) {
    const explain: readonly Effect[] = explanation === '' ? [] : [{ kind: 'show-explanation', text: screenLine(explanation), step: null }];
    // during a walk-through it is a detour, and the hook still asks for the next step before each prompt
    const released: Effect = { kind: 'release-prompt', id, answer: walkThrough === null ? 'cmd' : 'pend', text: command, ...hole };
    return { session: prefilled, effects: [...effects, ...explain, ...below, released] };
  }
  const begun = walkThrough ?? {
    ...newWalkThrough({ id: questionId({ id, timeMs }), goal: goalOf(session, question), who: place.who, cwd: place.cwd }),
    usage: phase.usage,
  };
  const steered = walkThrough !== null && purpose === 'question' && !again ? addRemark(begun, question) : begun;
  const next = addStep(steered, { command, explanation, last: !pending });
  return {
    session: { ...prefilled, walkThrough: next, paused: null, stepBlock: walkThrough === null ? null : session.stepBlock },
    effects: [...effects, { kind: 'save-walk-through', walkThrough: next }, ...shown(next, command, id, below)],
  };
}

/** A goal that begins like this holds a command line that the user did not write. */
const SUGGESTED = 'put right what went wrong with the suggested';

function goalOf({ blocks, untrustedLines }: Session, question: string): string {
  if (question !== '') return question;
  const text = blocks.ended.at(-1)?.text ?? '';
  if (isHidden(text)) return 'put right what went wrong';
  return lineOrigin(untrustedLines, text) === 'user' ? `put right what went wrong with \`${text}\`` : `${SUGGESTED} \`${text}\``;
}

/** The user's own words in a walk-through. A goal made from a suggestion is not among them. */
export const wordsOfWalkThrough = ({ goal, remarks }: WalkThrough): readonly string[] => [
  ...(goal.startsWith(SUGGESTED) ? [] : [goal]),
  ...remarks,
];

const shown = (walkThrough: WalkThrough, command: CommandLine, id: AskId, below: readonly Effect[] = []): readonly Effect[] => [
  // the number of the step is shown even when nothing explains it
  {
    kind: 'show-explanation',
    text: screenLine(walkThrough.steps.at(-1)?.explanation || 'no explanation given'),
    step: walkThrough.steps.length,
  },
  ...below,
  release(id, 'pend', command),
];

/**
 * When the next step was asked for, an answer in text ends the walk-through, unless it asks the user something. Otherwise the
 * walk-through stays as it was.
 */
export function answerInText({ session, effects }: Before, { id, purpose }: Asking, { asks }: SayReply): Step {
  const { walkThrough, suggestion } = session;
  if (walkThrough === null) return { session, effects: [...effects, release(id, 'chat')] };
  if (purpose === 'next') {
    if (!asks) return finished({ session, effects }, walkThrough, id);
    const waiting: WalkThrough = { ...walkThrough, waits: true };
    return {
      session: { ...session, walkThrough: waiting },
      effects: [...effects, { kind: 'save-walk-through', walkThrough: waiting }, release(id, 'hold')],
    };
  }
  const { outcome, step = false, command } = suggestion ?? {};
  if (!step || command === undefined || outcome?.at !== 'open' || outcome.others)
    return { session, effects: [...effects, release(id, 'hold')] };
  // the question was typed at the prompt where the step was prefilled: it is prefilled again if it still fits the window
  const gated = gateCommand(command, session.place.size);
  if (!gated.ok) {
    const line = note(`the step cannot be prefilled: ${gated.error.why}; \`yo next\` goes on`);
    return { session, effects: [...effects, line, release(id, 'hold')] };
  }
  return { session: { ...session, phase: PREFILLED }, effects: [...effects, release(id, 'pend', command)] };
}

function finished({ session, effects }: Before, walkThrough: WalkThrough, id: AskId): Step {
  return {
    session: { ...session, walkThrough: null, paused: null },
    effects: [
      ...effects,
      { kind: 'drop-walk-through', id: walkThrough.id },
      { kind: 'show-walk-through-cost', walkThrough },
      release(id, 'chat'),
    ],
  };
}

/** Decides what a prompt gets during a walk-through, before it is drawn. */
export function stepDue(session: Session, id: AskId, timeMs: number): Step {
  const { walkThrough, suggestion, phase } = session;
  if (isQuestionOpen(phase)) {
    const done = stepDue({ ...session, phase: { at: 'idle' } }, id, timeMs);
    return { ...done, effects: [{ kind: 'cancel-request' }, ...done.effects] };
  }
  if (phase.at === 'prefilled' && session.blocks.running !== null) {
    const { session: begun, effects } = shellBegun(session);
    const due = stepDue({ ...begun, phase: { at: 'idle' } }, id, timeMs);
    return { ...due, effects: [...effects, ...due.effects] };
  }
  const idle: Session = { ...session, phase: { at: 'idle' } };
  if (walkThrough === null || !session.on || pauseUnlessOurs(session).walkThrough === null)
    return { session: pause(idle), effects: [release(id, 'chat')] };
  if (phase.at === 'prefilled' && suggestion?.step === true) return setAsideAtPrompt(idle, walkThrough, id);
  if (walkThrough.waits) return { session: idle, effects: [release(id, 'hold')] };
  if (isDone(walkThrough)) return finished({ session: idle, effects: [] }, walkThrough, id);
  if (isAtItsLimit(walkThrough)) {
    const line = note(`${walkThrough.steps.length} steps are done; \`yo next\` goes on, \`yo stop\` ends it`);
    return { session: pause(idle), effects: [line, release(id, 'chat')] };
  }
  if (isOpen(walkThrough)) return detour(idle, walkThrough, id);
  return askQuestion(idle, { id, timeMs, purpose: 'next', question: NEXT_CUE });
}

/** Nothing was run at the prompt with the step: the user entered an empty line, or pressed Ctrl-C. */
function setAsideAtPrompt(session: Session, walkThrough: WalkThrough, id: AskId): Step {
  const line = note(`walk-through set aside at step ${walkThrough.steps.length} · \`yo next\` goes on · \`yo stop\` ends it`);
  return { session: pause(session), effects: [line, release(id, 'chat')] };
}

/** Another command was run, or none: the step waits. A note says so once, when there was a command. */
function detour(session: Session, walkThrough: WalkThrough, id: AskId): Step {
  const { suggestion } = session;
  const unseen = suggestion?.step === true && suggestion.outcome.at === 'unseen';
  const elsewhere = unseen || suggestion?.step !== true || (suggestion.outcome.at === 'open' && suggestion.outcome.others);
  if (session.detour || !elsewhere) return { session, effects: [release(id, 'hold')] };
  const why = unseen ? 'the shell did not report what was run; ' : '';
  const line = note(`${why}the walk-through waits at step ${walkThrough.steps.length} · \`yo next\` goes on · \`yo stop\` ends it`);
  return { session: { ...session, detour: true }, effects: [line, release(id, 'hold')] };
}

/** `yo next`. */
export function resume(session: Session, id: AskId, timeMs: number): Step {
  const { walkThrough, paused } = session;
  if (!session.on) return { session, effects: [note('yo is off. Turn it on: yo on'), release(id, 'chat')] };
  if (walkThrough !== null) return goOn(session, walkThrough, id, timeMs);
  // read again from disk: another terminal may have continued it
  return {
    session: { ...session, phase: { at: 'resuming', id, timeMs } },
    effects: [{ kind: 'load-walk-through', id: paused?.id ?? null }],
  };
}

export function walkThroughLoaded(
  session: Session,
  phase: { readonly id: AskId; readonly timeMs: number },
  walkThrough: WalkThrough | null,
): Step {
  const idle: Session = { ...session, phase: { at: 'idle' } };
  if (walkThrough === null) {
    const why = session.paused === null ? 'there is no walk-through to go on with' : 'that walk-through was ended in another terminal';
    return { session: { ...idle, paused: null }, effects: [note(why), release(phase.id, 'chat')] };
  }
  return goOn(idle, walkThrough, phase.id, phase.timeMs);
}

function goOn(session: Session, before: WalkThrough, id: AskId, timeMs: number): Step {
  const { place } = session;
  if (before.who !== place.who) {
    const line = note(`that walk-through belongs to ${before.who}, and this is ${place.who}; go on there`);
    return { session, effects: [line, release(id, session.walkThrough === null ? 'chat' : 'hold')] };
  }
  const walkThrough: WalkThrough = { ...(isAtItsLimit(before) ? allowMore(before) : before), waits: false };
  const taken: Session = { ...session, walkThrough, paused: null, detour: false };
  const elsewhere: readonly Effect[] = walkThrough.cwd === place.cwd ? [] : [note(`this walk-through was begun in ${walkThrough.cwd}`)];
  const step = walkThrough.steps.at(-1);
  if (step === undefined || !isOpen(walkThrough)) {
    if (isDone(walkThrough)) return finished({ session: taken, effects: [] }, walkThrough, id);
    const asked = askQuestion(taken, { id, timeMs, purpose: 'next', question: NEXT_CUE });
    return { ...asked, effects: [...elsewhere, ...asked.effects] };
  }
  const gated = gateCommand(step.command, place.size);
  if (!gated.ok) {
    const line = note(`step ${walkThrough.steps.length} cannot be prefilled: ${gated.error.why}`);
    return { session: pause(taken), effects: [line, release(id, 'chat')] };
  }
  return {
    // untrusted: the step may come from a file, and what was in the context when it was suggested is unknown
    session: {
      ...taken,
      phase: PREFILLED,
      suggestion: suggest(gated.value, 'untrusted', true),
      untrustedLines: withLine(taken.untrustedLines, gated.value),
    },
    effects: [...elsewhere, ...shown(walkThrough, gated.value, id)],
  };
}
