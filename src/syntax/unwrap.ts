/** Finds the commands that a command would start: the `rm` in `sudo rm`, in `sh -c 'rm x'`, in `find -exec rm`. */
import { about, wrappingsOf } from '../programs/index.ts';
import type { Where, Wrapping } from '../programs/wrapping.ts';
import { type Arg, literalArg, lookUp, type Redirect, RESERVED, type Scope, type SimpleCommand } from './simple-command.ts';
import { flagsOf, leadOf } from './flags.ts';

/** A command in the arguments of another one: as words, or as text that a shell would read. */
type Found = { readonly kind: 'argv'; readonly words: readonly [Arg, ...Arg[]] } | { readonly kind: 'text'; readonly text: string };
/** A command in the arguments of another one, with the place where it runs; null: where its wrapper runs. */
export type Inner = Found & { readonly where: Where | null };

/** Options of a shell that take a value in the next word. */
const SHELL_VALUES: ReadonlySet<string> = new Set(['-o', '+o', '-O', '+O', '--rcfile', '--init-file']);

const NONE: readonly Found[] = [];

/**
 * A command after reserved words and assignments. A program cannot start those, but the words after them are read, so that nothing can hide
 * there.
 */
function argv(words: readonly Arg[]): readonly Found[] {
  const start = words.findIndex(({ text, value }) => !RESERVED.has(value ?? '') && !/^[A-Za-z_]\w*\+?=/.test(text));
  const [word, ...args] = start === -1 ? [] : words.slice(start);
  return word === undefined ? NONE : [{ kind: 'argv', words: [word, ...args] }];
}

const text = (words: readonly Arg[]): readonly Found[] =>
  words.length === 0 ? NONE : [{ kind: 'text', text: words.map(scriptText).join(' ') }];

/** The commands that a command starts. */
export function innersOf(command: SimpleCommand): readonly Inner[] {
  const { program, args, word } = command;
  if (word !== null && program === null) return placed(expandedWord(word, command), null);
  // `time -f %e ssh x`: the reserved word `time` takes no options, so the option is in the place of the command
  if (program?.startsWith('-') === true && word !== null)
    return placed(
      wrappingsOf('time').flatMap((wrapping) => ofWrapping([word, ...args], wrapping)),
      null,
    );
  // after an assignment, `if` would be the name of a program; the words after it are read, so that nothing can hide there
  if (program !== null && RESERVED.has(program)) return placed(argv(args), null);
  if (about(program).interprets?.shell === true) return placed(ofShell(command), null);
  const end = word !== null && about(program).chains === true ? args.findIndex(({ value }) => value === ';') : -1;
  const first = end === -1 ? args : args.slice(0, end);
  const wrapping = nearest(wrappingsOf(program), first);
  const own = wrapping === null ? [] : placed(ofWrapping(first, wrapping), wrapping.where ?? null);
  // of the commands behind it, each finds the next one
  return end === -1 ? own : [...own, ...placed(argv([word as Arg, ...args.slice(end + 1)]), null)];
}

/** Of the ways in which a program starts a command, the one whose subcommand comes first in the arguments. */
function nearest(wrappings: readonly Wrapping[], args: readonly Arg[]): Wrapping | null {
  const start = ({ subcommand }: Wrapping): number => {
    if (subcommand === undefined) return 0;
    const at = args.findIndex(({ value }) => value !== null && subcommand.includes(value));
    return at === -1 ? args.length : at;
  };
  return wrappings.toSorted((a, b) => start(a) - start(b))[0] ?? null;
}

const placed = (found: readonly Found[], where: Where | null): readonly Inner[] => found.map((each) => ({ ...each, where }));

/** `$CMD x`, when the line sets CMD: its value is split at spaces, as the shell does. */
function expandedWord(word: Arg, { args, scope }: SimpleCommand): readonly Found[] {
  const part = word.parts.length === 1 ? word.parts[0] : undefined;
  if (part?.kind === 'command') {
    const words = printed(part.commands);
    return words.length === 0 ? NONE : argv([...words, ...args]);
  }
  if (part?.kind !== 'variable') return NONE;
  const held = lookUp(scope, arrayName(part.name));
  if (held === undefined || held === null || held.some(({ value }) => value === null)) return NONE;
  const words = held.flatMap(({ value }) => (part.quoted ? [value ?? ''] : (value ?? '').split(/\s+/).filter((each) => each !== '')));
  return argv([...words.map(literalArg), ...args]);
}

/** `$(echo rm) x`: the words that the substitution prints, when the line contains them. */
function printed(commands: readonly SimpleCommand[]): readonly Arg[] {
  const only = commands.length === 1 ? commands[0] : undefined;
  if (only?.program !== 'echo' && only?.program !== 'printf') return [];
  // printf would fill in a format
  if (only.program === 'printf' && /[%\\]/.test(only.args[0]?.text ?? '')) return [];
  return only.args.every(({ value }) => value !== null) ? only.args : [];
}

const arrayName = (name: string): string => name.replace(/\[.*$/, '');

function ofWrapping(args: readonly Arg[], wrapper: Wrapping): readonly Found[] {
  if (wrapper.starters !== undefined) return afterStarters(args, wrapper.starters);
  if (wrapper.inner === 'parallel') return ofParallel(args, wrapper);
  let at = 0;
  if (wrapper.subcommand !== undefined) {
    at = args.findIndex(({ value }) => value !== null && wrapper.subcommand?.includes(value)) + 1;
    if (at === 0) return NONE;
  }
  const scripts = wrapper.script === undefined ? NONE : scriptsIn(args.slice(at), wrapper);
  if (wrapper.dashes === true) {
    const dashes = args.findIndex(({ value }) => value === '--');
    return [...scripts, ...(dashes === -1 ? NONE : argv(args.slice(dashes + 1)))];
  }
  const { script = [], short = '', long = [] } = wrapper;
  const valued = { ...wrapper, short: short + script.filter((name) => name.length === 1).join(''), long: [...long, ...script] };
  const start = optionsEnd(args, at, valued);
  if (start === null) return NONE;
  let rest = start + (wrapper.operands ?? 0);
  if (wrapper.again === true) rest = optionsEnd(args, rest, wrapper) ?? args.length;
  const words = args.slice(rest);
  if (wrapper.joins === true && scripts.length > 0) return text([...scripts.map(asArg), ...words]);
  if (scripts.length > 0 || wrapper.inner === 'none') return scripts;
  if (wrapper.inner === 'argv') return argv(words);
  return text(wrapper.inner === 'first' ? words.slice(0, 1) : words);
}

function scriptsIn(args: readonly Arg[], { script = [], scripted, short = '', long = [] }: Wrapping): readonly Found[] {
  if (scripted?.test(args.map((arg) => arg.text).join(' ')) === false) return NONE;
  const letters = script.filter((name) => name.length === 1).join('');
  const { values } = flagsOf(args, { short: short + letters, long: [...long, ...script] });
  return script.flatMap((name) => (values.get(name) ?? []).flatMap((value) => text([value])));
}

/** `$(grep -v '^#' .env | xargs)`: what a file says, which stands for assignments where these are expected. */
export const isFileText = ({ parts }: Arg): boolean => {
  const part = parts.length === 1 ? parts[0] : undefined;
  return (
    part?.kind === 'command' &&
    !part.quoted &&
    part.commands.length > 0 &&
    part.commands.every(({ program }) => about(program).files === 'shown' || program === 'xargs')
  );
};

/** The index where the options end; null when one of them means that nothing is started. */
export function optionsEnd(args: readonly Arg[], from: number, wrapping: Wrapping): number | null {
  const { short = '', long = [], single = [], assigns, inert = [] } = wrapping;
  let at = from;
  for (; at < args.length; at += 1) {
    const lead = leadOf(args[at] as Arg);
    if (lead === '--') return at + 1;
    // `env -` is `env -i`
    if (lead === '-' && assigns === true) continue;
    if (assigns === true && (/^\w+\+?=/.test(lead) || isFileText(args[at] as Arg))) continue;
    if (!/^-./.test(lead)) break;
    if (lead.startsWith('--')) {
      const name = lead.slice(2).split('=')[0] as string;
      if (inert.includes(name)) return null;
      if (!lead.includes('=') && long.includes(name)) at += 1;
      continue;
    }
    if (single.includes(lead.slice(1))) {
      at += 1;
      continue;
    }
    for (let letter = 1; letter < lead.length; letter += 1) {
      if (inert.includes(lead[letter] as string)) return null;
      if (!short.includes(lead[letter] as string)) continue;
      if (letter + 1 === lead.length && (args[at] as Arg).value !== null) at += 1;
      break;
    }
  }
  return at;
}

/** Every command of the form `-exec … ;` or `-exec … {} +`. */
function afterStarters(args: readonly Arg[], options: readonly string[]): readonly Found[] {
  const inners: Found[] = [];
  for (let at = 0; at < args.length; at += 1) {
    if (!options.includes(args[at]?.value ?? '')) continue;
    let end = at + 1;
    while (end < args.length && args[end]?.value !== ';' && !(args[end]?.value === '+' && args[end - 1]?.value === '{}')) end += 1;
    inners.push(...argv(args.slice(at + 1, end)));
    at = end;
  }
  return inners;
}

const asArg = (inner: Found): Arg => literalArg(inner.kind === 'text' ? inner.text : '');

/** Arguments after `:::` that are filled into the command. */
const COMBINED = 16;

/** What follows `:::` and `:::+`; what follows `::::` are names of files with the words. Source: parallel(1). */
function wordsAfterColons(args: readonly Arg[]): readonly Arg[] {
  const words: Arg[] = [];
  let inFile = false;
  for (const arg of args) {
    if (arg.value?.startsWith(':::') === true) inFile = arg.value.startsWith('::::');
    else if (!inFile) words.push(arg);
  }
  return words;
}

/** `parallel rm ::: a b`, `parallel 'rm {}' ::: a b`, `parallel ::: 'rm a' 'rm b'`. */
function ofParallel(args: readonly Arg[], wrapping: Wrapping): readonly Found[] {
  const start = optionsEnd(args, 0, wrapping) ?? 0;
  const end = args.findIndex(({ value }) => value?.startsWith(':::') === true);
  const words = args.slice(start, end === -1 ? undefined : end);
  const given = end === -1 ? [] : wordsAfterColons(args.slice(end));
  if (words.length === 0) return given.flatMap((arg) => text([arg]));
  const hasPlaces = words.some((word) => scriptText(word).includes('{'));
  const filled = given.slice(0, COMBINED).map((arg) => words.map((word) => fill(word, arg)).concat(hasPlaces ? [] : [arg]));
  return (filled.length === 0 ? [words] : filled).flatMap((each) => (words.length === 1 ? text(each) : argv(each)));
}

/** A word with `{}` replaced; a word with expansions is left as it is. */
const fill = (word: Arg, arg: Arg): Arg =>
  word.value?.includes('{}') === true ? literalArg(word.value.replaceAll('{}', scriptText(arg))) : word;

/** The script of a shell: the first operand with `-c`, else its standard input when the line contains it. */
function ofShell(command: SimpleCommand): readonly Found[] {
  const { takesScript, readsStdin, operand } = shellOptions(command.args);
  const isFilledIn = operand?.value === '{}' && isFed(command);
  if (operand !== undefined && takesScript && !isFilledIn) return text([operand]);
  // `sh file`: the script is in a file
  if (operand !== undefined && !takesScript && !readsStdin) return NONE;
  // in `xargs sh -c` the script is what is piped into xargs
  const given = takesScript && !isFed(command) ? undefined : stdinText(command);
  return given === undefined ? NONE : [{ kind: 'text', text: given }];
}

/** What the options of a shell say about its script, and its first operand. */
export function shellOptions(args: readonly Arg[]): {
  readonly takesScript: boolean;
  readonly readsStdin: boolean;
  readonly operand?: Arg;
} {
  let takesScript = false;
  let readsStdin = false;
  for (let at = 0; at < args.length; at += 1) {
    const operand = args[at] as Arg;
    const lead = leadOf(operand);
    if (!/^[-+]./.test(lead)) return { takesScript, readsStdin, operand };
    if (/^-[^-]/.test(lead)) {
      takesScript ||= lead.includes('c');
      readsStdin ||= lead.includes('s');
    }
    if (SHELL_VALUES.has(lead) || /^-\w+o$/.test(lead)) at += 1;
  }
  return { takesScript, readsStdin };
}

/** Whether a wrapper adds words to a command. */
const isFed = ({ wrappers }: SimpleCommand): boolean =>
  wrappers.some((name) => wrappingsOf(name).some(({ fills, starters }) => fills === true && starters === undefined));

/**
 * The standard input of a command when the line contains it: a here-document, a here-string, or what `echo` pipes into it. Undefined when
 * not.
 */
export function stdinText(command: SimpleCommand): string | undefined {
  const here = command.redirects.findLast(isInput);
  if (here !== undefined) return here.body ?? (here.operator === '<<<' && here.target !== null ? scriptText(here.target) : undefined);
  const before = command.from.at(-1);
  if (before === undefined) return undefined;
  return before.program === 'cat' && before.args.every(({ value }) => value === '-') ? stdinText(before) : printedText(before);
}

/** What `echo` or `printf` prints; undefined for another program, and where the line does not contain all of it. */
export function printedText(command: SimpleCommand): string | undefined {
  // `… | xargs printf`: the words come from elsewhere
  if ((command.program !== 'echo' && command.program !== 'printf') || isFed(command)) return undefined;
  const words = command.args.filter((arg, at) => !(at === 0 && /^-[neE]+$/.test(arg.value ?? '')));
  const texts = words.map(scriptText);
  return command.program === 'printf' ? printfText(texts) : unescaped(texts.join(' '));
}

/** The words that `echo` or `printf` is given, with its options, and formats as they are written; undefined for another program. */
export const givenText = ({ program, args }: SimpleCommand): string | undefined =>
  program === 'echo' || program === 'printf' ? args.map(scriptText).join(' ').replaceAll('\\n', '\n') : undefined;

/** What `printf` prints, when its format only places its arguments; undefined when it makes other characters of them. */
function printfText([format = '', ...words]: readonly string[]): string | undefined {
  if (!format.includes('%')) return unescaped(format);
  return /^(?:%s|\\n|\s)*$/.test(format) ? unescaped(words.join('\n')) : undefined;
}

/** Undefined for other escapes than those of space: they could spell anything. */
const unescaped = (text: string): string | undefined => (/\\(?:[0-7xuUce])/.test(text) ? undefined : text.replaceAll('\\n', '\n'));

const isInput = ({ operator }: Redirect): boolean => operator.startsWith('<') && operator !== '<&';

/** A word as the text that a shell will read: without quotes, expansions as they are written. */
export const scriptText = (arg: Arg): string => arg.value ?? arg.parts.map((part) => part.text).join('');

/** A scope with one more variable. */
export const bind = (outer: Scope | null, name: string, values: readonly Arg[] | null): Scope => ({
  name,
  values,
  outer,
  folder: outer?.folder ?? null,
});
