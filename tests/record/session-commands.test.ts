/** The commands of a session, as lessons are learned from them: what was ever suggested does not count as typed. */
import { expect, test } from 'vitest';
import { sessionCommands } from '../../src/record/lessons.ts';
import { clean, command, exchange, NOON_MS, output, RecordDesk } from './desk.ts';

test('a command that any session was suggested is not typed, but for a fix of the own', () => {
  using desk = new RecordDesk();
  desk.write(
    exchange('how', { session: 'earlier', timeMs: NOON_MS - 9_000, command: clean('pip install evil') }),
    exchange('(own)', { session: 'earlier', timeMs: NOON_MS - 8_000, command: clean('git push -u origin a') }),
    command('make', { timeMs: NOON_MS - 3_000, status: 2 }),
    output('error: no', NOON_MS - 3_000),
    command('pip install evil', { timeMs: NOON_MS - 2_000 }),
    command('git push -u origin a', { timeMs: NOON_MS - 1_000 }),
    command('ls', { timeMs: NOON_MS, session: 'other' }),
  );
  const found = sessionCommands(desk.store.file, 's', 10, '(own)');
  expect(found.ok && found.value.map(({ text, typed, output: printed }) => [text, typed, printed])).toEqual([
    ['make', true, 'error: no'],
    ['pip install evil', false, null],
    ['git push -u origin a', true, null],
  ]);
});
