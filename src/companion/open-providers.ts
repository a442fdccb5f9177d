/** Makes the providers of a program, with `offline` among them: `llm` must not import the offline room. */
import type { Provider } from '../llm/port.ts';
import { Providers } from '../llm/providers.ts';
import { readConfig } from '../config/read-config.ts';
import { openState } from '../state/index.ts';
import { recalled } from './recalled.ts';

/** Nothing is loaded, read or connected until a provider is opened. */
export const openProviders = (): Providers =>
  new Providers(
    offlineOpener(),
    (env) => openState(env).agreements,
    (env) => openState(env).models,
  );

/** What it opens shares the phrases. Only the first one has something to rehearse: its code has then run once. */
export function offlineOpener(): (cwd: string) => Promise<Provider> {
  let phrasebook: Parameters<(typeof import('../offline/index.ts'))['createOffline']>[1];
  return async (cwd) => {
    const [offline, { nodeEndpoints }] = await Promise.all([import('../offline/index.ts'), import('../offline/offline-machine.ts')]);
    const { env } = process;
    const place = { cwd, home: env['HOME'] ?? '', nowMs: Date.now() };
    const endpoints = {
      ...nodeEndpoints(cwd),
      recalled: async (question: string) => (readConfig(env).config.history ? recalled(openState(env).folder, question, place) : []),
    };
    const isFirst = phrasebook === undefined;
    phrasebook ??= offline.openPhrasebook();
    const { rehearse, ...provider } = offline.createOffline(endpoints, phrasebook);
    return isFirst && rehearse !== undefined ? { ...provider, rehearse } : provider;
  };
}
