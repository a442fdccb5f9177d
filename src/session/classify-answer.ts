/** Classifies a model's complete answer: a reply, with the words that were called beside it, or something the model has to correct. Pure. */
import { fenceFor } from '../base/fences.ts';
import type { ToolCall } from '../llm/port.ts';
import { parseReply, type Reply, type SuggestReply, textReply } from '../replies/index.ts';

/** All that was received until the end of the answer. */
export interface Received {
  readonly textReceived: string;
  readonly calls: readonly ToolCall[];
  /** The model was already asked to correct an answer: then what is valid of this one counts. */
  readonly corrected: boolean;
}

export type AnswerClass =
  /** `call` made the reply, null for one in words. `words` are text that was not received as text, and are shown before the reply. */
  | { readonly kind: 'reply'; readonly reply: Reply; readonly call: ToolCall | null; readonly words: string }
  /** `why` is for the model, which is asked once to correct it. */
  | { readonly kind: 'invalid'; readonly why: string };

interface Called<R extends Reply = Reply> {
  readonly call: ToolCall;
  readonly reply: R;
}

export function classifyAnswer({ textReceived, calls, corrected }: Received, parse = parseReply): AnswerClass {
  const [called, fault] = parsed(calls, parse);
  if (fault !== null && !(corrected && called.length > 0)) return { kind: 'invalid', why: `${fault}. Call the tool again.` };
  const commands = distinctCommands(called.filter((one): one is Called<SuggestReply> => one.reply.does === 'suggest'));
  const [command, ...others] = commands;
  const words = wordsOf(called, [textReceived, command?.reply.text ?? '']);
  // the first of several steps says itself that others follow
  if (command !== undefined && (others.length === 0 || command.reply.pending)) return { kind: 'reply', ...command, words };
  if (command !== undefined && !corrected)
    return { kind: 'invalid', why: `You suggested ${commands.length} commands. Suggest exactly one.` };
  // beside a command there was no need of it
  const deeds = command === undefined ? called.filter(({ reply }) => reply.does !== 'suggest' && reply.does !== 'say') : [];
  // what a look-up is for is answered by a deed of a kind's own, and by words where they are all that is left
  const deed = deeds.find(({ reply }) => reply.does !== 'look-up') ?? (corrected && words !== '' ? undefined : deeds[0]);
  if (deed !== undefined) return { kind: 'reply', ...deed, words };
  const all = joined(words, ...commands.map(({ reply }) => shownCommand(reply)));
  const text = joined(textReceived, all);
  if (text === '') return { kind: 'invalid', why: 'Your answer was empty. Use one tool.' };
  return { kind: 'reply', reply: textReply(text), call: null, words: all };
}

/** What was called, and what is wrong with the first call that is not valid. */
function parsed(calls: readonly ToolCall[], parse: typeof parseReply): readonly [readonly Called[], string | null] {
  const replies = calls.map((call) => ({ call, reply: parse(call.name, call.input) }));
  const faults = replies.flatMap(({ reply }) => (reply.ok ? [] : [reply.error]));
  return [replies.flatMap(({ call, reply }) => (reply.ok ? [{ call, reply: reply.value }] : [])), faults[0] ?? null];
}

const distinctCommands = (commands: readonly Called<SuggestReply>[]): readonly Called<SuggestReply>[] =>
  commands.filter(({ reply }, index) => commands.findIndex((other) => other.reply.command.trim() === reply.command.trim()) === index);

/** What is said by calls, but for what is on the screen without it. */
const wordsOf = (called: readonly Called[], shown: readonly string[]): string => {
  const said = called.flatMap(({ reply }) => (reply.does === 'say' ? [reply.text.trim()] : []));
  return joined(...new Set(said.filter((text) => !shown.some((one) => one.trim() === text))));
};

/** Texts as paragraphs of one. */
export const joined = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n\n');

/** A command in an answer in words: a block of code, which `yo 1` puts at the prompt. */
function shownCommand({ command, text }: SuggestReply): string {
  const fence = fenceFor(command, 3);
  return joined(text, `${fence}sh\n${command.trim()}\n${fence}`);
}
