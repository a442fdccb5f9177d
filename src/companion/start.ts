/** Makes the companion of a session: `node companion.cjs <session folder> <on|off>`, the link on standard input and output. */
import { CompanionRuntime } from './session-host.ts';
import { processHost } from './host.ts';
import { openProviders } from './open-providers.ts';

const providers = openProviders();

new CompanionRuntime(processHost((context) => providers.open(context), process.argv));
