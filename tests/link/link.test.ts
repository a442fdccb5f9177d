/** The link carries every message whole and in order, wherever its bytes are split, and never holds more than one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINK_MESSAGE_BYTES, RING_MAX_BYTES } from '../../src/base/limits.ts';
import {
  encodeMessage,
  float64,
  frameMessage,
  MessageReader,
  readFrame,
  readRingPiece,
  readRingRequest,
  readRingSize,
  readSize,
  readYesNo,
  ringMessage,
  ringRequest,
  ringSizeMessage,
  sizeMessage,
  type ToCompanion,
  type ToProxy,
  uint16Pair,
  uint32,
  yesNoMessage,
} from '../../src/link/link.ts';
import { cpuMsOf } from '../support/clock.ts';
import { claimed } from '../support/sample.ts';

type Message = readonly [type: string, payload: string];

function read(chunks: readonly Buffer[]): Message[] {
  const messages: Message[] = [];
  const reader = new MessageReader((type, payload) => messages.push([type, payload.toString('latin1')]));
  for (const chunk of chunks) reader.push(chunk);
  return messages;
}

/** The length of each payload. */
function received(chunks: readonly Buffer[]): number[] {
  const lengths: number[] = [];
  const reader = new MessageReader((_, payload) => lengths.push(payload.length));
  for (const chunk of chunks) reader.push(chunk);
  return lengths;
}

const type = fc.constantFrom<ToCompanion | ToProxy>('F', 'R', 'W', 'X', 'B', 'S', 'A', 'r', 'c', 'b');
const message = fc.record({ type, parts: fc.array(fc.uint8Array({ maxLength: 30 }), { maxLength: 3 }) });

describe('messages', () => {
  test('arrive as they were sent, wherever they are split: 3,000 streams', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 8 }), fc.array(fc.nat(), { maxLength: 10 }), (sent, places) => {
        const stream = Buffer.concat(sent.map((one) => encodeMessage(one.type, ...one.parts)));
        const borders = [0, ...places.map((place) => place % (stream.length + 1)).toSorted((a, b) => a - b), stream.length];
        const expected = sent.map((one): Message => [one.type, Buffer.concat(one.parts).toString('latin1')]);
        expect(read(borders.slice(1).map((border, i) => stream.subarray(borders[i], border)))).toEqual(expected);
        expect(read([...stream].map((byte) => Buffer.of(byte)))).toEqual(expected);
      }),
      { numRuns: claimed(3_000) },
    );
  });

  test('a message as large as the largest ring arrives in pieces of a pipe’s size', () => {
    const payload = Buffer.alloc(1024 * 1024, 'ring');
    const stream = Buffer.concat([encodeMessage('R', float64(7), payload), encodeMessage('X')]);
    const pieces = Array.from({ length: Math.ceil(stream.length / 65_536) }, (_, i) => stream.subarray(i * 65_536, (i + 1) * 65_536));
    expect(read(pieces).map(([kind, text]) => [kind, text.length])).toEqual([
      ['R', 8 + payload.length],
      ['X', 0],
    ]);
  });

  test('the largest ring takes about as many times the work as it has bytes: joining the pieces at each arrival took ten times that', async () => {
    const cpuMs = async (bytes: number): Promise<number> => {
      const stream = encodeMessage('R', Buffer.alloc(bytes));
      const pieces = Array.from({ length: Math.ceil(stream.length / 65_536) }, (_, i) => stream.subarray(i * 65_536, (i + 1) * 65_536));
      const times: number[] = [];
      for (let run = 0; run < 3; run++) times.push(await cpuMsOf(() => expect(received(pieces)).toEqual([bytes])));
      return Math.min(...times);
    };
    // 16, and slack for garbage collection; the work of the smaller one is a few milliseconds, so less is noise
    const few = Math.max(await cpuMs(RING_MAX_BYTES / 16), 5);
    expect((await cpuMs(RING_MAX_BYTES)) / few).toBeLessThan(60);
  });

  test('a message over the bound is refused as soon as its length is known', () => {
    const head = encodeMessage('S');
    head.writeUInt32LE(LINK_MESSAGE_BYTES + 1, 1);
    expect(() => read([head])).toThrow(/link message of/);
    head.writeUInt32LE(LINK_MESSAGE_BYTES, 1);
    expect(read([head])).toEqual([]);
  });

  test('arbitrary bytes give messages or the bound’s error', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 }), (chunks) => {
        try {
          read(chunks.map((chunk) => Buffer.from(chunk)));
        } catch (error) {
          expect(String(error)).toMatch(/link message of \d+ bytes/);
        }
      }),
      { numRuns: claimed(3_000) },
    );
  });
});

describe('numbers', () => {
  test('are little-endian and exact', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (n) => float64(n).readDoubleLE(0) === n));
    fc.assert(
      fc.property(
        fc.nat(0xffff),
        fc.nat(0xffff),
        (a, b) => uint16Pair(a, b).readUInt16LE(0) === a && uint16Pair(a, b).readUInt16LE(2) === b,
      ),
    );
    expect([...uint32(0x01020304)]).toEqual([4, 3, 2, 1]);
  });
});

describe('a payload is read as it was written', () => {
  const position = fc.maxSafeNat();
  const cells = fc.nat(0xffff);
  const bytes = fc.uint8Array({ maxLength: 40 }).map((some) => Buffer.from(some));
  /** The payload of the only message in these bytes. */
  const payloadOf = (message: Buffer): Buffer => {
    const payloads: Buffer[] = [];
    new MessageReader((_, payload) => payloads.push(payload)).push(message);
    expect(payloads).toHaveLength(1);
    return payloads[0] as Buffer;
  };

  test.each([
    ['a frame', fc.record({ offset: position, timeMs: fc.double({ noNaN: true }), body: bytes }), frameMessage, readFrame],
    ['a size', fc.record({ offset: position, cols: cells, rows: cells }), sizeMessage, readSize],
    ['a piece of the ring', fc.record({ from: position, bytes }), ringMessage, readRingPiece],
    [
      'a request for one',
      fc.record({ from: position, to: position }),
      (of: { from: number; to: number }) => ringRequest(of.from, of.to),
      readRingRequest,
    ],
    ['the size of the ring', fc.nat(0xffff_ffff), ringSizeMessage, readRingSize],
    ['yes or no', fc.boolean(), (yes: boolean) => yesNoMessage('Y', yes), readYesNo],
  ] as const)('%s', (_, values, write, read) => {
    fc.assert(
      fc.property(values as fc.Arbitrary<never>, (value) => {
        expect(read(payloadOf((write as (value: never) => Buffer)(value)))).toEqual(value);
      }),
    );
  });

  test('a payload that is too short for a frame is none', () => {
    for (let length = 0; length < 16; length++) expect(readFrame(Buffer.alloc(length))).toBeNull();
  });

  test('a piece of the ring outlives its message', () => {
    const message = ringMessage({ from: 0, bytes: Buffer.from('ring') });
    const { bytes: read } = readRingPiece(payloadOf(message));
    message.fill(0);
    expect(read.toString()).toBe('ring');
  });
});
