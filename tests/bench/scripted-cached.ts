/** Entry of the companion that the bench measures: its code is kept, as that of the real one. */
import { cacheCode } from '../../src/base/code-cache.ts';

const cache = cacheCode(process.env, process.argv[1] ?? '');
void import('../support/scripted-companion.ts').then(({ start }) => start(() => void cache.store()));
