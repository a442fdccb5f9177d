/** The facets that account for subcommands and options are well formed, and agree with the effect rows and the option rows. */
import { describe, expect, test } from 'vitest';
import { fromRow } from '../../src/programs/options.ts';
import { FAMILIES } from '../../src/programs/families.ts';
import { about } from '../../src/programs/index.ts';
import type { OptionRow } from '../../src/programs/option-rows.ts';
import type { Program } from '../../src/programs/program.ts';

const rows: readonly (readonly [string, Program])[] = FAMILIES.flatMap((family) => Object.entries(family()));
const ACTS = ['runs', 'writes', 'reaches', 'lowers'] as const;
const DOES = ['reads', 'changes', 'runs', 'installs'] as const;

/** Options that a row of options cannot contain, or that are newer than it. `+` is the first character of an operand. */
const NOT_LISTED: Readonly<Record<string, string>> = { zip: '-TT -lf', less: '+', make: 'eval' };

const split = (text: string | undefined): readonly string[] => (text ?? '').split(/\s+/).filter((word) => word !== '');
/** The subcommands that words stand for: `stash list|show` is `stash list` and `stash show`. */
const phrases = (words: string): readonly string[] =>
  words
    .split(' ')
    .reduce<readonly string[]>(
      (begun, word) => begun.flatMap((start) => word.split('|').map((each) => (start === '' ? each : `${start} ${each}`))),
      [''],
    );
const doesOf = ({ does }: Program): readonly string[] => DOES.flatMap((kind) => does?.[kind] ?? []);
const actsOf = ({ acts }: Program): readonly string[] => ACTS.flatMap((kind) => split(acts?.[kind]));

describe('subcommands', () => {
  test('each is a row of words, with one space between two of them', () => {
    const wrong = rows.flatMap(([name, row]) =>
      [...doesOf(row), ...(row.effects?.rows ?? []).map(({ words }) => words)]
        .filter((words) => !/^(?:[^\s|]+(?:\|[^\s|]+)*(?: |$))*$/.test(words) || words.endsWith(' '))
        .map((words) => `${name}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });

  test('none is both accounted for and dangerous whatever its options are', () => {
    const wrong = rows.flatMap(([name, row]) => {
      const dangerous = new Set(
        (about(name).effects?.rows ?? [])
          .filter(({ severity, options, without }) => severity === 'dangerous' && options === undefined && without === undefined)
          .flatMap(({ words }) => phrases(words)),
      );
      return doesOf(row)
        .flatMap(phrases)
        .filter((phrase) => dangerous.has(phrase))
        .map((phrase) => `${name} ${phrase}`);
    });
    expect(wrong).toEqual([]);
  });

  test('none is listed twice for one kind', () => {
    const wrong = rows.flatMap(([name, { does }]) =>
      DOES.flatMap((kind) => {
        const all = (does?.[kind] ?? []).flatMap(phrases);
        return all.filter((phrase, at) => all.indexOf(phrase) !== at).map((phrase) => `${name} ${kind} ${phrase}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('options', () => {
  test('each is a letter, a long name or a word after a single dash', () => {
    const wrong = rows.flatMap(([name, row]) =>
      [...actsOf(row), ...split(row.data)]
        .filter((word) => !/^(?:[\w?@#+:-]|-?[\w+][\w.+:=-]*)$/.test(word))
        .map((word) => `${name}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  test('none is data and does more than choose', () => {
    const wrong = rows.flatMap(([name, row]) => {
      const acts = new Set(actsOf(row));
      return split(row.data)
        .filter((option) => acts.has(option))
        .map((option) => `${name}: ${option}`);
    });
    expect(wrong).toEqual([]);
  });

  test('none is listed twice', () => {
    const wrong = rows.flatMap(([name, row]) =>
      [...ACTS.map((kind) => split(row.acts?.[kind])), split(row.data)].flatMap((all) =>
        all.filter((option, at) => all.indexOf(option) !== at).map((option) => `${name}: ${option}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('those of a program whose options are listed are among them', () => {
    const wrong = rows.flatMap(([name, row]) => {
      const { options, subcommands } = about(name);
      if (options === undefined || row.open === true || row.options === undefined) return [];
      const listed = Array.isArray(options) ? [options as OptionRow] : Object.values(options as { gnu?: OptionRow; bsd?: OptionRow });
      const known = [...listed, ...Object.values(subcommands ?? {}).flatMap((each) => (each.options === undefined ? [] : [each.options]))]
        .map(fromRow)
        .flatMap(({ short, long, single }) => [
          ...short.keys(),
          ...long.keys(),
          ...[...single.keys()].flatMap((word) => [word, `-${word}`]),
        ]);
      const names = new Set([...known, ...(NOT_LISTED[name] ?? '').split(' ')]);
      return subcommands === undefined
        ? actsOf(row)
            .filter((option) => !names.has(option))
            .map((option) => `${name}: ${option}`)
        : [];
    });
    expect(wrong).toEqual([]);
  });
});
