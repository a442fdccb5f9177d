import { about } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { databases } from './database-effects.ts';
import { foreign, forkBomb, installsForeign } from './foreign-code.ts';
import { danger, type Finding, plain, type Surroundings } from './effect-types.ts';
import { requests, sockets, transfers } from './network-effects.ts';
import { isSecret, isStartup, pathOf } from './paths.ts';
import { finding, removing } from './removing.ts';
import { fromTable } from './subcommand-effects.ts';
import { listed, shownArg } from './subject.ts';
import { byVerb } from './verbs.ts';
import { redirected, writing } from './writing.ts';

/** Options by which any program only says what it would do, unless its row says that it has none. */
const DRY = ['dry-run', 'dryrun', 'what-if', 'whatif', 'simulate', 'noop', 'no-act', 'just-print', 'plan-only'];

/** All that is known about what one command does. */
export function judge(command: SimpleCommand, surroundings: Surroundings): readonly Finding[] {
  const files = redirected(command);
  if (command.unread !== null) return [danger('unread', `cannot be read to the end: ${command.unread}`), ...files];
  return [
    ...files,
    ...foreign(command),
    ...forkBomb(command),
    ...secrets(command),
    ...(isDry(command) ? [] : byProgram(command, surroundings)),
  ];
}

function isDry({ program, args }: SimpleCommand): boolean {
  if (program === null) return false;
  const { dry, wraps, effects } = about(program);
  if (dry === false) return args.length === 1 && (args[0]?.value === '--help' || args[0]?.value === '--version');
  // `sudo rm --help`: what it starts has options of its own
  if (wraps !== undefined && effects === undefined) return false;
  const flags = flagsOf(args);
  const off = [...flags.values.entries()].some(
    ([name, values]) => DRY.includes(name) && values.some(({ value }) => value === 'false' || value === 'none' || value === '0'),
  );
  const asks = flags.has('help') || args[0]?.value === 'help' || /^(?:--version|-V)$/.test(args.at(-1)?.value ?? '');
  return (!off && flags.has(...DRY)) || asks || (dry !== undefined && flags.has(dry));
}

function byProgram(command: SimpleCommand, surroundings: Surroundings): readonly Finding[] {
  const { program } = command;
  if (program === null) return [];
  const row = about(program);
  if (row.root === true) return [plain('root', 'runs as root')];
  if (row.removes === true) return removing(command, surroundings);
  if (row.inputs?.form === 'find') return finding(command);
  const own = OWN.flatMap((each) => each(command));
  const tabled = row.effects === undefined ? [] : fromTable(command, row.effects);
  const told = [...own, ...tabled];
  const found = told.length > 0 ? told : talks(command);
  if (found.some(({ severity }) => severity === 'danger') || row.reads === true) return found;
  const guessed = row.effects?.everyVerb !== true && row.changes !== true && (row.wraps === undefined || row.effects !== undefined);
  const verb = guessed ? byVerb(command) : [];
  return [...verb, ...found];
}

/** What takes more than a row to tell. */
const OWN: readonly ((command: SimpleCommand) => readonly Finding[])[] = [
  discarding,
  writing,
  requests,
  transfers,
  sockets,
  databases,
  installsForeign,
  killing,
  archives,
  shellState,
];

/** `git checkout -- a`, `git checkout .`, `git push +main`, `git push origin :main`: what only the operands tell. */
function discarding({ program, args }: SimpleCommand): readonly Finding[] {
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
    return [danger('deletes', 'throws away uncommitted changes of these files')];
  if (verb === 'push' && operands.some((each) => each.startsWith('+')))
    return [danger('uploads', 'overwrites what others may have based their work on')];
  if (verb === 'push' && operands.slice(1).some((each) => each.startsWith(':')))
    return [danger('deletes', 'deletes a branch or tag on the server')];
  return [];
}

/** `kill -9 -1`: every process one may end. */
function killing({ program, args }: SimpleCommand): readonly Finding[] {
  if (program === 'killall' || program === 'pkill' || program === 'xkill')
    return [plain('system', `ends ${listed(flagsOf(args).operands) || 'processes'}`)];
  if (program === 'killall5') return [danger('system', 'ends every process')];
  if (program !== 'kill') return [];
  const values = args.map(({ value }) => value);
  const listing = values[0] === '-l' || values[0] === '-L';
  const targets =
    values[0] === '-s' || values[0] === '-n' ? values.slice(2) : /^-(?:[A-Za-z]+|\d+)$/.test(values[0] ?? '') ? values.slice(1) : values;
  if (listing) return [];
  return targets.includes('-1') ? [danger('system', 'ends every process')] : [plain('system', 'ends processes')];
}

/** Unpacking over what is there; archives whose sources are deleted. */
function archives({ program, args }: SimpleCommand): readonly Finding[] {
  const flags = flagsOf(args, { short: 'fC', long: ['file', 'directory'] });
  if (program === 'tar' || program === 'bsdtar') {
    if (flags.has('remove-files')) return [danger('deletes', 'deletes the files once they are packed', { recursive: true })];
    const mode = args[0]?.value ?? '';
    if (flags.has('x', 'extract', 'get') || /^[a-z]*x[a-z]*$/.test(mode)) return [plain('changes', 'unpacks files')];
    return flags.has('t', 'list') || /^[a-z]*t[a-z]*$/.test(mode) ? [] : [plain('changes', 'packs files')];
  }
  if (program === 'zip')
    return [
      flags.has('m', 'move')
        ? danger('deletes', 'deletes the files once they are packed', { recursive: true })
        : plain('changes', 'packs files'),
    ];
  if (program === 'unzip' || program === '7z') return flags.has('l', 't', 'Z', 'v') ? [] : [plain('changes', 'unpacks files')];
  return [];
}

/** What the shell forgets or takes over from now on. */
function shellState({ program, args, word }: SimpleCommand): readonly Finding[] {
  const flags = flagsOf(args);
  if (program === 'history' && flags.has('c', 'd')) return [danger('deletes', 'forgets the history of your shell')];
  if (program === 'unset' && args.some(({ value }) => value === 'HISTFILE')) return [plain('changes', 'keeps no history from now on')];
  if (program === 'chsh') return [plain('startup', 'changes the shell you log in with')];
  if (word?.value === 'trap' && args.length > 1) return [];
  return [];
}

/** Programs that do nothing but talk to another machine. */
function talks({ program }: SimpleCommand): readonly Finding[] {
  const { network, request, transfers: copies, socket } = about(program);
  if (network === undefined || request !== undefined || copies === true || socket === true) return [];
  return [plain('network', program === 'ssh' ? 'logs in on another machine' : 'talks to another machine')];
}

/** Files that are kept because they are secret, in the words of a command that shows or copies them. */
function secrets(command: SimpleCommand): readonly Finding[] {
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
    if (command.captured) return [plain('secret', `uses ${shownArg(secret)}, which is secret`)];
    return [danger('secret', `reads ${shownArg(secret)}, which is secret`)];
  }
  return files === 'kept' || isStartup(pathOf(secret, scope)) ? [] : [plain('secret', `uses ${shownArg(secret)}, which is secret`)];
}

const afterEquals = (arg: Arg): Arg =>
  arg.value === null ? arg : { ...arg, parts: [{ kind: 'text', text: arg.value.replace(/^\w+=/, ''), quoted: false }] };
const isPublic = (arg: Arg): boolean => arg.text.endsWith('.pub');
