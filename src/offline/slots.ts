/**
 * The values that a rule takes from the question, each of them once. Taking a value marks its tokens as understood; tokens without a
 * mark count against the rule (see `match.ts`), so a rule that ignores half of a request loses to one that does not.
 */
import { Amounts } from './amounts.ts';
import { extensionsOf, isFolderName } from './file-kinds.ts';
import { ARTICLES } from './question.ts';

const VALUE_KINDS = new Set([
  'name',
  'quoted',
  'path',
  'glob',
  'ext',
  'url',
  'host',
  'ip',
  'mode',
  'flag',
  'number',
  'range',
  'size',
  'age',
]);

/** Words of the vocabulary that are names of services, programs or branches right before such a noun. */
const ADJECTIVE =
  /^(ssh|sshd|docker|cron|git|node|python3?|bash|zsh|make|tar|rsync|curl|wget|test|dev|release|network|bluetooth|mail|web)$/;

export class Slots extends Amounts {
  /** A text to search for: quoted, after `containing` or `the word`, in capitals, or else the first unknown word. */
  text(): string | null {
    const quoted = this.quoted();
    if (quoted !== null) return quoted;
    for (const [at, token] of this.tokens.entries()) {
      if (!token.concepts.includes('contain') && !(token.concepts.includes('word') && token.low !== 'words')) continue;
      let next = at + 1;
      while (
        ARTICLES.has(this.tokens[next]?.low ?? '') ||
        this.tokens[next]?.concepts.some((concept) => concept === 'word' || concept === 'contain') === true
      )
        next += 1;
      const value = this.tokens[next];
      if (value !== undefined && !this.used.has(next) && value.kind !== 'filler' && value.kind !== 'noise' && value.kind !== 'glob')
        return this.take(next);
    }
    return (
      this.first((token) => token.value === -2 || (token.kind === 'name' && /^[A-Z_]{3,}$/.test(token.raw))) ??
      this.after('grep mentions mention mentioning', 'word name contain line') ??
      this.first(
        (token, at) => (token.kind === 'name' || token.kind === 'ip' || token.kind === 'host') && this.previous(at)?.low !== 'in',
      ) ??
      this.after('for', 'word name contain line')
    );
  }

  /** A file: something written like one, or a name next to the word `file`. Never a folder with a trailing slash. */
  file(): string | null {
    return (
      this.first((token) => token.kind === 'path' && !/\/$|^[~/.]+$/.test(token.raw) && /\.[A-Za-z0-9]+$/.test(token.raw)) ??
      this.first((token, at) => token.kind === 'quoted' && (/\.\w+$/.test(token.raw) || this.beside(at, 'file'))) ??
      this.first((token, at) => token.kind === 'name' && this.beside(at, 'file')) ??
      this.first((token) => token.kind === 'ext' && token.low.length > 4) ??
      this.first((token) => token.kind === 'path' && !/\/$|^[~/.]+$/.test(token.raw)) ??
      this.first((token, at) => token.kind === 'name' && /^(in|of|from|to|on)$/.test(this.previous(at)?.low ?? ''))
    );
  }

  /** Every path in the question, in order. */
  paths(): string[] {
    const out: string[] = [];
    for (let path = this.path(); path !== null; path = this.path()) out.push(path);
    return out;
  }

  /** Every value that is written as a path, in order; an unknown word may be anything. */
  writtenPaths(): string[] {
    const out: string[] = [];
    const next = (): string | null => this.first(({ kind, isName }) => kind === 'path' || kind === 'quoted' || isName);
    for (let path = next(); path !== null; path = next()) out.push(path);
    return out;
  }

  /** The next path, quoted text, or unknown name. */
  path(): string | null {
    return this.first(
      (token) =>
        token.kind === 'path' || token.kind === 'quoted' || token.kind === 'name' || (token.kind === 'ext' && token.low.length > 3),
    );
  }

  /** The folder that the request is about; null when it names none, which means the current one. */
  dir(): string | null {
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== 'word' || this.used.has(at)) continue;
      if (isFolderName(token.low) && /^(folder|directory|dir)$/.test(this.tokens[at + 1]?.low ?? '')) return this.take(at);
      if (token.concepts.includes('root')) return this.place(at, '/');
      if (token.concepts.includes('parent')) return this.place(at, '..');
      if (token.concepts.includes('home')) return this.place(at, '~');
      if (token.concepts.includes('here')) return this.place(at, '.');
    }
    const known = this.first(
      (token, at) => (token.kind === 'path' || token.kind === 'name' || token.kind === 'quoted') && this.beside(at, 'dir'),
    );
    if (known !== null) return known;
    const path = this.first(
      (token, at) =>
        token.kind === 'path' &&
        (/\/$|^[~/.]+$|^[~/]/.test(token.raw) || !/\.[A-Za-z]\w*$/.test(token.raw)) &&
        !/^(to|into|onto|as)$/.test(this.previous(at)?.low ?? ''),
    );
    if (path !== null) return path;
    return (
      this.first(
        (token, at) =>
          (token.kind === 'name' || token.kind === 'quoted') &&
          /^(in|inside|under|within|below|beneath|of|does|from|on)$/.test(this.previous(at)?.low ?? '') &&
          // `ending in x`
          this.tokens[at - 2]?.concepts.includes('end-with') !== true &&
          !/^[A-Z]{3,}$/.test(token.raw),
      ) ?? this.wordDir()
    );
  }

  private wordDir(): string | null {
    return this.first(
      (token, at) =>
        isFolderName(token.low) &&
        token.low !== 'old' &&
        token.low !== 'new' &&
        /^(in|inside|under|within|into)$/.test(this.previous(at)?.low ?? '') &&
        (at === this.tokens.length - 1 || this.tokens[at + 1]?.kind !== 'word'),
    );
  }

  private place(at: number, path: string): string {
    this.take(at);
    return path;
  }

  /** The target: the value after to, into, as. */
  dest(): string | null {
    const found = this.first(
      (token, at) => VALUE_KINDS.has(token.kind) && /^(to|into|onto|as|named|called|at)$/.test(this.previous(at)?.low ?? ''),
    );
    if (found !== null) return found;
    // the last one: `I want to move … to …`
    for (let at = this.tokens.length - 2; at >= 0; at--) {
      if (!/^(to|into)$/.test(this.tokens[at]?.low ?? '')) continue;
      const next = this.tokens.findIndex(({ low, concepts }, place) => place > at && !ARTICLES.has(low) && !concepts.includes('dir'));
      const token = this.tokens[next];
      if (token === undefined || this.used.has(next) || token.kind === 'noise') return null;
      // `into out` ends with a name, `to do it` does not
      if (token.kind === 'filler' && next < this.tokens.length - 1) return null;
      const [first = ''] = token.concepts;
      if (first === 'move' || first === 'copy') return null;
      return this.place(next, { home: '~', parent: '..', here: '.' }[first] ?? token.raw);
    }
    return null;
  }

  /** A name: the value after called or named, else the next unknown word or path. */
  name(): string | null {
    return (
      this.after('called named titled', 'word') ??
      this.quoted() ??
      this.first((token) => token.kind === 'name') ??
      this.first((token) => token.kind === 'path' || token.kind === 'host')
    );
  }

  /** The name next to this noun (`branch x`, `x branch`), else any name. */
  named(concept: string): string | null {
    return (
      this.first(
        (token, at) =>
          (token.kind === 'name' || token.kind === 'quoted' || token.kind === 'path' || token.kind === 'host') && this.beside(at, concept),
      ) ??
      this.first(
        ({ low, concepts }, at) =>
          ADJECTIVE.test(low) && !concepts.includes(concept) && this.tokens[at + 1]?.concepts.includes(concept) === true,
      ) ??
      this.name()
    );
  }

  /** File patterns: globs as typed, `.ts files`, `pdf files`, `python files`, `images`. */
  globs(): string[] {
    const out: string[] = [];
    for (const [at, token] of this.tokens.entries()) {
      if (this.used.has(at) || token.aside || token.isName) continue;
      const next = this.tokens[at + 1];
      const before = this.previous(at);
      const listed =
        /^(and|or)$/.test(next?.low ?? '') &&
        /^\.?\w+$/.test(this.tokens[at + 2]?.raw ?? '') &&
        this.tokens[at + 3]?.concepts.includes('file') === true;
      const fileBeside =
        next?.concepts.some((concept) => concept === 'file' || concept === 'extension') === true ||
        listed ||
        before?.concepts.includes('extension') === true;
      const bareExt = token.kind === 'ext' && (fileBeside || !/rc$|profile$|git|env$/.test(token.low));
      const asFolder =
        isFolderName(token.low) &&
        next?.concepts.includes('file') !== true &&
        (next?.concepts.includes('dir') === true || /^(in|inside|under|within|of|into)$/.test(before?.low ?? ''));
      const kinds =
        asFolder || token.aside || token.kind === 'path' || token.kind === 'glob'
          ? null
          : extensionsOf(token.low, fileBeside || (token.low.endsWith('s') && token.low.length > 3));
      if (token.kind === 'glob') out.push(token.raw);
      else if (bareExt) out.push(`*${token.raw}`);
      else if (kinds !== null) out.push(...kinds.map((ext) => `*.${ext}`));
      else if (
        fileBeside &&
        token.kind === 'name' &&
        /^[a-z0-9]{1,5}$/.test(token.raw) &&
        (before?.concepts.includes('extension') === true || next?.raw.endsWith('s') === true)
      )
        out.push(`*.${token.raw}`);
      else continue;
      this.take(at);
    }
    return out;
  }

  /** A value of any kind that is not taken yet. */
  rest(): string | null {
    return this.first((token) => VALUE_KINDS.has(token.kind));
  }
}
