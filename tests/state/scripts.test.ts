/** Scripts of long commands: private, bounded, and at a path that a history line finds. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyScript, holds, readScript, writeScript } from '../../src/companion/script-files.ts';
import { type CommandText, fitted, gateText, hiding } from '../../src/safety/command-gate.ts';
import { openState } from '../../src/state/index.ts';

const SIZE = { cols: 80, rows: 24 };
const text = (of: string): CommandText => {
  const gated = gateText(of);
  if (!gated.ok) throw new Error(gated.error.why);
  return gated.value;
};

test('scripts are private, and the oldest are dropped when there are many or they are large', () => {
  using home = fs.mkdtempDisposableSync(path.join(os.tmpdir(), 'yosh-scripts-'));
  const { scripts, forget } = openState({ HOME: home.path });
  const first = scripts.keep(text('echo 1'), 0) as string;
  expect(fs.readFileSync(first, 'utf8')).toBe('echo 1\n');
  expect(fs.statSync(first).mode & 0o777).toBe(0o600);
  for (let at = 1; at <= 200; at += 1) scripts.keep(text(`echo ${at}`), at * 1000);
  const folder = path.dirname(first);
  expect(fs.readdirSync(folder)).toHaveLength(200);
  expect(fs.existsSync(first)).toBe(false);
  for (let at = 0; at < 40; at += 1) scripts.keep(text(`echo ${'x'.repeat(256 * 1024)}`), 1e6 + at * 1000);
  expect(fs.readdirSync(folder).length).toBeLessThanOrEqual(32);
  expect(forget('scripts')).toBe('gone');
  expect(fs.existsSync(folder)).toBe(false);
  expect(openState({}).scripts.keep(text('ls'), 0)).toBeNull();
});

test('a copy is a new file at the place that was named, and never replaces anything', () => {
  using home = fs.mkdtempDisposableSync(path.join(os.tmpdir(), 'yosh-scripts-'));
  const script = writeScript(home.path, text('echo a\necho b')) as string;
  const copied = (to: string): string => copyScript(script, to, path.join(home.path, 'project'), home.path);
  fs.mkdirSync(path.join(home.path, 'project'));
  expect(copied('a.sh')).toContain(`saved as ${home.path}/project/a.sh. To run it: . `);
  expect(readScript(path.join(home.path, 'project/a.sh'))).toBe('echo a\necho b\n');
  expect(copied('~/b.sh')).toContain(`saved as ${home.path}/b.sh`);
  fs.writeFileSync(path.join(home.path, 'project/there'), 'mine');
  fs.symlinkSync(path.join(home.path, 'target'), path.join(home.path, 'project/link'));
  for (const to of ['a.sh', 'there', 'link', '.', '..', '~/project']) expect(copied(to)).toContain('nothing was saved');
  expect(copied('new/')).toContain('it is a folder. Name a file');
  expect(copied('no/such/file')).toContain('its folder does not exist');
  expect(fs.readFileSync(path.join(home.path, 'project/there'), 'utf8')).toBe('mine');
  expect(fs.existsSync(path.join(home.path, 'target'))).toBe(false);
  expect(copyScript(`${script}.gone`, 'c', home.path, home.path)).toContain('cannot be read');
});

test('a script holds a text when it would run exactly that', () => {
  using home = fs.mkdtempDisposableSync(path.join(os.tmpdir(), 'yosh-scripts-'));
  const file = path.join(home.path, 'x.sh');
  for (const [content, same] of [
    ['echo a\necho b\n', true],
    ['echo a\necho b', true],
    ['echo a\r\necho b\n', false],
    ['echo a\necho c\n', false],
    ['echo a\necho b\x1b\n', false],
  ] as const) {
    fs.writeFileSync(file, content);
    expect(holds(file, text('echo a\necho b'))).toBe(same);
  }
  expect(holds(`${file}.gone`, text('echo a'))).toBe(false);
  fs.mkdirSync(`${file}.d`);
  expect(readScript(`${file}.d`)).toBeNull();
});

test('white space as tall as the window hides what follows', () => {
  expect(hiding(text(`echo a${' '.repeat(3000)}; rm -rf ~`), SIZE)?.why).toBe('3000 spaces or empty lines in it hide what follows');
  expect(hiding(text(`echo a${'\n'.repeat(30)}rm -rf ~`), SIZE)).not.toBeNull();
  expect(hiding(text(`cat <<E\n${'x\n\n\n'.repeat(30)}E`), SIZE)).toBeNull();
  expect(hiding(text('echo a'), SIZE)).toBeNull();
  expect(fitted(text('x\n'.repeat(21) + 'x'), SIZE)).not.toBeNull();
  expect(fitted(text('x\n'.repeat(22) + 'x'), SIZE)).toBeNull();
});
