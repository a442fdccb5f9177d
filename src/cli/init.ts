import type { ShellName } from '../shell/wire.ts';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The line for the top of `.bashrc` or `.zshrc`. It fails open: when yosh is gone, nothing happens. */
export function initLine(root: string, shell: ShellName): string {
  const file = quote(path(root, shell));
  return `[ -r ${file} ] && . ${file} # yosh, first in this file`;
}

const path = (root: string, shell: ShellName): string => `${root}/shell-hooks/rc.${shell}`;
