/**
 * The tarball of `npm pack`, unpacked where a package manager would put it, beside only the runtime and the terminal addon: yosh
 * starts and answers. `npm run lab release` does the same with a real installation.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { REPOSITORY } from '../support/scripted-root.ts';
import { TestTerminal } from '../support/terminal.ts';

const ADDON = `@lydell/node-pty-${process.platform}-${process.arch}`;
const RUNTIMES = fs.readdirSync(path.join(REPOSITORY, 'node_modules')).filter((name) => /^node-(?!pty)/.test(name));

/** A folder with node_modules as `npm install --omit=dev yosh.tgz` leaves it. */
function install(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(modules, '@lydell'), { recursive: true });
  const env = { ...process.env, PATH: inject('outerEnv')['PATH'] ?? '' };
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const tarball = execFileSync('npm', pack, { cwd: REPOSITORY, env, encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', path.join(folder, tarball), '-C', modules]);
  fs.renameSync(path.join(modules, 'package'), path.join(modules, 'yosh'));
  for (const name of [ADDON, ...RUNTIMES]) fs.symlinkSync(path.join(REPOSITORY, 'node_modules', name), path.join(modules, name));
  return folder;
}

describe('the package', () => {
  let root = '';
  beforeAll(() => {
    root = path.join(install(), 'node_modules/yosh');
  });

  test('needs only the terminal addon and the runtime', () => {
    const { dependencies, optionalDependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      dependencies: object;
      optionalDependencies: object;
    };
    expect(Object.keys(dependencies)).toEqual(['node-pty']);
    expect(Object.keys(optionalDependencies).filter((name) => !name.startsWith('node-'))).toEqual([]);
    const programs = fs.readdirSync(path.join(root, 'dist')).filter((name) => name.endsWith('.cjs'));
    const required = programs.flatMap((name) =>
      [...fs.readFileSync(path.join(root, 'dist', name), 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)].map(([, wanted = '']) => wanted),
    );
    expect([...new Set(required)].filter((name) => !name.startsWith('./') && !isBuiltin(name))).toEqual([]);
  });

  test('holds the licences of bundled packages, and no source, test or record of a decision', () => {
    const notices = fs.readFileSync(path.join(root, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['@anthropic-ai/sdk', '@xterm/headless', 'openai', 'undici', 'yargs', 'ini', 'unbash'])
      expect(notices).toContain(`\n${name} `);
    expect(fs.readdirSync(root).toSorted()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'SECURITY.md',
        'bin',
        'dist',
        'docs',
        'package.json',
        'shell-hooks',
        'yoconf.example',
      ].toSorted(),
    );
    expect(fs.existsSync(path.join(root, 'docs/decisions'))).toBe(false);
    const bytes = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const size = bytes.reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
    // the table of programs is nearly a third of it, the weights of the odds are a twelfth
    expect(size).toBeLessThan(8_750_000);
  });

  test('yo answers', () => {
    const env = { HOME: os.homedir(), PATH: '/usr/bin:/bin', SHELL: '/bin/bash', TERM: 'dumb' };
    fs.writeFileSync(path.join(os.homedir(), '.yoconf'), 'provider = offline\n');
    expect(execFileSync(path.join(root, 'bin/yo'), ['list', 'files'], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })).toBe(
      'ls\n',
    );
  });

  test('yosh starts, and prefills', async () => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
    fs.writeFileSync(path.join(home, '.bashrc'), "PS1='P> '\n");
    fs.writeFileSync(path.join(home, '.yoconf'), 'provider = offline\n');
    fs.mkdirSync(path.join(home, '.run'), { mode: 0o700 });
    const env = { HOME: home, PATH: '/usr/bin:/bin', SHELL: '/bin/bash', TERM: 'xterm-256color', XDG_RUNTIME_DIR: path.join(home, '.run') };
    const terminal = new TestTerminal({ file: path.join(root, 'bin/yosh'), env, cwd: home });
    await terminal.until(/P>$/);
    terminal.type('yo list files\r');
    await terminal.until(/\nP> ls$/);
    await terminal.submit('\r');
    await terminal.until(/P> ls\nP>$/);
    terminal.type('exit 3\r');
    expect(await terminal.exited).toBe(3);
    terminal.close();
  });
});
