/** Takes a failed command apart: its signature, its operands and the values in its error line. Pure. */
import type { RanCommand } from '../base/ran-command.ts';
import { errorLine, slotsOf } from './error-line.ts';
import { readWords } from './command-words.ts';
import type { Failure } from './lesson-types.ts';

/** Ended by the user or by a signal: that is no error to learn from. */
const isFailed = (status: number | null): status is number =>
  status !== null && status !== 0 && !(status > 128 && status < 160 && status !== 128);

/** Null when it did not fail, its output says nothing, or the line has several commands of which any may have failed. */
export function failureOf({ text, cwd, status, output }: Pick<RanCommand, 'text' | 'cwd' | 'status' | 'output'>): Failure | null {
  if (!isFailed(status) || output === null) return null;
  const words = readWords(text);
  if (words === null) return null;
  const { program, isPath, shape, operands } = words;
  const line = errorLine(output, program);
  if (line === null) return null;
  const { pattern, slots } = slotsOf(line, program, operands);
  return { command: text.trim(), cwd, output, signature: `${isPath ? '<>' : program}\n${pattern}`, line, program, shape, operands, slots };
}
