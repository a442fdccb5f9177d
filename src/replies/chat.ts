import { err, ok, type Result } from '../base/result.ts';
import type { ReplyKind } from './kind.ts';

/** An answer as text; plain text from the model is the same. */
export interface ChatReply {
  readonly kind: 'chat';
  readonly response: string;
}

function parse(input: unknown): Result<ChatReply, string> {
  const response = (input as { response?: unknown } | null | undefined)?.response;
  if (typeof response !== 'string' || response.trim() === '') return err('`response` must be a non-empty string');
  return ok({ kind: 'chat', response });
}

export const chat: ReplyKind<ChatReply> = {
  tool: {
    name: 'chat',
    description: 'Answer in words, when there is nothing to run; plain text does the same.',
    parameters: { type: 'object', additionalProperties: false, required: ['response'], properties: { response: { type: 'string' } } },
  },
  parse,
};
