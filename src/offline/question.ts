/** The tokens of a question, and which of them a rule has understood. Every kind of slot builds on this class. */
import type { Exception } from './exception.ts';
import type { Token } from './read-question.ts';

export const ARTICLES = new Set([
  'the',
  'a',
  'an',
  'my',
  'this',
  'that',
  'all',
  'every',
  'any',
  'of',
  'its',
  'each',
  'some',
  'another',
  'just',
  'only',
  'is',
  'are',
  'it',
  'them',
  'instead',
  'whole',
  'entire',
  'our',
  'both',
]);
const PLACE_WORDS = new Set([
  'in',
  'inside',
  'under',
  'within',
  'at',
  'from',
  'of',
  'on',
  'below',
  'beneath',
  'for',
  'through',
  'across',
  'beneath',
  'does',
]);

export class Question {
  readonly tokens: readonly Token[];
  readonly used = new Set<number>();
  /** Used words of a phrase that was read as a whole, so that each of them had its effect. */
  readonly inPhrase = new Set<number>();
  private readonly toSpare: Exception | null;
  /** Whether the rule took the exception, or there is none. */
  spares: boolean;
  /** Whether the rule took an amount without a comparison: "5 MB files" may be bigger ones, which is good enough for a list. */
  guesses = false;
  private readonly concepts = new Set<string>();

  constructor(tokens: readonly Token[], exception: Exception | null = null) {
    this.tokens = tokens;
    this.toSpare = exception;
    this.spares = exception === null;
    for (const token of tokens) if (token.kind === 'word') for (const concept of token.concepts) this.concepts.add(concept);
  }

  /** Whether the question holds one of these concepts. Marks nothing as understood. */
  has(...concepts: readonly string[]): boolean {
    return concepts.some((concept) => this.concepts.has(concept));
  }

  /** Whether the question holds one of these exact words. */
  says(...words: readonly string[]): boolean {
    return this.tokens.some((token) => words.includes(token.low));
  }

  /** Forgets what was understood, for the next rule. */
  reset(): void {
    this.used.clear();
    this.inPhrase.clear();
    this.guesses = false;
    this.spares = this.toSpare === null;
  }

  /** Whether what has this concept is to be left out: "ignoring any empty files". */
  isSpared(concept: string): boolean {
    const at = this.tokens.findIndex((token) => token.concepts.includes(concept));
    let before = at - 1;
    while (ARTICLES.has(this.tokens[before]?.low ?? '')) before -= 1;
    if (!/^(?:ignore|ignoring|skip|skipping|exclude|excluding|except|without|not|no)$/.test(this.tokens[before]?.low ?? '')) return false;
    for (let place = before; place <= at; place++) this.read(place);
    return true;
  }

  /** What is to be spared. A rule that takes it promises that its command spares it. */
  exception(): Exception | null {
    this.spares = true;
    return this.toSpare;
  }

  /** Marks a word as part of a phrase that was read as a whole. */
  protected read(at: number): void {
    this.used.add(at);
    this.inPhrase.add(at);
  }

  /** The text in `starts with TEXT`, `ending in TEXT`, as typed; a single letter counts, an article does not. Null without one. */
  wordOf(concept: string): string | null {
    const verb = this.tokens.findIndex((token, at) => !this.used.has(at) && token.concepts.includes(concept));
    if (verb < 0) return null;
    let at = verb + 1;
    while (/^(?:with|in|by|the|letters?|words?|text|string|prefix|suffix|characters?|an?)$/.test(this.tokens[at]?.low ?? '')) {
      // the last `a` is the text: `starts with a`
      const next = this.tokens[at + 1];
      if (/^an?$/.test(this.tokens[at]?.low ?? '') && (next === undefined || next.kind === 'filler' || next.kind === 'word')) break;
      at += 1;
    }
    const token = this.tokens[at];
    if (at === verb + 1 || token === undefined || ['glob', 'ext', 'noise'].includes(token.kind)) return null;
    if ((token.kind === 'filler' && token.low.length > 1) || /^(?:ext|glob)$/.test(this.tokens[at + 1]?.kind ?? '')) return null;
    for (let place = verb; place < at; place++) this.read(place);
    for (const place of [verb - 1, verb - 2]) if (/^(?:whose|names?)$/.test(this.tokens[place]?.low ?? '')) this.read(place);
    return this.take(at);
  }

  /** Marks the words that lead from one of these concepts to a value right beside it that was taken: `with the extension log`. */
  readAround(...concepts: readonly string[]): void {
    for (const [at, token] of this.tokens.entries()) {
      if (!token.concepts.some((concept) => concepts.includes(concept))) continue;
      const isTaken = [at - 1, at + 1, at + 2, at + 3].some((place) => this.used.has(place) && this.tokens[place]?.kind !== 'filler');
      if (!isTaken) continue;
      this.read(at);
      for (const place of [at - 2, at - 1, at + 1, at + 2])
        if (/^(?:whose|names?|with|in|that|which|is|are|the)$/.test(this.tokens[place]?.low ?? '')) this.read(place);
    }
  }

  /** Marks every token with one of these concepts as understood. */
  explain(...concepts: readonly string[]): void {
    for (const [at, token] of this.tokens.entries()) if (token.concepts.some((concept) => concepts.includes(concept))) this.used.add(at);
  }

  protected take(at: number): string {
    this.used.add(at);
    for (const other of this.tokens[at]?.covers ?? []) this.used.add(other);
    return this.tokens[at]?.raw ?? '';
  }

  protected previous(at: number): Token | undefined {
    let step = at - 1;
    while (step >= 0 && ARTICLES.has(this.tokens[step]?.low ?? '')) step -= 1;
    return this.tokens[step];
  }

  protected first(test: (token: Token, at: number) => boolean): string | null {
    const at = this.firstAt(test);
    return at < 0 ? null : this.take(at);
  }

  /** The place of the first token that is not read yet, what is in parentheses last; -1 when there is none. */
  protected firstAt(test: (token: Token, at: number) => boolean): number {
    const isFound = (aside: boolean) => (token: Token, at: number) => !this.used.has(at) && token.aside === aside && test(token, at);
    const plain = this.tokens.findIndex(isFound(false));
    return plain < 0 ? this.tokens.findIndex(isFound(true)) : plain;
  }

  /** The value right after one of these words; articles and `the word`, `text`, `string` are skipped, plain words count as values. */
  after(words: string, skip = 'word name pattern contain'): string | null {
    const wanted = new Set(words.split(' '));
    const skipped = new Set(skip.split(' '));
    for (let at = 0; at < this.tokens.length; at++) {
      if (!wanted.has(this.tokens[at]?.low ?? '')) continue;
      let next = at + 1;
      for (; next < this.tokens.length; next++) {
        const token = this.tokens[next];
        if (token === undefined || !(ARTICLES.has(token.low) || token.concepts.some((concept) => skipped.has(concept)))) break;
      }
      const token = this.tokens[next];
      if (token === undefined || this.used.has(next) || token.kind === 'noise' || (token.kind === 'filler' && PLACE_WORDS.has(token.low)))
        continue;
      for (let between = at; between < next; between++) this.used.add(between);
      return this.take(next);
    }
    return null;
  }

  quoted(): string | null {
    return this.first((token) => token.kind === 'quoted');
  }
  protected beside(at: number, concept: string): boolean {
    const before = this.previous(at);
    if (before?.concepts.includes(concept) === true) return true;
    if (before !== undefined && /^(named|called)$/.test(before.low))
      return this.tokens.slice(0, at).some((token) => token.concepts.includes(concept));
    return this.tokens[at + 1]?.concepts.includes(concept) === true;
  }
}
