import OpenAI from 'openai';
import type { Send } from '../wire.ts';

/**
 * The thin part: OpenAI's SDK over our transport. The raw stream, not `responses.stream()`, which throws at streams that real
 * servers send. Everything the SDK would read from the environment is given; our transport adds the key.
 */
export function responsesClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
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
  return async (body, signal) => client.responses.create(body as never, { signal }) as unknown as Promise<AsyncIterable<unknown>>;
}
