/** A question about an earlier command: which words and which time it names, what is found, and how that is told. */
import { describe, expect, test } from 'vitest';
import { dayOf, historyQuery, recall } from '../../src/record/recall.ts';
import { command, DAY_MS, NOON_MS, RecordDesk } from './desk.ts';

const days = (count: number): number => NOON_MS - count * DAY_MS;

describe('the question', () => {
  test.each([
    ['what was the docker command for postgres last week', 'docker postgres'],
    ['the command I used to rebase onto main yesterday', 'rebase onto main'],
    ['which ssh line did I run on monday', 'ssh'],
    ['the ffmpeg one from 3 days ago', 'ffmpeg'],
    ['what did I run', ''],
  ])('%s', (question, words) => expect(historyQuery(question, NOON_MS).words).toBe(words));

  test('names a time, or none', () => {
    expect(historyQuery('git last week', NOON_MS).sinceMs).toBe(NOON_MS - 14 * DAY_MS);
    expect(historyQuery('git 3 days ago', NOON_MS).sinceMs).toBe(NOON_MS - 4 * DAY_MS);
    expect(historyQuery('the last git command', NOON_MS).sinceMs).toBeNull();
    expect(historyQuery('the git command of the week', NOON_MS).sinceMs).toBeNull();
  });
});

test('a day is told as people say it', () => {
  expect([0, 1, 5, 400].map((count) => dayOf(days(count), NOON_MS))).toEqual([
    'today',
    'yesterday',
    'on 17 November',
    'on 18 October 2025',
  ]);
});

describe('what is found', () => {
  const place = { cwd: '/p', home: '/home/me', nowMs: NOON_MS };

  test('has when, where, how often and whether it worked', () => {
    using desk = new RecordDesk();
    const run = 'docker run -d -p 5432:5432 postgres:16';
    desk.write(
      command(run, { timeMs: days(5), cwd: '/home/me/app' }),
      command(run, { timeMs: days(6), cwd: '/home/me/app' }),
      command('docker ps', { timeMs: days(1), status: 1 }),
    );
    expect(recall(desk.store.file, 'what was the docker command for postgres last week', place, 5)).toEqual([
      { text: run, ran: '2 times, last on 17 November in ~/app, it worked', typed: true },
    ]);
    expect(recall(desk.store.file, 'the docker ps command', place, 1)).toEqual([
      { text: 'docker ps', ran: 'yesterday in /p, it failed', typed: true },
    ]);
  });

  test('may be older than the user thinks, but has the words', () => {
    using desk = new RecordDesk();
    desk.write(command('git rebase main', { timeMs: days(60), typed: false }), command('git push', { timeMs: days(1) }));
    expect(recall(desk.store.file, 'the rebase command I used yesterday', place, 5)).toMatchObject([
      { text: 'git rebase main', typed: false },
    ]);
    expect(recall(desk.store.file, 'the kubectl command I used yesterday', place, 5)).toEqual([]);
    expect(recall(desk.store.file, 'what did I run yesterday', place, 5)).toEqual([]);
  });

  test('a record without the column for what was typed gets it', () => {
    using desk = new RecordDesk();
    desk.old(1, `INSERT INTO commands VALUES (${NOON_MS * 1_000}, 's', 'git push', '/p', 0, 10, 'bash')`);
    expect(desk.find('push')).toMatchObject([{ text: 'git push', typed: false }]);
    desk.write(command('git pull', { timeMs: days(1) }));
    expect(desk.find('pull')).toMatchObject([{ typed: true }]);
  });

  test('words that no command has describe it; one word that is left is not enough', () => {
    using desk = new RecordDesk();
    desk.write(command('pandoc thesis.md -o thesis.pdf'), command('pandoc notes.md', { timeMs: days(2) }));
    const found = (question: string) => recall(desk.store.file, question, place, 5).map(({ text }) => text);
    expect(found('the pandoc conversion of my thesis into a nice document')).toEqual(['pandoc thesis.md -o thesis.pdf']);
    expect(found('the pandoc conversion of the invoice')).toEqual([]);
    expect(found('the pandoc command')).toHaveLength(2);
  });

  test('is no search for it, and nothing else of yosh that only shows', () => {
    using desk = new RecordDesk();
    const run = 'docker run -p 5432:5432 postgres';
    const question = 'what was the docker command for postgres';
    const shown = ['yosh find postgres docker', 'yosh  find --json docker postgres', '/opt/yosh/bin/yosh log # docker postgres'];
    desk.write(command(run, { status: 125 }), ...shown.map((text, at) => command(text, { timeMs: NOON_MS + at + 1 })));
    expect(recall(desk.store.file, question, place, 5)).toMatchObject([{ text: run }]);
    expect(desk.texts('docker postgres')).toEqual([run]);
    expect(desk.texts('')).toEqual([run]);
    desk.write(command('yosh config set model gpt-5', { timeMs: days(1) }), command('yosh findings', { timeMs: days(2) }));
    expect(desk.texts('yosh')).toEqual(['yosh findings', 'yosh config set model gpt-5']);
  });

  test('there is none without a record', () => {
    using desk = new RecordDesk();
    expect(recall(desk.store.file, 'the git command', place, 5)).toEqual([]);
  });
});
