import { ok } from '../base/result.ts';
import type { LookUpKind } from './kind.ts';

/** A look-up: conversations of other terminals. */
export interface EarlierReply {
  readonly kind: 'earlier';
}

export const earlier: LookUpKind<EarlierReply> = {
  tool: {
    name: 'earlier',
    description: 'Read what was asked in earlier terminals, when the user refers to it ("as before").',
    parameters: { type: 'object', additionalProperties: false, required: [], properties: {} },
  },
  parse: () => ok({ kind: 'earlier' }),
  note: () => 'reading what was asked in earlier terminals',
};
