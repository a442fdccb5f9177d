/** What an editor prints to announce that it begins a line, and that it leaves it: bracketed paste on and off. */
export const READY = '\x1b[?2004h';
export const LEFT = '\x1b[?2004l';

const EITHER = /(\x1b\[\?2004[hl])/;
/** More of a control sequence than READY and LEFT have: a longer unfinished one is not held. */
const HELD_CHARS = 16;
const UNFINISHED = /\x1b(?:\[[0-?]*[ -/]*)?$/;
const CSI = /\x1b\[[0-?]*[ -/]*[@-~]/g;
const VISIBLE = /[!-~\x80-\xff]/;

/** Finds READY and LEFT in output, wherever a read ends: an unfinished control sequence at the end is held for the next one. */
export class EditorOutput {
  private held = '';
  private kind: 'unknown' | 'announces' = 'unknown';

  /** Once an editor of this terminal has announced itself, those to come will, too. */
  get editor(): 'unknown' | 'announces' {
    return this.kind;
  }

  /** The output in order, in pieces: READY, LEFT, and the text between, which may be empty. */
  read(text: string): readonly string[] {
    const all = this.held + text;
    this.held = UNFINISHED.exec(all.slice(-HELD_CHARS))?.[0] ?? '';
    const pieces = all.slice(0, all.length - this.held.length).split(EITHER);
    if (pieces.includes(READY)) this.kind = 'announces';
    return pieces;
  }

  /** What comes next does not continue what was read. */
  cut(): void {
    this.held = '';
  }
}

/** Some of it can be seen: not only spaces, line ends and control sequences. */
export const isVisible = (text: string): boolean => VISIBLE.test(text.replace(CSI, ''));
