/** The known options of a program, in one form for all sources: rows of the table, manual pages, completion files, the cache on disk. */

import type { OptionRow } from './option-rows.ts';

/**
 * Whether a value follows: `none` never; `value` always, in the same or the next word; `joined` optionally, in the same word; `maybe`
 * unknown, and anything is accepted.
 */
export type Takes = 'none' | 'value' | 'joined' | 'maybe';

export interface Options {
  /** Letters after a single dash. Letters without a value can be joined (`-la`); the text after one with a value is the value (`-n5`). */
  readonly short: ReadonlyMap<string, Takes>;
  /** Words after two dashes. */
  readonly long: ReadonlyMap<string, Takes>;
  /** Words after a single dash: `-maxdepth`, `-version`. */
  readonly single: ReadonlyMap<string, Takes>;
  /**
   * Whether an option that is missing here can be called unknown. A completion file may list half of the options, a manual page lists all.
   */
  readonly complete: boolean;
}

export const NOTHING: Options = { short: new Map(), long: new Map(), single: new Map(), complete: false };

const MARKS: Readonly<Record<string, Takes>> = { '=': 'value', '?': 'joined', '~': 'maybe' };

function words(text: string): Map<string, Takes> {
  const out = new Map<string, Takes>();
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const mark = word.length > 1 ? MARKS[word.at(-1) ?? ''] : undefined;
    out.set(mark === undefined ? word : word.slice(0, -1), mark ?? 'none');
  }
  return out;
}

/** `'lart w= I='` → letters: the first group takes no value, each later word is one letter with its mark. */
function letters(text: string): Map<string, Takes> {
  const [plain = '', ...rest] = text.split(' ');
  return new Map([...[...plain].map((letter): [string, Takes] => [letter, 'none']), ...words(rest.join(' '))]);
}

/** The options in a row. `~`, which only the cache writes, marks an option for which it is unknown whether a value follows. */
export const fromRow = ([short, long = '', single = '']: OptionRow): Options => ({
  short: letters(short),
  long: words(long),
  single: words(single),
  complete: true,
});

const merged = (a: ReadonlyMap<string, Takes>, b: ReadonlyMap<string, Takes>): Map<string, Takes> => {
  const out = new Map(a);
  for (const [name, takes] of b) if (!out.has(name)) out.set(name, takes);
  return out;
};

/** Options of most programs, even if their page leaves them out. */
export const CUSTOMARY: Options = {
  ...NOTHING,
  short: new Map([
    ['h', 'maybe'],
    ['V', 'maybe'],
  ]),
};

/** The options of both. Where they disagree about a value, the first one counts. */
export const join = (a: Options, b: Options): Options => ({
  short: merged(a.short, b.short),
  long: merged(a.long, b.long),
  single: merged(a.single, b.single),
  complete: a.complete || b.complete,
});
