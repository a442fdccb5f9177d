/**
 * OpenAI's SDK over our transport, for the two wires that use it. No other file imports it.
 * Everything that it would read from the environment is set here; our transport adds the key.
 */
import OpenAI from 'openai';
import { SDK_TIMEOUT_MS } from '../base/limits.ts';

export const openaiClient = (baseURL: string, fetch: typeof globalThis.fetch): OpenAI =>
  new OpenAI({
    apiKey: 'added-by-the-transport',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL,
    fetch,
    maxRetries: 0,
    timeout: SDK_TIMEOUT_MS,
    logLevel: 'off',
  });
