/**
 * What the launcher tells the proxy about the terminal. The launcher reads the settings while Node starts and writes them to a file of the
 * session's folder, so this process may be there first.
 */
import fs from 'node:fs';
import type { WindowSize } from './proxy-endpoints.ts';

export interface HandedOver {
  /** As `stty -g` prints them. */
  readonly lineSettings: string;
  /** Null when the terminal does not know it. */
  readonly size: WindowSize | null;
  /** The limit of open files that the shell is to have, as `ulimit -Sn` prints it. */
  readonly openFiles: string;
}

/** Long enough for four processes on the busiest machine. A launcher that failed ends this process itself. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 1;

/** Null as long as it is not complete. */
export function parseHandedOver(text: string): HandedOver | null {
  const [lineSettings, size = '', openFiles = '', end, rest] = text.split('\n');
  if (!lineSettings || end !== 'end' || rest !== '') return null;
  const [, rows, cols] = /^([1-9]\d{0,4}) ([1-9]\d{0,4})$/.exec(size) ?? [];
  return { lineSettings, size: rows === undefined ? null : { cols: Number(cols), rows: Number(rows) }, openFiles };
}

/**
 * Waits until the launcher has written the terminal's settings. Throws when it does not, or has ended.
 *
 * @param launcher - returns the process id of our parent
 */
export function handedOver(file: string, launcher = (): number => process.ppid): HandedOver {
  const parent = launcher();
  const cell = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < PATIENCE_MS && launcher() === parent; waited += PAUSE_MS) {
    const settings = parseHandedOver(fs.existsSync(file) ? fs.readFileSync(file, 'latin1') : '');
    if (settings !== null) return settings;
    Atomics.wait(cell, 0, 0, PAUSE_MS);
  }
  throw new Error('the launcher did not tell of the terminal');
}
