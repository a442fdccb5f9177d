import module from 'node:module';
import path from 'node:path';
import { ownFolder } from './own-folder.ts';

/**
 * Compiled code is kept for what is loaded from here on: an SDK and undici cost 45 ms instead of 110. In the user's own cache
 * folder, not in the shared temporary one that is Node's default: what lies there is executed.
 */
export function cacheCode(env: Readonly<Record<string, string | undefined>>): void {
  const home = env['HOME'] ?? '';
  const base = env['XDG_CACHE_HOME'] || (home === '' ? '' : path.join(home, '.cache'));
  if (!path.isAbsolute(base)) return;
  const folder = path.join(base, 'yosh');
  try {
    if (ownFolder(folder)) module.enableCompileCache(folder);
  } catch {
    // a read-only home: slower, and nothing else
  }
}
