/**
 * The table of providers, one row each: all that settings, setup and the llm room know of a provider by name. The order is that of the
 * list in `yosh setup` and, where nothing is set, the order in which keys in the environment count. Source of addresses and models:
 * the providers' documentation of November 2026.
 */
import type { WireName } from './wires.ts';

export interface ProviderRow {
  /** A few words for the list in `yosh setup`. */
  readonly about: string;
  readonly wire: WireName;
  /** Null: the user has to set `base_url`. */
  readonly baseUrl: string | null;
  /** Environment variables that may have its key. */
  readonly envKeys: readonly string[];
  /** Beginnings of keys that only this provider gives out. */
  readonly keyPrefixes?: readonly string[];
  /** `~/.yoshkey`, the file of this program's ancestor, has a key for it. */
  readonly yoshKey?: true;
  /** The default model; empty: the first model that the server lists. */
  readonly model: string;
  readonly needsKey: boolean;
  /** Runs on this machine by default: reached without a proxy, and looked for when nothing is set. */
  readonly local: boolean;
  /** Hosts, besides that of `baseUrl`, that get the key from the environment. */
  readonly hosts?: RegExp;
  /** The page where credit is bought. */
  readonly billing?: string;
}

const chat = { wire: 'chat', needsKey: true, local: false } as const;
const local = { about: 'a model on this machine', wire: 'chat', envKeys: [], model: '', needsKey: false, local: true } as const;

const TABLE = {
  anthropic: {
    about: 'Claude',
    wire: 'messages',
    baseUrl: 'https://api.anthropic.com',
    envKeys: ['ANTHROPIC_API_KEY'],
    keyPrefixes: ['sk-ant-'],
    yoshKey: true,
    model: 'claude-sonnet-5-5',
    billing: 'https://console.anthropic.com/settings/billing',
    needsKey: true,
    local: false,
  },
  openai: {
    about: 'GPT',
    wire: 'responses',
    baseUrl: 'https://api.openai.com/v1',
    envKeys: ['OPENAI_API_KEY'],
    keyPrefixes: ['sk-proj-'],
    model: 'gpt-6.1-terra',
    billing: 'https://platform.openai.com/settings/organization/billing',
    needsKey: true,
    local: false,
  },
  ollama: { ...local, baseUrl: 'http://127.0.0.1:11434/v1' },
  lmstudio: { ...local, baseUrl: 'http://127.0.0.1:1234/v1' },
  llamacpp: { ...local, baseUrl: 'http://127.0.0.1:8080/v1' },
  gemini: {
    ...chat,
    about: 'Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai/',
    envKeys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    keyPrefixes: ['AIza'],
    model: 'gemini-flash-latest',
  },
  openrouter: {
    ...chat,
    about: 'hundreds of models, one key',
    baseUrl: 'https://openrouter.ai/api/v1',
    envKeys: ['OPENROUTER_API_KEY'],
    keyPrefixes: ['sk-or-'],
    model: 'openrouter/auto',
    billing: 'https://openrouter.ai/settings/credits',
  },
  groq: {
    ...chat,
    about: 'open models, fast',
    baseUrl: 'https://api.groq.com/openai/v1',
    envKeys: ['GROQ_API_KEY'],
    keyPrefixes: ['gsk_'],
    model: '',
  },
  azure: {
    about: 'OpenAI models at Azure',
    wire: 'responses',
    baseUrl: null,
    envKeys: ['AZURE_OPENAI_API_KEY'],
    model: '',
    needsKey: true,
    local: false,
    hosts: /\.(?:openai|cognitiveservices|services\.ai)\.azure\.com$/,
  },
  compatible: { ...chat, about: 'any OpenAI-compatible server', baseUrl: null, envKeys: [], model: '', needsKey: false },
} satisfies Readonly<Record<string, ProviderRow>>;

/** The providers that are asked over the network. */
export type NetworkName = keyof typeof TABLE;
/** The values of `provider` in `.yoconf`. */
export type ProviderName = NetworkName | 'offline';

export const PROVIDERS: Readonly<Record<NetworkName, ProviderRow>> = TABLE;
const NETWORK_NAMES = Object.keys(TABLE) as readonly NetworkName[];
export const PROVIDER_NAMES: readonly ProviderName[] = [...NETWORK_NAMES, 'offline'];

/** The provider when only an address is set. */
export const ANY_SERVER: NetworkName = 'compatible';

/** Providers that a key in the environment chooses; a provider without an address cannot be chosen by its key. */
export const BY_ENVIRONMENT = NETWORK_NAMES.filter((name) => PROVIDERS[name].baseUrl !== null && PROVIDERS[name].envKeys.length > 0);
export const LOCAL = NETWORK_NAMES.filter((name) => PROVIDERS[name].local);
export const BY_YOSH_KEY = NETWORK_NAMES.filter((name) => PROVIDERS[name].yoshKey === true);
export const ROWS: readonly ProviderRow[] = Object.values(PROVIDERS);

/** The provider of a key, by the beginning of the key; null when several give out such keys. */
export const ownerOfKey = (key: string): NetworkName | null =>
  NETWORK_NAMES.find((name) => PROVIDERS[name].keyPrefixes?.some((prefix) => key.startsWith(prefix)) === true) ?? null;
