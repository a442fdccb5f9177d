/**
 * Decides whether a question and a key may go where the settings say. Pure. The settings file is not asked: a suggestion that was run by
 * mistake can change it, so what the user agreed to is kept apart from it (`Agreed`, in the state folder) and compared here.
 *
 * - A key belongs to the origin (scheme, host, port) for which it was entered or confirmed, in its profile. A key of which nothing is known
 *   may go to its provider's own hosts; to any other origin only after a yes.
 * - A server on this machine that was found, not configured, is used after a yes; one of another user's only when it is configured too.
 * - A key goes over http to this machine only, or where the user has allowed it for that address; never through a proxy, which would read it.
 */
import type { Agreed, Grant, KeyGrant } from '../base/agreed.ts';
import type { Env } from '../base/env.ts';
import { isLoopback } from '../base/loopback.ts';
import { sha256 } from '../base/sha256.ts';
import { ownerOfKey, PROVIDERS } from '../providers/table.ts';
import type { Config } from '../config/config-keys.ts';
import { type Choice, choose, type KeySource } from './choose.ts';
import { type Listener, nameOf } from './listener.ts';
import type { Failure } from './port.ts';
import { proxyFor } from './proxy-variables.ts';

export interface Destination {
  readonly choice: Choice;
  readonly profile: string;
  /** `found`: nothing is set, and a search on this machine found it. */
  readonly by: 'settings' | 'found';
  /** Who listens at an address of this machine; null for other addresses, and when it cannot be known. */
  readonly listener: Listener | null;
  /** The setting `insecure` of this profile. */
  readonly insecure: boolean;
}

/** Something that needs the user's yes before anything is sent. */
export interface Doubt {
  /** For the yes/no prompt. */
  readonly question: string;
  /** What a yes allows from now on. */
  readonly grant: Grant;
  /** The line when the answer is no. */
  readonly declined: Failure;
  /** The line where there is no terminal to ask on. */
  readonly unasked: Failure;
}

export type Clearance =
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** `grants` may be kept at once, `doubts` need an answer each. Both are empty when all is known. */
  | { readonly kind: 'checked'; readonly doubts: readonly Doubt[]; readonly grants: readonly Grant[] };

/** Identifies a key without holding it: a hash of the key, or of the command that prints it. Empty when there is no key to bind. */
export function markOf(source: KeySource): string {
  const text = source.kind === 'key' ? source.key : source.kind === 'command' ? source.command : '';
  return text === '' ? '' : sha256(`${source.kind}\0${text}`).slice(0, 32);
}

/**
 * Whether each customer of the provider has a host there. Anybody can have one, so that its being the provider's does not say whose it is: a
 * key of the environment, too, is bound to the first one that it is used for, and the host is named.
 */
const isOfCustomers = ({ name }: Pick<Choice, 'name'>): boolean => PROVIDERS[name].baseUrl === null;

/** The mark of all that a choice sends as the user's own: the key, and headers of the settings, which may hold another one. */
function markIn({ name, key, headers }: Pick<Choice, 'name' | 'key' | 'headers'>): string {
  const ofKey = key.kind === 'environment' && isOfCustomers({ name }) ? sha256(`environment\0${key.key}`).slice(0, 32) : markOf(key);
  return headers === '' ? ofKey : sha256(`headers\0${ofKey}\0${headers}`).slice(0, 32);
}

export function clear(destination: Destination, agreed: Agreed, env: Env): Clearance {
  const failure = inClear(destination, env);
  if (failure !== null) return { kind: 'refused', failure };
  const server = serverDoubt(destination, agreed);
  const key = keyStanding(destination, agreed);
  return {
    kind: 'checked',
    doubts: [server, key.kind === 'doubt' ? key.doubt : null].filter((doubt) => doubt !== null),
    grants: key.kind === 'first-use' ? [key.grant] : [],
  };
}

/**
 * Whether the key of the settings may be sent, asked before anything is sent: for setup and `yosh config`. Null when there is no key to bind,
 * or no address.
 * `yoshKey`: as for `choose`.
 */
export function clearKey(
  config: Config,
  env: Env,
  yoshKey: string,
  agreed: Agreed,
): {
  readonly origin: string;
  readonly own: boolean;
  readonly grant: KeyGrant & { readonly kind: 'key' };
  readonly clearance: Clearance;
} | null {
  const chosen = choose(config, env, yoshKey);
  if (!chosen.ok || typeof chosen.value === 'string') return null;
  const choice = chosen.value;
  const key = markIn(choice);
  if (key === '') return null;
  const { origin } = new URL(choice.baseUrl);
  const { profile, insecure } = config;
  const clearance = clear({ choice, profile, by: 'settings', listener: null, insecure }, agreed, env);
  return { origin, own: choice.own, grant: { kind: 'key', profile, key, origin }, clearance };
}

/** Why the key would be readable on its way; null when it is not, or when there is none. */
function inClear({ choice, insecure }: Destination, env: Env): Failure | null {
  const url = new URL(choice.baseUrl);
  if ((choice.key.kind === 'none' && choice.headers === '') || url.protocol === 'https:' || isLoopback(url.hostname)) return null;
  if (!insecure)
    return {
      what: `the key was not sent: http://${url.host} is not encrypted`,
      remedy: 'use https in `base_url`, or, in a network you trust, set `insecure = 1` beside it in ~/.yoconf',
    };
  const proxy = proxyFor(url, env);
  return proxy === null
    ? null
    : {
        what: `the key was not sent: the proxy in ${proxy} would read it`,
        remedy: `use https in \`base_url\` in ~/.yoconf, or put ${url.hostname} into NO_PROXY`,
      };
}

/** The name is the server's own. */
const MODEL_CHARS = 48;

function serverDoubt({ choice, by, listener }: Destination, agreed: Agreed): Doubt | null {
  if (listener === null) return null;
  const { origin, host } = new URL(choice.baseUrl);
  if (by === 'settings' && listener.owner !== 'other') return null;
  if (agreed.servers.some((one) => one.origin === origin && one.uid === listener.uid)) return null;
  const model = choice.model === '' ? choice.name : choice.model.slice(0, MODEL_CHARS);
  return {
    question: `${model} at ${host} would answer (${nameOf(listener)}). Ask it?`,
    grant: { kind: 'server', origin, uid: listener.uid },
    declined: { what: `nothing was sent to ${host}`, remedy: 'to choose who answers: `yosh setup`' },
    unasked: { what: `nothing was sent to ${host} (${nameOf(listener)})`, remedy: 'ask once at a terminal, or run `yosh setup`' },
  };
}

type KeyStanding =
  { readonly kind: 'known' } | { readonly kind: 'first-use'; readonly grant: Grant } | { readonly kind: 'doubt'; readonly doubt: Doubt };

function keyStanding({ choice, profile }: Destination, agreed: Agreed): KeyStanding {
  const { key: source } = choice;
  const key = markIn(choice);
  if (key === '') return { kind: 'known' };
  const { origin } = new URL(choice.baseUrl);
  const grant: Grant = { kind: 'key', profile, key, origin };
  const before = agreed.keys.filter((one) => one.key === key);
  if (before.some((one) => one.profile === profile && one.origin === origin)) return { kind: 'known' };
  const maker = source.kind === 'key' ? ownerOfKey(source.key) : null;
  if (choice.own && before.length === 0 && (maker === null || maker === choice.name)) return { kind: 'first-use', grant };
  const earlier = (before.find((one) => one.profile === profile) ?? before[0])?.origin;
  const named =
    source.kind === 'none' || (source.kind === 'environment' && !isOfCustomers(choice))
      ? 'the headers in ~/.yoconf'
      : source.kind === 'command'
        ? 'the key from key_command'
        : `the key in ${source.from.replace('`key` in ', '')}`;
  const unsent = `${named} was not sent to ${origin}`;
  return {
    kind: 'doubt',
    doubt: {
      question:
        earlier === undefined || earlier === origin
          ? `may ${named} go to ${origin}?`
          : `${named} was given for ${earlier}. May it go to ${origin}?`,
      grant,
      declined: { what: unsent, remedy: 'check `base_url` in ~/.yoconf, or run `yosh setup`' },
      unasked: { what: `${unsent}, which was not confirmed`, remedy: 'ask once at a terminal, or run `yosh setup`' },
    },
  };
}

/** The destination as the user reads it when it has changed. */
export function labelOf({ choice, by }: Pick<Destination, 'choice' | 'by'>): string {
  const { host, origin, protocol } = new URL(choice.baseUrl);
  const address = protocol === 'https:' ? host : origin;
  return by === 'found'
    ? `${choice.model} at ${host}`
    : choice.own && !isOfCustomers(choice)
      ? choice.name
      : `${choice.name} at ${address}`;
}
