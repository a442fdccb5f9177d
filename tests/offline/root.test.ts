/** Root needs no sudo, and a container has none. */
import { expect, test } from 'vitest';
import { ask } from './support.ts';

const machine = { hasProgram: (name: string): boolean => ['apt-get', 'systemctl'].includes(name) };

test.each([
  ['install htop', 'apt-get install htop'],
  ['update all packages', 'apt-get update && apt-get upgrade'],
  ['restart a service', 'systemctl restart '],
])('root: %s', async (question, command) => {
  const { command: found } = await ask(question, {}, { ...machine, isRoot: true });
  expect(found?.startsWith(command)).toBe(true);
  const { command: usual } = await ask(question, {}, machine);
  expect(usual).toContain('sudo ');
});

test('the cursor stays at the hole', async () => {
  const [plain, root] = await Promise.all([{}, { isRoot: true }].map((more) => ask('restart a service', {}, { ...machine, ...more })));
  const cursorOf = ({ events }: Awaited<ReturnType<typeof ask>>): unknown =>
    events.flatMap((event) => (event.kind === 'tool' ? [(event.call.input as { readonly cursor?: number }).cursor] : []))[0];
  expect(Number(cursorOf(plain as never)) - Number(cursorOf(root as never))).toBe('sudo '.length);
});
