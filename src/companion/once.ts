/**
 * `bin/yo`: one question, one answer, no session. The command or the text goes to standard output, the explanation to standard
 * error; standard input, when it is piped, is context. Exit status 0 when there is an answer.
 */
import fs from 'node:fs';
import { VERSION } from '../base/version.ts';
import { ANSWER_CHARS, SENTENCE_BYTES } from '../base/limits.ts';
import { readConfig } from '../config/read.ts';
import type { Fact, ToolCall } from '../llm/port.ts';
import { SYSTEM } from '../llm/prompt.ts';
import { openProvider } from '../llm/providers.ts';
import { parseReply, tools } from '../replies/index.ts';
import { gateCommand } from '../safety/command-gate.ts';
import { screenLine, screenText } from '../safety/screen-gate.ts';

const USAGE = `usage: yo [--json] <anything in plain words>      answers once
       … | yo [--json] <question>                 with what comes down the pipe as context
       yo --help | --version

Inside a shell that was started by yosh, yo prefills the command at your prompt instead. See yosh --help.`;

/** Piped context that is read, newest part kept. */
const PIPE_BYTES = 256 * 1024;
/** A script's command need not fit a screen; it must still be printable. */
const ANY_SIZE = { cols: ANSWER_CHARS, rows: ANSWER_CHARS };

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
  const { json, sentence } = parseWords(process.argv.slice(2));
  const piped = readPipe();
  const question = sentence.trim();
  if (question === '' && piped === '') fail('ask something: yo <anything in plain words>');
  if (Buffer.byteLength(question) > SENTENCE_BYTES) fail(`the question is longer than ${SENTENCE_BYTES} bytes; shorten it`);
  const { config, problems } = readConfig(process.env);
  for (const problem of problems) process.stderr.write(`yo: ${screenLine(problem)}\n`);
  const provider = await openProvider({ config, env: process.env, cwd: process.cwd() });
  const facts: readonly Fact[] = [
    { name: 'cwd', text: process.cwd() },
    { name: 'shell', text: process.env['SHELL']?.split('/').at(-1) ?? 'sh' },
    { name: 'piped-input', text: piped },
  ].filter((fact) => fact.text !== '');
  let said = '';
  let call: ToolCall | null = null;
  let complete = false;
  for await (const event of provider.ask(
    { system: SYSTEM, turns: [{ role: 'user', question, facts }], tools },
    new AbortController().signal,
  )) {
    if (event.kind === 'text') said += event.text;
    if (event.kind === 'tool') call ??= event.call;
    if (event.kind === 'failure') fail(`${event.failure.what}; ${event.failure.remedy}`);
    if (event.kind === 'end') complete = event.reason === 'complete';
  }
  if (!complete) fail('the answer was cut short; ask again');
  print(json, call, said);
}

function print(json: boolean, call: ToolCall | null, said: string): void {
  const reply = call === null ? { ok: true as const, value: { kind: 'chat' as const, response: said } } : parseReply(call.name, call.input);
  if (!reply.ok) fail(`the answer could not be used (${reply.error}); ask again`);
  if (reply.value.kind === 'chat') {
    const text = screenText(reply.value.response.trimEnd());
    if (text === '') fail('there was no answer; put the question another way');
    process.stdout.write(json ? `${JSON.stringify({ kind: 'chat', response: text })}\n` : `${text}\n`);
    return;
  }
  const command = gateCommand(reply.value.command, ANY_SIZE);
  if (!command.ok) fail(`the suggested command was refused: ${command.error.why}; it was: ${command.error.shown}`);
  const explanation = screenLine(reply.value.explanation);
  if (json) {
    process.stdout.write(`${JSON.stringify({ kind: 'command', command: command.value, explanation })}\n`);
    return;
  }
  process.stderr.write(`${explanation}\n`);
  process.stdout.write(`${command.value}\n`);
}

main().catch((error: unknown) => fail(`it stumbled (${error instanceof Error ? error.message : String(error)}); ask again`));
