/** `bin/yo` by the paths under which a shell may start it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

const root = inject('builtRoot');
let home = '';

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-paths-'));
  fs.symlinkSync(root, path.join(home, 'a folder'));
  fs.symlinkSync('a folder/bin/yo', path.join(home, 'yo'));
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
  ['from here', () => path.relative(fs.realpathSync(home), DIRECT)],
  ['through a link from here', () => './yo'],
])('it finds its own folder %s', (_, file) => {
  const env = { HOME: home, PATH: process.env['PATH'] };
  const { stdout, stderr, status } = spawnSync(file(), ['--version'], { cwd: home, env, encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toMatch(/^yosh \d/);
});
