/** The slots that hold amounts: how many, how big, how old, which column, which port. */
import { WEEKDAYS } from '../base/weekdays.ts';
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

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The words that lead from what is described to an age: "that have not been modified for", "older than", "in the last". */
const AGE_PHRASE = words(
  'older newer younger old recent recently last past over more less than at least most not no been modified changed touched accessed opened updated ' +
    "edited created have has haven't hasn't havent hasnt weren't wasn't were was are is that which in within during the for since untouched " +
    'unmodified unused unchanged used read exceeding beyond longer up from of before previous',
);
/** Words that say "no change since", whatever comparison follows. */
const SINCE_THEN = words("haven't hasn't havent hasnt weren't wasn't untouched unmodified unused unchanged");
const LONGER_AGO = words('older over exceeding beyond longer before old');
const SHORTER_AGO = words('newer younger less within last past recent recently during');
/** The words that lead to a size: "that are bigger than", "of at least". */
const SIZE_PHRASE = words(
  'than over under above below at least most exceeding exactly precisely up to that which are is with size of a an greater more less fewer ' +
    'lighter within not no the between',
);
const DATE = /^\d{4}-\d\d?-\d\d?$/;
const LESS = words('smaller less under below lighter fewer most within up');
const MORE = words('bigger larger greater more over above least exceeding heavier');

export class Amounts extends Question {
  /** How many: the first number that is not a port, a column or a user; null when the question gives none. */
  count(): number | null {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'number' || this.used.has(at) || !Number.isInteger(token.value)) continue;
      const before = this.tokens[at - 1];
      if (before?.concepts.some((concept) => /^(port|column|user)$/.test(concept)) === true) continue;
      return this.amountAt(at);
    }
    return null;
  }

  /** Takes the number there: its value, since what is typed may be a word ("two"). */
  private amountAt(at: number): number {
    this.take(at);
    return this.tokens[at]?.value ?? 0;
  }

  /** The number belonging to a noun: `column 2`, `2nd column`, `port 80`, `line 5`. */
  numberOf(concept: string): number | null {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'number' || this.used.has(at)) continue;
      // "the first 3 columns" are three
      if (/^(?:first|last|top)$/.test(this.tokens[at - 1]?.low ?? '') && /[^s]s$/.test(this.tokens[at + 1]?.low ?? '')) continue;
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
    const [from, to] = [this.amountAt(one), this.amountAt(two)];
    return from <= to ? [from, to] : null;
  }

  /** The indexes of the words right before `at` that belong to its phrase, nearest first. */
  private phraseBefore(at: number, belongs: (low: string, concepts: readonly string[]) => boolean): number[] {
    const out: number[] = [];
    for (let place = at - 1; place >= 0; place--) {
      const token = this.tokens[place];
      if (token === undefined || token.isName || this.used.has(place) || !belongs(token.low, token.concepts)) break;
      out.push(place);
    }
    return out;
  }

  /** A size with its comparison; where the question gives none, "bigger" ("smaller" for `small` and `tiny`). Null for a doubtful one. */
  size(): Size | null {
    const at = this.tokens.findIndex((token, place) => token.kind === 'size' && !this.used.has(place));
    if (at < 0) return null;
    const isSizeWord = (concepts: readonly string[]): boolean => concepts.some((concept) => /^(big|small|size)$/.test(concept));
    const phrase = this.phraseBefore(at, (low, concepts) => SIZE_PHRASE.has(low) || isSizeWord(concepts));
    const near = phrase.map((place) => this.tokens[place]);
    const signs = near.flatMap((token) => {
      if (token === undefined) return [];
      if (LESS.has(token.low) || token.concepts.includes('small')) return ['-'] as const;
      if (MORE.has(token.low) || token.concepts.includes('big')) return ['+'] as const;
      return /^(exactly|precisely)$/.test(token.low) ? ([''] as const) : [];
    });
    const says = (pattern: RegExp): boolean => near.some((token) => token !== undefined && pattern.test(token.low));
    const [first] = signs;
    // `floorbly than 3 MB` and `in excess of 3 MB` have a comparison that is not known
    const isOf = first === undefined && says(/^of$/);
    if (first === undefined && (says(/^than$/) || (isOf && this.tokens[at - 1]?.low === 'of' && !this.isSized(at - 2)))) return null;
    // `between A and B`: the second one
    const isUpper = this.tokens[at - 1]?.low === 'and' && this.tokens.slice(0, at - 1).some(({ low }) => low === 'between');
    const isAnywhereSmall = this.tokens.some((token) => /^(small|tiny)$/.test(token.low));
    const bytes = this.tokens[at]?.value ?? 0;
    const sign = isUpper ? '-' : (first ?? (bytes === 0 || isOf ? '' : isAnywhereSmall ? '-' : '+'));
    if (first === undefined && sign !== '' && !isUpper && !isAnywhereSmall) this.guesses = true;
    const flipped = sign !== '' && says(/^(not|no)$/) ? (sign === '+' ? '-' : '+') : sign;
    for (const place of isUpper ? [...phrase, at - 1] : phrase) this.read(place);
    this.take(at);
    // a second size has its own comparison
    if (!this.tokens.some(({ kind }, place) => kind === 'size' && !this.used.has(place))) this.explain('big', 'small', 'size');
    return { sign: flipped, bytes };
  }

  /** Whether what is before `of 3 MB` is the word "size" or what has that size. */
  private isSized(at: number): boolean {
    const token = this.tokens[at];
    return (
      token?.kind === 'ext' || token?.kind === 'glob' || token?.concepts.some((concept) => /^(size|file|image|log)$/.test(concept)) === true
    );
  }

  /** An age in minutes: `older than 2 weeks` is +, `last 3 days` is -. Null for a comparison that is not known. */
  age(): Age | null {
    const at = this.tokens.findIndex((token, place) => token.kind === 'age' && !this.used.has(place));
    const accessed = this.says('accessed', 'opened', 'read', 'access');
    if (at < 0) return null;
    const isTimeWord = (concepts: readonly string[]): boolean => concepts.some((concept) => /^(old|new|modified)$/.test(concept));
    const phrase = this.phraseBefore(
      at,
      (low, concepts) => AGE_PHRASE.has(low) || /^(that|which) ha(ve|s)$/.test(low) || isTimeWord(concepts),
    );
    const near = phrase.flatMap((place) => this.tokens[place] ?? []);
    const after = this.tokens.slice(at + 1, at + 3).map((token) => token.low);
    const has = (set: ReadonlySet<string>): boolean => near.some((token) => set.has(token.low));
    const says = (...some: readonly string[]): boolean => near.some((token) => some.includes(token.low));
    const isOlder =
      has(LONGER_AGO) || near.some((token) => token.concepts.includes('old')) || (says('more') && says('than')) || after[0] === 'old';
    const isNewer = has(SHORTER_AGO) || near.some((token) => token.low !== 'old' && token.concepts.includes('new'));
    if (!isOlder && !isNewer && says('than')) return null;
    const atLeast = says('least') && after.includes('ago');
    const isVerbDenied =
      has(SINCE_THEN) ||
      (says('not') && (says('been', 'used', 'accessed', 'opened') || near.some((token) => token.concepts.includes('modified'))));
    // `not modified in the last 30 days` is older, `not older than` is newer
    const isOld = isVerbDenied || (says('not', 'no') ? !isOlder : isOlder || atLeast);
    const isAgo = after.includes('ago') && !says('since');
    if (!isOld && (isAgo || !(isOlder || isNewer || says('since', 'in', 'for', 'not', 'no')))) this.guesses = true;
    for (const place of phrase) this.read(place);
    for (const place of [at + 1, at + 2]) if (/^(ago|old)$/.test(this.tokens[place]?.low ?? '')) this.read(place);
    this.take(at);
    return { sign: isOld ? '+' : isAgo ? '=' : '-', minutes: this.tokens[at]?.value ?? 0, accessed };
  }

  /** The day in `since last monday`, `since 2025-01-31`, as git and date read it: its first minute. Null without one. */
  since(): string | null {
    const at = this.tokens.findIndex(({ low }) => low === 'since');
    if (at < 0) return null;
    let next = at + 1;
    while (/^(?:the|last|this|past|previous)$/.test(this.tokens[next]?.low ?? '')) next += 1;
    const { low = '' } = this.tokens[next] ?? {};
    const day = WEEKDAYS.includes(low) ? `last ${low}` : DATE.test(low) ? low : null;
    if (day === null) return null;
    for (let place = at; place <= next; place++) this.read(place);
    return `${day} 00:00`;
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
    const at = this.firstAt((token) => token.kind === 'number' && Number.isInteger(token.value));
    return at < 0 ? null : this.amountAt(at);
  }
}
