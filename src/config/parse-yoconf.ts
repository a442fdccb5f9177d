/**
 * Parses `.yoconf`: INI, and the ancestor's `name value` without `=`. It is read line by line, so that a bad line affects only itself
 * and every message has its line number. The library decodes values (quotes, escapes); it cannot report lines, it drops comments,
 * and it silently cuts an unquoted value at `#` or `;`, which is a problem here.
 */
import ini from 'ini';
import { nearest } from '../base/nearest.ts';
import { KEYS, type Settings } from './config-keys.ts';

export interface Entry {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

export interface Problem {
  readonly line: number;
  readonly message: string;
  /** The section that the line is in. */
  readonly section: string;
  readonly misnamed?: Misnamed;
}

/** A line that was probably meant to be a setting. */
export interface Misnamed {
  readonly meant: keyof Settings;
  readonly what: string;
  readonly mend: string;
}

export interface ParsedFile {
  /** The entries by section; '' is the part above the first one. */
  readonly sections: ReadonlyMap<string, readonly Entry[]>;
  readonly problems: readonly Problem[];
  /** The whole file cannot be read: what is wrong with it. */
  readonly unread?: string;
}

const KNOWN = new Map(KEYS.map((key) => [key.name as string, key]));

/** Parses the text of the file; a line with a problem is left out. */
export function parseFile(text: string): ParsedFile {
  const sections = new Map<string, Entry[]>([['', []]]);
  const problems: Problem[] = [];
  let current = '';
  if (UTF_16.test(text)) return { sections, problems, unread: 'is not UTF-8 (UTF-16?)' };
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith(';')) return;
    if (trimmed.startsWith('[')) {
      const header = HEADER.exec(trimmed);
      // what is below such a header belongs to no other section: a key of one could go to the address of another
      if (header === null) problems.push({ line, message: brokenHeader(trimmed), section: trimmed });
      current = header === null ? trimmed : (header[1] as string).trim();
      if (!sections.has(current)) sections.set(current, []);
      return;
    }
    const [, name = '', rawValue = ''] = PAIR.exec(trimmed) ?? [];
    const key = KNOWN.get(name);
    if (key === undefined) {
      const meant = meantBy(trimmed);
      const [what, more] =
        name === '' ? ['this line is neither `name = value` nor a [section]', ' = …'] : [`there is no setting \`${name}\``, ''];
      const question = `you mean ${meant}${more}?`;
      problems.push({
        line,
        section: current,
        message: `${what}; it is ignored${meant === null ? '' : `. Did ${question}`}`,
        ...(meant === null ? {} : { misnamed: { meant, what, mend: `did ${question}` } }),
      });
      return;
    }
    const value = decode(rawValue);
    if (key.secret && value !== rawValue && !/^["']/.test(rawValue))
      problems.push({ line, message: `\`${name}\` contains # or ; and is cut there; put it in double quotes`, section: current });
    sections.get(current)?.push({ name, value, line });
  });
  return { sections, problems };
}

/** Behind a mark of two characters, every second byte of an ASCII text is zero. */
const UTF_16 = /^.{0,2}(?:(?:[\t-\r -~]\0){4}|(?:\0[\t-\r -~]){4})/s;

const HEADER = /^\[([^\]]*)\](?:\s*[#;].*)?$/;
const PAIR = /^([A-Za-z_]+)(?:\s*=\s*|\s+)(.*)$/;

function brokenHeader(line: string): string {
  const [name = 'name'] = /[\w.@-]+/.exec(line) ?? [];
  return `this [section] is not closed, or something follows it; the settings below it are ignored. Did you mean [${name}]?`;
}

/**
 * The setting that a wrong line was meant to be: the last word in front of its `=` or `:`, or of its first two words, that is one in other
 * letters, nearly one, or one with something in front (`ANTHROPIC_API_KEY`). Null without one.
 */
function meantBy(line: string): keyof Settings | null {
  const front = /^([^=:]*)[=:]/.exec(line)?.[1] ?? line.split(/\s+/, 2).join(' ');
  const words = front.match(/[A-Za-z_][\w.-]*/g) ?? [];
  return words.reduceRight<string | null>((found, word) => found ?? settingCalled(word), null) as keyof Settings | null;
}

/** The setting that is meant by another name. */
export function settingCalled(name: string): string | null {
  const word = name.toLowerCase().replaceAll(/[.-]/g, '_');
  return KNOWN.has(word) ? word : (nearest(word, KNOWN.keys()) ?? [...KNOWN.keys()].find((each) => word.endsWith(`_${each}`)) ?? null);
}

/** A value in quotes, with nothing or a comment behind it. */
export const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=\s*(?:[#;]|$))/;

function decode(raw: string): string {
  const value: unknown = ini.parse(`v = ${QUOTED.exec(raw)?.[0] ?? raw}`)['v'];
  return typeof value === 'string' ? value : value === undefined ? '' : String(value);
}
