/** Removes the folders of sessions whose launcher was killed and could not remove them. A new session does this after its start. */
import fs from 'node:fs';
import path from 'node:path';
import { entryAt } from '../base/entry-at.ts';
import { openRegular } from '../base/open-regular.ts';

/**
 * Where the processes of this machine can be seen that may live in a session: this start of the system, and this namespace of process
 * ids. Containers and machines that share a folder with us differ in it: whether their sessions have ended cannot be known here. Null
 * where it cannot be found out. macOS has no such namespaces.
 */
export function processSpace(): string | null {
  if (process.platform !== 'linux') return process.platform;
  try {
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/** The second line of the file `nonce` in a session's folder; null when there is none. Never throws. */
export const processSpaceOf = (folder: string): string | null => proxyOf(folder).space;

/** What the file `nonce` says of the session's proxy, each null when it does not: where it can be seen, and its process id. */
function proxyOf(folder: string): { readonly space: string | null; readonly pid: string | null } {
  try {
    const [, space, pid] = ownText(folder, `${folder}/nonce`).split('\n');
    return { space: space || null, pid: /^\d+$/.exec(pid ?? '')?.[0] ?? null };
  } catch {
    return { space: null, pid: null };
  }
}

/** The text of a file in a folder of ours; throws where there is none, and for another user's folder, in which any file may have been put. */
function ownText(folder: string, file: string): string {
  const fd = isOurs(folder) ? openRegular(file, fs.constants.O_NOFOLLOW) : null;
  if (fd === null) throw new Error('no file of ours');
  try {
    return fs.readFileSync(fd, 'latin1');
  } finally {
    fs.closeSync(fd);
  }
}

const isOurs = (folder: string): boolean => {
  const entry = entryAt(folder);
  return entry?.isDirectory() === true && entry.uid === process.geteuid?.();
};

/** In bytes. A larger folder, as /tmp may be, would hold the terminal up while it is listed here. */
const LISTED_BYTES = 64 * 1024;

/** The command line of a process, with a NUL behind each argument; null when it has ended, and where the system does not tell (no Linux). */
function commandOf(pid: string): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return null;
  }
}

/**
 * False when all other sessions beside SESSION are known to live. Then no process is started to look for dead ones: what Node loads for a
 * first child is 0.7 MB in each terminal.
 */
export function mayHaveDeadBeside(session: string, command = commandOf): boolean {
  const [place, own] = [path.dirname(session), proxyOf(session).space];
  try {
    if (fs.statSync(place).size > LISTED_BYTES) return true;
    return fs.readdirSync(place).some((name) => {
      if (!/^yosh\..{10}$/.test(name) || name === path.basename(session) || !isOurs(`${place}/${name}`)) return false;
      const { space, pid } = proxyOf(`${place}/${name}`);
      return space === own && (pid === null || command(pid)?.includes(`/${name}\0`) !== true);
    });
  } catch {
    return true;
  }
}

/**
 * SESSION is our own folder. A session lives in a folder when a process has the folder's name among its arguments, as its proxy has. The
 * list of processes is made after the folders were found, so it has the proxy of each that was starting; it counts only when it shows
 * our own proxy, because some systems cut the arguments. This process has no folder among its arguments. Only our own folders, no links.
 */
const REMOVE = `
space() { { read -r nonce && read -r line && echo "$line"; } <"$1/nonce"; }
own=$(space "$SESSION") || exit
set --
for folder in "\${SESSION%/*}"/yosh.??????????; do
  [ "$folder" != "$SESSION" ] && [ ! -h "$folder" ] && [ -O "$folder" ] && [ "$(space "$folder")" = "$own" ] && set -- "$@" "$folder"
done
[ $# -gt 0 ] || exit
processes="$(ps -A -ww -o args=) " || exit
case $processes in *"/\${SESSION##*/} "*) ;; *) exit ;; esac
for folder in "$@"; do
  case $processes in *"/\${folder##*/} "*) ;; *) rm -rf "$folder" ;; esac
done
`;

/** `masterFd` is the PTY's master, which the child must not keep. Never throws: what cannot be removed now is removed another time. */
export function removeDeadSessions(session: string, env: Readonly<Record<string, string>>, masterFd: number): void {
  try {
    if (!mayHaveDeadBeside(session)) return;
    const nothing = fs.openSync('/dev/null', 'r+');
    const stdio = Array.from({ length: masterFd + 1 }, (_, fd) => (fd < 3 || fd === masterFd ? nothing : ('ignore' as const)));
    try {
      const { spawn } = process.getBuiltinModule('node:child_process');
      const child = spawn('/bin/sh', ['-c', REMOVE], { cwd: '/', env: { ...env, SESSION: session, LC_ALL: 'C' }, stdio, detached: true });
      child.on('error', () => {});
      child.unref();
    } finally {
      fs.closeSync(nothing);
    }
  } catch {
    // no descriptor or process is left
  }
}
