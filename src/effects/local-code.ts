/** Code on this machine that a command starts: a script by its path, a file given to an interpreter, a library that is loaded. */
import { isLoopback } from '../base/loopback.ts';
import { about, fillsWords, isKnownProgram } from '../programs/index.ts';
import { type Arg, literalArg, type SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { type Account, account, dangerous, type Effect, ordinary } from './effect-types.ts';
import { generatedCode, printerIn, setsUpShell } from './foreign-code.ts';
import { hostIn } from './host-in.ts';
import { commandsIn } from './given-inputs.ts';
import { isHome, isRoot, isSystemProgram, isTemporary, placeOf } from './paths.ts';
import { shownArg } from './subject.ts';

/** Folders in which the tools of a project put the programs that the project depends on. */
const TOOLS = /(?:^|\/)(?:node_modules\/\.bin|\.?v?env\/bin|vendor\/bin|\.venv\/Scripts|bin)\/[\w.-]+$/;
/** Wrapper scripts that a project keeps for everybody who builds it. */
const WRAPPERS = /^(?:\.\/|[\w][\w.-]*\/)?(?:gradlew|mvnw|configure|manage\.py|bin\/(?:rails|rake|setup|console)|artisan|sail|x\.py)$/;

/** A file that is run or loaded as code. */
export function startsFile(arg: Arg, { scope }: SimpleCommand): readonly Effect[] {
  const text = placeOf(arg, scope);
  const objects = [text];
  if (isSystemProgram(text)) return [];
  // the start-up file of the user's own shell: what it runs is run at every start
  if (SET_UP.test(text) || /^~\/\.(?:bashrc|bash_profile|bash_aliases|profile|zshrc|zshenv|zprofile)$/.test(text))
    return [ordinary('runs-project-code', `runs ${shownArg(arg)}`, { objects })];
  // what tools make in every project
  if (/(?:^|\/)\.?v?env\/bin\/activate(?:\.\w+)?$/.test(text) || (WRAPPERS.test(text) && !/^[~/$]/.test(text)))
    return [ordinary('runs-project-code', 'runs code of this project')];
  if (isTemporary(text) || /^[~/]|^\.\.|^\$|^https?:/.test(text))
    return [ordinary('runs-foreign-code', `runs ${shownArg(arg)}`, { objects, area: isTemporary(text) ? 'foreign-code' : 'scripts' })];
  return [ordinary('runs-project-code', `runs ${shownArg(arg)}`, { objects, area: 'scripts' })];
}

/** The program of a command, when it is started by a path that is not the system's. */
export function localProgramEffects(command: SimpleCommand): readonly Effect[] {
  const { word, scope } = command;
  if (word === null || !word.text.includes('/')) return [];
  const text = placeOf(word, scope);
  if (!text.includes('/') || isSystemProgram(text)) return [];
  const isRelative = !/^[~/$]|(?:^|\/)\.\.(?:\/|$)/.test(text);
  if (isRelative && (WRAPPERS.test(text) || (TOOLS.test(text) && about(command.program) !== about(null))))
    return [ordinary('runs-project-code', 'runs code of this project')];
  return startsFile(word, command);
}

/** Modules that `python -m` runs and that only read, format or measure. Source: docs.python.org/3/using/cmdline.html#cmdoption-m. */
const MODULES = new Set([
  'json.tool',
  'this',
  'calendar',
  'timeit',
  'tokenize',
  'dis',
  'ast',
  'py_compile',
  'compileall',
  'sysconfig',
  'site',
]);

/** Modules that run a script and measure, trace or test it. */
const RUNNERS = new Set(['cProfile', 'profile', 'pdb', 'trace', 'tracemalloc', 'unittest', 'doctest', 'runpy']);

/** What tools put into the home folder for a shell to read, which the start-up files of most users load, too. Sources: the installers' manuals. */
const SET_UP = new RegExp(
  String.raw`^(?:~\/(?:\.config\/|\.local\/share\/)?\.?nvm\/nvm\.sh|\$NVM_DIR\/nvm\.sh|~\/\.cargo\/env|~\/\.ghcup\/env|~\/\.deno\/env|~\/\.local\/bin\/env|` +
    String.raw`~\/\.sdkman\/bin\/sdkman-init\.sh|~\/\.asdf\/asdf\.sh|~\/\.rvm\/scripts\/rvm|~\/\.nix-profile\/etc\/profile\.d\/nix\.sh|` +
    String.raw`~\/(?:mini|ana|mambaforge)\w*\/etc\/profile\.d\/(?:conda|mamba)\.sh)$`,
);

/** What only root can write, and shells read: `. /etc/os-release`, `source /usr/share/bash-completion/bash_completion`. */
const OF_SYSTEM = /^\/(?:etc|usr\/(?:lib|share))\/(?!.*\.\.)/;

/** The script or module that an interpreter is given. */
export function interpretedAccount(command: SimpleCommand): Account {
  const { program, args } = command;
  const { interprets } = about(program);
  if (interprets === undefined || interprets.inArguments === true || interprets.stdin === true) return account({});
  const made = generatedCode(command);
  if (made !== null)
    return account({ effects: [dangerous('unread', 'runs commands that it makes of names', { area: 'files' })], commands: made });
  const input = command.redirects.findLast(({ operator }) => operator === '<')?.target;
  if (input !== undefined && input !== null && args.every(({ text }) => text.startsWith('-') && !/^-\w*[ce]/.test(text)))
    return account({ effects: startsFile(input, command) });
  if (interprets.checks !== undefined && flagsOf(args).has(...interprets.checks)) return account({});
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as Arg;
    const text = arg.value ?? '';
    // `bash -n x` reads without running
    if (interprets.shell === true && /^-\w*n/.test(text)) return account({});
    if (interprets.code?.includes(text) === true || /^-\w*[ceEr]$|^--(?:eval|print|version|help|check)$|^-[Vh]$/.test(text))
      return account({});
    // `php -m` lists the modules
    if (text === '-m' && about(program).data?.split(/\s+/).includes('m') !== true) return moduleAccount(args.slice(at + 1), command);
    if (text === '-' || text === '-s' || text === '--') return account({});
    if (text.startsWith('-') || text.startsWith('+')) continue;
    // `mongosh shop`, `mongosh mongodb://localhost/shop`: a database
    if (about(program).database !== undefined && (!/[./]/.test(text) || isLoopback(hostIn(text) ?? ''))) return account({});
    // `bun install`: a subcommand, unless it can only be a file
    if (isSubcommand(program, text)) return account({});
    if (about(program).bringsNames === true && OF_SYSTEM.test(text)) return account({});
    const printing = commandsIn([arg]);
    // `php artisan migrate:fresh`: the wrapper is a program with a row, and what follows is for it
    const wrapper = WRAPPERS.test(text) ? text.replace(/^.*\//, '') : '';
    const commands = wrapper !== '' && isKnownProgram(wrapper) ? [[wrapper, ...args.slice(at + 1).map((each) => each.text)].join(' ')] : [];
    if (printing.length === 0) return account({ effects: startsFile(arg, command), commands });
    const maker = printerIn(printing);
    if (maker !== null) return account({ effects: [setsUpShell(maker)] });
    const [printer, ...others] = printing;
    const isShell = interprets.shell === true || about(program).bringsNames === true;
    // `bash <(echo ls)`, `source <(echo x=3)`: the line has the commands
    if (isShell && others.length === 0 && printer?.program === 'echo' && printer.args.every(({ value }) => value !== null))
      return account({ commands: [printer.args.map(({ value }) => value).join(' ')] });
    // `source "$(which env.sh)"`: the program of that name
    const looksUp = others.length === 0 && about(printer?.program ?? null).asksNames === true && arg.parts.length === 1;
    const asked = looksUp ? (printer?.args.map(({ value }) => value ?? '').filter((word) => !/^-[vp]$/.test(word)) ?? []) : [];
    if (asked.length === 1 && /^\w[\w.-]*$/.test(asked[0] ?? ''))
      return account({ effects: [ordinary('runs-foreign-code', `runs ${asked[0]}`, { area: 'scripts', objects: asked })] });
    const printers = printing.flatMap(({ program: printer }) => printer ?? []);
    // `source "$(dirname "$0")/lib.sh"`: a file of this name in the folder that is printed
    const file = printers.every((each) => about(each).place !== undefined) ? /[)`]"?\/([\w./-]*\w)"?$/.exec(arg.text)?.[1] : undefined;
    if (file !== undefined && !file.includes('..'))
      return account({ effects: [ordinary('runs-project-code', `runs ${shownArg(arg)}`, { area: 'scripts', objects: [file] })] });
    return account({ effects: [ordinary('unread', `runs what ${printers.at(-1) ?? 'a substitution'} prints`, { objects: printers })] });
  }
  // `fd -x sh`: without `{}` the name of each file follows
  const finder = command.wrappers.find((each) => about(each).walks === true && fillsWords(each));
  if (finder === undefined) return account({});
  return account({
    effects: [ordinary('runs-project-code', `runs every file that ${finder} finds`, { area: 'scripts', objects: ['files'] })],
  });
}

/** Whether the row of a program lists a word as the first of a subcommand. */
const isSubcommand = (program: string | null, word: string): boolean =>
  Object.values(about(program).does ?? {}).some((rows: readonly string[]) =>
    rows.some((row) => row.split(' ')[0]?.split('|').includes(word)),
  );

/** `python -m NAME …`: a module of the language, a program that has a row, or code of the project. */
function moduleAccount(words: readonly Arg[], command: SimpleCommand): Account {
  const name = words[0]?.value ?? '';
  if (MODULES.has(name)) return account({});
  if (name === 'http.server') {
    const [folder] = ['d', 'directory'].flatMap(
      (each) => flagsOf(words, { short: 'dbp', long: ['directory', 'bind'] }).values.get(each) ?? [],
    );
    // `cd / && python3 -m http.server`
    const objects = [placeOf(folder ?? literalArg('.'), command.scope)].filter((each) => isRoot(each) || isHome(each));
    const what = `serves ${folder === undefined ? 'this folder' : shownArg(folder)} to the network`;
    return account({ effects: [ordinary('uploads', what, { area: 'network', objects })] });
  }
  if (name === 'venv' || name === 'virtualenv' || name === 'ensurepip')
    return account({ effects: [ordinary('changes', 'makes a virtual environment')] });
  // they run the script that follows and watch it
  if (RUNNERS.has(name)) {
    const script = words.slice(1).find(({ value }) => value?.endsWith('.py') === true);
    return account({
      effects: script === undefined ? [ordinary('runs-project-code', 'runs code of this project')] : startsFile(script, command),
    });
  }
  if (isKnownProgram(name)) return account({ commands: [words.map(({ text }) => text).join(' ')] });
  return account({
    effects: [ordinary('runs-project-code', `runs the module ${name === '' ? 'that it is given' : name}`, { objects: [name] })],
  });
}
