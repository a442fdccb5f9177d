/** The effects of long lines take no longer than their length asks for. */
import { expect, test } from 'vitest';
import { cpuMsOf } from '../support/clock.ts';
import { effects } from './support.ts';

/** Ten times the usual time; a quadratic reader would take minutes. */
const MOMENT_CPU_MS = 1_500;

test.each([
  ['cat ', 'private'],
  ['cat ', '../'],
  ['cat ', '.ssh/'],
  ['cat ', '/'],
  ['rm -rf ', './*'],
  ['rm -rf ', '{a,b}'],
  ['psql -c ', '/*'],
  ['psql -c ', 'delete from a '],
  ['psql -c ', 'alter table a '],
  ['python -c ', 'system(['],
  ['python -c ', 'exec socket '],
  ['curl ', 'a.a.'],
  ['curl -d ', 'mutation '],
  ['curl ', 'http://a@'],
  ['scp a ', 'a@a.'],
  ['chmod ', 'u+s,'],
  ['aws ', 'delete-'],
  ['redis-cli ', 'config '],
])('the effects of one word of 16 KB are found in linear time: %s%s…', async (before, part) => {
  const read = (): void => {
    for (const quote of ['', "'"]) effects(before + quote + part.repeat(15_000 / part.length) + quote);
  };
  expect(await cpuMsOf(read)).toBeLessThan(MOMENT_CPU_MS);
});

test.each([
  ['rm x;', 'rm x;'],
  ['sudo', 'sudo '],
  ['socket', 'socket '],
  ['sql', "psql -c 'update a set b';"],
  ['python', "python -c 'exec(base64)';"],
  ['assignments', 'a=$a$a;'],
  ['paths', 'rm -rf ../'],
  ['find', 'find . -exec rm {} + '],
  ['curl', 'curl -d @x '],
  ['quotes', `"'`],
  ['braces', '{a,b}'],
  ['pipes', 'cat x|'],
  ['redirections', '> x '],
  ['functions', 'a() { a | a & }; '],
])('the effects of 16 KB of %s are found in linear time', async (_name, part) => {
  const text = part.repeat(16_000 / part.length);
  effects(text.slice(0, 200));
  expect(await cpuMsOf(() => effects(text))).toBeLessThan(MOMENT_CPU_MS);
});
