/** The `earlier` tool: a look-up of conversations in other terminals. */
import { ok } from '../base/result.ts';
import type { LookUpReply, ReplyKind } from './reply-kind.ts';

export interface EarlierReply extends LookUpReply {
  readonly kind: 'earlier';
}

export const earlier: ReplyKind<EarlierReply> = {
  tool: {
    name: 'earlier',
    description: 'Read what was asked in earlier terminals, when the user refers to it ("as before").',
    parameters: { type: 'object', additionalProperties: false, required: [], properties: {} },
  },
  parse: () => ok({ does: 'look-up', kind: 'earlier', note: 'reading what was asked in earlier terminals' }),
};
