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
  const text = newest(Buffer.from(bytes).toString('utf8'), mask);
  if (text.trim() === '') return [];
  return [{ name: 'piped-input', text, lasting: false, origin: 'untrusted', label: 'the piped input' }];
}

/** The end of the text. Text that is cut begins with a whole line, when it has more than one. */
function newest(text: string, mask: (text: string) => string): string {
  if (text.length <= PIPE_CHARS) return text;
  const end = mask(text).slice(-PIPE_CHARS);
  const line = end.indexOf('\n') + 1;
  return line < end.length ? end.slice(line) : end;
}

/** Reads a pipe, a file or a socket to its end; returns its last bytes, or none for a terminal or a closed input. Throws on a read error. */
export function readPipe(fd: number): Buffer {
  const stat = fs.fstatSync(fd);
  if (!stat.isFIFO() && !stat.isFile() && !stat.isSocket()) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let held = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const count = fs.readSync(fd, chunk);
    if (count === 0) return Buffer.concat(chunks).subarray(-READ_BYTES);
    chunks.push(chunk.subarray(0, count));
    held += count;
    while (held - (chunks[0]?.length ?? 0) >= READ_BYTES) held -= chunks.shift()?.length ?? 0;
  }
}
