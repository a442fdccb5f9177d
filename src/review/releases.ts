/** The next release of the system in the list of where its packages come from, for somebody who upgrades it. Pure. */
import type { Effect, Effects } from '../effects/effect-types.ts';
import { readLine } from '../syntax/read-line.ts';
import { onlyInforms } from './question-kinds.ts';
import type { Words } from './user-words.ts';

/** Names of releases in their order. Sources: wiki.debian.org/DebianReleases, wiki.ubuntu.com/Releases, November 2026. */
const RELEASES: readonly (readonly string[])[] = [
  ['stretch', 'buster', 'bullseye', 'bookworm', 'trixie', 'forky'],
  ['xenial', 'bionic', 'focal', 'jammy', 'noble', 'plucky', 'questing', 'resolute'],
];
/** All of the script. */
const SCRIPT = /^s([/|#,])(\w+)\1(\w+)\1g?$/;
const LISTS = /^\/etc\/apt\/sources\.list(?:\.d\/(?:(?!\.\.)[\w.-]+|\*(?:\.(?:list|sources))?))?$/;
const UPGRADES = /(?<!\p{L})(?:upgrad|updat|dist-?upgrade|aktualisier|mettre\sà\sjour|actualiz|aggiorn|new\s(?:debian|ubuntu|release))/iu;

/** Whether a line changes nothing in these lists but the name of the release, to a later one. */
export function isNextRelease({ by, area, objects }: Effect, { text }: Effects, words: Words): boolean {
  if (by !== 'sed' || area !== 'system-files' || !UPGRADES.test(words.text) || onlyInforms(words)) return false;
  if (objects.length === 0 || !objects.every((each) => LISTS.test(each))) return false;
  return readLine(text)
    .commands.filter(({ program }) => program === by)
    .every(({ args }) => {
      const [how, script, ...files] = args.map(({ value, text: written }) => value ?? written);
      const [, , before = '', after = ''] = SCRIPT.exec(script ?? '') ?? [];
      return (
        /^(?:-i(?:\.\w+)?|--in-place(?:=\.\w+)?)$/.test(how ?? '') &&
        files.every((each) => LISTS.test(each)) &&
        RELEASES.some((names) => names.includes(before) && names.indexOf(after) > names.indexOf(before))
      );
    });
}
