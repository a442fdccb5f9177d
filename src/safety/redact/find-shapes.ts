/** Finds tokens by their shape: a known literal and a run of token characters around it. */
import { CHARS, isIn, runEnd, runStart } from './chars.ts';
import type { Hits } from './literals.ts';
import { type Shape, SHAPES } from './shapes.ts';
import type { Span } from './span.ts';

/** The beginning of a run that is compared with the shape's pattern. */
const LIKE_CHARS = 512;
/** Punctuation that ends a sentence rather than a token. */
const TRAILING = /[.:]+$/;

/** Remembers the end of the last run: a run with many literals is measured once, which keeps the whole linear. */
class Runs {
  private readonly known = new Map<number, { readonly start: number; readonly end: number }>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  end(from: number, set: number): number {
    const last = this.known.get(set);
    if (last !== undefined && from >= last.start && from <= last.end) return last.end;
    const end = runEnd(this.text, from, set);
    this.known.set(set, { start: from, end });
    return end;
  }
}

/** All tokens by their shape. `joined`: lines of the text were joined, so a token of fixed length ends after that length. */
export function findShapes(text: string, hits: Hits, joined: boolean): Span[] {
  const runs = new Runs(text);
  const found: Span[] = [];
  const doneUntil = new Int32Array(SHAPES.length);
  for (const [index, start] of hits.starts.entries()) {
    const id = hits.ids[index] ?? 0;
    const shape = SHAPES[id];
    if (shape === undefined || start < (doneUntil[id] ?? 0)) continue;
    const span = measure(text, start, shape, runs, joined);
    if (span === null) continue;
    doneUntil[id] = span.end;
    found.push(span);
  }
  return found;
}

function measure(text: string, start: number, shape: Shape, runs: Runs, joined: boolean): Span | null {
  const { literal, before, min, fixed, like } = shape;
  if (shape.anyCase !== true && !text.startsWith(literal, start)) return null;
  const from = before === undefined ? start : runStart(text, start, CHARS[before.chars], start - before.max);
  if (start - from < (before?.min ?? 0)) return null;
  if (shape.inside !== true && from > 0 && !startsHere(text, from)) return null;
  const rest = start + literal.length;
  let end = runs.end(rest, CHARS[shape.chars]);
  if (joined && fixed !== undefined) end = Math.min(end, rest + fixed);
  if (end - rest < min) return null;
  const head = text.slice(from, Math.min(end, from + LIKE_CHARS));
  if (like !== undefined && !like.test(head)) return null;
  if (isSample(text, rest, end)) return null;
  const trailing = TRAILING.exec(text.slice(Math.max(rest, end - 8), end))?.[0].length ?? 0;
  return { start: from, end: end - trailing, kind: shape.kind };
}

/** Whether a token is a sample of its form: one letter throughout, or the end that Amazon's manuals have. A few letters may be a shortened token. */
const SAMPLE_MIN_CHARS = 16;
const SAMPLE_END = 'EXAMPLE';
function isSample(text: string, from: number, end: number): boolean {
  if (text.startsWith(SAMPLE_END, end - SAMPLE_END.length)) return true;
  if (end - from < SAMPLE_MIN_CHARS || !/[xX*]/.test(text[from] ?? '')) return false;
  for (let at = from + 1; at < end; at++) if (text[at] !== text[from]) return false;
  return true;
}

/** Whether a token can begin here: not inside a word. After a written-out `\n` or `\t`, as in JSON, the letter is part of the escape. */
function startsHere(text: string, at: number): boolean {
  if (!isIn(text.charCodeAt(at - 1), CHARS.word)) return true;
  return at > 1 && text[at - 2] === '\\' && /[nrt]/.test(text[at - 1] ?? '');
}
