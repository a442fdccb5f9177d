/**
 * The own forms of servers, as a choice of Chat Completions: some answer in them at this address, and so do proxies that translate the
 * request only. Pure.
 */
import { list, parseJson, record, text } from '../../base/json.ts';

type Value = Readonly<Record<string, unknown>>;

/** Keys around all of an answer: gateways, and Workers AI. */
const ENVELOPES = ['data', 'result', 'Response', 'body'];
/** The keys of a piece of text: Workers AI and Ollama's `generate`, KoboldCpp, llama.cpp, Hugging Face's servers. */
const PIECES = ['response', 'token', 'content', 'generated_text', 'text', 'output_text', 'result'];
/** The keys of the reason for the end, in the spelling of each server. */
const REASONS = ['finish_reason', 'finishReason', 'stop_reason', 'stopReason', 'stop_type', 'done_reason'];

/** An answer without a gateway's envelope; an error is beside it. */
export function enveloped(chunk: Value): Value {
  if (chunk['error'] !== undefined && chunk['error'] !== null) return chunk;
  if (chunk['choices'] !== undefined) return chunk;
  const output = record(chunk['output']);
  const inside = [
    ...ENVELOPES.map((key) => objectIn(chunk[key])),
    output['choices'] === undefined && output['text'] === undefined ? {} : output,
  ];
  return lowered(inside.find((value) => Object.keys(value).length > 0) ?? chunk);
}

/** An object, or the text that a function of a cloud makes of it. */
const objectIn = (value: unknown): Value => record(typeof value === 'string' && value.startsWith('{') ? parseJson(value) : value);

/** Names in the case of Tencent's API, as they are elsewhere: `FinishReason`, `ToolCalls`. */
function lowered(value: Value): Value {
  if (!Object.keys(value).some((key) => /^[A-Z]/.test(key))) return value;
  const rename = (one: unknown): unknown =>
    Array.isArray(one)
      ? one.map(rename)
      : typeof one === 'object' && one !== null
        ? Object.fromEntries(
            Object.entries(one).map(([key, part]) => [key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase(), rename(part)]),
          )
        : one;
  return record(rename(value));
}

/**
 * The choice that a chunk without choices means; undefined when it has none. A `message` is all of the answer, a `delta` a piece of it.
 * `whole`: the chunk was in an envelope or in a list, where no server puts a piece.
 */
export function nativeChoice(chunk: Value, whole: boolean): Value | undefined {
  const reason = reasonOf(chunk);
  const message = messageOf(chunk);
  // Ollama sends a message with every line
  if (message !== null) return chunk['done'] === undefined ? { message, finish_reason: reason } : { delta: message, finish_reason: reason };
  const key = PIECES.find((name) => pieceOf(chunk[name]) !== null);
  if (key === undefined && chunk['tool_calls'] === undefined && chunk['function_call'] === undefined) return undefined;
  const content = key === undefined ? '' : (pieceOf(chunk[key]) ?? '');
  const piece = { content, tool_calls: chunk['tool_calls'], function_call: chunk['function_call'] };
  const isWhole = whole || key === 'generated_text';
  return isWhole ? { message: piece, finish_reason: reason } : { delta: piece, finish_reason: reason };
}

/** The message in which Ollama, Cohere, Bedrock, Gemini, Messages and Responses answer, with its calls as a list of their own. */
function messageOf(chunk: Value): Value | null {
  const items = chunk['object'] === 'response' ? list(chunk['output']).map(record) : [];
  const isMessages = chunk['type'] === 'message' && Array.isArray(chunk['content']);
  const found =
    items.length > 0
      ? { content: items.flatMap((item) => (item['type'] === 'message' ? list(item['content']) : [item])) }
      : isMessages
        ? chunk
        : [chunk['message'], record(chunk['output'])['message'], record(list(chunk['candidates']).map(record)[0])['content']].find(
            (value) => typeof value === 'object' && value !== null,
          );
  if (found === undefined) return null;
  const message = record(found);
  const parts = list(message['content'] ?? message['parts']).map(record);
  const calls = parts.flatMap((part) => {
    const call = record(part['toolUse'] ?? part['functionCall'] ?? (CALL_TYPES.has(text(part['type'])) ? part : undefined));
    const { name, input, args, arguments: written } = call;
    return text(name) === '' ? [] : [{ name, arguments: input ?? args ?? written }];
  });
  return { ...message, content: message['content'] ?? message['parts'], ...(calls.length > 0 ? { tool_calls: calls } : {}) };
}

const CALL_TYPES: ReadonlySet<string> = new Set(['tool_use', 'function_call']);

/** The text of a piece; a special token of Hugging Face's servers has none. Null when it is none. */
function pieceOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const token = record(value);
  return typeof token['text'] === 'string' ? (token['special'] === true ? '' : token['text']) : null;
}

/** Null as long as the answer goes on. */
function reasonOf(chunk: Value): string | null {
  const places = [chunk, record(chunk['details']), record(list(chunk['candidates']).map(record)[0])];
  const said = places.flatMap((place) => REASONS.map((key) => text(place[key]))).find((reason) => reason !== '' && reason !== 'none');
  if (said !== undefined) return said;
  const isOver = chunk['done'] === true || chunk['stop'] === true || chunk['is_end'] === true || chunk['status'] === 'completed';
  return isOver ? 'stop' : null;
}
