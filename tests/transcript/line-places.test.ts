/** Where lines begin and end in bytes that were not replayed. */
import { describe, expect, test } from 'vitest';
import { countLines, endOfLines, safeStart, startOfLines, startWithin } from '../../src/transcript/line-places.ts';

const text = 'one\r\ntwo\r\nthree\r\nfour';
const from = (at: number | null, of = text): string => (at === null ? 'nowhere' : of.slice(at));
const bytes = Buffer.from(text);

describe('the newest lines', () => {
  test('begin after a line end, not before the least position', () => {
    expect(from(startOfLines(bytes, 1, 0))).toBe('four');
    expect(from(startOfLines(bytes, 2, 0))).toBe('three\r\nfour');
    expect(from(startOfLines(bytes, 9, 0))).toBe(text);
    expect(from(startOfLines(bytes, 9, 5))).toBe(text.slice(5));
    expect(from(startOfLines(Buffer.from('a\r\nb\r\n'), 1, 0), 'a\r\nb\r\n')).toBe('b\r\n');
  });
  test('begin only where the cursor is at the left edge', () => {
    expect(from(startOfLines(Buffer.from('a\nb\nc'), 1, 0), 'a\nb\nc')).toBe('a\nb\nc');
  });
  test.each([
    ['a title', '\x1b]0;x\r\ny\x07shown', 'shown'],
    ['a title ended by ST', '\x1b]0;x\r\ny\x1b\\shown', '\x1b\\shown'],
    ['an image', '\x1bP1q\r\n#\x07\r\n-\x1b\\shown', '\x1b\\shown'],
    ['a string that was cut off', '\x1b_x\r\ny\x18shown', 'shown'],
    ['a string without an end', '\x1b^x\r\ny', ''],
    ['a title before them', '\x1b]0;x\x07a\r\nshown', 'shown'],
    ['a colour before them', '\x1b[1ma\r\nshown', 'shown'],
  ])('begin outside of %s', (_, output, shown) => {
    expect(from(startOfLines(Buffer.from(output), 1, 0), output)).toBe(shown);
  });
  test('begin within the given number of bytes, or nowhere', () => {
    expect(startWithin(bytes, text.length)).toBe(0);
    expect(from(startWithin(bytes, 14))).toBe('three\r\nfour');
    expect(from(startWithin(bytes, 4))).toBe('nowhere');
    expect(from(startWithin(Buffer.from(`${'x'.repeat(50)}\r\n`), 10))).toBe('nowhere');
  });
});

test('the first lines end after a line end, within the given number of bytes', () => {
  const upTo = (count: number, most: number): string => text.slice(0, endOfLines(bytes, count, most));
  expect(upTo(2, 99)).toBe('one\r\ntwo\r\n');
  expect(upTo(9, bytes.length)).toBe('one\r\ntwo\r\nthree\r\n');
  expect(upTo(2, 7)).toBe('one\r\n');
  expect(upTo(2, 3)).toBe('one');
  expect(upTo(2, 0)).toBe('');
});

test('an unfinished line counts', () => {
  expect([text, `${text}\r\n`, '', '\n', 'a'].map((each) => countLines(Buffer.from(each)))).toEqual([4, 4, 0, 1, 1]);
});

test('a safe place to begin is after a line end, else at a sequence, a redrawn line, a space, a character', () => {
  const safe = (output: string): string => from(safeStart(Buffer.from(output, 'latin1'), 0), output);
  expect(safe('half\nwhole')).toBe('whole');
  expect(safe('half\x1b[1mwhole\n')).toBe('\x1b[1mwhole\n');
  expect(safe('half whole')).toBe(' whole');
  expect(safe('\xa5\x97\xe6\x9c\xac')).toBe('\xe6\x9c\xac');
  expect(safe('\xa5')).toBe('');
});
