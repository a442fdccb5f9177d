/** What a complete answer of a model is. Pure; the session and `bin/yo` judge by it. */
import type { ToolCall } from '../llm/port.ts';
import type { Result } from '../base/result.ts';
import type { Reply } from '../replies/index.ts';

/** All that was heard until the end. */
export interface Heard {
  readonly said: string;
  /** The first call. */
  readonly call: ToolCall | null;
  readonly calls: number;
}

export type Judgement<R extends Reply> =
  | { readonly kind: 'words' }
  | { readonly kind: 'reply'; readonly reply: R }
  /** Not valid; `why` is for the model, which is asked again once. */
  | { readonly kind: 'again'; readonly why: string };

/** `parse`: which tools there were, and what their input becomes. */
export function judge<R extends Reply>(
  { said, call, calls }: Heard,
  parse: (name: string, input: unknown) => Result<R, string>,
): Judgement<R> {
  if (call === null) return said.trim() === '' ? { kind: 'again', why: 'Your answer was empty. Use one tool.' } : { kind: 'words' };
  if (calls > 1) return { kind: 'again', why: `You called ${calls} tools. Call exactly one.` };
  const reply = parse(call.name, call.input);
  return reply.ok ? { kind: 'reply', reply: reply.value } : { kind: 'again', why: `${reply.error}. Call the tool again.` };
}
