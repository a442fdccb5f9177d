/** `yosh forget` by time, folder and text: what is selected leaves no byte in any file, and the rest stays. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/record/entries.ts';
import { addLessons, allLessons, type LessonEntry } from '../../src/record/lessons.ts';
import { openRecord } from '../../src/record/record.ts';
import { redactedJson } from '../../src/safety/redact/redacted-json.ts';
import { openState } from '../../src/state/index.ts';
import { clean, command, exchange, exchangesIn, output, sent } from '../record/desk.ts';
import { Fake } from './fake-endpoints.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number): number => Date.now() - days * DAY_MS;

function lesson(word: string, cwd: string, timeMs: number): LessonEntry {
  const texts = { cwd: clean(cwd), before: clean(`ssh ${word}`), about: clean('refused'), after: clean(`ssh -4 ${word}`) };
  return {
    kind: 'fix',
    signature: clean(`ssh\n${word}`),
    template: clean(JSON.stringify({ pieces: [word], shape: null, unbound: [], anchors: [] })),
    shape: clean('ssh <>'),
    evidence: { id: Math.round(timeMs * 1_000), ...texts },
  };
}

/** Everything that is stored, about one word, in one folder, at one time. */
function stores(fake: Fake, word: string, cwd: string, timeMs: number): void {
  const state = openState(fake.io.env);
  const store = openRecord(fake.io.env);
  const replay = { request: [redactedJson({ system: `told ${word} "so"` }, clean)], rest: redactedJson({ of: word }, clean) };
  const asked = exchange(`where is ${word}`, { timeMs, cwd: clean(cwd), answer: clean(`${word} is up`), replay });
  store.write([command(`ssh ${word}`, { timeMs, cwd }), output(`welcome to ${word}`, timeMs), asked], Date.now());
  store.write([command('uptime', { timeMs: timeMs + 1, cwd }), output(`load of ${word}`, timeMs + 1)], Date.now());
  const ran: Entry = { kind: 'outcome', exchange: asked.exchange, outcome: clean(`edited: ping -c1 ${word}`) };
  store.write([ran, sent(JSON.stringify({ words: `${word} in ${cwd}` }), { timeMs })], Date.now());
  addLessons(store.file, [lesson(word, cwd, timeMs)]);
  store.close();
  state.scripts.keep(`for i in 1 2; do ssh ${word}; done`, timeMs);
  state.memory.add({ text: `our staging host is ${word}`, scope: cwd, proposed: word.length % 2 === 1 });
}

class Forgetful extends Fake {
  constructor() {
    super();
    Object.assign(this.io.env, { HOME: this.home, PWD: '/p' });
  }

  bytes(): string {
    const folder = path.join(this.home, '.local/state/yosh');
    const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    return files.map((one) => fs.readFileSync(path.join(one.parentPath, one.name), 'latin1')).join('\n');
  }
}

const count = (text: string, part: string): number => text.toLowerCase().split(part).length - 1;

function factsOf(fake: Fake): unknown {
  const store = openRecord(fake.io.env);
  const facts = store.facts();
  store.close();
  return facts;
}

describe('forget', () => {
  test('by text: 0 bytes of it in any file, with another process at the database, and the rest stays', async () => {
    using fake = new Forgetful();
    stores(fake, 'walrus.example', '/p', daysAgo(3));
    stores(fake, 'Ostrich.example', '/p', daysAgo(2));
    const other = openRecord(fake.io.env);
    expect(other.facts()).toMatchObject({ commands: 4 });
    expect(count(fake.bytes(), 'ostrich')).toBeGreaterThan(12);
    expect(await fake.run('forget', '--matching', 'oStrich')).toBe(0);
    expect(fake.out).toBe('forgotten: 2 commands, 1 exchange, 1 lesson, 1 request, 1 remembered line, 1 script\n');
    expect(count(fake.bytes(), 'ostrich')).toBe(0);
    expect(other.facts()).toMatchObject({ commands: 2, outputs: 2, exchanges: 1, lessons: 1 });
    expect(allLessons(other.file)).toMatchObject([{ times: 1, evidence: [{ before: 'ssh walrus.example' }] }]);
    other.close();
    expect(openState(fake.io.env).memory.lines()).toHaveLength(1);
    expect(exchangesIn(fake.io.env)).toMatchObject([{ question: 'where is walrus.example', outcome: expect.stringContaining('-c1') }]);
    fake.out = '';
    expect(await fake.run('forget', '--matching', 'ostrich')).toBe(0);
    expect(fake.out).toBe('nothing stored matches\n');
  });

  test.each([
    ['--since', '1d', 'walrus', 'ostrich'],
    ['--before', '1d', 'ostrich', 'walrus'],
  ])('%s %s', async (flag, time, left, gone) => {
    using fake = new Forgetful();
    stores(fake, 'walrus', '/p', daysAgo(9));
    stores(fake, 'ostrich', '/p', Date.now() - 1_000);
    // a remembered line has no time
    openState(fake.io.env).memory.forget();
    expect(await fake.run('forget', flag, time)).toBe(0);
    expect(count(fake.bytes(), gone)).toBe(0);
    expect(count(fake.bytes(), left)).toBeGreaterThan(8);
  });

  test('by folder and those below it, and by kind', async () => {
    using fake = new Forgetful();
    stores(fake, 'walrus', '/q', daysAgo(9));
    stores(fake, 'ostrich', '/p/app', daysAgo(2));
    expect(await fake.run('forget', '--here', '--history')).toBe(0);
    expect(fake.out).toBe('forgotten: 2 commands\n');
    openState(fake.io.env).scripts.forget();
    expect(await fake.run('forget', '--here')).toBe(0);
    expect([count(fake.bytes(), 'ostrich'), count(fake.bytes(), 'walrus') > 8]).toEqual([0, true]);
  });

  test('all parts of a selection have to hold', async () => {
    using fake = new Forgetful();
    stores(fake, 'walrus', '/p', daysAgo(9));
    for (const [flag, time] of [
      ['--since', '1d'],
      ['--before', '2w'],
    ] as const) {
      expect(await fake.run('forget', '--matching', 'walrus', '--here', flag, time)).toBe(0);
      expect(fake.out).toBe('nothing stored matches\n');
    }
    expect(factsOf(fake)).toMatchObject({ commands: 2, exchanges: 1, lessons: 1 });
  });

  test.each([
    [['--since', 'soon'], 'yosh: --since needs a time: today, yesterday, monday, 3d, 2w, last week, 2026-11-02\n'],
    [['--matching', ' '], 'yosh: --matching needs a text, for example: yosh forget --matching st4.example.net\n'],
  ])('%j removes nothing', async (args, says) => {
    using fake = new Forgetful();
    stores(fake, 'walrus', '/p', daysAgo(9));
    expect(await fake.run('forget', ...args)).toBe(2);
    expect(fake.err).toBe(says);
    expect(factsOf(fake)).toMatchObject({ commands: 2, exchanges: 1, lessons: 1 });
  });

  test('without anything stored', async () => {
    using fake = new Forgetful();
    expect(await fake.run('forget', '--matching', 'walrus')).toBe(0);
    expect(fake.out).toBe('nothing stored matches\n');
  });
});
