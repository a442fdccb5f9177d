/**
 * Reads a password of plain words: behind a label at the beginning of a line, beside a line that names the user or has another field. Without
 * that line it may be a sentence about a password.
 */
import { CHARS, runStart } from './chars.ts';
import type { Hits } from './literals.ts';
import { USER_WORDS } from './password-words.ts';
import type { Span } from './span.ts';
import { NAME_LITERALS } from './secret-names.ts';
import { isHarmless } from './values.ts';

const LINE_CHARS = 160;
const MIN_CHARS = 4;
/** What may be before a label: the mark of a list or of a quotation, and the network that it is for. */
const MARKS = /^[ \t>*•-]*(?:wi-?fi[ -]?|wlan[ -]?)?$/i;
/** A few words that say whose password it is, a sign, then two words or more. */
const VALUE =
  /^(?:[ _][\p{L} _-]{0,30})?["']?[ \t]{0,20}(?:[:：=][ \t]{1,20}|[=：])(?<v>[\p{L}\d][^\s:"'(){}[\]<>|=]{0,30}(?: [^\s:"'(){}[\]<>|=]{1,30}){0,6})[ \t]*\r?$/du;
/** A line with the name of the user, which is one word. */
const USER = new RegExp(
  String.raw`^[ \t>*•-]*(?:${USER_WORDS.join('|')})(?: [\p{L} ]{0,30})?[ \t]{0,20}[:：=][ \t]{0,20}[^\s:=]{2,80}[ \t]*\r?$`,
  'iu',
);
/** A line of a file of settings or of notes: a name, a sign and one word or a quoted text. Code has brackets and signs at its end. */
const FIELD = new RegExp(
  String.raw`^[ \t>*•-]*["']?\p{L}[\p{L}\p{M}\d '’().:_/-]{0,50}?["']?[ \t]{0,20}(?:[:：=][ \t]{1,20}|=)` +
    String.raw`(?:"[^"\n]{2,120}"|'[^'\n]{2,120}'|[^\s={}[\](),;"']{2,200})[ \t]*\r?$`,
  'u',
);
/** Words in small letters, or words and a number among them: a title, a type and a sentence have capitals or signs. */
const CHOSEN = /^(?:[\p{Ll}\d][\p{Ll}\d'’-]*(?: [\p{Ll}\d][\p{Ll}\d'’-]*)+|(?=.*(?<![^ ])\d+(?![^ ]))[\p{L}\d'’-]+(?: [\p{L}\d'’-]+)+)$/u;
/** How long something is: `40 bytes`. */
const AMOUNT = /^\d+ \p{L}+$/u;
/** A network without wires, in the label: its password is read aloud to guests, so it is often words. */
const WIRELESS = /wi-?fi|wlan|wireless/i;
/** A label of a form or of a message, not whose password it is. */
const OF_FORM = /(?:confirm|forgot|reset|change|invalid|show|hide|enter|repeat|retype|wrong|missing|no|hint|error|label|title)[ ._:-]/i;
/** Words that say something about a password, or that only a sentence has. */
const ABOUT = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:the|your|an?|of|at|is|are|for|and|or|not|no|in|to|from|by|see|same|as|with|least|must|should|will|please|enter|use|set|stored`,
    String.raw`|characters?|chars|digits|letters|days?|ago|optional|required|min|max|ask|expire[sd]?|changed|last|never|since|updated|created|separated`,
    String.raw`|zeichen|tagen?|caract[eéè]res|caratteri|jours|d[ií]as|giorni|tekens|dagen`,
    String.raw`|ist|muss|oder|debe|doit|deve|obligator\p{L}*|символ\p{L}*|дн(?:я|ей))(?![\p{L}\d])`,
  ].join(''),
  'iu',
);

/** Whether the words of a cell below a heading can be a password: a few, and a digit among them. */
export const isPhraseOfLogin = (cell: string): boolean => /^\p{L}\S*(?: \S+){1,3}$/u.test(cell) && /\d/.test(cell) && !ABOUT.test(cell);

/** Words for a password in English, and others as names of settings have them; the short ones name other things too, except beside a user. */
const LABEL = /pass(?:wor[dt]|wd|code|[ _]?phrase)?|pwd?|contrasen\w{1,2}|senha|wachtwoord|kennwort|haslo|heslo|mdp|motdepasse|psk/iy;
const LABEL_BEGIN = /^(?:pass|pwd|pw|psk|contrasen|senha|wachtwoord|kennwort|haslo|heslo|mdp|motdepasse)$/;
/** The literals that such a word begins with: most names of secrets are other words. */
const BEGIN = new Set(NAME_LITERALS.flatMap((literal, id) => (LABEL_BEGIN.test(literal) ? [id] : [])));
const NAME_CHARS = 60;
const NEWLINE = 10;

/** The passwords behind labels of one word. Most names of secrets are not at the beginning of their line. */
export function findLoginWords(text: string, names: Hits): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const [index, hit] of names.starts.entries()) {
    if (hit < done || !BEGIN.has(names.ids[index] ?? -1)) continue;
    LABEL.lastIndex = hit;
    const label = LABEL.exec(text)?.[0] ?? '';
    if (label === '') continue;
    // the last word of a name: `wifi_password`, `Smtp:Password`
    const from = nameStart(text, hit);
    if (!beginsLine(text, from) || OF_FORM.test(text.slice(from, hit))) continue;
    done = hit + label.length;
    const span = wordsOfLogin(text, from, done, from < hit || label.length > MIN_CHARS);
    if (span !== null) found.push(span);
  }
  return found;
}

/** The beginning of a name with parts that dots or colons divide. */
function nameStart(text: string, hit: number): number {
  const least = hit - NAME_CHARS;
  let from = runStart(text, hit, CHARS.dotted, least);
  while (text[from - 1] === ':' && from > least) from = runStart(text, from - 1, CHARS.dotted, least);
  // the mark of a list
  while (from < hit && text[from] === '-') from++;
  return from;
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
  const beside = [above.slice(above.lastIndexOf('\n') + 1), below];
  const chosen = (): boolean =>
    CHOSEN.test(value) &&
    !AMOUNT.test(value) &&
    // `PASSWORD=x tool`: a variable of one command
    !/^[A-Z\d_]+=/.test(text.slice(start, last)) &&
    (beside.some((line) => FIELD.test(line)) || WIRELESS.test(text.slice(first, last - value.length)));
  if (!beside.some((line) => USER.test(line)) && !(value.includes(' ') && chosen())) return null;
  const [from = 0, to = 0] = match?.indices?.groups?.['v'] ?? [];
  return { start: end + from, end: end + to, kind: 'password' };
}
