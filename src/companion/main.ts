/** The companion as the proxy starts it: `node companion.cjs <session folder> <on|off>`, the link on standard input and output. */
import { cacheCode } from '../base/code-cache.ts';
import { CompanionRuntime } from './session-host.ts';
import { processHost } from './host.ts';
import { openProviders } from './open-providers.ts';

cacheCode(process.env);

const providers = openProviders();

new CompanionRuntime(processHost((context) => providers.open(context), process.argv));
