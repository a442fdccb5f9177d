/**
 * What of a line stands where: for each of its commands what is known when its turn comes. Pure. The rule for everything uncertain is the
 * same: from there on nothing is claimed.
 */
import path from 'node:path';
import { about, wrappingsOf } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { leadOf } from '../syntax/flags.ts';

export interface Step {
  readonly command: SimpleCommand;
  /** The folder it runs in; null: not known. */
  readonly cwd: string | null;
  /** Whether names mean here what they mean at the prompt. */
  readonly namesKnown: boolean;
  /** Whether what is on the disk now is what is there then, but for `made`. */
  readonly filesKnown: boolean;
  /** Absolute paths that an earlier command makes, or that the line itself asks for first. */
  readonly made: ReadonlySet<string>;
  /** It is started by a program, not by a shell: no builtins, no functions. */
  readonly bare: boolean;
  /** It is started by root, with the folders of root's programs. */
  readonly root: boolean;
  /** The line itself says what happens when it fails: `x || y`, `if x`. */
  readonly tolerated: boolean;
  /** Its complaints are thrown away: whoever wrote it counts on some. */
  readonly silenced: boolean;
}

/** Names and files of its inner command are not those here. */
const isAway = (program: string): boolean => wrappingsOf(program).some(({ where, ownNames }) => where !== undefined || ownNames === true);
/** It starts a program by itself: no builtins, no functions. */
const startsDirectly = (program: string): boolean =>
  wrappingsOf(program).some(({ inner, behind, inShell }) => (inner === 'argv' || behind !== undefined) && inShell !== true);
const fills = (program: string): boolean => wrappingsOf(program).some((wrapping) => wrapping.fills === true);

/** Whether no file that a later command may ask for is left behind. */
function leavesNothing(program: string, args: readonly Arg[]): boolean {
  const { leaves, leavesNothing: words } = about(program);
  if (words !== undefined) return args.some(({ value }) => value !== null && words.includes(value));
  return leaves === 'nothing' || (leaves instanceof RegExp && !args.some(({ text }) => leaves.test(text)));
}

const REDIRECTS_OUT: ReadonlySet<string> = new Set(['>', '>>', '>|', '&>', '&>>', '<>', '>&']);

/** A word that names one file, made absolute; null for globs, variables, other people's homes, and what only zsh would read as more. */
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

/** Whether a path, or the folder around it, is among those made. */
export function isMade(made: ReadonlySet<string>, file: string): boolean {
  for (let at = file; at !== path.dirname(at); at = path.dirname(at)) if (made.has(at)) return true;
  return false;
}

/** Functions, and aliases defined within. */
const definedIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/(?<![\w$-])([\w.:-]+)\s*\(\s*\)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/(?<!\S)function\s+([\w.:-]+)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/(?<!\S)alias\s+(?:-\w+\s+)*([\w.:-]+)=/g)].map(([, name = '']) => name),
  ]);

/** Files the line tests for: `[ -f x ] && cat x`. */
function testedIn(text: string, cwd: string, home: string): string[] {
  const tests = [...text.matchAll(/(?<!\S)(?:\[\[?|test)\s([^\];|]*)/g)].map(([, inner = '']) => inner);
  const words = tests.flatMap((inner) =>
    [...inner.matchAll(/(?<!\S)-[abcdefghkprstuwxLNOS]\s+(["']?)([^\s"']+)\1/g)].map(([, , word = '']) => word),
  );
  return words.map((word) => path.resolve(cwd, word.startsWith('~/') ? home + word.slice(1) : word));
}

/** How far around a command is looked for what depends on it. */
const LOOK_CHARS = 80;

interface Walking {
  cwd: string | null;
  namesKnown: boolean;
  filesKnown: boolean;
  /** `filesKnown` when the pipeline began: its stages run at the same time, so none waits for a file of another. */
  atPipeline: boolean;
  readonly made: Set<string>;
}

/** The names a line defines or asks for, and each of its commands with what is known when it runs. */
export function stepsOf(
  text: string,
  commands: readonly SimpleCommand[],
  { cwd, home }: { readonly cwd: string; readonly home: string },
): { readonly steps: readonly Step[]; readonly names: ReadonlySet<string> } {
  const names = new Set(definedIn(text));
  const now: Walking = { cwd, namesKnown: true, filesKnown: true, atPipeline: true, made: new Set(testedIn(text, cwd, home)) };
  // where a group may be a subshell, a folder that was changed to may be left again unseen
  const grouped = /[({]/.test(text) || /(?<!\S)(?:for|while|until|if|case|function)\s/.test(text);
  const steps = commands.map((command): Step => {
    if (about(command.program).asksNames === true) for (const { value } of command.args) if (value !== null) names.add(value);
    if (command.from.length === 0) now.atPipeline = now.filesKnown;
    const step = stepOf(text, command, now);
    if (!command.wrappers.some(isAway)) follow(command, now, home, grouped);
    return step;
  });
  return { steps, names };
}

function stepOf(text: string, command: SimpleCommand, now: Walking): Step {
  const { wrappers, source, functions } = command;
  const away = wrappers.some(isAway) || functions.length > 0;
  return {
    command,
    cwd: now.cwd,
    namesKnown: now.namesKnown && !wrappers.some(isAway) && !command.assignments.some(({ name }) => name === 'PATH'),
    filesKnown: now.atPipeline && !away && !wrappers.some(fills),
    made: new Set(now.made),
    bare: startsDirectly(wrappers.at(-1) ?? ''),
    root: wrappers.some((each) => about(each).root === true),
    tolerated: isTolerated(text, source),
    silenced: isSilenced(command),
  };
}

function isTolerated(text: string, [start, end]: readonly [number, number]): boolean {
  const after = text.slice(end, end + LOOK_CHARS);
  const before = text.slice(Math.max(0, start - LOOK_CHARS), start);
  return /^\s*(?:\d?&?>>?\s*\S+\s*)*[)}`"]*\s*\|\|/.test(after) || /(?:^|[\s;(])(?:if|while|until|elif|!)\s+$/.test(before);
}

/** Those that go through folders are silenced for what they may not read; where they begin is still meant to exist. */
const isSilenced = ({ program, redirects }: SimpleCommand): boolean =>
  about(program).walks !== true &&
  redirects.some(({ operator, descriptor, target }) => target?.value === '/dev/null' && (descriptor === 2 || operator.startsWith('&')));

const isShell = (program: string): boolean => about(program).interprets?.shell === true;

/** A shell that is given no text, but a file or a pipe: what it does stands elsewhere. */
const runsUnread = (program: string, args: readonly Arg[]): boolean => isShell(program) && !args.some((arg) => /^-\w*c/.test(leadOf(arg)));

/** What a command leaves behind for those after it. */
function follow(command: SimpleCommand, now: Walking, home: string, grouped: boolean): void {
  const { program, args, redirects, assignments } = command;
  const make = (arg: Arg | undefined): void => {
    const file = arg === undefined ? null : pathOf(arg, now.cwd, home);
    if (file === null) now.filesKnown = false;
    else now.made.add(file);
  };
  for (const { operator, target } of redirects) {
    if (target !== null && REDIRECTS_OUT.has(operator) && !/^\d+$|^-$/.test(target.value ?? '') && target.value !== '/dev/null')
      make(target);
  }
  if (program === null) {
    if (command.word !== null) [now.filesKnown, now.namesKnown] = [false, false];
    if (command.word === null && assignments.some(({ name }) => name === 'PATH')) now.namesKnown = false;
    return;
  }
  if (
    about(program).bringsNames === true ||
    runsUnread(program, args) ||
    (program === 'export' && args.some((arg) => leadOf(arg).startsWith('PATH=')))
  )
    now.namesKnown = false;
  if (program === 'cd' || program === 'pushd' || program === 'popd') changeFolder(command, now, home, grouped);
  else if (about(program).leaves === 'operands') {
    if (command.wrappers.some(fills)) now.filesKnown = false;
    else for (const arg of args.filter((each) => !leadOf(each).startsWith('-'))) make(arg);
  } else if (wrappingsOf(program).length > 0 && !isAway(program) && about(program).leaves === undefined) return;
  else if (isShell(program) && !runsUnread(program, args)) return;
  else if (!leavesNothing(program, args)) now.filesKnown = false;
}

function changeFolder({ program, args, wrappers, pipedOn, from }: SimpleCommand, now: Walking, home: string, grouped: boolean): void {
  const operands = args.filter(({ value }) => value === null || !/^-[A-Za-z]+$/.test(value));
  const sure = program !== 'popd' && !grouped && !pipedOn && from.length === 0 && wrappers.length === 0;
  if (sure && operands.length === 0) now.cwd = home;
  else now.cwd = sure && operands.length === 1 ? pathOf(operands[0] as Arg, now.cwd, home) : null;
}
