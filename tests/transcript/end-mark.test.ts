/** The mark that zsh prints after an unfinished line. */
import { describe, expect, test } from 'vitest';
import { withoutEndMark } from '../../src/transcript/end-mark.ts';

describe('zsh’s mark at the end of an unfinished line', () => {
  const mark = (sign: string): string => `\x1b[1m\x1b[7m${sign}\x1b[27m\x1b[1m\x1b[0m${' '.repeat(39)}\r \r`;
  test.each(['%', '#', ''])('%j is removed', (sign) => {
    const line = sign === '' ? `${' '.repeat(40)}\r\r` : mark(sign);
    expect(withoutEndMark(Buffer.from(`text${line}`), 'zsh').toString()).toBe('text');
  });
  test('other output is unchanged', () => {
    for (const text of ['50%', 'a\r\n', '    \r', 'x        y\r\n']) expect(withoutEndMark(Buffer.from(text), 'zsh').toString()).toBe(text);
  });
});
