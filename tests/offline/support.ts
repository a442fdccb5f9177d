import { createOffline, type OfflineEndpoints } from '../../src/offline/index.ts';
import type { Fact, FactValue } from '../../src/base/fact.ts';
import type { ProviderEvent, Turn } from '../../src/llm/port.ts';
import { asSent } from '../support/turns.ts';
import { fact } from '../support/facts.ts';

/** A machine that has only what a test adds to it. */
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
  /** The suggested command, or null. */
  readonly command: string | null;
  readonly explanation: string;
  readonly text: string;
}

const textOf = (event: ProviderEvent): string => {
  if (event.kind === 'text') return event.text;
  return event.kind === 'failure' ? `${event.failure.what}; ${event.failure.remedy}` : '';
};

/** The values of the facts that offline reads, made from the text that a model would get. */
function valueOf(name: string, text: string): { value?: FactValue } {
  if (name === 'os') return { value: { kind: 'os', platform: /mac/i.test(text) ? 'darwin' : 'linux', release: '', arch: '', name: text } };
  if (name === 'shell') return { value: { kind: 'shell', name: text.split(' ')[0] ?? '', version: '' } };
  if (name === 'cwd') return { value: { kind: 'cwd', path: text } };
  if (name !== 'last-command') return {};
  const [, line = '', status] = /^([^]*?)\n(?:succeeded|failed with status (\d+))/.exec(text) ?? [];
  return { value: { kind: 'last-command', line, status: Number(status ?? 0) } };
}

export async function ask(
  question: string,
  facts: Readonly<Record<string, string>> = {},
  endpoints: Partial<OfflineEndpoints> = {},
  before: readonly Turn[] = [],
): Promise<Asked> {
  const list: Fact[] = Object.entries(facts).map(([name, text]) => ({ ...fact(name, text), ...valueOf(name, text) }));
  const events: ProviderEvent[] = [];
  const provider = createOffline({ ...bareMachine, ...endpoints });
  for await (const event of provider.ask(
    { system: '', tools: [], turns: asSent([...before, { role: 'user', question, facts: list }]) },
    new AbortController().signal,
  ))
    events.push(event);
  const tool = events.find((event) => event.kind === 'tool');
  const input = (tool?.kind === 'tool' ? tool.call.input : {}) as { command?: string; explanation?: string };
  return { events, command: input.command ?? null, explanation: input.explanation ?? '', text: events.map(textOf).join('') };
}
