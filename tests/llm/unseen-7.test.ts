/** The seventh set: texts of models and bodies of servers, judged by what a person sees; whole, and in pieces of 1 character or byte. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WireName } from '../../src/providers/wires.ts';
import type { Outcome } from '../support/converse.ts';
import { choice, events } from './native-bodies.ts';
import { RAW, see } from './see-body.ts';

/** What a person sees: this command at the prompt, these words in the text or in the line of a refusal, or no command. */
type SeventhSees = { readonly command: string } | { readonly words: string } | { readonly nothing: string };
interface Judged {
  readonly id: string;
  /** What fails in the first half was read when the rules were written, in the second half nothing was. */
  readonly half: 'dev' | 'held';
  readonly sees: SeventhSees;
}
type SeventhText = Judged & { readonly family: string; readonly text: string };
type SeventhBody = Judged & { readonly wire: WireName; readonly what: string; readonly content_type: string; readonly body: string };

const rowsOf = (file: string): unknown[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, '..', 'corpora', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const TEXTS = rowsOf('unseen-7-texts.jsonl') as SeventhText[];
const BODIES = rowsOf('unseen-7-bodies.jsonl') as SeventhBody[];

const said = (pieces: readonly string[]): string => events(...pieces.map((content) => choice({ content })), choice({}, 'stop'), '[DONE]');

/** The outcomes of a row: each must be right. A text that was cut ends here as one that is whole. */
const seeText = ({ text }: SeventhText): Promise<Outcome[]> =>
  Promise.all([[text], [...text]].map((pieces) => see('chat', { body: said(pieces) })));
const seeBody = ({ wire, body, content_type: type }: SeventhBody): Promise<Outcome[]> =>
  Promise.all([{}, { size: 1 }].map((size) => see(wire, { body, type, ...size })));

function isRight({ prefilled, said: shown, explanation, failures }: Outcome, sees: SeventhSees): boolean {
  if (RAW.test(`${shown} ${explanation}`)) return false;
  if ('command' in sees) return prefilled === sees.command && failures.length === 0 && !/```|^[[{]/m.test(shown);
  return prefilled === null && ('nothing' in sees || [shown, ...failures].some((text) => text.includes(sees.words)));
}

const expectRight = (outcomes: readonly Outcome[], sees: SeventhSees): void => {
  for (const outcome of outcomes) expect({ outcome, right: isRight(outcome, sees) }).toEqual({ outcome, right: true });
};

const inDev = ({ half }: Judged): boolean => half === 'dev';

describe('the first half', () => {
  test.each(TEXTS.filter(inDev))('$id: $family', async (row) => expectRight(await seeText(row), row.sees));
  test.each(BODIES.filter(inDev))('$id: $wire: $what', async (row) => expectRight(await seeBody(row), row.sees));
});

/** Rows with all of their outcomes right. */
async function rightOf<Row extends Judged>(rows: readonly Row[], seeRow: (row: Row) => Promise<Outcome[]>): Promise<number> {
  let right = 0;
  for (const row of rows) if ((await seeRow(row)).every((outcome) => isRight(outcome, row.sees))) right += 1;
  return right;
}

test('the second half, of which nothing but these figures was read', async () => {
  const held = <Row extends Judged>(rows: readonly Row[]): readonly Row[] => rows.filter((row) => !inDev(row));
  expect({ texts: await rightOf(held(TEXTS), seeText), bodies: await rightOf(held(BODIES), seeBody) }).toEqual({ texts: 53, bodies: 33 });
});
