/** The providers, one row each. Source of addresses and models: the providers' documentation of November 2026. */
import type { ProviderName } from '../config/keys.ts';
import type { WireName } from './models.ts';

export interface Row {
  /** What it is, in a few words. */
  readonly about: string;
  readonly wire: WireName;
  /** Null: has to be set. */
  readonly baseUrl: string | null;
  /** Where a key may be found in the environment. */
  readonly envKeys: readonly string[];
  /** Empty: what the server has. */
  readonly model: string;
  readonly needsKey: boolean;
  /** Runs on this machine by default: no proxy on the way. */
  readonly local: boolean;
  /** Hosts besides the one of `baseUrl` that the environment's key is for. */
  readonly hosts?: RegExp;
}

const chat = { wire: 'chat', needsKey: true, local: false } as const;
const local = { about: 'a model on this machine', wire: 'chat', envKeys: [], model: '', needsKey: false, local: true } as const;

export const ROWS: Readonly<Record<Exclude<ProviderName, 'offline'>, Row>> = {
  anthropic: {
    about: 'Claude',
    wire: 'messages',
    baseUrl: 'https://api.anthropic.com',
    envKeys: ['ANTHROPIC_API_KEY'],
    model: 'claude-sonnet-5-5',
    needsKey: true,
    local: false,
  },
  openai: {
    about: 'GPT',
    wire: 'responses',
    baseUrl: 'https://api.openai.com/v1',
    envKeys: ['OPENAI_API_KEY'],
    model: 'gpt-6.1-terra',
    needsKey: true,
    local: false,
  },
  ollama: { ...local, baseUrl: 'http://127.0.0.1:11434/v1' },
  lmstudio: { ...local, baseUrl: 'http://127.0.0.1:1234/v1' },
  llamacpp: { ...local, baseUrl: 'http://127.0.0.1:8080/v1' },
  openrouter: {
    ...chat,
    about: 'many models',
    baseUrl: 'https://openrouter.ai/api/v1',
    envKeys: ['OPENROUTER_API_KEY'],
    model: 'openrouter/auto',
  },
  groq: { ...chat, about: 'open models, fast', baseUrl: 'https://api.groq.com/openai/v1', envKeys: ['GROQ_API_KEY'], model: '' },
  gemini: {
    ...chat,
    about: 'Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai/',
    envKeys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    model: 'gemini-flash-latest',
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
  compatible: { ...chat, about: 'any server that speaks as OpenAI does', baseUrl: null, envKeys: [], model: '', needsKey: false },
};

export type NetworkName = keyof typeof ROWS;

/** In this order when nothing is said; a key for Azure says nothing about where it is. */
export const BY_ENVIRONMENT: readonly NetworkName[] = ['anthropic', 'openai', 'gemini', 'openrouter', 'groq'];
export const LOCAL: readonly NetworkName[] = ['ollama', 'lmstudio', 'llamacpp'];

/** Beginnings of keys that only one provider gives out. */
export const BY_KEY: readonly (readonly [string, NetworkName])[] = [
  ['sk-ant-', 'anthropic'],
  ['sk-or-', 'openrouter'],
  ['sk-proj-', 'openai'],
  ['gsk_', 'groq'],
  ['AIza', 'gemini'],
];
