/** Fences of Markdown: one for a text, and what the language behind one says. The names are those of GitHub's linguist (Shell, ShellSession). */

/** Blocks of commands. */
export const SHELL_LANGUAGES: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'shell']);
/** Blocks that show a session, with prompts and output. */
export const SESSION_LANGUAGES: ReadonlySet<string> = new Set(['console', 'terminal', 'shell-session', 'shellsession']);

/** A numbered block of code in an answer. */
export interface CodeBlock {
  /** Empty when the answer names none. */
  readonly language: string;
  /** As it was shown, without a line end at its end; null when it is too long to be kept. */
  readonly text: string | null;
}

/** A fence that nothing in the text closes: `least` backticks, or one more than the longest run in the text. Source: CommonMark, 4.5 and 6.1. */
export const fenceFor = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));
