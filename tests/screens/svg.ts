/** Draws what a terminal shows as an SVG picture. */
import xterm from '@xterm/headless';

interface Theme {
  readonly background: string;
  readonly frame: string;
  readonly text: string;
  /** The 16 colours. */
  readonly colors: readonly string[];
}

/** Colours of ours: each that yo uses has a contrast of 4.5:1 and more. */
export const THEMES: Readonly<Record<'dark' | 'light', Theme>> = {
  dark: {
    background: '#15181e',
    frame: '#2a303b',
    text: '#d5dae3',
    colors:
      '#15181e #e06c75 #8fce8a #e3b767 #6ca8f0 #c38ae6 #62c6d6 #d5dae3 #7f8896 #f08a92 #a7dfa2 #f0cb85 #8dbdf5 #d3a5ef #86d9e6 #ffffff'.split(
        ' ',
      ),
  },
  light: {
    background: '#fcfcfa',
    frame: '#d8dade',
    text: '#23272e',
    colors:
      '#23272e #b02a30 #2c7a34 #8a6100 #1f5fb5 #8a3ba8 #0f7080 #e8e8e4 #5c6470 #b02a30 #2c7a34 #8a6100 #1f5fb5 #8a3ba8 #0f7080 #fcfcfa'.split(
        ' ',
      ),
  },
};

const CELL_WIDTH = 8.4;
const CELL_HEIGHT = 19;
const FONT_SIZE = 14;
const PADDING = 18;
const BAR_HEIGHT = 30;
/** Where letters stand in the height of a cell. */
const BASELINE = 14;

interface Run {
  readonly x: number;
  cells: number;
  text: string;
  readonly style: string;
  readonly fill: string;
  readonly behind: string | null;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The runs of cells of one style. */
function runsOf(
  line: NonNullable<ReturnType<InstanceType<typeof xterm.Terminal>['buffer']['active']['getLine']>>,
  cols: number,
  theme: Theme,
): readonly Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < cols; x += 1) {
    const cell = line.getCell(x);
    if (cell === undefined || cell.getWidth() === 0) continue;
    const own = cell.isFgPalette() ? (theme.colors[cell.getFgColor()] ?? theme.text) : theme.text;
    const isReverse = cell.isInverse() !== 0;
    const fill = isReverse ? theme.background : own;
    const behind = isReverse ? own : null;
    const style = `${cell.isBold() ? ' font-weight="700"' : ''}${cell.isItalic() ? ' font-style="italic"' : ''}${cell.isStrikethrough() ? ' text-decoration="line-through"' : ''}`;
    const text = cell.getChars() || ' ';
    const last = runs.at(-1);
    // a wide character is a run of its own, so that a font with other widths moves nothing
    const isSame = last !== undefined && last.style === style && last.fill === fill && last.behind === behind;
    if (isSame && cell.getWidth() === 1 && last.x + last.cells === x && [...last.text].length === last.cells) {
      last.text += text;
      last.cells += 1;
    } else runs.push({ x, cells: cell.getWidth(), text, style, fill, behind });
  }
  return runs;
}

const rounded = (number: number): string => String(Math.round(number * 10) / 10);

interface PictureOptions {
  /** Read to those who cannot see the picture. */
  readonly title: string;
  readonly theme: Theme;
  readonly cols: number;
  /** Its cell. */
  readonly cursor: { readonly x: number; readonly y: number };
}

/** A window with the rows that these bytes (LF, SGR) come to. */
export async function svgOf(bytes: string, { title, theme, cols, cursor }: PictureOptions): Promise<string> {
  const rows = bytes.split('\n').length;
  const terminal = new xterm.Terminal({ cols, rows, allowProposedApi: true, convertEol: true });
  await new Promise<void>((done) => terminal.write(bytes, done));
  const out: string[] = [];
  for (let y = 0; y < rows; y += 1) {
    const line = terminal.buffer.active.getLine(y);
    if (line === undefined) continue;
    const top = BAR_HEIGHT + PADDING / 2 + y * CELL_HEIGHT;
    for (const { x, cells, text, style, fill, behind } of runsOf(line, cols, theme)) {
      if (text.trim() === '' && behind === null) continue;
      const left = PADDING + x * CELL_WIDTH;
      const width = cells * CELL_WIDTH;
      if (behind !== null)
        out.push(`<rect x="${rounded(left)}" y="${rounded(top)}" width="${rounded(width)}" height="${CELL_HEIGHT}" fill="${behind}"/>`);
      const color = fill === theme.text ? '' : ` fill="${fill}"`;
      out.push(
        `<text x="${rounded(left)}" y="${rounded(top + BASELINE)}" textLength="${rounded(width)}"${color}${style}>${escaped(text)}</text>`,
      );
    }
  }
  terminal.dispose();
  const [left, top] = [PADDING + cursor.x * CELL_WIDTH, BAR_HEIGHT + PADDING / 2 + cursor.y * CELL_HEIGHT];
  out.push(`<rect x="${rounded(left)}" y="${rounded(top + 1)}" width="${CELL_WIDTH}" height="${CELL_HEIGHT - 2}" fill="${theme.text}"/>`);
  const width = rounded(2 * PADDING + cols * CELL_WIDTH);
  const height = rounded(BAR_HEIGHT + 1.5 * PADDING + rows * CELL_HEIGHT);
  const dots = [0, 1, 2].map((at) => `<circle cx="${PADDING + 4 + at * 18}" cy="19" r="5" fill="${theme.frame}"/>`).join('');
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="0.5" y="0.5" width="${Number(width) - 1}" height="${Number(height) - 1}" rx="9" fill="${theme.background}" stroke="${theme.frame}"/>`,
    dots,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${FONT_SIZE}" fill="${theme.text}" xml:space="preserve">`,
    ...out,
    '</g>',
    '</svg>',
  ].join('\n')}\n`;
}
