/** The Messages API: Anthropic's. */
import type { Wire } from '../wire.ts';
import { MessagesReader } from './answer.ts';
import { messagesBody } from './request.ts';

export const messagesWire: Wire = { body: messagesBody, reader: (owner) => new MessagesReader(owner) };
