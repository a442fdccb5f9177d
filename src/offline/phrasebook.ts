/**
 * Whole sentences with holes. A phrase matches only a question of which it has every word, so nothing is left unread. `[a|b]` may be there,
 * `(a|b)` must be, `{name}` is one word or a quoted text, `{rest}` all words to the end. Polite and introducing words around the sentence
 * are taken off first. Words that say the same in front of a shell may take each other's place, and an article may be anywhere.
 */
import { type Holes, holesOf, Sentence } from './phrase-pattern.ts';
import type { Machine, Suggestion } from './types.ts';

/** An answer of a phrase: a command with what it does, or a text, which may say itself that no model is asked. */
export type Reply = Suggestion | { readonly text: string; readonly saysOffline?: true };

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

/** What is loaded when no other phrase has the sentence. */
export interface Further {
  readonly book: Pick<Phrasebook, 'replyTo'>;
  readonly matcher: Pick<Phrasebook, 'replyTo'>;
}

export class Phrasebook {
  private readonly phrases: readonly Phrase[];
  private readonly loadMore: (() => Promise<Further>) | null;
  private further: Promise<Further | null> | null = null;

  /** @param loadMore loads what is asked when none of the first phrases matches. */
  constructor(phrases: readonly Phrase[], loadMore: (() => Promise<Further>) | null = null) {
    this.phrases = phrases;
    this.loadMore = loadMore;
  }

  /** The reply of all phrases; null when none matches. */
  async reply(sentence: string, machine: Machine): Promise<Reply | null> {
    return this.replyTo(sentence, machine) ?? (await this.loaded())?.book.replyTo(sentence, machine) ?? null;
  }

  /** The reply of the phrase that has the words of the sentence in another order; null when none has. */
  async meant(sentence: string, machine: Machine): Promise<Reply | null> {
    return (await this.loaded())?.matcher.replyTo(sentence, machine) ?? null;
  }

  private loaded(): Promise<Further | null> {
    // the program was upgraded: this part of it is gone
    this.further ??= this.loadMore === null ? Promise.resolve(null) : this.loadMore().catch(() => null);
    return this.further;
  }

  /** The reply of the first phrase that matches the sentence, of those that are loaded; null when none does. */
  replyTo(sentence: string, machine: Machine): Reply | null {
    const said = new Sentence(sentence);
    for (const phrase of this.phrases)
      for (const text of phrase.ask) {
        const holes = holesOf(text, said);
        const reply = holes === null ? null : phrase.reply(holes, machine);
        if (reply !== null) return reply;
      }
    return null;
  }
}
