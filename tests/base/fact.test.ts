/** The origin is part of a fact's type. The lines that must not compile are the test; `npm run typecheck` runs it. */
import { describe, expect, test } from 'vitest';
import { type Fact, newestValue, withText } from '../../src/base/fact.ts';
import type { LookUpRow } from '../../src/companion/look-ups.ts';
import type { Row } from '../../src/context/source.ts';
import type { AssistantTurn } from '../../src/llm/port.ts';
import type { LookUp } from '../../src/replies/index.ts';

const base = { name: 'x', text: 'x', lasting: false } as const;
const row = { name: 'x', chars: 1, purposes: [], lasting: false, gather: () => 'x' } as const;
const what = { text: () => 'x' } as const;

describe('does not compile', () => {
  test('a fact without an origin, or an untrusted one without a label', () => {
    // @ts-expect-error no origin
    const none: Fact = base;
    // @ts-expect-error no label
    const unlabelled: Fact = { ...base, origin: 'untrusted' };
    // @ts-expect-error no such origin
    const other: Fact = { ...base, origin: 'trusted' };
    // @ts-expect-error no `lasting`
    const brief: Fact = { name: 'x', text: 'x', origin: 'user' };
    expect([none, unlabelled, other, brief]).toHaveLength(4);
  });

  test('a row of the facts without an origin', () => {
    // @ts-expect-error no origin
    const none: Row = row;
    // @ts-expect-error no label
    const unlabelled: Row = { ...row, origin: 'untrusted' };
    // @ts-expect-error no label, origin decided per value
    const decided: Row = { ...row, origin: () => ({ origin: 'untrusted' }) };
    // @ts-expect-error no `lasting`
    const brief: Row = { name: 'x', chars: 1, purposes: [], gather: () => 'x', origin: 'system' };
    expect([none, unlabelled, decided, brief]).toHaveLength(4);
  });

  test('a look-up without an origin', () => {
    // @ts-expect-error no origin
    const none: LookUpRow<LookUp> = what;
    // @ts-expect-error no label
    const unlabelled: LookUpRow<LookUp> = { ...what, origin: 'untrusted' };
    expect([none, unlabelled]).toHaveLength(2);
  });

  test('an answer without an origin, or with the user’s', () => {
    // @ts-expect-error no origin
    const none: AssistantTurn = { role: 'assistant', text: '', tool: null };
    // @ts-expect-error a model's text is never the user's
    const user: AssistantTurn = { role: 'assistant', text: '', tool: null, origin: 'user' };
    expect([none, user]).toHaveLength(2);
  });
});

test('a mask reaches every text of a fact and of its value', () => {
  const values: readonly NonNullable<Fact['value']>[] = [
    { kind: 'os', platform: 'linux', release: '6', arch: 'x', name: 'secret' },
    { kind: 'shell', name: 'secret', version: 'secret' },
    { kind: 'installed', userland: 'GNU', programs: ['jq'] },
    { kind: 'cwd', path: '/secret' },
    { kind: 'last-command', line: 'echo secret', status: 1 },
  ];
  for (const value of values) {
    const masked = withText({ ...base, text: 'secret', origin: 'system', value }, (text) => text.replaceAll('secret', 'MASK'));
    expect(JSON.stringify(masked)).not.toContain('secret');
    expect(masked).toMatchObject({ name: 'x', text: 'MASK', lasting: false, origin: 'system', value: { kind: value.kind } });
  }
});

test('the newest value counts, also when only an earlier turn has one', () => {
  const at = (path: string): Fact => ({ ...base, origin: 'system', value: { kind: 'cwd', path } });
  const turns = [{ facts: [at('/a')] }, { facts: [at('/b')] }, {}, { facts: [{ ...base, origin: 'user' } as const] }];
  expect(newestValue(turns, 'cwd')).toEqual({ kind: 'cwd', path: '/b' });
  expect(newestValue(turns, 'os')).toBeNull();
});
