/** A loopback server that speaks a provider's real protocol: it sends whole answers, pieces of them, and every kind of failure. */
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** Bytes per chunk; the whole body at once when not given. */
  readonly chunk?: number;
  /** What happens after the body; `end` when not given. `hang` keeps the connection open and sends nothing more. */
  readonly after?: 'end' | 'reset' | 'hang';
  /** Written again and again after the body, this often, until the client is gone. */
  readonly repeat?: { readonly body: Uint8Array | string; readonly everyMs: number };
  /** Sends nothing, not even response headers. */
  readonly silent?: true;
}

export interface Seen {
  readonly path: string;
  readonly method: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export type Script = (request: Seen, index: number) => Reply | Promise<Reply>;

export class ModelServer implements AsyncDisposable {
  readonly seen: Seen[] = [];
  /** The number of sockets opened so far, and of those open now. */
  connections = 0;
  /** Requests whose client went away before the end. */
  aborted = 0;
  script: Script = () => ({ status: 500 });
  /** When the last request had arrived, and when the last body was written. */
  askedAt = 0;
  sentAt = 0;
  private readonly server: http.Server;
  private readonly sockets = new Set<Socket>();

  private readonly host: string;

  private constructor(host: string) {
    this.host = host;
    this.server = http.createServer((request, response) => void this.serve(request, response));
    // as a proxy it refuses
    this.server.on('connect', ({ url = '', headers }, socket) => {
      this.seen.push({ path: url, method: 'CONNECT', headers, body: {}, text: '' });
      socket.on('error', () => {}).end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    });
    this.server.on('connection', (socket) => {
      this.connections += 1;
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  /** `host`: any address of this machine, 127.0.0.2 for another origin on the same port. */
  static async start(script?: Script, port = 0, host = '127.0.0.1'): Promise<ModelServer> {
    const server = new ModelServer(host);
    if (script !== undefined) server.script = script;
    await new Promise<void>((resolve) => server.server.listen(port, host, resolve));
    return server;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://${this.host}:${this.port}`;
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const seen: Seen = {
      path: request.url ?? '',
      method: request.method ?? '',
      headers: request.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Seen['body'],
      text,
    };
    this.seen.push(seen);
    this.askedAt = performance.now();
    response.on('close', () => {
      if (!response.writableFinished) this.aborted += 1;
    });
    response.on('error', () => {});
    await this.play(await this.script(seen, this.seen.length - 1), response);
  }

  private async play(reply: Reply, response: http.ServerResponse): Promise<void> {
    if (reply.silent === true) return;
    response.writeHead(reply.status ?? 200, { 'content-type': 'text/event-stream', ...reply.headers });
    response.flushHeaders();
    const body = Buffer.from(reply.body ?? '');
    const size = reply.chunk ?? Math.max(1, body.length);
    for (let at = 0; at < body.length && !response.destroyed; at += size) {
      await new Promise<void>((resolve) => void response.write(body.subarray(at, at + size), () => resolve()));
      if (reply.chunk !== undefined && (at / size) % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    this.sentAt = performance.now();
    const { repeat } = reply;
    while (repeat !== undefined && !response.destroyed) {
      // does not wait for a client that no longer reads
      await Promise.race([
        new Promise<void>((resolve) => void response.write(repeat.body, () => setTimeout(resolve, repeat.everyMs))),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    }
    if (reply.after === 'reset') (response.socket as Socket).resetAndDestroy();
    else if (reply.after !== 'hang' && repeat === undefined) response.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => void this.server.close(() => resolve()));
  }
}
