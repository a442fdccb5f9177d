/**
 * Answers in the notations of public parsers of tool calls: each row is a case of a test, or of a report, that its source has, with a call of
 * ours in it. Whole, and by characters. Null: nothing is prefilled, because their parser finds no call either, or one that is not whole.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Outcome } from '../support/converse.ts';
import { choice, events } from './native-bodies.ts';
import { RAW, see } from './see-body.ts';

interface ParserText {
  readonly id: string;
  /** The repository and the file, or the report. */
  readonly source: string;
  readonly text: string;
  readonly sees: { readonly command: string | null };
  /** What is right too: parsers differ in what they make of a tag that is missing. */
  readonly also_ok?: readonly (string | null)[];
}

const ROWS = fs
  .readFileSync(path.join(import.meta.dirname, '../corpora/parser-texts.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as ParserText);

/** Not understood. */
const UNREAD: ReadonlySet<string> = new Set(
  'p-003 p-005 p-006 p-007 p-009 p-013 p-015 p-020 p-035 p-036 p-040 p-045 p-046 p-047 p-048 p-049 p-053 p-064 p-076 p-091 p-092 p-097'.split(
    ' ',
  ),
);

const said = (pieces: readonly string[]): string => events(...pieces.map((content) => choice({ content })), choice({}, 'stop'), '[DONE]');

function isRight({ prefilled, said: shown, explanation, failures }: Outcome, { text, sees, also_ok: also = [] }: ParserText): boolean {
  const isWords = prefilled === null && shown === text;
  if (!isWords && RAW.test(`${shown} ${explanation}`)) return false;
  return [sees.command, ...also].includes(prefilled) && (prefilled === null || (failures.length === 0 && !/```|^[[{]/m.test(shown)));
}

async function expectRight(row: ParserText): Promise<void> {
  for (const pieces of [[row.text], [...row.text]]) {
    const outcome = await see('chat', { body: said(pieces) });
    expect({ outcome, right: isRight(outcome, row) }).toEqual({ outcome, right: true });
  }
}

test.each(ROWS.filter(({ id }) => !UNREAD.has(id)))('$id: $source', expectRight);
test.fails.each(ROWS.filter(({ id }) => UNREAD.has(id)))('not understood: $id: $source', expectRight);
