/** Makes the providers of a program, with `offline` among them: `llm` must not import the offline room. */
import type { Provider } from '../llm/port.ts';
import { Providers } from '../llm/providers.ts';
import { readConfig } from '../config/read-config.ts';
import { openState } from '../state/index.ts';
import { recalled } from './recalled.ts';

/** Nothing is loaded, read or connected until a provider is opened. */
export const openProviders = (): Providers =>
  new Providers(
    openOffline,
    (env) => openState(env).agreements,
    (env) => openState(env).models,
  );

export async function openOffline(cwd: string): Promise<Provider> {
  const [{ createOffline }, { nodeEndpoints }] = await Promise.all([
    import('../offline/index.ts'),
    import('../offline/offline-machine.ts'),
  ]);
  const { env } = process;
  const place = { cwd, home: env['HOME'] ?? '', nowMs: Date.now() };
  return createOffline({
    ...nodeEndpoints(cwd),
    recalled: async (question) => (readConfig(env).config.history ? recalled(openState(env).folder, question, place) : []),
  });
}
