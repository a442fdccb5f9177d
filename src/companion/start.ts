/** Makes the companion of a session from the arguments of its process. */
import { CompanionRuntime } from './session-host.ts';
import { processHost } from './host.ts';
import { openProviders } from './open-providers.ts';

const providers = openProviders();

new CompanionRuntime(processHost((context) => providers.open(context), process.argv));
