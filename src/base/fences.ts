/** What the language behind a fence of Markdown says about its block. The names are those of GitHub's linguist (Shell, ShellSession). */

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
