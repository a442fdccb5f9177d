/**
 * Opens a connection before it is needed: the TLS handshake runs while the facts are gathered, and the next request uses the connection.
 */
import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';
import { monotonicMs } from '../base/monotonic.ts';

type Connector = ReturnType<typeof buildConnector>;
type Options = Parameters<Connector>[0];

/** How long an unused connection is trusted: servers close one without requests, some after a few seconds. */
const FRESH_MS = 4_000;

export class WarmSockets {
  private waiting: { readonly socket: Promise<Socket>; readonly since: number } | null = null;
  /** undici has a connection and from then on keeps its own alive. */
  private used = false;
  private readonly connector: Connector;
  private readonly origin: URL;

  constructor(connector: Connector, origin: string) {
    this.connector = connector;
    this.origin = new URL(origin);
  }

  open(): void {
    if (this.used || (this.waiting !== null && monotonicMs() - this.waiting.since < FRESH_MS)) return;
    const { protocol, hostname, port, host } = this.origin;
    const options: Options = {
      protocol,
      hostname: hostname.replace(/^\[|\]$/g, ''),
      host,
      port: port || (protocol === 'https:' ? '443' : '80'),
    };
    const socket = new Promise<Socket>((resolve, reject) => {
      this.connector(options, (error, opened) => (opened ? resolve(opened) : reject(error ?? new Error('no socket'))));
    });
    socket.then(
      // an unused socket must not keep the process alive
      (opened) => opened.on('error', () => {}).unref(),
      () => {},
    );
    this.waiting = { socket, since: monotonicMs() };
  }

  /** undici's connect function. */
  readonly connect = ((options: Options, callback: Parameters<Connector>[1]): void => {
    const warm = this.waiting;
    this.waiting = null;
    this.used = true;
    const afresh = (): void => void this.connector(options, callback);
    if (warm === null || monotonicMs() - warm.since > FRESH_MS) return afresh();
    void (async () => {
      const socket = await warm.socket.catch(() => null);
      if (socket === null || socket.destroyed || socket.readyState !== 'open') afresh();
      else callback(null, socket.ref());
    })();
  }) as Connector;

  close(): void {
    this.waiting?.socket.then(
      (socket) => socket.destroy(),
      () => {},
    );
    this.waiting = null;
  }
}
