/** What code of other languages would do (`python -c …`), recognised by a few typical calls. */
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import { isLoopback } from '../base/loopback.ts';
import { pathsIn, unknownNames } from './code-words.ts';
import { type Account, account, dangerous, type Effect, ordinary } from './effect-types.ts';
import { isSecret, isSetting, isStartup, isSystem } from './paths.ts';

/** Code that is searched for the patterns below; longer code is not written at a prompt. */
const CODE_CHARS = 16 * 1024;
/** Shell commands that are read out of one piece of code. */
const COMMANDS = 8;

const FILES = dangerous('deletes', 'deletes files', { recursive: true });
const RECORDS = dangerous('deletes', 'deletes records of a database or service');
const DOWNLOADED = dangerous('runs-foreign-code', 'runs code that it downloads');
const HIDDEN = dangerous('runs-foreign-code', 'runs code that cannot be read here');
const ENVIRONMENT = dangerous('secret', 'shows variables of the environment, secrets included');
const ASKS_PASSWORD = dangerous('secret', 'asks for a password and reads it');
const CONTROL = dangerous('network', 'lets another machine control a shell on this one');
const DOWNLOADS = /urlopen|requests\.get|urllib|fetch\(|open-uri|LWP|file_get_contents\(['"]http/;
const STARTED = ordinary('unread', 'starts other programs from its code');
const EVALUATES = /\b(?:exec|eval|compile)\b/;

/** The patterns of each effect. All of them must match; each is linear, so that no text takes long. */
const PATTERNS: readonly (readonly [Effect, ...RegExp[]])[] = [
  [FILES, /\brmtree\b|\bremove_tree\b|\brimraf\b|\bsend2trash\b|\bos\.(?:remove|unlink|rmdir|removedirs|truncate)\s*\(/],
  [FILES, /\.unlink\s*\(|\b(?:rm|rmdir|unlink)Sync\b|\bfs(?:\.promises)?\.(?:rm|unlink|rmdir)\s*\(/],
  [FILES, /\brm_(?:rf|r|f)\b|\bFileUtils\.(?:rm|remove)|\b(?:File|Dir)\.(?:delete|unlink|rmdir)\b|\bunlink\s*[(\s]\s*["'$@<\w]/],
  // perl: what is in $_
  [FILES, /\bfind(?:depth)?\s*\(?\s*(?:sub\b|\{|\\&)[^]{0,400}?\b(?:unlink|rmdir)\b/],
  [RECORDS, /\b(?:delete|destroy)_all\b|\bdropDatabase\b|\bdrop_(?:table|database|collection)\b|\bdelete(?:Index|Many|Objects?)\b/],
  [RECORDS, /\bclear(?:Objects|Index)\b|\.(?:delete|destroy|cancel)\(\s*['"]/],
  [CONTROL, /\bsocket\b|TCPSocket|fsockopen|net\.connect/, /\bdup2\b|\bsubprocess\b|\bpty\b|\/bin\/(?:ba|z)?sh|\bexec\b|\bspawn\b/],
  [DOWNLOADED, DOWNLOADS, EVALUATES],
  [
    HIDDEN,
    /\b__import__\b|\bgetattr\b|\bglobals\s*\(|__builtins__|\bFunction\s*\(|\.constructor\b|\b(?:instance|class|module)_eval\b|\bconst_get\b|\bpublic_send\b/,
  ],
  // a shell at the end of a pipe of awk, a library of gawk, a file that is loaded as code
  [HIDDEN, /\|&?\s*"(?:\/\S*\/)?(?:ba|z|k|da)?sh\b(?![^"]*-c)[^"]*"|(?:^|\s)@(?:load|include)\b/],
  [HIDDEN, /(?<![\w$.])(?:do|load|include|include_once|require_once)\b\s*\(?\s*["'][\w./~]+["']/],
  [HIDDEN, /\bsystem\s*\(\s*[A-Za-z_$@]/],
  [HIDDEN, /(?<![\w.])(?:eval|exec|execfile|compile|runpy)\s*\(?\s*(?!["'])[\w($]/],
  [ENVIRONMENT, /\benviron\b(?!\s*(?:\[|\.get\b))|\bprocess\.env\b(?!\.\w|\[)|(?<!\w)%?ENV\b(?!\s*[[{.])|\bgetenv\s*\(\s*\)|\bphpinfo\b/],
  [ENVIRONMENT, /(?:environ|\benv|ENV|getenv)\b.{0,12}?(?:KEY|TOKEN|SECRET|PASS|CREDENTIAL)/],
  // perl: what is in $_
  [HIDDEN, /(?<![\w.$@%&>])eval\s*(?:[;})]|$)/],
  // Scala, Groovy, Elixir and Erlang, Haskell, Java, Dart, Lisp, Scheme: starts whose arguments are not read
  [STARTED, /\bsys\.process\b|\.execute\(\)|\bSystem\.(?:cmd|shell|Process)\b|\bos:cmd\b|\bPort\.open\b|\bopen_port\b/],
  [STARTED, /\b(?:callCommand|callProcess|readProcess|createProcess|ProcessBuilder|getRuntime)\b/],
  [STARTED, /\bProcess\.(?:run|start)(?:Sync)?\b|\brun-program\b|\(system\*?\s+"|\bopen3\b/],
  // m4 and AppleScript
  [HIDDEN, /\be?syscmd\s*\(/],
  [ASKS_PASSWORD, /\bwith hidden answer\b/],
  [
    HIDDEN,
    /\b(?:exec|eval|system|subprocess|popen|Popen|spawn\w*|execSync)\b/,
    /b64decode|base64|fromhex|unhexlify|decode64|atob|(?:un)?pack\b|\bchr\b|\\x[\da-f]{2}/i,
  ],
];

/** `print … | name` of awk, where the line does not say which program that is. */
const AWK_PIPE = /\bprint[^;}\n]{0,200}\|&?\s*[A-Za-z_$]/;

/** Calls that start a program in any of these languages, with the text of its command. */
const STARTS = new RegExp(
  [
    /\b(?:os\.execute|system|popen|execSync|execFileSync|exec|spawnSync|spawn|check_output|check_call|call|run|shell_exec|passthru|Popen|sh)\b/,
    /\s*[({]?\s*/,
    /(\[[^\]]*\]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
);
const BACKQUOTES = /`([^`]+)`|%x[({[]([^)}\]]+)[)}\]]/g;

/** The effects of code in other languages, as far as the patterns recognise them. */
export function codeIn(command: SimpleCommand): Account {
  const code = codeOf(command);
  if (code === undefined) return account({});
  const text = code.slice(0, CODE_CHARS);
  const { program } = command;
  const isInArguments = about(program).interprets?.inArguments === true;
  const language = isInArguments ? `the code for ${program}` : `the ${program} code`;
  const own = isInArguments ? codeOperand(command) : code;
  // the methods of a database are read with its statements
  // `rails db:migrate`: a task
  const names = /^[\w:.-]+$/.test(own)
    ? []
    : unknownNames(about(program).database === undefined ? own : own.replaceAll(/\b(?:db|rs)(?:\.\w+|\[[^\]]*\])*/g, 'item'));
  const unaccounted =
    names === null
      ? [{ what: `${language}, which is long`, names: [] }]
      : names.length > 0
        ? [{ what: `${language} (${names.join(', ')})`, names: [program ?? ''] }]
        : [];
  const started = [...text.matchAll(STARTS)].map(([, given]) => unquoted(given ?? ''));
  const quoted =
    about(program).interprets?.backquotes === true
      ? [...text.matchAll(BACKQUOTES)].map(([, ticks, percent]) => ticks ?? percent ?? '')
      : [];
  const found = PATTERNS.filter(([, ...patterns]) => patterns.every((pattern) => pattern.test(text))).map(([effect]) => effect);
  if (isInArguments && AWK_PIPE.test(text)) found.push(HIDDEN);
  return {
    effects: [...found, ...filesInCode(text), ...hostsInCode(text).map((each) => (unaccounted.length > 0 ? mayRun(each) : each))],
    unaccounted,
    commands: [...started, ...quoted, ...awkCommands(text)].slice(0, COMMANDS),
  };
}

/** What code that is not accounted for gets from a host may be run there: a loader of objects does. */
const mayRun = (effect: Effect): Effect =>
  effect.kind === 'network'
    ? { ...effect, kind: 'runs-foreign-code', area: 'foreign-code', what: `may run what it gets from ${effect.objects.join(' and ')}` }
    : effect;

/** The program text of awk and its like, without the files after it. */
function codeOperand({ args }: SimpleCommand): string {
  const { values, operands } = flagsOf(args, {
    short: 'vFfe',
    long: ['expression', 'file', 'assign', 'field-separator', 'arg', 'argjson'],
  });
  const given = [...(values.get('e') ?? []), ...(values.get('expression') ?? [])];
  return (given.length > 0 ? given : operands.slice(0, 1)).map(scriptText).join('\n');
}

/** `print | "sh"` and `"date" | getline` in awk. */
const awkCommands = (text: string): readonly string[] =>
  [...text.matchAll(/\|&?\s*"((?:\\.|[^"\\])*)"|"((?:\\.|[^"\\])*)"\s*\|&?\s*getline/g)].map(([, after, before]) => after ?? before ?? '');

const WRITES = new RegExp(
  [
    String.raw`\bopen\s*\([^)]{0,200},\s*(?:mode\s*=\s*)?['"][rb+]*[wax]|\b(?:write|append)File|\bwrite_text\b|\bFile\.(?:write|open)|`,
    String.raw`\bfopen\b|\bfile_put_contents\b|\bcopyfile\b|\bshutil\.(?:copy|move)|\brename(?:Sync)?\b|>>?\s*"`,
  ].join(''),
);

/** Files that the code names: secrets that it may read, and what it may write. */
function filesInCode(text: string): readonly Effect[] {
  const paths = pathsIn(text).map((each) => each.replace(/^\$\{?HOME\}?/, '~'));
  const secret = paths.find(isSecret);
  const found: Effect[] = secret === undefined ? [] : [dangerous('secret', `reads ${secret}, which is secret`, { objects: [secret] })];
  if (!WRITES.test(text)) return found;
  const startup = paths.find(isStartup);
  // a name that is only an ending is put together with others: `print > n ".txt"`
  const setting = paths.find(
    (each) => (isSystem(each) || isSetting(each)) && !/^\.(?:txt|csv|log|bak|orig|json|html|xml|out|tmp|dat|md)$/.test(each),
  );
  if (startup !== undefined)
    return [...found, dangerous('startup', `writes ${startup}, which decides what runs or who may log in`, { objects: [startup] })];
  if (setting !== undefined) return [...found, ordinary('startup', `writes ${setting}`, { area: 'settings', objects: [setting] })];
  return [...found, ordinary('changes', 'writes files')];
}

const SENDS = /\bpost\b|\bput\b|\bdata\s*=|\bbody\s*:|\bsend\b|\bopen\s*\(|readFile|\benviron\b|process\.env|\bENV\b|\+\s*\w|%s|\{/i;

/** Hosts that the code talks to; with anything that could be sent beside the address, it sends. */
function hostsInCode(text: string): readonly Effect[] {
  const hosts = [...text.matchAll(/\b(?:https?|wss?|ftp):\/\/([\w.-]+)/g)].map(([, host = '']) => host).filter((host) => !isLoopback(host));
  const bare = /\bsocket\b|\bcreate_connection\b|TCPSocket|net\.connect|dns\.|gethostby/.test(text) && hosts.length === 0;
  if (bare) return [dangerous('network', 'talks to another machine')];
  return hosts
    .slice(0, 1)
    .map((host) =>
      SENDS.test(text.replace(/https?:\/\/\S+/, ''))
        ? ordinary('uploads', `may send data to ${host}`, { objects: [host] })
        : ordinary('network', `talks to ${host}`, { objects: [host] }),
    );
}

/** The command in `"rm -rf /"` and in `['rm', '-rf', '/']`. */
const unquoted = (given: string): string =>
  given.startsWith('[')
    ? [...given.matchAll(/"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'/g)].map(([, double, single]) => double ?? single ?? '').join(' ')
    : given.slice(1, -1).replaceAll(/\\(.)/g, '$1');

/** The code that a command gives its interpreter; undefined when it gives none. */
function codeOf(command: SimpleCommand): string | undefined {
  const { program, args } = command;
  if (program === null) return undefined;
  const { interprets } = about(program);
  if (interprets?.inArguments === true) return args.map(scriptText).join('\n');
  // the language of the shell is read as commands
  if (interprets === undefined || interprets.shell === true) return undefined;
  const options = interprets.code ?? (interprets.input === true ? [] : undefined);
  if (options === undefined) return undefined;
  const flags = flagsOf(args, { short: options.filter((name) => name.length === 1).join(''), long: options });
  const given = options.flatMap((name) => flags.values.get(name) ?? []).map(scriptText);
  if (given.length > 0) return given.join('\n');
  return flags.operands.length === 0 || flags.operands[0]?.value === '-' ? stdinText(command) : undefined;
}
