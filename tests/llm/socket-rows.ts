/**
 * Servers over real connections that no other set has: slow and healthy ones on a clock that the server moves, framings, heads, ends,
 * redirects, and lists of models. Written and frozen before their first run; decision 46 has the figures.
 */
import type { Socket } from 'node:net';
import zlib from 'node:zlib';
import type { RawRequest } from '../support/raw-server.ts';
import type { Sees } from './dialect-rows.ts';

export interface Played {
  readonly request: RawRequest;
  readonly socket: Socket;
  readonly index: number;
  /** Lets so many seconds pass, for the program too. */
  pass(seconds: number): Promise<void>;
  /** The origin of another server, which must never be asked. */
  readonly other: string;
}

export interface SocketRow {
  readonly name: string;
  serve(played: Played): void | Promise<void>;
  /** What a person sees, or the line that says what happened and what to do. */
  readonly sees: Sees | { readonly line: RegExp };
  readonly near?: true;
  /** Two questions one after the other; the second one is judged. */
  readonly twice?: true;
  /** The name at which it is asked; where it listens when that is not 127.0.0.1. */
  readonly at?: string;
  readonly listens?: string;
  /** Through the settings, without a model: the name of the one that must be asked. */
  readonly takes?: string;
  /** What is added to the origin in the settings of such a row; `/v1` when not given. */
  readonly path?: string;
}

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const explained: Sees = { prefilled: 'ls -la', explanation: 'lists the files' };
const said: Sees = { chat: 'It is so.' };
const line = (pattern: RegExp): { readonly line: RegExp } => ({ line: pattern });

const DONE = 'data: [DONE]\n\n';
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const choice = (delta: unknown, finish: unknown = null): object => ({ id: 'c', choices: [{ index: 0, delta, finish_reason: finish }] });
const called = (args: string, first = true): string =>
  event(
    choice({
      tool_calls: [
        first
          ? { index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: args } }
          : { index: 0, function: { arguments: args } },
      ],
    }),
  );
const END = event(choice({}, 'tool_calls'));
const ANSWER = called(ARGS) + END + DONE;
const WORDS = event(choice({ content: 'It is so.' })) + event(choice({}, 'stop')) + DONE;
const HALF = called(ARGS.slice(0, 17));
const DOCUMENT = JSON.stringify(
  {
    id: 'c',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } }],
        },
        finish_reason: 'tool_calls',
      },
    ],
  },
  null,
  2,
);

type Headers = Readonly<Record<string, string>>;
const SSE = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };
const CHUNKED = { ...SSE, 'transfer-encoding': 'chunked' };
const head = (status: string, headers: Headers = {}): string =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const bytes = (body: string | Buffer): Buffer => (typeof body === 'string' ? Buffer.from(body) : body);
const sized = (body: string | Buffer, headers: Headers = SSE, status = '200 OK'): Buffer =>
  Buffer.concat([Buffer.from(head(status, { ...headers, 'content-length': String(bytes(body).length) })), bytes(body)]);
const chunk = (body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes(body).length.toString(16)}\r\n`), bytes(body), Buffer.from('\r\n')]);
const LAST = '0\r\n\r\n';
const raw =
  (...parts: readonly (string | Buffer)[]): SocketRow['serve'] =>
  ({ socket }) =>
    void socket.write(Buffer.concat(parts.map(bytes)));
const rawEnd =
  (...parts: readonly (string | Buffer)[]): SocketRow['serve'] =>
  ({ socket }) =>
    void socket.end(Buffer.concat(parts.map(bytes)));
const always = (body: string | Buffer, headers: Headers = SSE, status = '200 OK'): SocketRow['serve'] => raw(sized(body, headers, status));
const row = (name: string, sees: SocketRow['sees'], serve: SocketRow['serve'], more: Partial<SocketRow> = {}): SocketRow => ({
  name,
  sees,
  serve,
  ...more,
});
/** A stream in chunks: the parts with so many seconds before each, then the answer. */
const paced =
  (times: number, seconds: number, part: string, answer = ANSWER): SocketRow['serve'] =>
  async ({ socket, pass }) => {
    socket.write(head('200 OK', CHUNKED));
    for (let count = 0; count < times; count++) {
      await pass(seconds);
      socket.write(chunk(part));
    }
    socket.write(Buffer.concat([chunk(answer), Buffer.from(LAST)]));
  };
/** A whole packed stream, its events in parts as they were flushed. */
function flushed(
  packer: zlib.Gzip | zlib.Deflate | zlib.DeflateRaw | zlib.BrotliCompress | zlib.ZstdCompress,
  flag: number,
): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    packer.on('data', (part: Buffer) => parts.push(part));
    packer.on('end', () => resolve(Buffer.concat(parts)));
    packer.write(called(ARGS));
    packer.flush(flag, () => packer.end(END + DONE));
  });
}
const packed = (name: string, make: () => Parameters<typeof flushed>[0], flag: number): SocketRow =>
  row(`packed by ${name}, flushed in the middle`, explained, async ({ socket }) => {
    const body = await flushed(make(), flag);
    socket.write(head('200 OK', { ...CHUNKED, 'content-encoding': name }));
    for (const byte of body) socket.write(chunk(Buffer.from([byte])));
    socket.write(LAST);
  });
const LOADING = { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } };

const SLOW: readonly SocketRow[] = [
  row('the head after 40 s', explained, async ({ socket, pass }) => {
    await pass(40);
    socket.write(sized(ANSWER));
  }),
  row(
    'a near server: the head after 4 minutes',
    explained,
    async ({ socket, pass }) => {
      await pass(240);
      socket.write(sized(ANSWER));
    },
    { near: true },
  ),
  row(
    'a near server: the head at once, then nothing for 4 minutes',
    explained,
    async ({ socket, pass }) => {
      socket.write(head('200 OK', CHUNKED));
      await pass(240);
      socket.write(Buffer.concat([chunk(ANSWER), Buffer.from(LAST)]));
    },
    { near: true },
  ),
  row('comments for 60 s', explained, paced(6, 10, ': processing\n\n')),
  row('a comment every 25 s for 75 s', explained, paced(3, 25, ': keep-alive\n\n')),
  row('events that keep the connection for 80 s', explained, paced(4, 20, 'event: keepalive\ndata: {}\n\n')),
  row('empty events for 80 s', explained, paced(4, 20, 'data:\n\n')),
  row('reasoning for 90 s', explained, paced(30, 3, event(choice({ reasoning_content: 'hm ' })))),
  row('reasoning for 170 s in another field', explained, paced(17, 10, event(choice({ reasoning: 'hm ' })))),
  row(
    'reasoning as a list of parts for 100 s',
    explained,
    paced(10, 10, event(choice({ reasoning_details: [{ type: 'reasoning.text', text: 'hm ' }] }))),
  ),
  row('arguments at one byte a second', explained, async ({ socket, pass }) => {
    socket.write(Buffer.concat([Buffer.from(head('200 OK', CHUNKED)), chunk(called(''))]));
    for (const byte of ARGS) {
      await pass(1);
      socket.write(chunk(called(byte, false)));
    }
    socket.write(Buffer.concat([chunk(END + DONE), Buffer.from(LAST)]));
  }),
  row('words, one every 25 s', said, async ({ socket, pass }) => {
    socket.write(head('200 OK', CHUNKED));
    for (const word of ['It ', 'is ', 'so.']) {
      await pass(25);
      socket.write(chunk(event(choice({ content: word }))));
    }
    await pass(25);
    socket.write(Buffer.concat([chunk(event(choice({}, 'stop')) + DONE), Buffer.from(LAST)]));
  }),
  row('spaces for 80 s, then one document', explained, async ({ socket, pass }) => {
    socket.write(head('200 OK', { ...JSON_TYPE, 'transfer-encoding': 'chunked' }));
    for (let count = 0; count < 8; count++) {
      await pass(10);
      socket.write(chunk(' '));
    }
    socket.write(Buffer.concat([chunk(DOCUMENT), Buffer.from(LAST)]));
  }),
  row('503 while it loads, twice, each on a closed connection', explained, async ({ socket, index, pass }) => {
    if (index > 1) return void socket.end(sized(ANSWER, { ...SSE, connection: 'close' }));
    socket.end(sized(JSON.stringify(LOADING), { ...JSON_TYPE, connection: 'close' }, '503 Service Unavailable'));
    await pass(3);
  }),
  row(
    'a near server: 503 with a time to come again',
    explained,
    async ({ socket, index, pass }) => {
      if (index > 0) return void socket.write(sized(ANSWER));
      socket.write(sized(JSON.stringify(LOADING), { ...JSON_TYPE, 'retry-after': '20' }, '503 Service Unavailable'));
      await pass(21);
    },
    { near: true },
  ),
  row('a limit of 4 s on the same connection', explained, async ({ socket, index, pass }) => {
    if (index > 0) return void socket.write(sized(ANSWER));
    socket.write(sized('{"error":{"message":"slow down"}}', { ...JSON_TYPE, 'retry-after': '4' }, '429 Too Many Requests'));
    await pass(5);
  }),
  row('100 Continue, unasked, then the head after 40 s', explained, async ({ socket, pass }) => {
    socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    await pass(40);
    socket.write(sized(ANSWER));
  }),
  row('packed pings for 80 s', explained, async ({ socket, pass }) => {
    socket.write(head('200 OK', { ...CHUNKED, 'content-encoding': 'gzip' }));
    const gzip = zlib.createGzip({ flush: zlib.constants.Z_SYNC_FLUSH });
    gzip.on('data', (part: Buffer) => socket.write(chunk(part)));
    for (let count = 0; count < 4; count++) {
      gzip.write(': ping\n\n');
      await pass(20);
    }
    gzip.on('end', () => socket.write(LAST));
    gzip.end(ANSWER);
  }),
  row('silent for 90 s in the middle of a call', line(/nothing for 60 seconds.*yosh config set timeout/), async ({ socket, pass }) => {
    socket.write(Buffer.concat([Buffer.from(head('200 OK', CHUNKED)), chunk(HALF)]));
    await pass(90);
  }),
];

const FRAMES: readonly SocketRow[] = [
  row('CRLF, no space behind the colon, each byte a chunk', explained, ({ socket }) => {
    socket.write(head('200 OK', CHUNKED));
    for (const byte of Buffer.from(ANSWER.replaceAll('data: ', 'data:').replaceAll('\n', '\r\n'))) socket.write(chunk(Buffer.from([byte])));
    socket.write(LAST);
  }),
  row('letters of several bytes, cut in chunks', { chat: 'Übergrößenträger 例 🙂' }, ({ socket }) => {
    socket.write(head('200 OK', CHUNKED));
    const body = event(choice({ content: 'Übergrößenträger 例 🙂' })) + event(choice({}, 'stop')) + DONE;
    for (const byte of Buffer.from(body)) socket.write(chunk(Buffer.from([byte])));
    socket.write(LAST);
  }),
  packed('gzip', () => zlib.createGzip(), zlib.constants.Z_SYNC_FLUSH),
  packed('deflate', () => zlib.createDeflate(), zlib.constants.Z_SYNC_FLUSH),
  packed('br', () => zlib.createBrotliCompress(), zlib.constants.BROTLI_OPERATION_FLUSH),
  packed('zstd', () => zlib.createZstdCompress(), zlib.constants.ZSTD_e_flush),
  row('deflate without its head', explained, async ({ socket }) => {
    socket.write(sized(zlib.deflateRawSync(ANSWER), { ...SSE, 'content-encoding': 'deflate' }));
  }),
  row('gzip under its old name', explained, always(zlib.gzipSync(ANSWER), { ...SSE, 'content-encoding': 'x-gzip' })),
  row('packed twice', explained, always(zlib.brotliCompressSync(zlib.gzipSync(ANSWER)), { ...SSE, 'content-encoding': 'gzip, br' })),
  row(
    'gzip that ends before its check sum',
    explained,
    rawEnd(head('200 OK', { ...SSE, connection: 'close', 'content-encoding': 'gzip' }), zlib.gzipSync(ANSWER).subarray(0, -8)),
  ),
  row(
    'gzip that ends in the middle of a call',
    line(/cut short|garbled|closed/),
    rawEnd(head('200 OK', { ...SSE, connection: 'close', 'content-encoding': 'gzip' }), zlib.gzipSync(HALF + ANSWER).subarray(0, 100)),
  ),
  row('an encoding that is a charset', explained, always(ANSWER, { ...SSE, 'content-encoding': 'utf-8' })),
  row('an encoding that is none', explained, always(ANSWER, { ...SSE, 'content-encoding': 'identity' })),
  row('said to be gzip, and is not', line(/garbled|packed/), always(ANSWER, { ...SSE, 'content-encoding': 'gzip' })),
  row('a byte order mark before a stream', explained, always(`\uFEFF${ANSWER}`)),
  row('a byte order mark before a document', explained, always(`\uFEFF${DOCUMENT}`, JSON_TYPE)),
  row('a stream as text/plain', explained, always(ANSWER, { 'content-type': 'text/plain; charset=utf-8' })),
  row('a stream as bytes', explained, always(ANSWER, { 'content-type': 'application/octet-stream' })),
  row('a stream whose type is broken', explained, always(ANSWER, { 'content-type': 'text/event-stream;;charset' })),
  row(
    'a stream in Latin-1, as its type says',
    { chat: 'Voilà, à côté.' },
    always(Buffer.from(event(choice({ content: 'Voilà, à côté.' })) + event(choice({}, 'stop')) + DONE, 'latin1'), {
      'content-type': 'text/event-stream; charset=iso-8859-1',
    }),
  ),
  row('one document although a stream was asked for, in chunks', explained, ({ socket }) => {
    socket.write(head('200 OK', { ...JSON_TYPE, 'transfer-encoding': 'chunked' }));
    for (let at = 0; at < DOCUMENT.length; at += 11) socket.write(chunk(DOCUMENT.slice(at, at + 11)));
    socket.write(LAST);
  }),
  row(
    'one document, closed in the middle',
    line(/cut short|closed|garbled/),
    rawEnd(head('200 OK', { ...JSON_TYPE, connection: 'close' }), DOCUMENT.slice(0, -40)),
  ),
  row(
    'bytes that are no text behind [DONE]',
    explained,
    always(Buffer.concat([Buffer.from(ANSWER), Buffer.from([0xff, 0xfe, 0x00, 0xc3])])),
  ),
  row('words behind [DONE]', explained, always(`${ANSWER}Segmentation fault\n\ndata: {"error":"late"}\n\n`)),
  row('two answers in one stream', explained, always(ANSWER + WORDS)),
];

const HEADS: readonly SocketRow[] = [
  row('a head of 32 kB', explained, always(ANSWER, { ...SSE, 'x-trace': 'a'.repeat(32_000) })),
  row(
    'a head of 300 lines',
    explained,
    always(ANSWER, { ...SSE, ...Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x-line-${index}`, 'value'])) }),
  ),
  row(
    'forty cookies, and none comes back',
    explained,
    ({ request, socket, index }) => {
      if (/^cookie:/im.test(request.headers)) return void socket.write(sized('{}', JSON_TYPE, '400 Bad Request'));
      const cookies = Array.from({ length: 40 }, (_, one) => `set-cookie: name${one}=${index}; Path=/; HttpOnly\r\n`).join('');
      socket.write(`HTTP/1.1 200 OK\r\n${cookies}content-type: text/event-stream\r\ncontent-length: ${ANSWER.length}\r\n\r\n${ANSWER}`);
    },
    { twice: true },
  ),
  row(
    'letters of Latin-1 in the head',
    explained,
    raw(Buffer.from(`HTTP/1.1 200 D'accord, ça va\r\nserver: Événement\r\ncontent-length: ${ANSWER.length}\r\n\r\n`, 'latin1'), ANSWER),
  ),
  row(
    'no words behind the status',
    explained,
    raw(`HTTP/1.1 200\r\ncontent-type: text/event-stream\r\ncontent-length: ${ANSWER.length}\r\n\r\n${ANSWER}`),
  ),
  row('empty lines before the head', explained, raw(`\r\n\r\n`, sized(ANSWER))),
  row('a header without a value', explained, always(ANSWER, { ...SSE, 'x-empty': '', 'access-control-allow-origin': '' })),
  row(
    'a header folded over two lines',
    explained,
    raw(
      `HTTP/1.1 200 OK\r\nx-policy: one;\r\n two\r\ncontent-type: text/event-stream\r\ncontent-length: ${ANSWER.length}\r\n\r\n${ANSWER}`,
    ),
  ),
  row('201', explained, always(ANSWER, SSE, '201 Created')),
  row('203 of a proxy', explained, always(ANSWER, SSE, '203 Non-Authoritative Information')),
  row('an offer of HTTP/2', explained, always(ANSWER, { ...SSE, upgrade: 'h2,h2c', connection: 'Upgrade, Keep-Alive' })),
  row('another protocol offered as a service', explained, always(ANSWER, { ...SSE, 'alt-svc': 'h3=":443"; ma=86400' })),
  row(
    'three hints, then the answer',
    explained,
    raw(...Array.from({ length: 3 }, () => `HTTP/1.1 103 Early Hints\r\nlink: </${'a'.repeat(500)}>\r\n\r\n`), sized(ANSWER)),
  ),
  row(
    'the length twice, the same',
    line(/(?:HTTP\/1\.1|garbled).*(?:server|base_url|proxy)/),
    raw(`HTTP/1.1 200 OK\r\ncontent-length: ${ANSWER.length}\r\ncontent-length: ${ANSWER.length}\r\n\r\n${ANSWER}`),
  ),
  row(
    'a length and chunks',
    line(/(?:HTTP\/1\.1|garbled).*(?:server|base_url|proxy)/),
    raw(`HTTP/1.1 200 OK\r\ncontent-length: ${ANSWER.length}\r\ntransfer-encoding: chunked\r\n\r\n`, chunk(ANSWER), LAST),
  ),
  row('TLS where http is asked', line(/https/), rawEnd(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46]))),
  row(
    'a redirect of the port to https in words',
    line(/https/),
    always('Client sent an HTTP request to an HTTPS server.\n', { 'content-type': 'text/plain', connection: 'close' }, '400 Bad Request'),
  ),
];

const ENDS: readonly SocketRow[] = [
  row(
    'HTTP/1.0 with gzip, closed at the end',
    explained,
    rawEnd(`HTTP/1.0 200 OK\r\ncontent-type: text/event-stream\r\ncontent-encoding: gzip\r\n\r\n`, zlib.gzipSync(ANSWER)),
  ),
  row(
    'HTTP/1.0 with a length, twice',
    explained,
    ({ socket }) => void socket.end(`HTTP/1.0 200 OK\r\ncontent-length: ${ANSWER.length}\r\n\r\n${ANSWER}`),
    { twice: true },
  ),
  row('closed behind the reason, without [DONE]', explained, rawEnd(head('200 OK', CHUNKED), chunk(called(ARGS) + END))),
  row(
    'closed in the middle of the chunk behind the reason',
    explained,
    rawEnd(head('200 OK', CHUNKED), chunk(called(ARGS) + END), '100\r\ndata: {"usa'),
  ),
  row('the last chunk without its empty line', explained, rawEnd(head('200 OK', CHUNKED), chunk(ANSWER), '0\r\n')),
  row('closed in the middle of a call', line(/cut short|closed/), rawEnd(head('200 OK', CHUNKED), chunk(HALF))),
  row(
    'closed behind a whole call without a reason, in chunks',
    line(/cut short|closed/),
    rawEnd(head('200 OK', CHUNKED), chunk(called(ARGS.slice(0, 30)) + called(ARGS.slice(30, -1), false))),
  ),
  row('closed after each answer', explained, ({ socket }) => void socket.end(sized(ANSWER, { ...SSE, connection: 'close' })), {
    twice: true,
  }),
  row(
    'kept, and closed when the second question comes',
    explained,
    ({ socket, index }) => void (index === 1 ? socket.destroy() : socket.write(sized(ANSWER))),
    { twice: true },
  ),
  row(
    'kept, and reset when the second question comes',
    explained,
    ({ socket, index }) => void (index === 1 ? socket.resetAndDestroy() : socket.write(sized(ANSWER))),
    { twice: true },
  ),
  row(
    'a 408 of a balancer on the idle connection',
    explained,
    ({ socket, index }) => {
      socket.write(sized(ANSWER));
      if (index === 0) setTimeout(() => socket.end(`HTTP/1.1 408 Request Time-out\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`), 20);
    },
    { twice: true },
  ),
  row(
    'a line end too many behind the body',
    explained,
    ({ socket }) => void socket.write(Buffer.concat([sized(ANSWER), Buffer.from('\r\n')])),
    { twice: true },
  ),
  row('a keep-alive of one second', explained, always(ANSWER, { ...SSE, 'keep-alive': 'timeout=1, max=1' }), { twice: true }),
  row('at the address of IPv6', explained, always(ANSWER), { at: '[::1]', listens: '::1' }),
  row('localhost, only on IPv6', explained, always(ANSWER), { at: 'localhost', listens: '::1' }),
  row('localhost, on both', explained, always(ANSWER), { at: 'localhost', listens: '::' }),
];

const to = (location: string, status = '307 Temporary Redirect', headers: Headers = {}): Buffer =>
  sized('', { location, ...headers }, status);
const REDIRECTS: readonly SocketRow[] = [
  row('307 to the whole address of the same origin', explained, ({ request, socket }) => {
    const origin = `http://${/^host: *(\S+)/im.exec(request.headers)?.[1]}`;
    socket.write(request.path.startsWith('/api/') ? sized(ANSWER) : to(`${origin}/api/v1/chat/completions`));
  }),
  row('308 on a connection that is closed', explained, ({ request, socket }) => {
    if (request.path.endsWith('/')) return void socket.write(sized(ANSWER));
    socket.end(to(`${request.path}/`, '308 Permanent Redirect', { connection: 'close' }));
  }),
  row(
    '307 with a relative path',
    explained,
    ({ request, socket }) => void socket.write(request.path.includes('/v3/') ? sized(ANSWER) : to('v3/completions')),
  ),
  row('307 without a scheme, same host', explained, ({ request, socket }) => {
    const host = /^host: *(\S+)/im.exec(request.headers)?.[1];
    socket.write(request.path.startsWith('/api/') ? sized(ANSWER) : to(`//${host}/api/chat/completions`));
  }),
  row(
    '307 to another port: the key stays',
    line(/redirect to 127\.0\.0\.1:\d+.*yosh config set base_url http:\/\/127\.0\.0\.1:\d+\/v1/),
    ({ socket, other }) => void socket.write(to(`${other}/v1/chat/completions`)),
  ),
  row(
    '308 to another port behind one within',
    line(/redirect to 127\.0\.0\.1:\d+/),
    ({ request, socket, other }) =>
      void socket.write(request.path.endsWith('/') ? to(`${other}/v1/chat/completions`, '308 Permanent Redirect') : to(`${request.path}/`)),
  ),
  row('302 to another name of the same port', line(/redirect to localhost:\d+/), ({ request, socket }) => {
    const port = /^host: *\S+:(\d+)/im.exec(request.headers)?.[1];
    socket.write(to(`http://localhost:${port}/v1/chat/completions`, '302 Found'));
  }),
  row('303 to a page', line(/redirect.*base_url/), ({ socket }) => void socket.write(to('/login', '303 See Other'))),
  row('307 without an address', line(/redirect.*base_url/), always('', {}, '307 Temporary Redirect')),
];

/** A server with this list, which answers any question. */
const listing =
  (list: unknown, headers: Headers = JSON_TYPE): SocketRow['serve'] =>
  ({ request, socket }) =>
    void socket.write(
      /\/chat\/completions/.test(request.path)
        ? sized(ANSWER)
        : /\/models/.test(request.path)
          ? sized(typeof list === 'string' || Buffer.isBuffer(list) ? list : JSON.stringify(list), headers)
          : sized('{"error":"not found"}', JSON_TYPE, '404 Not Found'),
    );
const BIG = 'vendor-chat-70b';
const lists = (name: string, list: unknown, headers: Headers = JSON_TYPE): SocketRow =>
  row(`models: ${name}`, explained, listing(list, headers), { takes: BIG });
const MANY = Array.from({ length: 999 }, (_, index) => ({ id: `text-embedding-${index}`, object: 'model' }));

const LISTS: readonly SocketRow[] = [
  lists('a list of names', ['text-embedding-3', BIG]),
  lists('a list of objects', [{ id: BIG }]),
  lists('names in data', { object: 'list', data: [BIG] }),
  lists('an object by name', { models: { 'text-embedding-3': { size: 1 }, [BIG]: { size: 70 } } }),
  lists('data as an object by name', { data: { [BIG]: { owned_by: 'vendor' } } }),
  lists('one object in data', { object: 'list', data: { id: BIG, object: 'model' } }),
  lists('a list in a list', { data: { models: [{ id: BIG }] } }),
  lists('in an envelope', { code: 0, msg: 'ok', result: { data: [{ id: BIG }] } }),
  lists('items', { items: [{ id: BIG }], total: 1 }),
  lists('in result', { success: true, result: [{ name: BIG, task: { name: 'Text Generation' } }] }),
  lists('1,000 entries', { object: 'list', data: [...MANY, { id: BIG, object: 'model' }] }),
  lists('by the name model_name', { data: [{ model_name: BIG, model_info: { mode: 'chat' } }] }),
  lists('by the name model_id', { models: [{ model_id: BIG }] }),
  lists('with a byte order mark, as text', `\uFEFF${JSON.stringify({ data: [{ id: BIG }] })}`, { 'content-type': 'text/plain' }),
  lists('packed', zlib.gzipSync(JSON.stringify({ data: [{ id: BIG }] })), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  row(
    'models: in pages, the second has it',
    explained,
    (played) => {
      const second = /after(?:_id)?=/.test(played.request.path);
      listing(
        second
          ? { data: [{ id: BIG }], has_more: false }
          : { data: [{ id: 'text-embedding-3' }], has_more: true, first_id: 'text-embedding-3', last_id: 'text-embedding-3' },
      )(played);
    },
    { takes: BIG },
  ),
  row(
    'models: at another path of the same origin',
    explained,
    (played) => {
      if (played.request.path === '/v1/models') return void played.socket.write(to('/v1/models/', '308 Permanent Redirect'));
      listing({ data: [{ id: BIG }] })(played);
    },
    { takes: BIG },
  ),
  row('models: empty', line(/model.*`/), listing({ object: 'list', data: [] }), { takes: '' }),
  row('models: empty in another form', line(/model.*`/), listing({ models: {} }), { takes: '' }),
  row('models: embeddings alone', line(/model.*`/), listing({ data: [{ id: 'text-embedding-3' }] }), { takes: '' }),
  row(
    'models: none, 404',
    explained,
    ({ request, socket }) =>
      void socket.write(
        /\/chat\//.test(request.path) ? sized(ANSWER) : sized('404 page not found', { 'content-type': 'text/plain' }, '404 Not Found'),
      ),
    { takes: 'default' },
  ),
  row(
    'models: without /v1 the paths are missing',
    explained,
    (played) => {
      if (!played.request.path.startsWith('/v1/'))
        return void played.socket.end(sized('404 page not found', { 'content-type': 'text/plain', connection: 'close' }, '404 Not Found'));
      listing({ data: [{ id: BIG }] })(played);
    },
    { takes: BIG, path: '' },
  ),
];

export const SOCKET_ROWS: readonly SocketRow[] = [...SLOW, ...FRAMES, ...HEADS, ...ENDS, ...REDIRECTS, ...LISTS];
