/**
 * Follows the commands of a line and says, for each, what is known when it runs: the folder, the files, the names. Pure. After the first
 * uncertain thing, nothing more is reported.
 */
import path from 'node:path';
import { about, fillsWords, wrappingsOf } from '../programs/index.ts';
import type { Arg, Scope, SimpleCommand } from '../syntax/simple-command.ts';
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
  /** Absolute paths whose mode an earlier command may change; null: of any file. */
  readonly changed: ReadonlySet<string> | null;
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

/** How many changes of the folder are followed. */
const MOVES = 16;

/** The folder of a scope as an absolute path; null when it is only known as the line runs. */
export function folderIn(scope: Scope | null, cwd: string, home: string, left = MOVES): string | null {
  const folder = scope?.folder ?? null;
  if (folder === null) return cwd;
  if (folder === 'unknown' || left === 0) return null;
  return pathOf(folder.to, folderIn(folder.scope, cwd, home, left - 1), home);
}

/** What is known at the current command; changed as the commands are followed. */
interface Known {
  namesKnown: boolean;
  filesKnown: boolean;
  /** `filesKnown` at the start of the pipeline. Its stages run at the same time, so that none waits for a file of another. */
  atPipeline: boolean;
  readonly made: Set<string>;
  changed: Set<string> | null;
}

/** Each command of a line with what is known when it runs, and the names that the line defines or tests. */
export function statesOf(
  text: string,
  commands: readonly SimpleCommand[],
  { cwd, home }: { readonly cwd: string; readonly home: string },
): { readonly states: readonly CommandState[]; readonly names: ReadonlySet<string> } {
  const names = new Set(definedIn(text));
  const known: Known = {
    namesKnown: true,
    filesKnown: true,
    atPipeline: true,
    made: new Set(testedIn(text, cwd, home)),
    changed: new Set(),
  };
  const states = commands.map((command): CommandState => {
    if (about(command.program).asksNames === true) for (const { value } of command.args) if (value !== null) names.add(value);
    if (command.from.length === 0) known.atPipeline = known.filesKnown;
    const place = folderIn(command.scope, cwd, home);
    const state = stateOf(text, command, place, known);
    if (command.wrappers.some(runsElsewhere)) return state;
    follow(command, known, place, home);
    noteChanges(command, known, place, home);
    return state;
  });
  return { states, names };
}

function stateOf(text: string, command: SimpleCommand, cwd: string | null, known: Known): CommandState {
  const { wrappers, source, functions } = command;
  const away = wrappers.some(runsElsewhere) || functions.length > 0;
  return {
    command,
    cwd,
    namesKnown: known.namesKnown && !wrappers.some(runsElsewhere) && !command.assignments.some(({ name }) => name === 'PATH'),
    filesKnown: known.atPipeline && !away && !wrappers.some(fillsWords),
    made: new Set(known.made),
    changed: known.changed === null ? null : new Set(known.changed),
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

/** What a command may change about files that are there: whatever it names, unless its program only reads. */
function noteChanges({ program, word, args, wrappers }: SimpleCommand, known: Known, cwd: string | null, home: string): void {
  if (known.changed === null || word === null || about(program).reads === true) return;
  const files = args.filter((each) => !leadOf(each).startsWith('-')).map((arg) => pathOf(arg, cwd, home));
  if (wrappers.some(fillsWords) || files.includes(null)) known.changed = null;
  else for (const file of files) if (file !== null) known.changed.add(file);
}

/** Whether a command builds or installs by the word for it, whatever its program is: `make install`, `npm link`. */
const installs = (args: readonly Arg[]): boolean =>
  args.some(({ value }) => /^(?:install|link|setup|develop|bootstrap)$/.test(value ?? ''));

/** Whether a name may mean another program after this command: it installs, sets PATH, or runs code that is not in the line. */
const mayBringNames = (program: string, { word, args }: SimpleCommand): boolean =>
  about(program).bringsNames === true ||
  // a program of the user's own
  word?.text.includes('/') === true ||
  (installs(args) && !leavesNothing(program, args)) ||
  runsUnread(program, args) ||
  (program === 'export' && args.some((arg) => leadOf(arg).startsWith('PATH=')));

/** Updates what is known for the commands after this one. */
function follow(command: SimpleCommand, known: Known, cwd: string | null, home: string): void {
  const { program, args, redirects, assignments } = command;
  const make = (arg: Arg | undefined): void => {
    const file = arg === undefined ? null : pathOf(arg, cwd, home);
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
  if (mayBringNames(program, command)) known.namesKnown = false;
  if (about(program).leaves === 'operands') {
    if (command.wrappers.some(fillsWords)) known.filesKnown = false;
    else for (const arg of args.filter((each) => !leadOf(each).startsWith('-'))) make(arg);
  } else if (wrappingsOf(program).length > 0 && !runsElsewhere(program) && about(program).leaves === undefined) return;
  else if (isShell(program) && !runsUnread(program, args)) return;
  else if (!leavesNothing(program, args)) known.filesKnown = false;
}
