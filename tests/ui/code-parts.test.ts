/** How code in answers is coloured: line by line, nothing lost, in time that grows with the text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodeParts } from '../../src/ui/code-parts.ts';
import { stylesOf } from './answer-screen.ts';

/** Each part of the lines in brackets, but plain ones. */
const marked = (language: string, ...lines: readonly string[]): readonly string[] => {
  const parts = new CodeParts(language);
  return lines.map((line) =>
    parts
      .line(line)
      .map(({ text, part }) => (part === 'plain' ? text : `[${part} ${text}]`))
      .join(''),
  );
};

describe('one language each', () => {
  test.each([
    ['sh', ['for f in *.md; do # all'], ['[keyword for] f [keyword in] *.md; [keyword do] [comment # all]']],
    ['console', ['$ for x'], ['$ for x']],
    ['json', ['{"a": [1, true, "b"]}'], ['{[name "a"]: [1, [keyword true], [string "b"]]}']],
    ['yaml', ['name: web # the name'], ['[name name:] [string web] [comment # the name]']],
    ['python', ['def f(x): return "a"'], ['[keyword def] [name f](x): [keyword return] [string "a"]']],
    ['js', ['const a = `x${b}`'], ['[keyword const] a = [string `x]${b}[string `]']],
    ['ts', ['type A = string'], ['[keyword type] A = [keyword string]']],
    ['diff', ['-old', '+new'], ['[removed -old]', '[added +new]']],
    ['ini', ['[core]', 'a = b'], ['[name [core]]', '[name a] = b']],
    ['sql', ['SELECT name FROM t; -- all'], ['[keyword SELECT] name [keyword FROM] t; [comment -- all]']],
    ['rust', ['fn main() {}'], ['fn main() {}']],
    ['', ['ls'], ['ls']],
    ['__proto__', ['ls'], ['ls']],
  ])('%s', (language, lines, wanted) => expect(marked(language, ...lines)).toEqual(wanted));
});

test('a string of several lines goes on, and ends', () => {
  expect(marked('python', 'a = """one', 'def two', '"""', 'return')).toEqual([
    'a = [string """one]',
    '[string def two]',
    '[string """]',
    '[keyword return]',
  ]);
});

test('what stays open for long is plain to the end of the block, however long it is', () => {
  const lines = marked('python', 'a = """one', ...Array.from({ length: 100 }, () => 'return'));
  expect(lines.slice(0, 3)).toEqual(['a = [string """one]', '[string return]', '[string return]']);
  expect(lines.slice(50)).toEqual(Array.from({ length: 51 }, () => 'return'));
});

test('the pieces of a line are its text', () => {
  const language = fc.constantFrom('sh', 'json', 'yaml', 'python', 'ts', 'diff', 'ini', 'sql', 'other');
  const fragment = fc.constantFrom(
    ...'\'"`#/*-+{}()[]<>&;:=$\\ \t|'.split(''),
    '"""',
    'if ',
    'EOF',
    '<<EOF',
    '界',
    '🙂',
    'a',
    '1',
    '&amp;',
    '</span>',
  );
  const line = fc
    .array(fc.oneof(fragment, fc.string({ maxLength: 5 })), { maxLength: 15 })
    .map((parts) => parts.join('').replaceAll('\n', ''));
  fc.assert(
    fc.property(language, fc.array(line, { maxLength: 12 }), (name, lines) => {
      const parts = new CodeParts(name);
      for (const each of lines) {
        const pieces = parts.line(each);
        expect(pieces.map(({ text }) => text).join('')).toBe(each);
        expect(pieces.every(({ text }, at) => text !== '' && pieces[at - 1]?.part !== pieces[at]?.part)).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('on the screen in colours where the background is known, in bold and italics where it is not', async () => {
  const text = 'Run:\n```sh\nif true; then # yes\n```\nthen `x`';
  expect(await stylesOf(text, { background: 'dark' })).toBe('<6>Run:\n<->[1] sh\n<3>if true<->; <3>then <i># yes\n\n<6>then <->x');
  expect(await stylesOf(text, { color: '39' })).toBe('<->Run:\n<->[1] sh\n<b>if true<->; <b>then <i># yes\n\n<->then x');
  expect(await stylesOf(text, { color: '', background: 'dark' })).toBe('<->Run:\n<->[1] sh\n<->if true; then # yes\n\n<->then `x`');
});

test('a line that is wrapped in the margin is plain; one that is left to the terminal to wrap has colours', async () => {
  const inCode = (line: string): Promise<string> => stylesOf(`\`\`\`sh\n${line}\n\`\`\``, { background: 'dark' });
  expect(await inCode(`echo ${'word '.repeat(20)}"end"`)).not.toContain('<2>');
  expect(await inCode(`echo ${'x-'.repeat(40)} "end"`)).toContain('<2>"end"');
});
