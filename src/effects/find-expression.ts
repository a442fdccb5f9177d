/** Parses the expression of a `find` that deletes, so that the files it would delete can be counted. */
import type { Arg } from '../syntax/simple-command.ts';
import { patternOf } from './glob.ts';

/** What a test of find is applied to. */
export interface Entry {
  readonly path: string;
  readonly name: string;
  /** One of f d l b c p s. */
  readonly type: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly atimeMs: number;
  readonly ctimeMs: number;
  /** Whether a folder has no entries. */
  readonly isEmpty: () => boolean;
}

export type Expression =
  | { readonly kind: 'test'; readonly holds: (entry: Entry, now: number) => boolean }
  | { readonly kind: 'newer'; readonly file: string }
  | { readonly kind: 'prune' | 'print' | 'delete' | 'remove' }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression };

export interface Find {
  readonly roots: readonly Arg[];
  readonly expression: Expression;
  /** What deletes the files: its own `-delete`, an `-exec rm`, or the program that reads what it prints. */
  readonly by: 'delete' | 'remove' | 'print';
  /** `-exec rm -r`: a folder is deleted with everything in it. */
  readonly tree: boolean;
  readonly minDepth: number;
  readonly maxDepth: number;
  readonly sameDisk: boolean;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Bytes of the units of -size, from the manual page of findutils 4.9. */
const UNITS: Readonly<Record<string, number>> = { c: 1, w: 2, b: 512, k: 1024, M: 1024 ** 2, G: 1024 ** 3 };
/** Words of an expression; longer ones are not written by hand. */
const TOKENS = 256;

class Unknown extends Error {}

const test = (holds: (entry: Entry, now: number) => boolean): Expression => ({ kind: 'test', holds });
const ALWAYS = test(() => true);

/** The comparison of `+5`, `-5` and `5`: greater, less, equal. */
function compared(text: string): (value: number) => boolean {
  const number = /^([+-]?)(\d+)$/.exec(text);
  if (number === null) throw new Unknown();
  const bound = Number(number[2]);
  return number[1] === '+' ? (value) => value > bound : number[1] === '-' ? (value) => value < bound : (value) => value === bound;
}

const pattern = (text: string, options: { readonly across?: boolean; readonly insensitive?: boolean }): RegExp => {
  const expression = patternOf(text, options);
  if (expression === null) throw new Unknown();
  return expression;
};
const onName =
  (insensitive: boolean) =>
  (text: string): Expression => {
    const expression = pattern(text, { insensitive });
    return test(({ name }) => expression.test(name));
  };
const onPath =
  (insensitive: boolean) =>
  (text: string): Expression => {
    const expression = pattern(text, { insensitive, across: true });
    return test(({ path }) => expression.test(path));
  };
/** `-mtime` counts whole days and drops fractions; `-mmin N` counts a begun minute. */
const onDays =
  (field: 'mtimeMs' | 'atimeMs' | 'ctimeMs') =>
  (text: string): Expression => {
    const holds = compared(text);
    return test((entry, now) => holds(Math.floor((now - entry[field]) / DAY_MS)));
  };
const onMinutes =
  (field: 'mtimeMs' | 'atimeMs' | 'ctimeMs') =>
  (text: string): Expression => {
    const holds = compared(text);
    const exact = /^\d/.test(text);
    return test((entry, now) => holds(exact ? Math.ceil((now - entry[field]) / MINUTE_MS) : (now - entry[field]) / MINUTE_MS));
  };

/** Tests with one operand. */
const TESTS: Readonly<Record<string, (operand: string) => Expression>> = {
  '-name': onName(false),
  '-iname': onName(true),
  '-path': onPath(false),
  '-wholename': onPath(false),
  '-ipath': onPath(true),
  '-iwholename': onPath(true),
  '-mtime': onDays('mtimeMs'),
  '-atime': onDays('atimeMs'),
  '-ctime': onDays('ctimeMs'),
  '-mmin': onMinutes('mtimeMs'),
  '-amin': onMinutes('atimeMs'),
  '-cmin': onMinutes('ctimeMs'),
  '-type': (text) => {
    const types = text.split(',');
    if (!types.every((each) => /^[fdlbcps]$/.test(each))) throw new Unknown();
    return test(({ type }) => types.includes(type));
  },
  '-size': (text) => {
    const unit = /[cwbkMG]$/.exec(text)?.[0];
    const holds = compared(unit === undefined ? text : text.slice(0, -1));
    const bytes = UNITS[unit ?? 'b'] as number;
    return test(({ size }) => holds(Math.ceil(size / bytes)));
  },
  '-newer': (file) => ({ kind: 'newer', file }),
};

const EMPTY = test(({ type, size, isEmpty }) => (type === 'd' ? isEmpty() : type === 'f' && size === 0));
/** Tests and actions without an operand. */
const WORDS: Readonly<Record<string, Expression>> = {
  '-true': ALWAYS,
  '-false': test(() => false),
  '-empty': EMPTY,
  '-prune': { kind: 'prune' },
  '-print': { kind: 'print' },
  '-print0': { kind: 'print' },
  '-delete': { kind: 'delete' },
};
/** Options that apply to the whole expression, wherever they are written. */
const OPTIONS: ReadonlySet<string> = new Set(['-depth', '-d', '-xdev', '-mount', '-noleaf', '-ignore_readdir_race', '-nowarn', '-warn']);
const EXEC: ReadonlySet<string> = new Set(['-exec', '-execdir', '-ok', '-okdir']);

/** What a `find` would delete; null when a part of it is unknown, because then the count would be wrong. */
export function parseFind(args: readonly Arg[]): Find | null {
  try {
    return new Parser(args.slice(0, TOKENS)).parse(args.length > TOKENS);
  } catch (thrown) {
    if (thrown instanceof Unknown) return null;
    throw thrown;
  }
}

class Parser {
  private at = 0;
  private minDepth = 0;
  private maxDepth = Number.POSITIVE_INFINITY;
  private sameDisk = false;
  private tree = false;
  private prunes = false;
  /** Parentheses and negations around the current word. */
  private depth = 0;
  private readonly actions = new Set<'print' | 'delete' | 'remove'>();
  private readonly args: readonly Arg[];

  constructor(args: readonly Arg[]) {
    this.args = args;
  }

  parse(tooMany: boolean): Find {
    if (tooMany) throw new Unknown();
    while (/^-[PO]\d?$/.test(this.peek() ?? '')) this.at += 1;
    const roots: Arg[] = [];
    while (this.at < this.args.length && !/^(?:-.*|[(!,)])$/.test(this.peek() ?? '')) roots.push(this.args[this.at++] as Arg);
    const expression = this.at < this.args.length ? this.either() : ALWAYS;
    if (this.at < this.args.length) throw new Unknown();
    const by = this.actions.has('delete') ? 'delete' : this.actions.has('remove') ? 'remove' : 'print';
    if (this.actions.has('delete') && this.actions.has('remove')) throw new Unknown();
    // find refuses -delete together with -prune unless -depth is written, because -delete implies -depth and -depth disables -prune
    if (this.actions.has('delete') && this.prunes) throw new Unknown();
    const { minDepth, maxDepth, sameDisk, tree } = this;
    const printing: Expression = { kind: 'and', left: expression, right: { kind: 'print' } };
    return { roots, expression: this.actions.size === 0 ? printing : expression, by, tree, minDepth, maxDepth, sameDisk };
  }

  private peek(): string | null | undefined {
    return this.args[this.at]?.value;
  }

  /** A literal word. What an expansion becomes is unknown, and an unquoted pattern is a mistake that finds something else. */
  private word(): string {
    const value = this.args[this.at]?.value;
    if (value === undefined || value === null) throw new Unknown();
    this.at += 1;
    return value;
  }

  private either(): Expression {
    let left = this.both();
    while (this.peek() === '-o' || this.peek() === '-or') {
      this.at += 1;
      left = { kind: 'or', left, right: this.both() };
    }
    return left;
  }

  private both(): Expression {
    let left = this.single();
    for (;;) {
      const next = this.peek();
      if (next === undefined || next === ')' || next === '-o' || next === '-or') return left;
      if (next === '-a' || next === '-and') this.at += 1;
      left = { kind: 'and', left, right: this.single() };
    }
  }

  private within(read: () => Expression): Expression {
    this.depth += 1;
    const inside = read();
    this.depth -= 1;
    return inside;
  }

  private single(): Expression {
    const word = this.word();
    if (word === '!' || word === '-not') return { kind: 'not', of: this.within(() => this.single()) };
    if (word === '(') {
      const inside = this.within(() => this.either());
      if (this.word() !== ')') throw new Unknown();
      return inside;
    }
    if (word === '-maxdepth' || word === '-mindepth') {
      const depth = Number(this.word());
      if (!Number.isInteger(depth)) throw new Unknown();
      if (word === '-maxdepth') this.maxDepth = depth;
      else this.minDepth = depth;
      return ALWAYS;
    }
    if (OPTIONS.has(word)) {
      this.sameDisk ||= word === '-xdev' || word === '-mount';
      return ALWAYS;
    }
    if (EXEC.has(word)) return this.exec();
    const constant = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (constant !== undefined) {
      this.prunes ||= constant.kind === 'prune';
      // GNU find evaluates names first, even across parentheses, so it is not known whether it reaches a -prune inside them
      if (constant.kind === 'prune' && this.depth > 0) throw new Unknown();
      if (constant.kind === 'print' || constant.kind === 'delete') this.actions.add(constant.kind);
      return constant;
    }
    const make = Object.hasOwn(TESTS, word) ? TESTS[word] : undefined;
    if (make === undefined) throw new Unknown();
    return make(this.word());
  }

  /** `-exec rm [-rf] {} +`; the effect of any other program on the rest of the expression is unknown. */
  private exec(): Expression {
    const words: string[] = [];
    for (let word = this.word(); word !== ';' && !(word === '+' && words.at(-1) === '{}'); word = this.word()) words.push(word);
    const [program, ...rest] = words[0] === 'sudo' ? words.slice(1) : words;
    if (program !== 'rm' && program !== '/bin/rm') throw new Unknown();
    if (!rest.every((word) => word === '{}' || /^-[rRfvd]+$|^--(?:recursive|force|verbose)?$/.test(word))) throw new Unknown();
    this.tree ||= rest.some((word) => /^-\w*[rR]|^--recursive$/.test(word));
    this.actions.add('remove');
    return { kind: 'remove' };
  }
}
