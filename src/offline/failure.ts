/** Answers a bare `yo`: what went wrong with the last command, and the fix when it is certain, from status, command and output. */
import { escaped } from '../base/escaped.ts';
import { nearest } from '../base/nearest.ts';
import { about, isCommon, namesWith } from '../programs/index.ts';
import type { Program } from '../programs/program.ts';
import { failureRows } from './failure-rows.ts';
import type { OfflineEndpoints } from './offline-endpoints.ts';
import { quotePath } from './quote.ts';
import { packageCommand } from './families/system-parts.ts';
import type { Machine } from './types.ts';

export interface Failed {
  readonly command: string;
  readonly status: number | null;
  readonly output: string;
}

/** A fix to prefill (`command`) or only a line to say. */
export interface Diagnosis {
  readonly command: string | null;
  readonly explanation: string;
}

/** The name of a program's package for apt; the program's own name where the table has no other. */
function packageOf(name: string): string {
  const names = about(name).package;
  return names === undefined || names === true ? name : (names['apt'] ?? names['*'] ?? name) || name;
}

/** The row of the program that a command begins with. */
const rowOf = (command: string): Program => about(/^\s*([^\s;|&<>()]+)/.exec(command)?.[1] ?? null);
/** Ways of writing by which what was in the file is lost, and those that make a file. */
const LOSES: ReadonlySet<string | undefined> = new Set(['of=', 'empties']);
const MAKES: ReadonlySet<string | undefined> = new Set(['touches', 'copies', 'appends']);
/** Managers of packages that refuse to run as root, or that need no rights. */
const OWN_MANAGERS: ReadonlySet<string> = new Set(['mac', 'other']);

type Rule = (failed: Failed, endpoints: OfflineEndpoints, machine: Machine) => Diagnosis | null;
const fix = (command: string, explanation: string): Diagnosis => ({ command, explanation });
const say = (explanation: string): Diagnosis => ({ command: null, explanation });
/** Replaces the first occurrence that is a whole word. */
const swap = (text: string, from: string, to: string): string => {
  const at = text.search(new RegExp(`(?<![\\w.-])${escaped(from)}(?![\\w-])`));
  return at < 0 ? text : text.slice(0, at) + to + text.slice(at + from.length);
};

const notFound: Rule = ({ command, status, output }, endpoints, machine) => {
  // zsh says `zsh: command not found: NAME`, bash and dash say `NAME: command not found` and `NAME: not found`
  const named = /command not found: (\S+)/.exec(output) ?? /(\S+): (?:command )?not found/.exec(output);
  if (status !== 127 && named === null) return null;
  const words = command.trim().split(/\s+/);
  const name = (named?.[1] ?? words.find((word) => !/^(sudo|time|env|\w+=.*)$/.test(word)) ?? '').replace(/:$/, '');
  if (name === '' || !command.includes(name)) return null;
  if (name.includes('/')) return say(`There is no program at ${name}.`);
  if (isCommon(name) && !endpoints.hasProgram(name)) {
    const install = packageCommand('install', machine.has('apt-get') ? packageOf(name) : name, machine);
    return install === null ? say(`${name} is not installed.`) : fix(install, `installs ${name}, which is missing`);
  }
  const near = nearest(name, new Set([...namesWith('common'), ...endpoints.listPrograms()]), isCommon);
  return near === null
    ? say(`There is no program called ${name}: it is a typing mistake, or not installed.`)
    : fix(swap(command, name, near), `there is no program ${name}; did you mean ${near}?`);
};

const gitRules: Rule = ({ command, output }) => {
  const upstream = /git push --set-upstream (\S+) (\S+)/.exec(output);
  if (upstream !== null)
    return fix(`git push --set-upstream ${upstream[1]} ${upstream[2]}`, 'pushes the branch and sets its upstream, as git suggests');
  const wrong = /git: '([^']+)' is not a git command/.exec(output);
  const similar = /most similar commands? (?:is|are)\s+(\S+)/.exec(output);
  if (wrong !== null && similar !== null)
    return fix(swap(command, wrong[1] ?? '', similar[1] ?? ''), `git has no command ${wrong[1]}; it suggests ${similar[1]}`);
  if (/not a git repository/.test(output))
    return say('You are not inside a git repository: cd into one, or make one here with `git init`.');
  const spec = /pathspec '([^']+)' did not match|invalid reference: (\S+)/.exec(output);
  if (spec !== null) return say(`git knows no branch or file called ${spec[1] ?? spec[2]}: \`git branch -a\` lists the branches.`);
  if (/Updates were rejected|non-fast-forward|fetch first/.test(output))
    return fix('git pull --rebase', 'fetches the commits that only the remote has; then push again');
  if (/Please tell me who you are/.test(output))
    return say('git does not know your name: `git config --global user.name "…"` and `git config --global user.email …`.');
  if (/unmerged|CONFLICT|fix conflicts/i.test(output))
    return fix('git diff --name-only --diff-filter=U', 'lists the files with merge conflicts');
  if (/no changes added to commit/.test(output)) return say('Nothing is staged: `git add` the files first, or commit with -a.');
  return null;
};

const noSuchFile: Rule = ({ command, output }, endpoints) => {
  const named =
    /[:‘'"\s]([^\s:‘’'"]+)[’'"]?(?: for reading)?: No such file or directory/i.exec(output) ??
    /no such file or directory: (\S+)/i.exec(output);
  const path = named?.[1];
  if (path === undefined || !command.includes(path)) return null;
  const cut = path.lastIndexOf('/');
  const parent = cut < 0 ? '.' : path.slice(0, cut) || '/';
  if (/^\s*mkdir\s/.test(command) && !/-p/.test(command))
    return fix(command.replace(/mkdir/, 'mkdir -p'), 'creates the missing parent folders too');
  const names = endpoints.listFolder(parent);
  const near = nearest(path.slice(cut + 1), names);
  if (near !== null) {
    const corrected = cut < 0 ? near : `${path.slice(0, cut + 1)}${near}`;
    // with a wrong guess something would be lost
    const { removes, writes } = rowOf(command);
    return removes === true || LOSES.has(writes?.how) || /^\s*mv\b|>/.test(command)
      ? say(`There is no ${path}; the nearest name is ${corrected}.`)
      : fix(swap(command, path, quotePath(corrected)), `there is no ${path}; the nearest name is ${corrected}`);
  }
  if ((MAKES.has(rowOf(command).writes?.how) || command.includes('>')) && cut > 0 && names.length === 0)
    return fix(`mkdir -p ${quotePath(parent)}`, `creates the missing folder ${parent}; then run the command again`);
  return say(`There is no ${path} here.`);
};

const others: Rule = ({ command, output, status }, endpoints, machine) => {
  if (/mkdir: .*File exists/.test(output)) return say('The folder exists already.');
  const directory = /(?:-r not specified; omitting directory|is a directory)/i.exec(output);
  if (directory !== null && /^\s*cp\s/.test(command))
    return fix(command.replace(/\bcp\b/, 'cp -r'), 'copies the folder with all it contains');
  if (directory !== null && /^\s*(cat|less|more)\s/.test(command)) return fix(command.replace(/^\s*\S+/, 'ls'), 'lists the folder');
  const port =
    /(?:EADDRINUSE|address already in use)[^\n]*?:(\d{2,5})\b|port (\d{2,5}) is (?:already )?(?:in use|allocated)|(?:address already in use)/i.exec(
      output,
    );
  if (port !== null) {
    const number = port[1] ?? port[2] ?? /\b(\d{4,5})\b/.exec(command)?.[1];
    if (number === undefined) return say('The port is in use by another program: `ss -ltnp` shows which.');
    return fix(
      machine.gnu && machine.has('ss') ? `ss -ltnp 'sport = :${number}'` : `lsof -nP -iTCP:${number} -sTCP:LISTEN`,
      `shows which program uses port ${number}`,
    );
  }
  if (/permission denied/i.test(output) || status === 126) {
    const script = /^\s*(\.?\.?\/\S+)/.exec(command)?.[1];
    if (/\(publickey|Permission denied \(|please try again/.test(output))
      return say('The host refused the login: check the user name and that your public key is on it (`ssh-copy-id`).');
    if (script !== undefined && !/\bsudo\b/.test(command))
      return fix(`chmod u+x ${quotePath(script.replace(/^['"]|['"]$/g, ''))}`, 'makes the file executable; then run it again');
    const { manager, area } = rowOf(command);
    if ((manager !== undefined && !OWN_MANAGERS.has(manager.of)) || area === 'services' || area === 'disks')
      return fix(`sudo ${command.trim()}`, 'runs the command again with administrator rights');
    return say('Permission denied: `ls -l` shows who may use it. If administrator rights are intended, put sudo before the command.');
  }
  if (
    /are you root\?|must be (run as )?root|requires? root|superuser privileges|Interactive authentication required/i.test(output) &&
    !/^\s*sudo\b/.test(command)
  )
    return fix(`sudo ${command.trim()}`, 'runs the command again with administrator rights');
  const module = /ModuleNotFoundError: No module named '([\w.]+)'/.exec(output);
  if (module !== null)
    return fix(
      `python3 -m pip install ${(module[1] ?? '').split('.')[0]}`,
      `installs the missing Python package ${module[1]} (its name on PyPI can differ)`,
    );
  const script = /Missing script: "([^"]+)"/.exec(output);
  if (script !== null) return fix('npm run', `lists the scripts of package.json, which has no ${script[1]}`);
  if (/ENOENT[^\n]*package\.json/.test(output)) return say('There is no package.json here: cd into the project first.');
  if (/No rule to make target/.test(output)) return say('The Makefile has no such target.');
  if (/No space left on device/.test(output)) return fix('df -h', 'shows which disk is full');
  if (/Could not resolve host|Name or service not known|Temporary failure in name resolution/.test(output))
    return say('The name could not be looked up: check the spelling and the network.');
  if (/Connection refused/.test(output)) return say('Nothing listens at that address and port.');
  if (/syntax error near unexpected token|parse error near|unmatched|unexpected EOF/i.test(output))
    return say('The shell could not read the line: look for a missing quote, bracket, `then` or `do`.');
  if (/unrecognized option|invalid option|unknown option|illegal option/i.test(output)) {
    const program = command.trim().split(/\s+/)[0] ?? '';
    return say(`${program} does not have that option: \`${program} --help\` lists its options.`);
  }
  return null;
};

/** A value that is one plain word of the shell. */
const isWord = (value: string): boolean => /^[\w@%+=:,./~-]{1,100}$/.test(value) && !value.startsWith('-');

const byOutput: Rule = ({ output }) => {
  for (const { output: pattern, say: text, fix: command } of failureRows) {
    const match = pattern.exec(output);
    if (match === null) continue;
    const value = match.slice(1).find((group) => group !== undefined) ?? '';
    const said = text.replaceAll('$1', () => value.slice(0, 100));
    if (command === undefined) return say(said);
    if (command.includes('$1') && !isWord(value)) continue;
    return fix(
      command.replaceAll('$1', () => value),
      said,
    );
  }
  return null;
};

const RULES: readonly Rule[] = [byOutput, gitRules, notFound, noSuchFile, others];

/** The rules that need no command beside the output. */
const OF_OUTPUT_ONLY: readonly Rule[] = [byOutput, gitRules];

/** What to say about text that came down a pipe: the output of a command that is not known. */
export function diagnosePiped(output: string, endpoints: OfflineEndpoints, machine: Machine): Diagnosis {
  for (const rule of OF_OUTPUT_ONLY) {
    const found = rule({ command: '', status: null, output }, endpoints, machine);
    if (found !== null) return found;
  }
  return say('The piped text shows no failure that an offline rule knows.');
}

/** What to say about the last command, and what to prefill when the fix is certain. */
export function diagnose(failed: Failed, endpoints: OfflineEndpoints, machine: Machine): Diagnosis {
  if (failed.command.trim() === '')
    return say('There is no command to look at yet. Ask for something: yo find big files. For more examples: yo help');
  if (failed.status === 0) return say('Nothing failed: the last command ended with status 0.');
  if (failed.status === 130) return say('The last command was interrupted (Ctrl-C).');
  if (failed.status === null) return say('How the last command ended is not known.');
  for (const rule of RULES) {
    const found = rule(failed, endpoints, machine);
    if (found !== null) return found;
  }
  const { searches, findsProcesses } = rowOf(failed.command);
  if (failed.status === 1 && (searches !== undefined || findsProcesses === true || /^\s*(?:diff|test|cmp)\b/.test(failed.command)))
    return say(`${failed.command.trim().split(/\s+/)[0]} ended with status 1, which means "nothing found" or "different", not an error.`);
  if (failed.status > 128 && failed.status < 160) return say(`The last command was ended by signal ${failed.status - 128}.`);
  return say(`The last command ended with status ${failed.status}; no offline rule knows why.`);
}
