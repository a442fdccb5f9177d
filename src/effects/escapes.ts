/**
 * Commands of the shell inside the arguments of other programs: after the escape of an editor, a database client or a debugger (`:!x`,
 * `\! x`, `.shell x`), and in options whose name says that they run something (`-o ProxyCommand=x`, `--pre-hook x`).
 */
import { about, isKnownProgram } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import { isSystemProgram } from './paths.ts';
import { type Account, account, ordinary } from './effect-types.ts';

/** Escapes to the shell. Source: vim(1), psql(1), mysql(1), sqlite3(1), gdb(1), less(1), ed(1). */
const ESCAPE =
  /(?:(?:^|[;|\s])(?::*(?:%|\.|\d*,?\d*)?r?\s*!|\\!|\.(?:shell|system)\s|\\write18\s*\{)|(?:^|[;|])\s*shell\s)\s*([^\n]+?)\}?$/;
/** Escapes to the shell in a line that is typed into a client. Source: ftp(1), sftp(1), ed(1), gdb(1), mail(1), psql(1), mysql(1), sqlite3(1). */
const TYPED_ESCAPE = /^\s*(?:(?:\d*,?\d*)[rwe]?\s*!|:!|\\!|\.(?:shell|system)\s|(?:shell|system)\s)\s*(.+)$/;
/** A command in AppleScript. Source: the language guide of AppleScript. */
const DONE_BY_SCRIPT = /\bdo shell script "((?:[^"\\]|\\.)*)"/g;
/** An address of git that is a command. Source: git-remote-ext(1). */
const TRANSPORT = /^ext::\s*(.+)$/;
/** Escapes to the shell in the statements of database clients. Source: mysql(1), the manual of PostgreSQL on COPY, psql(1), sqlite3(1). */
const DATABASE_ESCAPE =
  /(?:^|;)\s*system\s+([^\n;]+)|\bprogram\s+'((?:''|[^'])*)'|(?:^|\n)\s*(?:\.(?:read|output|once|import)|\\[ogw])\s+\|\s*([^\n]+)/gi;
/** Names under which tools take a command, in the option or in the setting that it takes. */
const RUNS = /^(?!-*no-)(?:.*[-_.])?(?:\w*(?:command|cmd)|exec\w*|\w*hook|script|shell|eval|pager|editor|rsh|runner)$/i;

/** Commands of one program that are read. */
const COMMANDS = 8;

/** Lines of standard input that are read. */
const LINES = 200;

/** A longer text is not written at a prompt. */
const TEXT_CHARS = 16 * 1024;

/** The names of such a command in JSON, YAML, TOML and the files of units: `"command": ["sh", "-c", "x"]`, `run: x`, `ExecStart=x`. */
const KEYS = String.raw`[\w.-]*?(?:command|cmd|exec(?:start|stop|reload)?(?:pre|post)?|run|script|entry-?point|hooks?|shell|program|startup|wrapper)s?`;
const IN_JSON = new RegExp(String.raw`"${KEYS}"\s*:\s*("(?:\\.|[^"\\])*"|\[[^\[\]]*\])`, 'gi');
const IN_LINES = new RegExp(String.raw`^[ \t]*(?:- )?${KEYS}[ \t]*(?:=|:(?=[ \t]))[ \t]*([^\n{[|>][^\n]*|\[[^\[\]]*\])`, 'gim');
/** Texts in the quotes of JSON, TOML and YAML. */
const QUOTED = /"((?:\\.|[^"\\])*)"|'([^']*)'/g;

/** The commands in a text of settings, by the names of what tools run. */
export function commandsNamedIn(text: string): readonly string[] {
  if (text.length > TEXT_CHARS) return [];
  return [...text.matchAll(IN_JSON), ...text.matchAll(IN_LINES)]
    .map(([, given = '']) => {
      const words = [...given.matchAll(QUOTED)].map(([, double, single]) => (double ?? single ?? '').replaceAll(/\\(["\\/])/g, '$1'));
      if (!given.startsWith('[')) return words[0] ?? given.trim();
      return words.map((word) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`)).join(' ');
    })
    .filter((command) => /\s|\//.test(command))
    .slice(0, COMMANDS);
}

/** Fields with which a container gets the rights of the machine that it runs on. Source: the API of Kubernetes, PodSpec. */
const GIVES_MACHINE = /"?(?:privileged|hostPID|hostNetwork|hostIPC|allowPrivilegeEscalation)"?\s*:\s*true|"?hostPath"?\s*:/;

/** The commands that the arguments of a command give to a shell. */
export function escapeAccount(command: SimpleCommand): Account {
  const { program, args } = command;
  const { reads, interprets, wraps, open, binds, database, typed } = about(program);
  // what these are given is text, or it is read as a command already
  const isText = (reads === true && open === true) || interprets !== undefined || binds === 'assignments';
  if (program === null || (isText && typed !== true)) return account({});
  const texts = args.map(scriptText);
  const named: string[] = [];
  const note = (text: string, isShell = false): readonly string[] => {
    // what a program does that has a row is read there
    const first = /^[\w.-]+(?=\s|$)/.exec(text)?.[0] ?? '';
    // `useradd --shell /usr/sbin/nologin`: a program of the system, which starts nothing yet
    if (isShell && isSystemProgram(text)) return [text];
    if (!isKnownProgram(first) || about(first).interprets !== undefined) named.push(text);
    return [text];
  };
  const escaped = texts.flatMap((text, at) => {
    const after = reads === true && typed !== true ? undefined : (ESCAPE.exec(text) ?? TRANSPORT.exec(text))?.[1];
    if (after !== undefined) return [after];
    // `-oProxyCommand=x`, `--config alias.x=!y`, `--checkpoint-action=exec=x`, `--property=ExecStart=x`
    const setting = /^(?:-{1,2}[\w-]+=(?=[\w.-]+=)|-{1,2}[\w-]*?=?)?(?:-o)?([\w.-]+)=(.+)$/s.exec(text);
    if (setting !== null && RUNS.test((setting[1] as string).replace(/^-+/, '')))
      return note((setting[2] as string).replace(/^["']?!?/, '').replace(/^\w+=/, ''));
    const option = /^--([\w-]+)$/.exec(text)?.[1];
    const value = texts[at + 1];
    return wraps === undefined && option !== undefined && value !== undefined && !value.startsWith('-') && RUNS.test(option)
      ? note(value, option === 'shell')
      : [];
  });
  const lines = typed === true || database !== undefined ? (stdinText(command) ?? '').split('\n', LINES) : [];
  const stated = database === undefined ? [] : texts.flatMap((text) => [...text.matchAll(DATABASE_ESCAPE)]);
  const structured = texts.map((text) => text.replace(/^--[\w-]+=/, '')).filter((text) => /^\s*[[{]/.test(text));
  const gives = structured.some((text) => GIVES_MACHINE.test(text))
    ? [ordinary('root', 'gives a container access to this machine', { area: 'protection' })]
    : [];
  return account({
    effects: [...gives, ...named.slice(0, 1).map((text) => ordinary('runs-foreign-code', `runs ${text}`, { objects: [text] }))],
    commands: [
      ...escaped,
      ...(typed === true ? texts.flatMap((text) => [...text.matchAll(DONE_BY_SCRIPT)]) : []).map(([, done = '']) =>
        done.replaceAll('\\"', '"'),
      ),
      ...lines.flatMap((line) => TYPED_ESCAPE.exec(line)?.[1] ?? []),
      ...stated.map(([, typed, copied, piped]) => typed ?? copied ?? piped ?? ''),
      ...structured.flatMap(commandsNamedIn),
    ].slice(0, COMMANDS),
  });
}
