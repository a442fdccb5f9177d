/** How the reports of the shell's hooks become blocks. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Blocks, BLOCKS_KEPT, type Mark, marked, noBlocks } from '../../src/transcript/blocks.ts';

const prompt = (offset: number, shell = 'bash', cwd = '/tmp'): Mark => ({
  kind: 'prompt',
  shell,
  version: '5.2',
  cwd,
  who: '1000@host',
  status: 0,
  offset,
  timeMs: offset,
});
const started = (offset: number, text = ''): Mark => ({ kind: 'started', text, offset, timeMs: offset });
const ended = (offset: number, text = '', status = 0): Mark => ({ kind: 'ended', text, status, offset, timeMs: offset });
const fold = (...marks: readonly Mark[]): Blocks => marks.reduce(marked, noBlocks);

describe('a block', () => {
  test('lies between start and end, and has the folder where it started', () => {
    expect(fold(prompt(10), started(20), ended(30, 'make', 2), prompt(30, 'bash', '/else')).ended).toEqual([
      {
        text: 'make',
        status: 2,
        shell: 'bash',
        cwd: '/tmp',
        who: '1000@host',
        alias: '',
        typedFrom: 10,
        from: 20,
        to: 30,
        startedMs: 20,
        durationMs: 10,
      },
    ]);
  });
  test('has the text that zsh reports at the start and bash at the end', () => {
    expect(fold(prompt(0, 'zsh'), started(5, 'ls'), ended(9)).ended[0]?.text).toBe('ls');
    expect(fold(prompt(0), started(5), ended(9, 'ls')).ended[0]?.text).toBe('ls');
    expect(fold(prompt(0), started(5), ended(9)).ended[0]?.text).toBe('');
  });
  test('is not made of a line that reached the next prompt without an end', () => {
    const blocks = fold(prompt(0), started(5, 'yo why'), prompt(20));
    expect(blocks.ended).toEqual([]);
    expect(blocks.running).toBe(null);
    expect(fold(prompt(0), started(5, 'yo why'), prompt(20), started(25, 'ls'), ended(30)).ended).toMatchObject([{ text: 'ls', from: 25 }]);
  });
  test('begins at its prompt, or is empty, when its start was not seen', () => {
    expect(fold(prompt(10), ended(30, 'make')).ended).toMatchObject([{ from: 10, to: 30, startedMs: null, durationMs: null }]);
    expect(fold(ended(30, 'make')).ended).toMatchObject([{ from: 30, to: 30, shell: '', cwd: '' }]);
    expect(fold(prompt(10), ended(30, 'one'), ended(40, 'two')).ended).toMatchObject([
      { from: 10, to: 30 },
      { from: 40, to: 40 },
    ]);
  });
  test('runs until it ends; a second start replaces the first', () => {
    expect(fold(prompt(0), started(5, 'sleep 9')).running).toMatchObject({ text: 'sleep 9', offset: 5 });
    expect(fold(prompt(0), started(5, 'one'), started(8, 'two'), ended(9)).ended).toMatchObject([{ text: 'two', from: 8, to: 9 }]);
  });
  test('knows where the first began of commands that were accepted together', () => {
    const together = fold(prompt(0), started(5), started(8), started(11), ended(12, 'three'), prompt(12), started(20), ended(30, 'alone'));
    expect(together.ended[0]).toMatchObject({ from: 11, lineFrom: 5 });
    expect(together.ended[1]).not.toHaveProperty('lineFrom');
  });
  test('has no negative duration when the clock is set back', () => {
    const blocks = fold(prompt(0), { kind: 'started', text: '', offset: 5, timeMs: 1000 }, ended(9));
    expect(blocks.ended[0]?.durationMs).toBe(0);
  });
  test('does not change by a mark whose position is before the newest one', () => {
    const blocks = fold(prompt(10), started(20), ended(30, 'make'));
    for (const mark of [prompt(29), started(29), ended(29), ended(Number.NaN)]) expect(marked(blocks, mark)).toBe(blocks);
  });
  test('is forgotten when enough newer ones exist', () => {
    const many = Array.from({ length: BLOCKS_KEPT + 5 }, (_, i) => [
      prompt(i * 10),
      started(i * 10 + 1),
      ended(i * 10 + 9, `c${i}`),
    ]).flat();
    const blocks = fold(...many);
    expect(blocks.ended).toHaveLength(BLOCKS_KEPT);
    expect(blocks.ended[0]?.text).toBe('c5');
    expect(blocks.ended.at(-1)?.text).toBe(`c${BLOCKS_KEPT + 4}`);
  });
});

test('blocks are bounded, in order, and share no byte, whatever the order of the marks', () => {
  const mark = fc
    .record({ kind: fc.constantFrom('prompt', 'started', 'ended'), offset: fc.nat(400), text: fc.constantFrom('', 'ls') })
    .map(({ kind, offset, text }) =>
      kind === 'prompt' ? prompt(offset) : kind === 'started' ? started(offset, text) : ended(offset, text),
    );
  const growing = fc.array(mark, { maxLength: 300 }).map((marks) => marks.toSorted((a, b) => a.offset - b.offset));
  fc.assert(
    fc.property(fc.oneof(fc.array(mark, { maxLength: 300 }), growing), (marks) => {
      const { ended: blocks } = fold(...marks);
      expect(blocks.length).toBeLessThanOrEqual(BLOCKS_KEPT);
      let at = 0;
      for (const { from, to } of blocks) {
        expect(from).toBeGreaterThanOrEqual(at);
        expect(to).toBeGreaterThanOrEqual(from);
        at = to;
      }
      // no prompt and no other start is inside a block whose start was seen
      for (const { from, to, startedMs } of blocks.filter((block) => block.startedMs !== null))
        expect(
          marks.filter(
            ({ kind, offset }) => kind !== 'ended' && offset > from && offset < to && startedMs !== null && isAccepted(marks, offset),
          ),
        ).toEqual([]);
    }),
  );
});

/** Whether no earlier mark has a larger position. */
function isAccepted(marks: readonly Mark[], offset: number): boolean {
  const at = marks.findIndex((mark) => mark.offset === offset);
  return marks.slice(0, at).every((mark) => mark.offset <= offset);
}
