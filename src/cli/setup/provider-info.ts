/** What setup has to know of a provider before it is opened. */
import { PROVIDERS } from '../../config/keys.ts';

export interface ProviderInfo {
  /** As in `.yoconf`. */
  readonly name: string;
  /** A few words for the list. */
  readonly about: string;
  /** False: none is asked for (`optional`: asked for, and Enter goes on without). */
  readonly needsKey: boolean | 'optional';
  /** The environment variable its key may be in. */
  readonly keyEnv: string | null;
  /** '' when it has none: the server decides, or it is asked for. */
  readonly defaultModel: string;
  /** `base_url` has to be said. */
  readonly needsUrl?: boolean;
}

const hosted = (name: string, about: string, keyEnv: string, defaultModel = ''): ProviderInfo => ({
  name,
  about,
  needsKey: true,
  keyEnv,
  defaultModel,
});
const local = (name: string, about: string): ProviderInfo => ({ name, about, needsKey: false, keyEnv: null, defaultModel: '' });

const KNOWN: readonly ProviderInfo[] = [
  hosted('anthropic', 'Claude; needs a key', 'ANTHROPIC_API_KEY', 'claude-sonnet-5-5'),
  hosted('openai', 'GPT; needs a key', 'OPENAI_API_KEY', 'gpt-6.1-terra'),
  local('ollama', 'a model on this machine, 127.0.0.1:11434'),
  local('lmstudio', 'a model on this machine, 127.0.0.1:1234'),
  local('llamacpp', 'a model on this machine, 127.0.0.1:8080'),
  hosted('openrouter', 'many models; needs a key', 'OPENROUTER_API_KEY', 'openrouter/auto'),
  hosted('groq', 'open models, fast; needs a key', 'GROQ_API_KEY'),
  hosted('gemini', 'Gemini; needs a key', 'GEMINI_API_KEY', 'gemini-flash-latest'),
  { ...hosted('azure', 'OpenAI models at Azure; needs a key and an address', 'AZURE_OPENAI_API_KEY'), needsUrl: true },
  {
    name: 'compatible',
    about: 'any server that speaks as OpenAI does',
    needsKey: 'optional',
    keyEnv: null,
    defaultModel: '',
    needsUrl: true,
  },
  { ...local('offline', 'rules on this machine; nothing is sent, no model') },
];

/** A provider nobody described here: a key is asked for and may be left out. */
const unknown = (name: string): ProviderInfo => ({ name, about: '', needsKey: 'optional', keyEnv: null, defaultModel: '' });

/** One for every name that `.yoconf` may have, in the order of that table. */
export const providerInfos = (names: readonly string[] = PROVIDERS): readonly ProviderInfo[] =>
  names.map((name) => KNOWN.find((info) => info.name === name) ?? unknown(name));
