/**
 * Entry point of the companion: the proxy starts `node companion.cjs <session folder> <on|off>`, with the link on stdin and stdout. The
 * compile cache counts only for what is loaded after it is enabled, so all else is loaded here.
 */
import { cacheCode } from '../base/code-cache.ts';

cacheCode(process.env);
void import('./start.ts');
