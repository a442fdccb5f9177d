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

  test('the closing marks of a heading are not shown', async () => {
    expect(await shown('## Title ##\n### Two # three ###  \n# In C#\n# End #')).toBe('  Title\n  Two # three\n  In C#\n  End');
    expect(await shown('## `a #` b #c')).toBe('  a # b #c');
  });

  test('an empty line of a quote has its bar, and one between two quotes has none', async () => {
    expect(await shown('> one\n>\n> two\n\n> three')).toBe('  │ one\n  │\n  │ two\n\n  │ three');
    expect(await shown('> one\n> > in\n> >\n> two\n>\nend')).toBe('  │ one\n  │ │ in\n  │\n  │ two\n\n  end');
    expect(await shown('- a\n\n  > one\n  >\n  > two')).toBe('  • a\n\n    │ one\n    │\n    │ two');
  });

  test('an image that is a link leads where the link does', async () => {
    expect(await shown('[![Build](https://b.example/i.png)](https://ci.example/x) ok', 80)).toBe('  Build (https://ci.example/x) ok');
    expect(await shown('[a [b] c](https://x.example) [[ -f x ]] a[1][2]', 80)).toBe('  a [b] c (https://x.example) [[ -f x ]] a[1][2]');
  });

  test('a column of a table is as wide as the addresses that are shown in it', async () => {
    const table = '| Tool | Use |\n|---|---|\n| [jq](https://jq.example) | JSON |\n| [yq](https://y.example/long) | YAML |';
    const rows = (await shown(table, 60)).split('\n');
    expect(new Set(rows.map((row) => row.search(/[│┼]/))).size).toBe(1);
    expect(rows[2]).toContain('jq (https://jq.example)');
    expect((await shown(table, 30)).split('\n')[0]).toContain('• jq (https');
  });

  test('the signs for keys pass the gate', () => {
    expect(screenText('1\u{FE0F}\u{20E3} #\u{FE0F}\u{20E3} x\u{FE0F} 1\u{FE0F}x')).toBe(
      '1\u{FE0F}\u{20E3} #\u{FE0F}\u{20E3} x<U+FE0F> 1<U+FE0F>x',
    );
  });
});
