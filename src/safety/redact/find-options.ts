/**
 * Finds passwords and keys behind options of one letter, of any program: `tool -U -r REALM -p Ab3xK9q`, `tool -a AKID… -s Ab3x…`. The letters
 * mean many things (a port, a path, a tag), so the value must be made up, or be typed by a person in a command that also names a user.
 */
import { lineHead } from './line-head.ts';
import type { Hits } from './literals.ts';
import { changesIn } from './random-word.ts';
import type { Span } from './span.ts';
import { isHarmless, isMadeUpWord, isTypedWord } from './values.ts';

/** `password`, `pass`, `word`, `secret`, `key`, `token`, `auth`, and what tools use where those are taken. */
const OPTIONS = ['p', 'w', 'x', 's', 'k', 't', 'a'];
/** Those that are a password nearly everywhere where they are not a number or a path. */
const PASSWORD = new Set(['p', 'w', 'x']);
/** Letters match in either case. */
export const OPTION_LITERALS: readonly string[] = OPTIONS.map((letter) => ` -${letter}`);

const VALUE = /[ =](?:"(?<v>[^"\n]{4,200})"|'(?<v>[^'\n]{4,200})'|(?<v>[^\s"'`;|&<>()]{4,200}))(?=[\s;|&)]|$)/dy;
const HEAD_CHARS = 400;
/** The rest of the line, which may name the user behind the password. */
const REST_CHARS = 200;
/** A user, or the entry of a directory that logs in; a program or a subcommand that is about users. */
const NAMES_USER = new RegExp(
  String.raw`\b(?:user|passw|login|auth|pw|unlock|extract|embed|connect|wallet|keystore|sign)\w*|crypt` +
    String.raw`|(?:^| )(?:-[uUlLD]|--?(?:user(?:name)?|login|bind-?dn))[ =]["']?[\w@.\\,=-]{2,}`,
);
/** Programs for which `-k` and `-s` are passwords too: `ccrypt -K x`, `ldappasswd -s x`. */
const CRYPT = /(?:^|[\s/])(?:\w*crypt|\w*passwd)(?: |$)/;
const PASSWORD_CHARS = 8;
const KEY_CHARS = 12;
/** The share of neighbours of different kinds: a name with capitals and a digit has less. */
const CHANGES = 0.35;

export function findOptions(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  for (const [index, hit] of hits.starts.entries()) {
    const letter = OPTIONS[hits.ids[index] ?? 0] ?? '';
    VALUE.lastIndex = hit + 1 + `-${letter}`.length;
    const match = VALUE.exec(text);
    const value = match?.groups?.['v'] ?? '';
    const [start = 0, end = 0] = match?.indices?.groups?.['v'] ?? [];
    if (value === '' || !NOT_A_PLACE.test(value) || isHarmless(value)) continue;
    const certain =
      PASSWORD.has(letter) || CRYPT.test(lineHead(text, hit, HEAD_CHARS))
        ? isPicked(value, PASSWORD_CHARS) || (isTypedWord(value) && namesUser(text, hit, end))
        : isPicked(value, KEY_CHARS);
    if (certain) found.push({ start, end, kind: 'password' });
  }
  return found;
}

/** No port, path, address, list of names or code. */
const NOT_A_PLACE = /^(?!-|[\d.,:/-]+$|[~./])[^/\\=:\s()[\]*]+$/;

/** Whether a value is letters of both cases and digits in no order, or has signs that no name has. */
const isPicked = (value: string, least: number): boolean =>
  value.length >= least &&
  isMadeUpWord(value) &&
  /\d/.test(value) &&
  (/[!#^&*?$%]/.test(value) ? !/^[#%$*]/.test(value) : !/[,.@]/.test(value) && changesIn(value) >= CHANGES);

function namesUser(text: string, hit: number, end: number): boolean {
  const after = text.slice(end, end + REST_CHARS);
  return NAMES_USER.test(lineHead(text, hit, HEAD_CHARS)) || NAMES_USER.test(after.split('\n', 1)[0] ?? '');
}
