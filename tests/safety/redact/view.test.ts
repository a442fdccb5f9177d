/** Views of a text without line ends, and their mapping to the original. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, originalSpan, textInView, unwrapped, type View, withoutLineEnds } from '../../../src/safety/redact/view.ts';

const NOTHING = { begins: new Set<number>(), ends: new Set<number>(), done: new Set<number>() };
const flat = (text: string): View => withoutLineEnds(text, linesOf(text));
const folded = (text: string, known = NOTHING): string | undefined => unwrapped(text, linesOf(text), known)?.text;
const texts = fc.string({ unit: fc.constantFrom('a', 'B', '1', ':', '+', '\n', ' ', '=', '\r', 'é'), maxLength: 200 });

describe('withoutLineEnds', () => {
  test('removes the spaces around a line end with it', () => {
    expect(flat('abc  \n   def\r\nghi').text).toBe('abcdefghi');
  });

  test('removes the prefix of a line when the line before has the same kind', () => {
    expect(flat('+abc\n+def\n+ghi').text).toBe('+abcdefghi');
    expect(flat('src/a.ts:9:abc\nsrc/a.ts:10:def').text).toBe('src/a.ts:9:abcdef');
    expect(flat('7:abc\n8:def').text).toBe('7:abcdef');
    expect(flat('abc\n+def').text).toBe('abc+def');
  });

  test('every character maps to the same character of the original', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const view = flat(text);
        expect(view.text).not.toContain('\n');
        for (let at = 0; at < view.text.length; at++) {
          const { start, end } = originalSpan(view, at, at + 1);
          expect(text.slice(start, end)).toBe(view.text[at]);
          expect(textInView(view, start, end)).toBe(view.text[at]);
        }
      }),
    );
  });
});

describe('unwrapped', () => {
  test('joins a line with the next when no line around it is longer', () => {
    expect(folded('0123456789abcdef0123\n456789\n')).toBe('0123456789abcdef0123456789\n');
    expect(folded('0123456789abcdef0123\n0123456789abcdef0123\n456\nshort')).toBe('0123456789abcdef01230123456789abcdef0123456\n');
  });

  test('does not join a line shorter than its neighbours, a short line, or a line before the beginning of a token or an assignment', () => {
    expect(folded('0123456789abcdef0123\n0123456789abcdef0123456789\n')).toBeUndefined();
    expect(folded('short\nlines\n')).toBeUndefined();
    expect(folded('0123456789abcdef0123\nghp_x\n', { ...NOTHING, begins: new Set([21]) })).toBeUndefined();
    expect(folded('TOKEN=456789abcdef0123\nDEBUG=1\n', { ...NOTHING, ends: new Set([22]) })).toBeUndefined();
    expect(folded('0123456789abcdef0123\n456789\n', { ...NOTHING, done: new Set([20]) })).toBeUndefined();
    expect(folded('TOKEN=456789abcdef0123\n9zA1b=1\n', { ...NOTHING, ends: new Set([22]) })).toBe('TOKEN=456789abcdef01239zA1b=1\n');
  });

  test('every character maps to the same character of the original', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 16, max: 30 }), (text, width) => {
        const wrapped = text.replaceAll(new RegExp(`(.{${width}})(?=.)`, 'g'), '$1\n');
        const view = unwrapped(wrapped, linesOf(wrapped), NOTHING);
        for (let at = 0; at < (view?.text.length ?? 0); at++) {
          const { start, end } = originalSpan(view as View, at, at + 1);
          expect(wrapped.slice(start, end)).toBe(view?.text[at]);
        }
      }),
    );
  });
});
