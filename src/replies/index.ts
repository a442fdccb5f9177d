/** Every kind of answer, in one table; a new kind is one file and one line here. */
import { err, type Result } from '../base/result.ts';
import { chat, type ChatReply } from './chat.ts';
import { command, type CommandReply } from './command.ts';
import { docs } from './docs.ts';
import { earlier } from './earlier.ts';
import type { LookUpKind, ReplyKind, Tool } from './kind.ts';
import { scrollback } from './scrollback.ts';

export type Answer = CommandReply | ChatReply;
export type { ChatReply, CommandReply, Tool };

const ANSWERS: Readonly<Record<string, ReplyKind<Answer>>> = { command, chat };
/** What each finds is in the table of src/companion/look-ups.ts, which has to have a row for every kind. */
const LOOK_UPS = { scrollback, docs, earlier };

/** Answers end a question; look-ups are answered by us, and the model goes on. */
export type LookUp = (typeof LOOK_UPS)[keyof typeof LOOK_UPS] extends LookUpKind<infer Reply> ? Reply : never;
export type Reply = Answer | LookUp;

const KINDS: Readonly<Record<string, ReplyKind<Reply>>> = { ...ANSWERS, ...LOOK_UPS };

export const tools: readonly Tool[] = Object.values(KINDS).map((kind) => kind.tool);

export const isLookUp = (reply: Reply): reply is LookUp => Object.hasOwn(LOOK_UPS, reply.kind);

/** What the user reads while it is looked up. */
export function noteOf(reply: LookUp): string {
  const kind: LookUpKind<LookUp> = LOOK_UPS[reply.kind];
  return kind.note(reply);
}

function parseOf<R>(kinds: Readonly<Record<string, ReplyKind<R>>>, name: string, input: unknown): Result<R, string> {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind === undefined ? err(`there is no tool named ${JSON.stringify(name)}; use command or chat`) : kind.parse(input);
}

/** The error is one sentence for the model, which is asked again with it. */
export const parseReply = (name: string, input: unknown): Result<Reply, string> => parseOf(KINDS, name, input);
/** Where nothing can be looked up. */
export const parseAnswer = (name: string, input: unknown): Result<Answer, string> => parseOf(ANSWERS, name, input);
