/** The gate for text on its way to the screen, whole and in pieces. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScreenGate, screenLine, screenText } from '../../src/safety/screen-gate.ts';
import { claimed } from '../support/sample.ts';

/** Characters that a terminal might obey or that hide or reorder text: every control, including C1, and format characters. */
const HOSTILE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const harmless = (text: string): boolean =>
  (text.match(HOSTILE) ?? []).every((char) => char === '\n' || char === '\t' || char === '\u200D');

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '\x1b]0;x\x07',
        '\x1b[2J',
        '\x9b31m',
        '\u202E',
        '\u200B',
        'a',
        '👩‍💻',
        '✈️',
        '\r\n',
        '\r',
        '\t',
        '\ud83d',
        '\ude00',
        'é',
        '界',
        '\u{E0041}',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('text on its way to the screen', () => {
  test('plain text, other scripts, emoji, line ends and tabs pass unchanged', () => {
    for (const text of ['hello\n\tworld', 'naïve Ω 界 한국어 العربية', 'done ✅ 👩‍💻 ✈️', 'cafe\u0301']) expect(screenText(text)).toBe(text);
  });

  test('a character that a terminal would obey is made visible, not removed', () => {
    expect(screenText('a\x1b[31mb')).toBe('a␛[31mb');
    expect(screenText('\u202Eevil')).toBe('<U+202E>evil');
    expect(screenText('x\u200By')).toBe('x<U+200B>y');
    expect(screenText('\x9b2J')).toBe('<U+009B>2J');
    expect(screenText('over\rwrite')).toBe('over␍write');
    expect(screenText('tag\u{E0041}')).toBe('tag<U+E0041>');
  });

  test('no control byte of any text passes', () => {
    fc.assert(
      fc.property(anyText, (text) => harmless(screenText(text))),
      { numRuns: claimed(3000) },
    );
  });

  test('a text cut into any pieces gives the same result as the whole', () => {
    fc.assert(
      fc.property(anyText, fc.array(fc.nat(40)), (text, cuts) => {
        const gate = new ScreenGate();
        let out = '';
        let at = 0;
        for (const length of cuts) {
          out += gate.push(text.slice(at, at + length));
          at += length;
        }
        return out + gate.push(text.slice(at)) + gate.end() === screenText(text);
      }),
      { numRuns: claimed(3000) },
    );
  });

  test('a text can arrive one code unit at a time', () => {
    const text = 'a👩‍💻b✈️c\r\nd\x1be\ud83df';
    const gate = new ScreenGate();
    const out = [...Array(text.length).keys()].map((i) => gate.push(text[i] ?? '')).join('') + gate.end();
    expect(out).toBe(screenText(text));
  });

  test('screenLine returns one line', () => {
    expect(screenLine('  two\r\nlines\there ')).toBe('two lines here');
  });
});
