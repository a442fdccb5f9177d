/**
 * What a rule asks of the sentence: typed values, each taken once. Taking a value marks its tokens as understood; what stays
 * unmarked counts against the rule (see `match.ts`), so a rule that ignores half of a request loses to one that does not.
 */
import type { Token } from './read.ts';
import { extensionsOf } from './kinds.ts';

export interface Size {
  readonly sign: '+' | '-' | '';
  readonly bytes: number;
}

export interface Age {
  readonly sign: '+' | '-' | '=';
  readonly minutes: number;
  readonly accessed: boolean;
}

const articles = new Set(['the', 'a', 'an', 'my', 'this', 'that', 'all', 'every', 'any', 'of', 'its', 'each', 'some', 'another', 'just', 'only', 'is', 'are', 'it', 'them', 'instead', 'whole', 'entire', 'our', 'both']);
const placeWords = new Set(['in', 'inside', 'under', 'within', 'at', 'from', 'of', 'on', 'below', 'beneath', 'for', 'through', 'across', 'beneath', 'does']);
const dirLike = /^(logs|images|photos|pictures|docs|tests|test|build|dist|backups?|data|config|temp|tmp|src|lib|scripts|python|node|archive|bin|assets|public|old|new|music)$/;
const valueKinds = new Set(['name', 'quoted', 'path', 'glob', 'ext', 'url', 'host', 'ip', 'mode', 'flag', 'number', 'range', 'size', 'age']);

/** Words of the vocabulary that also are names of services, programs, branches when they stand before such a noun. */
const adjective = /^(ssh|sshd|docker|cron|git|node|python3?|bash|zsh|make|tar|rsync|curl|wget|test|dev|release|network|bluetooth|mail|web)$/;

export class Slots {
  readonly tokens: readonly Token[];
  readonly used = new Set<number>();
  readonly #concepts = new Set<string>();

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    for (const token of tokens) if (token.kind === 'word') for (const concept of token.concepts) this.#concepts.add(concept);
  }

  /** Does the sentence hold this concept? Takes nothing. */
  has(...concepts: readonly string[]): boolean {
    return concepts.some((concept) => this.#concepts.has(concept));
  }

  /** Does the sentence hold one of these very words? */
  says(...words: readonly string[]): boolean {
    return this.tokens.some((token) => words.includes(token.low));
  }

  /** Starts again with nothing taken, for the next rule. */
  reset(): void {
    this.used.clear();
  }

  /** Marks every token with one of these concepts as understood. */
  explain(...concepts: readonly string[]): void {
    for (const [at, token] of this.tokens.entries()) if (token.concepts.some((concept) => concepts.includes(concept))) this.used.add(at);
  }

  #take(at: number): string {
    this.used.add(at);
    for (const other of this.tokens[at]?.covers ?? []) this.used.add(other);
    return this.tokens[at]?.raw ?? '';
  }

  #previous(at: number): Token | undefined {
    let step = at - 1;
    while (step >= 0 && articles.has(this.tokens[step]?.low ?? '')) step -= 1;
    return this.tokens[step];
  }

  #first(test: (token: Token, at: number) => boolean): string | null {
    for (const [at, token] of this.tokens.entries()) if (!this.used.has(at) && !token.aside && test(token, at)) return this.#take(at);
    for (const [at, token] of this.tokens.entries()) if (!this.used.has(at) && token.aside && test(token, at)) return this.#take(at);
    return null;
  }

  /** The value right after one of these words (articles and `the word`, `text`, `string` skipped); plain words count as values. */
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
      if (token === undefined || this.used.has(next) || token.kind === 'noise' || (token.kind === 'filler' && placeWords.has(token.low))) continue;
      for (let between = at; between < next; between++) this.used.add(between);
      return this.#take(next);
    }
    return null;
  }

  quoted(): string | null {
    return this.#first((token) => token.kind === 'quoted');
  }

  /** A text to look for: quoted, after `containing`/`the word`, in capitals, or else the first unknown word. */
  text(): string | null {
    const said = this.quoted();
    if (said !== null) return said;
    for (const [at, token] of this.tokens.entries()) {
      if (!token.concepts.includes('contain') && !(token.concepts.includes('word') && token.low !== 'words')) continue;
      let next = at + 1;
      while (articles.has(this.tokens[next]?.low ?? '') || this.tokens[next]?.concepts.some((concept) => concept === 'word' || concept === 'contain') === true) next += 1;
      const value = this.tokens[next];
      if (value !== undefined && !this.used.has(next) && value.kind !== 'filler' && value.kind !== 'noise' && value.kind !== 'glob') return this.#take(next);
    }
    return (
      this.#first((token) => token.value === -2 || (token.kind === 'name' && /^[A-Z_]{3,}$/.test(token.raw))) ??
      this.after('grep mentions mention mentioning', 'word name contain line') ??
      this.#first((token, at) => (token.kind === 'name' || token.kind === 'ip' || token.kind === 'host') && this.#previous(at)?.low !== 'in') ?? this.after('for', 'word name contain line')
    );
  }

  /** A file: something written like one, or a name beside the word `file`. Never a folder written with a trailing slash. */
  file(): string | null {
    return (
      this.#first((token) => token.kind === 'path' && !/\/$|^[~/.]+$/.test(token.raw) && /\.[A-Za-z0-9]+$/.test(token.raw)) ??
      this.#first((token, at) => token.kind === 'quoted' && (/\.\w+$/.test(token.raw) || this.#beside(at, 'file'))) ??
      this.#first((token, at) => token.kind === 'name' && this.#beside(at, 'file')) ??
      this.#first((token) => token.kind === 'ext' && token.low.length > 4) ??
      this.#first((token) => token.kind === 'path' && !/\/$|^[~/.]+$/.test(token.raw)) ??
      this.#first((token, at) => token.kind === 'name' && /^(in|of|from|to|on)$/.test(this.#previous(at)?.low ?? ''))
    );
  }

  /** Every path in the sentence, in order. */
  paths(): string[] {
    const out: string[] = [];
    for (let path = this.path(); path !== null; path = this.path()) out.push(path);
    return out;
  }

  /** The next path, quoted text, or unknown name. */
  path(): string | null {
    return this.#first((token) => token.kind === 'path' || token.kind === 'quoted' || token.kind === 'name' || (token.kind === 'ext' && token.low.length > 3));
  }

  #beside(at: number, concept: string): boolean {
    const before = this.#previous(at);
    if (before?.concepts.includes(concept) === true) return true;
    if (before !== undefined && /^(named|called)$/.test(before.low)) return this.tokens.slice(0, at).some((token) => token.concepts.includes(concept));
    return this.tokens[at + 1]?.concepts.includes(concept) === true;
  }

  /** The folder the request is about, null when none is named (the present one). */
  dir(): string | null {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'word' || this.used.has(at)) continue;
      if (dirLike.test(token.low) && /^(folder|directory|dir)$/.test(this.tokens[at + 1]?.low ?? '')) return this.#take(at);
      if (token.concepts.includes('root')) return this.#place(at, '/');
      if (token.concepts.includes('parent')) return this.#place(at, '..');
      if (token.concepts.includes('home')) return this.#place(at, '~');
      if (token.concepts.includes('here')) return this.#place(at, '.');
    }
    const known = this.#first((token, at) => (token.kind === 'path' || token.kind === 'name' || token.kind === 'quoted') && this.#beside(at, 'dir'));
    if (known !== null) return known;
    const path = this.#first((token, at) => token.kind === 'path' && (/\/$|^[~/.]+$|^[~/]/.test(token.raw) || !/\.[A-Za-z]\w*$/.test(token.raw)) && !/^(to|into|onto|as)$/.test(this.#previous(at)?.low ?? ''));
    if (path !== null) return path;
    return this.#first((token, at) => (token.kind === 'name' || token.kind === 'quoted') && /^(in|inside|under|within|below|beneath|of|does|from|on)$/.test(this.#previous(at)?.low ?? '') && !/^[A-Z]{3,}$/.test(token.raw)) ??
      this.#wordDir();
  }

  #wordDir(): string | null {
    return this.#first((token, at) => dirLike.test(token.low) && token.low !== 'old' && token.low !== 'new' && /^(in|inside|under|within|into)$/.test(this.#previous(at)?.low ?? '') && (at === this.tokens.length - 1 || this.tokens[at + 1]?.kind !== 'word'));
  }

  #place(at: number, path: string): string {
    this.#take(at);
    return path;
  }

  /** Where to: after to, into, as. */
  dest(): string | null {
    const found = this.#first((token, at) => valueKinds.has(token.kind) && /^(to|into|onto|as|named|called|at)$/.test(this.#previous(at)?.low ?? ''));
    if (found !== null) return found;
    const home = this.after('to into', 'dir file');
    if (home === null) return null;
    return home === 'home' || home.startsWith('home ') ? '~' : /^parent/.test(home) ? '..' : /^(?:this|current|present) /.test(home) ? '.' : home;
  }

  /** A name that something gets or has: after called/named, else the next unknown word or path. */
  name(): string | null {
    return this.after('called named titled', 'word') ?? this.quoted() ?? this.#first((token) => token.kind === 'name') ?? this.#first((token) => token.kind === 'path' || token.kind === 'host');
  }

  /** The name beside this noun (`branch x`, `x branch`), else any name. */
  named(concept: string): string | null {
    return this.#first((token, at) => (token.kind === 'name' || token.kind === 'quoted' || token.kind === 'path' || token.kind === 'host') && this.#beside(at, concept)) ?? this.#first((token, at) => adjective.test(token.low) && this.tokens[at + 1]?.concepts.includes(concept) === true) ?? this.name();
  }

  /** File patterns: globs as typed, `.ts files`, `pdf files`, `python files`, `images`. */
  globs(): string[] {
    const out: string[] = [];
    for (const [at, token] of this.tokens.entries()) {
      if (this.used.has(at) || token.aside) continue;
      const next = this.tokens[at + 1];
      const before = this.#previous(at);
      const listed = /^(and|or)$/.test(next?.low ?? '') && /^\.?\w+$/.test(this.tokens[at + 2]?.raw ?? '') && this.tokens[at + 3]?.concepts.includes('file') === true;
      const fileBeside = next?.concepts.some((concept) => concept === 'file' || concept === 'extension') === true || listed || before?.concepts.includes('extension') === true;
      const bareExt = token.kind === 'ext' && (fileBeside || !/rc$|profile$|git|env$/.test(token.low));
      const asFolder = dirLike.test(token.low) && next?.concepts.includes('file') !== true && (next?.concepts.includes('dir') === true || /^(in|inside|under|within|of|into)$/.test(before?.low ?? ''));
      const kinds = asFolder || token.aside || token.kind === 'path' || token.kind === 'glob' ? null : extensionsOf(token.low, fileBeside || (token.low.endsWith('s') && token.low.length > 3));
      if (token.kind === 'glob') out.push(token.raw);
      else if (bareExt) out.push(`*${token.raw}`);
      else if (kinds !== null) out.push(...kinds.map((ext) => `*.${ext}`));
      else if (fileBeside && token.kind === 'name' && /^[a-z0-9]{1,5}$/.test(token.raw) && (before?.concepts.includes('extension') === true || next?.raw.endsWith('s') === true)) out.push(`*.${token.raw}`);
      else continue;
      this.#take(at);
    }
    return out;
  }

  /** How many: the number beside this noun or beside top/first/last/biggest…, null when none is given. */
  count(): number | null {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'number' || this.used.has(at) || !Number.isInteger(token.value)) continue;
      const before = this.tokens[at - 1];
      if (before?.concepts.some((concept) => /^(port|column|user)$/.test(concept)) === true) continue;
      return Number(this.#take(at)) || token.value;
    }
    return null;
  }

  /** The number belonging to a noun: `column 2`, `2nd column`, `port 80`, `line 5`. */
  numberOf(concept: string): number | null {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'number' || this.used.has(at)) continue;
      if (this.#previous(at)?.concepts.includes(concept) === true || this.tokens[at + 1]?.concepts.includes(concept) === true) {
        this.#take(at);
        return token.value;
      }
    }
    const ordinal = this.tokens.findIndex((token, at) => /^(first|second|third|fourth|fifth|last)$/.test(token.low) && this.tokens[at + 1]?.concepts.includes(concept) === true);
    if (ordinal < 0) return null;
    this.#take(ordinal);
    const word = this.tokens[ordinal]?.low ?? '';
    return word === 'last' ? -1 : ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(word) + 1;
  }

  /** Two numbers: `10 to 20`, `10-20`, `between 10 and 20`. */
  range(): readonly [number, number] | null {
    const glued = this.#first((token) => token.kind === 'range');
    if (glued !== null) {
      const [from = 0, to = 0] = glued.split('-').map(Number);
      return from <= to ? [from, to] : null;
    }
    const at = this.tokens.flatMap((token, place) => (token.kind === 'number' ? [place] : []));
    const [one, two] = at;
    if (one === undefined || two === undefined || two - one > 3) return null;
    this.explain('between');
    const [from, to] = [Number(this.#take(one)), Number(this.#take(two))];
    return from <= to ? [from, to] : null;
  }

  /** A size with its comparison; without one "bigger" when the sentence says so, else exactly. */
  size(): Size | null {
    const at = this.tokens.findIndex((token, place) => token.kind === 'size' && !this.used.has(place));
    if (at < 0) return null;
    const nearby = this.tokens.slice(Math.max(0, at - 4), at).map((token) => token.low);
    const wholly = this.tokens.map((token) => token.low);
    const sign = nearby.some((word) => /^(smaller|less|under|below|lighter|fewer|most|within|up)$/.test(word)) && !nearby.includes('no') ? '-'
      : nearby.some((word) => /^(exactly|precisely)$/.test(word)) ? '' : wholly.some((word) => /^(small|tiny)$/.test(word)) ? '-' : '+';
    this.explain('big', 'small', 'size');
    this.#take(at);
    return { sign, bytes: this.tokens[at]?.value ?? 0 };
  }

  /** An age in minutes: `older than 2 weeks` is +, `last 3 days` is -. */
  age(): Age | null {
    const at = this.tokens.findIndex((token, place) => token.kind === 'age' && !this.used.has(place));
    const accessed = this.says('accessed', 'opened', 'read', 'access');
    if (at < 0) return null;
    const before = this.tokens.slice(Math.max(0, at - 5), at).map((token) => token.low);
    const after = this.tokens.slice(at + 1, at + 3).map((token) => token.low);
    const old = before.some((word) => /^(older|before|over|haven't|hasn't|havent|weren't|untouched|unmodified|unused|unchanged|not|n't|exceeding|beyond|longer|old)$/.test(word)) || (before.includes('more') && before.includes('than')) || after[0] === 'old' || (before.includes('least') && after.includes('ago'));
    for (const [place, token] of this.tokens.entries()) if (place < at + 3 && place >= at - 5 && /^(older|newer|recent|last|past|old|over|within|not|untouched|unmodified|unused|unchanged|haven't|hasn't|havent|weren't|longer|younger|accessed|opened|previous|access)$/.test(token.low)) this.used.add(place);
    this.#take(at);
    return { sign: old ? '+' : after.includes('ago') && !before.includes('since') ? '=' : '-', minutes: this.tokens[at]?.value ?? 0, accessed };
  }

  port(): number | null {
    const beside = this.numberOf('port') ?? null;
    if (beside !== null) return beside > 0 && beside < 65536 ? beside : null;
    const written = this.#first((token) => /^:\d{2,5}$/.test(token.raw) || (token.kind === 'number' && token.value >= 20 && token.value < 65536));
    return written === null ? null : Number(written.replace(':', ''));
  }

  url(): string | null {
    return this.#first((token) => token.kind === 'url') ?? this.#first((token) => token.kind === 'host' || (token.kind === 'path' && /^[\w-]+(\.[\w-]+)+\//.test(token.raw)));
  }

  host(): string | null {
    return this.#first((token) => token.kind === 'host' || token.kind === 'ip') ?? this.#first((token) => token.kind === 'url')?.replace(/^\w+:\/\/|[/:].*$/g, '') ?? null;
  }

  mode(): string | null {
    return this.#first((token) => token.kind === 'mode' || (token.kind === 'number' && /^[0-7]{3,4}$/.test(token.raw)));
  }

  integer(): number | null {
    const found = this.#first((token) => token.kind === 'number' && Number.isInteger(token.value));
    return found === null ? null : Number(found);
  }

  /** A value of any kind that nobody has taken yet. */
  rest(): string | null {
    return this.#first((token) => valueKinds.has(token.kind));
  }
}
