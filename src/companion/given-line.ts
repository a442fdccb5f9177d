/** Turns the line at which the key was pressed into an event: a command is explained, words are asked. */
import fs from 'node:fs';
import path from 'node:path';
import type { ShellNames } from '../review/shell-names.ts';
import type { SessionEvent } from '../session/session.ts';
import type { LineGiven } from './decode.ts';

export async function eventOf({ id, line, timeMs }: LineGiven, names: ShellNames): Promise<SessionEvent> {
  const { explained, wordsOf } = await import('../explain/index.ts');
  const asked = (question: string | null): SessionEvent => ({ kind: 'question-asked', id, question, timeMs });
  if (line === null) return asked(null);
  const [, question] = /^\s*yo(?:\s+(.*))?$/s.exec(line) ?? [];
  if (line.trim() === '' || /^\s*yo\s*$/.test(line)) return asked('');
  const words = question ?? wordsOf(line, (word) => names.has(word) || isInPath(word, names.path));
  return words === null ? { kind: 'line-explained', id, text: explained(line) ?? UNREADABLE } : asked(words);
}

const UNREADABLE = 'There is nothing in this line to explain.';

const isInPath = (word: string, folders: string): boolean =>
  /^[\w.+-]+$/.test(word) && folders.split(':').some((folder) => path.isAbsolute(folder) && fs.existsSync(path.join(folder, word)));
