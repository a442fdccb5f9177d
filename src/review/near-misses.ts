/** Addresses that are nearly what the words have: a host, an account at one, a long number with one letter other. Pure. */
import { isLoopback } from '../base/loopback.ts';
import { distance, nearest } from '../base/nearest.ts';
import { bareHost } from '../effects/host-in.ts';
import { isOfficialHost } from '../programs/official-hosts.ts';
import type { Rule } from './beyond-rule.ts';
import { isPublic } from './wishes.ts';

/** A longer text was pasted, a longer line is a script. */
const CHARS = 2048;
/** What is on the screen above the question. */
const SEEN_CHARS = 16_384;
/** Hosts of two labels or more, addresses of mail, and what nobody types by heart: keys, hashes, addresses of purses. */
const ADDRESS = new RegExp(
  String.raw`(?<![\w.@-])(?<!(?<!:/)/)(?:[\w.+-]+@)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}(?![\w(])` +
    String.raw`|(?<![\w.-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(?![\w.])`,
  'gi',
);
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

/** Names of packages from this length on; shorter words are alike by chance. */
const PACKAGE_CHARS = 6;
/** The same but for how it is spelled: its marks and digits, its number. */
const spelling = (name: string): string => name.replaceAll(/[\d._-]/g, '').replace(/s$/, '');

/** A package or an image that is to be taken is one letter from one that the words or the output name, and neither of them names it. */
export const nearPackage: Rule = ({ area, kind, objects }, { words: { text, meant, seen } }) => {
  if ((area !== 'packages' && area !== 'containers') || (kind !== 'system' && kind !== 'runs-foreign-code')) return null;
  const wordsIn = (from: string): readonly string[] =>
    from
      .slice(0, SEEN_CHARS)
      .toLowerCase()
      .match(/[a-z][a-z\d._-]{4,}[a-z\d]/g) ?? [];
  const typed = new Set(wordsIn(`${seen.typed}\n${meant?.text ?? ''}`));
  const named = new Set([...wordsIn(text), ...wordsIn(seen.printed)]);
  for (const name of objects) {
    // `requests==2.31`, `registry.example/team/postgres:16`
    const whole = name.toLowerCase().replace(/(?<=.)(?:[:@]|[=<>~!]=?).*$/, '');
    const own = area === 'containers' ? whole.replace(/^.*\//, '') : whole;
    // `postgress/postgres`: the account is the one that was chosen to be taken for the name
    const account = area === 'containers' ? (/^([a-z][a-z\d-]+)\/[^/]+$/.exec(whole)?.[1] ?? '') : '';
    if (account.length >= PACKAGE_CHARS && !named.has(account) && !typed.has(account)) {
      const like = [...named].find((each) => distance(account, each, 1) === 1);
      if (like !== undefined) return `installs ${name}, which is not ${like}`;
    }
    if (own.length < PACKAGE_CHARS || !/^[a-z][\w.-]*$/.test(own) || named.has(own) || typed.has(own)) continue;
    const near = [...named].find((each) => !typed.has(each) && spelling(each) !== spelling(own) && distance(own, each, 1) === 1);
    if (near !== undefined) return `installs ${name}, which is not ${near}`;
  }
  return null;
};

/** The same for what the user has just typed himself; `web2` after `web1` is the next machine. */
function nearTyped(line: string, text: string, typed: string): string | null {
  const other = nearAddress(line, typed);
  const counted = (address: string): string => address.replaceAll(/\d/g, '0');
  const isNext = other !== null && addressesIn(typed).some((each) => counted(each) === counted(other));
  return other === null || isNext || text.toLowerCase().includes(other) ? null : other;
}

/** The line has such an address. */
export const nearMiss: Rule = ({ kind }, { words: { text, meant, seen }, effects: { text: line } }) => {
  // a name that the user mistyped in a command is not the one that he means
  const other = kind === 'reads' || meant !== null ? null : (nearAddress(line, text) ?? nearTyped(line, text, seen.typed));
  return other === null ? null : `names ${other}, which is not what you wrote`;
};
