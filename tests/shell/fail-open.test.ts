/** Whatever fails in the launcher, the user gets a shell. Every command of bin/yosh is made to fail once. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CASES, faulty, INTERPRETERS, LauncherDesk } from '../support/launcher-desk.ts';

let desk: LauncherDesk;
beforeAll(() => void (desk = new LauncherDesk()));
afterAll(() => desk[Symbol.dispose]());

const FAULTS = faulty();
/** The first sh gets every fault, the others a part of them; `npm run lab launcher` gives all of them to all. */
const PART = 8;

describe.each(INTERPRETERS.map((file, at) => [path.basename(file), file, at] as const))('sh is %s', (_, interpreter, at) => {
  test.each(Object.entries(CASES))('%s: without a fault', async (_name, how) => {
    expect(await desk.wrongWithout(interpreter, how)).toBeNull();
  });

  test.each(Object.entries(CASES))('%s: every command fails once', async (_name, how) => {
    const faults = FAULTS.filter((_fault, index) => at === 0 || index % PART === at);
    const { tried, wrong } = await desk.wrongWith(faults, interpreter, how);
    expect(tried).toBeGreaterThan(10);
    expect(wrong, `a shell in ${tried - wrong.length} of ${tried}`).toEqual([]);
  });
});
