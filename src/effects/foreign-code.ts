/** Code that runs without having been seen: downloaded, decoded, piped or substituted into an interpreter. */
import { about, fillsWords, isKnownProgram } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { innersOf, stdinText } from '../syntax/unwrap.ts';
import { dangerous, type Effect, ordinary } from './effect-types.ts';
import { hostIn, ownerIn } from './host-in.ts';
import { isEncrypted, serverOf } from './download-source.ts';
import { commandsIn } from './given-inputs.ts';
import { inputAsCode } from './input-as-code.ts';
import { isSetting, isStartup, isSystemProgram, pathOf } from './paths.ts';
import { shownArg } from './subject.ts';

/** Options after which an interpreter finds its code, or a module, in its arguments. */
const GIVEN = /^-\w*[ceErp]$|^-\w*[eE]|^-[cm]|^--(?:eval|print|version|help)$|^-[Vh]$/;

/** Whether a program runs code from a file or from its standard input. */
export function isInterpreter(program: string | null): boolean {
  const { interprets } = about(program);
  return interprets?.shell === true || interprets?.input === true || interprets?.stdin === true;
}

export const isDownload = ({ program }: SimpleCommand): boolean => about(program).network === 'downloads';

/** Whether a command decodes or decrypts its input, so that the line does not show what comes out. */
function decodes({ program, args }: SimpleCommand): boolean {
  const options = about(program).decodes;
  if (options === undefined || options === true) return options === true;
  return flagsOf(args).has(...options);
}

const RUNS = 'runs-foreign-code';

/** Code that is piped or substituted into an interpreter. */
export function unseenCodeEffects(command: SimpleCommand): readonly Effect[] {
  const { program, word, args, from } = command;
  const unseen = (commands: readonly SimpleCommand[]): readonly Effect[] => {
    const download = commands.find(isDownload);
    if (download !== undefined) {
      const rest = { objects: [serverOf(download)], ...(isEncrypted(download) ? { encrypted: true as const } : {}) };
      return [dangerous(RUNS, `runs code from ${serverOf(download)}`, rest)];
    }
    return commands.some(decodes) ? [dangerous(RUNS, 'runs code that cannot be read here')] : [];
  };
  // `$(curl …)` as the command, alone or as the whole code of `sh -c "$(curl …)"` and `eval "$(curl …)"`
  if (word !== null && program === null) {
    const found = unseen(commandsIn([word]));
    const printer = printerIn(commandsIn([word]));
    if (printer !== null) return [setsUpShell(printer)];
    return found.length > 0 || innersOf(command).length > 0 || isFamiliar(word)
      ? found
      : [ordinary('unread', `runs the program that ${shownArg(word)} expands to`, { objects: variableIn(word) })];
  }
  const fromInput = inputAsCode(command);
  if (fromInput !== null) return fromInput;
  if (!isInterpreter(program)) return [];
  const substituted = unseen(commandsIn(args));
  if (substituted.length > 0) return substituted;
  const input = command.redirects.flatMap(({ operator, target }) =>
    operator.startsWith('<') && target !== null ? commandsIn([target]) : [],
  );
  if (!readsCode(command)) return [];
  const source = command.redirects.find(({ operator, target }) => operator === '<&' && !/^\d*-?$/.test(target?.text ?? ''));
  if (source?.target != null) return [ordinary('unread', `runs the code that comes from ${shownArg(source.target)}`)];
  if (generatedCode(command) !== null) return [];
  // `starship init fish | source`
  const sourced = program === 'source' && from.length === 1 ? printerIn(from) : null;
  if (sourced !== null) return [setsUpShell(sourced)];
  const found = unseen([...from, ...input]);
  const known = found.length > 0 || from.length === 0 || stdinText(command) !== undefined;
  return known ? found : [ordinary('unread', 'runs the code that is piped into it')];
}

/** Whether the first stage of a pipeline prints names or a text of the line, not what others wrote into files. */
const isList = ({ program }: SimpleCommand): boolean => about(program).lines === 'names' || about(program).lines === 'made';

/**
 * The commands that a pipeline makes of names and gives to a shell, when the line contains their text: `find … -printf 'mv %p …\n' | sh`,
 * `ls | sed 's/.*\/mv & …/' | sh`. Null where a part of them comes from elsewhere, or where two stages put them together.
 */
export function generatedCode(command: SimpleCommand): readonly string[] | null {
  const { from, args, program } = command;
  if (about(program).interprets?.shell !== true || args.length > 0 || from.length === 0) return null;
  const makers = from.filter(
    (each, at) => !(at === 0 ? isList(each) : about(each.program).lines === 'chosen') || each.args.some(({ value }) => value === '-printf'),
  );
  const [maker, ...others] = makers;
  const isListed = from[0] !== undefined && isList(from[0]) && from.every(({ redirects, captured }) => redirects.length === 0 && !captured);
  if (maker === undefined || others.length > 0 || !isListed) return null;
  const { operands } = flagsOf(maker.args, { short: 'eFv', long: ['expression'] });
  const [script, ...files] = operands;
  switch (maker.program) {
    case 'find': {
      const format = maker.args[maker.args.findIndex(({ value }) => value === '-printf') + 1]?.value;
      return format === undefined || format === null ? null : format.split('\\n').filter((line) => line !== '');
    }
    case 'sed': {
      const made = files.length > 0 ? null : /^s(.)(?:(?!\1).)*\1((?:\\.|(?!\1)[^\\])*)\1[gp\d]*$/s.exec(script?.value ?? '')?.[2];
      return made === undefined || made === null ? null : [made.replaceAll(/\\(.)/g, '$1')];
    }
    case 'awk':
    case 'gawk':
    case 'mawk':
    case 'nawk': {
      const made = /^[^{}"]*\{\s*printf?\s*\(?\s*"((?:\\.|[^"\\])*)"[^{}]*\}$/s.exec(script?.value ?? '')?.[1];
      return files.length > 0 || made === undefined ? null : made.split('\\n').filter((line) => line !== '');
    }
    default:
      return null;
  }
}

export const setsUpShell = (printer: string): Effect =>
  ordinary('protection', `sets up your shell with what ${printer} prints`, { area: 'shell', objects: [printer] });

/** Where programs print the completion of their own arguments. Source: cobra.dev/docs/how-to-guides/shell-completion. */
const COMPLETION = /^completions? (?:-s |--shell[ =])?(?:bash|zsh)$/;
/** The program of a substitution that is made for `eval`: `$(ssh-agent -s)`, `$(direnv hook bash)`. */
export function printerIn(commands: readonly SimpleCommand[]): string | null {
  const [command, ...others] = commands;
  const text = command?.args.map(({ value, text: raw }) => value ?? raw).join(' ') ?? '';
  return command !== undefined &&
    others.length === 0 &&
    (about(command.program).prints?.test(text) === true ||
      (command.program !== null && isKnownProgram(command.program) && COMPLETION.test(text)))
    ? nameOf(command)
    : null;
}

/** Its name; of a program that is not the system's, its path. */
const nameOf = ({ program, word }: SimpleCommand): string | null =>
  word === null || !word.text.includes('/') || isSystemProgram(word.text) ? program : word.text;

/** The name of the variable that a word consists of: somebody who names it knows what it holds. */
const variableIn = ({ parts }: Arg): readonly string[] =>
  parts.length === 1 && parts[0]?.kind === 'variable' && /^\w{2,}$/.test(parts[0].name) ? [parts[0].name] : [];

/** Variables that by convention contain the name of a program. */
export const isFamiliar = ({ parts }: Arg): boolean =>
  parts.length === 1 &&
  parts[0]?.kind === 'variable' &&
  /^(?:EDITOR|VISUAL|PAGER|SHELL|BROWSER|CC|CXX|MAKE|PYTHON|SUDO)$/.test(parts[0].name);

/** Whether an interpreter takes its code from standard input: no file, no `-c`. */
function readsCode({ program, args }: SimpleCommand): boolean {
  const { stdin, checks } = about(program).interprets ?? {};
  if (stdin === true) return true;
  // `xargs php -l`
  if (checks !== undefined && flagsOf(args).has(...checks)) return false;
  for (const arg of args) {
    const text = arg.value ?? '$';
    if (text === '-' || text === '-s' || text === '--' || text === '/dev/stdin') return true;
    if (about(program).interprets?.shell === true ? /^-\w*c$|^--(?:version|help)$/.test(text) : GIVEN.test(text)) return false;
    if (!text.startsWith('-')) return false;
  }
  return true;
}

/** The hosts of a line's downloads, by the file that each is written to: `curl -o x … && sh x`. */
export function downloaded(commands: readonly SimpleCommand[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const command of commands.filter(isDownload)) {
    const flags = flagsOf(command.args, {
      short: command.program === 'wget' ? 'OP' : 'oHdXuA',
      long: ['output', 'output-document', 'header', 'data', 'request'],
    });
    const named = [flags.values.get('o'), flags.values.get('O'), flags.values.get('output'), flags.values.get('output-document')].flatMap(
      (each) => each ?? [],
    );
    const written = command.redirects.flatMap(({ operator, target }) => (operator.startsWith('>') && target !== null ? [target] : []));
    const host = serverOf(command);
    for (const arg of [...named, ...written].filter(({ value }) => value !== '-')) files.set(bare(pathOf(arg, command.scope)), host);
    if (named.length > 0 || (command.program === 'curl' && !flags.has('O', 'remote-name'))) continue;
    for (const { value } of flags.operands) if (value?.includes('/') === true) files.set(value.split('/').at(-1) as string, host);
  }
  return files;
}

/**
 * A program that is given what the same pipeline downloads, and that does more than read, unpack or store it: `curl … | git apply`,
 * `curl … | psql`. Interpreters have an effect of their own.
 */
function fedEffects(command: SimpleCommand): readonly Effect[] {
  const { program, from, wrappers } = command;
  const source = from.find(isDownload);
  if (source === undefined || program === null || isInterpreter(program) || wrappers.some(fillsWords)) return [];
  const row = about(program);
  const isHarmless =
    row.reads === true ||
    row.files === 'shown' ||
    row.decodes !== undefined ||
    row.writes !== undefined ||
    innersOf(command).length > 0 ||
    row.request !== undefined ||
    row.interprets?.inArguments === true ||
    (row.changes === true && row.effects === undefined && row.does === undefined && row.database === undefined);
  return isHarmless ? [] : [dangerous(RUNS, `lets ${program} work on what ${serverOf(source)} sends`, { objects: [serverOf(source)] })];
}

/** A download that is stored where shells, tools or the search path find code: `curl -o ~/.bashrc`, `curl … | tee .git/hooks/x`. */
function keptEffects(command: SimpleCommand, files: ReadonlyMap<string, string>): readonly Effect[] {
  const { args, scope, from } = command;
  const source = isDownload(command) ? command : about(command.program).writes === undefined ? undefined : from.find(isDownload);
  if (source === undefined) return [];
  const host = serverOf(source);
  const names =
    source === command ? [...files].filter(([, each]) => each === host).map(([name]) => name) : args.map((arg) => pathOf(arg, scope));
  const kept = names.find((name) => isStartup(name) || isSetting(name) || /(?:^|\/)s?bin\/[\w.-]+$/.test(name));
  return kept === undefined ? [] : [dangerous(RUNS, `stores code from ${host} in ${kept}`, { objects: [host] })];
}

/** A command that runs a file that the same line downloads. */
export function downloadEffects(command: SimpleCommand, files: ReadonlyMap<string, string>): readonly Effect[] {
  const fed = [...fedEffects(command), ...keptEffects(command, files)];
  if (fed.length > 0) return fed;
  if (files.size === 0 || command.word === null) return [];
  // `curl -o t URL && chmod +x t`: it is made a program, which runs later
  const made =
    command.program === 'chmod' &&
    command.args.some(({ value }) => value !== null && /^(?:[ugoa]*\+\w*x\w*|0?[0-7]*[1357][0-7]{0,2})$/.test(value));
  const candidates =
    made || installsFiles(command)
      ? command.args.slice(made ? 1 : 0)
      : isInterpreter(command.program)
        ? command.args.slice(0, 4)
        : [command.word];
  const file = candidates.find((arg) => files.has(bare(pathOf(arg, command.scope))));
  return file === undefined
    ? []
    : [
        dangerous(RUNS, `runs ${shownArg(file)}, which it downloads from ${files.get(bare(pathOf(file, command.scope)))}`, {
          objects: [files.get(bare(pathOf(file, command.scope))) ?? ''],
        }),
      ];
}

/** Whether a command installs packages, which run code: one from a file is as good as its source. */
const installsFiles = ({ program }: SimpleCommand): boolean => about(program).area === 'packages' || about(program).installs !== undefined;

const bare = (text: string): string => text.replace(/^\.\//, '');

/** The first host that the arguments name. */
const firstHost = ({ args, scope }: SimpleCommand): string | null =>
  args.map((arg) => hostIn(pathOf(arg, scope))).find((host) => host !== null) ?? null;

/** The first host that the arguments name, with the account where everybody can publish on that host. */
const firstOwner = ({ args, scope }: SimpleCommand): string | null =>
  args.map((arg) => ownerIn(pathOf(arg, scope))).find((owner) => owner !== null) ?? null;

/** Where the content comes from that a command puts on this machine: a host, or `decoded data`; null when it brings none. */
export function broughtBy(command: SimpleCommand): string | null {
  const { program, args, redirects } = command;
  const writes = redirects.some(({ operator }) => operator.startsWith('>')) || command.pipedOn;
  if (isDownload(command)) return serverOf(command);
  if (about(program).verbs === true && args.some(({ value }) => value === 'clone')) return firstOwner(command);
  if (about(program).transfers === true) return firstHost(command);
  return decodes(command) && writes ? 'decoded data' : null;
}

/** Code of the project is somebody else's when the same line brought it here. */
export function broughtCode(effect: Effect, hosts: readonly string[]): Effect {
  if (effect.kind !== 'runs-project-code') return effect;
  return dangerous(RUNS, `${effect.what}, which the line itself brings here from ${hosts.join(' and ')}`, { objects: hosts });
}

/** What a program with unknown parts may do with what the same line brought here: `git clone … && cd x && makepkg -si`. */
export const runsBrought = (program: string, hosts: readonly string[]): readonly Effect[] => [
  ordinary(RUNS, `lets ${program} work on what the line itself brings here from ${hosts.join(' and ')}`, { objects: hosts }),
];

/** Packages that are installed from an address instead of a registry: `pip install https://…`, `npm install git+ssh://…`. */
export function installEffects({ program, args }: SimpleCommand): readonly Effect[] {
  const { installs } = about(program);
  if (installs === undefined) return [];
  if (installs === 'by-word' && !args.some(({ value }) => value !== null && /^(?:install|i|add|exec|dlx|get)$/.test(value))) return [];
  const source = args.find(
    ({ value }) =>
      value !== null && /^(?:git\+|https?:\/\/|git:\/\/|ssh:\/\/|github:|--git$|--git=|--index-url=http:|--trusted-host)/.test(value),
  );
  return source === undefined
    ? []
    : [
        dangerous(RUNS, `installs and runs code from ${shownArg(source)}`, {
          objects: [hostIn((source.value ?? '').replace(/^git\+/, '')) ?? source.text],
        }),
      ];
}

/** `:(){ :|:& };:`: a function that starts itself twice. */
export function forkBombEffects(command: SimpleCommand): readonly Effect[] {
  const { name, functions, from } = command;
  if (name === null || !functions.includes(name) || !from.some((before) => before.name === name)) return [];
  return [dangerous('system', 'starts itself again and again until the machine no longer responds')];
}
