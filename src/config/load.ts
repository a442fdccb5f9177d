/** Makes the configuration from the file and the environment, with a line for every problem in them. */
import type { Env } from '../base/env.ts';
import { nearest } from '../base/nearest.ts';
import { type Config, DECIDING, FALLBACKS, isSecret, KEYS, STANDARD, type Stop } from './config-keys.ts';
import { type Entry, parseFile } from './parse-yoconf.ts';

export interface ConfigSource {
  /** The path as the user would write it, for messages. */
  readonly path: string;
  readonly env: Env;
  /** The file's text and permission bits; null when there is none; a key of `UNREADABLE` or another code when it cannot be read. */
  readonly file: { readonly text: string; readonly mode: number } | { readonly error: string } | null;
}

export interface LoadedConfig {
  readonly config: Config;
  /** One line each: what is wrong, where, and what to do. Without what `config.stop` says. */
  readonly problems: readonly string[];
  /** A profile is chosen, and the file has no such section. */
  readonly profileMissing: boolean;
}

const GROUP_AND_OTHERS = 0o077;
/** What `ConfigSource` has in place of a code when something is there that is no file. */
export const NO_FILE = 'no file';

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

/** The source of the settings as it is for one question. A provider is taken from the part of the file that names it, with the key beside it. */
function onceIn(source: ConfigSource, once: OnceOnly): ConfigSource {
  if (source.file !== null && 'error' in source.file) return source;
  const { YO_MODEL: _, ...env } = source.env;
  switch (once.kind) {
    case 'model':
      return { ...source, env: { ...source.env, YO_MODEL: once.name } };
    case 'profile':
      return { ...source, env: { ...env, YO_PROFILE: once.name } };
    case 'provider': {
      const text = source.file?.text ?? '';
      const names = [...parseFile(text).sections].find(
        ([, entries]) => entries.findLast(({ name }) => name === 'provider')?.value.toLowerCase() === once.name,
      );
      if (names !== undefined) return { ...source, env: { ...env, YO_PROFILE: names[0] } };
      return {
        ...source,
        env: { ...env, YO_PROFILE: ONCE },
        file: { text: `${text}\n[${ONCE}]\nprovider = ${once.name}\n`, mode: source.file?.mode ?? 0o600 },
      };
    }
  }
}

/** The name of the section that is appended for a provider that no section of the file names. */
const ONCE = 'one question';

/** Never fails: a setting with a problem keeps its default. The environment wins over the file. */
export function loadConfig(given: ConfigSource, once: OnceOnly | null = null): LoadedConfig {
  const source = once === null ? given : onceIn(given, once);
  const file = readSettings(source);
  const problems = [...file.problems];
  const values: Record<string, unknown> = { ...STANDARD };
  const stops = new Map<string, Stop>();
  for (const { name, value, where } of [...file.settings, ...environmentSettings(source.env)]) {
    const key = KEYS.find((candidate) => candidate.name === name);
    if (key === undefined) continue;
    const parsed = key.parse(value);
    if (parsed.ok) {
      values[name] = parsed.value;
      stops.delete(name);
      if (name === 'fallback' && !isFallback(String(parsed.value), file.profiles))
        problems.push(`${where}: there is no profile [${value}] for \`fallback\`; offline answers instead`);
    } else if (DECIDING.has(name))
      stops.set(name, { what: `${where}: \`${name}\` must be ${parsed.error}, not ${JSON.stringify(value)}`, mend: `correct ${where}` });
    else
      problems.push(
        `${where}: \`${name}\` must be ${parsed.error}; ${key.secret ? 'it is ignored' : `${JSON.stringify(value)} is ignored`}`,
      );
  }
  const [stop = null, ...others] = [file.stop, unknownIn(source.env), ...stops.values()].filter((each) => each !== null);
  problems.unshift(...others.map(stopLine));
  return { config: Object.freeze({ ...values, stop }) as unknown as Config, problems, profileMissing: file.profileMissing };
}

const stopLine = ({ what, mend }: Stop): string => `${what}; ${mend}`;

/** All that is wrong, one line each. */
export const allProblems = ({ config: { stop }, problems }: LoadedConfig): readonly string[] => [
  ...(stop === null ? [] : [stopLine(stop)]),
  ...problems,
];

/** Variables of settings. Those without the prefix belong to other programs too. */
const VARIABLES: readonly string[] = KEYS.flatMap(({ env }) => (env?.startsWith('YO_') === true ? [env] : []));

/** A variable that no setting has: the one that was meant may have named who is asked. Null for one of a setting. */
export function unknownVariable(name: string): Stop | null {
  if (!name.startsWith('YO_') || VARIABLES.includes(name)) return null;
  const what = `there is no setting ${name}`;
  const setting = KEYS.find((key) => `YO_${key.name.toUpperCase()}` === name)?.name;
  if (setting !== undefined) return { what, mend: `to set it: yosh config set ${setting} VALUE` };
  const near = nearest(name, VARIABLES);
  return { what, mend: near === null ? `leave it out, or unset ${name}` : `did you mean ${near}?` };
}

function unknownIn(env: ConfigSource['env']): Stop | null {
  for (const name in env) {
    const stop = env[name] === undefined ? null : unknownVariable(name);
    if (stop !== null) return stop;
  }
  return null;
}

const LEADS_NOWHERE = ['is a link that leads nowhere', 'bring its file back, or run: rm FILE'] as const;
const NOT_OURS = ['cannot be read: it is not yours, or its mode forbids it', 'run: sudo chown "$(id -un)" FILE && chmod 600 FILE'] as const;
/** What is wrong with a file that exists and cannot be read, by the code of the error, and what to do. */
const UNREADABLE: Readonly<Record<string, readonly [what: string, mend: string]>> = {
  [NO_FILE]: ['is a folder, a FIFO or a device, not a file', 'run: mv FILE FILE.old'],
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  ELOOP: LEADS_NOWHERE,
  ENOENT: LEADS_NOWHERE,
  ENOTDIR: LEADS_NOWHERE,
};

function unreadable(path: string, code: string): Stop {
  const [what, mend] = UNREADABLE[code] ?? [`cannot be read (${code})`, 'run: ls -l FILE'];
  return { what: `${path} ${what}`, mend: mend.replaceAll('FILE', path) };
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
  readonly stop: Stop | null;
}

const NOTHING = { settings: [], problems: [], profileMissing: false, profiles: [] } as const;

function readSettings({ path, env, file }: ConfigSource): FileSettings {
  if (file !== null && 'error' in file) return { ...NOTHING, stop: unreadable(path, file.error) };
  const { sections, problems: lines } = parseFile(file?.text ?? '');
  const problems = lines.map(({ line, message }) => `${path}${line === 0 ? '' : `:${line}`}: ${message}`);
  const top = sections.get('') ?? [];
  const profile = env['YO_PROFILE'] ?? top.findLast((entry) => entry.name === 'profile')?.value ?? '';
  const chosen = profile === '' ? [] : sections.get(profile);
  const mend = `correct ${env['YO_PROFILE'] === undefined ? '`profile` there' : 'YO_PROFILE'}`;
  const stop = chosen === undefined ? { what: `there is no profile [${profile}] in ${path}`, mend } : null;
  const entries: Entry[] = [...top.filter((entry) => inherited(entry.name, chosen ?? [])), ...(chosen ?? [])];
  const isExposed =
    file !== null && (file.mode & GROUP_AND_OTHERS) !== 0 && entries.some(({ name, value }) => isSecret(name) && value !== '');
  if (isExposed) problems.push(`${path} has a key and others may read the file, so the key is not used; run: chmod 600 ${path}`);
  const settings = entries
    .filter(({ name }) => !(isExposed && isSecret(name)))
    .map(({ name, value, line }) => ({ name, value, where: `${path}:${line}` }));
  return { settings, problems, profileMissing: chosen === undefined, profiles: [...sections.keys()], stop };
}

const environmentSettings = (env: ConfigSource['env']): readonly Setting[] =>
  KEYS.flatMap(({ name, env: variable }) => {
    const value = variable === null ? undefined : env[variable];
    return value === undefined || variable === null ? [] : [{ name, value, where: variable }];
  });
