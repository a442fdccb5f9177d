/** The record: what is written is there once, bounded, and a database in any state costs memory and nothing else. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costs, exchanges } from '../../src/record/log.ts';
import { openRecord } from '../../src/record/record.ts';
import { runs } from '../support/sample.ts';
import { clean, command, DAY_MS, exchange, NOON_MS, output, RecordDesk } from './desk.ts';

const { DatabaseSync } = process.getBuiltinModule('node:sqlite');

describe('commands', () => {
  test('are there once, however often they are recorded, and two sessions may end one at the same moment', () => {
    using desk = new RecordDesk();
    const one = command('git push', { timeMs: NOON_MS + 0.001 });
    const other = command('git pull', { timeMs: NOON_MS + 0.001, session: 'other' });
    expect(desk.write(one, other)).toBeNull();
    expect(desk.write(other, one, command('git push', { timeMs: NOON_MS + 0.002 }))).toBeNull();
    expect(desk.find('git').map(({ text, runs }) => [text, runs])).toEqual([
      ['git push', 2],
      ['git pull', 1],
    ]);
  });

  test('an output goes to its own command, and only the first one stays', () => {
    using desk = new RecordDesk();
    desk.write(
      command('make'),
      command('make', { session: 'other' }),
      output('from other', NOON_MS, 'other'),
      output('second', NOON_MS, 'other'),
    );
    expect(desk.find('', { output: 'from other' })).toMatchObject([{ text: 'make', output: 'from other' }]);
    expect(desk.find('', { output: 'second' })).toEqual([]);
    desk.write(output('of none', NOON_MS + 5));
    expect(desk.find('', { output: 'of none' })).toEqual([]);
  });

  test('an output is kept for 90 days, its command longer', () => {
    using desk = new RecordDesk();
    const old = NOON_MS - 91 * DAY_MS;
    desk.write(command('make old', { timeMs: old }), output('connection refused', old), command('make new'), output('connection refused'));
    expect(desk.texts('', { output: 'refused' })).toEqual(['make new']);
    expect(desk.texts('make')).toEqual(['make new', 'make old']);
    expect(desk.store.facts()).toMatchObject({ commands: 2, outputs: 1, fault: null });
  });

  test('a text that is too long is not cut, but left out', () => {
    using desk = new RecordDesk();
    expect(desk.write(command(`echo ${'x'.repeat(17_000)}`), command(''))).toBeNull();
    expect(desk.store.facts()).toMatchObject({ commands: 0 });
  });
});

describe('exchanges', () => {
  test('are logged with their outcome, and costs add up by day, month and model', () => {
    using desk = new RecordDesk();
    desk.write(
      exchange('list files', { exchange: '1.1' }),
      exchange('what is this', { exchange: '1.2', timeMs: NOON_MS + 1, command: null, model: 'own', dollars: null }),
      exchange('earlier', { exchange: '1.3', timeMs: NOON_MS - 40 * DAY_MS }),
      { kind: 'outcome', exchange: '1.1', outcome: clean('run as suggested') },
      { kind: 'outcome', exchange: 'none', outcome: clean('nobody’s') },
    );
    const logged = exchanges(desk.store.file, 2);
    expect(logged.ok && logged.value).toMatchObject([
      { question: 'list files', outcome: 'run as suggested', dollars: 0.003, timeMs: NOON_MS },
      { question: 'what is this', outcome: '', command: null, dollars: null },
    ]);
    const of = (span: 'day' | 'month' | 'model') => {
      const read = costs(desk.store.file, span);
      return read.ok ? read.value : [];
    };
    expect(of('day').map(({ exchanges: count }) => count)).toEqual([1, 2]);
    expect(of('month').map(({ of: month }) => month)).toEqual(['2026-10', '2026-11']);
    expect(of('model')).toMatchObject([
      { of: 'own', exchanges: 1, tokens: 1_100, dollars: 0, unpriced: 1 },
      { of: 'claude-sonnet-5-5', exchanges: 2, tokens: 2_200, unpriced: 0 },
    ]);
  });
});

describe('forgetting', () => {
  test('leaves no trace in any file, and what a terminal still holds of the time before is refused', () => {
    using desk = new RecordDesk();
    const other = openRecord(desk.env);
    desk.write(command('docker run walrus'), output('the harbour burned'), exchange('how do I feed an ostrich'));
    other.write([command('second walrus', { session: 'other' })], NOON_MS);
    expect(desk.bytes()).toContain('walrus');
    expect(desk.store.forget(['history'], NOON_MS + 10)).toBe('gone');
    expect(desk.bytes()).not.toMatch(/walrus|harbour/);
    expect(desk.bytes()).toContain('ostrich');
    expect(desk.store.forget(['log', 'history'], NOON_MS + 10)).toBe('gone');
    expect(desk.bytes()).not.toContain('ostrich');
    expect(
      other.write([command('late walrus', { timeMs: NOON_MS + 9 }), command('new one', { timeMs: NOON_MS + 11 })], NOON_MS),
    ).toBeNull();
    other.close();
    expect(desk.texts('')).toEqual(['new one']);
    expect(desk.store.forget(['log'], NOON_MS)).toBe('none');
  });

  test('without anything stored: nothing to forget, and without a home: the same', () => {
    using desk = new RecordDesk();
    expect(desk.store.forget(['history'], NOON_MS)).toBe('none');
    expect(openRecord({}).forget(['history'], NOON_MS)).toBe('none');
    expect(openRecord({ HOME: '/proc/none' }).forget(['history'], NOON_MS)).toBe('none');
  });
});

describe('a database that cannot be used', () => {
  const filled = (): RecordDesk => {
    const desk = new RecordDesk();
    for (let n = 0; n < 200; n++)
      desk.write(command(`command number ${n}`, { timeMs: NOON_MS + n }), output(`line ${n}\n`.repeat(50), NOON_MS + n));
    desk.store.close();
    return desk;
  };

  test('is private, whatever the umask', () => {
    const before = process.umask(0);
    try {
      using desk = new RecordDesk();
      desk.write(command('ls'));
      for (const name of fs.readdirSync(desk.folder)) expect(fs.statSync(path.join(desk.folder, name)).mode & 0o777).toBe(0o600);
      expect(fs.statSync(desk.folder).mode & 0o777).toBe(0o700);
    } finally {
      process.umask(before);
    }
  });

  test('damaged anywhere or cut anywhere: it is moved aside or read as far as it goes, and new commands are recorded', () => {
    const original = filled();
    const whole = fs.readFileSync(original.db);
    original[Symbol.dispose]();
    const damage = fc.oneof(
      fc.record({ at: fc.nat(whole.length - 1), bytes: fc.uint8Array({ minLength: 1, maxLength: 4_096 }) }),
      fc.record({ cut: fc.nat(whole.length) }),
      fc.record({ only: fc.uint8Array({ maxLength: 3_000 }) }),
    );
    fc.assert(
      fc.property(damage, (fault) => {
        using desk = new RecordDesk();
        const file = Buffer.from(whole);
        if ('at' in fault) file.set(fault.bytes.subarray(0, file.length - fault.at), fault.at);
        const bytes = 'cut' in fault ? file.subarray(0, fault.cut) : 'only' in fault ? fault.only : file;
        fs.mkdirSync(desk.folder, { recursive: true, mode: 0o700 });
        fs.writeFileSync(desk.db, bytes, { mode: 0o600 });
        const written = desk.write(command('after the fault', { timeMs: NOON_MS + DAY_MS }));
        desk.store.facts();
        // a version number may be what was damaged
        if (written !== null) expect(written).toBe('newer');
        desk.store.forget(['history', 'log'], NOON_MS);
      }),
      { numRuns: runs(60) },
    );
  });

  test('that of a newer version is left as it is', () => {
    using desk = filled();
    const db = new DatabaseSync(desk.db);
    db.exec('PRAGMA user_version = 999');
    db.close();
    const before = fs.readFileSync(desk.db);
    expect(desk.write(command('ls'))).toBe('newer');
    expect(desk.store.facts()).toBe('newer');
    expect(fs.readFileSync(desk.db).equals(before)).toBe(true);
    expect(fs.existsSync(path.join(desk.folder, 'record.broken.db'))).toBe(false);
  });

  test('a locked one: nothing is written, what waits can be written later', () => {
    using desk = filled();
    const db = new DatabaseSync(desk.db);
    db.exec('BEGIN IMMEDIATE');
    expect(desk.write(command('while locked', { timeMs: NOON_MS - 1 }))).toBe('busy');
    expect(desk.texts('number 7')).toContain('command number 7');
    db.exec('ROLLBACK');
    db.close();
    expect(desk.write(command('while locked', { timeMs: NOON_MS - 1 }))).toBeNull();
  });

  test.each(['a link', 'a folder', 'a FIFO'])('%s in its place is not opened', (what) => {
    using desk = new RecordDesk();
    fs.mkdirSync(desk.folder, { recursive: true, mode: 0o700 });
    const target = path.join(desk.home, 'target');
    fs.writeFileSync(target, '');
    if (what === 'a link') fs.symlinkSync(target, desk.db);
    else if (what === 'a folder') fs.mkdirSync(desk.db);
    else process.getBuiltinModule('node:child_process').execFileSync('mkfifo', [desk.db]);
    expect(desk.write(command('ls'))).toBe('unwritable');
    expect(desk.store.facts()).toBe('unwritable');
    expect(fs.readFileSync(target, 'utf8')).toBe('');
  });

  test('no home, or one in which nothing can be made', () => {
    for (const env of [{}, { HOME: '' }, { HOME: '/proc/none' }]) {
      const store = openRecord(env);
      expect(store.write([command('ls')], NOON_MS)).toBe('unwritable');
      expect(store.facts()).toBe('none');
    }
  });

  test('the oldest rows go when the file reaches its bound', () => {
    using desk = new RecordDesk();
    desk.write(command('first', { timeMs: NOON_MS - DAY_MS }));
    const full = desk.store.file.use(true, (db) => {
      const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
      db.exec(`PRAGMA max_page_count = ${pages + 120}`);
      return pages + 120;
    });
    for (let n = 0; n < 1_500; n++) {
      const words = Array.from({ length: 60 }, (_, at) => `w${(n * 61 + at) % 7_919}`).join(' ');
      expect(desk.write(command(`number ${n} ${words}`, { timeMs: NOON_MS + n }))).toBeNull();
    }
    expect(desk.texts('first')).toEqual([]);
    expect(desk.texts('number 1499')).toHaveLength(1);
    const pages = desk.store.file.use(true, (db) => Number(db.prepare('PRAGMA page_count').get()?.['page_count']));
    expect(pages.ok && full.ok && pages.value <= full.value).toBe(true);
  });
});

test('a file that was removed is made anew by a process that has it open', () => {
  using desk = new RecordDesk();
  desk.write(command('before'));
  for (const name of fs.readdirSync(desk.folder)) fs.rmSync(path.join(desk.folder, name));
  expect(desk.write(command('after'))).toBeNull();
  expect(desk.texts('')).toEqual(['after']);
});
