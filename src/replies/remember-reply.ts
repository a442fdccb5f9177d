/** The `remember` tool: a line that a model proposes for the user's memory file. The user is asked, and the model is told what came of it. */
import { record } from '../base/json.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { LookUpReply, ReplyKind } from './reply-kind.ts';

export interface RememberReply extends LookUpReply {
  readonly kind: 'remember';
  readonly line: string;
}

function parse(input: unknown): Result<RememberReply, string> {
  const line = record(input)['line'];
  if (typeof line !== 'string' || line.trim() === '') return err('`line` must be one sentence');
  return ok({ does: 'look-up', kind: 'remember', note: 'reading what the model would remember', line });
}

export const remember: ReplyKind<RememberReply> = {
  tool: {
    name: 'remember',
    description: 'Propose a lasting fact to remember; the user is asked.',
    parameters: { type: 'object', additionalProperties: false, required: ['line'], properties: { line: { type: 'string' } } },
  },
  parse,
};
