/**
 * `npm run lab slow-servers [NAME]` plays the servers of tests/support/slow-servers.ts at true speed, all at once, over real connections and
 * with the real painter, and prints what the screen said after 1, 10 and 30 seconds. Each question is asked twice: the second one is given up
 * after a random time. Targets: every server answered, none hung up on, Ctrl-C within 200 ms.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import xterm from '@xterm/headless';
import { realClock } from '../../src/llm/patience.ts';
import type { Waiting } from '../../src/llm/port.ts';
import { openTransport } from '../../src/llm/transport.ts';
import { Painter } from '../../src/ui/painter.ts';
import { Conversation } from '../../tests/support/converse.ts';
import { MAPPERS, providerOver } from '../../tests/support/network.ts';
import { SLOW_SERVERS, type SlowServer } from '../../tests/support/slow-servers.ts';

const SAMPLES_S = [1, 10, 30];
/** A little later than the second, so that the line of that second is there. */
const SAMPLE_MS = 400;
const CANCEL_MS = 200;

interface Played {
  readonly server: SlowServer;
  readonly answered: boolean;
  readonly failures: readonly string[];
  readonly hangUps: number;
  readonly seconds: number;
  readonly screens: readonly string[];
  /** Milliseconds from Ctrl-C to the end of the question. */
  readonly cancelMs: number;
}

async function serve(slow: SlowServer): Promise<{ readonly origin: string; hangUps(): number; close(): void }> {
  let hangUps = 0;
  const startedMs = performance.now();
  const server = http.createServer(async (request, response) => {
    for await (const _ of request);
    response.on('close', () => void (hangUps += response.writableFinished ? 0 : 1));
    const { before } = slow;
    if (before !== undefined && performance.now() - startedMs < before.untilMs)
      return void response.writeHead(before.status, { 'content-type': 'application/json', ...before.headers }).end(before.body);
    await sleep(slow.headMs);
    response.writeHead(200, { 'content-type': slow.type ?? 'text/event-stream' });
    response.flushHeaders();
    for (const [ms, text] of slow.parts) {
      await sleep(ms);
      response.write(text);
    }
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, hangUps: () => hangUps, close: () => (server.closeAllConnections(), void server.close()) };
}

async function play(server: SlowServer): Promise<Played> {
  const { wire, near, inMemoryMs, searches = false } = server;
  const { origin, hangUps, close } = await serve(server);
  const transport = await openTransport({ baseUrl: origin, key: '', proxied: false, caFile: '' }, ['anthropic-version']);
  const client = await MAPPERS[wire].client();
  const startedMs = performance.now();
  const terminal = new xterm.Terminal({ cols: 80, rows: 24, allowProposedApi: true });
  const painter = new Painter((text) => terminal.write(text));
  const providerFor = (onWait: (waiting: Waiting) => void) =>
    providerOver(
      wire,
      () => Promise.resolve(client(origin, transport.fetch)),
      {
        clock: realClock,
        near,
        webSearch: searches,
        ...(wire === 'chat' ? { model: 'qwen3:8b' } : {}),
        onWait,
        ...(inMemoryMs === undefined ? {} : { inMemory: () => Promise.resolve(performance.now() - startedMs >= inMemoryMs) }),
      },
      origin,
    );
  const screens: string[] = [];
  painter.begin({ color: '', cols: 80 });
  for (const second of SAMPLES_S)
    setTimeout(
      () => {
        const row = terminal.buffer.active.getLine(terminal.buffer.active.cursorY)?.translateToString(true) ?? '';
        screens.push(row.trim());
      },
      second * 1_000 + SAMPLE_MS,
    ).unref();
  const outcome = await new Conversation(providerFor((waiting) => painter.wait(waiting))).ask('q');
  const seconds = (performance.now() - startedMs) / 1_000;
  painter.settle();
  const hungUp = hangUps();
  const abort = new AbortController();
  const second = new Conversation(providerFor(() => {})).ask('q', abort.signal);
  await sleep(Math.random() * 3_000);
  const cancelledMs = performance.now();
  abort.abort();
  await second;
  const cancelMs = performance.now() - cancelledMs;
  transport.close();
  close();
  const answered = outcome.prefilled === 'ls -la' || outcome.said === 'All is well.';
  return { server, answered, failures: outcome.failures, hangUps: hungUp, seconds, screens, cancelMs };
}

const wanted = process.argv[2] ?? '';
const played = await Promise.all(SLOW_SERVERS.filter(({ name }) => name.includes(wanted)).map(play));
for (const { server, answered, failures, hangUps, seconds, screens, cancelMs } of played) {
  console.log(`${answered ? 'answered' : 'FAILED  '} ${seconds.toFixed(0).padStart(4)} s  ${server.name} (${server.wire})`);
  for (const [index, screen] of screens.entries())
    if (screen !== '') console.log(`      ${String(SAMPLES_S[index]).padStart(2)} s: ${screen}`);
  for (const failure of failures) console.log(`      yo: ${failure}`);
  if (hangUps > 0) console.log(`      hung up on ${hangUps} times`);
  if (cancelMs > CANCEL_MS) console.log(`      Ctrl-C took ${cancelMs.toFixed(0)} ms`);
}
const count = (holds: (one: Played) => boolean): number => played.filter(holds).length;
const slowestMs = Math.max(...played.map(({ cancelMs }) => cancelMs));
console.log(`answered: ${count(({ answered }) => answered)} of ${played.length}`);
console.log(`hang-ups seen by the servers: ${played.reduce((sum, { hangUps }) => sum + hangUps, 0)}`);
console.log(`slowest Ctrl-C: ${slowestMs.toFixed(0)} ms`);
process.exitCode = played.every(({ answered, hangUps }) => answered && hangUps === 0) && slowestMs <= CANCEL_MS ? 0 : 1;
