/** The provider of `yosh tour`: answers the questions of the tour as a model would, and leaves all others to `offline`. Sends nothing. */
import type { Provider, ProviderEvent, ProviderRequest } from '../llm/port.ts';
import { NEXT_CUE } from '../session/ask-question.ts';
import { questionOf, STATIONS, type Suggested } from './stations.ts';

export function tourProvider(openOffline: () => Promise<Provider>): Provider {
  /** The steps of the walk-through that are left, and what ends it. */
  let rest: readonly Suggested[] = [];
  let end = '';
  const step = (): ProviderEvent => {
    const [next, ...later] = rest;
    rest = later;
    if (next === undefined) return { kind: 'text', text: end };
    return { kind: 'tool', call: { name: 'command', input: { ...next, pending: end !== '' } } };
  };
  return {
    name: 'tour',
    unteachable: true,
    async *ask(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderEvent> {
      const turn = request.turns.findLast((one) => one.role === 'user');
      if (turn === undefined) return;
      const answer = STATIONS.find((station) => questionOf(station) === turn.question.trim())?.answer;
      if (answer !== undefined && 'steps' in answer) [rest, end] = [answer.steps, answer.end ?? ''];
      else if (answer === undefined && turn.question !== NEXT_CUE) {
        yield* (await openOffline()).ask(request, signal);
        return;
      }
      if (signal.aborted) return;
      yield answer !== undefined && 'text' in answer ? { kind: 'text', text: answer.text(turn) } : step();
      yield { kind: 'end', reason: 'complete' };
    },
  };
}
