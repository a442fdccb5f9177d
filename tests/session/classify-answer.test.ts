/** What an answer is classified as when a kind of answer does something of its own: such a kind is one file more, and no case here. */
import { describe, expect, test } from 'vitest';
import { ok } from '../../src/base/result.ts';
import { parseReply, type Reply } from '../../src/replies/index.ts';
import { classifyAnswer } from '../../src/session/classify-answer.ts';

const OWN = { does: 'draws' } as unknown as Reply;
const parse: typeof parseReply = (name, input) => (name === 'draw' ? ok(OWN) : parseReply(name, input));

const classified = (names: readonly string[], corrected = false): string => {
  const inputs: Readonly<Record<string, unknown>> = { command: { command: 'ls', explanation: 'x' }, chat: { response: 'words' } };
  const calls = names.map((name) => ({ name, input: inputs[name] ?? {} }));
  const answer = classifyAnswer({ textReceived: '', calls, corrected }, parse);
  return answer.kind === 'reply' ? `${answer.reply.does} ${answer.words}`.trim() : answer.why;
};

describe('a deed of its own', () => {
  test.each([
    [['draw'], 'draws'],
    [['chat', 'draw'], 'draws words'],
    [['docs', 'draw'], 'draws'],
    [['command', 'draw'], 'suggest'],
    [['docs'], 'look-up'],
    [['chat', 'docs'], 'look-up words'],
  ])('%j: %s', (names, expected) => expect(classified(names)).toBe(expected));

  test('is kept in an answer that was corrected, where a look-up is not', () => {
    expect(classified(['chat', 'draw'], true)).toBe('draws words');
    expect(classified(['chat', 'docs'], true)).toBe('say words');
  });
});
