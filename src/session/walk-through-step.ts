/** How a walk-through goes from prompt to prompt: begun, offered, gone on with, left alone on a detour, ended, taken up again. Pure. */
import type { SayReply } from '../replies/index.ts';
import { gateCommand, type CommandLine } from '../safety/command-gate.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { AskId } from '../shell/wire.ts';
import { ask, NEXT_CUE, questionId } from './asking.ts';
import { allowMore, isAtItsLimit, isDone, isOpen, newPlan, offer, type Plan, remark } from './walk-through.ts';
import type { Asking, Effect, Session, Step } from './session.ts';
import { isHidden } from '../transcript/private.ts';
import { suggest, type Suggestion } from './suggestion.ts';
import { lineOrigin, withLine } from './untrusted.ts';

const OFFERED = { at: 'offered', drawn: false } as const;

type Before = Pick<Step, 'session' | 'effects'>;

const answer = (id: AskId, kind: 'cmd' | 'pend' | 'chat' | 'hold', text: CommandLine | '' = ''): Effect => ({
  kind: 'answer',
  id,
  answer: kind,
  text,
});
const note = (text: string): Effect => ({ kind: 'note', text: screenLine(text) });

/** Set aside, to be taken up by `yo next`; it stays on disk. */
export const pause = (session: Session): Session => ({ ...session, plan: null, paused: session.plan ?? session.paused });

/** A walk-through goes on for whom it was made; a shell of another user in this very terminal sets it aside. */
export const ours = (session: Session): Session => (session.plan?.who === session.place.who ? session : pause(session));

interface Offered {
  readonly command: CommandLine;
  /** Of the answer that made it. */
  readonly origin: Suggestion['origin'];
  readonly explanation: string;
  readonly pending: boolean;
  /** Below the explanation: what it would do, and what to know. */
  readonly shown: readonly Effect[];
}

/** A command that passed the gate: a step, or none. */
export function offerCommand(
  { session, effects }: Before,
  phase: Asking,
  { command, origin, explanation, pending, shown: below }: Offered,
): Step {
  const { id, purpose, timeMs, question } = phase;
  const { plan, place } = session;
  const isStep = purpose === 'next' ? plan !== null : pending;
  const suggestion = suggest(command, origin, isStep, questionId(phase));
  const untrustedLines = origin === 'untrusted' ? withLine(session.untrustedLines, command) : session.untrustedLines;
  const offered: Session = { ...session, phase: OFFERED, suggestion, untrustedLines, detour: false };
  if (!isStep) {
    const explain: Effect = { kind: 'explain', text: screenLine(explanation), step: null };
    // beside a walk-through it is a detour, and the prompts to come are still to ask what comes next
    return { session: offered, effects: [...effects, explain, ...below, answer(id, plan === null ? 'cmd' : 'pend', command)] };
  }
  const begun = plan ?? {
    ...newPlan({ id: questionId({ id, timeMs }), goal: goalOf(session, question), who: place.who, cwd: place.cwd }),
    usage: phase.usage,
  };
  const steered = plan !== null && purpose === 'question' ? remark(begun, question) : begun;
  const next = offer(steered, { command, explanation, last: !pending });
  return {
    session: { ...offered, plan: next, paused: null, stepBlock: plan === null ? null : session.stepBlock },
    effects: [...effects, { kind: 'plan-save', plan: next }, ...shown(next, command, id, below)],
  };
}

/** A goal that begins like this holds a command line which is not the user's own. */
const SUGGESTED = 'put right what went wrong with the suggested';

function goalOf({ blocks, untrustedLines }: Session, question: string): string {
  if (question !== '') return question;
  const text = blocks.ended.at(-1)?.text ?? '';
  if (isHidden(text)) return 'put right what went wrong';
  return lineOrigin(untrustedLines, text) === 'user' ? `put right what went wrong with \`${text}\`` : `${SUGGESTED} \`${text}\``;
}

/** Of a walk-through, what the user said: a goal made from a suggestion asks for nothing in the user's name. */
export const wordsOfPlan = ({ goal, remarks }: Plan): readonly string[] => [...(goal.startsWith(SUGGESTED) ? [] : [goal]), ...remarks];

const shown = (plan: Plan, command: CommandLine, id: AskId, below: readonly Effect[] = []): readonly Effect[] => [
  { kind: 'explain', text: screenLine(plan.steps.at(-1)?.explanation ?? ''), step: plan.steps.length },
  ...below,
  answer(id, 'pend', command),
];

/** Words end a walk-through when they answer a step, unless they ask something; in its middle they leave it where it was. */
export function saidWords({ session, effects }: Before, { id, purpose }: Asking, { asks }: SayReply): Step {
  const { plan, suggestion } = session;
  if (plan === null) return { session, effects: [...effects, answer(id, 'chat')] };
  if (purpose === 'next') {
    if (!asks) return finished({ session, effects }, plan, id);
    const waiting: Plan = { ...plan, waits: true };
    return { session: { ...session, plan: waiting }, effects: [...effects, { kind: 'plan-save', plan: waiting }, answer(id, 'hold')] };
  }
  const { outcome, step = false, command } = suggestion ?? {};
  if (!step || command === undefined || outcome?.at !== 'open' || outcome.others)
    return { session, effects: [...effects, answer(id, 'hold')] };
  // the step stood at the prompt where the remark was typed: there it stands again, if the window is as large as it was
  const gated = gateCommand(command, session.place.size);
  if (!gated.ok) {
    const line = note(`the step cannot be put on this prompt: ${gated.error.why}; \`yo next\` goes on`);
    return { session, effects: [...effects, line, answer(id, 'hold')] };
  }
  return { session: { ...session, phase: OFFERED }, effects: [...effects, answer(id, 'pend', command)] };
}

function finished({ session, effects }: Before, plan: Plan, id: AskId): Step {
  return {
    session: { ...session, plan: null, paused: null },
    effects: [...effects, { kind: 'plan-drop', id: plan.id }, { kind: 'plan-total', plan }, answer(id, 'chat')],
  };
}

/** A prompt is due while a walk-through is under way. */
export function next(session: Session, id: AskId, timeMs: number): Step {
  const { plan, suggestion, phase } = session;
  if (phase.at === 'asking') {
    const done = next({ ...session, phase: { at: 'idle' } }, id, timeMs);
    return { ...done, effects: [{ kind: 'abort' }, ...done.effects] };
  }
  const idle: Session = { ...session, phase: { at: 'idle' } };
  if (plan === null || !session.on || ours(session).plan === null) return { session: pause(idle), effects: [answer(id, 'chat')] };
  if (phase.at === 'offered' && suggestion?.step === true) return ended(idle, plan, id);
  if (plan.waits) return { session: idle, effects: [answer(id, 'hold')] };
  if (isDone(plan)) return finished({ session: idle, effects: [] }, plan, id);
  if (isAtItsLimit(plan)) {
    const line = note(`${plan.steps.length} steps are done; \`yo next\` goes on, \`yo stop\` ends it`);
    return { session: pause(idle), effects: [line, answer(id, 'chat')] };
  }
  if (isOpen(plan)) return detour(idle, plan, id);
  return ask(idle, { id, timeMs, purpose: 'next', question: NEXT_CUE });
}

/** Nothing was run where the step stood: an empty line, or Ctrl-C. */
function ended(session: Session, plan: Plan, id: AskId): Step {
  const line = note(`walk-through ended at step ${plan.steps.length} · \`yo next\` takes it up again`);
  return { session: pause(session), effects: [line, answer(id, 'chat')] };
}

/** Something else was run, or nothing: the step waits. Said once, when something was. */
function detour(session: Session, plan: Plan, id: AskId): Step {
  const { suggestion } = session;
  const unseen = suggestion?.step === true && suggestion.outcome.at === 'unseen';
  const elsewhere = unseen || suggestion?.step !== true || (suggestion.outcome.at === 'open' && suggestion.outcome.others);
  if (session.detour || !elsewhere) return { session, effects: [answer(id, 'hold')] };
  const why = unseen ? 'the shell did not say what was run; ' : '';
  const line = note(`${why}the walk-through waits at step ${plan.steps.length} · \`yo next\` goes on · \`yo stop\` ends it`);
  return { session: { ...session, detour: true }, effects: [line, answer(id, 'hold')] };
}

/** `yo next`. */
export function resume(session: Session, id: AskId, timeMs: number): Step {
  const { plan, paused } = session;
  if (!session.on) return { session, effects: [note('yo is off; `yo on` turns it on'), answer(id, 'chat')] };
  if (plan !== null) return goOn(session, plan, id, timeMs);
  // one that was set aside may have been gone on with in another terminal
  return { session: { ...session, phase: { at: 'resuming', id, timeMs } }, effects: [{ kind: 'plan-load', id: paused?.id ?? null }] };
}

export function loaded(session: Session, phase: { readonly id: AskId; readonly timeMs: number }, plan: Plan | null): Step {
  const idle: Session = { ...session, phase: { at: 'idle' } };
  if (plan === null) {
    const why = session.paused === null ? 'there is no walk-through to go on with' : 'that walk-through was ended in another terminal';
    return { session: { ...idle, paused: null }, effects: [note(why), answer(phase.id, 'chat')] };
  }
  return goOn(idle, plan, phase.id, phase.timeMs);
}

function goOn(session: Session, before: Plan, id: AskId, timeMs: number): Step {
  const { place } = session;
  if (before.who !== place.who) {
    const line = note(`that walk-through belongs to ${before.who}, and this is ${place.who}; go on there`);
    return { session, effects: [line, answer(id, session.plan === null ? 'chat' : 'hold')] };
  }
  const plan: Plan = { ...(isAtItsLimit(before) ? allowMore(before) : before), waits: false };
  const taken: Session = { ...session, plan, paused: null, detour: false };
  const elsewhere: readonly Effect[] = plan.cwd === place.cwd ? [] : [note(`this walk-through was begun in ${plan.cwd}`)];
  const step = plan.steps.at(-1);
  if (step === undefined || !isOpen(plan)) {
    if (isDone(plan)) return finished({ session: taken, effects: [] }, plan, id);
    const asked = ask(taken, { id, timeMs, purpose: 'next', question: NEXT_CUE });
    return { ...asked, effects: [...elsewhere, ...asked.effects] };
  }
  const gated = gateCommand(step.command, place.size);
  if (!gated.ok) {
    const line = note(`step ${plan.steps.length} cannot be put on this prompt: ${gated.error.why}`);
    return { session: pause(taken), effects: [line, answer(id, 'chat')] };
  }
  return {
    // the step may come from a file, and nothing says what was in the context when it was suggested
    session: {
      ...taken,
      phase: OFFERED,
      suggestion: suggest(gated.value, 'untrusted', true),
      untrustedLines: withLine(taken.untrustedLines, gated.value),
    },
    effects: [...elsewhere, ...shown(plan, gated.value, id)],
  };
}
