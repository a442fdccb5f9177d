/** `yosh sent` shows what left the machine; `yosh forget` deletes what is stored on it. */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SentEntry } from '../../src/record/sent.ts';
import { openRecord } from '../../src/record/record.ts';
import { openState } from '../../src/state/index.ts';
import { lastSentIn, sent } from '../record/desk.ts';
import { Fake } from './fake-endpoints.ts';

const usage = { inputTokens: 1_200, outputTokens: 100, cachedTokens: 200 };
const BODY = '{"model":"claude-sonnet-5-5","messages":[{"role":"user","content":"hi \\u001b[31m"}]}';
const total = { inputTokens: 5_000, outputTokens: 400, cachedTokens: 0 };
function write(fake: Fake, of: Partial<SentEntry> = {}): void {
  const store = openRecord(fake.io.env);
  expect(
    store.write([sent(BODY, { timeMs: Date.UTC(2026, 0, 1), masked: { 'github-token': 2 }, usage, total, ...of })], Date.now()),
  ).toBeNull();
  store.close();
}
/** An editor without a screen: adds a line to the file that it is given. */
const APPENDS = "require('fs').appendFileSync(process.argv[1], '- by hand\\n')";
const withHome = (fake: Fake): Fake => {
  (fake.io.env as Record<string, string>)['HOME'] = fake.home;
  return fake;
};

describe('sent', () => {
  test('shows where the last request went, what was masked, the cost and the body', async () => {
    using fake = withHome(new Fake());
    write(fake);
    expect(await fake.run('sent')).toBe(0);
    expect(fake.out).toContain(
      'sent      2026-01-01T00:00:00.000Z to anthropic (claude-sonnet-5-5) at https://api.anthropic.com\nasked     in another terminal\n',
    );
    expect(fake.out).toContain('masked    2 × github-token\n');
    expect(fake.out).toContain('cost      1,300 tokens · $0.0030\n');
    expect(fake.out).toContain('session   5,400 tokens · $0.0140\n');
    expect(fake.out).toContain('"role": "user"');
    fake.out = '';
    expect(await fake.run('sent', '--body')).toBe(0);
    expect(fake.out).toBe(`${BODY}\n`);
  });

  test('shows no cost without a known price and without token counts', async () => {
    using fake = withHome(new Fake());
    write(fake, { model: 'own', usage: null, masked: {} });
    expect(await fake.run('sent')).toBe(0);
    expect(fake.out).toContain('masked    nothing\ncost      not reported by the provider\nsession   5,400 tokens\n');
  });

  test('says where it was asked', async () => {
    using fake = withHome(new Fake());
    for (const [session, where] of [
      ['once.aa11', 'in a script or a pipe'],
      ['s.7', 'in this terminal'],
      ['s.8', 'in another terminal'],
    ] as const) {
      write(fake, { session });
      Object.assign(fake.io.env, { YOSH_SESSION: '/run/user/1/s.7' });
      expect(await fake.run('sent')).toBe(0);
      expect(fake.out).toContain(`asked     ${where}\n`);
      fake.out = '';
    }
  });

  test('says so when nothing has been sent', async () => {
    using fake = withHome(new Fake());
    expect(await fake.run('sent')).toBe(1);
    expect(fake.err).toBe('yosh: no request is kept: no model was asked yet, or `history` was off\n');
  });

  test('says that nothing is kept with history = 0', async () => {
    using fake = withHome(new Fake());
    fake.write('history = 0\n');
    expect(await fake.run('sent')).toBe(1);
    expect(fake.err).toBe('yosh: no request is kept: history = 0. To keep them: yosh config set history 1\n');
    fake.write('history = 1\n');
    Object.assign(fake.io.env, { YO_HISTORY: '0' });
    fake.err = '';
    expect(await fake.run('sent')).toBe(1);
    expect(fake.err).toBe('yosh: no request is kept: YO_HISTORY = 0. To keep them: unset YO_HISTORY\n');
  });
});

describe('forget', () => {
  test('deletes what is stored and names it', async () => {
    using fake = withHome(new Fake());
    write(fake);
    openState(fake.io.env).memory.add({ text: 'our staging host is st4', scope: null, proposed: false });
    expect(await fake.run('forget')).toBe(0);
    expect(fake.out).toBe('forgotten: what yo was told to remember, the last request\n');
    fake.out = '';
    expect(await fake.run('forget')).toBe(0);
    expect(fake.out).toBe('nothing was stored\n');
  });

  test('says when HOME is not set', async () => {
    using fake = new Fake();
    expect(await fake.run('forget')).toBe(1);
    expect(fake.err).toContain('HOME is not set');
  });
});

describe('memory', () => {
  test('is shown, has a path, and is forgotten alone', async () => {
    using fake = withHome(new Fake());
    const { memory } = openState(fake.io.env);
    expect(await fake.run('memory')).toBe(1);
    expect(fake.err).toBe('yosh: nothing is remembered yet. In a shell of yosh: yo remember our staging host is st4\n');
    memory.add({ text: 'our staging host is \x1b[2Jst4', scope: null, proposed: false });
    expect(await fake.run('memory')).toBe(0);
    expect(fake.out).toMatch(/^# What yo remembers\n[^]*\n- our staging host is ␛\[2Jst4\n$/);
    expect(await fake.run('memory', 'path')).toBe(0);
    expect(fs.readFileSync(fake.out.trim(), 'utf8')).toContain('- our staging host');
    write(fake);
    expect(await fake.run('forget', '--memory')).toBe(0);
    expect(fake.out).toBe('forgotten: what yo was told to remember\n');
    expect(memory.lines()).toEqual([]);
    expect(lastSentIn(fake.io.env)).not.toBeNull();
  });

  test('is edited with the editor of the user, in a file that says how', async () => {
    using fake = withHome(new Fake({ answers: [], env: { EDITOR: `${process.execPath} -e "${APPENDS}"` } }));
    expect(await fake.run('memory', 'edit')).toBe(0);
    expect(fake.out).toBe('one line is remembered\n');
    expect(openState(fake.io.env).memory.text()).toMatch(/^# What yo remembers\n[^]*## Everywhere\n- by hand\n$/);
    using blind = withHome(new Fake());
    expect(await blind.run('memory', 'edit')).toBe(1);
    expect(blind.err).toContain('an editor needs a terminal. The file is ');
  });

  test('that is too large or no file of the user is left alone', async () => {
    using fake = withHome(new Fake());
    const { memory } = openState(fake.io.env);
    const file = memory.begin() as string;
    fs.writeFileSync(file, `- x\n${'long line\n'.repeat(60_000)}`);
    expect(memory.lines()).toEqual([]);
    expect(memory.add({ text: 'a', scope: null, proposed: false })).toBe(false);
    expect(await fake.run('memory')).toBe(1);
    expect(fake.err).toContain('the memory file cannot be read');
    expect(fs.statSync(file).size).toBeGreaterThan(500_000);
  });
});
