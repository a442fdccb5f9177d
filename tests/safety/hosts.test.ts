import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostNotes, type HostPlace } from '../../src/safety/hosts.ts';
import { runs } from '../support/sample.ts';

const inText = (text: string, place: HostPlace = 'word'): readonly string[] => hostNotes([[text, place]]);

describe('shown as what it is', () => {
  test.each([
    ['see https://аpple.com/x for more', 'host аpple.com mixes scripts: xn--pple-43d.com'],
    ['see https://аррӏе.com/', 'host аррӏе.com looks like apple.com: xn--80ak6aa92e.com'],
    ['write to root@gіthub.com, please', 'host gіthub.com mixes scripts: xn--gthub-n2e.com'],
    ['git clone git@gіthub.com:torvalds/linux', 'host gіthub.com mixes scripts: xn--gthub-n2e.com'],
    ['open аpple.com:443 now', 'host аpple.com mixes scripts: xn--pple-43d.com'],
    ['open аpple.com', 'host аpple.com mixes scripts: xn--pple-43d.com'],
    ['(`аpple.com`).', 'host аpple.com mixes scripts: xn--pple-43d.com'],
    ['https://xn--pple-43d.com', 'host xn--pple-43d.com is punycode for аpple.com, which mixes scripts'],
    ['https://XN--80AK6AA92E.com', 'host XN--80AK6AA92E.com is punycode for аррӏе.com, which looks like apple.com'],
    ['xn--mnchen-3ya.de is a city', 'host xn--mnchen-3ya.de is punycode for münchen.de'],
    ['https://user:pw@xn--mnchen-3ya.de:8080/', 'host xn--mnchen-3ya.de is punycode for münchen.de'],
    ['https://ɡoogle.com', 'host ɡoogle.com looks like google.com: xn--oogle-qmc.com'],
    ['https://%D0%B0pple.com', 'host аpple.com mixes scripts: xn--pple-43d.com'],
    ['https://apple。cоm/', 'host apple。cоm mixes scripts: apple.xn--cm-fmc'],
    [
      'https://google.com⁄login.evil.example/',
      'host google.com⁄login.evil.example has a character that is no letter: google.xn--comlogin-g03d.evil.example',
    ],
    ['https://αpple.com', 'host αpple.com mixes scripts: xn--pple-zld.com'],
    ['https://xn--a.com', 'host xn--a.com is punycode that cannot be read'],
  ])('%s', (text, note) => {
    expect(inText(text)).toEqual([note]);
  });

  test('also in the arguments of a program that talks to hosts, where a host needs no dot', () => {
    expect(inText('sегver', 'argument')).toHaveLength(1);
    expect(inText('sегver', 'word')).toEqual([]);
    expect(inText('/dev/tcp/аpple.com/80', 'file')).toHaveLength(1);
  });

  test('three of many, and how many more; each once', () => {
    const many = Array.from({ length: 7 }, (_, at) => `https://аpple${at}.com https://аpple${at}.com`).join(' ');
    expect(inText(many)).toHaveLength(4);
    expect(inText(many).at(-1)).toBe('4 more hosts are not what they look like');
  });
});

describe('nothing is said about', () => {
  test.each([
    'https://example.com and root@host and localhost:8080',
    'https://münchen.de, https://пример.рф, https://例え.jp, https://éxample.com, https://한국.kr, https://παράδειγμα.gr',
    'https://日本語カタカナひらがなabc.jp',
    '见https://例え.jp、https://例え.jp。次に「https://例え.jp」',
    'Открой web-интерфейс.Потом перезапусти nginx.',
    'Файл отчет_v2.docx лежит в docs/отчет2x.md и в C:\\docs\\отчет2x.md',
    '詳細はexample.comを参照してください。 5µm or 3kΩ',
    'naïve.txt, Ærø.md, crème-brûlée.com',
    '@пользователь, see @scope/пакет',
    '100% of a:b, "c//d"',
    '',
  ])('%s', (text) => {
    expect(inText(text)).toEqual([]);
  });
  test('file names', () => {
    expect(inText('отчет2x.docx', 'file')).toEqual([]);
  });
});

test('never throws, says at most four lines, each short', () => {
  const part = fc.constantFrom(
    '://',
    'xn--',
    '.',
    '-',
    '@',
    ':',
    '/',
    'аpple',
    'apple',
    '%D0',
    '%',
    'ß',
    '。',
    '\u05d0',
    '\ud800',
    ' ',
    '/dev/tcp/',
    'ᏟᎻ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ unit: 'binary' })), { maxLength: 30 }), (parts) => {
      const notes = inText(parts.join(''));
      expect(notes.length).toBeLessThanOrEqual(4);
    }),
    { numRuns: runs(3000) },
  );
});

test('a label of letters of two scripts in a URL is always named', () => {
  const letter = (from: string): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...from), minLength: 1, maxLength: 5 });
  const scripts = ['abcxyz', 'абвгдж', 'αβγδεζ', 'աբգդեզ', 'אבגדה', 'ابتثج', 'กขคฆ'].map(letter);
  const two = fc
    .shuffledSubarray(scripts, { minLength: 2, maxLength: 2 })
    .chain(([a, b]) => fc.tuple(a as fc.Arbitrary<string>, b as fc.Arbitrary<string>));
  fc.assert(
    fc.property(two, ([a, b]) => {
      expect(inText(`x https://${a}${b}.com/`).join()).toContain('mixes scripts');
      expect(inText(`x http://u@www.${a}-${b}.example:80`).join()).toContain('mixes scripts');
    }),
  );
});
