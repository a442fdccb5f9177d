/** Programs: version control besides git, and what builds and packs a project in a way of its own. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const CHECKOUTS = (): Family => ({
  // Source: the command-line reference of Jujutsu 0.44, cli/tests/cli-reference@.md.snap of github.com/jj-vcs/jj
  jj: {
    area: 'repository',
    does: {
      reads: [
        'log|show|diff|interdiff|evolog|status|st|root|version|help',
        'bookmark|b|tag|workspace|sparse|file list',
        'file annotate|search|show',
        'config get|list|path',
        'operation|op log|show|diff',
        'git root',
        'git remote list',
        'git colocation status',
        'workspace root',
        'util completion|config-schema|markdown-help',
        'util backend name',
        'bookmark|b|tag|workspace|sparse|file|config|operation|op|git|util help',
      ],
      changes: [
        'abandon|absorb|arrange|commit|ci|converge|describe|desc|diffedit|duplicate|edit|metaedit|new|next|prev|parallelize|rebase|redo',
        'undo|resolve|restore|revert|sign|unsign|simplify-parents|split|squash',
        'bookmark|b advance|create|c|delete|d|forget|f|move|m|rename|r|set|s|track|t|untrack',
        'tag set|track|untrack|delete',
        'file chmod|track|untrack',
        'workspace add|forget|rename|update-stale',
        'sparse edit|reset|set',
        'operation|op restore|revert|integrate',
        'git init|import|export|fetch|clone',
        'git colocation enable|disable',
        'git remote add|rename|remove|set-url',
        'util snapshot|gc',
      ],
      runs: ['fix'],
    },
    wraps: [
      { subcommand: ['run'], short: 'rj', long: ['revisions', 'jobs'], inner: 'argv' },
      { subcommand: ['exec'], inner: 'argv' },
    ],
    effects: {
      short: 'RrftTnobsABmjpdk',
      long: ['repository', 'at-operation', 'revisions', 'revision', 'from', 'to', 'into', 'template', 'message', 'limit', 'remote'],
      rows: [
        ordinary('git clone|fetch', 'network', 'talks to the git server'),
        ordinary('git push', 'uploads', 'sends commits to the server', { without: '--dry-run' }),
        ordinary('gerrit upload', 'uploads', 'sends commits to the server', { without: '-n --dry-run' }),
        dangerous('operation|op abandon', 'deletes', 'deletes the history of operations, which undo needs'),
        ordinary('config set|unset|edit', 'settings', 'changes the settings of jj'),
      ],
    },
    acts: { runs: 'tool config config-file' },
    data: `R repository ignore-working-copy ignore-immutable at-operation at-op debug color quiet no-pager r revisions revision f from t to
      into T template n limit reversed G no-graph p patch count s summary stat types name-only git color-words context w ignore-all-space b
      ignore-space-change o onto d destination A insert-after B insert-before m message stdin editor i interactive e edit no-edit l list a
      all all-remotes remote c conflicted sort tracked deleted allow-new allow-backwards allow-empty-description allow-private
      allow-conflicts colocate no-colocate depth branch bookmark source skip-emptied keep-divergent simplify-parents retain-bookmarks
      restore-descendants k keep-emptied u use-destination-message update-author author force-rewrite include-defaults
      include-overridden user repo workspace include-remotes what name add remove clear ignore-errors clean root passthrough dry-run`,
    verbs: true,
  },

  // Source: docs.platformio.org, PlatformIO Core (CLI), CLI Guide of 6.1: github.com/platformio/platformio-docs, core/userguide
  pio: {
    network: 'talks',
    does: {
      reads: [
        'boards|check|help',
        'device list|monitor',
        'access|org|team|lib|pkg|platform|account|project list|show|search|outdated|stats|builtin|frameworks|metadata|config',
        'settings get',
        'system info',
        'remote device list|monitor',
      ],
      changes: [
        'home|upgrade|update',
        'project init',
        'pkg|lib|platform uninstall|pack',
        'account login|logout|forgot',
        'settings reset',
        'system prune',
        'remote update',
      ],
      runs: ['run|ci|test|debug', 'remote run|test'],
      installs: ['pkg|lib|platform install|update', 'pkg exec'],
    },
    effects: {
      short: 'edtcpblsOfaijn',
      long: ['environment', 'project-dir', 'target', 'project-conf', 'board', 'library', 'platform', 'tool', 'storage-dir', 'upload-port'],
      rows: [
        ordinary('pkg publish', 'uploads', 'publishes a package for everyone to see'),
        dangerous('pkg unpublish', 'deletes', 'withdraws a published version'),
        dangerous('account|org|team destroy', 'deletes', 'destroys an account and what belongs to it'),
        dangerous(
          'access|org|team grant|revoke|private|public|add|remove|create|update',
          'changes',
          'changes something that other people use',
        ),
        ordinary('account register|update|password', 'changes', 'changes the account at the service', { area: 'credentials' }),
        ordinary('account token', 'secret', 'prints a token of the account', { area: 'credentials' }),
        ordinary('settings set', 'settings', 'changes the settings of PlatformIO'),
        ordinary('system completion install|uninstall', 'startup', 'changes a start-up file of the shell'),
        dangerous('remote agent start', 'network', 'gives others access to the devices of this machine'),
      ],
    },
    acts: { runs: 'c project-conf call', writes: 'build-dir json-output-path junit-output-path', reaches: 'host' },
    data: `no-ansi e environment t target targets list-targets upload-port monitor-port d project-dir j jobs disable-auto-clean a program-arg
      s silent verbose p platform l library tool no-save skip-dependencies g global storage-dir f force b board ide O project-option
      env-prefix no-install-dependencies sample-code json-output severity src-filters flags fail-on-defect skip-packages lib exclude
      keep-build-dir filter i ignore test-port without-building without-uploading without-testing no-reset list-tests port baud parity
      rtscts xonxoff rts dtr echo encoding eol raw exit-char menu-char no-reconnect serial logical mdns installed dry-run cache
      core-packages platform-packages only-check no-open shutdown-timeout load-mode interface urn-type username email owner type private
      no-notify no-interactive dev u`,
    verbs: true,
  },
  platformio: { like: 'pio' },

  // Source: `svn help` and `svn help SUBCOMMAND` of Subversion 1.14.2
  svn: {
    area: 'repository',
    does: {
      reads: ['blame|praise|annotate|ann|cat|diff|di|help|info|list|ls|log|mergeinfo|status|stat|st', 'propget|pget|pg|proplist|plist|pl'],
      changes: [
        'add|changelist|cl|checkout|co|copy|cp|export|merge|mkdir|move|mv|rename|ren|patch|resolve|resolved|switch|sw|update|up|upgrade',
        'propdel|pdel|pd|propedit|pedit|pe|propset|pset|ps|relocate|lock|unlock|cleanup',
      ],
    },
    effects: {
      short: 'rmFcxN',
      long: ['revision', 'message', 'file', 'depth', 'username', 'password', 'change', 'targets', 'accept', 'changelist', 'extensions'],
      rows: [
        ordinary('checkout|co|export|update|up|switch|sw', 'network', 'talks to the Subversion server'),
        ordinary('commit|ci|import', 'uploads', 'sends changes to the server'),
        dangerous('delete|del|remove|rm', 'deletes', 'deletes files', { area: 'files' }),
        dangerous('revert', 'deletes', 'discards uncommitted changes'),
        dangerous('cleanup', 'deletes', 'deletes files that Subversion does not know', {
          options: '--remove-unversioned --remove-ignored',
          area: 'files',
        }),
        ordinary('auth', 'secret', 'shows or removes stored credentials', { area: 'credentials' }),
      ],
    },
    acts: { runs: 'editor-cmd diff-cmd diff3-cmd config-dir config-option', lowers: 'trust-server-cert trust-server-cert-failures' },
    data: `r revision q quiet N non-recursive depth set-depth force ignore-externals targets no-unlock m message F file force-log encoding
      with-revprop changelist cl keep-changelists include-externals accept parents auto-props no-auto-props no-ignore native-eol
      ignore-keywords R recursive revprop ignore-ancestry vacuum-pristines remove-unversioned remove-ignored l limit v verbose c
      change stop-on-copy xml u show-updates incremental username password no-auth-cache non-interactive summarize git`,
    verbs: true,
  },

  // Source: the texts of the commands of Apptainer, docs/content.go and cmd/internal/cli of github.com/apptainer/apptainer (August 2026)
  apptainer: {
    area: 'containers',
    network: 'talks',
    does: {
      reads: [
        'inspect|verify|run-help|search|help|version|buildcfg',
        'cache|instance|checkpoint|capability|plugin|remote|keyserver list',
        'instance stats',
        'key|keys list|search',
        'capability avail',
        'oci state',
        'plugin inspect',
      ],
      changes: ['sign|confgen', 'cache clean', 'key newpair|import|pull|export', 'overlay|checkpoint create', 'instance stop'],
      installs: ['pull'],
      runs: ['build'],
    },
    effects: {
      rows: [
        ordinary('push', 'uploads', 'sends an image to a registry'),
        ordinary('key|keys push', 'uploads', 'sends a key to a server'),
        dangerous('delete', 'deletes', 'deletes an image from a registry'),
        ordinary('key|keys remove', 'secret', 'removes a key', { area: 'credentials' }),
        dangerous('checkpoint delete', 'deletes', 'deletes a checkpoint'),
        dangerous('capability add|drop', 'system', 'changes what containers may do'),
        dangerous('config global|fakeroot', 'system', 'changes the settings of containers', { area: 'settings' }),
        dangerous('plugin install|compile|enable|disable|uninstall', 'changes', 'changes the plugins of Apptainer', { area: 'settings' }),
        ordinary('run|shell|test', 'runs-foreign-code', 'runs what an image contains'),
        ordinary('instance start|run', 'runs-foreign-code', 'runs what an image contains'),
      ],
    },
    wraps: {
      subcommand: ['exec'],
      short: 'BHoSW',
      long: ['bind', 'home', 'overlay', 'scratch', 'workdir', 'pwd', 'cwd', 'env', 'env-file', 'app', 'mount', 'hostname', 'network'],
      operands: 1,
      inner: 'argv',
      where: 'container',
    },
    acts: {
      runs: 'fusemount apply-cgroups mksquashfs-args dmtcp-launch',
      writes: 'dir',
      lowers: 'allow-setuid add-caps keep-privs allow-unsigned allow-unauthenticated U',
    },
    data: `app cleanenv e compat contain c containall C nv nvccli rocm writable-tmpfs no-home no-mount no-init pid p ipc i net n uts userns u
      no-privs drop-caps no-umask no-eval blkio-weight cpu-shares cpus cpuset-cpus cpuset-mems memory memory-reservation memory-swap
      pids-limit fakeroot f sandbox s section json j update notest T arch disable-cache no-cleanup encrypt fix-perms build-arg
      build-arg-file name reproducible long-list l url global g public secret both group-id sif-id all a legacy-insecure local labels
      deffile d list-apps runscript r startscript test environment helpfile H type days D dry-run force description annotation`,
    verbs: true,
  },
  singularity: { like: 'apptainer' },

  // Source: the CLI reference of Dolt, packages/dolt/content/reference/cli/cli.md of github.com/dolthub/docs (October 2024)
  dolt: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: [
        'blame|diff|log|ls|merge-base|query-diff|reflog|show|status|version',
        'conflicts cat',
        'constraints verify',
        'creds check|ls',
        'docs diff|print',
        'schema show|tags|export',
        'stash list',
        'remote|tag|branch',
      ],
      changes: [
        'add|checkout|cherry-pick|commit|dump|init|merge|rebase|revert|clone|fetch|pull|read-tables|stash',
        'conflicts resolve',
        'docs upload',
        'schema import|update-tag',
        'stash pop',
        'table cp|mv|import|export',
      ],
    },
    effects: {
      short: 'mbqurf',
      long: ['author', 'date', 'message', 'query', 'user', 'where', 'limit', 'file-type', 'delim', 'pk', 'data-dir', 'branch'],
      rows: [
        ordinary('clone|fetch|pull', 'network', 'talks to a server'),
        ordinary('push|backup', 'uploads', 'sends data to a server'),
        dangerous('clean|reset', 'deletes', 'discards changes that are not committed'),
        dangerous('branch', 'deletes', 'deletes a branch', { options: '-d -D --D' }),
        dangerous('tag', 'deletes', 'deletes a tag', { options: '-d' }),
        dangerous('table rm', 'deletes', 'deletes tables'),
        dangerous('stash drop|clear', 'deletes', 'deletes stashed changes'),
        dangerous('filter-branch|gc', 'deletes', 'rewrites the history or deletes what no branch reaches'),
        ordinary('config', 'settings', 'changes the settings of Dolt', { options: '--add --set --unset' }),
        ordinary('sql', 'changes', 'runs statements in the database'),
        ordinary('sql-server', 'network', 'gives other machines access to the databases'),
        ordinary('creds new|import|rm|use', 'secret', 'changes credentials', { area: 'credentials' }),
        ordinary('login|profile', 'secret', 'changes how you log in to a server', { area: 'credentials' }),
      ],
    },
    acts: { runs: 'config', writes: 'fn', reaches: 'host endpoint', lowers: 'no-tls allow-cleartext-passwords' },
    data: `A f v c m d t list a r show-current b B abort allow-empty dry-run depth u single-branch skip-empty date author amend global local get
      ours theirs s stat summary where limit sk merge-base diff-mode R name-only schema-only batch no-batch user p silent name email n
      min-parents merges parents decorate not oneline graph all no-ff squash commit no-commit no-edit empty continue i hard soft
      float-threshold keep-types file-type pks delim no-pretty q x l ignored quiet disable-fk-checks pk all-text use-db branch data-dir
      H P port`,
    verbs: true,
  },
});
