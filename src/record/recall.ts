/** Finds earlier commands that a question means: `what was the docker command for postgres last week`. */
import { contentWords, wordsIn } from '../base/fold-words.ts';
import { tilde } from '../base/tilde.ts';
import { find, type Found, knownWords } from './find.ts';
import type { RecordFile } from './record-file.ts';
import { parseSince } from './since.ts';

export interface Recalled {
  readonly text: string;
  /** When, where and how it ran: `on 3 May in ~/app, it worked`. */
  readonly ran: string;
  /** The user typed it; otherwise it may have been a suggestion, or it comes from a history file, which does not say. */
  readonly typed: boolean;
}

/** Where and when the question is asked. */
export interface RecallPlace {
  readonly cwd: string;
  readonly home: string;
  readonly nowMs: number;
}

/** Words of such a question that are about the past, not about the command. */
const ABOUT_THE_PAST: ReadonlySet<string> = new Set(
  `again ago before command commands day days did earlier entered execute executed find get give hour hours invocation last line lines long
  month months once one ones other past previous previously ran recent recently remember run running same show thing time times today type
  typed use used using week weeks year years yesterday history weekend few couple back two three four since monday tuesday wednesday
  thursday friday saturday sunday need want exact exactly incantation`.split(/\s+/),
);

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const WHEN = new RegExp(
  [
    String.raw`\b(?:(?<span>(?:last|this|the last|the past) (?:hour|day|week|month|year)|yesterday|today)|`,
    String.raw`(?:on|since|last) (?<day>${DAYS})|(?<count>\d{1,3}) (?<unit>h|d|w|m|y)\w* ago)\b`,
  ].join(''),
  'i',
);

/** The words that the command may have, and the beginning of the time that the question names. */
export function historyQuery(question: string, nowMs: number): { readonly words: string; readonly sinceMs: number | null } {
  const words = contentWords(question.replace(WHEN, ' ')).filter((word) => !ABOUT_THE_PAST.has(word));
  const { span = '', day = '', count = '', unit = '' } = WHEN.exec(question)?.groups ?? {};
  // people count loosely: three days ago may be four
  const when = span || day || (count === '' ? '' : `${Number(count) + 1}${unit}`);
  return { words: words.join(' '), sinceMs: when === '' ? null : parseSince(when, nowMs) };
}

/** Words that a command must have when the question has others, too. */
const LEAST = 2;

/** Best first; none when the record cannot be read or the question has no word of a command. */
export function recall(file: RecordFile, question: string, { cwd, home, nowMs }: RecallPlace, limit: number): readonly Recalled[] {
  const { words, sinceMs } = historyQuery(question, nowMs);
  const asked = wordsIn(words);
  // what begins no word of any command describes the command; with one word left it could be any command of a program
  const known = knownWords(file, asked);
  if (known.length === 0 || (known.length < asked.length && known.length < LEAST)) return [];
  const query = { words: known.join(' '), cwd, nowMs, limit };
  const inTime = find(file, { ...query, sinceMs });
  // a time is often remembered wrongly, words seldom are
  const found = inTime.ok && inTime.value.length === 0 && sinceMs !== null ? find(file, query) : inTime;
  if (!found.ok) return [];
  return found.value.map((one) => ({ text: one.text, ran: ranOf(one, home, nowMs), typed: one.typed }));
}

function ranOf({ cwd, timeMs, runs, worked }: Found, home: string, nowMs: number): string {
  const often = runs === 1 ? '' : `${runs} times, last `;
  const when = timeMs === null ? 'at a time that is not known' : dayOf(timeMs, nowMs);
  const where = cwd === '' ? '' : ` in ${tilde(cwd, home)}`;
  const how = worked === null ? '' : worked ? ', it worked' : ', it failed';
  return `${often}${when}${where}${how}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `today`, `yesterday`, `on 3 May`, `on 3 May 2025`, in the local time zone. */
export function dayOf(timeMs: number, nowMs: number): string {
  const [then, now] = [new Date(timeMs), new Date(nowMs)];
  const days = Math.round((new Date(nowMs).setHours(12, 0, 0, 0) - new Date(timeMs).setHours(12, 0, 0, 0)) / (24 * 60 * 60 * 1_000));
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  const year = then.getFullYear() === now.getFullYear() ? '' : ` ${then.getFullYear()}`;
  return `on ${then.getDate()} ${MONTHS[then.getMonth()]}${year}`;
}
