/** The piped input of `bin/yo` as a fact: untrusted text, masked before it is cut. */
import fs from 'node:fs';
import type { Fact } from '../base/fact.ts';

/** Limit of the piped text that is sent, its end kept: about 70,000 tokens, which the larger models accept. */
const PIPE_CHARS = 256 * 1024;
/** Read beyond what is sent: a key of several lines is recognized by its first, which must not be cut off before masking. */
const SPARE_BYTES = 16 * 1024;
const READ_BYTES = PIPE_CHARS + SPARE_BYTES;
const CHUNK_BYTES = 64 * 1024;

/** No fact for an empty pipe. */
export function pipedInput(bytes: Uint8Array, mask: (text: string) => string): readonly Fact[] {
  const text = newest(textOf(bytes), mask);
  if (text.trim() === '') return [];
  return [{ name: 'piped-input', text, lasting: false, origin: 'untrusted', label: 'the piped input' }];
}

/** Text in UTF-16 or UTF-32 of an unknown order, or cut behind its mark: in most languages each character has NULs beside it. */
// eslint-disable-next-line no-control-regex
const WIDE = /(?:[^\0]\0{1,3}){3,}/gu;
/** A character printed over another one, for bold and underlined letters: a terminal shows the second. `man` on macOS writes them. */
// eslint-disable-next-line no-control-regex
const OVERSTRUCK = /[^\n\u{8}]\u{8}/gu;

/**
 * The bytes as a terminal or an editor would show them, because secrets are recognised in readable text alone: what Windows writes is UTF-16,
 * and a NUL between lists of names ends a line (`/proc/PID/environ`, `find -print0`).
 */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const coding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(coding).decode(bytes).replace(OVERSTRUCK, '');
  return text.includes('\0') ? text.replace(WIDE, (wide) => wide.replaceAll('\0', '')).replaceAll('\0', '\n') : text;
}

/** The end of the text. Text that is cut begins with a whole line, when it has more than one. */
function newest(text: string, mask: (text: string) => string): string {
  if (text.length <= PIPE_CHARS) return text;
  const end = mask(text).slice(-PIPE_CHARS);
  const line = end.indexOf('\n') + 1;
  return line < end.length ? end.slice(line) : end;
}

/** Calls back after a while; returns what takes that back. */
export type Later = (work: () => void) => () => void;

/** Longer than most programs need for their output; the user wonders soon after. */
const LONG_MS = 2_000;
export const afterLong: Later = (work) => {
  const timer = setTimeout(work, LONG_MS);
  return () => clearTimeout(timer);
};

/**
 * Reads a pipe, a file or a socket to its end; its last bytes, or none for a terminal or a closed input. Rejects on a read error. A pipe may
 * never end (`ssh host yo …`, `tail -f log | yo why`): `waiting` is called once when it takes long.
 */
export async function readPipe(fd: number, waiting: () => void, later = afterLong): Promise<Buffer> {
  const stat = fs.fstatSync(fd);
  if (!stat.isFIFO() && !stat.isFile() && !stat.isSocket()) return Buffer.alloc(0);
  const inTime = later(waiting);
  try {
    return await readToEnd(fd);
  } finally {
    inTime();
  }
}

async function readToEnd(fd: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let held = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const count = await read(fd, chunk);
    if (count === 0) return Buffer.concat(chunks).subarray(-READ_BYTES);
    chunks.push(chunk.subarray(0, count));
    held += count;
    while (held - (chunks[0]?.length ?? 0) >= READ_BYTES) held -= chunks.shift()?.length ?? 0;
  }
}

/** Not the read of `fs.promises`, which takes no number of a file. */
const read = (fd: number, into: Buffer): Promise<number> =>
  new Promise((resolve, reject) => fs.read(fd, into, (error, count) => (error === null ? resolve(count) : reject(error))));
