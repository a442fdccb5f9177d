/** `bin/yo` as its launcher starts it. The cache of compiled code counts for what is loaded after it, so all else is loaded here. */
import { cacheCode } from '../base/code-cache.ts';

const cache = cacheCode(process.env, process.argv[1] ?? '');
void import('./once.ts').then(({ answerOnce }) => answerOnce(cache));
