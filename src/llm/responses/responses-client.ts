import { openaiClient } from '../openai-client.ts';
import type { Send } from '../wire-reader.ts';

/** The thin part: the raw stream, not `responses.stream()`, which throws at streams that real servers send. */
export function responsesClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
  const { responses } = openaiClient(baseURL, fetch);
  return async (body, signal) => responses.create(body as never, { signal }) as unknown as Promise<AsyncIterable<unknown>>;
}
