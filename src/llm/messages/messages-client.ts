import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/messages/messages';
import type { Send } from '../wire-reader.ts';

/**
 * The thin part: Anthropic's SDK over our transport, with the one resource that is used (a quarter of the whole to load).
 * Everything it would read from the environment is given; our transport adds the key.
 */
export function messagesClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
  const client = new BaseAnthropic({ apiKey: 'added-by-the-transport', webhookKey: null, baseURL, fetch, maxRetries: 0, logLevel: 'off' });
  const messages = new Messages(client);
  return async (body, signal) => messages.create(body as never, { signal }) as unknown as Promise<AsyncIterable<unknown>>;
}
