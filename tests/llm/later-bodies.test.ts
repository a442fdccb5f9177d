/** Bodies of compatible servers that were not known before: whole, in pieces of 7 bytes and of 1. */
import { expect, test } from 'vitest';
import { LATER_BODIES, type LaterBody } from './later-bodies.ts';
import { expectSeen, see } from './see-body.ts';

test('sixty bodies', () => expect(LATER_BODIES).toHaveLength(60));

async function expectBody({ body, type, sees }: LaterBody): Promise<void> {
  const how = type === undefined ? {} : { type };
  expectSeen(await see('chat', { body, ...how }), sees);
  for (const size of [7, 1]) expectSeen(await see('chat', { body, size, ...how }), sees);
}

test.each(LATER_BODIES)('$name', expectBody);
