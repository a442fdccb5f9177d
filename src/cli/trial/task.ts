/** A task of `yosh bench`: a question, the files it is about, and how a right answer is recognised. */

/** Text, or more about a file. A name that ends in `/` is a folder. */
export type File = string | { readonly bytes: number } | { readonly text: string; readonly daysOld: number };

export interface Task {
  readonly name: string;
  readonly question: string;
  readonly files: Readonly<Record<string, File>>;
  /** Our own command that makes the rest of the folder. */
  readonly setup?: string;
  /** Programs without which it is left out. */
  readonly needs?: readonly string[];
  /** A right command has this in its text. */
  readonly says: RegExp;
  /** Its output matches all of these … */
  readonly prints?: readonly RegExp[];
  /** … and none of these. */
  readonly lacks?: readonly RegExp[];
  /** What is different afterwards: the text of a file, true for any text, null for one that is gone. Everything else is as it was. */
  readonly after?: Readonly<Record<string, string | true | null>>;
  /** What else the command leaves behind does not count: programs write files of their own. */
  readonly leaves?: true;
}
