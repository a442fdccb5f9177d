/** Code that runs without having been seen: downloaded, decoded, piped or substituted into an interpreter. */
import { about } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { innersOf, stdinText } from '../syntax/unwrap.ts';
import { dangerous, type Effect, ordinary } from './effect-types.ts';
import { pathOf } from './paths.ts';
import { shownArg } from './subject.ts';

/** Options after which an interpreter finds its code, or a module, in its arguments. */
const GIVEN = /^-\w*[ceErp]$|^-\w*[eE]|^-[cm]|^--(?:eval|print|version|help)$|^-[Vh]$/;

/** Whether a program runs code from a file or from its standard input. */
export function isInterpreter(program: string | null): boolean {
  const { interprets } = about(program);
  return interprets?.shell === true || interprets?.input === true;
}

export const isDownload = ({ program }: SimpleCommand): boolean => about(program).network === 'downloads';

/** Whether a command decodes or decrypts its input, so that the line does not show what comes out. */
function decodes({ program, args }: SimpleCommand): boolean {
  const options = about(program).decodes;
  if (options === undefined || options === true) return options === true;
  return flagsOf(args).has(...options);
}

const RUNS = 'runs-foreign-code';

/** The host that a command downloads from; 'the network' when the line does not contain it. */
export function hostOf(command: SimpleCommand): string {
  const words = command.args.map((arg) => pathOf(arg, command.scope));
  const url = words.map((word) => /^(?:[a-z+]+:\/\/)(?:[^/@]*@)?([^/?#]+)/i.exec(word)?.[1]).find((host) => host !== undefined);
  const bare = words.find((word) => /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^localhost\b|^\d+\.\d+\.\d+\.\d+/i.test(word))?.split('/')[0];
  return url ?? bare ?? 'the network';
}

/** Code that is piped or substituted into an interpreter. */
export function unseenCodeEffects(command: SimpleCommand): readonly Effect[] {
  const { program, word, args, from } = command;
  const held = (arg: Arg): readonly SimpleCommand[] =>
    arg.parts.flatMap((part) => (part.kind === 'command' || part.kind === 'process' ? part.commands : []));
  const unseen = (commands: readonly SimpleCommand[]): readonly Effect[] => {
    const download = commands.find(isDownload);
    if (download !== undefined) return [dangerous(RUNS, `runs code from ${hostOf(download)}`)];
    return commands.some(decodes) ? [dangerous(RUNS, 'runs code that cannot be read here')] : [];
  };
  // `$(curl …)` as the command, alone or as the whole code of `sh -c "$(curl …)"` and `eval "$(curl …)"`
  if (word !== null && program === null) {
    const found = unseen(held(word));
    return found.length > 0 || innersOf(command).length > 0 || isFamiliar(word)
      ? found
      : [ordinary('unread', `runs the program that ${shownArg(word)} expands to`)];
  }
  if (!isInterpreter(program)) return [];
  const substituted = unseen(args.flatMap(held));
  if (substituted.length > 0) return substituted;
  const input = command.redirects.flatMap(({ operator, target }) => (operator.startsWith('<') && target !== null ? held(target) : []));
  if (!readsCode(command)) return [];
  const found = unseen([...from, ...input]);
  const known = found.length > 0 || from.length === 0 || stdinText(command) !== undefined;
  return known ? found : [ordinary('unread', 'runs the code that is piped into it')];
}

/** Variables that by convention contain the name of a program. */
const isFamiliar = ({ parts }: Arg): boolean =>
  parts.length === 1 &&
  parts[0]?.kind === 'variable' &&
  /^(?:EDITOR|VISUAL|PAGER|SHELL|BROWSER|CC|CXX|MAKE|PYTHON|SUDO)$/.test(parts[0].name);

/** Whether an interpreter takes its code from standard input: no file, no `-c`. */
function readsCode({ program, args }: SimpleCommand): boolean {
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
    const host = hostOf(command);
    for (const arg of [...named, ...written].filter(({ value }) => value !== '-')) files.set(bare(pathOf(arg, command.scope)), host);
    if (named.length > 0 || (command.program === 'curl' && !flags.has('O', 'remote-name'))) continue;
    for (const { value } of flags.operands) if (value?.includes('/') === true) files.set(value.split('/').at(-1) as string, host);
  }
  return files;
}

/** A command that runs a file that the same line downloads. */
export function downloadEffects(command: SimpleCommand, files: ReadonlyMap<string, string>): readonly Effect[] {
  if (files.size === 0 || command.word === null) return [];
  const candidates = isInterpreter(command.program) ? command.args.slice(0, 4) : [command.word];
  const file = candidates.find((arg) => files.has(bare(pathOf(arg, command.scope))));
  return file === undefined
    ? []
    : [dangerous(RUNS, `runs ${shownArg(file)}, which it downloads from ${files.get(bare(pathOf(file, command.scope)))}`)];
}

const bare = (text: string): string => text.replace(/^\.\//, '');

/** Packages that are installed from an address instead of a registry: `pip install https://…`, `npm install git+ssh://…`. */
export function installEffects({ program, args }: SimpleCommand): readonly Effect[] {
  const { installs } = about(program);
  if (installs === undefined) return [];
  if (installs === 'by-word' && !args.some(({ value }) => value !== null && /^(?:install|i|add|exec|dlx|get)$/.test(value))) return [];
  const source = args.find(
    ({ value }) =>
      value !== null && /^(?:git\+|https?:\/\/|git:\/\/|ssh:\/\/|github:|--git$|--git=|--index-url=http:|--trusted-host)/.test(value),
  );
  return source === undefined ? [] : [dangerous(RUNS, `installs and runs code from ${shownArg(source)}`)];
}

/** `:(){ :|:& };:`: a function that starts itself twice. */
export function forkBombEffects(command: SimpleCommand): readonly Effect[] {
  const { name, functions, from } = command;
  if (name === null || !functions.includes(name) || !from.some((before) => before.name === name)) return [];
  return [dangerous('system', 'starts itself again and again until the machine no longer responds')];
}
