/** The yes/no prompt of the product, on a machine that is too busy to read what was typed in time. */
import { once } from 'node:events';
import type tty from 'node:tty';
import { expect, test } from 'vitest';
import { behindInput } from '../../src/base/behind-input.ts';
import { ENTER_GUARD_MS } from '../../src/base/limits.ts';
import { personAt } from '../../src/ui/person.ts';
import { connection, stall } from '../support/stalled.ts';

const LONG_PAST_MS = 5 * ENTER_GUARD_MS;

test('a yes typed before the question could be read does not count, however late it is read', async () => {
  const { near, far } = await connection();
  const input = Object.assign(near, { setRawMode: () => near }) as unknown as tty.ReadStream;
  const written: string[] = [];
  const output = { write: (text: string) => written.push(text), columns: 80 } as unknown as tty.WriteStream;
  const person = personAt(input, output, true);
  const answer = person.confirm('Send the key there?');
  far.write('y\r');
  stall(LONG_PAST_MS);
  await once(near, 'data');
  // begun later than the guard, so it ends later
  await new Promise<void>((resolve) => behindInput(ENTER_GUARD_MS, resolve));
  far.write('n\r');
  expect(await answer).toBe(false);
  person.close();
});
