/** Explains one command of a line: every one of its arguments is in exactly one part, as an option, a value or an operand. */
import { mannerOf, rowOf } from '../programs/known-options.ts';
import { about } from '../programs/index.ts';
import type { Flavour, Manner } from '../programs/option-rows.ts';
import { join, NOTHING, type Options } from '../programs/options.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { type Sorted, sortArgs } from '../syntax/sort-args.ts';
import type { ProgramText } from './option-texts.ts';
import { hasFurtherTexts, textOf } from './texts/index.ts';

/** Adds a part: what is written, and what it means. */
export type AddPart = (code: string, text: string, inside: boolean) => void;

export interface Surroundings {
  readonly flavour: Flavour;
  /** The words of the commands that this one starts, which are explained by themselves. */
  readonly elsewhere: ReadonlySet<Arg>;
  /** The functions that the line defines. */
  readonly functions: ReadonlySet<string>;
  /** Collects the options that neither the table nor the texts know, as written. */
  readonly unknown: string[];
}

/** What an event of the history means; the shell replaces it before it reads the line. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/^!!$/, 'the shell puts the command before this one here'],
  [/^!\$$/, 'the shell puts the last word of the command before this one here'],
  [/^!-?\d+$/, 'the shell puts the command with this number in the history here'],
  [/^![a-z]\S*$/i, 'the shell puts the latest command that begins like this here'],
];

export function explainCommand(program: string, { args, word }: SimpleCommand, around: Surroundings, add: AddPart): void {
  const row = about(program);
  const text = textOf(program);
  add(word?.text ?? program, whatOf(program, word?.text ?? program, text, around), false);
  // the operands of a program with texts about them are no subcommands: the targets of make
  const isOperand = text !== null && (text.operands.length > 0 || text.others !== '');
  const hasVerbs = row.subcommands !== undefined || hasFurtherTexts(program) || (row.verbs === true && !isOperand);
  explainArgs({ key: program, args, text, above: null, manner: hasVerbs ? { stops: true } : {}, hasVerbs }, around, add);
}

/** @param written as it is in the line: a file of the user's own when it has a folder. */
function whatOf(program: string, written: string, text: ProgramText | null, { functions }: Surroundings): string {
  const event = EVENTS.find(([pattern]) => pattern.test(program));
  if (event !== undefined) return event[1];
  if (functions.has(program)) return 'the function of this line';
  return text?.what ?? `a program that is not described here${written.includes('/') ? '' : `; \`man ${program}\` may know it`}`;
}

interface Level {
  /** `git`, `git stash`, `git stash push`. */
  readonly key: string;
  readonly args: readonly Arg[];
  readonly text: ProgramText | null;
  /** The text of the program above it whose options it takes too; null without one. */
  readonly above: ProgramText | null;
  readonly manner: Manner;
  readonly hasVerbs: boolean;
}

/** An option, a value or operands, at the place of their first word. */
interface Piece {
  readonly at: number;
  readonly code: string;
  readonly text: string;
}

/** The arguments of a program or a subcommand, in the order of the line; a subcommand takes those behind it along. */
function explainArgs({ key, args, text, above, manner: more, hasVerbs }: Level, around: Surroundings, add: AddPart): void {
  const own = join(rowOf(key, around.flavour) ?? NOTHING, text?.known ?? NOTHING);
  const known = above === null ? own : join(own, above.known);
  const manner: Manner = { ...mannerOf(key), ...more };
  const bare = ownLetters(args[0], manner, text);
  const sorted = sortArgs(bare.length > 0 ? args.slice(1) : args, known, manner);
  const verb = hasVerbs ? sorted.operands[0]?.arg : undefined;
  const end = verb?.value == null ? args.length : args.indexOf(verb);
  const reader = new Pieces(key, args.slice(bare.length > 0 ? 1 : 0, end), [text, above], known, manner, around);
  const pieces = [
    ...bare.map((letter) => ({ at: 0, code: letter, text: text?.options.get(`=${letter}`) ?? '' })),
    ...(known.short.size + known.long.size + known.single.size === 0 ? reader.undescribed() : reader.all(sorted, end < args.length)),
  ];
  for (const piece of pieces.toSorted((one, other) => one.at - other.at)) add(piece.code, piece.text, true);
  if (verb?.value == null) return;
  const sub = `${key} ${verb.value}`;
  const said = textOf(sub);
  const deeper = hasFurtherTexts(sub);
  add(verb.text, said?.what ?? `a subcommand of ${key} that is not described here`, true);
  const manners: Manner = deeper ? { stops: true } : {};
  const shared = text?.shares === true ? text : above;
  explainArgs({ key: sub, args: args.slice(end + 1), text: said, above: shared, manner: manners, hasVerbs: deeper }, around, add);
}

/** The letters of a first word without a dash, where they mean something else than with one: `ps aux`. */
const ownLetters = (first: Arg | undefined, manner: Manner, text: ProgramText | null): readonly string[] => {
  const word = first?.value ?? '';
  return manner.bundle === true && /^[A-Za-z]+$/.test(word) && text?.options.has(`=${word[0]}`) === true ? [...word] : [];
};

/** The pieces of one level. */
class Pieces {
  readonly #key: string;
  readonly #args: readonly Arg[];
  /** The place of each word in the line. */
  readonly #places: ReadonlyMap<Arg, number>;
  readonly #text: ProgramText | null;
  /** The same, then the one whose options count too. */
  readonly #texts: readonly ProgramText[];
  readonly #known: Options;
  readonly #manner: Manner;
  readonly #around: Surroundings;
  readonly #pieces: Piece[] = [];
  /** Words that are in a piece. */
  readonly #said = new Set<Arg>();
  /** Of them, those that are the beginning of an option behind a single dash. */
  readonly #shortened = new Set<Arg>();

  constructor(
    key: string,
    args: readonly Arg[],
    texts: readonly (ProgramText | null)[],
    known: Options,
    manner: Manner,
    around: Surroundings,
  ) {
    this.#key = key;
    this.#args = args;
    this.#places = new Map(args.map((arg, at) => [arg, at]));
    this.#text = texts[0] ?? null;
    this.#texts = texts.filter((each) => each !== null);
    this.#known = known;
    this.#manner = manner;
    this.#around = around;
  }

  /** Of a program about whose options nothing is known: its words as they are written. */
  undescribed(): readonly Piece[] {
    const last = this.#args.findIndex(({ value }) => value === '--');
    const own = this.#args.filter((arg) => !this.#around.elsewhere.has(arg));
    const options = own.filter((arg) => isDashed(arg) && (last < 0 || this.#placeOf(arg) < last));
    const [first] = options;
    if (first !== undefined) {
      const codes = options.map(({ text }) => text).join(' ');
      const what = options.length === 1 ? 'an option' : 'options';
      this.#add(this.#placeOf(first), codes, `${what} of ${this.#key}, whose options are not described here`);
    }
    const isOption = new Set(options);
    this.#operands(own.filter((arg) => !isOption.has(arg) && arg.value !== '--'));
    return this.#pieces;
  }

  all({ inOrder, unknown, operands }: Sorted, stops: boolean): readonly Piece[] {
    const isUnknown = new Set(unknown.map(({ flag, arg }) => `${this.#placeOf(arg)} ${flag}`));
    const free = new Set(operands.map(({ arg }) => arg));
    for (const arg of this.#args) if (!free.has(arg)) this.#abbreviated(arg);
    for (const { name, value, arg } of inOrder) {
      const at = this.#placeOf(arg);
      if (at < 0 || this.#shortened.has(arg) || isUnknown.has(`${at} ${this.#flagOf(name, arg)}`)) continue;
      this.#option(at, name, this.#valueOf(name, value, arg, free), arg);
    }
    for (const { flag, arg } of unknown) this.#unknownOption(flag, arg);
    for (const arg of this.#args) if (!this.#said.has(arg) && !free.has(arg)) this.#count(arg);
    const instead = about(this.#key.split(' ')[0] ?? '').inputs?.instead ?? [];
    const skipped = inOrder.some(({ name }) => instead.includes(name)) ? 1 : 0;
    this.#operands(stops ? [] : [...free], skipped);
    this.#leftOver();
    return this.#pieces;
  }

  /** -1 for a word of another level. */
  #placeOf(arg: Arg): number {
    return this.#places.get(arg) ?? -1;
  }

  #add(at: number, code: string, text: string): void {
    this.#pieces.push({ at, code, text });
  }

  #flagOf(name: string, { text }: Arg): string {
    return !text.startsWith('--') && (name.length === 1 || this.#known.single.has(name)) ? `-${name}` : `--${name}`;
  }

  #takes(name: string): string {
    const { short, long, single } = this.#known;
    return short.get(name) ?? long.get(name) ?? single.get(name) ?? 'maybe';
  }

  /** The value as it is written. A number behind an option that may have one is its value: `make -j 4`. */
  #valueOf(name: string, value: Arg | string | null, arg: Arg, free: Set<Arg>): string {
    const takes = this.#takes(name);
    if (name.length === 1 && takes === 'none' && this.#manner.last?.includes(name) !== true) return '';
    if (value !== null && typeof value !== 'string') {
      this.#said.add(value);
      const second = this.#manner.pairs?.includes(name) === true ? this.#args[this.#placeOf(value) + 1] : undefined;
      if (second === undefined) return value.text;
      this.#said.add(second);
      return `${value.text} ${second.text}`;
    }
    const from = arg.text.startsWith('--') ? arg.text.indexOf('=') : arg.text.indexOf(name, 1) + name.length - 1;
    if (value !== null || (arg.value === null && from > 0 && takes !== 'none')) return from < 0 ? (value ?? '') : arg.text.slice(from + 1);
    const next = this.#args[this.#placeOf(arg) + 1];
    const isLast = this.#manner.last?.includes(name) === true;
    const isCount = (takes === 'joined' || takes === 'maybe') && /^\d+$/.test(next?.value ?? '');
    if (next === undefined || !(isLast || isCount)) return '';
    this.#said.add(next);
    free.delete(next);
    return next.text;
  }

  #option(at: number, name: string, value: string, arg: Arg): void {
    const flag = this.#flagOf(name, arg);
    this.#said.add(arg);
    const isJoined = flag.startsWith('--') && arg.text.includes('=');
    const code = isJoined ? `${flag}=${value}` : value === '' ? flag : `${flag} ${value}`;
    const manual = this.#key.split(' ').slice(0, 2).join('-');
    this.#add(at, code, this.#says(name) ?? `an option of ${this.#key} that is not described here; \`man ${manual}\` has it`);
  }

  /** The text of an option; a long one may be abbreviated, when only one begins like it. */
  #says(option: string): string | undefined {
    for (const { options, known } of this.#texts) {
      const exact = options.get(option) ?? options.get(option.split('=')[0] ?? '');
      if (exact !== undefined) return exact;
      const found = option.length < 3 ? [] : [...known.long.keys()].filter((each) => each.startsWith(option));
      if (found.length === 1) return options.get(found[0] as string);
    }
    return undefined;
  }

  #unknownOption(flag: string, arg: Arg): void {
    this.#said.add(arg);
    this.#around.unknown.push(`${this.#key} ${flag}`);
    const letter = flag.length === 2 ? arg.text.indexOf(flag[1] as string, 1) : 1;
    const code = letter > 1 ? `-${arg.text.slice(letter)}` : arg.text;
    this.#add(this.#placeOf(arg), code, `not an option of ${this.#key} that is known here`);
  }

  /** `ip -br`: a word that is abbreviated behind a single dash. */
  #abbreviated(arg: Arg): void {
    const begun = this.#manner.short === true ? /^-([a-z]{2,})$/.exec(arg.value ?? '')?.[1] : undefined;
    const name = begun === undefined ? undefined : [...this.#known.single.keys()].find((each) => each.startsWith(begun));
    if (name === undefined) return;
    this.#shortened.add(arg);
    this.#said.add(arg);
    this.#add(this.#placeOf(arg), arg.text, this.#says(name) ?? `short for -${name}`);
  }

  /** A count (`head -5`), and options that are digits (`comm -23`). */
  #count(arg: Arg): void {
    const at = this.#placeOf(arg);
    const says = this.#text?.options;
    const add = (code: string, text: string): void => {
      this.#said.add(arg);
      this.#add(at, code, text);
    };
    const digits = /^-(\d+)$/.exec(arg.value ?? '')?.[1];
    if (digits === undefined) return;
    const whole = says?.get(digits) ?? says?.get('<number>');
    if (whole !== undefined) return add(`-${digits}`, whole);
    if ([...digits].every((digit) => says?.has(digit))) for (const digit of digits) add(`-${digit}`, says?.get(digit) ?? '');
  }

  /** The operands; those that belong to commands are explained with them. An option may stand for the first: `grep -e x`. */
  #operands(operands: readonly Arg[], skipped = 0): void {
    const text = this.#text;
    const said = operands.map((arg, at) =>
      this.#around.elsewhere.has(arg)
        ? ''
        : (text?.options.get(`"${arg.value}`) ??
          text?.operands[at + skipped] ??
          (text?.others === '' ? null : text?.others) ??
          `given to ${this.#key}`),
    );
    for (const arg of operands) this.#said.add(arg);
    for (let at = 0; at < operands.length;) {
      const place = (step: number): number => this.#placeOf(operands[step] as Arg);
      let end = at + 1;
      while (end < operands.length && said[end] === said[at] && place(end) === place(end - 1) + 1) end += 1;
      const words = operands.slice(at, end).map((arg) => arg.text);
      if (said[at] !== '') this.#add(place(at), words.join(' '), said[at] ?? '');
      at = end;
    }
  }

  /** Words that options took along: a second value, or what a program is given that the option names. */
  #leftOver(): void {
    const rest = this.#args.filter((arg) => !this.#said.has(arg) && !this.#around.elsewhere.has(arg) && !ENDS.has(arg.text));
    const [first] = rest;
    if (first === undefined) return;
    this.#add(this.#placeOf(first), rest.map(({ text }) => text).join(' '), 'given to the option before it');
  }
}

/** The end of the options, and what ends or marks the command of `find -exec`. */
const ENDS: ReadonlySet<string> = new Set(['--', ';', '\\;', "';'", '+', '{}']);

const isDashed = ({ text }: Arg): boolean => text.startsWith('-') && text.length > 1 && text !== '--';
