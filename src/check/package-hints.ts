/** Which package brings a program, by package manager: from memory, looked up in no index; only a hint beside "is not installed". */
import { about } from '../programs/index.ts';

export interface Origin {
  /** What to type. The line is shown, never run. */
  readonly install: string;
  readonly package: string;
}

/** What to install for a program; null when it is not known. `manager`: the name of this system's, as `apt`. */
export function originOf(program: string, manager: string): Origin | null {
  const install = about(manager).manager?.install;
  const names = about(program).package;
  if (install === undefined || names === undefined) return null;
  const found = names === true ? program : (names[manager] ?? names['*'] ?? '');
  return found === '' ? null : { install: `${install} ${found}`, package: found };
}

/** The same program under other names; looked for on PATH before anything is said of a package. */
export const otherNames = (program: string): readonly string[] => about(program).otherNames ?? [];

/** What does on this system what a program of the other one does; null when it is not one of those. */
export const insteadOf = (program: string, onMac: boolean): string | null => about(program).instead?.[onMac ? 'macos' : 'linux'] ?? null;

/** Whether the name is a package manager that another system has. */
export function isForeignManager(program: string, manager: string): boolean {
  const theirs = about(program).manager?.of;
  const ours = about(manager).manager?.of;
  if (theirs === undefined || manager === '' || program === manager) return false;
  return theirs !== ours && !(ours === 'suse' && theirs === 'rpm');
}
