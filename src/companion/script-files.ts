/** Reads and copies the scripts of long commands, at the user's word: `yo edit`, `yo save NAME`. */
import fs from 'node:fs';
import path from 'node:path';
import { ANSWER_CHARS } from '../base/limits.ts';
import { quotedWord } from '../base/quoted-word.ts';
import { randomHex } from '../base/random.ts';
import { gateText, type CommandText } from '../safety/command-gate.ts';
import type { Taken } from '../session/session.ts';
import type { Host } from './host.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';

const { O_RDONLY, O_NONBLOCK } = fs.constants;

/** The whole script; null when it is gone, too long, or not a regular file. */
export function readScript(file: string): string | null {
  let fd = -1;
  try {
    fd = fs.openSync(file, O_RDONLY | O_NONBLOCK);
    const stat = fs.fstatSync(fd);
    return stat.isFile() && stat.size <= ANSWER_CHARS ? fs.readFileSync(fd, 'utf8') : null;
  } catch {
    return null;
  } finally {
    if (fd >= 0) fs.closeSync(fd);
  }
}

/** Whether the file would run exactly this text. */
export function holds(file: string, text: CommandText): boolean {
  const there = readScript(file);
  if (there === null || there.includes('\r')) return false;
  const gated = gateText(there);
  return gated.ok && gated.value === text;
}

/**
 * The path of a script with this text; null when it cannot be written. One that the user has edited stays where it is, as long as it would
 * run what was reviewed. Without history it is gone with the terminal.
 */
export function keepScript(text: CommandText, taken: Taken | null, host: Host, keepsHistory: boolean): string | null {
  if (taken?.from === 'script' && holds(taken.file, text)) return taken.file;
  return (keepsHistory ? host.state.scripts.keep(text, host.now()) : null) ?? host.keepScript(text);
}

/** Keeps a script in a folder that is removed with the terminal; null when it cannot be written. */
export function writeScript(folder: string, text: CommandText): string | null {
  const file = `${folder}/script.${randomHex(4)}.sh`;
  try {
    fs.writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
    return file;
  } catch {
    return null;
  }
}

const WHY: Readonly<Record<string, string>> = {
  EEXIST: 'it is there already. Choose another name',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'its folder may not be written to',
  EROFS: 'its disk may not be written to',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder. Name a file',
};

/**
 * Copies a script to a new file and returns the line that says so. An existing file, folder or link is never replaced.
 * @param to as the user typed it: relative to `cwd`, or with `~/` for the home folder.
 */
export function copyScript(file: string, to: string, cwd: string, home: string): ScreenText {
  const target = path.resolve(cwd, to.replace(/^~(?=\/)/, home));
  const text = readScript(file);
  if (text === null) return screenLine(`the script cannot be read: ${file}`);
  try {
    if (to.endsWith('/')) throw Object.assign(new Error(to), { code: 'EISDIR' });
    fs.writeFileSync(target, text, { mode: 0o600, flag: 'wx' });
    return screenLine(`saved as ${target}. To run it: . ${quotedWord(target)}`);
  } catch (error) {
    const why = WHY[(error as NodeJS.ErrnoException).code ?? ''] ?? 'it cannot be written';
    return screenLine(`nothing was saved as ${target}: ${why}`);
  }
}
