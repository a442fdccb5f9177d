/** What a person sees of servers over real connections, on a clock that the server moves. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { openProviders } from '../../src/companion/open-providers.ts';
import { STANDARD } from '../../src/config/config-keys.ts';
import type { Clock } from '../../src/llm/patience.ts';
import type { Providers } from '../../src/llm/providers.ts';
import type { Provider } from '../../src/llm/port.ts';
import { eventually } from '../support/clock.ts';
import { Conversation, type Outcome } from '../support/converse.ts';
import { connections, providerAt } from '../support/network.ts';
import { RawServer } from '../support/raw-server.ts';
import { expectSeen } from './see-body.ts';
import { SOCKET_ROWS, type SocketRow } from './socket-rows.ts';
import { TestClock } from './test-clock.ts';

/** Time passes only while a server lets it. Pauses up to `WAITED_MS` pass at once when it does not, so that a retry is not waited for. */
class ServedClock extends TestClock {
  override after = (ms: number, run: () => void): (() => void) => {
    const timer = this.add(ms, run);
    const soon = ms < WAITED_MS ? setTimeout(() => this.timers.includes(timer) && this.fire(timer), ms / 40) : undefined;
    return () => {
      clearTimeout(soon);
      this.drop(timer);
    };
  };

  pass = async (seconds: number): Promise<void> => {
    // a packed body is unpacked in another thread, which no turn of the loop waits for
    if (seconds >= LONG_S) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    for (let second = 0; second < seconds; second++) {
      await this.settled();
      this.time += 1_000;
      for (const timer of this.timers.filter(({ at }) => at <= this.time)) this.fire(timer);
    }
  };
}
const WAITED_MS = 30_000;
const LONG_S = 10;
const SETTLE_MS = 50;

const opened: Providers[] = [];
afterEach(() => connections.disconnect());
afterAll(() => opened.forEach((each) => each.close()));

async function provide(row: SocketRow, origin: string, clock: Clock): Promise<Provider> {
  if (row.takes === undefined) return providerAt('chat', origin, { clock, ...(row.near === undefined ? {} : { near: true }) });
  const providers = openProviders();
  opened.push(providers);
  return providers.open({ config: { ...STANDARD, base_url: origin + (row.path ?? '/v1') }, env: {}, cwd: '/' });
}

async function play(row: SocketRow): Promise<Outcome & { readonly model: unknown; readonly elsewhere: number }> {
  const clock = new ServedClock();
  await using other = await RawServer.start((_, socket) => void socket.destroy());
  await using server = await RawServer.start(
    (request, socket, index) => row.serve({ request, socket, index, pass: clock.pass, other: other.origin }),
    row.listens,
  );
  const origin = row.at === undefined ? server.origin : `http://${row.at}:${server.port}`;
  const conversation = new Conversation(await provide(row, origin, clock));
  let outcome = await conversation.ask('q');
  if (row.twice === true) {
    expectSeen(outcome, row.sees as Parameters<typeof expectSeen>[1]);
    const idle = performance.now();
    // what a server does with an idle connection it has done by then
    await eventually('a server had its time', () => server.open === 0 || performance.now() - idle > 60);
    outcome = await conversation.ask('q');
  }
  return { ...outcome, model: server.seen.at(-1)?.body['model'], elsewhere: other.seen.length };
}

/** Not understood: the HTTP parser of undici refuses them, so there is a line and nothing is prefilled. */
const REFUSED = ['100 Continue, unasked, then the head after 40 s', 'a header folded over two lines'];

test.each(SOCKET_ROWS)('$name', async (row) => {
  const { model, elsewhere, ...outcome } = await play(row);
  if (REFUSED.includes(row.name)) expect([outcome.prefilled, outcome.failures.length]).toEqual([null, 1]);
  else if (typeof row.sees === 'object' && 'line' in row.sees) {
    expect(outcome).toMatchObject({ prefilled: null });
    expect(outcome.failures).toHaveLength(1);
    expect(outcome.failures[0]).toMatch(row.sees.line);
    if (process.env['LINES'] !== undefined) console.log(outcome.failures[0]);
  } else {
    expectSeen(outcome, row.sees);
    if (row.takes !== undefined) expect(model).toBe(row.takes);
  }
  expect(elsewhere).toBe(0);
});
