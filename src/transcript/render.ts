/**
 * What a stretch of terminal output looked like, as text: replayed through a terminal emulator, so that progress bars, cursor
 * movement and wrapped lines are resolved as they were on the screen.
 */
import type { ScreenSize } from '../safety/command-gate.ts';

/** The newest non-empty lines, at most `lines` of them. The emulator is loaded with the first use. */
export async function renderTail(output: Buffer, size: ScreenSize, lines: number): Promise<string> {
  if (output.length === 0) return '';
  const { Terminal } = await import('@xterm/headless');
  const terminal = new Terminal({ cols: size.cols, rows: size.rows, scrollback: lines, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(output, done));
  const buffer = terminal.buffer.normal;
  const text: string[] = [];
  for (let y = 0; y < buffer.length; y++) {
    const line = buffer.getLine(y);
    const part = line?.translateToString(true) ?? '';
    if (line?.isWrapped === true && text.length > 0) text[text.length - 1] += part;
    else text.push(part);
  }
  terminal.dispose();
  return text
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .split('\n')
    .slice(-lines)
    .join('\n');
}
