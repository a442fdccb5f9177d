import { describe, expect, test } from 'vitest';
import type { Turn } from '../../src/llm/port.ts';
import { remembered } from '../../src/session/memory.ts';
import { fact } from '../support/facts.ts';

const exchange = (n: number): readonly Turn[] => [
  { role: 'user', question: `q${n}`, facts: [] },
  { role: 'assistant', text: `a${n}`, tool: null, origin: 'system', items: { owner: 'x', items: [n] } },
];
const memory = (count: number): readonly Turn[] => Array.from({ length: count }, (_, n) => exchange(n)).flat();
const kept = (turns: readonly Turn[]): string => turns.map((turn) => (turn.role === 'user' ? turn.question : turn.text)).join();
const limits = { exchanges: 4, tokens: 4096 };

describe('the memory that is sent', () => {
  test('is unchanged while it is within the limits', () => {
    const all = memory(4);
    expect(remembered(all, limits)).toBe(all);
  });

  test('loses half beyond the limits, so that its beginning stays the same for a while; the provider’s items are dropped too', () => {
    const left = remembered(memory(5), limits);
    expect(kept(left)).toBe('q3,a3,q4,a4');
    expect(left.every((turn) => turn.role === 'user' || turn.items === null)).toBe(true);
    expect(remembered([...left, ...exchange(5)], limits)).toHaveLength(6);
  });

  test('is measured with facts and tool input', () => {
    const heavy: Turn = { role: 'user', question: 'big', facts: [fact('last-output', 'x'.repeat(10_000))] };
    expect(kept(remembered([...exchange(0), heavy, ...exchange(1)], { exchanges: 10, tokens: 100 }))).toBe('q1,a1');
    const [cut] = remembered([heavy], { exchanges: 10, tokens: 100 });
    expect(cut?.role === 'user' && cut.facts[0]?.text).toBe(`${'x'.repeat(160)}… (9840 characters no longer kept)`);
    expect(remembered([{ ...heavy, question: 'x'.repeat(1_000) }], { exchanges: 10, tokens: 100 })).toEqual([]);
  });

  test('an answer that was corrected stays with its question', () => {
    const again: readonly Turn[] = [
      ...exchange(0),
      { role: 'user', question: 'again', facts: [], follows: true },
      { role: 'assistant', text: 'ok', tool: null, origin: 'system' },
    ];
    expect(kept(remembered([...again, ...exchange(1), ...exchange(2)], { exchanges: 2, tokens: 4096 }))).toBe('q2,a2');
    expect(remembered(again, { exchanges: 1, tokens: 4096 })).toBe(again);
  });

  test('is empty with a limit of no exchanges', () => {
    expect(remembered(memory(3), { exchanges: 0, tokens: 4096 })).toEqual([]);
  });
});
