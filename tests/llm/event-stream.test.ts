/** Bodies in any framing and any pieces give the same values. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DONE, EventDecoder, Words } from '../../src/llm/event-stream.ts';
import { looseValue } from '../../src/llm/loose-json.ts';

function decoded(pieces: readonly string[]): readonly unknown[] {
  const decoder = new EventDecoder();
  return [...pieces.flatMap((piece) => decoder.push(piece)), ...decoder.end()];
}

const values = fc.array(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), { maxLength: 5 });
const FRAMINGS: Readonly<Record<string, (value: unknown, eol: string) => string>> = {
  events: (value, eol) => `event: x${eol}data: ${JSON.stringify(value)}${eol}${eol}`,
  'events without empty lines': (value, eol) => `data:${JSON.stringify(value)}${eol}`,
  'events between comments': (value, eol) => `: ping${eol}${eol}data: ${JSON.stringify(value)}${eol}${eol}`,
  'JSON lines': (value, eol) => `${JSON.stringify(value)}${eol}`,
};

describe.each(Object.entries(FRAMINGS))('%s', (_name, framed) => {
  test('give their values in any pieces', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('\n', '\r\n', '\r'), fc.integer({ min: 1, max: 40 }), (all, eol, size) => {
        const body = all.map((value) => framed(value, eol)).join('');
        const pieces = body.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        expect(JSON.stringify(decoded(pieces))).toBe(JSON.stringify(all));
      }),
    );
  });
});

test('one document over several lines is one value', () => {
  expect(decoded([JSON.stringify({ a: [{ b: 1 }] }, null, 2)])).toEqual([{ a: [{ b: 1 }] }]);
});

test('an event that is printed over several lines is one value', () => {
  const value = { choices: [{ index: 0, delta: { content: 'a' } }, { index: 1 }] };
  const printed = `id: 1\ndata: ${JSON.stringify(value, null, 2)}\n\n`;
  expect(decoded([printed + printed, 'data: [DONE]\n\n'])).toEqual([value, value, DONE]);
  expect(decoded([...printed])).toEqual([value]);
});

test('a body of words alone is what the server has to say; beside anything else they are not', () => {
  expect(decoded(['Internal ', 'Server Error'])).toEqual([new Words('Internal Server Error')]);
  expect(decoded(['no GPU\navailable\n'])).toEqual([new Words('no GPU\navailable')]);
  expect(decoded([': ping\n\nevent: x\n\n'])).toEqual([]);
  expect(decoded(['hello\n{"a":1}\n'])).toEqual([{ a: 1 }]);
});

test('an end with a space is the end', () => {
  expect(decoded(['data: [DONE] \n\n'])).toEqual([DONE]);
});

test('what is not whole at the end is dropped', () => {
  expect(decoded(['data: {"a":1}\n\ndata: {"b":'])).toEqual([{ a: 1 }]);
});

describe('loose JSON', () => {
  test('reads strict JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const json = JSON.stringify(value);
        const found = looseValue(json, 0);
        return found !== null && found.end === json.length && JSON.stringify(found.value) === JSON.stringify(JSON.parse(json));
      }),
    );
  });

  test('a part of an object is no value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.nat(), (value, at) => {
        const json = JSON.stringify(value);
        return looseValue(json.slice(0, at % json.length), 0) === null;
      }),
    );
  });
});
