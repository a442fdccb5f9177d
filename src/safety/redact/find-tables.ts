/**
 * Finds the secrets of a table: every cell below a telling heading, and below `Value` when another heading is telling. A table has a line
 * of headings whose cells are divided by `|` or by two spaces or more; a cell belongs to a heading by its number or by its place.
 */
import type { Label } from './find-labels.ts';
import type { Hits } from './literals.ts';
import { isPhraseOfLogin } from './login-words.ts';
import { PASSWORD_WORDS } from './password-words.ts';
import { isWhose, namesData, namesSession, type SecretName, secretNameOf } from './secret-names.ts';
import type { Span } from './span.ts';
import { isHarmless, isMadeUpWord, isSecret } from './values.ts';

/** Rows of one table that are read; a longer one is continued only by the other finders. */
const ROWS = 400;
const LINE_CHARS = 1000;
const MIN_CHARS = 6;

interface Cell {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const DIVIDER = /[|│┃║]/;
/** What a line with several cells has: most lines with a telling word are prose or code. */
const CELLS = /[|│┃║]|\S(?: {2}|[^\S ])/;
const RULE = /^[\s|│┃║+├┼┤╞╪╡┝┿┥═─━=-]+$/;
/** Words of a schema's description: `| password | varchar(255) | NO |`. */
const TYPE = /^(?:\w+\(\d+\)|(?:var)?char\w*|text|string|bytea|int\w*|bool\w*|json\w*|timestamp\w*|date\w*|uuid|t|f|NULL|NO|YES)$/i;

/** Headings of the first column of a table of names and values, in which no name of a secret is. */
export const HEADING_LITERALS: readonly string[] = [
  'name  ',
  'name |',
  'name\t',
  'variable  ',
  'variable |',
  'setting  ',
  'setting |',
  'name|value',
  'name,value',
  'name\tvalue',
  'key|value',
  'key,value',
];

export function findTables(text: string, names: Hits, headings: Hits, labels: readonly Label[]): Span[] {
  const found: Span[] = [];
  // each line is examined once, whatever the number of its hits
  let done = -1;
  const more = [...headings.starts, ...labels.flatMap(({ label, start }) => (PASSWORDS.has(label) ? [start] : []))];
  const starts = more.length === 0 ? names.starts : [...names.starts, ...more].toSorted((a, b) => a - b);
  for (const hit of starts) {
    if (hit <= done) continue;
    const start = Math.max(done + 1, text.lastIndexOf('\n', hit) + 1);
    const end = lineEnd(text, hit);
    done = end;
    if (end - start > LINE_CHARS) continue;
    const heading = text.slice(start, end);
    const records = separatorOf(heading);
    if (records !== null) {
      done = Math.max(end, recordsBelow(text, end, heading, records, found));
      continue;
    }
    if (!CELLS.test(heading) || !mayHead(text, end, heading)) continue;
    const cells = cellsOf(heading, 0);
    if (
      cells.length >= 2 &&
      cells.every((cell) => isHeading(cell.text)) &&
      (cells.some((cell) => tells(cell.text)) || namesColumn(cells) >= 0)
    )
      done = Math.max(end, rows(text, end, heading, cells, found));
  }
  return found;
}

/** A line of names divided by commas, semicolons, bars or tabs and by nothing else, as exports of programs begin: `name,url,password`. */
const namesOf = (letter: string, more: string): RegExp =>
  new RegExp(
    `^"?${letter}[${more}\\d_ .-]{0,40}"?(?<separator>[,;|\\t])(?:"?${letter}[${more}\\d_ .-]{0,40}"?\\k<separator>){0,40}` +
      `"?${letter}[${more}\\d_ .-]{0,40}"?\\r?$`,
    'u',
  );
const NAMES = namesOf('[A-Za-z]', 'A-Za-z');
/** The same in any language, which takes longer. */
const ANY_NAMES = namesOf('\\p{L}', '\\p{L}\\p{M}');
const separatorOf = (heading: string): string | null =>
  (NAMES.exec(heading) ?? (/[^\0-\x7f]/.test(heading) ? ANY_NAMES.exec(heading) : null))?.groups?.['separator'] ?? null;

/** The fields of a record, without the quotes around them. Two quotes within such a field are one. */
function fieldsOf(line: string, separator: string): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  while (start <= line.length) {
    const quoted = line[start] === '"';
    const close = quoted ? line.indexOf(`"${separator}`, start + 1) : line.indexOf(separator, start);
    const last = close < 0;
    const end = last ? line.length - (quoted && line.endsWith('"') ? 1 : 0) : close;
    cells.push({ start: start + (quoted ? 1 : 0), end, text: line.slice(start + (quoted ? 1 : 0), end) });
    if (last) break;
    start = end + (quoted ? 2 : 1);
  }
  return cells;
}

/** Adds the secrets of the records below their names; returns the end of the last one. Fewer or more fields end the table. */
function recordsBelow(text: string, from: number, heading: string, separator: string, found: Span[]): number {
  const heads = fieldsOf(heading.trimEnd(), separator);
  const names = heads.map((field) => headingOf(field.text.trim()));
  // names and their values
  const named = namesColumn(heads);
  const values = named < 0 ? -1 : heads.findIndex(({ text }) => /^values?$/i.test(text));
  let at = from;
  for (let row = 0; row < ROWS && at < text.length; row++) {
    const start = at + 1;
    const end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, start + LINE_CHARS)).trimEnd();
    const fields = fieldsOf(line, separator);
    if (fields.length !== names.length) return at;
    for (const [index, field] of fields.entries()) {
      const own = fields[named]?.text ?? '';
      const name = index === values ? (secretNameOf(own) ?? (namesSession(own) ? OF_SESSION : null)) : (names[index] ?? null);
      if (name !== null && isSecret(field.text, name.strength, true))
        found.push({ start: start + field.start, end: start + field.end, kind: name.kind });
    }
    at = end;
  }
  return at;
}

/** Headings are divided by `|`, or in capitals, or a line is drawn below them: otherwise it is a list in columns. */
function mayHead(text: string, end: number, heading: string): boolean {
  if (!/[a-z]/.test(heading)) return true;
  const below = text.slice(end + 1, Math.min(lineEnd(text, end + 1), end + LINE_CHARS));
  return (below.length > 2 && RULE.test(below)) || isAligned(heading, below);
}

/** Whether headings with a capital each are above the cells of the next line: `Name       Role       Password`. */
function isAligned(heading: string, below: string): boolean {
  if (DIVIDER.test(heading)) return false;
  if (LISTING_FIRST.test(heading) && isListing(cellsOf(heading, 0), cellsOf(below, 0))) return true;
  const capital = /^[A-Z]/.test(heading);
  // neither form below begins in another way
  if (!capital && !LOGIN_FIRST.test(heading)) return false;
  const cells = cellsOf(heading, 0);
  const under = cellsOf(below, 0);
  // `username  password`
  if (cells.every(({ text }) => LOGIN_FIELD.test(text))) return under.length === cells.length && cells.length >= 2;
  if (!capital) return false;
  const tabs = heading.includes('\t');
  return (
    cells.length >= 3 &&
    under.length === cells.length &&
    cells.every(({ text, start }, index) => /^[A-Z]/.test(text) && (tabs || under[index]?.start === start))
  );
}

/** What a list of logins has in its columns. */
const LOGIN_NAMES = 'user(?:name)?|login|name|e?mail|account|host|server|site|url|role|passw(?:or)?d|secret|token';
const LOGIN_FIELD = new RegExp(`^(?:${LOGIN_NAMES})$`, 'i');
const LOGIN_FIRST = new RegExp(String.raw`^\s*(?:${LOGIN_NAMES})\s`, 'i');

/** Headings in small letters of a listing without lines, as tools print it for scripts: `id  name  host  password`. */
const LISTING_FIRST = /^\s*#?(?:[a-z]+_)?(?:id|name|user|username|login|host|server|type|url|uri|service|account)\s/;
const LISTING = new RegExp(
  String.raw`^#?(?:[a-z]+_)*(?:id|name|user|username|login|host|server|port|type|e?mail|url|uri|role|status|state|created|database|db|schema|site` +
    String.raw`|service|account|owner|group)$`,
);
const LISTED = 3;

/** Whether the headings are names of fields, three of them of what a listing has beside a secret, and the line below has a cell for each. */
const isListing = (headings: readonly Cell[], under: readonly Cell[]): boolean =>
  headings.length === under.length &&
  headings.every(({ text }) => /^#?[a-z][a-z_]*$/.test(text)) &&
  headings.filter(({ text }) => LISTING.test(text)).length >= LISTED;

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** A heading is a few words without digits; a row of data mostly is not, and `TOKEN(1)` is the name of a manual page. */
const isHeading = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}\d_ %/()-]{0,40}$/u.test(text) && !/\d{3}|\s{2}|REDACTED_|\(\d\w*\)$/.test(text);

/** `Secret`, `password_hash`, `KeyName` beside a `Value`; `key` alone heads the first column of any map. */
const tells = (name: string): boolean =>
  /^(?:password|passwd|pass)_?hash$/i.test(name) ||
  /^keyname$/i.test(name) ||
  (headingOf(name) !== null && !/^keys?$|REDACTED_/i.test(name));

/** Words for a password in any language, as headings. */
const PASSWORDS = new Set(PASSWORD_WORDS);
const headingOf = (name: string): SecretName | null =>
  secretNameOf(name) ?? (PASSWORDS.has(name.toLowerCase()) ? { strength: 'password', kind: 'password' } : null);

/** The column of names in a table of names and their values: `Key  Version  Value`, or `host  name  value` of cookies. -1 in other tables. */
const namesColumn = (headings: readonly Cell[]): number =>
  headings.some(({ text }) => /^values?$/i.test(text))
    ? headings.findIndex(({ text }) => /^(?:key|name|variable|setting)s?$/i.test(text))
    : -1;
const OF_SESSION: SecretName = { strength: 'key', kind: 'session' };

function cellsOf(line: string, offset: number): Cell[] {
  const cells: Cell[] = [];
  const divided = DIVIDER.test(line);
  for (const part of line.matchAll(divided ? /[^|│┃║]+/g : /\S+(?: \S+)*/g)) {
    const trimmed = part[0].trim();
    if (trimmed === '') continue;
    const start = offset + part.index + part[0].indexOf(trimmed);
    cells.push({ start, end: start + trimmed.length, text: trimmed });
  }
  return cells;
}

/** Names that any value may have: those of variables, and `value`. */
const OPEN_NAME = /^(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|value)$/;
const HEXADECIMAL = /^(?:[\da-f]{24,128}|[\dA-F]{24,128})$/;

/** Adds the secrets of the rows below a line of headings; returns the end of the table. */
function rows(text: string, from: number, heading: string, headings: readonly Cell[], found: Span[]): number {
  const divided = DIVIDER.test(heading);
  const columns = headings.flatMap((cell, index) =>
    (tells(cell.text) && !/^keyname$/i.test(cell.text)) || /^values?$/i.test(cell.text) ? [index] : [],
  );
  // what looks made up beside a name that says nothing: a secret when another row of its table names one
  const beside: Span[] = [];
  let told = false;
  // a name for any key, such as `order_key`
  const weak = new Set(columns.filter((column) => headingOf(headings[column]?.text ?? '')?.strength === 'key'));
  const namesAt = namesColumn(headings);
  const byRow = namesAt >= 0 && !headings.some(({ text }) => tells(text));
  let at = from;
  for (let row = 0; row < ROWS && at < text.length; row++) {
    const start = at + 1;
    const end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, start + LINE_CHARS));
    if (line.trim() === '' || (DIVIDER.test(line) !== divided && !RULE.test(line))) break;
    at = end;
    if (RULE.test(line)) continue;
    const cells = cellsOf(line, 0);
    const name = cells[byRow ? namesAt : 0]?.text ?? '';
    const named = !byRow || (!name.includes('/') && secretNameOf(name) !== null);
    const session = byRow && !named && namesSession(name);
    if (byRow) told ||= named || /token|secret|passw/i.test(name);
    if (!named && !session && !OPEN_NAME.test(name) && (!byRow || namesData(name) || isWhose(name))) continue;
    for (const column of columns) {
      const head = headings[column];
      const cell =
        divided || cells.length === headings.length
          ? cells[column]
          : cells.find((each) => head !== undefined && each.start < head.end && each.end > head.start);
      if (
        cell === undefined ||
        (byRow && (cell === cells[0] || cell === cells[namesAt])) ||
        cell.text.length < MIN_CHARS ||
        (/\s/.test(cell.text) && !(divided && isPhraseOfLogin(cell.text))) ||
        TYPE.test(cell.text) ||
        isHarmless(cell.text) ||
        (weak.has(column) && !isSecret(cell.text, 'key', true))
      )
        continue;
      if (named || isMadeUpWord(cell.text) || HEXADECIMAL.test(cell.text))
        (named || session ? found : beside).push({ start: start + cell.start, end: start + cell.end, kind: 'secret' });
    }
  }
  if (told) found.push(...beside);
  return at;
}
