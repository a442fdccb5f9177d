/** Code that comes with less of a check than the words ask for, or that comes as the answer to a question. Pure. */
import type { Rule } from './beyond-rule.ts';
import { onlyInforms } from './question-kinds.ts';
import { isOtherPublisher } from './strangers.ts';
import { names } from './user-words.ts';

/** Options that leave out the check of who made a package, or of what it may do. */
const UNCHECKED =
  /sig|gpg|unauth|untrust|unsigned|insecure|checksum|digest|verif|^(?:dangerous|devmode|no-quarantine|force-yes|nodeps|trusted-host|sslverify)$/;
/** Words that give up such a check, or that call the package a file of the user's own. */
const GIVEN_UP = new RegExp(
  String.raw`(?<!\p{L})(?:un|in|not\s)?(?:sign\p{L}*|gpg|keys?|check\p{L}*|verif\p{L}*|trust\p{L}*|secur\p{L}*|valid\p{L}*)(?!\p{L})|` +
    String.raw`(?<!\p{L})(?:skip|ignor|anyway|regardless|forc|trotzdem|danger|dev\s?mode|confin|quarantine)|` +
    String.raw`(?<!\p{L})(?:local|download|built|own\b|file|without|errors?|fail)|` +
    String.raw`[\p{L}\d]\.\p{L}{2,8}(?![\p{L}\d])`,
  'iu',
);
/** A package is installed without the check of who made it, and the words only name the package. */
const unchecked: Rule = ({ kind, what, objects }, { words: { text, meant, ran }, effects: { list } }) =>
  kind === 'protection' &&
  meant === null &&
  objects.some((each) => UNCHECKED.test(each) && ran?.text.includes(`--${each}`) !== true) &&
  list.some((each) => each.area === 'packages' && (each.kind === 'system' || each.kind === 'runs-foreign-code')) &&
  !GIVEN_UP.test(text)
    ? what
    : null;

/** An extension of somebody whom the words do not name, for a question: the program itself may answer it. */
const extension: Rule = (effect, { words }) =>
  effect.kind === 'runs-foreign-code' &&
  effect.area === 'packages' &&
  words.meant === null &&
  onlyInforms(words) &&
  isOtherPublisher(effect) &&
  !effect.objects.some((each) => names(words, each))
    ? effect.what
    : null;

export const BROUGHT_CODE_RULES: readonly Rule[] = [unchecked, extension];
