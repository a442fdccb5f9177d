/** The events that a server of each wire sends, written after the wire's documentation, and the rules for requests to it. */
import { WIRE_NAMES as WIRES, type WireName } from '../../src/providers/wires.ts';
import type { Seen } from './model-server.ts';

export interface SseEvent {
  readonly event?: string;
  readonly data: unknown;
}

export interface Call {
  readonly name: string;
  /** An object, or the JSON as the model wrote it. */
  readonly input: unknown;
}

export type Stop = 'normal' | 'cut' | 'refused' | 'paused';

/** One turn of a model. */
export interface Speech {
  readonly text?: readonly string[];
  readonly calls?: readonly Call[];
  readonly stop?: Stop;
  /** Reasoning or thinking precedes it. */
  readonly thinks?: boolean;
}

export const json = (input: unknown): string => (typeof input === 'string' ? input : JSON.stringify(input));
const halves = (text: string): readonly string[] => [text.slice(0, text.length >> 1), text.slice(text.length >> 1)];

function messages({ text = [], calls = [], stop = 'normal', thinks = false }: Speech): readonly SseEvent[] {
  const events: SseEvent[] = [];
  const say = (data: { type: string; [name: string]: unknown }): void => void events.push({ event: data.type, data });
  const block = (start: object, deltas: readonly object[]): void => {
    say({ type: 'content_block_start', index, content_block: start });
    for (const delta of deltas) say({ type: 'content_block_delta', index, delta });
    say({ type: 'content_block_stop', index });
    index += 1;
  };
  let index = 0;
  const usage = { input_tokens: 20, cache_read_input_tokens: 100, cache_creation_input_tokens: 3, output_tokens: 1 };
  say({
    type: 'message_start',
    message: { id: 'msg_1', type: 'message', role: 'assistant', content: [], model: 'm', stop_reason: null, usage },
  });
  say({ type: 'ping' });
  if (thinks)
    block({ type: 'thinking', thinking: '', signature: '' }, [
      { type: 'thinking_delta', thinking: 'hm' },
      { type: 'signature_delta', signature: 'sig==' },
    ]);
  if (text.length > 0)
    block(
      { type: 'text', text: '' },
      text.map((piece) => ({ type: 'text_delta', text: piece })),
    );
  calls.forEach((call, at) =>
    block(
      { type: 'tool_use', id: `toolu_s${at}`, name: call.name, input: {} },
      halves(json(call.input)).map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
    ),
  );
  const reason = { normal: calls.length > 0 ? 'tool_use' : 'end_turn', cut: 'max_tokens', refused: 'refusal', paused: 'pause_turn' }[stop];
  say({ type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 15 } });
  say({ type: 'message_stop' });
  return events;
}

function responses({ text = [], calls = [], stop = 'normal', thinks = false }: Speech): readonly SseEvent[] {
  const events: SseEvent[] = [];
  let sequence = 0;
  const say = (type: string, data: object): void => void events.push({ event: type, data: { type, sequence_number: sequence++, ...data } });
  const output: object[] = [];
  const base = { id: 'resp_1', object: 'response', error: null, incomplete_details: null };
  say('response.created', { response: { ...base, status: 'in_progress', output: [] } });
  const item = (full: object): void => {
    say('response.output_item.done', { output_index: output.length, item: full });
    output.push(full);
  };
  if (thinks) item({ type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'opaque==' });
  if (text.length > 0) {
    for (const piece of text)
      say('response.output_text.delta', { item_id: 'msg_1', output_index: output.length, content_index: 0, delta: piece });
    const content =
      stop === 'refused' ? [{ type: 'refusal', refusal: text.join('') }] : [{ type: 'output_text', text: text.join(''), annotations: [] }];
    item({ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content });
  } else if (stop === 'refused')
    item({ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [{ type: 'refusal', refusal: 'no' }] });
  calls.forEach((call, at) => {
    for (const piece of halves(json(call.input)))
      say('response.function_call_arguments.delta', { item_id: `fc_${at}`, output_index: output.length, delta: piece });
    item({
      type: 'function_call',
      id: `fc_${at}`,
      call_id: `call_s${at}`,
      name: call.name,
      arguments: json(call.input),
      status: 'completed',
    });
  });
  const usage = { input_tokens: 123, input_tokens_details: { cached_tokens: 100 }, output_tokens: 15, total_tokens: 138 };
  if (stop === 'cut')
    say('response.incomplete', {
      response: { ...base, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' }, output, usage },
    });
  else say('response.completed', { response: { ...base, status: 'completed', output, usage } });
  return events;
}

function chat({ text = [], calls = [], stop = 'normal', thinks = false }: Speech): readonly SseEvent[] {
  const events: SseEvent[] = [];
  const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm' };
  const say = (delta: object, finish: string | null = null): void =>
    void events.push({ data: { ...base, choices: [{ index: 0, delta, finish_reason: finish }] } });
  say({ role: 'assistant', content: '' });
  if (thinks) say({ reasoning_details: [{ type: 'reasoning.encrypted', data: 'opaque==' }] });
  for (const piece of text) say({ content: piece });
  calls.forEach((call, index) => {
    say({ tool_calls: [{ index, id: `call_s${index}`, type: 'function', function: { name: call.name, arguments: '' } }] });
    for (const piece of halves(json(call.input))) say({ tool_calls: [{ index, function: { arguments: piece } }] });
  });
  say({}, { normal: calls.length > 0 ? 'tool_calls' : 'stop', cut: 'length', refused: 'content_filter', paused: 'stop' }[stop]);
  const usage = { prompt_tokens: 123, prompt_tokens_details: { cached_tokens: 100 }, completion_tokens: 15, total_tokens: 138 };
  events.push({ data: { ...base, choices: [], usage } }, { data: '[DONE]' });
  return events;
}

const errorEvent: Readonly<Record<WireName, (type: string, message: string) => SseEvent>> = {
  messages: (type, message) => ({ event: 'error', data: { type: 'error', error: { type, message } } }),
  responses: (type, message) => ({ event: 'error', data: { type: 'error', code: type, message, param: null, sequence_number: 3 } }),
  chat: (type, message) => ({ data: { error: { type, code: type, message } } }),
};

const errorBody: Readonly<Record<WireName, (type: string, message: string) => object>> = {
  messages: (type, message) => ({ type: 'error', error: { type, message }, request_id: 'req_1' }),
  responses: (type, message) => ({ error: { type, code: type, message, param: null } }),
  chat: (type, message) => ({ error: { type, code: type, message } }),
};

export interface Sse {
  readonly eol?: '\n' | '\r\n';
  /** Comments and empty events between the others, as servers send them to keep a connection. */
  readonly pings?: boolean;
}

export function sse(events: readonly SseEvent[], { eol = '\n', pings = false }: Sse = {}): string {
  const one = ({ event, data }: SseEvent): string =>
    `${event === undefined ? '' : `event: ${event}${eol}`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}${eol}${eol}`;
  return events.map((event) => `${pings ? `: ping${eol}${eol}` : ''}${one(event)}`).join('');
}

export const SPEECH = {
  messages: {
    say: messages,
    errorEvent: errorEvent.messages,
    errorBody: errorBody.messages,
    model: 'claude-sonnet-5-5',
    path: '/v1/messages',
  },
  responses: {
    say: responses,
    errorEvent: errorEvent.responses,
    errorBody: errorBody.responses,
    model: 'gpt-6.1-terra',
    path: '/responses',
  },
  chat: { say: chat, errorEvent: errorEvent.chat, errorBody: errorBody.chat, model: 'some-local-model', path: '/chat/completions' },
} as const;

export { WIRES };

const SAMPLING = ['temperature', 'top_p', 'top_k', 'presence_penalty', 'frequency_penalty', 'seed'];

/** The provider's rules that a request breaks, as texts; empty when it breaks none. */
export function violations(wire: WireName, seen: Seen): readonly string[] {
  const { body, headers, path } = seen;
  const found: string[] = [];
  const must = (holds: boolean, rule: string): void => void (holds || found.push(`${wire}: ${rule}`));
  must(path === SPEECH[wire].path, `path ${path}`);
  must(body['stream'] === true, 'streams');
  for (const name of SAMPLING) must(!(name in body), `no ${name}`);
  must(headers['x-api-key'] === undefined, 'the key goes as a bearer token');
  const tools = body['tools'] as readonly Record<string, unknown>[];
  const choice = body['tool_choice'];
  must(choice === 'auto' || (choice as { type?: string }).type === 'auto', 'no forced tool choice');
  if (wire === 'messages') {
    must(headers['anthropic-version'] === '2026-10-21', 'its version');
    must((choice as { disable_parallel_tool_use?: boolean }).disable_parallel_tool_use === true, 'one tool at a time');
    must((body['max_tokens'] as number) >= 8192, 'room for thinking');
    must(JSON.stringify(body['system']).includes('"cache_control":{"type":"ephemeral"}'), 'a cached system block');
    must((body['messages'] as { role: string }[]).at(-1)?.role === 'user' || isPaused(body), 'no assistant prefill');
  } else if (wire === 'responses') {
    must(body['store'] === false, 'stores nothing');
    must(body['parallel_tool_calls'] === false, 'one tool at a time');
    must(JSON.stringify(body['include']) === '["reasoning.encrypted_content"]', 'asks for reasoning to return');
  }
  for (const tool of tools.filter((one) => 'input_schema' in one || one['type'] === 'function')) {
    const spec = wire === 'chat' ? (tool['function'] as Record<string, unknown>) : tool;
    if (wire !== 'chat') must(spec['strict'] === true, `${String(spec['name'])} is strict`);
    const schema = (spec['input_schema'] ?? spec['parameters']) as {
      required: string[];
      properties: object;
      additionalProperties: boolean;
    };
    must(schema.additionalProperties === false, 'a closed schema');
    must(
      JSON.stringify(schema.required.toSorted()) === JSON.stringify(Object.keys(schema.properties).toSorted()),
      'every property required',
    );
  }
  must(answersEveryCall(wire, body), 'a result for every call');
  return found;
}

const isPaused = (body: Seen['body']): boolean => JSON.stringify((body['messages'] as unknown[]).at(-1)).includes('server_tool_use');

function answersEveryCall(wire: WireName, body: Seen['body']): boolean {
  const text = JSON.stringify(body[wire === 'responses' ? 'input' : 'messages']);
  const [asked, answered] = {
    messages: [/"type":"tool_use","id":"([^"]+)"/g, /"tool_use_id":"([^"]+)"/g],
    responses: [/"call_id":"([^"]+)","name"/g, /"type":"function_call_output","call_id":"([^"]+)"/g],
    chat: [/"tool_calls":\[\{"id":"([^"]+)"/g, /"tool_call_id":"([^"]+)"/g],
  }[wire] as [RegExp, RegExp];
  const ids = (pattern: RegExp): string => [...text.matchAll(pattern)].map((match) => match[1]).join();
  return ids(asked) === ids(answered);
}

/** The part of a request that must not change from one turn to the next. */
export const conversation = (wire: WireName, seen: Seen): readonly unknown[] =>
  seen.body[wire === 'responses' ? 'input' : 'messages'] as unknown[];
