/**
 * What the odds of a line are computed from: its effects by their kind and area, and with each of them the words of the question, by how these
 * begin. What comes from untrusted text is no part of it. Pure.
 */
import type { SimpleCommand } from '../../syntax/simple-command.ts';
import { lineFeatures } from './line-features.ts';
import type { Said } from './said-words.ts';
import { textFeatures } from './text-features.ts';
import type { Effect } from '../../effects/effect-types.ts';

/** What counts of an effect. */
export type Part = Pick<Effect, 'kind' | 'area' | 'severity' | 'objects' | 'recursive' | 'by' | 'deed' | 'tells'>;

/** Letters that a word is known by: "install", "installs" and "installiere" are the same. */
const STEM_CHARS = 5;
/** Letters that a name shares with a word of the question, where it is meant by it. */
const SHARED_CHARS = 4;
const NAMES_MAX = 4;
const KINDS_MAX = 3;
/** Longer questions say no more of an effect; they hold pasted text. */
const QUESTION_CHARS = 2000;
/** The weight of a word gets smaller with the number of words beside it. */
const WORDS_MIN = 4;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** What is counted of a line, or of a part of it. */
export interface Counted {
  readonly effects: readonly Part[];
  readonly commands: readonly SimpleCommand[];
  /** It has parts that no row accounts for. */
  readonly isUnknown: boolean;
}

/** Features by name, each from 0 to 1. */
export interface Features {
  /** What the line does, beside the words of the user. */
  readonly ofDeeds: ReadonlyMap<string, number>;
  /** How it is written: whoever writes the line chooses these words. */
  readonly ofText: ReadonlyMap<string, number>;
}

/** Of what is counted, beside these words: they are taken apart once. */
export function featuresBeside(said: Said): (counted: Counted) => Features {
  const { typed } = said;
  const question = said.question.slice(0, QUESTION_CHARS).toLowerCase();
  const asked = wordsIn(question);
  const all = new Set(asked);
  const stems = new Set(asked.filter((word) => word.length > 1 && !/^\d+$/.test(word)).map((word) => word.slice(0, STEM_CHARS)));
  const begins = new Set(asked.filter((word) => word.length >= SHARED_CHARS).map((word) => word.slice(0, SHARED_CHARS)));
  const before = new Set(wordsIn(typed));
  const weight = 2 / Math.sqrt(Math.max(WORDS_MIN, stems.size));
  const first = asked[0]?.slice(0, STEM_CHARS) ?? '-';
  const isQuestion = question.trimEnd().endsWith('?');
  const written = { question, typed: typed.slice(0, QUESTION_CHARS) };
  return ({ effects, commands, isUnknown }) => {
    const found = new Map<string, number>();
    const set = (name: string, value = 1): void => void found.set(name, value);
    const least = (name: string, value: number): void => set(name, Math.min(value, found.get(name) ?? 1));

    for (const { kind, area, severity, objects, recursive, by = '', deed, tells } of effects) {
      const type = `${kind}/${area}`;
      set(`is ${type}`);
      set(`severity ${kind} ${severity}`);
      if (deed !== undefined) set(`deed ${deed}`);
      if (recursive) set(`recursive ${kind}`);
      if (tells !== undefined) set(`tells ${tells}`);
      const program = by.toLowerCase();
      if (program !== '') {
        set(`by ${program}`);
        if (all.has(program)) for (const each of ['', ` ${kind}`]) set(`program-asked${each}`);
        if (before.has(program)) for (const each of ['', ` ${kind}`]) set(`program-typed${each}`);
      }
      const things = objects.filter((each) => each !== '');
      if (things.length === 0) set(`no-object ${kind}`);
      else {
        const count = (is: (thing: string) => boolean): number => things.filter(is).length / things.length;
        const isPartlyAsked = (thing: string): boolean => wordsIn(thing).some((word) => word.length > 1 && all.has(word));
        least(`partly-asked ${type}`, count(isPartlyAsked));
        least(
          `asked ${type}`,
          count((thing) => question.includes(thing.toLowerCase())),
        );
        least(
          `typed ${type}`,
          count((thing) => typed.includes(thing)),
        );
        if (things.some((thing) => /:\/\/|@|^[\w-]+(?:\.[\w-]+)+$/.test(thing) && !isPartlyAsked(thing))) set(`stranger ${kind}`);
      }
      for (const stem of stems) {
        set(`${stem}|${type}`, weight);
        set(`${stem}|${kind}`, weight);
      }
      set(`first ${first}|${kind}`);
      if (isQuestion) set(`question ${kind}`);
    }

    const names = effects
      .flatMap(({ by = '', objects }) => wordsIn([by, ...objects].join(' ')))
      .filter((word) => word.length >= SHARED_CHARS);
    const meant = names.map((word) => word.slice(0, SHARED_CHARS)).filter((word) => begins.has(word));
    if (names.length > 0) {
      set('names-meant', meant.length / names.length);
      set('names-count', Math.min(NAMES_MAX, new Set(meant).size) / NAMES_MAX);
    }
    if (isUnknown) set('unknown');
    set(`kinds ${Math.min(KINDS_MAX, new Set(effects.map(({ kind }) => kind)).size)}`);
    const ofText = new Map([...lineFeatures(commands)].map((name) => [name, 1]));
    for (const [name, value] of textFeatures(commands, written)) ofText.set(name, value);
    return { ofDeeds: found, ofText };
  };
}
