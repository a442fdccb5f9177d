/** In a folder that was removed: a session starts and answers, and so do `bin/yo` and the subcommands, which say what they cannot do. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { currentFolder } from '../../src/base/current-folder.ts';
import { WORKS, yoWorks } from '../support/talk.ts';
import { shellPath, World } from '../support/world.ts';

const GO = 'mkdir "$HOME/gone"; cd "$HOME/gone"; rmdir "$HOME/gone"';
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-gone-'));
afterAll(() => fs.rmSync(home, { recursive: true }));

/** Runs a line of sh there. Some shells say on standard error that they cannot find their folder. */
function there(line: string): { readonly status: number | null; readonly out: string; readonly err: string } {
  const env = { HOME: home, PATH: process.env['PATH'], TMPDIR: home, YOSH: path.join(inject('builtRoot'), 'bin') };
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', `${GO}\n${line}`], { cwd: home, env, encoding: 'utf8' });
  return { status, out: stdout, err: stderr.replaceAll(/^.*getcwd.*\n/gm, '') };
}

test.each([
  ['--version', 0, /^yosh \d|^\d/],
  ['config path', 0, /\.yoconf\n$/],
  ['find anything', 1, /^$/],
  ['doctor --local --json', 0, /"ok": (?:true|false)/],
  ['trust', 1, /^$/],
])('yosh %s', (args, status, out) => {
  const ended = there(`exec "$YOSH/yosh" ${args}`);
  expect(ended.err).not.toMatch(/uv_cwd|unexpected error|\n +at /);
  expect(ended.out).toMatch(out);
  if (!args.startsWith('doctor')) expect(ended.status).toBe(status);
});

test('bin/yo answers offline', () => {
  const { out, err, status } = there('unset PWD; exec "$YOSH/yo" show the current date');
  expect({ out, status }).toEqual({ out: expect.stringMatching(/^date/) as string, status: 0 });
  expect(err).not.toContain('companion failed');
});

test('its name is kept, and without a name no other folder is meant', () => {
  expect(currentFolder({ PWD: '/nonexistent/place' })).toBe(process.cwd());
  const program = `process.stdout.write(require('node:module').createRequire(process.argv[1])(process.argv[1]).currentFolder(process.env))`;
  const file = path.resolve(import.meta.dirname, '../../src/base/current-folder.ts');
  const { out } = there(`exec '${process.execPath}' -e "${program}" '${file}'`);
  expect(out).toMatch(/gone$|^\/dev\/null\/removed$/);
});

describe.concurrent.each(['bash', 'zsh'] as const)('a session of %s', (shell) => {
  test('starts there', async () => {
    const program = ['/bin/sh', '-c', `${GO}\nexec "$1/bin/yosh"`, 'sh', '{root}'] as const;
    await using world = await new World({ shell, script: WORKS, program, env: { SHELL: shellPath(shell) } }).ready();
    expect(world.terminal.text()).not.toContain('plain shell');
    await yoWorks(world);
  });
});
