/** Cuts the arguments of a program or a subcommand into pieces, each with what it means: options, their values, and operands. */
import { about } from '../programs/index.ts';
import type { Flavour, Manner } from '../programs/option-rows.ts';
import type { Options } from '../programs/options.ts';
import type { Arg } from '../syntax/simple-command.ts';
import type { Sorted } from '../syntax/sort-args.ts';
import { operandText } from './operand-texts.ts';
import type { ProgramText } from './option-texts.ts';

export interface Surroundings {
  readonly flavour: Flavour;
  /** The words of the commands that this one starts, which are explained by themselves. */
  readonly elsewhere: ReadonlySet<Arg>;
  /** The functions that the line defines. */
  readonly functions: ReadonlySet<string>;
  /** Where the command runs, in words; empty: here. */
  readonly where: string;
  /** Collects the options that neither the table nor the texts know, as written. */
  readonly unknown: string[];
}

/** An option, a value or operands, at the place of their first word. */
interface Piece {
  readonly at: number;
  readonly code: string;
  readonly text: string;
}

/** The pieces of one level. */
export class Pieces {
  private readonly key: string;
  private readonly args: readonly Arg[];
  /** The place of each word in the line. */
  private readonly places: ReadonlyMap<Arg, number>;
  private readonly text: ProgramText | null;
  /** The texts of the program: `text`, then the one whose options count too. */
  private readonly texts: readonly ProgramText[];
  private readonly known: Options;
  private readonly manner: Manner;
  private readonly around: Surroundings;
  private readonly pieces: Piece[] = [];
  /** Words that are in a piece. */
  private readonly covered = new Set<Arg>();
  /** Words in a piece that are the beginning of an option behind a single dash. */
  private readonly shortened = new Set<Arg>();

  constructor(
    key: string,
    args: readonly Arg[],
    texts: readonly (ProgramText | null)[],
    known: Options,
    manner: Manner,
    around: Surroundings,
  ) {
    this.key = key;
    this.args = args;
    this.places = new Map(args.map((arg, at) => [arg, at]));
    this.text = texts[0] ?? null;
    this.texts = texts.filter((each) => each !== null);
    this.known = known;
    this.manner = manner;
    this.around = around;
  }

  /** Of a program about whose options nothing is known: its words as they are written. */
  undescribed(): readonly Piece[] {
    const last = this.args.findIndex(({ value }) => value === '--');
    const own = this.args.filter((arg) => !this.around.elsewhere.has(arg));
    const options = own.filter((arg) => isDashed(arg) && (last < 0 || this.placeOf(arg) < last));
    const [first] = options;
    if (first !== undefined) {
      const codes = options.map(({ text }) => text).join(' ');
      const what = options.length === 1 ? 'an option' : 'options';
      this.add(this.placeOf(first), codes, `${what} of ${this.key}, whose options are not described here`);
    }
    const isOption = new Set(options);
    this.operands(
      own.filter((arg) => !isOption.has(arg) && arg.value !== '--'),
      new Set(),
    );
    return this.pieces;
  }

  all({ inOrder, unknown, operands }: Sorted, stops: boolean): readonly Piece[] {
    const isUnknown = new Set(unknown.map(({ flag, arg }) => `${this.placeOf(arg)} ${flag}`));
    const free = new Set(operands.map(({ arg }) => arg));
    for (const arg of this.args) if (!free.has(arg)) this.abbreviated(arg);
    for (const { name, value, arg } of inOrder) {
      const at = this.placeOf(arg);
      if (at < 0 || this.shortened.has(arg) || isUnknown.has(`${at} ${this.flagOf(name, arg)}`)) continue;
      this.option(at, name, this.valueOf(name, value, arg, free), arg);
    }
    for (const { flag, arg } of unknown) this.unknownOption(flag, arg);
    for (const arg of this.args) if (!this.covered.has(arg) && !free.has(arg)) this.count(arg, free);
    const instead = about(this.key.split(' ')[0] ?? '').inputs?.instead ?? [];
    const skipped = inOrder.some(({ name }) => instead.includes(name)) ? 1 : 0;
    this.operands(stops ? [] : [...free], new Set(inOrder.flatMap(({ name }) => this.names(name))), skipped);
    this.leftOver();
    return this.pieces;
  }

  /** -1 for a word of another level. */
  private placeOf(arg: Arg): number {
    return this.places.get(arg) ?? -1;
  }

  private add(at: number, code: string, text: string): void {
    this.pieces.push({ at, code, text });
  }

  private flagOf(name: string, { text }: Arg): string {
    return !text.startsWith('--') && (name.length === 1 || this.known.single.has(name)) ? `-${name}` : `--${name}`;
  }

  private takes(name: string): string {
    const { short, long, single } = this.known;
    return short.get(name) ?? long.get(name) ?? single.get(name) ?? 'maybe';
  }

  /** The value as it is written. A number behind an option that may have one is its value: `make -j 4`. */
  private valueOf(name: string, value: Arg | string | null, arg: Arg, free: Set<Arg>): string {
    const takes = this.takes(name);
    if (name.length === 1 && takes === 'none' && this.manner.last?.includes(name) !== true) return '';
    if (value !== null && typeof value !== 'string') {
      this.covered.add(value);
      const second = this.manner.pairs?.includes(name) === true ? this.args[this.placeOf(value) + 1] : undefined;
      if (second === undefined) return value.written;
      this.covered.add(second);
      return `${value.written} ${second.written}`;
    }
    const from = arg.text.startsWith('--') ? arg.text.indexOf('=') : arg.text.indexOf(name, 1) + name.length - 1;
    if (value !== null || (arg.value === null && from > 0 && takes !== 'none')) return from < 0 ? (value ?? '') : arg.text.slice(from + 1);
    const next = this.args[this.placeOf(arg) + 1];
    const isLast = this.manner.last?.includes(name) === true;
    const isCount = (takes === 'joined' || takes === 'maybe') && /^\d+$/.test(next?.value ?? '');
    if (next === undefined || !(isLast || isCount)) return '';
    this.covered.add(next);
    free.delete(next);
    return next.written;
  }

  private option(at: number, name: string, value: string, arg: Arg): void {
    const flag = this.flagOf(name, arg);
    this.covered.add(arg);
    const isJoined = flag.startsWith('--') && arg.text.includes('=');
    // the value of an option that may be without one is in its word: `sed -i .bak` would be a file
    const isTight = this.takes(name) === 'joined' && !flag.startsWith('--') && arg.text.endsWith(`${name}${value}`);
    const code = isJoined ? `${flag}=${value}` : value === '' || isTight ? `${flag}${value}` : `${flag} ${value}`;
    const manual = this.key.split(' ').slice(0, 2).join('-');
    const says = this.says(name);
    const [without = '', withValue = without] = this.takes(name) === 'joined' ? (says?.split(' | ') ?? []) : [says];
    const said = value === '' ? without : withValue;
    this.add(at, code, said || `an option of ${this.key} that is not described here; \`man ${manual}\` has it`);
  }

  /** The text of an option; a long one may be abbreviated, when only one begins like it. */
  private says(option: string): string | undefined {
    for (const { options, known } of this.texts) {
      const exact = options.get(option) ?? options.get(option.split('=')[0] ?? '');
      if (exact !== undefined) return exact;
      const found = option.length < 3 ? [] : [...known.long.keys()].filter((each) => each.startsWith(option));
      if (found.length === 1) return options.get(found[0] as string);
    }
    return undefined;
  }

  /** The names of an option: those with the same text. */
  private names(option: string): readonly string[] {
    const says = this.says(option);
    return [option, ...[...(this.text?.options ?? [])].filter(([, text]) => text === says).map(([name]) => name)];
  }

  private unknownOption(flag: string, arg: Arg): void {
    this.covered.add(arg);
    this.around.unknown.push(`${this.key} ${flag}`);
    const letter = flag.length === 2 ? arg.text.indexOf(flag[1] as string, 1) : 1;
    const code = letter > 1 ? `-${arg.text.slice(letter)}` : arg.text;
    this.add(this.placeOf(arg), code, `not an option of ${this.key} that is known here`);
  }

  /** `ip -br`: a word that is abbreviated behind a single dash. */
  private abbreviated(arg: Arg): void {
    const begun = this.manner.short === true ? /^-([a-z]{2,})$/.exec(arg.value ?? '')?.[1] : undefined;
    const name = begun === undefined ? undefined : [...this.known.single.keys()].find((each) => each.startsWith(begun));
    if (name === undefined) return;
    this.shortened.add(arg);
    this.covered.add(arg);
    this.add(this.placeOf(arg), arg.text, this.says(name) ?? `short for -${name}`);
  }

  /** A count (`head -5`), options that are digits (`comm -23`), and what is an option by its form alone (`find -newermt`). */
  private count(arg: Arg, free: Set<Arg>): void {
    const at = this.placeOf(arg);
    const says = this.text?.options;
    const add = (code: string, text: string): void => {
      this.covered.add(arg);
      this.add(at, code, text);
    };
    const digits = /^-(\d+)$/.exec(arg.value ?? '')?.[1];
    if (digits === undefined) return this.byForm(arg, free);
    const whole = says?.get(digits) ?? says?.get('<number>');
    if (whole !== undefined) return add(`-${digits}`, whole);
    if ([...digits].every((digit) => says?.has(digit))) for (const digit of digits) add(`-${digit}`, says?.get(digit) ?? '');
  }

  private byForm(arg: Arg, free: Set<Arg>): void {
    const name = arg.value?.slice(1) ?? '';
    const takes = this.known.single.get(name);
    const value = this.args[this.placeOf(arg) + 1];
    if (takes === 'none') return this.option(this.placeOf(arg), name, '', arg);
    if (takes !== 'value' || value === undefined) return;
    this.covered.add(value);
    free.delete(value);
    this.option(this.placeOf(arg), name, value.text, arg);
  }

  /** The operands; those that belong to commands are explained with them. An option may take the place of the first: `grep -e x`. */
  private operands(operands: readonly Arg[], given: ReadonlySet<string>, skipped = 0): void {
    const text = this.text;
    const dashes = this.args.findIndex(({ value }) => value === '--');
    const count = operands.filter((arg) => !this.around.elsewhere.has(arg)).length;
    const said = operands.map((arg, at) => {
      if (this.around.elsewhere.has(arg)) return '';
      const place = { at: at + skipped, count: count + skipped, isBehind: dashes >= 0 && this.placeOf(arg) > dashes };
      return (text === null ? null : operandText(text, arg.value ?? arg.text, place, given)) ?? `given to ${this.key}`;
    });
    for (const arg of operands) this.covered.add(arg);
    for (let at = 0; at < operands.length;) {
      const place = (step: number): number => this.placeOf(operands[step] as Arg);
      let end = at + 1;
      while (end < operands.length && said[end] === said[at] && place(end) === place(end - 1) + 1) end += 1;
      const words = operands.slice(at, end).map((arg) => arg.written);
      if (said[at] !== '') this.add(place(at), words.join(' '), said[at] ?? '');
      at = end;
    }
  }

  /** Words that options took along: a second value, or what a program is given that the option names. */
  private leftOver(): void {
    const rest = this.args.filter((arg) => !this.covered.has(arg) && !this.around.elsewhere.has(arg) && !ENDS.has(arg.text));
    const [first] = rest;
    if (first === undefined) return;
    this.add(
      this.placeOf(first),
      rest.map(({ text }) => text).join(' '),
      this.manner.last === undefined ? 'given to the option before it' : 'its arguments',
    );
  }
}

/** The end of the options, and what ends or marks the command of `find -exec`. */
const ENDS: ReadonlySet<string> = new Set(['--', ';', '\\;', "';'", '+', '{}']);

const isDashed = ({ text }: Arg): boolean => text.startsWith('-') && text.length > 1 && text !== '--';
