/** Faults of public issues: each line has the fitting remedy, and the server's words that matter. */
import { expect, test } from 'vitest';
import { faultOf } from '../../src/llm/error-body.ts';
import { failureOf } from '../../src/llm/failures.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import type { EighthError } from './eighth-errors.ts';
import { SUBJECTS } from './error-subjects.ts';
import { ISSUE_ERRORS } from './issue-errors.ts';

/** As a line quotes them. */
const shown = (words: string): string => words.replaceAll('`', "'").replace(/[\s.!?:,;]+$/, '');

function expectLine({ where, status, headers, body, says, quotes }: EighthError): void {
  const line = failureText(failureOf(faultOf(body, status, new Headers(headers)), SUBJECTS[where]));
  expect(line.toLowerCase()).toContain(shown(quotes).toLowerCase());
  expect(line).toMatch(new RegExp(says));
}

test.each(ISSUE_ERRORS)('$where: $name', expectLine);
