/** What git cannot bring back is said: which commits, stashes, worktrees or changes are lost. */
import { describe, expect, test } from 'vitest';
import { summary } from '../../src/effects/summary.ts';
import { effects } from './support.ts';

const GONE = 'deletes for good the commits that no branch reaches';
const AWAY = 'takes a branch away from the commits that only it has';
const SERVER = 'overwrites the branch on the server: commits of others may be lost';

describe('what is lost is said', () => {
  test.each([
    ['git gc --prune=now', GONE],
    ['git gc --aggressive --prune=all', GONE],
    ['git prune --expire=now', GONE],
    ['git repack -a -d', GONE],
    ['git repack -ad', GONE],
    ['git reflog expire --expire=now --all', 'forgets where branches were, so that lost commits cannot be found'],
    ['git reflog delete HEAD@{0}', 'forgets where branches were, so that lost commits cannot be found'],
    ['git stash drop', 'deletes a stash with its changes'],
    ['git stash drop stash@{2}', 'deletes a stash with its changes'],
    ['git stash clear', 'deletes all stashes with their changes'],
    ['git worktree remove --force ../x', 'deletes a worktree with its uncommitted changes'],
    ['git branch -D x', 'deletes a branch with the commits that only it has'],
    ['git branch -f main HEAD~3', AWAY],
    ['git checkout -B main origin/main', AWAY],
    ['git switch -C main origin/main', AWAY],
    ['git push --force', SERVER],
    ['git push -f origin main', SERVER],
    ['git push origin +main', SERVER],
    ['git push --mirror', SERVER],
    ['git read-tree -u --reset HEAD', 'discards uncommitted changes'],
    ['git checkout-index -a -f', 'discards uncommitted changes'],
    ['git -C ../x stash clear', 'deletes all stashes with their changes'],
    ['cd ../x && git gc --prune=now', GONE],
  ])('%s: %s', (command, what) => {
    const found = effects(command);
    expect(found.list.filter(({ severity }) => severity === 'dangerous').map((each) => each.what)).toContain(what);
    expect(summary(found, null)).toEqual({ line: expect.stringMatching(/^Careful: this /), danger: true });
    expect(summary(found, null).line).toContain(what);
  });

  test.each([
    'git gc',
    'git gc --auto',
    'git reflog',
    'git reflog show main',
    'git prune -n',
    'git stash',
    'git stash pop',
    'git stash list',
    'git worktree remove ../x',
    'git branch -d x',
    'git push --force-with-lease',
    'git push --dry-run --force',
    'git branch -m new',
    'git checkout -b new',
    'git switch -c new',
    'git repack -d',
  ])('%s loses nothing', (command) => expect(effects(command).danger).toBe(false));
});
