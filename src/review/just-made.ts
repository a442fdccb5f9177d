/**
 * What the user has just made or emptied himself, and what he does with it next: a file system on the array that he has put together, swap in
 * the file that he has set aside, the line for it in `/etc/fstab`. Nothing of his is lost there. Pure.
 */
import type { Effect, Effects } from '../effects/effect-types.ts';
import { onlyInforms, onlyNames } from './question-kinds.ts';
import type { Words } from './user-words.ts';

/** Whether an effect falls on nothing but what the user's own last command has made or emptied. */
export function isOnJustMade({ kind, area, objects, by }: Effect, { text }: Effects, words: Words, ran: Effects | null): boolean {
  if (ran === null || words.meant !== null || onlyInforms(words) || onlyNames(words)) return false;
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
  // the device or the file is what a line of fstab begins with
  const lines = [...text.matchAll(/(?<=["'\n])(\S+)\s+\S+\s+(?:swap|[a-z][\w.]*)\s+[\w,=.-]+\s+\d\s+\d\s*(?=["'\n])/g)];
  return (
    kind === 'startup' &&
    objects.every((each) => each === '/etc/fstab') &&
    lines.length > 0 &&
    lines.every(([, thing = '']) => isMade(thing))
  );
}

/** Disks, arrays and volumes whose data a command has just replaced, and files that it has written. */
const madeBy = ({ list }: Effects): readonly string[] =>
  list.flatMap(({ kind, area, severity, objects, by }) => {
    if (by === 'lvcreate') return objects.length === 3 ? [`/dev/${objects[2]}/${objects[1]}`] : [];
    const isMade = kind === 'system' && area === 'disks' && severity === 'dangerous';
    return isMade || by === 'fallocate' ? objects.filter((each) => /^\/\w/.test(each)) : [];
  });

/** `cryptsetup open DEVICE NAME`: what is inside has another name. */
const opens = (line: string, device: string, inside: string): boolean =>
  [...line.matchAll(/\bcryptsetup\s+(?:luksOpen|open)\s+(\S+)\s+([\w-]+)/g)].some(
    ([, from, name]) => from === device && inside === `/dev/mapper/${name}`,
  );
