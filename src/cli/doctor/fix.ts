/** `yosh doctor --fix`: shows every change, asks once, and makes them. Without a terminal it only shows them. */
import { screenLine } from '../../safety/screen-gate.ts';
import { Cancelled } from '../../ui/person.ts';
import { type Endpoints, folded } from '../cli-endpoints.ts';
import type { Repair } from './repairs.ts';

/** True when something was changed. */
export async function mend(repairs: readonly Repair[], io: Endpoints): Promise<boolean> {
  if (repairs.length === 0) {
    io.out('\nThere is nothing that yosh can mend by itself.\n');
    return false;
  }
  const line = (text: string): string => folded(io, `  ${screenLine(`|${text}`).slice(1)}\n`);
  const changes = repairs.map(({ shown }) => shown.map(line).join(''));
  io.out(`\nyosh can mend this:\n\n${changes.join('')}\n`);
  const person = io.person();
  if (person === null) {
    io.out('Nothing was changed: --fix asks first, and needs a terminal.\n');
    return false;
  }
  try {
    if (await person.confirm(repairs.length === 1 ? 'Make this change?' : `Make these ${repairs.length} changes?`)) {
      for (const { shown, perform } of repairs) {
        const done = perform();
        if (!done.ok) io.out(line(`not done (${done.error}): ${shown[0] ?? ''}`));
      }
      return true;
    }
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  } finally {
    person.close();
  }
  io.out('Nothing was changed.\n');
  return false;
}
