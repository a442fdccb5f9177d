/**
 * The seam between the proxy and its companion: the companion's standard input and output.
 *
 *     <type: 1 byte> <length: uint32 little-endian> <payload>
 *
 * Proxy → companion
 *   F  ring offset at which the frame came, and its time (float64 LE each; milliseconds since 1970, growing from frame to frame),
 *      then the frame's body as the hook wrote it
 *   P  a question is being typed: load what it will need
 *   R  ring offset of the first byte (float64 LE), then the bytes: the answer to `r`
 *   W  ring offset from which on the terminal has this size (float64 LE), columns, rows (uint16 LE each)
 *   X  the user pressed Ctrl-C: abort the question
 *   Y  the answer to `q`: one byte, 1 yes, 0 no
 * Companion → proxy
 *   B  the question with this id begins: what is shown from now on belongs to it
 *   S  bytes for the screen, which have passed the screen gate
 *   q  the user is asked yes or no by the text that was sent last; the payload is the id of the open question
 *   A  one answer for the hook, as `shell/wire.ts` encodes it
 *   r  send the bytes that the ring still holds between two offsets (float64 LE each)
 *   c  capture: one byte, 1 on, 0 off; off empties the ring
 *   b  size of the ring from now on (uint32 LE)
 *
 * Ordering: what was sent first is shown first; an `A` releases the prompt, so it comes after the last `S` of its question. Every `r`
 * gets exactly one `R`, in the order of the `r`s: they have no id, and the companion waits. An `S` has no id either; those of a question
 * that was cancelled may be on their way when the next one is asked, and come before its `B`.
 * Trust: of a payload the proxy reads only fixed-size numbers and an answer's head; a message over LINK_MESSAGE_BYTES ends the companion.
 */
import { LINK_MESSAGE_BYTES } from '../base/limits.ts';

export type ToCompanion = 'F' | 'P' | 'R' | 'W' | 'X' | 'Y';
export type ToProxy = 'B' | 'S' | 'q' | 'A' | 'r' | 'c' | 'b';

const HEADER_BYTES = 5;

export function encodeMessage(type: ToCompanion | ToProxy, ...payload: readonly Uint8Array[]): Buffer {
  let length = 0;
  for (const part of payload) length += part.length;
  const message = Buffer.allocUnsafe(HEADER_BYTES + length);
  message[0] = type.charCodeAt(0);
  message.writeUInt32LE(length, 1);
  let at = HEADER_BYTES;
  for (const part of payload) {
    message.set(part, at);
    at += part.length;
  }
  return message;
}

/**
 * Cuts a byte stream into messages. Throws when one is over LINK_MESSAGE_BYTES: the peer is ours, so that is a bug. The chunks of an
 * unfinished message are joined only when its last byte has come. Joined at each arrival, the largest ring, which comes in 256 reads of a
 * pipe, would be copied 128 times: almost a second in which the companion sends no heartbeat.
 */
export class MessageReader {
  private chunks: Buffer[] = [];
  /** Bytes in `chunks`. */
  private held = 0;
  /** Bytes that the next message has, header included, as far as it is known. */
  private needed = HEADER_BYTES;
  private readonly onMessage: (type: string, payload: Buffer) => void;

  constructor(onMessage: (type: string, payload: Buffer) => void) {
    this.onMessage = onMessage;
  }

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.held += chunk.length;
    while (this.held >= this.needed) this.read();
  }

  /** Reads the next header and, when all of it is here, its message. */
  private read(): void {
    const bytes = this.chunks.length === 1 ? (this.chunks[0] as Buffer) : Buffer.concat(this.chunks);
    const length = bytes.readUInt32LE(1);
    if (length > LINK_MESSAGE_BYTES) throw new Error(`link message of ${length} bytes`);
    const end = HEADER_BYTES + length;
    if (bytes.length < end) return this.keep(bytes, end);
    this.keep(bytes.subarray(end), HEADER_BYTES);
    this.onMessage(String.fromCharCode(bytes[0] as number), bytes.subarray(HEADER_BYTES, end));
  }

  private keep(bytes: Buffer, needed: number): void {
    this.chunks = bytes.length === 0 ? [] : [bytes];
    this.held = bytes.length;
    this.needed = needed;
  }
}

/** A hook's frame, as it was recorded. */
export interface FramePayload {
  /** Position in the ring, in bytes since the session began. */
  readonly offset: number;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  readonly body: Buffer;
}

/** The terminal's size from this position in the ring on. */
export interface SizePayload {
  readonly offset: number;
  readonly cols: number;
  readonly rows: number;
}

/** Bytes of the ring, from this position on. */
export interface RingPayload {
  readonly from: number;
  readonly bytes: Buffer;
}

/** A question is being typed: load what it will need. */
export const prepareMessage = (): Buffer => encodeMessage('P');
/** The user pressed Ctrl-C. */
export const cancelMessage = (): Buffer => encodeMessage('X');

// The layout of each payload, as a pair: what one process writes with the first function, the other reads with the second. A number that is
// cut short makes a reader throw (RangeError): the peer is ours, so that is a bug.

export const frameMessage = ({ offset, timeMs, body }: FramePayload): Buffer => encodeMessage('F', float64(offset), float64(timeMs), body);
/** Null when it is too short for a frame. `body` shares the memory of the payload. */
export const readFrame = (payload: Buffer): FramePayload | null =>
  payload.length < 16 ? null : { offset: payload.readDoubleLE(0), timeMs: payload.readDoubleLE(8), body: payload.subarray(16) };

export const sizeMessage = ({ offset, cols, rows }: SizePayload): Buffer => encodeMessage('W', float64(offset), uint16Pair(cols, rows));
export const readSize = (payload: Buffer): SizePayload => ({
  offset: payload.readDoubleLE(0),
  cols: payload.readUInt16LE(8),
  rows: payload.readUInt16LE(10),
});

export const ringMessage = ({ from, bytes }: RingPayload): Buffer => encodeMessage('R', float64(from), bytes);
/** `bytes` are a copy: a ring is kept for longer than its message. */
export const readRingPiece = (payload: Buffer): RingPayload => ({ from: payload.readDoubleLE(0), bytes: Buffer.from(payload.subarray(8)) });

export const ringRequest = (from: number, to: number): Buffer => encodeMessage('r', float64(from), float64(to));
export const readRingRequest = (payload: Buffer): { readonly from: number; readonly to: number } => ({
  from: payload.readDoubleLE(0),
  to: payload.readDoubleLE(8),
});

export const ringSizeMessage = (bytes: number): Buffer => encodeMessage('b', uint32(bytes));
export const readRingSize = (payload: Buffer): number => payload.readUInt32LE(0);

export const yesNoMessage = (type: 'Y' | 'c', yes: boolean): Buffer => encodeMessage(type, Buffer.of(yes ? 1 : 0));
export const readYesNo = (payload: Buffer): boolean => payload[0] === 1;

export const float64 = (value: number): Buffer => {
  const out = Buffer.allocUnsafe(8);
  out.writeDoubleLE(value, 0);
  return out;
};

export const uint32 = (value: number): Buffer => {
  const out = Buffer.allocUnsafe(4);
  out.writeUInt32LE(value, 0);
  return out;
};

export const uint16Pair = (a: number, b: number): Buffer => {
  const out = Buffer.allocUnsafe(4);
  out.writeUInt16LE(a, 0);
  out.writeUInt16LE(b, 2);
  return out;
};
