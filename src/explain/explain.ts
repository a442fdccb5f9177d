/** Explains a line of the shell part by part: programs, options, operands, and the syntax around them. Offline; runs nothing. */
import { mannerOf, rowOf } from '../programs/known-options.ts';
import { about, wrappingsOf } from '../programs/index.ts';
import type { Flavour, Manner } from '../programs/option-rows.ts';
import { join, NOTHING, type Options } from '../programs/options.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { type Operand, sortArgs } from '../syntax/sort-args.ts';
import type { ProgramText } from './option-texts.ts';
import { type Part, partsOf } from '../syntax/line-parts.ts';
import { textOf } from './texts/index.ts';

/** Parts of one explanation: a line that a person typed has fewer. */
const PARTS = 120;

export interface Explained {
  readonly parts: readonly Part[];
  /** Options that neither the table nor the texts know, as written. */
  readonly unknown: readonly string[];
}

/** Null when the line cannot be read as a command. */
export function explainParts(line: string, flavour: Flavour = 'gnu'): Explained | null {
  const { script, commands } = readLine(line);
  if (script === null) return null;
  const unknown: string[] = [];
  const parts = [...commandParts(commands, flavour, unknown), ...partsOf(script.tree, line)];
  return { parts: parts.toSorted((one, other) => one.pos - other.pos).slice(0, PARTS), unknown };
}

/** The explanation as Markdown; null when the line cannot be read as a command. */
export function explained(line: string): string | null {
  const found = explainParts(line);
  if (found === null || found.parts.length === 0) return null;
  return found.parts.map(({ code, text, inside }) => `${inside ? '  ' : ''}- ${asCode(code)} ${text}`).join('\n');
}

/** Text as a code span of Markdown, on one line. */
function asCode(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim();
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``;
}

/** Between two parts of one command, which all have the place of the command. */
const STEP = 1e-4;

function commandParts(commands: readonly SimpleCommand[], flavour: Flavour, unknown: string[]): readonly Part[] {
  const parts: Part[] = [];
  const nested = new Map<number, number>();
  for (const command of commands) {
    const { group, word, name, program, source } = command;
    if (group || word === null) continue;
    // commands that another one starts have its place: they follow it
    const before = nested.get(source[0]) ?? 0;
    let pos = source[0] + before;
    const add = (code: string, text: string, inside: boolean): void => void parts.push({ pos: (pos += STEP), code, text, inside });
    if (program === null || name === null) add(word.text, 'the program is known only when the line runs', false);
    else explainCommand(program, command, flavour, add, unknown);
    nested.set(source[0], pos - source[0]);
  }
  return parts;
}

type Add = (code: string, text: string, inside: boolean) => void;

function explainCommand(program: string, { args, word }: SimpleCommand, flavour: Flavour, add: Add, unknown: string[]): void {
  const row = about(program);
  const text = textOf(program);
  const hasVerbs = row.verbs === true || row.subcommands !== undefined;
  const own = sortedBy(program, args, flavour, hasVerbs ? { stops: true } : {});
  add(word?.text ?? program, text?.what ?? `a program that is not described here; \`man ${program}\` may know it`, false);
  addOptions(program, own, text, add, unknown);
  const verb = hasVerbs ? (own.operands[0]?.arg.value ?? null) : null;
  if (verb === null) return addOperands(program, own.operands, text, add);
  const key = `${program} ${verb}`;
  const rest = own.operands.slice(1).map(({ arg }) => arg);
  const sub = sortedBy(key, rest, flavour, {});
  add(verb, textOf(key)?.what ?? `a subcommand of ${program} that is not described here`, true);
  addOptions(key, sub, textOf(key), add, unknown);
  addOperands(key, sub.operands, textOf(key), add);
}

interface Given {
  readonly options: readonly { readonly flag: string; readonly name: string; readonly value: string; readonly known: boolean }[];
  readonly operands: readonly Operand[];
  /** Whether anything is known about its options. */
  readonly hasOptions: boolean;
}

function sortedBy(name: string, args: readonly Arg[], flavour: Flavour, more: Manner): Given {
  const known: Options = join(rowOf(name, flavour) ?? NOTHING, textOf(name)?.known ?? NOTHING);
  const manner: Manner = { ...mannerOf(name), ...more };
  const [first] = args;
  const bare = manner.bundle === true && /^[A-Za-z]+$/.test(first?.value ?? '') ? (first?.value ?? '') : '';
  const isOwnForm = bare !== '' && textOf(name)?.options.has(`=${bare[0]}`) === true;
  const { given, unknown, operands } = sortArgs(isOwnForm ? args.slice(1) : args, known, manner);
  const flagOf = (option: string): string => (option.length === 1 || known.single.has(option) ? `-${option}` : `--${option}`);
  const short = manner.short === true ? args.flatMap(({ value }) => abbreviated(value, given, known)) : [];
  const isUnknown = new Set(unknown.map(({ flag }) => flag));
  const inShort = short.map(({ flag }) => flag).join('');
  const options = [...given].flatMap(([option, value]) => {
    const flag = flagOf(option);
    if (isUnknown.has(flag) || (option.length === 1 && inShort.includes(option))) return [];
    const takes = known.short.get(option) ?? known.long.get(option) ?? known.single.get(option) ?? 'maybe';
    const shown = value === null || (option.length === 1 && takes === 'none') ? '' : typeof value === 'string' ? value : value.text;
    return [{ flag, name: option, value: shown, known: true }];
  });
  const own = new Set(operands.map(({ arg }) => arg));
  // counts such as `head -5`, and options that are digits, which are sorted like counts
  const says = textOf(name)?.options;
  const free = args.flatMap((arg) => {
    const digits = own.has(arg) ? undefined : /^-(\d+)$/.exec(arg.value ?? '')?.[1];
    if (digits === undefined || given.has(digits[0] ?? '') || isUnknown.has(`-${digits[0]}`)) return [];
    if (says?.has(digits) === true) return [{ flag: `-${digits}`, name: digits, value: '', known: true }];
    if (says?.has('<number>') === true) return [{ flag: `-${digits}`, name: '<number>', value: '', known: true }];
    if (![...digits].every((digit) => says?.has(digit))) return [];
    return [...digits].map((digit) => ({ flag: `-${digit}`, name: digit, value: '', known: true }));
  });
  return {
    options: [
      ...(isOwnForm ? [...bare].map((letter) => ({ flag: letter, name: `=${letter}`, value: '', known: true })) : []),
      ...free,
      ...short,
      ...options,
      ...unknown.map(({ flag }) => ({ flag, name: flag.replace(/^--?/, ''), value: '', known: false })),
    ],
    operands,
    hasOptions: known.short.size + known.long.size + known.single.size > 0,
  };
}

/** A word after a single dash in the short form that `manner.short` allows: `ip -br`. */
function abbreviated(value: string | null, given: ReadonlyMap<string, unknown>, { single }: Options): Given['options'] {
  const begun = /^-([a-z]{2,})$/.exec(value ?? '')?.[1];
  if (begun === undefined || given.has(begun)) return [];
  const name = [...single.keys()].find((each) => each.startsWith(begun));
  return name === undefined ? [] : [{ flag: `-${begun}`, name, value: '', known: true }];
}

function addOptions(name: string, { options, hasOptions }: Given, text: ProgramText | null, add: Add, unknown: string[]): void {
  for (const { flag, name: option, value, known } of options) {
    const code = value === '' ? flag : flag.startsWith('--') ? `${flag}=${value}` : `${flag} ${value}`;
    const says = text?.options.get(option) ?? longForm(text, option);
    if (says !== undefined) add(code, says, true);
    else if (known) add(code, `an option of ${name} that is not described here; \`man ${name.replace(' ', '-')}\` has it`, true);
    else {
      if (hasOptions) unknown.push(`${name} ${flag}`);
      add(
        code,
        !hasOptions ? `an option of ${name}; its options are not described here` : `not an option of ${name} that is known here`,
        true,
      );
    }
  }
}

/** A long option may be abbreviated, when only one begins like it. */
function longForm(text: ProgramText | null, option: string): string | undefined {
  if (text === null || option.length < 3) return undefined;
  const found = [...text.known.long.keys()].filter((each) => each.startsWith(option));
  return found.length === 1 ? text.options.get(found[0] as string) : undefined;
}

/** The operands; those that are commands themselves are explained below. */
function addOperands(name: string, operands: readonly Operand[], text: ProgramText | null, add: Add): void {
  const starts = wrappingsOf(name.split(' ')[0] ?? '').some(({ inner }) => inner !== 'none');
  const said = (at: number): string => text?.operands[at] ?? (starts ? '' : text?.others || `given to ${name}`);
  for (let at = 0; at < operands.length;) {
    const words = [operands[at] as Operand];
    while (at + words.length < operands.length && said(at + words.length) === said(at)) words.push(operands[at + words.length] as Operand);
    if (said(at) !== '') add(words.map(({ arg }) => arg.text).join(' '), said(at), true);
    at += words.length;
  }
}
