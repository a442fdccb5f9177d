/**
 * `bin/yo`: one question, one answer, no session. The command or the text goes to standard output, the explanation to standard
 * error; standard input, when it is piped, is context. Exit status 0 when there is an answer.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { cacheCode } from '../base/code-cache.ts';
import { type Fact, withText } from '../base/fact.ts';
import { VERSION } from '../base/version.ts';
import { ANSWER_CHARS, SENTENCE_BYTES } from '../base/limits.ts';
import { readConfig } from '../config/read.ts';
import { folderOrigin } from '../context/folder-name.ts';
import { ignorePattern, withoutIgnored } from '../context/kept-out.ts';
import type { OpaqueItems, Provider, Turn, UserTurn } from '../llm/port.ts';
import { SYSTEM } from '../llm/prompt.ts';
import { redactTurns } from '../llm/redacted.ts';
import { type Answer, answerTools, inWords, parseAnswer } from '../replies/index.ts';
import { type CommandLine, gateCommand } from '../safety/command-gate.ts';
import { Redactor } from '../safety/redact/index.ts';
import { Reviewer } from '../review/reviewer.ts';
import { screenLine, screenText } from '../safety/screen-gate.ts';
import type { Place, Verdict } from '../session/session.ts';
import { type Heard as HeardSoFar, judge } from '../session/judge.ts';
import { answerOrigin } from '../session/untrusted.ts';
import { openProviders } from './open-providers.ts';

const USAGE = `usage: yo [--json] <anything in plain words>      answers once
       … | yo [--json] <question>                 with what comes down the pipe as context
       yo --help | --version

Inside a shell that was started by yosh, yo prefills the command at your prompt instead. See yosh --help.`;

/** Piped context that is read, newest part kept. */
const PIPE_BYTES = 256 * 1024;
/** A script's command need not fit a screen; it must still be printable. */
const ANY_SIZE = { cols: ANSWER_CHARS, rows: ANSWER_CHARS };

const SHELL = process.env['SHELL']?.split('/').at(-1) ?? 'sh';

const redactor = new Redactor(process.env);
const redact = (text: string): ReturnType<Redactor['redact']> => redactor.redact(text);

function fail(line: string): never {
  process.stderr.write(`yo: ${screenLine(line)}\n`);
  process.exit(1);
}

function readPipe(): string {
  const stat = fs.fstatSync(0);
  if (!stat.isFIFO() && !stat.isFile() && !stat.isSocket()) return '';
  const text = fs.readFileSync(0);
  return text.subarray(-PIPE_BYTES).toString('utf8');
}

interface Words {
  readonly json: boolean;
  readonly sentence: string;
}

function parseWords(words: readonly string[]): Words {
  let json = false;
  let rest = [...words];
  for (; rest[0]?.startsWith('--'); rest = rest.slice(1)) {
    if (rest[0] === '--') return { json, sentence: rest.slice(1).join(' ') };
    if (rest[0] === '--json') json = true;
    else if (rest[0] === '--help' || rest[0] === '--version') {
      process.stdout.write(rest[0] === '--help' ? `${USAGE}\n` : `yosh ${VERSION}\n`);
      process.exit(0);
    } else break;
  }
  return { json, sentence: rest.join(' ') };
}

async function main(): Promise<void> {
  cacheCode(process.env);
  const { json, sentence } = parseWords(process.argv.slice(2));
  const piped = readPipe();
  const question = sentence.trim();
  if (question === '' && piped === '') fail('ask something: yo <anything in plain words>');
  if (Buffer.byteLength(question) > SENTENCE_BYTES) fail(`the question is longer than ${SENTENCE_BYTES} bytes; shorten it`);
  const { config, problems } = readConfig(process.env);
  for (const problem of problems) process.stderr.write(`yo: ${screenLine(problem)}\n`);
  const ignore = ignorePattern(config.ignore);
  const found: readonly Fact[] = [
    { name: 'cwd', text: process.cwd(), lasting: true, ...folderOrigin(process.cwd()) },
    { name: 'shell', text: SHELL, value: { kind: 'shell', name: SHELL, version: '' }, lasting: true, origin: 'system' },
    { name: 'piped-input', text: piped, lasting: false, origin: 'untrusted', label: 'the piped input' },
  ];
  const facts = found.filter(({ text }) => text !== '').map((fact) => withText(fact, (text) => withoutIgnored(text, ignore)));
  const providers = openProviders();
  const provider = await providers.open({ config, env: process.env, cwd: process.cwd() });
  const turn: UserTurn = { role: 'user', question, facts, fence: randomBytes(8).toString('hex') };
  await print(json, await answerTo(provider, turn), turn);
  providers.close();
}

/** A model whose answer cannot be used is told why and asked again, once. */
async function answerTo(provider: Provider, turn: UserTurn): Promise<Answer> {
  const turns: Turn[] = [turn];
  let why = '';
  for (let tries = 0; tries < 2; tries++) {
    const heard = await ask(provider, turns);
    const judged = judge(heard, parseAnswer);
    if (judged.kind === 'words') return inWords(heard.said);
    if (judged.kind === 'reply') return judged.reply;
    why = judged.why;
    turns.push(
      { role: 'assistant', text: heard.said, tool: heard.call, origin: answerOrigin(turns, heard.items), items: heard.items },
      { role: 'user', question: why, facts: [], follows: true },
    );
  }
  return fail(`the answer could not be used (${screenLine(why)}); ask again`);
}

interface Heard extends HeardSoFar {
  readonly items: OpaqueItems | null;
}

async function ask(provider: Provider, turns: readonly Turn[]): Promise<Heard> {
  let heard: Heard = { said: '', call: null, calls: 0, items: null };
  for await (const event of provider.ask(
    { system: SYSTEM, turns: redactTurns(turns, redact), tools: answerTools },
    new AbortController().signal,
  )) {
    switch (event.kind) {
      case 'text':
        heard = { ...heard, said: heard.said + event.text };
        break;
      case 'tool':
        heard = { ...heard, call: heard.call ?? event.call, calls: heard.calls + 1 };
        break;
      case 'items':
        heard = { ...heard, items: event.items };
        break;
      case 'failure':
        fail(`${event.failure.what}; ${event.failure.remedy}`);
        break;
      case 'end':
        if (event.reason === 'complete') return heard;
        fail(event.reason === 'refused' ? 'the model refused; put the question another way' : 'the answer was cut short; ask again');
    }
  }
  return fail('the answer was cut short; ask again');
}

/** What came down the pipe may have asked for it: whoever evaluates what is printed here has no Enter between. */
async function reviewed(command: CommandLine, turn: UserTurn): Promise<Verdict> {
  const place: Place = { shell: SHELL, version: '', cwd: process.cwd(), who: '', size: ANY_SIZE };
  const reviewer = new Reviewer(() => ({ path: '', has: () => false }), process.env, redactor);
  const verdict = await reviewer.review({ command, words: turn.question, turns: [turn], place }, new AbortController().signal);
  reviewer.rest();
  return verdict;
}

async function print(json: boolean, reply: Answer, turn: UserTurn): Promise<void> {
  if (reply.command === null) {
    const text = screenText(reply.text.trimEnd());
    if (text === '') fail('there was no answer; put the question another way');
    process.stdout.write(json ? `${JSON.stringify({ kind: 'chat', response: text })}\n` : `${text}\n`);
    return;
  }
  const command = gateCommand(reply.command, ANY_SIZE);
  if (!command.ok) fail(`the suggested command was refused: ${command.error.why}; it was: ${command.error.shown}`);
  const explanation = screenLine(reply.text);
  const { command: line, effect } = await reviewed(command.value, turn);
  if (json) {
    process.stdout.write(`${JSON.stringify({ kind: 'command', command: line, explanation })}\n`);
    return;
  }
  process.stderr.write(`${explanation}\n${effect?.danger === true ? `${effect.text}\n` : ''}`);
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => fail(`it stumbled (${error instanceof Error ? error.message : String(error)}); ask again`));
