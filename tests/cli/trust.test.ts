/** `yosh trust`: shows the project's file, asks, and keeps the hash of what was shown. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openState } from '../../src/state/index.ts';
import { parseTrusted } from '../../src/state/trusted-folders.ts';
import { sha256 } from '../../src/base/sha256.ts';
import { Fake, type FakeOptions } from './fake-endpoints.ts';

const TEXT = '- run make check\n- a line\x1b[2J with a control byte\n';

let fake: Fake;
let folder = '';
function start(options: FakeOptions = {}): void {
  fake?.[Symbol.dispose]();
  fake = new Fake({ screen: { cols: 300, rows: 40 }, ...options });
  Object.assign(fake.io.env, { HOME: fake.home });
  folder = path.join(fs.realpathSync(fake.home), 'app');
  fs.mkdirSync(folder);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
}
const write = (text = TEXT): void => fs.writeFileSync(path.join(folder, '.yosh.md'), text);
const accepted = (text = TEXT): boolean => openState(fake.io.env).trusted.accepts(folder, sha256(text));
beforeEach(() => start({ answers: ['y'] }));
afterEach(() => {
  vi.restoreAllMocks();
  fake[Symbol.dispose]();
});

test('shows the file through the gate, asks, and trusts this content', async () => {
  write();
  expect(await fake.run('trust')).toBe(0);
  expect(fake.out).toContain('  - run make check\n');
  expect(fake.out).toContain('␛[2J');
  expect(fake.out).not.toContain('\x1b[2J');
  expect(fake.out).toMatch(/yosh: have yo read this file\?y\ntrusted: .*app\/\.yosh\.md\. When it changes, /);
  expect(accepted()).toBe(true);
  expect(await fake.run('trust')).toBe(0);
  expect(fake.out).toMatch(/is trusted as it is\. To undo: yosh trust --undo\n$/);
  write(`${TEXT}- more\n`);
  expect(accepted(`${TEXT}- more\n`)).toBe(false);
  expect(await fake.run('trust')).toBe(0);
  expect(fake.out).toContain('  - more\n');
  // the content of another branch stays trusted
  expect([accepted(), accepted(`${TEXT}- more\n`)]).toEqual([true, true]);
});

test('no and Ctrl-C change nothing; without a terminal it is refused', async () => {
  for (const options of [{ answers: ['n'] }, { answers: [] }, {}]) {
    start(options);
    write();
    expect(await fake.run('trust')).toBe(1);
    expect(accepted()).toBe(false);
  }
  expect(fake.err).toBe('yosh trust asks for a yes, and there is no terminal to ask on\n');
});

test('--undo, and forget, end it', async () => {
  write();
  await fake.run('trust');
  expect(await fake.run('trust', '--undo')).toBe(0);
  expect(fake.out).toMatch(/^not read any more: .*\.yosh\.md\n$/);
  expect(accepted()).toBe(false);
  expect(await fake.run('trust', '--undo')).toBe(1);
  openState(fake.io.env).trusted.trust(folder, sha256(TEXT));
  expect(await fake.run('forget', '--memory')).toBe(0);
  expect(fake.out).toBe('forgotten: which project files are trusted\n');
  expect(accepted()).toBe(false);
});

test('says why there is nothing to read', async () => {
  expect(await fake.run('trust')).toBe(1);
  expect(fake.err).toMatch(/^yosh: there is no .*\/app\/\.yosh\.md, or it is a link/);
  write('# only a heading\n');
  expect(await fake.run('trust')).toBe(1);
  expect(fake.err).toMatch(/begins with -, so there is nothing to read\n$/);
});

describe('the file with what is trusted', () => {
  test('of any content: only folders with a hash are left', () => {
    const entry = fc.oneof(fc.jsonValue(), fc.record({ folder: fc.oneof(fc.constant('/a'), fc.string()), hash: fc.constant(sha256('x')) }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(entry).map((trusted) => JSON.stringify({ trusted, told: trusted })),
        ),
        (json) => {
          const { trusted, shownOnce } = parseTrusted(json);
          for (const one of [...trusted, ...shownOnce]) expect([one.folder.startsWith('/'), one.hash.length]).toEqual([true, 64]);
        },
      ),
    );
  });
});
