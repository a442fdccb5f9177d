/** Reads what is recorded for a look-up: the commands that a question means, and earlier exchanges. SQLite is loaded with the first one. */
import type { Recalled, RecallPlace } from '../record/recall.ts';
import { maskedIn } from '../safety/redact/index.ts';
import type { State } from '../state/index.ts';
import type { Recorder } from './recorder.ts';

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

/** The newest exchanges of this user; empty without any, null when the record cannot be read. Never rejects. */
export async function earlierExchangesText(recorder: Pick<Recorder, 'flush' | 'opened'>, who: string, cwd: string): Promise<string | null> {
  try {
    const { earlierExchanges, earlierText } = await import('../record/earlier-exchanges.ts');
    // the answer before this question may still wait
    await recorder.flush();
    const found = earlierExchanges((await recorder.opened()).file, who, cwd);
    if (found.ok) return earlierText(found.value);
    return found.trouble === 'none' ? '' : null;
  } catch {
    // the program was upgraded: this part of it is gone
    return null;
  }
}
