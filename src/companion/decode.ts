import { isUtf8 } from 'node:buffer';
import type { SessionEvent } from '../session/session.ts';
import { parseFrame } from '../shell/wire.ts';

/** Offset and time in front of the frame's body. */
const HEAD_BYTES = 16;

export interface DecodedFrame {
  /** Position in the ring where the frame stood. */
  readonly offset: number;
  readonly timeMs: number;
  readonly event: SessionEvent;
}

/** From the payload of a link message `F` to what it means for the session; null for one that is no frame. */
export function decodeFrame(payload: Buffer): DecodedFrame | null {
  if (payload.length < HEAD_BYTES) return null;
  const offset = payload.readDoubleLE(0);
  const timeMs = payload.readDoubleLE(8);
  const parsed = parseFrame(payload.subarray(HEAD_BYTES));
  if (!parsed.ok) return null;
  const frame = parsed.value;
  const at = { offset, timeMs };
  const event = ((): SessionEvent | null => {
    switch (frame.verb) {
      case 'P': {
        const { shell, version, status, cwd, who } = frame;
        return { kind: 'prompt', shell, version, status, cwd, who, ...at };
      }
      case 'C':
        return { kind: 'started', text: frame.text, ...at };
      case 'D':
        return { kind: 'ended', text: frame.text || frame.repeats, status: frame.status, alias: frame.alias, ...at };
      case 'Q': {
        const sentence = isUtf8(frame.question) ? Buffer.from(frame.question).toString('utf8') : null;
        return { kind: 'asked', id: frame.id, sentence, timeMs };
      }
      case 'R':
        // the keyboard's business
        return null;
      case 'N':
        return { kind: 'next', id: frame.id, who: frame.who, timeMs };
    }
  })();
  return event === null ? null : { ...at, event };
}
