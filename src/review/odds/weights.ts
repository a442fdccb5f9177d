/**
 * The weights of the features, from `weights.txt`: `npm run lab odds -- --write` learns them and writes that file. The build puts its text in place
 * of `TEXT` (rolldown.config.mjs).
 */
import { TEXT } from './weights-file.ts';

/** The unit in which the file counts. */
export const UNIT = 0.05;

export interface Weights {
  readonly bias: number;
  /** What a feature weighs, by its name; 0 where nothing was learned of it. */
  of(feature: string): number;
}

let read: Weights | null = null;

/** Read once, and only beside untrusted text. */
export function weights(): Weights {
  read ??= parseWeights(TEXT);
  return read;
}

/**
 * Lines that begin with `=` have the types of effects; one that begins with `+` has a feature by its name; every other line has a word of questions,
 * then what it weighs with each type, which is given by its place among them.
 */
const LINE = /^(?:=(?: [a-z/-]+)+|\+ \S.* -?\d+|[\p{L}\p{N}_]+(?: \d+[+-]\d+)+)$/u;

/** The first line of another form; null where there is none. */
export const faultIn = (text: string): string | null =>
  text
    .trimEnd()
    .split('\n')
    .find((line) => !LINE.test(line)) ?? null;

/** Reads the file. The weights of a word are read when it is asked for: a question has few of them. */
export function parseWeights(text: string): Weights {
  const types: string[] = [];
  const named = new Map<string, number>();
  const words = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [word, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    const last = rest.lastIndexOf(' ');
    if (word === '=') types.push(...rest.split(' '));
    else if (word === '+') named.set(rest.slice(0, last), Number(rest.slice(last + 1)) * UNIT);
    else words.set(word, `${words.get(word) ?? ''} ${rest}`);
  }
  const known = new Map<string, ReadonlyMap<string, number>>();
  const ofWord = (word: string): ReadonlyMap<string, number> => {
    const found = known.get(word) ?? partsOf(words.get(word) ?? '', types);
    known.set(word, found);
    return found;
  };
  return {
    bias: named.get('bias') ?? 0,
    of(feature) {
      const bar = feature.includes(' ') ? -1 : feature.indexOf('|');
      return (bar < 0 ? named.get(feature) : ofWord(feature.slice(0, bar)).get(feature.slice(bar + 1))) ?? 0;
    },
  };
}

const partsOf = (text: string, types: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...text.matchAll(/(\d+)([+-]\d+)/g)].map(([, place, value]) => [types[Number(place)] ?? '', Number(value) * UNIT]));
