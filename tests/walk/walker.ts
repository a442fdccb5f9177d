/** A user who takes a walk-through step by step at a real terminal, and the requests the provider gets. */
import type { ProviderRequest, UserTurn } from '../../src/llm/port.ts';
import { ENTER, enter, untilLine } from '../shell/contract.ts';
import { inTurn, NEXT, type Script, type ScriptStep } from '../support/script.ts';
import type { World } from '../support/world.ts';

export const GOAL = 'set the thing up';
/** Clears the line, in emacs and vi insert modes of both shells. */
export const CTRL_U = '\x15';
export const SHELL_COLS = 160;

type Answer = readonly ScriptStep[];

/** The answer to the goal, and the answer after each step. */
export const walkThrough = (first: Answer, ...rest: readonly Answer[]): Script => ({ [NEXT]: inTurn(...rest), '*': first });

/** Asks, and waits until this is prefilled. */
export async function ask(world: World, question: string, prefilled: string): Promise<void> {
  await world.terminal.submit(`yo ${question}${ENTER}`);
  await untilLine(world, prefilled);
}

/** Presses Enter on the prefilled command; waits until the next one is prefilled. */
export async function accept(world: World, prefilled: string): Promise<void> {
  await world.terminal.submit(ENTER);
  await untilLine(world, prefilled);
}

/** Presses Enter on the prefilled command, or other keys; waits for an empty prompt. */
export const acceptLast = (world: World, keys = ENTER): Promise<void> => leave(world, keys);

/** Presses Enter on the prefilled command; waits for this text on the screen. */
export async function acceptUntil(world: World, expected: string | RegExp): Promise<void> {
  await world.terminal.submit(ENTER);
  await world.terminal.until(expected);
}

/** Types keys; waits for an empty prompt. */
export const leave = (world: World, keys: string): Promise<void> => enter(world, keys);

const newest = (request: ProviderRequest | undefined): UserTurn => {
  const turn = request?.turns.at(-1);
  if (turn?.role !== 'user') throw new Error('nothing was asked');
  return turn;
};

/** The facts of the newest turn, by name. */
export const factsOf = (request: ProviderRequest | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(newest(request).facts.map(({ name, text }) => [name, text]));

/** The whole newest turn as text, to search for what must not be in it. */
export const newTurn = (request: ProviderRequest | undefined): string => JSON.stringify(newest(request));

/** The requests for a next step. */
export const continuations = (world: World): readonly ProviderRequest[] =>
  world.requests().filter((request) => newest(request).question.includes(NEXT));

/** The text without the spaces that zsh fills a line with before its prompt. */
export const shown = (world: World): string => world.terminal.text().replace(/ +$/gm, '');
