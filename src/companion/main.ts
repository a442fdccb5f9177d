/** Entry point of the companion: the proxy starts `node companion.cjs <session folder> <on|off>`, with the link on stdin and stdout. */
import { cacheCode } from '../base/code-cache.ts';
import { CompanionRuntime } from './session-host.ts';
import { processHost } from './host.ts';
import { openProviders } from './open-providers.ts';

cacheCode(process.env);

const providers = openProviders();

new CompanionRuntime(processHost((context) => providers.open(context), process.argv));
