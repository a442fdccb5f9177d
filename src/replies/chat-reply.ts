import { err, ok, type Result } from '../base/result.ts';
import type { ReplyKind, SayReply } from './reply-kind.ts';

/** An answer in words. Plain text from the model, without a call, is the same. */
export const inWords = (text: string): SayReply => ({ does: 'say', command: null, text, asks: text.trimEnd().endsWith('?') });

function parse(input: unknown): Result<SayReply, string> {
  const response = (input as { response?: unknown } | null | undefined)?.response;
  if (typeof response !== 'string' || response.trim() === '') return err('`response` must be a non-empty string');
  return ok(inWords(response));
}

export const chat: ReplyKind<SayReply> = {
  tool: {
    name: 'chat',
    description: 'Answer in words, when there is nothing to run; plain text does the same.',
    parameters: { type: 'object', additionalProperties: false, required: ['response'], properties: { response: { type: 'string' } } },
  },
  parse,
};
