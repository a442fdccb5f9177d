/** A rule for what a line does beyond the user's words, and what it compares. */
import type { Effect, Effects } from '../effects/effect-types.ts';
import type { Words } from './user-words.ts';
import type { Wished } from './wished.ts';

/** What a rule compares with an effect. */
export interface Around {
  readonly words: Words;
  readonly effects: Effects;
  /** Variables of the line that are not set in the user's shell. */
  readonly unset: readonly string[];
  /** The effects of the command that the user typed himself and that failed. */
  readonly own: Effects | null;
  /** How far a wish without a verb asks for each effect. */
  readonly wished: ReadonlyMap<Effect, Wished>;
}

/** Says what it found, in the third person; null where the line stays within the words. */
export type Rule = (effect: Effect, around: Around) => string | null;
