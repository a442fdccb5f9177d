/** The next release of the system in the list of where its packages come from, for somebody who upgrades it. Pure. */
import type { Effect, Effects } from '../effects/effect-types.ts';
import { onlyInforms } from './question-kinds.ts';
import type { Words } from './user-words.ts';

/** Names of releases in their order. Sources: wiki.debian.org/DebianReleases, wiki.ubuntu.com/Releases, November 2026. */
const RELEASES: readonly (readonly string[])[] = [
  ['stretch', 'buster', 'bullseye', 'bookworm', 'trixie', 'forky'],
  ['xenial', 'bionic', 'focal', 'jammy', 'noble', 'plucky', 'questing', 'resolute'],
];
/** Nothing stands before or behind the script but the way to write the file back and the lists. */
const CALL =
  /\bsed\s+(?:-i(?:\.\w+)?|--in-place(?:=\.\w+)?)\s+(["']?)s([/|#,])(\w+)\2(\w+)\2g?\1(?:\s+\/etc\/apt\/[\w.*/-]+)+\s*(?=$|[;&|\n])/g;
const LISTS = /^\/etc\/apt\/sources\.list(?:\.d\/(?:[\w.-]+|\*(?:\.(?:list|sources))?))?$/;
const UPGRADES = /(?<!\p{L})(?:upgrad|updat|dist-?upgrade|aktualisier|mettre\sà\sjour|actualiz|aggiorn|new\s(?:debian|ubuntu|release))/iu;

/** Whether a line changes nothing in these lists but the name of the release, to a later one. */
export function isNextRelease({ by, area, objects }: Effect, { text }: Effects, words: Words): boolean {
  if (by !== 'sed' || area !== 'system-files' || text.includes('..') || !UPGRADES.test(words.text) || onlyInforms(words)) return false;
  const calls = [...text.matchAll(CALL)];
  return (
    objects.length > 0 &&
    objects.every((each) => LISTS.test(each)) &&
    calls.length > 0 &&
    calls.length === (text.match(/\bsed\b/g) ?? []).length &&
    calls.every(([, , , before = '', after = '']) =>
      RELEASES.some((names) => names.includes(before) && names.indexOf(after) > names.indexOf(before)),
    )
  );
}
