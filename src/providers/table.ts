/**
 * The table of providers, one row each: all that settings, setup and the llm room know of a provider by name. The order is that of the
 * list in `yosh setup` and, where nothing is set, the order in which keys in the environment count. Source of addresses and models:
 * the providers' documentation of November 2026.
 */
import type { WireName } from './wires.ts';

export interface ProviderRow {
  /** A few words for the list in `yosh setup`. */
  readonly about: string;
  /** Other names that people know it by, in small letters. */
  readonly alsoCalled?: readonly string[];
  readonly wire: WireName;
  /** Null: the user has to set `base_url`. */
  readonly baseUrl: string | null;
  /** Environment variables that may have its key. */
  readonly envKeys: readonly string[];
  /** Beginnings of keys that only this provider gives out. */
  readonly keyPrefixes?: readonly string[];
  /** `~/.yoshkey`, the file of this program's ancestor, has a key for it. */
  readonly yoshKey?: true;
  /** The default model; empty: the best of the models that the server lists. */
  readonly model: string;
  /** Its models have names that the user gave them, so there is none to choose: what has to be set. */
  readonly modelCalled?: string;
  /** The variable in which its own programs find its address, and its usual port. */
  readonly hostVariable?: { readonly name: string; readonly port: number };
  /** What installs a model when it has none. */
  readonly install?: string;
  readonly needsKey: boolean;
  /** Runs on this machine by default. */
  readonly local: boolean;
  /**
   * Looked for at its address when nothing is set. Left out where other programs use that port too: what listens there was not chosen by
   * anybody to answer questions.
   */
  readonly probed?: true;
  /** Path, from the root of its address, that lists the models in memory as `{models: [{name}]}`: a model that is not in it is being loaded. */
  readonly inMemoryAt?: string;
  /** The command that brings a model to a server on this machine; the model's name follows. */
  readonly fetchModel?: string;
  /**
   * Its variables are also for other things (downloads, a command line tool), so a key in them does not choose it: who has one has not
   * said that questions should go there.
   */
  readonly keyIsShared?: true;
  /** Below the list in `yosh setup`, by name only: the list has to fit on a screen. */
  readonly seldom?: true;
  /** Hosts, besides that of `baseUrl`, that get the key from the environment. */
  readonly hosts?: RegExp;
  /** The page where a key is made. */
  readonly keysAt?: string;
  /** The page where credit is bought. */
  readonly billing?: string;
}

const chat = { wire: 'chat', needsKey: true, local: false } as const;
const local = { about: 'a model on this machine', wire: 'chat', envKeys: [], model: '', needsKey: false, local: true } as const;

const hosted = { ...chat, seldom: true, model: '' } as const;
const seldomLocal = { ...local, seldom: true } as const;

const TABLE = {
  anthropic: {
    about: 'Claude',
    alsoCalled: ['claude'],
    wire: 'messages',
    baseUrl: 'https://api.anthropic.com',
    envKeys: ['ANTHROPIC_API_KEY'],
    keysAt: 'https://console.anthropic.com/settings/keys',
    keyPrefixes: ['sk-ant-'],
    yoshKey: true,
    model: 'claude-sonnet-5-5',
    billing: 'https://console.anthropic.com/settings/billing',
    needsKey: true,
    local: false,
  },
  openai: {
    about: 'GPT',
    alsoCalled: ['gpt', 'chatgpt'],
    wire: 'responses',
    baseUrl: 'https://api.openai.com/v1',
    envKeys: ['OPENAI_API_KEY'],
    keysAt: 'https://platform.openai.com/api-keys',
    keyPrefixes: ['sk-proj-'],
    model: 'gpt-6.1-terra',
    billing: 'https://platform.openai.com/settings/organization/billing',
    needsKey: true,
    local: false,
  },
  ollama: {
    ...local,
    probed: true,
    baseUrl: 'http://127.0.0.1:11434/v1',
    hostVariable: { name: 'OLLAMA_HOST', port: 11434 },
    // docs.ollama.com/api/ps
    inMemoryAt: '/api/ps',
    fetchModel: 'ollama pull',
    install: 'ollama pull qwen3:8b',
  },
  lmstudio: { ...local, alsoCalled: ['lm studio', 'lm-studio'], probed: true, baseUrl: 'http://127.0.0.1:1234/v1' },
  llamacpp: { ...local, alsoCalled: ['llama.cpp', 'llama-server'], baseUrl: 'http://127.0.0.1:8080/v1' },
  gemini: {
    ...chat,
    about: 'Gemini',
    alsoCalled: ['google', 'google gemini'],
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai/',
    envKeys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    keysAt: 'https://aistudio.google.com/apikey',
    keyPrefixes: ['AIza'],
    model: 'gemini-flash-latest',
  },
  openrouter: {
    ...chat,
    about: 'hundreds of models, one key',
    baseUrl: 'https://openrouter.ai/api/v1',
    envKeys: ['OPENROUTER_API_KEY'],
    keysAt: 'https://openrouter.ai/settings/keys',
    keyPrefixes: ['sk-or-'],
    model: 'openrouter/auto',
    billing: 'https://openrouter.ai/settings/credits',
  },
  groq: {
    ...chat,
    about: 'open models, fast',
    baseUrl: 'https://api.groq.com/openai/v1',
    envKeys: ['GROQ_API_KEY'],
    keysAt: 'https://console.groq.com/keys',
    keyPrefixes: ['gsk_'],
    model: '',
  },
  mistral: {
    ...hosted,
    about: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    envKeys: ['MISTRAL_API_KEY'],
    keysAt: 'https://console.mistral.ai/api-keys',
  },
  deepseek: {
    ...hosted,
    about: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    envKeys: ['DEEPSEEK_API_KEY'],
    keysAt: 'https://platform.deepseek.com/api_keys',
  },
  xai: {
    ...hosted,
    about: 'Grok',
    alsoCalled: ['grok', 'x.ai'],
    baseUrl: 'https://api.x.ai/v1',
    envKeys: ['XAI_API_KEY'],
    keysAt: 'https://console.x.ai',
    keyPrefixes: ['xai-'],
  },
  together: {
    ...hosted,
    about: 'open models',
    baseUrl: 'https://api.together.xyz/v1',
    envKeys: ['TOGETHER_API_KEY'],
    keysAt: 'https://api.together.ai/settings/api-keys',
  },
  fireworks: {
    ...hosted,
    about: 'open models',
    baseUrl: 'https://api.fireworks.ai/inference/v1',
    envKeys: ['FIREWORKS_API_KEY'],
    keysAt: 'https://app.fireworks.ai/settings/users/api-keys',
    keyPrefixes: ['fw_'],
  },
  cerebras: {
    ...hosted,
    about: 'open models, fast',
    baseUrl: 'https://api.cerebras.ai/v1',
    envKeys: ['CEREBRAS_API_KEY'],
    keysAt: 'https://cloud.cerebras.ai',
    keyPrefixes: ['csk-'],
  },
  huggingface: {
    ...hosted,
    about: 'open models of many providers',
    alsoCalled: ['hugging face'],
    baseUrl: 'https://router.huggingface.co/v1',
    envKeys: ['HF_TOKEN'],
    keysAt: 'https://huggingface.co/settings/tokens',
    keyPrefixes: ['hf_'],
    keyIsShared: true,
  },
  zai: {
    ...hosted,
    about: 'GLM',
    alsoCalled: ['glm', 'z.ai'],
    baseUrl: 'https://api.z.ai/api/paas/v4',
    envKeys: ['ZAI_API_KEY'],
    keysAt: 'https://z.ai/manage-apikey/apikey-list',
  },
  moonshot: {
    ...hosted,
    about: 'Kimi',
    alsoCalled: ['kimi'],
    baseUrl: 'https://api.moonshot.ai/v1',
    envKeys: ['MOONSHOT_API_KEY'],
    keysAt: 'https://platform.moonshot.ai/console/api-keys',
  },
  dashscope: {
    ...hosted,
    about: 'Qwen',
    alsoCalled: ['qwen', 'alibaba'],
    baseUrl: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
    envKeys: ['DASHSCOPE_API_KEY'],
  },
  vercel: {
    ...hosted,
    about: 'many models, one key',
    baseUrl: 'https://ai-gateway.vercel.sh/v1',
    envKeys: ['AI_GATEWAY_API_KEY'],
    keyPrefixes: ['vck_'],
  },
  // docs.github.com/en/github-models/quickstart, docs.github.com/en/rest/models/inference: the token needs the right `models: read`
  github: {
    ...hosted,
    about: 'GitHub Models',
    alsoCalled: ['github models'],
    baseUrl: 'https://models.github.ai/inference',
    envKeys: ['GITHUB_TOKEN'],
    keysAt: 'https://github.com/settings/tokens',
    keyPrefixes: ['github_pat_'],
    keyIsShared: true,
  },
  // docs.perplexity.ai/docs/grounded-llm/openai-compatibility; its Chat Completions are at the address without `/v1`
  perplexity: {
    ...hosted,
    about: 'models that search the web',
    baseUrl: 'https://api.perplexity.ai',
    envKeys: ['PERPLEXITY_API_KEY'],
    keysAt: 'https://www.perplexity.ai/settings/api',
    keyPrefixes: ['pplx-'],
  },
  vllm: { ...seldomLocal, baseUrl: 'http://127.0.0.1:8000/v1' },
  jan: { ...seldomLocal, baseUrl: 'http://127.0.0.1:1337/v1' },
  docker: { ...seldomLocal, baseUrl: 'http://127.0.0.1:12434/engines/v1' },
  localai: { ...seldomLocal, baseUrl: 'http://127.0.0.1:8080/v1' },
  koboldcpp: { ...seldomLocal, baseUrl: 'http://127.0.0.1:5001/v1' },
  llamafile: { ...seldomLocal, baseUrl: 'http://127.0.0.1:8080/v1' },
  azure: {
    about: 'OpenAI models at Azure',
    wire: 'responses',
    baseUrl: null,
    envKeys: ['AZURE_OPENAI_API_KEY'],
    model: '',
    modelCalled: 'the name of your deployment',
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

/** The provider that is meant by one of its names, in any letters; null when none is. */
export function providerCalled(text: string): ProviderName | null {
  const wanted = text.trim().toLowerCase();
  return PROVIDER_NAMES.find((name) => name === wanted || (name !== 'offline' && PROVIDERS[name].alsoCalled?.includes(wanted))) ?? null;
}

/** The provider when only an address is set. */
export const ANY_SERVER: NetworkName = 'compatible';

/** Providers that a key in the environment chooses; a provider without an address cannot be chosen by its key. */
export const BY_ENVIRONMENT = NETWORK_NAMES.filter(
  (name) => PROVIDERS[name].baseUrl !== null && PROVIDERS[name].envKeys.length > 0 && PROVIDERS[name].keyIsShared !== true,
);
export const PROBED = NETWORK_NAMES.filter((name) => PROVIDERS[name].probed === true);
export const BY_YOSH_KEY = NETWORK_NAMES.filter((name) => PROVIDERS[name].yoshKey === true);
export const ROWS: readonly ProviderRow[] = Object.values(PROVIDERS);

/** The provider of a key, by the beginning of the key; null when several give out such keys. */
export const ownerOfKey = (key: string): NetworkName | null =>
  NETWORK_NAMES.find((name) => PROVIDERS[name].keyPrefixes?.some((prefix) => key.startsWith(prefix)) === true) ?? null;
