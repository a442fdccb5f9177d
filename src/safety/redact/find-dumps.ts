/**
 * Finds the private numbers of keys as programs print them in parts: the lines of hexadecimal pairs below `priv:` or `prime1:`
 * (`openssl pkey -text`), and the private members of a JSON Web Key (RFC 7518, sections 6.2.2, 6.3.2 and 6.4.1).
 */
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';

/** Sources: openssl-pkey(1), certtool(1). */
const NUMBERS = [
  'priv:',
  'privateexponent:',
  'prime1:',
  'prime2:',
  'exponent1:',
  'exponent2:',
  'coefficient:',
  'private key:',
  'private exponent:',
];
/** What is printed to be typed again from paper: borg(1), paperkey(1). Lines with a number each, and a sum that checks them. */
const ON_PAPER = ['paper key', 'secret portions of key'];
const KEY_TYPE = '"kty"';
export const DUMP_LITERALS: readonly string[] = [...NUMBERS, ...ON_PAPER, KEY_TYPE];

/** A line of pairs; a number of 16,384 bits has 137 of 15. */
const PAIRS = /^[ \t]*(?<v>(?:[\da-f]{2}:){1,32}(?:[\da-f]{2})?|(?:[\da-f]{2}:?){2,32})[ \t]*\r?$/di;
const LAST = /^[ \t]+(?<v>[\da-f]{2})[ \t]*\r?$/di;
const LINES = 140;
const LINE_CHARS = 200;

/** A numbered line of groups of digits, and what may be before the first of them. */
const NUMBERED = /^[ \t]*\d{1,3}:[ \t]+(?<v>[\da-f]{2,8}(?:[ -]{1,3}[\da-f]{2,8}){1,24})[ \t]*\r?$/di;
const HEADER = /^(?:[#A-Za-z].*|\s*)$/;

/** The part of an object that is read before and after its type; RSA keys of 4096 bits have 4,000 characters. */
const OBJECT_CHARS = 6000;
const MEMBER = /"(?:d|p|q|dp|dq|qi|k)"\s{0,8}:\s{0,8}"(?<v>[\w-]{16,1400}=?)"/dg;

export function findDumps(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const [index, start] of hits.starts.entries()) {
    if (start < done) continue;
    const literal = DUMP_LITERALS[hits.ids[index] ?? 0] ?? '';
    if (literal === KEY_TYPE) done = members(text, start, done, found);
    else done = ON_PAPER.includes(literal) ? numbered(text, start, found) : pairs(text, start + literal.length, found);
  }
  return found;
}

/** Reads the lines of pairs below a name; returns where they end. */
function pairs(text: string, from: number, found: Span[]): number {
  const rest = text.slice(from, from + LINE_CHARS);
  let newline = from + rest.indexOf('\n');
  if (newline < from || text.slice(from, newline).trim() !== '') return from;
  let before = false;
  for (let line = 0; line < LINES; line++) {
    const at = newline + 1;
    const end = text.indexOf('\n', at);
    const whole = text.slice(at, Math.min(end < 0 ? text.length : end, at + LINE_CHARS));
    const [start, to] = (PAIRS.exec(whole) ?? (before ? LAST.exec(whole) : null))?.indices?.groups?.['v'] ?? [0, 0];
    if (to === start) return at;
    found.push({ start: at + start, end: at + to, kind: 'private-number' });
    before = true;
    if (end < 0) break;
    newline = end;
  }
  return newline;
}

/** Reads the numbered lines below a heading; returns where they end. */
function numbered(text: string, from: number, found: Span[]): number {
  let end = text.indexOf('\n', from);
  let before = false;
  for (let line = 0; line < LINES && end >= 0; line++) {
    const at = end + 1;
    end = text.indexOf('\n', at);
    const whole = text.slice(at, Math.min(end < 0 ? text.length : end, at + LINE_CHARS));
    const [start, to] = NUMBERED.exec(whole)?.indices?.groups?.['v'] ?? [0, 0];
    if (to === start && (before || !HEADER.test(whole))) return at;
    if (to === start) continue;
    found.push({ start: at + start, end: at + to, kind: 'private-number' });
    before = true;
  }
  return end < 0 ? text.length : end;
}

/** Reads the members of the object around a type of key; returns where it ends. */
function members(text: string, start: number, least: number, found: Span[]): number {
  const before = Math.max(least, start - OBJECT_CHARS);
  const from = before + Math.max(0, text.slice(before, start).lastIndexOf('{'));
  const after = text.slice(start, start + OBJECT_CHARS);
  const to = start + (after.includes('}') ? after.indexOf('}') : after.length);
  for (const { indices } of text.slice(from, to).matchAll(MEMBER)) {
    const [begin, end] = indices?.groups?.['v'] ?? [0, 0];
    found.push({ start: from + begin, end: from + end, kind: 'key' });
  }
  return to;
}
