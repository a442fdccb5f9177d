/** Where the value in effect of a setting comes from. The order is that of src/config/load.ts, from its end; a test compares them. */
import { type ConfigSource, profileIn, variableValue } from '../config/load.ts';
import { type Config, type Settings, KEYS } from '../config/config-keys.ts';
import { parseFile } from '../config/parse-yoconf.ts';

/** The place to look for it: `YO_MODEL`, `~/.yoconf:3`, `default`. */
export function originOf(name: keyof Settings, source: ConfigSource, config: Config): string {
  const key = KEYS.find((candidate) => candidate.name === name);
  if (key === undefined) return 'default';
  const counts = (value: string): boolean => {
    const parsed = key.parse(value);
    return parsed.ok && parsed.value === config[name];
  };
  const fromEnv = variableValue(key, source.env);
  if (key.env !== null && fromEnv !== undefined && key.parse(fromEnv).ok) return key.env;
  const entries = source.file === null || 'error' in source.file ? [] : effectiveEntries(source.file.text, source.env);
  const entry = entries.findLast((candidate) => candidate.name === name && key.parse(candidate.value).ok);
  if (entry !== undefined && counts(entry.value)) return `${source.path}:${entry.line}`;
  return config[name] === key.standard ? 'default' : 'detected';
}

function effectiveEntries(text: string, env: ConfigSource['env']): { name: string; value: string; line: number }[] {
  const { sections } = parseFile(text);
  const top = sections.get('') ?? [];
  const profile = profileIn(top, env);
  return [...top, ...(profile === '' ? [] : (sections.get(profile) ?? []))];
}

/** Name of the profile in effect; '' without one. */
export function activeProfile(source: ConfigSource): string {
  const top = source.file === null || 'error' in source.file ? [] : (parseFile(source.file.text).sections.get('') ?? []);
  return profileIn(top, source.env);
}
