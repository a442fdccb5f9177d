/**
 * Twenty-five faults that somebody wrote who had not seen the rules, from public issues and documentation: what a person could do (`act`),
 * as a pattern of the line (`says`), and the part of the server's words that must be in it. Frozen before their first run; decision 70 has
 * the figures.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultOf } from '../../src/llm/error-body.ts';
import { failureOf } from '../../src/llm/failures.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import type { Where } from './error-rows.ts';
import { SUBJECTS } from './error-subjects.ts';

interface Row {
  readonly name: string;
  readonly where: Where;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly act: string;
  readonly says: string;
  readonly quotes: string;
}

const ROWS = fs
  .readFileSync(path.join(import.meta.dirname, '../corpora/unseen-7-errors.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

/** Lines without the fitting remedy, or without these words of the server. */
const UNREAD: ReadonlySet<string> = new Set([
  "Google, model full (not the user's quota)",
  'Anthropic, own spend limit reached; a 400',
  'Anthropic, a retired model',
  'OpenAI tokens per minute',
  'OpenAI, an address was stored as the key',
  'Azure content filter takes the prompt for a jailbreak',
  'OpenRouter, credit does not cover the largest answer',
  'DashScope, overdue payment; a 400',
  'Mistral, wrong key',
  'Hugging Face router, credits used up; error as string',
  'bedrock-access-gateway, plain model id',
]);

/** As a line quotes them. */
const shown = (words: string): string => words.replaceAll('`', "'").replace(/[\s.!?:,;]+$/, '');

function expectLine({ where, status, headers, body, says, quotes }: Row): void {
  const line = failureText(failureOf(faultOf(body, status, new Headers(headers)), SUBJECTS[where]));
  expect(line).toMatch(new RegExp(says));
  expect(line.toLowerCase()).toContain(shown(quotes).toLowerCase());
}

test.each(ROWS.filter(({ name }) => !UNREAD.has(name)))('$where: $name', expectLine);
test.fails.each(ROWS.filter(({ name }) => UNREAD.has(name)))('not as meant: $where: $name', expectLine);
