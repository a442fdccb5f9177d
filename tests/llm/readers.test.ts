/** The mappers alone, with anything a server may send in any order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChatReader } from '../../src/llm/chat/chat-answer.ts';
import { MessagesReader } from '../../src/llm/messages/messages-answer.ts';
import type { WireEvent } from '../../src/llm/wire-reader.ts';
import type { Seen } from '../support/model-server.ts';
import { MAPPERS } from '../support/network.ts';
import { type SseEvent, SPEECH, violations, WIRES } from '../support/wire-speech.ts';
import { claimed } from '../support/sample.ts';

const FINAL = new Set(['end', 'pause', 'fault']);
const LS = { command: 'ls', explanation: 'lists', pending: false };

describe.each(WIRES)('%s', (wire) => {
  const real = [
    {},
    { thinks: true, text: ['a', 'b'] },
    { calls: [{ name: 'command', input: LS }] },
    { stop: 'cut' },
    { stop: 'refused' },
  ] as const;
  const known: fc.Arbitrary<unknown> = fc.constantFrom(
    ...real.flatMap((speech) => SPEECH[wire].say(speech).map((event: SseEvent) => event.data)),
  );
  /** A real event with one part replaced by any value. */
  const twisted = fc.tuple(known, fc.nat(), fc.anything()).map(([event, at, value]) => {
    const copy = structuredClone(event) as Record<string, unknown>;
    const keys = Object.keys(copy);
    const key = keys[at % Math.max(1, keys.length)];
    if (key !== undefined && typeof copy === 'object') copy[key] = value;
    return copy;
  });

  test('nothing throws; a call is always followed by a normal end', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(known, twisted, fc.anything()), { maxLength: 30 }), (events) => {
        const reader = MAPPERS[wire].reader('owner');
        const out: WireEvent[] = [];
        for (const event of events) {
          const found = reader.push(event);
          out.push(...found);
          if (found.some(({ kind }) => FINAL.has(kind))) break;
        }
        if (!out.some(({ kind }) => FINAL.has(kind))) out.push(...reader.finish());
        const last = out.at(-1);
        const called = out.some(({ kind }) => kind === 'tool');
        return last !== undefined && FINAL.has(last.kind) && (!called || (last.kind === 'end' && last.reason === 'complete'));
      }),
      { numRuns: claimed(3000) },
    );
  });

  test('the checks of the test server find each violation', () => {
    const good = { path: SPEECH[wire].path, method: 'POST', headers: { 'anthropic-version': '2026-10-21' }, text: '' };
    const tool = { name: 'command', type: 'function', strict: true };
    const schema = { type: 'object', required: ['a'], additionalProperties: false, properties: { a: {} } };
    const base = {
      stream: true,
      store: false,
      parallel_tool_calls: false,
      include: ['reasoning.encrypted_content'],
      max_tokens: 8192,
      system: [{ type: 'text', cache_control: { type: 'ephemeral' } }],
      messages: [{ role: 'user', content: 'q' }],
      input: [{ role: 'user', content: 'q' }],
      tool_choice: wire === 'messages' ? { type: 'auto', disable_parallel_tool_use: true } : 'auto',
      tools: [
        wire === 'messages'
          ? { name: 'command', strict: true, input_schema: schema }
          : { ...tool, parameters: schema, function: { ...tool, parameters: schema } },
      ],
    };
    const found = (body: object): number => violations(wire, { ...good, body } as unknown as Seen).length;
    expect(found(base)).toBe(0);
    const open = { ...schema, additionalProperties: true };
    for (const wrong of [
      { temperature: 0 },
      { top_p: 1 },
      { stream: false },
      { tool_choice: { type: 'any' } },
      { tool_choice: 'required' },
      { tools: [{ ...tool, input_schema: open, parameters: open, function: { ...tool, parameters: open } }] },
      wire === 'responses'
        ? { input: [{ type: 'function_call', call_id: 'c', name: 'x' }] }
        : { messages: [{ role: 'assistant', content: [{ type: 'tool_use', id: 't' }], tool_calls: [{ id: 't' }] }, { role: 'user' }] },
    ])
      expect(found({ ...base, ...wrong })).toBeGreaterThan(0);
  });
});

test('a call in pieces without an index, or with a repeated name, is one call', () => {
  const reader = new ChatReader('owner');
  const piece = (call: object): unknown => ({ choices: [{ index: 0, delta: { tool_calls: [call] } }] });
  reader.push(piece({ id: 'a', function: { name: 'command', arguments: '{"command":' } }));
  reader.push(piece({ id: 'a', function: { name: 'command', arguments: '"ls"}' } }));
  reader.push({ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] });
  expect(reader.finish().filter((event) => event.kind === 'tool')).toEqual([
    { kind: 'tool', call: { name: 'command', input: { command: 'ls' } } },
  ]);
});

test('two calls that share an index are two', () => {
  const reader = new ChatReader('owner');
  const call = (id: string): object => ({ index: 0, id, function: { name: 'command', arguments: '{}' } });
  reader.push({ choices: [{ index: 0, delta: { tool_calls: [call('a'), call('b')] }, finish_reason: 'stop' }] });
  expect(reader.finish().filter((event) => event.kind === 'tool')).toHaveLength(2);
});

test('extra fields of a call are kept with it', () => {
  const reader = new ChatReader('owner');
  const extra = { extra_content: { google: { thought_signature: 'sig' } } };
  reader.push({
    choices: [
      {
        index: 0,
        delta: { tool_calls: [{ index: 0, id: 'a', ...extra, function: { name: 'command', arguments: '{}' } }] },
        finish_reason: 'tool_calls',
      },
    ],
  });
  expect(JSON.stringify(reader.finish().find((event) => event.kind === 'items'))).toContain('"thought_signature":"sig"');
});

test('a second message inside an open one is cut: whose a call is cannot be known', () => {
  const reader = new MessagesReader('owner');
  const start = (id: string): unknown => ({ type: 'message_start', message: { id, usage: {} } });
  expect(reader.push(start('m1'))).toEqual([]);
  expect(reader.push(start('m1'))).toEqual([]);
  expect(reader.push(start('m2'))).toEqual([{ kind: 'fault', fault: { kind: 'cut' } }]);
});
