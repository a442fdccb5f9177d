/**
 * Finds values that can only be made up, whatever their name is: a long word of letters and digits in no order, in quotes or behind an
 * operator. A name for which such a value is ordinary (an identifier, a hash, a cursor) is left alone, and so are hexadecimal words, which
 * are hashes nearly everywhere. Tokens that have a form of their own but no beginning of their own are here too.
 */
import { CHARS, isIn, runEnd, runStart } from './chars.ts';
import { lineHead } from './line-head.ts';
import { isRandom, RANDOM_MIN_CHARS } from './random-word.ts';
import { NAME_CHARS, namesData } from './secret-names.ts';
import type { Span } from './span.ts';

/** The longest word that is examined: what is longer is data. */
const MAX_CHARS = 240;
const BARE_CHARS = 24;

/** Tokens with a form and no literal. */
const FORMS: readonly { readonly kind: string; readonly has: string; readonly pattern: RegExp }[] = [
  // Discord, "Authentication": the account's number in base64, a time, a signature
  {
    kind: 'discord-token',
    has: '.',
    pattern: /^(?=[\w-]{0,27}\d)[\w-]{23,28}\.[\w-]{6,7}\.(?=[\w-]*\d)(?=[\w-]*[A-Z])(?:[\w-]{27}|[\w-]{38})$/,
  },
  // Mailgun, "API keys"
  { kind: 'mailgun-key', has: '-', pattern: /^[\da-f]{32}-[\da-f]{8}-[\da-f]{8}$/ },
  // Microsoft, "BitLocker recovery": eight groups of six digits
  { kind: 'recovery-key', has: '-', pattern: /^\d{6}(?:-\d{6}){7}$/ },
  // Microsoft, "Product keys": five groups of five
  { kind: 'product-key', has: '-', pattern: /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{5}(?:-[A-Z\d]{5}){4}$/ },
];
/** Tableau, "Personal access tokens": two words, joined by a colon. */
const TABLEAU = /^[A-Za-z\d+/]{22}==:[A-Za-z\d]{32}(?![A-Za-z\d])/;

/** Telegram, "Bot API": the number of a bot, a colon, then 35 characters. */
const TELEGRAM_CHARS = 35;
const isOfTelegram = (word: string, before: string): boolean =>
  /(?<![\w.])\d{8,10}:$/.test(before) && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(word)) && /^[\w-]+$/.test(word);

/** A line that is only an assignment, as in a file of settings. */
const SETTING = /^[ \t>|+#-]*(?:export |set |ENV )?[A-Za-z_][\w.-]{3,63}[ \t]*=[ \t]*$/;
/** A header that a command sends: `-H "X-Device: x"`. */
const HEADER = /(?<quote>["'])X-[\w-]{2,40}: ?$/i;
/** A variable in capitals, of a service, a container or one command: `Environment="NAME=x"`, `-e NAME=x`, `NAME=x tool`; its quote, if any. */
const VARIABLE = /(?:^|[\s=])(?<quote>["']?)[A-Z][A-Z\d_]{3,63}=$/;
/**
 * A field of JSON: a record holds identifiers under any name, so there only a telling name counts. `\"name\": ` is one in a string.
 */
const FIELD = /\\?"(?![\w-]*(?:[Aa]uth|[Cc]rypt))[\w.@ -]{1,80}\\?"[ \t]*:[ \t]*\\?"$/;
/** Hashes in base64: `sha256-…` of a content policy, and the padded lengths of MD5, SHA-1 and SHA-256. */
const HASH = /^(?:sha\d{1,3}|md5|nonce)-|^(?:[^=]{22}==|[^=]{27}=|[^=]{43}=)$/;
/** Identifiers with the kind of thing before them: `in_1203i7jGoiFqd5xqEMJ6IwHH`. Keys of this form are shapes. */
const IDENTIFIER = /^[a-z]{2,6}_[A-Za-z\d]+$/;
/** What is between a name and its value. */
const OPERATOR = /["'`\])}]{0,2}[ \t]{0,20}(?:[:=]{1,3}|=>|\?\?|\|\|)[ \t]{0,20}[A-Za-z@]{0,2}\/?["'`]?[ ]{0,8}$/;
const OPERATOR_CHARS = 32;
/** Arguments of a call, elements of a list: `("x"`, `, "x"`, `return "x"`, `name "x"`. */
const BEFORE_CHARS = 120;
const QUOTES = `"'\``;

/** The words at places where lines were joined: the others were found before. Only a quote shows where such a word ends. */
export function findRandomAt(text: string, joints: readonly number[]): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const joint of joints) {
    // a word that ends here or goes on; its quote may be on the other side
    const start = runStart(text, joint, CHARS.made, Math.max(done, joint - MAX_CHARS));
    const end = runEnd(text, joint, CHARS.made, joint + MAX_CHARS);
    done = end;
    if (end - start < RANDOM_MIN_CHARS || end - start > MAX_CHARS) continue;
    const span = examine(text, start, end, true);
    if (span !== null) found.push(span);
  }
  return found;
}

export function findRandom(text: string): Span[] {
  const found: Span[] = [];
  const bytes = Buffer.from(text, 'latin1');
  const made = (at: number): boolean => isIn(bytes[at] ?? 0, CHARS.made);
  // a word that is long enough has each of these places within it, so the places between are only read where one is part of a word
  for (let at = RANDOM_MIN_CHARS - 1; at < bytes.length; at += RANDOM_MIN_CHARS) {
    if (!made(at)) continue;
    let start = at;
    while (start > 0 && made(start - 1)) start--;
    let end = at + 1;
    while (end < bytes.length && made(end)) end++;
    if (end - start >= RANDOM_MIN_CHARS && end - start <= MAX_CHARS) {
      const span = examine(text, start, end, false);
      if (span !== null) found.push(span);
    }
    // the next place after this word that a word can still reach
    at = Math.max(at, end - 1);
  }
  return found;
}

/** `joined`: the word may go on beyond its end. */
function examine(text: string, start: number, end: number, joined: boolean): Span | null {
  const next = text[end] ?? '';
  // no form below is without a digit, but for one in braces
  if (next !== '}' && next !== '=' && !hasDigit(text, start, end)) return null;
  const to = next === '=' ? end + (text[end + 1] === '=' ? 2 : 1) : end;
  const word = text.slice(start, end);
  const form = joined ? undefined : FORMS.find(({ has, pattern }) => word.includes(has) && pattern.test(word));
  if (form !== undefined) return { start, end, kind: form.kind };
  if (!joined && to === end + 2 && end - start === 22 && TABLEAU.test(text.slice(start, start + 60)))
    return { start, end: start + 57, kind: 'token' };
  if (
    !joined &&
    word.length === TELEGRAM_CHARS &&
    text[start - 1] === ':' &&
    isOfTelegram(word, text.slice(Math.max(0, start - 12), start))
  )
    return { start, end, kind: 'telegram-token' };
  // Jenkins, hudson.util.Secret: an encrypted value, or one in a template of it, in braces
  if (text[to] === '}' && text[to + 1] === '<' && />\{(?:[\w-]{1,40} )?$/.test(lineHead(text, start, BEFORE_CHARS)))
    return { start, end: to, kind: 'secret' };
  const quoted = isQuoted(text, start, to);
  if (joined && !quoted) return null;
  if (!quoted && ((to < text.length && !/[\s"']/.test(text[to] ?? '')) || !/[= \t]/.test(text[start - 1] ?? ''))) return null;
  if (word.includes('.') || HASH.test(text.slice(start, to)) || !isRandom(word)) return null;
  const head = lineHead(text, start, BEFORE_CHARS);
  // a record of the domain name system is public
  if (/\bTXT[ \t]+"$/.test(head)) return null;
  if (quoted ? FIELD.test(head) || IDENTIFIER.test(word) : !isMixed(word) || !isAssigned(head, text[to] ?? '')) return null;
  return namesData(nameBefore(text, start).replace(/^X-/i, '')) ? null : { start, end: to, kind: 'secret' };
}

/** Whether the text before a word without quotes of its own assigns it. `next`: the character behind it. */
const isAssigned = (head: string, next: string): boolean =>
  next === '"' || next === "'"
    ? (VARIABLE.exec(head) ?? HEADER.exec(head))?.groups?.['quote'] === next
    : SETTING.test(head) || VARIABLE.exec(head)?.groups?.['quote'] === '';

function hasDigit(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isIn(text.charCodeAt(at), CHARS.digits)) return true;
  return false;
}

/** Whether a word is all that is in quotes, but for spaces, or for a written-out end of a line. */
function isQuoted(text: string, start: number, end: number): boolean {
  let from = start;
  while (text[from - 1] === ' ' && start - from < MARGIN) from--;
  const quote = text[from - 1] ?? '';
  if (quote === '' || !QUOTES.includes(quote)) return false;
  let to = end;
  while (text[to] === ' ' && to - end < MARGIN) to++;
  return text[to] === quote || (text[to] === '\\' && (text[from - 2] === '\\' || /[nr\n]/.test(text[to + 1] ?? '')));
}
const MARGIN = 8;

/** The name that a value is assigned to; empty without one. */
function nameBefore(text: string, start: number): string {
  const from = Math.max(0, start - OPERATOR_CHARS);
  const operator = OPERATOR.exec(text.slice(from, start));
  if (operator === null) return '';
  const end = from + operator.index;
  return text.slice(runStart(text, end, CHARS.dotted, Math.max(0, end - NAME_CHARS)), end);
}

const isMixed = (word: string): boolean => word.length >= BARE_CHARS && /[a-z]/.test(word) && /[A-Z]/.test(word);
