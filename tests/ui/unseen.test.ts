/** Answers that were frozen before the renderer was run on them, and what a look at them mended. */
import { describe, expect, test } from 'vitest';
import { screenText } from '../../src/safety/screen-gate.ts';
import { rowsOf } from './answer-screen.ts';
import { faultsOf, type Look, LOOKS, UNSEEN } from './gallery.ts';
import { sample } from '../support/sample.ts';

test('there are sixty of them', () => expect(UNSEEN).toHaveLength(60));

describe.each(sample(UNSEEN, 15))('$name', (example) => {
  test.each([20, 80])('%d columns: the same in pieces and whole, nothing in column 0', async (cols) =>
    expect(await faultsOf(example, cols, LOOKS[0] as Look)).toEqual([]),
  );
});

const shown = async (text: string, cols = 40): Promise<string> => {
  const whole = (await rowsOf(text, { cols })).join('\n');
  for (const size of [1, 3]) expect((await rowsOf(text, { cols, size })).join('\n')).toBe(whole);
  return whole;
};

describe('what a look at them mended', () => {
  test('text right below code is set off from it', async () => {
    expect(await shown('```sh\nls\n```\nNote: this lists.')).toBe('  [1] sh\n  ls\n\n  Note: this lists.');
    expect(await shown('```sh\nls\n```\n\nNote')).toBe('  [1] sh\n  ls\n\n  Note');
    expect(await shown('```sh\nls\n```\n```sh\npwd\n```')).toBe('  [1] sh\n  ls\n\n  [2] sh\n  pwd');
  });

  test('a line of Chinese or Japanese fills its row', async () => {
    const rows = (await shown(`使用 find ${'命令递归地搜索目录'.repeat(4)}`, 40)).split('\n');
    expect(rows[0]).toBe('  使用 find 命令递归地搜索目录命令递归地');
  });

  test('and its row does not begin with a closing mark', async () => {
    for (let cols = 21; cols < 40; cols += 1)
      for (const row of (await shown('第一步，请先看看；然后、（再删除）。最后！好吗？是的。', cols)).split('\n'))
        expect(row).not.toMatch(/^ *[，。、；！？）]/);
  });

  test('a product is no emphasis, and a name with underscores keeps them', async () => {
    expect(await shown('2*3*4 and a *b* c')).toBe('  2*3*4 and a b c');
    expect(await shown('in __init__.py, if __name__ == x')).toBe('  in __init__.py, if __name__ == x');
    expect(await shown('__Very important__ and **so**')).toBe('  Very important and so');
  });

  test('the line under a title is a rule', async () => {
    const rows = (await shown('Title\n=====\nText')).split('\n');
    expect(rows[1]).toMatch(/^ {2}─+$/);
    expect(await shown('a = b\n==\n= c')).toBe('  a = b\n  ==\n  = c');
  });

  test('a break in HTML is a space', async () => {
    expect(await shown('one<br>two<br/>three<BR />four <b> x')).toBe('  one two three four <b> x');
    expect(await shown('| a |\n|---|\n| b<br>c |')).toContain('b c');
  });

  test('the signs for keys pass the gate', () => {
    expect(screenText('1\u{FE0F}\u{20E3} #\u{FE0F}\u{20E3} x\u{FE0F} 1\u{FE0F}x')).toBe(
      '1\u{FE0F}\u{20E3} #\u{FE0F}\u{20E3} x<U+FE0F> 1<U+FE0F>x',
    );
  });
});
