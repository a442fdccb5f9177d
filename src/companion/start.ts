/** Makes the companion of a session from the arguments of its process. */
import type { CodeCache } from '../base/code-cache.ts';
import { CompanionRuntime } from './session-host.ts';
import { type CompanionHost, processHost } from './host.ts';
import { offlineOpener, openProviders } from './open-providers.ts';

export async function start(cache: CodeCache): Promise<void> {
  const providers = openProviders();
  const keepCode = (): void => void cache.store();
  const host = processHost(
    (context) => providers.open(context),
    process.argv,
    keepCode,
    (context) => providers.load(context),
  );
  new CompanionRuntime(process.env['YOSH_TOUR'] === undefined ? host : await guidedHost(host));
}

/** The host of `yosh tour`: no provider is opened, whatever the settings say. */
async function guidedHost(host: CompanionHost): Promise<CompanionHost> {
  const [{ Guide }, { tourProvider }] = await Promise.all([import('../tour/guide.ts'), import('../tour/tour-provider.ts')]);
  let cwd = '/';
  const openOffline = offlineOpener();
  const provider = tourProvider(() => openOffline(cwd));
  return {
    ...host,
    guide: new Guide(),
    openProvider: (context) => {
      cwd = context.cwd;
      return Promise.resolve(provider);
    },
    loadProvider: async () => {},
  };
}
