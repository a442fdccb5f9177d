/** The providers, one row each; the heavy part of a row is loaded when it is asked for. */
import type { Config, ProviderName } from '../config/keys.ts';
import type { Provider } from './port.ts';

export interface ProviderContext {
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user's, not this process's. */
  readonly cwd: string;
}

const ROWS: Readonly<Record<ProviderName, (context: ProviderContext) => Promise<Provider>>> = {
  offline: async ({ cwd }) => {
    const [{ createOffline }, { nodeEndpoints }] = await Promise.all([import('./offline/index.ts'), import('./offline/machine.ts')]);
    return createOffline(nodeEndpoints(cwd));
  },
};

export const openProvider = (context: ProviderContext): Promise<Provider> => ROWS[context.config.provider](context);
