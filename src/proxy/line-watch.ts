/**
 * Guesses whether the hook must see the line being edited at a bash prompt before it is submitted, because it may be a question, or may
 * start a shell; when in doubt the answer is yes. It does not model the editor: it searches the typed keys and their echo. A wrong yes
 * costs one redraw of the line (the hook reads the true line itself); after a wrong no, bash may expand a `!` in the question, or the
 * shell that starts has no yo.
 */

const WINDOW = 24;
/** More than any search prompt and its text in one read; bounds the work when a large paste comes. */
const SEARCH_WINDOW = 256;
/** `/yo `, `?yo `, `:yo ` are echoed by vi's and M-p's search prompts. */
const QUESTION = /(?:^|[^/?:])yo(?:[ \t\r\n\x0f]|$)/;
/**
 * The end of a line that may start a shell, whose hooks must then be loaded: `bash`, `exec zsh -l`, `exec "$SHELL"`. The hook reads the
 * line itself, so this may match too much.
 */
const STARTS_SHELL = /(?:^|[\s/])(?:(?:ba|z)sh|"?\$\{?SHELL\}?"?)(?: +-{1,2}[a-z]+)* *$/;
/** M-p, or vi's `/` and `?` in command mode: until the search ends, LINE_KEY would end it, and Enter submits nothing. */
const SEARCH = /\x1b(?:[pnPN]|(?![[O])[^\x1b aAiIcCsSRoO]*[/?])[^\x1b]*$/;
const CSI = /\x1b\[[0-?]*[ -/]*[@-~]/g;
const RUBS_OUT = /[\x7f\b]/;
const SEARCH_ENDS = /[\r\n\x03\x07]/;
/** A line recalled from the history in the same read as Enter: its echo has not been seen. */
const RECALLED = /(?:\x1b[[O][AB]|[\x0e\x10\x12])[^\x1b]*$/;
/** The pager of the completion list reads keys itself. */
const PAGER = /(?:--More--|\(y or n\))$/;
/** A program bound to a key (fzf, skim) that draws below the line asks for the cursor position; the editor does not. */
const FINDER = /\x1b\[6n/;

export class LineWatch {
  private typed = '';
  private echoed = '';
  private found: boolean;
  private searching = false;
  private finder = false;
  private readonly place: 'begins' | 'continues';

  /**
   * `place`: the line begins a command, or continues one (a here-doc, an open quote), where it starts no shell.
   * `everyLine`: the hook must see it, whatever it is.
   */
  constructor(place: 'begins' | 'continues', everyLine = false) {
    this.place = place;
    this.found = everyLine;
  }

  /** True when Enter, pressed now, may submit such a line. `unseen`: keys of the same read, whose echo cannot have come yet. */
  mayConcernHook(unseen: string): boolean {
    if (this.finder) {
      this.finder = false; // this Enter goes to the finder and ends it
      return false;
    }
    return !this.searching && (this.found || RECALLED.test(unseen) || this.mayStartShell) && !PAGER.test(this.echoed);
  }

  private get mayStartShell(): boolean {
    return this.place === 'begins' && [this.typed, this.echoed.replaceAll(CSI, '')].some((text) => STARTS_SHELL.test(text));
  }

  /** Keys on their way to the editor, before the key that submits. */
  keys(text: string): void {
    const typed = rubbedOut(this.typed + text);
    if (this.searching || typed.includes('\x1b')) {
      const line = typed.slice(-SEARCH_WINDOW).split(SEARCH_ENDS);
      this.searching = SEARCH.test(line.at(-1) as string) || (this.searching && line.length === 1);
    }
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
  if (!RUBS_OUT.test(text)) return text;
  let left = text;
  for (let before = ''; left !== before;) {
    before = left;
    left = left.replace(/[^\x1b\x7f\b][\x7f\b]/g, '');
  }
  return left;
}
