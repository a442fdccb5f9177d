/** The check survives hostile files, names and lines. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FINDINGS } from '../../src/check/check-limits.ts';
import { cpuMsOf } from '../support/clock.ts';
import { machine } from './support.ts';

/** What may be in the place of a manual page, a completion file, an index or a program. */
const THINGS: Readonly<Record<string, (file: string) => void>> = {
  'a FIFO': (file) => execFileSync('mkfifo', [file]),
  'a loop of links': (file) => fs.symlinkSync(path.basename(file), file),
  'a link to /dev/zero': (file) => fs.symlinkSync('/dev/zero', file),
  'a folder': (file) => fs.mkdirSync(file),
  'a decompression bomb': (file) => fs.writeFileSync(file, gzipSync(Buffer.alloc(200 * 1024 * 1024))),
  'a file that is not gzip': (file) => fs.writeFileSync(file, 'plain'),
  'four megabytes': (file) => fs.writeFileSync(file, '\\-\\-x '.repeat(600_000)),
  'an empty file': (file) => fs.writeFileSync(file, ''),
  'an unreadable file': (file) => fs.writeFileSync(file, 'x', { mode: 0 }),
};

for (const [thing, make] of Object.entries(THINGS)) {
  test(`${thing} in place of pages, completions and programs gives no finding`, async () => {
    const local = machine();
    local.write('usr/bin/frob', '', 0o755);
    for (const file of [
      'usr/share/man/man1/frob.1.gz',
      'usr/share/man/man8/frob.8',
      'usr/share/bash-completion/completions/frob',
      'usr/share/zsh/vendor-completions/_frob',
      'usr/bin/thing',
    ]) {
      fs.mkdirSync(path.dirname(path.join(local.root, file)), { recursive: true });
      make(path.join(local.root, file));
    }
    // reading a FIFO never ends; reading /dev/zero would use up CPU time
    const spent = await cpuMsOf(async () => {
      expect(await local.says('frob --bogus')).toEqual([]);
      await local.says('thing --bogus');
    });
    expect(spent).toBeLessThan(10_000);
  });

  test(`${thing} in place of an index is ignored`, async () => {
    const local = machine();
    local.write('usr/bin/frob', '', 0o755);
    local.page('frob', ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `.TP\n\\fB\\-${letter}\\fR\n`).join(''));
    expect(await local.says('frob -Z')).toHaveLength(1);
    const folder = path.join(local.root, 'cache');
    const file = path.join(folder, fs.readdirSync(folder)[0] ?? '');
    fs.rmSync(file);
    make(file);
    expect(await local.says('frob -Z')).toHaveLength(1);
  });
}

test('a very long PATH, with missing folders and a folder of very many names, is searched', async () => {
  const local = machine();
  const crowd = path.join(local.root, 'crowd');
  fs.mkdirSync(crowd);
  for (let at = 0; at < 3000; at += 1) fs.writeFileSync(path.join(crowd, `name${at}`), '');
  const long = [crowd, ...Array.from({ length: 3000 }, (_, at) => `/nowhere/${at}`), '', '.', '..', '\n'].join(':');
  expect(await local.says('frobnicate', { path: long })).toEqual(['unknown-program: frobnicate is not installed']);
});

test('names of JavaScript properties are ordinary names', async () => {
  const { findings } = machine();
  const quiet = { shellSays: async () => '' };
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    expect((await findings(`${name} --${name} -${name}`, quiet)).map(({ kind }) => kind)).toEqual(['unknown-program']);
    expect(await findings(`git ${name} --x`, quiet)).toEqual([]);
    expect(await findings(`ls ${name}`, quiet)).toMatchObject([{ kind: 'missing-file' }]);
  }
});

test('a very long line is not checked; of very many mistakes the first few are reported', async () => {
  const { findings } = machine();
  expect(await findings(`fd ${'x'.repeat(20_000)}`)).toEqual([]);
  expect(await findings(Array.from({ length: 100 }, (_, at) => `nosuch${at}`).join('; '))).toHaveLength(FINDINGS);
  expect(await findings('ls\0')).toEqual([]);
});

test('a finding is one short line, whatever the command contains', async () => {
  const { findings } = machine();
  for (const command of [
    'ls "--a\nb"',
    `ls --${'x'.repeat(5000)}`,
    `cat ${'x'.repeat(200)}/${'y'.repeat(3000)}`,
    `nosuch${'z'.repeat(3000)}`,
  ]) {
    const [one] = await findings(command);
    expect(one?.what.length).toBeLessThan(250);
    expect(`${one?.what}${one?.forModel}`).not.toMatch(/\n/);
  }
});

test('an index is never written through a link', async () => {
  const local = machine();
  local.write('usr/bin/frob', '', 0o755);
  local.page('frob', ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `.TP\n\\fB\\-${letter}\\fR\n`).join(''));
  await local.says('frob -Z');
  const folder = path.join(local.root, 'cache');
  const name = fs.readdirSync(folder)[0] ?? '';
  const target = local.write('home/precious', 'mine');
  fs.rmSync(path.join(folder, name));
  fs.symlinkSync(target, path.join(folder, name));
  fs.symlinkSync(target, path.join(folder, `${name}.${process.pid}`));
  await local.says('frob -Z');
  expect(fs.readFileSync(target, 'utf8')).toBe('mine');
});
