/** Makes the line that explains a suggestion: what the command does, with its values filled in. */
import type { Say } from './types.ts';

/** Longest value that an explanation repeats; the command itself shows the rest. */
const VALUE_CHARS = 60;

/** Whether a value can be repeated: it is short, and no quoted text is cut in it. */
const isPlain = (value: string): boolean => value.length <= VALUE_CHARS && value.split("'").length % 2 === 1;

/** The explanation of the command. A limit of depth holds against what the text says of subfolders. */
export function explanationOf(say: Say, command: string): string {
  const text = textOf(say, command);
  return / -maxdepth 1 /.test(command) ? text.replace(', subfolders included', ', none in subfolders') : text;
}

/** The first specific text whose pattern matches the command and whose values can be repeated, else the general one. */
function textOf(say: Say, command: string): string {
  if (typeof say === 'string') return say;
  const [general, ...specific] = say;
  for (const [pattern, text] of specific) {
    const values = pattern.exec(command)?.map((value) => value ?? '');
    if (values === undefined || !values.slice(1).every(isPlain)) continue;
    return text.replace(/\$(\d)/g, (_, at: string) => values[Number(at)] ?? '');
  }
  return general;
}
