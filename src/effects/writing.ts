/** Which files a command would write, and what that means by the kind of file. */
import { about, fillsWords } from '../programs/index.ts';
import type { Writes } from '../programs/program.ts';
import type { Arg, Redirect, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf, type Flags, sliceArg } from '../syntax/flags.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import { dangerous, type Effect, ordinary, type Target } from './effect-types.ts';
import { inputFiles } from './given-inputs.ts';
import { makesKey } from './made-keys.ts';
import { isSetuid, permitting, setuid } from './permitting.ts';
import { isBuildFile, isDevice, isHome, isRoot, isSetting, isStartup, isSystem, isTemporary, placeOf } from './paths.ts';
import { lostUnderOneName } from './one-for-many.ts';
import { ADDRESS, sentTo } from './sent-to.ts';
import { isPlaceholder, listed, shownArg } from './subject.ts';
import { isUnknownFolder, unseenName } from './unseen-place.ts';
import { isFromTemplate } from './template-copy.ts';

/** Devices that store nothing. */
const NOWHERE = /^\/(?:dev\/(?:null|zero|full|std(?:in|out|err)|tty\w*|pts\/\d+|fd\/\d+|console)|proc\/self\/fd\/\d+)$/;

/** The effects of writing a file, by the kind of file. */
function written(arg: Arg, command: SimpleCommand, given: 'overwrite' | 'empty' | 'change'): readonly Effect[] {
  const how = given === 'overwrite' && copiesNothing(command) ? 'empty' : given;
  const text = placeOf(arg, command.scope);
  const targets: readonly Target[] = [{ kind: 'path', arg, scope: command.scope, how }];
  const objects = [text];
  // what `>(…)` starts is a command of its own
  if (NOWHERE.test(text) || arg.parts.some(({ kind }) => kind === 'process')) return [];
  const unseen = how === 'change' ? null : unseenName(arg, command);
  if (unseen !== null) return [dangerous('deletes', unseen, { recursive: true, objects })];
  if (isUnknownFolder(arg))
    return [
      ordinary('unread', `writes to ${shownArg(arg)}, a place that is only known when it runs`, { targets, objects, area: 'system-files' }),
    ];
  // `strace -o '|cmd'`, `-o '!cmd'`: output that goes to a program
  if (/^[|!]/.test(text)) return [ordinary('runs-foreign-code', `runs ${shownArg(arg)}`, { objects: [text.slice(1)] })];
  if (/^\/dev\/(?:tcp|udp)\//.test(text)) {
    const host = text.split('/')[3] ?? '';
    return [dangerous('network', `opens a connection to ${text.split('/').slice(3).join(':')}`, { objects: [host] })];
  }
  if (ADDRESS.test(text)) return sentTo(text);
  if (isDevice(text)) return [dangerous('system', `overwrites the disk ${shownArg(arg)}`, { recursive: true, area: 'disks', objects })];
  if (isStartup(text))
    return [dangerous('startup', `writes ${shownArg(arg)}, which decides what runs or who may log in`, { targets, objects })];
  if (isSystem(text))
    return [
      ordinary('system', `writes ${shownArg(arg)}, which belongs to the system`, {
        targets,
        objects,
        ...(/^\/etc\/sysctl\b/.test(text) ? { area: 'kernel' } : {}),
      }),
    ];
  if (how === 'empty') return [dangerous('deletes', `empties ${shownArg(arg)}`, { targets, objects })];
  const what = how === 'overwrite' ? `writes ${shownArg(arg)}` : `changes ${listed([arg])}`;
  if (isTemporary(text) || makesKey(command, text)) return [ordinary('changes', what, { targets, objects })];
  if (/(?:^|\/)\.ssh\/known_hosts2?$/.test(text))
    return [ordinary('protection', `${what}, which decides which machines are trusted`, { targets, objects })];
  if (isSetting(text)) return [ordinary('startup', `${what}, which other programs obey`, { targets, objects, area: 'settings' })];
  return [ordinary('changes', what, { targets, objects, ...(isBuildFile(text) ? { area: 'settings' } : {}) })];
}

/** Whether what is written comes from a device that has no data: the file that is overwritten is lost. */
const copiesNothing = ({ program, args, redirects }: SimpleCommand): boolean =>
  // `dd if=/dev/zero of=x count=1` and `head -c 9 /dev/urandom > x` make a file of that size
  program !== 'dd' &&
  [...args, ...(prints(program) ? inputFiles({ redirects }) : [])].some(
    (arg) => arg.value === '/dev/null' || (/^\/dev\/(?:zero|u?random)$/.test(arg.value ?? '') && about(program).writes !== undefined),
  );

/** Whether a program prints what it reads, or copies it: any other one has output of its own, as in `nohup x >log </dev/null`. */
const prints = (program: string | null): boolean => about(program).files === 'shown' || about(program).writes !== undefined;

/** The effects of one file that a command writes with an option, or changes. */
export const writtenTo = (arg: Arg, command: SimpleCommand, how: 'overwrite' | 'change' = 'overwrite'): readonly Effect[] =>
  // the value of an option is one name: of a pattern the first file that it finds is lost
  arg.parts.some(({ kind }) => kind === 'glob')
    ? [
        dangerous('deletes', `overwrites the first file that ${shownArg(arg)} finds`, {
          objects: [placeOf(arg, command.scope)],
          recursive: true,
        }),
      ]
    : written(arg, command, how);

/** The effects of the redirections of any command. */
export function redirectEffects(command: SimpleCommand): readonly Effect[] {
  const silent = isSilent(command);
  return command.redirects.flatMap((redirect) => {
    if (redirect.target === null || !isOutput(redirect)) return [];
    if (redirect.operator === '>>') return written(redirect.target, command, 'change');
    const place = placeOf(redirect.target, command.scope);
    if (isOwnInput(place, command)) return [emptied(redirect.target, command)];
    return written(redirect.target, command, silent ? 'empty' : 'overwrite');
  });
}

const emptied = (arg: Arg, { scope }: SimpleCommand): Effect =>
  dangerous('deletes', `empties ${shownArg(arg)} before it is read`, {
    objects: [placeOf(arg, scope)],
    recursive: true,
    // to sort a file, or to take something out of it, does not ask for its end
    called: 'empt truncat wip leer vaci vider svuot',
  });

/** Whether the file that the shell empties first is one that the same pipeline reads: `sort x | uniq > x`. */
const isOwnInput = (place: string, command: SimpleCommand): boolean =>
  place !== '' &&
  !place.startsWith('/dev/') &&
  [command, ...command.from].some(
    ({ program, args, scope, redirects }) =>
      about(program).lines !== 'made' &&
      about(program).files !== undefined &&
      [...args, ...inputFiles({ redirects })].some((arg) => arg.value !== null && placeOf(arg, scope) === place),
  );

const isOutput = ({ operator, target }: Redirect): boolean =>
  operator === '>' ||
  operator === '>>' ||
  operator === '>|' ||
  operator === '&>' ||
  operator === '&>>' ||
  operator === '<>' ||
  (operator === '>&' && !/^(?:\d+-?|-)$/.test(target?.text ?? ''));

/** Commands that print nothing, so that a redirection empties the file: `> file`, `: > file`, `true > file`, `cat /dev/null > file`. */
function isSilent({ group, word, program, args, assignments, redirects, from }: SimpleCommand): boolean {
  if (group) return false;
  if (word === null) return assignments.length === 0 && from.length === 0 && redirects.length === 1 && redirects[0]?.descriptor === null;
  if (program === ':' || program === 'true') return true;
  return program === 'cat' && args.length === 1 && args[0]?.value === '/dev/null';
}

/** How people call the tags of pictures, or why they want none. */
const TAGS = String.raw`tags? metadata meta\s exif gps locat privat privac anonym strip scrub clean remov sanit geo metadaten standort m[ée]tadonn ort\b`;

/** Commands of ed and vi that save. */
const SAVES = /(?:^|[\n|:+])\s*(?:wq?a?|xa?|up(?:date)?)!?\s*(?:$|[\n|])/;

type Writer = (flags: Flags, command: SimpleCommand) => readonly Effect[];

const each = (args: readonly Arg[], command: SimpleCommand, how: 'overwrite' | 'empty' | 'change'): readonly Effect[] =>
  args.flatMap((arg) => written(arg, command, how));

/** `cp`, `mv`, `ln`, `install`: the destination is the value of -t or the last operand. */
const copying: Writer = (flags, command) => {
  const place = flags.values.get('t')?.[0] ?? flags.values.get('target-directory')?.[0] ?? flags.operands.at(-1);
  const sources = flags.operands.filter((arg) => arg !== place);
  if (place === undefined || sources.length === 0) return [];
  if (command.program === 'mv' && placeOf(place, command.scope) === '/dev/null')
    return [dangerous('deletes', `discards ${listed(sources)}`)];
  if (sources.some(({ value }) => /^\/dev\/(?:null|zero|u?random)$/.test(value ?? ''))) return written(place, command, 'empty');
  const lost = lostUnderOneName(sources, place, command);
  if (lost !== null) return [lost];
  const mode = flags.values.get('m')?.at(-1)?.value ?? flags.values.get('mode')?.at(-1)?.value ?? '';
  const isExample = isFromTemplate(sources, place, command.scope);
  const found = written(place, command, 'change')
    .filter(
      ({ kind, severity, area }) =>
        severity === 'dangerous' || kind === 'system' || kind === 'unread' || ((kind === 'startup' || area === 'settings') && !isExample),
    )
    // a file that decides what runs is asked for with what it will contain
    .map((each) =>
      each.area === 'startup' ? { ...each, objects: [...each.objects, ...sources.map((arg) => placeOf(arg, command.scope))] } : each,
    );
  if (isSetuid(mode)) found.push(setuid([place], [placeOf(place, command.scope)]));
  const moved =
    command.program === 'mv'
      ? sources.find((arg) => isRoot(placeOf(arg, command.scope)) || isHome(placeOf(arg, command.scope)))
      : undefined;
  if (moved !== undefined) return [dangerous('deletes', `moves ${shownArg(moved)} away`, { recursive: true })];
  if (command.program === 'mv' && sources.some((arg) => isSystem(placeOf(arg, command.scope))))
    return [
      ordinary('system', `moves ${listed(sources)}, which belongs to the system`, {
        objects: sources.map((arg) => placeOf(arg, command.scope)),
      }),
    ];
  if (found.length > 0) return found;
  const quiet = flags.has('n', 'no-clobber', 'i', 'interactive');
  const targets: readonly Target[] =
    quiet || (command.program === 'ln' && !flags.has('f', 'force')) ? [] : [{ kind: 'into', sources, place, scope: command.scope }];
  const verb = command.program === 'mv' ? 'moves' : command.program === 'ln' ? 'links' : 'copies';
  // what is moved is no longer where it was
  const gone = command.program === 'mv' ? sources.map((arg) => placeOf(arg, command.scope)) : [];
  return [
    ordinary('changes', `${verb} ${listed(sources)} to ${shownArg(place)}`, {
      targets,
      objects: [...gone, placeOf(place, command.scope)],
      ...(command.program === 'mv' ? { existing: true } : {}),
    }),
  ];
};

const dd: Writer = (_flags, command) =>
  each(
    command.args.filter(({ text }) => text.startsWith('of=')).map((arg) => sliceArg(arg, 3)),
    command,
    'overwrite',
  );

function marked(files: readonly Arg[], { scope }: SimpleCommand, what: string): readonly Effect[] {
  const objects = files.map((arg) => placeOf(arg, scope));
  const isSerious = objects.some((text) => isStartup(text) || isSystem(text));
  return [ordinary(isSerious ? 'system' : 'changes', `${what} ${listed(files)}`, { objects })];
}

/** The effects of writing, by the way of writing that the program's row names. */
const WRITERS: Readonly<Record<Writes['how'], Writer>> = {
  appends: ({ operands, has }, command) => {
    const isLonger = has('a', 'append');
    const own = isLonger ? undefined : operands.find((arg) => isOwnInput(placeOf(arg, command.scope), { ...command, args: [] }));
    return own === undefined ? each(operands, command, isLonger ? 'change' : 'overwrite') : [emptied(own, command)];
  },
  operands: ({ operands }, command) => each(operands, command, 'overwrite'),
  edits: ({ operands, has }, command) =>
    // gzip, bzip2, xz: to the standard output, kept, tested, listed; mogrify, whose options are words: into another folder
    (
      about(command.program).manner?.words === true
        ? command.args.some(({ value }) => value === '-path')
        : has('c', 'k', 't', 'l', 'stdout', 'to-stdout', 'keep', 'test', 'list')
    )
      ? []
      : each(
          operands.filter(({ text }) => /[./*]/.test(text)),
          command,
          'change',
        ),
  empties: ({ operands }, command) => {
    const named = operands.filter((arg) => !isPlaceholder(arg));
    if (named.length > 0 || !command.wrappers.some(fillsWords)) return each(named, command, 'empty');
    // the effect of `find -exec truncate` is reported by the find
    return command.wrappers.at(-1) === 'find'
      ? []
      : [dangerous('deletes', 'empties every file whose name is piped in', { recursive: true })];
  },
  copies: copying,
  permits: permitting,
  attributes: ({ operands }, command) => marked(operands.slice(1), command, 'changes the attributes of'),
  acl: ({ operands }, command) => marked(operands, command, 'changes who may use'),
  'of=': dd,
  'in-place': inPlace,
  output: ({ values }, command) =>
    each(
      (about(command.program).writes?.options ?? []).flatMap((name) => values.get(name) ?? []).filter(({ value }) => value !== '-'),
      command,
      'overwrite',
    ),
  // `exiftool -artist=x a.jpg`, unless the changed file is another one
  tags: (_flags, command) => {
    const isAssigned = command.args.some(({ text }) => /^-[\w:#.-]+[-+]?<?=/.test(text) || /^-(?:all|geotag)/i.test(text));
    const files = command.args.filter(({ text }) => !text.startsWith('-'));
    if (!isAssigned || command.args.some(({ value }) => value === '-o')) return [];
    const changed = each(files, command, 'change');
    // `-all=`: every tag goes
    return command.args.some(({ value }) => /^-(?:\w+:)?all=$/i.test(value ?? ''))
      ? changed.map((one) => ({ ...one, what: one.what.replace(/^\w+/, 'removes the tags of'), called: TAGS }))
      : changed;
  },
  // the last word is the file that is made; with `-y` an existing one is overwritten without a question
  last: (_flags, command) => {
    const [file] = command.args.slice(-1);
    const overwrites = command.args.some(({ value }) => value === '-y');
    return file === undefined || !overwrites || /^-|:\/\//.test(file.text) ? [] : each([file], command, 'overwrite');
  },
  // an editor that gets its commands as an argument or from a file saves without the user seeing it: `ed -s x <script`, `ex -sc '%d|x' x`
  scripted: ({ operands, values }, command) => {
    const files = operands.filter(({ text }) => !text.startsWith('+'));
    const given = [...(values.get('c') ?? []), ...command.args.filter(({ text }) => text.startsWith('+'))].map(scriptText);
    const typed = stdinText(command);
    const isFed = typed === undefined && (inputFiles(command).length > 0 || command.from.length > 0);
    return isFed || [...given, typed ?? ''].some((text) => SAVES.test(text)) ? each(files, command, 'change') : [];
  },
  touches: ({ operands }, command) => each(operands, command, 'change').filter(({ kind }) => kind === 'startup' || kind === 'system'),
};

function inPlace(flags: Flags, command: SimpleCommand): readonly Effect[] {
  const asked =
    flags.has('i', 'in-place', 'inplace') || [...flags.long].some((name) => name.startsWith('in-place') || /^[pnwl0]*i/.test(name));
  if (!asked) return [];
  const scripts = ['e', 'expression', 'E'].flatMap((name) => flags.values.get(name) ?? []);
  // `perl -n` and `sed -n` print only what the script prints: without that the file is empty
  const prints =
    !flags.has('n', 'quiet', 'silent') || scripts.length === 0 || scripts.some(({ value }) => value === null || /p|say|w/.test(value));
  const operands = withoutEnding(flags.operands);
  return each(scripts.length > 0 ? operands : operands.slice(1), command, prints ? 'change' : 'empty');
}

/** `sed -i '' SCRIPT FILE` on BSD and macOS: the ending for the copies, which is empty, is a word of its own. Source: sed(1) of FreeBSD. */
export const withoutEnding = (operands: readonly Arg[]): readonly Arg[] => (operands[0]?.value === '' ? operands.slice(1) : operands);

/** The effects of the files that a program writes without redirections. */
export function writeEffects(command: SimpleCommand): readonly Effect[] {
  const { writes } = about(command.program);
  if (writes === undefined) return [];
  const found = WRITERS[writes.how](flagsOf(command.args, { short: writes.short ?? '', long: writes.long ?? [] }), command);
  const isEmptied = writes.zeros === true || command.args.some(({ value }) => value === 'if=/dev/zero');
  // a part of a disk may keep what it has
  return isEmptied ? found.map((each) => ({ ...each, empties: each.objects.filter((file) => !file.startsWith('/dev/')) })) : found;
}
