/** The effects of one simple command, put together from the rows of its program and from what only code can recognise. */
import { about } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { databaseEffects } from './database-effects.ts';
import { forkBombEffects, installEffects, unseenCodeEffects } from './foreign-code.ts';
import { dangerous, type Effect, ordinary, type Surroundings } from './effect-types.ts';
import { requestEffects, socketEffects, transferEffects } from './network-effects.ts';
import { isSecret, isStartup, pathOf } from './paths.ts';
import { findEffects, removalEffects } from './removing.ts';
import { tableEffects } from './subcommand-effects.ts';
import { listed, shownArg } from './subject.ts';
import { verbEffects } from './verbs.ts';
import { redirectEffects, writeEffects } from './writing.ts';

/** Options with which any program only prints what it would do, unless its row says that it has none. */
const DRY = ['dry-run', 'dryrun', 'what-if', 'whatif', 'simulate', 'noop', 'no-act', 'just-print', 'plan-only'];

/** Everything that is known about the effects of one command. */
export function effectsOfCommand(command: SimpleCommand, surroundings: Surroundings): readonly Effect[] {
  const files = redirectEffects(command);
  if (command.unread !== null) return [dangerous('unread', `cannot be read completely: ${command.unread}`), ...files];
  return [
    ...files,
    ...unseenCodeEffects(command),
    ...forkBombEffects(command),
    ...secretEffects(command),
    ...(isDry(command) ? [] : byProgram(command, surroundings)),
  ];
}

/** Whether the command only prints what it would do, or its help. */
function isDry({ program, args }: SimpleCommand): boolean {
  if (program === null) return false;
  const { dry, wraps, effects } = about(program);
  if (dry === false) return args.length === 1 && (args[0]?.value === '--help' || args[0]?.value === '--version');
  // in `sudo rm --help` the option belongs to the program that sudo starts
  if (wraps !== undefined && effects === undefined) return false;
  const flags = flagsOf(args);
  const off = [...flags.values.entries()].some(
    ([name, values]) => DRY.includes(name) && values.some(({ value }) => value === 'false' || value === 'none' || value === '0'),
  );
  const asks = flags.has('help') || args[0]?.value === 'help' || /^(?:--version|-V)$/.test(args.at(-1)?.value ?? '');
  return (!off && flags.has(...DRY)) || asks || (dry !== undefined && flags.has(dry));
}

function byProgram(command: SimpleCommand, surroundings: Surroundings): readonly Effect[] {
  const { program } = command;
  if (program === null) return [];
  const row = about(program);
  if (row.root === true) return [ordinary('root', 'runs as root')];
  if (row.removes === true) return removalEffects(command, surroundings);
  if (row.inputs?.form === 'find') return findEffects(command);
  const own = OWN.flatMap((each) => each(command));
  const fromRows = row.effects === undefined ? [] : tableEffects(command, row.effects);
  const specific = [...own, ...fromRows];
  const found = specific.length > 0 ? specific : networkEffects(command);
  if (found.some(({ severity }) => severity === 'dangerous') || row.reads === true) return found;
  const guessed = row.effects?.everyVerb !== true && row.changes !== true && (row.wraps === undefined || row.effects !== undefined);
  const verb = guessed ? verbEffects(command) : [];
  return [...verb, ...found];
}

/** Effects that a row cannot describe. */
const OWN: readonly ((command: SimpleCommand) => readonly Effect[])[] = [
  gitEffects,
  writeEffects,
  requestEffects,
  transferEffects,
  socketEffects,
  databaseEffects,
  installEffects,
  killEffects,
  archiveEffects,
  shellStateEffects,
];

/** Effects of git that depend on its operands: `git checkout -- a`, `git checkout .`, `git push +main`, `git push origin :main`. */
function gitEffects({ program, args }: SimpleCommand): readonly Effect[] {
  if (program !== 'git') return [];
  const flags = flagsOf(args, about(program).effects);
  const [verb, ...operands] = flags.operands.map(({ value, text }) => value ?? text);
  if (
    verb === 'checkout' &&
    !flags.has('b', 'B', 'orphan') &&
    (operands.length > 1 ||
      [...flags.long].some((name) => name.startsWith('pathspec-from-file')) ||
      (flags.dashes !== null && flags.dashes + 1 < args.length) ||
      operands.some((each) => /^(?:\.{1,2}|\.\/.*|:\/|\*)$/.test(each)))
  )
    return [dangerous('deletes', 'discards uncommitted changes in these files')];
  if (verb === 'push' && operands.some((each) => each.startsWith('+')))
    return [dangerous('uploads', 'overwrites commits on the server that others may use')];
  if (verb === 'push' && operands.slice(1).some((each) => each.startsWith(':')))
    return [dangerous('deletes', 'deletes a branch or tag on the server')];
  return [];
}

/** Ending processes. `kill -9 -1` ends every process that the user may end. */
function killEffects({ program, args }: SimpleCommand): readonly Effect[] {
  if (program === 'killall' || program === 'pkill' || program === 'xkill') {
    const { operands } = flagsOf(args);
    return [ordinary('system', operands.length === 0 ? 'ends processes' : `ends the processes that match ${listed(operands)}`)];
  }
  if (program === 'killall5') return [dangerous('system', 'ends every process')];
  if (program !== 'kill') return [];
  const values = args.map(({ value }) => value);
  const listing = values[0] === '-l' || values[0] === '-L';
  const targets =
    values[0] === '-s' || values[0] === '-n' ? values.slice(2) : /^-(?:[A-Za-z]+|\d+)$/.test(values[0] ?? '') ? values.slice(1) : values;
  if (listing) return [];
  return targets.includes('-1') ? [dangerous('system', 'ends every process')] : [ordinary('system', 'ends processes')];
}

/** Unpacking over existing files, and archives whose sources are deleted. */
function archiveEffects({ program, args }: SimpleCommand): readonly Effect[] {
  const flags = flagsOf(args, { short: 'fC', long: ['file', 'directory'] });
  if (program === 'tar' || program === 'bsdtar') {
    if (flags.has('remove-files')) return [dangerous('deletes', 'deletes the files after packing them', { recursive: true })];
    const mode = args[0]?.value ?? '';
    if (flags.has('x', 'extract', 'get') || /^[a-z]*x[a-z]*$/.test(mode)) return [ordinary('changes', 'unpacks an archive')];
    return flags.has('t', 'list') || /^[a-z]*t[a-z]*$/.test(mode) ? [] : [ordinary('changes', 'packs files into an archive')];
  }
  if (program === 'zip')
    return [
      flags.has('m', 'move')
        ? dangerous('deletes', 'deletes the files after packing them', { recursive: true })
        : ordinary('changes', 'packs files into an archive'),
    ];
  if (program === 'unzip' || program === '7z') return flags.has('l', 't', 'Z', 'v') ? [] : [ordinary('changes', 'unpacks an archive')];
  return [];
}

/** Changes of the shell itself: its history, and which shell a login starts. */
function shellStateEffects({ program, args, word }: SimpleCommand): readonly Effect[] {
  const flags = flagsOf(args);
  if (program === 'history' && flags.has('c', 'd')) return [dangerous('deletes', 'deletes the history of your shell')];
  if (program === 'unset' && args.some(({ value }) => value === 'HISTFILE'))
    return [ordinary('changes', 'stops recording the history of your shell')];
  if (program === 'chsh') return [ordinary('startup', 'changes your login shell')];
  if (word?.value === 'trap' && args.length > 1) return [];
  return [];
}

/** Programs that only talk to another machine. */
function networkEffects({ program }: SimpleCommand): readonly Effect[] {
  const { network, request, transfers: copies, socket } = about(program);
  if (network === undefined || request !== undefined || copies === true || socket === true) return [];
  return [ordinary('network', program === 'ssh' ? 'logs in to another machine' : 'talks to another machine')];
}

/** Secret files among the arguments of a command that shows or uses them. */
function secretEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args, scope, redirects } = command;
  const inputs = redirects.flatMap(({ operator, target }) => (operator === '<' && target !== null ? [target] : []));
  const words = program === 'dd' ? args.map(afterEquals) : args;
  const secret = [...inputs, ...words].find((arg) => isSecret(pathOf(arg, scope)) && !isPublic(arg));
  if (secret === undefined || program === null) return [];
  const { files } = about(program);
  if (files === 'shown') {
    // `grep KEY .env` shows it, `grep -q KEY .env` does not; `tee .env` writes it
    if (program === 'tee' || (/^(?:e|f)?grep$|^rg$/.test(program) && flagsOf(args).has('q', 'c', 'l', 'quiet', 'count'))) return [];
    if (program === 'sed' && flagsOf(args).has('i', 'in-place')) return [];
    if (command.captured) return [ordinary('secret', `uses ${shownArg(secret)}, which is secret`)];
    return [dangerous('secret', `reads ${shownArg(secret)}, which is secret`)];
  }
  return files === 'kept' || isStartup(pathOf(secret, scope)) ? [] : [ordinary('secret', `uses ${shownArg(secret)}, which is secret`)];
}

const afterEquals = (arg: Arg): Arg =>
  arg.value === null ? arg : { ...arg, parts: [{ kind: 'text', text: arg.value.replace(/^\w+=/, ''), quoted: false }] };
const isPublic = (arg: Arg): boolean => arg.text.endsWith('.pub');
