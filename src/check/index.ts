/**
 * The proposal check: what about a suggested command will not work here. Nothing of the command is run, no program is asked but the
 * user's own shell, and that with `-n`. What cannot be known is not claimed.
 */
import { KINDS } from '../shell/shell-kinds.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import type { ReadLine } from '../syntax/read-line.ts';
import type { Finding } from './finding.ts';
import { flagFindings } from './option-findings.ts';
import { flavourOf } from './flavour.ts';
import { openHereDocument } from './here-document.ts';
import { inputsOf } from './inputs.ts';
import { CHECK_MS, COMMAND_CHARS, FINDINGS, TOLD_CHARS } from './check-limits.ts';
import { isMade, pathOf, type Step, stepsOf } from './line.ts';
import { meaningOf, nameFinding, pathFinding } from './name-findings.ts';
import type { CheckWorld, Files } from './check-world.ts';

export type { Finding, FindingKind } from './finding.ts';
export { CHECK_MS } from './check-limits.ts';
export type { CheckWorld, Os } from './check-world.ts';
export { osOf } from './operating-system.ts';
export { waitingShell } from './syntax-shell.ts';
export { machineWorld } from './check-world.ts';

/**
 * Findings in the order of the command, the syntax alone when that is wrong. Never rejects; after `limitMs`, or when `signal` is
 * aborted, what was found until then.
 */
export async function check(line: ReadLine, world: CheckWorld, signal: AbortSignal, limitMs = CHECK_MS): Promise<readonly Finding[]> {
  const { text: command } = line;
  if (command.length > COMMAND_CHARS || command.includes('\0') || signal.aborted) return [];
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const found: Finding[] = [];
  const late = new Promise<null>((done) => both.addEventListener('abort', () => done(null), { once: true }));
  const timer = setTimeout(() => stop.abort(), limitMs);
  try {
    const said = Promise.race([world.shellSays(command, both).catch(() => null), late]);
    const commands = line.error === null ? line.commands.flatMap(withRedirected) : [];
    const once = { ...world, files: remembering(world.files) };
    await Promise.race([ofCommands(command, stepsOf(command, commands, world), once, found), late]);
    // the shell cannot be asked: the parser's word, where it parses this shell's language
    let wrong = (await said) ?? (line.error !== null && KINDS[world.shell].syntaxCheck.isParsed ? line.error : '');
    const open = wrong === '' ? openHereDocument(command, commands) : null;
    if (open !== null) wrong = `the here-document is not closed by ${open}`;
    const all = wrong === '' ? found.toSorted((a, b) => a.at[0] - b.at[0]).slice(0, FINDINGS) : [syntaxFinding(command, wrong, world)];
    return all.map((one) => ({ ...one, what: lineOf(one.what), forModel: lineOf(one.forModel) }));
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** What was looked at once in a check is not looked at again: a line may name one program a hundred times. */
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

/** `done < <(find …)`: what stands in the redirections of a group is not among the commands of the walk. */
function withRedirected(command: SimpleCommand): readonly SimpleCommand[] {
  if (command.word !== null || command.assignments.length > 0) return [command];
  const parts = command.redirects.flatMap(({ target }) => target?.parts ?? []);
  return [...parts.flatMap((part) => (part.kind === 'process' || part.kind === 'command' ? part.commands : [])), command];
}

const lineOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > TOLD_CHARS ? `${line.slice(0, TOLD_CHARS - 1)}…` : line;
};

const syntaxFinding = (command: string, said: string, { shell }: CheckWorld): Finding => ({
  kind: 'syntax',
  what: `${shell} cannot read it: ${said}`,
  forModel: `${shell} refuses the command: ${said}.`,
  at: [0, command.length],
});

async function ofCommands(text: string, { steps, names }: ReturnType<typeof stepsOf>, world: CheckWorld, found: Finding[]): Promise<void> {
  const told = new Set<string>();
  const tell = (finding: Finding | null): void => {
    // the same program five times in a line is one thing to repair
    if (finding === null || told.has(finding.what)) return;
    told.add(finding.what);
    found.push(finding);
  };
  for (const step of steps) {
    if (found.length >= FINDINGS) return;
    await ofStep(text, step, world, names, tell);
  }
}

async function ofStep(
  text: string,
  step: Step,
  world: CheckWorld,
  defined: ReadonlySet<string>,
  tell: (finding: Finding | null) => void,
): Promise<void> {
  const { command } = step;
  const at = placeIn(text, command.source);
  const program = await programOf(step, world, defined, at, tell);
  const flags = program === null ? [] : await flagFindings(world, command, program, at);
  flags.forEach(tell);
  // `sed -i '' s/a/b/ x`: read the wrong way the words would be the wrong files
  if (flags.length > 0) return;
  const flavour = flavourOf(world, program === null ? '/usr/bin/x' : await world.files.real(program)) ?? 'gnu';
  for (const arg of inputsOf(command, flavour)) tell(await fileFinding(step, world, arg, at));
}

/** Where the program of a command lies; null when it is none, or not known. Says what is wrong with its name. */
async function programOf(
  step: Step,
  world: CheckWorld,
  defined: ReadonlySet<string>,
  at: ReturnType<typeof placeIn>,
  tell: (finding: Finding | null) => void,
): Promise<string | null> {
  const { word, name } = step.command;
  if (word === null) return null;
  if (word.text.includes('/')) {
    const found = await pathFinding(world, step, word, at(word));
    if (!step.tolerated) tell(found);
    return found === null ? pathOf(word, step.cwd, world.home) : null;
  }
  if (name === null || !step.namesKnown) return null;
  const meaning = await meaningOf(world, step, name, defined);
  if (meaning.kind === 'nothing' && !step.tolerated) tell(await nameFinding(world, step, name, at(word)));
  return meaning.kind === 'program' ? meaning.path : null;
}

async function fileFinding(step: Step, world: CheckWorld, arg: Arg, at: ReturnType<typeof placeIn>): Promise<Finding | null> {
  if (!step.filesKnown || step.tolerated || step.silenced) return null;
  const file = pathOf(arg, step.cwd, world.home);
  if (file === null || isMade(step.made, file)) return null;
  if ((await world.files.look(file)).kind !== 'nothing') return null;
  return { kind: 'missing-file', what: `there is no ${arg.text}`, forModel: `\`${arg.text}\` does not exist.`, at: at(arg) };
}

/** Where a word of a command stands: the first place within the command that reads like it. */
const placeIn =
  (text: string, [start, end]: readonly [number, number]) =>
  (arg: Arg): Finding['at'] => {
    const at = text.indexOf(arg.text, start);
    return at === -1 || at >= end ? [start, end] : [at, at + arg.text.length];
  };
