/** What the offline provider may ask of the machine. Given from outside, so that the provider itself never touches the disk. */

export interface DocLine {
  readonly name: string;
  /** One line about it, from the local documentation. */
  readonly about: string;
  /** The source of the line. */
  readonly from: 'man' | 'tldr';
}

/** Each is called only when needed and may give up: an empty list means "nothing known". */
export interface OfflineEndpoints {
  readonly platform: 'linux' | 'darwin' | 'other';
  /** Whether the user is root, who needs no sudo. Without it: no. */
  readonly isRoot?: boolean;
  /** Whether the program is on PATH. */
  hasProgram(name: string): boolean;
  /** The names of the programs on PATH, to correct typing mistakes. */
  listPrograms(): readonly string[];
  /** The user's earlier commands, oldest first, bounded. */
  historyLines(): readonly string[];
  /** Recorded commands that the question means, best first, with when and how each ran. Without a record, the history lines are searched. */
  recalled?(question: string): Promise<readonly { readonly text: string; readonly ran: string }[]>;
  /** The names in a folder, to correct "no such file". Relative paths start at the user's folder. */
  listFolder(path: string): readonly string[];
  /** The beginning of a text file, bounded, or null. Without it, nothing is known about projects. */
  readText?(path: string): string | null;
  /** One line about a program from local documentation, or null. */
  whatIs(name: string): Promise<string | null>;
  /** The local documentation whose words are closest, best first, at most `limit`. */
  lookUp(words: readonly string[], limit: number): Promise<readonly DocLine[]>;
}
