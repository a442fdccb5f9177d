/** The thin client of Chat Completions: OpenAI's SDK sends the body. */
import { openaiClient } from '../openai-client.ts';
import { eventsOf } from '../event-stream.ts';
import type { Send } from '../wire-reader.ts';

export function chatClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
  const { completions } = openaiClient(baseURL, fetch).chat;
  return async (body, signal) => eventsOf(await completions.create(body as never, { signal }).asResponse(), signal);
}
