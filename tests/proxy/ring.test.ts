/** The ring holds the last N bytes, and a byte's position never changes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteRing } from '../../src/proxy/ring.ts';
import { claimed } from '../support/sample.ts';

/** The model: all bytes ever written, and the position of the first one held. */
class Model {
  private all: Buffer = Buffer.alloc(0);
  private lowest = 0;
  private capacity: number;

  constructor(capacity: number) {
    this.capacity = Math.max(1, capacity);
  }

  get end(): number {
    return this.all.length;
  }

  get start(): number {
    return Math.max(this.lowest, this.end - this.capacity);
  }

  write(bytes: Buffer): void {
    this.all = Buffer.concat([this.all, bytes]);
  }

  read(from: number): Buffer {
    return this.all.subarray(Math.max(from, this.start));
  }

  resize(capacity: number): void {
    this.lowest = this.start; // lost bytes stay lost
    this.capacity = Math.max(1, capacity);
  }

  clear(): void {
    this.lowest = this.end;
  }
}

type Op =
  | { readonly op: 'write'; readonly bytes: Uint8Array; readonly margin: number }
  | { readonly op: 'read'; readonly from: number }
  | { readonly op: 'resize'; readonly capacity: number }
  | { readonly op: 'clear' };

const op: fc.Arbitrary<Op> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ op: fc.constant('write' as const), bytes: fc.uint8Array({ maxLength: 40 }), margin: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('read' as const), from: fc.integer({ min: -3, max: 250 }) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('resize' as const), capacity: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.constant({ op: 'clear' as const }) },
);

function perform(ring: ByteRing, model: Model, step: Op): void {
  switch (step.op) {
    case 'write': {
      const source = Buffer.concat([Buffer.alloc(step.margin, 1), step.bytes, Buffer.alloc(step.margin, 2)]);
      ring.write(source, step.margin, step.margin + step.bytes.length);
      source.fill(3); // the caller may reuse its buffer
      model.write(Buffer.from(step.bytes));
      return;
    }
    case 'read':
      expect(ring.read(step.from).equals(model.read(step.from))).toBe(true);
      return;
    case 'resize':
      ring.resize(step.capacity);
      model.resize(step.capacity);
      return;
    case 'clear':
      ring.clear();
      model.clear();
  }
}

describe('ring', () => {
  test('behaves like the model in any sequence of writes, reads, resizes and clears', () => {
    fc.assert(
      fc.property(fc.nat(48), fc.array(op, { maxLength: 40 }), (capacity, steps) => {
        const ring = new ByteRing(capacity);
        const model = new Model(capacity);
        for (const step of steps) {
          perform(ring, model, step);
          expect([ring.start, ring.end]).toEqual([model.start, model.end]);
          expect(ring.read(ring.start).equals(model.read(model.start))).toBe(true);
        }
      }),
      { numRuns: claimed(3_000) },
    );
  });

  test('returns a copy from a read', () => {
    const ring = new ByteRing(4);
    ring.write(Buffer.from('abcd'), 0, 4);
    const copy = ring.read(0);
    ring.write(Buffer.from('wxyz'), 0, 4);
    expect(copy.toString()).toBe('abcd');
    expect(ring.read(0).toString()).toBe('wxyz');
  });

  test('erases cleared bytes from memory', () => {
    const ring = new ByteRing(8);
    ring.write(Buffer.from('password'), 0, 8);
    ring.clear();
    expect(ring.read(0)).toHaveLength(0);
    expect(ring.end).toBe(8);
    expect(JSON.stringify(Object.values(ring))).not.toContain(String('p'.charCodeAt(0)) + ',' + String('a'.charCodeAt(0)));
  });
});
