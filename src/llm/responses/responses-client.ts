/** The thin client of the Responses API: OpenAI's SDK sends the body and parses the stream. */
import { openaiClient } from '../openai-client.ts';
import type { Send } from '../wire-reader.ts';

/** Uses the raw stream, not `responses.stream()`, which throws on streams that real servers send. */
export function responsesClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
  const { responses } = openaiClient(baseURL, fetch);
  return async (body, signal) => responses.create(body as never, { signal }) as unknown as Promise<AsyncIterable<unknown>>;
}
