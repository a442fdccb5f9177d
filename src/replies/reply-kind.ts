/** The types of tools and of the replies that are parsed from their input. */
import type { Result } from '../base/result.ts';

/** A tool the model may call: its name, its description for the model, and a JSON Schema of its input. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The result follows in the next turn; a call of any other tool ends the question. Not sent to the model. */
  readonly looksUp?: true;
  /** A look-up that smaller models get too; they call what is seldom needed instead of answering. Not sent to the model. */
  readonly often?: true;
}

/**
 * One kind of answer: its tool, and the parser that makes a reply of the tool's input. The parser's error is written for the model.
 *
 * A reply does one of three things: it suggests a command, says something, or looks something up. The rest of the program knows only
 * these three. The file of each kind decides which of them its input becomes, and what the screen shows. A kind that does something else
 * has the type of its reply in its own file.
 */
export interface ReplyKind<Reply extends { readonly does: string }> {
  readonly tool: Tool;
  parse(input: unknown): Result<Reply, string>;
}

/** A suggested command. Neither command nor text has passed a gate yet. */
export interface SuggestReply {
  readonly does: 'suggest';
  readonly command: string;
  /** The explanation: one sentence; empty when the model gave none. */
  readonly text: string;
  /** True for a step of a walk-through: the next step is asked for when it has run. */
  readonly pending: boolean;
  /** Where the cursor goes, in UTF-16 units from the beginning of the command: a hole for the user to fill. Left out: at the end. */
  readonly cursor?: number;
}

/** Text for the screen, and nothing to run. */
export interface SayReply {
  readonly does: 'say';
  readonly command: null;
  /** The text to show; it may be Markdown. */
  readonly text: string;
  /** It asks the user something: a walk-through waits for the answer instead of ending. */
  readonly asks: boolean;
}

/** Looks something up: the user sees a note, the model gets a fact and continues. */
export interface LookUpReply {
  readonly does: 'look-up';
  /** The name of its tool. */
  readonly kind: string;
  /** One line for the screen while it is looked up. */
  readonly note: string;
}
