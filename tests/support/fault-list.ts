/** Every documented failure of a provider: what the server does, and what the one line on the screen must say. */
import { PAUSES } from '../../src/base/limits.ts';
import type { WireName } from '../../src/providers/wires.ts';
import type { Reply } from './model-server.ts';
import { SPEECH, sse, type SseEvent } from './wire-speech.ts';

export interface FaultCase {
  readonly name: string;
  reply(wire: WireName): Reply;
  readonly says: RegExp;
  /** Where the provider knows that the server is on this machine, if the line is another one then. */
  readonly here?: RegExp;
  /** How often the server is asked; once when not given. */
  readonly asks?: number;
  /** Ends only by a time limit: run on a fast clock. */
  readonly slow?: true;
  /** The only wire that has this failure. */
  readonly only?: WireName;
}

const LS = { command: 'ls -la', explanation: 'lists the files', pending: false };
const KEY_ECHO = 'Incorrect API key provided: sk-canary-0123456789abcdef.';

const refusal =
  (status: number, type: string, message: string, headers: Readonly<Record<string, string>> = {}) =>
  (wire: WireName): Reply => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(SPEECH[wire].errorBody(type, message)),
  });

const calls =
  (...inputs: readonly unknown[]) =>
  (wire: WireName): Reply => ({ body: sse(SPEECH[wire].say({ calls: inputs.map((input) => ({ name: 'command', input })) })) });

/** The whole stream of a command, without its end. */
function begun(wire: WireName): readonly SseEvent[] {
  const events = SPEECH[wire].say({ text: ['Hm. '], calls: [{ name: 'command', input: LS }] });
  return events.slice(0, wire === 'chat' ? -3 : wire === 'messages' ? -2 : -1);
}

/** A text delta as the wire writes it, to be repeated. */
const textDelta = (wire: WireName, text: string): string => {
  const marked = SPEECH[wire].say({ text: ['@@'] }).find((event) => JSON.stringify(event).includes('@@'));
  return sse([JSON.parse(JSON.stringify(marked).replace('@@', text)) as SseEvent]);
};
/** What comes before the first word. A reason for the end is not among it: behind one, a slow machine may take what has come for all. */
function opening(wire: WireName): string {
  const events = SPEECH[wire].say({ text: ['@@'] });
  return sse(
    events.slice(
      0,
      events.findIndex((event) => JSON.stringify(event).includes('@@')),
    ),
  );
}
const invalid = (wire: WireName): Buffer =>
  Buffer.from(sse(SPEECH[wire].say({ calls: [{ name: 'command', input: { ...LS, command: 'ls é' } }] })).replaceAll('é', '\xff'), 'latin1');

const FAULTS: readonly FaultCase[] = [
  {
    name: '400',
    reply: refusal(400, 'invalid_request_error', 'tools: no such thing. {"dump": 1}'),
    says: /did not accept the request \(400\): “tools: no such thing”; choose another model: `yosh config set model NAME`/,
    asks: 2,
  },
  {
    name: '401',
    reply: refusal(401, 'authentication_error', KEY_ECHO),
    says: /did not accept the key \(401\): “Incorrect API key provided: …”; check `key` in ~\/\.yoconf/,
  },
  { name: '402', reply: refusal(402, 'billing_error', 'pay'), says: /too little credit \(402\): “pay”; .*billing/ },
  { name: '403', reply: refusal(403, 'permission_error', 'no'), says: /does not allow this \(403\)/ },
  { name: '404', reply: refusal(404, 'not_found_error', 'model: x'), says: /does not know the model .* \(404\)/ },
  { name: '407', reply: () => ({ status: 407, body: 'who are you' }), says: /proxy on the way to .* wants a login \(407\)/ },
  { name: '413', reply: refusal(413, 'request_too_large', 'big'), says: /too large .*yo reset/ },
  {
    name: '429',
    reply: refusal(429, 'rate_limit_error', 'slow down', { 'retry-after': '1' }),
    says: /limiting your requests \(429\): “slow down”; ask again in 1 second/,
    asks: 3,
    slow: true,
  },
  {
    name: '429, ten hours',
    reply: refusal(429, 'rate_limit_error', 'slow down', { 'retry-after': '36000' }),
    says: /limiting .*ask again in 10 hours/,
  },
  { name: '429, quota', reply: refusal(429, 'insufficient_quota', 'You exceeded your current quota'), says: /quota .* used up.*billing/ },
  { name: '500', reply: refusal(500, 'api_error', 'oops'), says: /has an error of its own \(500\)/, asks: 3, slow: true },
  {
    name: '502 HTML',
    reply: () => ({ status: 502, headers: { 'content-type': 'text/html' }, body: '<html><body><h1>502 Bad Gateway</h1></body></html>' }),
    says: /no answer from the server behind it \(502\): “502 Bad Gateway”; ask again/,
    asks: 3,
    slow: true,
  },
  { name: '503', reply: refusal(503, 'server_error', 'later'), says: /\(503\)/, asks: 3, slow: true },
  { name: '529', reply: refusal(529, 'overloaded_error', 'Overloaded'), says: /is overloaded \(529\)/, asks: 3, slow: true },
  {
    name: 'an error inside a 200, before anything',
    reply: (wire) => ({ body: sse([SPEECH[wire].errorEvent('overloaded_error', 'Overloaded')]) }),
    says: /is overloaded: “Overloaded”; /,
    asks: 3,
    slow: true,
  },
  {
    name: 'an error inside a 200, in the middle',
    reply: (wire) => ({ body: sse([...begun(wire), SPEECH[wire].errorEvent('server_error', 'oops')]) }),
    says: /has an error of its own: “oops”; /,
  },
  { name: 'no final event', reply: (wire) => ({ body: sse(begun(wire)) }), says: /cut short; nothing was prefilled/ },
  { name: 'an empty 200', reply: () => ({ body: '' }), says: /sent an empty answer; .*base_url/ },
  { name: 'reset', reply: (wire) => ({ body: sse(begun(wire)), after: 'reset' }), says: /closed the connection/ },
  { name: 'reset before anything', reply: () => ({ body: '', after: 'reset' }), says: /closed the connection/, asks: 3, slow: true },
  {
    name: 'half-open',
    reply: (wire) => ({ body: sse(begun(wire)), after: 'hang' }),
    says: /sent nothing for \d+ (?:seconds|minutes)/,
    slow: true,
  },
  { name: 'headers never come', reply: () => ({ silent: true }), says: /sent nothing for \d+ (?:seconds|minutes)/, slow: true },
  {
    name: 'pings for ever',
    reply: (wire) => ({
      body: opening(wire),
      repeat: { body: wire === 'messages' ? 'event: ping\ndata: {"type": "ping"}\n\n' : ': ping\n\n', everyMs: 5 },
    }),
    says: /did not answer within \d+ (?:seconds|minutes)/,
    slow: true,
  },
  {
    name: 'one byte a second',
    reply: () => ({ repeat: { body: 'd', everyMs: 20 } }),
    says: /did not answer within \d+ (?:seconds|minutes)/,
    slow: true,
  },
  { name: 'invalid UTF-8', reply: (wire) => ({ body: invalid(wire) }), says: /garbled; nothing was prefilled/ },
  {
    name: 'JSON that is none',
    reply: (wire) => ({ body: `${opening(wire)}event: response.completed\ndata: {"type":\n\n` }),
    says: /garbled/,
  },
  {
    name: 'a 200 MB body of words',
    reply: (wire) => ({ body: opening(wire), repeat: { body: textDelta(wire, 'word '.repeat(4000)), everyMs: 0 } }),
    says: /far more than an answer/,
  },
  {
    name: 'a 200 MB line',
    reply: () => ({ body: 'data: "', repeat: { body: 'x'.repeat(256 * 1024), everyMs: 0 } }),
    says: /far more than an answer/,
  },
  {
    name: 'deep JSON',
    reply: calls(`{"command":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
    says: /no usable answer from .* Try other words/,
    asks: 2,
  },
  {
    name: 'a wrong tool',
    reply: (wire) => ({ body: sse(SPEECH[wire].say({ calls: [{ name: 'sudo', input: LS }] })) }),
    says: /no usable answer from .* Try other words/,
    asks: 2,
  },
  {
    name: 'a missing field',
    reply: calls({ explanation: 'lists', pending: false }),
    says: /no usable answer from .* Try other words/,
    asks: 2,
  },
  { name: 'a mistyped field', reply: calls({ ...LS, command: 7 }), says: /no usable answer from .* Try other words/, asks: 2 },
  {
    name: 'an empty command',
    reply: calls({ ...LS, command: '', explanation: '' }),
    says: /no usable answer from .* Try other words/,
    asks: 2,
  },
  {
    name: 'a refusal',
    reply: (wire) => ({ body: sse(SPEECH[wire].say({ text: ['No.'], stop: 'refused' })) }),
    says: /refused; put the question another way/,
  },
  {
    name: 'max_tokens',
    reply: (wire) => ({ body: sse(SPEECH[wire].say({ calls: [{ name: 'command', input: '{"command":"ls' }], stop: 'cut' })) }),
    says: /cut short; nothing was prefilled/,
  },
  {
    name: 'pause_turn, for ever',
    reply: (wire) => ({ body: sse(SPEECH[wire].say({ text: ['Looking. '], stop: 'paused' })) }),
    says: /paused again and again/,
    asks: PAUSES + 1,
    only: 'messages',
  },
  {
    name: 'captive portal, a page',
    reply: () => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<html>Log in</html>' }),
    says: /a web page answered .*open a browser/,
    here: /a web page answered .*check port and path/,
  },
  {
    name: 'captive portal, a redirect',
    reply: () => ({ status: 302, headers: { location: 'http://portal.invalid/login' } }),
    says: /redirect to \S+ \(302\), which is not followed/,
  },
  {
    name: 'JSON in place of a stream',
    reply: (wire) => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SPEECH[wire].errorBody('invalid_api_key', KEY_ECHO)),
    }),
    says: /did not accept the key/,
  },
];

export const faultsOf = (wire: WireName): readonly FaultCase[] => FAULTS.filter(({ only = wire }) => only === wire);
