/** The fact about the last command: its text, how it ended, how long it took, and where it ran. */
import { commandInOneLine, oneLine } from './fit.ts';
import { folderOrigin } from './folder-name.ts';
import { isPrivate } from '../transcript/private.ts';
import { EVERY_PURPOSE, type Row } from './source.ts';
import { describeStatus } from './status.ts';
import { tilde } from '../base/tilde.ts';

/** Only longer durations are worth sending. */
const LONG_MS = 2_000;
const CHARS = 280;
/** The budget of the command itself; the rest of CHARS is for how it ended. */
const TEXT_CHARS = 160;
const PLACE_CHARS = 60;

export const lastCommand: Row = {
  name: 'last-command',
  chars: CHARS,
  purposes: EVERY_PURPOSE,
  lasting: false,
  origin({ last, cwd, lineOrigin }) {
    if (last === null) return { origin: 'user' };
    const place = last.cwd === cwd ? ({ origin: 'system' } as const) : folderOrigin(last.cwd);
    return place.origin === 'untrusted' ? place : lineOrigin(last);
  },
  gather({ last, cwd, machine, ownPart }) {
    if (last === null || (last.text !== '' && isPrivate(last))) return '';
    const own = ownPart(last);
    const value = { kind: 'last-command', line: last.text, status: last.status, ...(own === '' ? {} : { own }) } as const;
    // A status alone reveals nothing. bash also reports no text when a command repeats the one before under HISTCONTROL=ignoredups.
    if (last.text === '') return { text: `(not told by the shell) ${describeStatus(last.status)}`, value };
    const took = last.durationMs !== null && last.durationMs > LONG_MS ? ` after ${duration(last.durationMs)}` : '';
    const place = last.cwd === '' || last.cwd === cwd ? '' : `, in ${oneLine(tilde(last.cwd, machine.home), PLACE_CHARS)}`;
    return { text: `${commandInOneLine(last.text, TEXT_CHARS)}\n${describeStatus(last.status)}${took}${place}`, value };
  },
};

/** `12 s`, `3 min 5 s`, `2 h 10 min`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
