/** What a command changes in the shell itself, for the commands typed later: aliases, functions, traps, key bindings, completions, loaded code. */
import { about, isKnownProgram } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { scriptText } from '../syntax/unwrap.ts';
import { type Account, account, dangerous, type Effect, ordinary } from './effect-types.ts';
import { shownArg } from './subject.ts';

const SHELL = 'startup';

/** What a builtin changes; null when it only prints. */
type Change = (
  args: readonly Arg[],
) => { readonly what: string; readonly names: readonly string[]; readonly runs?: readonly string[] } | null;

const texts = (args: readonly Arg[]): readonly string[] => args.map(({ value, text }) => value ?? text);
const operands = (args: readonly Arg[]): readonly Arg[] => flagsOf(args).operands;

/** What a macro types (`"\\e[24~":"\\C-upwd\\n"`), without the keys that edit. */
const typedBy = (text: string): readonly string[] => {
  const macro = /^(?:"(?:\\.|[^"\\])*"|[\w-]+)\s*:\s*["']((?:\\.|[^"\\])*)["']$/.exec(text)?.[1];
  return macro === undefined ? [] : [macro.replaceAll(/\\(?:[CM]-)+\\?.|\\[a-z]/g, ' ')];
};

/** By the name of the builtin. Source: bash(1), zshbuiltins(1), zshzle(1), zshcompsys(1). */
const CHANGES: Readonly<Record<string, Change>> = {
  alias: (args) => {
    const set = args.filter(({ text }) => /^[^-=][^=]*=/.test(text));
    return set.length === 0
      ? null
      : {
          what: `makes the alias ${set.map(({ text }) => text.split('=')[0]).join(', ')}`,
          names: ['alias', ...set.map(({ text }) => text.split('=')[0] as string)],
          runs: set.flatMap(({ value }) => (value === null ? [] : [value.slice(value.indexOf('=') + 1)])),
        };
  },
  trap: (args) =>
    operands(args).length < 2 ? null : { what: `runs a command later, on ${texts(operands(args)).slice(1).join(', ')}`, names: ['trap'] },
  bind: (args) =>
    args.length === 0 || /^-[lpPsSvVXq]+$/.test(texts(args)[0] ?? '')
      ? null
      : {
          what: 'changes what keys do',
          names: ['key'],
          runs: texts(args).some((text) => /^-\w*x/.test(text))
            ? [(texts(args).at(-1) ?? '').replace(/^"(?:\\.|[^"\\])*"\s*:?\s*/, '')]
            : texts(args).flatMap(typedBy),
        },
  bindkey: (args) => (operands(args).length < 2 ? null : { what: 'changes what keys do', names: ['key'] }),
  zle: (args) => (texts(args).some((text) => /^-[NDACFRMUK]/.test(text)) ? { what: 'changes the line editor', names: ['zle'] } : null),
  complete: (args) =>
    texts(args).some((text) => /^-[a-zA-Z]*[CFDEIW]/.test(text)) ? { what: 'changes what completion runs', names: ['complete'] } : null,
  compgen: (args) =>
    texts(args).some((text) => /^-[a-zA-Z]*[CF]/.test(text)) ? { what: 'runs a command for completion', names: ['compgen'] } : null,
  compdef: (args) => (args.length === 0 ? null : { what: 'changes what completion runs', names: ['compdef'] }),
  compctl: (args) => (args.length === 0 ? null : { what: 'changes what completion runs', names: ['compctl'] }),
  hash: (args) =>
    texts(args).some((text) => /^-[a-z]*p|^[^-].*=/.test(text)) ? { what: 'changes which file a name runs', names: ['hash'] } : null,
  enable: (args) =>
    texts(args).some((text) => /^-[a-z]*[fdn]/.test(text)) ? { what: 'loads or disables builtins', names: ['enable'] } : null,
  disable: (args) => (args.length === 0 ? null : { what: 'disables builtins, aliases or functions', names: ['disable'] }),
  zmodload: (args) => (operands(args).length === 0 ? null : { what: 'loads a module into the shell', names: ['zmodload'] }),
  autoload: (args) => (operands(args).length === 0 ? null : { what: 'loads functions later', names: ['autoload'] }),
  functions: (args) =>
    texts(args).some((text) => /^-[a-zA-Z]*[cMs]/.test(text)) ? { what: 'changes functions of the shell', names: ['functions'] } : null,
  'add-zsh-hook': (args) => (operands(args).length < 2 ? null : { what: 'runs a function at every prompt or command', names: ['hook'] }),
  'add-zle-hook-widget': (args) => (operands(args).length < 2 ? null : { what: 'runs a function while you type', names: ['hook'] }),
  set: (args) =>
    texts(args).some((text, at) => text === 'history' && /^[-+]o$/.test(texts(args)[at - 1] ?? ''))
      ? { what: 'changes whether your commands are recorded', names: ['history'] }
      : optionChange(optionsIn(texts(args)), true),
  shopt: (args) =>
    optionChange(
      operands(args).map(({ value, text }) => value ?? text),
      texts(args).some((text) => /^-[a-z]*[su]/.test(text)),
    ),
  setopt: (args) => optionChange(texts(args), true),
  unsetopt: (args) => optionChange(texts(args), true),
  // one that takes the right to write from all others, as the usual one does, or more
  umask: (args) =>
    operands(args).every(({ value }) => /^0{0,2}[0-7]?[2367][2367]$|^u=rwx?,g=(?:rx?)?,o=(?:rx?)?$/.test(value ?? ''))
      ? null
      : { what: 'changes who may read the files that you make from now on', names: ['umask'] },
  ulimit: (args) =>
    texts(args).some((text) => /^(?:\d+|unlimited)$/.test(text))
      ? { what: 'changes limits of this shell', names: [LIMITED[/^-\w*?([a-zA-Z])$/.exec(texts(args)[0] ?? '')?.[1] ?? ''] ?? 'limit'] }
      : null,
  readonly: (args) =>
    operands(args).length === 0
      ? null
      : {
          what: `makes ${texts(operands(args))
            .map((text) => text.split('=')[0])
            .join(', ')} unchangeable`,
          names: texts(operands(args)).map((text) => text.split('=')[0] as string),
        },
  fc: (args) =>
    texts(args).some((text) => /^-[a-zA-Z]*l/.test(text))
      ? null
      : { what: 'runs a command of the history again', names: ['fc', 'history'] },
  history: (args) =>
    texts(args).some((text) => /^-[a-z]*[sr]/.test(text)) || operands(args).some(({ text }) => !/^(?:\d+|"?\$.*)$/.test(text))
      ? { what: 'changes the history of your shell', names: ['history'] }
      : null,
  sched: (args) =>
    operands(args).length < 2 ? null : { what: 'runs a command later', names: ['sched'], runs: [texts(args).slice(1).join(' ')] },
  zstyle: (args) => (operands(args).length < 2 ? null : { what: 'changes settings of the shell', names: ['zstyle'] }),
  mapfile: (args) => (texts(args).some((text) => /^-[a-zA-Z]*C/.test(text)) ? callback(args) : null),
  readarray: (args) => (texts(args).some((text) => /^-[a-zA-Z]*C/.test(text)) ? callback(args) : null),
  emulate: (args) => {
    const at = texts(args).indexOf('-c');
    return at === -1
      ? null
      : { what: 'runs a command in another mode of the shell', names: ['emulate'], runs: [texts(args)[at + 1] ?? ''] };
  },
};

/** What `ulimit` limits, by its option. Source: bash(1). */
const LIMITED: Readonly<Record<string, string>> = {
  n: 'files',
  u: 'processes',
  c: 'core',
  v: 'memory',
  m: 'memory',
  s: 'stack',
  f: 'size',
  t: 'time',
};

/** Options of the shells that only choose how patterns match, what is printed and when a line stops. Source: bash(1), zshoptions(1). */
const HARMLESS = new RegExp(
  [
    String.raw`^(?:[aefuvxhmcb]|noclobber|clobber|monitor|notify|histexpand|physical|execfail|xpgecho|`,
    String.raw`allexport|errexit|nounset|xtrace|verbose|noglob|errtrace|pipefail|vi|emacs|globstar(?:short)?|nullglob|extglob|dotglob|`,
    String.raw`failglob|nocaseglob|nocasematch|globasciiranges|checkwinsize|cdspell|dirspell|autocd|histappend|lastpipe|cmdhist|lithist|`,
    String.raw`(?:no)?(?:extendedglob|globdots|caseglob|nomatch|beep|correct(?:all)?|autopushd|pushdignoredups|numericglobsort|rcexpandparam|`,
    String.raw`shwordsplit|interactivecomments|autolist|automenu|incappendhistory|sharehistory|appendhistory|hist\w*dups))$`,
  ].join(''),
);

/** The options that `set` is given: letters after `-` and `+`, and the names after `-o`. Words after `--` are arguments of the shell. */
function optionsIn(words: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    if (word === '--' || word === '-' || !/^[-+]\w/.test(word)) break;
    found.push(...word.slice(1).replace('o', ''));
    if (word.includes('o') && words[at + 1] !== undefined) found.push(words[(at += 1)] as string);
  }
  return found;
}

/** What a change of options means; null when all of them are harmless, or when they are only shown. */
function optionChange(options: readonly string[], isSet: boolean): ReturnType<Change> {
  const others = options.filter((each) => !/^[-+]/.test(each) && !HARMLESS.test(each.toLowerCase().replaceAll('_', '')));
  return !isSet || others.length === 0 ? null : { what: `changes options of this shell: ${others.join(', ')}`, names: others };
}

/** Sequences to a terminal that do more than choose colours, move the cursor or set the title: the clipboard, keys, colours of the theme. */
const CONTROLS = /(?:\\e|\\E|\\033|\\x1[bB]|\\u001[bB]|\u001b)(?:\](?![012];)|[P_^X])/;

const callback: Change = (args) => {
  const { values } = flagsOf(args, { short: 'CcdnOsu' });
  return {
    what: 'runs a command for each line',
    names: ['mapfile'],
    runs: (values.get('C') ?? []).map(({ value, text }) => value ?? text),
  };
};

/** The substitutions that a builtin evaluates although they are quoted. */
function evaluated({ word, args }: SimpleCommand): readonly string[] {
  if (about(word?.value ?? null).evaluates !== true) return [];
  return args.flatMap(({ value }) => (value !== null && /\[[^\]]*(?:\$\(|`)/.test(value) ? [`: "${value.replaceAll('"', '')}"`] : []));
}

/** `${x@P}` expands the value of a variable like a prompt, substitutions included. */
const isPromptExpansion = ({ parts }: Arg): boolean => parts.some((part) => part.kind === 'variable' && part.text.endsWith('@P}'));

/** Whether a name is a builtin whose arguments are accounted for here. */
export const changesShell = (name: string | null): boolean => name !== null && Object.hasOwn(CHANGES, name);

/** Accounts for a builtin that changes the shell. */
export function shellStateAccount(command: SimpleCommand): Account {
  const { word, args } = command;
  const quoted = evaluated(command);
  if (quoted.length > 0) return account({ commands: quoted });
  const prompt = args.find(isPromptExpansion);
  if (prompt !== undefined) return account({ effects: [dangerous('unread', `runs what ${shownArg(prompt)} contains`)] });
  const name = word?.value ?? '';
  if (/^(?:echo|printf|print)$/.test(name) && args.some((arg) => CONTROLS.test(scriptText(arg))))
    return account({ effects: [dangerous('unread', 'sends control sequences to your terminal')] });
  const change = Object.hasOwn(CHANGES, name) ? (CHANGES[name] as Change)(args) : null;
  if (change === null) return account({});
  return account({ effects: [ordinary(SHELL, change.what, { area: 'shell', objects: change.names })], commands: change.runs ?? [] });
}

/**
 * Functions that the line defines: one that takes the name of a program changes what that name runs from then on, and one that the line
 * does not call waits for a later command.
 */
export function functionAccount(commands: readonly SimpleCommand[]): Account {
  // the innermost one: those around it have commands of their own
  const defined = [...new Set(commands.flatMap(({ functions }) => functions.at(-1) ?? []))];
  const called = new Set(commands.flatMap(({ name }) => (name === null ? [] : [name])));
  const effects: Effect[] = [];
  const unaccounted = [];
  for (const name of defined) {
    if (isKnownProgram(name))
      effects.push(dangerous(SHELL, `replaces ${name} by a function`, { area: 'shell', objects: [name, 'function'] }));
    else if (SPECIAL.test(name))
      effects.push(dangerous(SHELL, `defines ${name}, which the shell calls by itself`, { area: 'shell', objects: [name] }));
    else if (!called.has(name)) unaccounted.push({ what: `the function ${name}, which runs later`, names: [name, 'function'] });
  }
  return account({ effects, unaccounted });
}

/** Functions that the shells call by themselves. Source: bash(1), zshmisc(1). */
const SPECIAL =
  /^(?:command_not_found_handler?|command_not_found_handle|precmd|preexec|chpwd|periodic|zshexit|zshaddhistory|zsh_directory_name|TRAP\w+)$/;

/** A word without its substitutions, which have parentheses of their own. */
const outside = ({ parts }: Arg): string =>
  parts.map((part) => (part.kind === 'command' || part.kind === 'process' ? '' : part.text)).join('');

/** `cat *(e:'…':)` and `*(+f)`: glob qualifiers of zsh that run code; `*(.Lm+100)` compares sizes. Source: zshexpn(1), Glob Qualifiers. */
export function qualifierEffects({ args }: SimpleCommand): readonly Effect[] {
  const found = args.find(
    (arg) => /[*?\])\w]\((?:[^()]*,)?[^()'"]*(?:e[^\w\s]|e['"]|\+[A-Za-z_])[^()]*\)?/.test(outside(arg)) && !/^["']/.test(arg.text),
  );
  return found === undefined ? [] : [dangerous('unread', `runs code that is part of the pattern ${shownArg(found)}`)];
}
