/**
 * What an effect does, where only its words for the user tell it. Tables and readers of commands write these words in many places; the rules
 * of the review look for them only here, and `tests/review/effect-words.test.ts` has a command for each.
 */
import type { Effect } from '../effects/effect-types.ts';

const SAID = {
  publishes: /^publishes/,
  'sends commits': /^sends commits/,
  'is on the server': /on the server/,
  packs: /^packs /,
  writes: /^writes /,
  mounts: /^mounts /,
  unmounts: /^unmounts/,
  locks: /^locks /,
  moves: /^moves /,
  copies: /^copies /,
  'removes packages': /^(?:removes|uninstalls) /,
  'runs statements': /^runs the statements /,
  'changes rights': /^changes who may /,
  'changes readers': /^changes who may read/,
  'changes owners': /^changes the (?:owner|group)/,
  'opens to everybody': /lets everyone|everybody/,
  'falls on a whole tree': /everything in|lets everyone/,
  'ends all': /^(?:deletes|removes|discards|empties|stops) (?:all|every)/,
  'has an empty variable': / is empty/,
  'is possible only': /^may /,
} as const satisfies Record<string, RegExp>;

export type Said = keyof typeof SAID;

/** Whether the words of an effect say this. */
export const says = ({ what }: Pick<Effect, 'what'>, said: Said): boolean => SAID[said].test(what);
