/** Turns the chunks of Chat Completions into events. Pure; it accepts the variants that compatible servers send. */
import { list, record, text } from '../../base/json.ts';
import { ANSWER_CHARS } from '../../base/limits.ts';
import { faultOf } from '../classify.ts';
import type { EndReason } from '../port.ts';
import { type AnswerReader, count, keep, parseInput, type WireEvent } from '../wire-reader.ts';

interface Call {
  readonly index: unknown;
  id: string;
  name: string;
  json: string;
  /** Fields that the server wants back with the call (Gemini's thought signatures). */
  extra: Readonly<Record<string, unknown>>;
}

/** The finish reasons of servers. Any other (`length`, or an unknown one) means that the answer was cut. */
const ENDS: Readonly<Record<string, EndReason>> = {
  stop: 'complete',
  tool_calls: 'complete',
  function_call: 'complete',
  end_turn: 'complete',
  eos: 'complete',
  content_filter: 'refused',
};

export class ChatReader implements AnswerReader {
  private reason: string | null = null;
  private text = '';
  private refusal = '';
  private readonly calls: Call[] = [];
  private reasoning: unknown[] = [];
  private usage: WireEvent | null = null;
  private readonly owner: string;

  constructor(owner: string) {
    this.owner = owner;
  }

  push(event: unknown): readonly WireEvent[] {
    const chunk = record(event);
    if (chunk['error'] !== undefined && chunk['error'] !== null) return [{ kind: 'fault', fault: faultOf(chunk['error']) }];
    this.count(record(chunk['usage']));
    const choice = record(list(chunk['choices']).find((one) => count(record(one)['index']) === 0));
    if (choice['error'] !== undefined && choice['error'] !== null) return [{ kind: 'fault', fault: faultOf(choice['error']) }];
    // a server that does not stream sends one whole message
    const delta = record(choice['delta'] ?? choice['message']);
    if (typeof choice['finish_reason'] === 'string') this.reason = choice['finish_reason'];
    this.refusal += text(delta['refusal']);
    this.reasoning.push(...list(delta['reasoning_details']));
    for (const call of list(delta['tool_calls'])) this.call(record(call));
    const piece = contentOf(delta['content']);
    this.text += piece;
    return piece === '' ? [] : [{ kind: 'text', text: piece }];
  }

  finish(): readonly WireEvent[] {
    if (this.reason === null) return [{ kind: 'fault', fault: { kind: 'cut' } }];
    const known = Object.hasOwn(ENDS, this.reason) ? (ENDS[this.reason] as EndReason) : 'cut';
    const reason = known === 'complete' && this.refusal !== '' ? 'refused' : known;
    const usage = this.usage === null ? [] : [this.usage];
    if (reason !== 'complete') return [...usage, { kind: 'end', reason }];
    const tools = this.calls.map((call): WireEvent => ({ kind: 'tool', call: { name: call.name, input: parseInput(call.json) } }));
    return [...usage, ...tools, ...this.items(), { kind: 'end', reason }];
  }

  private call(delta: Readonly<Record<string, unknown>>): void {
    const { index, id, type: _type, function: called, ...extra } = delta;
    const { name, arguments: json } = record(called);
    const last = this.calls.at(-1);
    const same = last !== undefined && (text(id) === '' ? last.index === index || index === undefined : last.id === id);
    if (!same && this.calls.length >= MOST_CALLS) return;
    const call: Call = same ? last : { index, id: text(id), name: '', json: '', extra: {} };
    if (!same) this.calls.push(call);
    // some servers repeat the name with every piece
    if (call.name === '') call.name = text(name);
    call.extra = { ...call.extra, ...extra };
    call.json += typeof json === 'string' ? json : json === undefined || json === null ? '' : JSON.stringify(json);
    if (call.json.length > ANSWER_CHARS) call.json = call.json.slice(0, ANSWER_CHARS);
  }

  private count(usage: Readonly<Record<string, unknown>>): void {
    if (usage['prompt_tokens'] === undefined) return;
    const cachedTokens = count(record(usage['prompt_tokens_details'])['cached_tokens']);
    this.usage = {
      kind: 'usage',
      inputTokens: count(usage['prompt_tokens']),
      outputTokens: count(usage['completion_tokens']),
      cachedTokens,
    };
  }

  /** An answer is kept in the server's own form only when it has more than text and calls. */
  private items(): readonly WireEvent[] {
    const hasMore = this.reasoning.length > 0 || this.calls.some((call) => Object.keys(call.extra).length > 0);
    if (!hasMore || this.calls.some((call) => call.id === '')) return [];
    const calls = this.calls.map(({ id, name, json, extra }) => ({ id, type: 'function', function: { name, arguments: json }, ...extra }));
    const message = {
      role: 'assistant',
      content: this.text,
      ...(this.reasoning.length > 0 ? { reasoning_details: this.reasoning } : {}),
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
    };
    return keep(this.owner, [message]);
  }
}

const MOST_CALLS = 16;

/** The text of a message, or of the text parts in a list of parts (Mistral). */
const contentOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : list(content)
        .map((part) => text(record(part)['text']))
        .join('');
