/** Finds earlier commands that a question means: `what was the docker command for postgres last week`. */
import { WEEKDAYS } from '../base/weekdays.ts';
import { areAlike, contentWords, wordsIn } from '../base/fold-words.ts';
import { tilde } from '../base/tilde.ts';
import { aboutness, bestOf, circumstance, type Found, groupsOf, type Query, runsWith, WEIGHTS } from './find.ts';
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

const DAYS = WEEKDAYS.join('|');
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

/** What words mean and commands do, as keys: `compress`, `packed` and the description of `tar` have one in common. */
export interface Meanings {
  /** The keys of a word, which its other forms and words of the same meaning have too. */
  keysOf(word: string): readonly string[];
  /** How much a word says, 1 or less: `show` says little. */
  weightOf(word: string): number;
  /** The keys of what a command does: its programs, their subcommands and options. */
  describe(command: string): ReadonlySet<string>;
  /** Programs that do something with these keys, those with the most first. */
  programsFor(keys: ReadonlySet<string>): readonly string[];
}

/** Only the words themselves. */
const LITERAL: Meanings = { keysOf: (word) => [word], weightOf: () => 1, describe: () => new Set(), programsFor: () => [] };

/** Commands whose description is read, those with the most words of the question: 0.1 ms each. */
const DESCRIBED = 500;
/** A word of the description says less than one of the command: many commands have it. */
const BY_MEANING = 0.6;
/** The part of the question that a command must match, by the weight of its words. */
const LEAST_SHARE = 0.42;
/** Words that must match when the question has others, too. */
const LEAST = 2;

/** Best first; none when the record cannot be read or the question has no word of a command. */
export function recall(
  file: RecordFile,
  question: string,
  { cwd, home, nowMs }: RecallPlace,
  limit: number,
  meanings = LITERAL,
): readonly Recalled[] {
  const { words, sinceMs } = historyQuery(question, nowMs);
  const query = { words, cwd, nowMs, limit };
  const inTime = meant(file, { ...query, sinceMs }, meanings);
  // a time is often remembered wrongly, words seldom are
  const found = inTime.length === 0 && sinceMs !== null ? meant(file, query, meanings) : inTime;
  return found.map((one) => ({ text: one.text, ran: ranOf(one, home, nowMs), typed: one.typed }));
}

/** Commands that are meant by words, whether they have them or do what these say. Best first. */
export function meant(file: RecordFile, query: Query, meanings: Meanings): readonly Found[] {
  const words = wordsIn(query.words);
  if (words.length === 0) return [];
  const asked = words.map((word) => ({ word, keys: meanings.keysOf(word) }));
  const programs = meanings.programsFor(new Set(asked.flatMap(({ keys }) => keys)));
  const runs = runsWith(file, query, words, programs);
  if (!runs.ok) return [];
  const groups = groupsOf(runs.value)
    .map((group) => ({ group, own: wordsIn(group[0].text) }))
    .toSorted((one, other) => hitsOf(other.own, words) - hitsOf(one.own, words))
    .slice(0, DESCRIBED)
    .map(({ group, own }) => ({ group, own, matches: matchesOf(own, meanings.describe(group[0].text), asked, meanings) }));
  // a word that few commands match says more; one that none matches describes the command in the user's own way
  const weights = words.map((word, at) => {
    const count = groups.filter(({ matches }) => (matches[at] ?? 0) > 0).length;
    return count === 0 ? 0 : meanings.weightOf(word) * Math.log(1 + groups.length / count);
  });
  const known = weights.filter((weight) => weight > 0).length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const all = new Map(groups.map((one) => [one.group, one]));
  return bestOf([...all.keys()], query.limit, (group) => {
    const { own = [], matches = [] } = all.get(group) ?? {};
    const share = matches.reduce((sum, match, at) => sum + match * (weights[at] ?? 0), 0) / total;
    const matched = matches.filter((match) => match > 0).length;
    if (share < LEAST_SHARE || (known < words.length && matched < LEAST)) return null;
    return 2 * WEIGHTS.words * share + WEIGHTS.about * aboutness(own, words) + circumstance(group, query);
  });
}

const hitsOf = (own: readonly string[], words: readonly string[]): number =>
  words.filter((word) => own.some((one) => one.startsWith(word))).length;

/** How well each word of the question matches: as a word of the command, in another form, or by what the command does. */
function matchesOf(
  own: readonly string[],
  described: ReadonlySet<string>,
  asked: readonly { readonly word: string; readonly keys: readonly string[] }[],
  { keysOf }: Meanings,
): readonly number[] {
  const ownKeys = new Set(own.flatMap(keysOf));
  return asked.map(({ word, keys }) => {
    if (own.some((one) => one.startsWith(word))) return 1;
    if (keys.some((key) => ownKeys.has(key)) || own.some((one) => areAlike(one, word))) return (1 + BY_MEANING) / 2;
    return keys.some((key) => described.has(key)) ? BY_MEANING : 0;
  });
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
