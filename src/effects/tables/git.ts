import { bad, mild, type Table } from '../rows.ts';

const PUSHED = 'overwrites what others may have based their work on';

/** From the manual pages of git 2.45. */
export const GIT: Table = {
  short: 'CcbB',
  long: ['git-dir', 'work-tree', 'namespace', 'exec-path', 'config-env', 'source', 'orphan', 'conflict', 'unified', 'inter-hunk-context'],
  rows: [
    bad('reset', 'deletes', 'throws away uncommitted changes', { options: '--hard --merge', recursive: true }),
    bad('clean', 'deletes', 'deletes files that git does not know', { options: '-f --force', without: '-n --dry-run', recursive: true }),
    bad('push', 'uploads', PUSHED, { options: '-f --force --mirror --force-with-lease-if-includes', without: '-n --dry-run' }),
    bad('push', 'deletes', 'deletes a branch or tag on the server', { options: '-d --delete --prune', without: '-n --dry-run' }),
    mild('push', 'uploads', 'sends commits to the server', { without: '-n --dry-run' }),
    bad('checkout|switch', 'deletes', 'throws away uncommitted changes', { options: '-f --force --discard-changes' }),
    bad('restore', 'deletes', 'throws away uncommitted changes of these files', { without: '-S --staged' }),
    bad('restore', 'deletes', 'throws away uncommitted changes of these files', { options: '-W --worktree' }),
    bad('branch', 'deletes', 'drops a branch even if it was not merged', { options: '-D -f --force' }),
    mild('branch', 'changes', 'deletes a merged branch', { options: '-d --delete' }),
    bad('stash drop|clear', 'deletes', 'throws away stashed changes'),
    bad('reflog expire|delete', 'deletes', 'makes lost commits unrecoverable', { without: '-n --dry-run' }),
    bad('gc', 'deletes', 'makes lost commits unrecoverable', { options: '--prune' }),
    bad('prune', 'deletes', 'deletes unreachable objects', { without: '-n --dry-run' }),
    bad('filter-branch|filter-repo', 'deletes', 'rewrites the history', { without: '--dry-run --analyze' }),
    bad('update-ref', 'deletes', 'deletes a ref', { options: '-d' }),
    bad('worktree remove', 'deletes', 'deletes a worktree with its changes', { options: '-f --force' }),
    bad('submodule deinit', 'deletes', 'throws away a submodule’s changes', { options: '-f --force' }),
    bad('rm', 'deletes', 'deletes files from the working tree', { options: '-r -f --force', without: '--cached -n --dry-run' }),
    mild(
      'rm|mv|add|commit|merge|rebase|cherry-pick|revert|apply|am|stash|tag|init|checkout|switch|reset',
      'changes',
      'changes the repository',
    ),
    mild('clone|fetch|pull|ls-remote|submodule', 'network', 'talks to the server'),
  ],
};
