/** The next release of the system in the list of where its packages come from, for somebody who upgrades it. Pure. */
import type { Effect, Effects } from '../effects/effect-types.ts';
import { onlyInforms } from './question-kinds.ts';
import type { Words } from './user-words.ts';

/** Names of releases of Debian and Ubuntu. Sources: wiki.debian.org/DebianReleases, wiki.ubuntu.com/Releases, November 2026. */
const RELEASES =
  'stretch|buster|bullseye|bookworm|trixie|forky|stable|xenial|bionic|focal|jammy|lunar|mantic|noble|oracular|plucky|questing|resolute';
const REPLACES = new RegExp(String.raw`^s([/|#,])(?:${RELEASES})\1(?:${RELEASES})\1g?$`);
const LISTS = /^\/etc\/apt\/sources\.list(?:\.d\/(?:[\w.-]+|\*(?:\.(?:list|sources))?))?$/;
const UPGRADES = /(?<!\p{L})(?:upgrad|updat|dist-?upgrade|aktualisier|mettre\sà\sjour|actualiz|aggiorn|new\s(?:debian|ubuntu|release))/iu;

/** Whether a line changes nothing in these lists but the name of the release. */
export function isNextRelease({ by, area, objects }: Effect, { text }: Effects, words: Words): boolean {
  if (by !== 'sed' || area !== 'system-files' || !UPGRADES.test(words.text) || onlyInforms(words)) return false;
  const calls = [...text.matchAll(/\bsed\s+((?:-\S+\s+)*)(["']?)([^"'\s]+)\2\s/g)];
  return (
    objects.length > 0 &&
    objects.every((each) => LISTS.test(each)) &&
    calls.length === (text.match(/\bsed\s/g) ?? []).length &&
    calls.every(([, options = '', , script = '']) => REPLACES.test(script) && !/-(?:\w*[ef]|-)/.test(options.replace('--in-place', '')))
  );
}
