/** Reads sizes, ages and small numbers as people write them. Sizes count in units of 1024, as `find -size` and `du -h` do. */
import { WEEKDAYS } from '../base/weekdays.ts';

const SIZE_UNITS: Readonly<Record<string, number>> = { b: 1, k: 2 ** 10, m: 2 ** 20, g: 2 ** 30, t: 2 ** 40 };
const SIZE_WORD =
  /^(b|bytes?|k|kb|kib|kilobytes?|kbytes?|m|mb|mib|megs?|mbytes?|megabytes?|g|gb|gib|gigs?|gbytes?|gigabytes?|t|tb|terabytes?)$/;

/** Minutes in a unit of time; a month has 30 days and a year 365, as users of `find -mtime` count. */
const MINUTES_OF: Readonly<Record<string, number>> = {
  min: 1,
  mins: 1,
  minute: 1,
  hour: 60,
  hr: 60,
  hrs: 60,
  h: 60,
  day: 1440,
  d: 1440,
  week: 10080,
  wk: 10080,
  w: 10080,
  month: 43200,
  year: 525600,
  yr: 525600,
  fortnight: 20160,
};

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  thousand: 1000,
  couple: 2,
  few: 3,
};

/** Bytes in a unit of size; null when the word is none. */
export function sizeUnit(word: string): number | null {
  return SIZE_WORD.test(word) ? (SIZE_UNITS[word[0] ?? ''] ?? null) : null;
}

/** Minutes in a unit of time; null when the word is none. */
export function ageUnit(word: string): number | null {
  return MINUTES_OF[word] ?? (word.endsWith('s') ? (MINUTES_OF[word.slice(0, -1)] ?? null) : null);
}

export function numberWord(word: string): number | null {
  return NUMBER_WORDS[word] ?? null;
}

/** The argument of find's `-size`. "Smaller than" counts in bytes, because GNU find rounds sizes up and `-1M` means "empty". */
export function findSize(sign: '+' | '-' | '', bytes: number): string {
  if (sign === '+') {
    for (const [letter, unit] of [
      ['G', 2 ** 30],
      ['M', 2 ** 20],
      ['k', 2 ** 10],
    ] as const) {
      if (bytes >= unit && bytes % unit === 0) return `+${bytes / unit}${letter}`;
    }
  }
  return `${sign}${Math.round(bytes)}c`;
}

/** find's test for an age: whole days with `-mtime`, anything finer with `-mmin`. `letter` is m (content) or a (access). */
export function findAge(sign: '+' | '-', minutes: number, letter: 'm' | 'a' = 'm'): string {
  return minutes % 1440 === 0 ? `-${letter}time ${sign}${minutes / 1440}` : `-${letter}min ${sign}${minutes}`;
}

const CALENDAR = new RegExp(
  String.raw`^(?:${WEEKDAYS.join('|')}|january|february|april|june|july|august|september|october|november|december|noon|midnight` +
    String.raw`|tonight|weekend|christmas|easter)(?:'?s)?$`,
);
const MOMENT = /^(?:morning|evening|afternoon|night|month|year|quarter|march)s?$|^\d{4}-\d\d?(?:-\d\d?)?$|^\d{1,2}:\d\d/;

/** A day, a month or a feast: no name of a file unless the question says so. */
export const isCalendarWord = (word: string): boolean => CALENDAR.test(word);

/** Whether the word says when. That limits what is asked for, whatever else the sentence says: "commits by Maria since last monday". */
export const saysWhen = (word: string): boolean => CALENDAR.test(word) || MOMENT.test(word);

/** The hours and minutes of `16:30`, `4am`, `4:30pm`, and of `4` where `isHour` says that a number alone is an hour; null for no time of day. */
export function timeOfDay(text: string, isHour = false): { readonly hour: number; readonly minute: number } | null {
  const [, hours = '', minutes = '0', half] = /^(\d{1,2})(?::(\d\d))?(am|pm)?$/i.exec(text) ?? [];
  if (hours === '' || (half === undefined && !isHour && !text.includes(':'))) return null;
  if (half !== undefined && (Number(hours) > 12 || Number(hours) === 0)) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return hour > 23 || Number(minutes) > 59 ? null : { hour, minute: Number(minutes) };
}
