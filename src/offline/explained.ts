/**
 * Is every word of the question in the command? A command that changes something is only offered when it is: a word that no rule
 * read may be the one that says what to spare ("all but", "the oldest", "never", "listed in").
 *
 * A word counts as explained when the rule took it as a value, when the rule is about it, when the command would be another
 * without it, or when it cannot limit anything. Everything else is unexplained, unknown words included.
 */
import { extensionsOf } from './file-kinds.ts';
import type { Token } from './read-question.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Articles, prepositions and forms of "be". What a preposition leads to has to be explained on its own. */
const GRAMMAR = words(
  'the my our this that these those its their of for in inside on at to into onto under by from with and as is are was were be it them ' +
    'all every each any entire whole which who than find here',
);
/** Nouns for what a command falls on; `force` and `recursive` widen it, so dropping them does less than was asked, never more. */
const NOUNS = words('file dir force recursive');
/** Words for a file that may say which files: "the script files", "the items in list.txt". */
const KINDS = words('item items script scripts');
/** Concepts that limit nothing where the rule expects them; elsewhere they may ("the files that make generated", "the service logs"). */
const EXPECTED = words('create set name git uncommitted process package service branch');

/** Words that limit or turn round a request. Being part of a rule is not enough for them: the command must differ by them. */
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

/** How many tokens from the start, and from the end, are only there to be polite. */
function polite(tokens: readonly Token[]): readonly [number, number] {
  // a token of two words is one place
  const sentence = tokens.map((token) => token.low.replaceAll(' ', '_')).join(' ');
  const count = (pattern: RegExp): number => (pattern.exec(sentence)?.[0] ?? '').split(' ').filter((word) => word !== '').length;
  return [count(OPENING), tokens.length - count(CLOSING)];
}

export interface Reading {
  readonly tokens: readonly Token[];
  /** Tokens whose value is in the command. */
  readonly used: ReadonlySet<number>;
  /** Concepts the rule is about. */
  readonly about: ReadonlySet<string>;
  /** Concepts that may be there. */
  readonly expected: ReadonlySet<string>;
  /** Limiting words that the command obeys as it is. */
  readonly implied: ReadonlySet<string>;
  readonly command: string;
  /** The command of the same rule for other tokens; null when it gives none. */
  readonly remake: (tokens: readonly Token[]) => string | null;
}

const nobody: Token = { kind: 'noise', raw: '', low: '', concepts: [], value: 0, covers: [], aside: false, isName: false };
/** In its place stands nothing at all, or an article: rules look past articles, so only a word that both miss made a difference. */
const blanks: readonly Token[] = [nobody, { ...nobody, kind: 'filler', raw: 'the', low: 'the' }];

const matters = ({ tokens, command, remake }: Reading, at: number): boolean =>
  blanks.every((blank) => remake(tokens.with(at, blank)) !== command);

/** A negation is only read where it follows what is to be done: "delete files not owned by me", never "do not delete". */
export const negates = (token: Token): boolean =>
  token.concepts.includes('not') || /^(?:no|nor|never|neither|none|nothing)$|n't$/.test(token.low);

/** `all but the logs in docs`: is it the logs that are in docs, or all of it? */
const leadsElsewhere = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at).some(({ low }) => /^(?:in|inside|under|within|below|from|of|on|at|with)$/.test(low));

function isExplained(reading: Reading, at: number): boolean {
  const { tokens, used, about, expected, implied } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind === 'noise' || implied.has(token.low)) return true;
  const verbAt = tokens.findIndex((other) => other.concepts.some((concept) => about.has(concept)));
  if (negates(token) && (at < verbAt || tokens.filter(negates).length > 1 || leadsElsewhere(tokens, at))) return false;
  if (LIMITS.has(token.low)) return matters(reading, at);
  if (used.has(at)) return true;
  if (token.kind !== 'word' && token.kind !== 'filler') return false;
  if (GRAMMAR.has(token.low)) return true;
  const plain = (concept: string): boolean => about.has(concept) || NOUNS.has(concept) || (EXPECTED.has(concept) && expected.has(concept));
  if (token.value !== -1 && !KINDS.has(token.low) && token.concepts.some(plain)) return true;
  return matters(reading, at);
}

/** Does the sentence speak of more than one thing? A command for many is no answer to "delete the log file". */
function asksForMany(tokens: readonly Token[]): boolean {
  // `a log file` is one; `into a zip` is where many go
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

const FALLS_ON_MANY = /(?:^|\s)[^\s']*[*?][^\s']*|^find\b|\bfor f in\b/;

/** Nothing in the question was left unread, as far as it could limit what the command does. */
export function isWhollyRead(reading: Reading): boolean {
  const { tokens, command } = reading;
  const [start, end] = polite(tokens);
  for (let at = start; at < end; at++) {
    // `a` before a value is an article, before many things a limit
    const article = tokens[at]?.low === 'a' || tokens[at]?.low === 'an';
    if (!article && !isExplained(reading, at)) return false;
  }
  return !FALLS_ON_MANY.test(command) || asksForMany(tokens);
}
