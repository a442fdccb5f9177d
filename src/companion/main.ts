/** The companion as the proxy starts it: `node companion.cjs <session folder> <on|off>`, the link on standard input and output. */
import { cacheCode } from '../base/code-cache.ts';
import { openProvider } from '../llm/providers.ts';
import { CompanionRuntime } from './companion.ts';
import { processHost } from './host.ts';

cacheCode(process.env);

new CompanionRuntime(processHost(openProvider, process.argv));
