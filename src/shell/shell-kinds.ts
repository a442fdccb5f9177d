/** The table of shells that yosh works in. A row's key is the name of the shell's program, and the name its hook sends in a `P` frame. */
import { bash } from './bash.ts';
import type { ShellKind } from './shell-kind.ts';
import { zsh } from './zsh.ts';

export const KINDS = { bash, zsh } satisfies Readonly<Record<string, ShellKind>>;

export type ShellName = keyof typeof KINDS;

export const SHELL_NAMES = Object.keys(KINDS) as readonly ShellName[];

/** The shell that `yosh` starts when `$SHELL` is not in the table; bin/yosh has the same. */
export const DEFAULT_SHELL: ShellName = 'bash';

const isShellName = (text: string): text is ShellName => Object.hasOwn(KINDS, text);

/** Null when the table has no such shell. */
export const shellNamed = (text: string | undefined): ShellName | null => (text !== undefined && isShellName(text) ? text : null);

/** By the last component of a program's path, as in `$SHELL`; null when the table has no such shell. */
export const shellOfPath = (file: string | undefined): ShellName | null => shellNamed(file?.split('/').at(-1));
