/**
 * Entry point of `bin/yo`: one question, one answer. Only the command or the text goes to standard output; the explanation, the
 * effects and the notes go to standard error. Piped standard input becomes a fact. Exit status 0 when there is an answer, else 1.
 */
import fs from 'node:fs';
import os from 'node:os';
import type { CodeCache } from '../base/code-cache.ts';
import { currentFolder } from '../base/current-folder.ts';
import type { Env } from '../base/env.ts';
import { reason } from '../base/file-error.ts';
import { VERSION } from '../base/version.ts';
import { readConfig } from '../config/read-config.ts';
import { readShellNames } from '../review/shell-names.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { type OwnWord, ownWord } from '../session/own-words.ts';
import { lookOf } from '../ui/colors.ts';
import { followsLinks } from '../ui/hyperlinks.ts';
import { WaitingLine } from '../ui/waiting-line.ts';
import { foldLines, quoteLines } from '../ui/wrap.ts';
import { realSurroundings } from './host.ts';
import { askOnce, failureLine, type OneShot, type OneShotOutput, type OneShotResult } from './one-shot.ts';
import { openProviders } from './open-providers.ts';
import { readPipe } from './piped-input.ts';
import { read } from './snapshot.ts';
import { terminalAt, writeTo } from './standard-output.ts';
import { type ShellVariables, VariablesFile } from './variables-file.ts';

const USAGE = `yo [--json] QUESTION

Answer one question: the command, or the text, is printed; nothing is run.

Examples:
  yo find big files
  make 2>&1 | yo why          with what comes down the pipe as context
  yo @ollama list the files   asks that profile, provider or model
  yo --json find big files

Options, before the question:
  --json                      print the answer as JSON
  --version                   show the version
  --help                      show help

In a shell that was started by yosh, yo puts the command at your prompt. To
start one: yosh. More: yosh --help`;

/** Answered without a request, and without a session. */
const VERSION_LINE = `yosh ${VERSION}`;
const PRINTED: Readonly<Record<string, string>> = {
  '--help': USAGE,
  '-h': USAGE,
  help: USAGE,
  '--version': VERSION_LINE,
  '-v': VERSION_LINE,
};

interface Arguments {
  readonly json: boolean;
  /** The question, or one of the options in `PRINTED`. */
  readonly question: string;
}

function parseArguments(words: readonly string[]): Arguments {
  const [first = '', ...rest] = words;
  if (first === '--json') return { ...parseArguments(rest), json: true };
  if (Object.hasOwn(PRINTED, first)) return { json: false, question: first };
  return { json: false, question: (first === '--' ? rest : words).join(' ').trim() };
}

/** Folder of the session this process was started in; null outside a session, and in one of another user (`sudo -E`). */
function sessionOf(env: Env): string | null {
  const folder = env['YOSH_SESSION'] ?? '';
  try {
    const stat = fs.statSync(folder);
    return stat.isDirectory() && stat.uid === process.geteuid?.() ? folder : null;
  } catch {
    return null;
  }
}

/** `<uid>@<host>`, written as the hooks write it, so that conversations here and in a session belong to the same user. */
const who = (): string => `${process.geteuid?.() ?? ''}@${os.hostname().replaceAll(/[^A-Za-z0-9._-]/g, '')}`;

/** Words of its own that need no prompt. */
const ANSWERED: ReadonlySet<OwnWord['kind']> = new Set(['says', 'remembers']);

const NO_VARIABLES: ShellVariables = { kind: 'none' };

/** What the hook of the shell wrote for this process, in a pipe; without a hook, as in a script, the environment is all there is. */
function takeVariables(session: string, { YOSH_VARIABLES: name = '' }: Env): ShellVariables {
  if (!/^variables\.\d+$/.test(name)) return NO_VARIABLES;
  const file = new VariablesFile(`${session}/${name}`);
  const variables = file.read();
  file.take();
  return variables;
}

function oneShot(question: string, piped: Uint8Array, env: Env): OneShot {
  const session = sessionOf(env);
  // this process has its own PATH, which is newer than the one the session's shell has written
  const variables = session === null ? NO_VARIABLES : takeVariables(session, env);
  const has = session === null ? () => false : readShellNames(session).has;
  return {
    question,
    piped,
    place: { shell: env['SHELL']?.split('/').at(-1) ?? 'sh', version: '', cwd: currentFolder(env), who: who() },
    on: session === null || read(session)?.on !== false,
    confirm: confirmAtTerminal(env),
    names: () => ({ path: '', has }),
    variables: () => variables,
  };
}

/** A stream on the terminal of a session, where words of a model must not look like a prompt or a line of ours. */
function colsInSession(name: 'stdout' | 'stderr'): number | undefined {
  return sessionOf(process.env) === null ? undefined : terminalAt(name)?.columns;
}

/**
 * The yes/no prompt on the terminal that this process was started from, whatever its standard input and output are. Null without one, and
 * where standard error leads elsewhere: then the question would not be read.
 */
function confirmAtTerminal(env: Env): OneShot['confirm'] {
  if (terminalAt('stderr') === null) return null;
  let fd: number;
  try {
    fd = fs.openSync('/dev/tty', 'r+');
  } catch {
    return null;
  }
  return async (text) => {
    const { personAt } = await import('../ui/person.ts');
    // a module from the code cache cannot import what belongs to Node
    const tty = process.getBuiltinModule('node:tty');
    const person = personAt(new tty.ReadStream(fd), new tty.WriteStream(fd), (env['TERM'] ?? 'dumb') === 'dumb');
    // Ctrl-C is no
    const yes = await person.confirm(`yo: ${text}`).catch(() => false);
    person.close();
    return yes;
  };
}

/** Prints the text, does what is left and ends the process: something may still wait for a folder that does not answer. */
function end(text: string, before: () => Promise<void> = () => Promise.resolve(), status = 0): void {
  const ended = (): void => void before().then(() => process.exit(status));
  writeTo('stdout', text, ended, (error) => {
    // `yo … | head -n 1`: whoever reads no more needs no line
    if (error.code !== 'EPIPE') fail(`yo: standard output cannot be written (${reason(error)})`);
    process.exit(1);
  });
}

/** Prints a line of ours on standard error. */
function say(line: string): void {
  writeTo('stderr', `${foldLines(line, colsInSession('stderr'))}\n`);
}

/** An answer as at the prompt of a session where standard output is a terminal; plain in a pipe. */
async function rendered(text: string): Promise<string> {
  const { env } = process;
  const stdout = terminalAt('stdout');
  if (stdout === null) return `${text}\n`;
  // the reader of Markdown takes 10 ms to load, which a pipe need not wait for
  const { Answer } = await import('../ui/answer.ts');
  const answer = new Answer({ ...lookOf(env, readConfig(env).config), cols: stdout.columns, links: followsLinks(env) });
  return `${answer.push(text)}${answer.end()}`.replaceAll('\r\n', '\n');
}

/** Prints words of the model on standard error. */
function quote(text: string): void {
  writeTo('stderr', `${quoteLines(text, colsInSession('stderr'))}\n`);
}

/** The line that is shown on the terminal while the answer is awaited. Ctrl-C must leave nothing of it. */
function waitingLine({ TERM = 'dumb' }: Env): OneShotOutput['waiting'] {
  const stderr = TERM === 'dumb' ? null : terminalAt('stderr');
  if (stderr === null) return null;
  const line = new WaitingLine((text) => void stderr.write(text));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      line.erase();
      process.kill(process.pid, signal);
    });
  stderr.on('resize', () => line.resized(stderr.columns));
  return { start: () => line.start(stderr.columns), wait: (waiting) => line.wait(waiting), erase: () => line.erase() };
}

function fail(line: string): never {
  say(screenLine(line));
  process.exit(1);
}

async function print(result: OneShotResult, json: boolean, works: readonly (() => Promise<void>)[], cache: CodeCache): Promise<void> {
  const workAll = async (): Promise<void> => {
    for (const work of works) await work();
  };
  if (result.kind === 'failure') {
    say(failureLine(result.failure));
    return end('', workAll, 1);
  }
  const { notes, ...answer } = result;
  // behind the answer; after a command nearly all code that a question needs has run
  const keep = async (): Promise<void> => {
    await workAll();
    if (answer.kind !== 'chat') await cache.store();
  };
  const shown = (text: string): string => `${quoteLines(text, colsInSession('stdout'))}\n`;
  if (!json) return end(answer.kind === 'chat' ? await rendered(answer.response) : shown(answer.command), keep);
  const { effect = null, ...rest } = answer.kind === 'chat' ? { ...answer, effect: null } : answer;
  const object = { ...rest, ...(effect === null ? {} : { effect }), ...(notes.length === 0 ? {} : { notes }) };
  end(shown(JSON.stringify(object)), keep);
}

async function main(cache: CodeCache): Promise<void> {
  const { json, question } = parseArguments(process.argv.slice(2));
  const printed = Object.hasOwn(PRINTED, question) ? PRINTED[question] : undefined;
  if (printed !== undefined) return end(`${printed}\n`);
  const word = ownWord(question)?.kind ?? 'says';
  if (!ANSWERED.has(word)) fail(`yo: \`yo ${question}\` works at the prompt of a shell that was started by yosh`);
  const piped = await readPipe(0, () => say(screenLine(`yo: reading standard input. Without it: yo ${question || 'QUESTION'} </dev/null`)));
  if (question === '' && piped.toString().trim() === '') fail('yo: no question. For example: yo find big files');
  const providers = openProviders();
  const world = realSurroundings((context) => providers.open(context), process.argv[1] ?? '');
  const nothing = (): void => {};
  const works: (() => Promise<void>)[] = [() => world.machine.kept.store()];
  const output = {
    afterwards: (work: () => Promise<void>) => void works.push(work),
    problem: say,
    line: json ? nothing : say,
    quote: json ? nothing : quote,
    waiting: json ? null : waitingLine(process.env),
  };
  await print(await askOnce(oneShot(question, piped, process.env), world, output), json, works, cache);
}

export function answerOnce(cache: CodeCache): void {
  main(cache).catch((error: unknown) => fail(`yo: internal error (${error instanceof Error ? error.message : String(error)}); ask again`));
}
