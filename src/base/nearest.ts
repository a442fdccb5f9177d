/** Finds the known word nearest to a misspelled one: one slip in a short word, two from six letters on. A swapped pair is one slip. */

/** Words from this length on may differ in two letters, shorter ones in one. A swapped pair counts as one. */
const SHORT = 6;

/** The most similar word; null when none is similar. Of equally similar words a preferred one, then the first in the alphabet. */
export function nearest(word: string, words: Iterable<string>, isPreferred: (word: string) => boolean = () => false): string | null {
  const most = word.length < 3 ? 0 : word.length < SHORT ? 1 : 2;
  let best: string | null = null;
  let least = most;
  for (const each of words) {
    if (each === word) continue;
    const slips = distance(word, each, least);
    if (slips > least) continue;
    if (slips < least || best === null || comesFirst(each, best, isPreferred)) [best, least] = [each, slips];
  }
  return best;
}

function comesFirst(a: string, b: string, isPreferred: (word: string) => boolean): boolean {
  const [first, second] = [isPreferred(a), isPreferred(b)];
  return first === second ? a < b : first;
}

/** In how many letters two words differ (their optimal string alignment distance); `most + 1` for anything above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? most + 1, most + 1);
}
