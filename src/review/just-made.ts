/**
 * What the user has just made or emptied himself, and what he does with it next: a file system on the array that he has put together, swap in
 * the file that he has set aside, the line for it in `/etc/fstab`. Nothing of his is lost there. Pure.
 */
import type { Effect, Effects } from '../effects/effect-types.ts';
import { onlyInforms, onlyNames } from './question-kinds.ts';
import type { Words } from './user-words.ts';

/** Longer lines are no step that people write. */
const LINE_CHARS = 1000;

/** Whether an effect falls on nothing but what the user's own last command has made or emptied. */
export function isOnJustMade({ kind, area, objects, by }: Effect, { text }: Effects, words: Words, ran: Effects | null): boolean {
  if (ran === null || words.meant !== null || text.length > LINE_CHARS || onlyInforms(words) || onlyNames(words)) return false;
  const made = madeBy(ran);
  if (made.length === 0) return false;
  const isMade = (thing: string): boolean =>
    made.some(
      (each) => thing === each || (thing.startsWith(each) && /^p?\d{1,2}$/.test(thing.slice(each.length))) || opens(text, each, thing),
    );
  if (kind === 'system' && area === 'disks') {
    const places = objects.filter((each) => each.startsWith('/'));
    return places.length > 0 && (by === 'mount' ? isMade(places[0] ?? '') : places.every(isMade));
  }
  if (kind !== 'startup' || !objects.every((each) => each === '/etc/fstab')) return false;
  // one line is written, and it begins with the device or the file
  const [, device = '', place = ''] = FSTAB_LINE.exec(text) ?? [];
  return (text.match(WRITES) ?? []).length === 1 && device !== '' && isMade(device) && !OF_THE_SYSTEM.test(place);
}

/** All of a quoted text. */
const FSTAB_LINE = /["'](\S{1,99})\s+(\S{1,99})\s+(?:swap|[a-z][\w.]{1,20})\s+[\w,=.-]{1,99}\s+\d\s+\d\s*(?:\\n)?["']/;
const WRITES = /\btee\b|>>?(?![&(])|\bsed\b|\bdd\b|\binstall\b/g;
const OF_THE_SYSTEM = /^\/(?:$|(?:etc|usr|s?bin|lib\w*|boot|root|proc|sys|dev|run|tmp)(?:\/|$))/;

/** Disks, arrays and volumes whose data a command has just replaced, and files that it has written. */
const madeBy = ({ list }: Effects): readonly string[] =>
  list.flatMap(({ kind, area, severity, objects, by }) => {
    // its members are part of it from then on
    if (by === 'mdadm') return objects.filter((each) => /^\/dev\/md[\w/]+$/.test(each));
    if (by === 'lvcreate') return objects.length === 3 ? [`/dev/${objects[2]}/${objects[1]}`] : [];
    const isMade = kind === 'system' && area === 'disks' && severity === 'dangerous';
    return isMade || by === 'fallocate' ? objects.filter((each) => /^\/\w/.test(each)) : [];
  });

/** `cryptsetup open DEVICE NAME`: what is inside has another name. */
const opens = (line: string, device: string, inside: string): boolean =>
  [...line.matchAll(/\bcryptsetup\s+(?:luksOpen|open)\s+(\S+)\s+([\w-]+)/g)].some(
    ([, from, name]) => from === device && inside === `/dev/mapper/${name}`,
  );
