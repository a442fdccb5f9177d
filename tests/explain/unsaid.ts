/** Which arguments of a line its explanation leaves out. */
import { explainParts } from '../../src/explain/explain.ts';
import { readLine } from '../../src/syntax/read-line.ts';
import type { Arg } from '../../src/syntax/simple-command.ts';

/** Words that are part of the command around them: the end of options, the place and the end of `find -exec`. */
const ENDS = new Set(['--', '{}', ';', '\\;', "';'", '+']);

/** The arguments that no part of the explanation names, as written; null when the line is not explained at all. */
export function unsaid(line: string): readonly string[] | null {
  const found = explainParts(line);
  if (found === null || found.parts.length === 0) return null;
  const codes = found.parts.map(({ code }) => code);
  const words = new Set(codes.flatMap((code) => [code, ...code.split(/\s+/)]));
  const isSaid = ({ text, value }: Arg): boolean => {
    if (ENDS.has(text) || [text, value ?? text].some((form) => words.has(form) || codes.some((code) => code.includes(form)))) return true;
    // letters without a dash: `tar xzf`
    if (/^[A-Za-z]+$/.test(text) && [...text].every((letter) => words.has(letter) || words.has(`-${letter}`))) return true;
    // letters that were explained one by one, the last with its value: `-czf x`, `-p8080`, `-i.bak`
    for (let end = 2; end <= text.length; end += 1) {
      const [letters, rest] = [text.slice(1, end), text.slice(end)];
      if (!text.startsWith('-') || ![...letters].every((letter) => words.has(`-${letter}`))) return false;
      if (rest === '' || codes.some((code) => code === `-${letters.at(-1)} ${rest}` || code === `-${rest}`)) return true;
    }
    return false;
  };
  const { commands } = readLine(line);
  return commands.flatMap(({ args }) => args.filter((arg) => !isSaid(arg)).map(({ text }) => text));
}
