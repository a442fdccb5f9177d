/** Programs: version control. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';
import { GIT_EVERYDAY } from './git-everyday.ts';
import { GIT_MORE } from './git-more.ts';

/** Settings of git that name programs, or files with such settings. Source: git-config(1) of git 2.45. */
const PROGRAM_SETTINGS = [
  String.raw`core\.(?:pager|editor|sshcommand|fsmonitor|hookspath|askpass)`,
  String.raw`sequence\.editor|\w+\.external`,
  String.raw`\S+\.(?:cmd|path|driver|helper|clean|smudge|process|textconv|insteadof)`,
  String.raw`(?:alias|pager|gpg|include|includeif|credential|filter)\.`,
].join('|');
const SETS_PROGRAM = new RegExp(String.raw`\bconfig\b.*\b(?:${PROGRAM_SETTINGS})`, 'i');

export const GIT: Family = {
  // git
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
        dangerous('reset', 'deletes', 'discards uncommitted changes', { options: '--hard --merge', recursive: true }),
        dangerous('clean', 'deletes', 'deletes files that git does not track', {
          options: '-f --force',
          without: '-n --dry-run',
          recursive: true,
        }),
        dangerous('push', 'uploads', 'overwrites commits on the server that others may use', {
          options: '-f --force --mirror --force-with-lease-if-includes',
          without: '-n --dry-run',
        }),
        dangerous('push', 'deletes', 'deletes a branch or tag on the server', { options: '-d --delete --prune', without: '-n --dry-run' }),
        ordinary('push', 'uploads', 'sends commits to the server', { without: '-n --dry-run' }),
        dangerous('checkout|switch', 'deletes', 'discards uncommitted changes', { options: '-f --force --discard-changes' }),
        dangerous('restore', 'deletes', 'discards uncommitted changes in these files', { without: '-S --staged' }),
        dangerous('restore', 'deletes', 'discards uncommitted changes in these files', { options: '-W --worktree' }),
        dangerous('branch', 'deletes', 'deletes a branch even if it is not merged', { options: '-D -f --force' }),
        ordinary('branch', 'changes', 'deletes a merged branch', { options: '-d --delete' }),
        dangerous('stash drop|clear', 'deletes', 'discards stashed changes'),
        dangerous('reflog expire|delete', 'deletes', 'makes lost commits unrecoverable', { without: '-n --dry-run' }),
        dangerous('gc', 'deletes', 'makes lost commits unrecoverable', { options: '--prune' }),
        dangerous('prune', 'deletes', 'deletes commits that no branch reaches', { without: '-n --dry-run' }),
        dangerous('filter-branch|filter-repo', 'deletes', 'rewrites the history of the repository', { without: '--dry-run --analyze' }),
        dangerous('update-ref', 'deletes', 'deletes a branch, a tag or another ref', { options: '-d' }),
        dangerous('worktree remove', 'deletes', 'deletes a worktree with its changes', { options: '-f --force' }),
        dangerous('submodule deinit', 'deletes', 'discards the changes in a submodule', { options: '-f --force' }),
        dangerous('rm', 'deletes', 'deletes files from the working tree', { options: '-r -f --force', without: '--cached -n --dry-run' }),
        ordinary(
          'rm|mv|add|commit|merge|rebase|cherry-pick|revert|apply|am|stash|tag|init|checkout|switch|reset',
          'changes',
          'changes the repository',
        ),
        ordinary('clone|fetch|pull|ls-remote|submodule', 'network', 'talks to the git server'),
      ],
      everyVerb: true,
    },
    files: 'kept',
    unasked: [
      {
        args: SETS_PROGRAM,
        what: 'changes which programs git runs or where it connects',
        wish: /config|set|alias|pager|editor|default|credential|helper|tool/i,
      },
      { args: /(?:^| )-c \S+=/, what: 'runs git with other settings', wish: /config|set/i },
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
    listed: 'services',
    common: true,
  },
  'git-lfs': { network: 'talks' },

  // hosts of repositories
  gh: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        changesForOthers('repo archive|rename'),
        deletesOnServer('api', { options: '--delete' }),
        ordinary('repo|pr|issue|release|api|gist', 'network', 'talks to GitHub'),
      ],
    },
    verbs: true,
    pages: true,
    package: true,
    listed: 'services',
    common: true,
  },
  glab: { network: 'talks', effects: { loose: true, rows: [changesForOthers('repo archive|transfer')] } },
  hub: { package: true },

  // others
  tig: { package: true },
  lazygit: { package: true },
  gitleaks: { files: 'kept' },
};
