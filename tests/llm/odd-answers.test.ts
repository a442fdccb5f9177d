/** Answers in shapes that were not asked for and that a person understands: as the input of a call, and as a text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meant } from '../../src/llm/call-shapes.ts';
import { FormReader } from '../../src/llm/forms.ts';
import type { ToolCall } from '../../src/llm/port.ts';
import { parseReply, tools } from '../../src/replies/index.ts';
import { runs } from '../support/sample.ts';

/** What comes of calls, a line each: `$ command # explanation`, words, a look-up, or `?` for what is asked for again. */
const outcome = (calls: readonly ToolCall[]): string =>
  calls
    .flatMap((call) => meant(call, tools))
    .map(({ name, input }) => {
      const reply = parseReply(name, input);
      if (!reply.ok) return '?';
      if (reply.value.does === 'suggest') return `$ ${reply.value.command}${reply.value.text === '' ? '' : ` # ${reply.value.text}`}`;
      return reply.value.does === 'say' ? reply.value.text : reply.value.note;
    })
    .join('\n');

/** The same of a text, whole and by its characters; null when it is shown as it is. */
function read(text: string): readonly (string | null)[] {
  return [[text], [...text]].map((pieces) => {
    const reader = new FormReader({ tools });
    const shown = pieces.map((piece) => reader.push(piece)).join('');
    const form = reader.end(true);
    if (form === 'broken') return '?';
    return 'calls' in form ? shown + outcome(form.calls) : null;
  });
}

const LINK = 'A link to a file.';
const LS = '$ ls -la';

/** The same object as the input of `command`, and as a text. */
const OBJECTS: readonly (readonly [object, string])[] = [
  // nothing to run
  [{ command: '', explanation: LINK }, LINK],
  [{ command: null, explanation: LINK }, LINK],
  [{ command: '', explanation: '', answer: LINK }, LINK],
  [{ command: null, explanation: null, answer: LINK }, LINK],
  ...['N/A', 'None', 'none.', 'null', '-', '...', '(none)', '`None`', '# none', 'No command needed', ' \u200b'].map(
    (nothing) => [{ command: nothing, explanation: LINK }, LINK] as const,
  ),
  [{ command: [], explanation: LINK }, LINK],
  [{ command: {}, explanation: LINK }, LINK],
  [{ command: false, explanation: LINK }, LINK],
  [{ command: 'null', explanation: 'null', answer: LINK }, LINK],
  [{ command: '', explanation: '', question: 'Which file?' }, 'Which file?'],
  [{ command: '', explanation: ['A link', 'to a file.'] }, 'A link\nto a file.'],
  [{ command: '', thought: 'The user asks.', note: LINK }, LINK],
  [{ command: 'None', explanation: '' }, '?'],
  [{ command: '', explanation: 'N/A', pending: false }, '?'],
  [{ commands: [] }, '?'],
  // the command in another shape, or under another name
  [{ commands: ['ls -la'], explanation: 'lists' }, `${LS} # lists`],
  [{ commands: 'ls -la' }, LS],
  [{ commands: [{ command: 'ls -la', explanation: 'lists' }] }, `${LS} # lists`],
  [{ command: { cmd: 'ls', args: ['-la'] }, explanation: 'lists' }, `${LS} # lists`],
  [{ command: { command: 'ls -la', explanation: 'lists' } }, `${LS} # lists`],
  [{ command: { type: 'string', value: 'ls -la' } }, LS],
  [{ command_to_run: 'ls -la', explanation: 'lists' }, `${LS} # lists`],
  [{ suggested_command: 'ls -la' }, LS],
  [{ befehl: 'ls -la', erklärung: 'listet' }, `${LS} # listet`],
  [{ 命令: 'ls -la', 说明: '列出' }, `${LS} # 列出`],
  [{ command: 'ls -la', explanation: ['lists', 'all'] }, `${LS} # lists all`],
  [{ command: 'ls -la', explanation: { text: 'lists' } }, `${LS} # lists`],
  [{ command: 'ls -la', answer: 'lists' }, `${LS} # lists`],
  [{ command: 'ls -la', explanation: 'lists', answer: 'It lists them.' }, `${LS} # lists`],
  [{ command: 'ls -la', explanation: 'lists', pending: 'No further steps.' }, `${LS} # lists`],
  [{ command: 'ls -la', explanation: 'lists', pending: {} }, `${LS} # lists`],
  // several
  [{ commands: ['cd /tmp', 'ls -la'], explanation: 'lists' }, `$ cd /tmp # lists\n${LS}`],
  [{ command: ['cd /tmp', 'ls -la'], explanation: 'lists' }, `$ cd /tmp # lists\n${LS}`],
  [{ commands: ['ls', 'pwd'] }, '$ ls\n$ pwd'],
  [{ commands: ['ls', '-la'] }, LS],
  [{ Command: ['cd /tmp', 'ls -la'] }, `$ cd /tmp\n${LS}`],
  [{ commands: ['make', 'make test'], workdir: '/srv' }, '$ cd /srv && make\n$ cd /srv && make test'],
  // not certain
  [{ command: 42, explanation: 'lists' }, '?'],
  [{ command: 'print(1)', language: 'python', explanation: 'prints' }, '?'],
  [{ command: 'rm a; ls', workdir: '/srv', explanation: 'removes' }, '?'],
  [{ command: 'ls -la', explanation: 'lists', pending: 'maybe' }, '?'],
];

test.each(OBJECTS)('the tool for commands, and a text: %j', (object, sees) => {
  expect(outcome([{ name: 'command', input: object }])).toBe(sees);
  expect(read(JSON.stringify(object))).toEqual([sees, sees]);
});

test.each<readonly [string, unknown, string]>([
  ['command', { answer: LINK }, LINK],
  ['command', { text: LINK }, LINK],
  ['command', { query: 'ls -la' }, LS],
  ['command', { query: LINK }, '?'],
  ['command', { explanation: 'lists' }, '?'],
  ['command', 'ls -la', '?'],
  ['command', '{"command": "rm -rf /home/me', '?'],
  ['chat', { response: ['One.', 'Two.'] }, 'One.\nTwo.'],
  ['chat', { response: [{ type: 'text', text: LINK }] }, LINK],
  ['chat', { response: { text: LINK } }, LINK],
  ['chat', { response: 42 }, '42'],
  ['chat', { response: null, text: LINK }, LINK],
  ['chat', { words: LINK }, LINK],
  ['chat', { explanation: LINK }, LINK],
  ['chat', { antwort: LINK }, LINK],
  ['chat', ['One.', 'Two.'], 'One.\nTwo.'],
  ['chat', { response: JSON.stringify({ answer: LINK }) }, LINK],
  ['chat', { response: JSON.stringify({ command: 'ls -la', explanation: 'lists' }) }, `${LS} # lists`],
  ['chat', { response: { command: 'ls -la', explanation: 'lists' } }, `${LS} # lists`],
  ['chat', { command: 'ls -la', explanation: 'lists' }, `${LS} # lists`],
  ['chat', { response: 'I list them.', command: 'ls -la' }, `I list them.\n${LS}`],
  ['chat', { response: LINK, command: 'none' }, LINK],
  ['chat', { response: LINK, code: 'print(1)' }, LINK],
  ['chat', { response: { port: 80 } }, '```json\n{\n  "port": 80\n}\n```'],
  ['chat', { response: '' }, '?'],
  ['chat', { id: 'call_1', count: 3 }, '?'],
  ['scrollback', { lines: '50' }, 'reading 50 lines of output'],
  ['scrollback', { line_count: 20 }, 'reading 20 lines of output'],
  ['scrollback', 20, 'reading 20 lines of output'],
  ['scrollback', { lines: -1 }, '?'],
  ['history', { query: 'git push' }, 'reading the recorded commands'],
  ['history', { words: ['git', 'push'] }, 'reading the recorded commands'],
  ['history', '{"words": "git', '?'],
  ['remember', { fact: 'I use vim.' }, 'reading what the model would remember'],
])('the tool %s: %j', (name, input, sees) => expect(outcome([{ name, input }])).toBe(sees));

test('a nesting that is too deep is asked for again', () => {
  for (const key of ['command', 'response', 'x']) {
    let deep: unknown = 'ls';
    for (let depth = 0; depth < 20_000; depth++) deep = { [key]: deep };
    for (const name of ['command', 'chat']) for (const input of [deep, { response: deep }]) expect(outcome([{ name, input }])).toBe('?');
  }
});

test('any input gives calls, never an exception', () => {
  const key = fc.constantFrom('command', 'commands', 'Command', 'cmd', 'explanation', 'answer', 'response', 'text', 'args', 'x');
  const { input } = fc.letrec((tie) => ({
    input: fc.oneof({ maxDepth: 4 }, fc.string(), fc.constantFrom('none', null, 7, true), tie('list'), tie('object')),
    list: fc.array(tie('input'), { maxLength: 3 }),
    object: fc.dictionary(key, tie('input'), { maxKeys: 4 }),
  }));
  fc.assert(
    fc.property(fc.constantFrom('command', 'chat', 'history', 'scrollback', 'docs'), input, (name, given) => {
      expect(meant({ name, input: given }, tools).length).toBeGreaterThan(0);
    }),
    { numRuns: runs(2_000) },
  );
});

describe('a text', () => {
  test.each<readonly [string, string]>([
    ['{"answer": ["One.", "Two."]}', 'One.\nTwo.'],
    ['{"answer": 42}', '42'],
    ['{"answer": {"summary": "A link.", "details": "To a file."}}', 'A link.\nTo a file.'],
    ['{"response": {"answer": "A link to a file."}}', LINK],
    ['{"response": {"command": "ls -la", "explanation": "lists"}}', `${LS} # lists`],
    ['{"explanation": "A link to a file."}', LINK],
    ['{"question": "Which file?"}', 'Which file?'],
    ['{"answer": ""}', '?'],
    ['{"answer": null}', '?'],
    ['{"commands": [{"command": "ls", "explanation": "a"}, {"command": "pwd", "explanation": "b"}]}', '$ ls # a\n$ pwd # b'],
    ['{"steps": [{"command": "ls", "explanation": "a"}, {"command": "pwd", "explanation": "b"}]}', '$ ls # a\n$ pwd # b'],
    ...['**`X`**', '*`X`*', '__`X`__', '> `X`', '### `X`', '(`X`)', '“`X`”', '"`X`"', '``X``', '→ `X`', '- **`X`**', '**`X`**\n'].map(
      (around) => [around.replace('X', 'ls -la'), LS] as const,
    ),
  ])('%j', (text, sees) => expect(read(text)).toEqual([sees, sees]));

  test.each([
    '**`ls -la`** lists all files.',
    '**`ls`** and **`pwd`**',
    '**`ls`**\n**`pwd`**',
    '~~`rm -rf a`~~',
    '❌ `rm -rf a`',
    'Not `rm -rf a`',
    '`ls -la`?',
    '**Note**',
    '{"jobs": {"build": {"steps": ["make", "make test"]}}}',
    '{"count": 42}',
  ])('%j is words', (text) => expect(read(text)).toEqual([null, null]));
});
