/** Classifies a model's complete answer: plain text, a valid tool call, or something the model has to correct. Pure. */
import type { ToolCall } from '../llm/port.ts';
import { parseReply, type Reply } from '../replies/index.ts';

/** All that was received until the end of the answer. */
export interface Received {
  readonly textReceived: string;
  /** The first call. */
  readonly call: ToolCall | null;
  readonly calls: number;
}

export type AnswerClass =
  | { readonly kind: 'text' }
  | { readonly kind: 'reply'; readonly reply: Reply }
  /** `why` is for the model, which is asked once to correct it. */
  | { readonly kind: 'invalid'; readonly why: string };

export function classifyAnswer({ textReceived, call, calls }: Received): AnswerClass {
  if (call === null)
    return textReceived.trim() === '' ? { kind: 'invalid', why: 'Your answer was empty. Use one tool.' } : { kind: 'text' };
  if (calls > 1) return { kind: 'invalid', why: `You called ${calls} tools. Call exactly one.` };
  const reply = parseReply(call.name, call.input);
  return reply.ok ? { kind: 'reply', reply: reply.value } : { kind: 'invalid', why: `${reply.error}. Call the tool again.` };
}
