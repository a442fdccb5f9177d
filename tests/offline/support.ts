import { createOffline, type OfflineEndpoints } from '../../src/offline/index.ts';
import type { Fact, ProviderEvent } from '../../src/llm/port.ts';
import { asSent } from '../support/turns.ts';

/** A machine with nothing on it but what a test says. */
export const bareMachine: OfflineEndpoints = {
  platform: 'linux',
  hasProgram: () => true,
  listPrograms: () => ['git', 'grep', 'python3', 'systemctl'],
  historyLines: () => [],
  listFolder: () => [],
  whatIs: async () => null,
  lookUp: async () => [],
};

export interface Asked {
  readonly events: readonly ProviderEvent[];
  /** The command offered, or null. */
  readonly command: string | null;
  readonly explanation: string;
  readonly text: string;
}

const said = (event: ProviderEvent): string => {
  if (event.kind === 'text') return event.text;
  return event.kind === 'failure' ? `${event.failure.what}; ${event.failure.remedy}` : '';
};

export async function ask(
  question: string,
  facts: Readonly<Record<string, string>> = {},
  endpoints: Partial<OfflineEndpoints> = {},
): Promise<Asked> {
  const list: Fact[] = Object.entries(facts).map(([name, text]) => ({ name, text }));
  const events: ProviderEvent[] = [];
  const provider = createOffline({ ...bareMachine, ...endpoints });
  for await (const event of provider.ask(
    { system: '', tools: [], turns: asSent([{ role: 'user', question, facts: list }]) },
    new AbortController().signal,
  ))
    events.push(event);
  const tool = events.find((event) => event.kind === 'tool');
  const input = (tool?.kind === 'tool' ? tool.call.input : {}) as { command?: string; explanation?: string };
  return { events, command: input.command ?? null, explanation: input.explanation ?? '', text: events.map(said).join('') };
}
