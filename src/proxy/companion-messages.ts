/** What the companion has sent, by src/link/link.ts: the parser of its messages. */
import { readRingRequest, readRingSize, readYesNo } from '../link/link.ts';
import { type AnswerKind, type AskId, parseAnswerHead, parseAskId } from '../shell/wire.ts';

export type CompanionMessage =
  | { readonly type: 'begin'; readonly id: AskId }
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
    case 'B':
    case 'q': {
      const id = parseAskId(payload.toString('latin1'));
      return id.ok ? { type: type === 'B' ? 'begin' : 'confirm', id: id.value } : null;
    }
    case 'A': {
      const head = parseAnswerHead(payload);
      return head.ok ? { type: 'answer', ...head.value, bytes: payload } : null;
    }
    case 'r':
      return { type: 'read-ring', ...readRingRequest(payload) };
    case 'c':
      return { type: 'capture', on: readYesNo(payload) };
    case 'b':
      return { type: 'resize-ring', bytes: readRingSize(payload) };
    default:
      return null;
  }
}
