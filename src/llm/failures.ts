/** Makes the line for a fault: what happened, and what to do. It never contains a key, a stack or a dump. */
import type { Fault, FaultKind } from './faults.ts';
import type { Failure } from './port.ts';

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
  /** A server on this machine: there is no account. */
  readonly local: boolean;
  /** Address of the page where credit is bought; left out where it is not known. */
  readonly billing?: string | undefined;
}

type Line = (subject: Subject, fault: Fault) => Failure;

const NOTHING = 'nothing was prefilled; ask again';
const line =
  (what: string, remedy: string): Line =>
  ({ host }) => ({ what: what.replace('{host}', host), remedy });

const LINES: Readonly<Record<FaultKind, Line>> = {
  'bad-request': (subject, fault) => ({
    what: `${subject.host} did not accept the request${status(fault)}${quoted(subject, fault)}`,
    remedy: `check \`model\` (${subject.model || 'not set'}) and \`wire\` in ~/.yoconf`,
  }),
  'key-refused': ({ host, keyFrom, name }, fault) =>
    keyFrom === ''
      ? { what: `${host} wants a key${status(fault)}`, remedy: `run \`yosh setup\`, or set \`key\` for ${name} in ~/.yoconf` }
      : { what: `${host} did not accept the key${status(fault)}`, remedy: `check ${keyFrom}, or run \`yosh setup\`` },
  payment: ({ host, billing }, fault) => ({
    what: `your account at ${host} has no credit left${status(fault)}`,
    remedy: billing === undefined ? 'check the billing of your account there' : `add some at ${billing}`,
  }),
  forbidden: ({ host, model }, fault) => ({
    what: `${host} does not allow this${status(fault)}`,
    remedy: `check that the key may use ${model || 'the model'}, and that the service is open to your region`,
  }),
  'not-found': ({ host, model }, fault) => ({
    what: `${host} does not know the model ${model || '(none is set)'} or the address${status(fault)}`,
    remedy: 'check `model` and `base_url` in ~/.yoconf',
  }),
  'too-large': line('the request was too large for {host} (413)', '`yo reset` forgets the conversation; then ask again'),
  context: line('the conversation is too long for the model', '`yo reset` forgets it; then ask again'),
  rate: ({ host }, fault) => ({
    what: `${host} is limiting your requests${status(fault)}`,
    remedy: fault.retryAfterMs === undefined ? 'wait a moment and ask again' : `ask again in ${duration(fault.retryAfterMs)}`,
  }),
  quota: line('your quota at {host} is used up', 'check plan and billing there; waiting does not help'),
  server: ({ host }, fault) => ({ what: `${host} has an error of its own${status(fault)}`, remedy: 'ask again in a few minutes' }),
  overloaded: ({ host }, fault) => ({ what: `${host} is overloaded${status(fault)}`, remedy: 'ask again in a minute' }),
  cut: line('the answer of {host} was cut short', NOTHING),
  reset: line('{host} closed the connection', NOTHING),
  silent: line('{host} did not answer for 20 seconds', 'ask again, or choose another model'),
  slow: line('{host} took too long', 'ask again, or choose another model'),
  dns: line('the address {host} was not found', 'check the network, and `base_url` in ~/.yoconf'),
  'no-connection': ({ host, local }) =>
    local
      ? { what: `nothing answers at ${host}`, remedy: 'start the local server, or run `yosh setup`' }
      : { what: `${host} could not be reached`, remedy: 'check the network, and `base_url` in ~/.yoconf' },
  'connect-timeout': line('no connection to {host} within 10 seconds', 'check the network, a firewall or proxy, and `base_url`'),
  tls: line('the certificate of {host} is not trusted', 'check the clock and NODE_EXTRA_CA_CERTS; a network login page does this too'),
  proxy: line('the proxy on the way to {host} does not work', 'check HTTPS_PROXY, HTTP_PROXY and NO_PROXY'),
  redirect: ({ host }, fault) => ({
    what: `${host} answered with a redirect${status(fault)}, which is not followed`,
    remedy: 'check `base_url`; a network login page does this too: open a browser',
  }),
  'web-page': line('a web page answered in place of {host}', 'check `base_url`; a network login page does this: open a browser'),
  'not-a-stream': line('{host} answered with something that is not a stream', 'check `base_url` and `wire` in ~/.yoconf'),
  garbled: line('the answer of {host} was garbled', NOTHING),
  flood: line('{host} sent far more than an answer', 'nothing was prefilled; try other words'),
  paused: line('the model at {host} paused again and again', 'try other words'),
  'stray-host': line('a request was about to leave for another host than {host}', 'nothing was sent; please report this'),
  unknown: (subject, fault) => ({ what: `${subject.host} failed${status(fault)}${quoted(subject, fault)}`, remedy: 'ask again' }),
};

export const failureOf = (fault: Fault, subject: Subject): Failure => LINES[fault.kind](subject, fault);

const status = (fault: Fault): string => (fault.status === undefined || fault.status < 300 ? '' : ` (${fault.status})`);

const QUOTED_CHARS = 120;
/** What is longer than any word of a message and has the shape of a credential. */
const TOKEN = /\b(?:sk|pk|gsk|key|AIza)[-_\w*]{8,}|[\w+/=-]{32,}/g;

/** The first sentence of the provider's message, when it is prose. The message may echo the key, and it may be a dump. */
function quoted({ key }: Subject, { message }: Fault): string {
  if (message === undefined) return '';
  const text = (key === '' ? message : message.replaceAll(key, '…')).replace(TOKEN, '…').replace(/\s+/g, ' ').trim();
  const sentence = (/^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.!?]+$/, '').slice(0, QUOTED_CHARS);
  return sentence === '' || /[{}<>]/.test(sentence) ? '' : `: ${sentence}`;
}

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const round = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (seconds < 120) return round(seconds, 'second');
  return seconds < 2 * 3600 ? round(Math.ceil(seconds / 60), 'minute') : round(Math.ceil(seconds / 3600), 'hour');
}
