/**
 * Whole sentences with holes. A phrase matches only a question of which it has every word, so nothing is left unread. `[a|b]` may be there,
 * `(a|b)` must be, `{name}` is one word or a quoted text, `{rest}` all words to the end. Polite and introducing words around the sentence
 * are taken off first. Words that say the same in front of a shell may take each other's place, and an article may be anywhere.
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

/** Each row: words that say the same in every phrase. */
const SAME: readonly (readonly string[])[] = `show list print display view see
delete remove erase
create make
find locate
folder directory dir
folders directories dirs
which what
in inside within
changed modified edited
biggest largest
newest latest
machine computer system box pc laptop
repository repo
kubernetes k8s kube`
  .split('\n')
  .map((row) => row.split(' '));
const alike: ReadonlyMap<string, readonly string[]> = new Map(SAME.flatMap((row) => row.map((word) => [word, row] as const)));
/** The words that say the same, the word itself among them. */
export const alikeTo = (word: string): readonly string[] => alike.get(word.toLowerCase()) ?? [word];
/** The first of them, by which all are compared. */
export const canonical = (word: string): string => alikeTo(word)[0] ?? word;
/** Words that a sentence may have anywhere; `me` is that of "show me". */
const ARTICLES = ['a', 'an', 'the', 'my', 'our', 'your', 'me'];
const ARTICLE = `(?: (?:${ARTICLES.join('|')})){0,2}`;
/** Before a hole, an article belongs to a name: "the file" names none. */
const NAMED =
  `(?: (?:${ARTICLES.join('|')})` +
  '(?! (?:file|script|program|folder|directory|dir|image|container|branch|commit|service|user|process|package)s?(?: |$)))?';

const HOLE = `(?:"([^"]+)"|'([^']+)'|([^\\s"']+))`;
/** A hole named `rest` takes the remaining words. */
const REST = `(?:"([^"]+)"|'([^']+)'|(\\S.*))`;

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
      const wordIn = (word: string): string => {
        const choices = alikeTo(word).map((one) => one.replace(/[$*+?.^]/g, '\\$&'));
        return (choices.length === 1 ? word.replace(/[$*+?.^]/g, '\\$&') : `(?:${choices.join('|')})`).replace(
          /\{(\w+)\}/g,
          (_, name: string) => {
            holes.push(name);
            return name === 'rest' ? REST : HOLE;
          },
        );
      };
      const words = (inner: string): string =>
        inner
          .split(' ')
          .map((word) => `${word.startsWith('{') ? NAMED : ARTICLE} ${wordIn(word)}`)
          .join('');
      if (!/^[[(]/.test(part)) return words(part);
      const choices = `(?:${part.slice(1, -1).split('|').map(words).join('|')})`;
      return part.startsWith('[') ? `${choices}?` : choices;
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
    const wordsOf = (part: string): readonly string[] =>
      part
        .split(' ')
        .filter((word) => word !== '' && !word.includes('{'))
        .map(canonical);
    this.#needs = text
      .toLowerCase()
      .replace(/\[[^\]]*\]/g, ' ')
      .split(/(\([^)]*\))| /)
      .filter((part) => part !== undefined && part !== '')
      .map((part) => (part.startsWith('(') ? part.slice(1, -1).split('|') : [part]).map(wordsOf));
  }

  /** @param words those of the sentence, as `canonical` writes them. */
  holesOf(sentence: string, words: ReadonlySet<string>): Holes | null {
    const may = this.#needs.every((choices) => choices.some((choice) => choice.every((word) => words.has(word))));
    return may ? holesOf((this.#compiled ??= compile(this.#text)), sentence) : null;
  }
}

/** A word of a sentence, or a quoted text in it. */
const SAID = /"[^"]+"|'[^']+'|\S+/g;

/**
 * Whether a pattern may match by its letters: of the words of the sentence no more are missing in it than its holes can take. It spares taking
 * the pattern apart, which the first question of a process would wait for: 8 ms for all of them.
 */
function mayMatch(pattern: string, said: readonly (readonly string[])[]): boolean {
  let left = pattern.includes('{rest') ? said.length : pattern.split('{').length - 1;
  for (const words of said) if (!words.some((word) => pattern.includes(word)) && --left < 0) return false;
  return true;
}

/** What is loaded when no other phrase has the sentence. */
export interface Further {
  readonly book: Pick<Phrasebook, 'replyTo'>;
  readonly matcher: Pick<Phrasebook, 'replyTo'>;
}

export class Phrasebook {
  readonly #phrases: readonly Phrase[];
  readonly #patterns = new Map<string, Pattern>();
  readonly #loadMore: (() => Promise<Further>) | null;
  #further: Promise<Further | null> | null = null;

  /** @param loadMore loads what is asked when none of the first phrases matches. */
  constructor(phrases: readonly Phrase[], loadMore: (() => Promise<Further>) | null = null) {
    this.#phrases = phrases;
    this.#loadMore = loadMore;
  }

  /** The reply of all phrases; null when none matches. */
  async reply(sentence: string, machine: Machine): Promise<Reply | null> {
    return this.replyTo(sentence, machine) ?? (await this.#loaded())?.book.replyTo(sentence, machine) ?? null;
  }

  /** The reply of the phrase that has the words of the sentence in another order; null when none has. */
  async meant(sentence: string, machine: Machine): Promise<Reply | null> {
    return (await this.#loaded())?.matcher.replyTo(sentence, machine) ?? null;
  }

  #loaded(): Promise<Further | null> {
    // the program was upgraded: this part of it is gone
    this.#further ??= this.#loadMore === null ? Promise.resolve(null) : this.#loadMore().catch(() => null);
    return this.#further;
  }

  /** The reply of the first phrase that matches the sentence, of those that are loaded; null when none does. */
  replyTo(sentence: string, machine: Machine): Reply | null {
    const low = sentence.toLowerCase();
    const words = new Set(low.split(' ').map(canonical));
    const said = (low.match(SAID) ?? []).filter((word) => !ARTICLES.includes(word)).map(alikeTo);
    for (const phrase of this.#phrases)
      for (const text of phrase.ask) {
        if (!mayMatch(text, said)) continue;
        const pattern = this.#patterns.get(text) ?? new Pattern(text);
        this.#patterns.set(text, pattern);
        const holes = pattern.holesOf(sentence, words);
        const reply = holes === null ? null : phrase.reply(holes, machine);
        if (reply !== null) return reply;
      }
    return null;
  }
}
