/** Programs: compilers and package managers of D, Ada, Pascal, Nim, V, Odin and others, Prolog, languages of arrays, provers. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each, publishes } from './shared-rows.ts';

export const IDIOMS = (): Family => ({
  // D, Ada, Pascal and others. Sources: the manual page of each: ldc 1.30, dub 1.30, nimble 1.6. From knowledge of the tools, not read again: dmd,
  // gnat, gprbuild, alr, valac, odin, v, hare, fpc, lazbuild, ponyc, cobc, fbc
  ...each('dmd ldc2 ldmd2 ldc', {
    changes: true,
    open: true,
    acts: { runs: 'run -run plugin -plugin conf -conf gcc -gcc linker -linker L', writes: 'of od -of -od Dd Df Hd Hf Xf -o' },
  }),
  rdmd: { interprets: { code: ['eval', 'loop'], input: true }, acts: { runs: 'compiler include extra-file', writes: 'tmpdir of' } },
  dub: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|search|describe|list-overrides|help'],
      changes: [
        'init|clean|clean-caches|generate|convert|remove|add-path|remove-path|add-local|remove-local|add-override|remove-override|uninstall',
      ],
      runs: ['', 'build|run|test|lint|dustmite'],
      installs: ['add|fetch|upgrade|install'],
    },
    effects: {
      rows: [
        ordinary('run|build|test|lint|dustmite', 'runs-foreign-code', 'runs a package that others publish', {
          least: 2,
          unless: /^(?::|\.|\/|-)/,
        }),
      ],
      short: 'bcaftd',
      long: ['build', 'config', 'arch', 'compiler', 'root', 'main-file', 'type', 'format', 'data', 'registry', 'override-config'],
    },
    acts: { runs: 'compiler root override-config d', reaches: 'registry', lowers: 'skip-registry' },
    data: `b build c config a arch f force v verbose vverbose q quiet vquiet verror rdmd temp-build parallel combined main-file coverage n
      non-interactive t type format data nodeps cache bare annotate version force-remove print-builds`,
  },
  ...each('gnat gnatmake gnatbind gnatlink gnatls gnatchop gnatprep gnatname gprbuild gprls gprname gprconfig', {
    changes: true,
    effects: {
      rows: [ordinary('', 'runs-foreign-code', 'builds a project in another folder', { options: '-P', value: /^(?:[/~$]|\.\.)/ })],
    },
    open: true,
    acts: { runs: 'GCC GNATBIND GNATLINK config', writes: 'o D' },
  }),
  ...each('gnatclean gprclean', { changes: true, data: 'P X r c q n v f F h a D aP aO I x' }),
  gprinstall: {
    changes: true,
    area: 'packages',
    acts: { writes: 'prefix exec-subdir lib-subdir ali-subdir' },
    data: 'P X p r a m mode install-name uninstall list stat d q v f',
  },
  alr: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['show|search|printenv|version|help', 'index --list', 'toolchain'],
      changes: ['init|clean|edit|pin'],
      runs: ['build|run|test|exec|dev|action'],
      installs: ['get|with|update|install'],
    },
    effects: {
      rows: [
        dangerous('publish', 'uploads', 'publishes a package for everyone to see'),
        ordinary('index|settings|config', 'settings', 'changes the settings of alr'),
      ],
    },
    acts: { writes: 'prefix', runs: 'settings config' },
    data: `n non-interactive f force d debug q quiet v verbose release development validation select bin lib in-place tree solve graph list full
      check alire list-builds`,
  },
  nimble: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|search|path|dump|tasks|check|help|shellenv'],
      changes: ['init|uninstall|lock|clean|setup'],
      runs: ['build|c|cc|js|test|run|doc|compile|shell'],
      installs: ['install|develop|update|refresh|add|sync|deps|upgrade'],
    },
    effects: { rows: [publishes('publish'), publishes('publishTags')] },
    acts: { runs: 'nim nimbleDir', lowers: 'noSSLCheck' },
    data: `y accept n reject l localdeps d depsOnly p passNim i installed ver verbose debug silent noColor json inc solver g global offline
      developFile`,
  },
  valac: { changes: true, open: true, acts: { runs: 'cc run-args', writes: 'o output d directory H header vapi gir' } },
  vala: { interprets: { input: true } },
  odin: {
    does: { reads: ['check|doc|version|report|root|help'], changes: ['build|bundle'], runs: ['run|test'] },
    acts: { writes: 'out -out', runs: 'extra-linker-flags linker' },
    data: `o -o file debug vet vet-unused strict-style define build-mode target collection show-timings keep-temp-files no-bounds-check
      disable-assert subsystem thread-count all-packages warnings-as-errors terse-errors sanitize microarch no-crt no-entry-point reloc-mode
      use-separate-modules`,
  },
  v: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['version|doctor|help|vet|missdoc|list|search|show|outdated|doc|ast'],
      changes: ['fmt|new|init|translate|remove'],
      runs: ['run|crun|test|build|repl|watch|build-module|.'],
      installs: ['install|up|update|upgrade|self|symlink'],
    },
    acts: { writes: 'o output', runs: 'cc cflags ldflags e' },
    data: `prod g cg b backend os shared W N w autofree gc stats verbose verify diff d show-timings keepc trace-calls enable-globals live
      freestanding`,
  },
  hare: {
    does: { reads: ['cache|deps|version'], changes: ['build'], runs: ['run|test'] },
    acts: { writes: 'o', runs: 'L' },
    data: 'a D F h j l N q R T t v d M X c',
  },
  vlang: { like: 'v' },
  zls: { reads: true, data: 'config-path enable-debug-log enable-message-tracing show-config-path log-level log-file' },
  ...each('fpc ppcx64', { changes: true, open: true, acts: { runs: 'FD FL XP e', writes: 'o FE FU Fe' } }),
  ...each('lazbuild instantfpc', {
    does: { runs: [''] },
    acts: { runs: 'compiler lazarusdir pcp primary-config-path scp' },
    data: `B build-all r recursive bm build-mode os operating-system cpu ws widgetset q quiet verbose add-package add-package-link
      skip-dependencies no-write-project opt`,
  }),
  ponyc: {
    changes: true,
    acts: { writes: 'o output', runs: 'p path linker link-arch' },
    data: `d debug b bin-name D define s strip library runtimebc pic nopic docs V verbose static cpu features triple safe checktree antlr
      print-stats version`,
  },
  ...each('cobc fbc', { changes: true, open: true, acts: { writes: 'o x m', runs: 'j job conf run l' } }),

  // logic, arrays and windows of Tcl. Sources: swipl(1) 9.0. From knowledge of the tools, not read again: gprolog, gplc, wish, bqn, uiua
  swipl: {
    interprets: { code: ['g', 't'], input: true },
    acts: { runs: 'l f F x p', writes: 'o' },
    data: 'q quiet c O b d packs tty traditional stack-limit table-space on-error on-warning dump-runtime-variables',
  },
  gprolog: { interprets: { code: ['init-goal', 'entry-goal', 'query-goal'], input: true }, acts: { runs: 'consult-file' } },
  gplc: {
    changes: true,
    acts: { writes: 'o output', runs: 'c-compiler linker' },
    data: 'S M W temp-dir no-del-temp no-decode-hexa v verbose no-top-level min-bips min-size C A L fast-math no-inline comment strip',
  },
  ...each('wish tclkit', { interprets: { input: true }, data: '-name -geometry -display -colormap -sync -visual -use -encoding' }),
  ...each('bqn cbqn', { interprets: { code: ['e', 'p', 'o', ''], input: true } }),
  uiua: {
    interprets: { input: true },
    does: {
      reads: ['help|find'],
      changes: ['init|fmt|stand'],
      runs: ['run|build|eval|test|watch|check|repl|w'],
      installs: ['update|module'],
    },
    data: 'no-format no-color f formatter-options time-instrs mode stdin window clear args',
  },

  // provers. Sources: the manual page of each: coq 8.16. From knowledge of the tools, not read again: agda, idris2, lean, lake, elan
  ...each('coqc coqtop coqide rocq coqchk coqdep coq_makefile coqdoc', {
    does: { runs: [''] },
    acts: { runs: 'load-ml-source load-ml-object l load-vernac-source init-file', writes: 'o output dump-glob d directory' },
    data: `R Q I include top nois batch q v where emacs quiet verbose w impredicative-set noinit time no-glob config schedule-vio2vo vos vok silent
      admit norec m memory html latex ps s short t title body-only p preamble toc g gallina utf8 latin1 interpolate no-index no-externals external
      f files-from`,
  }),
  ...each('agda idris2 lean', {
    does: { runs: [''] },
    acts: {
      writes: 'o output compile-dir output-dir html-dir latex-dir build-dir',
      runs: 'library-file with-compiler x exec load-dynlib plugin run',
    },
    data: `i include-path l library no-libraries local-interfaces ignore-interfaces safe without-K cubical html latex vim v verbose compile
      ghc-flag show-implicit only-scope-checking p package package-path c check cg codegen build install clean typecheck no-banner repl init
      find-ipkg q quiet total j threads T M memory D json stdin profile deps version`,
  }),
  lake: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['help|version|check-build|check-test|check-lint|query'],
      changes: ['new|init|clean|pack|translate-config|reservoir-config|shake'],
      runs: ['', 'build|exe|exec|env|test|lint|lean|script|run|serve|unpack'],
      installs: ['update|upgrade|add', 'cache get'],
    },
    effects: {
      rows: [dangerous('upload', 'uploads', 'publishes what was built'), dangerous('cache put', 'uploads', 'publishes what was built')],
    },
    wraps: { subcommand: ['env'], inner: 'argv' },
    acts: { runs: 'f file' },
    data: `d dir K q quiet v verbose R reconfigure U update H hash J json no-build no-cache try-cache wfail iofail keep-toolchain ansi old rehash
      packages`,
  },
  elan: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['show|which|help|completions', 'toolchain list', 'override list'],
      changes: ['default', 'override set|unset', 'toolchain link|install|uninstall', 'self update'],
      runs: ['run'],
    },
    wraps: { subcommand: ['run'], operands: 1, inner: 'argv' },
    effects: { rows: [dangerous('self uninstall', 'deletes', 'removes Lean')] },
    data: 'v verbose install y',
  },
});
