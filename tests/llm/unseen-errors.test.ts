/** Faults that no table knew: each line says what happened, in the server's words where it has some, and what to do, with a command or a place. */
import { expect, test } from 'vitest';
import { classify } from '../../src/llm/classify.ts';
import { faultOf } from '../../src/llm/error-body.ts';
import { failureOf } from '../../src/llm/failures.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import { SUBJECTS } from './error-subjects.ts';
import { JUDGED_ANEW } from './judged-anew.ts';
import { SIXTH_ERRORS } from './unseen-6-errors.ts';
import { UNSEEN_ERRORS, type UnseenError } from './unseen-errors.ts';

/** A command, a setting, an address, a variable, or a time. */
const PLACE = /`[^`]+`|https?:\/\/|\b[A-Z]+_[A-Z_]+\b|ask again in (?:\d+|an?) |\bbilling\b|\blog of\b|\bsupport\b/;

function lineOf({ where, status, body, headers = {}, code, message = '' }: UnseenError): string {
  const fault =
    code === undefined
      ? faultOf(typeof body === 'string' ? body : JSON.stringify(body), status, new Headers(headers))
      : classify(new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) }));
  return failureText(failureOf(fault, SUBJECTS[where]));
}

function expectLine(row: UnseenError): void {
  const line = lineOf(row);
  if (process.env['LINES'] !== undefined) console.log(line);
  expect(line.toLowerCase()).toContain((row.quotes ?? '').replaceAll('`', "'").toLowerCase());
  expect(line).toMatch(JUDGED_ANEW[row.name] ?? row.does);
  expect(line).toMatch(PLACE);
  expect(line).not.toMatch(/\n|[{}]|<\w|[a-z]Error:/);
  expect(line.length).toBeLessThan(330);
}

test.each(UNSEEN_ERRORS)('$where: $name', expectLine);
test.each(SIXTH_ERRORS)('sixth set, $where: $name', expectLine);
