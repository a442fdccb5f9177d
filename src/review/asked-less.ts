/** Where the words name what an effect falls on, and yet ask for less: for a part of it, one of many, another one, or to keep it. Pure. */
import type { Effect } from '../effects/effect-types.ts';
import { ALL_PORTS } from '../effects/verbs.ts';
import { rankOf } from '../programs/resource-kinds.ts';
import { DEEDS, NEGATES } from './deed-words.ts';
import { says } from './effect-words.ts';
import { names, type Words } from './user-words.ts';
import { ANEW, REMOVE } from './wish-verbs.ts';
import { has } from './word-match.ts';

export type Asked = Pick<
  Effect,
  'kind' | 'what' | 'area' | 'objects' | 'severity' | 'recursive' | 'rank' | 'called' | 'deed' | 'every' | 'inside' | 'targets' | 'by'
>;

/** Whether the words ask for less than an effect, for its opposite, or for another one. */
export const asksElse = (effect: Asked, words: Words): boolean =>
  asksForOpposite(effect, words) ||
  asksForFewer(effect, words) ||
  asksForLess(effect.rank ?? 0, words) ||
  asksForPart(effect, words) ||
  asksForOther(effect, words) ||
  asksForAnother(effect, words);

/** Whether the words ask for the opposite of a deed: "close port 80" for `ufw allow 80`. A negation turns the two round. */
export function asksForOpposite({ deed }: Pick<Effect, 'deed'>, { text, denied }: Words): boolean {
  if (deed === undefined) return false;
  const { own, opposite, gives } = DEEDS[deed];
  // "don't start it at boot"
  if (has(opposite, denied)) return false;
  const negated = has(NEGATES, text);
  const [same, other] = (negated ? [opposite, own] : [own, opposite]).map((each) => has(each, text));
  return same !== true && (other === true || (negated && gives === true));
}

/** Whether a line lets everybody in where the words name who is to be let in: an address, or no one that means everybody. */
export function asksForFewer({ area, objects, deed }: Asked, { text, tokens }: Words): boolean {
  if (objects.includes(ALL_PORTS) && !/(?:all|every|any)\s(?:ports?|traffic|protocols?)|everything/i.test(text)) return true;
  if ((area !== 'firewall' && area !== 'accounts') || has(EVERYBODY, text)) return false;
  if (objects.some((each) => ALL_USERS.test(each))) return true;
  const isOpen =
    deed !== undefined &&
    DEEDS[deed].gives === true &&
    area === 'firewall' &&
    !objects.some((each) => isAddress(each) || each.includes(':'));
  const isAll = objects.some((each) => ALL_ADDRESSES.test(each));
  // to let one in again lets in no other
  return (isOpen || isAll) && ([...tokens].some(isAddress) || ((isAll || objects.length === 0) && /(?<!\p{L})unban/iu.test(text)));
}
const ALL_USERS = /^(?:member=)?(?:all(?:Authenticated)?Users|public-read(?:-write)?|system:(?:un)?authenticated)$/i;
/** Every address there is, as rules write it. */
export const ALL_ADDRESSES = /(?:^|=)(?:0\.0\.0\.0\/0|::\/0|\*|any|internet)$/i;
const isAddress = (word: string): boolean => /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d+)?$/.test(word);
const EVERYBODY = String.raw`every(?:body|one)\b any(?:body|one)\b all\b world public internet alle\b jede[nrm]?\b tout\sle todos?\b
  todo\sel tutti iedereen wszys все\b всем 全員 誰でも 所有人 公开 公開 모두 누구`;

/** Words that mean all that is in the current folder. */
export const EVERYTHING = new RegExp(
  [
    String.raw`(?<!\p{L})(?:all|every\w*|contents?|whole|entire|this (?:folder|directory)|current (?:folder|directory)|here|`,
    String.raw`alles?|tout|todo|tutto|всё|全部)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** Whether the words name kinds of resources, and all of them hold less than what the line ends: "remove the test pod" ends no namespace. */
function asksForLess(rank: number, { tokens }: Words): boolean {
  if (rank === 0) return false;
  const most = Math.max(0, ...[...tokens].map(rankOf));
  return most > 0 && most < rank;
}

/** What ends with all that is in it, where the words only say that something is there: "remove the last line of todo.txt". */
export function asksForPart(effect: Asked, words: Words): boolean {
  const { kind, area, severity, objects, inside, targets, every } = effect;
  const isLost =
    kind === 'deletes' ||
    (area === 'accounts' && severity === 'dangerous') ||
    // all that a file of secrets has, for one of them
    (kind === 'secret' && says(effect, 'is possible only')) ||
    targets.some((each) => each.kind === 'path' && each.how === 'empty');
  if (!isLost || inside === true || every !== undefined || !hasContent(words.asked.text) || EVERYTHING.test(words.asked.text)) return false;
  const loose = area === 'databases' ? null : 'path';
  // "delete the branch on the server, too"
  const things = objects.filter((each) => area !== 'repository' || (each !== 'origin' && each !== 'upstream'));
  return things.some((each) => names(words, each, loose) && !names({ ...words, ...words.asked }, each, loose));
}
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
/** Words that leave nothing out; "all" only says how many of what is named. */
const WHOLE = /(?<!\p{L})(?:every\s?thing|entire|whole|alles|tutto|todo|tout)(?!\p{L})/iu;

/** Whether there is more than a verb: "clean up" in a place means all that is there. */
const hasContent = (text: string): boolean =>
  text.split(/\s+/).some((word) => /\p{L}{3}/u.test(word) && !FILLERS.test(word) && !has(`${REMOVE} ${ANEW}`, word));
const FILLERS = /^(?:the|please|some|can|could|you|want|need|would|like|how|what|stuff|things?|space|disk|room|files?|old|unused|all)$/i;

/** All that there is of a kind ends, and the words are about one thing of a name that does not choose in the line. */
function asksForOther({ kind, area, every, objects }: Asked, { asked, deeds }: Words): boolean {
  if (kind !== 'deletes' || every === undefined || WHOLE.test(deeds)) return false;
  // "all files/directories" names none
  const named =
    area === 'files'
      ? [...asked.ends.filter((each) => each.includes('.')), ...asked.files]
      : area === 'repository'
        ? [...asked.ends, ...asked.files]
        : asked.ends;
  const chosen = bare(`${every} ${objects.join(' ')}`);
  const isChosen = (name: string): boolean => chosen.includes(bare(area === 'files' ? name.replace(/^.*\//, '') : name));
  return (
    (asked.one && every === '' && !EVERYTHING.test(deeds)) ||
    (named.length > 0 && (/\sor\s/.test(asked.text) ? !named.some(isChosen) : !named.every(isChosen)))
  );
}

/** The words name another thing of the same kind, or say that this is to stay. */
function asksForAnother(effect: Asked, { text, asked }: Words): boolean {
  const { kind, area, objects, severity } = effect;
  // "keep the changes", "keep his files"
  if (severity === 'dangerous' && asked.kept.some((noun) => effect.what.includes(noun))) return true;
  if (area === 'disks') {
    const disks = [...text.matchAll(/\/dev\/(?:disk\/by-\S+|[a-z][\w/]+)/gi)].map(([disk]) => disk.toLowerCase());
    const others = objects.map((each) => each.toLowerCase()).filter((each) => each.startsWith('/dev/'));
    return disks.length > 0 && others.some((each) => !disks.some((disk) => each.startsWith(disk) || disk.startsWith(each)));
  }
  if (LOCAL.test(text) && says(effect, 'is on the server')) return true;
  // `docker push host/name`: where the words name a host, the name alone is not the place
  const lower = text.toLowerCase();
  return kind === 'uploads' && HOST.test(lower) && objects.some((each) => each.includes('.') && !lower.includes(hostOf(each)));
}
const hostOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[a-z][\w+.-]*:\/\//, '')
    .split(/[/:]/, 1)[0] ?? '';
/** "the local branch": the one on the server is not meant. */
const LOCAL = /^(?!.*(?<!\p{L})(?:remote|origin|server|both|and on)).*(?<!\p{L})(?:local|lokal)/isu;
/** A host with at least three labels, or with a port: no file. */
const HOST = /(?<![\w.@/-])[\w-]+(?:\.[\w-]+){2,}(?=[:/\s]|$)/;
