/** Makes the line for a fault: what happened, and what to do. It never contains a key, a stack or a dump. */
import { HEADER_WANTED } from './cause-sentences.ts';
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
    what: `${subject.host} did not accept the request${explained(subject, fault)}`,
    remedy: `check \`model\` (${subject.model || 'not set'}) and \`wire\` in ~/.yoconf`,
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
    remedy: 'put the question another way',
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
  proxy: line('the proxy on the way to {host} does not work', 'check HTTPS_PROXY, HTTP_PROXY and NO_PROXY'),
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
  'web-page': line('a web page answered in place of {host}', 'check `base_url`; a network login page does this: open a browser'),
  garbled: line('the answer of {host} was garbled', NOTHING),
  flood: line('{host} sent far more than an answer', 'nothing was prefilled; try other words'),
  paused: line('the model at {host} paused again and again', 'try other words'),
  'stray-host': line('a request was about to leave for another host than {host}', 'nothing was sent; please report this'),
  unknown: (subject, fault) => ({
    what: `${subject.host} failed${explained(subject, fault)}`,
    remedy: 'ask again; to see what works: `yosh doctor`',
  }),
};

/** The address that the server's sentence names, for a person to open. */
const placeIn = ({ message = '' }: Fault): string => {
  const url = /https:\/\/[\w.-]+(?:\/[\w./?=&%-]*[\w/])?/.exec(message)?.[0];
  return url === undefined ? ' there' : ` at ${url}`;
};

/** The base address that a redirected request leads to; null when it leads elsewhere, or is no word of a command. */
function baseOf(to: URL | null): string | null {
  const base =
    to === null ? undefined : /^(https?:\/\/[\w.:/-]+?)\/(?:chat\/completions|responses|(?:v1\/)?messages)\/?$/.exec(to.href)?.[1];
  return base ?? null;
}

export const failureOf = (fault: Fault, subject: Subject): Failure => LINES[fault.kind](subject, fault);

const status = (fault: Fault): string => (fault.status === undefined || fault.status < 300 ? '' : ` (${fault.status})`);

/** The status and the server's own sentence. */
const said = (subject: Subject, fault: Fault): string => `${status(fault)}${quoted(subject, fault, firstSentence)}`;

/** The same with the sentences behind it, where our own remedy is a guess: they often say what to do. */
const explained = (subject: Subject, fault: Fault): string => `${status(fault)}${quoted(subject, fault, fittingSentences)}`;

const QUOTED_CHARS = 140;
/** Shorter sentences say nothing without the next one. */
const SHORT_CHARS = 12;
/** The shape of a credential: its beginning, a part that is starred out, or a run of letters and digits longer than any name has. */
const TOKEN =
  /\b(?:sk|pk|rk|gsk|hf|xai|key|AIza)[-_][\w*-]{8,}|\bAIza[\w-]{8,}|[\w-]*\*{3,}[\w*-]*|(?=[\w+/=]*\d)(?=[\w+/=]*[A-Za-z])[A-Za-z\d+=]{24,}/g;
/** As long a part of the key as this is not shown. */
const KEY_PART_CHARS = 8;

/** The beginning of the server's message. The message may echo the key, it may be a dump, and it is untrusted text: it stays quoted. */
function quoted({ key, model }: Subject, { message, status: code }: Fault, part: (prose: string) => string): string {
  if (message === undefined) return '';
  const text = withoutKey(message, key)
    .split(model === '' ? '\0' : model)
    .map((part) => part.replace(TOKEN, '…'))
    .join(model)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[\w.]*(?:Error|Exception)\s?[:-]\s*|\[[^\]]{0,60}\]\s+)+/, '');
  const prose = text.split(/\{|<(?=[\w/!])|\bTraceback\b/)[0] ?? '';
  const sentence = shortened(part(prose).replaceAll(/[“”"`]/g, "'"))
    .replace(/[\s.!?:,;([-]+$/, '')
    .trim();
  return sentence === '' || sentence.toLowerCase() === STATUS_TEXT[code ?? 0] ? '' : `: “${sentence}”`;
}

function firstSentence(prose: string): string {
  const first = /^.*?[.!?](?=\s|$)/.exec(prose)?.[0] ?? prose;
  return first.length < SHORT_CHARS ? prose : first;
}

/** The first sentence, and those behind it as long as they fit. */
function fittingSentences(prose: string): string {
  const [first = '', ...more] = prose.split(/(?<=[.!?])\s+/);
  let whole = first;
  for (const sentence of more) {
    if (whole.length >= SHORT_CHARS && whole.length + sentence.length > QUOTED_CHARS) break;
    whole += ` ${sentence}`;
  }
  return whole;
}

/** What the status says already. */
const STATUS_TEXT: Readonly<Record<number, string>> = {
  400: 'bad request',
  401: 'unauthorized',
  402: 'payment required',
  403: 'forbidden',
  404: 'not found',
  405: 'method not allowed',
  413: 'payload too large',
  422: 'unprocessable entity',
  429: 'too many requests',
  500: 'internal server error',
  502: 'bad gateway',
  503: 'service unavailable',
  504: 'gateway timeout',
};

/** The text without the key and without any long part of it. What people set for a server that wants none is short, and no secret. */
function withoutKey(text: string, key: string): string {
  let out = text;
  for (let length = Math.min(key.length, text.length); length >= KEY_PART_CHARS; length--)
    for (let at = 0; at + length <= key.length; at++) out = out.replaceAll(key.slice(at, at + length), '…');
  return out;
}

/** At most QUOTED_CHARS, cut between words. */
const shortened = (text: string): string => (text.length <= QUOTED_CHARS ? text : `${text.slice(0, QUOTED_CHARS).replace(/\s+\S*$/, '')}…`);

/** The remedy for an answer that did not come in time. */
const longer = (waitedMs: number): string => `ask again; to wait longer: \`yosh config set timeout ${Math.ceil((2 * waitedMs) / 1000)}\``;

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const round = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (seconds < 120) return round(seconds, 'second');
  return seconds < 2 * 3600 ? round(Math.ceil(seconds / 60), 'minute') : round(Math.ceil(seconds / 3600), 'hour');
}
