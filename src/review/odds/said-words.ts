/** The words of the user that a line is compared with. */
export interface Said {
  readonly question: string;
  /** The last command that the user typed; empty where there is none. */
  readonly typed: string;
}
