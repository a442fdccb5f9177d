/** Somebody who walks through a plan at a real terminal, and what the provider was told on the way. */
import type { ProviderRequest, UserTurn } from '../../src/llm/port.ts';
import { ENTER, enter, untilLine } from '../shell/contract.ts';
import { inTurn, NEXT, type Script, type ScriptStep } from '../support/script.ts';
import type { World } from '../support/world.ts';

export const GOAL = 'set the thing up';
/** Clears the line, in emacs and vi insert modes of both shells. */
export const CTRL_U = '\x15';
export const SHELL_COLS = 160;

type Answer = readonly ScriptStep[];

/** What is answered to the goal, and what to each step that was run. */
export const plan = (first: Answer, ...rest: readonly Answer[]): Script => ({ [NEXT]: inTurn(...rest), '*': first });

/** Asks, and waits until this is prefilled. */
export async function ask(world: World, sentence: string, prefilled: string): Promise<void> {
  await world.terminal.submit(`yo ${sentence}${ENTER}`);
  await untilLine(world, prefilled);
}

/** Enter on what is prefilled, once it counts; waits until the next command is. */
export async function accept(world: World, prefilled: string): Promise<void> {
  await world.terminal.submit(ENTER);
  await untilLine(world, prefilled);
}

/** Enter on what is prefilled, or other keys; waits for an empty prompt below. */
export const acceptLast = (world: World, keys = ENTER): Promise<void> => leave(world, keys);

/** Enter on what is prefilled; waits for this on the screen. */
export async function acceptUntil(world: World, expected: string | RegExp): Promise<void> {
  await world.terminal.submit(ENTER);
  await world.terminal.until(expected);
}

/** Keys after which an empty prompt is there. */
export const leave = (world: World, keys: string): Promise<void> => enter(world, keys);

const newest = (request: ProviderRequest | undefined): UserTurn => {
  const turn = request?.turns.at(-1);
  if (turn?.role !== 'user') throw new Error('nothing was asked');
  return turn;
};

/** The facts of the newest turn, by name. */
export const told = (request: ProviderRequest | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(newest(request).facts.map(({ name, text }) => [name, text]));

/** All of the newest turn, to look for what must not be in it. */
export const newTurn = (request: ProviderRequest | undefined): string => JSON.stringify(newest(request));

/** The requests that ask what comes after a step. */
export const continuations = (world: World): readonly ProviderRequest[] =>
  world.requests().filter((request) => newest(request).question.includes(NEXT));

/** The text without the blanks that zsh fills a line with before its prompt. */
export const shown = (world: World): string => world.terminal.text().replace(/ +$/gm, '');
