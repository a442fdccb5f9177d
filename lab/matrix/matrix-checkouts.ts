/** The user's folder of checkouts: what is there, at which commit, and cloning what is not. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkoutName, type Configuration, PINS, placed, type Repository } from './configuration.ts';

const git = (folder: string, ...args: readonly string[]): string | null => {
  const done = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return done.status === 0 ? done.stdout.trim() : null;
};

/** Brings what is not there, at its pinned commit. Only git is run, nothing of what it brings. Returns what could not be brought. */
export function cloneMissing(checkouts: string, repositories: readonly Repository[]): readonly string[] {
  const failed: string[] = [];
  for (const repository of repositories) {
    const folder = path.join(checkouts, checkoutName(repository));
    if (fs.existsSync(folder)) continue;
    fs.mkdirSync(folder, { recursive: true });
    const url = `https://github.com/${repository}`;
    const done =
      git(folder, 'init', '-q') !== null &&
      git(folder, 'fetch', '-q', '--depth', '1', url, PINS[repository]) !== null &&
      git(folder, 'checkout', '-q', 'FETCH_HEAD') !== null;
    if (done) continue;
    fs.rmSync(folder, { recursive: true });
    failed.push(`${repository} could not be cloned from ${url}`);
  }
  return failed;
}

/** Why a configuration cannot run here, or null. */
export function missing({ uses = [], needs }: Configuration, checkouts: string): string | null {
  for (const repository of uses) {
    const name = checkoutName(repository);
    if (!fs.existsSync(path.join(checkouts, name))) return `${name} is not in the folder of checkouts`;
  }
  if (needs === undefined) return null;
  const file = placed(needs, checkouts, '');
  return fs.existsSync(file) ? null : `${file} does not exist`;
}

/** The checkouts that are at another commit than the pinned one, or whose commit cannot be read. */
export function otherCommits(checkouts: string, repositories: readonly Repository[]): readonly string[] {
  return repositories.flatMap((repository) => {
    const folder = path.join(checkouts, checkoutName(repository));
    if (!fs.existsSync(folder)) return [];
    const head = fs.existsSync(path.join(folder, '.git')) ? git(folder, 'rev-parse', 'HEAD') : null;
    if (head === PINS[repository]) return [];
    return [`${repository}: ${head === null ? 'its commit is not known' : `at ${head}`}, not checked out at ${PINS[repository]}`];
  });
}
