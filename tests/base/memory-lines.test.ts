/** The memory file: what a user writes in it by hand is read, and a change leaves the rest of the file as it was. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  holdsIn,
  type MemoryLine,
  namedIn,
  NEW_MEMORY,
  parseMemory,
  toldLine,
  toldWith,
  withLine,
  withoutLines,
} from '../../src/base/memory-lines.ts';

const line = (text: string, scope: string | null = null, proposed = false): MemoryLine => ({ text, scope, proposed });
const texts = (lines: readonly MemoryLine[]): readonly string[] => lines.map(({ text }) => text);

const BY_HAND = `My notes, which are no list.

- our staging host is st4
* the VPN is *slow* on
  Mondays
1. tabs, not spaces

## In ~/app/
+ tests need the database

### In /srv/web
- (proposed by a model) the log is in /var/log/web

## Everywhere
- ask before sudo
`;

describe('reading', () => {
  test('what a user wrote by hand', () => {
    expect(parseMemory(BY_HAND)).toEqual([
      line('our staging host is st4'),
      line('the VPN is *slow* on Mondays'),
      line('tabs, not spaces'),
      line('tests need the database', '~/app'),
      line('the log is in /var/log/web', '/srv/web', true),
      line('ask before sudo'),
    ]);
  });
  test('a new file has no line; control characters are no part of one', () => {
    expect(parseMemory(NEW_MEMORY)).toEqual([]);
    expect(parseMemory('- a\x1b[31mb\u202E c\u{E0041}\r\n- \u200b\n')).toEqual([line('a [31mb c')]);
  });
  test('any text is read', () => {
    const rows = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('- a', '## In /x', '  b', '# c', '', '- (proposed by a model)')),
    );
    fc.assert(
      fc.property(rows, (all) => {
        for (const { text } of parseMemory(all.join('\n'))) expect(text).toMatch(/^(?!\s)[^\p{C}]+(?<!\s)$/u);
      }),
    );
  });
});

const WORD = fc.stringMatching(/^[a-z][a-z0-9 ]{0,20}[a-z0-9]$/).map((text) => text.replaceAll(/\s+/g, ' '));
const LINE = fc.record({ text: WORD, scope: fc.option(WORD.map((word) => `/${word}`)), proposed: fc.boolean() });
const FILE = fc
  .array(fc.oneof(fc.constantFrom('', 'prose', '## Everywhere', '## In /a', '# Other', '- one', '- two', '  more'), fc.string()))
  .map((rows) => rows.join('\n'));

describe('changing', () => {
  test('a line that is added is the only difference', () => {
    fc.assert(
      fc.property(FILE, LINE, (file, added) => {
        const [before, after] = [parseMemory(file), parseMemory(withLine(file, added))];
        expect(after).toHaveLength(before.length + 1);
        expect(after).toContainEqual(added);
        for (const one of before) expect(after).toContainEqual(one);
      }),
    );
  });
  test('what was added and is removed leaves no trace; other lines and the prose stay', () => {
    fc.assert(
      fc.property(FILE, LINE, (file, { text, scope, proposed }) => {
        const added = { text: `zebra ${text}`, scope: scope === null ? null : `${scope} zebra`, proposed };
        const after = withoutLines(withLine(file, added), [added]);
        expect(after).not.toContain('zebra');
        expect(parseMemory(after)).toEqual(parseMemory(file));
        for (const row of file.split(/\r?\n/).filter((one) => one.trim() !== '')) expect(after).toContain(row);
      }),
    );
  });
  test('a line goes to the part of its folder', () => {
    const file = withLine(withLine(BY_HAND, line('the port is 5433', '/srv/web')), line('new', '/new'));
    expect(file).toContain('- (proposed by a model) the log is in /var/log/web\n- the port is 5433\n');
    expect(file.endsWith('- ask before sudo\n\n## In /new\n\n- new\n')).toBe(true);
  });
});

test('a folder holds a line, also one written with ~', () => {
  expect(holdsIn(line('x'), null, '/home/me')).toBe(true);
  expect(holdsIn(line('x', '~/app'), '/home/me/app', '/home/me')).toBe(true);
  expect(holdsIn(line('x', '/a'), '/b', '/home/me')).toBe(false);
  expect(holdsIn(line('x', '/a'), null, '')).toBe(false);
});

describe('naming', () => {
  const LINES = parseMemory(BY_HAND);
  test.each([
    ['the staging host', ['our staging host is st4']],
    ['Our staging hosts', ['our staging host is st4']],
    ['our staging host is st4', ['our staging host is st4']],
    ['st4', ['our staging host is st4']],
    ['about the database tests', ['tests need the database']],
  ])('%s', (sentence, expected) => expect(texts(namedIn(sentence, LINES))).toEqual(expected));
  test.each(['it', 'that', 'the last commit', 'the production host', 'my password for staging', '', 'everything'])(
    '%s names nothing',
    (sentence) => expect(namedIn(sentence, LINES)).toEqual([]),
  );
});

describe('telling', () => {
  const MANY = Array.from({ length: 1_000 }, (_, n) => toldLine(`fact number ${n} about nothing in particular`));
  test('all of them while they fit, in their order', () => expect(toldWith('x', ['- b', '- a'], 400)).toEqual(['- b', '- a']));
  test('of a thousand those that share words with the question', () => {
    const lines = [...MANY.slice(0, 500), toldLine('our staging host is st4'), ...MANY.slice(500)];
    const told = toldWith('restart nginx on the staging host', lines, 400);
    expect(told).toContain('- our staging host is st4');
    expect(told.join('\n').length).toBeLessThanOrEqual(400);
  });
  test('only those that share a word, where that is asked for', () => {
    expect(toldWith('deploy the site', ['- deploy with make ship', '- use tabs'], 400, 1)).toEqual(['- deploy with make ship']);
  });
});
