/**
 * The session's machine: a pure function from a state and an event to a state and effects. No clock, no I/O, no randomness.
 * Its table is docs/session.md. How an answer is heard stands in `hearing.ts`, how a walk-through goes on in `walk.ts`.
 */
import { assertNever } from '../base/assert-never.ts';
import { QUESTION_BYTES } from '../base/limits.ts';
import type { Failure } from '../llm/port.ts';
import type { AskId } from '../shell/wire.ts';
import { marked, noBlocks } from '../transcript/blocks.ts';
import { CUT, examined, fail, heard, refuse } from './hearing.ts';
import { ask } from './asking.ts';
import { ran } from './walk-through.ts';
import type { Effect, Phase, Session, SessionEvent, Step } from './session.ts';
import { after, told } from './suggestion.ts';
import { withLine } from './untrusted.ts';
import { NO_USAGE } from './usage.ts';
import { loaded, next, ours, pause, resume } from './walk-through-step.ts';
import { type Done, WORDS } from './own-words.ts';

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
  plan: null,
  paused: null,
  detour: false,
  usage: NO_USAGE,
};

const stay = (session: Session): Step => ({ session, effects: [] });

export function step(session: Session, event: SessionEvent): Step {
  const { phase } = session;
  switch (event.kind) {
    case 'prompt': {
      const { shell, version, cwd, who } = event;
      const blocks = marked(session.blocks, event);
      return stay({ ...session, phase: drawn(phase), blocks, place: { ...session.place, shell, version, cwd, who } });
    }
    case 'started':
      return stay({ ...session, blocks: marked(session.blocks, event) });
    case 'ended':
      return ended(session, event);
    case 'resized':
      return stay({ ...session, place: { ...session.place, size: event.size } });
    case 'asked':
      return asked(session, event);
    case 'next':
      return next({ ...session, place: { ...session.place, who: event.who } }, event.id, event.timeMs);
    case 'plan-loaded':
      return phase.at === 'resuming' ? loaded(session, phase, event.plan) : stay(session);
    case 'provider':
      return phase.at === 'asking' && phase.suggested === null ? heard(session, phase, event.event) : stay(session);
    case 'examined':
      return phase.at === 'asking' && phase.suggested !== null ? examined(session, phase, phase.suggested, event.verdict) : stay(session);
    case 'sent':
      if (phase.at !== 'asking') return stay(session);
      return stay({ ...session, memory: event.memory, phase: { ...phase, turns: [...phase.turns, event.turn] } });
    case 'broken':
      return phase.at === 'asking' && phase.suggested === null ? fail(session, phase, CUT) : stay(session);
    case 'cancelled':
      return cancelled(session);
    default:
      return assertNever(event);
  }
}

/** A second prompt without anything run at the first: the suggestion is gone from there. */
function drawn(phase: Phase): Phase {
  if (phase.at !== 'offered') return phase;
  return phase.drawn ? { at: 'idle' } : { at: 'offered', drawn: true };
}

function ended(session: Session, event: Extract<SessionEvent, { kind: 'ended' }>): Step {
  const blocks = session.on ? marked(session.blocks, event) : noBlocks;
  const phase = session.phase.at === 'offered' ? ({ at: 'idle' } as const) : session.phase;
  const block = blocks.ended.at(-1);
  if (session.suggestion === null || block === undefined) return stay({ ...session, phase, blocks });
  const suggestion = after(session.suggestion, block, session.phase.at === 'offered');
  if (suggestion === session.suggestion) return stay({ ...session, phase, blocks });
  const { outcome, id, origin } = suggestion;
  const isUntrusted = origin === 'untrusted' && outcome.at === 'ran';
  const untrustedLines = isUntrusted ? withLine(session.untrustedLines, outcome.text) : session.untrustedLines;
  const next: Session = { ...session, phase, blocks, untrustedLines };
  const became: readonly Effect[] = outcome.at === 'ran' ? [{ kind: 'became', id, text: told(suggestion) }] : [];
  if (!suggestion.step || outcome.at !== 'ran') return { session: { ...next, suggestion }, effects: became };
  if (session.plan === null) {
    // set aside, and its step run all the same
    if (session.paused === null) return { session: { ...next, suggestion }, effects: became };
    const paused = ran(session.paused, outcome, block);
    return { session: { ...next, suggestion, paused, stepBlock: block }, effects: [...became, { kind: 'plan-save', plan: paused }] };
  }
  const plan = ran(session.plan, outcome, block);
  return { session: { ...next, suggestion, plan, stepBlock: block, detour: false }, effects: [...became, { kind: 'plan-save', plan }] };
}

const NOT_TEXT: Failure = { what: 'the question is not valid UTF-8', remedy: 'nothing was sent; type it again' };
const TOO_LONG: Failure = { what: `the question is longer than ${QUESTION_BYTES} bytes`, remedy: 'nothing was sent; shorten it' };
const OFF: Failure = { what: 'yo is off', remedy: '`yo on` turns it on' };

function asked(session: Session, { id, sentence, timeMs }: Extract<SessionEvent, { kind: 'asked' }>): Step {
  if (session.phase.at === 'asking') {
    const done = asked({ ...session, phase: { at: 'idle' } }, { kind: 'asked', id, sentence, timeMs });
    return { ...done, effects: [{ kind: 'abort' }, ...done.effects] };
  }
  const idle = ours({ ...session, phase: { at: 'idle' } });
  if (sentence === null) return refuse(idle, id, NOT_TEXT);
  const question = sentence.trim();
  if (Buffer.byteLength(question) > QUESTION_BYTES) return refuse(idle, id, TOO_LONG);
  const word = Object.hasOwn(WORDS, question) ? WORDS[question] : undefined;
  if (word !== undefined) return word.resumes === true ? resume(idle, id, timeMs) : say(idle, id, word.run(idle));
  if (!session.on) return refuse(idle, id, OFF);
  return ask(idle, { id, timeMs, question, purpose: question === '' ? 'bare' : 'question' });
}

/** What a word of yo's own does. */
function say(before: Session, id: AskId, { session, note, effects = [] }: Done): Step {
  const dropped = before.plan ?? before.paused;
  const gone: readonly Effect[] =
    dropped !== null && session.plan === null && session.paused === null ? [{ kind: 'plan-drop', id: dropped.id }] : [];
  const answer = session.plan === null ? 'chat' : 'hold';
  return { session, effects: [...effects, ...gone, { kind: 'note', text: note }, { kind: 'answer', id, answer, text: '' }] };
}

/** The proxy has answered already. Giving up on the next step sets the walk-through aside. */
function cancelled(session: Session): Step {
  const { phase } = session;
  if (phase.at === 'resuming') return stay({ ...session, phase: { at: 'idle' } });
  if (phase.at !== 'asking') return stay(session);
  const idle: Session = { ...session, phase: { at: 'idle' } };
  return { session: phase.purpose === 'next' ? pause(idle) : idle, effects: [{ kind: 'abort' }] };
}
