/** The `docs` tool: a look-up in this program's own documentation. */
import { ok } from '../base/result.ts';
import type { LookUpReply, ReplyKind } from './reply-kind.ts';

export interface DocsReply extends LookUpReply {
  readonly kind: 'docs';
}

export const docs: ReplyKind<DocsReply> = {
  tool: {
    name: 'docs',
    description: 'Read the documentation of yosh and yo, for questions about this program.',
    parameters: { type: 'object', additionalProperties: false, required: [], properties: {} },
  },
  // it has no input, so any is accepted
  parse: () => ok({ does: 'look-up', kind: 'docs', note: "reading yosh's documentation" }),
};
