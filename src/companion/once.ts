/**
 * Entry point of `bin/yo`: one question, one answer. Only the command or the text goes to standard output; the explanation, the
 * effects and the notes go to standard error. Piped standard input becomes a fact. Exit status 0 when there is an answer, else 1.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VERSION } from '../base/version.ts';
import { readShellNames } from '../review/shell-names.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { OWN_WORDS } from '../session/own-words.ts';
import { realSurroundings } from './host.ts';
import { askOnce, failureLine, type OneShot, type OneShotResult } from './one-shot.ts';
import { openProviders } from './open-providers.ts';
import { readPipe } from './piped-input.ts';
import { read } from './snapshot.ts';

const USAGE = `usage: yo [--json] <anything in plain words>      answers once
       … | yo [--json] <question>                 with what comes down the pipe as context
       yo --help | --version

Inside a shell that was started by yosh, yo prefills the command at your prompt instead. See yosh --help.`;

/** Options that are answered without a request. */
const PRINTED: Readonly<Record<string, string>> = { '--help': USAGE, '--version': `yosh ${VERSION}` };

type Env = Readonly<Record<string, string | undefined>>;

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
  const stat = folder === '' ? null : statOf(folder);
  return stat?.isDirectory() === true && stat.uid === process.geteuid?.() ? folder : null;
}

function statOf(file: string): fs.Stats | null {
  try {
    return fs.statSync(file);
  } catch {
    return null;
  }
}

/** The current folder as the shell names it, links included; as the system names it when PWD is stale or from another process. */
function currentFolder({ PWD = '' }: Env): string {
  const [here, named] = [statOf('.'), path.isAbsolute(PWD) ? statOf(PWD) : null];
  if (named !== null && named.dev === here?.dev && named.ino === here.ino) return PWD;
  try {
    return process.cwd();
  } catch {
    // the folder was removed
    return PWD;
  }
}

/** `<uid>@<host>`, written as the hooks write it, so that conversations here and in a session belong to the same user. */
const who = (): string => `${process.geteuid?.() ?? ''}@${os.hostname().replaceAll(/[^A-Za-z0-9._-]/g, '')}`;

function oneShot(question: string, piped: Uint8Array, env: Env): OneShot {
  const session = sessionOf(env);
  // this process has its own PATH, which is newer than the one the session's shell has written
  const has = session === null ? () => false : readShellNames(session).has;
  return {
    question,
    piped,
    place: { shell: env['SHELL']?.split('/').at(-1) ?? 'sh', version: '', cwd: currentFolder(env), who: who() },
    on: session === null || read(session)?.on !== false,
    names: () => ({ path: '', has }),
  };
}

/** Prints the text and ends the process: something may still wait for a folder that does not answer. */
function end(text: string): void {
  process.stdout.on('error', () => process.exit(1));
  process.stdout.write(text, () => process.exit(0));
}

function fail(line: string): never {
  process.stderr.write(`${screenLine(line)}\n`);
  process.exit(1);
}

function print(result: OneShotResult, json: boolean): void {
  if (result.kind === 'failure') fail(failureLine(result.failure));
  const { notes, ...answer } = result;
  if (!json) return end(`${answer.kind === 'chat' ? answer.response : answer.command}\n`);
  const { effect = null, ...rest } = answer.kind === 'chat' ? { ...answer, effect: null } : answer;
  end(`${JSON.stringify({ ...rest, ...(effect === null ? {} : { effect }), ...(notes.length === 0 ? {} : { notes }) })}\n`);
}

async function main(): Promise<void> {
  const { json, question } = parseArguments(process.argv.slice(2));
  const printed = Object.hasOwn(PRINTED, question) ? PRINTED[question] : undefined;
  if (printed !== undefined) return end(`${printed}\n`);
  if (Object.hasOwn(OWN_WORDS, question)) fail(`yo: \`yo ${question}\` works at the prompt of a shell that was started by yosh`);
  const piped = readPipe(0);
  if (question === '' && piped.toString().trim() === '') fail('yo: ask something: yo <anything in plain words>');
  const providers = openProviders();
  const world = realSurroundings((context) => providers.open(context), process.argv[1] ?? '');
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const output = { problem: say, line: json ? () => {} : say };
  print(await askOnce(oneShot(question, piped, process.env), world, output), json);
}

main().catch((error: unknown) => fail(`yo: internal error (${error instanceof Error ? error.message : String(error)}); ask again`));
