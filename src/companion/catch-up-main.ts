/** Entry point of `dist/recorder.cjs <session folder>`. It shows nothing, and a failure of any kind is of no consequence. */
import path from 'node:path';
import { cacheCode } from '../base/code-cache.ts';

const cache = cacheCode(process.env, process.argv[1] ?? '');
void import('./catch-up.ts')
  .then(({ catchUp }) => catchUp(process.env, path.basename(process.argv[2] ?? ''), process.stdin))
  .then(() => cache.store())
  .finally(() => process.exit(0));
