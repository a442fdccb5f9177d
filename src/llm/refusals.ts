/**
 * What servers refuse of a request, as a table: how they say it, and the request without it. A model is asked again at once, and from then on
 * in the form that it takes. A new refusal is a row here and a name in `base/model-notes.ts`.
 */
import { list, record, text } from '../base/json.ts';
import { type Refusal, REFUSALS } from '../base/model-notes.ts';
import type { Fault } from './faults.ts';
import type { Body } from './wire-reader.ts';

interface Row {
  readonly says: RegExp;
  /** The kinds of faults with which it is believed; any when left out. */
  readonly at?: readonly Fault['kind'][];
  /** Whether the body has it. */
  has(body: Body): boolean;
  /** The body without it. Left out where the wire makes the body without. */
  without?(body: Body): Body;
}

/** Tokens of an answer where the context is small: the longest command with its explanation has 300. */
const SHORT_ANSWER = 1_024;
const LIMITS = ['max_tokens', 'max_completion_tokens'] as const;

const without = (body: Body, name: string): Body => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

const ROWS: Readonly<Record<Refusal, Row>> = {
  // vLLM without --enable-auto-tool-choice (vllm#9986), OpenRouter's "No endpoints found that support tool use", Ollama, Gemma
  tools: {
    says: anyOf(
      String.raw`not support(?:ed)?\b.*\btools?\b`,
      String.raw`\btools?\b.*\bnot support`,
      String.raw`tools param requires`,
      String.raw`tool choice requires`,
      String.raw`no endpoints found that support tool use`,
      String.raw`\btools?\b.{0,40}\b(?:unsupported|not (?:allowed|permitted|enabled|available))`,
    ),
    has: (body) => 'tools' in body,
  },
  schema: {
    says: /response_?format|json[_ ]?schema|structured|grammar|guided|temperature/i,
    at: ['bad-request'],
    has: (body) => 'response_format' in body,
  },
  stream_options: {
    says: /stream_?options|include_usage/i,
    has: (body) => 'stream_options' in body,
    without: (body) => without(body, 'stream_options'),
  },
  // OpenAI's newer models: "Unsupported parameter: 'max_tokens' … Use 'max_completion_tokens' instead"
  max_tokens: {
    says: /max_completion_tokens/i,
    has: (body) => 'max_tokens' in body,
    without: ({ max_tokens: tokens, ...body }) => ({ ...body, max_completion_tokens: tokens }),
  },
  // vLLM: "However, you requested 5120 tokens (1024 in the messages, 4096 in the completion)"
  long_answer: {
    says: /\bcompletions?\b|max_(?:completion_)?tokens|\byou requested\b|requested tokens/i,
    at: ['context', 'bad-request'],
    has: (body) => LIMITS.some((name) => Number(body[name]) > SHORT_ANSWER),
    without: (body) => ({ ...body, ...Object.fromEntries(LIMITS.filter((name) => name in body).map((name) => [name, SHORT_ANSWER])) }),
  },
  // templates of Gemma and old Mistral: "System role not supported", "Only user and assistant roles are supported"
  system: {
    says: /system (?:role|messages?|prompts?|instructions?)\b.{0,40}\bnot (?:supported|allowed|enabled)|only user and assistant roles|roles must alternate/i,
    has: ({ messages }) => record(list(messages)[0])['role'] === 'system',
    without: (body) => {
      const [first, second, ...rest] = list(body['messages']).map(record);
      const content = [first, second].map((message) => text(message?.['content'])).join('\n\n');
      return { ...body, messages: [{ role: 'user', content }, ...rest] };
    },
  },
};

function anyOf(...texts: readonly string[]): RegExp {
  return new RegExp(texts.join('|'), 'i');
}

/** What this fault refuses of the body that was sent; null for another fault. */
export const refusalIn = ({ kind, message = '' }: Fault, body: Body): Refusal | null =>
  REFUSALS.find((name) => {
    const { says, at, has } = ROWS[name];
    return has(body) && says.test(message) && (at === undefined || at.includes(kind));
  }) ?? null;

/** The body in the form that the target takes. */
export const accepted = (body: Body, refused: Refusals['all'], target: string): Body => {
  let made = body;
  for (const name of REFUSALS) {
    const row = ROWS[name];
    if (refused[name].has(target) && row.has(made)) made = row.without?.(made) ?? made;
  }
  return made;
};

export class Refusals {
  /** Origin and model of those that refused it. `networkProvider` adds to these. */
  readonly all = Object.fromEntries(REFUSALS.map((name) => [name, new Set<string>()])) as Readonly<Record<Refusal, Set<string>>>;

  /** With what `yosh probe` found of this model. */
  of(origin: string, model: string, found: readonly Refusal[]): Refusals['all'] {
    for (const refusal of found) this.all[refusal].add(`${origin} ${model}`);
    return this.all;
  }
}
