/** Programs: systems of version control besides git. */
import { dangerous, ordinary, type EffectRow, type Extra } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesFiles, each, rewritesHistory, sendsChanges } from './shared-rows.ts';

const discards = (words: string, extra: Extra = {}): EffectRow => dangerous(words, 'deletes', 'discards uncommitted changes', extra);
const serves = (words: string): EffectRow => dangerous(words, 'network', 'serves the repository to the network', { area: 'network' });
const talks = (words: string): EffectRow => ordinary(words, 'network', 'talks to the server of the repository');
export const REVISIONS = (): Family => ({
  // Subversion. Sources: the options in the source of each, subversion 1.15; svnserve(8), svnversion(1) and svnmucc(1) 1.14
  svnadmin: {
    area: 'repository',
    does: {
      reads: ['help|info|lslocks|lstxns|verify|rev-size|list-dblogs|list-unused-dblogs|dump|dump-revprops'],
      changes: ['create|deltify|pack|build-repcache|upgrade|recover'],
    },
    wraps: { subcommand: ['freeze'], short: 'FM', operands: 1, inner: 'argv' },
    effects: {
      short: 'rtMF',
      long: ['revision', 'transaction', 'fs-type', 'parent-dir', 'config-dir', 'memory-cache-size', 'compatible-version', 'file'],
      rows: [
        ordinary('load|load-revprops', 'changes', 'adds revisions to a repository'),
        ordinary('hotcopy', 'changes', 'copies a repository'),
        ordinary('lock|unlock|rmlocks', 'changes', 'changes who may commit to files'),
        dangerous('setlog|setrevprop|delrevprop|setuuid', 'changes', 'changes what a revision says of itself, of which no copy is kept'),
        dangerous('rmtxns', 'deletes', 'deletes unfinished commits'),
      ],
    },
    acts: { writes: 'F file', runs: 'config-dir', lowers: 'bypass-hooks bypass-prop-validation' },
    data: `r revision t transaction incremental deltas ignore-dates ignore-uuid force-uuid fs-type parent-dir bdb-txn-nosync bdb-log-keep
      clean-logs use-pre-commit-hook use-post-commit-hook use-pre-revprop-change-hook use-post-revprop-change-hook wait keep-going M
      memory-cache-size compatible-version check-normalization metadata-only no-flush-to-disk normalize-props exclude include pattern`,
  },
  svnlook: {
    does: {
      reads: [
        'author|cat|changed|date|diff|dirs-changed|filesize|help|history|info|lock|log|propget|pget|pg|proplist|plist|pl|tree|uuid|youngest',
      ],
    },
    effects: { short: 'rtlMx', rows: [] },
    acts: { runs: 'diff-cmd' },
    data: `r revision t transaction copy-info diff-copy-from full-paths l limit no-diff-added no-diff-deleted ignore-properties properties-only M
      memory-cache-size no-newline N non-recursive revprop show-ids show-inherited-props xml x extensions`,
  },
  svnrdump: {
    network: 'talks',
    passwords: ['--password[= ]'],
    does: { reads: ['dump|help'] },
    effects: { rows: [sendsChanges('load')] },
    acts: { runs: 'config-dir config-option', writes: 'F file', lowers: 'trust-server-cert trust-server-cert-failures' },
    data: `r revision incremental skip-revprop username password password-from-stdin non-interactive force-interactive no-auth-cache`,
  },
  svndumpfilter: {
    does: { reads: ['include|exclude|help'] },
    data: 'pattern drop-empty-revs drop-all-empty-revs renumber-revs preserve-revprops targets',
  },
  svnsync: {
    network: 'talks',
    passwords: ['--(?:source-|sync-)?password[= ]'],
    does: { reads: ['info|help'] },
    effects: { rows: [ordinary('initialize|init|synchronize|sync|copy-revprops', 'changes', 'makes a repository like another one')] },
    acts: {
      runs: 'config-dir config-option',
      lowers: 'trust-server-cert source-trust-server-cert-failures sync-trust-server-cert-failures steal-lock disable-locking',
    },
    data: `r revision allow-non-empty skip-unchanged non-interactive force-interactive no-auth-cache username password source-username
      source-password sync-username sync-password source-prop-encoding M memory-cache-size`,
  },
  svnserve: {
    area: 'services',
    effects: { rows: [serves('')] },
    acts: { runs: 'config-file', writes: 'pid-file log-file' },
    data: `d daemon i inetd t tunnel tunnel-user X listen-once r root R read-only T threads listen-host listen-port foreground c compression M
      memory-cache-size cache-fulltexts cache-revprops cache-txdeltas client-speed`,
  },
  svnversion: { reads: true, data: 'n no-newline c committed' },
  svnmucc: {
    network: 'talks',
    passwords: ['(?:-p|--password)[= ]'],
    effects: { rows: [sendsChanges('')] },
    acts: { runs: 'config-dir config-option X extra-args', lowers: 'trust-server-cert trust-server-cert-failures' },
    data: `m message F file u username p password U root-url r revision with-revprop n non-interactive force-interactive no-auth-cache
      global-ignores`,
  },

  // other systems. Sources: the manual page of each: cvs 1.12, darcs 2.16, brz 3.3, fossil 2.21; P4 Command Reference (2018.2,
  // help.perforce.com)
  cvs: {
    network: 'talks',
    area: 'repository',
    does: {
      reads: [
        'annotate|ann|diff|di|dif|editors|history|hi|his|log|lo|rlog|rl|ls|dir|list|rls|rdir|rlist|status|st|stat|version|ve|ver|watchers',
        'rdiff|patch|pa|rannotate|rann|ra|help',
      ],
      changes: ['add|ad|new|checkout|co|get|export|exp|ex|edit|unedit|init|login|logon|lgn|logout'],
    },
    effects: {
      short: 'dezsTDrjkmWCt',
      rows: [
        sendsChanges('commit|ci|com|import|im|imp'),
        discards('update|up|upd', { options: '-C' }),
        ordinary('update|up|upd', 'changes', 'brings the files up to date', { without: '-C' }),
        deletesFiles('remove|rm|delete', { options: '-f' }),
        ordinary('remove|rm|delete', 'changes', 'marks files as removed', { without: '-f' }),
        deletesFiles('release|re|rel', { options: '-d' }),
        ordinary('tag|ta|freeze|rtag|rt|rfreeze|watch', 'changes', 'changes tags or watches on the server'),
        dangerous('admin|adm|rcs', 'changes', 'changes the history on the server'),
        serves('server|pserver'),
      ],
    },
    acts: { runs: 'e' },
    data: 'd f H n Q q r R s t T v w x z l D j k m P p A c C N u a b L U W F o i I E',
  },
  darcs: {
    area: 'repository',
    does: {
      reads: ['annotate|diff|dist|help|log|changes|show|whatsnew|check|version'],
      changes: [
        'add|remove|move|mv|replace|record|amend|tag|rebase|pull|fetch|clone|get|put|convert|initialize|init|unrevert|unrecord|rollback|apply',
        'mark-conflicts|optimize|repair',
      ],
      runs: ['test'],
    },
    effects: {
      rows: [
        talks('pull|fetch|clone|get|put'),
        sendsChanges('push|send'),
        discards('revert'),
        rewritesHistory('obliterate|unpull'),
        ordinary('setpref', 'settings', 'changes the settings of the repository'),
      ],
    },
    acts: { writes: 'o output', runs: 'posthook prehook diff-command external-merge edit-long-comment', lowers: 'no-test' },
    data: `a all i interactive m name l look-for-adds p patches match t tags n count u unified s summary r repodir lazy last max-count from-patch
      to-patch`,
  },
  ...each('brz bzr', {
    area: 'repository',
    does: {
      reads: [
        'annotate|ann|blame|praise|cat|check|conflicts|deleted|diff|dif|di|grep|help|ignored|info|log|ls|missing|plugins|renames|revno|root',
        'status|st|stat|tags|testament|version|version-info|view|verify-signatures|branches|ping',
      ],
      changes: [
        'add|bind|unbind|branch|checkout|co|clone|commit|ci|checkin|export|ignore|import|init|init-repo|init-repository|init-shared-repository',
        'init-shared-repo|join|split|merge|remerge|mkdir|mv|move|rename|cp|copy|nick|pack|patch|pull|reconcile|reconfigure|resolve|resolved',
        'shelve|unshelve|switch|tag|uncommit|update|up|upgrade|whoami|sign-my-commits|break-lock|bisect',
      ],
    },
    effects: {
      short: 'drmFlnco',
      long: ['directory', 'revision', 'message', 'file', 'limit', 'output', 'change', 'format'],
      rows: [
        talks('pull|branch|checkout|co|clone|update|up|missing|merge|import|ping'),
        sendsChanges('push|send'),
        discards('revert'),
        deletesFiles('remove|rm|del', { options: '--no-backup' }),
        ordinary('remove|rm|del', 'deletes', 'removes files, of which changed ones are kept', { without: '--no-backup', area: 'files' }),
        deletesFiles('clean-tree', { without: '--dry-run' }),
        deletesFiles('remove-branch|rmbranch|remove-tree'),
        serves('serve|server'),
        ordinary('config|alias', 'settings', 'changes the settings of Breezy', { least: 2 }),
      ],
    },
    acts: { runs: 'using diff-options', writes: 'output' },
    data: `r revision m message d directory F file l limit n levels c change o p show-diff show-ids long short line forward log-format format new
      old color context prefix author bugs fixes local strict unchanged exclude x lightweight bind standalone stacked no-tree overwrite
      remember create-prefix use-existing-dir lossy force interactive i merge-type pull preview uncommitted take-other take-this all
      auto no-backup keep ignored unknown detritus forget-merges root per-file-timestamps match null 0 kind R recursive V versioned u`,
  }),
  fossil: {
    area: 'repository',
    does: {
      reads: [
        'annotate|blame|praise|cat|changes|dbstat|diff|extras|finfo|gdiff|grep|help|info|ls|leaves|status|timeline|version|stat|whatis',
      ],
      changes: [
        'add|addremove|amend|bisect|clone|delete|rm|forget|init|new|merge|cherrypick|mv|rename|open|close|pull|rebuild|remote|stash|tag|undo|redo',
        'update|checkout|co|branch|export|zip|tarball',
      ],
    },
    effects: {
      rows: [
        talks('clone|pull'),
        sendsChanges('commit|ci|push|sync|chat'),
        discards('revert'),
        deletesFiles('clean', { without: '-n --dry-run' }),
        deletesFiles('delete|rm|mv|rename', { options: '--hard' }),
        serves('server|http'),
        ordinary('ui', 'network', 'shows the repository in a browser'),
        ordinary('settings|set', 'settings', 'changes the settings of the repository', { least: 3 }),
        dangerous('sql|sqlite3', 'changes', 'changes the database of the repository'),
        dangerous('scrub|purge|shun', 'deletes', 'deletes parts of the repository'),
      ],
    },
    acts: { runs: 'command config ssh-command' },
    data: 'm comment n dry-run branch tag R repository user force brief f nosign private allow-empty bgcolor p port P type t limit W width v',
  },
  p4: {
    network: 'talks',
    passwords: ['-P ?'],
    area: 'repository',
    does: {
      reads: [
        'annotate|branches|changes|changelists|clients|workspaces|counters|cstat|depots|describe|diff|diff2|dirs|filelog|files|fixes|fstat|groups',
        'have|help|ignores|info|integrated|interchanges|istat|jobs|keys|labels|list|opened|ping|print|resolved|reviews|servers|sizes|status|streams',
        'users|where|tickets|verify|monitor|protects|logtail',
      ],
      changes: [
        'add|edit|delete|move|rename|copy|merge|integrate|integ|resolve|reconcile|rec|reopen|sync|update|flush|lock|unlock|tag|labelsync|label',
        'change|changelist|client|workspace|branch|stream|unshelve|undo|login|logout|init|clone|fetch|job|fix',
      ],
    },
    effects: {
      short: 'cCdHLpPQruxmsbjtF',
      rows: [
        ordinary('trust', 'protection', 'trusts a server', { called: 'trust fingerprint', without: '-l' }),
        sendsChanges('submit|shelve|push'),
        discards('revert', { without: '-n -k -a' }),
        ordinary('revert', 'changes', 'gives up files that are open', { options: '-k -a', without: '-n' }),
        deletesFiles('clean', { without: '-n' }),
        dangerous('shelve', 'deletes', 'deletes shelved files', { options: '-d' }),
        dangerous(
          'client|workspace|branch|label|change|changelist|user|group|depot|stream|job',
          'deletes',
          'deletes something on the server',
          { options: '-d' },
        ),
        dangerous('obliterate|unsubmit|archive|unload', 'deletes', 'deletes files and their history on the server'),
        changesForOthers('admin|protect|triggers|group|user|depot|configure|typemap|license|passwd|property|server|replicate|extension'),
        ordinary('set', 'settings', 'changes the settings of Perforce', { least: 2 }),
      ],
    },
    acts: { reaches: 'p', runs: 'x' },
    data: `c C d f G H I k l L m n o i q Q r s t u F z a b e j S v K g y`,
  },
});
