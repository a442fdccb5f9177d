/** Turns the line at which the key was pressed into an event: a command is explained, words are asked. */
import { pathFolders, programIn } from '../base/program-path.ts';
import type { ShellNames } from '../review/shell-names.ts';
import type { SessionEvent } from '../session/session.ts';
import type { LineGiven } from './decode.ts';

export async function eventOf({ id, line, timeMs }: LineGiven, names: ShellNames): Promise<SessionEvent> {
  const { explained, wordsOf } = await import('../explain/index.ts');
  const asked = (question: string | null): SessionEvent => ({ kind: 'question-asked', id, question, timeMs });
  if (line === null) return asked(null);
  // an empty line is like `yo`
  const own = /^\s*(?:yo(?:\s+(?<question>.*))?)?$/s.exec(line);
  if (own !== null) return asked(own.groups?.['question'] ?? '');
  const folders = pathFolders(names.path);
  const words = wordsOf(line, (word) => names.has(word) || (/^[\w.+-]+$/.test(word) && programIn(folders, word) !== null));
  return words === null ? { kind: 'line-explained', id, text: explained(line) ?? UNREADABLE } : asked(words);
}

const UNREADABLE = 'There is nothing in this line to explain.';
