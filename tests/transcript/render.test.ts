import { describe, expect, test } from 'vitest';
import { withoutEndMark } from '../../src/transcript/end-mark.ts';
import { renderTail } from '../../src/transcript/render.ts';

const size = { cols: 40, rows: 10 };
const render = (text: string, lines = 100): Promise<string> => renderTail(Buffer.from(text), size, lines);

describe('output as text', () => {
  test('colours, overwritten progress, cursor movement and OSC strings are resolved', async () => {
    expect(await render('\x1b[31mred\x1b[0m\r\n10%\r20%\r\x1b[Kdone\r\n\x1b]0;title\x07end')).toBe('red\ndone\nend');
    expect(await render('abc\x1b[2DX')).toBe('aXc');
  });
  test('a wrapped line is one line', async () => {
    expect(await render('x'.repeat(100))).toBe('x'.repeat(100));
  });
  test('the newest lines, at most as many as asked for', async () => {
    const many = Array.from({ length: 500 }, (_, i) => `line ${i}`).join('\r\n');
    expect((await render(many, 3)).split('\n')).toEqual(['line 497', 'line 498', 'line 499']);
  });
  test('what a full-screen program drew is left out', async () => {
    expect(await render('before\r\n\x1b[?1049hsecret screen\x1b[?1049lafter')).toBe('before\nafter');
  });
  test('nothing is nothing, and a stretch that starts in the middle of a sequence does no harm', async () => {
    expect(await render('')).toBe('');
    expect(await render('1mtext')).toBe('1mtext');
  });
});

describe('zsh’s mark at the end of an unfinished line', () => {
  const mark = (sign: string): string => `\x1b[1m\x1b[7m${sign}\x1b[27m\x1b[1m\x1b[0m${' '.repeat(39)}\r \r`;
  test.each(['%', '#', ''])('%j is not output', (sign) => {
    const line = sign === '' ? `${' '.repeat(40)}\r\r` : mark(sign);
    expect(withoutEndMark(Buffer.from(`text${line}`)).toString()).toBe('text');
  });
  test('other output is left alone', () => {
    for (const text of ['50%', 'a\r\n', '    \r', 'x        y\r\n']) expect(withoutEndMark(Buffer.from(text)).toString()).toBe(text);
  });
});
