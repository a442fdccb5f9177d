/** Servers that are slow and healthy are waited for, on a clock that jumps from one event to the next. */
import { expect, test } from 'vitest';
import { faultOf } from '../../src/llm/error-body.ts';
import { eventsOf } from '../../src/llm/event-stream.ts';
import { FaultError } from '../../src/llm/faults.ts';
import type { Waiting } from '../../src/llm/port.ts';
import type { Send } from '../../src/llm/wire-reader.ts';
import { Conversation } from '../support/converse.ts';
import { providerOver } from '../support/network.ts';
import { SLOW_SERVERS, type SlowServer } from '../support/slow-servers.ts';
import { TestClock } from './test-clock.ts';

/** Time that passes only when all that could happen now has happened. */
class JumpingClock extends TestClock {
  sleep = (ms: number): Promise<void> => new Promise((resolve) => void this.after(ms, resolve));

  async until(done: () => boolean): Promise<void> {
    while (!done()) {
      await this.settled();
      const next = this.timers.toSorted((a, b) => a.at - b.at)[0];
      if (done() || next === undefined) continue;
      this.time = Math.max(this.time, next.at);
      this.fire(next);
    }
  }
}

interface Played {
  readonly failures: readonly string[];
  readonly answered: boolean;
  readonly hangUps: number;
  readonly tookMs: number;
  /** What was waited for, and since when. */
  readonly waits: readonly (readonly [number, Waiting])[];
}

async function play(server: SlowServer): Promise<Played> {
  const clock = new JumpingClock();
  const waits: [number, Waiting][] = [];
  let hangUps = 0;
  const send: Send = async (_, signal) => {
    const { before } = server;
    if (before !== undefined && clock.now() < before.untilMs)
      throw new FaultError(faultOf(before.body, before.status, new Headers(before.headers)));
    let over = false;
    signal.addEventListener('abort', () => void (hangUps += over ? 0 : 1));
    await clock.sleep(server.headMs);
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const [ms, text] of server.parts) {
          if (ms > 0) await clock.sleep(ms);
          controller.enqueue(Buffer.from(text));
        }
        over = true;
        controller.close();
      },
    });
    return eventsOf(new Response(body), signal);
  };
  const { wire, near, inMemoryMs, searches = false } = server;
  const provider = providerOver(wire, () => Promise.resolve(send), {
    clock,
    near,
    webSearch: searches,
    ...(wire === 'messages' || wire === 'responses' ? {} : { model: 'qwen3:8b' }),
    onWait: (waiting) => waits.push([clock.now(), waiting]),
    ...(inMemoryMs === undefined ? {} : { inMemory: () => Promise.resolve(clock.now() >= inMemoryMs) }),
  });
  let outcome: Awaited<ReturnType<Conversation['ask']>> | null = null;
  void new Conversation(provider).ask('q').then((ended) => (outcome = ended));
  await clock.until(() => outcome !== null);
  const { failures, prefilled, said } = outcome as unknown as Awaited<ReturnType<Conversation['ask']>>;
  return { failures, answered: prefilled === 'ls -la' || said === 'All is well.', hangUps, tookMs: clock.now(), waits };
}

const BY: Readonly<Record<string, readonly Waiting['by'][]>> = { thinking: ['hosted'], loading: ['loading'], 'waiting for': ['near'] };

test.each(SLOW_SERVERS)('$name', async (server) => {
  const { failures, answered, hangUps, tookMs, waits } = await play(server);
  expect(failures).toEqual([]);
  expect(answered).toBe(true);
  expect(hangUps).toBe(0);
  for (const [index, seconds] of [1, 10, 30].entries()) {
    const said = server.says[index] ?? '';
    if (said === '' || tookMs < seconds * 1_000) continue;
    expect(BY[said], `after ${seconds} s`).toContain(waits.findLast(([at]) => at <= seconds * 1_000)?.[1].by);
  }
});

test('arguments that trickle come in pieces of a byte', () => {
  for (const { name, parts } of SLOW_SERVERS) if (name.startsWith('arguments')) expect(parts.length, name).toBeGreaterThan(60);
});

test('there are at least twenty', () => expect(SLOW_SERVERS.length).toBeGreaterThanOrEqual(20));
