/** What is kept of an exchange for a replay: once for each part, within bounds, and gone with what it is about. */
import { describe, expect, test } from 'vitest';
import { exchangeNamed, exchanges } from '../../src/record/log.ts';
import { openRecord } from '../../src/record/record.ts';
import { MIGRATIONS } from '../../src/record/record-tables.ts';
import type { ReplayEntry } from '../../src/record/replays.ts';
import { redactedJson } from '../../src/safety/redact/redacted-json.ts';
import { clean, DAY_MS, exchange, NOON_MS, RecordDesk } from './desk.ts';

const replay = (...parts: readonly unknown[]): ReplayEntry => ({
  request: parts.map((part) => redactedJson(part, clean)),
  rest: redactedJson({ of: parts.at(-1) }, clean),
});
const rowsIn = (desk: RecordDesk, table: string): number => {
  const read = desk.store.file.use(false, (db) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']));
  return read.ok ? read.value : -1;
};
const asked = (n: number, ...parts: readonly unknown[]) => exchange(`q${n}`, { timeMs: NOON_MS + n, replay: replay(...parts) });

test('parts that requests repeat are stored once, and read back in order', () => {
  using desk = new RecordDesk();
  const system = { system: 'told '.repeat(1_000) };
  desk.write(asked(1, system, 'one'), asked(2, system, 'one', 'two'), asked(3, system, 'one', 'two', 'one'));
  expect(rowsIn(desk, 'parts')).toBe(3);
  const newest = exchangeNamed(desk.store.file, null);
  expect(newest).toMatchObject({
    ok: true,
    value: {
      exchange: { question: 'q3', replays: true },
      stored: { request: [JSON.stringify(system), '"one"', '"two"', '"one"'], rest: '{"of":"one"}' },
    },
  });
  const logged = exchanges(desk.store.file, 10);
  for (const { id, question } of logged.ok ? logged.value : [])
    expect(exchangeNamed(desk.store.file, id.toUpperCase())).toMatchObject({ value: { exchange: { question } } });
  expect(exchangeNamed(desk.store.file, 'none')).toEqual({ ok: true, value: null });
});

test('two texts with the same sum are two parts, each stored once', () => {
  using desk = new RecordDesk();
  // the same length and the same FNV-1a
  const [one, other] = ['part 1xq9knl', 'part 1ys931h'];
  desk.write(asked(1, one), asked(2, other), asked(3, other, one));
  expect(rowsIn(desk, 'parts')).toBe(2);
  expect(exchangeNamed(desk.store.file, null)).toMatchObject({ value: { stored: { request: [`"${other}"`, `"${one}"`] } } });
});

test('a part goes with the last exchange that has it', () => {
  using desk = new RecordDesk();
  desk.write(asked(1, 'shared', 'first'), asked(2, 'shared', 'second'));
  const remove = (n: number) => desk.store.file.use(false, (db) => db.prepare('DELETE FROM exchanges WHERE question = ?').run(`q${n}`));
  remove(1);
  expect(rowsIn(desk, 'parts')).toBe(2);
  remove(2);
  expect([rowsIn(desk, 'parts'), rowsIn(desk, 'replays'), rowsIn(desk, 'replay_parts')]).toEqual([0, 0, 0]);
});

describe('bounds', () => {
  test('the newest 1,000 are kept, for 90 days; the log keeps its lines', () => {
    using desk = new RecordDesk();
    desk.write(...Array.from({ length: 1_010 }, (_, n) => asked(n, 'system', n)));
    expect([rowsIn(desk, 'exchanges'), rowsIn(desk, 'replays'), rowsIn(desk, 'parts')]).toEqual([1_010, 1_000, 1_001]);
    desk.store.write([exchange('later', { timeMs: NOON_MS + 91 * DAY_MS })], NOON_MS + 91 * DAY_MS);
    expect([rowsIn(desk, 'exchanges'), rowsIn(desk, 'replays'), rowsIn(desk, 'parts')]).toEqual([1_011, 0, 0]);
  });

  test('one that is too long is not kept, its line in the log is', () => {
    using desk = new RecordDesk();
    desk.write(asked(1, 'x'.repeat(500_000)));
    expect([rowsIn(desk, 'exchanges'), rowsIn(desk, 'replays'), rowsIn(desk, 'parts')]).toEqual([1, 0, 0]);
  });
});

describe('forgetting', () => {
  test('the log leaves nothing of them in any file, and the next ones are kept', () => {
    using desk = new RecordDesk();
    desk.write(asked(1, 'walrus of the system', 'ostrich'));
    expect(desk.bytes()).toContain('walrus');
    expect(desk.store.forget(['log'], NOON_MS + 10)).toBe('gone');
    expect(desk.bytes()).not.toMatch(/walrus|ostrich/);
    desk.write(asked(20, 'new'));
    expect(rowsIn(desk, 'replays')).toBe(1);
  });

  test('a remembered line removes the replays that hold it, and keeps lines of the log that do not', () => {
    using desk = new RecordDesk();
    desk.write(asked(1, { text: 'the "Harbour" is\tst4' }), asked(2, 'other'));
    desk.store.forgetTexts(['The "harbour" is\tST4']);
    expect([rowsIn(desk, 'exchanges'), rowsIn(desk, 'replays')]).toEqual([2, 1]);
    expect(desk.bytes()).not.toContain('Harbour');
  });
});

test('a text is found whatever the case of its letters is, and what cannot be removed is said', () => {
  using desk = new RecordDesk();
  desk.write(asked(1, { text: 'when is the Ölwechsel?' }), { ...asked(2, 'other'), question: clean('ÖLWECHSEL?') });
  expect(desk.store.forgetTexts(['ölwechsel'])).toBe(true);
  expect([rowsIn(desk, 'exchanges'), rowsIn(desk, 'replays')]).toEqual([1, 0]);
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  using other = new DatabaseSync(desk.db);
  other.exec('BEGIN IMMEDIATE');
  expect(desk.store.forgetTexts(['q1'])).toBe(false);
});

test('a record of the version before gets the tables, and keeps its log', () => {
  using desk = new RecordDesk();
  const version = MIGRATIONS.findIndex((sql) => sql.includes('CREATE TABLE replays'));
  desk.old(
    version,
    `INSERT INTO exchanges VALUES (${NOON_MS * 1_000}, 'e', 's', '/', 'old one', NULL, '', '', '', 'p', 'm', '', 1, 1, 1, 0, NULL)`,
  );
  desk.write(asked(1, 'part'));
  const logged = exchanges(openRecord(desk.env).file, 10);
  expect(logged.ok && logged.value.map(({ question, replays }) => [question, replays])).toEqual([
    ['old one', false],
    ['q1', true],
  ]);
});
