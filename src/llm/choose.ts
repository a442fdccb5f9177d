/** Chooses the provider, its address, wire and key from the settings and the environment. Pure: whether it answers is found out later. */
import type { Env } from '../base/env.ts';
import type { Config, Stop } from '../config/config-keys.ts';
import { isLoopback } from '../base/loopback.ts';
import { bareKey } from '../base/key-text.ts';
import { err, ok, type Result } from '../base/result.ts';
import {
  ANY_SERVER,
  BY_ENVIRONMENT,
  BY_YOSH_KEY,
  type NetworkName,
  ownerOfKey,
  type ProviderRow,
  PROVIDERS,
  ROWS,
} from '../providers/table.ts';
import { type WireName, WIRES } from '../providers/wires.ts';
import { obviousAddress, serverAddress } from './address.ts';
import type { Failure } from './port.ts';

/** Where the key is (`from` is the text for the user); nothing is read or run yet. */
export type KeySource =
  | { readonly kind: 'none' }
  /** A variable that names its provider: the key is sent to that provider's own hosts only. */
  | { readonly kind: 'environment'; readonly key: string; readonly from: string }
  | { readonly kind: 'key'; readonly key: string; readonly from: string }
  | { readonly kind: 'command'; readonly command: string; readonly from: string };

export interface Choice {
  readonly name: NetworkName;
  readonly baseUrl: string;
  readonly wire: WireName;
  /** `base_url` as it is in the settings, where `baseUrl` is another form of it; null otherwise. */
  readonly written: string | null;
  /** The variable that the address is from; null where it is the usual one; left out where it is from the settings. */
  readonly addressFrom?: string | null | undefined;
  /** Empty: the best of the models that the server lists. */
  readonly model: string;
  readonly key: KeySource;
  /** As in the settings; empty without. */
  readonly headers: string;
  readonly local: boolean;
  /** The address is the provider's own, over TLS. */
  readonly own: boolean;
}

/** `local`: nothing is set, so a server on this machine is looked for; without one it is `offline`. */
export type Chosen = Choice | 'offline' | 'local';

const SETUP = 'run `yosh setup`';

export const notSent = ({ what, mend }: Stop): Failure => ({ what, remedy: `nothing was sent; ${mend}` });

/** `yoshKey`: the key in the file of this program's ancestor, which is for one provider only. */
export function choose(config: Config, env: Env, yoshKey: string): Result<Chosen, Failure> {
  if (config.stop !== null) return err(notSent(config.stop));
  const name = config.provider === '' ? guess(config, env, yoshKey) : ok(config.provider);
  if (!name.ok) return name;
  if (name.value === 'offline' || name.value === 'local') return ok(name.value);
  return choice(name.value, config, env, yoshKey);
}

function guess(config: Config, env: Env, yoshKey: string): Result<NetworkName | 'local', Failure> {
  if (config.base_url !== '') return ok(ANY_SERVER);
  const named = ownerOfKey(config.key);
  if (named !== null) return ok(named);
  if (config.key !== '' || config.key_command !== '')
    return err({ what: 'there is a key in ~/.yoconf, but not whose it is', remedy: `set \`provider\` there, or ${SETUP}` });
  const [first] = yoshKey === '' ? [] : BY_YOSH_KEY;
  return ok(first ?? BY_ENVIRONMENT.find((each) => fromEnvironment(PROVIDERS[each], env) !== null) ?? 'local');
}

function choice(name: NetworkName, config: Config, env: Env, yoshKey: string): Result<Choice, Failure> {
  const row = PROVIDERS[name];
  const meant = obviousAddress(config.base_url);
  const address = meant || addressOf(row, env);
  const addressFrom = meant !== '' ? undefined : address === row.baseUrl ? null : row.hostVariable?.name;
  if (address === null) return err({ what: `${name} needs an address`, remedy: `set \`base_url\` in ~/.yoconf, or ${SETUP}` });
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return err({ what: '`base_url` is not an http(s) address without a user name', remedy: 'correct it in ~/.yoconf' });
  const standard = row.baseUrl !== null && url.origin === new URL(row.baseUrl).origin;
  const own = isOwn(row, url);
  const wire = (config.wire as WireName | '') || wireOf(row, url);
  const key = keySource(row, config, env, row.yoshKey === true ? yoshKey : '', own);
  if (key.kind === 'none' && row.needsKey && !isLoopback(url.hostname)) return err(noKey(name, row, env, url.host));
  const baseUrl = WIRES[wire].addsVersion === true ? address.replace(/\/v1\/?$/, '') : address;
  const model = config.model || (standard || row.wire !== 'chat' ? row.model : '');
  if (model === '' && row.modelCalled !== undefined)
    return err({ what: `${name} needs ${row.modelCalled}`, remedy: 'to set it: `yosh config set model NAME`' });
  const { headers } = config;
  return ok({
    name,
    baseUrl,
    written: meant === config.base_url ? null : config.base_url,
    addressFrom,
    wire,
    model,
    key,
    headers,
    local: row.local,
    own,
  });
}

/** The address of a provider where the settings have none: that of its own variable, else its usual one. */
export function addressOf({ baseUrl, hostVariable }: ProviderRow, env: Env): string | null {
  const host = hostVariable === undefined ? '' : (env[hostVariable.name] ?? '');
  return (hostVariable === undefined ? null : serverAddress(host, hostVariable.port)) ?? baseUrl;
}

/**
 * A provider's own host speaks the provider's wire; a compatible server of someone else speaks the wire that the row names for it
 * (`elsewhere`). There is no fallback from one wire to another.
 */
function wireOf(row: ProviderRow, url: URL): WireName {
  const common = commonWire(row);
  return ROWS.find((each) => commonWire(each) === common && isHostOf(each, url))?.wire ?? common;
}

const commonWire = ({ wire }: ProviderRow): WireName => WIRES[wire].elsewhere ?? wire;

const isHostOf = ({ baseUrl, hosts }: ProviderRow, { hostname }: URL): boolean =>
  (baseUrl !== null && new URL(baseUrl).hostname === hostname) || hosts?.test(hostname) === true;

/** Whether this address is the provider's own: one of its hosts, over TLS, at the usual port. */
const isOwn = (row: ProviderRow, url: URL): boolean => url.protocol === 'https:' && url.port === '' && isHostOf(row, url);

/** A key in the environment is only sent to the provider's own hosts; of any other key `destination.ts` decides where it may go. */
function keySource(row: ProviderRow, config: Config, env: Env, yoshKey: string, ownHost: boolean): KeySource {
  if (config.key !== '') return { kind: 'key', key: config.key, from: '`key` in ~/.yoconf' };
  if (config.key_command !== '') return { kind: 'command', command: config.key_command, from: '`key_command` in ~/.yoconf' };
  if (yoshKey !== '') return { kind: 'key', key: yoshKey, from: '~/.yoshkey' };
  const found = ownHost ? fromEnvironment(row, env) : null;
  return found === null ? { kind: 'none' } : { kind: 'environment', ...found };
}

function fromEnvironment(row: ProviderRow, env: Env): { readonly key: string; readonly from: string } | null {
  for (const name of row.envKeys) {
    const key = bareKey(env[name] ?? '');
    if (key !== '') return { key, from: name };
  }
  return null;
}

function noKey(name: NetworkName, row: ProviderRow, env: Env, host: string): Failure {
  const elsewhere = fromEnvironment(row, env);
  if (elsewhere !== null)
    return {
      what: `the key in ${elsewhere.from} is for ${name} itself, not for ${host}`,
      remedy: 'set `key` beside `base_url` in ~/.yoconf',
    };
  const variable = row.envKeys.length > 0 ? `, or set ${row.envKeys[0]}` : '';
  return { what: `there is no key for ${name}`, remedy: `${SETUP}${variable}` };
}
