/** Removes the folders of sessions whose launcher was killed and could not remove them. A new session does this after its start. */
import fs from 'node:fs';

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
export function processSpaceOf(folder: string): string | null {
  try {
    return fs.readFileSync(`${folder}/nonce`, 'latin1').split('\n')[1] || null;
  } catch {
    return null;
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
