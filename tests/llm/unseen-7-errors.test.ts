/** The seventh set of faults: each line has the fitting remedy, and the server's words that matter. */
import { expect, test } from 'vitest';
import { faultOf } from '../../src/llm/error-body.ts';
import { failureOf } from '../../src/llm/failures.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import { SUBJECTS } from './error-subjects.ts';
import { SEVENTH_ERRORS, type SeventhError } from './seventh-errors.ts';

/** The words that matter are behind a sentence that fills the quotation. */
const UNREAD: ReadonlySet<string> = new Set(['bedrock-access-gateway, plain model id']);

/** As a line quotes them. */
const shown = (words: string): string => words.replaceAll('`', "'").replace(/[\s.!?:,;]+$/, '');

function expectLine({ where, status, headers, body, says, quotes }: SeventhError): void {
  const line = failureText(failureOf(faultOf(body, status, new Headers(headers)), SUBJECTS[where]));
  expect(line).toMatch(new RegExp(says));
  expect(line.toLowerCase()).toContain(shown(quotes).toLowerCase());
}

test.each(SEVENTH_ERRORS.filter(({ name }) => !UNREAD.has(name)))('$where: $name', expectLine);
test.fails.each(SEVENTH_ERRORS.filter(({ name }) => UNREAD.has(name)))('not as meant: $where: $name', expectLine);
