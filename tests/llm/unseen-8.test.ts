/** The eighth set of texts of models, by somebody who had not seen the rules: the command that a person gets; whole, and by characters. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Outcome } from '../support/converse.ts';
import { choice, events } from './native-bodies.ts';
import { RAW, see } from './see-body.ts';

interface EighthText {
  readonly id: string;
  readonly family: string;
  readonly text: string;
  /** Null: nothing is prefilled. */
  readonly sees: { readonly command: string | null };
  /** What is right too. */
  readonly also_ok?: readonly (string | null)[];
  /** What failed in the first half was read when the first rules were written; of the second half only a figure was, 33 of 40, and later all. */
  readonly half: 'dev' | 'held';
}

const TEXTS = fs
  .readFileSync(path.join(import.meta.dirname, '../corpora/unseen-8-texts.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as EighthText);

/** A command in the marks of code in a sentence is words for a model that has tools. */
const UNREAD: ReadonlySet<string> = new Set(['t8-045']);

const said = (pieces: readonly string[]): string => events(...pieces.map((content) => choice({ content })), choice({}, 'stop'), '[DONE]');
const seeText = ({ text }: EighthText): Promise<Outcome[]> =>
  Promise.all([[text], [...text]].map((pieces) => see('chat', { body: said(pieces) })));

const isRight = ({ prefilled, said: shown, explanation, failures }: Outcome, { sees, also_ok: also = [] }: EighthText): boolean =>
  !RAW.test(`${shown} ${explanation}`) &&
  [sees.command, ...also].includes(prefilled) &&
  (prefilled === null || (failures.length === 0 && !/```|^[[{]/m.test(shown)));

const expectRight = async (row: EighthText): Promise<void> => {
  for (const outcome of await seeText(row)) expect({ outcome, right: isRight(outcome, row) }).toEqual({ outcome, right: true });
};

test.each(TEXTS.filter(({ id }) => !UNREAD.has(id)))('$id: $family', expectRight);
test.fails.each(TEXTS.filter(({ id }) => UNREAD.has(id)))('not understood: $id: $family', expectRight);
