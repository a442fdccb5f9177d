/** Programs: helpers of Go and Rust. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

export const GOPHERS = (): Family => ({
  // Go: formats and checks. Sources: the options in the code of gosec 2.22 and revive 1.10. From knowledge of the tools, not read again: gofumpt,
  // golint, errcheck, ineffassign, golines, gci, gocyclo, deadcode, gopls
  ...each('gofumpt golines gci', {
    reads: true,
    acts: { writes: 'w', runs: 'base-formatter' },
    data: `l d e extra lang modpath m max-len t tab-len shorten-comments no-reformat-tags ignore-generated chain-split-dots dry-run list-files s
      section skip-generated custom-order skip-vendor`,
  }),
  ...each('golint errcheck ineffassign gocyclo deadcode revive', {
    reads: true,
    acts: { runs: 'config' },
    data: `min_confidence set_exit_status formatter exclude max_open_files version blank asserts ignore ignoretests ignorepkg exclude-only
      excludeonly tags abspath verbose mod over top avg avg-short total test generated filter f json whylive`,
  }),
  gosec: {
    reads: true,
    effects: { rows: [dangerous('', 'uploads', 'sends parts of the source to a service', { options: '-ai-api-provider -ai-base-url' })] },
    acts: { writes: 'out log', runs: 'conf', lowers: 'ai-skip-ssl' },
    data: `nosec show-ignored fmt nosec-tag nosec-require-rules nosec-require-justification enable-audit quiet include exclude exclude-rules
      exclude-generated sort tags severity confidence concurrency no-fail tests version stdout color r verbose track-suppressions terse exclude-dir
      ai-api-key`,
  },
  gopls: {
    reads: true,
    does: {
      reads: [
        'check|definition|references|symbols|workspace_symbol|links|call_hierarchy|implementation|highlight|folding_ranges|semtok|signature',
        'stats|version|bug|help|api-json|vulncheck|serve',
        '',
      ],
      changes: ['format|imports|rename|fix|codeaction|codelens|execute'],
    },
    acts: { reaches: 'listen -listen remote -remote port -port debug -debug', writes: 'logfile -logfile' },
    data: `mode rpc.trace v verbose vv veryverbose w write d diff l list ocagent profile.cpu profile.mem profile.trace remote.listen.timeout`,
  },

  // Go: tests, rebuilds and code that is made. Sources: the options in the code of each: mockgen 0.6, gotestsum 1.13, air 1.63; ko.build/reference
  // 0.18. From knowledge of the tools, not read again: stringer, wire, sqlc, gox, templ, swag, mockery, ghz, gops, tinygo, benchstat, godoc
  gotestsum: {
    does: { runs: ['', 'tool'] },
    acts: { runs: 'post-run-command', writes: 'jsonfile jsonfile-timing-events junitfile rerun-fails-report' },
    data: `f format format-hide-empty-pkg format-hivis format-icons no-color no-summary hide-summary raw-command ignore-non-json-output-lines
      max-fails watch watch-clear watch-chdir rerun-fails rerun-fails-max-failures rerun-fails-run-root-test rerun-fails-abort-on-data-race
      packages debug junitfile-project-name junitfile-testsuite-name junitfile-testcase-classname junitfile-hide-empty-pkg
      junitfile-hide-skipped-tests`,
  },
  ...each('air goreload gow wgo CompileDaemon modd', {
    does: { runs: ['', 'init'] },
    acts: {
      runs: `c build.cmd build.bin build.full_bin build.entrypoint build.args_bin build.pre_cmd build.post_cmd env_files command build f file`,
    },
    data: `d v color build.exclude_dir build.include_ext build.delay build.exclude_regex build.include_dir build.exclude_file build.stop_on_error
      build.log tmp_dir root e w i s P p x directory recursive pattern exclude exclude-dir include graceful-kill log-prefix polling b n notify`,
  }),
  ...each('stringer wire mockgen mockery swag templ enumer easyjson deepcopy-gen oapi-codegen gotests moq', {
    changes: true,
    acts: {
      writes: 'output -output destination -destination o out outputDir output-dir path',
      runs: 'exec_only config -config build_flags prog_only command cmd',
    },
    data: `type linecomment trimprefix tags archive source mock_names package self_package write_command_comment write_package_comment
      write_source_comment write_generate_directive copyright_file build_constraint typed imports aux_files exclude_interfaces debug_parser version
      name all dir recursive inpackage with-expecter keeptree case outpkg filename dry-run log-level generalInfo g d exclude propertyStrategy p
      parseDependency pd parseInternal parseVendor markdownFiles codeExampleFiles instanceName generatedTime tag ot quiet q f w watch v lazy proxy
      proxyport proxybind open-browser include-version include-timestamp keep-orphaned-files i parallel nosubtests template generate json text yaml
      sql transform stub pkg rm with-resets skip-ensure import-mapping alias-types header_file output_file_prefix`,
  }),
  sqlc: {
    network: 'talks',
    does: { reads: ['diff|compile|vet|version|help|completion'], changes: ['generate|init'] },
    effects: {
      rows: [
        ordinary('push|upload', 'uploads', 'sends the queries to a server'),
        ordinary('createdb|verify', 'changes', 'makes a database or compares queries on the server'),
      ],
    },
    acts: { runs: 'f file' },
    data: 'no-remote remote x dry-run v1 v2 tag t against',
  },
  ghz: {
    network: 'talks',
    effects: {
      rows: [ordinary('', 'network', 'sends many requests to a server', { called: 'load bench stress test request ghz call measure' })],
    },
    acts: { writes: 'o output', lowers: 'skipTLS', runs: 'config' },
    data: `proto protoset call i import-paths cacert cert key cname insecure authority async r rps load-schedule load-start load-step load-end
      load-step-duration load-max-duration c concurrency concurrency-schedule n total t timeout z duration x max-duration duration-stop d data D
      data-file b binary B binary-file m metadata M metadata-file stream-interval stream-call-duration stream-call-count reflect-metadata O format
      skipFirst count-errors connections connect-timeout keepalive name tags cpus debug e enable-compression v version lb-strategy
      disable-template-functions`,
  },
  ...each('gops benchstat gocov gocov-html goweight dep-tree', {
    does: {
      reads: ['', 'stack|memstats|version|stats|tree|process|help|report|annotate|convert'],
      changes: ['setgc|trace|pprof-heap|pprof-cpu|gc'],
      runs: ['test'],
    },
    data: 'alpha delta-test filter format ignore row col table sort split html csv geomean norange confidence',
  }),
  ...each('gox xgo', {
    does: { runs: [''] },
    acts: { writes: 'output dest out', runs: 'gocmd image hooksdir' },
    data: `os arch osarch parallel ldflags gcflags asmflags tags cgo verbose v osarch-list race mod go targets pkg remote branch x buildmode
      trimpath`,
  }),
  tinygo: {
    does: { reads: ['version|env|list|info|targets|help|ports'], changes: ['clean'], runs: ['build|run|test'] },
    effects: {
      rows: [
        ordinary('flash', 'changes', 'writes a program to a board', { called: 'flash upload load board' }),
        ordinary('gdb|lldb|monitor', 'changes', 'talks to a board'),
      ],
      long: ['target', 'o', 'port', 'opt', 'size'],
    },
    acts: { writes: 'o', runs: 'programmer ocd-commands' },
    data: `target opt gc panic scheduler size port tags ldflags serial no-debug print-stacks monitor baudrate timeout x v short run count json
      verify work stack-size interp-timeout wasm-abi`,
  },
  godoc: {
    effects: { rows: [ordinary('', 'network', 'starts a web server for documentation')] },
    acts: { reaches: 'http -http', runs: 'templates goroot' },
    data: 'index play v timestamps links notes url write_index zip index_files index_interval index_throttle maxresults',
  },

  // Rust: builds and what watches them. Sources: the options in the code of each: cargo-generate 0.23, cargo-watch 8.5; the manual page of each:
  // sccache 0.4, distccd 3.4, icecc 1.4, rustdoc, cbindgen 0.24. From knowledge of the tools, not read again: bindgen, wasm-bindgen, bacon,
  // rust-script, grcov, dioxus, cargo-make
  sccache: {
    wraps: { inner: 'argv' },
    leaves: /^/,
    effects: {
      rows: [
        ordinary('', 'system', 'starts or stops the server of the compiler cache', {
          options: '--start-server --stop-server',
          area: 'services',
          called: 'sccache cache server start stop',
        }),
      ],
    },
    acts: { runs: 'package-toolchain' },
    data: 's show-stats start-server stop-server z zero-stats dist-auth dist-status stats-format show-adv-stats h V',
  },
  ...alike('distcc', 'icecc icerun'),
  ...each('distccd iceccd icecc-scheduler', {
    effects: {
      rows: [
        dangerous('', 'network', 'lets other machines compile on this one', {
          without: '-h --help --version',
          called: 'distcc icecc icecream compil server daemon start build',
        }),
      ],
    },
    acts: { writes: 'log-file l pid-file P', lowers: 'allow-private enable-tcp-insecure' },
    data: `j jobs N nice p port listen user a allow job-lifetime no-detach no-fork log-level log-stderr verbose wizard stats stats-port inetd
      daemon d zeroconf b env-basedir cache-limit m max-processes n netname s scheduler-host u user-uid v vv vvv r persistent-client-connection
      whitelist blacklist`,
  }),
  rustdoc: {
    does: { runs: [''] },
    acts: { runs: 'L library-path extern test-runtool test-builder C codegen Z config', writes: 'o output out-dir persist-doctests' },
    data: `crate-name crate-type edition test test-args document-private-items cfg target html-in-header html-before-content html-after-content
      markdown-css markdown-before-content markdown-after-content markdown-no-toc extend-css theme e w output-format color error-format v verbose A
      W D F cap-lints show-coverage default-theme playground-url check check-cfg sysroot no-run nocapture passes show-type-layout index-page
      enable-index-page`,
  },
  ...each('bindgen cbindgen wasm-bindgen wit-bindgen', {
    changes: true,
    open: true,
    acts: { runs: 'rustfmt-configuration-file c config', writes: 'o output out-dir depfile emit-ir-graphviz wrap-static-fns-path' },
  }),
  ...each('cargo-watch cargo-make makers bacon', {
    does: { runs: [''] },
    wraps: { script: ['s', 'shell'], inner: 'none' },
    acts: { runs: 'x exec makefile C workdir job cwd', reaches: 'listen' },
    data: `c clear debug why ignore-nothing no-vcs-ignores no-dot-ignores no-restart all poll postpone no-process-group watch-when-idle features q
      quiet d delay i ignore p package profile w watch use-shell B e env env-file list-all-steps list-category-steps diff-steps
      disable-check-for-updates experimental no-workspace output-format output-file l loglevel v verbose print-steps skip-tasks skip-init-end-tasks
      time-summary allow-private s summary S no-summary no-wrap wrap reverse no-reverse help-line no-help-line export-locations list-jobs prefs
      init all-features watch-list path`,
  }),
  'cargo-generate': {
    network: 'talks',
    area: 'packages',
    does: { installs: [''] },
    acts: {
      runs: 'c config gitconfig values-file template-values-file',
      reaches: 'g git',
      writes: 'destination',
      lowers: 'a allow-commands',
    },
    data: `list-favorites n name f force v verbose q quiet continue-on-error s silent vcs lib bin i identity d define init force-git-init o
      overwrite skip-submodules no-workspace test b branch t tag r revision rev p path favorite`,
  },
  ...each('rust-script evcxr irust cargo-script', {
    interprets: { code: ['e', 'expr', 'l', 'loop'], input: true },
    acts: { runs: 'd dep toolchain wrapper w', writes: 'pkg-path cache-path' },
  }),
  ...alike(
    'cargo',
    'cargo-nextest cargo-expand cargo-insta cargo-audit cargo-deny cargo-outdated cargo-tarpaulin cargo-clippy cargo-fmt cargo-component',
  ),
  'rust-analyzer': {
    does: { reads: ['', 'parse|symbols|highlight|analysis-stats|diagnostics|lsif|scip|run-tests|rustc-tests|ssr|search'] },
    acts: { writes: 'output log-file', runs: 'config-path' },
    data: 'v verbose q quiet no-log-buffering print-config-schema wait-dbg V version no-dump randomize memory-usage',
  },
  grcov: {
    reads: true,
    acts: { writes: 'o output-path output-file log', runs: 'llvm-path' },
    data: `t output-type output-types s source-dir p prefix-dir ignore-not-existing ignore keep-only branch filter b binary-path llvm parallel
      threads token commit-sha service-name precision guess-directory-when-missing excl-line excl-start excl-stop excl-br-line sort-output-types
      path-mapping no-demangle`,
  },
  dx: {
    network: 'talks',
    does: {
      reads: ['check|doctor|config|help|print'],
      changes: ['clean|fmt|translate|init|new', 'config init'],
      runs: ['build|serve|bundle|run'],
      installs: ['new', 'components add', 'self-update'],
    },
    acts: { reaches: 'addr address', writes: 'out-dir output-dir' },
    data: `platform p package port open hot-reload features release r profile bin example verbose v trace json-output web desktop mobile ios
      android fullstack ssg target no-default-features all-features template subtemplate yes y file f raw interactive watch session skip-assets
      inject-loading-scripts package-types`,
  },
  'cargo-leptos': {
    does: { runs: ['build|serve|watch|test|end-to-end'], changes: ['new'] },
    data: 'r release p project features lib-features bin-features hot-reload precompress v js-minify',
  },
});
