import type { Result } from '../base/result.ts';

/** A tool the model may call: name, what it is told about it, and a JSON Schema of the input. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What was asked for follows in the next turn; after a call of any other tool the user has the answer. Not sent. */
  readonly looksUp?: true;
}

/**
 * One kind of answer: how it is offered to the model, and the only way its input becomes a reply. The error is written for the model.
 *
 * A reply is one of three deeds, and these are all that the rest of the program knows. A kind of answer says in its own file which deed
 * its input becomes and how it reads on the screen.
 */
export interface ReplyKind<Reply extends Answer | LookUpReply> {
  readonly tool: Tool;
  parse(input: unknown): Result<Reply, string>;
}

/** Answers end a question. */
export type Answer = SuggestReply | SayReply;

/** A command to be prefilled. Nothing of it has passed a gate yet. */
export interface SuggestReply {
  readonly does: 'suggest';
  readonly command: string;
  /** The explanation: one sentence. */
  readonly text: string;
  /** One step of a walk-through: the next is asked for when it has run. */
  readonly pending: boolean;
}

/** Text for the screen, and nothing to run. */
export interface SayReply {
  readonly does: 'say';
  readonly command: null;
  /** As it is shown; it may be Markdown. */
  readonly text: string;
  /** The user is to say something: a walk-through waits for it instead of ending. */
  readonly asks: boolean;
}

/** Asks to see something: the user reads a note about it, the model gets a fact and goes on. */
export interface LookUpReply {
  readonly does: 'look-up';
  /** The name of its tool. */
  readonly kind: string;
  /** One line for the screen while it is looked up. */
  readonly note: string;
}
