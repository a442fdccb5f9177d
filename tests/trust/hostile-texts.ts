/**
 * Texts made to deceive a terminal or a reader. `YOSH_HOSTILE=FOLDER:FOLDER` adds public collections: JSON files are lists of strings,
 * Python files contain string literals, and each line of any other file is a text.
 */
import fs from 'node:fs';
import path from 'node:path';

const ESC = '\x1b';

/** Sequences that a terminal would obey, in each way to write ESC, and characters that hide or reverse the text next to them. */
const SEQUENCES = [
  ...[
    '[2J',
    '[H',
    '[31m',
    '[8m',
    '[?1049h',
    '[?25l',
    '[6n',
    '[5n',
    '[c',
    '[21t',
    '[3;5r',
    '[1A',
    '[2K',
    '[?2004l',
    '[201~',
    '[200~',
    'c',
    '7',
    '8',
    '#8',
    'Z',
    '(0',
  ].map((rest) => ESC + rest),
  ...[
    '0;title',
    '52;c;ZWNobyBoaQ==',
    '8;;http://evil.example',
    '7;file://h/',
    '1337;File=:AAAA',
    '5577;00;Q;1.1;0;hi',
    '133;C',
    '4;0;?',
    '10;?',
  ].flatMap((rest) => [`${ESC}]${rest}\x07`, `${ESC}]${rest}${ESC}\\`, `\x9d${rest}\x9c`]),
  ...['P+q544e', '_Gf=32', '^x', 'Xx', 'P1$r0m'].map((rest) => `${ESC}${rest}${ESC}\\`),
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(0x7f + code)),
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u2029',
  '\u202a',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\ufff9',
  '\ufffb',
  '\ue000',
  '\ud800',
  '\udfff',
  '\u{e0041}',
  '\u{e0100}',
  '\u{1d173}',
  '\u{f0000}',
] as const;

export const OWN: readonly string[] = SEQUENCES.flatMap((sequence) => [
  sequence,
  `echo a${sequence}b`,
  `${sequence}; touch x`,
  `x${sequence}`,
]);

/** The longest text used, since each is cut at every place. */
const TEXT_CHARS = 400;

function literals(source: string): readonly string[] {
  return [...source.matchAll(/b?"((?:\\.|[^"\\\n])*)"|b?'((?:\\.|[^'\\\n])*)'/g)].map(([, double, single]) =>
    (double ?? single ?? '').replace(
      /\\x([0-9a-f]{2})|\\([0-7]{3})|\\u([0-9a-f]{4})|\\([abnrt\\'"])/gi,
      (_, hex, octal, unicode, letter) =>
        letter === undefined
          ? String.fromCodePoint(parseInt(hex ?? octal ?? unicode, octal === undefined ? 16 : 8))
          : ({ a: '\x07', b: '\b', n: '\n', r: '\r', t: '\t' }[letter as string] ?? letter),
    ),
  );
}

function textsIn(file: string): readonly string[] {
  const source = fs.readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    const list: unknown = JSON.parse(source);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  }
  // only lines with a character that is not printable ASCII
  return [...(file.endsWith('.py') ? literals(source) : []), ...source.split('\n')].filter((text) => /[^ -~]/.test(text));
}

const collections = (process.env['YOSH_HOSTILE'] ?? '').split(':').filter((folder) => folder !== '');

/** All texts, each once. */
export const HOSTILE: readonly string[] = [
  ...new Set([
    ...OWN,
    ...collections.flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:png|gif|html)$/.test(entry.name))
        .flatMap((entry) => textsIn(path.join(entry.parentPath, entry.name))),
    ),
  ]),
]
  .filter((text) => text.trim() !== '' || text.length === 1)
  .map((text) => text.slice(0, TEXT_CHARS));
