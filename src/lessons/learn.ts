/** Finds errors and their fixes among the commands of a session. Pure. */
import { areAlike } from '../base/fold-words.ts';
import type { RanCommand } from '../base/ran-command.ts';
import { effectsOf } from '../effects/effects.ts';
import { elsewhereOf } from '../syntax/elsewhere.ts';
import { programOf } from '../syntax/simple-command.ts';
import { readLine } from '../syntax/read-line.ts';
import { commandsOf, readWords, verbsOf } from './command-words.ts';
import { failureOf } from './error-signature.ts';
import { changesShell, isSafeForShell, settings } from './shell-changes.ts';
import type { Failure, LearnedFix } from './lesson-types.ts';
import { templateOf } from './fix-template.ts';
import { isMasked } from './masked.ts';

/** Commands after the failed one among which its fix is looked for. */
const WITHIN = 5;
/** A longer line was pasted or is a program of its own. */
const FIX_CHARS = 300;

/** They change what they are given by hand, or only where one is; the fix is not in the line. */
const NO_FIX: ReadonlySet<string> = new Set(
  `vi vim nvim view nano emacs emacsclient micro hx helix kak code codium subl ed joe mcedit cd pushd popd z man info help tldr less more history
  exit logout clear reset sleep watch top htop fg bg jobs yo yosh`.split(/\s+/),
);

/** Options with which a program does nothing. */
const NO_DEED: ReadonlySet<string> = new Set(['--help', '--version', '--dry-run']);

/** @param commands of one session, oldest first. */
export function fixesIn<Ran extends RanCommand>(commands: readonly Ran[], home: string): readonly LearnedFix<Ran>[] {
  return commands.flatMap((failed, at) => {
    const failure = failureOf(failed);
    if (failure === null || isMasked(failed.text)) return [];
    const fix = fixOf(failed, failure, commands.slice(at + 1, at + 1 + WITHIN), home);
    if (fix === null) return [];
    const template = templateOf(failure, fix.text.trim(), isForm(failure, fix.text) ? failure.shape : null);
    return template === null ? [] : [{ failed, fix, failure, template }];
  });
}

/** The command that made the failed one work; null when there is none, or it is not clear which. */
function fixOf<Ran extends RanCommand>(failed: Ran, failure: Failure, later: readonly Ran[], home: string): Ran | null {
  const here = later.filter(({ cwd }) => cwd === failed.cwd);
  const prepared: Ran[] = [];
  for (const command of here) {
    const isAgain = command.text.trim() === failure.command;
    if (isAgain && command.status !== 0) return null;
    // it works now: by what came last before it
    if (isAgain) return prepared.findLast((one) => changesShell(one.text) || sharesWith(one, failure)) ?? null;
    if (command.status !== 0 || !mayBeFix(command, failure, home)) continue;
    if (isForm(failure, command.text)) return prepared.some((one) => sharesWith(one, failure)) ? null : command;
    if (changesShell(command.text) || !onlyReads(command, home)) prepared.push(command);
  }
  return prepared.findLast((one) => sharesValue(one, failure)) ?? null;
}

function mayBeFix({ text, typed, cwd }: RanCommand, failure: Failure, home: string): boolean {
  const fix = text.trim();
  if (!typed || fix === '' || fix.length > FIX_CHARS || fix.includes('\n') || fix.startsWith('#') || isMasked(fix)) return false;
  const commands = commandsOf(fix);
  if (commands.length === 0 || readLine(fix).error !== null) return false;
  const isOfShell = changesShell(fix);
  if (isOfShell && !isSafeForShell(fix, { cwd, home })) return false;
  if (commands.some(({ program }) => (program === null && !isOfShell) || (program !== null && NO_FIX.has(program)))) return false;
  if (commands.some(({ args }) => args.some(({ text: word }) => NO_DEED.has(word)))) return false;
  // a disk and all that is on it is destroyed for one situation only
  if (effectsOf(readLine(fix), { cwd, home }).list.some(({ area, recursive }) => area === 'disks' && recursive)) return false;
  // untrusted output may print a command to be typed; what the failed program says of itself may be typed as it says
  const isOfProgram = commands.every(({ program }) => program === failure.program || isWrapper(program));
  if (namesPrintedHost(fix, failure) || setsPrinted(fix, failure.output)) return false;
  return isOfProgram && !showsOthers(failure.command) ? !isPrintedAbout(fix, failure) : !isPrinted(fix, failure.output);
}

const isWrapper = (program: string | null): boolean => program === 'sudo' || program === 'doas';

/** Another machine may have written a part of the output, as the banner that `ssh` shows. */
const showsOthers = (line: string): boolean => commandsOf(line).some((command) => elsewhereOf(command) !== null);

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Lines of an output that may hold one command: it may be printed over some, with a backslash at the end of each. */
const PRINTED_LINES = 3;

/** Whether the programs and operands of a command are printed together. Options and `sudo` may have been added to what was printed. */
function isPrinted(fix: string, output: string): boolean {
  if (squeezed(output).includes(squeezed(fix))) return true;
  const words = readLine(fix).commands.flatMap(({ captured, program, args }) =>
    captured || isWrapper(program)
      ? []
      : [program ?? '', ...args.map(({ value, text }) => value ?? text)].filter((word) => !word.startsWith('-')),
  );
  if (words.length < 2) return false;
  const lines = output.split('\n');
  const isIn = (text: string, word: string): boolean => text.split(/[\s`'"]+/).includes(word) || (/\s/.test(word) && text.includes(word));
  return lines.some((_line, at) => {
    const few = lines.slice(at, at + PRINTED_LINES);
    // a window breaks lines inside words, too
    return [few.join(' '), few.join('')].some((text) => words.every((word) => isIn(text, word)));
  });
}

/**
 * Whether the output prints this command about a thing that neither the failed command nor its error line names: programs as `pip` and `make`
 * run what others wrote, which prints too.
 */
function isPrintedAbout(fix: string, { command, line, output }: Failure): boolean {
  const printed = squeezed(output);
  return commandsOf(fix).some((one) => {
    const verb = verbsOf(one).at(-1) ?? one.program ?? '';
    const things = one.args.map(({ value }) => value ?? '').filter((word) => word !== '' && !word.startsWith('-') && word !== verb);
    return things.some((thing) => !command.includes(thing) && !line.includes(thing) && printed.includes(`${verb} ${thing}`));
  });
}

/** Whether it sets what the output says, by whatever builtin: `. FILE` for a printed `source FILE`, a variable in front of the command. */
function setsPrinted(fix: string, output: string): boolean {
  const names = commandsOf(fix).flatMap(({ assignments }) => assignments.map(({ name }) => `${name}=`));
  return [...settings(fix), ...names].some((word) => output.includes(word));
}

/** Whether it goes to a host that only the output names. */
function namesPrintedHost(fix: string, { output, command }: Failure): boolean {
  const hosts = [...fix.matchAll(/[a-z][a-z\d+.-]*:\/\/([^\s/'"]+)/gi)].map(([, host = '']) => host);
  return hosts.some((host) => output.includes(host) && !command.includes(host));
}

/** `fuser` only reads, `fuser -k` does not. */
const HARMLESS: ReadonlySet<string> = new Set(['reads', 'root', 'network']);

function onlyReads({ text, cwd }: RanCommand, home: string): boolean {
  const { onlyReads: reads, kinds } = effectsOf(readLine(text), { cwd, home });
  return reads && kinds.every((kind) => HARMLESS.has(kind));
}

/** The failed command in another form: the same program, and the same subcommand unless that was wrong. */
function isForm({ command, program, line, operands }: Failure, fix: string): boolean {
  const verbsIn = (text: string): string =>
    commandsOf(text)
      .filter((one) => one.program === program)
      .flatMap(verbsOf)
      .join(' ');
  const words = readWords(fix);
  if (words?.program !== program) return false;
  const [before, after] = [verbsIn(command), verbsIn(fix)];
  if (before === after || before.split(' ').some((verb) => verb !== '' && line.includes(`'${verb}'`))) return true;
  // another deed with all of the same things: `helm upgrade web ./chart` for `helm install web ./chart`
  return operands.length > 0 && words.operands.join('\n') === operands.join('\n');
}

/** A shorter part of a word is one by accident. */
const PART_CHARS = 3;

/** Shorter beginnings are those of many words. */
const ALIKE_CHARS = 5;

const WORDS = /[\w.+-]+/g;

/** The part of a program's name that its companions have too. */
const familyOf = (program: string): string => program.split('-')[0] ?? '';

/** Whether the two are about the same program or the same thing. */
function sharesWith({ text }: RanCommand, failure: Failure): boolean {
  const commands = commandsOf(text);
  // `redis-server` for `redis-cli`
  if (commands.some(({ program }) => familyOf(program ?? '') === familyOf(failure.program))) return true;
  const words = wordsAbout(text);
  const things = new Set([failure.program, ...(failure.command.match(WORDS) ?? []), ...(failure.output.match(WORDS) ?? [])]);
  if (words.some((word) => things.has(word))) return true;
  // `packagekit` for `packagekitd`, the `agent` of `ssh-agent`
  const known = [...things].flatMap((thing) => [thing, ...thing.split('-')]).filter((thing) => thing.length >= ALIKE_CHARS);
  const named = words.flatMap((word) => [word, ...word.split('-')]).filter((word) => word.length >= ALIKE_CHARS);
  if (named.some((word) => known.some((thing) => areAlike(word, thing)))) return true;
  // `pyyaml` for the module `yaml`
  const parts = failure.slots.map(({ value }) => value).filter((value) => value.length >= PART_CHARS);
  return words.some((word) => parts.some((part) => word.includes(part)));
}

/** Whether it is about a value of the error line. */
function sharesValue({ text }: RanCommand, { slots }: Failure): boolean {
  const values = new Set(slots.filter(({ volatile }) => !volatile).flatMap(({ value }) => value.match(WORDS) ?? []));
  return wordsAbout(text).some((word) => values.has(word));
}

/** The words of a line that name a thing. */
function wordsAbout(text: string): readonly string[] {
  const deeds = new Set(commandsOf(text).flatMap((one) => [programOf(one.name ?? ''), ...one.wrappers, ...verbsOf(one)]));
  return (text.match(WORDS) ?? []).filter((word) => !word.startsWith('-') && /\w{2}/.test(word) && !deeds.has(word));
}
