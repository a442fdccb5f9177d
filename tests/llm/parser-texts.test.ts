/**
 * Answers in the notations of public parsers of tool calls: each row is a case of a test, or of a report, that its source has, with a call of
 * ours in it. Whole, and by characters. Null: nothing is prefilled, because their parser finds no call either, or one that is not whole.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FormReader } from '../../src/llm/forms.ts';
import { tools } from '../../src/replies/index.ts';
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

/** A part of words in angle brackets is lost with the end of a tag in it. */
const UNREAD: ReadonlySet<string> = new Set(['p-040']);

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

/** The command in an answer that is cut. */
function cutCommand(text: string): unknown {
  const reader = new FormReader({ tools });
  reader.push(text);
  const form = reader.end(false);
  const [call] = typeof form === 'object' && 'calls' in form ? form.calls : [];
  const input = call?.input as Readonly<Record<string, unknown>> | undefined;
  return input?.['command'] ?? input?.['cmd'] ?? null;
}

test.each(ROWS)('no beginning of $id is another command', ({ text, sees, also_ok: also = [] }) => {
  for (let end = 0; end < text.length; end++) expect([null, sees.command, ...also]).toContain(cutCommand(text.slice(0, end)));
});
