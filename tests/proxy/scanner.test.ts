/** Frames are removed from the output and nothing else is changed, wherever the bytes are split. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRAME_BYTES } from '../../src/base/limits.ts';
import { FrameScanner } from '../../src/proxy/scanner.ts';
import { framePrefix, type Nonce } from '../../src/shell/wire.ts';
import { claimed } from '../support/sample.ts';

const NONCE = '0123456789abcdef0123456789abcdef' as Nonce;
const OTHER = 'fedcba9876543210fedcba9876543210' as Nonce;
const prefix = Buffer.from(framePrefix(NONCE));

interface Scanned {
  readonly passed: Buffer;
  readonly frames: readonly string[];
}

/** The owner refuses a body that starts with `no`, as it refuses a malformed frame. */
const accepts = (body: Buffer): boolean => !body.subarray(0, 2).equals(Buffer.from('no'));

class Collector {
  readonly frames: string[] = [];
  readonly scanner: FrameScanner;
  private readonly parts: Buffer[] = [];
  private handed = 0;
  private given = 0;
  /** Most bytes ever held back. */
  held = 0;

  constructor() {
    this.scanner = new FrameScanner(prefix, {
      pass: (bytes, start, end) => {
        this.parts.push(Buffer.from(bytes.subarray(start, end)));
        this.handed += end - start;
      },
      frame: (body) => {
        if (!accepts(body)) return false;
        this.frames.push(body.toString('latin1'));
        this.handed += prefix.length + body.length + 1;
        return true;
      },
    });
  }

  push(chunk: Buffer): void {
    const reused = Buffer.from(chunk);
    this.scanner.push(reused);
    reused.fill(0x2e); // the owner's buffer is overwritten by the next read
    this.given += chunk.length;
    this.held = Math.max(this.held, this.given - this.handed);
    expect(this.scanner.holding).toBe(this.given > this.handed);
  }

  end(): Scanned {
    this.scanner.flush();
    expect(this.scanner.holding).toBe(false);
    return { passed: Buffer.concat(this.parts), frames: this.frames };
  }
}

function scan(chunks: readonly Buffer[]): Scanned {
  const collector = new Collector();
  for (const chunk of chunks) collector.push(chunk);
  expect(collector.held).toBeLessThan(FRAME_BYTES);
  return collector.end();
}

/** The reference implementation: simple, slow, over the whole input at once. */
function reference(input: Buffer): Scanned {
  const passed: Buffer[] = [];
  const frames: string[] = [];
  for (let at = 0; at < input.length;) {
    if (input.subarray(at, at + prefix.length).equals(prefix)) {
      const body = input.subarray(at + prefix.length);
      const stop = body.findIndex((byte) => byte < 0x20 || byte === 0x7f);
      if (stop >= 0 && body[stop] === 0x07 && prefix.length + stop < FRAME_BYTES && accepts(body.subarray(0, stop))) {
        frames.push(body.toString('latin1', 0, stop));
        at += prefix.length + stop + 1;
        continue;
      }
    }
    passed.push(input.subarray(at, at + 1));
    at += 1;
  }
  return { passed: Buffer.concat(passed), frames };
}

function cut(input: Buffer, places: readonly number[]): Buffer[] {
  const borders = [0, ...places.map((place) => place % (input.length + 1)).toSorted((a, b) => a - b), input.length];
  return borders.slice(1).map((border, i) => input.subarray(borders[i], border));
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const frame = (body: string, nonce: string = NONCE): string => `\x1b]5577;${nonce};${body}\x07`;

const STREAMS: Readonly<Record<string, string>> = {
  'one frame': frame('C;ls'),
  'frames back to back': frame('P;a') + frame('C;b') + frame('D;0;c'),
  'a frame between output': `before${frame('C')}after`,
  'an empty body': `a${frame('')}b`,
  'another session’s nonce': `a${frame('C;x', OTHER)}b`,
  'no nonce': 'a\x1b]5577;C;x\x07b',
  'one the owner refuses': `a${frame('no')}b${frame('yes')}`,
  'a frame in a refused frame’s place': frame('no') + frame('no') + frame('ok'),
  'ended by ST': `a\x1b]5577;${NONCE};C;x\x1b\\b`,
  'spoiled by a control byte': `a\x1b]5577;${NONCE};C;\nx\x07b`,
  'spoiled by DEL': `a\x1b]5577;${NONCE};C;\x7fx\x07b`,
  'a frame inside an unfinished one': `a\x1b]5577;${NONCE};C;${frame('D;0;')}b`,
  'a frame inside an unfinished prefix': `\x1b]5577;01${frame('D')}`,
  'prefixes in a row': `\x1b]55\x1b]5577;${NONCE}\x1b]5577;${NONCE};\x1b`,
  'escapes in a row': `\x1b\x1b\x1b${frame('C')}\x1b`,
  'an unfinished frame': `a\x1b]5577;${NONCE};C;ls`,
  'a lone ESC': 'a\x1b',
  'other OSCs': '\x1b]0;title\x07\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\\x1b]52;c;aGk=\x07',
  'bytes over 127': `é${frame('C;\xc3\xa9')}\xff\xfe`,
};

describe.each(Object.entries(STREAMS))('%s', (_, text) => {
  const input = latin1(text);
  const expected = reference(input);

  test('in one piece', () => expect(scan([input])).toEqual(expected));

  test('byte by byte', () => expect(scan([...input].map((byte) => Buffer.of(byte)))).toEqual(expected));

  test('split at every border', () => {
    for (let at = 0; at <= input.length; at++) expect(scan([input.subarray(0, at), input.subarray(at)])).toEqual(expected);
  });
});

describe('bounds', () => {
  const longest = 'x'.repeat(FRAME_BYTES - prefix.length - 1);

  test.each([
    ['the longest frame is one', longest, 1],
    ['one byte more is output', `${longest}x`, 0],
    ['so is one of twice the size', longest.repeat(2), 0],
  ])('%s', (_, body, count) => {
    const input = latin1(`a${frame(body)}b${frame('C')}`);
    const expected = reference(input);
    expect(expected.frames).toHaveLength(count + 1);
    for (const step of [1_000, 4_096, 65_536, input.length]) {
      const chunks = Array.from({ length: Math.ceil(input.length / step) }, (_unused, i) => input.subarray(i * step, (i + 1) * step));
      expect(scan(chunks)).toEqual(expected);
    }
  });

  test('a frame that never ends is passed on when it is longer than FRAME_BYTES', () => {
    const collector = new Collector();
    collector.push(latin1(`\x1b]5577;${NONCE};Q;`));
    for (let i = 0; i < 100; i++) collector.push(Buffer.alloc(4096, 0x61));
    expect(collector.held).toBeLessThan(FRAME_BYTES);
    expect(collector.scanner.holding).toBe(false);
  });

  test('only the beginning of a frame is ever held', () => {
    const collector = new Collector();
    for (const text of ['ls\r\n', '\x1b[31mred\x1b[0m', '\x1b]0;title\x07', '\x1b]5577;nonsense', '\x1b]55779']) {
      collector.push(latin1(text));
      expect(collector.scanner.holding).toBe(false);
    }
  });
});

describe('any stream, however split', () => {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString('latin1')) },
    { weight: 3, arbitrary: fc.constantFrom('C', 'D;0;ls', 'no', '', 'Q;1.1;0;%41', 'a'.repeat(300)).map((body) => frame(body)) },
    { weight: 2, arbitrary: fc.constantFrom('C', 'no').map((body) => frame(body, OTHER)) },
    { weight: 3, arbitrary: fc.nat(prefix.length + 4).map((length) => frame('C;x').slice(0, length)) },
    { weight: 2, arbitrary: fc.constantFrom('\x1b', '\x07', '\x1b]', '\x1b]5577;', NONCE, ';', '\x1b\\', '\n', '\x7f') },
    { weight: 1, arbitrary: fc.constantFrom(`\x1b]5577;${NONCE};${frame('D;1;')}`, `\x1b]5577;${NONCE};C;\x1b\\`) },
  );
  const stream = fc.array(piece, { maxLength: 14 }).map((parts) => latin1(parts.join('')));

  test('is passed without the accepted frames: 10,000 streams', () => {
    let streams = 0;
    let frames = 0;
    fc.assert(
      fc.property(stream, fc.array(fc.nat(), { maxLength: 12 }), (input, places) => {
        streams += 1;
        const expected = reference(input);
        frames += expected.frames.length;
        const scanned = scan(cut(input, places));
        expect(scanned.frames).toEqual(expected.frames);
        expect(scanned.passed.equals(expected.passed)).toBe(true);
      }),
      { numRuns: claimed(10_000) },
    );
    expect(frames).toBeGreaterThan(streams / 2);
  });

  test('is passed unchanged without this session’s nonce', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat(), { maxLength: 6 }), (input, places) => {
        const forged = latin1(input.toString('latin1').replaceAll(NONCE, OTHER));
        const scanned = scan(cut(forged, places));
        expect(scanned.frames).toEqual([]);
        expect(scanned.passed.equals(forged)).toBe(true);
      }),
      { numRuns: claimed(1_000) },
    );
  });
});
