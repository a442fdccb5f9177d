/** Options that tell that more is lost, replaced or made public than a line without them does, where the words ask for none of it. Pure. */
import type { Effects } from '../effects/effect-types.ts';
import type { Words } from './user-words.ts';
import { ANEW, REMOVE } from './wish-verbs.ts';
import { has } from './word-match.ts';

/** Parts of the names of such options, and words beside those for removing that ask for them. */
const TELLING: readonly (readonly [part: RegExp, asked: string])[] = [
  [
    /^(?:prune|purge|delete|remove|destroy|wipe|erase|expunge|evict|cleanup)$/,
    `${REMOVE} ${ANEW} mirror sync exact orphan only drain old\\b off\\b`,
  ],
  [/^(?:reset|overwrite|discard|replace|clobber)$/, `${REMOVE} ${ANEW} replac overwrit instead update updat set\\b`],
  [
    /^(?:force)$/,
    `${REMOVE} ${ANEW} forc anyway overwrit rebas amend squash replac instead restart conflict stuck rename trotzdem quand\\smême`,
  ],
  [
    /^(?:public|publicly|anonymous|internet|unauthenticated)$/,
    String.raw`public world internet every\s?(?:one|body) any\s?(?:one|body) open expos outside shar anonym`,
  ],
  [/^(?:prod|production)$/, String.raw`prod live\b releas publish go\slive online launch deploy ship\b`],
];
/** What is not done, or only beside other things: `--no-prune`, `--force-color`. */
const DENIED = /^(?:no|not|skip|without|keep|never|ignore)$/;
/** A guard that is left off: `--no-deletion-protection`. */
const UNGUARDED =
  /^(?:no|disable|without|skip)-(?:[a-z-]+-)?(?:protection|verify|verification|auth\w*|encrypt\w*|tls|ssl|backups?|lock|sandbox|security)$/;
const ONLY_LOOKS = /^(?:colou?r|colors|ipv\d|tty|reinstall|recreate|with|if)$/;

/** What a line writes or gives to another program. */
const QUOTED = /'[^']*'|"[^"]*"/g;

/** The first such option that nobody asked for, as it is written; null where there is none. */
export function tellingOption({ text: line, list }: Effects, { text, ran }: Words): string | null {
  if (text.trim() === '' || list.every(({ kind }) => kind === 'reads' || kind === 'network' || kind === 'root')) return null;
  for (const [option, name = ''] of line.replaceAll(QUOTED, ' ').matchAll(/(?<!\S)--([a-z][a-z-]*)/g)) {
    const parts = name.split('-');
    if (UNGUARDED.test(name) && ran?.text.includes(option) !== true && !parts.slice(1).some((part) => part.length > 2 && has(part, text)))
      return option;
    const found = TELLING.find(([part]) => parts.some((each, at) => part.test(each) && !DENIED.test(parts[at - 1] ?? '')));
    if (found === undefined || parts.some((each) => ONLY_LOOKS.test(each))) continue;
    if (!has(found[1], text) && ran?.text.includes(option) !== true && !parts.some((part) => part.length > 3 && has(part, text)))
      return option;
  }
  return null;
}
