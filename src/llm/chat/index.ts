/** Chat Completions: every server that is compatible with OpenAI's. */
import type { Wire } from '../wire.ts';
import { ChatReader } from './answer.ts';
import { chatBody } from './request.ts';

export const chatWire: Wire = { body: chatBody, reader: (owner) => new ChatReader(owner), worksWithoutTools: true };
