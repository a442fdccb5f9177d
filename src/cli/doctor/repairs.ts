/**
 * What `yosh doctor --fix` can mend: each repair shows its change before it is made. Only what is this user's and certainly of yosh is
 * touched, and it is looked at again at the moment of the change, because another process may have changed it since.
 */
import fs from 'node:fs';
import path from 'node:path';
import { entryAt } from '../../base/entry-at.ts';
import { namesIn } from '../../base/names-in.ts';
import { isTemporaryOf } from '../../base/replace-file.ts';
import { err, ok, type Result } from '../../base/result.ts';
import { SHELL_NAMES } from '../../shell/shell-kinds.ts';
import { statePath } from '../../state/folder.ts';
import { bytesFromText, textFromBytes } from '../bytes.ts';
import { reason } from '../../base/file-error.ts';
import type { Endpoints } from '../cli-endpoints.ts';
import { initLine } from '../init.ts';
import { backUp } from '../setup/backup.ts';
import { goneHook, planRc, rcFileOf } from '../setup/rc-file.ts';
import { readWhole, replaceFile } from '../write-file.ts';
import { deadFolders, isOurs } from './leftovers.ts';

export interface Repair {
  /** The change, as commands that would do the same or as a diff. */
  readonly shown: readonly string[];
  /** The error is a few words. */
  readonly perform: () => Result<null, string>;
}

const OTHERS = 0o077;
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
/** Files of the state folder that are looked at; there are a few dozen. */
const MOST_FILES = 10_000;
/** A writer needs milliseconds; see `replaceFile`. */
const ABANDONED_MS = 60_000;

/** All that can be mended now. */
export async function repairsOf(io: Endpoints): Promise<readonly Repair[]> {
  return [...permissions(io), ...halfWritten(io), ...rcLines(io), ...links(io), ...((await deadFolders(io)) ?? []).map(removal)];
}

const attempt = (work: () => void): Result<null, string> => {
  try {
    work();
    return ok(null);
  } catch (error) {
    return err(reason(error));
  }
};

const isMine = (stat: fs.Stats | null): stat is fs.Stats => stat !== null && stat.uid === process.geteuid?.();

/** Files with a key, and everything in the state folder. A symbolic link is left as it is. */
function permissions({ env, home }: Endpoints): Repair[] {
  const files = home === null ? [] : ['.yoconf', '.yoshkey'].map((name) => path.join(home, name));
  const state = statePath(env);
  return [...files, ...(state === null ? [] : within(state))].flatMap((file) => {
    const stat = entryAt(file);
    if (!isMine(stat) || !(stat.isFile() || stat.isDirectory()) || (stat.mode & OTHERS) === 0) return [];
    const mode = stat.isDirectory() ? FOLDER_MODE : FILE_MODE;
    return [{ shown: [`chmod ${mode.toString(8)} ${file} # now ${(stat.mode & 0o777).toString(8)}`], perform: () => narrow(file, mode) }];
  });
}

/**
 * The folder and all that is in it; nothing when something else is in its place, which is not of yosh. No link is followed, as the
 * `recursive` of `readdirSync` would do.
 */
function within(folder: string): readonly string[] {
  const found: string[] = entryAt(folder)?.isDirectory() === true ? [folder] : [];
  for (let at = 0; at < found.length && found.length < MOST_FILES; at++) {
    const each = found[at] as string;
    const stat = entryAt(each);
    if (isMine(stat) && stat.isDirectory()) found.push(...namesIn(each).map((name) => path.join(each, name)));
  }
  return found;
}

/** Through a descriptor, so that what is changed is what was looked at. */
const narrow = (file: string, mode: number): Result<null, string> =>
  attempt(() => {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
    const fd = fs.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      if (!isMine(fs.fstatSync(fd))) throw new Error('it is no longer yours');
      fs.fchmodSync(fd, mode);
    } finally {
      fs.closeSync(fd);
    }
  });

/** What a killed writer of the settings left: a copy with the key in it. */
function halfWritten({ home }: Endpoints): Repair[] {
  if (home === null) return [];
  const old = (file: string): boolean => {
    const stat = entryAt(file);
    return isMine(stat) && stat.isFile() && Date.now() - stat.mtimeMs > ABANDONED_MS;
  };
  return namesIn(home)
    .filter((name) => isTemporaryOf('.yoconf', name))
    .map((name) => path.join(home, name))
    .filter(old)
    .map((file) => ({ shown: [`rm ${file} # of a write that was cut off`], perform: () => attempt(() => fs.rmSync(file)) }));
}

/** Lines of an installation that is gone; the line of another one that is still there is the user's choice. */
function rcLines({ home, env, root }: Endpoints): Repair[] {
  if (home === null) return [];
  return SHELL_NAMES.flatMap((shell) => {
    const { path: file, shown } = rcFileOf(shell, home, env);
    const read = readWhole(file);
    if (!read.ok || read.value === null) return [];
    const old = read.value;
    const text = textFromBytes(old.bytes);
    if (!goneHook(text, fs.existsSync)) return [];
    const plan = planRc(text, initLine(root, shell), shown);
    if (plan.kind === 'there') return [];
    const perform = (): Result<null, string> => {
      const now = readWhole(file);
      if (!now.ok || now.value === null || !now.value.bytes.equals(old.bytes)) return err('it has changed meanwhile');
      const copy = backUp(file, old);
      return copy.ok ? replaceFile(file, bytesFromText(plan.text), old.mode) : copy;
    };
    return [{ shown: [...plan.diff.split('\n'), `a copy is kept as ${shown}.yosh-backup`], perform }];
  });
}

/** Links in ~/.local/bin to the programs of an installation that is gone. */
function links({ home, root }: Endpoints): Repair[] {
  if (home === null) return [];
  return ['yosh', 'yo'].flatMap((name) => {
    const link = path.join(home, '.local/bin', name);
    const stat = entryAt(link);
    if (!isMine(stat) || !stat.isSymbolicLink() || fs.existsSync(link)) return [];
    const [from, to] = [fs.readlinkSync(link), `${root}/bin/${name}`];
    if (!from.endsWith(`/bin/${name}`)) return [];
    const perform = (): Result<null, string> =>
      attempt(() => {
        if (fs.readlinkSync(link) !== from) throw new Error('it has changed meanwhile');
        fs.rmSync(link);
        fs.symlinkSync(to, link);
      });
    return [{ shown: [`ln -sfn ${to} ${link} # now ${from}, which is gone`], perform }];
  });
}

const removal = (folder: string): Repair => ({
  shown: [`rm -r ${folder} # of a session that has ended`],
  perform: () => (isOurs(folder) ? attempt(() => fs.rmSync(folder, { recursive: true })) : err('it has changed meanwhile')),
});
