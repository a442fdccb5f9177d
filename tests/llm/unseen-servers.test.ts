/** Servers that were not known before, over real connections: what a person sees of each. */
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../support/clock.ts';
import { Conversation, type Outcome } from '../support/converse.ts';
import { connections, providerAt } from '../support/network.ts';
import { RawServer } from '../support/raw-server.ts';
import { expectSeen } from './see-body.ts';
import { SERVER_ROWS, type ServerRow } from './unseen-servers.ts';

afterEach(() => connections.disconnect());

async function play({ serve, model, small, twice, ipv6 }: ServerRow): Promise<Outcome & { readonly requests: number }> {
  await using server = await RawServer.start(serve, ipv6 === true ? '::1' : '127.0.0.1');
  const origin = ipv6 === true ? `http://localhost:${server.port}` : server.origin;
  const options = { ...(model === undefined ? {} : { model }), ...(small === true ? { small } : {}) };
  const conversation = new Conversation(providerAt('chat', origin, options));
  let outcome = await conversation.ask('q');
  if (twice === true) {
    await eventually('the server has closed the connection', () => server.open === 0);
    outcome = await conversation.ask('q');
  }
  return { ...outcome, requests: server.seen.length };
}

test.each(SERVER_ROWS)('$name', async (row) => {
  const outcome = await play(row);
  if (typeof row.sees === 'object' && 'line' in row.sees) {
    expect(outcome).toMatchObject({ prefilled: null });
    expect(outcome.failures).toHaveLength(1);
    expect(outcome.failures[0]).toMatch(row.sees.line);
  } else expectSeen(outcome, row.sees);
  expect(outcome.requests).toBeLessThanOrEqual((row.asks ?? 3) * (row.twice === true ? 2 : 1));
});
