/** Makes the configuration from the file and the environment, with a line for every problem in them. */
import { type Config, FALLBACKS, isSecret, KEYS, STANDARD } from './config-keys.ts';
import { type Entry, parseFile } from './parse-yoconf.ts';

export interface ConfigSource {
  /** The path as the user would write it, for messages. */
  readonly path: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file's text and permission bits; null when there is none; an error message when it cannot be read. */
  readonly file: { readonly text: string; readonly mode: number } | { readonly error: string } | null;
}

export interface LoadedConfig {
  readonly config: Config;
  /** One line each: what is wrong, where, and what to do. */
  readonly problems: readonly string[];
  /** A profile is chosen, and the file has no such section. */
  readonly profileMissing: boolean;
}

const GROUP_AND_OTHERS = 0o077;

/** Settings that belong to the provider and the address beside them. */
const OF_THE_ADDRESS: ReadonlySet<string> = new Set(['key', 'key_command', 'insecure', 'headers']);

/**
 * Whether a profile inherits this setting from above the first section. A key belongs to the provider and the address next to it, so a
 * profile with another provider or address has its own key, and its own leave to send it without encryption; one with another provider
 * has its own model, address and wire too.
 */
function inherited(name: string, profile: readonly Entry[]): boolean {
  const has = (wanted: string): boolean => profile.some((entry) => entry.name === wanted);
  if (OF_THE_ADDRESS.has(name)) return !has('provider') && !has('base_url');
  return !((name === 'model' || name === 'base_url' || name === 'wire') && has('provider'));
}

/** What counts for one question alone, before all else. */
export type OnceOnly =
  | { readonly kind: 'profile'; readonly name: string }
  | { readonly kind: 'provider'; readonly name: string }
  | { readonly kind: 'model'; readonly name: string };

/** The same source as it is for one question. A provider is taken from the part of the file that names it, with the key beside it. */
function onceIn(source: ConfigSource, once: OnceOnly): ConfigSource {
  const { YO_MODEL: _, ...env } = source.env;
  switch (once.kind) {
    case 'model':
      return { ...source, env: { ...source.env, YO_MODEL: once.name } };
    case 'profile':
      return { ...source, env: { ...env, YO_PROFILE: once.name } };
    case 'provider': {
      const text = source.file !== null && 'text' in source.file ? source.file.text : '';
      const names = [...parseFile(text).sections].find(
        ([, entries]) => entries.findLast(({ name }) => name === 'provider')?.value === once.name,
      );
      if (names !== undefined) return { ...source, env: { ...env, YO_PROFILE: names[0] } };
      return {
        ...source,
        env: { ...env, YO_PROFILE: ONCE },
        file: { text: `${text}\n[${ONCE}]\nprovider = ${once.name}\n`, mode: modeOf(source.file) },
      };
    }
  }
}

/** The name of the section that is appended for a provider that no section of the file names. */
const ONCE = 'one question';

const modeOf = (file: ConfigSource['file']): number => (file !== null && 'mode' in file ? file.mode : 0o600);

/** Never fails: a setting with a problem keeps its default. The environment wins over the file. */
export function loadConfig(given: ConfigSource, once: OnceOnly | null = null): LoadedConfig {
  const source = once === null ? given : onceIn(given, once);
  const file = readSettings(source);
  const problems = [...file.problems];
  const values: Record<string, unknown> = { ...STANDARD };
  for (const { name, value, where } of [...file.settings, ...environmentSettings(source.env)]) {
    const key = KEYS.find((candidate) => candidate.name === name);
    if (key === undefined) continue;
    const parsed = key.parse(value);
    if (parsed.ok) {
      values[name] = parsed.value;
      if (name === 'fallback' && !isFallback(String(parsed.value), file.profiles))
        problems.push(`${where}: there is no profile [${value}] for \`fallback\`; offline answers instead`);
    } else
      problems.push(
        `${where}: \`${name}\` must be ${parsed.error}; ${key.secret ? 'it is ignored' : `${JSON.stringify(value)} is ignored`}`,
      );
  }
  return { config: Object.freeze(values) as unknown as Config, problems, profileMissing: file.profileMissing };
}

const isFallback = (value: string, profiles: readonly string[]): boolean =>
  (FALLBACKS as readonly string[]).includes(value) || profiles.includes(value);

/** A value as it is written, before its key has parsed it. */
interface Setting {
  readonly name: string;
  readonly value: string;
  /** For messages: the file and line, or the variable. */
  readonly where: string;
}

interface FileSettings {
  /** Of two with one name the later one counts. */
  readonly settings: readonly Setting[];
  readonly problems: readonly string[];
  readonly profileMissing: boolean;
  readonly profiles: readonly string[];
}

function readSettings({ path, env, file }: ConfigSource): FileSettings {
  // without a file there are no profiles
  if (file === null) return { settings: [], problems: [], profileMissing: (env['YO_PROFILE'] ?? '') !== '', profiles: [] };
  if ('error' in file)
    return { settings: [], problems: [`${path} cannot be read (${file.error}); it is ignored`], profileMissing: false, profiles: [] };
  const { sections, problems: lines } = parseFile(file.text);
  const problems = lines.map(({ line, message }) => `${path}${line === 0 ? '' : `:${line}`}: ${message}`);
  const top = sections.get('') ?? [];
  const profile = env['YO_PROFILE'] ?? top.findLast((entry) => entry.name === 'profile')?.value ?? '';
  const chosen = profile === '' ? [] : sections.get(profile);
  if (chosen === undefined) problems.push(`${path}: there is no profile [${profile}]; only the settings above the first section are used`);
  const entries: Entry[] = [...top.filter((entry) => inherited(entry.name, chosen ?? [])), ...(chosen ?? [])];
  const isExposed = (file.mode & GROUP_AND_OTHERS) !== 0 && entries.some(({ name, value }) => isSecret(name) && value !== '');
  if (isExposed) problems.push(`${path} has a key and others may read the file, so the key is not used; run: chmod 600 ${path}`);
  const settings = entries
    .filter(({ name }) => !(isExposed && isSecret(name)))
    .map(({ name, value, line }) => ({ name, value, where: `${path}:${line}` }));
  return { settings, problems, profileMissing: chosen === undefined, profiles: [...sections.keys()] };
}

const environmentSettings = (env: ConfigSource['env']): readonly Setting[] =>
  KEYS.flatMap(({ name, env: variable }) => {
    const value = variable === null ? undefined : env[variable];
    return value === undefined || variable === null ? [] : [{ name, value, where: variable }];
  });
