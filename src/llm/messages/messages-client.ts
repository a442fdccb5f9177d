/** The thin client of the Messages API: Anthropic's SDK sends the body. */
import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/messages/messages';
import { SDK_TIMEOUT_MS } from '../../base/limits.ts';
import { eventsOf } from '../event-stream.ts';
import type { Send } from '../wire-reader.ts';

/**
 * The SDK over our transport, with only the resource that is used (a quarter of the whole to load).
 * Everything that it would read from the environment is set here; our transport adds the key.
 */
export function messagesClient(baseURL: string, fetch: typeof globalThis.fetch): Send {
  const client = new BaseAnthropic({
    apiKey: 'added-by-the-transport',
    webhookKey: null,
    baseURL,
    fetch,
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
  });
  const messages = new Messages(client);
  return async (body, signal) => eventsOf(await messages.create(body as never, { signal }).asResponse(), signal);
}
