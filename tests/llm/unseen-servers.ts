/**
 * Behaviours of servers that were not in any table of this project when they were written: framing, connections, bodies, refusals of a
 * parameter, statuses. Each is played over a real connection to the real SDK, and judged by what a person sees. Frozen before their first
 * run; decision 46 has the figures.
 */
import type { Socket } from 'node:net';
import zlib from 'node:zlib';
import type { RawRequest } from '../support/raw-server.ts';
import type { Sees } from './dialect-rows.ts';

/** A line that says what happened and what to do. */
export interface Line {
  readonly line: RegExp;
}

export interface ServerRow {
  readonly name: string;
  readonly serve: (request: RawRequest, socket: Socket, index: number) => void | Promise<void>;
  readonly sees: Sees | Line;
  /** Requests at most; 3 when not given. */
  readonly asks?: number;
  /** The model, when its name matters. */
  readonly model?: string;
  /** Asked for one JSON object, as a small model is. */
  readonly small?: true;
  /** Two questions one after the other; the second one is judged. */
  readonly twice?: true;
  /** It listens on the IPv6 loopback only, and is asked at `localhost`. */
  readonly ipv6?: true;
}

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const HALVES = [ARGS.slice(0, 17), ARGS.slice(17)] as const;
const explained: Sees = { prefilled: 'ls -la', explanation: 'lists the files' };
const said: Sees = { chat: 'It is so.' };

const DONE = 'data: [DONE]\n\n';
const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const choice = (delta: unknown, finish: unknown = null): object => ({ id: 'c', choices: [{ index: 0, delta, finish_reason: finish }] });
const called = (...pieces: readonly object[]): readonly object[] => pieces.map((piece) => choice({ tool_calls: [piece] }));
const CALL = { index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } };
const END = choice({}, 'tool_calls');
const stream = (...events: readonly unknown[]): string => events.map(event).join('') + DONE;
const ANSWER = stream(...called(CALL), END);
const WORDS = stream(choice({ content: 'It is so.' }), choice({}, 'stop'));
const message = (finish = 'tool_calls'): object => ({
  id: 'c',
  choices: [{ index: 0, message: { role: 'assistant', content: null, tool_calls: [CALL] }, finish_reason: finish }],
});
const FENCE = stream(choice({ content: '```sh\nls -la\n```\nlists the files' }), choice({}, 'stop'));
const OBJECT = stream(choice({ content: ARGS }), choice({}, 'stop'));

const head = (status: string, headers: Readonly<Record<string, string>> = {}): string =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const SSE = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };
const sized = (body: string | Buffer, headers: Readonly<Record<string, string>> = SSE, status = '200 OK'): Buffer =>
  Buffer.concat([
    Buffer.from(head(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) })),
    Buffer.from(body as string),
  ]);
/** One complete response, always the same. */
const always =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = SSE, status = '200 OK'): ServerRow['serve'] =>
  (_, socket) =>
    void socket.write(sized(body, headers, status));
const failing = (status: string, body: unknown, headers: Readonly<Record<string, string>> = JSON_TYPE): ServerRow['serve'] =>
  always(typeof body === 'string' ? body : JSON.stringify(body), headers, status);
/** The answer once the server takes the request; until then the error. */
const unless =
  (takes: (body: RawRequest['body']) => boolean, error: unknown, status = '400 Bad Request'): ServerRow['serve'] =>
  ({ body }, socket) => {
    if (!takes(body)) return void socket.write(sized(JSON.stringify(error), JSON_TYPE, status));
    if (body['stream'] === false) return void socket.write(sized(JSON.stringify(message()), JSON_TYPE));
    socket.write(
      sized(
        body['tools'] !== undefined ? ANSWER : body['response_format'] === undefined && body['temperature'] === undefined ? FENCE : OBJECT,
      ),
    );
  };
const row = (name: string, sees: ServerRow['sees'], serve: ServerRow['serve'], more: Partial<ServerRow> = {}): ServerRow => ({
  name,
  sees,
  serve,
  ...more,
});
const line = (pattern: RegExp): Line => ({ line: pattern });
const openai = (text: string, more: object = {}): object => ({
  error: { message: text, type: 'invalid_request_error', param: null, code: null, ...more },
});
const pydantic = (...fields: readonly (readonly string[])[]): object => ({
  detail: fields.map((loc) => ({ type: 'extra_forbidden', loc: ['body', ...loc], msg: 'Extra inputs are not permitted', input: {} })),
});
const lacks = (name: string) => (body: RawRequest['body']) => body[name] === undefined;

const FRAMES: readonly ServerRow[] = [
  row(
    'data over several lines',
    explained,
    always(
      `${called(CALL)
        .map((one) =>
          JSON.stringify(one, null, 1)
            .split('\n')
            .map((text) => `data: ${text}`)
            .join('\n'),
        )
        .join('\n\n')}\n\n${event(END)}${DONE}`,
    ),
  ),
  row('data without a space, CR alone', explained, always(ANSWER.replaceAll('data: ', 'data:').replaceAll('\n', '\r'))),
  row(
    'events without data between',
    explained,
    always(`event: start\n\n${event(called(CALL)[0])}event: ping\n\nid: 7\n\n${event(END)}${DONE}`),
  ),
  row('comments of a queue', explained, always(`: queue position 3\n\n: queue position 1\n\n${ANSWER}`)),
  row('events of a queue', explained, always(`${event({ status: 'queued', position: 3 })}${event({ status: 'processing' })}${ANSWER}`)),
  row('pings as events', explained, always(`event: ping\ndata: {}\n\n${event('null')}${event('"ping"')}${event('')}${ANSWER}`)),
  row(
    'JSON lines as text',
    explained,
    always(`${[...called(CALL), END].map((one) => JSON.stringify(one)).join('\n')}\n`, { 'content-type': 'text/plain' }),
  ),
  row(
    'a list that is streamed',
    explained,
    always(`[${[...called(CALL), END].map((one) => JSON.stringify(one)).join(',\n')}]\n`, JSON_TYPE),
  ),
  row(
    'record separators',
    explained,
    always([...called(CALL), END].map((one) => `\u001e${JSON.stringify(one)}\n`).join(''), { 'content-type': 'application/json-seq' }),
  ),
  row('the prefix twice', explained, always(ANSWER.replaceAll('data: ', 'data: data: '))),
  row('one JSON behind empty lines', explained, always(`\n\n   \n${JSON.stringify(message())}`, JSON_TYPE)),
  row('one JSON without a type', explained, always(JSON.stringify(message()), {})),
  row(
    'NaN in an event',
    explained,
    always(event(called(CALL)[0]) + 'data: {"choices":[{"index":0,"delta":{},"logprobs":NaN,"finish_reason":"tool_calls"}]}\n\n' + DONE),
  ),
  row(
    'an event as Python writes it',
    explained,
    always(
      event(called(CALL)[0]) + "data: {'choices': [{'index': 0, 'delta': {}, 'finish_reason': 'tool_calls', 'logprobs': None}]}\n\n" + DONE,
    ),
  ),
  row('DONE without brackets', explained, always(ANSWER.replace('[DONE]', 'DONE'))),
  row('[DONE] in small letters', said, always(WORDS.replace('[DONE]', '[done]'))),
  row('garbage behind the end', explained, always(`${event(called(CALL)[0])}${event(END)}Internal Server Error\n\ndata: <html>\n\n`)),
  row('the type of a web page', explained, always(ANSWER, { 'content-type': 'text/html; charset=UTF-8' })),
  row('another charset in the type', said, always(WORDS, { 'content-type': 'text/event-stream; charset=iso-8859-1' })),
  row(
    'usage in every chunk, odd',
    said,
    always(
      stream(
        { ...choice({ content: 'It is ' }), usage: null },
        { ...choice({ content: 'so.' }), usage: [] },
        { ...choice({}, 'stop'), usage: { prompt_tokens: '7' } },
      ),
    ),
  ),
];

const CONNECTIONS: readonly ServerRow[] = [
  row(
    'HTTP/1.0, closed at the end',
    explained,
    (_, socket) => void socket.end(`HTTP/1.0 200 OK\r\ncontent-type: text/event-stream\r\n\r\n${ANSWER}`),
  ),
  row('chunks with extensions and trailers', explained, (_, socket) => {
    const half = ANSWER.length >> 1;
    const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)};name=value\r\n${text}\r\n`;
    socket.write(
      `${head('200 OK', { ...SSE, 'transfer-encoding': 'chunked', trailer: 'x-checksum' })}${chunk(ANSWER.slice(0, half))}${chunk(ANSWER.slice(half))}0\r\nx-checksum: abc\r\n\r\n`,
    );
  }),
  ...(
    [
      ['gzip', zlib.gzipSync],
      ['deflate', zlib.deflateSync],
      ['br', zlib.brotliCompressSync],
      ['zstd', zlib.zstdCompressSync],
    ] as const
  ).map(([name, pack]) =>
    row(`packed by ${name}, unasked`, explained, always(pack(Buffer.from(ANSWER)), { ...SSE, 'content-encoding': name })),
  ),
  row(
    'hints before the answer',
    explained,
    (_, socket) =>
      void socket.write(`HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n${sized(ANSWER).toString()}`),
  ),
  row(
    'a length that is too long',
    explained,
    (_, socket) => void socket.end(`${head('200 OK', { ...SSE, 'content-length': String(ANSWER.length + 50) })}${ANSWER}`),
  ),
  row(
    'a length that is too short cuts',
    line(/cut short|garbled/),
    (_, socket) => void socket.end(`${head('200 OK', { ...SSE, 'content-length': '60' })}${ANSWER}`),
  ),
  row('reset behind the end', explained, (_, socket) => {
    socket.write(`${head('200 OK', { ...SSE, 'transfer-encoding': 'chunked' })}${ANSWER.length.toString(16)}\r\n${ANSWER}\r\n`, () =>
      setTimeout(() => socket.resetAndDestroy(), 30),
    );
  }),
  row('reset in the middle of a call', line(/closed the connection|cut short/), (_, socket) => {
    const text = event(called({ ...CALL, function: { name: 'command', arguments: HALVES[0] } })[0]);
    socket.write(`${head('200 OK', { ...SSE, 'transfer-encoding': 'chunked' })}${text.length.toString(16)}\r\n${text}\r\n`, () =>
      setTimeout(() => socket.resetAndDestroy(), 30),
    );
  }),
  row(
    'closed behind the head',
    line(/(?:empty|nothing|closed|cut short).*;.*(?:log|ask again|model)/),
    (_, socket) => void socket.end(head('200 OK', { ...SSE, connection: 'close' })),
  ),
  row('closed before the head', line(/closed the connection.*;.*(?:ask again|base_url)/), (_, socket) => void socket.end()),
  row(
    'an idle connection is closed, then asked again',
    explained,
    (_, socket, index) => {
      socket.write(sized(ANSWER));
      if (index === 0) setTimeout(() => socket.destroy(), 20);
    },
    { twice: true },
  ),
  row('slow head, byte by byte', explained, async (_, socket) => {
    for (const byte of sized(ANSWER).toString().slice(0, 60)) {
      socket.write(byte);
      await new Promise((next) => setTimeout(next, 2));
    }
    socket.write(sized(ANSWER).toString().slice(60));
  }),
  row('only on the IPv6 loopback', explained, always(ANSWER), { ipv6: true }),
  row(
    'HTTP/2 only',
    line(/HTTP\/1\.1.*base_url/),
    (_, socket) => void socket.end(Buffer.from('00000604000000000000030000006400003208070000000000000000000000010000', 'hex')),
  ),
  row('another protocol at the port', line(/HTTP\/1\.1.*base_url/), (_, socket) => void socket.end('SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n')),
  row(
    '307 to another path',
    explained,
    ({ path }, socket) =>
      void socket.write(
        path.endsWith('/v2/chat/completions') ? sized(ANSWER) : sized('', { location: '/v2/chat/completions' }, '307 Temporary Redirect'),
      ),
  ),
  row(
    '308 to the path with a slash',
    explained,
    ({ path }, socket) =>
      void socket.write(path.endsWith('/') ? sized(ANSWER) : sized('', { location: `${path}/` }, '308 Permanent Redirect')),
  ),
  row(
    '308 in a circle',
    line(/redirect.*base_url/),
    ({ path }, socket) => void socket.write(sized('', { location: path }, '308 Permanent Redirect')),
    { asks: 12 },
  ),
  row(
    '301 to https',
    line(/redirect.*`yosh config set base_url https:\/\/llm\.example\/v1`/),
    (_, socket) => void socket.write(sized('', { location: 'https://llm.example/v1/chat/completions' }, '301 Moved Permanently')),
  ),
  row(
    '307 to a login page',
    line(/redirect.*login\.example.*browser/),
    (_, socket) => void socket.write(sized('', { location: 'https://login.example/sso?next=%2Fv1' }, '302 Found')),
  ),
];

const CHUNKS: readonly ServerRow[] = [
  row('choices null in the first chunk', explained, always(stream({ id: 'c', choices: null }, ...called(CALL), END))),
  row(
    'a first chunk of a content filter',
    explained,
    always(stream({ choices: [], prompt_filter_results: [{ prompt_index: 0 }] }, ...called(CALL), END)),
  ),
  row(
    'delta null, delta missing',
    explained,
    always(stream(choice(null), { choices: [{ index: 0, finish_reason: null }] }, ...called(CALL), END)),
  ),
  row(
    'no index of the choice',
    explained,
    always(stream({ choices: [{ delta: { tool_calls: [CALL] } }] }, { choices: [{ delta: {}, finish_reason: 'tool_calls' }] })),
  ),
  row(
    'a choice with index 1 alone',
    explained,
    always(
      stream(
        { choices: [{ index: 1, delta: { tool_calls: [CALL] } }] },
        { choices: [{ index: 1, delta: {}, finish_reason: 'tool_calls' }] },
      ),
    ),
  ),
  row(
    'calls counted from 1',
    explained,
    always(
      stream(
        ...called(
          { ...CALL, index: 1, function: { name: 'command', arguments: HALVES[0] } },
          { index: 1, function: { arguments: HALVES[1] } },
        ),
        END,
      ),
    ),
  ),
  row(
    'two calls, both with index 0',
    'nothing',
    always(
      stream(
        ...called(CALL, { ...CALL, id: 'b', function: { name: 'command', arguments: JSON.stringify({ ...LS, command: 'pwd' }) } }),
        END,
      ),
    ),
    { asks: 4 },
  ),
  row(
    'id and name empty in later pieces',
    explained,
    always(
      stream(
        ...called(
          { ...CALL, function: { name: 'command', arguments: HALVES[0] } },
          { index: 0, id: '', type: 'function', function: { name: '', arguments: HALVES[1] } },
        ),
        END,
      ),
    ),
  ),
  row(
    'id and name null in later pieces',
    explained,
    always(
      stream(
        ...called(
          { ...CALL, function: { name: 'command', arguments: HALVES[0] } },
          { index: 0, id: null, type: null, function: { name: null, arguments: HALVES[1] } },
        ),
        END,
      ),
    ),
  ),
  row(
    'the arguments again, whole, at the end',
    explained,
    always(
      stream(
        ...called({ ...CALL, function: { name: 'command', arguments: HALVES[0] } }, { index: 0, function: { arguments: HALVES[1] } }, CALL),
        END,
      ),
    ),
  ),
  row(
    'the reason with every chunk',
    explained,
    always(stream(choice({ role: 'assistant' }, 'tool_calls'), choice({ tool_calls: [CALL] }, 'tool_calls'))),
  ),
  row(
    'the reason in the choice of the usage',
    explained,
    always(
      stream(...called(CALL), {
        choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls', stop_reason: 154829 }],
        usage: { prompt_tokens: 3, completion_tokens: 4 },
      }),
    ),
  ),
  row(
    'an explanation as content beside the call',
    { prefilled: 'ls -la' },
    always(
      stream(
        choice({ content: 'This lists all files.' }),
        ...called({ ...CALL, function: { name: 'command', arguments: '{"command":"ls -la"}' } }),
        END,
      ),
    ),
  ),
  row(
    'the call as text and as a call, spaces differ',
    explained,
    always(
      stream(
        choice({ content: `<tool_call>\n{"name": "command", "arguments": ${JSON.stringify(LS, null, 2)}}\n</tool_call>` }),
        ...called(CALL),
        END,
      ),
    ),
  ),
  row(
    'the same command twice, explained in two ways',
    { prefilled: 'ls -la' },
    always(
      stream(
        ...called(CALL, {
          ...CALL,
          index: 1,
          id: 'b',
          function: { name: 'command', arguments: '{"command":"ls -la","explanation":"shows them"}' },
        }),
        END,
      ),
    ),
  ),
  row('length behind a whole call', 'nothing', always(stream(...called(CALL), choice({}, 'length'))), { asks: 4 }),
  row(
    'an unfinished call and a normal reason',
    'nothing',
    always(stream(...called({ ...CALL, function: { name: 'command', arguments: '{"command":"rm -rf /home/me' } }), END)),
    { asks: 4 },
  ),
];

const ERRORS: readonly ServerRow[] = [
  row(
    '200: only a message and a code',
    line(/“The engine has stopped”/),
    always(JSON.stringify({ code: 1002, message: 'The engine has stopped' }), JSON_TYPE),
  ),
  row('200: success false', line(/“no worker is free”/), always(JSON.stringify({ success: false, msg: 'no worker is free' }), JSON_TYPE)),
  row(
    '200: base_resp',
    line(/key.*“login fail”/),
    always(JSON.stringify({ base_resp: { status_code: 1004, status_msg: 'login fail' } }), JSON_TYPE),
  ),
  row(
    '200: a list of errors',
    line(/“3036: no such model”/),
    always(
      JSON.stringify({ result: null, success: false, errors: [{ code: 7003, message: 'AiError: 3036: no such model' }], messages: [] }),
      JSON_TYPE,
    ),
  ),
  row('200: detail', line(/“Model not ready”/), always(JSON.stringify({ detail: 'Model not ready' }), JSON_TYPE)),
  row(
    '200: an object of the type error',
    line(/“The model is not served”/),
    always(JSON.stringify({ object: 'error', message: 'The model is not served', code: 40403 }), JSON_TYPE),
  ),
  row('an event named error', line(/“worker died”/), always(`event: error\ndata: {"message": "worker died"}\n\n`)),
  row(
    'an event with words',
    line(/“CUDA error: device-side assert triggered”|out of memory/i),
    always('data: Error: CUDA error: device-side assert triggered\n\n'),
  ),
  row(
    'an error behind half a call',
    line(/“worker died”/),
    always(stream(...called({ ...CALL, function: { name: 'command', arguments: HALVES[0] } }), { message: 'worker died', type: 'error' })),
  ),
  row(
    'a web page that calls itself JSON',
    line(/web page.*base_url/),
    always('<!doctype html>\n<html><head><title>Log in</title></head></html>', JSON_TYPE),
  ),
  row('204', line(/(?:empty|nothing).*;.*(?:log|base_url|model)/), (_, socket) => void socket.write(head('204 No Content'))),
  row('200 without a body', line(/(?:empty|nothing).*;.*(?:log|base_url|model)/), always('', JSON_TYPE)),
  row('202: queued', line(/“queued”|queued|202/), always(JSON.stringify({ status: 'queued', id: 'r1' }), JSON_TYPE, '202 Accepted')),
  row(
    '503 while it starts, in words',
    explained,
    (_, socket, index) =>
      void socket.write(
        index === 0 ? sized('Service is starting', { 'content-type': 'text/plain' }, '503 Service Unavailable') : sized(ANSWER),
      ),
  ),
  row(
    '503 with an estimate',
    explained,
    (_, socket, index) =>
      void socket.write(
        index === 0
          ? sized(JSON.stringify({ error: 'Model x is currently loading', estimated_time: 2 }), JSON_TYPE, '503 Service Unavailable')
          : sized(ANSWER),
      ),
  ),
  row(
    '503: not ready',
    explained,
    (_, socket, index) =>
      void socket.write(
        index < 2
          ? sized(JSON.stringify({ object: 'health', message: 'Service is not ready.' }), JSON_TYPE, '503 Service Unavailable')
          : sized(ANSWER),
      ),
  ),
  row(
    '425 while a model is deployed',
    explained,
    (_, socket, index) =>
      void socket.write(
        index === 0
          ? sized(JSON.stringify({ error: 'Model is not ready: it is scaling up from zero' }), JSON_TYPE, '425 Too Early')
          : sized(ANSWER),
      ),
  ),
];

const REFUSALS: readonly ServerRow[] = [
  row(
    '422: stream_options in the place',
    explained,
    unless(lacks('stream_options'), pydantic(['stream_options']), '422 Unprocessable Entity'),
  ),
  row(
    '422: tool_choice and stream_options in the places',
    explained,
    unless(
      (body) => lacks('stream_options')(body) && lacks('tool_choice')(body),
      pydantic(['tool_choice'], ['stream_options']),
      '422 Unprocessable Entity',
    ),
    { asks: 4 },
  ),
  row(
    '400: stream_options as the param',
    explained,
    unless(lacks('stream_options'), openai('Unknown parameter.', { param: 'stream_options', code: 'unknown_parameter' })),
  ),
  row('400: tool_choice', explained, unless(lacks('tool_choice'), openai('tool_choice is not supported by this model'))),
  row(
    '400: tool_choice auto',
    explained,
    unless(lacks('tool_choice'), {
      message: "[{'type': 'extra_forbidden', 'loc': ('body', 'tool_choice'), 'msg': 'Extra inputs are not permitted', 'input': 'auto'}]",
      type: 'BadRequestError',
      code: 400,
    }),
  ),
  row(
    '400: streaming with tools',
    explained,
    unless((body) => body['stream'] !== true, openai('Streaming is not supported when tools are provided')),
  ),
  row(
    '400: no streaming at all',
    explained,
    unless((body) => body['stream'] !== true, { detail: 'stream=True is not supported for this deployment' }),
  ),
  row(
    '400: max_completion_tokens',
    explained,
    unless(lacks('max_completion_tokens'), openai('Unrecognized request argument supplied: max_completion_tokens')),
    { model: 'gpt-6-luna' },
  ),
  row(
    '400: strict',
    explained,
    unless(({ tools }) => !JSON.stringify(tools ?? '').includes('"strict"'), openai("Unknown parameter: 'tools[0].function.strict'.")),
    { model: 'gpt-6-luna' },
  ),
  row('400: parallel_tool_calls', explained, unless(lacks('parallel_tool_calls'), pydantic(['parallel_tool_calls'])), {
    model: 'gpt-6-luna',
  }),
  row(
    '400: additionalProperties',
    explained,
    unless(
      ({ tools }) => !JSON.stringify(tools ?? '').includes('additionalProperties'),
      [
        {
          error: {
            code: 400,
            message:
              'Invalid JSON payload received. Unknown name "additionalProperties" at \'tools[0].function_declarations[0].parameters\': Cannot find field.',
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
    ),
  ),
  row(
    '400: the role system',
    explained,
    unless(
      ({ messages }) => !JSON.stringify(messages).includes('"system"'),
      openai("Unsupported value: 'messages[0].role' does not support 'system' with this model.", {
        param: 'messages[0].role',
        code: 'unsupported_value',
      }),
    ),
  ),
  row('400: tools named as functions', explained, unless(lacks('tools'), openai('This model does not support function calling.'))),
  row(
    '400: tools as an unknown field',
    explained,
    unless(lacks('tools'), pydantic(['tools'], ['tool_choice']), '422 Unprocessable Entity'),
    { asks: 4 },
  ),
  row(
    '501: tools',
    explained,
    unless(lacks('tools'), { error: { message: 'tool use is not implemented', type: 'not_implemented' } }, '501 Not Implemented'),
  ),
  row('400: response_format', explained, unless(lacks('response_format'), openai("'response_format.type' must be one of 'text'")), {
    small: true,
  }),
  row(
    '400: response_format as the param',
    explained,
    unless(lacks('response_format'), openai('Invalid schema for response_format', { param: 'response_format' })),
    { small: true },
  ),
  row(
    '400: temperature',
    explained,
    unless(
      lacks('temperature'),
      openai("Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.", {
        param: 'temperature',
      }),
    ),
    { small: true },
  ),
  row(
    '400: a limit of the answer',
    explained,
    unless((body) => Number(body['max_tokens'] ?? 0) <= 2048, {
      message: 'max_tokens must be between 1 and 2048',
      type: 'BadRequestError',
    }),
  ),
  row(
    '400: a limit in other words',
    explained,
    unless((body) => Number(body['max_tokens'] ?? 0) <= 1024, {
      error: { message: 'Range of max_tokens should be [1, 1024]', type: 'InvalidParameter' },
    }),
  ),
  row(
    '400: something that nothing changes',
    line(/“messages: field required”.*`yosh|“messages: field required”.*yoconf/),
    unless(() => false, openai('messages: field required')),
    { asks: 3 },
  ),
];

const STATUSES: readonly ServerRow[] = [
  row(
    '401 of a proxy, a page',
    line(/key.*(?:check|setup)/),
    failing(
      '401 Unauthorized',
      '<html><head><title>401 Authorization Required</title></head><body><center><h1>401 Authorization Required</h1></center></body></html>',
      { 'content-type': 'text/html' },
    ),
  ),
  row('401 without a body', line(/key.*(?:check|setup)/), failing('401 Unauthorized', '', { 'www-authenticate': 'Bearer realm="x"' })),
  row(
    '403 by region, a page',
    line(/“Sorry, you have been blocked|“Access denied.*; /),
    failing(
      '403 Forbidden',
      '<!DOCTYPE html><html><head><title>Access denied | api.example.com used Cloudflare to restrict access</title></head></html>',
      { 'content-type': 'text/html' },
    ),
  ),
  row(
    '404 of a proxy, a page',
    line(/404.*base_url/),
    failing(
      '404 Not Found',
      '<html>\r\n<head><title>404 Not Found</title></head>\r\n<body><center><h1>404 Not Found</h1></center><hr><center>nginx</center></body>\r\n</html>',
      { 'content-type': 'text/html' },
    ),
  ),
  row('404 in words', line(/404.*base_url/), failing('404 Not Found', '404 page not found\n', { 'content-type': 'text/plain' })),
  row('405', line(/405.*base_url/), failing('405 Method Not Allowed', { detail: 'Method Not Allowed' })),
  row('429 without a header', line(/limiting.*ask again/), failing('429 Too Many Requests', { error: { message: 'Rate limit exceeded' } })),
  row(
    '429, reset as a duration',
    line(/ask again in 90 seconds/),
    failing(
      '429 Too Many Requests',
      { error: { message: 'Rate limit exceeded' } },
      { ...JSON_TYPE, 'x-ratelimit-reset-requests': '1m30s', 'x-ratelimit-remaining-requests': '0' },
    ),
  ),
  row(
    '429, reset as milliseconds since 1970',
    line(/ask again in (?:89|90) seconds/),
    (_, socket) =>
      void socket.write(
        sized(
          '{"error":{"message":"Rate limit exceeded"}}',
          { ...JSON_TYPE, 'x-ratelimit-reset': String(Date.now() + 90_000) },
          '429 Too Many Requests',
        ),
      ),
  ),
  row(
    '429, reset as seconds since 1970',
    line(/ask again in (?:89|90|91) seconds/),
    (_, socket) =>
      void socket.write(
        sized(
          '{"error":{"message":"Rate limit exceeded"}}',
          { ...JSON_TYPE, 'ratelimit-reset': String(Math.round(Date.now() / 1000) + 90) },
          '429 Too Many Requests',
        ),
      ),
  ),
  row(
    '429, reset as a time',
    line(/ask again in (?:89|90|91) seconds/),
    (_, socket) =>
      void socket.write(
        sized(
          '{"error":{"message":"Rate limit exceeded"}}',
          { ...JSON_TYPE, 'anthropic-ratelimit-requests-reset': new Date(Date.now() + 90_000).toISOString() },
          '429 Too Many Requests',
        ),
      ),
  ),
  row(
    '429, retry-after with a unit',
    line(/ask again in 40 seconds/),
    failing('429 Too Many Requests', { error: { message: 'Rate limit exceeded' } }, { ...JSON_TYPE, 'retry-after': '40s' }),
  ),
  row(
    '429 in words: an hour',
    line(/ask again in (?:60 minutes|1 hour)/),
    failing('429 Too Many Requests', { message: 'You have reached the limit. Please wait 1 hour before trying again.' }),
  ),
  row(
    '502 of a tunnel, a page',
    line(/502.*ask again/),
    failing('502 Bad Gateway', '<!DOCTYPE html><html><head><title>llm.example | 502: Bad gateway</title></head></html>', {
      'content-type': 'text/html',
    }),
  ),
  row('530 of a tunnel', line(/530|error of its own.*;/), failing('530 <none>', 'error code: 1033', { 'content-type': 'text/plain' })),
];

export const SERVER_ROWS: readonly ServerRow[] = [...FRAMES, ...CONNECTIONS, ...CHUNKS, ...ERRORS, ...REFUSALS, ...STATUSES];
