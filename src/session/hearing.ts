/** How an answer is heard, piece by piece, and what a complete one leads to. Pure. */
import { assertNever } from '../base/assert-never.ts';
import { LOOK_UPS } from '../base/limits.ts';
import type { AssistantTurn, Failure, ProviderEvent, Turn } from '../llm/port.ts';
import { type Answer, ANSWER_NAMES, inWords, type LookUp, type Reply, type SayReply, type SuggestReply } from '../replies/index.ts';
import { gateCommand } from '../safety/command-gate.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { AskId } from '../shell/wire.ts';
import { askModel, NEXT_CUE, questionId } from './asking.ts';
import { judge } from './answer-verdict.ts';
import { spent } from './walk-through.ts';
import type { Asking, Effect, Session, Step, Verdict } from './session.ts';
import { answerOrigin } from './untrusted.ts';
import { add } from './usage.ts';
import { offerCommand, ours, pause, saidWords, wordsOfPlan } from './walk-through-step.ts';

export const CUT: Failure = { what: 'the answer was cut short', remedy: 'nothing was prefilled; ask again' };
const REFUSED: Failure = { what: 'the model refused', remedy: 'put the question another way' };
/** The driver, which knows the name of the model, puts it into this text. */
export const NO_ANSWER: Failure = { what: 'no usable answer from the model', remedy: 'Try other words, or another model' };

export function heard(session: Session, phase: Asking, event: ProviderEvent): Step {
  const become = (next: Asking, effects: readonly Effect[] = []): Step => ({ session: { ...session, phase: next }, effects });
  switch (event.kind) {
    case 'text':
      return become({ ...phase, said: phase.said + event.text }, [{ kind: 'stream', text: event.text }]);
    case 'tool':
      return become({ ...phase, call: phase.call ?? event.call, calls: phase.calls + 1 });
    case 'usage': {
      const { inputTokens, outputTokens, cachedTokens = 0 } = event;
      return become({ ...phase, usage: add(phase.usage, { inputTokens, outputTokens, cachedTokens }) });
    }
    case 'items':
      return become({ ...phase, items: event.items });
    case 'failure':
      return fail(session, phase, event.failure);
    case 'end':
      if (event.reason === 'cut') return fail(session, phase, CUT);
      if (event.reason === 'refused') return fail(session, phase, REFUSED);
      return complete(ours(session), phase);
    default:
      return assertNever(event);
  }
}

/** Only a complete, normal answer gets this far, and only a valid one further. */
function complete(session: Session, phase: Asking): Step {
  const judged = judge(phase);
  switch (judged.kind) {
    case 'words':
      return accept(session, phase, inWords(phase.said), [{ kind: 'stream-end' }]);
    case 'again':
      return again(session, phase, judged.why);
    case 'reply':
      return perform(session, phase, judged.reply);
  }
}

/** What is done for a kind of answer: each is one of these three. */
function perform(session: Session, phase: Asking, reply: Reply): Step {
  const said: readonly Effect[] = phase.said === '' ? [] : [{ kind: 'stream-end' }];
  switch (reply.does) {
    case 'suggest':
      return command(session, phase, reply, said);
    case 'say':
      return accept(session, phase, reply, [...said, { kind: 'stream', text: reply.text }, { kind: 'stream-end' }]);
    case 'look-up':
      return lookUp(session, phase, reply, said);
    default:
      return assertNever(reply);
  }
}

/** It passed the gate: before it is prefilled it is looked at. */
function command(session: Session, phase: Asking, reply: SuggestReply, said: readonly Effect[]): Step {
  const gated = gateCommand(reply.command, session.place.size);
  if (!gated.ok) {
    const { why, shown } = gated.error;
    return fail(session, phase, { what: `the suggested command was refused: ${why}`, remedy: `it was: ${shown}` });
  }
  const examine: Effect = {
    kind: 'examine',
    command: gated.value,
    words: wordsOf(session, phase),
    turns: [...session.memory, ...phase.turns, answerOf(session, phase)],
    place: session.place,
  };
  return { session: { ...session, phase: { ...phase, suggested: reply } }, effects: [...said, examine] };
}

/** All that the user has said and meant, in this conversation. */
function wordsOf({ memory, plan }: Session, { turns, question }: Asking): string {
  const asked = [...memory, ...turns].flatMap((turn) => (turn.role === 'user' && turn.follows !== true ? [turn.question] : []));
  return [...asked, question, ...(plan === null ? [] : wordsOfPlan(plan))].filter((text) => text !== NEXT_CUE).join('\n');
}

export function examined(session: Session, phase: Asking, reply: SuggestReply, verdict: Verdict): Step {
  const mine = ours(session);
  if (verdict.repair !== null && !phase.repaired) {
    const next = goOn(mine, phase, { repaired: true, suggested: null });
    return { session: { ...mine, phase: next }, effects: [askModel(mine, next, { kind: 'correction', why: verdict.repair })] };
  }
  const { command: line, effect, notes } = verdict;
  const before = remembered(mine, phase, reply);
  const shown: readonly Effect[] = [
    ...(effect === null ? [] : [{ kind: 'effect', ...effect } as const]),
    ...notes.map((text) => ({ kind: 'note', text }) as const),
  ];
  const { origin } = answerOf(session, phase);
  return offerCommand(before, phase, { command: line, origin, explanation: reply.text, pending: reply.pending, shown });
}

function accept(session: Session, phase: Asking, reply: SayReply, said: readonly Effect[]): Step {
  const before = remembered(session, phase, reply);
  const step = saidWords(before, phase, reply);
  return { ...step, effects: [...said, ...step.effects] };
}

/** The exchange is over: it stays in the memory, and what it cost is counted. */
function remembered(session: Session, phase: Asking, reply: Answer): { readonly session: Session; readonly effects: readonly Effect[] } {
  const memory: readonly Turn[] = [...session.memory, ...sent(phase), answerOf(session, phase)];
  const { who, cwd } = session.place;
  const { command: suggested, text } = reply;
  const question = phase.purpose === 'next' ? `(next step) ${session.plan?.goal ?? ''}` : phase.question;
  const exchange = { id: questionId(phase), who, cwd, question, command: suggested, text };
  return { session: { ...paid(session, phase), phase: { at: 'idle' }, memory }, effects: [{ kind: 'record', exchange }] };
}

const paid = (session: Session, { usage }: Asking): Session => ({
  ...session,
  usage: add(session.usage, usage),
  plan: session.plan === null ? null : spent(session.plan, usage),
});

function lookUp(session: Session, phase: Asking, what: LookUp, said: readonly Effect[]): Step {
  if (phase.lookUps >= LOOK_UPS) return again(session, phase, `You have looked up ${LOOK_UPS} times. Answer now, with ${ANSWER_NAMES}.`);
  const next = goOn(session, phase, { lookUps: phase.lookUps + 1 });
  const note: Effect = { kind: 'note', text: screenLine(what.note) };
  return { session: { ...session, phase: next }, effects: [...said, note, askModel(session, next, { kind: 'look-up', what })] };
}

function again(session: Session, phase: Asking, why: string): Step {
  if (phase.again) return fail(session, phase, NO_ANSWER);
  const next = goOn(session, phase, { again: true });
  const said: readonly Effect[] = phase.said === '' ? [] : [{ kind: 'stream-end' }];
  return { session: { ...session, phase: next }, effects: [...said, askModel(session, next, { kind: 'correction', why })] };
}

const goOn = (session: Session, phase: Asking, change: Partial<Asking>): Asking => ({
  ...phase,
  said: '',
  call: null,
  calls: 0,
  items: null,
  turns: [...sent(phase), answerOf(session, phase)],
  ...change,
});

/** As it was sent, so that the next request begins with the very bytes of this one. */
const sent = ({ turns, question }: Asking): readonly Turn[] =>
  turns.at(-1)?.role === 'user' ? turns : [...turns, { role: 'user', question, facts: [] }];

function answerOf({ memory }: Session, phase: Asking): AssistantTurn {
  const { said, call, items } = phase;
  return { role: 'assistant', text: said, tool: call, origin: answerOrigin([...memory, ...sent(phase)], items), items };
}

/** A question that failed leaves a walk-through as it was; a step that could not be found sets it aside. */
export function fail(session: Session, phase: Asking, failure: Failure): Step {
  const idle = paid({ ...session, phase: { at: 'idle' } }, phase);
  if (phase.purpose !== 'next' || session.plan === null) return refuse(idle, phase.id, failure);
  return refuse(pause(idle), phase.id, { what: failure.what, remedy: thenNext(failure.remedy) });
}

/** To ask again is, in the middle of a walk-through, to go on with it. */
const thenNext = (remedy: string): string =>
  remedy.endsWith('ask again') ? `${remedy.slice(0, -'ask again'.length)}\`yo next\` tries again` : `${remedy}, then \`yo next\``;

export function refuse(session: Session, id: AskId, failure: Failure): Step {
  return {
    session,
    effects: [
      { kind: 'fail', failure },
      { kind: 'answer', id, answer: 'err', text: '' },
    ],
  };
}
