/** The proxy's half of src/link/link.ts: the messages it sends to the companion, and the parser of those it receives. */
import { encodeMessage, float64, uint16Pair } from '../link/link.ts';
import { type AnswerKind, type AskId, parseAnswerHead, parseAskId } from '../shell/wire.ts';
import type { RecordedFrame, RecordedSize } from './frame-log.ts';

export const prepareMessage = (): Buffer => encodeMessage('P');

export const cancelMessage = (): Buffer => encodeMessage('X');

export const confirmMessage = (yes: boolean): Buffer => encodeMessage('Y', Buffer.of(yes ? 1 : 0));

export const frameMessage = ({ offset, timeMs, body }: RecordedFrame): Buffer => encodeMessage('F', float64(offset), float64(timeMs), body);

export const sizeMessage = ({ offset, cols, rows }: RecordedSize): Buffer => encodeMessage('W', float64(offset), uint16Pair(cols, rows));

/** `start` is the ring's position of the first byte. */
export const ringMessage = (start: number, bytes: Buffer): Buffer => encodeMessage('R', float64(start), bytes);

export type CompanionMessage =
  | { readonly type: 'screen'; readonly bytes: Buffer }
  | { readonly type: 'confirm'; readonly id: AskId }
  | { readonly type: 'answer'; readonly id: AskId; readonly kind: AnswerKind; readonly bytes: Buffer }
  | { readonly type: 'read-ring'; readonly from: number; readonly to: number }
  | { readonly type: 'capture'; readonly on: boolean }
  | { readonly type: 'resize-ring'; readonly bytes: number };

/** Null for an unknown message type and for a malformed answer or id. Throws when a number is cut short. */
export function parseMessage(type: string, payload: Buffer): CompanionMessage | null {
  switch (type) {
    case 'S':
      return { type: 'screen', bytes: payload };
    case 'q': {
      const id = parseAskId(payload.toString('latin1'));
      return id.ok ? { type: 'confirm', id: id.value } : null;
    }
    case 'A': {
      const head = parseAnswerHead(payload);
      return head.ok ? { type: 'answer', ...head.value, bytes: payload } : null;
    }
    case 'r':
      return { type: 'read-ring', from: payload.readDoubleLE(0), to: payload.readDoubleLE(8) };
    case 'c':
      return { type: 'capture', on: payload[0] === 1 };
    case 'b':
      return { type: 'resize-ring', bytes: payload.readUInt32LE(0) };
    default:
      return null;
  }
}
