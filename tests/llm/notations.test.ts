/** Answers in notations that no row of a table was written for: whole, in pieces, cut, and words that only look like them. */
import { describe, expect, test } from 'vitest';
import { SPEECH, sse } from '../support/wire-speech.ts';
import { type NotationRow, PROSE, TRUNCATED, WHOLE } from './notation-rows.ts';
import { PROSE_2, TRUNCATED_2, WHOLE_2 } from './notation-rows-2.ts';
import { see } from './see-body.ts';

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const pieces = (text: string, chars: number): readonly string[] => {
  const letters = [...text];
  return Array.from({ length: Math.ceil(letters.length / chars) }, (_, at) => letters.slice(at * chars, (at + 1) * chars).join(''));
};

/**
 * Not understood. In the first set: words with a call in their line, a folded section of HTML. In the second: one more sign before a name.
 */
const UNREAD = ['Calling command with', '<details>', '$call'];
const isUnread = ({ text }: NotationRow): boolean => UNREAD.some((start) => text.startsWith(start));

async function expectRow({ text, command, said, explanation }: NotationRow, chars: number): Promise<void> {
  const found = await see('chat', { body: sse(SPEECH.chat.say({ text: pieces(text, chars) })) });
  const shown = plain(found.said);
  expect(found.prefilled).toBe(command);
  // the words before a command are on the screen or explain it
  if (command === null) expect(shown).toBe(plain(said));
  else expect(['', plain(said)]).toContain(shown);
  if (explanation !== undefined) expect(found.explanation).toBe(explanation);
}

describe.each([4096, 7, 1])('in pieces of %s characters', (chars) => {
  test.each(WHOLE.filter((row) => !isUnread(row)))('$text', (row) => expectRow(row, chars));
  test.fails.each(WHOLE.filter(isUnread))('not understood: $text', (row) => expectRow(row, chars));
  test.each(PROSE)('words: $text', (row) => expectRow(row, chars));
  test.each(TRUNCATED)('cut: $text', async ({ text }) => {
    const { prefilled } = await see('chat', { body: sse(SPEECH.chat.say({ text: pieces(text, chars) })) });
    expect(prefilled).toBeNull();
  });
});

describe.each([4096, 7, 1])('the second set, in pieces of %s characters', (chars) => {
  test.each(WHOLE_2.filter((row) => !isUnread(row)))('$text', (row) => expectRow(row, chars));
  test.fails.each(WHOLE_2.filter(isUnread))('not understood: $text', (row) => expectRow(row, chars));
  test.each(PROSE_2)('words: $text', (row) => expectRow(row, chars));
  test.each(TRUNCATED_2)('cut: $text', async ({ text }) => {
    const { prefilled } = await see('chat', { body: sse(SPEECH.chat.say({ text: pieces(text, chars) })) });
    expect(prefilled).toBeNull();
  });
});
