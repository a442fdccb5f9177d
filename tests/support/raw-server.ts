/** A loopback server that answers with exact bytes: heads of its own, odd framing, closed sockets. `ModelServer` speaks correct HTTP. */
import net from 'node:net';

export interface RawRequest {
  readonly path: string;
  readonly headers: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Answers one request. `index` counts all requests from 0. */
export type RawScript = (request: RawRequest, socket: net.Socket, index: number) => void | Promise<void>;

export class RawServer implements AsyncDisposable {
  readonly seen: RawRequest[] = [];
  private readonly script: RawScript;
  private readonly host: string;
  private readonly server: net.Server;
  private readonly sockets = new Set<net.Socket>();

  private constructor(script: RawScript, host: string) {
    this.script = script;
    this.host = host;
    this.server = net.createServer((socket) => this.serve(socket));
  }

  static async start(script: RawScript, host = '127.0.0.1'): Promise<RawServer> {
    const server = new RawServer(script, host);
    await new Promise<void>((resolve) => void server.server.listen(0, host, resolve));
    return server;
  }

  /** Connections that are open now. */
  get open(): number {
    return this.sockets.size;
  }

  get port(): number {
    return (this.server.address() as net.AddressInfo).port;
  }

  get origin(): string {
    return `http://${this.host.includes(':') ? `[${this.host}]` : this.host}:${this.port}`;
  }

  private serve(socket: net.Socket): void {
    this.sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.on('close', () => this.sockets.delete(socket));
    let received = '';
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      for (;;) {
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const headers = received.slice(0, end);
        const length = Number(/^content-length: *(\d+)/im.exec(headers)?.[1] ?? 0);
        if (received.length < end + 4 + length) return;
        const body = Buffer.from(received.slice(end + 4, end + 4 + length), 'latin1').toString();
        received = received.slice(end + 4 + length);
        const path = headers.split(' ')[1] ?? '';
        const request = { path, headers, body: (body === '' ? {} : JSON.parse(body)) as RawRequest['body'] };
        this.seen.push(request);
        void this.script(request, socket, this.seen.length - 1);
      }
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => void this.server.close(() => resolve()));
  }
}
