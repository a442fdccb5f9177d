/**
 * What servers refuse of a request: how they say it, and the request without it. A model is asked again at once, and from then on in the
 * form that it takes. What can only be left out needs no row: `refused-parameters.ts` finds it by its name. A row is for what has another
 * form, or is refused in other words; it has a name in `base/model-notes.ts`.
 */
import { list, record, text } from '../base/json.ts';
import { type Refusal, REFUSALS } from '../base/model-notes.ts';
import { withLimit } from './answer-limit.ts';
import type { Fault } from './faults.ts';
import { withoutParameter } from './refused-parameters.ts';
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

/** The newer name of the limit in a sentence about names. One about the value of the limit may have both names too (vLLM). */
const UNKNOWN = String.raw`\b(?:unsupported|not (?:supported|permitted|allowed)|unrecogni[sz]ed|unknown|unexpected|deprecated)\b`;
const NEWER_NAME = anyOf(String.raw`\bmax_completion_tokens\b.*${UNKNOWN}`, String.raw`(?:${UNKNOWN}|\buse\b).*\bmax_completion_tokens\b`);

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
  tool_choice: { says: /\btool_choice\b/i, has: (body) => 'tool_choice' in body, without: (body) => without(body, 'tool_choice') },
  schema: {
    says: /response_?format|json[_ ]?schema|structured|grammar|guided|temperature/i,
    at: ['bad-request', 'bad-form', 'model-unfit'],
    has: (body) => 'response_format' in body,
  },
  stream_options: {
    says: /stream[_ ]?options|include_usage/i,
    has: (body) => 'stream_options' in body,
    without: (body) => without(body, 'stream_options'),
  },
  // OpenAI's newer models: "Unsupported parameter: 'max_tokens' … Use 'max_completion_tokens' instead"
  max_tokens: {
    says: NEWER_NAME,
    has: (body) => 'max_tokens' in body,
    without: ({ max_tokens: tokens, ...body }) => ({ ...body, max_completion_tokens: tokens }),
  },
  // servers that know the older name only
  max_completion_tokens: {
    says: NEWER_NAME,
    has: (body) => 'max_completion_tokens' in body,
    without: ({ max_completion_tokens: tokens, ...body }) => ({ ...body, max_tokens: tokens }),
  },
  // Servers differ in which history they take: in the order of roles, the form of IDs, thoughts that must come back, a role for results.
  // Text in turns of the user and the assistant is the one form that each of them takes, so the words of the error do not matter
  earlier_calls: {
    says: /(?:)/,
    at: ['bad-request', 'bad-form', 'template', 'model-unfit', 'server', 'unread', 'unknown'],
    has: ({ messages }) =>
      list(messages).some((message) => Object.keys(record(message)).some((name) => !['role', 'content'].includes(name))),
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
  // templates of Gemma and old Mistral: "System role not supported", "Only user and assistant roles are supported"
  system: {
    says: anyOf(
      String.raw`system (?:role|messages?|prompts?|instructions?)\b.{0,40}\bnot (?:supported|allowed|enabled)`,
      String.raw`not support\w* ['"]system['"]`,
      String.raw`only user and assistant roles|roles must alternate`,
    ),
    has: ({ messages, system }) => system !== undefined || record(list(messages)[0])['role'] === 'system',
    without: ({ system, ...body }) => {
      const [first, ...others] = list(body['messages']).map(record);
      // Messages: blocks of text beside the messages
      if (system !== undefined)
        return { ...body, messages: [{ ...first, content: [...blocks(system), ...list(first?.['content'])] }, ...others] };
      const [second, ...rest] = others;
      const content = [first, second].map((message) => text(message?.['content'])).join('\n\n');
      return { ...body, messages: [{ role: 'user', content }, ...rest] };
    },
  },
};

const blocks = (system: unknown): readonly Body[] => list(system).map((block) => ({ type: 'text', text: text(record(block)['text']) }));

function anyOf(...texts: readonly string[]): RegExp {
  return new RegExp(texts.join('|'), 'i');
}

/** Refusals of the question's form as a whole, for faults that name no parameter. */
export const FORMS: readonly Refusal[] = ['earlier_calls', 'tools', 'system'];
export const PARAMETERS = REFUSALS.filter((name) => !FORMS.includes(name));

/** What this fault refuses of the body that was sent; null for another fault. */
export const refusalIn = ({ kind, message = '' }: Fault, body: Body, among: readonly Refusal[] = REFUSALS): Refusal | null =>
  among.find((name) => {
    const { says, at, has } = ROWS[name];
    return has(body) && says.test(message) && (at === undefined || at.includes(kind));
  }) ?? null;

/** Whether a body has what a row is about. */
export const isIn = (name: Refusal, body: Body): boolean => ROWS[name].has(body);

/** The body in the form that the target takes. */
export const accepted = (body: Body, refused: Refused, target: string): Body => {
  let made = body;
  for (const name of REFUSALS) {
    const row = ROWS[name];
    if (refused[name].has(target) && row.has(made)) made = row.without?.(made) ?? made;
  }
  for (const name of refused.named.get(target) ?? []) made = withoutParameter(made, name);
  const limit = refused.limits.get(target);
  return limit === undefined ? made : withLimit(made, limit);
};

/** What was refused, by origin and model. `Lessons` adds to it. */
export type Refused = Readonly<Record<Refusal, Set<string>>> & {
  readonly named: Map<string, Set<string>>;
  /** The limit of an answer, in place of that of the table of models. */
  readonly limits: Map<string, number>;
};

export class Refusals {
  readonly all: Refused = {
    ...(Object.fromEntries(REFUSALS.map((name) => [name, new Set<string>()])) as Record<Refusal, Set<string>>),
    named: new Map(),
    limits: new Map(),
  };

  /** With what `yosh probe` found of this model. */
  of(origin: string, model: string, found: readonly Refusal[]): Refused {
    for (const refusal of found) this.all[refusal].add(`${origin} ${model}`);
    return this.all;
  }
}
