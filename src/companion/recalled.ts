/** Reads the recorded commands that a question means. SQLite is loaded with the first such question. */
import type { Recalled, RecallPlace } from '../record/recall.ts';
import { maskedIn } from '../safety/redact/index.ts';
import type { State } from '../state/index.ts';

/** Commands that a model gets: half a screen. */
const FOUND = 8;

/** None when the record cannot be read. Never rejects. */
export async function recalled(folder: State['folder'], question: string, place: RecallPlace): Promise<readonly Recalled[]> {
  try {
    const [{ recall }, { RecordStore }, { commandMeanings }] = await Promise.all([
      import('../record/recall.ts'),
      import('../record/record.ts'),
      import('./command-meanings.ts'),
    ]);
    const store = new RecordStore(folder);
    const found = recall(store.file, question, place, FOUND * 2, await commandMeanings());
    store.close();
    // with a secret masked it is another command
    return found.filter(({ text }) => Object.keys(maskedIn(text)).length === 0).slice(0, FOUND);
  } catch {
    // the program was upgraded: this part of it is gone
    return [];
  }
}
