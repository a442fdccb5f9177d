/** What the intent check can find. Types only. */
import type { Effect } from '../effects/effect-types.ts';

/** What the intent check found. */
export type Intent =
  /**
   * `inWords`: not only because it does nothing that has to be asked for. `isSure`: such words go with hardly anything else, so that a warning would
   * tell the user what he has just said.
   */
  | { readonly kind: 'asked'; readonly inWords: boolean; readonly isSure?: true }
  /** Live, with a clear line. `what` completes "Careful: …"; `does` is the effect in it, where it is about one. */
  | { readonly kind: 'unclear'; readonly what: string; readonly does?: string }
  /** Commented out. `what` is in the third person: "it …". `by`: the effects that no word asks for; empty where a rule
   * finds that the words ask for something else. */
  | { readonly kind: 'unasked'; readonly what: string; readonly by: readonly Effect[] };
