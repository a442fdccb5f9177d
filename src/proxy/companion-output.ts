import type { Screen } from './screen.ts';

/** What the companion writes on the screen, and how the screen is put in order after one that died. */
export class CompanionOutput {
  private cursor: 'line-start' | 'mid-line' = 'line-start';
  private readonly screen: Screen;

  constructor(screen: Screen) {
    this.screen = screen;
  }

  show(bytes: Buffer): void {
    const text = bytes.toString('latin1').replace(/\x1b\[[\d;]*[A-Za-z]/g, '');
    if (text !== '') this.cursor = /[\r\n]$/.test(text) ? 'line-start' : 'mid-line';
    this.screen.show(bytes);
  }

  /** A question begins on a line of its own. */
  begin(): void {
    this.cursor = 'line-start';
  }

  /** Bytes that end its colour, and its half line or its thinking line, which leaves the cursor at its beginning. */
  tidy(): string {
    const bytes = this.cursor === 'mid-line' ? '\x1b[0m\r\n' : '\x1b[0m\x1b[K';
    this.cursor = 'line-start';
    return bytes;
  }
}
