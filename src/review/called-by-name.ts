/** A command that the words call as it is written: "helm upgrade with prod values", "clippy as errors", "tidy". Pure. */
import type { Effect, Effects } from '../effects/effect-types.ts';
import type { Words } from './user-words.ts';
import type { Weight } from './weight.ts';
import { RUN } from './wish-verbs.ts';
import { has } from './word-match.ts';

/** What belongs to the project or to this machine, and what it is told to do; not what is set for other programs. */
const OWN: ReadonlySet<Effect['area']> = new Set([
  'cloud',
  'containers',
  'databases',
  'packages',
  'project-code',
  'repository',
  'services',
  'startup',
  'uploads',
]);
const CHANGES: ReadonlySet<Effect['kind']> = new Set(['changes', 'runs-project-code', 'system', 'startup', 'uploads']);
const LIGHTER: Readonly<Record<Weight, Weight>> = { none: 'none', light: 'none', serious: 'light' };

/**
 * The weight of an effect that the words do not ask for, less where they have the program and its subcommand, two words of that, or one that
 * no sentence has. What such a command does otherwise is asked for with it; what it does at an address of others is not.
 */
export function lighter(weight: Weight, { kind, by, severity, objects, area }: Effect, { text }: Effects, words: Words): Weight {
  if (by === undefined || severity !== 'ordinary' || !CHANGES.has(kind) || !OWN.has(area) || words.given !== null) return weight;
  if (objects.some((each) => ELSEWHERE.test(each))) return weight;
  const [first = '', second = ''] = subcommandsOf(by, text);
  const said = [by, first, second].filter((word) => isSaid(word, words));
  const isRare = kind === 'runs-project-code' && first !== '' && said.includes(first) && !has(RUN, first);
  return said.length > 1 || isRare ? LIGHTER[weight] : weight;
}

/** The programs of a line whose subcommand is the first word of the question; what people say for running anything is none. */
export function calledBy({ list, text }: Effects, words: Words): ReadonlySet<string> {
  const first = firstWord(words.text);
  if (first.length < WORD_MIN || has(RUN, first)) return new Set();
  return new Set(
    list.flatMap(({ by, severity }) =>
      by !== undefined &&
      severity === 'ordinary' &&
      subcommandsOf(by, text).some((each) => each === first || (each.length > STEM_MIN && first.startsWith(each)))
        ? [by]
        : [],
    ),
  );
}

/** An address, or a file outside of the project. */
const ELSEWHERE = /^[~/]|:\/\/|@[\w.-]+:|\.\./;
/** Shorter ones are part of too many others. */
const WORD_MIN = 3;
/** A longer one is known in its forms, too: "presigned". */
const STEM_MIN = 5;

/** The words after a program that may be its subcommand. */
function subcommandsOf(program: string, line: string): readonly string[] {
  const name = program.replaceAll(/[^\w-]/g, '.');
  const after = new RegExp(String.raw`(?:^|[\s;&|/])${name}((?:\s+[a-z][a-z-]*(?=\s|$))+)`).exec(line)?.[1] ?? '';
  return after.trim().split(/\s+/).slice(0, 2);
}

/** The first word of the newest line that is no filler, in small letters. */
const firstWord = (text: string): string =>
  /^(?:(?:ok(?:ay)?|now|then|and|please|pls|just|so|can\s+you|i\s+want\s+to|let'?s)[\s,]+)*([a-z][a-z-]*)/i
    .exec(text.trim().split('\n').at(-1) ?? '')?.[1]
    ?.toLowerCase() ?? '';

const isSaid = (word: string, { tokens }: Words): boolean =>
  word.length >= WORD_MIN && [word, `${word}s`, word.replace(/s$/, ''), `${word}en`].some((each) => tokens.has(each));
