/** Whatever fails in the launcher, the user gets a shell. Every command of bin/yosh is made to fail once. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Case, CASES, INTERPRETERS, LauncherDesk } from '../support/launcher-desk.ts';

let desk: LauncherDesk;
beforeAll(() => void (desk = new LauncherDesk()));
afterAll(() => desk[Symbol.dispose]());

/** The first sh gets every fault, the others one of so many; `npm run lab launcher` gives all of them to all. */
const PART = 3;

describe.each(INTERPRETERS.map((file, at) => [path.basename(file), file, at] as const))('sh is %s', (_, interpreter, at) => {
  test.each(Object.entries(CASES))('%s: without a fault', async (_name, how) => {
    expect(await desk.wrongWithout(interpreter, how)).toBeNull();
  });

  test('the terminal is set for the proxy before it is set for what follows, however late that is', async () => {
    const orders = await desk.settingsWithLateStty(interpreter, CASES['a login shell whose proxy crashes'] as Case);
    expect(orders.length).toBeGreaterThan(1);
    for (const order of orders) expect(order.indexOf('raw -echo')).toBeLessThan(order.indexOf('raw -echo min 0 time 2'));
  });

  test.each(Object.entries(CASES))('%s: every command fails once', async (_name, how) => {
    const { tried, wrong } = await desk.wrongWith(interpreter, how, at === 0 ? 1 : PART);
    expect(tried).toBeGreaterThan(10);
    expect(wrong, `a shell in ${tried - wrong.length} of ${tried}`).toEqual([]);
  });
});
