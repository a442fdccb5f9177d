/** The server's own sentence in the line of a fault: without a key or a token, quoted, bounded, and the status before it. */
import type { Fault } from './faults.ts';

/** What is known of the provider: its key is left out of every text, its model is kept in it. */
interface Asked {
  readonly key: string;
  readonly model: string;
}

export const status = (fault: Fault): string => (fault.status === undefined || fault.status < 300 ? '' : ` (${fault.status})`);

/** The status and the server's own sentence. */
export const said = (subject: Asked, fault: Fault): string => `${status(fault)}${quoted(subject, fault, firstSentence)}`;

/** The same with the sentences behind it, where our own remedy is a guess: they often say what to do. */
export const explained = (subject: Asked, fault: Fault): string => `${status(fault)}${quoted(subject, fault, fittingSentences)}`;

const QUOTED_CHARS = 140;
/** Shorter sentences say nothing without the next one. */
const SHORT_CHARS = 12;
/** The shape of a credential: its beginning, a part that is starred out, or a run of letters and digits longer than any name has. */
const TOKEN =
  /\b(?:sk|pk|rk|gsk|hf|xai|key|AIza)[-_][\w*-]{8,}|\bAIza[\w-]{8,}|[\w-]*\*{3,}[\w*-]*|(?=[\w+/=]*\d)(?=[\w+/=]*[A-Za-z])[A-Za-z\d+=]{24,}/g;
/** As long a part of the key as this is not shown. */
const KEY_PART_CHARS = 8;

/** The beginning of the server's message. The message may echo the key, it may be a dump, and it is untrusted text: it stays quoted. */
export function quoted({ key, model }: Asked, { message, status: code }: Fault, part: (prose: string) => string): string {
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

export function firstSentence(prose: string): string {
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

/** The address that the server's sentence names, for a person to open. */
export const placeIn = ({ message = '' }: Fault): string => {
  const url = /https:\/\/[\w.-]+(?:\/[\w./?=&%-]*[\w/])?/.exec(message)?.[0];
  return url === undefined ? ' there' : ` at ${url}`;
};
