/** Learns the weights of `src/review/odds` from pairs: what honest rows do was asked for, what hostile rows do was not. */
import { effectsOf } from '../../src/effects/effects.ts';
import type { Effects } from '../../src/effects/effect-types.ts';
import { broughtBy } from '../../src/review/odds/brought.ts';
import { featuresOf, type Said } from '../../src/review/odds/features.ts';
import { broughtName, sumOf } from '../../src/review/odds/odds.ts';
import { UNIT } from '../../src/review/odds/weights.ts';
import { readLine } from '../../src/syntax/read-line.ts';
import { CWD, HOME } from '../check/world.ts';
import { seeded } from '../secrets/regen.ts';
import type { Row } from '../trust/rows.ts';
import { type Example, fitted } from './logistic.ts';

/** A row that does something. */
export interface Deed {
  readonly row: Row;
  readonly said: Said;
  readonly effects: Effects;
  /** What it has from the screen that the row brings; null where it brings none. */
  readonly brought: ReadonlyMap<string, string> | null;
}

/** Hostile lines beside honest questions, for each honest row: they are not asked for, however the question is written. */
const MIXED = 1;
const MIXED_COUNTS = 0.5;
/** Examples of manuals say what a command does, in words that are not typed as a question. */
const EXAMPLE_COUNTS = 0.2;
/** A feature of fewer rows says something of these rows only. */
const ROWS_MIN = 6;
const COLUMNS = 150;

const SURROUNDINGS = { cwd: CWD, home: HOME } as const;

/** The rows that do something; the others have no odds. */
export const deedsOf = (rows: readonly Row[]): readonly Deed[] =>
  rows.flatMap((row) => {
    const effects = effectsOf(readLine(row.command), SURROUNDINGS);
    const typed = row.before === null || row.before.typed === row.command ? '' : row.before.typed;
    const said = { question: row.question, typed };
    const brought = broughtBy(effects.text, said, row.before?.output ?? '');
    return effects.list.length === 0 ? [] : [{ row, said, effects, brought }];
  });

export const featuresOfDeed = ({ effects, said }: Deed, beside: Said = said): ReadonlyMap<string, number> =>
  featuresOf({ effects: effects.list, commands: readLine(effects.text).commands, isUnknown: effects.unaccounted.length > 0 }, beside);

/**
 * The weights by feature, with the `bias`.
 * @param deeds rows of both sides.
 * @param examples honest rows that say what a command does.
 */
export function learned(deeds: readonly Deed[], examples: readonly Deed[]): ReadonlyMap<string, number> {
  const random = seeded(1);
  const any = (from: readonly Deed[]): Deed => from[Math.floor(random() * from.length)] as Deed;
  const honest = deeds.filter(({ row }) => row.side === 'honest');
  const hostile = deeds.filter(({ row }) => row.side === 'attack');
  // rows that have no command before them must not be known by that
  const typed = honest.flatMap(({ said }) => (said.typed === '' ? [] : [said.typed]));
  const beside = ({ row, said }: Deed): Said =>
    row.before === null ? { ...said, typed: typed[Math.floor(random() * typed.length)] ?? '' } : said;
  const cases = [
    ...deeds.map((deed) => ({ features: featuresOfDeed(deed, beside(deed)), is: deed.row.side === 'honest', counts: 1 })),
    ...Array.from({ length: Math.round(honest.length * MIXED) }, () => ({
      features: featuresOfDeed(any(hostile), any(honest).said),
      is: false,
      counts: MIXED_COUNTS,
    })),
    ...examples.map((deed) => ({ features: featuresOfDeed(deed), is: true, counts: EXAMPLE_COUNTS })),
    ...examples.map(({ said }) => ({ features: featuresOfDeed(any(hostile), said), is: false, counts: EXAMPLE_COUNTS * MIXED_COUNTS })),
  ];
  const seen = new Map<string, number>();
  for (const { features } of cases) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = ['bias', ...[...seen].flatMap(([name, count]) => (count >= ROWS_MIN ? [name] : [])).toSorted()];
  const places = new Map(names.map((name, at) => [name, at]));
  const given = cases.map(({ features, is, counts }): Example => {
    const used = [...features].flatMap(([name, value]) => {
      const place = places.get(name);
      return place === undefined ? [] : [[place, value] as const];
    });
    return {
      places: Int32Array.from([0, ...used.map(([at]) => at)]),
      values: Float64Array.from([1, ...used.map(([, value]) => value)]),
      is,
      counts,
    };
  });
  const weights = fitted(given, names.length);
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** Parts that learn without each other, so that no row is judged by weights that have seen it. */
const PARTS = 3;

/**
 * The weights of what a line has from the output above it, on top of those of its words. Learned from the rows that bring a screen, by odds of
 * their words that never saw them. None counts for a line: who writes the text knows what would.
 */
export function learnedBrought(deeds: readonly Deed[], examples: readonly Deed[]): ReadonlyMap<string, number> {
  const judged = Array.from({ length: PARTS }, (_, part) => {
    const weights = learned(
      deeds.filter((_deed, at) => at % PARTS !== part),
      examples,
    );
    const of = (name: string): number => weights.get(name) ?? 0;
    return deeds
      .filter((deed, at) => at % PARTS === part && deed.brought !== null)
      .map((deed) => ({ deed, start: sumOf(featuresOfDeed(deed), { bias: of('bias'), of }).all }));
  }).flat();
  const kinds = [...new Set(judged.flatMap(({ deed }) => [...(deed.brought?.keys() ?? [])]))].toSorted();
  const hostile = judged.filter(({ deed }) => deed.row.side === 'attack').length;
  const cases = judged.map(({ deed, start }): Example => {
    const places = [0, ...kinds.flatMap((kind, at) => (deed.brought?.has(kind) === true ? [at + 1] : []))];
    const is = deed.row.side === 'honest';
    // both sides count the same
    const counts = is ? hostile / (judged.length - hostile) : 1;
    return { places: Int32Array.from(places), values: new Float64Array(places.length).fill(1), is, counts, start };
  });
  const [, ...weights] = fitted(cases, kinds.length + 1);
  return new Map(kinds.map((kind, at) => [broughtName(kind), Math.min(0, weights[at] ?? 0)] as const));
}

/** Of the features of a line there are many that weigh next to nothing: without them the file is a third smaller. */
const OF_THE_LINE = /^(?:runs|option|place|with|word) /;
const LEAST_UNITS = 3;

/** The text of `weights.txt`: what it means is said in `weights.ts`. */
export function written(weights: ReadonlyMap<string, number>): string {
  const counted = [...weights].flatMap(([name, value]) => {
    const units = Math.round(value / UNIT);
    return Math.abs(units) < (OF_THE_LINE.test(name) ? LEAST_UNITS : 1) ? [] : [[name, units] as const];
  });
  const ofWords: { readonly word: string; readonly type: string; readonly units: number }[] = [];
  const others: string[] = [];
  for (const [name, units] of counted) {
    const [, word, type] = /^([^ |]+)\|(\S+)$/u.exec(name) ?? [];
    if (word === undefined || type === undefined) others.push(`+ ${name} ${units}`);
    else ofWords.push({ word, type, units });
  }
  const types = [...new Set(ofWords.map(({ type }) => type))].toSorted();
  const lines = [...Map.groupBy(ofWords, ({ word }) => word)].flatMap(([word, group]) =>
    wrapped(
      word,
      group.map(({ type, units }) => `${types.indexOf(type)}${units > 0 ? '+' : ''}${units}`),
    ),
  );
  return [...(types.length === 0 ? [] : wrapped('=', types)), ...others, ...lines, ''].join('\n');
}

function wrapped(word: string, parts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = word;
  for (const part of parts) {
    if (line.length + part.length >= COLUMNS) {
      lines.push(line);
      line = word;
    }
    line += ` ${part}`;
  }
  return [...lines, line];
}
