/**
 * Reads a password of plain words: behind a label at the beginning of a line, beside a line that names the user. Without that line it may be
 * a sentence about a password.
 */
import type { Hits } from './literals.ts';
import { USER_WORDS } from './password-words.ts';
import type { Span } from './span.ts';
import { isHarmless } from './values.ts';

const LINE_CHARS = 160;
const MIN_CHARS = 4;
/** What may be before a label: the mark of a list or of a quotation. */
const MARKS = /^[ \t>*•-]*$/;
/** A few words that say whose password it is, a sign, then two words or more. */
const VALUE =
  /^(?: [\p{L} ]{0,30})?["']?[ \t]{0,20}[:：=][ \t]{1,20}(?<v>[\p{L}\d][^\s:"'(){}[\]<>|=]{0,30}(?: [^\s:"'(){}[\]<>|=]{1,30}){0,6})[ \t]*\r?$/du;
/** A line with the name of the user, which is one word. */
const USER = new RegExp(
  String.raw`^[ \t>*•-]*(?:${USER_WORDS.join('|')})(?: [\p{L} ]{0,30})?[ \t]{0,20}[:：=][ \t]{0,20}[^\s:=]{2,80}[ \t]*\r?$`,
  'iu',
);
/** Words that say something about a password, or that only a sentence has. */
const ABOUT = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:the|your|an?|of|at|is|are|for|and|or|not|no|in|to|from|by|see|same|as|with|least|must|should|will|please|enter|use|set|stored`,
    String.raw`|characters?|chars|digits|letters|days?|ago|optional|required|zeichen|tagen?|caract[eéè]res|caratteri|jours|d[ií]as|giorni|tekens|dagen`,
    String.raw`|ist|muss|oder|debe|doit|deve|obligator\p{L}*|символ\p{L}*|дн(?:я|ей))(?![\p{L}\d])`,
  ].join(''),
  'iu',
);

/** Whether the words of a cell below a heading can be a password: a few, and a digit among them. */
export const isPhraseOfLogin = (cell: string): boolean => /^\p{L}\S*(?: \S+){1,3}$/u.test(cell) && /\d/.test(cell) && !ABOUT.test(cell);

/** English words for a password; the short ones name other things too, except beside a user. */
const ENGLISH = /pass(?:word|code| phrase)?|pwd?/iy;
const NEWLINE = 10;

/** The passwords behind English labels. Most names of secrets are not at the beginning of their line. */
export function findLoginWords(text: string, names: Hits): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const hit of names.starts) {
    if (hit < done || !beginsLine(text, hit)) continue;
    ENGLISH.lastIndex = hit;
    const label = ENGLISH.exec(text)?.[0] ?? '';
    if (label === '') continue;
    done = hit + label.length;
    const span = wordsOfLogin(text, hit, done, label.length > MIN_CHARS);
    if (span !== null) found.push(span);
  }
  return found;
}

/** Whether only an indent or the mark of a list is before a place on its line. */
function beginsLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text.charCodeAt(before) <= 62 && ' \t>*-'.includes(text[before] ?? '')) before--;
  return before < 0 || text.charCodeAt(before) === NEWLINE;
}

/** The words behind the label from `start` to `end`, or null. `several`: one word is found by another rule. */
export function wordsOfLogin(text: string, start: number, end: number, several: boolean): Span | null {
  const before = text.slice(Math.max(0, start - 2 * LINE_CHARS), start);
  const first = start - before.length + before.lastIndexOf('\n') + 1;
  if (start - first > LINE_CHARS || !MARKS.test(text.slice(first, start))) return null;
  const after = text.slice(end, end + 2 * LINE_CHARS);
  const newline = after.indexOf('\n');
  const last = newline < 0 ? end + after.length : end + newline;
  const match = last - end > LINE_CHARS ? null : VALUE.exec(text.slice(end, last));
  const value = match?.groups?.['v'] ?? '';
  if (value.length < MIN_CHARS || (several && !value.includes(' ')) || ABOUT.test(value) || isHarmless(value)) return null;
  const above = text.slice(Math.max(0, first - LINE_CHARS), Math.max(0, first - 1));
  const below = text.slice(last + 1, last + LINE_CHARS).split('\n', 1)[0] ?? '';
  if (!USER.test(above.slice(above.lastIndexOf('\n') + 1)) && !USER.test(below)) return null;
  const [from = 0, to = 0] = match?.indices?.groups?.['v'] ?? [];
  return { start: end + from, end: end + to, kind: 'password' };
}
