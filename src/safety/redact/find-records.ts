/**
 * Finds the secrets of records whose names are in another line or another list than the values: `INSERT INTO users (name, password)
 * VALUES ('anna', 'x')`, and the rows below PostgreSQL's `COPY users (name, password) FROM stdin;`, as dumps of databases have them.
 */
import type { Hits } from './literals.ts';
import { type SecretName, secretNameOf } from './secret-names.ts';
import type { Span } from './span.ts';
import { isSecret } from './values.ts';

export const RECORD_LITERALS: readonly string[] = ['insert into ', 'copy ', 'select '];

const HEAD_CHARS = 2000;
const ROW_CHARS = 8192;
/** Rows of one statement that are read. */
const ROWS = 2000;

const COLUMNS =
  /^(?<table>[\w."`[\]]{1,120}) ?(?:\((?<columns>[\w\s,"`[\]]{1,1600})\)\s{0,40})?(?<rest>VALUES\s{0,40}|FROM stdin[^\n]{0,80};\r?\n)/i;
const SELECT = 'select ';
const QUERY_CHARS = 600;
/** The columns of a query on one line. */
const QUERY = /^(?<columns>[\w."`[\]]{1,60}(?:, ?[\w."`[\]]{1,60}){1,20}) from [\w."`[\]]/i;
/** One value of a tuple: a string, in which two quotes are one, or anything else up to a comma. */
const VALUE = /\s*(?:[A-Za-z]?'(?<v>(?:[^'\\]|''|\\.){0,4000})'|(?:[^',()]|\([^()]{0,200}\)){0,200})\s*(?<next>[,)])/dy;

export function findRecords(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const [index, start] of hits.starts.entries()) {
    if (start < done) continue;
    const from = start + (RECORD_LITERALS[hits.ids[index] ?? 0] ?? '').length;
    if (RECORD_LITERALS[hits.ids[index] ?? 0] === SELECT) {
      done = selected(text, from, found);
      continue;
    }
    const match = COLUMNS.exec(text.slice(from, from + HEAD_CHARS));
    const { columns = '', rest = '' } = match?.groups ?? {};
    const names = columns.split(',').map((column) => secretNameOf(column.replaceAll(/[\s"`[\]]/g, '')));
    if (match === null || (names.every((name) => name === null) && !/^values/i.test(rest))) continue;
    const at = from + match[0].length;
    done = /^values/i.test(rest) ? tuples(text, at, names, found) : rows(text, at, names, found, '\t');
  }
  return found;
}

/** Reads `('a', 'x'), ('b', 'y')`; returns where they end. */
function tuples(text: string, from: number, names: readonly (SecretName | null)[], found: Span[]): number {
  let at = from;
  for (let row = 0; row < ROWS && text[at] === '('; row++) {
    at++;
    let before: SecretName | null = null;
    for (let column = 0; ; column++) {
      VALUE.lastIndex = at;
      const match = VALUE.exec(text);
      if (match === null) return at;
      const [start, end] = match.indices?.groups?.['v'] ?? [at, at];
      const named = names[column] ?? null;
      if (named === null && before !== null && isPlain(text.slice(start, end))) add(text, start, end, before, found);
      else add(text, start, end, named, found);
      before = settingOf(match.groups?.['v'] ?? '');
      at += match[0].length;
      if (match.groups?.['next'] === ')') break;
    }
    at += /^[\s,]{0,40}/.exec(text.slice(at, at + 40))?.[0].length ?? 0;
  }
  return at;
}

/** The name of a setting in a field, whose value is the next field: `('smtp_password', 'x')`. Other names may be those of a label. */
const settingOf = (field: string): SecretName | null => (/^[a-z\d]+(?:[._-][a-z\d]+)+$/i.test(field) ? secretNameOf(field) : null);
const isPlain = (value: string): boolean => /^\S{4,400}$/.test(value);

/** Reads the rows below a query, as clients print them for scripts: `anna|x`. A table with headings is read by those. */
function selected(text: string, from: number, found: Span[]): number {
  const near = text.slice(from, from + QUERY_CHARS);
  const end = near.indexOf('\n');
  const { columns = '' } = QUERY.exec(near.slice(0, end < 0 ? 0 : end))?.groups ?? {};
  if (columns === '') return from;
  const newline = from + end;
  const names = columns.split(',').map((column) => secretNameOf(column.replaceAll(/[\s"`[\]]/g, '')));
  if (names.length < 2 || names.every((name) => name === null)) return from;
  const [first = ''] = text.slice(newline + 1, newline + 1 + ROW_CHARS).split('\n', 1);
  return rows(text, newline + 1, names, found, first.includes('|') ? '|' : '\t');
}

/** Reads rows of fields that tabs or bars divide, up to `\.`; returns where they end. */
function rows(text: string, from: number, names: readonly (SecretName | null)[], found: Span[], divider: '\t' | '|'): number {
  let at = from;
  for (let row = 0; row < ROWS && at < text.length; row++) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const fields = text.slice(at, Math.min(end, at + ROW_CHARS)).split(divider);
    if (fields.length !== names.length) return at;
    let start = at;
    for (const [column, field] of fields.entries()) {
      add(text, start, start + field.length, names[column] ?? null, found);
      start += field.length + 1;
    }
    at = end + 1;
  }
  return at;
}

function add(text: string, start: number, end: number, name: SecretName | null, found: Span[]): void {
  if (name !== null && isSecret(text.slice(start, end), name.strength, true)) found.push({ start, end, kind: name.kind });
}
