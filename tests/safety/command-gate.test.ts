/** The gate for suggested commands, and the width of a line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gateCommand } from '../../src/safety/command-gate.ts';
import { displayWidth } from '../../src/safety/display-width.ts';
import { runs } from '../support/sample.ts';

const SIZE = { cols: 80, rows: 24 };
const gated = (text: string): string | null => {
  const result = gateCommand(text, SIZE);
  return result.ok ? result.value : null;
};

describe('gateCommand', () => {
  test('printable text passes unchanged', () => {
    for (const text of [
      'ls -la',
      "awk '{print $1}' a.txt | sort -u",
      'echo "naïve 界 Ω"',
      'for f in *; do\n\techo "$f"\ndone',
      'cat <<EOF\nx\nEOF',
    ])
      expect(gated(text)).toBe(text);
  });

  test('spaces around it are removed: a leading one would keep it out of the history', () => {
    expect(gated('  ls \n')).toBe('ls');
  });

  test('so is white space of any kind, and what has no width and belongs to no character', () => {
    for (const space of ['\u00A0', '\u202F', '\u2009', '\u3000', '\u200B', '\uFEFF', '\u2060', '\u200E', '\u200F', '\r', ' \u00A0\n'])
      expect(gated(`${space}ls -la${space}`)).toBe('ls -la');
  });

  test.each([
    ['carriage return', 'echo a\recho b', 'U+000D'],
    ['escape', 'echo \x1b[2J', '␛'],
    ['NUL', 'a\0b', '␀'],
    ['bell', 'a\x07', '␇'],
    ['C1', 'a\x9bb', 'U+009B'],
    ['right-to-left override', 'rm \u202Etxt.exe', 'U+202E'],
    ['zero width space', 'r\u200Bm', 'U+200B'],
    ['tag', 'ls\u{E0041}', 'U+E0041'],
    ['no-break space', 'ls\u00A0-l', 'U+00A0'],
    ['line separator', 'a\u2028b', 'U+2028'],
    ['soft hyphen', 'a\u00ADb', 'U+00AD'],
    ['Hangul filler', 'a\u3164b', 'U+3164'],
    ['Braille blank', 'a\u2800b', 'U+2800'],
    ['variation selector', 'a\uFE0F', 'U+FE0F'],
    ['lone surrogate', 'a\ud800', 'U+D800'],
    ['private use', 'a\uE000', 'U+E000'],
    ['unassigned', 'a\u0378', 'U+0378'],
  ])('%s is refused and made visible, never removed', (_name, text, shown) => {
    const result = gateCommand(text, SIZE);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(`${result.error.why} ${result.error.shown}`).toContain(shown === 'U+000D' ? '␍' : shown);
  });

  test('an empty text, spaces alone and a combining mark without a base character are refused', () => {
    for (const text of ['', '   ', '\n', ' \u200B\u00A0', '\u0301ls', 'ls \u0301']) expect(gated(text)).toBeNull();
  });

  test('a command that does not fit the screen is refused, at any size', () => {
    expect(gated('x'.repeat(80 * 22))).not.toBeNull();
    expect(gated('x'.repeat(80 * 22 + 1))).toBeNull();
    expect(gated(`echo a${' '.repeat(3000)}; rm -rf ~`)).toBeNull();
    expect(gated('界'.repeat(40 * 22))).not.toBeNull();
    expect(gated('界'.repeat(40 * 22 + 1))).toBeNull();
    expect(gateCommand('echo one two three', { cols: 20, rows: 3 }).ok).toBe(true);
    expect(gateCommand('echo one two three four', { cols: 20, rows: 3 }).ok).toBe(false);
    expect(gateCommand(Array(30).fill('x').join('\n'), SIZE).ok).toBe(false);
  });

  test('marks count as many cells as a terminal or zsh may use for them: a spacing one is seen, `<0301>` is six', () => {
    for (const mark of ['\u0903', '\u093e', '\u0301', '\u20dd', '\u{1d165}']) {
      expect(gated(`rm -rf ~; echo a${mark.repeat(300)}`)).toBeNull();
      expect(gated(`echo a${mark.repeat(100)}`)).not.toBeNull();
    }
  });

  test('in a locale that is not UTF-8, nothing but ASCII is shown as it is', () => {
    const size = { ...SIZE, asciiOnly: true };
    expect(gateCommand("printf 'a\tb'\nls ~", size).ok).toBe(true);
    expect(gateCommand('echo é', size)).toMatchObject({ ok: false, error: { why: "it contains é, and this shell's locale is not UTF-8" } });
  });

  test('a wide character that does not fit the end of a row is on the next one', () => {
    const size = { cols: 5, rows: 24 };
    expect(gateCommand('界'.repeat(44), size).ok).toBe(true);
    expect(gateCommand('界'.repeat(45), size).ok).toBe(false);
  });

  test('a command that passes contains no character that a prompt does not show', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result = gated(text);
        return (
          result === null || (!/[^\P{C}\n\t]/u.test(result) && !/[^\P{Z} ]/u.test(result) && text.replaceAll('\r\n', '\n').includes(result))
        );
      }),
      { numRuns: runs(5000) },
    );
  });
});

test('displayWidth counts wide characters as two cells, marks above and below as none, other marks as one, tabs as eight', () => {
  expect(displayWidth('ab')).toBe(2);
  expect(displayWidth('界a')).toBe(3);
  expect(displayWidth('e\u0301')).toBe(1);
  expect(displayWidth('\u0915\u093e')).toBe(2);
  expect(displayWidth('\tx')).toBe(9);
  expect(displayWidth('😀')).toBe(2);
});
