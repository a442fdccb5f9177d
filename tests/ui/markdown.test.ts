import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Markdown } from '../../src/ui/markdown.ts';

/** The text with bold, code or both as `<b …>`, `<c …>`, `<bc …>`. */
function read(text: string, size = text.length || 1): string {
  const markdown = new Markdown();
  let out = '';
  const add = (pieces: ReturnType<Markdown['push']>): void => {
    for (const piece of pieces)
      for (const char of piece.text) out += char === '\n' ? char : `${piece.bold ? 'ᵇ' : ''}${piece.code ? 'ᶜ' : ''}${char}`;
  };
  for (let at = 0; at < text.length; at += size) add(markdown.push(text.slice(at, at + size)));
  add(markdown.end());
  return out
    .replaceAll(/(?:ᵇᶜ[^ᵇᶜ\n])+/g, (run) => `<bc ${run.replaceAll(/[ᵇᶜ]/g, '')}>`)
    .replaceAll(/(?:ᵇ[^ᵇᶜ\n])+/g, (run) => `<b ${run.replaceAll('ᵇ', '')}>`)
    .replaceAll(/(?:ᶜ[^ᵇᶜ\n])+/g, (run) => `<c ${run.replaceAll('ᶜ', '')}>`);
}

const CASES: readonly (readonly [string, string])[] = [
  ['plain words', 'plain words'],
  ['a **bold** word', 'a <b bold> word'],
  ['**Bold** first', '<b Bold> first'],
  ['use `ls -la` here', 'use <c ls -la> here'],
  ['**`ls`** both', '<bc ls> both'],
  ['# Heading\nwords', '<b Heading>\nwords'],
  ['- one\n- two\n  * three', '• one\n• two\n  • three'],
  ['1. one', '1. one'],
  ['```bash\nls **\n# no heading\n```\nafter', '<c ls **>\n<c # no heading>\nafter'],
  ['src/**/*.ts and 2 ** 3 and a*b*c', 'src/**/*.ts and 2 ** 3 and a*b*c'],
  ['`a*b` and `**`', '<c a*b> and <c **>'],
  ['never **closed\nnext', 'never <b closed>\nnext'],
  ['- ', '• '],
  ['-', '-'],
  ['a -b --c', 'a -b --c'],
  ['--- \nx', '--- \nx'],
  ['*', '*'],
  ['', ''],
];

describe.each([1, 2, 3, 1000])('in pieces of %d', (size) => {
  test.each(CASES)('%j', (text, expected) => {
    expect(read(text, size)).toBe(expected);
  });
});

test('the result is the same for any pieces, and no letter is lost', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('**', '`', '```\n', '- ', '# ', '\n', 'word '));
  fc.assert(
    fc.property(fc.array(piece), fc.integer({ min: 1, max: 5 }), (pieces, size) => {
      const text = pieces.join('').replaceAll(/[ᵇᶜ]/g, '');
      const letters = (from: string): string => from.replaceAll(/<[bc]+ |[^a-z]/g, '');
      const whole = read(text);
      return read(text, size) === whole && (text.includes('```') || text.includes('<') || letters(whole) === letters(text));
    }),
    { numRuns: 2000 },
  );
});

test('ordinary text is passed on at once', () => {
  const markdown = new Markdown();
  expect(markdown.push('W').map((piece) => piece.text)).toEqual(['W']);
  expect(markdown.push('ords, ').map((piece) => piece.text)).toEqual(['ords, ']);
});
