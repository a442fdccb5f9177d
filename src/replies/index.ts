/** The table of all tools that a model may call. A new kind of answer is one file and one line here. */
import { err, type Result } from '../base/result.ts';
import { chat } from './chat-reply.ts';
import { command } from './command-reply.ts';
import { docs } from './docs-reply.ts';
import { earlier } from './earlier-reply.ts';
import { history } from './history-reply.ts';
import type { ReplyKind, SayReply, SuggestReply, Tool } from './reply-kind.ts';
import { remember } from './remember-reply.ts';
import { scrollback } from './scrollback-reply.ts';

export { textReply } from './chat-reply.ts';
export type { SayReply, SuggestReply, Tool };

const ANSWERS = { command, chat };
/** src/companion/look-ups.ts has a row for each of these, which makes its text; the type requires the row. */
const LOOK_UPS = { scrollback, docs, earlier, history, remember };

/** Answers end a question. */
export type Answer = (typeof ANSWERS)[keyof typeof ANSWERS] extends ReplyKind<infer Reply> ? Reply : never;
/** A look-up is answered by this program, and then the model continues. */
export type LookUp = (typeof LOOK_UPS)[keyof typeof LOOK_UPS] extends ReplyKind<infer Reply> ? Reply : never;
export type Reply = Answer | LookUp;

const KINDS: Readonly<Record<string, ReplyKind<Reply>>> = { ...ANSWERS, ...LOOK_UPS };

export const tools: readonly Tool[] = [
  ...Object.values(ANSWERS).map((kind) => kind.tool),
  ...Object.values(LOOK_UPS).map(({ tool }): Tool => ({ ...tool, looksUp: true })),
];

/** `command or chat`: the tools that end a question, for messages to the model. */
export const ANSWER_NAMES = Object.keys(ANSWERS).join(' or ');

function parseOf<R extends Reply>(kinds: Readonly<Record<string, ReplyKind<R>>>, name: string, input: unknown): Result<R, string> {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind === undefined ? err(`there is no tool named ${JSON.stringify(name)}; use ${ANSWER_NAMES}`) : kind.parse(input);
}

/** The error is one sentence for the model, which gets it as a correction. */
export const parseReply = (name: string, input: unknown): Result<Reply, string> => parseOf(KINDS, name, input);
/** Parses a reply where look-ups are not possible: a call of one is an error. */
export const parseAnswer = (name: string, input: unknown): Result<Answer, string> => parseOf<Answer>(ANSWERS, name, input);
