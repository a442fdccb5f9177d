/**
 * Entry of the tests' companion. Its compiled code is kept in the tests' root, where all sessions of a run find it, and not in the home of a
 * test: a companion that compiles all of it costs 100 ms of CPU time more, and a run starts hundreds.
 */
import path from 'node:path';
import { cacheCode } from '../../src/base/code-cache.ts';

const program = process.argv[1] ?? '';
const cache = cacheCode({ XDG_CACHE_HOME: path.resolve(path.dirname(program), '../.cache') }, program);
void import('./scripted-companion.ts').then(({ start }) => start(() => void cache.store()));
