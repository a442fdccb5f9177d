/** Shared by the suites of the shell contract: the editors they run in, and waits for what a person would wait for. */
import fs from 'node:fs';
import { expect } from 'vitest';
import { ENTER_GUARD_MS } from '../../src/base/limits.ts';
import { PATIENCE_MS, SILENCE_MS } from '../support/clock.ts';
import { chat, type Script } from '../support/script.ts';
import { type Mode, type Shell, World, type WorldOptions } from '../support/world.ts';

export const SHELLS = ['bash', 'zsh'] as const;
export const MODES = ['emacs', 'vi'] as const;
export const EDITORS: readonly (readonly [Shell, Mode])[] = SHELLS.flatMap((shell) => MODES.map((mode) => [shell, mode] as const));
/** Columns and rows: the usual size, and one where everything wraps and scrolls. */
export const SIZES = [
  [80, 24],
  [20, 10],
] as const;

export const ENTER = '\r';
export const ESC = '\x1b';
export const UP = '\x1b[A';
export const CTRL_C = '\x03';
/** The keys of a paste: in brackets only when the shell has switched bracketed paste on (bash does since 5.1). */
export function pasted(world: World, text: string): string {
  const keys = text.replaceAll('\n', '\r');
  return world.terminal.output.includes('\x1b[?2004h') ? `\x1b[200~${keys}\x1b[201~` : keys;
}

export const OK = 'so be it.';
/** Every question gets an answer without a command. */
export const CHATTY: Script = { '*': chat(OK) };

export const open = (options: WorldOptions): Promise<World> => new World({ script: CHATTY, ...options }).ready();

/** Prompts on the screen and in the scrollback. */
export const prompts = (text: string): number => text.match(/^P>/gm)?.length ?? 0;

/** Types, and waits for a new, empty prompt below. */
export async function enter({ terminal }: World, keys: string, count = 1): Promise<void> {
  const before = prompts(terminal.text());
  if (keys === CTRL_C) await interrupt(terminal);
  else if (keys.endsWith(ENTER)) await terminal.submit(keys);
  else terminal.type(keys);
  await terminal.until((text) => prompts(text) >= before + count && text.endsWith('\nP>'));
}

/**
 * Ctrl-C, again while no new line begins: both shells heed one that comes while they draw their line only at the next key (bash 5.2
 * without yosh: 8 of 300 that came with the echo).
 */
async function interrupt(terminal: World['terminal']): Promise<void> {
  const from = terminal.output.length;
  const heeded = (): boolean => terminal.output.subarray(from).includes('\n');
  for (const end = performance.now() + PATIENCE_MS; !heeded() && performance.now() < end;) {
    const pressed = performance.now();
    terminal.type(CTRL_C);
    await terminal.wait('an answer to Ctrl-C', () => heeded() || performance.now() > pressed + SILENCE_MS);
  }
}

/** Runs a command line and returns what it printed. */
export async function run(world: World, line: string): Promise<string> {
  const before = world.terminal.text().length;
  await enter(world, `${line}${ENTER}`);
  const shown = world.terminal.text().slice(before);
  return shown.slice(shown.indexOf('\n') + 1, shown.lastIndexOf('\n')).trimEnd();
}

/** Waits until the prompt holds this line. */
export const untilLine = (world: World, line: string): Promise<void> => world.terminal.until((text) => text.endsWith(`P> ${line}`));

export async function untilCursor(world: World, matches: (at: { readonly x: number; readonly y: number }) => boolean): Promise<void> {
  await world.terminal.until(() => matches(world.terminal.cursor()));
}

/** In vi modes: leaves insert mode, which moves the cursor one cell to the left. */
export async function leaveInsertMode(world: World): Promise<void> {
  const { x } = world.terminal.cursor();
  world.terminal.type(ESC);
  await untilCursor(world, (at) => at.x === x - 1);
}

/** The end of the time after a prefill in which Enter is dropped: the one wait that no change of the screen ends. */
export const guardOver = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ENTER_GUARD_MS + 50));

/** Files that appeared in the home folder: questions in these suites try to make some. */
export const litter = (world: World): readonly string[] => fs.readdirSync(world.home).filter((name) => !name.startsWith('.'));

export function expectNothingRan(world: World): void {
  expect(litter(world)).toEqual([]);
}
