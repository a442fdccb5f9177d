/**
 * Commands of the shell inside the arguments of other programs: after the escape of an editor, a database client or a debugger (`:!x`,
 * `\! x`, `.shell x`), and in options whose name says that they run something (`-o ProxyCommand=x`, `--pre-hook x`).
 */
import { about, isKnownProgram } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText } from '../syntax/unwrap.ts';
import { type Account, account, ordinary } from './effect-types.ts';

/** Escapes to the shell. Source: vim(1), psql(1), mysql(1), sqlite3(1), gdb(1), less(1), ed(1). */
const ESCAPE = /(?:^|[;|\s])(?::*r?\s*!|\\!|\.(?:shell|system)\s|shell\s|\\write18\s*\{)\s*([^\n]+?)\}?$/;
/** Names under which tools take a command, in the option or in the setting that it takes. */
const RUNS = /(?:^|[-_.])(?:\w*(?:command|cmd)|exec\w*|\w*hook|script|shell|eval|pager|editor|rsh|runner)$/i;

/** Commands of one program that are read. */
const COMMANDS = 8;

/** The commands that the arguments of a command give to a shell. */
export function escapeAccount({ program, args }: SimpleCommand): Account {
  const { reads, interprets, wraps, open, binds } = about(program);
  // what these are given is text, or it is read as a command already
  if (program === null || (reads === true && open === true) || interprets !== undefined || binds === 'assignments') return account({});
  const texts = args.map(scriptText);
  const named: string[] = [];
  const note = (text: string): readonly string[] => {
    // what a program does that has a row is read there
    const first = /^[\w.-]+(?=\s|$)/.exec(text)?.[0] ?? '';
    if (!isKnownProgram(first) || about(first).interprets !== undefined) named.push(text);
    return [text];
  };
  const escaped = texts.flatMap((text, at) => {
    const after = reads === true ? undefined : ESCAPE.exec(text)?.[1];
    if (after !== undefined) return [after];
    // `-oProxyCommand=x`, `--config alias.x=!y`, `--checkpoint-action=exec=x`
    const setting = /^(?:-{1,2}[\w-]*?=?)?(?:-o)?([\w.-]+)=(.+)$/s.exec(text);
    if (setting !== null && RUNS.test((setting[1] as string).replace(/^-+/, '')))
      return note((setting[2] as string).replace(/^["']?!?/, '').replace(/^\w+=/, ''));
    const option = /^--([\w-]+)$/.exec(text)?.[1];
    const value = texts[at + 1];
    return wraps === undefined && option !== undefined && value !== undefined && RUNS.test(option) ? note(value) : [];
  });
  return account({
    effects: named.slice(0, 1).map((text) => ordinary('runs-foreign-code', `runs ${text}`, { objects: [text] })),
    commands: escaped.slice(0, COMMANDS),
  });
}
