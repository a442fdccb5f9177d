/** What setup has to know of a provider before it is opened: told by its row, in setup's words. */
import { PROVIDER_NAMES, type ProviderName, type ProviderRow, PROVIDERS } from '../../providers/table.ts';

export interface ProviderInfo {
  /** As in `.yoconf`. */
  readonly name: string;
  /** A few words for the list. */
  readonly about: string;
  /** False: none is asked for (`optional`: asked for, and Enter goes on without). */
  readonly needsKey: boolean | 'optional';
  /** The environment variables its key may be in, the first that holds one counts. */
  readonly envKeys: readonly string[];
  /** '' when it has none: the server decides, or it is asked for. */
  readonly defaultModel: string;
  /** `base_url` has to be said. */
  readonly needsUrl: boolean;
}

const OFFLINE: ProviderInfo = {
  name: 'offline',
  about: 'rules on this machine; nothing is sent, no model',
  needsKey: false,
  envKeys: [],
  defaultModel: '',
  needsUrl: false,
};

/** One for every name that `.yoconf` may have, in the order of that table. */
export const PROVIDER_INFOS: readonly ProviderInfo[] = PROVIDER_NAMES.map((name) =>
  name === 'offline' ? OFFLINE : infoOf(name, PROVIDERS[name]),
);

function infoOf(name: ProviderName, row: ProviderRow): ProviderInfo {
  const { envKeys, model, baseUrl, needsKey, local } = row;
  return {
    name,
    about: `${row.about}${needs(row)}`,
    needsKey: needsKey || (local ? false : 'optional'),
    envKeys,
    defaultModel: model,
    needsUrl: baseUrl === null,
  };
}

function needs({ about, baseUrl, needsKey, local }: ProviderRow): string {
  if (local && baseUrl !== null) return `, ${new URL(baseUrl).host}`;
  const things = [needsKey && !about.endsWith(' key') ? 'a key' : '', baseUrl === null ? 'an address' : ''].filter((thing) => thing !== '');
  return things.length === 0 ? '' : `; needs ${things.join(' and ')}`;
}
