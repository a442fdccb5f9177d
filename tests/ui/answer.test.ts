/** How answers look: blocks, marks, links, tables, code, on wide and narrow screens, whole and in pieces. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/sample.ts';
import { bytesOf, rowsOf, type ShownOptions, stylesOf } from './answer-screen.ts';

const SIZES = [1, 3, 1000];

/** Markdown, and the rows of an 80-column screen without their margin. */
const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  ['plain words', 'plain words', ['plain words']],
  ['lines stay lines', 'one\ntwo', ['one', 'two']],
  ['one empty line between blocks, none around', '\n\none\n\n\n\ntwo\n\n', ['one', '', 'two']],
  ['bold, italic, code', 'a **bold** and *slanted* `word`', ['a bold and slanted word']],
  ['a heading', '## Heading\nwords', ['Heading', 'words']],
  ['a list', '- one\n- two\n  * three\n+ four', ['• one', '• two', '  • three', '• four']],
  ['a numbered list', '1. one\n2. two\n   - three\n\n10) ten', ['1. one', '2. two', '   • three', '', '10) ten']],
  [
    'text of an item',
    '1. one\n   more\nand lazily\n\n   a paragraph\n\nafter',
    ['1. one', '   more', '   and lazily', '', '   a paragraph', '', 'after'],
  ],
  [
    'code in an item',
    '1. do\n   ```sh\n   ls\n     indented\n   ```\n2. then',
    ['1. do', '   [1] sh', '   ls', '     indented', '2. then'],
  ],
  ['an item that is code', '- ```\n  ls\n  ```\n- b', ['•', '  [1]', '  ls', '• b']],
  ['two blocks are numbered', '```\na\n\nb\n```\nx\n~~~js\n# no heading\n~~~', ['[1]', 'a', '', 'b', '', 'x', '[2] js', '# no heading']],
  ['a fence within a longer one', '````\n```\nx\n```\n````\ny', ['[1]', '```', 'x', '```', '', 'y']],
  ['a fence that is code in a line', '```ls``` does it', ['ls does it']],
  ['a fence that never closes', '```\nls', ['[1]', 'ls']],
  ['a quote', '> one\n> two\n>> three\nfour', ['│ one', '│ two', '│ │ three', 'four']],
  ['a list in a quote', '> - one\n>   two', ['│ • one', '│   two']],
  ['a rule', 'a\n\n---\n\n* * *\nb', ['a', '', '─'.repeat(40), '', '─'.repeat(40), 'b']],
  ['no rule', '--- \nx\n-- x\n** x', ['─'.repeat(40), 'x', '-- x', '** x']],
  ['stars that are no marks', 'src/**/*.ts and 2 ** 3 and 2 * 3 * 4, *.js', ['src/**/*.ts and 2 ** 3 and 2 * 3 * 4, *.js']],
  ['underscores in names', 'snake_case_name, __init__ and _slanted_', ['snake_case_name, __init__ and slanted']],
  ['code with marks in it', '`a*b` and `**` and ``a ` b``', ['a*b and ** and a ` b']],
  ['marks that never close', 'never **closed\nnext `one\n[a', ['never **closed', 'next `one', '[a']],
  ['marks in marks', '**a `b` *c*** and ***d***', ['a b c and d']],
  ['a home and a struck word', '~/dir and ~~gone~~ and ~x~', ['~/dir and gone and ~x~']],
  ['escapes and entities', '\\*no\\* C:\\Users &lt;b&gt; AT&T &amp; &unknown;', ['*no* C:\\Users <b> AT&T & &unknown;']],
  ['placeholders', 'cd <folder> && rm <file>', ['cd <folder> && rm <file>']],
  ['a link', 'see [the page](https://a.example/b) now', ['see the page (https://a.example/b) now']],
  [
    'a link that shows its address',
    '[https://a.example](https://a.example) <https://b.example> https://c.example.',
    ['https://a.example https://b.example https://c.example.'],
  ],
  ['a link with brackets', '[a](https://a.example/x_(y)) and [1] and [x]', ['a (https://a.example/x_(y)) and [1] and [x]']],
  ['an image', '![logo](https://a.example/l.png)', ['logo (https://a.example/l.png)']],
  ['tasks', '- [ ] todo\n- [x] done', ['• [ ] todo', '• [x] done']],
  [
    'a table',
    '| a | long name |\n|---|:-:|\n| 1 | `x` |\n| **two** | |\n\nend',
    ['a   │ long name', '────┼──────────', '1   │     x', 'two │', '', 'end'],
  ],
  ['a table without its last row', '| a |\n| - |', ['a', '─']],
  ['no table', '| a pipe\nand | another', ['| a pipe', 'and | another']],
  ['one mark', '-', ['•']],
  ['an empty item', '- ', ['•']],
  ['a year', '2026 was\n3.14\n1984. A novel', ['2026 was', '3.14', '1984. A novel']],
  ['nothing', '', []],
];

describe.each(SIZES)('in pieces of %d', (size) => {
  test.each(CASES)('%s', async (_, text, rows) => {
    expect((await rowsOf(text, { size })).map((row) => row.replace(/^ {2}/, '').trimEnd())).toEqual(rows);
  });
});

/** Pieces of Markdown that a reader of it must tell apart. */
const fragment = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '**',
    '*',
    '_',
    '~~',
    '`',
    '``',
    '```\n',
    '```sh\n',
    '- ',
    '1. ',
    '> ',
    '# ',
    '\n',
    '\n\n',
    'word ',
    '  ',
    '\t',
    '\\',
    '&amp;',
  ),
  fc.constantFrom(
    '[a](',
    '](',
    ')',
    '[',
    ']',
    'http://a.example/',
    '<https://',
    '>',
    '| a | b |\n',
    '|---|---|\n',
    '---\n',
    '界',
    '🙂',
    '\u001b[2J',
    '\r',
  ),
  fc.constant('x'.repeat(90)),
);
const markdown = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''));

test('the bytes are the same for any pieces, with and without styles', () => {
  fc.assert(
    fc.property(markdown, fc.constantFrom(20, 80), fc.constantFrom('36', ''), (text, cols, color) => {
      const whole = bytesOf(text, { cols, color });
      // escape sequences that move a word depend on nothing but the text either
      for (const size of [1, 3, 7]) expect(bytesOf(text, { cols, color, size })).toBe(whole);
    }),
    { numRuns: runs(1_500) },
  );
});

test('no letter is lost, and none is added', () => {
  const letters = (text: string): string => text.replaceAll(/[^a-z]/g, '');
  const parts = fc.constantFrom(
    '**',
    '*',
    '_',
    '`',
    '- ',
    '1. ',
    '> ',
    '# ',
    '\n',
    '\n\n',
    'word ',
    'a',
    '  ',
    '[',
    ']',
    '| a | b |\n',
    '|---|---|\n',
  );
  fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 30 }), async (some) => {
      const text = some.join('');
      // wide enough for every table
      expect(letters((await rowsOf(text, { cols: 200 })).join(''))).toBe(letters(text));
    }),
    { numRuns: runs(300) },
  );
});

test('text that is not a mark is shown at once', async () => {
  for (const text of ['W', 'Words, ', 'Use it. This is ', 'a paragraph\nand its next li'])
    expect((await rowsOf(`${text}`)).join('\n').trim()).toBe(text.trim().replaceAll('\n', '\n  '));
  const { Answer } = await import('../../src/ui/answer.ts');
  const answer = new Answer({ color: '', cols: 80 });
  expect(answer.push('W')).toBe('  W');
  expect(answer.push('ords, ')).toBe('ords, ');
  expect(answer.push('the ')).toBe('the ');
});

describe('styles', () => {
  test.each([
    ['the colour goes on after code', 'a `b` c **d** e `f` g', '<6>a <->b <6>c <6b>d <6>e <->f <6>g'],
    ['marks within marks', '**a `b` *c*** d', '<6b>a <b>b <6bi>c <6>d'],
    ['struck', '~~a~~ b', '<6s>a <6>b'],
    ['a heading', '# a `b`\nc', '<6b>a <b>b\n<6>c'],
    ['a block of code', 'a\n```sh\nb **c**\n```\nd', '<6>a\n<->[1] sh\n<->b **c**\n\n<6>d'],
    ['a table', '| a | b |\n|---|---|\n| `c` | d |', '<6b>a <6>│ <6b>b\n<6>──┼──\n<->c <6>│ d'],
    ['an item after code', '- `a`\n- b', '<6>• <->a\n<6>• b'],
  ])('%s', async (_, text, expected) => expect(await stylesOf(text)).toBe(expected));

  test('without colours the marks stay, and the blocks are laid out', async () => {
    const text = '# Title\n- **a** `b`\n\n| x | y |\n|---|---|\n| `1` | 2 |\n\n[a](https://b.example)';
    const bytes = bytesOf(text, { color: '' });
    expect(bytes).not.toContain('\x1b');
    expect(await rowsOf(text, { color: '' })).toEqual([
      '  # Title',
      '  • **a** `b`',
      '',
      '  x   │ y',
      '  ────┼──',
      '  `1` │ 2',
      '',
      '  [a](https://b.example)',
    ]);
  });
});

const trimmed = async (text: string, options: ShownOptions): Promise<readonly string[]> =>
  (await rowsOf(text, options)).map((row) => row.trimEnd());

describe('narrow screens', () => {
  test('lists and quotes hang, at 20 columns', async () => {
    expect(await trimmed('1. one two three four\n   > five six seven\n\n> eight nine ten eleven', { cols: 20 })).toEqual([
      '  1. one two three',
      '     four',
      '     │ five six',
      '     │ seven',
      '',
      '  │ eight nine ten',
      '  │ eleven',
    ]);
  });

  test('a table that does not fit is a list', async () => {
    const table = '| Option | Meaning |\n|---|---|\n| `-size` | the size of the file |\n| `-x` | |';
    expect(await trimmed(table, { cols: 30 })).toEqual(['  • -size', '    Meaning: the size of the', '    file', '  • -x']);
    expect(await rowsOf(table, { cols: 40 })).toHaveLength(4);
  });

  test('wide characters and emoji stay within the screen', async () => {
    for (const cols of [20, 21, 80])
      for (const text of ['界'.repeat(100), '- 界界 🙂 '.repeat(20), '| 界 | 🙂🙂 |\n|---|---|\n| 界界界 | a |', '👩‍👩‍👧'.repeat(30)])
        for (const row of await rowsOf(text, { cols })) expect(row).toMatch(/^(?: {2}|$)/);
  });

  test('nine lists within each other leave room for words', async () => {
    const text = Array.from({ length: 9 }, (_, at) => `${'  '.repeat(at)}- level ${at}`).join('\n');
    for (const row of await rowsOf(text, { cols: 20 })) expect(row.length).toBeLessThanOrEqual(20);
  });
});

describe('what is copied', () => {
  const LONG = `find . -type f -size +100M -newer /var/lib/one/two/three.txt -not -path './node_modules/*' -name '*.log' -print0 -maxdepth 7`;

  test('a long line of code is wrapped by the terminal, so that it is one line', () => {
    expect(bytesOf(`\`\`\`\n${LONG}\n\`\`\``, { color: '', cols: 80 }).split('\r\n')[1]).toBe(`  ${LONG}`);
  });

  test('a long address too, and the text after it begins a row', async () => {
    const address = `https://example.com/${'path/'.repeat(20)}end?x=1`;
    expect(bytesOf(`See ${address} for more.`, { color: '', cols: 80 })).toBe(`  See ${address}\r\n  for more.\r\n`);
    expect(await rowsOf(`[here](${address}) it is`, { cols: 60 })).toContain('  it is');
  });

  test.each([
    ['a prompt', (cols: number) => `${'x'.repeat(cols - 2)}yyy P> rm -rf ~`],
    ['a line of ours', (cols: number) => `${'x'.repeat(cols - 2)}yo: no model is connected`],
    ['an effect', (cols: number) => `${'x'.repeat(cols - 2)}Careful: this deletes nothing`],
    ['a step', (cols: number) => `${'x'.repeat(cols - 2)}step 2 does the rest`],
  ])('not when a row would look like %s', async (_, make) => {
    for (const cols of [20, 80, 120])
      for (const row of await rowsOf(`\`\`\`\n${make(cols)}\n\`\`\``, { cols })) expect(row).toMatch(/^(?: {2}|$)/);
  });
});

describe('links of OSC 8', () => {
  const shown = (text: string): string => bytesOf(text, { links: true });

  test('where they are followed: the text leads there, and its host is shown', () => {
    expect(shown('[a page](https://a.example/b?c=1)')).toBe(
      '\x1b[36m\x1b]8;;https://a.example/b?c=1\x1b\\  a page\x1b]8;;\x1b\\ (a.example)\x1b[0m\r\n',
    );
    expect(shown('[on a.example](https://a.example/b)')).toContain('on a.example\x1b]8;;\x1b\\\x1b[0m');
  });

  test.each(['[a](javascript:alert)', '[a](https://аpple.example/)', '[a](https://u:p@b.example/)', '[a](file:///etc/passwd)'])(
    '%s is shown instead',
    (text) => expect(shown(text)).not.toContain('\x1b]8'),
  );
});

describe('a resize in the middle', () => {
  const TEXT = `Some words, **bold words** and \`code\`, long enough for several rows on a small screen.

- an item that is long enough to be wrapped once or twice on a narrow screen
- another one

> quoted words that are long enough to be wrapped

1. last: [link](https://a.example/b) and the end.`;
  const words = (rows: readonly string[]): string => rows.join('').replaceAll(/[\s│]/g, '');

  /** The terminal of these tests cuts the row of the cursor when it becomes narrower; most others wrap it. */
  const isCut = (shown: string, all: string, most: number): boolean => {
    const lost = all.length - shown.length;
    return lost >= 0 && lost <= most && Array.from(all, (_, at) => all.slice(0, at) + all.slice(at + lost)).includes(shown);
  };

  test.each([
    [80, 40],
    [80, 20],
    [40, 100],
    [20, 60],
  ])('from %d columns to %d, at 20 moments: nothing is garbled, and what follows fits', async (cols, after) => {
    const all = words(await rowsOf(TEXT, { cols: 200 }));
    for (let moment = 0; moment < 20; moment++) {
      const piece = Math.floor((TEXT.length / 3 / 20) * moment);
      const rows = await rowsOf(TEXT, { cols, size: 3, resizes: [{ piece, cols: after }] });
      const shown = words(rows);
      expect(shown === all || isCut(shown, all, cols - after), `${piece}: ${shown}`).toBe(true);
      expect(rows.at(-1)).toMatch(/^ {2}.*end\.$/);
    }
  });
});
