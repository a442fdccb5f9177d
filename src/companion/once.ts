/**
 * `bin/yo`: one question, one answer. The command or the text goes to standard output and nothing else does; the explanation, the
 * effect and the notes go to standard error. Standard input, when it is piped, is context. Exit status 0 when there is an answer.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VERSION } from '../base/version.ts';
import { readShellNames } from '../review/shell-names.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { WORDS } from '../session/own-words.ts';
import { realSurroundings } from './host.ts';
import { askOnce, failureLine, type OneShot, type Outcome } from './one-shot.ts';
import { openProviders } from './open-providers.ts';
import { readPipe } from './piped-input.ts';
import { read } from './snapshot.ts';

const USAGE = `usage: yo [--json] <anything in plain words>      answers once
       … | yo [--json] <question>                 with what comes down the pipe as context
       yo --help | --version

Inside a shell that was started by yosh, yo prefills the command at your prompt instead. See yosh --help.`;

/** What is printed without asking anybody. */
const PRINTED: Readonly<Record<string, string>> = { '--help': USAGE, '--version': `yosh ${VERSION}` };

type Env = Readonly<Record<string, string | undefined>>;

interface Words {
  readonly json: boolean;
  readonly sentence: string;
}

function parseWords(words: readonly string[]): Words {
  const [first = '', ...rest] = words;
  if (first === '--json') return { ...parseWords(rest), json: true };
  if (Object.hasOwn(PRINTED, first)) return { json: false, sentence: first };
  return { json: false, sentence: (first === '--' ? rest : words).join(' ').trim() };
}

/** Folder of the session this process was started in; null outside, and for another user's (`sudo -E`). */
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

/** The folder as the shell calls it, which may be through links; as the system calls it when PWD is of another process. */
function currentFolder({ PWD = '' }: Env): string {
  const [here, told] = [statOf('.'), path.isAbsolute(PWD) ? statOf(PWD) : null];
  if (told !== null && told.dev === here?.dev && told.ino === here.ino) return PWD;
  try {
    return process.cwd();
  } catch {
    // it was removed
    return PWD;
  }
}

/** The user and the host as the hooks write them, so that conversations of both are the same user's. */
const who = (): string => `${process.geteuid?.() ?? ''}@${os.hostname().replaceAll(/[^A-Za-z0-9._-]/g, '')}`;

function asked(question: string, piped: Uint8Array, env: Env): OneShot {
  const session = sessionOf(env);
  // PATH is this process's own, which is newer than what the session's shell has written down
  const has = session === null ? () => false : readShellNames(session).has;
  return {
    question,
    piped,
    place: { shell: env['SHELL']?.split('/').at(-1) ?? 'sh', version: '', cwd: currentFolder(env), who: who() },
    on: session === null || read(session)?.on !== false,
    names: () => ({ path: '', has }),
  };
}

/** Ends the process when the text is on its way: something may still wait for a folder that does not answer. */
function end(text: string): void {
  process.stdout.on('error', () => process.exit(1));
  process.stdout.write(text, () => process.exit(0));
}

function fail(line: string): never {
  process.stderr.write(`${screenLine(line)}\n`);
  process.exit(1);
}

function print(outcome: Outcome, json: boolean): void {
  if (outcome.kind === 'failure') fail(failureLine(outcome.failure));
  const { notes, ...answer } = outcome;
  if (!json) return end(`${answer.kind === 'chat' ? answer.response : answer.command}\n`);
  const { effect = null, ...rest } = answer.kind === 'chat' ? { ...answer, effect: null } : answer;
  end(`${JSON.stringify({ ...rest, ...(effect === null ? {} : { effect }), ...(notes.length === 0 ? {} : { notes }) })}\n`);
}

async function main(): Promise<void> {
  const { json, sentence } = parseWords(process.argv.slice(2));
  const printed = Object.hasOwn(PRINTED, sentence) ? PRINTED[sentence] : undefined;
  if (printed !== undefined) return end(`${printed}\n`);
  if (Object.hasOwn(WORDS, sentence)) fail(`yo: \`yo ${sentence}\` works at the prompt of a shell that was started by yosh`);
  const piped = readPipe(0);
  if (sentence === '' && piped.toString().trim() === '') fail('yo: ask something: yo <anything in plain words>');
  const providers = openProviders();
  const world = realSurroundings((context) => providers.open(context), process.argv[1] ?? '');
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const told = { problem: say, line: json ? () => {} : say };
  print(await askOnce(asked(sentence, piped, process.env), world, told), json);
}

main().catch((error: unknown) => fail(`yo: it stumbled (${error instanceof Error ? error.message : String(error)}); ask again`));
