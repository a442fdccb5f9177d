/** A state folder that cannot be used is not taken for one that does not exist: owner, link, kind. Root makes nothing in a user's home. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
import { ownFolder } from '../../src/base/own-folder.ts';
import type { DoctorWorld } from '../../src/cli/doctor/check.ts';
import { record as check } from '../../src/cli/doctor/record-check.ts';
import { openRecord } from '../../src/record/record.ts';
import { openState } from '../../src/state/index.ts';
import { command, exchange } from '../record/desk.ts';
import { Fake } from './fake-endpoints.ts';

const NOBODY = 65_534;
const onlyRoot = (ctx: TestContext): void =>
  ctx.skip(process.geteuid?.() !== 0, 'only root can make a folder of another user: run the tests as root');

class Stored extends Fake {
  readonly folder = path.join(this.home, '.local/state/yosh');

  constructor() {
    super();
    Object.assign(this.io.env, { HOME: this.home });
    const store = openRecord(this.io.env);
    expect(store.write([command('ls'), exchange('why')], Date.now())).toBeNull();
    store.close();
    expect(openState(this.io.env).memory.add({ text: 'staging is st4', scope: null, proposed: false })).toBe(true);
  }

  async told(...args: readonly string[]): Promise<string> {
    expect(await this.run(...args)).toBe(1);
    expect(this.out).toBe('');
    return this.err;
  }
}

const READERS = [['log'], ['memory'], ['forget'], ['find'], ['find', '--import'], ['lessons'], ['sent'], ['memory', 'path']];

describe('what is in the way', () => {
  test.each([
    [
      'a link',
      (folder: string) => {
        fs.renameSync(folder, `${folder}.real`);
        fs.symlinkSync(`${folder}.real`, folder);
      },
      '~/.local/state/yosh is a link, which yosh does not follow',
    ],
    [
      'a file',
      (folder: string) => {
        fs.rmSync(folder, { recursive: true });
        fs.writeFileSync(folder, '');
      },
      '~/.local/state/yosh is in the way: it is not what yosh makes there',
    ],
    [
      'a file above it',
      (folder: string) => {
        fs.rmSync(path.dirname(folder), { recursive: true });
        fs.writeFileSync(path.dirname(folder), '');
      },
      '~/.local/state is in the way: it is not what yosh makes there',
    ],
  ])('%s is named by each command and by doctor', async (_, put, told) => {
    using fake = new Stored();
    put(fake.folder);
    for (const args of READERS) expect((await fake.told(...args)).startsWith(`yosh: ${told}. `), args.join(' ')).toBe(true);
    expect(await check.run({ io: fake.io } as DoctorWorld)).toMatchObject([{ standing: 'broken', found: told }]);
  });

  test('a folder of another user, and the remedy takes it back', async (ctx) => {
    onlyRoot(ctx);
    using fake = new Stored();
    fs.chownSync(fake.folder, NOBODY, NOBODY);
    for (const args of READERS)
      expect(await fake.told(...args), args.join(' ')).toContain('in your home but belongs to another user. To take it back');
    const [found] = await check.run({ io: fake.io } as DoctorWorld);
    expect(found?.remedy).toBe(`To take it back: sudo chown -R "$(id -u)" ${fake.folder}`);
  });

  test('nothing there is still nothing', async () => {
    using fake = new Stored();
    fs.rmSync(fake.folder, { recursive: true });
    expect(await fake.told('log')).toBe('yosh: nothing was asked yet, or `history` was off\n');
    expect(await fake.run('forget')).toBe(0);
    expect(fake.out).toBe('nothing was stored\n');
  });
});

test('root makes nothing in the home of a user, and says so', async (ctx) => {
  onlyRoot(ctx);
  using fake = new Fake();
  Object.assign(fake.io.env, { HOME: fake.home });
  fs.chownSync(fake.home, NOBODY, NOBODY);
  expect(openState(fake.io.env).memory.add({ text: 'x', scope: null, proposed: false })).toBe(false);
  expect(openRecord(fake.io.env).write([command('ls')], 1)).toBe('unwritable');
  expect(ownFolder(path.join(fake.home, '.cache/yosh'))).toBe(false);
  expect(fs.readdirSync(fake.home)).toEqual([]);
  const [found] = await check.run({ io: fake.io } as DoctorWorld);
  expect(found).toMatchObject({ found: '~ belongs to another user', remedy: 'Run yosh as that user, or set HOME to your own' });
});

test('what root sets in the home of a user belongs to that user', async (ctx) => {
  onlyRoot(ctx);
  using fake = new Fake();
  fs.chownSync(fake.home, NOBODY, NOBODY);
  expect(await fake.run('config', 'set', 'model', 'm')).toBe(0);
  expect(fs.statSync(fake.file).uid).toBe(NOBODY);
});
