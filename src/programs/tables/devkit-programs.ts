/** Programs: what comes with compilers, JDKs and debuggers, managers of versions, runners of several processes. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';

/** Tools that print what is in a binary, a trace or a running process. */
const INSPECTS: Program = { reads: true };
/** Managers of several versions of a language: 'install' downloads one, the others choose. */
const VERSIONS: Program = {
  prints: /^(?:init|env)\b/,
  area: 'packages',
  network: 'talks',
  bringsNames: true,
  does: {
    reads: [
      'versions|version|which|whence|root|prefix|current|list|ls|ls-remote|list-remote|help|commands|doctor|env|shims|completions|init',
    ],
    changes: ['local|global|shell|rehash|use|default|alias|unalias|pin|virtualenv|activate|deactivate|add|enable-plugin'],
    installs: ['install|update|upgrade|fetch'],
    runs: ['exec|run'],
  },
  effects: { rows: [ordinary('uninstall|remove|virtualenv-delete', 'changes', 'removes an installed version')] },
};
/** They start what a file of the project lists. */
const STARTS_ALL: Program = {
  does: { runs: [''] },
  acts: { runs: 'f procfile d root e env' },
  data: 'p port m formation c concurrency t timeout',
};

export const DEVKIT = (): Family => ({
  // binaries
  addr2line: INSPECTS,
  'c++filt': INSPECTS,
  gprof: INSPECTS,
  elfedit: {
    changes: true,
    writes: { how: 'edits' },
    data: `output-mach output-type output-osabi output-abiversion enable-x86-feature disable-x86-feature input-mach input-type
      input-osabi input-abiversion`,
  },
  ranlib: { changes: true, writes: { how: 'edits' }, data: 'H D t U' },
  strip: {
    changes: true,
    writes: { how: 'edits' },
    acts: { writes: 'o' },
    data: `s strip-all g strip-debug d S strip-unneeded K N x X p v F target info I input-target O output-target R remove-section
      keep-section remove-relocations strip-dwo keep-symbol M merge-notes no-merge-notes strip-symbol preserve-dates D
      enable-deterministic-archives U disable-deterministic-archives w wildcard discard-all discard-locals keep-section-symbols
      keep-file-symbols only-keep-debug`,
  },
  objcopy: { changes: true, open: true, acts: { writes: 'extract-symbol dump-section' } },
  gcov: {
    changes: true,
    data: `a all-blocks b branch-probabilities c branch-counts d display-progress f function-summaries H human-readable j json-format k
      use-colors l long-file-names m demangled-names n no-output o object-directory object-file p preserve-paths q use-hotness-colors
      r relative-only s source-prefix t stdout u unconditional-branches w verbose x hash-filenames`,
  },
  gcore: {
    effects: { rows: [dangerous('', 'secret', 'writes the memory of a process, secrets included')] },
    data: 'a',
    acts: { writes: 'o' },
  },
  'pkg-config': { reads: true },
  pkgconf: { reads: true },
  perf: {
    does: {
      reads: ['report|annotate|diff|list|script|evlist|buildid-list|version|help|top|archive|kallsyms'],
      changes: ['record|stat|trace|mem|lock|sched|bench|probe|ftrace|kvm|inject|c2c'],
    },
    wraps: {
      subcommand: ['record', 'stat', 'trace'],
      short: 'eopCFtcrmuGDjx',
      long: ['event', 'output', 'pid', 'tid', 'cpu', 'freq', 'count', 'call-graph', 'cgroup', 'delay', 'repeat', 'mmap-pages', 'uid'],
      inner: 'argv',
    },
    acts: { writes: 'o output buildid-dir', runs: 'i input exec-path' },
    data: `e event p pid t tid a all-cpus g call-graph F freq C cpu d detailed r repeat s sort stdio n no-children k K v html-path
      list-cmds list-opts paginate debugfs-dir`,
  },
  heaptrack: { wraps: { inner: 'argv', short: 'op' }, acts: { writes: 'o output' }, data: 'p pid r raw q a analyze d' },
  rr: {
    does: { reads: ['ps|ls|dump|help|traceinfo'], runs: ['replay|rerun'], changes: ['pack|rm'] },
    wraps: {
      subcommand: ['record'],
      short: 'AceiCDTW',
      long: ['microarch', 'wait-secs', 'num-cpu-ticks', 'num-events', 'ignore-signal', 'checksum', 'dump-on', 'dump-at'],
      inner: 'argv',
    },
    acts: { runs: 'd debugger x gdb-x' },
    data: `A microarch C checksum D dump-on K check-cached-mmaps E fatal-errors M mark-stdio N S suppress-environment-warnings T dump-at
      W wait-secs b force-syscall-buffer c num-cpu-ticks e num-events i ignore-signal n no-syscall-buffer u cpu-unbound a autopilot f
      onfork g goto p onprocess q no-redirect-output s dbgport t trace syscallbuf m recorded-metadata mmaps r raw`,
  },
  bpftrace: { root: true, interprets: { code: ['e'], input: true } },
  'py-spy': {
    does: { reads: ['top|dump|record'] },
    acts: { writes: 'o output' },
    data: 'p pid f format d duration r rate s subprocesses n native',
  },
  austin: { reads: true, acts: { writes: 'o output' } },
  scalene: { interprets: { input: true } },
  memray: {
    does: { reads: ['tree|table|stats|summary'], changes: ['flamegraph|transform'], runs: ['run|live|attach'] },
    acts: { writes: 'o output' },
  },
  dlv: {
    does: { reads: ['version|help'], runs: ['debug|test|exec|attach|core|connect|trace|dap|replay'] },
    acts: { lowers: 'disable-aslr', runs: 'init backend build-flags', reaches: 'listen l', writes: 'output log-dest' },
    data: `headless api-version continue log only-same-user check-go-version tty accept-multiclient allow-non-terminal-interactive
      log-output wd`,
  },
  lldb: {
    typed: true,
    does: { runs: [''] },
    acts: { runs: 's source S source-before-file o one-line O one-line-before-file source-quietly' },
    data: 'p attach-pid n attach-name b batch c core f file a arch x no-lldbinit w wait-for',
  },

  // Java
  javap: INSPECTS,
  jps: INSPECTS,
  jstack: INSPECTS,
  jstat: INSPECTS,
  jdeps: INSPECTS,
  jdeprscan: INSPECTS,
  jinfo: { reads: true, acts: { runs: '-flag' } },
  jcmd: {
    reads: true,
    unasked: [
      { args: /JVMTI\.agent_load|Compiler\.directives_add/, kind: 'runs-foreign-code', area: 'scripts', what: 'loads code into a process' },
    ],
  },
  jfr: { reads: true, acts: { writes: 'output' } },
  jar: {
    changes: true,
    manner: { bundle: true },
    data: `c create x extract t list u update f file v verbose e main-class C m manifest 0 M i generate-index d describe-module release
      no-manifest module-version hash-modules p module-path no-compress help-extra`,
  },
  javadoc: { changes: true, acts: { runs: '-doclet -docletpath -taglet -tagletpath -J', writes: '-d' }, open: true },
  jarsigner: { changes: true, files: 'kept', open: true, acts: { runs: '-providerClass -providerPath', writes: '-signedjar' } },
  jshell: {
    interprets: { input: true },
    data: 'add-exports add-modules enable-preview feedback ? help-extra X no-startup s show-version',
    acts: { runs: 'startup class-path module-path' },
  },
  jdb: { does: { runs: [''] } },
  jlink: { changes: true, open: true, acts: { writes: 'output' } },
  jpackage: { changes: true, open: true, acts: { writes: 'd dest temp' } },
  kotlin: { interprets: { code: ['e'], input: true } },
  kotlinc: { changes: true, open: true, acts: { runs: '-Xplugin -script', writes: 'd' } },
  ktlint: { reads: true, writes: { how: 'in-place' }, acts: { runs: 'ruleset R' }, data: 'F format' },

  // other tools of languages
  prove: {
    does: { runs: [''] },
    acts: { writes: 'a archive', runs: 'e exec P plugin M rc harness formatter source' },
    data: `l lib b blib v verbose r recurse j jobs s shuffle I t T w W q c nocolor count nocount D f o ignore-exit m reverse Q p
      directives timer trap normalize ? H norc ext state statefile rules`,
  },
  perldoc: { reads: true },
  cpanm: {
    effects: {
      rows: [ordinary('', 'deletes', 'uninstalls modules of Perl', { options: '-U --uninstall --uninst-shadows' })],
      short: 'lLM',
      long: ['local-lib', 'local-lib-contained', 'save-dists', 'mirror', 'from', 'mirror-index', 'cpanmetadb', 'cpanfile', 'format'],
    },
    network: 'talks',
    area: 'packages',
    does: { installs: [''] },
    acts: { writes: 'l L local-lib local-lib-contained save-dists', reaches: 'mirror M from cpanmetadb', runs: 'look cpanfile' },
    data: `n notest v q f force S sudo installdeps with-develop with-recommends with-suggests with-configure test-only reinstall info
      interactive skip-satisfied skip-installed no-man-pages pp i install self-upgrade self-contained exclude-vendor mirror-only
      mirror-index metacpan prompt dev pureperl with-feature without-feature with-all-features configure-timeout build-timeout
      test-timeout scandeps format cascade-search verify report-perl-version man-pages lwp wget curl`,
  },
  gmake: { like: 'make' },
  swc: { changes: true, acts: { writes: 'o out-file d out-dir', runs: 'config-file' }, data: 'w watch s source-maps' },
  trunk: {
    does: { runs: ['build|serve|watch'], changes: ['clean'], reads: ['config|help'] },
    acts: { writes: 'd dist', runs: 'config', reaches: 'a address proxy-backend' },
    data: 'p port release public-url no-autoreload ignore watch w features dev',
  },
  'wasm-pack': {
    does: { runs: ['build|test'], changes: ['new|pack'] },
    effects: { rows: [ordinary('publish', 'uploads', 'publishes the package'), ordinary('login', 'network', 'logs in to the registry')] },
    acts: { writes: 'd out-dir' },
    data: `t target release dev profiling debug out-name s scope m mode no-typescript no-pack no-opt weak-refs reference-types node chrome
      firefox safari headless`,
  },
  cross: { like: 'cargo' },
  ncu: {
    network: 'talks',
    reads: true,
    writes: { how: 'in-place' },
    acts: { runs: 'packageFile configFilePath' },
    data: 'u upgrade i interactive t target g global x reject f filter',
  },
  'npm-check-updates': { like: 'ncu' },
  depcheck: { reads: true },
  'json-server': { network: 'talks', does: { runs: [''] }, data: 'w watch p port H host' },
  dbt: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: ['ls|list|debug|show|docs|parse|compile'],
      changes: ['clean|init'],
      runs: ['run|test|build|seed|snapshot|run-operation|source'],
      installs: ['deps'],
    },
    data: `s select m models exclude t target vars full-refresh profiles-dir project-dir threads x fail-fast resource-type
      exclude-resource-type output output-keys config-dir show version-check no-version-check selector state defer favor-state empty
      no-partial-parse partial-parse log-format log-level q quiet cache-selected-only store-failures indirect-selection limit static
      profile warn-error no-introspect no-populate-cache populate-cache f d debug`,
    acts: { writes: 'log-path target-path' },
  },
  foreman: {
    ...STARTS_ALL,
    effects: {
      rows: [],
      short: 'fdemctpalu',
      long: ['app', 'log', 'user', 'template', 'procfile', 'root', 'env', 'port', 'formation', 'concurrency', 'timeout'],
    },
    acts: { ...STARTS_ALL.acts, writes: 'l log' },
    data: `${STARTS_ALL.data} a app template u user`,
  },
  honcho: STARTS_ALL,
  overmind: STARTS_ALL,
  hivemind: STARTS_ALL,
  goreman: STARTS_ALL,
  mprocs: STARTS_ALL,

  // versions of languages
  pyenv: { ...VERSIONS, data: 'l list s skip-existing v verbose bare skip-aliases nosystem k keep unset full f force' },
  rbenv: { ...VERSIONS, data: 'l list L list-all bare s skip-existing v verbose k keep unset' },
  nodenv: VERSIONS,
  jenv: VERSIONS,
  fnm: VERSIONS,
  volta: VERSIONS,
  fvm: VERSIONS,

  // version control and editors
  hg: {
    network: 'talks',
    area: 'repository',
    does: {
      reads: [
        'status|st|log|history|diff|annotate|blame|cat|summary|sum|branches|tags|heads|parents|tip|identify|id|paths|files|manifest',
        'incoming|in|outgoing|out|grep|help|version|showconfig|config|bookmarks|bookmark|shelve|root',
      ],
      changes: [
        'init|add|commit|ci|branch|tag|merge|update|up|checkout|co|pull|graft|copy|cp|move|mv|rename|addremove|resolve|import|export',
        'unshelve|rebase|amend|phase|archive|bundle|unbundle|clone|forget|remove|rm|backout',
      ],
      runs: ['bisect|histedit'],
    },
    effects: {
      rows: [
        ordinary('push', 'uploads', 'sends commits to a server'),
        ordinary('email|patchbomb', 'uploads', 'sends commits by mail'),
        dangerous('revert', 'deletes', 'discards uncommitted changes'),
        dangerous('update|up|checkout|co', 'deletes', 'discards uncommitted changes', { options: '-C --clean' }),
        dangerous('strip|prune|rollback|purge|clean', 'deletes', 'deletes commits or files'),
        ordinary('serve', 'network', 'serves the repository to the network'),
      ],
      short: 'Rrm',
      long: ['repository', 'rev', 'message', 'config'],
    },
    unasked: [
      {
        args: /--config[= ]["']?(?:hooks|alias|extensions|extdiff|merge-tools|ui|pager|schemes)\b[\w.-]*=/,
        kind: 'runs-foreign-code',
        area: 'scripts',
        what: 'runs what a setting names',
        object: /--config[= ]["']?[\w.-]*=(\S+)/,
      },
    ],
    acts: { runs: 'e ssh remotecmd' },
    data: `r rev m message u user d date l limit b branch p patch n noninteractive y q v R repository cwd stat git I include X exclude G
      graph T template a all modified A added deleted c clean`,
  },
  hx: { changes: true, acts: { runs: 'c config', writes: 'log' }, data: 'v health g grammar vsplit hsplit w working-dir tutor' },
  micro: {
    effects: { rows: [ordinary('', 'changes', 'cleans the settings of micro', { options: '-clean --clean', area: 'settings' })] },
    changes: true,
    acts: { runs: '-config-dir -plugin' },
    data: '-options',
  },
  cursor: { like: 'code' },
  emacsclient: {
    changes: true,
    acts: { runs: 'e eval a alternate-editor f server-file s socket-name' },
    data: 'n no-wait c create-frame t tty nw q quiet',
  },
  gitui: { changes: true, acts: { runs: 'd directory w workdir' } },
});
