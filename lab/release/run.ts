/**
 * `npm run lab release` packs the program, installs the tarball into an empty folder without a compiler or development packages, and
 * prints the sizes. tests/release tests what the installed program does.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The largest installed size; 211 MB of it are the runtime. */
const MOST_MB = 225;

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-release-'));
try {
  const npm = (cwd: string, ...args: readonly string[]): string =>
    execFileSync('npm', [...args, '--silent'], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  const tarball = path.join(folder, npm(root, 'pack', '--pack-destination', folder));
  const empty = path.join(folder, 'empty');
  fs.mkdirSync(empty);
  fs.writeFileSync(path.join(empty, 'package.json'), '{"private": true}\n');
  npm(empty, 'install', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', tarball);
  const kib = Number(execFileSync('du', ['-sk', 'node_modules'], { cwd: empty, encoding: 'utf8' }).split('\t')[0]);
  const bin = path.join(empty, 'node_modules/.bin');
  const env = { HOME: folder, PATH: '/usr/bin:/bin', SHELL: '/bin/bash' };
  fs.writeFileSync(path.join(folder, '.yoconf'), 'provider = offline\n');
  const version = execFileSync(path.join(bin, 'yosh'), ['--version'], { env, encoding: 'utf8' }).trim();
  const command = execFileSync(path.join(bin, 'yo'), ['list', 'files'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  console.log(`tarball ${Math.round(fs.statSync(tarball).size / 1024)} KiB, installed ${Math.round(kib / 1024)} MiB (at most ${MOST_MB})`);
  console.log(`yosh --version: ${version}\nyo list files: ${command}`);
  if (kib / 1024 > MOST_MB || command !== 'ls') process.exitCode = 1;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
