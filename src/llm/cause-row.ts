/** One row of the tables of causes: what a sentence of a server means. */
import type { FaultKind } from './faults.ts';

export interface CauseRow {
  readonly kind: FaultKind;
  /** The statuses with which the sentence is believed; it is also believed without a status, unless `statusOnly`. */
  readonly at: readonly number[];
  readonly says: RegExp;
  readonly statusOnly?: true;
  /** Believed against the code beside it: providers give a code of quotas to an account that is suspended for another reason. */
  readonly overCode?: true;
}

/** Statuses that say less than the sentence beside them. */
export const VAGUE = [400, 401, 403, 404, 422, 429, 500, 503];

export const anyOf = (...texts: readonly string[]): RegExp => new RegExp(texts.join('|'), 'i');
