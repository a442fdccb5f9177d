/** Lays a table out in columns when it fits the screen, and as a list when it does not. */
import type { Tokens } from 'marked';
import type { Span } from './inline.ts';
import type { Cell } from './markdown.ts';
import { mostCellsOf } from './wrap.ts';

export type Row = readonly Span[];

type Align = Tokens.Table['align'];

const PLAIN = { bold: false, italic: false, struck: false, code: false };
const GAP = ' │ ';

const span = (text: string): Span => ({ text, style: PLAIN, link: null });
const bold = (cell: Cell): Cell => cell.map((one) => ({ ...one, style: { ...one.style, bold: true } }));

/** What is written for a span: with its address where that is shown. */
export type Writing = (span: Span) => string;

/**
 * The lines of a table.
 *
 * @param rows the first one is its head.
 * @param room cells of a line
 */
export function layTable(rows: readonly (readonly Cell[])[], align: Align, room: number, writing: Writing): readonly Row[] {
  const cellsIn = (cell: Cell): number => mostCellsOf(cell.map(writing).join(''));
  const [head = [], ...body] = rows;
  const widths = head.map((_, at) => Math.max(1, ...rows.map((row) => cellsIn(row[at] ?? []))));
  const needed = widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1);
  if (needed > room) return listed(head, body);
  const line = (row: readonly Cell[]): Row =>
    trimmed(
      widths.flatMap((width, at) => [
        ...(at === 0 ? [] : [span(GAP)]),
        ...padded(row[at] ?? [], width - cellsIn(row[at] ?? []), align[at]),
      ]),
    );
  return [line(head.map(bold)), [span(widths.map((width) => '─'.repeat(width)).join('─┼─'))], ...body.map(line)];
}

function padded(cell: Cell, free: number, align: Align[number] = null): Cell {
  const left = align === 'right' ? free : align === 'center' ? Math.floor(free / 2) : 0;
  return [span(' '.repeat(left)), ...cell, span(' '.repeat(free - left))];
}

/** Without the spaces at its end. */
function trimmed(row: Row): Row {
  const last = row.at(-1);
  return last !== undefined && last.text.trim() === '' ? trimmed(row.slice(0, -1)) : row;
}

const isEmpty = (cell: Cell): boolean => cell.every(({ text }) => text === '');

/** Each row as an item: its first cell, then the others below it behind the name of their column. */
const listed = (head: readonly Cell[], body: readonly (readonly Cell[])[]): readonly Row[] =>
  body.flatMap((row) => [
    [span('• '), ...bold(row[0] ?? [])],
    ...head.slice(1).flatMap((name, at) => {
      const cell = row[at + 1] ?? [];
      return isEmpty(cell) ? [] : [[span('  '), ...name, span(isEmpty(name) ? '' : ': '), ...cell]];
    }),
  ]);
