/** Makes the companion of a session from the arguments of its process. */
import type { CodeCache } from '../base/code-cache.ts';
import { CompanionRuntime } from './session-host.ts';
import { processHost } from './host.ts';
import { openProviders } from './open-providers.ts';

export function start(cache: CodeCache): void {
  const providers = openProviders();
  const keepCode = (): void => void cache.store();
  new CompanionRuntime(
    processHost(
      (context) => providers.open(context),
      process.argv,
      keepCode,
      (context) => providers.load(context),
    ),
  );
}
