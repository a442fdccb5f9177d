import type { Screen } from './screen.ts';

/** Follows the companion's output, so that the screen can be put in order when the companion dies in the middle of it. */
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

  /** A question starts, or the user has ended a yes/no prompt: the cursor is at the beginning of a line. */
  begin(): void {
    this.cursor = 'line-start';
  }

  /** Bytes that end its colour and its half line, or erase its thinking line, which leaves the cursor at the beginning of the line. */
  tidy(): string {
    const bytes = this.cursor === 'mid-line' ? '\x1b[0m\r\n' : '\x1b[0m\x1b[K';
    this.cursor = 'line-start';
    return bytes;
  }
}
