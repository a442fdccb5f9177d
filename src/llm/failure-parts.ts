/** What the lines of faults are made of: whom a line is about, and phrases that several lines share. */
import type { Fault } from './faults.ts';
import type { Failure } from './port.ts';
import { quoted, said } from './server-sentence.ts';

/** The provider that the line is about. */
export interface Subject {
  /** The provider as in `.yoconf`. */
  readonly name: string;
  readonly host: string;
  readonly model: string;
  /** Where the key came from, as text for the user; empty when there is none. */
  readonly keyFrom: string;
  /** Removed from every message of the provider. */
  readonly key: string;
  /** The address in the settings. */
  readonly baseUrl: string;
  /** The variable that the address is from; null where it is the usual one of a provider; left out where it is from the settings. */
  readonly addressFrom?: string | null | undefined;
  /** The command that brings the model to a server on this machine; left out where there is none. */
  readonly fetchModel?: string | undefined;
  /** A server of the user's own: there is no account, and its log can be read. */
  readonly local: boolean;
  /** At an address of this machine: no network is on the way, so none of its faults has to be looked for. */
  readonly here: boolean;
  /** Address of the page where credit is bought; left out where it is not known. */
  readonly billing?: string | undefined;
  /** Address of the page where a key is made; left out where it is not known. */
  readonly keysAt?: string | undefined;
}

export type Line = (subject: Subject, fault: Fault) => Failure;

/** A line with the server's words behind what happened. */
export const lineWithWords =
  (what: (subject: Subject, fault: Fault) => string, remedy: (subject: Subject, fault: Fault) => string): Line =>
  (subject, fault) => ({ what: `${what(subject, fault)}${said(subject, fault)}`, remedy: remedy(subject, fault) });

/** How another model is chosen. Behind "choose another:" and the like. */
export const ANOTHER_MODEL = '`yosh config set model NAME` (see `yosh models`)';
export const ANOTHER_PROVIDER = 'another provider: `yosh setup`';
/** What somebody who mends a fault of yosh needs; docs/troubleshooting.md says what is in it. */
export const REPORT = 'report it with the file of `yosh bug`';

/** The setting that holds the address, with its file. */
export const addressIn = ({ addressFrom }: Subject): string => addressFrom ?? '`base_url` in ~/.yoconf';

/** The model's name. Servers without a list of models are asked for `default`, which is no name. */
export const modelOf = ({ model }: Subject): string => (model === '' || model === 'default' ? 'the model' : model);

/** Where to do something in an account: a page that is known, or the service itself. */
export const at = (page: string | undefined): string => (page === undefined ? 'there' : `at ${page}`);

/** The address that the server's sentence names, else the page; "there" where the part of the sentence that is shown has it already. */
export function placeIn(subject: Subject, fault: Fault, page?: string): string {
  const url = /https:\/\/[\w.-]+(?:\/[\w./?=&%-]*[\w/])?/.exec(fault.message ?? '')?.[0];
  return at(url === undefined ? page : quoted(subject, fault).includes(url) ? undefined : url);
}

/** What gets around a rule of an account: another model where the rule is about a model, else another provider. */
export const otherwise = ({ message = '' }: Fault): string =>
  /\bmodels?\b/i.test(message) ? `choose another model: ${ANOTHER_MODEL}` : `choose ${ANOTHER_PROVIDER}`;

/** How long to wait: what the server asks for, or a minute. */
export const aWhile = ({ retryAfterMs }: Fault): string => (retryAfterMs === undefined ? 'a minute' : duration(retryAfterMs));

export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const round = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (seconds < 120) return round(seconds, 'second');
  return seconds < 2 * 3600 ? round(Math.ceil(seconds / 60), 'minute') : round(Math.ceil(seconds / 3600), 'hour');
}
