/** Parsing the tools' input into replies. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWER_NAMES, parseReply, tools } from '../../src/replies/index.ts';

describe('answers', () => {
  test('a command needs a command; its explanation may be missing', () => {
    expect(parseReply('command', { command: 'ls', explanation: 'lists', pending: false })).toEqual({
      ok: true,
      value: { does: 'suggest', command: 'ls', text: 'lists', pending: false },
    });
    for (const explanation of [undefined, null, '', 7])
      expect(parseReply('command', { command: 'ls', explanation })).toMatchObject({ ok: true, value: { command: 'ls', text: '' } });
    for (const input of [
      null,
      'ls',
      [],
      {},
      { command: '', explanation: 'x' },
      { command: ' ', explanation: 'x' },
      { command: 1, explanation: 'x' },
      { command: 'ls', explanation: 'x', pending: 'no' },
    ]) {
      expect(parseReply('command', input).ok).toBe(false);
    }
  });

  test('an answer in text needs text', () => {
    expect(parseReply('chat', { response: 'hi' })).toEqual({ ok: true, value: { does: 'say', command: null, text: 'hi', asks: false } });
    expect(parseReply('chat', { response: 'which one? ' })).toMatchObject({ value: { text: 'which one? ', asks: true } });
    for (const input of [undefined, null, {}, { response: '' }, { response: 7 }]) expect(parseReply('chat', input).ok).toBe(false);
  });

  test('a look-up is named after its tool and has a note', () => {
    const lookUps = tools.filter(({ looksUp }) => looksUp === true);
    expect(lookUps.map(({ name }) => name)).toEqual(expect.arrayContaining(['scrollback', 'docs', 'earlier']));
    for (const { name } of lookUps)
      expect(parseReply(name, { lines: 3, words: 'x', line: 'x' })).toMatchObject({
        value: { does: 'look-up', kind: name, note: expect.stringMatching(/^reading /) },
      });
    expect(ANSWER_NAMES).toMatch(/^command or chat/);
  });

  test('an unknown tool gives an error for the model', () => {
    const result = parseReply('__proto__', {});
    expect(result.ok ? '' : result.error).toContain('no tool named');
  });

  test('any input gives a value or an error, never an exception', () => {
    fc.assert(fc.property(fc.string(), fc.anything(), (name, input) => typeof parseReply(name, input).ok === 'boolean'));
    fc.assert(
      fc.property(fc.constantFrom('command', 'chat'), fc.anything(), (name, input) => typeof parseReply(name, input).ok === 'boolean'),
    );
  });

  test('every schema is strict: all properties required, no others allowed', () => {
    for (const { parameters } of tools) {
      expect(parameters['additionalProperties']).toBe(false);
      expect(parameters['required']).toEqual(Object.keys(parameters['properties'] as object));
    }
  });
});
