/**
 * The sixth set: servers over real connections whose heads, encodings and refusals no earlier set has, judged by what a person sees. Frozen
 * before their first run; decision 66 has the figures.
 */
import zlib from 'node:zlib';
import type { RawRequest } from '../support/raw-server.ts';
import { ARGS, CALL, choice, events, explained, LS, said } from './native-bodies.ts';
import type { Line, ServerRow } from './unseen-servers.ts';

const FN = { index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } };
const CALLED = events(choice({ tool_calls: [FN] }), choice({}, 'tool_calls'), '[DONE]');
const WORDS = events(choice({ content: 'It is so.' }), choice({}, 'stop'), '[DONE]');
const WHOLE = JSON.stringify({
  id: 'c',
  choices: [{ index: 0, message: { role: 'assistant', content: null, tool_calls: [FN] }, finish_reason: 'tool_calls' }],
});
const OBJECT = events(choice({ content: ARGS }), choice({}, 'stop'), '[DONE]');
type Headers = Readonly<Record<string, string>>;
const SSE: Headers = { 'content-type': 'text/event-stream' };
const JSON_TYPE: Headers = { 'content-type': 'application/json' };
const HTML: Headers = { 'content-type': 'text/html; charset=utf-8' };
const TEXT: Headers = { 'content-type': 'text/plain' };

const head = (status: string, headers: Headers): string =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const sized = (status: string, body: string | Buffer, headers: Headers): Buffer =>
  Buffer.concat([
    Buffer.from(head(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) })),
    Buffer.from(body as string),
  ]);
const always =
  (body: string | Buffer, headers: Headers = SSE, status = '200 OK'): ServerRow['serve'] =>
  (_, socket) =>
    void socket.write(sized(status, body, headers));
/** Without a length: the end of the connection is the end of the body. */
const unsized =
  (body: string | Buffer, headers: Headers): ServerRow['serve'] =>
  (_, socket) => {
    socket.write(head('200 OK', { ...headers, connection: 'close' }));
    socket.end(body);
  };
const fails = (status: string, body: unknown, headers: Headers = JSON_TYPE): ServerRow['serve'] =>
  always(typeof body === 'string' ? body : JSON.stringify(body), headers, status);
const row = (name: string, sees: ServerRow['sees'], serve: ServerRow['serve'], more: Partial<ServerRow> = {}): ServerRow => ({
  name,
  sees,
  serve,
  ...more,
});
const line = (pattern: RegExp): Line => ({ line: pattern });
/** Answers once the request is without the parameter; until then the error. */
const without =
  (name: string, error: unknown, status = '400 Bad Request'): ServerRow['serve'] =>
  ({ body }, socket) => {
    if (lies(body, name))
      return void socket.write(
        sized(status, typeof error === 'string' ? error : JSON.stringify(error), typeof error === 'string' ? TEXT : JSON_TYPE),
      );
    if (body['stream'] !== true) return void socket.write(sized('200 OK', WHOLE, JSON_TYPE));
    socket.write(sized('200 OK', body['tools'] === undefined ? OBJECT : CALLED, SSE));
  };
const lies = (body: RawRequest['body'], name: string): boolean =>
  name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body) !== undefined;
const failedGeneration = (text: string): object => ({
  error: {
    message: "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.",
    type: 'invalid_request_error',
    code: 'tool_use_failed',
    failed_generation: text,
  },
});

export const SIXTH_SERVERS: readonly ServerRow[] = [
  row('gzip without a length', explained, unsized(zlib.gzipSync(CALLED), { ...SSE, 'content-encoding': 'gzip' })),
  row('gzip by its older name', explained, always(zlib.gzipSync(CALLED), { ...SSE, 'content-encoding': 'x-gzip' })),
  row('deflate without its wrapper', explained, always(zlib.deflateRawSync(CALLED), { ...SSE, 'content-encoding': 'deflate' })),
  row('brotli of one JSON', explained, always(zlib.brotliCompressSync(WHOLE), { ...JSON_TYPE, 'content-encoding': 'br' })),
  row('says gzip, and is not', explained, always(CALLED, { ...SSE, 'content-encoding': 'gzip' })),
  row('is gzip, and does not say so', explained, always(zlib.gzipSync(CALLED), SSE)),
  row('an encoding named identity', explained, always(CALLED, { ...SSE, 'content-encoding': 'identity' })),
  row('a stream as application/octet-stream', explained, always(CALLED, { 'content-type': 'application/octet-stream' })),
  row('a stream as text/html', said, always(WORDS, HTML)),
  row('a stream as application/x-ndjson', explained, always(CALLED, { 'content-type': 'application/x-ndjson' })),
  row('a JSON as text/plain, without a length', explained, unsized(WHOLE, TEXT)),
  row('201 with an answer', explained, always(CALLED, SSE, '201 Created')),
  row('203 of a proxy with an answer', explained, always(CALLED, SSE, '203 Non-Authoritative Information')),
  row(
    'Groq: a failed generation that is a call',
    explained,
    fails('400 Bad Request', failedGeneration(`<function=command>${ARGS}</function>`)),
  ),
  row('Groq: a failed generation that is JSON', explained, fails('400 Bad Request', failedGeneration(CALL))),
  row(
    'Groq: a failed generation that is cut',
    line(/./),
    fails('400 Bad Request', failedGeneration('<function=command>{"command": "rm -rf /home/me')),
  ),
  row('Groq: a failed generation that is empty', line(/function|tool/i), fails('400 Bad Request', failedGeneration(''))),
  row(
    'refuses seed-like names it was never sent',
    line(/frequency_penalty/),
    fails('400 Bad Request', { error: { message: 'frequency_penalty is not supported', param: 'frequency_penalty' } }),
  ),
  row(
    'refuses parallel_tool_calls by its name alone',
    explained,
    without('parallel_tool_calls', { error: { message: 'Unknown field: parallel_tool_calls' } }),
  ),
  row(
    'refuses stream_options in plain text',
    explained,
    without('stream_options', 'stream_options is not permitted', '422 Unprocessable Entity'),
  ),
  row(
    'refuses reasoning_effort as litellm does',
    explained,
    without('reasoning_effort', {
      error: {
        message:
          "litellm.UnsupportedParamsError: openai does not support parameters: ['reasoning_effort'], for model=m. To drop these, set `litellm.drop_params=True`",
        code: '400',
      },
    }),
  ),
  row(
    'refuses tool_choice with a list of what it takes',
    explained,
    without('tool_choice', { message: 'Unrecognized request argument supplied: tool_choice' }),
  ),
  row(
    'refuses a strict schema by its path',
    explained,
    without('tools.0.function.strict', { error: { message: 'body.tools.0.function.strict: Extra inputs are not permitted' } }),
  ),
  row(
    '502 of nginx',
    line(/502/),
    fails(
      '502 Bad Gateway',
      '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx/1.25.3</center>\r\n</body>\r\n</html>\r\n',
      HTML,
    ),
  ),
  row(
    '524 of Cloudflare',
    line(/524|time/i),
    fails('524 ', '<!DOCTYPE html><html><head><title>example.com | 524: A timeout occurred</title></head><body></body></html>', HTML),
  ),
  row(
    '403 of a firewall',
    line(/403|refus|block/i),
    fails('403 Forbidden', '<html><head><title>Access Denied</title></head><body>Reference #18.2d</body></html>', HTML),
  ),
  row('400 in plain text', line(/context|long|tokens/i), fails('400 Bad Request', 'prompt is too long: 9000 tokens > 8192 maximum', TEXT)),
  row('404 in plain text', line(/404 page not found|address|base_url/i), fails('404 Not Found', '404 page not found', TEXT)),
  row(
    '429 with a date',
    line(/rate|limit|wait|again/i),
    fails(
      '429 Too Many Requests',
      { error: { message: 'Rate limit reached' } },
      { ...JSON_TYPE, 'retry-after': new Date(Date.now() + 300_000).toUTCString() },
    ),
  ),
  row(
    '429 with 7m12s',
    line(/7 min|432|7m12|7:12/i),
    fails(
      '429 Too Many Requests',
      { error: { message: 'Rate limit reached' } },
      { ...JSON_TYPE, 'x-ratelimit-reset-tokens': '7m12s', 'retry-after': '7m12s' },
    ),
  ),
  row(
    '429 with a negative wait, then an answer',
    explained,
    (_, socket, index) =>
      void socket.write(
        index === 0
          ? sized('429 Too Many Requests', JSON.stringify({ error: 'slow down' }), { ...JSON_TYPE, 'retry-after': '-1' })
          : sized('200 OK', CALLED, SSE),
      ),
  ),
  row(
    '429 with milliseconds, then an answer',
    explained,
    (_, socket, index) =>
      void socket.write(
        index === 0 ? sized('429 Too Many Requests', '', { ...JSON_TYPE, 'retry-after-ms': '20' }) : sized('200 OK', CALLED, SSE),
      ),
  ),
  row(
    '503 with a queue, then an answer',
    explained,
    (_, socket, index) =>
      void socket.write(
        index === 0
          ? sized('503 Service Unavailable', 'no available server', { ...TEXT, 'retry-after': '1' })
          : sized('200 OK', CALLED, SSE),
      ),
  ),
  row(
    'an answer of another wire',
    explained,
    always(
      JSON.stringify({
        type: 'message',
        role: 'assistant',
        content: [{ type: 'tool_use', id: 't', name: 'command', input: LS }],
        stop_reason: 'tool_use',
      }),
      JSON_TYPE,
    ),
  ),
];
