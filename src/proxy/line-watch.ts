/**
 * Guesses, cheaply and erring on the side of yes, whether the line being edited at a bash prompt may be a question. It never
 * follows the editor: it looks for `yo ` in what was typed and in what was echoed. A wrong yes costs one redraw of the line
 * (the hook looks at the true line itself); a wrong no costs the exactness of `!`.
 */

const WINDOW = 24;
/** Nobody searches for more in one read; bounds the work when a large paste comes. */
const SEARCH_WINDOW = 256;
/** `/yo `, `?yo `, `:yo ` are echoed by vi's and M-p's search prompts. */
const QUESTION = /(?:^|[^/?:])yo(?:[ \t\r\n\x0f]|$)/;
/** M-p, or vi's `/` and `?` in command mode: until the search ends, the key would end it, and Enter submits nothing. */
const SEARCH = /\x1b(?:[pnPN]|(?![[O])[^\x1b aAiIcCsSRoO]*[/?])[^\x1b]*$/;
const SEARCH_ENDS = /[\r\n\x03\x07]/;
/** A line fetched from the history in the same read as Enter: its echo has not been seen. */
const RECALLED = /(?:\x1b[[O][AB]|[\x0e\x10\x12])[^\x1b]*$/;
/** Pagers of the completion list read keys themselves. */
const PAGER = /(?:--More--|\(y or n\))$/;
/** A program bound to a key (fzf, atuin, skim) asks where the cursor is or takes the alternate screen; the editor does neither. */
const FINDER = /\x1b\[(?:6n|\?(?:1049|47)h)/;

export class LineWatch {
  private typed = '';
  private echoed = '';
  private found = false;
  private searching = false;
  private finder = false;

  /** True when Enter, pressed now, may submit a question. `unseen` are keys whose echo cannot have come yet. */
  mayAsk(unseen: string): boolean {
    if (this.finder) {
      this.finder = false; // this Enter is its own, and ends it
      return false;
    }
    return !this.searching && (this.found || RECALLED.test(unseen)) && !PAGER.test(this.echoed);
  }

  /** Keys on their way to the editor, before the key that submits. */
  keys(text: string): void {
    const typed = rubbedOut(this.typed + text);
    const line = typed.slice(-SEARCH_WINDOW).split(SEARCH_ENDS);
    this.searching = SEARCH.test(line.at(-1) as string) || (this.searching && line.length === 1);
    if (!this.searching && QUESTION.test(typed)) this.found = true;
    this.typed = typed.slice(-WINDOW);
  }

  /** Output of the editor. */
  output(text: string): void {
    const shown = this.echoed + text;
    if (FINDER.test(shown)) this.finder = true;
    if (!this.found && QUESTION.test(shown)) this.found = true;
    this.echoed = shown.slice(-WINDOW);
  }
}

/** What is left of typed text when Backspace and Ctrl-H have taken their characters. */
function rubbedOut(text: string): string {
  let left = text;
  for (let before = ''; left !== before;) {
    before = left;
    left = left.replace(/[^\x1b\x7f\b][\x7f\b]/g, '');
  }
  return left;
}
