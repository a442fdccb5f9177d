/** The short conversation of most shell tests: run a line, ask yo, check that the screen shows nothing else. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { PATIENCE_MS, SILENCE_MS } from './clock.ts';
import { command, type Script } from './script.ts';
import { type Shell, shellPath, type World } from './world.ts';

/** Quotes, globs, an ampersand, an open bracket: a shell that parsed it would print an error. */
export const QUESTION = "what's up? (*.log & more";
/** Its output differs from the line itself. */
export const COMMAND = 'echo "works-$((6*7))"';
export const ANSWER = 'works-42';
export const WORKS: Script = { '*': command(COMMAND) };

/** An empty prompt at the end of the text. */
export const AT_PROMPT = /(?:^|\n)P>$/;

/** What `yoWorks` leaves on the screen when nothing else prints. */
export const CONVERSATION = `P> yo ${QUESTION}\n  does it\nP> ${COMMAND}\n${ANSWER}\nP>`;

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Types a line and waits until new text matches `expected`: the next prompt, by default. */
export async function run(world: World, line: string, expected: RegExp = AT_PROMPT): Promise<void> {
  const { terminal } = world;
  const before = terminal.text();
  terminal.type(`${line}\r`);
  await terminal.until(
    (text) => text.length > before.length && text !== before && expected.test(text) && (line === '' || !text.endsWith(line)),
  );
}

/**
 * Presses Enter on the prefilled command until it is done. A prompt that draws itself anew (spaceship) prints newlines of its own, so
 * a newline is no proof that the Enter counted.
 */
export async function enter(world: World, done: (text: string) => boolean): Promise<void> {
  const { terminal } = world;
  const end = performance.now() + PATIENCE_MS;
  do {
    await terminal.submit('\r');
    const pressed = performance.now();
    await terminal.wait('the command is done', () => done(terminal.text()) || performance.now() > pressed + SILENCE_MS);
  } while (!done(terminal.text()) && performance.now() < end);
  await terminal.until(done);
}

/** Types an answer to the yes/no prompt, again as long as it is dropped with a bell because it came too early. */
export async function answer({ terminal }: World, keys: string): Promise<void> {
  const from = terminal.output.length;
  const shown = (): string =>
    terminal.output
      .subarray(from)
      .toString('latin1')
      .replace(/\x1b\][^\x07]*\x07/g, ''); // a title ends with a bell too
  const bells = (): number => shown().split('\x07').length;
  for (let before = 0; before !== bells() && !shown().includes('\n');) {
    before = bells();
    terminal.type(keys);
    await terminal.wait('the answer', () => shown().includes('\n') || bells() > before);
  }
}

export interface TalkOptions {
  readonly question?: string;
  /** Matches the end of the text at a prompt. */
  readonly prompt?: RegExp;
  /** Matches it with the command prefilled. */
  readonly prefilled?: RegExp;
}

/** Asks, runs the prefilled command with Enter, and waits for the next prompt. */
export async function yoWorks(world: World, options: TalkOptions = {}): Promise<void> {
  const { terminal } = world;
  const { question = QUESTION, prompt = AT_PROMPT, prefilled = /echo "works-\$\(\(6\*7\)\)"\s*$/ } = options;
  const asked = world.questions().length;
  const answers = occurrences(terminal.text(), `${ANSWER}\n`);
  terminal.type(`yo ${question}\r`);
  await terminal.until((text) => world.questions().length > asked && prefilled.test(text));
  await enter(world, (text) => occurrences(`${text}\n`, `${ANSWER}\n`) > answers);
  await terminal.until(prompt);
  expect(world.questions().slice(asked)).toEqual([question]);
}

/** The session's nonce. */
export function nonceOf(world: World): string {
  const [nonce = ''] = fs.readFileSync(path.join(world.session() as string, 'nonce'), 'utf8').split('\n');
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  return nonce;
}

/** Expects that no frame and no nonce reached the terminal. */
export function expectNothingShown(world: World): void {
  const output = world.terminal.output.toString('latin1');
  expect(output).not.toContain(nonceOf(world));
  expect(output).not.toContain(']5577;');
}

/** The version of the shell under test: 502 is 5.2. */
export function shellVersion(shell: Shell): number {
  const output = execFileSync(shellPath(shell), ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /(\d+)\.(\d+)/.exec(output) ?? [];
  return Number(major) * 100 + Number(minor);
}
