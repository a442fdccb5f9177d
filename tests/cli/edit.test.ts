import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applySplice, commentOut, type Edit, planEdit, withoutSetting } from '../../src/config/edit.ts';
import { KEYS } from '../../src/config/config-keys.ts';
import { parseFile } from '../../src/config/parse-yoconf.ts';
import { claimed } from '../support/sample.ts';

const set = (text: string, name: Edit['name'], value: string, section = ''): string => {
  const planned = planEdit(text, { section, name, value });
  if (!planned.ok) throw new Error(planned.error);
  return applySplice(text, planned.value);
};

describe('an edit changes one line', () => {
  test.each<[what: string, before: string, name: Edit['name'], value: string, after: string]>([
    ['its value', 'provider = a\nmodel = b\n', 'model', 'c', 'provider = a\nmodel = c\n'],
    [
      'its value; spaces, comments and CRLF stay',
      '# hi\r\n  model=b   ; why\r\n\r\n',
      'model',
      'c d',
      '# hi\r\n  model=c d   ; why\r\n\r\n',
    ],
    ['the legacy form', 'provider anthropic\nmodel   b\n', 'model', 'c', 'provider anthropic\nmodel   c\n'],
    ['the legacy form, which cannot hold an empty value', 'model b\n', 'model', '', 'model ""\n'],
    ['the last of several', 'model = a\nmodel = b\n', 'model', 'c', 'model = a\nmodel = c\n'],
    ['an empty one', 'model =\n', 'model', 'c', 'model = c\n'],
    ['a file without a line end', 'model = a', 'model', 'c', 'model = c'],
    ['quotes a value that would be cut', 'key = a\n', 'key', 'sk#b;c', 'key = "sk#b;c"\n'],
    ['quotes a value that would be trimmed', 'model = a\n', 'model', ' b ', 'model = " b "\n'],
    ['quotes and escapes quotes', 'model = a\n', 'model', '"b"', 'model = "\\"b\\""\n'],
    ['escapes before a comment', 'model = a ; b\n', 'model', 'c#d', 'model = c\\#d ; b\n'],
    ['moves a comment that cannot stay on the line', '\tmodel = a ; b\n', 'model', ' c', '\t; b\n\tmodel = " c"\n'],
    ['keeps the comment behind quotes', 'model = "a;b" ; c\n', 'model', 'd', 'model = d ; c\n'],
    ['leaves nothing of an old key in quotes', 'key = "sk-a ;b" ; c\n', 'key', 'sk-new', '; c\nkey = sk-new\n'],
    ['replaces the whole of old headers with # in them', 'headers = X-Key: a#b\n', 'headers', 'X-Key: new', 'headers = X-Key: new\n'],
    ['replaces the whole of an old key with # in it', 'key = sk-abc#def\n', 'key', 'sk-new', 'key = sk-new\n'],
    [
      'adds the setting after the last entry',
      'provider = a\n\n[work]\nmodel = b\n',
      'model',
      'c',
      'provider = a\nmodel = c\n\n[work]\nmodel = b\n',
    ],
    [
      'adds the setting after its own example',
      '; model\n; model =\n; key =\nprovider = a\n',
      'model',
      'c',
      '; model\n; model =\nmodel = c\n; key =\nprovider = a\n',
    ],
    [
      'adds the setting below the comments at the top, not below those of a section',
      '# mine\n\n# at work\n[work]\nmodel = b\n',
      'model',
      'c',
      '# mine\nmodel = c\n\n# at work\n[work]\nmodel = b\n',
    ],
    ['adds the setting to an empty file', '', 'model', 'c', 'model = c\n'],
    ['keeps a byte order mark', '\uFEFFprovider = a\r\n', 'model', 'c', '\uFEFFprovider = a\r\nmodel = c\r\n'],
    ['adds a missing line end first', 'provider = a', 'model', 'c', 'provider = a\nmodel = c\n'],
  ])('%s', (_, before, name, value, after) => {
    expect(set(before, name, value)).toBe(after);
  });

  test('in a profile it changes its line, adds one, or adds the section', () => {
    const text = 'model = a\n[work] ; mine\nmodel = b\n[play]\n';
    expect(set(text, 'model', 'c', 'work')).toBe('model = a\n[work] ; mine\nmodel = c\n[play]\n');
    expect(set(text, 'wire', 'chat', 'work')).toBe('model = a\n[work] ; mine\nmodel = b\nwire = chat\n[play]\n');
    expect(set(text, 'model', 'c', 'play')).toBe(`${text}model = c\n`);
    expect(set(text, 'model', 'c', 'new')).toBe(`${text}\n[new]\nmodel = c\n`);
    expect(set('', 'model', 'c', 'new')).toBe('[new]\nmodel = c\n');
    expect(set('model = a', 'model', 'c', 'new')).toBe('model = a\n\n[new]\nmodel = c\n');
  });

  test('a value that cannot be written is refused, and the message does not show it', () => {
    for (const value of ['a\nb', 'a\0', '\x1b[2J', 'a\u2028b']) {
      const planned = planEdit('', { section: '', name: 'key', value });
      expect(planned).toEqual({ ok: false, error: 'a setting is one line without control characters' });
    }
    for (const section of ['a]', ' a', 'a\nb']) expect(planEdit('', { section, name: 'model', value: 'x' }).ok).toBe(false);
    expect(planEdit('', { section: 'work', name: 'profile', value: 'x' }).ok).toBe(false);
  });

  test('a value of the old provider becomes a comment', () => {
    expect(commentOut('model = a\n  key b ; c\r\n[w]\nkey = d\n', '', ['key'])).toBe('model = a\n  ; key b ; c\r\n[w]\nkey = d\n');
  });
});

const names = KEYS.map((key) => key.name);
const space = fc.constantFrom('', ' ', '\t', '   ', '\u00A0', '\uFEFF');
const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('sk-a#b', '"q"', "'q'", '\\', 'a ; b', 'a#b', '=x', '', ' ', '[a]', '"', 'true', 'null', '12'),
);
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        space,
        fc.constantFrom(...names),
        fc.constantFrom('=', ' = ', ' ', '\t', '='),
        word,
        fc.constantFrom('', ' ; c', ' # c', ';c', '  '),
      )
      .map((parts) => parts.join('')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(space, fc.constantFrom(';', '#'), fc.constantFrom(...names, 'x'), fc.constantFrom(' =', '', ' = 1'))
      .map((parts) => parts.join('')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(space, fc.constantFrom('[work]', '[ work ]', '[a.b]', '[]', '[work] ; x', '[__proto__]', '[work'))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const file = fc
  .tuple(fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n'))), fc.option(line, { nil: '' }))
  .map(([lines, last]) => lines.flat().join('') + last);
const value = fc
  .oneof(
    word,
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.tuple(word, word).map(([a, b]) => `${a}${b}`),
  )
  .filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text));

test('in any file any setting is read back as written, and every other byte is unchanged', () => {
  fc.assert(
    fc.property(
      file,
      fc.constantFrom('', 'work', 'a.b', 'new', '__proto__'),
      fc.constantFrom(...names.filter((name) => name !== 'profile')),
      value,
      (text, section, name, wanted) => {
        const planned = planEdit(text, { section, name, value: wanted });
        expect(planned.ok).toBe(true);
        if (!planned.ok) return;
        const { at, removed, inserted } = planned.value;
        const after = applySplice(text, planned.value);
        const { sections } = parseFile(after);
        expect(sections.get(section)?.findLast((entry) => entry.name === name)?.value).toBe(wanted);
        // the change is inside one line, without its line end
        expect(text.slice(at, at + removed)).not.toContain('\n');
        expect(after).toBe(text.slice(0, at) + inserted + text.slice(at + removed));
        // every other setting, in every section, has the value it had
        const others = (source: string): unknown =>
          [...parseFile(source).sections].flatMap(([where, entries]) =>
            entries.filter((entry) => !(where === section && entry.name === name)).map((entry) => [where, entry.name, entry.value]),
          );
        expect(others(after)).toEqual(others(text));
        // comments are kept whole
        for (const each of text.split('\n')) if (/^\s*[#;]/.test(each)) expect(after).toContain(each);
        // the same edit again changes nothing
        const again = planEdit(after, { section, name, value: wanted });
        expect(again.ok && applySplice(after, again.value)).toBe(after);
      },
    ),
    { numRuns: claimed(5000) },
  );
});

test('a setting that is removed is gone, and every other line stays as it was', () => {
  const line = fc.constantFrom(
    'model = a',
    'model b ; c',
    '  model=',
    'models = 3',
    '; model = a',
    'wire = chat',
    '[work]',
    '',
    '\uFEFFmodel = z',
  );
  const text = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n'))).map((lines) => lines.map((parts) => parts.join('')).join(''));
  fc.assert(
    fc.property(text, fc.constantFrom('', 'work'), (before, section) => {
      const entries = (all: string): readonly unknown[] =>
        [...parseFile(all).sections].flatMap(([at, all]) => all.map(({ name, value }) => [at, name, value]));
      const isSetting = ([at, name]: readonly unknown[]): boolean => at === section && name === 'model';
      const after = withoutSetting(before, section, 'model');
      const removed = entries(before).filter((entry) => isSetting(entry as unknown[])).length;
      expect(after === null).toBe(removed === 0);
      if (after === null) return;
      expect(entries(after)).toEqual(entries(before).filter((entry) => !isSetting(entry as unknown[])));
      const [all, kept] = [before.split('\n'), after.split('\n')];
      expect(all.length - kept.length).toBe(removed);
      let at = 0;
      for (const line of all) if (line === kept[at]) at += 1;
      expect(at).toBe(kept.length);
    }),
  );
});
