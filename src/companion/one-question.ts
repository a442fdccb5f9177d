/**
 * Who is asked for one question alone, and with which settings: `yo @NAME words` names a profile, a provider or a model, `YO_MODEL=NAME yo
 * words` sets a variable. Pure. A word behind `@` that is none of them is part of the question, as in `yo @angular/cli is too old`.
 */
import { type ConfigSource, loadConfig, type OnceOnly } from '../config/load.ts';
import { parseFile } from '../config/parse-yoconf.ts';
import { PROBED, PROVIDER_NAMES, PROVIDERS } from '../providers/table.ts';
import { addressOf, choose } from '../llm/choose.ts';
import { type InFront, variablesInFront } from './variables-in-front.ts';

export interface OneQuestion {
  /** Null: the settings decide, as for every question. */
  readonly once: OnceOnly | null;
  /** Without the part that names who is asked. */
  readonly question: string;
  /** What the line sets for this question. */
  readonly set: Omit<InFront, 'question'>;
}

const NOTHING_SET: OneQuestion['set'] = { variables: {}, refused: null };

/** Names that a server listed last, by its origin. */
export type ListedAt = (origin: string) => readonly string[];

export function oneQuestion(text: string, source: ConfigSource, listedAt: ListedAt): OneQuestion {
  const { question, ...set } = variablesInFront(text) ?? { question: text, ...NOTHING_SET };
  const env = { ...source.env, ...set.variables };
  const named = /^@(\S+)(?:\s+([^]*))?$/.exec(question);
  if (named !== null) {
    const [, name = '', rest = ''] = named;
    const once = meant(name, { ...source, env }, listedAt);
    if (once !== null) return { once, question: rest, set };
  }
  const { YO_MODEL: model = '', YO_PROFILE: profile = '' } = set.variables;
  const once: OnceOnly | null = model !== '' ? { kind: 'model', name: model } : profile !== '' ? { kind: 'profile', name: profile } : null;
  return { once, question, set };
}

/** Profiles first, because the user has named them. */
function meant(name: string, source: ConfigSource, listedAt: ListedAt): OnceOnly | null {
  const text = source.file !== null && 'text' in source.file ? source.file.text : '';
  const { sections } = parseFile(text);
  if (sections.has(name)) return { kind: 'profile', name };
  const named = PROVIDER_NAMES.find((one) => one === name.toLowerCase());
  if (named !== undefined) return { kind: 'provider', name: named };
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
