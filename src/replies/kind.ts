import type { Result } from '../base/result.ts';

/** A tool the model may call: name, what it is told about it, and a JSON Schema of the input. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** One kind of answer: how it is offered to the model, and the only way its input becomes a value. The error is written for the model. */
export interface ReplyKind<Reply> {
  readonly tool: Tool;
  parse(input: unknown): Result<Reply, string>;
}

/** A kind of answer that asks to see something: the user reads a note about it, the model gets a fact and goes on. */
export interface LookUpKind<Reply> extends ReplyKind<Reply> {
  /** One line for the screen while it is looked up. */
  note(reply: Reply): string;
}
