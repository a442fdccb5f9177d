/**
 * Matches a sentence with a pattern such as `a [b|c d] {hole} (e|f)`, by walking through both. As a regular expression, V8 compiled up to 13 ms
 * for one pattern, since articles may be anywhere, and each question needed others; to take all patterns apart takes as long.
 */
import { alikeTo } from './alike.ts';

/** The words in the holes, as typed, without quotes; empty for a hole in an optional part that is not there. */
export type Holes = Readonly<Record<string, string>>;

/** Words that a sentence may have anywhere; `me` is that of "show me". */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'me']);
const ARTICLES_MAX = 2;
/** Before a hole, an article belongs to a name: "the file" names none. */
const THING = /^ (?:file|script|program|folder|directory|dir|image|container|branch|commit|service|user|process|package)s?(?: |$)/;

/** What the holes took, the last one first. */
type Taken = { readonly name: string; readonly value: string; readonly before: Taken } | null;
/** Goes on with the rest of the pattern at a place of the sentence; false when that does not match. */
type Then = (at: number, taken: Taken) => Taken | false;

/** A sentence that is tried with many patterns. Nearly all of them fail at their first word, which is looked up in a set. */
export class Sentence {
  /** With a space before each word. */
  readonly text: string;
  /** In small letters, as long as `text`. */
  readonly low: string;
  private readonly starts: readonly number[];
  /** The words that a pattern may begin with. */
  private readonly first: ReadonlySet<string>;
  /** Whether the sentence begins with a word of a group; many patterns share their first group. */
  private readonly groups = new Map<string, boolean>();

  constructor(sentence: string) {
    this.text = ` ${sentence}`;
    const low = this.text.toLowerCase();
    this.low = low.length === this.text.length ? low : this.text;
    this.starts = this.startsOf(0, false);
    const words = this.starts.map((start) => this.low.slice(start).split(' ', 1)[0] ?? '');
    this.first = new Set(words.flatMap((word) => (alikeTo(word).includes(word) ? alikeTo(word) : [word])));
  }

  /** False when the pattern cannot match because of the words that it may begin with. */
  mayBegin(pattern: string, from = 0): boolean {
    const open = pattern[from];
    if (open === undefined) return true;
    if (open === ' ') return this.mayBegin(pattern, from + 1);
    if (open !== '[' && open !== '(') return this.beginsWith(pattern.slice(from, wordEnd(pattern, from)));
    const close = pattern.indexOf(open === '[' ? ']' : ')', from);
    return this.beginsWithOneOf(pattern.slice(from + 1, close)) || (open === '[' && this.mayBegin(pattern, close + 1));
  }

  private beginsWithOneOf(choices: string): boolean {
    const known = this.groups.get(choices);
    if (known !== undefined) return known;
    const begins = choices.split('|').some((choice) => this.beginsWith(choice.slice(0, wordEnd(choice, 0))));
    this.groups.set(choices, begins);
    return begins;
  }

  private beginsWith(word: string): boolean {
    const hole = word.indexOf('{');
    if (hole < 0) return this.first.has(word.toLowerCase());
    const letters = word.slice(0, hole).toLowerCase();
    return this.starts.some((start) => this.low.startsWith(letters, start));
  }

  /** The places where a word may begin: behind a space and the articles after it, of which a hole leaves out one at most. */
  startsOf(at: number, isHole: boolean): readonly number[] {
    const starts: number[] = [];
    for (let from = at; this.low[from] === ' ' && starts.length <= (isHole ? 1 : ARTICLES_MAX);) {
      starts.unshift(from + 1);
      const end = this.low.indexOf(' ', from + 1);
      if (end < 0 || !ARTICLES.has(this.low.slice(from + 1, end)) || (isHole && THING.test(this.low.slice(end)))) break;
      from = end;
    }
    return starts;
  }
}

/** Each method tries one way after the other, the longest text of a hole first. Places of the pattern are `from` and `to`, of the sentence `at`. */
class Walk {
  private readonly pattern: string;
  private readonly sentence: Sentence;

  constructor(pattern: string, sentence: Sentence) {
    this.pattern = pattern;
    this.sentence = sentence;
  }

  /** Words in a row, `[…]` or `(…)`, and what follows. */
  parts(from: number, at: number, taken: Taken): Taken | false {
    const pattern = this.pattern;
    const open = pattern[from];
    if (open === undefined) return at === this.sentence.text.length && taken;
    if (open === ' ') return this.parts(from + 1, at, taken);
    if (open !== '[' && open !== '(') {
      const to = wordEnd(pattern, from);
      return this.words(from, to, at, taken, (end, more) => this.parts(to, end, more));
    }
    const close = pattern.indexOf(open === '[' ? ']' : ')', from);
    for (let choice = from + 1; choice <= close;) {
      const bar = pattern.indexOf('|', choice);
      const to = bar < 0 || bar > close ? close : bar;
      const found = this.words(choice, to, at, taken, (end, more) => this.parts(close + 1, end, more));
      if (found !== false) return found;
      choice = to + 1;
    }
    return open === '[' && this.parts(close + 1, at, taken);
  }

  /** The words of one choice. */
  private words(from: number, to: number, at: number, taken: Taken, then: Then): Taken | false {
    const space = this.pattern.indexOf(' ', from);
    const last = space < 0 || space >= to;
    const word = this.pattern.slice(from, last ? to : space);
    const next: Then = last ? then : (end, more) => this.words(space + 1, to, end, more, then);
    for (const start of this.sentence.startsOf(at, word.startsWith('{')))
      for (const form of alikeTo(word)) {
        const found = this.word(form, start, taken, next);
        if (found !== false) return found;
      }
    return false;
  }

  /** A word of letters and holes. */
  private word(word: string, at: number, taken: Taken, then: Then): Taken | false {
    const hole = word.indexOf('{');
    const letters = hole < 0 ? word : word.slice(0, hole);
    const from = at + letters.length;
    if (!this.sentence.low.startsWith(letters.toLowerCase(), at)) return false;
    if (hole < 0) return then(from, taken);
    const close = word.indexOf('}', hole);
    const name = word.slice(hole + 1, close);
    for (const [end, value] of this.takenAt(from, name === 'rest')) {
      const found = this.word(word.slice(close + 1), end, { name, value, before: taken }, then);
      if (found !== false) return found;
    }
    return false;
  }

  /** The texts that a hole may take: what is in quotes, or a word, or all to the end, and each of them less its last characters. */
  private *takenAt(at: number, rest: boolean): Generator<readonly [end: number, value: string]> {
    const { text } = this.sentence;
    const quote = text[at];
    if (quote === '"' || quote === "'") {
      const end = text.indexOf(quote, at + 1);
      if (end > at + 1) yield [end + 1, text.slice(at + 1, end)];
    }
    const [most = ''] = (rest ? /^\S.*/ : /^[^\s"']+/).exec(text.slice(at)) ?? [];
    for (let length = most.length; length > 0; length--) yield [at + length, most.slice(0, length)];
  }
}

/** The end of a word of a pattern that is in no group. */
function wordEnd(pattern: string, from: number): number {
  let to = from;
  while (to < pattern.length && !' [('.includes(pattern[to] ?? ' ')) to++;
  return to;
}

/** The texts in the holes of a pattern; null when the sentence does not match as a whole. */
export function holesOf(pattern: string, sentence: Sentence): Holes | null {
  if (!sentence.mayBegin(pattern)) return null;
  let taken = new Walk(pattern, sentence).parts(0, 0, null);
  if (taken === false) return null;
  const holes: Record<string, string> = Object.fromEntries([...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '']));
  // of a hole that is there twice, the first text
  for (; taken !== null; taken = taken.before) holes[taken.name] = taken.value;
  return holes;
}
