/** Reads what a user types for a time in the past: `monday`, `yesterday`, `3d`, `last week`, `2026-11-02`. Pure. */
import { WEEKDAYS } from '../base/weekdays.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS, m: 30 * DAY_MS, y: 365 * DAY_MS };
const LAST: Readonly<Record<string, number>> = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, month: 31 * DAY_MS, year: 366 * DAY_MS };

/** The values for a message that asks for one. */
export const SINCE_EXAMPLES = 'today, yesterday, monday, 3d, 2w, last week, 2026-11-02';

/** The beginning of that time, in milliseconds since 1970 in the local time zone; null for anything else. */
export function parseSince(text: string, nowMs: number): number | null {
  const words = text.trim().toLowerCase();
  const today = new Date(nowMs);
  today.setHours(0, 0, 0, 0);
  if (words === 'today') return today.getTime();
  if (words === 'yesterday') return daysBefore(today, 1);
  const weekday = WEEKDAYS.findIndex((day) => words.length >= 3 && day.startsWith(words));
  if (weekday >= 0) return daysBefore(today, (today.getDay() - weekday + 7) % 7 || 7);
  const [, count = '', unit = ''] = /^(\d{1,4})\s*([hdwmy])(?:[a-z]{2,5})?$/.exec(words) ?? [];
  if (count !== '') return nowMs - Number(count) * (UNITS[unit] as number);
  const [, span = ''] = /^(?:last|this|the last|the past) (hour|day|week|month|year)$/.exec(words) ?? [];
  // the last week may have begun any time within the one before
  if (span !== '') return nowMs - (LAST[span] as number) * (words.startsWith('last') ? 2 : 1);
  return dateOf(words);
}

function daysBefore(day: Date, count: number): number {
  const before = new Date(day);
  before.setDate(before.getDate() - count);
  return before.getTime();
}

/** A day of the calendar, and nothing like 2026-02-31. */
function dateOf(text: string): number | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year === '') return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getFullYear() === Number(year) && date.getMonth() === Number(month) - 1 ? date.getTime() : null;
}
