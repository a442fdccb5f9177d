/**
 * Changes one setting in the text of a `.yoconf` and nothing else: comments, order, line ends, sections and the legacy
 * `name value` form stay byte for byte. Pure. The parser decides how a value is written: of the ways to write it (bare, quoted,
 * escaped) the first is used that `parseFile` reads back as exactly that value without a problem in its line.
 */
import { err, ok, type Result } from '../base/result.ts';
import { type Settings, isSecret } from './config-keys.ts';
import { parseFile, QUOTED } from './parse-yoconf.ts';

export interface Edit {
  /** '' is the part above the first section. */
  readonly section: string;
  readonly name: keyof Settings;
  readonly value: string;
}

/** Replaces `removed` characters at `at` with `inserted`; the value is then on line `line` (from 1). */
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
  /** It begins its section. */
  readonly isHeader: boolean;
  /** The parts of a setting, known or not; null for any other line. */
  readonly pair: { readonly lead: string; readonly name: string; readonly separator: string; readonly value: string } | null;
}

// The forms of lines that parse-yoconf.ts reads, with their spaces kept; a property test keeps the two in step.
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
    const isHeader = /^\s*\[/.test(body);
    if (isHeader) section = (SECTION.exec(body)?.[1] ?? body).trim();
    // the parser trims first, so for it a name without a value and without `=` is not a pair
    const pair = comment || isHeader || !/^[A-Za-z_]+(?:\s*=|\s+.)/.test(body.trim()) ? null : PAIR.exec(body);
    const [, lead = '', name = '', separator = '', value = ''] = pair ?? [];
    lines.push({ at, body, end, section, isHeader, pair: pair === null ? null : { lead, name, separator, value } });
    at += body.length + end.length;
  }
  return lines;
}

/** Where the comment behind a value begins, with the spaces before it; the value's length when there is none. */
function commentStart(value: string, secret: boolean): number {
  if (value.length > 0 && /^(["']).*\1$/.test(value)) return value.length;
  const quoted = QUOTED.exec(value);
  if (quoted !== null) return quoted[0].length;
  for (let i = 0; i < value.length; i++) {
    if (value[i] === '\\') i++;
    else if (value[i] === '#' || value[i] === ';') {
      const start = value.slice(0, i).trimEnd().length;
      // `key = abc#def` is a key with a `#`, not a comment: no part of an old key may stay in the file
      return secret && start === i && i > 0 ? value.length : start;
    }
  }
  return value.length;
}

const escaped = (value: string): string => value.replace(/[\\;#]/g, String.raw`\$&`);
const endsLine = (text: string): boolean => text === '' || text.endsWith('\n');

/** Section names that the parser reads back unchanged. */
const SECTION_NAME = /^[^\]\p{Cc}\u2028\u2029]+$/u;

/** Finds the splice that makes the edit. The error says why the value cannot be written, without the value. */
export function planEdit(text: string, edit: Edit): Result<Splice, string> {
  const { section, name, value } = edit;
  if (/[\p{Cc}\u2028\u2029]/u.test(value)) return err('a setting is one line without control characters');
  if (section !== '' && (!SECTION_NAME.test(section) || section !== section.trim()))
    return err('a profile name is one line, without ] and without spaces at its ends');
  if (section !== '' && name === 'profile') return err('`profile` belongs above the first section');
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

/** The text without the lines of this setting in this section, of which the last one counted; null when there are none. */
export function withoutSetting(text: string, section: string, name: keyof Settings): string | null {
  const lines = linesOf(text);
  const kept = lines.filter((line) => line.section !== section || line.pair?.name !== name);
  return kept.length === lines.length ? null : kept.map(({ body, end }) => body + end).join('');
}

function* replacements(lines: readonly Line[], index: number, { name, value }: Edit, eol: string): Generator<Splice> {
  const line = lines[index] as Line;
  const { lead, separator, value: old } = line.pair as NonNullable<Line['pair']>;
  const start = commentStart(old, isSecret(name));
  const comment = old.slice(start);
  // `model =` without a value: the missing space
  const gap = value !== '' && old === '' && separator.trimEnd() === separator && /^\s/.test(separator) ? ' ' : '';
  const plain = { at: line.at + lead.length + name.length, removed: separator.length + start, line: index + 1 };
  for (const between of new Set([separator + gap, ' = '])) {
    // a comment right behind its value would be read as part of the key
    const apart = value !== '' && /^[#;]/.test(comment) ? ' ' : '';
    for (const form of comment === '' ? [value, JSON.stringify(value)] : [value, escaped(value)])
      yield { ...plain, inserted: between + form + apart };
    if (comment === '') continue;
    // A quoted value cannot have a comment behind it: the comment moves to the line above.
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
      // a new section at the end, after one empty line
      const gap = (endsLine(text) ? '' : eol) + (text.trim() === '' ? '' : eol);
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

/**
 * The index of the line before a new entry: its own commented-out form, else the last entry of the section, else the section's beginning.
 */
function placeFor(lines: readonly Line[], section: string, name: string): number | null {
  const inside = (line: Line): boolean => line.section === section;
  const example = lines.findLastIndex((line) => inside(line) && new RegExp(`^\\s*[#;]\\s*${name}\\s*=`).test(line.body));
  if (example >= 0) return example;
  const last = lines.findLastIndex((line) => inside(line) && line.pair !== null);
  if (last >= 0) return last;
  if (section !== '') {
    const header = lines.findLastIndex((line) => inside(line) && line.isHeader);
    return header >= 0 ? header : null;
  }
  // Only comments: below them, but not between a section and the comment right above it.
  const header = lines.findIndex((line) => line.isHeader);
  let end = (header < 0 ? lines.length : header) - 1;
  if (header >= 0) while (end >= 0 && COMMENT.test((lines[end] as Line).body)) end--;
  while (end >= 0 && (lines[end] as Line).body.trim() === '') end--;
  return end;
}

/** Comments out these settings of a section with `; `, so that they no longer count and nothing is lost. */
export function commentOut(text: string, section: string, names: readonly (keyof Settings)[]): string {
  return linesOf(text)
    .map(({ body, end, section: at, pair }) => {
      const hit = at === section && pair !== null && (names as readonly string[]).includes(pair.name);
      return (hit ? `${pair.lead}; ${body.slice(pair.lead.length)}` : body) + end;
    })
    .join('');
}
