/** Programs: git. */
import { dangerous, ordinary } from '../effect-rows.ts';
import { GIT_EVERYDAY } from './git-everyday.ts';
import { GIT_MORE } from './git-more.ts';
import type { Family } from '../program.ts';

/** Settings of git that name programs, or files with such settings. Source: git-config(1) of git 2.45. */
const PROGRAM_SETTINGS = [
  String.raw`core\.(?:pager|editor|sshcommand|fsmonitor|hookspath|askpass)`,
  String.raw`sequence\.editor|\w+\.external`,
  String.raw`\S+\.(?:cmd|path|driver|helper|clean|smudge|process|textconv|insteadof)`,
  String.raw`(?:alias|pager|include|includeif|credential|filter)\.|gpg\.(?:\S+\.)?program`,
].join('|');
const SETS_PROGRAM = new RegExp(String.raw`\bconfig\b.*\b(?:${PROGRAM_SETTINGS})`, 'i');

/** Settings of git that are only data: names, colours, how branches are pushed and pulled. Source: git-config(1) of git 2.45. */
const DATA_SETTINGS = [
  String.raw`(?:user|author|committer)\.(?:name|email|signingkey)|gpg\.format|(?:commit|tag)\.gpgsign`,
  String.raw`init\.defaultbranch|color\.[\w.-]+|column\.[\w.-]+|advice\.\w+|status\.\w+|log\.(?:date|decorate)`,
  String.raw`push\.(?:default|autosetupremote|followtags)|pull\.(?:rebase|ff)|fetch\.prune(?:tags)?|rebase\.(?:autostash|autosquash|updaterefs)`,
  String.raw`merge\.(?:conflictstyle|ff)|rerere\.(?:enabled|autoupdate)|diff\.(?:algorithm|colormoved|renames|mnemonicprefix)`,
  String.raw`core\.(?:autocrlf|eol|safecrlf|ignorecase|filemode|quotepath|longpaths|abbrev|precomposeunicode|untrackedcache)`,
  String.raw`(?:tag|branch)\.sort|branch\.[\w./-]+\.(?:merge|rebase|description)|http\.postbuffer`,
].join('|');
const DATA_SETTING = new RegExp(`^(?:${DATA_SETTINGS})$`, 'i');
/** Settings for one command that are more than data. */
const OTHER_SETTINGS = new RegExp(String.raw`(?:^| )-c (?!(?:${DATA_SETTINGS})=)\S+=`, 'i');
/** These, and `safe.directory`, which has a row of its own. */
const PLAIN_SETTING = new RegExp(`^(?:${DATA_SETTINGS}|safe\\.directory)$`, 'i');
const READS_SETTING =
  '-l --list --get --get-all --get-regexp --get-urlmatch --get-color --get-colorbool --show-origin --show-scope --name-only';

/** Words for what makes lost work irrecoverable, or for the space that it takes: "undo my last commit" asks for neither. */
/** To undo something asks for no end of files. */
const DELETES = String.raw`delet remov rm\b clean clear empt untrack drop start(?:ing)?\sover scratch fresh wip eras get\srid entfern supprim
  effac elimin borr rimuov cancell ${'l\u00f6sch \u0443\u0434\u0430\u043b \u5220 \u524a\u9664 \u6d88 \uc0ad\uc81c'}`;
const FOR_GOOD = String.raw`reflog gc\b garbage prun unreachable unreferenced dangling orphan lost expir permanent for\sgood
  histor secret leak space size small shrink big large huge compact clean`;
/** A branch on the server is overwritten only by words for the server or for force: "undo that" is about this repository. */
const FORCED = String.raw`push forc overwrit remote origin server github gitlab upstream mirror reject publish rewrit upload`;

/** Words for a commit that no hook checks. */
const SKIPS_CHECKS = String.raw`skip without no[\s-]verif hook bypass ignor uncheck lint ohne sans sin\b sem\b senza`;
/** Words for a merge that only records the other branch, and for a tag that gets another commit. */
const KEEPS_OURS = String.raw`ours keep discard ignor supersed without\schang`;
const MOVES_TAG = String.raw`mov forc overwrit replac again updat retag re-tag recreat re-creat point chang fix verschieb`;

export const GIT = (): Family => ({
  // git
  git: {
    enters: 'C',
    // folders of git itself hold hooks and settings
    place: /^(?:rev-parse|describe|branch|log|symbolic-ref)(?: |$)(?!(?:.* )?--git-(?:path|dir|common-dir)(?: |$))/,
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
        'file',
        'type',
        'default',
        'blob',
      ],
      rows: [
        ordinary('update-index', 'protection', 'hides changes of files from git', { options: '--assume-unchanged --skip-worktree' }),
        ordinary('commit', 'protection', 'skips the checks of the repository', { options: '-n', called: SKIPS_CHECKS }),
        dangerous('remote add|set-url', 'uploads', 'changes where commits are sent', { options: '--push' }),
        ordinary('remote add|set-url', 'changes', 'changes where the repository sends commits and gets them from'),
        ordinary('config', 'settings', 'changes the settings of git', {
          options: '--unset --unset-all --add --replace-all -e --edit',
          unless: PLAIN_SETTING,
        }),
        ordinary('config', 'settings', 'changes the settings of git', { least: 3, without: READS_SETTING, unless: PLAIN_SETTING }),
        ordinary('config', 'changes', 'changes the settings of git', {
          least: 3,
          without: READS_SETTING,
          operand: DATA_SETTING,
          area: 'settings',
        }),
        ordinary('config', 'protection', 'trusts a repository of another user', {
          least: 3,
          without: READS_SETTING,
          operand: /^safe\.directory$/i,
        }),
        ordinary('send-email|imap-send|send-pack', 'uploads', 'sends commits to others'),
        dangerous('daemon|instaweb|http-backend|upload-pack|receive-pack', 'network', 'gives other machines access to the repository'),
        dangerous('credential|credential-store|credential-cache|credential-manager', 'secret', 'shows or changes stored passwords'),
        dangerous('maintenance start|register', 'startup', 'schedules commands of git to run later'),
        ordinary('svn|p4|cvsimport|cvsexportcommit', 'network', 'talks to another version control server'),
        dangerous('grep', 'runs-foreign-code', 'starts a program on the files found', {
          options: '-O --open-files-in-pager',
          value: /^(?!(?:less|more|most|view|vim?|nvim|bat)?$)/,
        }),
        dangerous('merge', 'deletes', 'leaves out all that the merged branch changed', {
          options: '-s --strategy',
          value: /^ours$/,
          called: KEEPS_OURS,
        }),
        dangerous('tag', 'deletes', 'takes a tag away from the commit that it names', { options: '-f --force', called: MOVES_TAG }),
        dangerous('reset', 'deletes', 'discards uncommitted changes', { options: '--hard --merge', recursive: true, every: true }),
        dangerous('clean', 'deletes', 'deletes files that git does not track', {
          options: '-f --force',
          without: '-n --dry-run',
          recursive: true,
          every: true,
          called: `${DELETES} discard throw reset pristine untracked everything trash gone`,
        }),
        dangerous('push', 'deletes', 'overwrites the branch on the server: commits of others may be lost', {
          options: '-f --force --mirror --force-with-lease-if-includes',
          without: '-n --dry-run',
          called: FORCED,
        }),
        dangerous('push', 'deletes', 'deletes a branch or tag on the server', { options: '-d --delete --prune', without: '-n --dry-run' }),
        ordinary('push', 'uploads', 'sends commits to the server', { without: '-n --dry-run -d --delete' }),
        dangerous('checkout|switch', 'deletes', 'discards uncommitted changes', { options: '-f --force --discard-changes', every: true }),
        dangerous('restore', 'deletes', 'discards uncommitted changes in these files', { without: '-S --staged', every: true }),
        dangerous('restore', 'deletes', 'discards uncommitted changes in these files', { options: '-W --worktree', every: true }),
        dangerous('branch', 'deletes', 'deletes a branch with the commits that only it has', { options: '-D', every: true }),
        dangerous('branch', 'deletes', 'takes a branch away from the commits that only it has', { options: '-f --force -M -C' }),
        dangerous('checkout|switch', 'deletes', 'takes a branch away from the commits that only it has', {
          options: '-B -C --force-create',
        }),
        ordinary('branch', 'changes', 'deletes a merged branch', { options: '-d --delete' }),
        dangerous('stash drop', 'deletes', 'deletes a stash with its changes'),
        dangerous('stash clear', 'deletes', 'deletes all stashes with their changes', { every: true, called: 'stash' }),
        dangerous('reflog expire|delete', 'deletes', 'forgets where branches were, so that lost commits cannot be found', {
          without: '-n --dry-run',
          called: FOR_GOOD,
        }),
        dangerous('gc', 'deletes', 'deletes for good the commits that no branch reaches', { options: '--prune', called: FOR_GOOD }),
        dangerous('prune', 'deletes', 'deletes for good the commits that no branch reaches', { without: '-n --dry-run', called: FOR_GOOD }),
        dangerous('repack', 'deletes', 'deletes for good the commits that no branch reaches', { options: '-a' }),
        dangerous('read-tree', 'deletes', 'discards uncommitted changes', { options: '--reset' }),
        dangerous('checkout-index', 'deletes', 'discards uncommitted changes', { options: '-f --force' }),
        dangerous('filter-repo', 'deletes', 'removes all but these paths from the history', {
          options: '--path --path-glob --path-regex --paths-from-file --subdirectory-filter',
          without: '--invert-paths --dry-run --analyze',
          called: String.raw`only just keep extract split subdirector own\srepo separate nur behalt solo garde`,
        }),
        dangerous('filter-branch|filter-repo', 'deletes', 'rewrites the history of the repository', { without: '--dry-run --analyze' }),
        dangerous('update-ref', 'deletes', 'moves or deletes a branch, a tag or another ref'),
        dangerous('worktree remove', 'deletes', 'deletes a worktree with its uncommitted changes', { options: '-f --force' }),
        ordinary('annex copy|sync|push|assist', 'uploads', 'sends files to another place'),
        ordinary('annex move', 'uploads', 'moves files to another place'),
        dangerous('annex drop|dropunused|dropkey|dead|uninit|forget', 'deletes', 'deletes the contents of files here'),
        ordinary('annex addurl|importfeed', 'network', 'fetches files from the network'),
        ordinary('annex initremote', 'settings', 'makes a place for files'),
        ordinary('subtree push', 'uploads', 'sends commits to the server'),
        dangerous('submodule deinit', 'deletes', 'discards the changes in a submodule', { options: '-f --force' }),
        dangerous('rm', 'deletes', 'deletes files from the working tree', {
          options: '-r -f --force',
          without: '--cached -n --dry-run',
          called: DELETES,
        }),
        dangerous('add', 'secret', 'adds files that git is told to ignore, which may be secret', {
          options: '-f --force',
          operand: /^(?:\.\/?|:\/|\*|)$/,
          called: String.raw`ignor forc even everything`,
        }),
        ordinary(
          'rm|mv|add|commit|merge|rebase|cherry-pick|revert|apply|am|stash|tag|init|checkout|switch|reset',
          'changes',
          'changes the repository',
        ),
        dangerous('clear|clear-soft|force-clone', 'deletes', 'discards uncommitted changes and files that git does not know'),
        dangerous('undo', 'deletes', 'discards the latest commits and their changes', { options: '-h --hard' }),
        dangerous('obliterate|reauthor', 'deletes', 'rewrites the history of the repository'),
        dangerous('delete-branch|delete-merged-branches|delete-tag|graft', 'deletes', 'deletes branches or tags, on the server too'),
        ordinary('paste|release|pull-request|fork|rename-branch|rename-tag|scp|sync', 'uploads', 'sends commits to the server'),
        ordinary('clone|fetch|pull|ls-remote|submodule', 'network', 'talks to the git server'),
      ],
      everyVerb: true,
    },
    files: 'kept',
    unasked: [
      { args: SETS_PROGRAM, what: 'changes which programs git runs or where it connects', kind: 'settings', area: 'settings' },
      { args: OTHER_SETTINGS, kind: 'settings', area: 'settings', what: 'runs git with other settings' },
    ],
    options: [
      'Phpv C= c=',
      `attr-source? bare config-env? exec-path? git-dir? glob-pathspecs help html-path icase-pathspecs info-path list-cmds?
      literal-pathspecs man-path namespace? no-lazy-fetch no-optional-locks no-pager no-replace-objects noglob-pathspecs paginate
      super-prefix? version work-tree?`,
    ],
    manner: { stops: true, negates: true },
    inputs: { most: 0, values: ['C'] },
    subcommands: { ...GIT_EVERYDAY(), ...GIT_MORE() },
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
    wraps: [
      { subcommand: ['rebase'], script: ['x', 'exec'], inner: 'none' },
      { subcommand: ['run'], inner: 'argv' },
      { subcommand: ['foreach'], inner: 'text' },
      { subcommand: ['difftool'], script: ['x', 'extcmd'], inner: 'none' },
      { subcommand: ['clone'], short: 'bojc', script: ['u', 'upload-pack'], inner: 'none' },
      {
        subcommand: ['fetch', 'pull', 'ls-remote', 'fetch-pack', 'push', 'send-pack', 'archive'],
        script: ['upload-pack', 'receive-pack', 'exec'],
        inner: 'none',
      },
    ],
    area: 'repository',
    does: {
      reads: [
        'status|log|diff|show|blame|annotate|grep|shortlog|describe|whatchanged|range-diff|cherry|reflog|help|version|var|fsck',
        'ls-files|ls-tree|ls-remote|cat-file|rev-parse|rev-list|name-rev|merge-base|show-branch|show-ref|show-index|for-each-ref',
        'diff-tree|diff-index|diff-files|check-ignore|check-attr|check-mailmap|check-ref-format|count-objects|patch-id|merge-tree',
        'verify-commit|verify-tag|verify-pack|stripspace|column|request-pull|diagnose|fast-export|get-tar-commit-id',
        'stash list|show',
        'remote show|get-url',
        'remote',
        'branch',
        'worktree list',
        'submodule status|summary',
        'config get|list',
        'notes list|show',
        'bisect log|view|visualize',
        'bundle verify|list-heads',
        'sparse-checkout list',
        'lfs ls-files|status|env|locks|version|logs',
        'annex whereis|info|list|find|status|log|version|numcopies|diffdriver',
        'tag',
        'maintenance',
        // git-extras 6.5.0, each from its manual page: git-summary(1) and others
        'summary|effort|count|contrib|commits-since|missing|show-tree|brv|standup|info|local-commits|root|locked|guilt|delta',
        'show-merged-branches|show-unmerged-branches|ignore-io',
      ],
      changes: [
        'restore|notes|format-patch|archive|bundle|replace|read-tree|write-tree|update-index|hash-object|mktree|mktag|commit-tree',
        'bisect start|good|bad|skip|new|old|reset|terms|replay',
        'cp|ignore|setup|touch|utimes|archive-file|create-branch|fresh-branch|authors|changelog|coauthor|merge-into|merge-repo|mr|pr',
        'rebase-patch|psykorebase|lock|unlock|feature|stamp|undo|reset-file',
        'worktree add|move|lock|unlock|prune|repair|remove',
        'sparse-checkout|gc|repack|pack-refs|pack-objects|prune-packed|commit-graph|multi-pack-index|rerere|mergetool|citool|gui|gitk',
        'symbolic-ref|fetch-pack|checkout-index|merge-file|branch',
        'remote rename|prune|update|set-head|set-branches|rm|remove',
        'lfs fetch|pull|checkout|track|untrack|install|uninstall|fsck|prune|lock|unlock|migrate',
        'flow',
        'annex init|add|get|enableremote|lock|unlock|edit|fsck|merge|unannex|metadata|describe|unused|untrust|trust|semitrust|adjust|reinject',
        'subtree add|merge|pull|split',
        'mailinfo|mailsplit|quiltimport|backfill|difftool',
      ],
      runs: ['hook run', 'bisect run', 'submodule foreach'],
    },
    acts: {
      runs: 'exec-path config-env config template open-files-in-pager upload-pack receive-pack extcmd',
      writes: 'output-directory',
      lowers: 'no-verify no-gpg-sign unsafe-paths',
    },
    leaves: /^/,
  },
  'git-lfs': {
    network: 'talks',
    does: {
      reads: ['ls-files|status|env|locks|version|logs'],
      changes: ['fetch|pull|checkout|track|untrack|install|uninstall|prune|lock|unlock|migrate|update|clone'],
    },
    effects: { rows: [ordinary('push', 'uploads', 'sends files to the server')] },
    area: 'repository',
  },
});
