/** Reads the configuration from disk and environment. */
import fs from 'node:fs';
import path from 'node:path';
import { type ConfigSource, type LoadedConfig, loadConfig } from './load.ts';

/** Reads `~/.yoconf` anew at each call; never throws. Without a home folder there is no file. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): LoadedConfig {
  const home = env['HOME'];
  if (home === undefined || home === '') return loadConfig({ path: '~/.yoconf', env, file: null });
  return loadConfig({ path: '~/.yoconf', env, file: readFile(path.join(home, '.yoconf')) });
}

function readFile(file: string): ConfigSource['file'] {
  try {
    return { text: fs.readFileSync(file, 'utf8'), mode: fs.statSync(file).mode };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    return code === 'ENOENT' ? null : { error: code };
  }
}
