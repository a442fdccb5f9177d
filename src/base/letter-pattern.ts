/**
 * Patterns over the letters of any script. With the flags `i` and `u`, V8 looks up the other cases of all 140,000 letters of each `\p{L}` when
 * a pattern is first used: up to 2.7 ms for one. A text in ASCII is tried with a twin of the pattern that knows only ASCII letters.
 */

const ASCII = /^[\0-\x7f]*$/;
/** Letters and marks: the classes that have a form in ASCII. */
const IN_CLASS = { L: 'A-Za-z', M: '' } as const;
const TOKEN = /\\p\{([LM])\}|\\[^]|[[\]]/g;

export class LetterPattern {
  private readonly source: string;
  private readonly flags: string;
  private all: RegExp | null = null;
  private ascii: RegExp | null = null;

  /**
   * @param source of a regular expression with the flags `i` and `u`; of the classes `\p{…}` only those of letters and marks, and no letter above ASCII
   * whose other case is in ASCII, which are `ſ` and the sign for kelvin.
   * @param flags further flags.
   */
  constructor(source: string, flags = '') {
    this.source = source;
    this.flags = flags;
  }

  test(text: string): boolean {
    return text.search(this.for(text)) >= 0;
  }

  replace(text: string, by: string): string {
    return text.replace(this.for(text), by);
  }

  /** With the flag `g`. */
  matchAll(text: string): RegExpStringIterator<RegExpExecArray> {
    return text.matchAll(this.for(text));
  }

  private for(text: string): RegExp {
    if (ASCII.test(text)) return (this.ascii ??= new RegExp(inAscii(this.source), `${this.flags}i`));
    return (this.all ??= new RegExp(this.source, `${this.flags}iu`));
  }
}

function inAscii(source: string): string {
  let within = false;
  return source.replaceAll(TOKEN, (token, of: keyof typeof IN_CLASS | undefined) => {
    if (token === '[') within = true;
    if (token === ']') within = false;
    if (of === undefined) return token;
    return within ? IN_CLASS[of] : `[${IN_CLASS[of]}]`;
  });
}
