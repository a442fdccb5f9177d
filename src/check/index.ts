/**
 * The check: finds what will not work in a suggested command on this machine. Nothing in the command is run, and no program is started
 * except the user's own shell with `-n`. What cannot be known is not reported.
 */
import { deadlineOf } from '../base/deadline.ts';
import { KINDS } from '../shell/shell-kinds.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { insideOf } from '../syntax/folders.ts';
import type { ReadLine } from '../syntax/read-line.ts';
import type { Finding } from './finding.ts';
import { flagFindings } from './option-findings.ts';
import { flavourOf } from './flavour.ts';
import { openHereDocument } from './here-document.ts';
import { inputsOf } from './inputs.ts';
import { CHECK_MS, COMMAND_CHARS, FINDINGS, MESSAGE_CHARS } from './check-limits.ts';
import { type CommandState, folderIn, isMade, pathOf, statesOf } from './line.ts';
import { isPlainLine } from './plain-line.ts';
import { meaningOf, nameFinding, pathFinding } from './name-findings.ts';
import type { CheckWorld, Files } from './check-world.ts';

export type { Finding, FindingKind } from './finding.ts';
export { CHECK_MS } from './check-limits.ts';
export type { CheckWorld, Os } from './check-world.ts';
export { osOf } from './operating-system.ts';
export { type WaitingShell, waitingShell } from './syntax-shell.ts';
export { machineWorld } from './check-world.ts';

/**
 * The findings in the order of the command; only the syntax error when there is one. Never rejects. After `limitMs`, or when `signal` is
 * aborted, it returns what was found until then.
 */
export async function check(line: ReadLine, world: CheckWorld, signal: AbortSignal, limitMs = CHECK_MS): Promise<readonly Finding[]> {
  const { text: command } = line;
  if (command.length > COMMAND_CHARS || command.includes('\0') || signal.aborted) return [];
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const found: Finding[] = [];
  const late = new Promise<null>((done) => both.addEventListener('abort', () => done(null), { once: true }));
  const deadline = deadlineOf(limitMs);
  void deadline.passed.then(() => stop.abort());
  try {
    const complaint = isPlainLine(command) ? '' : Promise.race([world.shellSays(command, both).catch(() => null), late]);
    const commands = line.error === null ? line.commands.flatMap(withRedirected) : [];
    const once = { ...world, files: remembering(world.files) };
    await Promise.race([checkCommands(command, statesOf(command, commands, world), once, found), late]);
    // when the shell cannot be asked, the error of the parser counts, if it parses the language of this shell
    let wrong = (await complaint) ?? (line.error !== null && KINDS[world.shell].syntaxCheck.isParsed ? line.error : '');
    const open = wrong === '' ? openHereDocument(command, commands) : null;
    if (open !== null) wrong = `the here-document is not closed by ${open}`;
    const all = wrong === '' ? found.toSorted((a, b) => a.at[0] - b.at[0]).slice(0, FINDINGS) : [syntaxFinding(command, wrong, world)];
    return all.map((one) => ({ ...one, what: lineOf(one.what), forModel: lineOf(one.forModel) }));
  } finally {
    deadline.end();
    stop.abort();
  }
}

/** Remembers what was read during a check, because a line may name one program a hundred times. */
function remembering(files: Files): Files {
  const looked = new Map<string, ReturnType<Files['look']>>();
  const named = new Map<string, ReturnType<Files['names']>>();
  const once = <T>(known: Map<string, T>, key: string, ask: () => T): T => {
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    return answer;
  };
  return {
    ...files,
    look: (file) => once(looked, file, () => files.look(file)),
    names: (folder, limit) => once(named, folder, () => files.names(folder, limit)),
  };
}

/** Adds the commands in the redirections of a group (`done < <(find …)`), which the walk does not list. */
function withRedirected(command: SimpleCommand): readonly SimpleCommand[] {
  if (command.word !== null || command.assignments.length > 0) return [command];
  const parts = command.redirects.flatMap(({ target }) => target?.parts ?? []);
  return [...parts.flatMap((part) => (part.kind === 'process' || part.kind === 'command' ? part.commands : [])), command];
}

/** A text as one line of limited length. */
const lineOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MESSAGE_CHARS ? `${line.slice(0, MESSAGE_CHARS - 1)}…` : line;
};

const syntaxFinding = (command: string, complaint: string, { shell }: CheckWorld): Finding => ({
  kind: 'syntax',
  what: `${shell} cannot read it: ${complaint}`,
  forModel: `${shell} refuses the command: ${complaint}.`,
  at: [0, command.length],
});

async function checkCommands(
  text: string,
  { states, names }: ReturnType<typeof statesOf>,
  world: CheckWorld,
  found: Finding[],
): Promise<void> {
  const reported = new Set<string>();
  const report = (finding: Finding | null): void => {
    // the same program five times in a line needs one repair
    if (finding === null || reported.has(finding.what)) return;
    reported.add(finding.what);
    found.push(finding);
  };
  for (const state of states) {
    if (found.length >= FINDINGS) return;
    await checkCommand(text, state, world, names, report);
  }
}

async function checkCommand(
  text: string,
  state: CommandState,
  world: CheckWorld,
  defined: ReadonlySet<string>,
  report: (finding: Finding | null) => void,
): Promise<void> {
  const { command } = state;
  const at = placeIn(text, command.source);
  const program = await resolveProgram(state, world, defined, at, report);
  const flags = program === null ? [] : await flagFindings(world, command, program, at);
  flags.forEach(report);
  // with a wrong option (`sed -i '' s/a/b/ x`) the operands would be the wrong files
  if (flags.length > 0) return;
  const flavour = flavourOf(world, program === null ? '/usr/bin/x' : await world.files.real(program)) ?? 'gnu';
  // `git -C x …`: the folder of its own files
  const within = insideOf(command);
  const folder = within === command.scope || within?.folder === 'unknown' ? null : (within?.folder?.to ?? null);
  const inside = { ...state, cwd: within === command.scope ? state.cwd : folderIn(within, world.cwd, world.home) };
  for (const arg of inputsOf(command, flavour)) report(await fileFinding(arg === folder ? state : inside, world, arg, at));
}

/** The path of a command's program; null when it is not a program, or not known. Reports what is wrong with its name. */
async function resolveProgram(
  state: CommandState,
  world: CheckWorld,
  defined: ReadonlySet<string>,
  at: ReturnType<typeof placeIn>,
  report: (finding: Finding | null) => void,
): Promise<string | null> {
  const { word, name } = state.command;
  if (word === null) return null;
  if (word.text.includes('/')) {
    const found = await pathFinding(world, state, word, at(word));
    if (!state.tolerated) report(found);
    return found === null ? pathOf(word, state.cwd, world.home) : null;
  }
  if (name === null || !state.namesKnown) return null;
  const meaning = await meaningOf(world, state, name, defined);
  if (meaning.kind === 'nothing' && !state.tolerated) report(await nameFinding(world, state, name, at(word)));
  return meaning.kind === 'program' ? meaning.path : null;
}

async function fileFinding(state: CommandState, world: CheckWorld, arg: Arg, at: ReturnType<typeof placeIn>): Promise<Finding | null> {
  if (!state.filesKnown || state.tolerated || state.silenced) return null;
  const file = pathOf(arg, state.cwd, world.home);
  if (file === null || isMade(state.made, file)) return null;
  if ((await world.files.look(file)).kind !== 'nothing') return null;
  return { kind: 'missing-file', what: `there is no ${arg.text}`, forModel: `\`${arg.text}\` does not exist.`, at: at(arg) };
}

/** The range of a word: the first place in its command with the same text. */
const placeIn =
  (text: string, [start, end]: readonly [number, number]) =>
  (arg: Arg): Finding['at'] => {
    const at = text.indexOf(arg.written, start);
    return at === -1 || at >= end ? [start, end] : [at, at + arg.written.length];
  };
