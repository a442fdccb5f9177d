/** What a terminal shows of a streamed answer. */
import xterm from '@xterm/headless';
import { Answer, type AnswerLook } from '../../src/ui/answer.ts';

export interface ShownOptions extends Partial<AnswerLook> {
  /** Characters of a piece. */
  readonly size?: number;
  /** The window has this width from this piece on. */
  readonly resizes?: readonly { readonly piece: number; readonly cols: number }[];
}

/** The bytes for an answer that comes in pieces. */
export function bytesOf(text: string, options: ShownOptions = {}): string {
  const { size = Infinity, color = '36', cols = 80, links = false, background = 'unknown' } = options;
  const answer = new Answer({ color, cols, links, background });
  let out = '';
  for (let at = 0; at < text.length; at += size) out += answer.push(text.slice(at, at + size));
  return out + answer.end();
}

/** The rows of a terminal that got it. */
export async function rowsOf(text: string, options: ShownOptions = {}): Promise<readonly string[]> {
  const { size = Infinity, color = '36', cols = 80, links = false, background = 'unknown', resizes = [] } = options;
  const terminal = new xterm.Terminal({ cols, rows: 24, scrollback: 50_000, allowProposedApi: true });
  const write = (bytes: string): Promise<void> => new Promise((done) => terminal.write(bytes, done));
  const answer = new Answer({ color, cols, links, background });
  for (let at = 0, piece = 0; at < text.length; at += size, piece += 1) {
    for (const resize of resizes.filter((one) => one.piece === piece)) {
      terminal.resize(resize.cols, 24);
      answer.resized(resize.cols);
    }
    await write(answer.push(text.slice(at, at + size)));
  }
  await write(answer.end());
  const { active } = terminal.buffer;
  const rows = Array.from({ length: active.length }, (_, y) => active.getLine(y)?.translateToString(true) ?? '');
  terminal.dispose();
  return rows.slice(0, rows.findLastIndex((row) => row !== '') + 1);
}

/** Each character of the first rows with the number of its colour and its styles: `b`old, `i`talic, `d`im, `s`truck; `-` for none. */
export async function stylesOf(text: string, options: ShownOptions = {}): Promise<string> {
  const { cols = 80 } = options;
  const terminal = new xterm.Terminal({ cols, rows: 24, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(bytesOf(text, options), done));
  let out = '';
  let last = '';
  const { active } = terminal.buffer;
  for (let y = 0; y <= active.cursorY; y++) {
    for (let x = 2; x < cols; x++) {
      const cell = active.getLine(y)?.getCell(x);
      const char = cell?.getChars() ?? '';
      if (cell === undefined || char.trim() === '') {
        if (last !== '' && char === ' ') out += ' ';
        continue;
      }
      const color = cell.isFgDefault() ? '' : `${cell.getFgColor()}`;
      const style =
        `${color}${cell.isBold() ? 'b' : ''}${cell.isItalic() ? 'i' : ''}${cell.isDim() ? 'd' : ''}${cell.isStrikethrough() ? 's' : ''}` ||
        '-';
      out += style === last ? char : `<${style}>${char}`;
      last = style;
    }
    out += '\n';
    last = '';
  }
  terminal.dispose();
  return out.replaceAll(/ +$/gm, '').trimEnd();
}

export interface Cells {
  /** Without the spaces at their ends. */
  readonly rows: readonly string[];
  /** Numbers of the rows that go on with the one before because the terminal wrapped it. */
  readonly wrapped: ReadonlySet<number>;
  /** All cells, with colours and styles. */
  readonly styled: string;
}

/** What a terminal of this width has after these bytes, scrollback and all. */
export async function cellsOf(bytes: string, cols: number): Promise<Cells> {
  const terminal = new xterm.Terminal({ cols, rows: 24, scrollback: 50_000, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(bytes, done));
  const { active } = terminal.buffer;
  const lines = Array.from({ length: active.length }, (_, y) => active.getLine(y));
  const rows = lines.map((line) => line?.translateToString(true).trimEnd() ?? '');
  const styled = lines.map((line) =>
    Array.from({ length: cols }, (_, x) => {
      const cell = line?.getCell(x);
      const isText = cell !== undefined && cell.getChars().trim() !== '';
      return isText ? `${cell.getChars()}${cell.getFgColor()},${cell.isBold()},${cell.isItalic()},${cell.isStrikethrough()}` : ' ';
    }).join(''),
  );
  const wrapped = new Set(lines.flatMap((line, y) => (line?.isWrapped === true ? [y] : [])));
  terminal.dispose();
  return { rows: rows.slice(0, rows.findLastIndex((row) => row !== '') + 1), wrapped, styled: styled.join('\n').trimEnd() };
}
