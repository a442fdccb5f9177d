/**
 * What is known of a program's options. One shape for all sources: our own rows, manual pages, completion files, and the cache on disk.
 */

import type { OptionRow } from '../../programs/option-rows.ts';

/** Whether a value follows: never; always, in the same word or the next; if any, in the same word; nobody knows, and all is taken for right. */
export type Takes = 'none' | 'value' | 'joined' | 'maybe';

export interface Options {
  /** One letter behind one dash; letters without a value can be joined (`-la`), what follows one with a value is the value (`-n5`). */
  readonly short: ReadonlyMap<string, Takes>;
  /** A word behind two dashes. */
  readonly long: ReadonlyMap<string, Takes>;
  /** A word behind one dash: `-maxdepth`, `-version`. */
  readonly single: ReadonlyMap<string, Takes>;
  /** Whether an option that is not here can be called unknown. A completion file may list half; a manual page tells all. */
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

/** `'lart w= I='` → letters: the first group is of letters without a value, each later word one letter with its mark. */
function letters(text: string): Map<string, Takes> {
  const [plain = '', ...rest] = text.split(' ');
  return new Map([...[...plain].map((letter): [string, Takes] => [letter, 'none']), ...words(rest.join(' '))]);
}

/** A row of a program as options; `~` (in the cache only) marks one of which it is not known whether a value follows. */
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

/** What most programs answer to, though their page may not say so. */
export const CUSTOMARY: Options = {
  ...NOTHING,
  short: new Map([
    ['h', 'maybe'],
    ['V', 'maybe'],
  ]),
};

/** Both together; where they disagree about a value, the first one is believed. */
export const join = (a: Options, b: Options): Options => ({
  short: merged(a.short, b.short),
  long: merged(a.long, b.long),
  single: merged(a.single, b.single),
  complete: a.complete || b.complete,
});
