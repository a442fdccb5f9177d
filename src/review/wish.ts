/** The type of a row that says how an area of effects is asked for. */

/** How an area is asked for. */
export interface Wish {
  /** Beginnings of words that ask for the effect. */
  readonly verbs: string;
  /** Beginnings of words for what it falls on; null where the verb says enough. */
  readonly nouns: string | null;
  /**
   * A name in the question is not enough without a verb or a noun: disks, credentials, start-up, other users' things. For the other
   * areas, somebody who names the thing has asked for it.
   */
  readonly hard?: true;
  /** One of both is enough: little is at stake. */
  readonly either?: true;
  /** A name need not be written out: "postgres" names postgresql; in a path the last part counts, or every part. */
  readonly loose?: 'name' | 'path';
  /** One of the names is enough. */
  readonly any?: true;
  /** Beginnings of words that ask for an end of it, where those for a change do not: "fix it" deletes nothing. */
  readonly ends?: string;
  /** Verb and noun are not enough where the line names what it falls on: the user must have named that. */
  readonly byName?: true;
  /** Beginnings of words that also ask for what can be undone: an effect that is not dangerous. */
  readonly mild?: string;
  /** Beginnings of words among the verbs that ask for nothing dangerous: to mount a disk does not erase it. */
  readonly gentle?: string;
  /** Words that ask for the effect by themselves, whatever it falls on. */
  readonly alone?: string;
}
