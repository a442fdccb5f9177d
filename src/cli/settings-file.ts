/** Reads and writes `~/.yoconf` for the subcommands. */
import path from 'node:path';
import { err, ok, type Result } from '../base/result.ts';
import { isSecret } from '../config/config-keys.ts';
import type { ConfigSource } from '../config/load.ts';
import { configSource } from '../config/read-config.ts';
import { parseFile } from '../config/parse-yoconf.ts';
import { bytesFromText, textFromBytes } from './bytes.ts';
import { type Endpoints, NO_HOME } from './cli-endpoints.ts';
import { readWhole, replaceFile } from './write-file.ts';

export const SHOWN_PATH = '~/.yoconf';
const OWNER_ONLY = 0o600;

export interface SettingsFile {
  readonly path: string;
  /** '' when there is no file yet. */
  readonly text: string;
  /** Permission bits; null when there is no file yet. */
  readonly mode: number | null;
}

export const settingsPath = (home: string): string => path.join(home, '.yoconf');

/** Opens the file for a change. The error is one line. */
export function openSettings(io: Endpoints): Result<SettingsFile, string> {
  if (io.home === null) return err(NO_HOME);
  const file = settingsPath(io.home);
  const read = readWhole(file);
  if (!read.ok) return err(`${SHOWN_PATH} cannot be read (${read.error}); nothing was changed`);
  return ok({ path: file, text: read.value === null ? '' : textFromBytes(read.value.bytes), mode: read.value?.mode ?? null });
}

const holdsKey = (text: string): boolean =>
  [...parseFile(text).sections.values()].flat().some(({ name, value }) => isSecret(name) && value !== '');

/** Writes the file. One that is new or holds a key gets mode 0600, any other keeps its mode. The error is one line. */
export function saveSettings(file: SettingsFile, text: string): Result<null, string> {
  const mode = file.mode === null || holdsKey(text) ? OWNER_ONLY : file.mode;
  const written = replaceFile(file.path, bytesFromText(text), mode);
  return written.ok ? written : err(`${SHOWN_PATH} cannot be written (${written.error}); nothing was changed`);
}

/** What the configuration is read from. A `profile` overrides those of the file and the environment. */
export function sourceOf(io: Pick<Endpoints, 'env' | 'home'>, profile: string | null): ConfigSource {
  const env = profile === null ? io.env : { ...io.env, YO_PROFILE: profile };
  return { ...configSource(io.home === null ? {} : { HOME: io.home }), env };
}
