/** The gate for every suggested command: only visible text may be shown or run, and only what fits the screen may be prefilled. */
import type { Brand } from '../base/brand.ts';
import { err, ok, type Result } from '../base/result.ts';
import { editorRows } from './display-width.ts';
import { isVisible, visibleForm } from './code-points.ts';
import { type ScreenText, screenLine } from './screen-gate.ts';

/** A command of visible text, which may be taller than the screen. Only the gate makes it. */
export type CommandText = Brand<string, 'CommandText' | 'CommandLine'>;

/** A command that may be prefilled: the screen shows exactly what is in the buffer and what will run. Only the gate makes it. */
export type CommandLine = Brand<string, 'CommandLine'>;

/** Stands for the command of a verdict that refuses it; nothing is prefilled. */
export const NO_COMMAND = '' as CommandLine;

export interface ScreenSize {
  readonly cols: number;
  readonly rows: number;
  /** The shell has a locale that is not UTF-8: its editor takes each byte for a character, and draws another line than it runs. */
  readonly asciiOnly?: boolean;
}

/** Why a command was refused, and its text as one line with everything in it made visible. */
export interface Refusal {
  readonly why: string;
  readonly shown: ScreenText;
}

/** Rows reserved for the prompt itself: two-line prompts are common. */
const PROMPT_ROWS = 2;
/** The most characters of a refused command that are shown. */
const SHOWN_CHARS = 200;

/**
 * White space of any kind, and the marks without a width that belong to no character: zero-width space, word joiner, directions. A joiner
 * or a selector is part of the character before it, which would be another one without it.
 */
const SPACE = String.raw`[\s\u200B\u200E\u200F\u2060]`;
const LEADING = new RegExp(`^${SPACE}+`);
const TRAILING = new RegExp(`(?<!${SPACE})${SPACE}+$`);

/**
 * Refuses a command, never repairs it: removing what is not allowed would turn `rm a⏎b` into `rm ab`. Spaces and line ends around
 * the command are removed, since a leading space would keep it out of the history. LF and TAB inside are allowed: the shell's
 * editor shows both as what they are.
 */
export function gateText(text: string): Result<CommandText, Refusal> {
  const command = text.replaceAll('\r\n', '\n').replace(LEADING, '').replace(TRAILING, '');
  const refuse = (why: string): Result<CommandText, Refusal> => err(refusal(why, command));
  if (command === '') return refuse('it is empty');
  for (const char of command) {
    if (char !== '\n' && char !== '\t' && !isVisible(char)) return refuse(`it contains ${visibleForm(char)}, which a prompt does not show`);
  }
  if (/(?:^|[\n\t ])\p{M}/u.test(command)) return refuse('it contains a combining mark without a character before it');
  return ok(command as CommandText);
}

/** The first character of a command that the editor of the shell would not show as it is; null without one. */
export const unshown = (command: string, { asciiOnly = false }: ScreenSize): string | null =>
  asciiOnly ? (/[^\t\n -~]/u.exec(command)?.[0] ?? null) : null;

/** The command as it may be prefilled in a window of this size; null when it is too tall, or not shown as it is. */
export const fitted = (command: CommandText, size: ScreenSize): CommandLine | null =>
  unshown(command, size) !== null || rowsOf(command, size.cols) > Math.max(1, size.rows - PROMPT_ROWS) ? null : (command as CommandLine);

/**
 * Why all lines of a command that is too tall cannot be shown so that a reader sees them; null when they can. White space as tall as the
 * window would scroll away what is before it, or hide what follows.
 */
export function hiding(command: CommandText, size: ScreenSize): Refusal | null {
  const gap = (command.match(/\s+/g) ?? []).find((run) => rowsOf(run, size.cols) >= size.rows);
  return gap === undefined || fitted(command, size) !== null
    ? null
    : refusal(`${gap.length} spaces or empty lines in it hide what follows`, command);
}

/** Both: refuses what is not visible, and what does not fit the window. */
export function gateCommand(text: string, size: ScreenSize): Result<CommandLine, Refusal> {
  const gated = gateText(text);
  if (!gated.ok) return gated;
  const line = fitted(gated.value, size);
  if (line !== null) return ok(line);
  const char = unshown(gated.value, size);
  const why = char === null ? `it does not fit the screen (${gated.value.length} characters)` : `it contains ${char}, and ${NO_UTF_8}`;
  return err(refusal(why, gated.value));
}

/** Why a command that fits the window cannot be prefilled. */
export const NO_UTF_8 = "this shell's locale is not UTF-8";

const refusal = (why: string, command: string): Refusal => ({ why, shown: screenLine(visible(command.slice(0, SHOWN_CHARS))) });

const visible = (text: string): string =>
  [...text].map((char) => (isVisible(char) || char === '\n' || char === '\t' ? char : visibleForm(char))).join('');

/** The most screen rows a text can take: tabs count at their widest. */
const rowsOf = (text: string, cols: number): number => text.split('\n').reduce((rows, line) => rows + editorRows(line, cols), 0);
