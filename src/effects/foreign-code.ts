import { about } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { innersOf, stdinText } from '../syntax/unwrap.ts';
import { danger, type Finding, plain } from './effect-types.ts';
import { pathOf } from './paths.ts';
import { shownArg } from './subject.ts';

/** Options with which an interpreter is given its code, or a module, in its arguments. */
const GIVEN = /^-\w*[ceErp]$|^-\w*[eE]|^-[cm]|^--(?:eval|print|version|help)$|^-[Vh]$/;

/** It runs code that a file or its standard input holds. */
export function isInterpreter(program: string | null): boolean {
  const { interprets } = about(program);
  return interprets?.shell === true || interprets?.input === true;
}

export const isDownload = ({ program }: SimpleCommand): boolean => about(program).network === 'downloads';

/** Programs that make text out of what cannot be read: what comes out of them was not meant to be seen. */
function unveils({ program, args }: SimpleCommand): boolean {
  const { decodes } = about(program);
  if (decodes === undefined || decodes === true) return decodes === true;
  return flagsOf(args).has(...decodes);
}

const RUNS = 'runs-foreign-code';

/** Where something comes from: a host when one can be seen. */
export function hostOf(command: SimpleCommand): string {
  const words = command.args.map((arg) => pathOf(arg, command.scope));
  const url = words.map((word) => /^(?:[a-z+]+:\/\/)(?:[^/@]*@)?([^/?#]+)/i.exec(word)?.[1]).find((host) => host !== undefined);
  const bare = words.find((word) => /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^localhost\b|^\d+\.\d+\.\d+\.\d+/i.test(word))?.split('/')[0];
  return url ?? bare ?? 'the network';
}

/** Code that nobody has seen: piped or substituted into an interpreter. */
export function foreign(command: SimpleCommand): readonly Finding[] {
  const { program, word, args, from } = command;
  const held = (arg: Arg): readonly SimpleCommand[] =>
    arg.parts.flatMap((part) => (part.kind === 'command' || part.kind === 'process' ? part.commands : []));
  const unseen = (commands: readonly SimpleCommand[]): readonly Finding[] => {
    const download = commands.find(isDownload);
    if (download !== undefined) return [danger(RUNS, `runs what it downloads from ${hostOf(download)}`)];
    return commands.some(unveils) ? [danger(RUNS, 'runs code that is not readable here')] : [];
  };
  // `$(curl …)` as a command, also as all of `sh -c "$(curl …)"` and `eval "$(curl …)"`
  if (word !== null && program === null) {
    const found = unseen(held(word));
    return found.length > 0 || innersOf(command).length > 0 || isFamiliar(word)
      ? found
      : [plain('unread', `runs what ${shownArg(word)} turns out to be`)];
  }
  if (!isInterpreter(program)) return [];
  const substituted = unseen(args.flatMap(held));
  if (substituted.length > 0) return substituted;
  const input = command.redirects.flatMap(({ operator, target }) => (operator.startsWith('<') && target !== null ? held(target) : []));
  if (!readsCode(command)) return [];
  const found = unseen([...from, ...input]);
  const known = found.length > 0 || from.length === 0 || stdinText(command) !== undefined;
  return known ? found : [plain('unread', 'runs what is piped into it')];
}

/** Variables that name a program by custom. */
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

/** Downloads of one line, by the file they were written to: `curl -o x … && sh x`. */
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

/** A command that runs a file which the line itself has downloaded. */
export function runsDownload(command: SimpleCommand, files: ReadonlyMap<string, string>): readonly Finding[] {
  if (files.size === 0 || command.word === null) return [];
  const candidates = isInterpreter(command.program) ? command.args.slice(0, 4) : [command.word];
  const file = candidates.find((arg) => files.has(bare(pathOf(arg, command.scope))));
  return file === undefined
    ? []
    : [danger(RUNS, `runs ${shownArg(file)}, which it downloads from ${files.get(bare(pathOf(file, command.scope)))}`)];
}

const bare = (text: string): string => text.replace(/^\.\//, '');

/** `pip install https://…`, `npm install git+ssh://…`: the code of whoever answers there. */
export function installsForeign({ program, args }: SimpleCommand): readonly Finding[] {
  const { installs } = about(program);
  if (installs === undefined) return [];
  if (installs === 'by-word' && !args.some(({ value }) => value !== null && /^(?:install|i|add|exec|dlx|get)$/.test(value))) return [];
  const source = args.find(
    ({ value }) =>
      value !== null && /^(?:git\+|https?:\/\/|git:\/\/|ssh:\/\/|github:|--git$|--git=|--index-url=http:|--trusted-host)/.test(value),
  );
  return source === undefined ? [] : [danger(RUNS, `installs code from ${shownArg(source)} and runs what it says`)];
}

/** `:(){ :|:& };:`: a function that starts itself twice. */
export function forkBomb(command: SimpleCommand): readonly Finding[] {
  const { name, functions, from } = command;
  if (name === null || !functions.includes(name) || !from.some((before) => before.name === name)) return [];
  return [danger('system', 'starts itself over and over until the machine stands still')];
}
