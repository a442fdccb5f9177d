/** Decides whether a line at the prompt is a command or words. A wrong guess explains a sentence, or asks about a command. */
import { about, isKnownProgram } from '../programs/index.ts';
import { readLine } from '../syntax/read-line.ts';

/** Words of sentences that are hardly ever arguments. */
const SENTENCE: ReadonlySet<string> = new Set(
  `a an the all any every each some my your our its this that these those which what who how why when where is are was were be do does not
  i me you it we us in of to for with without by from on and or into than about please than over under larger bigger smaller older newer
  biggest largest smallest oldest newest big large small old new files folders directories lines words processes images pictures`.split(
    /\s+/,
  ),
);

/** An option, a path, a quote or a sign of the shell: what only a command has. Marks at the end of a sentence do not count. */
const SHELL_SIGN = /^-|[/|<>$*"'=~&;{}()[\]\\`]|\w\.\w/;

/** The words of a line that begins with `#`, or that is a sentence; null when the line is a command. */
export function wordsOf(line: string, isName: (word: string) => boolean): string | null {
  const text = line.trim();
  if (text.startsWith('#')) return text.replace(/^[#\s]+/, '');
  const { script, commands } = readLine(text);
  const first = commands.find(({ group }) => !group);
  if (script === null || first === undefined) return text;
  // only assignments or redirections, or a program that is known when the line runs
  if (first.name === null) return null;
  const [name = '', ...rest] = text.split(/\s+/);
  if (!isName(first.name) && !isKnownProgram(first.name) && !first.name.includes('/')) return text;
  if (first.name !== name || about(name).verbs === true) return null;
  const isSentence = rest.some((word) => SENTENCE.has(word.toLowerCase())) && !rest.some((word) => SHELL_SIGN.test(word));
  return isSentence ? text : null;
}
