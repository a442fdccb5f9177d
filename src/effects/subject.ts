import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';

/** A long word is cut: the line it stands in is one line. */
const SHOWN_CHARS = 40;
/** So many are named, the rest counted. */
const NAMED = 3;

/** A word as the user would recognise it. */
export const shownArg = (arg: Arg): string => {
  const text = (arg.value ?? arg.text).replaceAll(/\s+/g, ' ');
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS - 1)}…` : text;
};

/** `a, b, c and 4 more`. */
export function listed(args: readonly Arg[]): string {
  if (args.length === 0) return 'what is piped in';
  const names = args.slice(0, NAMED).map((arg) => (isPlaceholder(arg) ? 'what is found' : shownArg(arg)));
  const more = args.length - names.length;
  if (more > 0) return `${names.join(', ')} and ${more} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** Whether a word is only what another program pipes in: `xargs rm`, `find -exec rm {}`. */
export const isPlaceholder = (arg: Arg): boolean => /^\{[\d./#%]*\}$/.test(arg.value ?? arg.text);

/** Its files are not those here: it runs on another machine or in a container. */
export const isElsewhere = ({ where }: SimpleCommand): boolean => where.some((each) => each !== 'user');
