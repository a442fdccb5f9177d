/** What a session's companion records of commands and questions, and what it must not. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import fs from 'node:fs';
import path from 'node:path';
import { find, type Found } from '../../src/record/find.ts';
import { exchanges } from '../../src/record/log.ts';
import { openRecord, type RecordStore } from '../../src/record/record.ts';
import { eventually } from '../support/clock.ts';
import { BareCompanion, type BareCompanionOptions, Parrot } from '../trust/bare-companion.ts';

let companion: BareCompanion;
let parrot: Parrot;
let store: RecordStore;
function start(options: Partial<BareCompanionOptions> & { readonly yoconf?: string } = {}): void {
  companion?.[Symbol.dispose]();
  parrot = new Parrot();
  companion = new BareCompanion({ provider: parrot, ...options });
  store = openRecord({ HOME: companion.home });
  if (options.yoconf !== undefined) fs.writeFileSync(path.join(companion.home, '.yoconf'), options.yoconf, { mode: 0o600 });
}
beforeEach(() => start());
afterEach(() => {
  store.close();
  companion[Symbol.dispose]();
});

const all = (): readonly Found[] => {
  const found = find(store.file, { words: '', cwd: '', nowMs: Date.now(), limit: 100, output: '' });
  return found.ok ? found.value : [];
};
const texts = (): readonly string[] => all().map(({ text }) => text);
const outputs = (): readonly string[] => {
  const found = find(store.file, { words: '', cwd: '', nowMs: Date.now(), limit: 100, output: 'line' });
  return found.ok ? found.value.map(({ text }) => text) : [];
};
const logged = () => {
  const read = exchanges(store.file, 100);
  return read.ok ? read.value : [];
};
/** Runs a last command and waits until it is recorded: what is not there by then never will be. */
async function recorded(last = 'echo the last one'): Promise<readonly string[]> {
  companion.run(last, 'done\r\n');
  await eventually(
    () => `${last} is recorded; there are: ${texts().join(', ')}`,
    () => texts().includes(last),
  );
  return texts();
}
const recordedOutput = (command: string): Promise<void> =>
  eventually(
    () => `the output of ${command} is recorded; there are: ${outputs().join(', ')}`,
    () => outputs().includes(command),
  );

describe('commands', () => {
  test('are recorded with folder, status and session, whether or not a question was asked', async () => {
    companion.run('git push', 'rejected\r\n', 1).run('git pull', 'ok\r\n');
    expect(await recorded()).toEqual(expect.arrayContaining(['git push', 'git pull']));
    expect(all().find(({ text }) => text === 'git push')).toMatchObject({ status: 1, cwd: companion.cwd, runs: 1 });
  });

  test('private and ignored ones, and those of another user, are not', async () => {
    start({ yoconf: 'ignore = acme-\\d+\n' });
    companion.run(' secret thing', 'x\r\n').run('', 'x\r\n').run('deploy acme-7', 'x\r\n');
    companion.who = `${(process.geteuid?.() ?? 0) + 1}@here`;
    companion.moveTo(companion.cwd).run('rm things of root', 'x\r\n');
    companion.who = `${process.geteuid?.() ?? ''}@here`;
    companion.moveTo(companion.cwd);
    expect(await recorded()).toEqual(['echo the last one']);
  });

  test('nothing while yo is off', async () => {
    await companion.ask('off');
    companion.run('while off', 'x\r\n', 1);
    await companion.ask('on');
    expect(await recorded()).toEqual(['echo the last one']);
  });

  test('history = 0 keeps nothing at all', async () => {
    start({ yoconf: 'history = 0\n' });
    companion.run('git push', 'x\r\n', 1);
    await companion.ask('what is this');
    fs.writeFileSync(path.join(companion.home, '.yoconf'), '');
    await companion.ask('and now');
    expect(await recorded()).toEqual(['echo the last one']);
  });

  test('what is set in front of a question counts for it, also when it is written after it', async () => {
    companion.run('git push', 'x\r\n', 1);
    await companion.ask('YO_HISTORY=0 yo what is the walrus');
    await recorded();
    // what is sent with the next question, the conversation too, is kept for its replay
    await companion.ask('reset');
    await companion.ask('YO_IGNORE=walrus yo where is the walrus');
    await recorded('echo one more');
    await companion.ask('reset');
    await companion.ask('and the gull');
    await eventually(
      () => `the last question is recorded; there are: ${JSON.stringify(logged())}`,
      () => logged().some(({ question }) => question === 'and the gull'),
    );
    expect(logged()).toHaveLength(2);
    expect(texts()).toContain('git push');
    for (const name of fs.readdirSync(path.join(companion.home, '.local/state/yosh')))
      expect(fs.readFileSync(path.join(companion.home, '.local/state/yosh', name), 'latin1').includes('walrus'), name).toBe(false);
  });
});

test('of a suggestion that was skipped nothing is learned where `ignore` matches its question', async () => {
  start({ yoconf: 'ignore = walrus\n' });
  await companion.ask('where is the walrus');
  companion.run('ls', 'x\r\n');
  await recorded();
  await companion.ask('reset');
  await recorded('echo one more');
  for (const name of fs.readdirSync(path.join(companion.home, '.local/state/yosh')))
    expect(fs.readFileSync(path.join(companion.home, '.local/state/yosh', name), 'latin1').includes('walrus'), name).toBe(false);
});

describe('output', () => {
  test('is recorded once the shell has told its variables behind the command, of failed commands only', async () => {
    companion.run('make broken', 'line of an error\r\n', 2).run('make good', 'line of success\r\n');
    await recorded();
    expect(outputs()).toEqual([]);
    companion.tell({ NAME: 'x' });
    await companion.ask('why');
    await recordedOutput('make broken');
    expect(outputs()).toEqual(['make broken']);
  });

  test('with the secrets that the shell told', async () => {
    companion.run('make broken', 'line with walrus delta harbour-2 in it\r\n', 2);
    companion.tell({ DEPLOY_TOKEN: 'walrus delta harbour-2' });
    await companion.ask('why');
    await recordedOutput('make broken');
    for (const name of fs.readdirSync(path.join(companion.home, '.local/state/yosh')))
      expect(fs.readFileSync(path.join(companion.home, '.local/state/yosh', name), 'latin1')).not.toContain('harbour-2');
  });

  test.each([
    ['record_output = none\n', [] as string[]],
    ['scrollback_enabled = 0\nrecord_output = all\n', []],
    ['record_output = all\n', ['make broken', 'make good']],
  ])('%j', async (yoconf, wanted) => {
    start({ yoconf });
    companion.run('make broken', 'line of an error\r\n', 2).run('make good', 'line of success\r\n').tell({ A: 'b' });
    await companion.ask('why');
    for (const one of wanted) await recordedOutput(one);
    await recorded();
    expect(outputs().toSorted()).toEqual(wanted);
  });

  test('not from another machine', async () => {
    companion.run('ssh host make', 'line of there\r\n', 1).run('make here', 'line of here\r\n', 1).tell({ A: 'b' });
    await companion.ask('why');
    await recordedOutput('make here');
    expect(outputs()).toEqual(['make here']);
  });
});

test('questions are logged with answer, review and outcome', async () => {
  parrot.command = 'ls -la';
  await companion.ask('show everything');
  companion.run('ls -la', 'x\r\n');
  parrot.words = ['It is a folder.'];
  await companion.ask('what is this');
  await eventually(
    () => JSON.stringify(logged()),
    () => logged().length === 2 && logged()[0]?.outcome !== '',
  );
  expect(logged()).toMatchObject([
    {
      question: 'show everything',
      command: 'ls -la',
      answer: 'does what you want',
      review: 'prefilled',
      provider: 'parrot',
      requests: 0,
      cwd: companion.cwd,
    },
    { question: 'what is this', command: null, answer: 'It is a folder.', review: '' },
  ]);
  expect(logged()[0]?.outcome).toContain('run as suggested');
});

test('a database that cannot be written changes no answer and no prompt', async () => {
  const folder = path.join(companion.home, '.local/state/yosh');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.mkdirSync(path.join(folder, 'record.db'));
  companion.run('make', 'line\r\n', 1).tell({ A: 'b' });
  const { kind, text, painted } = await companion.ask('go');
  expect([kind, text]).toEqual(['cmd', 'true']);
  fs.rmdirSync(path.join(folder, 'record.db'));
  const again = await companion.ask('go');
  // whether the thinking line is painted depends on how long the answer took
  const answerOf = (bytes: Buffer): string => bytes.toString().replace(/^yo is thinking…\r\x1b\[K/, '');
  expect(answerOf(again.painted)).toBe(answerOf(painted));
});
