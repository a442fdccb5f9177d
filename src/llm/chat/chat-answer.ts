/** Turns the chunks of Chat Completions into events. Pure; it accepts the variants that compatible servers send. */
import { list, record, text } from '../../base/json.ts';
import { faultOf } from '../error-body.ts';
import { DONE } from '../event-stream.ts';
import { INPUT_KEYS } from '../tool-names.ts';
import { endNamed, endOf } from '../end-names.ts';
import { type AnswerReader, appended, count, keep, parseInput, type WireEvent } from '../wire-reader.ts';
import { enveloped, nativeChoice } from './native-forms.ts';

interface Call {
  readonly index: unknown;
  id: string;
  name: string;
  json: string;
  /** The last piece, as long as each piece began with the one before it: some servers send all of the arguments each time. */
  whole: string | null;
  /** Fields that the server wants back with the call (Gemini's thought signatures). */
  readonly extra: Map<string, unknown>;
}

export class ChatReader implements AnswerReader {
  private reason: string | null = null;
  private chunks = 0;
  /** All that came is one message: it is whole, because it was JSON to its end. */
  private document = false;
  /** Behind the last piece the tokens were counted in a chunk of their own, as servers do at the end. Some do it all the time. */
  private counted = false;
  private text = '';
  private thought = '';
  /** The part of it that DeepSeek and Kimi want back with a call. */
  private reasoningContent = '';
  /** The text is that of a refusal. */
  private refused = false;
  private readonly calls: Call[] = [];
  private reasoning: unknown[] = [];
  private usage: WireEvent | null = null;
  /** The index of the first choice: only one is asked for, and some servers do not count from 0. */
  private at: number | null = null;
  private readonly owner: string;

  constructor(owner: string) {
    this.owner = owner;
  }

  push(event: unknown): readonly WireEvent[] {
    if (event === DONE) return this.end(true);
    const events: WireEvent[] = [];
    // Gemini sends an error in a list, others all chunks in one
    for (const chunk of several(event)) {
      events.push(...this.chunk(record(chunk), Array.isArray(event)));
      if (events.at(-1)?.kind === 'fault') break;
    }
    return events;
  }

  private chunk(given: Readonly<Record<string, unknown>>, inList: boolean): readonly WireEvent[] {
    const chunk = enveloped(given);
    if (isError(chunk['error'])) return [{ kind: 'fault', fault: faultOf(chunk) }];
    this.count(record(chunk['usage']));
    const choices = listed(chunk['choices']).map(record);
    if (choices.length > 0) this.at ??= Math.min(...choices.map(({ index }) => count(index)));
    const choice =
      joined(choices.filter(({ index }) => count(index) === this.at)) ?? record(nativeChoice(chunk, inList || chunk !== given));
    if (choices.length > 0) this.counted = false;
    else this.counted ||= this.chunks > 0 && Array.isArray(chunk['choices']) && record(chunk['usage'])['prompt_tokens'] !== undefined;
    if (isError(choice['error'])) return [{ kind: 'fault', fault: faultOf(choice) }];
    // a server that does not stream sends one whole message
    const begun = choice['delta'] ?? choice['message'];
    const said = typeof begun === 'string' ? { content: begun } : record(begun);
    // MiniMax sends all of the message again behind its pieces
    const isAgain = choice['delta'] === undefined && this.text !== '' && contentOf(said['content']) === this.text;
    const delta = isAgain ? {} : said;
    this.chunks += 1;
    this.document = this.chunks === 1 && choice['delta'] === undefined && typeof choice['message'] === 'object';
    // some servers send another reason, or an empty one, after the reason
    this.reason = endOf(this.reason, text(choice['finish_reason']));
    this.refused ||= text(delta['refusal']) !== '';
    for (const detail of list(delta['reasoning_details'])) this.reasoning.push(detail);
    for (const call of callsIn(delta['tool_calls'])) this.call(record(call));
    // the form before tools
    if (delta['function_call'] !== undefined && delta['function_call'] !== null)
      this.call({ index: 'legacy', function: delta['function_call'] });
    const thought = text(delta['reasoning_content']) || text(delta['reasoning']) || text(delta['thinking']);
    this.thought = appended(this.thought, thought);
    this.reasoningContent = appended(this.reasoningContent, text(delta['reasoning_content']));
    const piece = contentOf(delta['content']) || text(choice['text']) || text(delta['refusal']);
    this.text += piece;
    if (piece !== '') return [{ kind: 'text', text: piece }];
    if (this.calls.length > 0) return [{ kind: 'sign', of: 'call' }];
    return thought === '' && this.reasoning.length === 0 ? [] : [{ kind: 'sign', of: 'thought' }];
  }

  finish(): readonly WireEvent[] {
    return this.end(false);
  }

  ended(): boolean {
    return this.reason !== null;
  }

  /** `done`: the server sent its `[DONE]`, so the stream was not cut even when it gave no reason. */
  private end(done: boolean): readonly WireEvent[] {
    if (this.reason === null && !done && !this.document && !this.counted) return [{ kind: 'fault', fault: { kind: 'cut' } }];
    const name = (this.reason ?? '').toLowerCase();
    const known = endNamed(name);
    const usage = this.usage === null ? [] : [this.usage];
    if (known === 'full') return [...usage, { kind: 'end', reason: 'cut', full: true }];
    const reason = known !== 'cut' && this.refused ? 'refused' : (known ?? 'complete');
    if (reason !== 'complete') return [...usage, { kind: 'end', reason }];
    const tools = this.calls.map((call): WireEvent => ({ kind: 'tool', call: { name: call.name, input: inputOf(call) } }));
    // some servers take a call for a thought
    const hidden = this.text === '' && tools.length === 0 && this.thought !== '';
    const thought: readonly WireEvent[] = hidden ? [{ kind: 'text', text: `<think>${this.thought}` }] : [];
    return [...usage, ...thought, ...tools, ...this.items(), { kind: 'end', reason, ...(known === null ? { unmarked: true } : {}) }];
  }

  private call(delta: Readonly<Record<string, unknown>>): void {
    const { index, id, type, function: made, custom, ...extra } = delta;
    const called = made ?? (type === 'custom' ? custom : undefined);
    // some servers leave the layer of `function` out
    const { name, ...rest } = called === undefined || called === null ? extra : record(called);
    const json = INPUT_KEYS.map((key) => rest[key]).find((value) => value !== undefined && value !== null);
    const known = this.callOf(index, text(id), text(name));
    if (known === undefined && this.calls.length >= MOST_CALLS) return;
    const call: Call = known ?? { index, id: text(id), name: '', json: '', whole: '', extra: new Map() };
    if (known === undefined) this.calls.push(call);
    // some servers repeat the name with every piece, others send it in pieces before the arguments
    if (text(name).startsWith(call.name)) call.name = text(name);
    else if (call.json === '') call.name += text(name);
    for (const [field, value] of Object.entries(extra)) if (field !== 'name' && !INPUT_KEYS.includes(field)) call.extra.set(field, value);
    // some servers begin with no arguments, written as JSON
    const piece =
      json === 'null' ? '' : typeof json === 'string' ? json : json === undefined ? '' : (piecesIn(json) ?? JSON.stringify(json));
    if (piece !== '') call.whole = call.whole !== null && piece.startsWith(call.whole) ? piece : null;
    call.json = appended(call.json, piece);
  }

  /**
   * The call that a piece belongs to. Some servers (vLLM up to 0.8) send a new id with each piece, so a new id at the place of a known call
   * is another call only when it has a name and the arguments so far are whole. A piece with neither an id nor a name begins no call,
   * whatever its index is.
   */
  private callOf(index: unknown, id: string, name: string): Call | undefined {
    const last = this.calls.at(-1);
    const byId = id === '' ? undefined : this.calls.findLast((call) => call.id === id);
    if (byId !== undefined) return byId;
    const there = index === undefined ? last : this.calls.findLast((call) => call.index === index);
    if (id === '') return there ?? (name === '' ? last : undefined);
    return there !== undefined && name !== '' && typeof inputOf(there) === 'object' ? undefined : there;
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

  /** An answer is kept in the server's own form only when it has more than text and calls, and is whole: nothing else is taken back. */
  private items(): readonly WireEvent[] {
    const reasoning = this.calls.length > 0 && this.reasoningContent !== '' ? { reasoning_content: this.reasoningContent } : {};
    const details = this.reasoning.length > 0 ? { reasoning_details: this.reasoning } : {};
    const more = { ...reasoning, ...details };
    const hasMore = Object.keys(more).length > 0 || this.calls.some((call) => call.extra.size > 0);
    if (!hasMore || this.calls.some((call) => call.id === '' || typeof inputOf(call) !== 'object')) return [];
    const calls = this.calls.map((call) => ({
      id: call.id,
      type: 'function',
      function: { name: call.name, arguments: argumentsOf(call) },
      ...Object.fromEntries(call.extra),
    }));
    const message = { role: 'assistant', content: this.text, ...more, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
    return keep(this.owner, [message]);
  }
}

/** Arguments as a list of pieces of their text; null when they are none. */
const piecesIn = (json: unknown): string | null =>
  Array.isArray(json) && json.length > 1 && json.every((one) => typeof one === 'string') ? json.join('') : null;

const MOST_CALLS = 16;

/** The text of the arguments of a call; of servers that send all of them each time it is the last one. */
const argumentsOf = ({ json, whole }: Call): string =>
  whole !== null && whole !== '' && whole !== json && typeof parseInput(json) === 'string' ? whole : json;

const inputOf = (call: Call): unknown => parseInput(argumentsOf(call));

/** Some servers send an empty error with every chunk. */
const isError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : error !== undefined && error !== null && error !== '' && error !== false;

/** A list, or the object into which PHP turns one: its keys are numbers. */
const listed = (value: unknown): readonly unknown[] => {
  const entries = Object.entries(record(value));
  return entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, one]) => one) : list(value);
};

/** A list, or the one object that some servers send in its place. */
const several = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : typeof value === 'object' && value !== null ? [value] : [];

const callsIn = (value: unknown): readonly unknown[] => (listed(value).length > 0 ? listed(value) : several(value));

/** One choice of several with the same index: a proxy of Claude makes one of each block of a message. */
function joined(choices: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, unknown>> | undefined {
  const [first, ...others] = choices;
  if (first === undefined || others.length === 0) return first;
  const key = first['delta'] === undefined ? 'message' : 'delta';
  const parts = choices.map((choice) => record(choice[key]));
  const content = parts.map((part) => contentOf(part['content'])).join('');
  const calls = parts.flatMap((part) => callsIn(part['tool_calls']));
  return { ...first, [key]: { ...parts[0], content, tool_calls: calls } };
}

/** The text of a message, or of the text parts in a list of parts (Mistral). */
const contentOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : several(content)
        .map((part) => (typeof part === 'string' ? part : text(record(part)['text'])))
        .join('');
