/** Programs: interpreters, compilers and package managers of Lisp, ML, Haskell, Elm and Erlang. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each, publishes } from './shared-rows.ts';

export const DIALECTS = (): Family => ({
  // Lisp. Sources: the manual page of each: guile 3.0, sbcl 2.2, clisp 2.49, chicken 5.3, gambit 4.9. From knowledge of the tools, not read again:
  // racket, raco, ecl, roswell, scheme, janet, fennel
  guile: { interprets: { code: ['c'], input: true }, acts: { runs: 'l L e C x language listen' } },
  guild: {
    does: { reads: ['help|list|disassemble'], changes: ['compile'], runs: ['run'] },
    acts: { runs: 'L load-path', writes: 'o output' },
    data: 'W O f t T from to target warn optimize',
  },
  racket: {
    interprets: { code: ['e', 'eval'], input: true },
    acts: { runs: 't require l lib p u require-script k f load r script S search X collects G config j' },
  },
  raco: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['doc|docs|help|dependencies-graph|read|version', 'pkg show|catalog-show'],
      changes: ['expand|decompile|fmt|scribble|exe|distribute|pack|unpack|demod|link|ctool', 'pkg new|create|remove|archive'],
      runs: ['test|make|setup|run|cover|review'],
      installs: ['pkg install|update|migrate', 'get'],
    },
    effects: { rows: [ordinary('pkg config', 'settings', 'changes where packages come from', { options: '--set' })] },
    acts: { reaches: 'catalog', writes: 'o dest d out-dir', runs: 'collects-dest' },
    data: `auto deps batch no-docs D skip-installed u user i installation scope t type n name clone link copy all a force dry-run j jobs q v x m s
      submodule p package html pdf latex text gui`,
  },
  sbcl: {
    interprets: { code: ['eval'], input: true },
    acts: { runs: 'load sysinit userinit core' },
    data: `non-interactive noinform no-userinit no-sysinit quit noprint disable-debugger dynamic-space-size control-stack-size disable-ldb
      lose-on-corruption end-toplevel-options merge-core-pages`,
  },
  ...each('ecl abcl ccl', {
    interprets: { code: ['eval', 'e'], input: true },
    acts: { runs: '-eval load -load l init shell -shell q rc', writes: 'o -o' },
  }),
  clisp: { interprets: { code: ['x'], input: true }, acts: { runs: 'i M K B lp p', writes: 'o' } },
  ros: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|version|help|config show', 'config'],
      changes: ['init|use|template|build|dump|delete'],
      runs: ['run|exec|emacs|wait', ''],
      installs: ['install|update|setup'],
    },
    acts: { runs: 'l load e eval s system S source-registry' },
    data: 'L lisp N no-quicklisp Q quicklisp v verbose q quit w wrap m image A',
  },
  csi: {
    interprets: { code: ['e', 'eval', 'p', 'print', 'P', 'pretty-print'], input: true },
    acts: { runs: 'sx R require-extension I include-path' },
  },
  'chicken-install': {
    network: 'talks',
    area: 'packages',
    does: { installs: [''] },
    acts: { runs: 'override', reaches: 'location l proxy' },
    data: `h v f force k keep s sudo r retrieve recursive dry-run list-versions purge host target test n no-install no-install-dependencies u
      update-db repository cached feature D from-list`,
  },
  ...each('gsi gsi-script', { interprets: { code: ['e'], input: true }, acts: { runs: 'f' } }),
  ...each('gsc', {
    changes: true,
    acts: { runs: 'e prelude postlude cc-options ld-options', writes: 'o' },
    data: 'f i v c link flat dynamic exe obj keep-c keep-temp verbose report expansion gvm debug target',
  }),
  ...each('scheme chez chezscheme petite mit-scheme', {
    interprets: { code: ['eval'], input: true },
    acts: { runs: 'load libdirs b boot band' },
  }),
  janet: { interprets: { code: ['e', 'E'], input: true }, acts: { runs: 'l m' }, data: 'h v s r R p q k n N d i w x c b' },
  fennel: {
    interprets: { code: ['e', 'eval'], input: true },
    acts: { runs: 'l load plugin add-package-path add-fennel-path add-macro-path fennelrc', writes: 'o compile-binary' },
  },

  // ML and Haskell. Sources: the manual page of each: ocaml 4.13, findlib 1.9, ocamlbuild 0.14, hlint 3.3. From knowledge of the tools, not read
  // again: ocamlformat, menhir, ghcid, stylish-haskell, happy, alex, haddock, purs, spago, elm
  ...each('ocaml utop', { interprets: { code: ['e'], input: true }, acts: { runs: 'init I ppx pp require' } }),
  ...each('ocamlc ocamlopt ocamlc.opt ocamlopt.opt ocamlcp ocamloptp ocamlmklib ocamlmktop ocamldep ocamldoc', {
    changes: true,
    open: true,
    acts: { runs: 'pp ppx cc -pp -ppx -cc -plugin use-runtime -use-runtime', writes: 'o -o d -d' },
  }),
  ...each('ocamllex ocamlyacc menhir', {
    changes: true,
    acts: { writes: 'o -o b base', runs: 'ocamlc ocamldep' },
    data: `q ml v p no-line-numbers explain dump infer table trace only-preprocess only-tokens external-tokens unused-tokens lalr strict
      list-errors compile-errors compare-errors coq no-pager la cmly canonical inspection`,
  }),
  ocamlfind: {
    open: true,
    does: {
      reads: ['query|list|printconf|lint'],
      changes: ['ocamlc|ocamlopt|ocamlcp|ocamloptp|ocamlmktop|ocamlmklib|ocamldep|ocamldoc|browser|install|remove'],
      runs: ['ocaml'],
    },
    acts: { runs: 'pp ppx cc -pp -ppx -cc -ppxopt toolchain', writes: 'o -o destdir' },
  },
  ocamlbuild: {
    does: { runs: [''] },
    acts: { runs: 'ocamlc ocamlopt pp plugin-option', writes: 'build-dir log' },
    data: `-r -I -Is -X -Xs -lib -libs -mod -mods -pkg -pkgs -package -syntax -lflag -lflags -cflag -cflags -docflag -tag -tags -tag-line
      -show-tags -ignore -no-links -no-skip -no-hygiene -no-plugin -no-stdlib -clean -j -quiet -verbose -documentation -use-menhir -use-ocamlfind
      -no-ocamlfind -classic-display -where -which -version j r I`,
  },
  ocamlformat: {
    changes: true,
    acts: { writes: 'o output' },
    data: `i inplace check enable-outside-detected-project impl intf name p profile m margin q quiet c config root disable doc-comments
      ocp-indent-config print-config max-iters`,
  },
  ...alike('runghc', 'runhaskell'),
  ghcid: {
    does: { runs: [''] },
    acts: { runs: 'c command T test r run s setup project-root lint', writes: 'o outputfile' },
    data: `a allow-eval g ghci-option h height w width W warnings S no-status clear no-height-limit reload restart C directory reverse-errors
      no-title target color max-messages ignore-loaded poll t topmost n no-cwd l`,
  },
  hlint: {
    reads: true,
    acts: { runs: 'hint h with refactor-options', writes: 'r report' },
    data: `g git ext c color i ignore-glob s show refactor json cc only default path cpp-define cpp-include cpp-file cpp-simple cpp-ansi
      no-exit-code timing n j threads X language x cross ignore`,
  },
  fourmolu: {
    like: 'ormolu',
    data: `i inplace m mode c check-idempotence o ghc-opt f fixity e cabal-default-extensions no-cabal d debug u unsafe color start-line end-line
      stdin-input-file check-mode indentation column-limit function-arrows comma-style import-export-style q quiet config`,
  },
  'stylish-haskell': { changes: true, acts: { runs: 'c config' }, data: 'i inplace r recursive v verbose defaults no-utf8' },
  ...each('happy alex hsc2hs c2hs cpphs haddock hscolour doctest', {
    changes: true,
    acts: { writes: 'o outfile odir output output-dir dump-interface info i', runs: 'c cc l ld template t' },
    data: `a array g ghc d debug s strict p pretty m magic-name glr n latin1 b tab-size html hoogle latex source quickjump title theme
      hyperlinked-source package-name package-version no-warnings v q verbose C I D L lflag cflag platform keep-files x cross-compile isystem XCPP
      XOverloadedStrings fast`,
  }),
  purs: {
    does: { reads: ['graph|help'], changes: ['compile|bundle|docs|hierarchy|publish'], runs: ['repl|ide'] },
    acts: { writes: 'o output' },
    data: 'g codegen u comments json-errors v verbose-errors p no-prefix format port source-globs-file x exclude-file main m module',
  },
  spago: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['ls|list|sources|graph|registry|help', 'ls packages|deps|paths'],
      changes: ['init|uninstall|docs|bundle|bundle-app|bundle-module|verify'],
      runs: ['build|run|test|repl|script'],
      installs: ['install|upgrade|upgrade-set|fetch'],
    },
    effects: { rows: [publishes('publish'), publishes('registry transfer')] },
    acts: { runs: 'before then else x config exec-args' },
    data: `p package q quiet v verbose main m outfile platform w watch u purs-args b offline pure ensure-ranges migrate json strict minify
      source-maps force monochrome no-color`,
  },
  elm: {
    network: 'talks',
    area: 'packages',
    does: { reads: ['diff|help'], changes: ['make|init|bump'], runs: ['repl'], installs: ['install'] },
    effects: { rows: [publishes('publish'), ordinary('reactor', 'network', 'starts a web server for this folder')] },
    acts: { writes: 'output docs', runs: 'interpreter' },
    data: 'optimize debug report port no-colors',
  },
  ...each('elm-format elm-review', {
    changes: true,
    acts: { writes: 'output', runs: 'config compiler elm-format-path template' },
    data: 'yes validate stdin elm-version fix fix-all rules ignore-dirs ignore-files watch report json upgrade',
  }),
  'elm-test': {
    does: { runs: [''], changes: ['init'], installs: ['install'] },
    acts: { runs: 'compiler' },
    data: 'seed fuzz workers report watch no-clear',
  },

  // Erlang and its relatives. Sources: the manual page of each, erlang 25. From knowledge of the tools, not read again: dialyzer, gleam
  erl: {
    interprets: { input: true },
    passwords: ['-setcookie '],
    acts: {
      runs: 'eval -eval s -s -run run -config -boot -args_file -rsh -pa -pz -init_debug -epmd_module -path -code_path_cache',
      reaches: '-remsh remsh -hosts',
    },
    data: `-sname -name -noshell -noinput -setcookie -hidden -detached -heart -extra -mode -emu_type -smp -boot_var -connect_all -cookie -env
      -enable-feature -disable-feature -instr -kernel -make -man -no_epmd -nostick -oldshell -proto_dist -shutdown_time -start_epmd -version`,
  },
  erlc: {
    changes: true,
    acts: { writes: 'o', runs: 'I pa pz -pa -pz' },
    data: 'D W Werror v b server no-server M MF MD MT MQ MP MG enable-feature disable-feature list-features E S P',
  },
  escript: { interprets: { input: true }, data: 'c d i s n' },
  ...each('dialyzer typer', {
    reads: true,
    acts: { writes: 'o output output_plt', runs: 'pa pz' },
    data: `r src plt plts c build_plt add_to_plt remove_from_plt check_plt no_check_plt n apps W Wno_return D I statistics raw fullpath v q
      plt_info get_warnings dump_callgraph show show-exported annotate`,
  }),
  gleam: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['check|help|lsp', 'deps list|tree', 'hex outdated'],
      changes: ['new|clean|format|fix|remove', 'docs build', 'export'],
      runs: ['build|run|test|shell|dev'],
      installs: ['add|update', 'deps download|update'],
    },
    effects: {
      rows: [
        publishes('publish'),
        publishes('docs publish'),
        dangerous('hex retire|unretire|revert', 'deletes', 'withdraws a published version'),
        dangerous('docs remove', 'deletes', 'deletes published documentation'),
      ],
    },
    data: `t target runtime m module check dev warnings-as-errors no-print-progress template name skip-git skip-github replace yes y stdin open`,
  },
});
