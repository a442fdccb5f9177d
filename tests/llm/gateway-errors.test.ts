/** Faults of gateways and deployments: the line says what happened and what to do, in two lines of a terminal. */
import { expect, test } from 'vitest';
import { faultOf } from '../../src/llm/error-body.ts';
import { failureOf } from '../../src/llm/failures.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import { SUBJECTS } from './error-subjects.ts';
import { GATEWAY_ERRORS } from './gateway-errors.ts';
import { JUDGED_ANEW } from './judged-anew.ts';

test.each(GATEWAY_ERRORS)('$where: $name', ({ name, where, status, body, headers = {}, does, quotes = '' }) => {
  const fault = faultOf(typeof body === 'string' ? body : JSON.stringify(body), status, new Headers(headers));
  const line = failureText(failureOf(fault, SUBJECTS[where]));
  if (process.env['LINES'] !== undefined) console.log(line);
  expect(line.toLowerCase()).toContain(quotes.toLowerCase());
  expect(line).toMatch(JUDGED_ANEW[name] ?? does);
  expect(line).not.toMatch(/\n|[{}]|<\w|[a-z]Error:/);
});
