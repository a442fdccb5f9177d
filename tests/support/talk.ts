/** The short conversations most shell tests consist of: run a line, ask yo, see that nothing else is on the screen. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { command, type Script } from './script.ts';
import { type Shell, shellPath, type World } from './world.ts';

/** Quotes, globs, an ampersand, an open bracket: a shell that parsed it would say so. */
export const SENTENCE = "what's up? (*.log & more";
/** Its output cannot be mistaken for the line itself. */
export const COMMAND = 'echo "works-$((6*7))"';
export const ANSWER = 'works-42';
export const WORKS: Script = { '*': command(COMMAND) };

/** A prompt and nothing behind it, at the end of everything. */
export const AT_PROMPT = /(?:^|\n)P>$/;

/** What `yoWorks` leaves on an otherwise silent screen. */
export const CONVERSATION = `P> yo ${SENTENCE}\ndoes it\nP> ${COMMAND}\n${ANSWER}\nP>`;

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Types a line and waits until something new fits at the end of the text: the next prompt, by default. */
export async function run(world: World, line: string, expected: RegExp = AT_PROMPT): Promise<void> {
  const { terminal } = world;
  const before = terminal.text();
  terminal.type(`${line}\r`);
  await terminal.until(
    (text) => text.length > before.length && text !== before && expected.test(text) && (line === '' || !text.endsWith(line)),
  );
}

/** Enter on what is prefilled, pressed until it counts. */
export async function enter(world: World, done: (text: string) => boolean): Promise<void> {
  const { terminal } = world;
  await terminal.submit('\r');
  await terminal.until(done);
}

export interface TalkOptions {
  readonly sentence?: string;
  /** What the end of the text looks like at a prompt. */
  readonly prompt?: RegExp;
  /** And with the command prefilled. */
  readonly prefilled?: RegExp;
}

/** Asks; a command comes back prefilled; it runs with Enter; the prompt is back. */
export async function yoWorks(world: World, options: TalkOptions = {}): Promise<void> {
  const { terminal } = world;
  const { sentence = SENTENCE, prompt = AT_PROMPT, prefilled = /echo "works-\$\(\(6\*7\)\)"\s*$/ } = options;
  const asked = world.questions().length;
  const answers = occurrences(terminal.text(), `${ANSWER}\n`);
  terminal.type(`yo ${sentence}\r`);
  await terminal.until((text) => world.questions().length > asked && prefilled.test(text));
  await enter(world, (text) => occurrences(`${text}\n`, `${ANSWER}\n`) > answers);
  await terminal.until(prompt);
  expect(world.questions().slice(asked)).toEqual([sentence]);
}

/** The session's secret. */
export function nonceOf(world: World): string {
  const nonce = fs.readFileSync(path.join(world.session() as string, 'nonce'), 'utf8').trim();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  return nonce;
}

/** No byte that reached the terminal tells of the hooks. */
export function expectNothingShown(world: World): void {
  const output = world.terminal.output.toString('latin1');
  expect(output).not.toContain(nonceOf(world));
  expect(output).not.toContain(']5577;');
}

/** 502 is 5.2: of the shell under test. */
export function shellVersion(shell: Shell): number {
  const said = execFileSync(shellPath(shell), ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /(\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) * 100 + Number(minor);
}
