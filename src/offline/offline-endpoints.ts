/** What the offline provider may look at, given from outside so that its own part never touches the disk. */

export interface DocLine {
  readonly name: string;
  /** One line about it, from the local documentation. */
  readonly about: string;
  /** Where the line is from: `man` or `tldr`. */
  readonly from: 'man' | 'tldr';
}

/** Each is called only when it is needed, and each may give up: an empty list means "nothing known". */
export interface OfflineEndpoints {
  readonly platform: 'linux' | 'darwin' | 'other';
  /** Is the program on PATH? */
  hasProgram(name: string): boolean;
  /** Names of the programs on PATH, for typing mistakes. */
  listPrograms(): readonly string[];
  /** The user's earlier commands, oldest first, bounded. */
  historyLines(): readonly string[];
  /** Names in a folder (`cwd` or below it), for "no such file". */
  listFolder(path: string): readonly string[];
  /** One line about a program from local documentation, or null. */
  whatIs(name: string): Promise<string | null>;
  /** Local documentation whose words are closest, best first, at most `limit`. */
  lookUp(words: readonly string[], limit: number): Promise<readonly DocLine[]>;
}
