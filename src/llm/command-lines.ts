/**
 * Recognises a command on a line of its own, as models without tools write it: at the beginning of an answer, or behind words that tell the
 * user to run it. A command behind any other words is an example.
 */
import { SHELL_LANGUAGES } from '../base/fences.ts';
import { isCommon } from '../programs/index.ts';
import { isCommand, isSentence, mayBeBare } from './bare-line.ts';
import { TELLS_OF_COMMAND, TELLS_TO_RUN } from './labels.ts';
import { PROSE } from './programs.ts';
import { isPrompted, mayBePrompt, withoutPrompt } from './prompt-signs.ts';
import { isWarning, leadIn } from './warnings.ts';

/** More text than this before or behind the line, and the line is a part of a text. */
export const AROUND_CHARS = 800;

/** The language of a block of code and the label of its button, copied from a web page. */
const COPIED = new RegExp(`^(?:${[...SHELL_LANGUAGES].join('|')})\\n(?:Copy(?: code)?\\n)?`);

/** A line without what shows that it is code: spaces, the sign of a quotation, the marks of code, a prompt. */
const typed = (line: string): string => {
  const inside = line.trim().replace(/^>[ \t]+/, '');
  return withoutPrompt(/^`([^`]+)`$/.exec(inside)?.[1] ?? inside).trim();
};

const isSession = (line: string): boolean => isPrompted(line.trim().replace(/^>[ \t]+/, ''));
const isCode = (line: string): boolean => /^`[^`]+`$/.test(line.trim());

/** @param introduced the words in front of the line say that it is a command; otherwise it must have a sign of one. */
function isTyped(line: string, introduced: boolean): boolean {
  const command = typed(line);
  const words = command.split(/\s+/);
  if (!isCommon(words[0] ?? '') || words.some((word) => PROSE.has(word))) return false;
  // a sentence ends with a sign of its last word, and `du -sh .` with a word of one sign
  if (/[^/\s][.!?:]$/.test(command) || (!/\s\.$/.test(command) && isSentence(command))) return false;
  return introduced || isSession(line) || isCode(line) || isCommand(command);
}

/** Whether each line of a block that the user is told to run is a command. */
export const isCommandLines = (block: string): boolean =>
  block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .every((line) => line.trim() === '' || line.startsWith('#') || isTyped(line, true));

/** The first line with those that a backslash joins to it, and what is behind them. */
function parts(text: string): { readonly first: string; readonly behind: string } {
  const first = /^(?:[^\n]*\\\n)*[^\n]*/.exec(text)?.[0] ?? '';
  return { first, behind: text.slice(first.length) };
}

/** Whether the words before a line tell the user to run it, and have no other command. */
export function announces(before: string): boolean {
  const lead = leadIn(before).trim();
  if (
    before.length >= AROUND_CHARS ||
    !/[:：][*_]*$/.test(lead) ||
    !TELLS_TO_RUN.test(lead) ||
    TELLS_OF_COMMAND.test(lead) ||
    isWarning(lead)
  )
    return false;
  const codes = [...before.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.trim());
  return !codes.some((code) => /\s/.test(code)) && !before.split('\n').some((line) => isTyped(line, true));
}

/** Whether nothing behind the command is a second one. */
function isOnly(first: string, behind: string, introduced: boolean): boolean {
  const lines = behind.split('\n');
  if (behind.length > AROUND_CHARS || /```|~~~/.test(behind)) return false;
  if (
    lines.some(
      (line) => isSession(line) || isTyped(line, !introduced && !isSession(first)) || (/^(?:\t| {4})/.test(line) && isTyped(line, true)),
    )
  )
    return false;
  // a question behind it: the user has to answer first
  if ((!isSession(first) && /[?？]/.test(behind)) || isWarning(lines.find((line) => line.trim() !== '') ?? '')) return false;
  // output follows the line behind a prompt at once
  return isSession(first) || behind.trim() === '' || /^[ \t]*\n[ \t]*(?:\n|$)/.test(behind);
}

/** Whether this may become a command on a line of its own, with words or its output behind it. */
export function mayBeCommandLine(given: string, introduced: boolean): boolean {
  const text = given.replace(COPIED, '');
  const { first, behind } = parts(text);
  // of what is behind it, only the lines that are whole
  if (behind !== '')
    return (
      isTyped(first, introduced) &&
      behind.length <= AROUND_CHARS &&
      isOnly(first, behind.slice(0, behind.lastIndexOf('\n') + 1), introduced)
    );
  const line = first.trim().replace(/^>(?:[ \t]+|$)/, '');
  // the last word may go on
  const start = withoutPrompt(line)
    .replaceAll('\\\n', ' ')
    .replace(/(?<=\s)\S+$/, '');
  return line === '' || mayBePrompt(line) || /^`[^`]*`?$/.test(line) || start === '' || mayBeBare(start, true) || isTyped(line, introduced);
}

/** The command and the words behind it; null when the text is anything else. */
export function readCommandLine(given: string, introduced: boolean): { readonly command: string; readonly behind: string } | null {
  const text = given.replace(COPIED, '');
  const { first, behind } = parts(text);
  if (!isTyped(first, introduced) || !isOnly(first, behind, introduced)) return null;
  return { command: typed(first), behind: isSession(first) ? '' : behind.trim() };
}
