/**
 * Replays a recorded question with the driver of a session: through the machine, the gate, the review and the painter, but without a
 * terminal, without facts of this machine, and with nothing written to disk. Offline the answers and the verdicts are the recorded ones;
 * otherwise a provider is asked again.
 */
import type { Env } from '../base/env.ts';
import { randomHex } from '../base/random.ts';
import type { Usage } from '../base/usage.ts';
import { NOTHING_THERE } from '../context/nothing-there.ts';
import type { Provider, ProviderEvent, ProviderRequest, Turn } from '../llm/port.ts';
import type { ProviderContext } from '../llm/providers.ts';
import { redactTurns } from '../llm/redacted.ts';
import { NO_COMMAND } from '../safety/command-gate.ts';
import { readShellNames } from '../review/shell-names.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { Redactor } from '../safety/redact/index.ts';
import type { Verdict } from '../session/session.ts';
import { type Answer, type AskId, prefills } from '../shell/wire.ts';
import { openState } from '../state/index.ts';
import type { AnswerLook } from '../ui/answer.ts';
import { Painter } from '../ui/painter.ts';
import { Driver } from './driver.ts';
import type { Host } from './host.ts';
import type { Recorded } from './recorded.ts';

/** What a replay shows. */
export interface Replayed {
  /** The painted bytes. */
  readonly screen: string;
  /** What is prefilled; null for an answer in text and for a failure. */
  readonly command: string | null;
  /** Whether the question was answered. */
  readonly answered: boolean;
  readonly usage: Usage;
}

interface How {
  /** Decides about the review: the PATH, and what the variables of the shell hold. */
  readonly env: Env;
  readonly look: AnswerLook;
  readonly provider: (context: ProviderContext) => Promise<Provider>;
  readonly reviewer?: Pick<Reviewer, 'review' | 'prepare' | 'prepareTyping' | 'rest'>;
  /** Shows a line while the answer is awaited. */
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
}

const ID = 'replay.1' as AskId;

/** A painter without the line that says what is waited for: it depends on the time. */
class StillPainter extends Painter {
  override think(): void {}
  override wait(): void {}
}

/** Plays the recorded answers with the recorded verdicts. The same record gives the same bytes. */
export function replayOffline(recorded: Recorded, look: AnswerLook = recorded.look): Promise<Replayed> {
  const { profile, model, unteachable, cancelled } = recorded;
  const rounds = [...recorded.rounds];
  const verdicts = [...recorded.verdicts];
  const over = new AbortController();
  return replay(recorded, {
    env: {},
    look,
    say() {},
    signal: over.signal,
    provider: async ({ onSend }) => ({
      name: 'recorded',
      profile,
      ...(unteachable ? { unteachable } : {}),
      async *ask() {
        if (model !== '') onSend?.({ provider: '', model, url: '', body: '' });
        yield* rounds.shift() ?? [];
        if (cancelled && rounds.length === 0) over.abort();
      },
    }),
    reviewer: {
      review: async () => {
        const verdict = verdicts.shift();
        if (verdict === undefined && cancelled) over.abort();
        return verdict ?? UNKNOWN;
      },
      prepare: async () => {},
      prepareTyping: async () => {},
      rest() {},
    },
  });
}

/** For a suggestion without a recorded verdict. */
const UNKNOWN: Verdict = {
  command: NO_COMMAND,
  script: null,
  effect: null,
  notes: [],
  refused: { what: 'no review was recorded for this command', remedy: 'nothing is prefilled' },
  repair: null,
};

/** Asks a provider with the recorded request; its answer is reviewed on this machine, with the recorded text in the context. */
export function replayWith(recorded: Recorded, how: Omit<How, 'reviewer'>): Promise<Replayed> {
  return replay(recorded, { ...how, provider: async (context) => repeated(await how.provider(context), recorded) });
}

/** Sends the recorded turns, and behind them what the driver adds: corrections, and what the model looks up. */
function repeated(provider: Provider, recorded: Recorded): Provider {
  const redactor = new Redactor({});
  const turns = recorded.turns.map((turn): Turn => (turn.role === 'user' ? { ...turn, fence: randomHex(8) } : turn));
  return {
    ...provider,
    ask(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderEvent> {
      const own = request.turns.findLastIndex((turn) => turn.role === 'user' && turn.follows !== true);
      const sent = redactTurns([...turns, ...request.turns.slice(own + 1)], (text) => redactor.redact(text));
      // a model of another profile gets another system text
      const isSame = (provider.profile ?? 'large') === recorded.profile && recorded.system !== '';
      return provider.ask({ ...request, ...(isSame ? { system: recorded.system, tools: recorded.tools } : {}), turns: sent }, signal);
    },
  };
}

function replay(recorded: Recorded, { env, look, provider, reviewer, say, signal }: How): Promise<Replayed> {
  const { place, purpose, question, walkThrough } = recorded;
  let screen = '';
  const painter = new StillPainter((text) => (screen += text));
  const begun = recorded.turns.findLastIndex((turn) => turn.role === 'user' && turn.follows !== true);
  return new Promise((resolve) => {
    const done = (answer: Answer | null): void => {
      painter.settle();
      driver.rest();
      const command = answer !== null && prefills(answer.kind) ? answer.text : null;
      resolve({ screen, command, answered: answer !== null && answer.kind !== 'err', usage: driver.session.usage });
    };
    const host: Host = {
      env,
      openProvider: (context) => provider({ ...context, say }),
      state: openState({}),
      machine: NOTHING_THERE,
      readme: () => '',
      patience: 1,
      now: () => Date.now(),
      screen: painter,
      sessionName: 'replay',
      keepsWalkThroughs: false,
      // the review asks of them what others may have written
      hostFacts: () => recorded.turns.slice(Math.max(0, begun)).flatMap((turn) => (turn.role === 'user' ? turn.facts : [])),
      names: () => readShellNames(env['YOSH_SESSION'] ?? ''),
      variables: () => ({ kind: 'none' }),
      terminal: () => null,
      askUser: null,
      keepScript: () => null,
      answer: done,
      aborted: () => done(null),
      capture() {},
      ...(reviewer === undefined ? {} : { reviewer }),
    };
    const driver = new Driver(host, true);
    const at = { kind: 'prompt', ...place, status: 0, offset: 0, timeMs: 0 } as const;
    driver.begin(at);
    driver.receive(at);
    driver.receive({ kind: 'window-resized', size: place.size });
    driver.session = { ...driver.session, walkThrough, memory: recorded.turns.slice(0, Math.max(0, begun)) };
    painter.begin(look);
    signal?.addEventListener('abort', () => driver.receive({ kind: 'question-cancelled' }), { once: true });
    if (purpose === 'next') driver.receive({ kind: 'step-due', id: ID, who: place.who, timeMs: 0 });
    else driver.receive({ kind: 'question-asked', id: ID, question, timeMs: 0, named: true });
  });
}
