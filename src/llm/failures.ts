/** Makes the line for a fault: what happened, and what to do. It never contains a key, a stack or a dump. */
import type { Fault, FaultKind } from './faults.ts';
import { ACCOUNT_LINES } from './account-lines.ts';
import type { Line, Subject } from './failure-parts.ts';
import { NETWORK_LINES, onTheWay } from './network-lines.ts';
import type { Failure } from './port.ts';
import { SERVER_LINES } from './server-lines.ts';

const LINES: Readonly<Record<FaultKind, Line>> = { ...NETWORK_LINES, ...ACCOUNT_LINES, ...SERVER_LINES };

export function failureOf(fault: Fault, subject: Subject): Failure {
  const { what, remedy } = LINES[fault.kind](subject, fault);
  return { what, remedy: onTheWay(fault, subject) ?? remedy };
}
