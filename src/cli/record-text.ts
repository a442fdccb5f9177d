/** What the subcommands about the record say: why it cannot be used, times, and where something was asked. */
import path from 'node:path';
import type { Trouble } from '../record/record-file.ts';

/** Why the record cannot be read or written, with what to do. */
export const TROUBLES: Readonly<Record<Trouble, string>> = {
  none: 'nothing is recorded yet',
  newer: 'the record was written by a newer version of yosh. To use it, install that version',
  busy: 'another terminal is writing to the record; try again',
  full: 'the disk is full',
  unwritable: 'the record cannot be opened. To see why: yosh doctor',
};

/** `2026-11-22 19:40`, in the local time zone. */
export function localTime(timeMs: number): string {
  const at = new Date(timeMs);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** `1 command`, `2,000 commands`. */
export const counted = (number: number, what: string): string => `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;

/** Of a question of `bin/yo`. */
export const ONE_SHOT = 'in a script or a pipe';
export const isOneShot = (session: string): boolean => session.startsWith('once.');

/** Where a recorded question was asked, seen from this process. */
export function askedIn(session: string, { YOSH_SESSION: folder = '' }: Readonly<Record<string, string | undefined>>): string {
  if (isOneShot(session)) return ONE_SHOT;
  return session !== '' && session === path.basename(folder) ? 'in this terminal' : 'in another terminal';
}
