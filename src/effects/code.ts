import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import { danger, type Finding } from './effect-types.ts';

/** Text looked at for the signs below; more is not what a person writes at a prompt. */
const CODE_CHARS = 16 * 1024;
/** Commands taken out of one piece of code. */
const COMMANDS = 8;

const FILES = danger('deletes', 'deletes files', { recursive: true });
const RECORDS = danger('deletes', 'deletes records');
const FOREIGN = danger('runs-foreign-code', 'runs what it downloads');
const HIDDEN = danger('runs-foreign-code', 'runs code that is not readable here');
const CONTROL = danger('network', 'lets another machine control a shell on this one');
const DOWNLOADS = /urlopen|requests\.get|urllib|fetch\(|open-uri|LWP|file_get_contents\(['"]http/;
const EVALUATES = /\b(?:exec|eval|compile)\b/;

/** What gives an effect away: all of the expressions, each of which is linear, so that no text takes long. */
const SIGNS: readonly (readonly [Finding, ...RegExp[]])[] = [
  [FILES, /\brmtree\b|\bremove_tree\b|\brimraf\b|\bsend2trash\b|\bos\.(?:remove|unlink|rmdir|removedirs|truncate)\s*\(/],
  [FILES, /\.unlink\s*\(|\b(?:rm|rmdir|unlink)Sync\b|\bfs(?:\.promises)?\.(?:rm|unlink|rmdir)\s*\(/],
  [FILES, /\brm_(?:rf|r|f)\b|\bFileUtils\.(?:rm|remove)|\b(?:File|Dir)\.(?:delete|unlink|rmdir)\b|\bunlink\s*[(\s]\s*["'$@<]/],
  [RECORDS, /\b(?:delete|destroy)_all\b|\bdropDatabase\b|\bdrop_(?:table|database|collection)\b|\bdelete(?:Index|Many|Objects?)\b/],
  [RECORDS, /\bclear(?:Objects|Index)\b|\.(?:delete|destroy|cancel)\(\s*['"]/],
  [CONTROL, /\bsocket\b|TCPSocket|fsockopen|net\.connect/, /\bdup2\b|\bsubprocess\b|\bpty\b|\/bin\/(?:ba|z)?sh|\bexec\b|\bspawn\b/],
  [FOREIGN, DOWNLOADS, EVALUATES],
  [HIDDEN, /\b(?:exec|eval|system)\b/, /b64decode|base64|fromhex|decode64|atob|unpack/],
];

/** What starts a program in any of these languages, with the text of its command. */
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
  readonly findings: readonly Finding[];
  /** Shell commands that the code starts. */
  readonly commands: readonly string[];
}

/** What code of other languages does, as far as a few signs tell: the rest is told by nothing. */
export function codeIn(command: SimpleCommand): Code {
  const text = codeOf(command)?.slice(0, CODE_CHARS);
  if (text === undefined) return { findings: [], commands: [] };
  const started = [...text.matchAll(STARTS)].map(([, given]) => unquoted(given ?? ''));
  const quoted = /^(?:ruby|perl|php)/.test(command.program ?? '')
    ? [...text.matchAll(BACKQUOTES)].map(([, ticks, percent]) => ticks ?? percent ?? '')
    : [];
  return {
    findings: SIGNS.filter(([, ...signs]) => signs.every((sign) => sign.test(text))).map(([each]) => each),
    commands: [...started, ...quoted].slice(0, COMMANDS),
  };
}

/** `"rm -rf /"` and `['rm', '-rf', '/']`. */
const unquoted = (given: string): string =>
  given.startsWith('[')
    ? [...given.matchAll(/"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'/g)].map(([, double, single]) => double ?? single ?? '').join(' ')
    : given.slice(1, -1).replaceAll(/\\(.)/g, '$1');

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
