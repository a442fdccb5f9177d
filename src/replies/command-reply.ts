/** The `command` tool: a suggestion, alone or as a step of a walk-through. */
import { err, ok, type Result } from '../base/result.ts';
import type { ReplyKind, SuggestReply } from './reply-kind.ts';

function parse(input: unknown): Result<SuggestReply, string> {
  if (typeof input !== 'object' || input === null) return err('the command tool takes an object');
  const { command, explanation, pending, cursor } = input as Record<string, unknown>;
  if (typeof command !== 'string' || command.trim() === '') return err('`command` must be a non-empty string');
  if (pending !== undefined && typeof pending !== 'boolean') return err('`pending` must be true or false');
  // a good command is not thrown away because its explanation is missing
  const text = typeof explanation === 'string' ? explanation.trim() : '';
  // only `offline` gives one; the schema, which is for models, has none
  const hole = typeof cursor === 'number' && Number.isInteger(cursor) && cursor > 0 && cursor < command.length ? { cursor } : {};
  return ok({ does: 'suggest', command, text, pending: pending ?? false, ...hole });
}

export const command: ReplyKind<SuggestReply> = {
  tool: {
    name: 'command',
    description: 'Put one shell command on the prompt, whenever the answer is something to run.',
    parameters: {
      type: 'object',
      additionalProperties: false,
      required: ['command', 'explanation', 'pending'],
      properties: {
        command: { type: 'string', description: 'As it would be typed; no Markdown.' },
        explanation: { type: 'string', description: 'One short sentence.' },
        pending: { type: 'boolean', description: 'Another step follows it.' },
      },
    },
  },
  parse,
};
