/** The thin client of Chat Completions: OpenAI's SDK sends the body and parses the stream. */
import { openaiClient } from '../openai-client.ts';
import type { Send } from '../wire-reader.ts';

export function chatClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
  const { completions } = openaiClient(baseURL, fetch).chat;
  return async (body, signal) => completions.create(body as never, { signal }) as unknown as Promise<AsyncIterable<unknown>>;
}
