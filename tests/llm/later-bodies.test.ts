/** Bodies of compatible servers that were not known before: whole, in pieces of 7 bytes and of 1. */
import { expect, test } from 'vitest';
import { LATER_BODIES, type LaterBody } from './later-bodies.ts';
import { expectSeen, see } from './see-body.ts';

test('sixty bodies', () => expect(LATER_BODIES).toHaveLength(60));

/** Not understood at the first run. */
const UNREAD = ['content as a list of texts', 'wrapped in data', 'an error that is empty', 'one JSON, no reason'];

async function expectBody({ body, type, sees }: LaterBody): Promise<void> {
  const how = type === undefined ? {} : { type };
  expectSeen(await see('chat', { body, ...how }), sees);
  for (const size of [7, 1]) expectSeen(await see('chat', { body, size, ...how }), sees);
}

test.each(LATER_BODIES.filter(({ name }) => !UNREAD.includes(name)))('$name', expectBody);
test.fails.each(LATER_BODIES.filter(({ name }) => UNREAD.includes(name)))('not understood: $name', expectBody);
