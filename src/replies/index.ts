/** Every kind of answer, in one table; a new kind is one file and one line here. */
import { err, type Result } from '../base/result.ts';
import { chat, type ChatReply } from './chat.ts';
import { command, type CommandReply } from './command.ts';
import type { ReplyKind, Tool } from './kind.ts';

export type Reply = CommandReply | ChatReply;
export type { ChatReply, CommandReply, Tool };

const KINDS: Readonly<Record<string, ReplyKind<Reply>>> = { command, chat };

export const tools: readonly Tool[] = Object.values(KINDS).map((kind) => kind.tool);

/** The error is one sentence for the model, which is asked again with it. */
export function parseReply(name: string, input: unknown): Result<Reply, string> {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  return kind === undefined ? err(`there is no tool named ${JSON.stringify(name)}; use command or chat`) : kind.parse(input);
}
