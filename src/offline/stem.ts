/** Finds the concept of a typed word: exactly, then without its ending, then one typing mistake away. */
import { distance } from '../base/nearest.ts';
import { lexicon } from './vocabulary.ts';

function stems(word: string): string[] {
  const out: string[] = [];
  if (word.endsWith('ies')) out.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) out.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) out.push(word.slice(0, -1));
  if (word.endsWith("'s")) out.push(word.slice(0, -2));
  if (word.endsWith('ing')) out.push(word.slice(0, -3), `${word.slice(0, -3)}e`, word.slice(0, -4));
  if (word.endsWith('ed')) out.push(word.slice(0, -2), word.slice(0, -1), word.slice(0, -3));
  return out.filter((stem) => stem.length > 2);
}

/** The concept of a word as spelled, or null. */
export function conceptOf(word: string): string | null {
  const exact = lexicon.concepts.get(word);
  if (exact !== undefined) return exact;
  for (const stem of stems(word)) {
    const found = lexicon.concepts.get(stem);
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * The concept of a mistyped word: one mistake in words of four letters or more, two from nine on, same first letter (or the first two
 * swapped); '' for a filler, null for no match. Short words are left alone: `cat` is one mistake from `cut`, `tar`, `car`.
 */
export function misspelt(word: string): string | null {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return null;
  const limit = word.length >= 9 ? 2 : 1;
  let best: string | null = null;
  let least = limit + 1;
  for (const [known, concept] of lexicon.concepts) {
    if (known.length < 4 || (word.length < 4 && known.length < 5) || (known[0] !== word[0] && known[0] !== word[1])) continue;
    const mistakes = distance(word, known, limit);
    if (mistakes < least) [best, least] = [concept, mistakes];
  }
  if (best === null)
    for (const known of lexicon.fillers) if (known.length > 4 && known[0] === word[0] && distance(word, known, 1) === 1) return '';
  return best;
}
