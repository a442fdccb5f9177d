/** `git reset --hard` names the commits that the branch loses: loose, packed, merged, in worktrees, compared with git itself. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitsGone } from '../../src/effects/git-commits.ts';
import { blastRadius } from '../../src/effects/radius.ts';
import { summary } from '../../src/effects/summary.ts';
import { runs, sized } from '../support/sample.ts';
import { effects } from './support.ts';

let folder = '';
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-commits-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

let clock = 1_700_000_000;
function git(...args: readonly string[]): string {
  const date = `${(clock += 60)} +0000`;
  const who = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b' };
  const env = { PATH: process.env['PATH'], HOME: folder, ...who, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
const commit = (subject: string): string => git('commit', '-q', '--allow-empty', '-m', subject);
function history(...subjects: readonly string[]): void {
  git('init', '-q', '-b', 'main');
  for (const subject of subjects) commit(subject);
}

/** The line under the command. */
async function line(command: string): Promise<string> {
  const found = effects(command, folder, folder);
  const radius = await blastRadius(found, { shell: 'bash', cwd: folder, home: folder, variable: () => undefined });
  return summary(found, radius).line;
}

const named = (revision: string): string => (commitsGone(folder, revision)?.newest ?? []).map(({ subject }) => subject).join(', ');

describe('git reset --hard', () => {
  test('names the commits with hash and subject, newest first', async () => {
    history('one', 'two', 'three', 'four');
    const hash = (revision: string): string => git('rev-parse', revision).slice(0, 7);
    expect(await line('git reset --hard HEAD~2')).toBe(
      `Careful: this discards uncommitted changes: takes 2 commits off the branch (${hash('HEAD')} four · ${hash('HEAD~1')} three)`,
    );
    expect(await line('git reset --hard HEAD^')).toContain(`takes 1 commit off the branch (${hash('HEAD')} four)`);
  });

  test('names three and counts the rest; cuts a long subject', async () => {
    history('one', 'two', 'three', 'four', 'x'.repeat(200), 'six');
    expect(await line('git reset --hard HEAD~5')).toMatch(
      /takes 5 commits off the branch \([0-9a-f]{7} six · [0-9a-f]{7} x{39}… · [0-9a-f]{7} four and 2 more\)$/,
    );
  });

  test.each(['git reset --hard', 'git reset --hard HEAD', 'git reset --hard HEAD~99', 'git reset --hard nowhere', 'git reset --hard @{u}'])(
    '%s names none',
    async (command) => {
      history('one', 'two');
      expect(await line(command)).toBe('Careful: this discards uncommitted changes');
    },
  );

  test('of another repository, of single files, and without --hard names none', async () => {
    history('one', 'two');
    for (const command of ['git -C x reset --hard HEAD~1', 'git reset HEAD~1', 'git reset --soft HEAD~1', 'git reset HEAD~1 a'])
      expect(await line(command)).not.toContain('commit off');
  });

  test('finds branches, tags with a message, remotes, hashes and their beginnings, loose and packed', () => {
    history('one', 'two', 'three', 'four');
    git('branch', 'old', 'HEAD~2');
    git('tag', '-a', 'v1', '-m', 'a tag', 'HEAD~1');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD~3');
    const hash = git('rev-parse', 'HEAD~2');
    const all = (): readonly string[] => ['old', 'v1', 'origin/main', 'origin/main^0', hash, hash.slice(0, 8), '@~1', 'HEAD^^'].map(named);
    const expected = ['four, three', 'four', 'four, three, two', 'four, three, two', 'four, three', 'four, three', 'four', 'four, three'];
    expect(all()).toEqual(expected);
    git('gc', '-q', '--aggressive', '--prune=now');
    expect(fs.readdirSync(path.join(folder, '.git/objects')).filter((name) => name.length === 2)).toEqual([]);
    expect(all()).toEqual(expected);
  });

  test('reads a commit that is stored as a difference from another one', () => {
    const long = Array.from({ length: 400 }, (_, at) => `line ${at} of a message that hardly changes`).join('\n');
    history(...['a', 'b', 'c', 'd', 'e'].map((name) => `${name}\n\n${long}\n${name}`));
    git('repack', '-q', '-a', '-d', '-f', '--depth=50', '--window=50');
    expect(named('HEAD~4')).toBe('e, d, c');
    expect(commitsGone(folder, 'HEAD~4')?.count).toBe(4);
  });

  test('counts what is not reached from the target, through merges', () => {
    history('one', 'two');
    git('checkout', '-q', '-b', 'side');
    commit('side one');
    git('checkout', '-q', 'main');
    commit('three');
    git('merge', '-q', '--no-ff', '-m', 'merged', 'side');
    expect(named('HEAD^1')).toBe('merged, side one');
    expect(named('HEAD^2')).toBe('merged, three');
    expect(named('side')).toBe('merged, three');
  });

  test('in a linked worktree', () => {
    history('one', 'two', 'three');
    git('worktree', 'add', '-q', '-b', 'other', 'tree', 'HEAD');
    expect(commitsGone(path.join(folder, 'tree'), 'HEAD~1')?.newest.map(({ subject }) => subject)).toEqual(['three']);
    expect(commitsGone(path.join(folder, 'tree'), 'HEAD~2')?.count).toBe(2);
  });

  test('counts what git counts, in random histories', () => {
    history('root');
    const step = fc.constantFrom('commit', 'branch', 'merge');
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 10 }), fc.nat(8), (steps, back) => {
        git('checkout', '-q', '-B', 'main', git('rev-list', '--max-parents=0', 'HEAD'));
        let side = 'main';
        for (const [at, each] of steps.entries()) {
          if (each === 'commit') commit(`c${at}`);
          else if (each === 'branch') {
            side = git('rev-parse', 'HEAD');
            git('checkout', '-q', '--detach', 'HEAD~0');
            commit(`b${at}`);
          } else git('merge', '-q', '--no-ff', '-m', `m${at}`, side, '-s', 'ours', '--allow-unrelated-histories');
        }
        const all = git('rev-list', 'HEAD').split('\n');
        const to = all[Math.min(back, all.length - 1)] as string;
        const expected = git('rev-list', 'HEAD', `^${to}`)
          .split('\n')
          .filter((each) => each !== '');
        expect(commitsGone(folder, to)?.count ?? 0).toBe(expected.length);
      }),
      { numRuns: sized(4, 15) },
    );
  }, 60_000);

  test('says nothing where an object is missing, cut off, or no repository is', () => {
    expect(commitsGone(folder, 'HEAD~1')).toBeNull();
    history('one', 'two', 'three');
    const file = path.join(folder, '.git/objects', git('rev-parse', 'HEAD~1').replace(/^../, '$&/'));
    const bytes = fs.readFileSync(file);
    fs.chmodSync(file, 0o600);
    for (let length = 0; length < bytes.length; length += 7) {
      fs.writeFileSync(file, bytes.subarray(0, length));
      expect(commitsGone(folder, 'HEAD~2')).toBeNull();
    }
    fs.rmSync(file);
    expect(commitsGone(folder, 'HEAD~2')).toBeNull();
  });

  test('a damaged pack never throws', () => {
    history('one', 'two', 'three');
    git('gc', '-q', '--prune=now');
    const packs = path.join(folder, '.git/objects/pack');
    for (const name of fs.readdirSync(packs).filter((each) => /\.(?:idx|pack)$/.test(each))) {
      const file = path.join(packs, name);
      const bytes = fs.readFileSync(file);
      fs.chmodSync(file, 0o600);
      fc.assert(
        fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
          const damaged = Buffer.from(bytes);
          damaged[at] = value;
          fs.writeFileSync(file, damaged);
          expect(() => commitsGone(folder, 'HEAD~2')).not.toThrow();
        }),
        { numRuns: runs(150) },
      );
      fs.writeFileSync(file, bytes);
    }
  });
});
