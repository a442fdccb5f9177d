/** The line that is shown while an answer is awaited: what it says when, and that nothing of it is left. */
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Waiting } from '../../src/llm/port.ts';
import { WaitingLine } from '../../src/ui/waiting-line.ts';

let written = '';
const lineAt = (cols: number): WaitingLine => {
  const line = new WaitingLine((text) => (written += text));
  line.start(cols);
  return line;
};

/** The rows of a terminal after these bytes, and its cursor. */
async function shown(bytes: string, cols = 80, before = '$ yo hm\r\n'): Promise<{ rows: readonly string[]; at: readonly number[] }> {
  const terminal = new xterm.Terminal({ cols, rows: 24, scrollback: 1_000, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(before + bytes, done));
  const { active } = terminal.buffer;
  const rows = Array.from({ length: active.length }, (_, row) => active.getLine(row)?.translateToString(true) ?? '');
  return { rows: rows.filter((row) => row !== ''), at: [active.cursorX, active.cursorY] };
}

beforeEach(() => {
  written = '';
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** What is on the screen `seconds` after the start. */
async function after(seconds: number, waiting: Waiting | null): Promise<string> {
  const line = lineAt(80);
  if (waiting !== null) line.wait(waiting);
  vi.advanceTimersByTime(seconds * 1_000 + 20);
  vi.useRealTimers();
  const { rows, at } = await shown(written);
  expect(rows).toHaveLength(2);
  expect(at).toEqual([0, 1]);
  line.erase();
  return rows[1] ?? '';
}

const model = 'qwen3:8b';

test.each([
  [0.1, null, 'yo is thinking…'],
  [0.1, { model, by: 'near' }, 'yo is thinking…'],
  [1, null, '/ thinking… 1 s · Ctrl-C stops'],
  [1, { model, by: 'hosted' }, '/ waiting for qwen3:8b… 1 s · Ctrl-C stops'],
  [10, { model, by: 'hosted' }, '- waiting for qwen3:8b… 10 s · Ctrl-C stops'],
  [30, { model, by: 'hosted' }, '- waiting for qwen3:8b… 30 s · Ctrl-C stops'],
  [34, { model, by: 'near' }, '- waiting for qwen3:8b… 34 s · Ctrl-C stops'],
  [34, { model, by: 'loading' }, '- loading qwen3:8b… 34 s · Ctrl-C stops'],
  [299, { model, by: 'loading' }, '\\ loading qwen3:8b… 4 min 59 s · Ctrl-C stops'],
  [2, { model: 'a\x1b[2Jb\nc', by: 'near' }, '- waiting for a␛[2Jb c… 2 s · Ctrl-C stops'],
  [2, { model: 'm'.repeat(200), by: 'near' }, `- waiting for ${'m'.repeat(35)}…… 2 s · Ctrl-C stops`],
  [2, { model: '模'.repeat(60), by: 'near' }, `- waiting for ${'模'.repeat(17)}…… 2 s · Ctrl-C stops`],
] as const satisfies readonly (readonly [number, Waiting | null, string])[])('after %d s with %j: %s', async (seconds, waiting, line) => {
  expect(await after(seconds, waiting)).toBe(line);
});

describe('the line', () => {
  test('is redrawn once a second, and at once when it says something else', () => {
    const line = lineAt(80);
    vi.advanceTimersByTime(10_020);
    expect(written.split('\r')).toHaveLength(12);
    line.wait({ model, by: 'loading' });
    expect(written).toMatch(/loading qwen3:8b… 10 s · Ctrl-C stops\x1b\[K\r$/);
    line.erase();
    written = '';
    vi.advanceTimersByTime(10_000);
    expect(written).toBe('');
  });

  test('leaves nothing on the screen, however often it was redrawn, in any width, and never takes a second row', async () => {
    const states = fc.array(fc.record({ model: fc.string({ unit: 'grapheme' }), by: fc.constantFrom('near', 'loading', 'hosted') }), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(states, fc.integer({ min: 4, max: 100 }), fc.nat({ max: 400 }), async (waits, cols, seconds) => {
        written = '';
        vi.useFakeTimers();
        const line = lineAt(cols);
        for (const waiting of waits) {
          line.wait(waiting as Waiting);
          vi.advanceTimersByTime(seconds * 250);
        }
        vi.useRealTimers();
        const during = await shown(written, cols, '\r\n');
        expect(during.rows.length).toBeLessThanOrEqual(1);
        expect(during.at).toEqual([0, 1]);
        line.erase();
        expect(await shown(written, cols, '\r\n')).toEqual({ rows: [], at: [0, 1] });
      }),
      { numRuns: 60 },
    );
  });

  test('keeps to a window that became narrower', async () => {
    const line = lineAt(80);
    line.wait({ model, by: 'near' });
    vi.advanceTimersByTime(3_000);
    written = '';
    line.resized(12);
    vi.useRealTimers();
    expect((await shown(written, 12, '')).rows).toEqual(['\\ waiting f']);
    line.erase();
  });
});
