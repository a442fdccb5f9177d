/**
 * The session's machine: a pure function from a state and an event to a state and effects. No clock, no I/O, no randomness.
 * Its table is docs/session.md.
 */
import { assertNever } from '../base/assert-never.ts';
import { SENTENCE_BYTES } from '../base/limits.ts';
import type { AssistantTurn, Failure, ProviderEvent, Turn } from '../llm/port.ts';
import { parseReply, type Reply } from '../replies/index.ts';
import { gateCommand } from '../safety/command-gate.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { AskId } from '../shell/wire.ts';
import type { Effect, Phase, Session, SessionEvent } from './session.ts';
import { WORDS } from './words.ts';

export interface Step {
  readonly session: Session;
  readonly effects: readonly Effect[];
}

type Asking = Extract<Phase, { at: 'asking' }>;
const IDLE: Phase = { at: 'idle' };

export const newSession: Session = {
  phase: IDLE,
  on: true,
  place: { shell: '', version: '', cwd: '', size: { cols: 80, rows: 24 } },
  memory: [],
  started: null,
  last: null,
};

const stay = (session: Session): Step => ({ session, effects: [] });

export function step(session: Session, event: SessionEvent): Step {
  switch (event.kind) {
    case 'prompt': {
      const { shell, version, cwd } = event;
      return stay({ ...session, place: { ...session.place, shell, version, cwd } });
    }
    case 'started': {
      const phase = session.phase.at === 'offered' ? IDLE : session.phase;
      return stay({ ...session, phase, started: { text: event.text, from: event.offset } });
    }
    case 'ended':
      return stay(ended(session, event.text, event.status, event.offset));
    case 'resized':
      return stay({ ...session, place: { ...session.place, size: event.size } });
    case 'asked':
      return asked(session, event.id, event.sentence);
    case 'provider':
      return session.phase.at === 'asking' ? heard(session, session.phase, event.event) : stay(session);
    case 'sent': {
      if (session.phase.at !== 'asking') return stay(session);
      return stay({ ...session, memory: event.memory, phase: { ...session.phase, turns: [...session.phase.turns, event.turn] } });
    }
    case 'broken':
      return session.phase.at === 'asking' ? fail(session, session.phase.id, CUT) : stay(session);
    case 'cancelled':
      return session.phase.at === 'asking' ? { session: { ...session, phase: IDLE }, effects: [{ kind: 'abort' }] } : stay(session);
    default:
      return assertNever(event);
  }
}

function ended(session: Session, text: string, status: number, offset: number): Session {
  if (!session.on) return { ...session, started: null };
  const from = session.started?.from ?? offset;
  return { ...session, started: null, last: { text: text || (session.started?.text ?? ''), status, from, to: offset } };
}

const CUT: Failure = { what: 'the answer was cut short', remedy: 'nothing was prefilled; ask again' };
const REFUSED: Failure = { what: 'the model refused', remedy: 'put the question another way' };
const NO_ANSWER: Failure = { what: 'the model gave no usable answer twice', remedy: 'nothing was prefilled; put the question another way' };
const NOT_TEXT: Failure = { what: 'the question is not valid UTF-8', remedy: 'nothing was sent; type it again' };
const TOO_LONG: Failure = { what: `the question is longer than ${SENTENCE_BYTES} bytes`, remedy: 'nothing was sent; shorten it' };
const OFF: Failure = { what: 'yo is off', remedy: '`yo on` turns it on' };

function asked(session: Session, id: AskId, sentence: string | null): Step {
  const previous: readonly Effect[] = session.phase.at === 'asking' ? [{ kind: 'abort' }] : [];
  const refuse = (failure: Failure): Step => {
    const failed = fail(session, id, failure);
    return { ...failed, effects: [...previous, ...failed.effects] };
  };
  if (sentence === null) return refuse(NOT_TEXT);
  const question = sentence.trim();
  if (Buffer.byteLength(question) > SENTENCE_BYTES) return refuse(TOO_LONG);
  const word = Object.hasOwn(WORDS, question) ? WORDS[question] : undefined;
  if (word !== undefined) {
    const { session: after, note, capture } = word.run(session);
    const captured: readonly Effect[] = capture === undefined ? [] : [{ kind: 'capture', on: capture }];
    return {
      session: { ...after, phase: IDLE },
      effects: [...previous, ...captured, { kind: 'note', text: note }, { kind: 'answer', id, answer: 'chat', text: '' }],
    };
  }
  if (!session.on) return refuse(OFF);
  const phase: Asking = { at: 'asking', id, question, said: '', call: null, calls: 0, again: false, items: null, turns: [] };
  return { session: { ...session, phase }, effects: [...previous, askModel(session, phase, null)] };
}

function askModel(session: Session, { question, turns }: Asking, correction: string | null): Effect {
  const { memory, last, place } = session;
  return { kind: 'ask', question, memory, last, place, correction, turns };
}

function heard(session: Session, phase: Asking, event: ProviderEvent): Step {
  const become = (next: Asking, effects: readonly Effect[] = []): Step => ({ session: { ...session, phase: next }, effects });
  switch (event.kind) {
    case 'text':
      return become({ ...phase, said: phase.said + event.text }, [{ kind: 'stream', text: event.text }]);
    case 'tool':
      return become({ ...phase, call: phase.call ?? event.call, calls: phase.calls + 1 });
    case 'usage':
      return become(phase);
    case 'items':
      return become({ ...phase, items: event.items });
    case 'failure':
      return fail(session, phase.id, event.failure);
    case 'end':
      if (event.reason === 'cut') return fail(session, phase.id, CUT);
      if (event.reason === 'refused') return fail(session, phase.id, REFUSED);
      return complete(session, phase);
    default:
      return assertNever(event);
  }
}

/** Only a complete, normal, valid answer gets this far and further. */
function complete(session: Session, phase: Asking): Step {
  if (phase.call === null) {
    if (phase.said.trim() === '') return again(session, phase, 'Your answer was empty. Use one tool.');
    return remember(session, phase, [{ kind: 'stream-end' }, { kind: 'answer', id: phase.id, answer: 'chat', text: '' }]);
  }
  if (phase.calls > 1) return again(session, phase, `You called ${phase.calls} tools. Call exactly one.`);
  const reply = parseReply(phase.call.name, phase.call.input);
  return reply.ok ? accept(session, phase, reply.value) : again(session, phase, `${reply.error}. Call the tool again.`);
}

function accept(session: Session, phase: Asking, reply: Reply): Step {
  const said: readonly Effect[] = phase.said === '' ? [] : [{ kind: 'stream-end' }];
  switch (reply.kind) {
    case 'chat':
      return remember(session, phase, [
        ...said,
        { kind: 'stream', text: reply.response },
        { kind: 'stream-end' },
        { kind: 'answer', id: phase.id, answer: 'chat', text: '' },
      ]);
    case 'command': {
      const gated = gateCommand(reply.command, session.place.size);
      if (!gated.ok) return refused(session, phase, gated.error);
      const done = remember(session, phase, [
        ...said,
        { kind: 'explain', text: screenLine(reply.explanation) },
        { kind: 'answer', id: phase.id, answer: 'cmd', text: gated.value },
      ]);
      return { ...done, session: { ...done.session, phase: { at: 'offered', command: gated.value } } };
    }
    default:
      return assertNever(reply);
  }
}

function refused(session: Session, phase: Asking, refusal: { readonly why: string; readonly shown: string }): Step {
  return fail(session, phase.id, { what: `the suggested command was refused: ${refusal.why}`, remedy: `it was: ${refusal.shown}` });
}

function again(session: Session, phase: Asking, correction: string): Step {
  if (phase.again) return fail(session, phase.id, NO_ANSWER);
  const turns = [...sent(phase), answerOf(phase)];
  const said: readonly Effect[] = phase.said === '' ? [] : [{ kind: 'stream-end' }];
  const next: Asking = { ...phase, said: '', call: null, calls: 0, again: true, items: null, turns };
  return { session: { ...session, phase: next }, effects: [...said, askModel(session, next, correction)] };
}

/** As it was sent, so that the next request begins with the very bytes of this one. */
const sent = ({ turns, question }: Asking): readonly Turn[] =>
  turns.at(-1)?.role === 'user' ? turns : [...turns, { role: 'user', question, facts: [] }];

const answerOf = ({ said, call, items }: Asking): AssistantTurn => ({ role: 'assistant', text: said, tool: call, items });

function remember(session: Session, phase: Asking, effects: readonly Effect[]): Step {
  const memory: readonly Turn[] = [...session.memory, ...sent(phase), answerOf(phase)];
  return { session: { ...session, phase: IDLE, memory }, effects };
}

function fail(session: Session, id: AskId, failure: Failure): Step {
  return {
    session: { ...session, phase: IDLE },
    effects: [
      { kind: 'fail', failure },
      { kind: 'answer', id, answer: 'err', text: '' },
    ],
  };
}
