/** Files of the system that a command which the user has typed vouches for. Pure. */
import { occursAsWord } from '../base/occurs.ts';
import { readLine } from '../syntax/read-line.ts';
import { installedBy } from './own-work.ts';
import { names, type Words } from './user-words.ts';

/**
 * Whether the words are about one of these files. "install vim" after `apt update` is about none of apt: a command that the user has typed names
 * a file by its path, by what it has just installed, or where the words only point at it.
 */
export const isSystemFileMeant = (files: readonly string[], words: Words): boolean =>
  words.meant !== null ||
  POINTS.test(words.question) ||
  files.some(
    (each) =>
      names({ ...words, tokens: words.ownTokens }, each, 'path') ||
      words.seen.typed.includes(each) ||
      isOfInstalled(each, words.seen.typed),
  );
const POINTS = /(?<!\p{L})(?:it|its|this|that|these|those|them|one|das|es|ihn|sie|ça|le|la|lo|esto|eso)(?!\p{L})/iu;

/** A file in the folder of settings of what the user has just installed: `/etc/samba/smb.conf` after `apt install samba`. */
export function isOfInstalled(file: string, typed: string): boolean {
  const tool = /^\/etc\/([a-z][\w-]{2,})(?:\/[\w./-]+|\.conf)$/.exec(file)?.[1];
  if (tool === undefined || file.includes('..') || !occursAsWord(typed, tool)) return false;
  return installedBy({ ran: readLine(typed) }).some((each) => occursAsWord(each, tool));
}
