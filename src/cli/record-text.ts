/** What the subcommands about the record say: why it cannot be used, times, and where something was asked. */
import path from 'node:path';
import type { Env } from '../base/env.ts';
import { quotedWord } from '../base/quoted-word.ts';
import { tilde } from '../base/tilde.ts';
import type { Blocked } from '../state/blocked.ts';
import { StateFolder } from '../state/folder.ts';
import { RECORD_FILE, type Trouble } from '../record/record-file.ts';

const TROUBLES: Readonly<Record<Trouble, string>> = {
  none: 'nothing is recorded yet',
  newer: 'the record was written by a newer version of yosh. To use it, install that version',
  busy: 'another terminal is writing to the record; try again',
  full: 'the disk is full',
  unwritable: 'the record cannot be opened. To see why: yosh doctor',
};

/** Why there is no exchange in the record. */
export const NOTHING_ASKED = 'nothing was asked yet, or `history` was off';

/** Why the record cannot be read or written, with what to do. */
export const troubleText = (trouble: Trouble, env: Env): string =>
  (trouble === 'unwritable' ? (unreadable(env, RECORD_FILE) ?? unwritable(env)) : null) ?? TROUBLES[trouble];

/** What is in the way of reading a file of the state folder, with what to do, as two sentences; null when nothing is. */
export const unreadable = (env: Env, name: string): string | null => sentences(new StateFolder(env).blocked(name), env);

/** What is in the way of writing to the state folder, with what to do; null when nothing is. */
export const unwritable = (env: Env): string | null => sentences(new StateFolder(env).unwritable(), env);

const sentences = (found: Blocked | null, env: Env): string | null =>
  found === null ? null : BLOCKED[found.why](tilde(found.path, env['HOME'] ?? ''), found.path);

const BLOCKED: Readonly<Record<Blocked['why'], (shown: string, file: string) => string>> = {
  foreign: (shown) => `${shown} belongs to another user. Run yosh as that user, or set HOME to your own`,
  taken: (shown, file) =>
    `${shown} is in your home but belongs to another user. To take it back: sudo chown -R "$(id -u)" ${quotedWord(file)}`,
  link: (shown) => `${shown} is a link, which yosh does not follow. Replace it by what it points to`,
  kind: (shown) => `${shown} is in the way: it is not what yosh makes there. Move it away`,
  permission: (shown, file) => `${shown} is closed to you. To open it: chmod u+rwX ${quotedWord(file)}`,
  'read-only': (shown) => `nothing can be written to ${shown}: the file system is read-only. Set XDG_STATE_HOME to a folder elsewhere`,
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
export function askedIn(session: string, { YOSH_SESSION: folder = '' }: Env): string {
  if (isOneShot(session)) return ONE_SHOT;
  return session !== '' && session === path.basename(folder) ? 'in this terminal' : 'in another terminal';
}
