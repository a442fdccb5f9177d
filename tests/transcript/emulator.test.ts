/** The bound of the emulator's work. */
import { afterEach, expect, test, vi } from 'vitest';
import { emulatorOf } from '../../src/transcript/emulator.ts';

afterEach(() => vi.restoreAllMocks());

test('draws everything on a machine so busy that the clock runs ahead of the work', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 60_000));
  const { terminal, feed } = await emulatorOf([{ offset: 0, cols: 20, rows: 5 }]);
  await feed(Buffer.from(`${'a line of output\r\n'.repeat(5_000)}the last line`));
  const { baseY, cursorY } = terminal.buffer.active;
  expect(terminal.buffer.active.getLine(baseY + cursorY)?.translateToString(true)).toBe('the last line');
});
