/**
 * The session's state machine: a pure function from a state and an event to a state and effects. No clock, no I/O, no randomness.
 * Its table is docs/session.md. `receive-answer.ts` handles the answer, `walk-through-step.ts` what happens between two steps.
 */
import { assertNever } from '../base/assert-never.ts';
import { QUESTION_BYTES } from '../base/limits.ts';
import type { Failure } from '../llm/port.ts';
import type { AskId } from '../shell/wire.ts';
import { marked, noBlocks } from '../transcript/blocks.ts';
import { CUT, fail, receiveAnswer, refuse, suggestionReviewed } from './receive-answer.ts';
import { askQuestion, type AskTime } from './ask-question.ts';
import { wantedBlock } from './code-block.ts';
import { failedCommand, fixFound, lookForFix } from './earlier-fix.ts';
import { outcomeKnown, shellBegun } from './outcome.ts';
import { withoutTexts } from './remembering.ts';
import { type Effect, isQuestionOpen, type Phase, type Session, type SessionEvent, type Step } from './session.ts';
import { afterCommand } from './suggestion.ts';
import { NO_USAGE } from '../base/usage.ts';
import { otherAnswer } from './other-answers.ts';
import { pause, pauseUnlessOurs, resume, stepDue, walkThroughLoaded } from './walk-through-step.ts';
import { editedScript, savedScript, scriptRead } from './script.ts';
import { type OwnWord, ownWord, type OwnWordResult, saying } from './own-words.ts';

export type { Step } from './session.ts';

export const newSession: Session = {
  phase: { at: 'idle' },
  on: true,
  place: { shell: '', version: '', cwd: '', who: '', size: { cols: 80, rows: 24 } },
  memory: [],
  blocks: noBlocks,
  stepBlock: null,
  suggestion: null,
  untrustedLines: [],
  ownLines: [],
  walkThrough: null,
  paused: null,
  asked: null,
  answers: [],
  codeBlocks: [],
  script: null,
  detour: false,
  usage: NO_USAGE,
};

const stay = (session: Session): Step => ({ session, effects: [] });

export function step(session: Session, event: SessionEvent): Step {
  const { phase } = session;
  switch (event.kind) {
    case 'prompt': {
      const { shell, version, cwd, who } = event;
      // before the first prompt of a suggestion its own question runs
      const { session: before, effects } = phase.at === 'prefilled' && phase.drawn ? shellBegun(session) : stay(session);
      const blocks = marked(before.blocks, event);
      return {
        session: { ...before, phase: atNextPrompt(before.phase), blocks, place: { ...before.place, shell, version, cwd, who } },
        effects,
      };
    }
    case 'started':
      return stay({ ...session, blocks: marked(session.blocks, event) });
    case 'ended':
      return commandEnded(session, event);
    case 'window-resized':
      return stay({ ...session, place: { ...session.place, size: event.size } });
    case 'question-asked':
      return questionAsked(session, event);
    case 'step-due':
      return stepDue({ ...session, place: { ...session.place, who: event.who } }, event.id, event.timeMs);
    case 'walk-through-loaded':
      return phase.at === 'resuming' ? walkThroughLoaded(session, phase, event.walkThrough) : stay(session);
    case 'memory-used':
      return phase.at === 'recalling' && phase.id === event.id ? memoryUsed(session, phase, event) : stay(session);
    case 'fix-found':
      return fixFound(session, event);
    case 'answer-event-received':
      return phase.at === 'asking' && phase.underReview === null ? receiveAnswer(session, phase, event.event) : stay(session);
    case 'suggestion-reviewed':
      if (phase.at !== 'asking' || phase.underReview === null) return stay(session);
      return suggestionReviewed(session, phase, phase.underReview, event.verdict, event.repairs);
    case 'confirmation-needed':
      if (phase.at !== 'asking') return stay(session);
      return {
        session: { ...session, phase: { at: 'confirming', asking: phase } },
        effects: [{ kind: 'ask-user', id: phase.id, text: event.text }],
      };
    case 'confirmation-answered':
      if (phase.at !== 'confirming') return stay(session);
      return { session: { ...session, phase: phase.asking }, effects: [{ kind: 'settle-confirmation', yes: event.yes }] };
    case 'text-shown':
      return stay(event.codeBlocks.length === 0 ? session : { ...session, codeBlocks: event.codeBlocks });
    case 'line-explained':
      return answerOwnWord(event.id, { session, effects: said(event.text) });
    case 'other-answer-wanted':
      return otherAnswerWanted(session, event);
    case 'script-read':
      return phase.at === 'asking' ? scriptRead(session, phase, event.text) : stay(session);
    case 'question-sent':
      if (phase.at !== 'asking') return stay(session);
      return stay({ ...session, memory: event.memory, phase: { ...phase, turns: [...phase.turns, event.turn] } });
    case 'answer-broken-off':
      return phase.at === 'asking' && phase.underReview === null ? fail(session, phase, CUT) : stay(session);
    case 'question-cancelled':
      return questionCancelled(session);
    default:
      return assertNever(event);
  }
}

/** A second prompt without a command run at the first: the suggestion is no longer at the prompt. */
function atNextPrompt(phase: Phase): Phase {
  if (phase.at !== 'prefilled') return phase;
  return phase.drawn ? { at: 'idle' } : { at: 'prefilled', drawn: true };
}

function commandEnded(before: Session, event: Extract<SessionEvent, { kind: 'ended' }>): Step {
  const wasPrefilled = before.phase.at === 'prefilled';
  const session: Session = {
    ...before,
    phase: wasPrefilled ? { at: 'idle' } : before.phase,
    blocks: before.on ? marked(before.blocks, event) : noBlocks,
  };
  const block = session.blocks.ended.at(-1);
  if (session.suggestion === null || block === undefined) return stay(session);
  const suggestion = afterCommand(session.suggestion, block, wasPrefilled);
  return suggestion === session.suggestion ? stay(session) : outcomeKnown({ ...session, suggestion }, suggestion, block);
}

const NOT_TEXT: Failure = { what: 'the question is not valid UTF-8', remedy: 'nothing was sent; type it again' };
const TOO_LONG: Failure = { what: `the question is longer than ${QUESTION_BYTES} bytes`, remedy: 'nothing was sent; shorten it' };
const OFF: Failure = { what: 'yo is off: nothing is captured or sent', remedy: 'Turn it on: yo on' };

function questionAsked(session: Session, event: Extract<SessionEvent, { kind: 'question-asked' }>): Step {
  if (isQuestionOpen(session.phase)) return insteadOfOpen(session, (idle) => questionAsked(idle, event));
  const { id, timeMs } = event;
  const idle = pauseUnlessOurs({ ...session, phase: { at: 'idle' } });
  if (event.question === null) return refuse(idle, id, NOT_TEXT);
  const question = event.question.trim();
  if (Buffer.byteLength(question) > QUESTION_BYTES) return refuse(idle, id, TOO_LONG);
  const word = ownWord(question, event.named);
  if (word !== null && !isChoice(idle, word) && !isAboutNoScript(idle, word)) return ownWordAsked(idle, { id, timeMs }, question, word);
  if (!session.on) return refuse(idle, id, OFF);
  const failed = question === '' && event.named !== true ? failedCommand(idle) : null;
  if (failed !== null) return lookForFix(idle, { id, timeMs }, failed);
  return askQuestion(idle, { id, timeMs, question, purpose: question === '' ? 'bare' : 'question' });
}

const otherAnswerWanted = (session: Session, event: Extract<SessionEvent, { kind: 'other-answer-wanted' }>): Step =>
  isQuestionOpen(session.phase) ? insteadOfOpen(session, (idle) => otherAnswer(idle, event)) : otherAnswer(session, event);

/** Cancels the open question, whose hook waits no longer, and takes the step from there. */
function insteadOfOpen(session: Session, next: (idle: Session) => Step): Step {
  const { session: after, effects } = next({ ...session, phase: { at: 'idle' } });
  return { session: after, effects: [{ kind: 'cancel-request' }, ...effects] };
}

/** The model of a walk-through has asked something, and a number may be the answer. */
const isChoice = ({ walkThrough, codeBlocks }: Session, word: OwnWord): boolean =>
  word.kind === 'takes' && walkThrough?.waits === true && codeBlocks[word.number - 1] === undefined;

/** `yo save everything` is a question where there is no script to save. */
const isAboutNoScript = ({ script }: Session, word: OwnWord): boolean => word.kind === 'saves' && script === null;

function ownWordAsked(session: Session, asked: AskTime, question: string, word: OwnWord): Step {
  const { id, timeMs } = asked;
  switch (word.kind) {
    case 'resumes':
      return resume(session, id, timeMs);
    case 'repeats': {
      if (!session.on) return refuse(session, id, OFF);
      const { asked: newest } = session;
      if (newest === null) return answerOwnWord(id, performed(session, saying(session, 'there is no question to ask again')));
      return askQuestion(session, { id, timeMs, question: newest, purpose: newest === '' ? 'bare' : 'question' }, true);
    }
    case 'takes':
      return reviewOrNote(id, session, wantedBlock(session, asked, word));
    case 'edits':
      return reviewOrNote(id, session, editedScript(session, asked));
    case 'saves':
      return answerOwnWord(id, savedScript(session, word.to));
    case 'remembers':
      return {
        session: { ...session, phase: { at: 'recalling', id, timeMs, question } },
        effects: [{ kind: 'use-memory', id, wish: word.wish, cwd: session.place.cwd }],
      };
    case 'acts':
      return answerOwnWord(id, performed(session, word.run(session)));
    case 'says':
      return answerOwnWord(id, { session, effects: said(word.text) });
    default:
      return assertNever(word);
  }
}

/** A code block or a script goes on to the review; a note about a missing one ends the question. */
const reviewOrNote = (id: AskId, session: Session, done: Step | OwnWordResult): Step =>
  'note' in done ? answerOwnWord(id, performed(session, done)) : done;

/** Texts that the user had forgotten are removed from the conversation too. */
function memoryUsed(
  session: Session,
  { id, timeMs, question }: Extract<Phase, { at: 'recalling' }>,
  { text, gone }: Extract<SessionEvent, { kind: 'memory-used' }>,
): Step {
  const idle: Session = { ...session, phase: { at: 'idle' } };
  if (text === null) return session.on ? askQuestion(idle, { id, timeMs, question, purpose: 'question' }) : refuse(idle, id, OFF);
  return answerOwnWord(id, { session: gone.length === 0 ? idle : withoutTexts(idle, gone), effects: said(text) });
}

/** Ends a question that yo answered itself. */
function answerOwnWord(id: AskId, { session, effects }: Step): Step {
  return {
    session,
    effects: [...effects, { kind: 'release-prompt', id, answer: session.walkThrough === null ? 'chat' : 'hold', text: '' }],
  };
}

const said = (text: string): readonly Effect[] => [{ kind: 'show-text', text }, { kind: 'end-text' }];

function performed(before: Session, { session, note, effects = [] }: OwnWordResult): Step {
  const dropped = before.walkThrough ?? before.paused;
  const drop: readonly Effect[] =
    dropped !== null && session.walkThrough === null && session.paused === null ? [{ kind: 'drop-walk-through', id: dropped.id }] : [];
  return { session, effects: [...effects, ...drop, { kind: 'show-note', text: note }] };
}

/** The proxy has released the prompt already. Giving up on the next step sets the walk-through aside. */
function questionCancelled(session: Session): Step {
  const { phase } = session;
  if (phase.at === 'resuming' || phase.at === 'recalling') return stay({ ...session, phase: { at: 'idle' } });
  const asking = phase.at === 'confirming' ? phase.asking : phase;
  if (asking.at !== 'asking') return stay(session);
  const idle: Session = { ...session, phase: { at: 'idle' } };
  return { session: asking.purpose === 'next' ? pause(idle) : idle, effects: [{ kind: 'cancel-request' }] };
}
