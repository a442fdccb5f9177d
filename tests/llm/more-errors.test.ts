/** What a person is told about forty more errors: what happened, in the server's own words where it has some, and what to do. */
import { expect, test } from 'vitest';
import { failureOf } from '../../src/llm/failures.ts';
import { faultOf } from '../../src/llm/error-body.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import { SUBJECTS } from './error-subjects.ts';
import { MORE_ERROR_ROWS } from './more-error-rows.ts';

test.each(MORE_ERROR_ROWS.map((row, at) => ({ ...row, at: at + 1 })))(
  '$at: $where, $status',
  ({ where, status, body, headers = {}, does, quotes = '' }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { what, remedy } = failureOf(faultOf(text, status, new Headers(headers)), SUBJECTS[where]);
    if (process.env['LINES'] !== undefined) console.log(failureText({ what, remedy }));
    expect(what.toLowerCase()).toContain(quotes.toLowerCase());
    expect(remedy).toMatch(does);
  },
);
