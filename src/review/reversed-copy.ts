/** Which way a copy goes, by the words and by the line. Pure. */
import type { Rule } from './beyond-rule.ts';
import { plain } from './question-parts.ts';

/** Kinds of places that are not on this machine, as people call them. */
const REMOTE = String.raw`server host remote bucket cloud drive s3 gcs container phone device nas registry`.split(' ');
const isRemote = (place: string): boolean => /^[a-z][\w+.-]*:\/\/|^(?:[\w.-]+@)?[a-z][\w.-]+:/i.test(place);

/** Where disks are that come and go. */
const OF_DISK = /^\/(?:run\/)?(?:media|mnt|Volumes)\//;

/** The names under which the words can have a place. */
function forms(place: string): readonly string[] {
  const bare = place.replace(/^[a-z][\w+.-]*:\/\//i, '');
  const [, host = ''] = /^(?:[\w.-]+@)?([\w.-]+):/.exec(bare) ?? [];
  return [
    plain(place),
    plain(bare),
    host.toLowerCase(),
    // `prod-db` is the prod database
    ...(/^[a-z\d-]+$/i.test(place)
      ? plain(place)
          .split('-')
          .filter((part) => part.length > 2)
      : []),
    ...[/^([\w.@-]+):/.exec(place)?.[1] ?? []].flat(),
    // a folder by its own name
    ...(!OF_DISK.test(place) && !isRemote(place) && /[\w.~/-]*\/[\w-]{3,}\/?$/.test(place) ? plain(place).split('/').slice(-1) : []),
    // a disk by its name: `/media/backup/docs`, `/run/media/user/backup`
    ...(OF_DISK.test(place) ? plain(place).split('/').slice(2, 5) : []),
  ].filter((form) => form !== '');
}

/** The words copy the one to the other, and the line copies the other to the one. */
export const reversed: Rule = ({ copy, what }, { words: { asked } }) => {
  const { direction } = asked;
  if (copy === undefined || direction === null) return null;
  const isIn = (place: string, side: ReadonlySet<string>): boolean =>
    forms(place).some((form) => side.has(form)) || (isRemote(place) && REMOTE.some((word) => side.has(word)));
  const isOnly = (place: string, side: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    isIn(place, side) && !isIn(place, other);
  const isSource = (place: string): boolean =>
    isOnly(place, direction.from, direction.to) || (!isRemote(place) && !isIn(place, direction.to));
  const isOtherWay =
    // what is lost is overwritten where it is still there
    (direction.restores === true && !isRemote(copy.to) && isOnly(copy.to, direction.from, direction.to)) ||
    (isOnly(copy.to, direction.from, direction.to) &&
      copy.from.some((each) => isOnly(each, direction.to, direction.from) || (OF_DISK.test(each) && isIn(each, direction.to)))) ||
    // what is to go to the server comes from there
    (copy.from.length === 1 &&
      copy.from.every((each) => isRemote(each) && isOnly(each, direction.to, direction.from)) &&
      isSource(copy.to));
  return isOtherWay ? what : null;
};
