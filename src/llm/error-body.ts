/**
 * Reads the body of an error, however it is built: an object of any protocol, a list (Gemini), a string (xAI), JSON inside JSON (relays),
 * HTML, plain text. The sentence for a reader and the codes are found by rule, not by the protocol.
 */
import { parseJson } from '../base/json.ts';
import { causeOf } from './causes.ts';
import { EventDecoder } from './event-stream.ts';
import type { Fault } from './faults.ts';
import { durationIn, resetIn, retryAfter, retryIn } from './retry-wait.ts';

/** Fields whose text is for a reader, best first. What is an object there is looked into. */
const SENTENCES = [
  'message',
  'msg',
  'status_msg',
  'error_message',
  'error_msg',
  'errmsg',
  'errormessage',
  'faultstring',
  'error_description',
  'detail',
  'error',
  'errors',
  'title',
  'reason',
  'raw',
  'description',
  'info',
];
const CODES = new Set(['code', 'type', 'status', 'reason', 'error_type', 'error_code', 'error', 'status_code']);
const DEPTH = 6;
const PARTS = 200;
/** The part of a message that is looked at. */
const MESSAGE_CHARS = 2_000;

interface Found {
  readonly sentences: { readonly rank: number; readonly depth: number; readonly text: string }[];
  readonly codes: unknown[];
  delay: string | null;
  written: string | null;
  /** Names of parameters that the error is about. */
  readonly places: string[];
  parts: number;
}

function visit(value: unknown, key: string, depth: number, found: Found): void {
  if (depth > DEPTH || (found.parts += 1) > PARTS) return;
  if (typeof value === 'string') {
    if (key === 'failed_generation') return void (found.written = value);
    const inner = /^\s*[[{]/.test(value) ? parseJson(value) : null;
    if (inner !== null) return visit(inner, key, depth + 1, found);
    const behind = parseJson((value.length <= MESSAGE_CHARS * 2 ? BEHIND_WORDS.exec(value)?.[1] : undefined) ?? '');
    if (behind !== null) visit(behind, key, depth + 1, found);
    if (CODES.has(key) && !value.includes(' ')) found.codes.push(value);
    if (key === 'retryDelay') found.delay = value;
    if (key === 'param') found.places.push(value);
    const rank = SENTENCES.indexOf(key.toLowerCase());
    // the words of a server behind a relay say more than those of the relay, which has JSON in its own
    if (rank >= 0 && value.trim() !== '')
      found.sentences.push({ rank: value.includes(' ') && behind === null ? rank : rank + SENTENCES.length, depth, text: value });
  } else if (typeof value === 'number') {
    if (CODES.has(key)) found.codes.push(value);
  } else if (Array.isArray(value)) {
    // pydantic: the path of a field, `["body", "stream_options"]`
    if (key === 'loc') return void found.places.push(value.filter((part) => part !== 'body').join('.'));
    for (const one of value) visit(one, key, depth, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) visit(part, name, depth + 1, found);
  }
}

/** The body of another server behind the words of a relay. */
const BEHIND_WORDS = /[|:-] (?:\w+: )?(\{"[^]*\})\s*$/;

/** Sentences of relays that say only that there is another. */
const RELAYED = /^(?:provider returned error|upstream error|bad gateway|error|unknown error)\.?$/i;

function sentenceIn({ sentences }: Found): string | undefined {
  const best = sentences.toSorted((a, b) => a.rank - b.rank || a.depth - b.depth);
  return (best.find(({ text }) => !RELAYED.test(text.trim())) ?? best[0])?.text;
}

/** The sentence, behind the parameters that it is about and does not name. */
function placed(sentence: string | undefined, places: readonly string[]): string | undefined {
  const missing = [...new Set(places)].filter(
    (place) => !NO_PLACE.test(place) && place.length <= PLACE_CHARS && sentence?.includes(place) === false,
  );
  return sentence === undefined || missing.length === 0 ? sentence : `${missing.slice(0, PLACES).join(', ')}: ${sentence}`;
}

/** Nothing, as languages print it: LiteLLM sends Python's. */
const NO_PLACE = /^(?:none|null|undefined)?$/i;
const PLACES = 4;
const PLACE_CHARS = 60;

/**
 * The fault that a body means. `status` and `headers` are those of the response; without them it is an error inside a 200. `body`: text, or
 * a value that was parsed.
 */
export function faultOf(body: unknown, status?: number, headers?: Headers): Fault {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? errorEvent(body) ?? body) : body;
  const found: Found = { sentences: [], codes: [], delay: null, written: null, places: [], parts: 0 };
  visit(parsed, typeof parsed === 'string' ? '' : 'error', 0, found);
  const message = (typeof parsed === 'string' ? plain(parsed) : placed(sentenceIn(found), found.places))?.slice(0, MESSAGE_CHARS);
  const wait = retryAfter(headers) ?? durationIn(found.delay ?? '') ?? retryIn(message ?? '') ?? resetIn(headers, status);
  const kind = causeOf({ status, codes: found.codes, message, retryAfterMs: wait });
  return {
    kind,
    ...(status === undefined ? {} : { status }),
    ...(message === undefined || message === '' ? {} : { message }),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
    ...(found.written === null ? {} : { written: found.written }),
  };
}

/** The error in an event of a stream, or in a whole answer, inside a 200; null when there is none. */
export function errorIn(event: unknown): unknown {
  // Gemini sends an error in a list
  const one: unknown = Array.isArray(event) ? event[0] : event;
  if (typeof one !== 'object' || one === null) return null;
  const { error } = one as { readonly error?: unknown };
  // vLLM and LMDeploy mark the object itself; so do events of Messages and Responses
  const { type, object } = one as { readonly type?: unknown; readonly object?: unknown };
  if (type === 'error' || object === 'error') return one;
  const none =
    error === undefined ||
    error === null ||
    error === false ||
    error === '' ||
    (typeof error === 'object' && Object.keys(error).length === 0);
  return none ? null : one;
}

/** The error in a body of events or of JSON lines, of a server that had begun to stream; null for any other body. */
function errorEvent(body: string): unknown {
  if (!/^\s*(?:[{:]|(?:data|event|id|retry|error):)/.test(body)) return null;
  try {
    const decoder = new EventDecoder();
    const values = [...decoder.push(body), ...decoder.end()];
    return values.find((value) => errorIn(value) !== null) ?? null;
  } catch {
    return null;
  }
}

/** Bytes that are no text: packed ones, or another encoding. */
const isBinary = (text: string): boolean => text.includes('\0') || text.split('\uFFFD').length > text.length / 8 + 1;

/** The text of an error without JSON; of a page its title, of XML its message. */
const plain = (text: string): string =>
  isBinary(text) ? '' : /^\s*</.test(text) ? (/<(title|h1|message)\b[^>]*>\s*([^<]*?)\s*<\/\1>/i.exec(text)?.[2] ?? '') : text.trim();
