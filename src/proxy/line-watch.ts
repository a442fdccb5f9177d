/**
 * Guesses whether the line being edited at a bash prompt may be a question; when in doubt the answer is yes. It does not model the
 * editor: it searches for `yo ` in the typed keys and in their echo. A wrong yes costs one redraw of the line (the hook reads the
 * true line itself); after a wrong no, bash may expand a `!` in the question.
 */

const WINDOW = 24;
/** More than any search prompt and its text in one read; bounds the work when a large paste comes. */
const SEARCH_WINDOW = 256;
/** `/yo `, `?yo `, `:yo ` are echoed by vi's and M-p's search prompts. */
const QUESTION = /(?:^|[^/?:])yo(?:[ \t\r\n\x0f]|$)/;
/** M-p, or vi's `/` and `?` in command mode: until the search ends, LINE_KEY would end it, and Enter submits nothing. */
const SEARCH = /\x1b(?:[pnPN]|(?![[O])[^\x1b aAiIcCsSRoO]*[/?])[^\x1b]*$/;
const SEARCH_ENDS = /[\r\n\x03\x07]/;
/** A line recalled from the history in the same read as Enter: its echo has not been seen. */
const RECALLED = /(?:\x1b[[O][AB]|[\x0e\x10\x12])[^\x1b]*$/;
/** The pager of the completion list reads keys itself. */
const PAGER = /(?:--More--|\(y or n\))$/;
/** A program bound to a key (fzf, atuin, skim) asks for the cursor position or takes the alternate screen; the editor does neither. */
const FINDER = /\x1b\[(?:6n|\?(?:1049|47)h)/;

export class LineWatch {
  private typed = '';
  private echoed = '';
  private found = false;
  private searching = false;
  private finder = false;

  /** True when Enter, pressed now, may submit a question. `unseen`: keys of the same read, whose echo cannot have come yet. */
  mayAsk(unseen: string): boolean {
    if (this.finder) {
      this.finder = false; // this Enter goes to the finder and ends it
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

/** The typed text without the characters that Backspace and Ctrl-H deleted. */
function rubbedOut(text: string): string {
  let left = text;
  for (let before = ''; left !== before;) {
    before = left;
    left = left.replace(/[^\x1b\x7f\b][\x7f\b]/g, '');
  }
  return left;
}
