/** Programs: compilers, build systems and tools for source code. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const BUILDING = (): Family => ({
  // C and its relatives
  gcc: {
    changes: true,
    open: true,
    package: true,
    listed: 'languages',
    common: true,
    acts: {
      runs: 'wrapper specs fplugin B -wrapper -specs -fplugin -B -ld-path -fuse-ld -Wl -Xlinker -T',
      writes: 'o MF -MF -dumpbase -save-temps',
    },
  },
  'g++': {
    changes: true,
    open: true,
    package: { apt: 'g++', dnf: 'gcc-c++', yum: 'gcc-c++', zypper: 'gcc-c++', pacman: 'gcc', apk: 'g++', brew: 'gcc' },
    acts: { runs: 'wrapper specs fplugin B -wrapper -specs -fplugin -B -fuse-ld -Wl -Xlinker -T', writes: 'o MF -MF' },
  },
  cc: {
    changes: true,
    open: true,
    acts: { runs: 'wrapper specs fplugin B -wrapper -specs -fplugin -B -fuse-ld -Wl -Xlinker -T', writes: 'o MF -MF' },
  },
  'c++': { like: 'cc' },
  cpp: { open: true, like: 'gcc' },
  clang: { like: 'cc', package: true, listed: 'languages' },
  'clang++': { open: true, like: 'gcc' },
  gfortran: { open: true, like: 'gcc' },
  as: { open: true, changes: true, acts: { writes: 'o' } },
  ld: { open: true, changes: true, acts: { runs: '-plugin plugin T script -dT dynamic-linker I -I', writes: 'o Map -Map out-implib' } },
  nm: {
    reads: true,
    inputs: {},
    package: { '*': 'binutils' },
    acts: { runs: 'plugin' },
    // nm(1) of binutils 2.40
    data: `a debug-syms A o print-file-name C demangle D dynamic e extern-only f format g l line-numbers n v numeric-sort p no-sort P portability
      r reverse-sort S print-size s print-armap size-sort special-syms synthetic t radix u undefined-only U unicode defined-only W no-weak just-symbols`,
  },
  ldd: { reads: true, inputs: {}, common: true },
  objdump: { reads: true, package: { '*': 'binutils' }, acts: { runs: 'plugin' } },
  readelf: { reads: true, package: { '*': 'binutils' }, acts: { runs: 'plugin' } },

  // build systems
  make: {
    enters: 'C directory',
    changes: true,
    dry: 'n',
    options: {
      gnu: [
        'BLRSbdeikmnpqrstvwh C= I= O? W= f= j? l? o= E=',
        `always-make assume-new= assume-old= check-symlink-times debug? directory= dry-run environment-overrides file= ignore-errors
      include-dir= jobs? jobserver-fds? just-print keep-going load-average? makefile= new-file= no-builtin-rules
      no-builtin-variables no-keep-going no-print-directory old-file= output-sync? print-data-base print-directory question quiet
      recon silent stop touch trace version warn-undefined-variables what-if=`,
      ],
    },
    inputs: { most: 0, values: ['f', 'C', 'file', 'directory'] },
    verbs: true,
    bringsNames: true,
    package: true,
    listed: 'languages',
    common: true,
    does: { runs: [''] },
    acts: { runs: 'f file makefile eval I include-dir E C directory', writes: 'O' },
  },
  configure: { changes: true, open: true, does: { runs: [''] } },
  cmake: {
    changes: true,
    open: true,
    package: true,
    listed: 'languages',
    area: 'packages',
    does: { runs: [''] },
    acts: { runs: 'P C toolchain E D', writes: 'graphviz' },
    unasked: [
      {
        // cmake-variables(7): files that are included and programs that are started
        args: /-DCMAKE_\w*(?:INCLUDE|LAUNCHER|TOOLCHAIN_FILE|COMPILER|LINKER|PROGRAM|COMMAND)\w*(?::\w+)?=["']?[~/.$]/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'includes a file or starts a program from another place in the build',
        object: /-DCMAKE_\w+(?::\w+)?=(\S+)/,
      },
    ],
    data: `S B G A T build preset target t j parallel config c clean-first v verbose install prefix component strip list-presets L LA LAH
      N W Wno-dev log-level trace debug-output version help fresh workflow open`,
  },
  ninja: {
    enters: 'C',
    changes: true,
    package: true,
    does: { runs: [''] },
    effects: { rows: [ordinary('', 'runs-foreign-code', 'builds in another folder', { options: '-C', value: /^(?:[/~$]|\.\.)/ })] },
    acts: { runs: 'f t' },
    data: 'j k l n v d w quiet verbose version h',
  },
  meson: {
    package: true,
    area: 'packages',
    changes: true,
    does: {
      reads: ['introspect|help'],
      changes: ['init|format|rewrite|env2mfile|configure|dist'],
      runs: ['setup|compile|test|install|devenv', ''],
      installs: ['subprojects', 'wrap install|update|promote|update-db'],
    },
    acts: { runs: 'native-file cross-file wrapper wrap', writes: 'prefix destdir bindir libdir' },
    data: `D buildtype backend reconfigure wipe C v verbose j jobs t timeout-multiplier suite no-rebuild list print-errorlogs repeat gdb
      clean vsenv default-library targets i installed buildoptions tests benchmarks dependencies scan-dependencies projectinfo
      buildsystem-files no-tests formats include-subprojects allow-dirty n dry-run only-changed tags skip-subprojects quiet strip
      num-processes maxfail benchmark logbase fatal-meson-warnings unity warnlevel optimization debug werror wrap-mode auto-features
      layout force-fallback-for prefer-static errorlogs target-files no-suite no-stdsplit setup`,
  },
  autoconf: {
    package: true,
    changes: true,
    acts: { writes: 'o output' },
    data: 'f force v verbose W warnings i B prepend-include I include d t trace initialization',
  },
  automake: {
    package: true,
    changes: true,
    data: `a add-missing c copy f force-missing i v verbose W foreign gnu gnits no-force libdir warnings ignore-deps include-deps
      print-libdir`,
  },
  bear: { open: true, wraps: { dashes: true, inner: 'argv' }, changes: true, acts: { runs: 'config library', writes: 'output o' } },
  ccache: {
    open: true,
    wraps: { inner: 'argv' },
    changes: true,
    acts: { runs: 'config-path o set-config' },
    data: 's show-stats z zero-stats c cleanup p show-config k get-config v verbose x',
    effects: { rows: [ordinary('', 'deletes', 'deletes the compiler cache', { options: '-C --clear' })] },
  },
  distcc: { open: true, wraps: { inner: 'argv' }, network: 'talks' },

  // tools for source code
  shellcheck: { reads: true, package: true },
  shfmt: {
    package: true,
    reads: true,
    acts: { writes: 'w write' },
    data: 'd diff i indent l list s simplify ln language-dialect p posix bn ci sr kp fn f find filename',
  },
  ctags: {
    package: { '*': 'universal-ctags', dnf: 'ctags', pacman: 'ctags', apk: 'ctags' },
    changes: true,
    acts: { runs: 'options options-maybe optlib-dir', writes: 'f o' },
    data: `R recurse languages exclude e a append L fields extras kinds-C tag-relative links language-force x exclude-exception filter
      filter-terminator maxdepth format output-format sort u etags-include input-encoding output-encoding alias-all
      guess-language-eagerly G langmap excmd n N pattern-length-limit pseudo-tags put-field-prefix use-slash-as-filename-separator
      B F langdef if0 line-directives D I list-aliases list-excludes list-extras list-features list-fields list-kinds
      list-kinds-full list-languages list-map-extensions list-map-patterns list-maps list-mline-regex-flags list-params
      list-pseudo-tags list-regex-flags list-roles list-subparsers ? help-full license print-language totals w file-scope extra`,
  },
  'universal-ctags': {
    package: true,
    changes: true,
    acts: { runs: 'options', writes: 'f o' },
    data: 'R recurse languages exclude e a append L fields extras kinds-C tag-relative links language-force x',
  },
  cscope: { package: true, changes: true, acts: { writes: 'f' }, data: 'b q R k d i s L 0 1 2 3 4 5 6 7 8 9 P u v C c e l T U X F I p' },
  global: { package: true, reads: true, data: 'x r s g f c a l n i e u v p d t q' },
  bison: {
    package: true,
    changes: true,
    acts: { runs: 'S skeleton', writes: 'o output b file-prefix d defines header g graph x xml H report-file html' },
    data: `y yacc t debug v verbose L language W warnings p name-prefix r report u update print-localedir print-datadir f feature
      locations D define F force-define l no-lines k token-table M file-prefix-map style`,
  },
  flex: {
    package: true,
    changes: true,
    acts: { runs: 'S skel', writes: 'o outfile header-file tables-file backup-file' },
    data: `i case-insensitive d debug s t v P prefix p f full 7 8 l L c align C Ca Ce ecs Cf CF Cm meta-ecs Cr read Cem F fast
      perf-report nodefault T trace w nowarn hex stdout yyclass 7bit 8bit B batch lex-compat X posix-compat I interactive yylineno D R
      reentrant bison-bridge bison-locations stdinit nounistd n`,
  },

  // sites, manuals, mathematics
  doxygen: { package: true, changes: true, data: 'g u s x d l e w v' },
  jekyll: {
    package: true,
    area: 'files',
    changes: true,
    does: { reads: ['doctor|help|docs|hyde'], changes: ['new|clean|new-theme|import'], runs: ['build|b|serve|s|server', ''] },
    acts: { runs: 'config p plugins layouts', writes: 'd destination', reaches: 'H host' },
    data: `s source w watch P port D drafts I incremental l livereload o open-url future unpublished V verbose q quiet b baseurl safe
      trace blank profile t`,
  },
  hugo: {
    package: true,
    area: 'files',
    changes: true,
    does: {
      reads: ['version|env|config|list|help|check'],
      changes: ['new|convert|gen|import'],
      runs: ['server|serve', ''],
      installs: ['mod'],
    },
    effects: { rows: [ordinary('deploy', 'uploads', 'publishes the site')] },
    acts: { runs: 'config configDir themesDir theme', writes: 'd destination cacheDir', reaches: 'bind' },
    data: `D buildDrafts F buildFuture E buildExpired p port b baseURL s source contentDir minify gc watch w disableFastRender
      navigateToChanged e environment logLevel v verbose t layoutDir i18n-warnings templateMetrics cleanDestinationDir ignoreCache u`,
  },
  gnuplot: { package: true, interprets: { code: ['e'], input: true }, data: 'p persist d default-settings s slow c V h', changes: true },
  octave: {
    package: true,
    interprets: { code: ['eval'], input: true },
    data: 'q quiet silent no-gui gui f norc no-init-file persist W no-window-system p path i interactive',
    changes: true,
  },
  'octave-cli': { like: 'octave' },
  maxima: {
    package: true,
    interprets: { code: ['batch-string', 'r', 'run-string'], input: true },
    acts: { runs: 'b batch l lisp p preload-lisp init init-lisp init-mac X' },
    data: 'q quiet very-quiet d',
    changes: true,
  },

  // computing clusters
  mpirun: {
    open: true,
    wraps: {
      short: 'nHxN',
      long: ['np', 'hostfile', 'machinefile', 'host', 'map-by', 'bind-to', 'mca', 'prefix', 'wdir'],
      single: ['np', 'hostfile', 'machinefile', 'host', 'wdir', 'hosts', 'ppn'],
      inner: 'argv',
    },
    acts: { runs: 'prefix preload-files mca launch-agent', reaches: 'H host hostfile machinefile', lowers: 'allow-run-as-root' },
  },
  mpiexec: { like: 'mpirun' },
  srun: {
    open: true,
    wraps: {
      short: 'nNcptJoeiwxAqGCdD',
      long: ['ntasks', 'nodes', 'partition', 'time', 'job-name', 'output', 'error', 'mem', 'gres', 'account', 'cpus-per-task', 'nodelist'],
      inner: 'argv',
      where: 'machine',
    },
    acts: { runs: 'prolog epilog task-prolog task-epilog container', writes: 'o output e error' },
  },
  sbatch: {
    open: true,
    changes: true,
    network: 'talks',
    wraps: { script: ['wrap'], inner: 'none', where: 'machine' },
    does: { runs: [''] },
    acts: { runs: 'prolog container', writes: 'o output e error' },
    data: `n ntasks N nodes c cpus-per-task p partition t time J job-name mem gres G gpus A account q qos a array d dependency w nodelist
      x exclude mail-type mail-user D chdir export parsable test-only`,
  },
});
