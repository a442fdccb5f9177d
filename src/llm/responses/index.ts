/** The wire of the Responses API of OpenAI and Azure. */
import { ROOM } from '../models.ts';
import type { Wire } from '../wire-reader.ts';
import { ResponsesReader } from './responses-answer.ts';
import { responsesBody } from './responses-request.ts';

const tokens = { name: 'max_output_tokens', count: ROOM } as const;

export const responsesWire: Wire = {
  body: responsesBody,
  reader: (owner) => new ResponsesReader(owner),
  client: async () => (await import('./responses-client.ts')).responsesClient,
  models: {
    known: [[/^gpt-[56]/, { thinking: null, effort: 'low', webSearch: true, strict: true, tokens }]],
    safe: { thinking: null, effort: null, webSearch: false, strict: false, tokens },
  },
};
