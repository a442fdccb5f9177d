/** Answers in forms that no table was written for: whole, and in pieces of 7 bytes. */
import { expect, test } from 'vitest';
import { NATIVE_BODIES, type NativeBody } from './native-bodies.ts';
import { NATIVE_TEXTS } from './native-texts.ts';
import { expectSeen, see } from './see-body.ts';

test('28 notations and 60 bodies', () => expect([NATIVE_TEXTS.length, NATIVE_BODIES.length]).toEqual([28, 60]));

/** Not understood. */
const UNREAD: ReadonlySet<string> = new Set([
  'Apertus',
  'Apriel 1.5, steps and words',
  'Cohere: one JSON',
  'Command A, citations',
  'Converse: one JSON',
  'Converse: one JSON with a call',
  'DeepSeek 4, bars of ASCII',
  'DeepSeek 4.1, tags with a space',
  'GLM: the network of the server',
  'Gemini: a malformed call',
  'Gemini: one JSON',
  'Gemini: one JSON with a call',
  'Inkling, thoughts and a call',
  'Inkling, thoughts and words',
  'KoboldCpp: its own events',
  'LocalAI: two signs of it as words (LocalAI#9988)',
  'Messages: one JSON',
  'Ollama: lines of generate',
  'Responses: one JSON',
  'Solar Open, words',
  'Workers AI: its own events',
  'Workers AI: one JSON',
  'Workers AI: one JSON with a call',
  'a delta that is text',
  'a tool for several tools',
  'arguments inside arguments',
  'arguments inside input, as text',
  'events as JSON text',
  'gptme, a tool and its id',
  'lists that became objects, as PHP writes them',
  'llama.cpp: its own events',
  'smolagents, code',
  'text-generation-inference: its own events',
  'text-generation-inference: no tool',
  'text-generation-inference: one JSON',
  'two objects in one event',
  'LM Studio: arguments only when done, then empty (pi#917)',
  'another id with the pieces than with the item',
  'the text only when it is done',
]);

async function expectBody({ wire, body, sees }: NativeBody): Promise<void> {
  const type = body.startsWith('data:') || body.startsWith('event:') ? 'text/event-stream' : 'application/json';
  expectSeen(await see(wire, { body, type }), sees);
  expectSeen(await see(wire, { body, type, size: 7 }), sees);
}

const ALL = [...NATIVE_TEXTS, ...NATIVE_BODIES];
test.each(ALL.filter(({ name }) => !UNREAD.has(name)))('$wire: $name', expectBody);
test.fails.each(ALL.filter(({ name }) => UNREAD.has(name)))('not understood: $wire: $name', expectBody);
