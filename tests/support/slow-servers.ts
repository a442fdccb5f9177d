/**
 * Servers that are slow and healthy: what they send when. Every one ends with an answer, so no patience may be too short for it. The tests
 * play them on a clock of their own, `npm run lab slow-servers` at true speed. To add one, add a row.
 */
import type { WireName } from '../../src/providers/wires.ts';
import { SPEECH, type Speech, sse, type SseEvent } from './wire-speech.ts';

export interface SlowServer {
  readonly name: string;
  readonly wire: WireName;
  readonly near: boolean;
  /** Until then every request gets this status and body at once. */
  readonly before?: {
    readonly untilMs: number;
    readonly status: number;
    readonly body: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** When the head of the answer leaves, after its request. */
  readonly headMs: number;
  readonly type?: 'application/json';
  /** What is sent, each after so many milliseconds from the one before. */
  readonly parts: readonly (readonly [number, string])[];
  /** When the server lists the model in memory; left out when it does not say. */
  readonly inMemoryMs?: number;
  /** What the screen says after 1, 10 and 30 seconds; the empty text when the answer has begun by then. */
  readonly says: readonly [string, string, string];
  readonly searches?: true;
}

const S = 1_000;
const COMMAND = { command: 'ls -la', explanation: 'lists the files', pending: false };
const CALL: Speech = { calls: [{ name: 'command', input: COMMAND }] };
const WORDS: Speech = { text: ['All ', 'is ', 'well.'] };

const whole = (wire: WireName, speech: Speech = CALL): string => sse(SPEECH[wire].say(speech));
/** `count` times the same, every `everyMs`. */
const often = (count: number, everyMs: number, text: string): readonly (readonly [number, string])[] =>
  Array.from({ length: count }, () => [everyMs, text] as const);
/** The events one by one, each after so long. */
const slowly = (everyMs: number, events: readonly SseEvent[]): readonly (readonly [number, string])[] =>
  events.map((event) => [everyMs, sse([event])] as const);

const chunk = (delta: object): string =>
  sse([{ data: { id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null }] } }]);
const messageEvent = (data: { readonly type: string; readonly [name: string]: unknown }): string => sse([{ event: data.type, data }]);

/** The events of an answer with the arguments of its call byte by byte. */
function trickled(wire: WireName): readonly SseEvent[] {
  const json = JSON.stringify(COMMAND);
  return SPEECH[wire].say(CALL).flatMap((event): readonly SseEvent[] => {
    const text = JSON.stringify(event);
    const piece = [json.slice(0, json.length >> 1), json.slice(json.length >> 1)].find(
      (half) =>
        text.includes(`${JSON.stringify(half).slice(1, -1)}"`) &&
        /delta|"arguments"/.test(text) &&
        !text.includes(JSON.stringify(json).slice(1, -1)),
    );
    if (piece === undefined) return [event];
    return [...piece].map(
      (byte) => JSON.parse(text.replace(JSON.stringify(piece).slice(1, -1), () => JSON.stringify(byte).slice(1, -1))) as SseEvent,
    );
  });
}

const near = { wire: 'chat', near: true } as const;
const hosted = { near: false } as const;
const NEAR = ['waiting for', 'waiting for', 'waiting for'] as const;
const HOSTED = ['thinking', 'thinking', 'thinking'] as const;
const MODEL_LOADS = '{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}';

export const SLOW_SERVERS: readonly SlowServer[] = [
  {
    ...near,
    name: 'Ollama loads for 90 s',
    headMs: 90 * S,
    inMemoryMs: 85 * S,
    parts: [[0, whole('chat')]],
    says: ['', 'loading', 'loading'],
  },
  {
    ...near,
    name: 'Ollama loads for 280 s',
    headMs: 280 * S,
    inMemoryMs: 270 * S,
    parts: [[0, whole('chat')]],
    says: ['', 'loading', 'loading'],
  },
  {
    ...near,
    name: 'Ollama has the model, and reads the prompt for 60 s',
    headMs: 60 * S,
    inMemoryMs: 0,
    parts: [[0, whole('chat')]],
    says: NEAR,
  },
  { ...near, name: 'the head at once, then nothing for 200 s', headMs: 0, parts: [[200 * S, whole('chat')]], says: NEAR },
  {
    ...near,
    name: 'llama.cpp loads for 40 s',
    before: { untilMs: 40 * S, status: 503, body: MODEL_LOADS },
    headMs: 0,
    parts: [[S, whole('chat')]],
    says: ['loading', 'loading', 'loading'],
  },
  {
    ...near,
    name: 'llama.cpp loads for 200 s',
    before: { untilMs: 200 * S, status: 503, body: MODEL_LOADS },
    headMs: 0,
    parts: [[S, whole('chat')]],
    says: ['loading', 'loading', 'loading'],
  },
  {
    ...near,
    name: 'reasons for 240 s',
    headMs: 2 * S,
    parts: [...often(120, 2 * S, chunk({ reasoning_content: 'hm ' })), [0, whole('chat')]],
    says: NEAR,
  },
  {
    ...near,
    name: 'a word every 20 s',
    headMs: 0,
    // what counts the tokens, and the end, take no time to make
    parts: [...slowly(20 * S, SPEECH.chat.say(WORDS).slice(0, -2)), [0, sse(SPEECH.chat.say(WORDS).slice(-2))]],
    says: ['waiting for', 'waiting for', 'waiting for'],
  },
  {
    ...near,
    name: 'lines of JSON, 50 s apart',
    headMs: 0,
    parts: [
      [50 * S, '{"message":{"role":"assistant","content":"All is "},"done":false}\n'],
      [50 * S, '{"message":{"role":"assistant","content":"well."},"done":true,"done_reason":"stop"}\n'],
    ],
    says: NEAR,
  },
  { ...hosted, wire: 'chat', name: 'the head after 55 s', headMs: 55 * S, parts: [[0, whole('chat')]], says: HOSTED },
  {
    ...hosted,
    wire: 'messages',
    name: 'the head after 115 s, of a model that reasons',
    headMs: 115 * S,
    parts: [[0, whole('messages')]],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'chat',
    name: 'comments only, for 80 s',
    headMs: 0,
    parts: [...often(8, 10 * S, ': OPENROUTER PROCESSING\n\n'), [0, whole('chat')]],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'messages',
    name: 'pings for 170 s',
    headMs: 0,
    parts: [...often(17, 10 * S, messageEvent({ type: 'ping' })), [0, whole('messages')]],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'chat',
    name: 'empty lines for 80 s',
    headMs: 0,
    parts: [...often(8, 10 * S, '\n'), [0, whole('chat')]],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'chat',
    name: 'empty pieces for 80 s',
    headMs: 0,
    parts: [...often(16, 5 * S, chunk({ role: 'assistant', content: '' })), [0, whole('chat')]],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'chat',
    name: 'reasons for 170 s, though nobody said that it would',
    headMs: 0,
    parts: [...often(85, 2 * S, chunk({ reasoning: 'hm ' })), [0, whole('chat')]],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'messages',
    name: 'thinks for 170 s',
    headMs: 0,
    parts: [
      ...slowly(10 * S, SPEECH.messages.say({ ...CALL, thinks: true }).slice(0, 4)),
      ...often(13, 10 * S, messageEvent({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'hm ' } })),
      [0, sse(SPEECH.messages.say({ ...CALL, thinks: true }).slice(4))],
    ],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'messages',
    name: 'searches for 110 s',
    searches: true,
    headMs: 0,
    parts: [
      [S, sse(SPEECH.messages.say(WORDS).slice(0, 1))],
      [
        S,
        messageEvent({
          type: 'content_block_start',
          index: 7,
          content_block: { type: 'server_tool_use', id: 's', name: 'web_search', input: {} },
        }),
      ],
      [110 * S, sse(SPEECH.messages.say(WORDS).slice(1))],
    ],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'responses',
    name: 'reasons for 170 s without an item',
    headMs: 0,
    parts: [
      [0, sse(SPEECH.responses.say(CALL).slice(0, 1))],
      ...often(
        17,
        10 * S,
        sse([{ event: 'response.reasoning_summary_text.delta', data: { type: 'response.reasoning_summary_text.delta', delta: 'hm ' } }]),
      ),
      [0, sse(SPEECH.responses.say(CALL).slice(1))],
    ],
    says: HOSTED,
  },
  ...(['chat', 'messages', 'responses'] as const).map((wire) => ({
    ...hosted,
    wire,
    name: `arguments byte by byte, over ${wire}`,
    headMs: 0,
    parts: slowly(3 * S, trickled(wire)),
    says: HOSTED,
  })),
  {
    ...hosted,
    wire: 'chat',
    type: 'application/json',
    name: 'spaces for 80 s, then one JSON document',
    headMs: 0,
    parts: [
      ...often(16, 5 * S, ' '),
      [0, JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content: 'All is well.' }, finish_reason: 'stop' }] })],
    ],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'chat',
    name: 'an event in pieces of a byte',
    headMs: 0,
    parts: [
      ...[...chunk({ content: 'All is well.' })].map((byte): readonly [number, string] => [500, byte]),
      [0, sse([{ data: { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] } }, { data: '[DONE]' }])],
    ],
    says: HOSTED,
  },
  {
    ...hosted,
    wire: 'chat',
    name: 'Hugging Face loads for 60 s',
    before: { untilMs: 60 * S, status: 503, body: '{"error":"Model vendor/large is currently loading","estimated_time":60.0}' },
    headMs: 0,
    parts: [[S, whole('chat')]],
    says: ['loading', 'loading', 'loading'],
  },
  {
    ...hosted,
    wire: 'chat',
    name: 'a limit of 5 s, then the answer',
    before: { untilMs: 4 * S, status: 429, body: '{"error":{"message":"slow down"}}', headers: { 'retry-after': '5' } },
    headMs: 0,
    parts: [[S, whole('chat')]],
    says: ['thinking', '', ''],
  },
];
