/** Answers in forms that no table was written for: whole, and in pieces of 7 bytes. */
import { expect, test } from 'vitest';
import { NATIVE_BODIES, type NativeBody } from './native-bodies.ts';
import { NATIVE_TEXTS } from './native-texts.ts';
import { expectSeen, see } from './see-body.ts';

test('28 notations and 60 bodies', () => expect([NATIVE_TEXTS.length, NATIVE_BODIES.length]).toEqual([28, 60]));

/** Not understood: a thought and a block of Python, which ReAct's thought is taken for. */
const UNREAD: ReadonlySet<string> = new Set(['smolagents, code']);

async function expectBody({ wire, body, sees }: NativeBody): Promise<void> {
  const type = body.startsWith('data:') || body.startsWith('event:') ? 'text/event-stream' : 'application/json';
  expectSeen(await see(wire, { body, type }), sees);
  expectSeen(await see(wire, { body, type, size: 7 }), sees);
}

const ALL = [...NATIVE_TEXTS, ...NATIVE_BODIES];
test.each(ALL.filter(({ name }) => !UNREAD.has(name)))('$wire: $name', expectBody);
test.fails.each(ALL.filter(({ name }) => UNREAD.has(name)))('not understood: $wire: $name', expectBody);
