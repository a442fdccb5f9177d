import { isUtf8 } from 'node:buffer';
import type { SessionEvent } from '../session/session.ts';
import { parseFrame } from '../shell/wire.ts';

/** From the payload of a link message `F` to what it means for the session; null for one that is no frame. */
export function decodeFrame(payload: Buffer): SessionEvent | null {
  const offset = payload.readDoubleLE(0);
  const parsed = parseFrame(payload.subarray(8));
  if (!parsed.ok) return null;
  const frame = parsed.value;
  switch (frame.verb) {
    case 'P':
      return { kind: 'prompt', shell: frame.shell, version: frame.version, cwd: frame.cwd };
    case 'C':
      return { kind: 'started', text: frame.text, offset };
    case 'D':
      return { kind: 'ended', text: frame.text, status: frame.status, offset };
    case 'Q': {
      const sentence = isUtf8(frame.sentence) ? Buffer.from(frame.sentence).toString('utf8') : null;
      return { kind: 'asked', id: frame.id, sentence, status: frame.status };
    }
  }
}
