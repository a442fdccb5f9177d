/**
 * Whole sentences with holes. A phrase matches only a question of which it has every word, so nothing is left unread. `[a|b]` may be there,
 * `(a|b)` must be, `{name}` is one word or a quoted text. Polite and introducing words around the sentence are taken off first.
 */
import type { Machine, Suggestion } from './types.ts';

/** An answer of a phrase: a command with what it does, or a text. */
export type Reply = Suggestion | { readonly text: string };

/** The words in the holes, as typed, without quotes; empty for a hole in an optional part that is not there. */
export type Holes = Readonly<Record<string, string>>;

export interface Phrase {
  /** Patterns, each for the whole sentence. */
  readonly ask: readonly string[];
  /** Null when the words in the holes are not what the phrase is about. */
  readonly reply: (holes: Holes, machine: Machine) => Reply | null;
}

export const run = (command: string, explanation: string): Reply => ({ command, explanation });

/**
 * A command with holes, each written `{}`: the shell's own empty word stands there, with the cursor in the first one. Only for commands that
 * do nothing but complain about an empty word, which `tests/offline/holes.test.ts` proves by running them.
 */
export function hole(command: string, explanation: string): Suggestion {
  return { command: command.replaceAll('{}', "''"), explanation, cursor: command.indexOf('{}') + 1 };
}
export const say = (text: string): Reply => ({ text });

const OPENINGS = [
  '(?:please|pls|plz|hey|hi|hello|ok|okay|so|um|yo|quick question|just|now|and)',
  '(?:can|could|would|will) you(?: please)?',
  'how (?:do|can|could|would|should|does) (?:i|you|we|one)(?: please)?',
  'how (?:to|do)',
  '(?:can|could|may) (?:i|we)',
  'what(?: is)? (?:the )?(?:best |easiest |right |correct |fastest )?(?:command|way)(?: is| do i use| can i use)? (?:to|for)',
  'is there (?:a|any|some) (?:easy |simple |quick )?(?:way|command)(?: to| for)',
  "(?:i|we) (?:want|need|have|would like|'d like|am trying|wish) to",
  "i'd like to|i'm trying to|let us|let's",
  'help me(?: to)?|show me how to|tell me(?: how to)?|i want you to',
].join('|');
const OPENING = new RegExp(`^(?:${OPENINGS}) `, 'i');
const CLOSING =
  /(?: (?:please|pls|plz|thanks|thank you|thx|for me|now|right now|again please|in (?:linux|bash|zsh|the terminal|the shell|unix)))$/i;
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  // "its logs" is no "it is"
  [/\b(what|where|who|how|that|there)'?s (?=\w)|\b(it)'s (?=\w)/gi, '$1$2 is '],
  [/\b(?:don't|dont)\b/gi, 'do not'],
  [/\bi'm\b/gi, 'i am'],
  [/[,;!]+(?=\s|$)/g, ''],
];

/** The sentence as phrases are written: one space between words, no politeness, no marks at the end. */
export function sentenceOf(question: string): string {
  let text = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\w)"'*])[.?!]+$/, '');
  for (const [pattern, plain] of WRITTEN) text = text.replace(pattern, plain);
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(OPENING, '')
      .replace(CLOSING, '')
      .replace(/(?<=\w)[:?]$/, '');
  }
  return text;
}

const HOLE = `(?:"([^"]+)"|'([^']+)'|([^\\s"']+))`;

interface Compiled {
  readonly pattern: RegExp;
  readonly holes: readonly string[];
}

/** Compiles `a [b|c d] {hole} (e|f)`. Groups may hold words and holes, but no groups. */
function compile(text: string): Compiled {
  const holes: string[] = [];
  const source = text
    .split(/(\[[^\]]*\]|\([^)]*\)| )/)
    .filter((part) => part !== '' && part !== ' ')
    .map((part) => {
      const words = (inner: string): string =>
        inner.replace(/[$*+?.^]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
          holes.push(name);
          return HOLE;
        });
      const inner = part.slice(1, -1).split('|').map(words).join('|');
      return part.startsWith('[') ? `(?: (?:${inner}))?` : part.startsWith('(') ? ` (?:${inner})` : ` ${words(part)}`;
    })
    .join('');
  return { pattern: new RegExp(`^${source}$`, 'i'), holes };
}

function holesOf({ pattern, holes }: Compiled, sentence: string): Holes | null {
  const match = pattern.exec(` ${sentence}`);
  if (match === null) return null;
  const groups = match.slice(1);
  const out: Record<string, string> = {};
  for (const [at, name] of holes.entries()) out[name] ||= groups.slice(at * 3, at * 3 + 3).find((text) => text !== undefined) ?? '';
  return out;
}

/** A pattern that is compiled when a sentence with its words comes: compiling all of them takes 70 ms. */
class Pattern {
  readonly #text: string;
  /** What every sentence has that matches: for each word in no hole and for each group that must be there, the words that will do. */
  readonly #needs: readonly (readonly (readonly string[])[])[];
  #compiled: Compiled | null = null;

  constructor(text: string) {
    this.#text = text;
    const wordsOf = (part: string): readonly string[] => part.split(' ').filter((word) => word !== '' && !word.includes('{'));
    this.#needs = text
      .toLowerCase()
      .replace(/\[[^\]]*\]/g, ' ')
      .split(/(\([^)]*\))| /)
      .filter((part) => part !== undefined && part !== '')
      .map((part) => (part.startsWith('(') ? part.slice(1, -1).split('|') : [part]).map(wordsOf));
  }

  /** @param words those of the sentence, in small letters. */
  holesOf(sentence: string, words: ReadonlySet<string>): Holes | null {
    const may = this.#needs.every((choices) => choices.some((choice) => choice.every((word) => words.has(word))));
    return may ? holesOf((this.#compiled ??= compile(this.#text)), sentence) : null;
  }
}

export class Phrasebook {
  readonly #phrases: readonly Phrase[];
  readonly #patterns = new Map<Phrase, readonly Pattern[]>();

  constructor(phrases: readonly Phrase[]) {
    this.#phrases = phrases;
  }

  /** The reply of the first phrase that matches the sentence; null when none does. */
  replyTo(sentence: string, machine: Machine): Reply | null {
    const words = new Set(sentence.toLowerCase().split(' '));
    for (const phrase of this.#phrases) {
      const patterns = this.#patterns.get(phrase) ?? phrase.ask.map((text) => new Pattern(text));
      this.#patterns.set(phrase, patterns);
      for (const pattern of patterns) {
        const holes = pattern.holesOf(sentence, words);
        const reply = holes === null ? null : phrase.reply(holes, machine);
        if (reply !== null) return reply;
      }
    }
    return null;
  }
}
