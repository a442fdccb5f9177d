import type { Brand } from '../base/brand.ts';
import { err, ok, type Result } from '../base/result.ts';
import { displayWidth } from './display-width.ts';
import { isVisible, shown } from './code-points.ts';
import { type ScreenText, screenLine } from './screen-gate.ts';

/** A command that may stand at the prompt: what is on the screen is what is in the buffer is what runs. Only the gate makes it. */
export type CommandLine = Brand<string, 'CommandLine'>;

export interface ScreenSize {
  readonly cols: number;
  readonly rows: number;
}

/** Why a command was refused, for the user: one line, with what was in it made visible. */
export interface Refusal {
  readonly why: string;
  readonly shown: ScreenText;
}

/** Rows kept for the prompt itself: two-line prompts are common. */
const PROMPT_ROWS = 2;
/** More of a refused command than this helps nobody. */
const SHOWN_CHARS = 200;

/**
 * Refuses, never repairs: stripping what is not allowed joins `rm a⏎b` into `rm ab`. Blanks and line ends around the command
 * are cut off, since a leading blank would keep it out of the history. LF and TAB inside are allowed: the shell's editor shows
 * both for what they are.
 */
export function gateCommand(text: string, size: ScreenSize): Result<CommandLine, Refusal> {
  const command = text.replaceAll('\r\n', '\n').replace(/^[ \t\n]+|[ \t\n]+$/g, '');
  const refuse = (why: string): Result<CommandLine, Refusal> => err({ why, shown: screenLine(visible(command.slice(0, SHOWN_CHARS))) });
  if (command === '') return refuse('it is empty');
  for (const char of command) {
    if (char !== '\n' && char !== '\t' && !isVisible(char)) return refuse(`it holds ${shown(char)}, which a prompt would not show`);
  }
  if (/(?:^|[\n\t ])\p{M}/u.test(command)) return refuse('it holds a combining mark that stands on nothing');
  if (rowsOf(command, size.cols) > Math.max(1, size.rows - PROMPT_ROWS))
    return refuse(`it does not fit the screen (${command.length} characters)`);
  return ok(command as CommandLine);
}

const visible = (text: string): string =>
  [...text].map((char) => (isVisible(char) || char === '\n' || char === '\t' ? char : shown(char))).join('');

/** Screen rows a text takes, tabs counted at their widest. */
function rowsOf(text: string, cols: number): number {
  let rows = 0;
  for (const line of text.split('\n')) rows += Math.max(1, Math.ceil(displayWidth(line) / Math.max(1, cols)));
  return rows;
}
