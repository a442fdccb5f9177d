/**
 * Entry point of the companion: the proxy starts `node companion.cjs <session folder> <on|off>`, with the link on stdin and stdout. The
 * cache of compiled code counts only for what is loaded after it, so all else is loaded here.
 */
import { cacheCode } from '../base/code-cache.ts';

const cache = cacheCode(process.env, process.argv[1] ?? '');
void import('./start.ts').then(({ start }) => start(cache));
