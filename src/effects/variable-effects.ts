/** What the variables mean that a command sets, for itself or for the commands after it. */
import { about, wrappingsOf } from '../programs/index.ts';
import { useOf } from '../programs/variables.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf, leadOf, sliceArg } from '../syntax/flags.ts';
import { isFileText, scriptText } from '../syntax/unwrap.ts';
import { isLoopback } from '../base/loopback.ts';
import { type Account, account, dangerous, type Effect, ordinary, type Unaccounted } from './effect-types.ts';
import { commandsIn } from './given-inputs.ts';
import { bareHost, hostIn } from './host-in.ts';
import { isTemporary, pathOf } from './paths.ts';
import { shownArg } from './subject.ts';

interface Setting {
  readonly name: string;
  readonly values: readonly Arg[];
  /** Other programs see it: it is exported, or it precedes a command. */
  readonly exported: boolean;
}

/** Accounts for every variable that a command sets. @param line the whole text, in which a variable of the line's own is used again. */
export function variableAccount(command: SimpleCommand, line: string): Account {
  const effects = [];
  const unaccounted: Unaccounted[] = [];
  const commands: string[] = [];
  for (const file of filesOfVariables(command))
    effects.push(
      ordinary('runs-project-code', `takes variables from ${shownArg(file)}`, { objects: [pathOf(file, command.scope)], area: 'scripts' }),
    );
  for (const { name, values, exported } of settingsOf(command)) {
    const use = useOf(name);
    if (IN_A_NUMBER.test(values[0]?.value ?? '') && COUNTS.test(line))
      effects.push(dangerous('runs-foreign-code', `runs the command that ${name} holds when it counts with it`, { objects: [name] }));
    if (/^(?:HISTSIZE|SAVEHIST|HISTFILESIZE)$/.test(name) && /^-?0?$/.test(values[0]?.value ?? '')) {
      effects.push(ordinary('startup', `sets ${name}, so that your commands are not recorded`, { area: 'shell', objects: [name] }));
      continue;
    }
    if (values.length === 1 && /^"?\$\{?(\w+)\}?"?$/.exec(values[0]?.text ?? '')?.[1] === name) continue;
    // `IFS= read -r line` splits only the line that it reads
    if (use === 'data' || (name === 'IFS' && command.program === 'read') || (name === 'DISPLAY' && /^:\d/.test(values[0]?.value ?? '')))
      continue;
    // `IFS=$saveIFS`: what it was before
    if (name === 'IFS' && /^"?\$\{?\w*ifs\w*\}?"?$/i.test(values[0]?.text ?? '')) continue;
    // lines or tabs instead of words: a loop over names with spaces
    if (name === 'IFS' && /^[\n\t]*$/.test(values[0]?.value ?? '-')) {
      effects.push(ordinary('protection', 'changes how this shell splits words', { area: 'shell', objects: [name] }));
      continue;
    }
    // `for x in …; do echo $x`, `n=$(wc -l < f); echo $n`: nothing but this line sees it
    if (!exported && use !== 'shell' && !/^(?:[A-Z_]*PATH|path|fpath)$/.test(name)) {
      if (!usesOf(name).test(line)) unaccounted.push({ what: `the variable ${name}`, names: [name] });
      continue;
    }
    commands.push(...runsIn(name, values));
    const [value] = values;
    if (use === 'unknown' || (use === 'code' && values.length === 1 && (isHarmless(value) || isSystemFolder(value)))) {
      if (use === 'unknown' && !isData(value)) unaccounted.push({ what: `the variable ${name}`, names: [name] });
      if (use === 'unknown' && value !== undefined) effects.push(...leadsTo(name, value, use, command));
      continue;
    }
    // `API_URL=http://localhost:3000`: a server of this machine; a proxy there would see everything
    if (use === 'transport' && !/proxy/i.test(name) && isLoopback(hostIn(value?.value ?? '') ?? '')) continue;
    if (value !== undefined) effects.push(...leadsTo(name, value, use, command));
    const isOwn = name === 'PATH' && value !== undefined && OWN_FOLDERS.test(value.text);
    effects.push(
      isOwn
        ? ordinary('protection', `lets your shell find programs in ${shownArg(value)}`, { area: 'shell', objects: [name] })
        : ordinary('startup', MEANING[use](name, value), { area: 'shell', objects: [name] }),
    );
  }
  return account({ effects, unaccounted, commands });
}

/** The index of an array, in which the shell runs a command when it counts: `n='a[$(date)]'; echo $((n))`. Source: bash(1), ARITHMETIC EVALUATION. */
const IN_A_NUMBER = /\[\s*["']?(?:\$\(|`)/;
const COUNTS = /\$\(\(|\(\(|\$\[|\blet\b|\bdeclare\b|-(?:eq|ne|lt|le|gt|ge)\b/;

/** Where the value of such a variable leads: the code or the server that other programs find by it. */
function leadsTo(name: string, value: Arg, use: string, { scope }: SimpleCommand): readonly Effect[] {
  const text = pathOf(value, scope);
  if (STARTS_FILE.test(name) && /[/~]/.test(text))
    return [ordinary('runs-foreign-code', `lets shells run ${text} when they start`, { area: 'shell', objects: [text] })];
  const host = /:\/\//.test(text) ? hostIn(text) : use === 'transport' ? bareHost(text) : null;
  if (host !== null) return isLoopback(host) ? [] : [dangerous('network', `lets other programs talk to ${host}`, { objects: [host] })];
  const foreign = use === 'code' ? text.split(/[:\s]/).find((each) => isTemporary(each) || /^\.{1,2}\//.test(each)) : undefined;
  return foreign === undefined
    ? []
    : [ordinary('runs-foreign-code', `lets other programs run code in ${foreign}`, { area: 'shell', objects: [foreign] })];
}

/** Variables that name a file, or a folder of files, that a shell or its line editor reads when it starts. Source: bash(1), zsh(1). */
const STARTS_FILE = /^(?:BASH_ENV|ENV|ZDOTDIR|INPUTRC)$/;

/** Variables whose value the shell runs, or expands like a double-quoted text, at every prompt or command. Source: bash(1), zshparam(1). */
const runsIn = (name: string, values: readonly Arg[]): readonly string[] => {
  const texts = values.map(scriptText);
  if (name.startsWith('PROMPT_COMMAND')) return texts;
  return /^(?:PS[0-4]|R?PROMPT[2-4]?|RPS1)$/.test(name)
    ? texts.flatMap((text) =>
        [...text.matchAll(/\$\(((?:[^()]|\([^()]*\))*)\)|`([^`]*)`/g)].map(([, dollar, ticks]) => dollar ?? ticks ?? ''),
      )
    : [];
};

const MEANING = {
  code: (name: string, value: Arg | undefined) => `sets ${name}${shown(value)}, which decides what code other programs run`,
  transport: (name: string, value: Arg | undefined) => `sets ${name}${shown(value)}, which decides whom other programs talk to or trust`,
  shell: (name: string, value: Arg | undefined) => `sets ${name}${shown(value)}, which changes how this shell works`,
} as const;

const shown = (value: Arg | undefined): string => (value === undefined || value.text === '' ? '' : ` to ${shownArg(value)}`);

/** `$HOME/.cargo/bin:$PATH`: folders in the home folder or of the system, beside those that are searched already. */
const OWN_FOLDERS = /^"?(?:(?:(?:\$HOME|\$\{HOME\}|~)\/[\w./+-]+|\/(?:usr|opt)\/[\w./+-]+|\/s?bin|\$\{?PATH\}?)(?::(?=.)|(?="?$)))+"?$/;

/** The words of `env` and its like before the program that it starts; null where a program takes no assignments. */
function beforeProgram({ program, args }: SimpleCommand): readonly Arg[] | null {
  if (!wrappingsOf(program).some(({ assigns }) => assigns === true)) return null;
  const end = args.findIndex((arg) => !/^-|^\w+\+?=/.test(leadOf(arg)) && !isFileText(arg));
  return end === -1 ? args : args.slice(0, end);
}

/** The files of `env $(grep -v '^#' .env | xargs) npm start`. */
const filesOfVariables = (command: SimpleCommand): readonly Arg[] =>
  commandsIn((beforeProgram(command) ?? []).filter(isFileText)).flatMap((each) =>
    about(each.program).files === 'shown' ? flagsOf(each.args).operands.slice(-1) : [],
  );

/** Where the line uses a variable that it sets. */
const usesOf = (name: string): RegExp => new RegExp(String.raw`\$(?:\{[#!]?)?${name}(?!\w)|\(\(.*\b${name}\b`, 's');

function settingsOf(command: SimpleCommand): readonly Setting[] {
  const { word, assignments, args, program } = command;
  const prefixed = assignments.map(({ name, values }) => ({ name: name.replace(/[+[].*$/s, ''), values, exported: word !== null }));
  const words = about(program).binds === 'assignments' ? args : beforeProgram(command);
  if (words === null) return prefixed;
  const own = words.flatMap((arg) => {
    const name = /^([A-Za-z_]\w*)\+?=/.exec(leadOf(arg))?.[1];
    return name === undefined ? [] : [{ name, values: [sliceArg(arg, leadOf(arg).indexOf('=') + 1)], exported: exports(program, args) }];
  });
  return [...prefixed, ...own];
}

/** Whether a declaration reaches other programs: `export`, `declare -x`, and every program that starts a command with variables. */
const exports = (program: string | null, args: readonly Arg[]): boolean =>
  program === 'export' || about(program).binds === undefined || args.some(({ value }) => value !== null && /^-\w*x/.test(value));

/** `JAVA_HOME=/usr/lib/jvm/java-17`: a folder that only root and the package manager write, and no program. */
const isSystemFolder = (arg: Arg | undefined): boolean =>
  /^\/(?:usr\/(?:lib\w*|share|local\/(?:lib|opt))|opt|Library|nix\/store|snap)\/(?!.*(?:\.\.|\/s?bin\/))[\w./+-]+$/.test(arg?.value ?? '');

/** A number, a word, a list of words: nothing that could be a path, an address, an option or a command line. */
const isData = (arg: Arg | undefined): boolean => arg === undefined || (arg.value !== null && /^[\w.,@%+]*(?:-[\w.]+)*$/.test(arg.value));

/** Options of compilers and of Node that run no other code. Sources: gcc(1), node(1). */
const HARMLESS_OPTIONS = new RegExp(
  String.raw`^-(?:O[0-3sg]|g\d?|W[\w-]+|-max-old-space-size=\d+|-openssl-legacy-provider|-trace-(?:warnings|deprecation)|-no-warnings)` +
    String.raw`(?:\s-(?:O[0-3sg]|g\d?|W[\w-]+))*$`,
);

/** A program that only reads or shows, or an editor, by its bare name: `PAGER=less`, `EDITOR=vim`; and optimizer options. */
function isHarmless(arg: Arg | undefined): boolean {
  if (arg === undefined || arg.value === null) return false;
  if (arg.value === '') return true;
  if (HARMLESS_OPTIONS.test(arg.value)) return true;
  const { reads, changes, files, interprets, wraps } = about(arg.value);
  return interprets === undefined && wraps === undefined && (reads === true || changes === true || files === 'shown');
}
