/**
 * Guesses, cheaply and erring on the side of yes, whether the line being edited at a bash prompt may be a question. It never
 * follows the editor: it looks for `yo ` in what was typed and in what was echoed. A wrong yes costs one redraw of the line
 * (the hook looks at the true line itself); a wrong no costs the exactness of `!`.
 */

const WINDOW = 24;
/** `/yo `, `?yo `, `:yo ` are vi's and M-p's search prompts: a key typed there would end the search. */
const QUESTION = /(?:^|[^/?:])yo(?:[ \t\r\n\x0f]|$)/;
/** Pagers of the completion list read keys themselves. */
const PAGER = /(?:--More--|\(y or n\))$/;

export class LineWatch {
  private typed = '';
  private echoed = '';
  private found = false;

  /** True when Enter, pressed now, may submit a question. */
  get question(): boolean {
    return this.found && !PAGER.test(this.echoed);
  }

  /** Keys on their way to the editor. */
  keys(bytes: Buffer): void {
    if (this.found) return;
    this.typed = this.look(this.typed, bytes);
  }

  /** Output of the editor. */
  output(bytes: Buffer, start: number, end: number): void {
    if (this.found) {
      this.echoed = (this.echoed + bytes.toString('latin1', Math.max(start, end - WINDOW), end)).slice(-WINDOW);
      return;
    }
    this.echoed = this.look(this.echoed, bytes.subarray(start, end));
  }

  private look(window: string, bytes: Buffer): string {
    const text = window + bytes.toString('latin1');
    if (text.includes('yo') && QUESTION.test(text)) this.found = true;
    return text.slice(-WINDOW);
  }
}
