/** Reads the newest exchanges of a user, for a model that looks up conversations in other terminals. */
import type { RecordFile, Used } from './record-file.ts';

/** Exchanges in the text. */
const EXCHANGES = 12;
const TEXT_CHARS = 4_000;
const QUESTION_CHARS = 500;
const ANSWER_CHARS = 600;

export interface Earlier {
  readonly timeMs: number;
  readonly cwd: string;
  readonly question: string;
  readonly command: string | null;
  readonly answer: string;
  readonly outcome: string;
}

/** Earlier exchanges in this folder, or in any folder when there are none here; oldest first. What got no answer is left out. */
export const earlierExchanges = (file: RecordFile, who: string, cwd: string): Used<readonly Earlier[]> =>
  file.use(false, (db) => {
    const newest = (where: string, ...values: readonly string[]): readonly Earlier[] =>
      db
        .prepare(
          `SELECT id / 1000.0 AS timeMs, cwd, question, command, answer, outcome FROM exchanges
           WHERE exchange <> '' AND who = ?${where} ORDER BY id DESC LIMIT ${EXCHANGES}`,
        )
        .all(...values) as unknown as readonly Earlier[];
    const here = newest(' AND cwd = ?', who, cwd);
    return (here.length > 0 ? here : newest('', who)).toReversed();
  });

/** The text of the look-up; empty when there are none. */
export function earlierText(exchanges: readonly Earlier[]): string {
  const lines = exchanges.map(({ timeMs, cwd, question, command, answer, outcome }) => {
    const explanation = answer.slice(0, ANSWER_CHARS);
    const ran = outcome === '' ? '' : `; ${outcome.slice(0, ANSWER_CHARS)}`;
    const answered = command === null ? explanation : `\`${command.slice(0, ANSWER_CHARS)}\` (${explanation})${ran}`;
    const asked = question.slice(0, QUESTION_CHARS) || '(yo alone)';
    return `${new Date(timeMs).toISOString().slice(0, 16)} in ${cwd}\n  asked: ${asked}\n  answered: ${answered}`;
  });
  while (lines.length > 1 && lines.join('\n').length > TEXT_CHARS) lines.shift();
  return lines.join('\n').slice(0, TEXT_CHARS);
}
