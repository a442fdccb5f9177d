/**
 * Decides whether a command covers every word of the question. A command that changes something is suggested only when it does: a word
 * that no rule read may be the one that says what to keep ("all but", "the oldest", "never", "listed in").
 *
 * A word is explained when the rule took it as a value, when the rule is about it, when the command would be different
 * without it, or when it cannot limit anything. Everything else is unexplained, unknown words included.
 */
import { extensionsOf, isFolderName } from './file-kinds.ts';
import type { Token } from './read-question.ts';
import { saysWhen } from './units.ts';
import { lexicon } from './vocabulary.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Articles, prepositions and forms of "be". The words after a preposition have to be explained by themselves. */
const GRAMMAR = words(
  'the my our this that these those its their of for in inside on at to into onto under by from with and as is are was were be it them ' +
    'all every each any entire whole which who than find here',
);
/** Nouns for what a command acts on; `force` and `recursive` widen it, so dropping them does less than was asked, never more. */
const NOUNS = words('file dir force recursive');
/** Words for a file that may also limit which files: "the script files", "the items in list.txt". */
const KINDS = words('item items script scripts');
/** Concepts that limit nothing where the rule expects them; elsewhere they may ("the files that make generated", "the service logs"). */
const EXPECTED = words('create set name git uncommitted process package service branch');

/** Words that limit or negate a request. Being part of a rule is not enough: the command must be different because of them. */
const LIMITS = words(
  "not no never nothing none nor neither cannot without except excluding exclude besides but only just skip skipping ignore ignoring avoid don't " +
    "dont doesn't doesnt isn't aren't other else rather instead unless until if when while before after first last top bottom newest oldest " +
    'latest earliest biggest largest smallest keep leave spare some one ones',
);
/** Requests end and begin with these; in the middle the same words have a meaning (`files like a.txt`, `what I need`). */
const OPENINGS = [
  'please|pls|plz|hey|hi|hello|yo|ok|okay|so|now|kindly|quickly|and|then|can you|could you|would you|can i|how do i|how do you|how can i',
  "how would i|how to|i want to|i need to|i'd like to|i'd like|i would like to|i would like|i want|i need|i have to|i want you to|let's",
  'let us|help me|help me to|tell me how to|show me how to',
].join('|');
const OPENING = new RegExp(`^(?:(?:${OPENINGS})(?: |$))+`);
const CLOSING = /(?: (?:please|pls|plz|thanks|thank you|now|right now|for me|ok))+$/;

/** The range of tokens without the polite words at the start and at the end: first index, and index after the last. */
function polite(tokens: readonly Token[]): readonly [number, number] {
  // a token of two words counts as one
  const question = tokens.map((token) => token.low.replaceAll(' ', '_')).join(' ');
  const count = (pattern: RegExp): number => (pattern.exec(question)?.[0] ?? '').split(' ').filter((word) => word !== '').length;
  return [count(OPENING), tokens.length - count(CLOSING)];
}

export interface Reading {
  readonly tokens: readonly Token[];
  /** Tokens whose value is in the command. */
  readonly used: ReadonlySet<number>;
  /** Words of a phrase that was read as a whole. */
  readonly inPhrase: ReadonlySet<number>;
  /** Concepts that the rule requires. */
  readonly about: ReadonlySet<string>;
  /** Concepts that the rule permits. */
  readonly expected: ReadonlySet<string>;
  /** Limiting words that the command obeys as it is. */
  readonly implied: ReadonlySet<string>;
  readonly command: string;
  /** The command of the same rule for other tokens; null when it gives none. */
  readonly remake: (tokens: readonly Token[]) => string | null;
}

const ABSENT: Token = { kind: 'noise', raw: '', low: '', concepts: [], value: 0, covers: [], aside: false, isName: false };
/** What a word is replaced with to see whether it matters: nothing, and an article, because rules skip articles. */
const REPLACEMENTS: readonly Token[] = [ABSENT, { ...ABSENT, kind: 'filler', raw: 'the', low: 'the' }];

/** Whether the command is different with either replacement in place of the word. */
export const matters = ({ tokens, command, remake }: Reading, at: number): boolean =>
  REPLACEMENTS.every((other) => remake(tokens.with(at, other)) !== command);

/** A word that negates. It is read only behind the verb: "delete files not owned by me", never "do not delete". */
export const negates = (token: Token): boolean =>
  token.concepts.includes('not') || /^(?:no|nor|never|neither|none|nothing)$|n't$/.test(token.low);

/** Whether a preposition follows: in `all but the logs in docs`, either the logs or all of it may be what is in docs. */
const leadsElsewhere = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at).some(({ low }) => /^(?:in|inside|under|within|below|from|of|on|at|with)$/.test(low));

/** Whether the word is a known extension, or the question says that it is one. */
const isExtension = (tokens: readonly Token[], at: number): boolean =>
  extensionsOf(tokens[at]?.low ?? '', true) !== null ||
  tokens.slice(Math.max(0, at - 3), at + 2).some(({ concepts }) => concepts.includes('extension') || concepts.includes('end-with'));

const isSpelled = (token: Token | undefined): boolean => token?.kind !== 'word' || token.value !== -1;

function isExplained(reading: Reading, at: number): boolean {
  const { tokens, used, about, expected, implied, command } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind === 'noise' || implied.has(token.low) || reading.inPhrase.has(at)) return isSpelled(token);
  // the meaning of a mistyped word is a guess, unless it was taken as it is
  if (!isSpelled(token)) return used.has(at) && command.includes(token?.raw ?? '');
  const verbAt = tokens.findIndex((other) => other.concepts.some((concept) => about.has(concept)));
  if (negates(token) && (at < verbAt || tokens.filter(negates).length > 1 || leadsElsewhere(tokens, at))) return false;
  if (LIMITS.has(token.low)) return matters(reading, at);
  // in `junk files` an unknown word was taken for an extension: a guess
  if (token.kind === 'name' && command.includes(`*.${token.raw}`) && !isExtension(tokens, at)) return false;
  if (used.has(at)) return true;
  if (token.kind !== 'word' && token.kind !== 'filler') return false;
  if (GRAMMAR.has(token.low)) return true;
  const plain = (concept: string): boolean => about.has(concept) || NOUNS.has(concept) || (EXPECTED.has(concept) && expected.has(concept));
  if (!KINDS.has(token.low) && token.concepts.some(plain)) return true;
  return matters(reading, at);
}

/** Whether the question is about more than one thing. A command for many does not answer "delete the log file". */
function asksForMany(tokens: readonly Token[]): boolean {
  // `a log file` is one file; `into a zip` is a target for many
  if (tokens.some(({ low }, at) => /^an?$/.test(low) && !/^(?:to|into|in|as|from)$/.test(tokens[at - 1]?.low ?? ''))) return false;
  return tokens.some(
    ({ kind, low, concepts, isName }) =>
      kind === 'glob' ||
      kind === 'ext' ||
      /^(?:all|every|each|any|everything|anything|whatever|tree)$/.test(low) ||
      (!isName &&
        /[^s]s$/.test(low) &&
        (concepts.some((concept) => concept === 'file' || concept === 'dir') || extensionsOf(low, true) !== null)),
  );
}

const ACTS_ON_MANY = /(?:^|\s)[^\s']*[*?][^\s']*|^find\b|\bfor f in\b/;

/** Whether no word was left unread that could limit what the command does. */
export function isWhollyRead(reading: Reading): boolean {
  const { tokens, command } = reading;
  const [start, end] = polite(tokens);
  for (let at = start; at < end; at++) {
    // `a` before a value is an article; whether it limits many things is `asksForMany`'s to decide
    const article = tokens[at]?.low === 'a' || tokens[at]?.low === 'an';
    if (!article && !isExplained(reading, at)) return false;
  }
  return !ACTS_ON_MANY.test(command) || asksForMany(tokens);
}

/** Negations, exceptions and ranks: without them a list is a different list. */
const TURNING = words(
  'not no never nothing none nor neither cannot without except excepting excluding exclude besides other unless until instead rather apart aside ' +
    "minus don't dont doesn't doesnt isn't aren't",
);
const RANKS = words('first last top bottom newest oldest latest earliest biggest largest smallest');
/** Words of at most this weight in the vocabulary say little: "show", "file", "name". */
const LIGHT = 0.3;
const VALUES = new Set(['path', 'quoted', 'glob', 'ext', 'number', 'size', 'age', 'url', 'host', 'ip', 'range', 'mode']);
const SHAPED_BY = /^(?:with|by|as)$/;
/** Share of the words with a meaning, light ones not counted, that must be explained, and how many may be left out (0043 has the curve). */
const LEAST_SHARE = 0.75;
const MOST_LEFT_OUT = 1;

/**
 * The words that a command which only reads leaves out, for the user; null when it leaves out so much that it is no answer: a value, a
 * word that turns the request around, or too many others.
 */
export function leftOut(reading: Reading): readonly string[] | null {
  const { tokens, used, about, expected, implied, inPhrase } = reading;
  const [start, end] = polite(tokens);
  const out: string[] = [];
  let explained = 0;
  for (let at = start; at < end; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'noise' || token.aside) continue;
    const isKnown = used.has(at) || implied.has(token.low) || inPhrase.has(at);
    const isRank = RANKS.has(token.low) && token.concepts.some((concept) => expected.has(concept));
    if (TURNING.has(token.low) || RANKS.has(token.low)) {
      if (!isKnown && !isRank && !token.concepts.some((concept) => about.has(concept)) && !matters(reading, at)) return null;
      explained += 1;
      continue;
    }
    if (token.kind === 'filler' || GRAMMAR.has(token.low) || token.raw.startsWith('$')) continue;
    const isLight = token.concepts.length > 0 && token.concepts.every((concept) => (lexicon.weights.get(concept) ?? 1) <= LIGHT);
    const isMeant = token.concepts.some((concept) => about.has(concept) || (isSpelled(token) && expected.has(concept)));
    if (isKnown || isLight || isMeant || matters(reading, at)) {
      // `files`, `all` and `show` are in every sentence
      if (!isLight) explained += 1;
    }
    // a value, the name of a folder, or a word whose meaning is known has no place in the command
    else if (
      VALUES.has(token.kind) ||
      saysWhen(token.low) ||
      isFolderName(token.low) ||
      extensionsOf(token.low, true) !== null ||
      (isSpelled(token) && token.concepts.length > 0)
    )
      return null;
    // what a list has, or how it is shown
    else if (SHAPED_BY.test(tokens[at - 1]?.low ?? '')) return null;
    // an unknown verb asks for something else: "unhide all hidden files", "squash the last 3 commits"
    else if (at === start && token.kind === 'name') return null;
    else out.push(token.raw);
  }
  return out.length <= MOST_LEFT_OUT && explained >= LEAST_SHARE * (explained + out.length) ? out : null;
}
