/** The habits of the user that a model is told with a question: at most five that share a word with it. */
import { areAlike, contentWords, wordsIn } from '../base/fold-words.ts';
import { habitText } from '../base/habit-text.ts';
import { parseJson } from '../base/json.ts';
import type { StoredLesson } from '../record/lessons.ts';
import type { RecordStore } from '../record/record.ts';

const TOLD = 5;
/** 120 tokens. */
const HABIT_CHARS = 360;
/** A longer fix says little about a habit. */
const FIX_CHARS = 90;

/** None when the record cannot be read. `opened`: the record; closing it would write its journal to the disk. Never rejects. */
export async function habitsFor(opened: () => Promise<RecordStore>, question: string): Promise<readonly string[]> {
  try {
    const [{ allLessons }, store] = await Promise.all([import('../record/lessons.ts'), opened()]);
    return told(question, allLessons(store.file));
  } catch {
    // the program was upgraded: this part of it is gone
    return [];
  }
}

/** The habits that share most words with the question, then the most used. */
export function told(question: string, lessons: readonly StoredLesson[]): readonly string[] {
  const asked = contentWords(question);
  const ranked = lessons
    .map((lesson) => ({ lesson, text: textOf(lesson), shared: sharedWith(asked, lesson) }))
    .filter(({ text, shared }) => text !== null && shared > 0)
    .toSorted(
      (one, other) => other.shared - one.shared || other.lesson.times - one.lesson.times || other.lesson.lastMs - one.lesson.lastMs,
    );
  const lines: string[] = [];
  for (const text of new Set(ranked.flatMap((one) => one.text ?? []))) {
    const length = [...lines, text].join('\n').length;
    if (lines.length < TOLD && length <= HABIT_CHARS) lines.push(text);
  }
  return lines;
}

/** In words of this program and of the user: no text of a program's output, and of a suggestion only names. */
function textOf({ kind, template, evidence }: StoredLesson): string | null {
  if (kind !== 'fix') return habitText(parseJson(template));
  const fix = evidence[0]?.after ?? '';
  return fix === '' || fix.length > FIX_CHARS ? null : `repaired an error with: ${fix}`;
}

/** Words of the question that are in what the user typed, in what he had asked, or in the error. */
function sharedWith(asked: readonly string[], { signature, evidence }: StoredLesson): number {
  const words = wordsIn([signature, ...evidence.flatMap(({ about, after }) => [about, after])].join(' '));
  return asked.filter((word) => words.some((one) => areAlike(word, one))).length;
}
