/** The `history` tool: a look-up of commands that the user ran before. */
import { record } from '../base/json.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { LookUpReply, ReplyKind } from './reply-kind.ts';

export interface HistoryReply extends LookUpReply {
  readonly kind: 'history';
  readonly words: string;
}

function parse(input: unknown): Result<HistoryReply, string> {
  const words = record(input)['words'];
  if (typeof words !== 'string' || words.trim() === '') return err('`words` must be words of the command');
  return ok({ does: 'look-up', kind: 'history', note: 'reading the recorded commands', words });
}

export const history: ReplyKind<HistoryReply> = {
  tool: {
    name: 'history',
    description: 'Find commands the user ran before, by their words.',
    parameters: { type: 'object', additionalProperties: false, required: ['words'], properties: { words: { type: 'string' } } },
  },
  parse,
};
