import { ok } from '../base/result.ts';
import type { LookUpReply, ReplyKind } from './reply-kind.ts';

/** A look-up: this program's own documentation. */
export interface DocsReply extends LookUpReply {
  readonly kind: 'docs';
}

export const docs: ReplyKind<DocsReply> = {
  tool: {
    name: 'docs',
    description: 'Read the documentation of yosh and yo, for questions about this program.',
    parameters: { type: 'object', additionalProperties: false, required: [], properties: {} },
  },
  // nothing that is in it can be wrong
  parse: () => ok({ does: 'look-up', kind: 'docs', note: "reading yosh's documentation" }),
};
