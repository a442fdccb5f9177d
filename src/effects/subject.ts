/** Names the files of a command in the text of an effect. */
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';

/** A longer word is cut, because the text must stay one line. */
export const SHOWN_CHARS = 40;
/** How many words are named; the rest is counted. */
const NAMED = 3;

/** A word in the form in which the user recognises it. */
export const shownArg = (arg: Arg): string => {
  const text = (arg.value ?? arg.text).replaceAll(/\s+/g, ' ');
  if (text === '') return "''"; // as the shell writes an empty word
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS - 1)}…` : text;
};

/** A list of words: `a, b, c and 4 more`. */
export function listed(args: readonly Arg[]): string {
  if (args.length === 0) return 'the files whose names are piped in';
  const names = args.slice(0, NAMED).map((arg) => (isPlaceholder(arg) ? 'the found files' : shownArg(arg)));
  const more = args.length - names.length;
  if (more > 0) return `${names.join(', ')} and ${more} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** Whether a word is a placeholder that another program fills in: `xargs -I{} rm {}`, `find -exec rm {}`. */
export const isPlaceholder = (arg: Arg): boolean => /^\{[\d./#%]*\}$/.test(arg.value ?? arg.text);

/** Whether a command runs on another machine or in a container, so that its files are not those of this machine. */
export const isElsewhere = ({ where }: SimpleCommand): boolean => where.some((each) => each !== 'user');
