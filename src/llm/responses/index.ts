/** The Responses API: OpenAI's and Azure's. */
import type { Wire } from '../wire.ts';
import { ResponsesReader } from './answer.ts';
import { responsesBody } from './request.ts';

export const responsesWire: Wire = { body: responsesBody, reader: (owner) => new ResponsesReader(owner) };
