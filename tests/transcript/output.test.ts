/** Rendered output of commands and of the scrollback: what is in it, what is left out, and how it is cut. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OutputText, SizeMark } from '../../src/transcript/block.ts';
import { renderBlock, renderScrollback } from '../../src/transcript/output.ts';
import { cpuMsOf } from '../support/clock.ts';
import { blockAt, printed, type Printed, ringOf, sizeOf } from './ring.ts';

const text = async (output: string | Buffer, options?: Printed): Promise<string | null> => (await printed(output, options))?.text ?? null;
/** What the hooks and the screen of a real session of each shell were, recorded. */
test.each(['bash', 'zsh'])('a recorded session of %s reads as its screen did', async (shell) => {
  const file = path.resolve(import.meta.dirname, `../fixtures/recordings/session-${shell}`);
  const read = await text(fs.readFileSync(`${file}.40x10.bin`), { sizes: [sizeOf(40, 10)] });
  expect(read).toBe(fs.readFileSync(`${file}.txt`, 'utf8').trimEnd());
});

const numbered = (count: number): string => Array.from({ length: count }, (_, i) => `line ${i}\r\n`).join('');

describe('the output of a command', () => {
  test('is what the screen showed after colours, overwritten progress, cursor movement, titles and bells', async () => {
    expect(await text('\x1b[31mred\x1b[0m\r\n10%\r20%\r\x1b[Kdone\r\n\x1b]0;title\x07abc\x1b[2DX\x07')).toBe('red\ndone\naXc');
  });
  test('has a wrapped line as one line, also at 20 columns and with wide characters at the edge', async () => {
    expect(await text('x'.repeat(1000), { sizes: [sizeOf(20, 5)] })).toBe('x'.repeat(1000));
    expect(await text(`a${'日本語'.repeat(20)}\r\nend`, { sizes: [sizeOf(20, 5)] })).toBe(`a${'日本語'.repeat(20)}\nend`);
    expect(await text(`${'x'.repeat(20)}\r\n${'y'.repeat(20)}`, { sizes: [sizeOf(20, 5)] })).toBe(`${'x'.repeat(20)}\n${'y'.repeat(20)}`);
  });
  test('keeps spaces within a wrapped line, but not spaces at line ends and empty lines at both ends', async () => {
    expect(await text(`${' '.repeat(30)}x`, { sizes: [sizeOf(20, 5)] })).toBe(`${' '.repeat(30)}x`);
    expect(await text('\r\n\r\n  a   \r\n\r\nb \t\r\n\r\n')).toBe('  a\n\nb');
  });
  test('has spaces for tabs and nothing for NULs', async () => {
    expect(await text('a\tb\0c\0')).toBe('a       bc');
  });
  test('is null when there is none', async () => {
    for (const nothing of ['', '\r\n', '\x1b[0m\x1b[?25h', '   \r\n\0', '\x1b[?1049hfull screen\x1b[?1049l'])
      expect(await text(nothing)).toBe(null);
  });
  test('is null when the ring holds none of it, and cut when the ring does not hold all of it', async () => {
    const bytes = Buffer.from('\r\nnext command’s');
    expect(await renderBlock(blockAt(0, 100), ringOf(bytes, 100), [], { headLines: 9, tailLines: 9, chars: 99 })).toBe(null);
    expect(await printed('first\r\nsecond\r\nthird', { lost: 2 })).toEqual({ text: 'second\nthird', lines: 2, cut: true });
    expect(await printed('first\r\nsecond', { lost: 0 })).toEqual({ text: 'first\nsecond', lines: 2, cut: false });
  });
  test('is only what lies between the block’s ends, even when the ring returns more', async () => {
    const bytes = Buffer.from('before|mine|after');
    const all = (): Promise<{ from: number; bytes: Buffer }> => Promise.resolve({ from: 0, bytes });
    expect(await renderBlock(blockAt(7, 11), all, [], { headLines: 9, tailLines: 9, chars: 99 })).toEqual({
      text: 'mine',
      lines: 1,
      cut: false,
    });
  });
  test('does not contain zsh’s mark after an unfinished line', async () => {
    const mark = `\x1b[1m\x1b[7m%\x1b[27m\x1b[1m\x1b[0m${' '.repeat(79)}\r \r`;
    expect(await text(`unfinished${mark}`, { shell: 'zsh' })).toBe('unfinished');
    expect(await text(`100${mark}`, { shell: 'zsh' })).toBe('100');
  });
  test('contains what a background job wrote at the same time', async () => {
    expect(await text('mine\r\n[job] done\r\nmine too')).toBe('mine\n[job] done\nmine too');
  });
});

describe('the alternate screen', () => {
  test.each(['47', '1047', '1049', '1;1049'])('is left out (%s)', async (mode) => {
    expect(await text(`before\r\n\x1b[?${mode}h\x1b[Hsecret\r\nscreen\x1b[?${mode}lafter`)).toBe('before\nafter');
  });
  test('is left out up to the end when there is no switch back', async () => {
    expect(await text('before\r\n\x1b[?1049hsecret\r\nscreen')).toBe('before');
    expect(await text('before\r\n\x1b[?1049hsecret\x1bcafter a reset')).toBe('after a reset');
  });
  test('is left out when the ring lost the switch to it and the first switch goes back', async () => {
    expect(await text('lost\x1b[?1049hsecret\r\nscreen\r\nrows\x1b[?1049lafter\r\n', { lost: 20 })).toBe('after');
    expect(await text('lost\r\nheld\r\n\x1b[?1049hsecret\x1b[?1049lafter', { lost: 2 })).toBe('held\nafter');
  });
  test('is not assumed at a switch back when the ring holds the beginning', async () => {
    expect(await text('shown\r\n\x1b[?1049lshown too')).toBe('shown\nshown too');
  });
  test('is left out when the switch is inside a title or before a query to the terminal', async () => {
    expect(await text('a\x1b]0;unfinished title\x1b[?1049hsecret\x1b[?1049lb\x1b[c')).toBe('ab');
  });
});

describe('cleared text', () => {
  test('is left out at `clear` (ED 2, ED 3)', async () => {
    expect(await text(`${numbered(50)}\x1b[H\x1b[2J\x1b[3Jafter`)).toBe('after');
  });
  test('is left out at ED 3 alone, also from the head', async () => {
    expect(await text(`${numbered(5)}\x1b[3Jafter`)).toBe('after');
    const found = await printed(`${numbered(50_000)}\x1b[3J${numbered(60_000)}`, { budget: { headLines: 1, tailLines: 1, chars: 999 } });
    expect(found?.text).toBe('line 0\n… 59,998 lines left out …\nline 59999');
  });
  test('is only the screen at ED 2 alone: what had scrolled off stays', async () => {
    expect(await text(`${numbered(30)}\x1b[H\x1b[2Jafter`, { sizes: [sizeOf(80, 10)] })).toMatch(/^line 0\n[^]*line 20\n+after$/);
    expect(await text('one\r\ntwo\r\n\x1b[H\x1b[2Jafter')).toBe('after');
  });
  test('is left out at a full reset', async () => {
    expect(await text(`${numbered(50)}\x1bcafter`)).toBe('after');
  });
});

describe('a cut beginning', () => {
  const cut = (output: string | Buffer): Promise<string | null> => {
    const bytes = Buffer.concat([Buffer.from('lost'), Buffer.from(output)]);
    return text(bytes, { lost: 4 });
  };
  test('the rest of the cut line is left out: half a sequence, half a character, half a secret', async () => {
    expect(await cut('1mred\x1b[0m text\r\nnext')).toBe('next');
    expect(await cut(Buffer.concat([Buffer.from('日').subarray(1), Buffer.from('本\r\nnext')]))).toBe('next');
    expect(await cut('ret-part-of-a-key\r\nnext')).toBe('next');
    expect(await cut('rest of a title\x07\r\nnext')).toBe('next');
  });
  test('without a line end begins at a sequence, a redrawn line or a space', async () => {
    expect(await cut('half\x1b[1m whole')).toBe(' whole');
    expect(await cut('half\r 50%')).toBe(' 50%');
    expect(await cut('half whole')).toBe(' whole');
    expect(await cut(Buffer.concat([Buffer.from('日').subarray(1), Buffer.from('本')]))).toBe('本');
  });
  test('leaves rows above for a cursor that moves up', async () => {
    expect(await cut('lost\r\nkept\r\n\x1b[5Adone\x1b[5B\r\nend')).toBe('done\n\n\n\nkept\n\nend');
  });
});

describe('the size', () => {
  const sizes: readonly SizeMark[] = [sizeOf(40, 10, 0), sizeOf(10, 5, 45), sizeOf(80, 24, 61)];
  test('is the size at which the output was printed, and changes at the same byte', async () => {
    const wide = `${'a'.repeat(40)}\r\nxyz`; // 45 bytes, at 40 columns
    const narrow = `${'b'.repeat(12)}\r\x1b[A`; // 16 bytes at 10 columns, where one up is the first row of the line
    expect(await text(`${wide}${narrow}B`, { sizes })).toBe(`${'a'.repeat(40)}\nByz${'b'.repeat(12)}`);
    expect(await text(`${wide}${narrow}B`, { sizes: sizes.slice(0, 1) })).toBe(`B${'a'.repeat(39)}\nxyz${'b'.repeat(12)}`);
  });
  test('keeps the changes made in bytes that are left out', async () => {
    const output = `\x1b[?1049h${'v'.repeat(37)}\x1b[?1049l${'x'.repeat(25)}\r\x1b[AX`;
    expect(await text(output, { sizes: [sizeOf(80, 24, 0), sizeOf(20, 5, 20)] })).toBe(`X${'x'.repeat(24)}`);
  });
  test('is corrected when it is impossible', async () => {
    for (const size of [sizeOf(0, 0), sizeOf(1, 1), sizeOf(65535, 65535), sizeOf(Number.NaN, -1)])
      expect(await text('a\r\nb', { sizes: [size] })).toBe('a\nb');
  });
});

describe('a budget', () => {
  const budget = (headLines: number, tailLines: number, chars = 10_000): Printed => ({ budget: { headLines, tailLines, chars } });
  test('keeps first and last lines, and one line that says how many are left out', async () => {
    expect(await printed(numbered(100), budget(2, 1))).toEqual({
      text: 'line 0\nline 1\n… 97 lines left out …\nline 99',
      lines: 4,
      cut: false,
    });
    expect(await printed(numbered(4), budget(2, 1))).toMatchObject({ text: 'line 0\nline 1\n… 1 line left out …\nline 3' });
    expect(await printed(numbered(3), budget(2, 1))).toMatchObject({ text: 'line 0\nline 1\nline 2', lines: 3 });
    expect(await printed(numbered(100), budget(0, 1))).toMatchObject({ text: '… 99 lines left out …\nline 99' });
    expect(await printed(numbered(100), budget(1, 0))).toMatchObject({ text: 'line 0\n… 99 lines left out …' });
  });
  test('gives the same result for a large output, although only its ends are rendered', async () => {
    expect(await printed(numbered(200_000), budget(2, 2))).toEqual({
      text: 'line 0\nline 1\n… 199,996 lines left out …\nline 199998\nline 199999',
      lines: 5,
      cut: false,
    });
  });
  test('keeps both ends when there are more empty rows between them than an emulator holds', async () => {
    const output = `first\r\n${'\r\n'.repeat(50_000)}last`;
    expect((await printed(output, budget(1, 1)))?.text).toBe('first\n… 50,000 lines left out …\nlast');
  });
  test('takes the head from the screen when it never scrolls off', async () => {
    const output = `first\r\n${'\x1b[1Gnever a line end'.repeat(100_000)}`;
    expect((await printed(output, budget(3, 1, 400)))?.text).toMatch(/^first\n/);
  });
  test('goes to the end when the beginning of the output is lost', async () => {
    expect(await printed(numbered(200_000), { ...budget(2, 2), lost: 1_000_003 })).toMatchObject({
      text: expect.stringMatching(/^… [\d,]+ lines left out …\nline 199996\nline 199997\nline 199998\nline 199999$/) as string,
      cut: true,
    });
  });
  test('is never exceeded in characters; the end has the larger share', async () => {
    const found = await printed(numbered(1000), budget(500, 500, 200));
    expect(found?.text.length).toBeLessThanOrEqual(200);
    expect(found?.text).toMatch(/^line 0\nline 1\n[^]*left out …\n[^]*line 999$/);
  });
  test('keeps the error after a very long line', async () => {
    const found = await printed(`${'x'.repeat(50_000)}\r\nerror: no such file`, budget(5, 5, 1000));
    expect(found?.text).toMatch(/^x+ … [\d,]+ characters or more left out … x+\nerror: no such file$/);
  });
});

describe('the scrollback', () => {
  const shown = (bytes: string | Buffer, lines: number, chars = 10_000, start = 0): Promise<OutputText> =>
    renderScrollback(start + Buffer.from(bytes).length, ringOf(Buffer.from(bytes), start), [], lines, chars);
  test('has the newest lines, as many as are requested and fit', async () => {
    expect(await shown(numbered(500), 3)).toEqual({ text: 'line 497\nline 498\nline 499', lines: 3, cut: false });
    expect(await shown(numbered(500), 3, 17)).toEqual({ text: 'line 498\nline 499', lines: 2, cut: false });
    expect(await shown(numbered(500), 0)).toEqual({ text: '', lines: 0, cut: false });
    expect(await shown('', 10)).toEqual({ text: '', lines: 0, cut: false });
  });
  test('has prompts and typed lines as they looked, without zsh’s marks', async () => {
    const mark = `\x1b[1m\x1b[7m%\x1b[27m\x1b[1m\x1b[0m${' '.repeat(79)}\r \r`;
    const drawn = '\r\x1b[0m\x1b[27m\x1b[24m\x1b[J$ \x1b[K\x1b[?2004h';
    expect(await shown(`${mark}${drawn}printf x\x1b[?2004l\r\r\nx${mark}${drawn}lx\bs\r\ndone\r\n`, 10)).toMatchObject({
      text: '$ printf x\nx\n$ ls\ndone',
    });
  });
  test('is cut when the ring lost its beginning', async () => {
    expect(await shown('half\r\nwhole\r\n', 10, 100, 5000)).toEqual({ text: 'whole', lines: 1, cut: true });
  });
});

describe('rendered text', () => {
  test('has no control or invisible characters, nothing that changes the writing direction, and unchanged emoji', async () => {
    expect(await text('a\u2028b\u202ec\u200bd\u0085e\x7ff\u00a0g\u{e0041}h')).toBe('a<U+2028>b<U+202E>c<U+200B>d\nef g<U+E0041>h');
    for (const kept of ['👩‍👩‍👧', '❤️', '1️⃣', '🇩🇪', '👍🏽', 'e\u0301', '한국어', 'שלום', '日本語']) expect(await text(kept)).toBe(kept);
    expect(await text('\ue0b0 \uf07c src')).toBe('  src');
    expect(await text('x\ufe0f\u200dy')).toBe('x<U+FE0F><U+200D>y');
  });
  test('has no trace of requests that the output makes to the terminal', async () => {
    expect(await text('\x1b[c\x1b[6n\x1b]52;c;aGk=\x07\x1b]10;?\x07\x1bP$qm\x1b\\\x1b[?1004h\x1b[21tx')).toBe('x');
  });
});

describe('output made to take long is rendered in bounded time', () => {
  /** Of processor time: the replay has one second, finding its bytes and reading the screen take the rest. */
  const BOUND_MS = 5_000;
  const bounded = async (work: () => Promise<unknown>): Promise<void> => expect(await cpuMsOf(work)).toBeLessThan(BOUND_MS);
  test.each(['b', 'S', 'T', 'L', 'M', 'Z', 'I', '@', 'P', 'X', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'd', 'r', 'g'])('CSI 2147483647 %s', async (final) => {
    await bounded(async () => expect(await text(`before\r\nx\x1b[2147483647${final}\x1b[24;1H\r\nafter`)).toMatch(/after$/));
  }); // prettier-ignore
  test.each(['\x1b[24S', '\x1b[24T', '\x1b[24L', '\x1b[24M', '\x1b[2000b', '\x1b[2J', '\x1b#8', '\x1b[r', '\x1b[r\x1b[?47h\x1b[?47l', '\x1b[?1049h\x1b[?1049l', '\x1b[3J', '\x1bc', '\u0301', '\x1b[7m%\x1b[27m        ', '\x1b]0;', '\x1b[2J\x1b[H\x1b[J'])('1 MiB of %j', async (sequence) => {
    const output = `before\r\n${sequence.repeat(Math.floor((1024 * 1024) / sequence.length))}`;
    await bounded(() => text(output, { sizes: [sizeOf(400, 200)] }));
  }); // prettier-ignore
  test('2,000 changes of size', async () => {
    const sizes = Array.from({ length: 2_000 }, (_, i) => sizeOf(20 + (i % 150), 24, i * 50));
    const budget = { headLines: 0, tailLines: 1000, chars: 100_000 };
    await bounded(async () => expect(await text(numbered(10_000), { sizes, budget })).toMatch(/line 9999$/));
  });
});
