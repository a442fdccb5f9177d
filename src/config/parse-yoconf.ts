/**
 * Parses `.yoconf`: INI, and the ancestor's `name value` without `=`. It is read line by line, so that a bad line affects only itself
 * and every message has its line number. The library decodes values (quotes, escapes); it cannot report lines, it drops comments,
 * and it silently cuts an unquoted value at `#` or `;`, which is a problem here.
 */
import ini from 'ini';
import { nearest } from '../base/nearest.ts';
import { KEYS } from './config-keys.ts';

export interface Entry {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

export interface Problem {
  /** From 1; 0 for the whole file or the environment. */
  readonly line: number;
  readonly message: string;
}

export interface ParsedFile {
  /** The entries by section; '' is the part above the first one. */
  readonly sections: ReadonlyMap<string, readonly Entry[]>;
  readonly problems: readonly Problem[];
}

const KNOWN = new Map(KEYS.map((key) => [key.name as string, key]));

/** Parses the text of the file; a line with a problem is left out. */
export function parseFile(text: string): ParsedFile {
  const sections = new Map<string, Entry[]>([['', []]]);
  const problems: Problem[] = [];
  let current = '';
  if (UTF_16.test(text))
    return { sections, problems: [{ line: 0, message: 'the file is not UTF-8 (UTF-16?); it is ignored. Save it as UTF-8' }] };
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith(';')) return;
    const section = /^\[([^\]]*)\](?:\s*[#;].*)?$/.exec(trimmed);
    if (section !== null) {
      current = (section[1] as string).trim();
      if (!sections.has(current)) sections.set(current, []);
      return;
    }
    const pair = /^([A-Za-z_]+)(?:\s*=\s*|\s+)(.*)$/.exec(trimmed);
    if (pair === null) {
      const [, meant = ''] = /^([A-Za-z_]+)\s*:/.exec(trimmed) ?? [];
      problems.push({
        line,
        message: `this line is neither \`name = value\` nor a [section]; it is ignored${hintFor(meantBy(meant), ' = …')}`,
      });
      return;
    }
    const [, name = '', rawValue = ''] = pair;
    const key = KNOWN.get(name);
    if (key === undefined) {
      problems.push({ line, message: `there is no setting \`${name}\`; it is ignored${hintFor(meantBy(name))}` });
      return;
    }
    const value = decode(rawValue);
    if (key.secret && value !== rawValue && !/^["']/.test(rawValue))
      problems.push({ line, message: `\`${name}\` contains # or ; and is cut there; put it in double quotes` });
    sections.get(current)?.push({ name, value, line });
  });
  return { sections, problems };
}

/** Behind a mark of two characters, every second byte of an ASCII text is zero. */
const UTF_16 = /^.{0,2}(?:(?:[\t-\r -~]\0){4}|(?:\0[\t-\r -~]){4})/s;

/** The setting that a wrong name is nearly, in any letters; null without one. */
const meantBy = (name: string): string | null =>
  KNOWN.has(name.toLowerCase()) ? name.toLowerCase() : nearest(name.toLowerCase(), KNOWN.keys());
const hintFor = (meant: string | null, more = ''): string => (meant === null ? '' : `. Did you mean ${meant}${more}?`);

/** A value in quotes, with nothing or a comment behind it. */
export const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=\s*(?:[#;]|$))/;

function decode(raw: string): string {
  const value: unknown = ini.parse(`v = ${QUOTED.exec(raw)?.[0] ?? raw}`)['v'];
  return typeof value === 'string' ? value : value === undefined ? '' : String(value);
}
