/** Commands written as text are recognised, and text is held back from the screen only while it may be one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutMarks } from '../../src/llm/dialects.ts';
import { type Form, FormReader } from '../../src/llm/forms.ts';
import { meant } from '../../src/llm/call-shapes.ts';
import { withoutEnds, withoutFrame } from '../../src/llm/wrappers.ts';
import { tools } from '../../src/replies/index.ts';
import { readForm } from './read-form.ts';
import { claimed } from '../support/sample.ts';

/** A name between brackets: a mark when it is at the beginning or the end of an answer. */
const BRACKETED = /<[^<>]*>|\[[^[\]]*\]/g;

/** The words and signs that a person is to see: without marks, and without what is around an answer, in any nesting. */
function bare(text: string): string {
  const less = withoutMarks(withoutEnds(withoutFrame(text.replaceAll(BRACKETED, '').trimStart()))).trim();
  return less === text ? text.replaceAll(/[<>[\]]/g, '') : bare(less);
}

const read = (text: string): ReturnType<typeof readForm> => readForm(text, { tools });
const commandOf = (text: string): unknown => {
  const [call] = read(text) ?? [];
  return call === undefined ? undefined : (meant(call, tools)[0]?.input as { command?: unknown } | undefined)?.command;
};

/** Pushes the text in pieces: what was shown on the way, and the result at the end. */
function stream(text: string, size: number): { shown: string; end: Form } {
  const reader = new FormReader({ tools });
  let shown = '';
  for (let at = 0; at < text.length; at += size) shown += reader.push(text.slice(at, at + size));
  return { shown, end: reader.end() };
}

const COMMANDS: readonly (readonly [string, string])[] = [
  ['$ git log --oneline', 'git log --oneline'],
  ['`docker ps -a`', 'docker ps -a'],
  ['**`docker ps -a`**', 'docker ps -a'],
  ['```sh\ntar xzf a.tgz\n```', 'tar xzf a.tgz'],
  ['```\n$ ls\n```\n\nLists the files. And more.', 'ls'],
  ['```bash\nfor f in *; do\n  echo "$f"\ndone\n```', 'for f in *; do\n  echo "$f"\ndone'],
  ['{"command": "ls", "explanation": "x", "pending": false}', 'ls'],
  ['[{"name": "command", "arguments": {"command": "ls", "explanation": "x"}}]', 'ls'],
  ['{"tool_calls": [{"function": {"name": "command", "arguments": "{\\"command\\": \\"ls\\"}"}}]}', 'ls'],
];

const WORDS = [
  'It lists files.',
  'find is a program that looks for files',
  'sort the lines with sort',
  'yes',
  'make sure you have a backup',
  'ls lists the files in a folder.',
  'Use `ls -la` for that.',
  '```python\nprint(1)\n```',
  '```bash\nls\n```\nor\n```bash\nfind .\n```',
  '{ echo one; echo two; } groups commands',
  '{"count": 42}',
  '[1, 2, 3] is a list',
  '# Heading\nwords',
  'git is great',
  '',
];

describe('recognised', () => {
  test.each(COMMANDS)('%j is a command', (text, command) => {
    expect(commandOf(text)).toBe(command);
  });
  test.each(WORDS)('%j is text', (text) => {
    expect(read(text)).toBeNull();
  });
  test('several calls stay several, so that the model is asked again for one', () => {
    expect(read('[{"name":"command","arguments":{}},{"name":"command","arguments":{}}]')).toHaveLength(2);
  });
  test('the explanation is the first sentence behind the block', () => {
    expect(read('```\nls\n```\n\nLists the files. And more.')?.[0]?.input).toMatchObject({ explanation: 'Lists the files.' });
  });
});

describe('held back', () => {
  test.each(COMMANDS)('%j never shows a character', (text) => {
    for (const size of [1, 2, 7, text.length]) expect(stream(text, size)).toMatchObject({ shown: '', end: { calls: expect.any(Array) } });
  });

  test.each(WORDS)('%j is shown whole', (text) => {
    for (const size of [1, 3, text.length || 1]) {
      const { shown, end } = stream(text, size);
      expect(shown + (typeof end === 'object' && 'text' in end ? end.text : '')).toBe(text);
    }
  });

  test('ordinary text is shown from its first piece', () => {
    for (const text of ['It', 'The ', 'You can', '- one', '# H', '**bold**', '1. one', 'Sure'])
      expect(new FormReader({ tools }).push(text)).toBe(text);
  });

  test('thoughts are not shown, however long, and the answer after them is', () => {
    const text = `<think>\n${'hm '.repeat(2000)}</think>\n\nIt is so.`;
    for (const size of [1, 5, 4096]) expect(stream(text, size)).toEqual({ shown: 'It is so.', end: { text: '' } });
    expect(stream('<think>never ends', 3)).toEqual({ shown: '', end: { text: '' } });
    expect(stream('<table>', 1)).toEqual({ shown: '<table>', end: { text: '' } });
  });

  test('an answer that is expected to begin within a thought is shown from the end of that, or whole where there is none', () => {
    const read = (text: string, size: number): readonly [string, Form, boolean] => {
      const reader = new FormReader({ tools, inThought: true });
      let shown = '';
      for (let at = 0; at < text.length; at += size) shown += reader.push(text.slice(at, at + size));
      expect(text.includes('</think>') || shown === '').toBe(true);
      return [shown + reader.release(), reader.end(), reader.beganInThought];
    };
    const words = 'hm '.repeat(2000);
    for (const size of [1, 5, 4096]) {
      expect(read(`${words}</think>\n\nIt is so.`, size)).toEqual(['It is so.', { text: '' }, true]);
      expect(read(`<think>${words}</think>\n\nIt is so.`, size)).toEqual(['It is so.', { text: '' }, true]);
      expect(read(`or \`ls\`?[/THINK]{"command":"ls"}`, size)).toEqual([
        '',
        { calls: [expect.objectContaining({ name: 'command' })] },
        true,
      ]);
      expect(read(`${words}It is so.`, size)).toEqual([`${words}It is so.`, { text: '' }, false]);
      expect(read('{"command":"ls"}', size)).toEqual(['', { calls: [expect.objectContaining({ name: 'command' })] }, false]);
      expect(stream('hm </think> so', size).shown).toContain('hm');
    }
  });

  test('any text is shown whole or becomes calls, in any pieces, and never both', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('```', '{"command":"', 'ls ', '$ ', '`', '\n', '<think>', '</think>', '<tool_call>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const reader = new FormReader({ tools });
        const shown = pieces.map((one) => reader.push(one)).join('');
        const end = reader.end();
        if (text.includes('think>')) return true;
        if (end === 'broken' || 'calls' in end) return withoutMarks(text).includes(withoutMarks(shown).trim());
        return bare(shown + end.text) === bare(text);
      }),
      { numRuns: claimed(3000) },
    );
  });
});

test.each([
  ['```sh\nls\n```\n**Explanation:** It lists.', 'It lists.'],
  ['```sh\nls\n```\n**Spiegazione:** elenca i file', 'elenca i file'],
  ['```sh\nls\n```\n**Explanation:**\n\n* `ls`: lists', ''],
])('the label of an explanation is no part of it: %j', (text, explanation) =>
  expect(readForm(text, { tools })).toMatchObject([{ input: { command: 'ls', explanation } }]),
);

test.each(['### Response:\n', '[CALL]', '<<a>>', '@@tool@@ ', '<act>'])('a long text of %j alone is words', (unit) => {
  const { end } = stream(unit.repeat(5_000), 50);
  expect(end).toHaveProperty('text');
});
