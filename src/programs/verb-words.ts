/** The words that say what a program does, from its row: `compose` and `pull` of docker. */
import { about } from './index.ts';

export function isVerbWord(program: string | null, word: string): boolean {
  const { effects, does } = about(program);
  const rows = [...(effects?.rows.map((row) => row.words) ?? []), ...Object.values(does ?? {}).flat()];
  return rows.some((words: string) => words.split(/[|\s]+/).includes(word));
}
