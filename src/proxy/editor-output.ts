/** Finds in the shell's output where its line editor begins and ends a line. An editor switches bracketed paste on and off there. */
export const READY = '\x1b[?2004h';
export const LEFT = '\x1b[?2004l';

const ESC = '\x1b';
const EITHER = /(\x1b\[\?2004[hl])/;
/** More than READY and LEFT have: a longer unfinished control sequence is not held. */
const HELD_CHARS = 16;
const UNFINISHED = /\x1b(?:\[[0-?]*[ -/]*)?$/;
const CSI = /\x1b\[[0-?]*[ -/]*[@-~]/g;
const VISIBLE = /[!-~\x80-\xff]/;

/** Finds READY and LEFT even when a read cuts them: an unfinished control sequence at the end of a read is held for the next read. */
export class EditorOutput {
  private held = '';
  /** READY was seen at the prompt before this one. */
  private before = false;
  private now = false;

  /** The editor of this prompt has printed READY. */
  get announced(): boolean {
    return this.now;
  }

  /** `announces` when READY was seen at this prompt or the one before: a user may switch bracketed paste off at any prompt. */
  get editor(): 'unknown' | 'announces' {
    return this.before || this.now ? 'announces' : 'unknown';
  }

  /** The output in order, in pieces: READY, LEFT, and the text between, which may be empty. */
  read(text: string): readonly string[] {
    if (this.held === '' && !text.includes(ESC)) return [text]; // the echo of most keys
    const all = this.held + text;
    this.held = UNFINISHED.exec(all.slice(-HELD_CHARS))?.[0] ?? '';
    const pieces = all.slice(0, all.length - this.held.length).split(EITHER);
    if (pieces.includes(READY)) this.now = true;
    return pieces;
  }

  /** Forgets the held bytes: the next read does not continue the last. */
  cut(): void {
    this.held = '';
  }

  /** Another prompt begins. */
  nextPrompt(): void {
    this.before = this.now;
    this.now = false;
  }
}

/** True unless the text is only spaces, line ends and control sequences. */
export const isVisible = (text: string): boolean => VISIBLE.test(text.replace(CSI, ''));
