/**
 * OpenAI's SDK over our transport, for the two wires it speaks: the one file that imports it, loaded with whichever is asked for.
 * Everything it would read from the environment is given; our transport adds the key.
 */
import OpenAI from 'openai';

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
    logLevel: 'off',
  });
