/**
 * Finds the row that a sentence means when its words come in another order than the row has them, or with others between. Every word
 * counts: it is one that the row knows, one that says nothing in front of a shell ("please", "of the"), or it fills a hole. A word that is
 * none of these may be the one that changes the meaning, and the row is no answer.
 */
import { alikeTo, canonical } from './alike.ts';
import type { Holes } from './phrase-pattern.ts';
import type { Phrase, Reply } from './phrasebook.ts';
import { conceptOf } from './stem.ts';
import type { Machine } from './types.ts';
import { lexicon } from './vocabulary.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that say nothing in front of a shell, on both sides: most of what it does is to show something. */
const SILENT = words(
  `a an the my our your me i we you us of in on at to for from with by into onto as is are am be was were do does did can could would should will
  what which there here have has had get give tell show list print display view see find check look want need like way command
  please pls plz thanks just now currently right quickly and or so hey ok that this these those it's let some any
  linux terminal shell bash zsh actually exactly simply quick easy best possible able seem really`,
);
/** "on this machine" is said of nearly everything; where a row says it, it means something. */
const HERE = words('machine computer system box pc laptop');
/** Words that turn a request around. Only a row that has the word itself may answer. */
const TURNING = words(
  `not no never nothing none nor neither without except excepting exclude excluding besides but only other others else unless until instead
  rather apart aside minus don't dont doesn't doesnt isn't isnt aren't arent can't cant won't wont before after between first last newest oldest
  latest earliest biggest largest smallest it them they all every each both again if while then same another`,
);
/** Words in common, holes that they fill among them, and at least one word that is no hole. Fewer are common by chance. */
const LEAST = 2;
/** So many words are accounted for one by one; a longer request says more than a row does. */
const MOST_WORDS = 24;

/** Forms of one word have the same stem: `containers`, `running` and `run`. */
function stemOf(word: string): string {
  const stem = word.replace(/(?<=\w{3})(?:ies|ied)$/, 'y').replace(/(?<=\w{3})(?:ing|ed|es|s)$/, '');
  return stem.replace(/(?<=\w\w)([b-df-hj-np-tv-z])\1$/, '$1').replace(/(?<=\w{3})e$/, '');
}
/** One key for a word, its forms and the words that say the same. */
const keyOf = (word: string): string => stemOf(canonical(word));

/** A word that has to be accounted for. */
const isLoud = (word: string): boolean => TURNING.has(word) || !(SILENT.has(word) || HERE.has(word));
/** The letters that all forms of a word begin with. */
const beginningOf = (word: string): string => stemOf(word).slice(0, Math.max(3, stemOf(word).length - 1));

/** A word whose meaning is known is no name here, though it may be one elsewhere. */
const isNoValue = (word: string): boolean =>
  TURNING.has(word.toLowerCase()) ||
  (/^[a-z]+$/i.test(word) && (conceptOf(word.toLowerCase()) !== null || lexicon.fillers.has(word.toLowerCase())));

interface Pattern {
  /** For each group that must be there: the choices, each with the keys of its words. A choice without one is always there. */
  readonly groups: readonly (readonly (readonly string[])[])[];
  readonly holes: readonly string[];
  /** Of a pattern with several holes: the words that say which of them is where it comes from and where it goes. */
  readonly directions: readonly string[];
}

const DIRECTION = /^(?:from|to|into|onto)$/;
const isHole = (word: string): boolean => word.startsWith('{');

/** The words of a text, without its marks; a quoted text is one. */
const tokensOf = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/"([^"]+)"|'([^']+)'(?!\w)|(\S+)/g)]
    .map(([, double, single, plain]) => double ?? single ?? plain?.replace(/(?<=.)[,;:?!]+$/, '') ?? '')
    .filter((word) => word !== '');

function patternOf(text: string): Pattern {
  const parts = text
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/(\([^)]*\))| /)
    .filter((part) => part !== undefined && part !== '');
  const choicesOf = (part: string): readonly string[] => (part.startsWith('(') ? part.slice(1, -1).split('|') : [part]);
  const holes = parts.filter(isHole).map((part) => part.slice(1, -1));
  return {
    holes,
    directions: holes.length > 1 ? parts.filter((part) => DIRECTION.test(part)) : [],
    groups: parts
      .filter((part) => !part.includes('{'))
      .map((part) =>
        choicesOf(part).map((choice) =>
          choice
            .split(' ')
            .filter((word) => !SILENT.has(word))
            .map(keyOf),
        ),
      ),
  };
}

/** The keys of all words of a phrase, also of those that may be there. */
const vocabularyOf = ({ ask }: Phrase): ReadonlySet<string> =>
  new Set(
    ask
      .join(' ')
      .replace(/\{\w+\}/g, ' ')
      .split(/[^\w.'-]+/)
      .filter((word) => word !== '')
      .map(keyOf),
  );

/** Holes that take nearly any word: what is left over in a sentence is seldom meant for them. */
const TAKES_ANY = /^(?:rest|text|part)\d?$/;
/** Holes that take a name. */
const TAKES_NAME = /^(?:name|ref|branch|host|package|program|script|made|tree)\d?$/;

/** Whether the words may come in any order: with two holes of a kind, or an exception, the order says what belongs to what. */
const isFree = ({ groups, holes }: Pattern): boolean =>
  !holes.some((name) => TAKES_ANY.test(name)) &&
  new Set(holes.map((name) => name.replace(/\d$/, ''))).size === holes.length &&
  !groups.some((choices) => choices.every((choice) => choice.some((key) => TURNING.has(key))));

/** A row, taken apart when a sentence may mean it. */
interface Row {
  readonly phrase: Phrase;
  readonly vocabulary: ReadonlySet<string>;
  readonly patterns: readonly Pattern[];
}

const rowOf = (phrase: Phrase): Row => ({
  phrase,
  vocabulary: vocabularyOf(phrase),
  patterns: phrase.ask
    .filter((text) => !/\([^)]*\{/.test(text))
    .map(patternOf)
    .filter(isFree),
});

/** Holes of a row whose words may come in any order. */
const MOST_HOLES = 3;

export class RowMatcher {
  private readonly phrases: readonly (readonly [phrase: Phrase, text: string])[];
  private readonly rows = new Map<Phrase, Row>();

  constructor(phrases: readonly Phrase[]) {
    this.phrases = phrases.map((phrase) => [phrase, phrase.ask.join(' ')]);
  }

  /** The reply of the row that has the most words in common with the sentence; null when none accounts for every word. */
  replyTo(sentence: string, machine: Machine): Reply | null {
    const tokens = tokensOf(sentence);
    if (tokens.length > MOST_WORDS) return null;
    const said = new Set(tokens.map((word) => keyOf(word.toLowerCase())));
    const beginnings = tokens
      .map((word) => word.toLowerCase())
      .filter(isLoud)
      .map((word) => alikeTo(word).map(beginningOf));
    let best: Reply | null = null;
    let most = 0;
    for (const [phrase, text] of this.phrases) {
      // by the letters first: to take all rows apart takes 13 ms
      if (beginnings.filter((words) => !words.some((word) => text.includes(word))).length > MOST_HOLES) continue;
      const row = this.rows.get(phrase) ?? rowOf(phrase);
      this.rows.set(phrase, row);
      for (const pattern of row.patterns) {
        const common = hitsOf(pattern, said);
        const filled = pattern.holes.some((name) => TAKES_NAME.test(name)) ? 0 : pattern.holes.length;
        if (common === null || common <= most || common + filled < LEAST) continue;
        const reply = replyOf(row, pattern, tokens, machine);
        if (reply !== null) [best, most] = [reply, common];
      }
    }
    return best;
  }
}

/** The reply when every word of the sentence is accounted for. */
function replyOf({ phrase, vocabulary }: Row, { holes, directions }: Pattern, tokens: readonly string[], machine: Machine): Reply | null {
  if (!directions.every((word) => tokens.some((token) => token.toLowerCase() === word))) return null;
  const left = tokens.filter((word) => isLoud(word.toLowerCase()) && !vocabulary.has(keyOf(word.toLowerCase())));
  if (left.length !== holes.length || left.some(isNoValue)) return null;
  // of two orders at most one fits, because the holes are of different kinds
  const orders = holes.length === 2 ? [holes, holes.toReversed()] : [holes];
  const replies = orders
    .map((order) =>
      phrase.reply(Object.fromEntries(order.map((name, at): [string, string] => [name, left[at] ?? ''])) satisfies Holes, machine),
    )
    .filter((reply) => reply !== null);
  return replies.length === 1 ? (replies[0] ?? null) : null;
}

/** How many words of the pattern are in the sentence; null when one that must be is not. */
function hitsOf({ groups }: Pattern, said: ReadonlySet<string>): number | null {
  let hits = 0;
  for (const choices of groups) {
    const there = choices.filter((choice) => choice.every((key) => said.has(key)));
    if (there.length === 0) return null;
    hits += Math.max(...there.map((choice) => choice.length));
  }
  return hits;
}
