/** Makes the line for a fault: what happened, and what to do. It never contains a key, a stack or a dump. */
import { HEADER_WANTED } from './cause-sentences.ts';
import type { Fault, FaultKind } from './faults.ts';
import type { Failure } from './port.ts';
import { explained, firstSentence, placeIn, quoted, said, status } from './server-sentence.ts';

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
  /** The command that brings the model to a server on this machine; left out where there is none. */
  readonly fetchModel?: string | undefined;
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

const ANOTHER_MODEL = '`yosh config set model NAME`';

const LINES: Readonly<Record<FaultKind, Line>> = {
  'bad-request': (subject, fault) => ({
    what: `${subject.host} did not accept the request${alsoWithout(fault)}${explained(subject, fault)}`,
    remedy:
      optionWanted(subject, fault) ??
      (subject.local
        ? `read the log of the server, or update it; another model: ${ANOTHER_MODEL}`
        : `choose another model: ${ANOTHER_MODEL}; \`yosh models\` lists them; another provider: \`yosh setup\``),
  }),
  'key-refused': (subject, fault) => {
    const { host, keyFrom, name } = subject;
    return keyFrom === ''
      ? { what: `${host} wants a key${said(subject, fault)}`, remedy: `run \`yosh setup\`, or set \`key\` for ${name} in ~/.yoconf` }
      : { what: `${host} did not accept the key${said(subject, fault)}`, remedy: `check ${keyFrom}, or run \`yosh setup\`` };
  },
  payment: (subject, fault) => ({
    what: `your account at ${subject.host} has no credit left${said(subject, fault)}`,
    remedy: subject.billing === undefined ? 'check the billing of your account there' : `add some at ${subject.billing}`,
  }),
  region: (subject, fault) => ({
    what: `${subject.host} does not answer in your region${said(subject, fault)}`,
    remedy: 'choose another provider: `yosh setup`',
  }),
  verification: (subject, fault) => ({
    what: `${subject.host} wants your account verified first${said(subject, fault)}`,
    remedy: `verify it there, or choose another model: ${ANOTHER_MODEL}`,
  }),
  forbidden: (subject, fault) => ({
    what: `${subject.host} does not allow this${explained(subject, fault)}`,
    remedy: 'check what the key may use (`yosh models`), and that the service is open to your region; another provider: `yosh setup`',
  }),
  'not-enabled': (subject, fault) => ({
    what: `${subject.host} is not switched on for your account${said(subject, fault)}`,
    remedy: `switch it on${placeIn(fault)}, then ask again`,
  }),
  'network-rule': (subject, fault) => ({
    what: `${subject.host} does not accept your network address${explained(subject, fault)}`,
    remedy: 'allow it in your account there, or choose another provider: `yosh setup`',
  }),
  clock: (subject, fault) => ({
    what: `${subject.host} finds the time of the request wrong${said(subject, fault)}`,
    remedy: 'compare `date -u` with the true time and set the clock, or make a new key',
  }),
  'header-wanted': (subject, fault) => ({
    what: `${subject.host} wants another header${said(subject, fault)}`,
    remedy: `\`yosh config set headers '${HEADER_WANTED.exec(fault.message ?? '')?.[1] ?? 'NAME'}: VALUE'\``,
  }),
  filtered: (subject, fault) => ({
    what: `your network blocks ${subject.host}${said(subject, fault)}`,
    remedy: 'ask its administrator, use another network, or another provider: `yosh setup`',
  }),
  'other-wire': (subject, fault) => ({
    what: `${subject.model || 'the model'} is asked over another protocol${said(subject, fault)}`,
    remedy: '`yosh config set wire responses`',
  }),
  'not-found': (subject, fault) => ({
    what: `${subject.host} does not know the model ${subject.model || '(none is set)'} or the address${explained(subject, fault)}`,
    remedy: 'check `model` and `base_url` in ~/.yoconf',
  }),
  'model-missing': (subject, fault) => ({
    what: `${subject.host} does not have the model ${subject.model || '(none is set)'}${explained(subject, fault)}`,
    remedy: `${subject.fetchModel === undefined ? 'choose another' : `run \`${subject.fetchModel}\`, or choose another`}: ${ANOTHER_MODEL}`,
  }),
  'model-unfit': (subject, fault) => ({
    what: `${subject.model || 'the model'} cannot be used at ${subject.host}${explained(subject, fault)}`,
    remedy: `choose another: ${ANOTHER_MODEL}; \`yosh models\` lists them`,
  }),
  account: (subject, fault) => ({
    what: `${subject.host} has closed your account or project${explained(subject, fault)}`,
    remedy: 'ask its support about your account, or choose another provider: `yosh setup`',
  }),
  policy: (subject, fault) => ({
    what: `${subject.host} refused the question${said(subject, fault)}`,
    remedy: 'put the question another way, or without the conversation: `yo reset` forgets it',
  }),
  'model-retired': (subject, fault) => ({
    what: `${subject.host} no longer has the model ${subject.model || '(none is set)'}${said(subject, fault)}`,
    remedy: `choose another: ${ANOTHER_MODEL}`,
  }),
  memory: (subject, fault) => ({
    what: `${subject.host} has too little memory for ${subject.model || 'the model'}${explained(subject, fault)}`,
    remedy: `choose a smaller model (${ANOTHER_MODEL}), or free memory there`,
  }),
  'too-large': (subject, fault) => ({
    what: `the request was too large for ${subject.host}${said(subject, fault)}`,
    remedy: '`yo reset` forgets the conversation; then ask again',
  }),
  context: (subject, fault) => ({
    what: `the conversation is too long for the model${explained(subject, fault)}`,
    remedy: '`yo reset` forgets it; then ask again',
  }),
  rate: (subject, fault) => ({
    what: `${subject.host} is limiting your requests${said(subject, fault)}`,
    remedy: fault.retryAfterMs === undefined ? 'ask again in a minute' : `ask again in ${duration(fault.retryAfterMs)}`,
  }),
  quota: (subject, fault) => ({
    what: `your quota at ${subject.host} is used up${said(subject, fault)}`,
    remedy: 'check plan and billing there; waiting does not help',
  }),
  'used-for-now': (subject, fault) => ({
    what: `your limit at ${subject.host} is used up for now${explained(subject, fault)}`,
    remedy: `ask again ${nextPeriod(fault)}, or check plan and billing ${subject.billing === undefined ? 'there' : `at ${subject.billing}`}`,
  }),
  'account-step': (subject, fault) => ({
    what: `${subject.host} wants a step in your account first${explained(subject, fault)}`,
    remedy: `do it${placeIn(fault)} and ask again, or choose another model: ${ANOTHER_MODEL}`,
  }),
  robots: (subject, fault) => ({
    what: `a check for robots in front of ${subject.host} stopped the request${said(subject, fault)}`,
    remedy: 'try another network, or without a VPN; another provider: `yosh setup`',
  }),
  template: (subject, fault) => ({
    what: `${subject.host} cannot use the chat template of ${subject.model || 'the model'}${explained(subject, fault)}`,
    remedy: optionWanted(subject, fault) ?? `update the server, or choose another model: ${ANOTHER_MODEL}; its log says more`,
  }),
  outdated: (subject, fault) => ({
    what: `${subject.host} is too old for ${subject.model || 'the model'}${explained(subject, fault)}`,
    remedy: `update the server, or choose another model: ${ANOTHER_MODEL}`,
  }),
  disk: (subject, fault) => ({
    what: `${subject.host} has no space left on its disk${explained(subject, fault)}`,
    remedy: `free space there, or choose a smaller model: ${ANOTHER_MODEL}`,
  }),
  unread: (subject, fault) => ({
    what: `${subject.host} could not read what ${subject.model || 'the model'} wrote${said(subject, fault)}`,
    remedy: `ask again, or choose another model: ${ANOTHER_MODEL}`,
  }),
  server: (subject, fault) => ({
    what: `${subject.host} has an error of its own${explained(subject, fault)}`,
    remedy: subject.local ? 'read the log of the server, or start it again' : 'ask again in a few minutes',
  }),
  overloaded: (subject, fault) => ({ what: `${subject.host} is overloaded${said(subject, fault)}`, remedy: 'ask again in a minute' }),
  loading: (subject, fault) => ({
    what: `${subject.host} is still loading ${subject.model || 'the model'}${said(subject, fault)}`,
    remedy: 'ask again, or choose a smaller model',
  }),
  empty: ({ host, local }) => ({
    what: `${host} sent an empty answer`,
    remedy: local ? 'read the log of the server; check `model` and `base_url` in ~/.yoconf' : 'check `base_url` and `model` in ~/.yoconf',
  }),
  cut: line('the answer of {host} was cut short', NOTHING),
  reset: line('{host} closed the connection', NOTHING),
  silent: ({ host }, { waitedMs = 0 }) => ({ what: `${host} sent nothing for ${duration(waitedMs)}`, remedy: longer(waitedMs) }),
  slow: ({ host }, { waitedMs = 0 }) => ({ what: `${host} did not answer within ${duration(waitedMs)}`, remedy: longer(waitedMs) }),
  dns: line('the address {host} was not found', 'check the network, and `base_url` in ~/.yoconf'),
  'no-connection': ({ host, local }) =>
    local
      ? { what: `nothing answers at ${host}`, remedy: 'start the local server, or run `yosh setup`' }
      : { what: `${host} could not be reached`, remedy: 'check the network, and `base_url` in ~/.yoconf' },
  'connect-timeout': line('no connection to {host} within 10 seconds', 'check the network, a firewall or proxy, and `base_url`'),
  tls: line(
    'the certificate of {host} is not trusted',
    'check the clock, or a network login page; to trust its authority: `yosh config set ca_file FILE.pem`',
  ),
  'tls-name': line('the certificate of {host} is for another name', 'check `base_url`, or a network login page: open a browser'),
  'open-files': line('this program may open no more files', 'to raise the limit: `ulimit -n 4096`, then start the terminal again'),
  'no-tls': ({ host, baseUrl }) => ({
    what: `${host} does not speak https`,
    remedy: `to ask it without encryption: \`yosh config set base_url ${baseUrl.replace(/^https:/, 'http:')}\``,
  }),
  'needs-tls': (subject, fault) => ({
    what: `${subject.host} wants https${said(subject, fault)}`,
    remedy: `\`yosh config set base_url ${subject.baseUrl.replace(/^http:/, 'https:')}\``,
  }),
  'tls-handshake': line(
    'no encrypted connection with {host} came about',
    'check `base_url` and its port; a proxy or filter on the way does this too: try another network',
  ),
  proxy: ({ host }, fault) =>
    fault.status === 407
      ? { what: `the proxy on the way to ${host} wants a login (407)`, remedy: 'set HTTPS_PROXY=http://NAME:PASSWORD@HOST:PORT' }
      : { what: `the proxy on the way to ${host} does not work`, remedy: 'check HTTPS_PROXY, HTTP_PROXY and NO_PROXY' },
  'not-http': ({ host }) => ({
    what: `${host} does not answer in HTTP/1.1`,
    remedy: 'check the port in `base_url`: something else listens there, or a server of HTTP/2 or gRPC alone',
  }),
  'bad-head': (subject, fault) => ({
    what: `the answer of ${subject.host} breaks a rule of HTTP/1.1${quoted(subject, fault, firstSentence)}`,
    remedy: 'update the server, or the proxy in front of it; check `base_url`',
  }),
  redirect: ({ host }, fault) => {
    const to = URL.parse(fault.to ?? '');
    const base = baseOf(to);
    return {
      what: `${host} answered with a redirect${to === null || to.host === host ? '' : ` to ${to.host}`}${status(fault)}, which is not followed`,
      remedy:
        base === null
          ? 'check `base_url`; a network login page does this too: open a browser'
          : `if that is the right server: \`yosh config set base_url ${base}\``,
    };
  },
  'web-page': (subject, fault) => ({
    what: `a web page answered in place of ${subject.host}${quoted(subject, fault, firstSentence)}`,
    remedy: 'check `base_url`; a network login page does this: open a browser',
  }),
  garbled: line('the answer of {host} was garbled', NOTHING),
  flood: line('{host} sent far more than an answer', 'nothing was prefilled; try other words'),
  paused: line('the model at {host} paused again and again', 'try other words'),
  'stray-host': line('a request was about to leave for another host than {host}', 'nothing was sent; please report this'),
  unknown: (subject, fault) => ({
    what: `${subject.host} failed${explained(subject, fault)}`,
    remedy: 'ask again; to see what works: `yosh doctor`',
  }),
};

/** What was left out because the server refused it by its name: it cannot be the reason any more. */
const alsoWithout = ({ without = [] }: Fault): string => (without.length === 0 ? '' : `, not even without ${without.join(', ')}`);

/** The server says that it must be started in another way. */
const OPTION_WANTED = /\b(?:start|run|launch)\b.{0,30}\bwith\b.{0,8}--\w|\brequires? (?:the )?--\w/i;

const optionWanted = ({ local }: Subject, { message = '' }: Fault): string | null =>
  OPTION_WANTED.test(message)
    ? `${local ? 'start it with that option' : 'ask its administrator for that option'}, or choose another model: ${ANOTHER_MODEL}`
    : null;

/** When a limit begins anew: what the server asks to wait, or the next period of those that its sentence names. */
function nextPeriod({ message = '', retryAfterMs }: Fault): string {
  if (retryAfterMs !== undefined) return `in ${duration(retryAfterMs)}`;
  return /\bhour/i.test(message) ? 'in an hour' : /\bweek/i.test(message) ? 'next week' : 'tomorrow';
}

/** The base address that a redirected request leads to; null when it leads elsewhere, or is no word of a command. */
function baseOf(to: URL | null): string | null {
  const base =
    to === null ? undefined : /^(https?:\/\/[\w.:/-]+?)\/(?:chat\/completions|responses|(?:v1\/)?messages)\/?$/.exec(to.href)?.[1];
  return base ?? null;
}

export const failureOf = (fault: Fault, subject: Subject): Failure => LINES[fault.kind](subject, fault);

/** The remedy for an answer that did not come in time. */
const longer = (waitedMs: number): string => `ask again; to wait longer: \`yosh config set timeout ${Math.ceil((2 * waitedMs) / 1000)}\``;

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const round = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (seconds < 120) return round(seconds, 'second');
  return seconds < 2 * 3600 ? round(Math.ceil(seconds / 60), 'minute') : round(Math.ceil(seconds / 3600), 'hour');
}
