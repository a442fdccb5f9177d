/** Commands that print a file with the name of a secret, and what they print of it in digits. */
import { DUMPERS, FILE_PRINTERS } from '../../programs/secret-output.ts';
import { secretNameOf } from './secret-names.ts';
import type { Span } from './span.ts';

/** A longer line is read only so far. */
export const LINE_CHARS = 1000;
/** A line of a dump: a place, the bytes in hexadecimal digits, perhaps the same as text. Sources: xxd(1), hexdump(1), od(1). */
const DUMP = /^(?:[\da-f]{6,8}:?)?[ \t]+(?<v>(?:[\da-f]{2,8} {1,2}){3,16}[\da-f]{2,8}\b.*?)[ \t]*\r?$/d;
const DUMP_LINES = 400;
/** A command that prints a file in digits. */
export const DUMPS = new RegExp(String.raw`(?:^|[\s|;&(])(?:${DUMPERS.join('|')})\b`);

/** The bytes in the lines of a dump that begins at a place. */
export function dumped(text: string, from: number): Span[] {
  const found: Span[] = [];
  let at = from;
  for (let line = 0; line < DUMP_LINES; line++) {
    const next = text.indexOf('\n', at);
    const [start, end] = DUMP.exec(text.slice(at, Math.min(next < 0 ? text.length : next, at + LINE_CHARS)))?.indices?.groups?.['v'] ?? [
      0, 0,
    ];
    if (end === start) break;
    found.push({ start: at + start, end: at + end, kind: 'secret' });
    if (next < 0) break;
    at = next + 1;
  }
  return found;
}

/** The file that a program prints as it is, or in digits or base64. */
const PRINTED_FILE = new RegExp(
  String.raw`(?:^|[\s|;&(])(?:${[...DUMPERS, ...FILE_PRINTERS].join('|')})(?: -\S+(?: \d+)?)* (?<file>[^\s|;&<>-]\S*)`,
);

/** Whether a command prints a file whose name ends as that of a secret: `xxd -p admin.macaroon`, `cat /run/secrets/signing_key`. */
export function printsFile(command: string): boolean {
  const file = PRINTED_FILE.exec(command)?.groups?.['file']?.split('/').at(-1) ?? '';
  return /(?:key|token|secret|macaroon|passw(?:or)?d|psk|cookie)s?(?:\.\w{1,8})?$/i.test(file) && secretNameOf(file) !== null;
}
