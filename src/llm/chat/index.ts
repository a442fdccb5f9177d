/** The wire of Chat Completions, for every OpenAI-compatible server. */
import { ROOM, SAFE_ROOM } from '../models.ts';
import type { Wire } from '../wire-reader.ts';
import { ChatReader } from './chat-answer.ts';
import { chatBody } from './chat-request.ts';

export const chatWire: Wire = {
  body: chatBody,
  reader: (owner) => new ChatReader(owner),
  client: async () => (await import('./chat-client.ts')).chatClient,
  worksWithoutTools: true,
  models: {
    known: [
      // OpenAI's newer models refuse an effort beside tools on this wire
      [
        /^gpt-[56]/,
        { thinking: null, effort: null, webSearch: false, strict: true, tokens: { name: 'max_completion_tokens', count: ROOM } },
      ],
    ],
    safe: { thinking: null, effort: null, webSearch: false, strict: false, tokens: { name: 'max_tokens', count: SAFE_ROOM } },
  },
};
