/** Calls that lack the braces at their end, and calls in a block of code under other names of the tool; whole, and by characters. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withBraces } from '../../src/llm/loose-json.ts';
import type { Outcome } from '../support/converse.ts';
import { choice, events } from './native-bodies.ts';
import { see } from './see-body.ts';

const said = (pieces: readonly string[], end: string): string =>
  events(...pieces.map((content) => choice({ content })), choice({}, end), '[DONE]');
const both = (text: string, end = 'stop'): Promise<Outcome[]> =>
  Promise.all([[text], [...text]].map((pieces) => see('chat', { body: said(pieces, end) })));

const CALL = '{"name": "command", "arguments": {"command": "ls -la", "explanation": "List"';

test.each([
  ['the last brace', `${CALL}}`],
  ['both braces', CALL],
  ['the brace of an object with our properties', '{"command": "ls -la", "explanation": "List"'],
  ['the brace in front of a closing tag', `<tool_call>\n${CALL}}\n</tool_call>`],
  ['another name of the tool', '```tool_code\nrun_command(command="ls -la", explanation="List")\n```'],
  ['another name of the tool, behind words', 'Sure.\n```tool_code\nexecute_shell(command="ls -la", explanation="List")\n```'],
])('%s', async (_, text) => {
  for (const { prefilled, failures, said: shown } of await both(text)) {
    expect({ prefilled, failures }).toEqual({ prefilled: 'ls -la', failures: [] });
    expect(shown).not.toMatch(/[{}`]/);
  }
});

test.each([
  ['the command comes last', '{"explanation": "List", "command": "rm -rf "', 'stop'],
  ['the answer was cut', CALL, 'length'],
  ['its last value is open', '{"command": "ls -la", "explanation": "Li', 'stop'],
])('nothing is prefilled where %s', async (_, text, end) => {
  for (const { prefilled } of await both(text, end)) expect(prefilled).toBe(null);
});

test('what is closed is the text with braces, and never another command', () => {
  const value = fc.string({ maxLength: 30 });
  fc.assert(
    fc.property(value, value, fc.nat(120), (command, explanation, cut) => {
      const whole = JSON.stringify({ command, explanation });
      const closed = withBraces(whole.slice(0, cut));
      if (closed === null) return;
      expect(closed.startsWith(whole.slice(0, cut).trimEnd())).toBe(true);
      expect((JSON.parse(closed) as { command: string }).command).toBe(command);
    }),
  );
});
