/**
 * What servers refuse of a request: how they say it, and the request without it. A model is asked again at once, and from then on in the
 * form that it takes. What can only be left out needs no row: `refused-parameters.ts` finds it by its name. A row is for what has another
 * form, or is refused in other words; it has a name in `base/model-notes.ts`.
 */
import { list, record, text } from '../base/json.ts';
import { type Refusal, REFUSALS } from '../base/model-notes.ts';
import type { Fault } from './faults.ts';
import { isMissed, namedParameter, withoutParameter } from './refused-parameters.ts';
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

/** The tools with each function, and each object of its schema, changed. */
const withFunctions = (body: Body, change: (part: Body) => Body): Body => {
  const changed = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(changed)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(change(value as Body)).map(([name, part]) => [name, changed(part)]))
        : value;
  return { ...body, tools: changed(body['tools']) };
};
const inTools = (body: Body, name: string): boolean => JSON.stringify(body['tools'] ?? '').includes(`"${name}":`);

/** The most particular first: "Unknown parameter: 'tools[0].function.strict'" does not refuse the tools. */
const ROWS: Readonly<Record<Refusal, Row>> = {
  strict: {
    says: /\bstrict\b/i,
    has: (body) => inTools(body, 'strict'),
    without: (body) => withFunctions(body, (part) => without(part, 'strict')),
  },
  // Gemini: "Unknown name \"additionalProperties\" at 'tools[0]…': Cannot find field."
  keywords: {
    says: /additionalProperties/i,
    has: (body) => inTools(body, 'additionalProperties'),
    without: (body) => withFunctions(body, (part) => without(part, 'additionalProperties')),
  },
  parallel_calls: {
    says: /parallel_tool_calls/i,
    has: (body) => 'parallel_tool_calls' in body,
    without: (body) => without(body, 'parallel_tool_calls'),
  },
  // "Streaming is not supported when tools are provided": the answer comes whole then, which the decoder reads too
  stream: {
    says: anyOf(
      String.raw`\bstream(?:ing)?\b.{0,40}\b(?:not (?:supported|available|allowed|enabled|implemented|permitted)|unsupported|must be false)`,
      String.raw`\b(?:not support|unsupported)\w*\b.{0,20}\bstream(?:ing)?\b`,
    ),
    has: ({ stream }) => stream === true,
    without: (body) => ({ ...without(body, 'stream_options'), stream: false }),
  },
  // vLLM without --enable-auto-tool-choice (vllm#9986), OpenRouter's "No endpoints found that support tool use", Ollama, Gemma
  tools: {
    says: anyOf(
      String.raw`not support(?:ed)?\b.*\btools?\b`,
      String.raw`\btools?\b.*\bnot support`,
      String.raw`tools param requires`,
      String.raw`tool choice requires`,
      String.raw`no endpoints found that support tool use`,
      String.raw`--enable-auto-tool-choice`,
      String.raw`\btools?\b.{0,40}\b(?:unsupported|not (?:allowed|permitted|enabled|available|implemented))`,
      String.raw`(?:unrecogni[sz]ed|unknown|unexpected)\b.{0,40}\btools?\b(?!\[)`,
      String.raw`not support(?:ed)?\b.{0,20}\bfunctions?\b|\bfunction[ _-]?call\w*\b.{0,20}\bnot (?:support|available|enabled)`,
    ),
    has: (body) => 'tools' in body,
  },
  tool_choice: { says: /\btool_choice\b/i, has: (body) => 'tool_choice' in body, without: (body) => without(body, 'tool_choice') },
  schema: {
    says: /response_?format|json[_ ]?schema|structured|grammar|guided|temperature/i,
    at: ['bad-request', 'bad-form', 'model-unfit'],
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
  // servers that know the older name only
  max_completion_tokens: {
    says: /max_completion_tokens/i,
    has: (body) => 'max_completion_tokens' in body,
    without: ({ max_completion_tokens: tokens, ...body }) => ({ ...body, max_tokens: tokens }),
  },
  // vLLM: "However, you requested 5120 tokens (1024 in the messages, 4096 in the completion)"; OpenRouter: "This request requires more
  // credits, or fewer max_tokens. You requested up to 8192 tokens, but can only afford 1200"
  long_answer: {
    says: /\bcompletions?\b|max_(?:completion_)?tokens|\byou requested\b|requested tokens/i,
    at: ['context', 'bad-request', 'bad-form', 'payment'],
    has: (body) => LIMITS.some((name) => Number(body[name]) > SHORT_ANSWER),
    without: (body) => ({ ...body, ...Object.fromEntries(LIMITS.filter((name) => name in body).map((name) => [name, SHORT_ANSWER])) }),
  },
  // templates of Gemma and old Mistral: "System role not supported", "Only user and assistant roles are supported"
  system: {
    says: anyOf(
      String.raw`system (?:role|messages?|prompts?|instructions?)\b.{0,40}\bnot (?:supported|allowed|enabled)`,
      String.raw`not support\w* ['"]system['"]`,
      String.raw`only user and assistant roles|roles must alternate`,
    ),
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
export const accepted = (body: Body, refused: Refused, target: string): Body => {
  let made = body;
  for (const name of REFUSALS) {
    const row = ROWS[name];
    if (refused[name].has(target) && row.has(made)) made = row.without?.(made) ?? made;
  }
  for (const name of refused.named.get(target) ?? []) made = withoutParameter(made, name);
  return made;
};

/** As many parameters are left out for one question because a server named them. */
const MOST_NAMED = 6;

/** What the faults of one question teach about the server and the model that it goes to. */
export class Lessons {
  private readonly refused: Refused;
  private readonly target: string;
  /** Whether the wire can ask in the forms of the table. */
  private readonly byTable: boolean;
  /** Left out for this question, in this order, with the fault that named each. */
  private readonly named = new Map<string, Fault>();
  /** The fault to show in place of one that misses what was left out. */
  private first: Fault | null = null;

  constructor(refused: Refused, target: string, byTable: boolean) {
    this.refused = refused;
    this.target = target;
    this.byTable = byTable;
  }

  /** Whether there is another form to ask in after this fault. */
  learn(fault: Fault, sent: Body): boolean {
    const refusal = this.byTable ? refusalIn(fault, sent) : null;
    if (refusal !== null && !this.refused[refusal].has(this.target)) {
      this.refused[refusal].add(this.target);
      return true;
    }
    const [last] = [...this.named].slice(-1);
    if (last !== undefined && isMissed(fault, last[0])) {
      this.refused.named.get(this.target)?.delete(last[0]);
      this.named.delete(last[0]);
      this.first = last[1];
      return false;
    }
    const name = this.named.size < MOST_NAMED ? namedParameter(fault, sent) : null;
    if (name === null) return false;
    this.named.set(name, fault);
    this.refused.named.set(this.target, new Set([...(this.refused.named.get(this.target) ?? []), name]));
    return true;
  }

  /** The fault that ends the question, with what was tried. */
  told(fault: Fault): Fault {
    const shown = this.first ?? fault;
    return this.named.size === 0 ? shown : { ...shown, without: [...this.named.keys()] };
  }
}

/** What was refused, by origin and model. `Lessons` adds to it. */
export type Refused = Readonly<Record<Refusal, Set<string>>> & { readonly named: Map<string, Set<string>> };

export class Refusals {
  readonly all: Refused = {
    ...(Object.fromEntries(REFUSALS.map((name) => [name, new Set<string>()])) as Record<Refusal, Set<string>>),
    named: new Map(),
  };

  /** With what `yosh probe` found of this model. */
  of(origin: string, model: string, found: readonly Refusal[]): Refused {
    for (const refusal of found) this.all[refusal].add(`${origin} ${model}`);
    return this.all;
  }
}
