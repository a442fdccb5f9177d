/** Every kind of answer, in one table; a new kind is one file and one line here. */
import { err, type Result } from '../base/result.ts';
import { chat } from './chat-reply.ts';
import { command } from './command-reply.ts';
import { docs } from './docs.ts';
import { earlier } from './earlier.ts';
import type { Answer, ReplyKind, SayReply, SuggestReply, Tool } from './reply-kind.ts';
import { scrollback } from './scrollback.ts';

export { inWords } from './chat-reply.ts';
export type { Answer, SayReply, SuggestReply, Tool };

const ANSWERS: Readonly<Record<string, ReplyKind<Answer>>> = { command, chat };
/** What each finds is in the table of src/companion/look-ups.ts, which has to have a row for every kind. */
const LOOK_UPS = { scrollback, docs, earlier };

/** Look-ups are answered by us, and the model goes on. */
export type LookUp = (typeof LOOK_UPS)[keyof typeof LOOK_UPS] extends ReplyKind<infer Reply> ? Reply : never;
export type Reply = Answer | LookUp;

const KINDS: Readonly<Record<string, ReplyKind<Reply>>> = { ...ANSWERS, ...LOOK_UPS };

export const tools: readonly Tool[] = [
  ...Object.values(ANSWERS).map((kind) => kind.tool),
  ...Object.values(LOOK_UPS).map(({ tool }): Tool => ({ ...tool, looksUp: true })),
];

/** `command or chat`: what the model may end a question with, for sentences to it. */
export const ANSWER_NAMES = Object.keys(ANSWERS).join(' or ');

function parseOf<R extends Reply>(kinds: Readonly<Record<string, ReplyKind<R>>>, name: string, input: unknown): Result<R, string> {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind === undefined ? err(`there is no tool named ${JSON.stringify(name)}; use ${ANSWER_NAMES}`) : kind.parse(input);
}

/** The error is one sentence for the model, which is asked again with it. */
export const parseReply = (name: string, input: unknown): Result<Reply, string> => parseOf(KINDS, name, input);
/** Where nothing can be looked up. */
export const parseAnswer = (name: string, input: unknown): Result<Answer, string> => parseOf(ANSWERS, name, input);
