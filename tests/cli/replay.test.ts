/** `yosh replay` and `yosh bug`: what they print, send and write. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Recording } from '../../src/companion/recording.ts';
import type { ProviderEvent, RedactedTurns, Turn } from '../../src/llm/port.ts';
import { openRecord } from '../../src/record/record.ts';
import { gateCommand } from '../../src/safety/command-gate.ts';
import { askQuestion } from '../../src/session/ask-question.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { clean, exchange } from '../record/desk.ts';
import { END } from '../support/script.ts';
import { Fake, type FakeOptions } from './fake-endpoints.ts';

const TOKEN = 'ghp_x7Kq2mN9pR4sT6vW8yZ1aB3cD5eF7gH9iJ0k';
const line = gateCommand('ls -la', { cols: 80, rows: 24 });
if (!line.ok) throw new Error('refused');
const VERDICT = { command: line.value, script: null, effect: null, notes: [], refused: null, repair: null };
const turn: Turn = { role: 'user', question: 'list files', facts: [{ name: 'cwd', text: '/p', lasting: false, origin: 'system' }] };

/** What a driver tells a recording of one question. */
function recordedOf(question: string) {
  const recording = new Recording();
  let at = askQuestion(
    { ...newSession, place: { shell: 'bash', version: '5.2', cwd: '/p', who: '', size: { cols: 80, rows: 24 } } },
    { id: '1.1' as AskId, timeMs: 1, question, purpose: 'question' },
  );
  recording.stepped({ kind: 'question-asked', id: '1.1' as AskId, question, timeMs: 1 }, at);
  recording.requestMade({ system: 'told', tools: [], turns: [{ ...turn, question }] as readonly Turn[] as RedactedTurns }, {
    name: 'x',
    model: 'm',
  } as never);
  const call = { name: 'command', input: { command: 'ls -la', explanation: 'lists **them**', pending: false } };
  const events: readonly ProviderEvent[] = [{ kind: 'usage', inputTokens: 1_000, outputTokens: 100 }, { kind: 'tool', call }, END];
  for (const event of [
    ...events.map((each) => ({ kind: 'answer-event-received', event: each }) as const),
    { kind: 'suggestion-reviewed', verdict: VERDICT } as const,
  ]) {
    at = step(at.session, event);
    recording.stepped(event, at);
  }
  return recording.end(false)?.(clean, { color: '36', background: 'dark' }) ?? null;
}

let fake: Fake;
function start(options: FakeOptions = {}): void {
  fake?.[Symbol.dispose]();
  fake = new Fake({ screen: { cols: 100, rows: 40 }, ...options });
  Object.assign(fake.io.env, { HOME: fake.home });
  vi.spyOn(process, 'cwd').mockReturnValue(fake.home);
}
function record(question = 'list files'): void {
  const store = openRecord(fake.io.env);
  expect(store.write([exchange(question, { timeMs: Date.now(), replay: recordedOf(question) })], Date.now())).toBeNull();
  store.close();
}
const idOf = async (): Promise<string> => {
  await fake.run('log', '--json');
  return (JSON.parse(fake.out) as readonly { readonly id: string }[])[0]?.id ?? '';
};
beforeEach(() => start());
afterEach(() => {
  vi.restoreAllMocks();
  fake[Symbol.dispose]();
});

describe('replay', () => {
  test('both answers side by side, the recorded one on the left', async () => {
    record();
    expect(await fake.run('replay')).toBe(0);
    const [head, , ...rows] = fake.out.split('\n');
    expect(head).toMatch(/^[0-9a-f]{6} · \d{4}-\d\d-\d\d \d\d:\d\d · list files$/);
    expect(rows.map((row) => row.split('│').map((cell) => cell.trim())).slice(0, 5)).toEqual([
      ['recorded: claude-sonnet-5-5', 'now: offline'],
      ['1,100 tokens · $0.0030', ''],
      ['', ''],
      ['lists **them**', 'lists them'],
      ['> ls -la', '> ls -la'],
    ]);
    expect(fake.out).toMatch(/\nthe same command\n$/);
    expect(fake.err).toBe('yosh: asking offline … Ctrl-C stops\n');
  });

  test('one below the other in a narrow window; another answer', async () => {
    start({ screen: { cols: 40, rows: 24 }, answer: [{ kind: 'text', text: 'It is a folder.' }, END] });
    record();
    expect(await fake.run('replay')).toBe(0);
    expect(fake.out).toMatch(/> ls -la\n\nnow: offline\n[^]* {2}It is a folder\.\n\nnow an answer in text\n$/);
  });

  test('a failure now: its line, and status 1', async () => {
    start({ answer: [{ kind: 'failure', failure: { what: 'the server is down', remedy: 'ask again' } }] });
    record();
    expect(await fake.run('replay')).toBe(1);
    expect(fake.out).toMatch(/│ yo: the server is down; ask again\n[^]*no answer now\n$/);
  });

  test('by name, with another model; what is not known', async () => {
    record();
    fake.write('[work]\nprovider = openai\nmodel = x\n');
    const id = await idOf();
    expect(await fake.run('replay', id.slice(0, 4), '--with', 'work')).toBe(0);
    expect(await fake.run('replay', id, '--with', 'nobody')).toBe(1);
    expect(fake.err).toMatch(/^yosh: no profile, provider or model is named nobody\./);
    expect(await fake.run('replay', 'zzz')).toBe(1);
    expect(fake.err).toBe('yosh: no exchange is named zzz. To see their names: yosh log\n');
    expect(await fake.run('replay', './none.txt')).toBe(1);
    expect(fake.err).toBe('yosh: there is no file ./none.txt\n');
  });

  test('offline: the painted bytes, then the command', async () => {
    record();
    expect(await fake.run('replay', '--offline')).toBe(0);
    expect(fake.out).toBe('\x1b[36m  lists **them**\x1b[0m\r\n> ls -la\n');
    expect(fake.err).toBe('yosh: this was painted for 80 columns, and the window has 100\n');
  });

  test('without a record, and for an exchange of which only the line is kept', async () => {
    expect(await fake.run('replay')).toBe(1);
    expect(fake.err).toBe('yosh: nothing was asked yet, or `history` was off\n');
    const store = openRecord(fake.io.env);
    store.write([exchange('old', { timeMs: Date.now() })], Date.now());
    store.close();
    expect(await fake.run('bug', await idOf())).toBe(1);
    expect(fake.err).toMatch(/only the line in the log is kept, nothing to replay\n$/);
  });
});

describe('bug', () => {
  test('writes one file that replays elsewhere, for this user alone, with secrets masked', async () => {
    start({ env: { MY_TOKEN: 'walrus harbour lantern', TERM: 'xterm', OTHER: 'not packed' } });
    fake.write('key = sk-canary-123456\nkey_command = pass show canary\nmodel = some-model\n');
    record('list files of walrus harbour lantern');
    expect(await fake.run('bug')).toBe(0);
    const [name = ''] = fs.readdirSync(fake.home).filter((one) => one.startsWith('yosh-bug-'));
    const file = path.join(fake.home, name);
    expect(fake.out).toBe(`written: ${file}\nNothing was sent. Read it, then attach it to your report.\n`);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const text = fs.readFileSync(file, 'utf8');
    expect(text).not.toMatch(/canary|walrus|not packed|\x1b/); // eslint-disable-line no-control-regex
    for (const part of [
      'yosh 0',
      'TERM=xterm',
      'model = some-model',
      'key = (set)',
      'key_command = (set)',
      '> ls -la',
      'review: live',
      '"told"',
    ])
      expect(text).toContain(part);
    fs.rmSync(path.join(fake.home, '.local'), { recursive: true });
    expect(await fake.run('replay', '--offline', file)).toBe(0);
    expect(fake.out).toBe('\x1b[36m  lists **them**\x1b[0m\r\n> ls -la\n');
    expect(await fake.run('bug')).toBe(1);
  });

  test('says why when it cannot be written here', async () => {
    record();
    vi.spyOn(process, 'cwd').mockReturnValue('/proc/none');
    expect(await fake.run('bug')).toBe(1);
    expect(fake.err).toMatch(/^yosh: yosh-bug-[0-9a-f]{6}\.txt cannot be written here \(.+\); change to another folder\n$/);
  });

  test('a token in what was recorded by mistake is masked when it is packed', async () => {
    record();
    const store = openRecord(fake.io.env);
    store.file.use(false, (db) => db.exec(`UPDATE replays SET rest = replace(rest, 'list files', 'list ${TOKEN}')`));
    store.close();
    await fake.run('bug');
    for (const name of fs.readdirSync(fake.home).filter((one) => one.startsWith('yosh-bug-')))
      expect(fs.readFileSync(path.join(fake.home, name), 'utf8')).not.toContain(TOKEN.slice(8, 20));
  });
});
