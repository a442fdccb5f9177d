/** A fake ring that holds the bytes of a test, and helpers that render from it. */
import type { Block, OutputBudget, OutputText, ReadRing, SizeMark } from '../../src/transcript/block.ts';
import { renderBlock } from '../../src/transcript/output.ts';

/** A ring that holds `bytes`, the first of them at position `start`; earlier bytes are lost. */
export const ringOf =
  (bytes: Buffer, start = 0): ReadRing =>
  (from, to) => {
    const first = Math.max(from, start);
    return Promise.resolve({ from: first, bytes: bytes.subarray(first - start, Math.max(first, to) - start) });
  };

export const blockAt = (from: number, to: number, shell = 'bash'): Block => ({
  text: 'command',
  status: 0,
  shell,
  cwd: '/',
  who: '1000@host',
  alias: '',
  typedFrom: from,
  from,
  to,
  startedMs: null,
  durationMs: null,
});

export const AMPLE: OutputBudget = { headLines: 1000, tailLines: 1000, chars: 1_000_000 };

export interface Printed {
  readonly shell?: string;
  readonly sizes?: readonly SizeMark[];
  readonly budget?: OutputBudget;
  /** The number of bytes that the ring lost from the beginning. */
  readonly lost?: number;
}

/** The rendered text of a block whose output is `output`. */
export function printed(
  output: string | Buffer,
  { shell, sizes = [], budget = AMPLE, lost = 0 }: Printed = {},
): Promise<OutputText | null> {
  const bytes = Buffer.from(output);
  return renderBlock(blockAt(0, bytes.length, shell), ringOf(bytes.subarray(lost), lost), sizes, budget);
}

export const sizeOf = (cols: number, rows: number, offset = 0): SizeMark => ({ offset, cols, rows });
