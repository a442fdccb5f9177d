/** Separates the options of a command from its operands. */
import type { Arg } from './simple-command.ts';

export interface Flags {
  /** Letters of short options, joined ones separated: `-rf` is r and f. */
  readonly short: ReadonlySet<string>;
  /** Names of long options without dashes and values. Includes words after a single dash (`-delete`), which some programs have. */
  readonly long: ReadonlySet<string>;
  /** Values by option: `--name=value`, and `--name value`, `-nvalue`, `-n value` for options that are declared to take one. */
  readonly values: ReadonlyMap<string, readonly Arg[]>;
  /** The arguments that are not options, and everything after `--`. */
  readonly operands: readonly Arg[];
  /** The index of `--` in the arguments; null when there is none. */
  readonly dashes: number | null;
  /** Whether one of these options is given: one letter is a short option, more letters are a long one. */
  readonly has: (...names: readonly string[]) => boolean;
}

/**
 * Options and operands as getopt_long reads them: options may come after operands.
 * @param taking options that take a value in the next word: letters in one string, and long names.
 */
export function flagsOf(args: readonly Arg[], taking: { readonly short?: string; readonly long?: readonly string[] } = {}): Flags {
  const short = new Set<string>();
  const long = new Set<string>();
  const values = new Map<string, Arg[]>();
  const operands: Arg[] = [];
  let dashes: number | null = null;
  const note = (name: string, value: Arg | undefined): void => {
    if (value !== undefined) values.set(name, [...(values.get(name) ?? []), value]);
  };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as Arg;
    const lead = leadOf(arg);
    if (arg.value === '--') {
      dashes = at;
      operands.push(...args.slice(at + 1));
      break;
    }
    if (lead.length < 2 || !lead.startsWith('-')) {
      operands.push(arg);
      continue;
    }
    if (lead.startsWith('--')) {
      const equals = lead.indexOf('=');
      const name = lead.slice(2, equals === -1 ? undefined : equals);
      long.add(name);
      if (equals !== -1) note(name, sliceArg(arg, equals + 1));
      else if (taking.long?.includes(name) === true) note(name, args[(at += 1)]);
      continue;
    }
    long.add(lead.slice(1));
    for (let letter = 1; letter < lead.length; letter += 1) {
      const name = lead[letter] as string;
      short.add(name);
      if (taking.short?.includes(name) !== true) continue;
      note(name, letter + 1 < lead.length || arg.value === null ? sliceArg(arg, letter + 1) : args[(at += 1)]);
      break;
    }
  }
  const has = (...names: readonly string[]): boolean => names.some((name) => (name.length === 1 ? short.has(name) : long.has(name)));
  return { short, long, values, operands, dashes, has };
}

/** Whether an option has a value that takes it back: `--dry-run=false` is as if it were not there. */
export const isOff = (name: string, { values }: Flags): boolean => /^(?:false|no|off|none|0)$/i.test(values.get(name)?.at(-1)?.value ?? '');

/** The names in a list of options as a row has it: `-D --force`. */
export const optionNames = (options: string): readonly string[] => options.split(/\s+/).map((option) => option.replace(/^-+/, ''));

/** The literal text at the beginning of a word. */
export function leadOf(arg: Arg): string {
  const first = arg.parts.findIndex(({ kind }) => kind !== 'text');
  return (first === -1 ? arg.parts : arg.parts.slice(0, first)).map(({ text }) => text).join('');
}

/** The rest of a word from an index in its literal beginning. */
export function sliceArg(arg: Arg, from: number): Arg {
  let left = from;
  const parts = arg.parts.flatMap((part) => {
    if (part.kind !== 'text' || left === 0) return [part];
    const cut = Math.min(left, part.text.length);
    left -= cut;
    return cut === part.text.length ? [] : [{ ...part, text: part.text.slice(cut) }];
  });
  const lead = leadOf(arg).slice(0, from);
  return {
    text: arg.text.startsWith(lead) ? arg.text.slice(from) : arg.text,
    written: arg.written.startsWith(lead) ? arg.written.slice(from) : arg.written,
    value: arg.value === null ? null : arg.value.slice(from),
    quoted: arg.quoted,
    parts,
  };
}
