/** Every line of a fault that a person can read: each set of errors, and each kind that has no body. */
import { classify } from '../../src/llm/classify.ts';
import { faultOf } from '../../src/llm/error-body.ts';
import { failureOf } from '../../src/llm/failures.ts';
import type { FaultKind } from '../../src/llm/faults.ts';
import { failureText } from '../../src/ui/failure-text.ts';
import { EIGHTH_ERRORS } from './eighth-errors.ts';
import { ERROR_ROWS, type Where } from './error-rows.ts';
import { SUBJECTS } from './error-subjects.ts';
import { GATEWAY_ERRORS } from './gateway-errors.ts';
import { ISSUE_ERRORS } from './issue-errors.ts';
import { MORE_ERROR_ROWS } from './more-error-rows.ts';
import { SEVENTH_ERRORS } from './seventh-errors.ts';
import { SIXTH_ERRORS } from './unseen-6-errors.ts';
import { UNSEEN_ERRORS } from './unseen-errors.ts';

export interface FaultLine {
  readonly set: string;
  /** Its place in the set, from 1. */
  readonly row: number;
  readonly line: string;
}

/** An error of any set. */
interface Given {
  readonly where: Where;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code?: string;
  readonly message?: string;
}

const SETS: Readonly<Record<string, readonly Given[]>> = {
  'error-rows': ERROR_ROWS,
  'more-error-rows': MORE_ERROR_ROWS,
  'unseen-errors': UNSEEN_ERRORS,
  'gateway-errors': GATEWAY_ERRORS,
  'unseen-6-errors': SIXTH_ERRORS,
  'unseen-7-errors': SEVENTH_ERRORS,
  'unseen-8-errors': EIGHTH_ERRORS,
  'issue-errors': ISSUE_ERRORS,
};
/** What no body says: the network, and answers that are none. */
const KINDS: readonly FaultKind[] = [
  'cut',
  'empty',
  'reset',
  'silent',
  'slow',
  'dns',
  'no-connection',
  'connect-timeout',
  'tls',
  'tls-name',
  'tls-handshake',
  'open-files',
  'no-tls',
  'needs-tls',
  'not-http',
  'bad-head',
  'proxy',
  'redirect',
  'web-page',
  'garbled',
  'flood',
  'paused',
  'stray-host',
  'loading',
  'overloaded',
  'unknown',
];
const WAITED_MS = 60_000;

function lineOf({ where, status, body, headers = {}, code, message = '' }: Given): string {
  const fault =
    code === undefined
      ? faultOf(typeof body === 'string' ? body : JSON.stringify(body), status, new Headers(headers))
      : classify(new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) }));
  return failureText(failureOf(fault, SUBJECTS[where]));
}

export const faultLines = (): readonly FaultLine[] => [
  ...Object.entries(SETS).flatMap(([set, rows]) => rows.map((one, at) => ({ set, row: at + 1, line: lineOf(one) }))),
  ...(['hosted', 'near'] as const).flatMap((where) =>
    KINDS.map((kind, at) => ({
      set: `kinds, ${where}`,
      row: at + 1,
      line: failureText(
        failureOf(
          { kind, waitedMs: WAITED_MS, ...(kind === 'redirect' && { status: 302, to: 'https://login.example.net/start' }) },
          SUBJECTS[where],
        ),
      ),
    })),
  ),
];
