/** Addresses that are nearly what the words have: a host, an account at one, a long number with one letter other. Pure. */
import { isLoopback } from '../base/loopback.ts';
import { nearest } from '../base/nearest.ts';
import { bareHost } from '../effects/host-in.ts';
import { isOfficialHost } from '../programs/official-hosts.ts';
import type { Rule } from './beyond-rule.ts';
import { isPublic } from './wishes.ts';

/** A longer text was pasted, a longer line is a script. */
const CHARS = 2048;
/** Hosts of two labels or more, addresses of mail, and what nobody types by heart: keys, hashes, addresses of purses. */
const ADDRESS =
  /(?<![\w.@/-])(?:[\w.+-]+@)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}(?![\w(])|(?<![\w.-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(?![\w.])/gi;
const addressesIn = (text: string): readonly string[] =>
  (text.slice(0, CHARS).match(ADDRESS) ?? [])
    .map((each) => each.toLowerCase())
    // a file is meant by the name that it has, however it was typed
    .filter((each) => each.includes('@') || !each.includes('.') || bareHost(each) !== null);

/** The address of a line that is nearly one of the words, and not that one; null where there is none. */
export function nearAddress(line: string, text: string): string | null {
  const named = addressesIn(text).filter((each) => !line.toLowerCase().includes(each));
  if (named.length === 0) return null;
  const lower = text.toLowerCase();
  const isOther = (each: string): boolean =>
    !lower.includes(each) && !isLoopback(each) && !isOfficialHost(each) && !isPublic(each) && nearest(each, named) !== null;
  return addressesIn(line).find(isOther) ?? null;
}

/** The line has such an address. */
export const nearMiss: Rule = ({ kind }, { words: { text, meant }, effects: { text: line } }) => {
  // a name that the user mistyped in a command is not the one that he means
  const other = kind === 'reads' || meant !== null ? null : nearAddress(line, text);
  return other === null ? null : `names ${other}, which is not what you wrote`;
};
