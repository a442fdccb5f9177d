/**
 * Changes one setting in the text of a `.yoconf` and nothing else: comments, order, line ends, sections and the legacy
 * `name value` form stay byte for byte. Pure. What is written is judged by the parser: of the ways to write a value (bare,
 * quoted, escaped) the first one counts that `parseFile` reads back as exactly that value without a complaint about its line.
 */
import { err, ok, type Result } from '../base/result.ts';
import type { Config } from './config-keys.ts';
import { parseFile } from './parse-yoconf.ts';

export interface Edit {
  /** '' is what stands above the first section. */
  readonly section: string;
  readonly name: keyof Config;
  readonly value: string;
}

/** `removed` characters at `at` give way to `inserted`; the value then stands on line `line` (from 1). */
export interface Splice {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
  readonly line: number;
}

interface Line {
  readonly at: number;
  readonly body: string;
  /** LF, CRLF, or nothing at the end of the file. */
  readonly end: string;
  readonly section: string;
  /** Of a setting, known or not. */
  readonly pair: { readonly lead: string; readonly name: string; readonly separator: string; readonly value: string } | null;
}

// The same forms as in parse.ts, with their blanks kept; the property test holds the two together.
const SECTION = /^\s*\[([^\]]*)\](?:\s*[#;].*)?\s*$/;
const PAIR = /^(\s*)([A-Za-z_]+)(\s*=\s*|\s+)(.*?)\s*$/;
const COMMENT = /^\s*[#;]/;

function linesOf(text: string): Line[] {
  const parts = text.split(/(\r?\n)/);
  const lines: Line[] = [];
  let section = '';
  let at = 0;
  for (let i = 0; i < parts.length; i += 2) {
    const body = parts[i] as string;
    const end = parts[i + 1] ?? '';
    const comment = COMMENT.test(body);
    const header = comment ? null : SECTION.exec(body);
    if (header !== null) section = (header[1] as string).trim();
    // the parser trims first, so a name without a value and without `=` is no pair there
    const pair = comment || header !== null || !/^[A-Za-z_]+(?:\s*=|\s+.)/.test(body.trim()) ? null : PAIR.exec(body);
    const [, lead = '', name = '', separator = '', value = ''] = pair ?? [];
    lines.push({ at, body, end, section, pair: pair === null ? null : { lead, name, separator, value } });
    at += body.length + end.length;
  }
  return lines;
}

/** Where the comment behind an unquoted value begins, its blanks included; the value's length when there is none. */
function commentStart(value: string, secret: boolean): number {
  if (value.length > 0 && /^(["']).*\1$/.test(value)) return value.length;
  for (let i = 0; i < value.length; i++) {
    if (value[i] === '\\') i++;
    else if (value[i] === '#' || value[i] === ';') {
      const start = value.slice(0, i).trimEnd().length;
      // `key = abc#def` is a key that was cut, not a comment: half of an old key must not stay behind
      return secret && start === i && i > 0 ? value.length : start;
    }
  }
  return value.length;
}

const escaped = (value: string): string => value.replace(/[\\;#]/g, String.raw`\$&`);
const blankEnd = (text: string): boolean => text === '' || text.endsWith('\n');

/** Header names: what the parser reads back as the same name. */
const SECTION_NAME = /^[^\]\p{Cc}\u2028\u2029]+$/u;

/** The error says why it cannot be written, without the value. */
export function planEdit(text: string, edit: Edit): Result<Splice, string> {
  const { section, name, value } = edit;
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) return err('a setting is one line without control characters');
  if (section !== '' && (!SECTION_NAME.test(section) || section !== section.trim()))
    return err('a profile name is one line, without ] and without blanks at its ends');
  if (section !== '' && name === 'profile') return err('`profile` stands above the first section');
  const lines = linesOf(text);
  const index = lines.findLastIndex((line) => line.section === section && line.pair?.name === name);
  const eol = lines.find((line) => line.end !== '')?.end ?? '\n';
  for (const splice of index >= 0 ? replacements(lines, index, edit, eol) : insertions(text, lines, edit, eol)) {
    const { sections, problems } = parseFile(applySplice(text, splice));
    const entry = sections.get(section)?.findLast((candidate) => candidate.name === name);
    if (entry?.value === value && entry.line === splice.line && !problems.some((problem) => problem.line === splice.line))
      return ok(splice);
  }
  return err('this value cannot be written in this file');
}

export const applySplice = (text: string, { at, removed, inserted }: Splice): string =>
  text.slice(0, at) + inserted + text.slice(at + removed);

function* replacements(lines: readonly Line[], index: number, { name, value }: Edit, eol: string): Generator<Splice> {
  const line = lines[index] as Line;
  const { lead, separator, value: old } = line.pair as NonNullable<Line['pair']>;
  const start = commentStart(old, name === 'key');
  const comment = old.slice(start);
  // `model =` alone: the blank that was missing
  const gap = value !== '' && old === '' && separator.trimEnd() === separator && /^\s/.test(separator) ? ' ' : '';
  const plain = { at: line.at + lead.length + name.length, removed: separator.length + start, line: index + 1 };
  for (const between of new Set([separator + gap, ' = '])) {
    // a comment that touches its value would be taken for the rest of a key that was cut
    const apart = value !== '' && /^[#;]/.test(comment) ? ' ' : '';
    for (const form of comment === '' ? [value, JSON.stringify(value)] : [value, escaped(value)])
      yield { ...plain, inserted: between + form + apart };
    if (comment === '') continue;
    // What needs quotes cannot have a comment behind it: the comment goes on the line above.
    for (const form of [value, JSON.stringify(value)]) {
      const inserted = `${lead}${comment.trim()}${line.end || eol}${lead}${name}${between}${form}`;
      yield { at: line.at, removed: line.body.trimEnd().length, inserted, line: index + 2 };
    }
  }
}

function* insertions(text: string, lines: readonly Line[], { section, name, value }: Edit, eol: string): Generator<Splice> {
  for (const form of [value, JSON.stringify(value)]) {
    const entry = `${name} = ${form}${eol}`;
    const after = placeFor(lines, section, name);
    if (after === null) {
      // a new section, at the end, behind one empty line
      const gap = (blankEnd(text) ? '' : eol) + (text.trim() === '' ? '' : eol);
      const inserted = `${gap}[${section}]${eol}${entry}`;
      yield { at: text.length, removed: 0, inserted, line: countLines(text + inserted) - 1 };
    } else if (after < 0) yield { at: 0, removed: 0, inserted: entry, line: 1 };
    else {
      const line = lines[after] as Line;
      const at = line.at + line.body.length + line.end.length;
      yield { at, removed: 0, inserted: line.end === '' ? `${eol}${entry}` : entry, line: after + 2 };
    }
  }
}

const countLines = (text: string): number => text.split('\n').length;

/** The line a new entry goes behind: its own commented-out form, else the section's last entry, else its beginning. */
function placeFor(lines: readonly Line[], section: string, name: string): number | null {
  const inside = (line: Line): boolean => line.section === section;
  const example = lines.findLastIndex((line) => inside(line) && new RegExp(`^\\s*[#;]\\s*${name}\\s*=`).test(line.body));
  if (example >= 0) return example;
  const last = lines.findLastIndex((line) => inside(line) && line.pair !== null);
  if (last >= 0) return last;
  if (section !== '') {
    const header = lines.findLastIndex((line) => inside(line) && !COMMENT.test(line.body) && SECTION.test(line.body));
    return header >= 0 ? header : null;
  }
  // Only comments: below them, but not between a section and the comment that stands right above it.
  const header = lines.findIndex((line) => !COMMENT.test(line.body) && SECTION.test(line.body));
  let end = (header < 0 ? lines.length : header) - 1;
  if (header >= 0) while (end >= 0 && COMMENT.test((lines[end] as Line).body)) end--;
  while (end >= 0 && (lines[end] as Line).body.trim() === '') end--;
  return end;
}

/** Puts `; ` before these settings of a section: they no longer count, and nothing is lost. */
export function commentOut(text: string, section: string, names: readonly (keyof Config)[]): string {
  return linesOf(text)
    .map(({ body, end, section: at, pair }) => {
      const hit = at === section && pair !== null && (names as readonly string[]).includes(pair.name);
      return (hit ? `${pair.lead}; ${body.slice(pair.lead.length)}` : body) + end;
    })
    .join('');
}
