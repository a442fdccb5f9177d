/** The gallery: answers of many kinds, and what must be true of each on every screen. */
import fs from 'node:fs';
import path from 'node:path';
import type { Background } from '../../src/ui/colors.ts';
import { Answer } from '../../src/ui/answer.ts';
import { mostCellsOf } from '../../src/ui/wrap.ts';
import { bytesOf, type Cells, cellsOf } from './answer-screen.ts';

export interface Example {
  readonly name: string;
  readonly text: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../corpora/gallery');

const examplesIn = (file: string): readonly Example[] =>
  fs
    .readFileSync(path.join(FOLDER, file), 'utf8')
    .split(/^%% /m)
    .slice(1)
    .map((part) => ({ name: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n') + 1).trimEnd() }));

/** Examples of the specifications of CommonMark and GitHub, and long answers as models write them. */
export const GALLERY: readonly Example[] = ['commonmark.txt', 'models.txt'].flatMap(examplesIn);

/** Answers that were written and frozen before the renderer was run on them. */
export const UNSEEN: readonly Example[] = examplesIn('unseen.txt');

export interface Look {
  readonly name: string;
  readonly color: string;
  readonly background: Background;
}

export const LOOKS: readonly Look[] = [
  { name: 'dark', color: '36', background: 'dark' },
  { name: 'light', color: '39', background: 'light' },
  { name: 'NO_COLOR', color: '', background: 'unknown' },
];

export const WIDTHS = [20, 60, 80, 120] as const;
const PIECE_CHARS = 3;
/** Characters of the pieces in which an answer comes. */
const PIECES = [1, PIECE_CHARS] as const;
/** Moments at which the window gets another width. */
const MOMENTS = 20;

/** What is wrong with an answer on this screen: empty, or a line for each fault. */
export async function faultsOf({ text }: Example, cols: number, look: Look): Promise<readonly string[]> {
  const whole = await cellsOf(bytesOf(text, { ...look, cols }), cols);
  const streamed = await Promise.all(PIECES.map((size) => cellsOf(bytesOf(text, { ...look, cols, size }), cols)));
  return [
    ...(streamed.every(({ styled }) => styled === whole.styled) ? [] : ['streamed and whole differ']),
    ...uncopied(text, whole, cols).map((line) => `cannot be copied as it is: ${line}`),
    ...(look.color === '' && /\x1b\[3[\d;]*m/.test(bytesOf(text, { ...look, cols })) ? ['a colour'] : []),
    ...(text.trim() !== '' && whole.rows.every((row) => row === '') ? ['nothing is shown'] : []),
    ...whole.rows.filter((row, at) => !whole.wrapped.has(at) && !/^(?: {2}|$)/.test(row)).map((row) => `in column 0: ${row}`),
  ];
}

/**
 * The lines of top-level code blocks that fit a row and that a terminal does not give back when they are marked and copied. Longer ones may
 * be wrapped by us, where the terminal's wrapping would begin a row like a prompt.
 */
function uncopied(text: string, { rows, wrapped }: Cells, cols: number): readonly string[] {
  // rows have lost the spaces at their ends, so only what can be seen is compared
  const seen = (line: string): string => line.replaceAll(/\s/g, '');
  const lines = rows.reduce<string[]>((all, row, at) => (wrapped.has(at) ? [...all.slice(0, -1), all.at(-1) + row] : [...all, row]), []);
  const blocks = [...text.replaceAll('\r', '').matchAll(/^```[^`\n]*\n([^]*?)^```$/gm)].flatMap(([, code = '']) => code.split('\n'));
  return blocks.filter((line) => line.trim() !== '' && mostCellsOf(line) + 2 <= cols && !lines.some((shown) => seen(shown) === seen(line)));
}

/**
 * What is wrong after the window became `after` columns wide at each of 20 moments: the rows from the next empty line on are not those of
 * the same answer in a window that always had that width.
 */
export async function resizeFaults({ text }: Example, cols: number, after: number, look: Look): Promise<readonly string[]> {
  const faults: string[] = [];
  const { rows: wanted } = await cellsOf(bytesOf(text, { ...look, cols: after }), after);
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const at = Math.floor((text.length / MOMENTS) * moment);
    const answer = new Answer({ ...look, cols });
    let rest = '';
    for (let from = 0; from < text.length; from += PIECE_CHARS) {
      if (from <= at && at < from + PIECE_CHARS) {
        answer.resized(after);
        rest = '';
      }
      rest += answer.push(text.slice(from, from + PIECE_CHARS));
    }
    rest += answer.end();
    const gap = rest.indexOf('\r\n\r\n');
    if (gap < 0) continue;
    const { rows } = await cellsOf(rest.slice(gap + 4), after);
    if (rows.join('\n') !== wanted.slice(wanted.length - rows.length).join('\n'))
      faults.push(`at ${at} of ${text.length}:\n${rows.join('\n')}`);
  }
  return faults;
}
