/**
 * What the user has just made or emptied himself, and what he does with it next: a file system on the array that he has put together, swap in
 * the file that he has set aside, the line for it in `/etc/fstab`. Nothing of his is lost there. Pure.
 */
import type { Effect, Effects } from '../effects/effect-types.ts';
import { readLine } from '../syntax/read-line.ts';
import { onlyInforms, onlyNames } from './question-kinds.ts';
import type { Words } from './user-words.ts';

/** Longer lines are no step that people write. */
const LINE_CHARS = 1000;
/** Signs of what a line means and does not contain. */
const OPEN = /[$`#]|\.\.|(?<![\w/.-])cd\s/;
/** Folders that the system runs on. */
const OF_THE_SYSTEM = /^\/(?:$|(?:etc|usr|s?bin|lib\w*|boot|home|root|proc|sys|dev|run|tmp)(?:\/|$))/;
/** All of a quoted text. */
const FSTAB_LINE = /["'](\S{1,99})\s+(\S{1,99})\s+(?:swap|[a-z][\w.]{1,20})\s+[\w,=.-]{1,99}\s+\d\s+\d\s*(?:\\n)?["']/;
const WRITES = /\btee\b|>>?(?![&(])|\bsed\b|\bdd\b|\binstall\b/g;

/** Whether an effect falls on nothing but what the user's own last command has made or emptied. */
export function isOnJustMade(effect: Effect, { text }: Effects, words: Words, ran: Effects | null): boolean {
  const { kind, objects, uses, elsewhere } = effect;
  if (ran === null || words.meant !== null || words.denied !== '' || text.length > LINE_CHARS || OPEN.test(text)) return false;
  if (elsewhere || onlyInforms(words) || onlyNames(words)) return false;
  const made = ran.list.filter((each) => !each.elsewhere).flatMap(({ empties = [] }) => empties);
  const isMade = (thing: string): boolean => made.some((each) => thing === each || isPartition(thing, each) || opens(text, each, thing));
  if (uses !== undefined) return uses.length > 0 && uses.every(({ thing, place }) => isMade(thing) && !OF_THE_SYSTEM.test(place));
  if (kind !== 'startup' || !objects.every((each) => each === '/etc/fstab')) return false;
  // one line is written, and it begins with the device or the file
  const [, device = '', place = ''] = FSTAB_LINE.exec(text) ?? [];
  return (text.match(WRITES) ?? []).length === 1 && device !== '' && isMade(device) && !OF_THE_SYSTEM.test(place);
}

/** `/dev/sdb1` of `/dev/sdb`, `/dev/nvme0n1p2` of `/dev/nvme0n1`. */
const isPartition = (part: string, disk: string): boolean =>
  part.startsWith(disk) &&
  ((/^\/dev\/(?:[sv]d|xvd|hd)[a-z]{1,2}$/.test(disk) && /^\d{1,2}$/.test(part.slice(disk.length))) ||
    (/^\/dev\/(?:nvme\d+n|mmcblk|loop|md)\d+$/.test(disk) && /^p\d{1,2}$/.test(part.slice(disk.length))));

/** `cryptsetup open DEVICE NAME`: what is inside has another name. */
const opens = (line: string, device: string, inside: string): boolean =>
  readLine(line).commands.some(({ program, args }) => {
    const [deed = '', from, name] = args.map(({ text }) => text);
    return program === 'cryptsetup' && /^(?:luksOpen|open)$/.test(deed) && from === device && inside === `/dev/mapper/${name}`;
  });
