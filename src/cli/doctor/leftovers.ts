/** Finds the folders of sessions whose launcher was killed and could not remove them. */
import fs from 'node:fs';
import path from 'node:path';
import { entryAt } from '../../base/entry-at.ts';
import { processSpace, processSpaceOf } from '../../proxy/dead-sessions.ts';
import type { Endpoints } from '../cli-endpoints.ts';
import { tourPlace } from '../tour-command.ts';
import { type Check, fine, info, warn } from './check.ts';
import { outputOf } from './program-checks.ts';
import { sessionPlaces } from './user-checks.ts';

/** The names that mktemp gives in bin/yosh. */
const SESSION = /^yosh\.[A-Za-z0-9]{10}$/;
/** The names that mktemp gives to folders of `yosh tour`. */
const TOUR = /^yosh-tour\.[A-Za-z0-9]{6}$/;
/** A session that starts has its folder before its proxy runs. */
const STARTING_MS = 10_000;
/** Folders in one line of advice. */
const SHOWN = 3;

export const leftovers: Check = {
  name: 'leftovers',
  run: async ({ io }) => {
    const [folders, dead] = [foldersIn(io), await deadFolders(io)];
    if (folders.length === 0) return fine('none');
    if (dead === null) return info(`${folders.length} session folders; without ps it is unknown which are in use`);
    if (dead.length === 0) return fine(`none; ${folders.length} ${folders.length === 1 ? 'session is' : 'sessions are'} running`);
    const kept = dead.filter((folder) => !isRemoved(folder, sessionPlaces(io)[0] ?? ''));
    if (kept.length === 0)
      return info(`${counted(dead)} of sessions that have ended; the next session removes ${dead.length === 1 ? 'it' : 'them'}`);
    return warn(
      `${counted(kept)} of sessions that have ended`,
      kept.length > SHOWN ? 'run: yosh doctor --fix' : `run: rm -r ${kept.join(' ')}`,
    );
  },
};

/** Folders of sessions and tours that have ended; null where the running processes cannot be listed. */
export async function deadFolders(io: Pick<Endpoints, 'env' | 'sharedFolder'>): Promise<readonly string[] | null> {
  const folders = foldersIn(io);
  if (folders.length === 0) return [];
  // The proxy has its session's folder among its arguments, and every system has ps. Compared is the name alone, because the path may
  // be spelled differently there (TMPDIR of macOS ends with a slash)
  const processes = await outputOf('ps', ['-A', '-ww', '-o', 'args='], { ...io.env, LC_ALL: 'C' });
  if (processes === null) return null;
  return folders.filter((folder) => (isTour(folder) ? hasEnded(folder) : !processes.includes(`/${path.basename(folder)} `)));
}

const isTour = (folder: string): boolean => TOUR.test(path.basename(folder));

/** The process that a tour has written down is gone. Known only in the same namespace of process ids. */
function hasEnded(folder: string): boolean {
  try {
    const [pid, space] = fs.readFileSync(path.join(folder, 'pid'), 'latin1').split('\n');
    if (space === '' || space !== processSpace()) return false;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

const counted = (folders: readonly string[]): string => `${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}`;

/** The next session removes it by itself: it looks where its own folder is, for those whose processes it would see. */
function isRemoved(folder: string, place: string): boolean {
  const space = processSpaceOf(folder);
  return space !== null && space === processSpace() && path.dirname(folder) === path.normalize(`${place}/.`);
}

const foldersIn = (io: Pick<Endpoints, 'env' | 'sharedFolder'>): readonly string[] => [
  ...sessionPlaces(io).flatMap((place) => foldersOf(place, SESSION)),
  ...foldersOf(tourPlace(io), TOUR),
];

function foldersOf(place: string, names: RegExp): string[] {
  try {
    return fs
      .readdirSync(place)
      .filter((name) => names.test(name))
      .map((name) => path.join(place, name))
      .filter((folder) => isOurs(folder));
  } catch {
    return [];
  }
}

/** A folder of this user that is old enough to have a process. */
export function isOurs(folder: string): boolean {
  const stat = entryAt(folder);
  return stat !== null && stat.isDirectory() && stat.uid === process.getuid?.() && Date.now() - stat.mtimeMs > STARTING_MS;
}
