/**
 * Reads JSON as models write it, and the objects of Ruby, PHP, Lua and HCL: single quotes, trailing and missing commas, comments, raw line
 * breaks in strings, Python's `True`, keys without quotes, Python's texts in three quotes, the string marks of Gemma. It never adds what is
 * missing of a value: one that does not end is no value.
 */
import { INPUT_DEPTH } from '../base/limits.ts';

export interface Loose {
  readonly value: unknown;
  /** The index behind the value. */
  readonly end: number;
}

/** The value that begins at `at`, spaces before it skipped; null when none does or it does not end. */
export function looseValue(text: string, at: number, depth = 0): Loose | null {
  const start = skipSpace(text, at);
  const char = text[start];
  if (depth > INPUT_DEPTH || char === undefined) return null;
  if (char === '{') return object(text, start, depth);
  if (char === '[') return array(text, start, depth);
  return looseString(text, start) ?? plain(text, start);
}

/** Where the next sign is, behind spaces and comments of JavaScript. */
const skipSpace = (text: string, at: number): number => {
  let next = at;
  for (;;) {
    while (next < text.length && /\s/.test(text[next] as string)) next += 1;
    const closes = COMMENTS[text.slice(next, next + 2)];
    if (closes === undefined) return next;
    const end = text.indexOf(closes, next + 2);
    next = end < 0 ? text.length : end + closes.length;
  }
};
const COMMENTS: Readonly<Record<string, string>> = { '//': '\n', '/*': '*/' };

/** The key of a next property, whose comma is missing. */
const NEXT_KEY = /^(["'])\w+\1\s*:/;
const KEY_CHARS = 80;

function object(text: string, start: number, depth: number, close = '}'): Loose | null {
  const entries: [string, unknown][] = [];
  for (let at = skipSpace(text, start + 1); at < text.length;) {
    if (text[at] === close) return { value: Object.fromEntries(entries), end: at + 1 };
    // a symbol of Ruby begins with a colon
    const key = looseString(text, at) ?? word(text, text[at] === ':' ? at + 1 : at);
    if (key === null) return null;
    const colon = skipSpace(text, key.end);
    const sign = /^(?:=>?|:)/.exec(text.slice(colon, colon + 2))?.[0];
    if (sign === undefined) return null;
    const given = looseValue(text, colon + sign.length, depth + 1);
    const goesOn = given !== null && !endsProperty(text, given.end, close);
    const value = goesOn ? withInnerQuotes(text, skipSpace(text, colon + sign.length)) : given;
    if (value === null) return null;
    entries.push([String(key.value), value.value]);
    at = skipSpace(text, value.end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return null;
}

/** Whether the value that ends here is followed by the end of its object or by another property. */
function endsProperty(text: string, end: number, close: string): boolean {
  const at = skipSpace(text, end);
  return text[at] === ',' || text[at] === close || (at > end && NEXT_KEY.test(text.slice(at, at + KEY_CHARS)));
}

/**
 * A string with quotes in it that are not escaped. Its end is the first quote that another property or the end of the object follows; the
 * quotes in it must be pairs, or that one is not its end. Null where it has none.
 */
function withInnerQuotes(text: string, start: number): Loose | null {
  if (text[start] !== '"') return null;
  const escaped: string[] = [];
  let inner = 0;
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '\\') escaped.push(text.slice(at, ++at + 1));
    else if (char !== '"') escaped.push(char);
    else if (/^"\s*(?:\}|,\s*"\w+"\s*:)/.test(text.slice(at, at + KEY_CHARS))) {
      const value = inner % 2 === 0 ? looseString(`"${escaped.join('')}"`, 0) : null;
      return value === null ? null : { value: value.value, end: at + 1 };
    } else {
      escaped.push('\\"');
      inner += 1;
    }
  }
  return null;
}

function array(text: string, start: number, depth: number): Loose | null {
  const values: unknown[] = [];
  for (let at = skipSpace(text, start + 1); at < text.length;) {
    if (text[at] === ']') return { value: values, end: at + 1 };
    const value = looseValue(text, at, depth + 1);
    if (value === null) return null;
    values.push(value.value);
    at = skipSpace(text, value.end);
    // an array with keys (PHP)
    if (values.length === 1 && text.startsWith('=>', at)) return object(text, start, depth, ']');
    if (text[at] === ',') at = skipSpace(text, at + 1);
    else if (text[at] !== ']') return null;
  }
  return null;
}

/** Quotes and what closes them; those of word processors too. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '„': '“', '‘': '’', '＂': '＂', '`': '`' };
/** Marks that some models write in place of quotes; nothing is escaped between them. */
const STRING_MARKS = ['<escape>', '<|"|>'] as const;
/** Any other escape is no escape in JSON; a model that writes one (`\d`, `\$`) means the two characters. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '/': '/', '\\': '\\', '"': '"', "'": "'" };

function looseString(text: string, start: number): Loose | null {
  for (const mark of STRING_MARKS) {
    if (!text.startsWith(mark, start)) continue;
    const close = text.indexOf(mark, start + mark.length);
    return close < 0 ? null : { value: text.slice(start + mark.length, close), end: close + mark.length };
  }
  // Python's raw texts, in which nothing is escaped, and those in three quotes
  const [, raw = '', three] = /^([rR]?)("{3}|'{3})?/.exec(text.slice(start, start + 4)) ?? [];
  if (three !== undefined) {
    const close = text.indexOf(three, start + raw.length + three.length);
    return close < 0 ? null : { value: text.slice(start + raw.length + three.length, close), end: close + three.length };
  }
  const quote = QUOTES[text[start + raw.length] ?? ''];
  if (quote === undefined) return null;
  if (raw !== '') {
    const close = text.indexOf(quote, start + 2);
    return close < 0 ? null : { value: text.slice(start + 2, close), end: close + 1 };
  }
  const parts: string[] = [];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at] as string;
    if (char === quote) return { value: parts.join(''), end: at + 1 };
    if (char !== '\\') {
      parts.push(char);
      continue;
    }
    at += 1;
    const code = text[at] === 'u' ? /^[\da-f]{4}/i.exec(text.slice(at + 1, at + 5))?.[0] : undefined;
    parts.push(code === undefined ? (ESCAPES[text[at] ?? ''] ?? `\\${text[at] ?? ''}`) : String.fromCharCode(Number.parseInt(code, 16)));
    if (code !== undefined) at += 4;
  }
  return null;
}

const CONSTANTS: Readonly<Record<string, unknown>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
  // what Python's json module writes for numbers that JSON does not have
  NaN: null,
  Infinity: null,
};

function plain(text: string, start: number): Loose | null {
  const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/.exec(text.slice(start, start + 40))?.[0];
  if (number !== undefined) return { value: Number(number), end: start + number.length };
  const found = word(text, start);
  return found === null || !Object.hasOwn(CONSTANTS, found.value as string) ? null : { ...found, value: CONSTANTS[found.value as string] };
}

function word(text: string, start: number): Loose | null {
  const found = /^[A-Za-z_]\w*/.exec(text.slice(start, start + 80))?.[0];
  return found === undefined ? null : { value: found, end: start + found.length };
}

/** Braces that a model leaves out at the end. */
const BRACES_MAX = 2;
/** The last property of a text, whole, and what closes a call behind it. */
const LAST = /["'](\w+)["']\s*:\s*(?:"(?:[^"\\]|\\.)*"|true|false|null)\s*(\}?\s*(?:<\/\w+>\s*)?)$/;

/**
 * An answer that is whole but for the last braces of its object, with these; null where there is no such object. What is run must have another
 * property behind it: a text that stops in its value is never closed.
 */
export function withBraces(text: string): string | null {
  const start = text.indexOf('{');
  const [last, key = '', close = ''] = LAST.exec(text.slice(-LAST_CHARS)) ?? [];
  if (start < 0 || last === undefined || !/^(?:explanation|description|reason|reasoning|summary|pending)$/.test(key)) return null;
  const end = text.length - close.length;
  if (looseValue(text, start) !== null) return null;
  const braces = close.startsWith('}') ? 1 : 0;
  const tag = close.slice(braces);
  for (let missing = 1; missing <= BRACES_MAX; missing += 1) {
    const closed = `${text.slice(0, end)}${'}'.repeat(braces + missing)}`;
    if (looseValue(closed, start)?.end === closed.length) return closed + tag;
  }
  return null;
}
/** A longer last property is no explanation. */
const LAST_CHARS = 2_000;
