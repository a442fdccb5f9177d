/** The `chat` tool: an answer in text, with nothing to run. */
import { record } from '../base/json.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { ReplyKind, SayReply } from './reply-kind.ts';

/** The reply for an answer in text. Plain text from the model, without a tool call, becomes the same reply. */
export const textReply = (text: string): SayReply => ({ does: 'say', command: null, text, asks: text.trimEnd().endsWith('?') });

function parse(input: unknown): Result<SayReply, string> {
  const response = record(input)['response'];
  if (typeof response !== 'string' || response.trim() === '') return err('`response` must be a non-empty string');
  return ok(textReply(response));
}

export const chat: ReplyKind<SayReply> = {
  tool: {
    name: 'chat',
    description: 'Answer in words, when there is nothing to run; plain text does the same.',
    parameters: { type: 'object', additionalProperties: false, required: ['response'], properties: { response: { type: 'string' } } },
  },
  parse,
};
