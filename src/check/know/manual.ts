/**
 * Reads the options of a program out of the source of its manual page (man(7) and mdoc(7) macros). Everything in the page that looks like
 * an option counts as known, because a missed mistake costs less than a false alarm. A line that begins with an option also shows whether
 * it takes a value. A page that introduces at least `INTRODUCED` options counts as complete.
 */
import { LINE_CHARS, OPTIONS } from '../check-limits.ts';
import type { Options, Takes } from '../../programs/options.ts';

/** A page with fewer options on lines of their own may document them elsewhere ("see the info manual"). */
const INTRODUCED = 5;

/** Characters that roff writes by name; other names are dropped. */
const NAMED: Readonly<Record<string, string>> = {
  hy: '-',
  mi: '-',
  en: '-',
  '-': '-',
  ti: '~',
  ha: '^',
  rs: '\\',
  aq: "'",
  dq: '"',
  at: '@',
};

const ESCAPE =
  /\\(?:f(?:\[[^\]]*\]|\(..|.)|s[-+]?\d{1,2}|\*(?:\[[^\]]*\]|\(..|.)|\((..)|\[([^\]]*)\]|([-e ~0&|^%/,:c])|m\[[^\]]*\]|[nkF](?:\(..|\[[^\]]*\]|.))/g;
const PLAIN: Readonly<Record<string, string>> = { '-': '-', e: '\\', ' ': ' ', '~': ' ', '0': ' ' };

/** Marks where italics begin: in italics, the text after an option is its value, even without a space. */
const ITALIC = '\u0001';

const unescape = (text: string): string =>
  text.replace(ESCAPE, (whole, two?: string, bracketed?: string, single?: string) =>
    /^\\f(?:[I2]|\[I\])$/.test(whole) ? ITALIC : single === undefined ? (NAMED[two ?? bracketed ?? ''] ?? '') : (PLAIN[single] ?? ''),
  );

/** The arguments of a macro line: separated by spaces, but not inside double quotes nor by `\ `. */
function macroArgs(text: string): string[] {
  const out: string[] = [];
  for (const [, quoted, bare] of text.matchAll(/"((?:[^"]|"")*)"?|((?:\\ |[^\s"])(?:\\ |\S)*)/g)) out.push(quoted ?? bare ?? '');
  return out;
}

/** The text of an mdoc line. `Fl` puts a dash before the next word, `Ar` marks a value, the other macros are dropped. */
function mdoc(args: readonly string[]): string {
  let out = '';
  let dashes = '';
  let value = false;
  for (const arg of args) {
    if (arg === 'Fl') {
      dashes += '-';
      value = false;
    } else if (arg === 'Ns' || arg === 'Xo' || arg === 'Xc' || arg === 'Cm' || arg === 'Op' || arg === 'Oo' || arg === 'Oc') {
      continue;
    } else if (/^[,|)\]]$/.test(arg)) {
      out += ',';
      value = false;
    } else if (arg === 'Ar') {
      out += ' VALUE';
      value = true;
    } else if (value) {
      continue;
    } else {
      out += ` ${dashes}${arg}`;
      dashes = '';
    }
  }
  return out;
}

const JOINED = /^\.(?:BR|IR|BI|IB|RB|RI|OP)$/;

/** One line of the source as text; null for a line that prints nothing. */
function shown(line: string): string | null {
  if (!line.startsWith('.') && !line.startsWith("'")) return unescape(line);
  const [, macro = '', rest = ''] = /^([.']\s*\S*)\s*(.*)$/.exec(line) ?? [];
  const name = macro.replace(/\s/g, '');
  if (name.startsWith('.\\"') || name.startsWith('\'\\"')) return null;
  if (/^\.(?:It|Fl|Op|Oo|Nm|Pq|Ql|Dl|Xo|Cm|Sq|Dq|Bq|Li)$/.test(name)) {
    const words = macroArgs(rest).map(unescape);
    return mdoc(name === '.Fl' ? ['Fl', ...words] : words);
  }
  const args = macroArgs(rest);
  if (name === '.IP' || name === '.TP') return unescape(args[0] ?? '');
  if (JOINED.test(name)) return unescape(args.map((arg, at) => (name[1 + (at % 2)] === 'I' ? ITALIC + arg : arg)).join(''));
  return unescape(args.join(' '));
}

const OPTION = /(?<![\w$/.+@-])(-{1,2})(\[no-\])?([A-Za-z0-9][\w.@-]*\w|[A-Za-z0-9?@#%,:+])/g;

/** Which of several descriptions of an option counts: one with a value, then one without, then one that leaves it open. */
const RANK: Readonly<Record<Takes, number>> = { maybe: 0, none: 1, joined: 2, value: 3 };

class Collected {
  readonly short = new Map<string, Takes>();
  readonly long = new Map<string, Takes>();
  readonly single = new Map<string, Takes>();
  readonly introduced = new Set<string>();

  add(dashes: string, name: string, takes: Takes | null): void {
    const map = dashes === '--' ? this.long : name.length === 1 ? this.short : this.single;
    if (map.size >= OPTIONS) return;
    const before = map.get(name);
    if (takes !== null) this.introduced.add(dashes + name);
    const now = takes ?? 'maybe';
    if (before === undefined || RANK[now] > RANK[before]) map.set(name, now);
  }
}

/** Whether an option takes a value, by the text after it: nothing or another spelling, `=VALUE` or ` VALUE`, or an optional `[=VALUE]`. */
function takesAfter(rest: string): Takes {
  if (/^\s?\u0001/.test(rest)) return 'value';
  if (/^\s*(?:$|[,|/]|\bor\b|\band\b|  |\t)/.test(rest)) return 'none';
  if (/^\s?\[/.test(rest) || /^[(.:;]/.test(rest)) return 'maybe';
  return /^(?:=|\s?[<A-Z{"']|\s[a-z][\w-]*(?:[,|]|$|  ))/.test(rest) ? 'value' : 'maybe';
}

/** Reads one page. Never throws. Text that is not a manual page gives options that are not complete. */
export function optionsOfManual(source: string): Options {
  const all = new Collected();
  for (const line of source.split('\n')) {
    const text = /-|Fl|\\[([]/.test(line) ? shown(line.slice(0, LINE_CHARS)) : null;
    if (text === null) continue;
    const found = [...text.matchAll(OPTION)];
    const introduces = /^[\s[]*-/.test(text);
    const takes = introduces ? found.map((one) => takesAfter(text.slice(one.index + one[0].length))) : [];
    // in `-n, --lines=NUM` both options take the value; in `-a, --all` neither does
    const together = takes.includes('value') ? 'value' : takes.includes('maybe') ? 'maybe' : 'none';
    for (const [, dashes = '', no, name = ''] of found) {
      all.add(dashes, name, introduces ? together : null);
      if (no !== undefined) all.add(dashes, `no-${name}`, introduces ? together : null);
    }
  }
  return { short: all.short, long: all.long, single: all.single, complete: all.introduced.size >= INTRODUCED };
}
