/** The thin client of the Responses API: OpenAI's SDK sends the body. */
import { openaiClient } from '../openai-client.ts';
import { eventsOf } from '../event-stream.ts';
import type { Send } from '../wire-reader.ts';

export function responsesClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
  const { responses } = openaiClient(baseURL, fetch);
  return async (body, signal) => eventsOf(await responses.create(body as never, { signal }).asResponse(), signal);
}
