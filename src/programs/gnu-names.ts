/**
 * GNU's programs are installed with a `g` in front of their name where the system has its own: `gtar`, `gchmod`. Sources: coreutils 9.8,
 * findutils 4.10, and the packages of Homebrew and MacPorts. Not `awk`, `du` and `time`: gawk, gdu and gtime
 * have rows of their own.
 */
const NAMES = `b2sum base32 base64 basename cat chcon chgrp chmod chown chroot cksum comm cp csplit cut date dd df dir dircolors dirname echo
  egrep env expand expr factor false fgrep find fmt fold grep groups head id install join kill link ln locate logname ls make md5sum mkdir mkfifo
  mknod mktemp mv nice nl nohup nproc numfmt od paste pathchk pr printenv printf ptx pwd readlink realpath rm rmdir runcon sed seq sha1sum sha224sum
  sha256sum sha384sum sha512sum shred shuf sleep sort split stat stdbuf stty sum sync tac tail tar tee test timeout touch tr true
  truncate tsort tty uname unexpand uniq unlink updatedb users vdir wc which who whoami xargs yes`;

const known: ReadonlySet<string> = new Set(NAMES.split(/\s+/));

/** The name without the `g` of one of GNU's programs: `gchmod` is chmod. Every other name as it is. */
export function withoutGnuPrefix(name: string): string {
  if (!name.startsWith('g')) return name;
  return known.has(name.slice(1)) ? name.slice(1) : name;
}
