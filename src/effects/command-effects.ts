/** The effects of one simple command, put together from the rows of its program and from what only code can recognise. */
import { withoutUnknown } from './loop-text.ts';
import { about, fillsWords, wrappingsOf } from '../programs/index.ts';
import { type Arg, literalArg, lookUp, type SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText } from '../syntax/unwrap.ts';
import { readSedScript } from './sed-script.ts';
import { flagsOf, isOff } from '../syntax/flags.ts';
import { gitEffects } from './git-effects.ts';
import { withCommits } from './reset-effects.ts';
import { imageEffects } from './container-effects.ts';
import { withDirection } from './copy-direction.ts';
import { databaseEffects } from './database-effects.ts';
import { environmentEffects } from './environment-effects.ts';
import { forkBombEffects, installEffects, unseenCodeEffects } from './foreign-code.ts';
import { dangerous, type Effect, ordinary, type Surroundings } from './effect-types.ts';
import { isLoopback } from '../base/loopback.ts';
import { bareHost, hostIn, isBucket } from './host-in.ts';
import { commandsIn, readsFile } from './given-inputs.ts';
import { namesAsCode } from './input-as-code.ts';
import { weakConfigEffects } from './weakened-settings.ts';
import { environmentTold, requestEffects, socketEffects, transferEffects, wordsThatTell } from './network-effects.ts';
import { joinedBy } from './newly-used.ts';
import { pathOf } from './paths.ts';
import { findEffects, removalEffects, selectionOf } from './removing.ts';
import { secretEffects } from './secret-effects.ts';
import { sendsInput } from './sent-to.ts';
import { runsOnly } from './subcommand-account.ts';
import { tableEffects } from './subcommand-effects.ts';
import { listed } from './subject.ts';
import { accessEffects, verbEffects } from './verbs.ts';
import { redirectEffects, writeEffects, writtenTo, withoutEnding } from './writing.ts';
import { settingOf } from './written-settings.ts';

/** Options with which any program only prints what it would do, unless its row says that it has none. */
const DRY = ['dry-run', 'dryrun', 'what-if', 'whatif', 'simulate', 'noop', 'no-act', 'just-print', 'plan-only'];

/** Everything that is known about the effects of one command. */
export function effectsOfCommand(command: SimpleCommand, surroundings: Surroundings): readonly Effect[] {
  const { args, redirects, scope } = command;
  const effects = withDirection(command, withPiped(command, allEffects(command, surroundings)));
  if (scope === null) return effects;
  const named = { words: [...args, ...redirects.flatMap(({ target }) => target ?? [])], scope };
  return effects.map((each) => {
    if (!each.what.includes('$')) return each;
    const what = withoutUnknown(each.what, named.words, scope);
    return what.includes('$') ? { ...each, what, named } : { ...each, what };
  });
}

/** What is deleted by names that are piped in: the commands that print these choose. */
function withPiped({ wrappers, from }: SimpleCommand, effects: readonly Effect[]): readonly Effect[] {
  if (!wrappers.some((each) => fillsWords(each) && about(each).walks !== true)) return effects;
  const chosen = from.map((each) => (each.program === 'find' ? selectionOf(each) : each.args.map(scriptText).join(' '))).join(' ');
  return effects.map((each) => (each.kind === 'deletes' ? { ...each, every: `${each.every ?? ''} ${chosen}` } : each));
}

function allEffects(command: SimpleCommand, surroundings: Surroundings): readonly Effect[] {
  const files = redirectEffects(command);
  if (command.unread !== null) return [dangerous('unread', `cannot be read completely: ${command.unread}`), ...files];
  return [
    ...files,
    ...unseenCodeEffects(command),
    ...forkBombEffects(command),
    ...namesAsCode(command),
    ...secretEffects(command),
    ...unaskedEffects(command),
    ...environmentEffects(command),
    ...(isDry(command) ? [] : [...accessEffects(command), ...byProgram(command, surroundings)]),
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
  const asks = flags.has('help') || args[0]?.value === 'help' || /^(?:--version|-V)$/.test(args.at(-1)?.value ?? '');
  return DRY.some((name) => flags.has(name) && !isOff(name, flags)) || asks || (dry !== undefined && flags.has(dry));
}

function byProgram(command: SimpleCommand, surroundings: Surroundings): readonly Effect[] {
  const { program } = command;
  if (program === null) return [];
  const row = about(program);
  if (row.root === true) {
    const objects = command.args.filter(({ text }) => !text.startsWith('-')).map(({ value, text }) => value ?? text);
    return [ordinary('root', 'runs as root', { objects })];
  }
  if (row.removes === true) return removalEffects(command, surroundings);
  if (row.inputs?.form === 'find') return findEffects(command, surroundings);
  const own = OWN.flatMap((each) => each(command, surroundings));
  const fromRows = row.effects === undefined ? [] : withCommits(command, tableEffects(command, row.effects));
  const listed = [...own, ...fromRows, ...environmentTold(command)];
  const specific = listed.some(({ area }) => area === 'settings') ? listed : [...listed, ...weakConfigEffects(command)];
  const found = specific.length > 0 ? specific : networkEffects(command);
  if (found.some(({ severity }) => severity === 'dangerous') || row.reads === true) return found;
  const guessed = row.effects?.everyVerb !== true && row.changes !== true && (row.wraps === undefined || row.effects !== undefined);
  const verb = guessed ? verbEffects(command) : [];
  return [...verb, ...found];
}

/** Effects that a row cannot describe. */
const OWN: readonly ((command: SimpleCommand, surroundings: Surroundings) => readonly Effect[])[] = [
  gitEffects,
  writeEffects,
  requestEffects,
  transferEffects,
  socketEffects,
  databaseEffects,
  installEffects,
  killEffects,
  archiveEffects,
  historyEffects,
  sedEffects,
  imageEffects,
];

/** Parts of macOS that are started again at once, and are ended so that they read their settings anew. */
const RESTARTED: ReadonlySet<string> = new Set('Finder Dock SystemUIServer ControlCenter cfprefsd mDNSResponder'.split(' '));

/** Ending processes. `kill -9 -1` ends every process that the user may end. */
function killEffects({ program, args }: SimpleCommand): readonly Effect[] {
  if (program === 'killall' || program === 'pkill' || program === 'xkill') {
    const { operands } = flagsOf(args);
    if (operands.length > 0 && operands.every(({ value }) => RESTARTED.has(value ?? '')))
      return [ordinary('system', `restarts ${listed(operands)}`, { area: 'services', objects: operands.map(({ text }) => text) })];
    return [
      ordinary('system', operands.length === 0 ? 'ends processes' : `ends the processes that match ${listed(operands)}`, {
        area: 'processes',
        objects: operands.map(({ value, text }) => value ?? text),
      }),
    ];
  }
  if (program === 'killall5') return [dangerous('system', 'ends every process', { area: 'power' })];
  if (program !== 'kill') return [];
  const values = args.map(({ value }) => value);
  const listing = values[0] === '-l' || values[0] === '-L';
  const targets =
    values[0] === '-s' || values[0] === '-n' ? values.slice(2) : /^-(?:[A-Za-z]+|\d+)$/.test(values[0] ?? '') ? values.slice(1) : values;
  // signal 0 only asks whether the process exists, and these end none by default
  const signal = /^-?(?:SIG)?(\w+)$/.exec(values.find((value) => value !== '-s' && value !== '-n') ?? '')?.[1] ?? '';
  if (listing || values.some((value) => value === '-0') || /^(?:WINCH|CONT|CHLD|URG|INFO)$/.test(signal)) return [];
  return targets.includes('-1')
    ? [dangerous('system', 'ends every process', { area: 'power' })]
    : [
        ordinary('system', 'ends processes', {
          area: 'processes',
          objects: [...targets.flatMap((value) => (value === null || /^%?\d*$/.test(value) ? [] : [value])), ...foundBy(args)],
        }),
      ];
}

/** `kill $(pgrep -x NAME)`: the names of the processes that are looked for. */
const foundBy = (args: readonly Arg[]): readonly string[] =>
  commandsIn(args)
    .filter(({ program }) => about(program).findsProcesses === true)
    .flatMap((command) => flagsOf(command.args, { short: 'uUgGtPsF' }).operands.flatMap(({ value }) => value ?? []));

/** Unpacking over existing files, and archives whose sources are deleted. */
function archiveEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args } = command;
  const flags = flagsOf(args, { short: 'fC', long: ['file', 'directory'] });
  if (program === 'tar' || program === 'bsdtar') {
    if (flags.has('remove-files')) return [dangerous('deletes', 'deletes the files after packing them', { recursive: true })];
    const mode = args[0]?.value ?? '';
    if (flags.has('delete')) return [dangerous('deletes', 'deletes files from the archive')];
    if (flags.has('x', 'extract', 'get') || /^[a-zA-Z]*x[a-zA-Z]*$/.test(mode))
      return [ordinary('changes', 'unpacks an archive'), ...membersOf(flags.operands, command)];
    if (flags.has('t', 'list') || /^[a-zA-Z]*t[a-zA-Z]*$/.test(mode)) return [];
    const archive = flags.values.get('f')?.at(-1) ?? flags.values.get('file')?.at(-1) ?? (/^[a-zA-Z]+f/.test(mode) ? args[1] : undefined);
    const adds = flags.has('r', 'u', 'A', 'append', 'update', 'catenate', 'concatenate') || /^[ruA][a-zA-Z]*$/.test(mode);
    const made = archive === undefined || archive.value === '-' ? [] : writtenTo(archive, command, adds ? 'change' : 'overwrite');
    return [ordinary('changes', 'packs files into an archive'), ...made];
  }
  if (program === 'zip' && flags.has('d', 'delete')) return [dangerous('deletes', 'deletes files from the archive')];
  if (program === 'zip')
    return [
      flags.has('m', 'move')
        ? dangerous('deletes', 'deletes the files after packing them', { recursive: true })
        : ordinary('changes', 'packs files into an archive'),
    ];
  if (program === 'unzip' || program === '7z') {
    if (flags.has('l', 't', 'Z', 'v')) return [];
    const { values } = flagsOf(args, { short: 'dP' });
    const folders = (values.get('d') ?? []).flatMap((each) => writtenTo(each, command)).filter(({ kind }) => kind === 'system');
    return [ordinary('changes', 'unpacks an archive'), ...folders];
  }
  return [];
}

/** What is unpacked by its name, where it decides what runs or belongs to the system: `tar xf a.tar .bashrc`. */
const membersOf = (operands: readonly Arg[], command: SimpleCommand): readonly Effect[] =>
  operands
    .slice(1)
    .flatMap((each) => writtenTo(each, command))
    .filter(({ kind, area }) => kind === 'startup' || kind === 'system' || area === 'settings');

/** Changes of the shell itself: its history, and which shell a login starts. */
function historyEffects({ program, args }: SimpleCommand): readonly Effect[] {
  const flags = flagsOf(args);
  if (program === 'history' && flags.has('c', 'd')) return [dangerous('deletes', 'deletes the history of your shell')];
  if (program === 'unset' && args.some(({ value }) => value === 'HISTFILE'))
    return [ordinary('startup', 'stops recording the history of your shell', { area: 'shell', objects: ['HISTFILE'] })];
  if (program === 'chsh') {
    const shell = flagsOf(args, { short: 's', long: ['shell'] }).values.get('s')?.[0] ?? args.find(({ text }) => text.includes('/'));
    return [ordinary('startup', 'changes your login shell', { objects: shell === undefined ? [] : [nameIn(shell)] })];
  }
  return [];
}

/** The name in a word: `zsh` for `/bin/zsh` and for `"$(which zsh)"`. */
const nameIn = (arg: Arg): string => /^(?:\$\((?:which|command -v|type -p) )?([\w./-]+)\)?$/.exec(scriptText(arg))?.[1] ?? arg.text;

/** A sed script that runs commands or writes files. */
function sedEffects(command: SimpleCommand): readonly Effect[] {
  if (command.program !== 'sed' && command.program !== 'gsed') return [];
  const { values, operands } = flagsOf(command.args, { short: 'ef', long: ['expression', 'file'] });
  const given = [...(values.get('e') ?? []), ...(values.get('expression') ?? [])];
  const scripts = given.length > 0 ? given : withoutEnding(operands).slice(0, 1);
  const { runs, writes } = readSedScript(scripts.map(scriptText).join('\n'));
  return [
    ...(runs.length === 0 ? [] : [dangerous('unread', 'runs commands from the text that it edits')]),
    ...writes.flatMap((file) => writtenTo(literalArg(file), command)),
  ];
}

/** Effects that the row of a program recognises by its arguments. */
function unaskedEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args } = command;
  const { unasked } = about(program);
  if (unasked === undefined) return [];
  const text = args.map(scriptText).join(' ');
  return unasked
    .filter((each) => each.args.test(text))
    .map(({ kind, area, what, object, called, joins }) => {
      const named = object?.exec(text)?.[1];
      // a tunnel is one to the machine that is logged in to
      const objects = named ?? (area === 'network' ? destination(command) : null);
      const settings = area === 'kernel' ? args.flatMap((arg) => settingOf([scriptText(arg)]) ?? []) : [];
      return ordinary(kind, what, {
        area,
        objects: objects === null ? [] : [objects],
        ...(settings.length > 0 ? { settings } : {}),
        ...joinedBy(joins, command),
        ...(called === undefined ? {} : { called }),
      });
    });
}

/** Programs that only talk to another machine. */
function networkEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args, scope } = command;
  const { network, request, transfers: copies, socket } = about(program);
  if (network === undefined || request !== undefined || copies === true || socket === true || runsOnly(command)) return [];
  const { does } = about(program);
  const subcommand = does === undefined ? undefined : args.find(({ text }) => !text.startsWith('-'));
  // `mix phx.server`: a subcommand is no host
  const places = args.filter((arg) => arg !== subcommand || /[/@]/.test(arg.text));
  const found = places.map((arg) => namedHost(pathOf(arg, scope).replaceAll(/\$\{?\w+\}?\.?/g, ''))).find((each) => each !== null) ?? null;
  const host = found ?? destination(command);
  if (
    program === 'ssh' &&
    // under one's own account
    ((host !== null && isLoopback(host) && !args.some(({ text }) => text.includes('@'))) ||
      args.some(({ value }) => /^-[GQV]$/.test(value ?? '')))
  )
    return [];
  const objects = host === null ? [] : (valuesOf(host, command) ?? [host]);
  const own = ordinary('network', program === 'ssh' ? 'logs in to another machine' : 'talks to another machine', { objects });
  const given = readsFile(command) || command.from.length > 0;
  if (given && host !== null && !isLoopback(host)) return [own, sendsInput(host, objects)];
  return about(program).wraps === undefined ? [own, ...wordsThatTell(command, host)] : [own];
}

/** A host with a scheme, an account or a domain; `app:dev` and `site.yml` name none. */
const namedHost = (text: string): string | null =>
  isBucket(text) ? null : /:\/\/|^localhost\b|^[\w.-]+@[\w.-]+(?::|$)/.test(text) ? hostIn(text) : bareHost(text);

/** `for h in web1 web2; do ssh "$h" …`: the machines that the line names. */
function valuesOf(host: string, { scope }: SimpleCommand): readonly string[] | null {
  const values = lookUp(scope, /^\$\{?(\w+)\}?$/.exec(host)?.[1] ?? '');
  const names = (values ?? []).flatMap(({ value }) => (value === null ? [] : [value.replace(/^.*@/, '')]));
  return names.length > 0 && names.length === values?.length ? names : null;
}

/** The machine that `ssh NAME` logs in to: its first operand, which need not look like a host. */
function destination({ program, args, scope }: SimpleCommand): string | null {
  const login = wrappingsOf(program).find(({ subcommand, where }) => subcommand === undefined && where === 'machine');
  if (login === undefined) return null;
  const first = flagsOf(args, { short: login.short ?? '', long: login.long ?? [] }).operands[0];
  return first === undefined ? null : pathOf(first, scope).replace(/^.*@/, '');
}
