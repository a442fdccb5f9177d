/** Keys as they are pasted: without quotes, the name of a variable, or the word of a header. */
import { expect, test } from 'vitest';
import { bareKey, isKey } from '../../src/base/key-text.ts';
import { loadConfig } from '../../src/config/load.ts';
import { Keys } from '../../src/llm/key.ts';

const KEY = 'sk-proj-0123_45=';
const PASTED = [
  KEY,
  ` ${KEY}\n`,
  `"${KEY}"`,
  `'${KEY}'`,
  `OPENAI_API_KEY=${KEY}`,
  `export OPENAI_API_KEY="${KEY}"`,
  `export MY_KEY='${KEY}'`,
  `Bearer ${KEY}`,
  `"Authorization: Bearer ${KEY}"`,
  `x-api-key: ${KEY}`,
];

test.each(PASTED)('%j is the key', (text) => expect(bareKey(text)).toBe(KEY));

test.each(['two words', 'YWJj_ZGVm==', 'ABC_DEF==', 'a"b"c', '"', '', 'Bearer'])('%j stays as it is', (text) =>
  expect(bareKey(text)).toBe(text),
);

test('a key is one word of printable characters', () =>
  expect(['a-b_c=', '', 'two words', 'caf\u00e9'].map(isKey)).toEqual([true, true, false, false]));

test('the file and a command have their wrapping taken off', async () => {
  const file = { text: `key = Bearer ${KEY}\n`, mode: 0o600 };
  expect(loadConfig({ path: 'f', env: {}, file }).config.key).toBe(KEY);
  const printed = await new Keys().read({ kind: 'command', command: `echo 'export OPENAI_API_KEY="${KEY}"'`, from: 'x' }, process.env);
  expect(printed).toEqual({ ok: true, value: KEY });
});
