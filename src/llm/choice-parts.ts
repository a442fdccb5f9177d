/** What follows from a choice of provider: for its connection, for the lines of its failures, and for what is remembered about it. */
import { parseHeaders } from '../base/headers.ts';
import { isLoopback } from '../base/loopback.ts';
import type { Config } from '../config/config-keys.ts';
import { type NetworkName, PROVIDERS } from '../providers/table.ts';
import type { Choice } from './choose.ts';
import { type Connection, isInMemory } from './connection.ts';
import type { Subject } from './failure-parts.ts';
import type { NetworkOptions } from './network-provider.ts';
import type { Endpoint } from './transport.ts';

export const headersOf = ({ headers }: Choice): NonNullable<Endpoint['headers']> => {
  const parsed = parseHeaders(headers);
  return parsed.ok ? parsed.value : [];
};

/** The profile that was used last is the last one; that of a single question does not count. */
export const newestOf = (last: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(last).findLast(([profile]) => !profile.startsWith('@'))?.[1];

/** The address of this machine at which a connection to the host arrives; null when it may be another machine. */
export const hereAt = (hostname: string): string | null =>
  // connect(2) to the unspecified address reaches this machine
  hostname === '0.0.0.0' ? '127.0.0.1' : hostname === '[::]' ? '[::1]' : isLoopback(hostname) ? hostname : null;

export const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/** The pages of an account with the provider, unless the address is that of another host. */
const pagesOf = (name: NetworkName, url: URL): Pick<Subject, 'billing' | 'keysAt'> => {
  const { baseUrl, billing, keysAt } = PROVIDERS[name];
  return baseUrl !== null && new URL(baseUrl).origin === url.origin ? { billing, keysAt } : {};
};

/** The command that brings this model to the server; only for a name that is one word in any shell. */
const fetchOf = (name: NetworkName, model: string): string | undefined => {
  const { fetchModel } = PROVIDERS[name];
  return fetchModel === undefined || !/^[\w./:-]+$/.test(model) ? undefined : `${fetchModel} ${model}`;
};

/** What the breaker counts for: the server, and all settings, so that a change of any begins anew. */
export const targetOf = ({ baseUrl, model }: Choice, config: Config): string => JSON.stringify([baseUrl, model, config]);

/** Whom the line of a failure is about. `at`: the address that is asked. */
export function subjectOf(choice: Choice, at: string, model: string, key: string): Subject {
  const { name, local } = choice;
  const url = new URL(at);
  const keyFrom = choice.key.kind === 'none' ? '' : choice.key.from;
  return {
    name,
    host: url.host,
    baseUrl: at,
    addressFrom: choice.addressFrom,
    model,
    keyFrom,
    key,
    local,
    here: hereAt(url.hostname) !== null,
    ...pagesOf(name, url),
    fetchModel: fetchOf(name, model),
  };
}

/** How to ask whether the model is in memory, where the server says so. */
export function inMemoryOf(name: NetworkName, { transport }: Connection, url: URL, model: string): Pick<NetworkOptions, 'inMemory'> {
  const { inMemoryAt } = PROVIDERS[name];
  if (inMemoryAt === undefined) return {};
  return { inMemory: async (signal) => isInMemory((await transport).fetch, new URL(inMemoryAt, url), model, signal) };
}
