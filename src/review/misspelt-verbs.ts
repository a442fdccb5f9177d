/** Mends verbs with one slip: "kil", "delte", "isntall". Pure. */

/** Verbs of deeds, in the form in which people type them. */
const VERBS =
  `delete remove install uninstall restart reboot start stop kill disable enable create update upgrade downgrade rename replace move
  copy clean clear revert reset restore discard unlock extract compress convert overwrite truncate terminate format mount unmount rotate prune
  purge wipe erase grant revoke allow block change upload publish deploy schedule append insert write`.split(/\s+/);

/** Words of their own that are one slip from a verb. */
const OWN = new Set('stat star crate covert inert rest bock ease clan pure umount chage cop coy sop moe wie wip eras sto'.split(' '));

/** Words in which a slip is mended: neither a part of a name or path, nor an option. */
const WORD = /(?<![\p{L}\p{N}_.~/@$=:-])[a-z]{3,12}(?![\p{L}\p{N}_/@=:-]|\.\p{L})/giu;
/** Longer texts are not typed at a prompt. */
const TEXT_CHARS = 4096;

/**
 * Whether a word is a verb without one of its letters, with one typed twice, or with two swapped. The first letter is right. Other letters
 * make other words: "remote" is no "remove".
 */
function isSlip(word: string, verb: string): boolean {
  if (word[0] !== verb[0] || Math.abs(word.length - verb.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === verb[at]) at += 1;
  if (word.length < verb.length) return word.slice(at) === verb.slice(at + 1);
  if (word.length > verb.length) return word[at] === word[at - 1] && word.slice(at + 1) === verb.slice(at);
  return word[at] === verb[at + 1] && word[at + 1] === verb[at] && word.slice(at + 2) === verb.slice(at + 2);
}

const mended = (word: string): string => {
  const lower = word.toLowerCase();
  return OWN.has(lower) || VERBS.some((verb) => lower.startsWith(verb)) ? word : (VERBS.find((verb) => isSlip(lower, verb)) ?? word);
};

/** A question with its misspelt verbs mended. */
export const withVerbsMended = (text: string): string => text.slice(0, TEXT_CHARS).replaceAll(WORD, mended) + text.slice(TEXT_CHARS);
