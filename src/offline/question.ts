/** The tokens of a question, and which of them a rule has understood. Every kind of slot builds on this class. */
import type { Token } from './read-question.ts';

export const articles = new Set([
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
const placeWords = new Set([
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
  readonly #concepts = new Set<string>();

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    for (const token of tokens) if (token.kind === 'word') for (const concept of token.concepts) this.#concepts.add(concept);
  }

  /** Whether the question holds one of these concepts. Marks nothing as understood. */
  has(...concepts: readonly string[]): boolean {
    return concepts.some((concept) => this.#concepts.has(concept));
  }

  /** Whether the question holds one of these exact words. */
  says(...words: readonly string[]): boolean {
    return this.tokens.some((token) => words.includes(token.low));
  }

  /** Forgets what was understood, for the next rule. */
  reset(): void {
    this.used.clear();
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
    while (step >= 0 && articles.has(this.tokens[step]?.low ?? '')) step -= 1;
    return this.tokens[step];
  }

  protected first(test: (token: Token, at: number) => boolean): string | null {
    for (const [at, token] of this.tokens.entries()) if (!this.used.has(at) && !token.aside && test(token, at)) return this.take(at);
    for (const [at, token] of this.tokens.entries()) if (!this.used.has(at) && token.aside && test(token, at)) return this.take(at);
    return null;
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
        if (token === undefined || !(articles.has(token.low) || token.concepts.some((concept) => skipped.has(concept)))) break;
      }
      const token = this.tokens[next];
      if (token === undefined || this.used.has(next) || token.kind === 'noise' || (token.kind === 'filler' && placeWords.has(token.low)))
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
