/** The slots that hold amounts: how many, how big, how old, which column, which port. */
import { Question } from './question.ts';

export interface Size {
  readonly sign: '+' | '-' | '';
  readonly bytes: number;
}

export interface Age {
  readonly sign: '+' | '-' | '=';
  readonly minutes: number;
  readonly accessed: boolean;
}

const ageWords = new Set(
  (
    "older newer recent last past old over within not untouched unmodified unused unchanged haven't hasn't havent weren't longer younger " +
    'accessed opened previous access'
  ).split(' '),
);

export class Amounts extends Question {
  /** How many: the first number that is not a port, a column or a user; null when the question gives none. */
  count(): number | null {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'number' || this.used.has(at) || !Number.isInteger(token.value)) continue;
      const before = this.tokens[at - 1];
      if (before?.concepts.some((concept) => /^(port|column|user)$/.test(concept)) === true) continue;
      return Number(this.take(at)) || token.value;
    }
    return null;
  }

  /** The number belonging to a noun: `column 2`, `2nd column`, `port 80`, `line 5`. */
  numberOf(concept: string): number | null {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'number' || this.used.has(at)) continue;
      if (this.previous(at)?.concepts.includes(concept) === true || this.tokens[at + 1]?.concepts.includes(concept) === true) {
        this.take(at);
        return token.value;
      }
    }
    const ordinal = this.tokens.findIndex(
      (token, at) => /^(first|second|third|fourth|fifth|last)$/.test(token.low) && this.tokens[at + 1]?.concepts.includes(concept) === true,
    );
    if (ordinal < 0) return null;
    this.take(ordinal);
    const word = this.tokens[ordinal]?.low ?? '';
    return word === 'last' ? -1 : ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(word) + 1;
  }

  /** Two numbers: `10 to 20`, `10-20`, `between 10 and 20`. */
  range(): readonly [number, number] | null {
    const glued = this.first((token) => token.kind === 'range');
    if (glued !== null) {
      const [from = 0, to = 0] = glued.split('-').map(Number);
      return from <= to ? [from, to] : null;
    }
    const at = this.tokens.flatMap((token, place) => (token.kind === 'number' ? [place] : []));
    const [one, two] = at;
    if (one === undefined || two === undefined || two - one > 3) return null;
    this.explain('between');
    const [from, to] = [Number(this.take(one)), Number(this.take(two))];
    return from <= to ? [from, to] : null;
  }

  /** A size with its comparison; where the question gives none, "bigger" ("smaller" for `small` and `tiny`). */
  size(): Size | null {
    const at = this.tokens.findIndex((token, place) => token.kind === 'size' && !this.used.has(place));
    if (at < 0) return null;
    const nearby = this.tokens.slice(Math.max(0, at - 4), at).map((token) => token.low);
    const all = this.tokens.map((token) => token.low);
    const sign =
      nearby.some((word) => /^(smaller|less|under|below|lighter|fewer|most|within|up)$/.test(word)) && !nearby.includes('no')
        ? '-'
        : nearby.some((word) => /^(exactly|precisely)$/.test(word))
          ? ''
          : all.some((word) => /^(small|tiny)$/.test(word))
            ? '-'
            : '+';
    this.explain('big', 'small', 'size');
    this.take(at);
    return { sign, bytes: this.tokens[at]?.value ?? 0 };
  }

  /** An age in minutes: `older than 2 weeks` is +, `last 3 days` is -. */
  age(): Age | null {
    const at = this.tokens.findIndex((token, place) => token.kind === 'age' && !this.used.has(place));
    const accessed = this.says('accessed', 'opened', 'read', 'access');
    if (at < 0) return null;
    const before = this.tokens.slice(Math.max(0, at - 5), at).map((token) => token.low);
    const after = this.tokens.slice(at + 1, at + 3).map((token) => token.low);
    const old =
      before.some((word) =>
        /^(older|before|over|haven't|hasn't|havent|weren't|untouched|unmodified|unused|unchanged|not|n't|exceeding|beyond|longer|old)$/.test(
          word,
        ),
      ) ||
      (before.includes('more') && before.includes('than')) ||
      after[0] === 'old' ||
      (before.includes('least') && after.includes('ago'));
    for (const [place, token] of this.tokens.entries())
      if (place < at + 3 && place >= at - 5 && ageWords.has(token.low)) this.used.add(place);
    this.take(at);
    return {
      sign: old ? '+' : after.includes('ago') && !before.includes('since') ? '=' : '-',
      minutes: this.tokens[at]?.value ?? 0,
      accessed,
    };
  }

  port(): number | null {
    const beside = this.numberOf('port') ?? null;
    if (beside !== null) return beside > 0 && beside < 65536 ? beside : null;
    const written = this.first(
      (token) => /^:\d{2,5}$/.test(token.raw) || (token.kind === 'number' && token.value >= 20 && token.value < 65536),
    );
    return written === null ? null : Number(written.replace(':', ''));
  }

  url(): string | null {
    return (
      this.first((token) => token.kind === 'url') ??
      this.first((token) => token.kind === 'host' || (token.kind === 'path' && /^[\w-]+(\.[\w-]+)+\//.test(token.raw)))
    );
  }

  host(): string | null {
    return (
      this.first((token) => token.kind === 'host' || token.kind === 'ip') ??
      this.first((token) => token.kind === 'url')?.replace(/^\w+:\/\/|[/:].*$/g, '') ??
      null
    );
  }

  mode(): string | null {
    return this.first((token) => token.kind === 'mode' || (token.kind === 'number' && /^[0-7]{3,4}$/.test(token.raw)));
  }

  integer(): number | null {
    const found = this.first((token) => token.kind === 'number' && Number.isInteger(token.value));
    return found === null ? null : Number(found);
  }
}
