/** The wire of Anthropic's Messages API. */
import { type Capabilities, ROOM } from '../models.ts';
import type { Wire } from '../wire-reader.ts';
import { MessagesReader } from './messages-answer.ts';
import { messagesBody } from './messages-request.ts';

const CLAUDE: Capabilities = { thinking: null, effort: 'low', webSearch: true, strict: true, tokens: { name: 'max_tokens', count: ROOM } };

export const messagesWire: Wire = {
  body: messagesBody,
  reader: (owner) => new MessagesReader(owner),
  client: async () => (await import('./messages-client.ts')).messagesClient,
  models: {
    known: [
      [/^claude-sonnet-5-5/, { ...CLAUDE, thinking: 'between_tools' }],
      [/^claude-haiku-5-5/, { ...CLAUDE, thinking: 'disabled' }],
      [/^claude-(?:opus|fable|mythos)-5/, CLAUDE],
    ],
    safe: { thinking: null, effort: null, webSearch: false, strict: false, tokens: { name: 'max_tokens', count: ROOM } },
  },
};
