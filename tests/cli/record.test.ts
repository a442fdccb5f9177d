/** `yosh find`, `log`, `forget` by kind, and the check of the record: what they print, and that nothing in it reaches the screen raw. */
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openRecord } from '../../src/record/record.ts';
import type { Entry } from '../../src/record/entries.ts';
import { record as check } from '../../src/cli/doctor/record-check.ts';
import type { DoctorWorld } from '../../src/cli/doctor/check.ts';
import { command, exchange, output } from '../record/desk.ts';
import { Fake, type FakeOptions } from './fake-endpoints.ts';

const HOUR_MS = 60 * 60 * 1_000;

class Recorded extends Fake {
  constructor(options: FakeOptions = {}) {
    super(options);
    Object.assign(this.io.env, { HOME: this.home, PWD: '/p' });
  }

  record(...entries: readonly Entry[]): this {
    const store = openRecord(this.io.env);
    expect(store.write(entries, Date.now())).toBeNull();
    store.close();
    return this;
  }
}

const hoursAgo = (hours: number): number => Date.now() - hours * HOUR_MS;

describe('find', () => {
  test('shows time, outcome, folder and command, the best first; exits 1 when nothing matches', async () => {
    using fake = new Recorded();
    fake.record(
      command('docker run postgres', { timeMs: new Date(2026, 4, 3, 14, 2).getTime(), cwd: `${fake.home}/app` }),
      command('docker ps', { timeMs: new Date(2026, 4, 4, 9, 30).getTime(), status: 125 }),
    );
    expect(await fake.run('find', 'docker', 'postgres')).toBe(0);
    expect(fake.out).toBe('2026-05-03 14:02  ok    ~/app  docker run postgres\n');
    expect(await fake.run('find', '--failed')).toBe(0);
    expect(fake.out).toBe('2026-05-04 09:30  125   /p  docker ps\n');
    expect(await fake.run('find', 'nothing of that')).toBe(1);
    expect(fake.err).toBe('yosh: no recorded command matches. To search the history of your shell too: yosh find --import\n');
  });

  test('by what a command does, when none has the words', async () => {
    using fake = new Recorded();
    fake.record(command('tar czf november.tgz /var/log'), command('docker ps', { timeMs: hoursAgo(1) }));
    expect(await fake.run('find', 'how did I pack the logs')).toBe(0);
    expect(fake.out).toMatch(/ tar czf november\.tgz \/var\/log\n$/);
    expect(await fake.run('find', '--failed', 'how did I pack the logs')).toBe(1);
  });

  test('by output, folder and time; as JSON; words after --', async () => {
    using fake = new Recorded();
    const timeMs = hoursAgo(30);
    fake.record(
      command('make all', { timeMs, status: 2 }),
      output('gcc\nerror: connection refused\n', timeMs),
      command('make -j4', { timeMs: hoursAgo(1), cwd: '/q' }),
    );
    expect(await fake.run('find', '--out', 'connection refused')).toBe(0);
    expect(fake.out).toMatch(/ 2 {5}\/p {2}make all\n {4}error: connection refused\n$/);
    expect(await fake.run('find', 'make', '--here', '--json')).toBe(0);
    expect(JSON.parse(fake.out)).toEqual([
      { command: 'make all', cwd: '/p', time: new Date(timeMs).toISOString(), status: 2, duration_ms: 10, runs: 1 },
    ]);
    expect(await fake.run('find', '--since', '2h', '--', '-j4')).toBe(0);
    expect(fake.out).toMatch(/make -j4\n$/);
    expect(await fake.run('find', '--since', 'soon')).toBe(2);
    expect(fake.err).toContain('--since needs a time: today, yesterday, monday');
  });

  test('says why there is nothing to search in', async () => {
    using fake = new Recorded();
    expect(await fake.run('find', 'x')).toBe(1);
    expect(fake.err).toBe('yosh: nothing is recorded yet. To search the history of your shell too: yosh find --import\n');
    expect(fs.existsSync(path.join(fake.home, '.local/state/yosh/record.db'))).toBe(false);
  });

  test('imports the history of the shell once', async () => {
    using fake = new Recorded();
    fs.writeFileSync(path.join(fake.home, '.bash_history'), 'git push --force\n hidden one\n');
    fs.writeFileSync(path.join(fake.home, '.zsh_history'), ': 1763000000:0;git rebase main\n');
    fake.write('ignore = force\n');
    expect(await fake.run('find', '--import')).toBe(0);
    expect(fake.out).toBe('imported: 1 command\n');
    expect(await fake.run('find', '--import')).toBe(1);
    expect(fake.err).toContain('was imported already');
    expect(await fake.run('find', 'git')).toBe(0);
    expect(fake.out).toContain('git rebase main');
    expect(await fake.run('forget', '--history')).toBe(0);
    expect(await fake.run('find', '--import')).toBe(0);
    fake.write('history = 0\n');
    expect(await fake.run('forget')).toBe(0);
    expect(await fake.run('find', '--import')).toBe(1);
    expect(fake.err).toContain('the setting history is 0');
  });

  test('no control byte of a command, an output or an answer reaches the screen', async () => {
    const nasty = fc.string({
      unit: fc.constantFrom('a', '\x1b', '\x07', '\x9b', '\u202e', '\u200b', '\r', '\n', ']', '0;'),
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(nasty, async (text) => {
        using fake = new Recorded();
        const timeMs = hoursAgo(1);
        fake.record(command(`find ${text}`, { timeMs, cwd: `/p${text}` }), output(`find ${text}`, timeMs));
        fake.record(exchange(text, { timeMs, answer: command(text).text, model: text }));
        const runs = [['find'], ['find', '--out', 'find'], ['find', '--json'], ['log'], ['log', '--json'], ['log', '--cost', 'model']];
        for (const args of runs) {
          await fake.run(...args);
          expect(fake.out).not.toMatch(/[^\P{C}\n]/u);
          expect(fake.out).not.toBe('');
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('log', () => {
  test('shows questions with answer, review, outcome and cost; costs by span', async () => {
    using fake = new Recorded();
    expect(await fake.run('log')).toBe(1);
    expect(fake.err).toBe('yosh: nothing was asked yet, or `history` was off\n');
    fake.record(exchange('list files', { timeMs: new Date(2026, 4, 3, 14, 2).getTime() }));
    expect(await fake.run('log')).toBe(0);
    const [, id] =
      /^2026-05-03 14:02 {2}list files\n {4}ls\n {4}([0-9a-f]{6}) · claude-sonnet-5-5 · prompt p1 · 1,100 tokens · \$0\.0030\n {4}live\n$/.exec(
        fake.out,
      ) ?? [''];
    expect(await fake.run('log', '--json')).toBe(0);
    expect(JSON.parse(fake.out)).toMatchObject([{ id, question: 'list files', dollars: 0.003, prompt: 'p1', replays: false }]);
    fake.record(exchange('from a script', { session: 'once.1a2b3c', timeMs: Date.now() }));
    expect(await fake.run('log')).toBe(0);
    expect(fake.out).toMatch(/ · \$0\.0030 · in a script or a pipe\n/);
    expect(await fake.run('forget', '--log')).toBe(0);
    fake.record(exchange('list files', { timeMs: Date.now(), exchange: 'again' }));
    expect(await fake.run('log', '--cost', 'month')).toBe(0);
    expect(fake.out).toMatch(/^\d{4}-\d\d +1 question +1,100 tokens {2}\$0\.0030\n$/);
    expect(await fake.run('log', '--cost', 'year')).toBe(2);
    expect(fake.err).toBe('yosh: --cost is day, month or model, not year\n');
  });
});

describe('forget', () => {
  test('by kind, and all', async () => {
    using fake = new Recorded();
    const fill = (): void => {
      fake.record(command('git push', { timeMs: Date.now() }), exchange('why', { timeMs: Date.now() }));
    };
    fill();
    expect(await fake.run('forget', '--history')).toBe(0);
    expect(fake.out).toBe('forgotten: commands and their output\n');
    expect(await fake.run('log')).toBe(0);
    expect(await fake.run('forget', '--log')).toBe(0);
    expect(fake.out).toBe('forgotten: conversations and their log\n');
    fill();
    expect(await fake.run('forget')).toBe(0);
    expect(fake.out).toBe('forgotten: commands and their output, conversations and their log\n');
    expect(await fake.run('forget')).toBe(0);
    expect(fake.out).toBe('nothing was stored\n');
  });
});

test('doctor tells size, rows and age, and what is wrong', async () => {
  using fake = new Recorded();
  const found = async () => await check.run({ io: fake.io } as DoctorWorld);
  expect(await found()).toMatchObject([{ standing: 'info', found: 'nothing is recorded yet' }]);
  fake.record(command('ls', { timeMs: new Date(2026, 4, 3, 14, 2).getTime() }), command('pwd', { timeMs: Date.now() }), exchange('why'));
  expect(await found()).toMatchObject([
    {
      standing: 'ok',
      found: expect.stringMatching(/^0\.\d MB: 2 commands, 0 outputs, 1 question, 0 replays, 0 lessons, since 2026-05-03 14:02$/),
    },
  ]);
  const file = path.join(fake.home, '.local/state/yosh/record.db');
  fs.writeFileSync(file, 'not a database, whatever its name says'.repeat(100));
  openRecord(fake.io.env).write([command('new')], Date.now());
  expect(await found()).toMatchObject([{ standing: 'ok' }, { standing: 'info', found: expect.stringContaining('record.broken.db') }]);
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  expect(await found()).toMatchObject([
    { standing: 'warn', found: expect.stringContaining('newer version'), remedy: 'install that version of yosh' },
  ]);
});
