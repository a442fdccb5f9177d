/** Turns of the conversation, read back from disk. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fact, FactValue, Provenance } from '../../src/base/fact.ts';
import { parseTurn } from '../../src/companion/kept-turn.ts';
import type { Turn } from '../../src/llm/port.ts';

const TEXT = fc.string({ maxLength: 20 });
const PROVENANCE: fc.Arbitrary<Provenance> = fc.oneof(
  fc.record({ origin: fc.constantFrom('user', 'system') }),
  fc.record({ origin: fc.constant('untrusted'), label: fc.string({ minLength: 1 }) }),
);
const VALUE: fc.Arbitrary<FactValue> = fc.oneof(
  fc.record({ kind: fc.constant('os'), platform: TEXT, release: TEXT, arch: TEXT, name: TEXT }),
  fc.record({ kind: fc.constant('shell'), name: TEXT, version: TEXT }),
  fc.record({ kind: fc.constant('installed'), userland: TEXT, programs: fc.array(TEXT) }),
  fc.record({ kind: fc.constant('cwd'), path: TEXT }),
  fc.record({ kind: fc.constant('last-command'), line: TEXT, status: fc.nat() }),
  fc.record({ kind: fc.constant('steps'), lines: fc.array(TEXT) }),
);
const FACT: fc.Arbitrary<Fact> = fc
  .tuple(fc.record({ name: TEXT, text: TEXT, lasting: fc.boolean() }), PROVENANCE, fc.option(VALUE))
  .map(([named, provenance, value]) => ({ ...named, ...provenance, ...(value === null ? {} : { value }) }));
const TURN: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ role: fc.constant('user'), question: TEXT, facts: fc.array(FACT) }),
  fc.record({ role: fc.constant('user'), question: TEXT, facts: fc.array(FACT), fence: TEXT, follows: fc.constant(true) }),
  fc.record({
    role: fc.constant('assistant'),
    text: TEXT,
    tool: fc.option(fc.record({ name: TEXT, input: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown) })),
    origin: fc.constantFrom('system', 'untrusted'),
    items: fc.option(fc.record({ owner: TEXT, items: fc.array(fc.constantFrom<unknown>('a', 1, { type: 'x' })) })),
  }),
);

describe('a turn on disk', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(TURN, (turn) => {
        expect(parseTurn(JSON.parse(JSON.stringify(turn)))).toEqual(turn);
      }),
    );
  });

  test('never makes the parser throw, and is untrusted without an origin', () => {
    const shape = fc.record(
      {
        role: fc.constantFrom('user', 'assistant'),
        question: TEXT,
        text: TEXT,
        tool: fc.anything(),
        facts: fc.array(fc.anything()),
        origin: fc.anything(),
      },
      { requiredKeys: ['role'] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shape), (value) => {
        const turn = parseTurn(value);
        if (turn === null) return;
        const found = turn.role === 'assistant' ? [turn] : turn.facts;
        for (const { origin } of found) expect(['user', 'system', 'untrusted']).toContain(origin);
      }),
    );
    expect(parseTurn({ role: 'user', question: 'q', facts: [{ name: 'os', text: 'x' }] })).toMatchObject({
      facts: [{ origin: 'untrusted', label: 'an earlier conversation', lasting: false }],
    });
    expect(parseTurn({ role: 'assistant', text: 'a', tool: null })).toMatchObject({ origin: 'untrusted' });
    expect(parseTurn({ role: 'assistant', text: 'a', tool: null, origin: 'user' })).toMatchObject({ origin: 'untrusted' });
  });
});
