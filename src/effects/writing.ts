import { about } from '../programs/index.ts';
import type { Writes } from '../programs/program.ts';
import type { Arg, Redirect, SimpleCommand } from '../syntax/simple-command.ts';
import { behind, flagsOf, type Flags } from '../syntax/flags.ts';
import { danger, type Finding, plain, type Target } from './effect-types.ts';
import { isDevice, isHome, isRoot, isStartup, isSystem, pathOf } from './paths.ts';
import { listed, shownArg } from './subject.ts';

/** Everything that is written nowhere. */
const NOWHERE = /^\/dev\/(?:null|zero|full|std(?:in|out|err)|tty\w*|pts\/\d+|fd\/\d+|console)$/;

/** What writing to a file means, by what the file is. */
function written(arg: Arg, command: SimpleCommand, how: 'overwrite' | 'empty' | 'change'): readonly Finding[] {
  const text = pathOf(arg, command.scope);
  const targets: readonly Target[] = [{ kind: 'path', arg, scope: command.scope, how }];
  if (NOWHERE.test(text)) return [];
  if (/^\/dev\/(?:tcp|udp)\//.test(text)) return [danger('network', `opens a connection to ${text.split('/').slice(3).join(':')}`)];
  if (isDevice(text)) return [danger('system', `writes over the disk ${shownArg(arg)}`, { recursive: true })];
  if (isStartup(text)) return [danger('startup', `writes ${shownArg(arg)}, which decides what runs or who may log in`, { targets })];
  if (isSystem(text)) return [plain('system', `writes ${shownArg(arg)}, which belongs to the system`, { targets })];
  if (how === 'empty') return [danger('deletes', `empties ${shownArg(arg)}`, { targets })];
  return [plain('changes', how === 'overwrite' ? `writes ${shownArg(arg)}` : `changes ${shownArg(arg)}`, { targets })];
}

/** Redirections, of whatever command. */
export function redirected(command: SimpleCommand): readonly Finding[] {
  const silent = isSilent(command);
  return command.redirects.flatMap((redirect) => {
    if (redirect.target === null || !isOutput(redirect)) return [];
    if (redirect.operator === '>>') return written(redirect.target, command, 'change');
    return written(redirect.target, command, silent ? 'empty' : 'overwrite');
  });
}

const isOutput = ({ operator, target }: Redirect): boolean =>
  operator === '>' ||
  operator === '>>' ||
  operator === '>|' ||
  operator === '&>' ||
  operator === '&>>' ||
  operator === '<>' ||
  (operator === '>&' && !/^(?:\d+-?|-)$/.test(target?.text ?? ''));

/** `> file`, `: > file`, `true > file`, `cat /dev/null > file`: nothing is written, the file is emptied. */
function isSilent({ group, word, program, args, assignments, redirects, from }: SimpleCommand): boolean {
  if (group) return false;
  if (word === null) return assignments.length === 0 && from.length === 0 && redirects.length === 1 && redirects[0]?.descriptor === null;
  if (program === ':' || program === 'true') return true;
  return program === 'cat' && args.length === 1 && args[0]?.value === '/dev/null';
}

type Writer = (flags: Flags, command: SimpleCommand) => readonly Finding[];

const each = (args: readonly Arg[], command: SimpleCommand, how: 'overwrite' | 'empty' | 'change'): readonly Finding[] =>
  args.flatMap((arg) => written(arg, command, how));

/** The destination of `cp`, `mv`, `ln`, `install`: the value of -t or the last operand. */
const copying: Writer = (flags, command) => {
  const place = flags.values.get('t')?.[0] ?? flags.values.get('target-directory')?.[0] ?? flags.operands.at(-1);
  const sources = flags.operands.filter((arg) => arg !== place);
  if (place === undefined || sources.length === 0) return [];
  if (command.program === 'mv' && pathOf(place, command.scope) === '/dev/null')
    return [danger('deletes', `throws ${listed(sources)} away`)];
  const found = written(place, command, 'change').filter(({ kind, severity }) => severity === 'danger' || kind === 'system');
  const moved =
    command.program === 'mv' ? sources.find((arg) => isRoot(pathOf(arg, command.scope)) || isHome(pathOf(arg, command.scope))) : undefined;
  if (moved !== undefined) return [danger('deletes', `moves ${shownArg(moved)} away`, { recursive: true })];
  if (command.program === 'mv' && sources.some((arg) => isSystem(pathOf(arg, command.scope))))
    return [plain('system', `moves ${listed(sources)}, which belongs to the system`)];
  if (found.length > 0) return found;
  const quiet = flags.has('n', 'no-clobber', 'i', 'interactive');
  const targets: readonly Target[] =
    quiet || (command.program === 'ln' && !flags.has('f', 'force')) ? [] : [{ kind: 'into', sources, place, scope: command.scope }];
  const verb = command.program === 'mv' ? 'moves' : command.program === 'ln' ? 'links' : 'copies';
  return [plain('changes', `${verb} ${listed(sources)} to ${shownArg(place)}`, { targets })];
};

/** Permissions and owners: given to all, or of whole trees that nobody owns alone. */
const permitting: Writer = (flags, command) => {
  const reference = flags.has('reference');
  const all = reference ? flags.operands : modeAndFiles(flags, command);
  const mode = reference ? undefined : all[0];
  const files = reference ? all : all.slice(1);
  const tree = flags.has('R', 'recursive');
  const said = command.program === 'chmod' ? 'who may read and write' : 'the owner of';
  const wide = tree && files.find((arg) => [isRoot, isHome, isSystem].some((is) => is(pathOf(arg, command.scope))));
  if (wide) return [danger('system', `changes ${said} everything in ${shownArg(wide)}`, { recursive: true })];
  const text = mode?.value ?? '';
  if (command.program === 'chmod' && isForAll(text))
    return [danger('system', `lets everybody on this machine change ${listed(files)}`, { recursive: tree })];
  if (command.program === 'chmod' && (/^0?[4567][0-7]{3}$/.test(text) || /(?:^|,)[ugoa]*(?<!g)\+[rwx]*s/.test(text)))
    return [danger('root', `has ${listed(files)} run as its owner, whoever starts it`)];
  if (files.some((arg) => isSystem(pathOf(arg, command.scope)))) return [plain('system', `changes ${said} ${listed(files)}`)];
  return [plain('changes', `changes ${said} ${tree ? 'everything in ' : ''}${listed(files)}`)];
};

/** `777`, `a+w`, `o=rw`, and `=w` without a who; `+w` alone keeps to the umask, as `u+w` and `g+w` keep to the owner and the group. */
const isForAll = (mode: string): boolean =>
  /^0?[0-7]?[0-7]{2}[2367]$/.test(mode) || mode.split(',').some((each) => /^(?:[ugo]*[oa][ugoa]*[+=]|=)[rxX]*w/.test(each));

/** `chmod -x file`: the mode looks like an option. */
function modeAndFiles(flags: Flags, command: SimpleCommand): readonly Arg[] {
  const dashed = command.program === 'chmod' ? command.args.find(({ value }) => value !== null && /^-[rwxXst]+$/.test(value)) : undefined;
  return dashed === undefined ? flags.operands : [dashed, ...flags.operands];
}

const dd: Writer = (_flags, command) =>
  each(
    command.args.filter(({ text }) => text.startsWith('of=')).map((arg) => behind(arg, 3)),
    command,
    'overwrite',
  );

/** What is written, by how the program's row says that it writes. */
const WRITERS: Readonly<Record<Writes['how'], Writer>> = {
  appends: ({ operands, has }, command) => each(operands, command, has('a', 'append') ? 'change' : 'overwrite'),
  operands: ({ operands }, command) => each(operands, command, 'overwrite'),
  empties: ({ operands }, command) => each(operands, command, 'empty'),
  copies: copying,
  permits: permitting,
  attributes: ({ operands }) => [plain('changes', `changes attributes of ${listed(operands.slice(1))}`)],
  acl: ({ operands }) => [plain('changes', `changes who may use ${listed(operands)}`)],
  'of=': dd,
  'in-place': inPlace,
  output: ({ values }, command) =>
    each(
      (about(command.program).writes?.options ?? []).flatMap((name) => values.get(name) ?? []).filter(({ value }) => value !== '-'),
      command,
      'overwrite',
    ),
  touches: ({ operands }, command) => each(operands, command, 'change').filter(({ kind }) => kind === 'startup' || kind === 'system'),
};

function inPlace(flags: Flags, command: SimpleCommand): readonly Finding[] {
  const asked = flags.has('i', 'in-place') || [...flags.long].some((name) => name.startsWith('in-place') || /^[pnwl0]*i/.test(name));
  if (!asked) return [];
  const scripted = flags.values.has('e') || flags.values.has('expression') || flags.values.has('E');
  return each(scripted ? flags.operands : flags.operands.slice(1), command, 'change');
}

/** What a program writes by itself. */
export function writing(command: SimpleCommand): readonly Finding[] {
  const { writes } = about(command.program);
  if (writes === undefined) return [];
  return WRITERS[writes.how](flagsOf(command.args, { short: writes.short ?? '', long: writes.long ?? [] }), command);
}
