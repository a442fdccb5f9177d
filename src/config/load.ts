/** Makes the configuration from the file and the environment, with a line for every problem in them. */
import type { Env } from '../base/env.ts';
import { nearest } from '../base/nearest.ts';
import { type Config, type Settings, DECIDING, FALLBACKS, isSecret, KEYS, STANDARD, type Stop } from './config-keys.ts';
import { type Entry, type Misnamed, parseFile } from './parse-yoconf.ts';

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
/** What it has when the home folder is another user's (`sudo -u`, `su` without `-`). */
export const OTHERS_HOME = 'home of another user';

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

/** Settings without which a question could go to somebody else, or with what should be masked. */
const SAYS_WHO: ReadonlySet<string> = new Set<keyof Settings>([...DECIDING, 'profile', 'base_url'] as (keyof Settings)[]);

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
  const settings = [...file.settings, ...environmentSettings(source.env)];
  const values: Record<string, unknown> = { ...STANDARD };
  const stops = new Map<string, Stop>();
  const problems: string[] = [];
  for (const { where, message, misnamed } of file.problems) {
    if (misnamed !== undefined && SAYS_WHO.has(misnamed.meant) && !settings.some(({ name }) => name === misnamed.meant))
      stops.set(misnamed.meant, { what: `${where}: ${misnamed.what}`, mend: misnamed.mend });
    else problems.push(`${where}: ${message}`);
  }
  if (file.exposed !== null) problems.push(file.exposed);
  for (const { name, value, where } of settings) {
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
  [OTHERS_HOME]: ['cannot be read: the home folder belongs to another user', 'run it as that user, or set HOME to your own'],
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
  readonly problems: readonly { readonly where: string; readonly message: string; readonly misnamed?: Misnamed }[];
  /** Why the key is not used: others may read the file. */
  readonly exposed: string | null;
  readonly profileMissing: boolean;
  readonly profiles: readonly string[];
  readonly stop: Stop | null;
}

/** The profile that is chosen, by the part of the file above the first section and the environment; '' without one. */
export const profileIn = (top: readonly Entry[], env: Env): string =>
  env['YO_PROFILE']?.trim() ?? top.findLast((entry) => entry.name === 'profile')?.value ?? '';

const NOTHING = { settings: [], problems: [], exposed: null, profileMissing: false, profiles: [] } as const;

function readSettings({ path, env, file }: ConfigSource): FileSettings {
  if (file !== null && 'error' in file) return { ...NOTHING, stop: unreadable(path, file.error) };
  const { sections, problems: lines, unread } = parseFile(file?.text ?? '');
  if (unread !== undefined) return { ...NOTHING, stop: { what: `${path} ${unread}`, mend: 'save it as UTF-8' } };
  const top = sections.get('') ?? [];
  const profile = profileIn(top, env);
  const chosen = profile === '' ? [] : sections.get(profile);
  const mend = `correct ${env['YO_PROFILE'] === undefined ? '`profile` there' : 'YO_PROFILE'}`;
  const stop = chosen === undefined ? { what: `there is no profile [${profile}] in ${path}`, mend } : null;
  const entries: Entry[] = [...top.filter((entry) => inherited(entry.name, chosen ?? [])), ...(chosen ?? [])];
  const isExposed =
    file !== null && (file.mode & GROUP_AND_OTHERS) !== 0 && entries.some(({ name, value }) => isSecret(name) && value !== '');
  const exposed = isExposed ? `${path} has a key and others may read the file, so the key is not used; run: chmod 600 ${path}` : null;
  // in a profile that is not in effect, a line that was meant to be a setting is none of this one
  const problems = lines.map(({ line, message, misnamed, section }) => ({
    where: `${path}:${line}`,
    message,
    ...(misnamed !== undefined && ['', profile].includes(section) ? { misnamed } : {}),
  }));
  const settings = entries
    .filter(({ name }) => !(isExposed && isSecret(name)))
    .map(({ name, value, line }) => ({ name, value, where: `${path}:${line}` }));
  return { settings, problems, exposed, profileMissing: chosen === undefined, profiles: [...sections.keys()], stop };
}

/** In these, spaces count: a pattern may end in one, and the hooks read the names of keys as they are. */
const EXACT: ReadonlySet<string> = new Set<keyof Settings>(['ignore', 'explain_key', 'again_key']);

/** What the environment sets a setting to: as in the file, without the spaces around it. Undefined when it does not. */
export function variableValue({ name, env: variable }: (typeof KEYS)[number], env: Env): string | undefined {
  const value = variable === null ? undefined : env[variable];
  return EXACT.has(name) ? value : value?.trim();
}

const environmentSettings = (env: Env): readonly Setting[] =>
  KEYS.flatMap((key) => {
    const value = variableValue(key, env);
    return value === undefined || key.env === null ? [] : [{ name: key.name, value, where: key.env }];
  });
