import { ok } from '../base/result.ts';
import type { LookUpKind } from './kind.ts';

/** A look-up: this program's own documentation. */
export interface DocsReply {
  readonly kind: 'docs';
}

export const docs: LookUpKind<DocsReply> = {
  tool: {
    name: 'docs',
    description: 'Read the documentation of yosh and yo, for questions about this program.',
    parameters: { type: 'object', additionalProperties: false, required: [], properties: {} },
  },
  // nothing that is in it can be wrong
  parse: () => ok({ kind: 'docs' }),
  note: () => "reading yosh's documentation",
};
