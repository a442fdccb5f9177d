/** What a complete answer of a model is. Pure. */
import type { ToolCall } from '../llm/port.ts';
import { parseReply, type Reply } from '../replies/index.ts';

/** All that was heard until the end. */
export interface Heard {
  readonly said: string;
  /** The first call. */
  readonly call: ToolCall | null;
  readonly calls: number;
}

export type Judgement =
  | { readonly kind: 'words' }
  | { readonly kind: 'reply'; readonly reply: Reply }
  /** Not valid; `why` is for the model, which is asked again once. */
  | { readonly kind: 'again'; readonly why: string };

export function judge({ said, call, calls }: Heard): Judgement {
  if (call === null) return said.trim() === '' ? { kind: 'again', why: 'Your answer was empty. Use one tool.' } : { kind: 'words' };
  if (calls > 1) return { kind: 'again', why: `You called ${calls} tools. Call exactly one.` };
  const reply = parseReply(call.name, call.input);
  return reply.ok ? { kind: 'reply', reply: reply.value } : { kind: 'again', why: `${reply.error}. Call the tool again.` };
}
