import OpenAI from 'openai';
import type { Send } from '../wire.ts';

/** The thin part: OpenAI's SDK over our transport. Everything it would read from the environment is given; our transport adds the key. */
export function chatClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
  const client = new OpenAI({
    apiKey: 'added-by-the-transport',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL,
    fetch,
    maxRetries: 0,
    logLevel: 'off',
  });
  return async (body, signal) => client.chat.completions.create(body as never, { signal }) as unknown as Promise<AsyncIterable<unknown>>;
}
