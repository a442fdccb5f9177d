/** The form of the rows that `find-logins.ts` searches for. */
export interface Login {
  readonly literal: string;
  /** Matches the text before the literal on its line. */
  readonly head: RegExp;
  /** Matches the lines before. */
  readonly before?: RegExp;
  /** Matches the text after it on its line; the secret is its group `v`. Sticky at the beginning, or global for several secrets. */
  readonly rest: RegExp;
  readonly isSecret?: (value: string) => boolean;
}
