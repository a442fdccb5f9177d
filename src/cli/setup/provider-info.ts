/** What setup needs to know about a provider before it is opened, made from the provider's row. */
import type { Env } from '../../base/env.ts';
import { serverAddress } from '../../llm/address.ts';
import { PROVIDER_NAMES, type ProviderName, type ProviderRow, PROVIDERS } from '../../providers/table.ts';

export interface ProviderInfo {
  /** The name in `.yoconf`. */
  readonly name: string;
  /** A few words for the list. */
  readonly about: string;
  readonly alsoCalled?: readonly string[];
  /** False: setup does not ask for one. `optional`: it asks, and Enter goes on without. */
  readonly needsKey: boolean | 'optional';
  /** The environment variables that may hold its key; the first that holds one counts. */
  readonly envKeys: readonly string[];
  /** The page where a key is made. */
  readonly keysAt?: string;
  /** '' when it has none: the server decides. */
  readonly defaultModel: string;
  /** What its model is called, where it has none of its own to choose from. */
  readonly modelCalled: string | null;
  /** Below the list, by name only. */
  readonly seldom: boolean;
  /** `base_url` must be set. */
  readonly needsUrl: boolean;
}

const OFFLINE: ProviderInfo = {
  name: 'offline',
  about: 'rules on this machine, without a model; nothing is sent',
  needsKey: false,
  envKeys: [],
  defaultModel: '',
  modelCalled: null,
  seldom: false,
  needsUrl: false,
};

/** One for each name that `.yoconf` may have, in the order of the table of providers. */
export const providerInfos = (env: Env): readonly ProviderInfo[] =>
  PROVIDER_NAMES.map((name) => (name === 'offline' ? OFFLINE : infoOf(name, PROVIDERS[name], env)));

function infoOf(name: ProviderName, row: ProviderRow, env: Env): ProviderInfo {
  const { envKeys, model, baseUrl, needsKey, local } = row;
  return {
    name,
    about: `${row.about}${needs(row, env)}`,
    needsKey: needsKey || (local ? false : 'optional'),
    alsoCalled: row.alsoCalled ?? [],
    envKeys,
    defaultModel: model,
    modelCalled: row.modelCalled ?? null,
    seldom: row.seldom === true,
    needsUrl: baseUrl === null,
    ...(row.keysAt === undefined ? {} : { keysAt: row.keysAt }),
  };
}

function needs({ about, baseUrl, needsKey, local, hostVariable }: ProviderRow, env: Env): string {
  const named = hostVariable === undefined ? null : serverAddress(env[hostVariable.name] ?? '', hostVariable.port);
  if (local && baseUrl !== null) return `, ${new URL(named ?? baseUrl).host}`;
  const things = [needsKey && !about.endsWith(' key') ? 'a key' : '', baseUrl === null ? 'an address' : ''].filter((thing) => thing !== '');
  return things.length === 0 ? '' : `; needs ${things.join(' and ')}`;
}
