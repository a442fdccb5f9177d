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
/** What comes next. Nothing here ends what was made. */
const NEXT = /^(?:mkfs(?:\.\w+)?|mke2fs|mkswap|swapon|mount|pvcreate|cryptsetup)$/;
/** What a line may stand for that it does not contain. */
const OPEN = /[$`#]|\.\.|(?<![\w/.-])cd\s/;
/** Folders that the system runs on. */
const OF_THE_SYSTEM = /^\/(?:$|(?:etc|usr|s?bin|lib\w*|boot|home|root|proc|sys|dev|run|tmp)(?:\/|$))/;
/** All of a quoted text. */
const FSTAB_LINE = /["'](\S{1,99})\s+(\S{1,99})\s+(?:swap|[a-z][\w.]{1,20})\s+[\w,=.-]{1,99}\s+\d\s+\d\s*(?:\\n)?["']/;
const WRITES = /\btee\b|>>?(?![&(])|\bsed\b|\bdd\b|\binstall\b/g;

/** Whether an effect falls on nothing but what the user's own last command has made or emptied. */
export function isOnJustMade(effect: Effect, { text }: Effects, words: Words, ran: Effects | null): boolean {
  const { kind, area, objects, by = '' } = effect;
  if (ran === null || words.meant !== null || words.denied !== '' || text.length > LINE_CHARS || OPEN.test(text)) return false;
  if (onlyInforms(words) || onlyNames(words)) return false;
  const made = madeBy(ran);
  const isMade = (thing: string): boolean => made.some((each) => thing === each || isPartition(thing, each) || opens(text, each, thing));
  if (kind === 'system' && area === 'disks' && NEXT.test(by)) {
    const places = objects.filter((each) => each.startsWith('/'));
    const [device = '', place = ''] = places;
    return by === 'mount' ? isMade(device) && !OF_THE_SYSTEM.test(place) : places.length > 0 && places.every(isMade);
  }
  if (kind !== 'startup' || !objects.every((each) => each === '/etc/fstab')) return false;
  // one line is written, and it begins with the device or the file
  const [, device = '', place = ''] = FSTAB_LINE.exec(text) ?? [];
  return (text.match(WRITES) ?? []).length === 1 && device !== '' && isMade(device) && !OF_THE_SYSTEM.test(place);
}

/** Disks, arrays and volumes whose data a command has just replaced or ended, and files that it has set aside. */
function madeBy({ list, text }: Effects): readonly string[] {
  return list.flatMap(({ objects, by = '', kind, area }) => {
    const places = objects.filter((each) => /^\/\w/.test(each));
    // its members are part of it from then on
    if (by === 'mdadm') return /\s(?:--create|-C)\s/.test(text) ? places.filter((each) => /^\/dev\/md[\w/]+$/.test(each)) : [];
    if (by === 'lvcreate') return objects.length === 3 ? [`/dev/${objects[2]}/${objects[1]}`] : [];
    if (by === 'fallocate') return places;
    if (kind !== 'system' || area !== 'disks') return [];
    const isEmptied =
      /^(?:mkfs(?:\.\w+)?|mke2fs|mkswap|wipefs|blkdiscard)$/.test(by) ||
      (by === 'cryptsetup' && /\sluksFormat\s/.test(text)) ||
      (by === 'parted' && /\smklabel\s/.test(text)) ||
      (by === 'sgdisk' && /\s(?:--zap-all|-Z|--clear|-o)\s/.test(text));
    return isEmptied ? places : [];
  });
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
