/**
 * Parses `.yoconf`: INI, and the ancestor's `name value` without `=`. It is read line by line, so that a bad line affects only itself
 * and every message has its line number. The library decodes values (quotes, escapes); it cannot report lines, it drops comments,
 * and it silently cuts an unquoted value at `#` or `;`, which is a problem here.
 */
import ini from 'ini';
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
      problems.push({ line, message: 'this line is neither `name = value` nor a [section]; it is ignored' });
      return;
    }
    const [, name = '', rawValue = ''] = pair;
    const key = KNOWN.get(name);
    if (key === undefined) {
      problems.push({ line, message: `there is no setting \`${name}\`; it is ignored` });
      return;
    }
    const value = decode(rawValue);
    if (key.secret && value !== rawValue && !/^["']/.test(rawValue))
      problems.push({ line, message: `\`${name}\` contains # or ; and is cut there; put it in double quotes` });
    sections.get(current)?.push({ name, value, line });
  });
  return { sections, problems };
}

function decode(raw: string): string {
  const value: unknown = ini.parse(`v = ${raw}`)['v'];
  return typeof value === 'string' ? value : value === undefined ? '' : String(value);
}
