/** Painting ten times the text takes about ten times the work, whatever the text is; it once took a hundred times. */
import { expect, test } from 'vitest';
import { Painter } from '../../src/ui/painter.ts';

const SIZE = 25_600;
/** Ten, and slack for garbage collection and compilation; a quadratic pass takes a hundred. */
const MOST_TIMES = 40;

/** Below this the clock says nothing. */
const LEAST_MICROS = 500;
/** Other work, a garbage collection and a compilation can only make a try take longer. */
const TRIES = [1, 2, 3];

/** Processor time, so that other work on the machine does not count. */
function workMicros(text: string, pieceChars: number): number {
  const painter = new Painter(() => {});
  painter.begin({ color: '36', cols: 80 });
  const before = process.cpuUsage();
  for (let at = 0; at < text.length; at += pieceChars) painter.stream(text.slice(at, at + pieceChars));
  painter.streamEnd();
  painter.settle();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test.each([
  ['newlines', '\n'],
  ['one line', 'x'],
  ['list items', '- item\n'],
  ['a line of spaces', ' '],
  ['a fence that never ends its line', '```y'],
  ['stars', '*'],
  ['joiners', '\u200d\ufe0f'],
  ['marks that open', '*a _b '],
  ['marks of every length', '*`a ``b ```c ****d '],
  ['links that never end', '[a](b'],
  ['brackets', '['],
  ['addresses', 'http://a '],
  ['an address that never ends', 'http://a/'],
  ['rows of a table', '| a | b |\n|---|---|\n'],
  ['a long table', '|-|\n'],
  ['quotes', '> '],
  ['items within items', '  - a\n    - b\n'],
  ['lines of code', '```\ncode\n'],
  ['lines of Python', '```python\nfor a in b:\n```\n'],
  ['entities', '&am'],
])('256 kB of %s', (_, unit) => {
  const text = (size: number): string => unit.repeat(Math.ceil(size / unit.length));
  for (const pieceChars of [Infinity, 64]) {
    workMicros(text(SIZE), pieceChars);
    const few = Math.max(LEAST_MICROS, Math.min(...TRIES.map(() => workMicros(text(SIZE), pieceChars))));
    const times = (): number => workMicros(text(10 * SIZE), pieceChars) / few;
    // the first try that is fast enough is proof: most texts need no other
    expect(TRIES.some(() => times() < MOST_TIMES)).toBe(true);
  }
});
