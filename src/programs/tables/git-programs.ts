import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { GIT_EVERYDAY } from './git-everyday.ts';
import { GIT_MORE } from './git-more.ts';

/** Settings of git that name programs, or lead to files that do. Source: git-config(1) of git 2.45. */
const PROGRAM_SETTINGS = [
  String.raw`core\.(?:pager|editor|sshcommand|fsmonitor|hookspath|askpass)`,
  String.raw`sequence\.editor|\w+\.external`,
  String.raw`\S+\.(?:cmd|path|driver|helper|clean|smudge|process|textconv|insteadof)`,
  String.raw`(?:alias|pager|gpg|include|includeif|credential|filter)\.`,
].join('|');
const SETS_PROGRAM = new RegExp(String.raw`\bconfig\b.*\b(?:${PROGRAM_SETTINGS})`, 'i');

/** Version control. */
export const GIT: Family = {
  git: {
    effects: {
      short: 'CcbB',
      long: [
        'git-dir',
        'work-tree',
        'namespace',
        'exec-path',
        'config-env',
        'source',
        'orphan',
        'conflict',
        'unified',
        'inter-hunk-context',
      ],
      rows: [
        bad('reset', 'deletes', 'throws away uncommitted changes', { options: '--hard --merge', recursive: true }),
        bad('clean', 'deletes', 'deletes files that git does not know', {
          options: '-f --force',
          without: '-n --dry-run',
          recursive: true,
        }),
        bad('push', 'uploads', 'overwrites what others may have based their work on', {
          options: '-f --force --mirror --force-with-lease-if-includes',
          without: '-n --dry-run',
        }),
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
      everyVerb: true,
    },
    files: 'kept',
    unasked: [
      {
        args: SETS_PROGRAM,
        what: 'sets what git runs or where it connects',
        wish: /config|set|alias|pager|editor|default|credential|helper|tool/i,
      },
      { args: /(?:^| )-c \S+=/, what: 'has git run with other settings', wish: /config|set/i },
    ],
    options: [
      'Phpv C= c=',
      `attr-source? bare config-env? exec-path? git-dir? glob-pathspecs help html-path icase-pathspecs info-path list-cmds?
      literal-pathspecs man-path namespace? no-lazy-fetch no-optional-locks no-pager no-replace-objects noglob-pathspecs paginate
      super-prefix? version work-tree?`,
    ],
    manner: { stops: true, negates: true },
    inputs: { most: 0, values: ['C'] },
    subcommands: { ...GIT_EVERYDAY, ...GIT_MORE },
    verbs: true,
    pages: true,
    leavesNothing: [
      'status',
      'log',
      'diff',
      'show',
      'branch',
      'add',
      'commit',
      'push',
      'remote',
      'tag',
      'blame',
      'grep',
      'fetch',
      'rev-parse',
      'config',
    ],
    package: true,
    told: 'services',
    common: true,
  },
  gh: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        bad('repo archive|rename', 'changes', 'changes what others are using'),
        bad('api', 'deletes', 'deletes it on the server', { options: '--delete' }),
        mild('repo|pr|issue|release|api|gist', 'network', 'talks to GitHub'),
      ],
    },
    verbs: true,
    pages: true,
    package: true,
    told: 'services',
    common: true,
  },
  tig: { package: true },
  hub: { package: true },
  lazygit: { package: true },
  glab: { network: 'talks', effects: { loose: true, rows: [bad('repo archive|transfer', 'changes', 'changes what others are using')] } },
  'git-lfs': { network: 'talks' },
  gitleaks: { files: 'kept' },
};
