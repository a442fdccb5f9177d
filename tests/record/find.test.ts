/** What is found: by words, folder, time and outcome, in a useful order; and times and history files as people have them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importEntries } from '../../src/record/import.ts';
import { wordsIn } from '../../src/base/fold-words.ts';
import { parseHistory } from '../../src/record/shell-history.ts';
import { parseSince } from '../../src/record/since.ts';
import { runs } from '../support/sample.ts';
import { clean, command, DAY_MS, NOON_MS, output, RecordDesk } from './desk.ts';

const at = (days: number): number => NOON_MS - days * DAY_MS;

describe('find', () => {
  test('every word must begin a word of the command; else most of them', () => {
    using desk = new RecordDesk();
    desk.write(
      command('docker run -d --name db postgres:16', { timeMs: at(3) }),
      command('docker ps', { timeMs: at(2) }),
      command('psql -h localhost', { timeMs: at(1) }),
    );
    expect(desk.texts('docker postgres')).toEqual(['docker run -d --name db postgres:16']);
    expect(desk.texts('DOCK post')).toEqual(['docker run -d --name db postgres:16']);
    expect(desk.texts('run the docker postgres')).toEqual(['docker run -d --name db postgres:16']);
    expect(desk.texts('unheard of things')).toEqual([]);
    expect(desk.texts('')).toEqual(['psql -h localhost', 'docker ps', 'docker run -d --name db postgres:16']);
  });

  test('of commands with the same words: this folder, recent, successful and frequent ones first', () => {
    const first = (...commands: readonly Parameters<typeof command>[]): string => {
      using desk = new RecordDesk();
      desk.write(...commands.map((each) => command(...each)));
      return desk.texts('deploy')[0] ?? '';
    };
    expect(first(['deploy one', { timeMs: at(1), cwd: '/p' }], ['deploy two', { timeMs: at(0), cwd: '/q' }])).toBe('deploy one');
    expect(first(['deploy one', { timeMs: at(1), cwd: '/p/sub' }], ['deploy two', { timeMs: at(0), cwd: '/q' }])).toBe('deploy one');
    expect(first(['deploy one', { timeMs: at(90) }], ['deploy two', { timeMs: at(1) }])).toBe('deploy two');
    expect(first(['deploy one', { timeMs: at(3) }], ['deploy two', { timeMs: at(1), status: 1 }])).toBe('deploy one');
    const often = Array.from({ length: 12 }, (_, n): Parameters<typeof command> => ['deploy one', { timeMs: at(3) + n }]);
    expect(first(...often, ['deploy two', { timeMs: at(1) }])).toBe('deploy one');
  });

  test('filters: failed, folder, time, output', () => {
    using desk = new RecordDesk();
    desk.write(
      command('make one', { timeMs: at(9), status: 2 }),
      command('make two', { timeMs: at(1), cwd: '/p/sub' }),
      command('make three', { timeMs: at(0), cwd: '/pp' }),
      command('make imported', { timeMs: 0.001, session: 'imported', cwd: '', status: null }),
      output('error: connection   refused\nand more', at(9)),
    );
    expect(desk.texts('make', { failed: true })).toEqual(['make one']);
    expect(desk.texts('make', { under: '/p' }).toSorted()).toEqual(['make one', 'make two']);
    expect(desk.texts('make', { sinceMs: at(2) })).toEqual(['make two', 'make three'].toSorted().toReversed());
    expect(desk.texts('make', { output: 'Connection' })).toEqual(['make one']);
    expect(desk.texts('', { output: 'connection refused' })).toEqual([]);
    expect(desk.find('imported')).toMatchObject([{ timeMs: null, worked: null, status: null }]);
  });

  test('words in any script, case and accent', () => {
    using desk = new RecordDesk();
    desk.write(command('echo Zürich CAFÉ', { timeMs: at(2) }), command('echo 東京 привет', { timeMs: at(1) }));
    expect(desk.texts('zurich cafe')).toEqual(['echo Zürich CAFÉ']);
    expect(desk.texts('Привет')).toEqual(['echo 東京 привет']);
  });

  test('any query is answered', () => {
    using desk = new RecordDesk();
    desk.write(command('git push origin main'), output('a "quoted" line'));
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ maxLength: 60 }),
      fc.constantFrom('"', '*', 'AND OR NOT', 'a NEAR b', '{x}:y', "'; --"),
    );
    fc.assert(
      fc.property(text, text, fc.boolean(), (words, out, failed) => {
        expect(desk.find(words, { output: out, failed }).length).toBeLessThanOrEqual(1);
        expect(new Set(wordsIn(words)).size).toBe(wordsIn(words).length);
      }),
      { numRuns: runs(300) },
    );
  });

  test('a command is found by each of its words', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), (words, pick) => {
        using desk = new RecordDesk();
        const text = words.join(' -');
        desk.write(command(text));
        expect(desk.texts(words[pick % words.length] as string)).toEqual([clean(text)]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('since', () => {
  // a Sunday, noon in the local time zone
  const now = new Date(2026, 10, 22, 12).getTime();
  const day = (date: number): number => new Date(2026, 10, date).getTime();
  test.each([
    ['today', day(22)],
    ['yesterday', day(21)],
    ['monday', day(16)],
    ['Sat', day(21)],
    ['sunday', day(15)],
    ['3d', now - 3 * DAY_MS],
    ['2 weeks', now - 14 * DAY_MS],
    ['12h', now - DAY_MS / 2],
    ['last week', now - 14 * DAY_MS],
    ['2026-11-02', day(2)],
    ['2026-02-31', null],
    ['soon', null],
    ['', null],
  ])('%s', (text, ms) => expect(parseSince(text, now)).toBe(ms));

  test('any text gives a time that is not in the future, or none', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4} ?[hdwmy]$/)), (text) => (parseSince(text, now) ?? 0) <= now));
  });
});

describe('history files', () => {
  const texts = (file: string | Buffer): readonly string[] => parseHistory(Buffer.from(file)).map(({ text }) => text);

  test('bash without times', () =>
    expect(texts('ls -la\ngit push\n\necho #123456789\n')).toEqual(['ls -la', 'git push', 'echo #123456789']));

  test('bash with times, commands of several lines, and older lines without', () => {
    const entries = parseHistory(Buffer.from('old one\n#1763000000\nfor x in 1 2\ndo echo $x\ndone\n#1763000005\nls\n'));
    expect(entries).toEqual([
      { text: 'old one', startedMs: null, durationMs: null },
      { text: 'for x in 1 2\ndo echo $x\ndone', startedMs: 1_763_000_000_000, durationMs: null },
      { text: 'ls', startedMs: 1_763_000_005_000, durationMs: null },
    ]);
  });

  test('zsh, extended and plain, continued lines and its own encoding', () => {
    const entries = parseHistory(Buffer.from(': 1763000000:12;make all\n: 1763000020:0;echo a\\\necho b\nplain one\n: not a time\n'));
    expect(entries).toEqual([
      { text: 'make all', startedMs: 1_763_000_000_000, durationMs: 12_000 },
      { text: 'echo a\necho b', startedMs: 1_763_000_020_000, durationMs: 0 },
      { text: 'plain one', startedMs: null, durationMs: null },
      { text: ': not a time', startedMs: null, durationMs: null },
    ]);
    // zsh 5.9 writes `echo ă` so: c4 83 becomes c4 83 a3
    expect(texts(Buffer.from([...Buffer.from('echo '), 0xc4, 0x83, 0xa3, 0x0a]))).toEqual(['echo ă']);
    expect(texts('echo ăÃ\n')).toEqual(['echo ăÃ']);
  });

  test('any bytes: every entry has a text, and no more lines than the file', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('#1763000000', ': 1763000000:1;ls', 'a\\', '\\\\', ''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 400 }),
          fc.array(line).map((lines) => Buffer.from(lines.join('\n'))),
        ),
        (bytes) => {
          const entries = parseHistory(Buffer.from(bytes));
          expect(entries.every(({ text }) => text.trimEnd() !== '')).toBe(true);
          const lines = Buffer.from(bytes).toString('latin1').split('\n').length;
          expect(entries.flatMap(({ text }) => text.split('\n')).length).toBeLessThanOrEqual(lines);
        },
      ),
    );
  });

  test('imported: secrets masked, private and ignored commands and questions left out, order and times kept', () => {
    using desk = new RecordDesk();
    const token = `ghp_${'a7Qx2Lm9Rt4Vb'.repeat(3).slice(0, 36)}`;
    const bash = Buffer.from(
      `first\n private one\nyo what is this\ncurl -H 'Authorization: token ${token}' x.example\nacme-7 thing\nlast\n`,
    );
    const zsh = Buffer.from(': 1763000000:0;same second a\n: 1763000000:0;same second b\n');
    const entries = importEntries([bash, zsh], { ignores: (text) => text.includes('acme'), clean });
    expect(desk.store.importAll(entries)).toBeNull();
    expect(desk.store.importAll(entries)).toBe('imported');
    expect(desk.texts('')).toEqual(['same second b', 'same second a', 'last', expect.stringMatching(/token REDACTED_/), 'first']);
    expect(desk.bytes()).not.toContain(token.slice(8, 24));
    desk.store.forget(['history'], NOON_MS);
    expect(desk.store.importAll(entries)).toBeNull();
    expect(desk.texts('').length).toBe(5);
  });
});
