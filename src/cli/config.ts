/**
 * `yosh config get|set|unset|list|path`: reads and changes `~/.yoconf`. A secret is masked wherever it is shown, because the screen becomes
 * scrollback, and scrollback may be sent to a model. `get key --reveal` prints it in full, for scripts; `set key` without a value asks
 * for it, which keeps it out of the history and out of the arguments of processes.
 */
import { type Config, type Settings, KEYS } from '../config/config-keys.ts';
import { applySplice, planEdit, withoutSetting } from '../config/edit.ts';
import { settingCalled } from '../config/parse-yoconf.ts';
import { allProblems, type ConfigSource, loadConfig } from '../config/load.ts';
import { clearKey } from '../llm/destination.ts';
import { isKey } from '../base/key-text.ts';
import { readYoshKey } from '../llm/key.ts';
import { nearest } from '../base/nearest.ts';
import { err, ok, type Result } from '../base/result.ts';
import { PROVIDER_NAMES } from '../providers/table.ts';
import { WIRE_NAMES } from '../providers/wires.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { type Args, type Flag, isOn, type Positional, SETTINGS, type Subcommand, textOf } from './subcommand.ts';
import { complain, type Endpoints, NO_HOME, refuse } from './cli-endpoints.ts';
import { activeProfile, originOf } from './origin.ts';
import { Cancelled } from '../ui/person.ts';
import { masked } from './secret.ts';
import { boundNote, isKeySetting, keyNotes } from './setting-notes.ts';
import { openSettings, saveSettings, settingsPath, SHOWN_PATH, sourceOf } from './settings-file.ts';

interface Setting {
  readonly key: (typeof KEYS)[number];
  readonly name: keyof Settings;
  /** Null without a profile. */
  readonly section: string | null;
}

/** `model`, `work.model`, or `model` with `--profile work`. The error is one line. */
export function parseSetting(text: string, profile: string | null): Result<Setting, string> {
  const dot = text.lastIndexOf('.');
  const name = text.slice(dot + 1);
  const key = KEYS.find((candidate) => candidate.name === name);
  if (key === undefined) {
    const meant = settingCalled(name);
    return err(`no such setting: ${name}. ${meant === null ? 'To see all: yosh config list' : `Did you mean ${meant}?`}`);
  }
  const section = dot > 0 ? text.slice(0, dot) : null;
  if (dot === 0) return err(`no profile before the dot in ${text}. Without a profile: ${name}`);
  if (section !== null && profile !== null && section !== profile)
    return err(`two profiles are named, ${section} and ${profile}. Name one: ${profile}.${name}`);
  return ok({ key, name: key.name, section: section ?? profile });
}

/** A value as it is written in the file. */
const written = (value: Config[keyof Settings]): string => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value));

/** The settings in effect, with all that is wrong in them. */
function inEffect(source: ConfigSource): { readonly config: Config; readonly problems: readonly string[] } {
  const loaded = loadConfig(source);
  return { config: loaded.config, problems: allProblems(loaded) };
}

function get(args: Args, io: Endpoints): number {
  const setting = parseSetting(textOf(args, 'key') ?? '', textOf(args, 'profile'));
  if (!setting.ok) return refuse(io, setting.error);
  const { key, name, section } = setting.value;
  const source = sourceOf(io, section);
  const { config, problems } = inEffect(source);
  for (const problem of problems) complain(io, problem);
  const value = written(config[name]);
  const secret = key.secret && !isOn(args, 'reveal');
  if (isOn(args, 'verbose')) io.err(`${name}: ${originOf(name, source, config)}\n`);
  io.out(`${secret ? masked(value) : io.screen === null ? value : screenLine(value)}\n`);
  return 0;
}

function list(args: Args, io: Endpoints): number {
  const source = sourceOf(io, textOf(args, 'profile'));
  const { config, problems } = inEffect(source);
  for (const problem of problems) complain(io, problem);
  if (isOn(args, 'json')) {
    const rows = KEYS.map(({ name, secret }) => {
      const value = config[name];
      return [name, { value: secret ? masked(written(value)) : value, from: originOf(name, source, config) }] as const;
    });
    io.out(`${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
    return 0;
  }
  const rows = KEYS.map((key) => {
    const value = written(config[key.name]);
    return [`${key.name} = ${screenLine(key.secret ? masked(value) : value)}`, originOf(key.name, source, config)] as const;
  });
  const width = Math.min(48, Math.max(...rows.map(([setting]) => setting.length)));
  for (const [setting, origin] of rows) io.out(`${setting.padEnd(width)}  ; ${origin}\n`);
  return 0;
}

const REWRITTEN: ReadonlySet<keyof Config> = new Set(['key', 'provider']);
const CANCELLED_STATUS = 130;

async function set(args: Args, io: Endpoints): Promise<number> {
  const setting = parseSetting(textOf(args, 'key') ?? '', textOf(args, 'profile'));
  if (!setting.ok) return refuse(io, setting.error);
  const { key, name, section } = setting.value;
  const given = textOf(args, 'value');
  const asked = given === null ? await askFor(name, key.secret, section, io) : { value: given, typed: false };
  // an empty answer keeps what is there, as in setup; an empty argument was meant
  if (asked === 'cancelled' || asked.value === null || (given === null && isNothing(key, asked.value))) {
    complain(io, `no value was given for \`${name}\`; nothing was changed`);
    return asked === 'cancelled' ? CANCELLED_STATUS : 1;
  }
  const { value: answer, typed } = asked;
  const parsed = key.parse(answer);
  if (!parsed.ok) {
    const meant = nearest(answer, values()[name] ?? []);
    const hint = meant === null ? '' : `. Did you mean ${meant}?`;
    return refuse(io, `\`${name}\` must be ${parsed.error}${key.secret ? '' : `, not ${JSON.stringify(answer)}`}${hint}`);
  }
  // a key without its wrapping, a provider by its own name
  const value = REWRITTEN.has(name) ? written(parsed.value) : answer;
  const before = name === 'provider' ? loadConfig(sourceOf(io, section)).config.provider : null;
  const file = openSettings(io);
  if (!file.ok) return refuse(io, file.error);
  const edit = planEdit(file.value.text, { section: section ?? '', name, value });
  if (!edit.ok) return refuse(io, `\`${name}\`: ${edit.error}; nothing was changed`);
  if (name === 'key' && !isKey(written(parsed.value)))
    return refuse(io, '`key` must be one word of letters, digits and signs; nothing was changed');
  const saved = saveSettings(file.value, applySplice(file.value.text, edit.value));
  if (!saved.ok) return refuse(io, saved.error);
  io.out(
    `${section === null ? '' : `${section}.`}${name} = ${screenLine(key.secret ? masked(value) : value)}  ; ${SHOWN_PATH}:${edit.value.line}\n`,
  );
  if (key.secret && textOf(args, 'value') !== null && io.screen !== null)
    complain(io, `the ${name} is in your shell's history now. To be asked for it instead: yosh config set ${name}`);
  if (BINDING[name] !== undefined) await bindKey(section, typed ? 'typed' : BINDING[name], io);
  const source = sourceOf(io, section);
  const { config, problems } = inEffect(source);
  const note = before === null || value === before ? null : boundNote(file.value.text, section, before);
  for (const line of [...(note === null ? [] : [note]), ...(isKeySetting(name) ? keyNotes(config) : [])]) complain(io, line);
  if (config[name] !== parsed.value) complain(io, overridden(setting.value, source, config));
  else if (section === null && name !== 'profile')
    for (const problem of problems.filter((each) => each.includes(`\`${name}\``))) complain(io, problem);
  if (name === 'profile') for (const problem of problems.filter((each) => each.includes('no profile ['))) complain(io, problem);
  return 0;
}

/** An empty answer; for a key, a pair of quotes too. */
function isNothing(key: Setting['key'], answer: string): boolean {
  const parsed = key.parse(answer);
  return answer === '' || (parsed.ok && parsed.value === '');
}

/** Why the new value is not the one in effect. */
function overridden({ key, name, section }: Setting, source: ConfigSource, config: Config): string {
  const origin = originOf(name, source, config);
  const profile = section === null ? activeProfile(source) : '';
  // a profile with another provider or address inherits none of what belongs to those
  if (origin === 'default' && profile !== '')
    return `\`${name}\` is not for the profile [${profile}] that is in effect. For that one: yosh config set ${profile}.${name}`;
  return `\`${name}\` is still ${key.secret ? 'another' : JSON.stringify(written(config[name]))}: ${origin} overrides it`;
}

function unset(args: Args, io: Endpoints): number {
  const setting = parseSetting(textOf(args, 'key') ?? '', textOf(args, 'profile'));
  if (!setting.ok) return refuse(io, setting.error);
  const { key, name, section } = setting.value;
  const file = openSettings(io);
  if (!file.ok) return refuse(io, file.error);
  const text = withoutSetting(file.value.text, section ?? '', name);
  const shown = `${section === null ? '' : `${section}.`}${name}`;
  if (text === null) return refuse(io, `\`${shown}\` is not in ${SHOWN_PATH}; nothing was changed`);
  const saved = saveSettings(file.value, text);
  if (!saved.ok) return refuse(io, saved.error);
  const source = sourceOf(io, section);
  const { config } = loadConfig(source);
  const value = written(config[name]);
  io.out(`${shown} = ${screenLine(key.secret ? masked(value) : value)}  ; ${originOf(name, source, config)}\n`);
  return 0;
}

/** `typed`: at the terminal, with the address in sight. `given`: on the command line, which may be somebody else's suggestion. */
type NewKey = 'typed' | 'given' | 'unchanged';

/** Settings that decide which key goes where, and whether a change of them is a new key. */
const BINDING: Partial<Record<keyof Settings, NewKey>> = {
  key: 'given',
  key_command: 'given',
  base_url: 'unchanged',
  provider: 'unchanged',
};

/** Keeps the origin of a new key, so that the first question need not ask about it: at once when it was typed, after a yes when given. */
async function bindKey(section: string | null, key: NewKey, io: Endpoints): Promise<void> {
  const source = sourceOf(io, section ?? '');
  const found = clearKey(loadConfig(source).config, source.env, readYoshKey(io.env), io.agreements.read());
  if (found === null) return;
  const { grant, clearance } = found;
  if (clearance.kind === 'refused') return complain(io, `${clearance.failure.what}; ${clearance.failure.remedy}`);
  const [doubt] = clearance.doubts;
  if (doubt === undefined || key === 'typed') return io.agreements.add(grant);
  const person = key === 'given' ? io.person() : null;
  try {
    if (person !== null && (await person.confirm(`yosh: ${screenLine(doubt.question)}`))) return io.agreements.add(grant);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  } finally {
    person?.close();
  }
  complain(io, `the first question will ask whether the key may go to ${grant.origin}`);
}

/** The value, and whether the user has typed it at a terminal. The line above a key says where it will go, as far as the settings say so. */
async function askFor(
  name: string,
  secret: boolean,
  section: string | null,
  io: Endpoints,
): Promise<{ readonly value: string | null; readonly typed: boolean } | 'cancelled'> {
  const person = io.person();
  if (person === null) return { value: io.readLine(), typed: false };
  const { base_url: address } = loadConfig(sourceOf(io, section ?? '')).config;
  const target = secret && address !== '' ? ` for ${screenLine(address)}` : '';
  try {
    const value = (await person.ask(`${name}${target}${secret ? ' (not shown)' : ''}: `, { hidden: secret })).trim();
    return { value, typed: secret };
  } catch (error) {
    if (error instanceof Cancelled) return 'cancelled';
    throw error;
  } finally {
    person.close();
  }
}

function path(_: Args, io: Endpoints): number {
  if (io.home === null) return refuse(io, NO_HOME);
  io.out(`${settingsPath(io.home)}\n`);
  return 0;
}

const PROFILE: Flag = { name: 'profile', about: 'use this [section]; KEY can also be work.model', kind: 'text', example: 'work' };
const SETTING: Positional = { name: 'key', about: 'a setting, or profile.setting', called: 'a setting', suggest: SETTINGS };

const values = (): Record<string, readonly string[]> => {
  const known: Record<string, readonly string[]> = { provider: PROVIDER_NAMES, wire: WIRE_NAMES };
  for (const key of KEYS) if (typeof key.standard === 'boolean') known[key.name] = ['1', '0'];
  return known;
};

export const configCommand: Subcommand = {
  name: 'config',
  about: 'read and change ~/.yoconf',
  examples: ['yosh config list', 'yosh config set model qwen3:8b', 'yosh config get provider --verbose'],
  children: [
    {
      name: 'get',
      about: 'print the value in effect, from the file or the environment; a secret is masked',
      examples: ['yosh config get provider', 'yosh config get work.model', 'yosh config get key --reveal'],
      positionals: [SETTING],
      flags: [
        PROFILE,
        { name: 'reveal', about: 'print a secret in full', kind: 'switch' },
        { name: 'verbose', about: 'print on standard error where the value is from', kind: 'switch' },
      ],
      run: get,
    },
    {
      name: 'set',
      about: 'change one line of the file and keep the rest; without VALUE it asks, or reads from a pipe',
      examples: [
        'yosh config set provider anthropic',
        'yosh config set model qwen3:8b --profile local',
        'pass show anthropic | yosh config set key',
      ],
      positionals: [
        SETTING,
        {
          name: 'value',
          about: 'the new value; put -- before one that begins with a dash',
          called: 'a value',
          optional: true,
          suggestAfter: values(),
        },
      ],
      flags: [PROFILE],
      run: set,
    },
    {
      name: 'unset',
      about: 'remove one setting from the file and keep the rest',
      examples: ['yosh config unset model'],
      positionals: [SETTING],
      flags: [PROFILE],
      run: unset,
    },
    {
      name: 'list',
      about: 'print all settings and where each is from; secrets are masked',
      examples: ['yosh config list', 'yosh config list --json'],
      flags: [PROFILE, { name: 'json', about: 'print JSON', kind: 'switch' }],
      run: list,
    },
    { name: 'path', about: 'print where the file is', examples: ['yosh config path'], run: path },
  ],
};
