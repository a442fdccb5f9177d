/** Names the package of a program from the table of programs, as a hint after "is not installed". No index is searched. */
import { about } from '../programs/index.ts';

export interface Origin {
  /** The command that installs it. It is shown, never run. */
  readonly install: string;
  readonly package: string;
}

/** The package of a program; null when it is not known. `manager`: the package manager of this system, such as `apt`. */
export function originOf(program: string, manager: string): Origin | null {
  const install = about(manager).manager?.install;
  const names = about(program).package;
  if (install === undefined || names === undefined) return null;
  const found = names === true ? program : (names[manager] ?? names['*'] ?? '');
  return found === '' ? null : { install: `${install} ${found}`, package: found };
}

/** Other names of the same program, which are searched on PATH before a package is suggested. */
export const otherNames = (program: string): readonly string[] => about(program).otherNames ?? [];

/** The command that replaces a program of another system; null when the program belongs to no other system. */
export const insteadOf = (program: string, onMac: boolean): string | null => about(program).instead?.[onMac ? 'macos' : 'linux'] ?? null;

/** Whether the name is a package manager of another system. */
export function isForeignManager(program: string, manager: string): boolean {
  const theirs = about(program).manager?.of;
  const ours = about(manager).manager?.of;
  if (theirs === undefined || manager === '' || program === manager) return false;
  return theirs !== ours && !(ours === 'suse' && theirs === 'rpm');
}
