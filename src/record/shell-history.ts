/**
 * Reads the history file of a shell, in any of the forms that bash and zsh write, which can be told apart line by line. Pure. Sources:
 * bash(1), HISTTIMEFORMAT; zshoptions(1), EXTENDED_HISTORY; zsh's Src/hist.c and Src/utils.c.
 */
import { isUtf8 } from 'node:buffer';

export interface HistoryEntry {
  readonly text: string;
  /** When it was started, in milliseconds since 1970; null when the file has no time. */
  readonly startedMs: number | null;
  readonly durationMs: number | null;
}

/** zsh writes some bytes as this one and the byte with bit 5 changed, which is not UTF-8. */
const META = 0x83;

/** The text as it was typed. */
function decoded(bytes: Buffer): string {
  if (isUtf8(bytes) || !bytes.includes(META)) return bytes.toString('utf8');
  const out = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const isMeta = bytes[at] === META && at + 1 < bytes.length;
    if (isMeta) at += 1;
    out[length++] = isMeta ? (bytes[at] as number) ^ 0x20 : (bytes[at] as number);
  }
  return out.toString('utf8', 0, length);
}

const BASH_TIME = /^#(\d{9,11})$/;
const ZSH_HEAD = /^: ?(\d{9,11}):(\d{1,9});/;
/** zsh and a plain bash continue a command on the next line so. */
const CONTINUED = /(?:^|[^\\])(?:\\\\)*\\$/;

interface Open {
  readonly lines: string[];
  readonly startedMs: number | null;
  readonly durationMs: number | null;
  /** The next line belongs to it unless that begins another command: bash writes the time before the first line only. */
  readonly takesLines: boolean;
}

/** The commands, oldest first. */
export function parseHistory(bytes: Buffer): readonly HistoryEntry[] {
  const out: HistoryEntry[] = [];
  let open: Open | null = null;
  const close = (): void => {
    const text = open?.lines.join('\n').trimEnd() ?? '';
    if (open !== null && text !== '') out.push({ text, startedMs: open.startedMs, durationMs: open.durationMs });
    open = null;
  };
  for (const line of linesOf(bytes)) {
    const [head = '', zshTime, elapsed] = ZSH_HEAD.exec(line) ?? [];
    const bashTime = BASH_TIME.exec(line)?.[1];
    const last: string | undefined = (open as Open | null)?.lines.at(-1);
    if (open !== null && last !== undefined && CONTINUED.test(last)) {
      (open as Open).lines.splice(-1, 1, last.slice(0, -1), line);
    } else if (bashTime !== undefined) {
      close();
      open = { lines: [], startedMs: Number(bashTime) * 1_000, durationMs: null, takesLines: true };
    } else if (zshTime !== undefined) {
      close();
      const startedMs = Number(zshTime) * 1_000;
      open = { lines: [line.slice(head.length)], startedMs, durationMs: Number(elapsed) * 1_000, takesLines: false };
    } else if ((open as Open | null)?.takesLines === true) {
      (open as unknown as Open).lines.push(line);
    } else {
      close();
      open = { lines: [line], startedMs: null, durationMs: null, takesLines: false };
    }
  }
  close();
  return out;
}

function linesOf(bytes: Buffer): readonly string[] {
  const lines: string[] = [];
  for (let at = 0; at <= bytes.length;) {
    const end = bytes.indexOf(0x0a, at);
    lines.push(decoded(bytes.subarray(at, end < 0 ? bytes.length : end)));
    at = (end < 0 ? bytes.length : end) + 1;
  }
  return lines;
}
