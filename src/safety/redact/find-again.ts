/**
 * Looks once more at a text in which secrets were just replaced. A placeholder is longer or shorter than its secret, so other lines look
 * wrapped there, but only a few lines around it: they alone are searched.
 */
import { findSecrets, type Secret } from './find-secrets.ts';
import type { KnownValues } from './known-values.ts';
import type { Range } from './literals.ts';

/** Lines before and after a placeholder: what looks wrapped depends on three of them, a list below an announcement has 24. */
const LINES = 30;
/** No farther than this, and then at a space: a line can be a MiB long. */
const CHARS = 16 * 1024;

/** The secrets around the ends of placeholders, in order. */
export function findAgain(text: string, ends: readonly number[], known: KnownValues): Secret[] {
  const ranges = around(text, ends);
  // a search of each part costs more than one of the whole when they are most of it
  if (2 * ranges.reduce((sum, { start, end }) => sum + end - start, 0) > text.length) return findSecrets(text, known);
  return ranges.flatMap((range) =>
    findSecrets(text.slice(range.start, range.end), known).map((secret) => ({
      ...secret,
      start: range.start + secret.start,
      end: range.start + secret.end,
    })),
  );
}

function around(text: string, places: readonly number[]): Range[] {
  const ranges: { start: number; end: number }[] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last !== undefined && place + CHARS / 2 < last.end) continue;
    const start = linesBefore(text, place);
    const end = linesAfter(text, place);
    if (last !== undefined && start <= last.end) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

function linesBefore(text: string, place: number): number {
  const from = Math.max(0, place - CHARS);
  const near = text.slice(from, place);
  let at = near.length;
  for (let line = 0; line <= LINES && at > 0; line++) at = near.lastIndexOf('\n', at - 1);
  return at >= 0 ? from + at : from === 0 ? 0 : from + near.indexOf(' ') + 1;
}

function linesAfter(text: string, place: number): number {
  const near = text.slice(place, place + CHARS);
  let at = -1;
  for (let line = 0; line <= LINES; line++) {
    at = near.indexOf('\n', at + 1);
    if (at < 0) break;
  }
  if (at >= 0) return place + at;
  return near.length < CHARS ? text.length : place + (near.lastIndexOf(' ') < 0 ? near.length : near.lastIndexOf(' '));
}
