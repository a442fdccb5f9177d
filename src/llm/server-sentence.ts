/** The server's own sentence in the line of a fault: without a key or a token, quoted, bounded, and the status before it. */
import type { Fault } from './faults.ts';

/** What is known of the provider: its key is left out of every text, its model is kept in it. */
interface Asked {
  readonly key: string;
  readonly model: string;
}

export const status = (fault: Fault): string => (fault.status === undefined || fault.status < 300 ? '' : ` (${fault.status})`);

/** The status and the server's own words: the first sentence, and those behind it that fit, which often say what to do. */
export const said = (subject: Asked, fault: Fault): string => `${status(fault)}${quoted(subject, fault)}`;

const QUOTED_CHARS = 160;
/** Shorter sentences say nothing without the next one. */
const SHORT_CHARS = 12;
/** The shape of a credential: its beginning, a part that is starred out, or a run of letters and digits longer than any name has. */
const TOKEN =
  /\b(?:sk|pk|rk|gsk|hf|xai|key|AIza)[-_][\w*-]{8,}|\bAIza[\w-]{8,}|[\w-]*\*{3,}[\w*-]*|(?=[\w+/=]*\d)(?=[\w+/=]*[A-Za-z])[A-Za-z\d+=]{24,}/g;
/** What programs put in front of a message: the class of the exception, a tag, the frames of boto3, of OpenAI and of Amazon's library for Go. */
const WRAPPED = new RegExp(
  '^(?:' +
    [
      String.raw`[\w.]*(?:Error|Exception)\s?[:-]\s*`,
      String.raw`\[[^\]]{0,60}\]\s+`,
      String.raw`An error occurred \(\w+\) when calling the \w+ operation:\s*`,
      String.raw`Error code: \d+ - `,
      String.raw`(?:\w+: )?operation error [\w ]+: \w+, (?:https? )?response error StatusCode: \d+, RequestID: [\w-]*, `,
    ].join('|') +
    ')+',
);
/** As long a part of the key as this is not shown. */
const KEY_PART_CHARS = 8;

/** The beginning of the server's message. The message may echo the key, it may be a dump, and it is untrusted text: it stays quoted. */
export function quoted({ key, model }: Asked, { message }: Fault): string {
  if (message === undefined) return '';
  const text = withoutKey(message, key)
    .split(model === '' ? '\0' : model)
    .map((part) => part.replace(TOKEN, '…'))
    .join(model)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(WRAPPED, '');
  const prose = text.split(/\{|<(?=[\w/!])|\bTraceback\b/)[0] ?? '';
  const sentence = shortened(fittingSentences(prose).replaceAll(/[“”"`]/g, "'"))
    .replace(/[\s.!?:,;([-]+$/, '')
    .trim();
  return sentence === '' ? '' : `: “${sentence}”`;
}

/** The first sentence, and those behind it as long as they fit. One that begins with "However" belongs to the one before it. */
function fittingSentences(prose: string): string {
  const [first = '', ...more] = prose.split(/(?<=[.!?])\s+(?!(?:However|But)\b)/);
  let whole = first;
  for (const sentence of more) {
    if (whole.length >= SHORT_CHARS && whole.length + sentence.length > QUOTED_CHARS) break;
    whole += ` ${sentence}`;
  }
  return whole;
}

/** The text without the key and without any long part of it. What people set for a server that wants none is short, and no secret. */
function withoutKey(text: string, key: string): string {
  let out = text;
  for (let length = Math.min(key.length, text.length); length >= KEY_PART_CHARS; length--)
    for (let at = 0; at + length <= key.length; at++) out = out.replaceAll(key.slice(at, at + length), '…');
  return out;
}

/** At most QUOTED_CHARS, cut between words. */
const shortened = (text: string): string => (text.length <= QUOTED_CHARS ? text : `${text.slice(0, QUOTED_CHARS).replace(/\s+\S*$/, '')}…`);
