/** Sorts the arguments of one command, by the known options of its program, into unknown options and operands. */
import type { Arg } from './simple-command.ts';
import { leadOf, sliceArg } from './flags.ts';
import type { Manner } from '../programs/option-rows.ts';
import type { Options, Takes } from '../programs/options.ts';

export interface Operand {
  readonly arg: Arg;
  /** False when the word may also be the value of the option before it. */
  readonly sure: boolean;
}

export interface Sorted {
  /** Unknown options as the user would name them (`-Z`, `--colour`), with the word that contains them. */
  readonly unknown: readonly { readonly flag: string; readonly arg: Arg }[];
  readonly operands: readonly Operand[];
  /** The given options without dashes, with their value: a word, the rest of a word, or null when there is none. */
  readonly given: ReadonlyMap<string, Arg | string | null>;
  /** The given options in the order of the line, each time that one is given, with the word that contains it. */
  readonly inOrder: readonly GivenOption[];
}

export interface GivenOption {
  readonly name: string;
  readonly value: Arg | string | null;
  readonly arg: Arg;
}

/** Options that nearly every program has, even if its documentation leaves them out. */
const ALWAYS: ReadonlySet<string> = new Set(['help', 'version']);
const ALWAYS_SHORT: ReadonlySet<string> = new Set(['?']);

class Sorter {
  readonly unknown: { flag: string; arg: Arg }[] = [];
  readonly operands: Operand[] = [];
  readonly inOrder: GivenOption[] = [];
  private readonly args: readonly Arg[];
  private readonly options: Options;
  private readonly manner: Manner;
  private at = 0;
  /** Whether the previous word was an option that may take a value. */
  private afterMaybe = false;

  constructor(args: readonly Arg[], options: Options, manner: Manner) {
    this.args = args;
    this.options = options;
    this.manner = manner;
  }

  run(): Sorted {
    for (; this.at < this.args.length; this.at += 1) {
      const arg = this.args[this.at] as Arg;
      const lead = leadOf(arg);
      if (arg.value === '--' && this.manner.words !== true) {
        for (const rest of this.args.slice(this.at + 1)) this.operands.push({ arg: rest, sure: true });
        break;
      }
      const wasMaybe = this.afterMaybe;
      this.afterMaybe = false;
      if (lead.startsWith('-') && lead.length > 1) {
        if (this.option(arg, lead)) break;
      } else if (this.manner.bundle === true && this.at === 0 && /^[A-Za-z]+$/.test(arg.value ?? '')) {
        this.bundle(arg, arg.value ?? '');
      } else {
        this.operands.push({ arg, sure: !wasMaybe });
        // this word may have been a value, and then the next one is the first operand
        if (this.manner.stops === true) {
          for (const rest of this.args.slice(this.at + 1)) this.operands.push({ arg: rest, sure: !wasMaybe });
          break;
        }
      }
    }
    const { unknown, operands, inOrder } = this;
    return { unknown, operands, given: new Map(inOrder.map(({ name, value }) => [name, value])), inOrder };
  }

  /** Reads one option word. True when no argument after it belongs to this program. */
  private option(arg: Arg, lead: string): boolean {
    // `head -5`, `git log -3`; but `join -1 2` takes a value
    const count = /^-\d+$/.test(lead) && this.options.short.get(lead[1] as string) !== 'value';
    if (count || this.manner.free?.test(lead) === true) return false;
    if (lead.startsWith('--')) this.long(arg, lead.slice(2));
    else if (this.isSingle(lead.slice(1)) || (this.manner.words === true && lead.length > 2)) this.single(arg, lead.slice(1));
    else return this.letters(arg, lead);
    return false;
  }

  /** `-fplugin`, `-fplugin=x`: a long option after a single dash. */
  private isSingle(text: string): boolean {
    const { single } = this.options;
    return single.has(text) || (text.includes('=') && single.has(text.slice(0, text.indexOf('='))));
  }

  private long(arg: Arg, text: string): void {
    const equals = text.indexOf('=');
    const name = equals === -1 ? text : text.slice(0, equals);
    // `--$x`, `--col$x`: the line does not contain the whole name
    if (name === '' || (equals === -1 && arg.value === null)) return;
    const takes = this.takesLong(name);
    this.inOrder.push({ name, value: equals === -1 ? null : text.slice(equals + 1), arg });
    if (takes === null) this.unknown.push({ flag: `--${name}`, arg });
    else if (equals === -1) this.value(name, takes, arg);
  }

  private takesLong(name: string): Takes | null {
    const { long, single } = this.options;
    const exact = long.get(name) ?? single.get(name) ?? (ALWAYS.has(name) ? 'none' : undefined);
    if (exact !== undefined) return exact;
    if (name.startsWith('no-') && this.manner.negates === true && long.has(name.slice(3))) return 'none';
    const begun = [...long].find(([known]) => known.startsWith(name));
    return begun?.[1] ?? null;
  }

  private single(arg: Arg, text: string): void {
    if (arg.value === null) return;
    const known = this.options.single.get(text) ?? this.options.single.get(text.split('=')[0] as string);
    this.inOrder.push({ name: text, value: null, arg });
    if (known !== undefined) {
      if (!text.includes('=')) this.value(text, known, arg);
      if (this.manner.pairs?.includes(text) === true) this.at += 1;
      if (FIND_EXEC.has(text)) this.toEnd();
    } else this.unknown.push({ flag: `-${text}`, arg });
  }

  /** The words of `-exec` belong to another command. */
  private toEnd(): void {
    const end = this.args.findIndex((each, at) => at > this.at && (each.value === ';' || each.value === '+'));
    this.at = end === -1 ? this.args.length : end;
  }

  private letters(arg: Arg, lead: string): boolean {
    for (let letter = 1; letter < lead.length; letter += 1) {
      const name = lead[letter] as string;
      const takes = this.options.short.get(name) ?? (ALWAYS_SHORT.has(name) ? 'none' : undefined);
      if (takes === undefined) {
        if (this.manner.short === true && [...this.options.single.keys()].some((known) => known.startsWith(lead.slice(1)))) return false;
        // a whole word after a single dash is reported as written, because it was not meant as single letters
        this.unknown.push({ flag: letter === 1 && /^-[a-z][a-z-]{2,}$/.test(lead) ? lead : `-${name}`, arg });
        return false;
      }
      const rest = lead.slice(letter + 1);
      // `-DNAME=$PWD/x`: the rest of the word holds more than its literal beginning
      const more = arg.value === null && arg.text.length > lead.length ? sliceArg(arg, letter + 1) : null;
      this.inOrder.push({ name, value: more ?? (rest === '' ? null : rest), arg });
      if (this.manner.last?.includes(name) === true) {
        this.at = this.args.length;
        return true;
      }
      if (takes === 'none') continue;
      if (rest === '' && arg.value !== null) this.value(name, takes, arg);
      return false;
    }
    return false;
  }

  private value(name: string, takes: Takes, arg: Arg): void {
    if (takes === 'none' || takes === 'joined') return;
    const next = this.args[this.at + 1];
    if (takes === 'maybe') {
      this.afterMaybe = true;
      return;
    }
    this.inOrder[this.inOrder.length - 1] = { name, value: next ?? null, arg };
    this.at += 1;
    if (this.manner.pairs?.includes(name) === true) this.at += 1;
  }

  private bundle(arg: Arg, text: string): void {
    for (const name of text) {
      const takes = this.options.short.get(name);
      if (takes === undefined) continue;
      this.inOrder.push({ name, value: null, arg });
      if (takes === 'value') this.value(name, takes, arg);
    }
  }
}

const FIND_EXEC: ReadonlySet<string> = new Set(['exec', 'execdir', 'ok', 'okdir']);

/** Arguments of a program about whose options nothing is known: operands, all of them. */
export const asOperands = (args: readonly Arg[]): Sorted => ({
  unknown: [],
  operands: args.map((arg) => ({ arg, sure: true })),
  given: new Map(),
  inOrder: [],
});

/** Sorts arguments. Pure. A word with a literal beginning (`--file=$x`) is sorted by that beginning. */
export const sortArgs = (args: readonly Arg[], options: Options, manner: Manner): Sorted => new Sorter(args, options, manner).run();
