/**
 * Follows the commands of a line and says, for each, what is known when it runs: the folder, the files, the names. Pure. After the first
 * uncertain thing, nothing more is reported.
 */
import path from 'node:path';
import { about, fillsWords, wrappingsOf } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { leadOf } from '../syntax/flags.ts';

/** A command with what is known when it runs. */
export interface CommandState {
  readonly command: SimpleCommand;
  /** The folder in which it runs; null when unknown. */
  readonly cwd: string | null;
  /** Whether names have the same meaning as at the prompt. */
  readonly namesKnown: boolean;
  /** Whether the disk will be as it is now, except for `made`. */
  readonly filesKnown: boolean;
  /** Absolute paths that an earlier command creates, or that the line tests first. */
  readonly made: ReadonlySet<string>;
  /** A program starts it, not a shell: builtins and functions do not exist. */
  readonly bare: boolean;
  /** Root starts it, whose PATH contains more folders. */
  readonly root: boolean;
  /** The line handles its failure: `x || y`, `if x`. */
  readonly tolerated: boolean;
  /** Its errors are discarded, so some are expected. */
  readonly silenced: boolean;
}

/** Whether the names and files of the inner command are not those of this machine. */
const runsElsewhere = (program: string): boolean =>
  wrappingsOf(program).some(({ where, ownNames }) => where !== undefined || ownNames === true);
/** Whether it starts programs without a shell, so that builtins and functions do not exist. */
const startsDirectly = (program: string): boolean =>
  wrappingsOf(program).some(({ inner, starters, inShell }) => (inner === 'argv' || starters !== undefined) && inShell !== true);

/** Whether a command creates no file that a later command could need. */
function leavesNothing(program: string, args: readonly Arg[]): boolean {
  const { leaves, leavesNothing: words } = about(program);
  if (words !== undefined) return args.some(({ value }) => value !== null && words.includes(value));
  return leaves === 'nothing' || (leaves instanceof RegExp && !args.some(({ text }) => leaves.test(text)));
}

const REDIRECTS_OUT: ReadonlySet<string> = new Set(['>', '>>', '>|', '&>', '&>>', '<>', '>&']);

/** The absolute path of a word; null for globs, variables, other users' home folders, and characters that are special in zsh. */
export function pathOf(arg: Arg, cwd: string | null, home: string): string | null {
  let out = '';
  for (const [at, part] of arg.parts.entries()) {
    if (part.kind === 'tilde' && at === 0 && part.text === '~') out = home;
    else if (part.kind !== 'text' || (!part.quoted && /[*?[\]{}^#()<>|~]/.test(part.text))) return null;
    else out += part.text;
  }
  if (out === '' || out === '-' || out === '\\' || out.includes('{}') || /[\0\n]/.test(out) || (out.startsWith('=') && !arg.quoted))
    return null;
  if (path.isAbsolute(out)) return path.resolve(out);
  return cwd === null ? null : path.resolve(cwd, out);
}

/** Whether a path, or a folder above it, is among `made`. */
export function isMade(made: ReadonlySet<string>, file: string): boolean {
  for (let at = file; at !== path.dirname(at); at = path.dirname(at)) if (made.has(at)) return true;
  return false;
}

/** Functions and aliases that a line defines. */
const definedIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/(?<![\w$-])([\w.:-]+)\s*\(\s*\)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/(?<!\S)function\s+([\w.:-]+)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/(?<!\S)alias\s+(?:-\w+\s+)*([\w.:-]+)=/g)].map(([, name = '']) => name),
  ]);

/** Files that the line tests: `[ -f x ] && cat x`. */
function testedIn(text: string, cwd: string, home: string): string[] {
  const tests = [...text.matchAll(/(?<!\S)(?:\[\[?|test)\s([^\];|]*)/g)].map(([, inner = '']) => inner);
  const words = tests.flatMap((inner) =>
    [...inner.matchAll(/(?<!\S)-[abcdefghkprstuwxLNOS]\s+(["']?)([^\s"']+)\1/g)].map(([, , word = '']) => word),
  );
  return words.map((word) => path.resolve(cwd, word.startsWith('~/') ? home + word.slice(1) : word));
}

/** How many characters around a command are searched for `||`, `if` and the like. */
const LOOK_CHARS = 80;

/** What is known at the current command; changed as the commands are followed. */
interface Known {
  cwd: string | null;
  namesKnown: boolean;
  filesKnown: boolean;
  /** `filesKnown` at the start of the pipeline. Its stages run at the same time, so that none waits for a file of another. */
  atPipeline: boolean;
  readonly made: Set<string>;
}

/** Each command of a line with what is known when it runs, and the names that the line defines or tests. */
export function statesOf(
  text: string,
  commands: readonly SimpleCommand[],
  { cwd, home }: { readonly cwd: string; readonly home: string },
): { readonly states: readonly CommandState[]; readonly names: ReadonlySet<string> } {
  const names = new Set(definedIn(text));
  const known: Known = { cwd, namesKnown: true, filesKnown: true, atPipeline: true, made: new Set(testedIn(text, cwd, home)) };
  // a group may be a subshell, at whose end the folder changes back
  const grouped = /[({]/.test(text) || /(?<!\S)(?:for|while|until|if|case|function)\s/.test(text);
  const states = commands.map((command): CommandState => {
    if (about(command.program).asksNames === true) for (const { value } of command.args) if (value !== null) names.add(value);
    if (command.from.length === 0) known.atPipeline = known.filesKnown;
    const state = stateOf(text, command, known);
    if (!command.wrappers.some(runsElsewhere)) follow(command, known, home, grouped);
    return state;
  });
  return { states, names };
}

function stateOf(text: string, command: SimpleCommand, known: Known): CommandState {
  const { wrappers, source, functions } = command;
  const away = wrappers.some(runsElsewhere) || functions.length > 0;
  return {
    command,
    cwd: known.cwd,
    namesKnown: known.namesKnown && !wrappers.some(runsElsewhere) && !command.assignments.some(({ name }) => name === 'PATH'),
    filesKnown: known.atPipeline && !away && !wrappers.some(fillsWords),
    made: new Set(known.made),
    bare: startsDirectly(wrappers.at(-1) ?? ''),
    root: wrappers.some((each) => about(each).root === true),
    tolerated: isTolerated(text, source),
    silenced: isSilenced(command),
  };
}

/** Whether the line handles a failure of the command: `||` after it, or `if`, `while`, `!` before it. */
function isTolerated(text: string, [start, end]: readonly [number, number]): boolean {
  const after = text.slice(end, end + LOOK_CHARS);
  const before = text.slice(Math.max(0, start - LOOK_CHARS), start);
  return /^\s*(?:\d?&?>>?\s*\S+\s*)*[)}`"]*\s*\|\|/.test(after) || /(?:^|[\s;(])(?:if|while|until|elif|!)\s+$/.test(before);
}

/**
 * Whether the errors of a command are discarded. Does not count for programs that walk through folders: they hide only the files that they
 * may not read, and their starting points must still exist.
 */
const isSilenced = ({ program, redirects }: SimpleCommand): boolean =>
  about(program).walks !== true &&
  redirects.some(({ operator, descriptor, target }) => target?.value === '/dev/null' && (descriptor === 2 || operator.startsWith('&')));

const isShell = (program: string): boolean => about(program).interprets?.shell === true;

/** Whether a command is a shell that reads a file or a pipe, so that the line does not contain what it does. */
const runsUnread = (program: string, args: readonly Arg[]): boolean => isShell(program) && !args.some((arg) => /^-\w*c/.test(leadOf(arg)));

/** Updates what is known for the commands after this one. */
function follow(command: SimpleCommand, known: Known, home: string, grouped: boolean): void {
  const { program, args, redirects, assignments } = command;
  const make = (arg: Arg | undefined): void => {
    const file = arg === undefined ? null : pathOf(arg, known.cwd, home);
    if (file === null) known.filesKnown = false;
    else known.made.add(file);
  };
  for (const { operator, target } of redirects) {
    if (target !== null && REDIRECTS_OUT.has(operator) && !/^\d+$|^-$/.test(target.value ?? '') && target.value !== '/dev/null')
      make(target);
  }
  if (program === null) {
    if (command.word !== null) [known.filesKnown, known.namesKnown] = [false, false];
    if (command.word === null && assignments.some(({ name }) => name === 'PATH')) known.namesKnown = false;
    return;
  }
  if (
    about(program).bringsNames === true ||
    runsUnread(program, args) ||
    (program === 'export' && args.some((arg) => leadOf(arg).startsWith('PATH=')))
  )
    known.namesKnown = false;
  if (program === 'cd' || program === 'pushd' || program === 'popd') changeFolder(command, known, home, grouped);
  else if (about(program).leaves === 'operands') {
    if (command.wrappers.some(fillsWords)) known.filesKnown = false;
    else for (const arg of args.filter((each) => !leadOf(each).startsWith('-'))) make(arg);
  } else if (wrappingsOf(program).length > 0 && !runsElsewhere(program) && about(program).leaves === undefined) return;
  else if (isShell(program) && !runsUnread(program, args)) return;
  else if (!leavesNothing(program, args)) known.filesKnown = false;
}

/** `cd`, `pushd`, `popd`: the new folder, or null when it is not certain. */
function changeFolder({ program, args, wrappers, pipedOn, from }: SimpleCommand, known: Known, home: string, grouped: boolean): void {
  const operands = args.filter(({ value }) => value === null || !/^-[A-Za-z]+$/.test(value));
  const sure = program !== 'popd' && !grouped && !pipedOn && from.length === 0 && wrappers.length === 0;
  if (sure && operands.length === 0) known.cwd = home;
  else known.cwd = sure && operands.length === 1 ? pathOf(operands[0] as Arg, known.cwd, home) : null;
}
