/** What code of other languages would do (`python -c …`), recognised by a few typical calls. */
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import { dangerous, type Effect } from './effect-types.ts';

/** Code that is searched for the patterns below; longer code is not written at a prompt. */
const CODE_CHARS = 16 * 1024;
/** Shell commands that are read out of one piece of code. */
const COMMANDS = 8;

const FILES = dangerous('deletes', 'deletes files', { recursive: true });
const RECORDS = dangerous('deletes', 'deletes records of a database or service');
const DOWNLOADED = dangerous('runs-foreign-code', 'runs code that it downloads');
const HIDDEN = dangerous('runs-foreign-code', 'runs code that cannot be read here');
const CONTROL = dangerous('network', 'lets another machine control a shell on this one');
const DOWNLOADS = /urlopen|requests\.get|urllib|fetch\(|open-uri|LWP|file_get_contents\(['"]http/;
const EVALUATES = /\b(?:exec|eval|compile)\b/;

/** The patterns of each effect. All of them must match; each is linear, so that no text takes long. */
const PATTERNS: readonly (readonly [Effect, ...RegExp[]])[] = [
  [FILES, /\brmtree\b|\bremove_tree\b|\brimraf\b|\bsend2trash\b|\bos\.(?:remove|unlink|rmdir|removedirs|truncate)\s*\(/],
  [FILES, /\.unlink\s*\(|\b(?:rm|rmdir|unlink)Sync\b|\bfs(?:\.promises)?\.(?:rm|unlink|rmdir)\s*\(/],
  [FILES, /\brm_(?:rf|r|f)\b|\bFileUtils\.(?:rm|remove)|\b(?:File|Dir)\.(?:delete|unlink|rmdir)\b|\bunlink\s*[(\s]\s*["'$@<]/],
  [RECORDS, /\b(?:delete|destroy)_all\b|\bdropDatabase\b|\bdrop_(?:table|database|collection)\b|\bdelete(?:Index|Many|Objects?)\b/],
  [RECORDS, /\bclear(?:Objects|Index)\b|\.(?:delete|destroy|cancel)\(\s*['"]/],
  [CONTROL, /\bsocket\b|TCPSocket|fsockopen|net\.connect/, /\bdup2\b|\bsubprocess\b|\bpty\b|\/bin\/(?:ba|z)?sh|\bexec\b|\bspawn\b/],
  [DOWNLOADED, DOWNLOADS, EVALUATES],
  [HIDDEN, /\b(?:exec|eval|system)\b/, /b64decode|base64|fromhex|decode64|atob|unpack/],
];

/** Calls that start a program in any of these languages, with the text of its command. */
const STARTS = new RegExp(
  [
    /\b(?:system|popen|execSync|execFileSync|exec|spawnSync|spawn|check_output|check_call|call|run|shell_exec|passthru|Popen|sh)\b/,
    /\s*[({]?\s*/,
    /(\[[^\]]*\]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
);
const BACKQUOTES = /`([^`]+)`|%x[({[]([^)}\]]+)[)}\]]/g;

export interface Code {
  readonly effects: readonly Effect[];
  /** Shell commands that the code starts. */
  readonly commands: readonly string[];
}

/** The effects of code in other languages, as far as the patterns recognise them. */
export function codeIn(command: SimpleCommand): Code {
  const text = codeOf(command)?.slice(0, CODE_CHARS);
  if (text === undefined) return { effects: [], commands: [] };
  const started = [...text.matchAll(STARTS)].map(([, given]) => unquoted(given ?? ''));
  const quoted = /^(?:ruby|perl|php)/.test(command.program ?? '')
    ? [...text.matchAll(BACKQUOTES)].map(([, ticks, percent]) => ticks ?? percent ?? '')
    : [];
  return {
    effects: PATTERNS.filter(([, ...patterns]) => patterns.every((pattern) => pattern.test(text))).map(([effect]) => effect),
    commands: [...started, ...quoted].slice(0, COMMANDS),
  };
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
  const options = interprets?.code;
  if (options === undefined) return undefined;
  const flags = flagsOf(args, { short: options.filter((name) => name.length === 1).join(''), long: options });
  const given = options.flatMap((name) => flags.values.get(name) ?? []).map(scriptText);
  if (given.length > 0) return given.join('\n');
  return flags.operands.length === 0 || flags.operands[0]?.value === '-' ? stdinText(command) : undefined;
}
