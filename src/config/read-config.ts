/** Reads the configuration from disk and environment. */
import fs from 'node:fs';
import path from 'node:path';
import { entryAt } from '../base/entry-at.ts';
import type { Env } from '../base/env.ts';
import type { Config } from './config-keys.ts';
import { type ConfigSource, type LoadedConfig, loadConfig, NO_FILE, type OnceOnly, OTHERS_HOME } from './load.ts';

/** Reads `~/.yoconf` anew at each call; never throws. Without a home folder there is no file. `once`: what counts for one question. */
export const readConfig = (env: Env, once: OnceOnly | null = null): LoadedConfig => loadConfig(configSource(env), once);

/** The text and the environment that the configuration is made from. */
export function configSource(env: Env): ConfigSource {
  const home = env['HOME'];
  if (home === undefined || home === '') return { path: '~/.yoconf', env, file: null };
  return { path: '~/.yoconf', env, file: readFile(path.join(home, '.yoconf')) };
}

/** The settings with another profile; null when the file has none of this name. */
export function readProfile(env: Env, name: string): Config | null {
  const { config, profileMissing } = readConfig({ ...env, YO_PROFILE: name });
  return profileMissing ? null : config;
}

function readFile(file: string): ConfigSource['file'] {
  try {
    const stat = fs.statSync(file);
    // to open a FIFO or a device may wait for ever
    return stat.isFile() ? { text: fs.readFileSync(file, 'utf8'), mode: stat.mode } : { error: NO_FILE };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    if (entryAt(path.dirname(file))?.uid !== process.geteuid?.() && ['EACCES', 'EPERM'].includes(code)) return { error: OTHERS_HOME };
    // a link to nothing is an error: what its file says of who is asked is not known
    return ['ENOENT', 'ENOTDIR'].includes(code) && entryAt(file) === null ? null : { error: code };
  }
}
