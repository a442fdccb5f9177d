/** The `scrollback` tool: a look-up of the newest lines that the terminal showed. */
import { record } from '../base/json.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { LookUpReply, ReplyKind } from './reply-kind.ts';

export interface ScrollbackReply extends LookUpReply {
  readonly kind: 'scrollback';
  readonly lines: number;
}

function parse(input: unknown): Result<ScrollbackReply, string> {
  const lines = record(input)['lines'];
  if (typeof lines !== 'number' || !Number.isInteger(lines) || lines < 1) return err('`lines` must be a whole number from 1 up');
  return ok({ does: 'look-up', kind: 'scrollback', note: `reading ${lines} lines of output`, lines });
}

export const scrollback: ReplyKind<ScrollbackReply> = {
  tool: {
    name: 'scrollback',
    description: 'See the newest lines of the terminal, when the answer depends on them.',
    parameters: { type: 'object', additionalProperties: false, required: ['lines'], properties: { lines: { type: 'integer' } } },
    often: true,
  },
  parse,
};
