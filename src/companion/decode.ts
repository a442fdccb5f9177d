/** Decodes a hook's frame, as the proxy passes it on, into an event of the session. */
import { isUtf8 } from 'node:buffer';
import { readFrame } from '../link/link.ts';
import type { SessionEvent } from '../session/session.ts';
import { type AskId, parseFrame } from '../shell/wire.ts';

/** The key of `explain_key` was pressed at a line, which is a command to explain or words to ask; null when its bytes are not UTF-8. */
export interface LineGiven {
  readonly kind: 'line-given';
  readonly id: AskId;
  readonly line: string | null;
  readonly timeMs: number;
}

export interface DecodedFrame {
  /** Position of the frame in the ring, in bytes since the session began. */
  readonly offset: number;
  readonly timeMs: number;
  readonly event: SessionEvent | LineGiven;
}

const textOf = (bytes: Uint8Array): string | null => (isUtf8(bytes) ? Buffer.from(bytes).toString('utf8') : null);

/** Decodes the payload of a link message `F`; null when it is not a frame, or one the session does not need. */
export function decodeFrame(payload: Buffer): DecodedFrame | null {
  const recorded = readFrame(payload);
  if (recorded === null) return null;
  const { offset, timeMs, body } = recorded;
  const parsed = parseFrame(body);
  if (!parsed.ok) return null;
  const frame = parsed.value;
  const at = { offset, timeMs };
  const event = ((): DecodedFrame['event'] | null => {
    switch (frame.verb) {
      case 'P': {
        const { shell, version, status, cwd, who, everyLine = false } = frame;
        return { kind: 'prompt', shell, version, status, cwd, who, ...(everyLine && { withoutHistory: true }), ...at };
      }
      case 'C':
        return { kind: 'started', text: frame.text, ...at };
      case 'D':
        return { kind: 'ended', text: frame.text || frame.repeats, status: frame.status, alias: frame.alias, ...at };
      case 'Q': {
        return { kind: 'question-asked', id: frame.id, question: textOf(frame.question), timeMs };
      }
      case 'K':
        return { kind: frame.key === 'again' ? 'other-answer-wanted' : 'line-given', id: frame.id, line: textOf(frame.line), timeMs };
      case 'R':
        // only the proxy's keyboard needs it
        return null;
      case 'N':
        return { kind: 'step-due', id: frame.id, who: frame.who, timeMs };
    }
  })();
  return event === null ? null : { ...at, event };
}
