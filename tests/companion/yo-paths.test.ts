/** `bin/yo` by the paths under which a shell may start it, and with what it needs only partly there. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

import { BrokenRoot, FakePrograms } from '../support/broken-root.ts';

const root = inject('builtRoot');
let home = '';

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-paths-'));
  fs.symlinkSync(root, path.join(home, 'a folder'));
  fs.symlinkSync(path.join(root, 'bin'), path.join(home, 'bin'));
  fs.mkdirSync(path.join(home, 'dotfiles/bin'), { recursive: true });
  fs.symlinkSync('dotfiles/bin', path.join(home, 'linked'));
  for (const name of ['yo', 'yosh']) {
    fs.symlinkSync(`a folder/bin/${name}`, path.join(home, name));
    fs.symlinkSync(`../../a folder/bin/${name}`, path.join(home, 'linked', name));
  }
});
afterEach(() => fs.rmSync(home, { recursive: true }));

const DIRECT = path.join(root, 'bin/yo');

test.each([
  ['as it is', () => DIRECT],
  ['with a full stop', () => `${root}/bin/./yo`],
  ['with two slashes', () => `${root}//bin//yo`],
  ['with the folder above', () => `${root}/bin/../bin/yo`],
  ['through a linked folder', () => path.join(home, 'a folder/bin/yo')],
  ['through a link', () => path.join(home, 'yo')],
  ['through a link to its own folder', () => path.join(home, 'bin/yo')],
  ['through a link in a linked folder', () => path.join(home, 'linked/yo')],
  ['from here', () => path.relative(fs.realpathSync(home), DIRECT)],
  ['through a link from here', () => './yo'],
])('it finds its own folder %s', (_, file) => {
  const env = { HOME: home, PATH: process.env['PATH'] };
  for (const program of [file(), file().replace(/yo$/, 'yosh')]) {
    const { stdout, stderr, status } = spawnSync(program, ['--version'], { cwd: home, env, encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toMatch(/^(?:yosh )?\d/);
  }
});

test.each(['yo', 'yosh'])('`sh %s` in its own folder', (name) => {
  const env = { HOME: home, PATH: process.env['PATH'] };
  const { stderr, status } = spawnSync('/bin/sh', [name, '--version'], { cwd: path.join(root, 'bin'), env, encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
});

/** A Node that is too old for the program: it fails on what it is asked to run. */
const OLD_NODE = '[ "$1" != --version ] || { echo v20.19.0; exit; }; echo SyntaxError >&2; exit 1';
const AGAIN =
  'yosh: its runtime or a file of it is missing. Install it again: npm install -g --include=optional FILE.tgz; or Node.js 24.16 or newer\n';

describe('with an old Node on PATH and no runtime of its own', () => {
  const run = (file: string, args: readonly string[], old: FakePrograms): readonly unknown[] => {
    const env = { HOME: home, PATH: `${old.path}:/usr/bin:/bin`, SHELL: '/bin/bash' };
    const { stdout, stderr, status } = spawnSync(file, args, { cwd: home, env, encoding: 'utf8' });
    return [stdout, stderr, status];
  };

  test.each(['yo', 'yosh'])('bin/%s of a new checkout uses the runtime that its first run installs', (name) => {
    using old = new FakePrograms({ node: OLD_NODE });
    using checkout = new BrokenRoot();
    const runtime = fs.readdirSync(path.join(checkout.path, 'node_modules')).find((each) => each.startsWith('node-')) ?? '';
    const link = path.join(checkout.path, 'node_modules', runtime);
    const real = fs.readlinkSync(link);
    checkout.withoutNode();
    fs.writeFileSync(path.join(checkout.path, 'bin/prepare'), `echo installs; ln -s '${real}' '${link}'\n`);
    expect(run(path.join(checkout.path, 'bin', name), ['--version'], old)).toEqual([
      expect.stringMatching(/^(?:yosh )?\d[^\n]*\n$/),
      'installs\n',
      0,
    ]);
  });

  test.each([
    ['yo', ['--version']],
    ['yosh', ['config', 'path']],
  ])('bin/%s of an installed package says how to install the rest', (name, args) => {
    using old = new FakePrograms({ node: OLD_NODE });
    using installed = new BrokenRoot();
    installed.withoutNode();
    expect(run(path.join(installed.path, 'bin', name), args, old)).toEqual(['', AGAIN, 1]);
  });
});

test('without PATH in the environment, programs are looked for where sh finds them', () => {
  const { stdout, stderr, status } = spawnSync(DIRECT, ['show', 'files'], { cwd: home, env: { HOME: home }, encoding: 'utf8' });
  expect([stdout, status]).toEqual(['ls\n', 0]);
  expect(stderr).not.toContain('not installed');
});
