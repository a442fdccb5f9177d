/** The code blocks that an answer keeps while it is shown. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CodeBlock } from '../../src/base/fences.ts';
import { Answer } from '../../src/ui/answer.ts';

function blocksOf(pieces: readonly string[]): readonly CodeBlock[] {
  const answer = new Answer({ color: '36', cols: 80 });
  for (const piece of pieces) answer.push(piece);
  answer.end();
  return answer.codeBlocks();
}

const TEXT = `First:

\`\`\`bash
ls -la \\
  | sort

done
\`\`\`

- in a list:
  ~~~python
  if x:
      y()
  ~~~

> \`\`\`
> quoted *text*
> \`\`\`

\`\`\`json
{"open": 1}`;

const KEPT: readonly CodeBlock[] = [
  { language: 'bash', text: 'ls -la \\\n  | sort\n\ndone' },
  { language: 'python', text: 'if x:\n    y()' },
  { language: '', text: 'quoted *text*' },
  { language: 'json', text: '{"open": 1}' },
];

describe('code blocks', () => {
  test('are those with a number on the screen, with their own indent only', () => expect(blocksOf([TEXT])).toEqual(KEPT));

  test('are the same however the text is cut', () => {
    const part = fc.constantFrom('```', '~~~', '```sh', '\n', '\n', '> ', '- ', '  ', 'a', '$ b', '`', '\u200b', '👩‍💻', '\r\n');
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 40 }).map((parts) => parts.join('')),
        (text) => {
          expect(blocksOf(text.split(''))).toEqual(blocksOf([text]));
        },
      ),
      { numRuns: 500 },
    );
    expect(blocksOf(TEXT.split(''))).toEqual(KEPT);
  });

  test('show what is invisible, as the screen does', () => expect(blocksOf(['```\na\u200bb\n```'])[0]?.text).toMatch(/^a.*200[bB].*b$/));

  test.each([
    ['a long line', `x${'y'.repeat(5_000)}\n`],
    ['a long block', 'some words\n'.repeat(2_000)],
  ])('%s is not kept, and the next block is', (_, body) => {
    expect(blocksOf([`\`\`\`sh\n${body}\`\`\`\n\n\`\`\`sh\nls\n\`\`\`\n`])).toEqual([
      { language: 'sh', text: null },
      { language: 'sh', text: 'ls' },
    ]);
  });

  test('are bounded in number and in all', () => {
    const many = blocksOf(['```sh\nls\n```\n\n'.repeat(300)]);
    expect([many.length, many.at(-1)?.text]).toEqual([99, 'ls']);
    const large = blocksOf([`\`\`\`sh\n${'some words\n'.repeat(1_400)}\`\`\`\n\n`.repeat(30)]);
    expect(large.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)).toBeLessThanOrEqual(131_072);
    expect(large.at(-1)?.text).toBeNull();
  });
});
