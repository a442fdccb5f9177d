import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closed, linesOf, place, seen, unwrapped, type View } from '../../../src/safety/redact/view.ts';

const NOTHING = { begins: new Set<number>(), ends: new Set<number>(), done: new Set<number>() };
const flat = (text: string): View => closed(text, linesOf(text));
const folded = (text: string, known = NOTHING): string | undefined => unwrapped(text, linesOf(text), known)?.text;
const texts = fc.string({ unit: fc.constantFrom('a', 'B', '1', ':', '+', '\n', ' ', '=', '\r', 'é'), maxLength: 200 });

describe('without any line end', () => {
  test('the blanks around one go with it', () => {
    expect(flat('abc  \n   def\r\nghi').text).toBe('abcdefghi');
  });

  test('what a tool puts before lines goes when two lines have it', () => {
    expect(flat('+abc\n+def\n+ghi').text).toBe('+abcdefghi');
    expect(flat('src/a.ts:9:abc\nsrc/a.ts:10:def').text).toBe('src/a.ts:9:abcdef');
    expect(flat('7:abc\n8:def').text).toBe('7:abcdef');
    expect(flat('abc\n+def').text).toBe('abc+def');
  });

  test('every character of it is that of its place in the original', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const view = flat(text);
        expect(view.text).not.toContain('\n');
        for (let at = 0; at < view.text.length; at++) {
          const { start, end } = place(view, at, at + 1);
          expect(text.slice(start, end)).toBe(view.text[at]);
          expect(seen(view, start, end)).toBe(view.text[at]);
        }
      }),
    );
  });
});

describe('without the line ends of a wrap', () => {
  test('lines as long as any around them are joined with the next', () => {
    expect(folded('0123456789abcdef0123\n456789\n')).toBe('0123456789abcdef0123456789\n');
    expect(folded('0123456789abcdef0123\n0123456789abcdef0123\n456\nshort')).toBe('0123456789abcdef01230123456789abcdef0123456\n');
  });

  test('a shorter line than its neighbours, a short one, and one before a beginning are not', () => {
    expect(folded('0123456789abcdef0123\n0123456789abcdef0123456789\n')).toBeUndefined();
    expect(folded('short\nlines\n')).toBeUndefined();
    expect(folded('0123456789abcdef0123\nghp_x\n', { ...NOTHING, begins: new Set([21]) })).toBeUndefined();
    expect(folded('TOKEN=456789abcdef0123\nDEBUG=1\n', { ...NOTHING, ends: new Set([22]) })).toBeUndefined();
    expect(folded('0123456789abcdef0123\n456789\n', { ...NOTHING, done: new Set([20]) })).toBeUndefined();
    expect(folded('TOKEN=456789abcdef0123\n9zA1b=1\n', { ...NOTHING, ends: new Set([22]) })).toBe('TOKEN=456789abcdef01239zA1b=1\n');
  });

  test('every character of it is that of its place in the original', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 16, max: 30 }), (text, width) => {
        const wrapped = text.replaceAll(new RegExp(`(.{${width}})(?=.)`, 'g'), '$1\n');
        const view = unwrapped(wrapped, linesOf(wrapped), NOTHING);
        for (let at = 0; at < (view?.text.length ?? 0); at++) {
          const { start, end } = place(view as View, at, at + 1);
          expect(wrapped.slice(start, end)).toBe(view?.text[at]);
        }
      }),
    );
  });
});
