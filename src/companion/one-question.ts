/**
 * Who is asked for one question alone: `yo @NAME words` names a profile, a provider or a model, `YO_MODEL=NAME yo words` a model. Pure. A
 * word behind `@` that is none of them is part of the question, as in `yo @angular/cli is too old`.
 */
import { type ConfigSource, loadConfig, type OnceOnly } from '../config/load.ts';
import { parseFile } from '../config/parse-yoconf.ts';
import { PROBED, PROVIDER_NAMES, PROVIDERS } from '../providers/table.ts';
import { addressOf, choose } from '../llm/choose.ts';

export interface OneQuestion {
  /** Null: the settings decide, as for every question. */
  readonly once: OnceOnly | null;
  /** Without the part that names who is asked. */
  readonly question: string;
}

/** Names that a server listed last, by its origin. */
export type ListedAt = (origin: string) => readonly string[];

export function oneQuestion(text: string, source: ConfigSource, listedAt: ListedAt): OneQuestion {
  // the hooks send a line that begins so as it is, any other without its `yo`
  const variable = /^YO_MODEL=(["']?)(\S*)\1\s+yo(?:\s+([^]*))?$/.exec(text);
  if (variable !== null) {
    const [, , name = '', question = ''] = variable;
    return { once: name === '' ? null : { kind: 'model', name }, question };
  }
  const named = /^@(\S+)(?:\s+([^]*))?$/.exec(text);
  if (named === null) return { once: null, question: text };
  const [, name = '', question = ''] = named;
  const once = meant(name, source, listedAt);
  return once === null ? { once, question: text } : { once, question };
}

/** Profiles first, because the user has named them. */
function meant(name: string, source: ConfigSource, listedAt: ListedAt): OnceOnly | null {
  const text = source.file !== null && 'text' in source.file ? source.file.text : '';
  const { sections } = parseFile(text);
  if (sections.has(name)) return { kind: 'profile', name };
  if ((PROVIDER_NAMES as readonly string[]).includes(name)) return { kind: 'provider', name };
  for (const [section, entries] of sections)
    if (section !== '' && entries.findLast((entry) => entry.name === 'model')?.value === name) return { kind: 'profile', name: section };
  const provider = PROVIDER_NAMES.find((one) => one !== 'offline' && PROVIDERS[one].model === name);
  if (provider !== undefined) return { kind: 'provider', name: provider };
  const model = originsOf(source)
    .flatMap((origin) => listedAt(origin))
    .find((id) => id === name || id === `${name}:latest` || id.split('/').at(-1) === name);
  return model === undefined ? null : { kind: 'model', name: model };
}

/** The origins whose models may be named: that of the settings, or those where a server is looked for. */
function originsOf(source: ConfigSource): readonly string[] {
  const { config } = loadConfig(source);
  const chosen = choose(config, source.env, '');
  if (!chosen.ok || chosen.value === 'offline') return [];
  if (chosen.value !== 'local') return [new URL(chosen.value.baseUrl).origin];
  return PROBED.flatMap((name) => addressOf(PROVIDERS[name], source.env) ?? []).map((address) => new URL(address).origin);
}
