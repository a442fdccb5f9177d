/**
 * What words mean and what commands do, for finding earlier commands: the vocabulary of `offline` and the texts of `explain`. Loaded with the
 * first such question.
 */
import { contentWords } from '../base/fold-words.ts';
import type { Meanings } from '../record/recall.ts';

/** Programs that are looked for in the record. */
const PROGRAMS = 60;
/** A program's text says more about it than the text of one of its options. */
const BY_OPTION = 0.5;
/** Words that say nearly nothing still decide between equal commands. */
const LIGHTEST = 0.1;

/** Endings of the forms of a word: `compressed` and `compresses` become one. */
const ENDINGS = /(?:ations?|ings?|ions?|ies|ers?|ed|es|s|e|y)$/;
const STEM_CHARS = 3;

/** The past of verbs that do not end in -ed, which questions about the past are full of. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `began=begin broke=break brought=bring built=build came=come chose=choose drew=draw fed=feed found=find froze=freeze gave=give
  got=get held=hold hid=hide kept=keep lost=lose made=make met=meet rebuilt=build reran=run rewrote=write sent=send shrank=shrink
  shrunk=shrink slept=sleep spun=spin threw=throw told=tell took=take undid=undo undone=undo went=go wrote=write`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length < STEM_CHARS ? word : stem;
}

export async function commandMeanings(): Promise<Meanings> {
  const [{ conceptOf }, { lexicon }, { explainParts }, { allTexts }] = await Promise.all([
    import('../offline/stem.ts'),
    import('../offline/vocabulary.ts'),
    import('../explain/explain.ts'),
    import('../explain/texts/index.ts'),
  ]);
  const keys = new Map<string, readonly string[]>();
  const keysOf = (typed: string): readonly string[] => {
    const known = keys.get(typed);
    if (known !== undefined) return known;
    const word = IRREGULAR.get(typed) ?? typed;
    const concept = conceptOf(word);
    const found = concept === null ? [stemOf(word)] : [stemOf(word), `=${concept}`];
    keys.set(typed, found);
    return found;
  };
  const keysIn = (text: string): ReadonlySet<string> => new Set(contentWords(text).flatMap(keysOf));
  /** The keys of each program's description. Read with the first question; a search that finds nothing in its time asks again. */
  let described: readonly { readonly name: string; readonly own: ReadonlySet<string>; readonly further: ReadonlySet<string> }[] | null =
    null;
  const descriptions = () =>
    (described ??= [...allTexts()].map(([name, { what, options, operands }]) => ({
      name,
      own: keysIn(what),
      further: keysIn([...options.values(), ...operands.map(({ text }) => text)].join(' ')),
    })));
  return {
    keysOf,
    weightOf: (word) => Math.max(LIGHTEST, lexicon.weights.get(conceptOf(word) ?? '') ?? 1),
    describe: (command) => keysIn((explainParts(command)?.parts ?? []).map(({ text }) => text).join(' ')),
    programsFor(wanted) {
      const texts = descriptions();
      const scores = new Map<string, number>();
      for (const key of wanted) {
        const having = texts.filter(({ own, further }) => own.has(key) || further.has(key));
        const weight = Math.log(texts.length / (1 + having.length));
        for (const { name, own } of having) scores.set(name, (scores.get(name) ?? 0) + weight * (own.has(key) ? 1 : BY_OPTION));
      }
      return [...scores]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, PROGRAMS)
        .map(([name]) => name);
    },
  };
}
