/** Programs: build tools of Erlang, Haskell, Scala and others. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

export const BUILDERS = (): Family => ({
  // Erlang, Haskell, Scala, OCaml, Dart, Swift, .NET
  iex: { like: 'elixir', data: 'S dot-iex sname name cookie' },
  stack: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['ls|path|query|list|dot|hoogle|uninstall', 'config env'],
      changes: ['new|init|clean|purge|unpack|sdist|templates', 'config set'],
      runs: ['build|test|bench|exec|run|ghci|repl|runghc|script|eval|ghc|haddock|hpc'],
      installs: ['install|setup|update|upgrade'],
    },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv' },
    leaves: /^/,
    effects: { rows: [ordinary('upload', 'uploads', 'publishes a package')] },
    acts: { runs: 'stack-yaml with-gcc with-hpack setup-info-yaml', lowers: 'allow-different-user' },
  },
  ghcup: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|whereis|debug-info|tool-requirements|changelog'],
      changes: ['set|unset|rm|gc|nuke|config'],
      runs: ['run'],
      installs: ['install|upgrade|compile|prefetch|tui'],
    },
  },
  ghci: { interprets: { code: ['e'], input: true } },
  runghc: { interprets: { code: ['e'], input: true } },
  sbt: {
    network: 'talks',
    does: { runs: [''] },
    acts: { runs: 'J java-home sbt-jar D addPluginSbtFile -sbt-jar -java-home' },
    effects: { rows: [publishes('publish|publishSigned')] },
    data: 'mem debug batch client no-colors',
  },
  mill: { network: 'talks', does: { runs: [''] } },
  leiningen: { like: 'lein' },
  lein: {
    network: 'talks',
    does: {
      reads: ['help|version|classpath|deps'],
      changes: ['new|clean|pom|with-profile'],
      runs: ['', 'run|test|repl|compile|uberjar|jar|check|trampoline|do'],
      installs: ['upgrade|downgrade|install'],
    },
    effects: { rows: [publishes('deploy|release')] },
    data: 'o U',
  },
  clj: { interprets: { code: ['e', 'eval'], input: true }, acts: { runs: 'Sdeps X M T A i init m main' } },
  clojure: { like: 'clj' },
  bb: {
    interprets: { code: ['e'], input: true },
    does: { runs: [''] },
    acts: { runs: 'f file m main x exec config deps-root cp classpath' },
  },
  opam: {
    prints: /^env\b/,
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|show|info|search|env|var|tree|lint', 'switch list', 'repository list', 'config report'],
      changes: ['remove|pin|unpin|clean|lock|switch|init', 'switch set'],
      installs: ['install|update|upgrade|reinstall|import|source', 'switch create', 'repository add'],
    },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv' },
    leaves: /^/,
    data: `y ignore-pin-depends best-effort cli criteria debug-level git-version no-aspcud no-auto-upgrade no-self-upgrade readonly safe
      strict switch use-internal-solver w working-dir`,
    acts: { runs: 'solver root', writes: 'cudf', lowers: 'confirm-level' },
    effects: { long: ['switch', 'root', 'cli', 'criteria', 'cudf', 'debug-level', 'solver', 'confirm-level'], rows: [] },
  },
  dune: {
    does: {
      reads: ['describe|show|diagnostics|printenv|rules|external-lib-deps'],
      changes: ['clean|init|fmt|format-dune-file|promote|cache'],
      runs: ['build|b|runtest|test|exec|utop|install|top'],
      installs: ['pkg'],
    },
    wraps: {
      subcommand: ['exec'],
      short: 'jpx',
      long: ['profile', 'root', 'display', 'build-dir', 'workspace', 'only-packages'],
      inner: 'argv',
    },
    leaves: /^/,
    data: `build-info f force sandbox w watch always-show-command-line cache cache-check-probability cache-duplication cache-transport
      debug-artifact-substitution debug-backtraces debug-dependency-path debug-findlib default-target disable-promotion display
      ignore-promoted-rules instrument-with j no-buffer no-config no-print-directory only-packages p for-release-of-packages profile
      release store-orig-source-dir terminal-persistence x`,
    acts: { runs: 'config-file diff-command root workspace', writes: 'build-dir trace-file' },
    effects: {
      short: 'jpx',
      long: ['profile', 'root', 'display', 'build-dir', 'workspace', 'only-packages', 'sandbox', 'cache'],
      rows: [
        ordinary('', 'changes', 'overwrites files of the source with what the build makes', {
          options: '--auto-promote --promote-install-files',
        }),
      ],
    },
  },
  dart: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['analyze|doc|info', 'pub deps|outdated'],
      changes: ['format|fix|create|compile', 'pub remove'],
      runs: ['run|test', '', 'build'],
      installs: ['pub get|add|upgrade|global|downgrade'],
    },
    effects: { rows: [publishes('pub publish')] },
    interprets: { input: true },
  },
  flutter: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['doctor|devices|analyze|logs|emulators|help|channel|screenshot', 'pub deps|outdated'],
      changes: ['create|clean|config|gen-l10n|precache|symbolize|attach', 'pub remove'],
      runs: ['run|test|build|drive|assemble'],
      installs: ['pub get|add|upgrade|global|install', 'upgrade|downgrade|install'],
    },
    effects: { rows: [publishes('pub publish')] },
    data: `d device-id device-timeout release debug profile flavor t target android-licenses dart-define dart-define-from-file no-pub pub
      web-port web-hostname web-renderer machine v verbose platforms org template project-name e empty split-per-abi obfuscate
      split-debug-info build-name build-number no-codesign export-method analyze-size coverage plain-name name reporter concurrency
      offline no-dev-dependencies no-fatal-infos no-fatal-warnings fatal-infos fatal-warnings watch major-versions tighten
      unlock-transitive dry-run arb-dir template-arb-file launch list up-to-date prereleases json no-transitive
      no-dependency-overrides tags exclude-tags total-shards shard-index update-goldens start-paused fail-fast
      test-randomize-ordering-seed verbose-system-logs device-user host-vmservice-port hot no-hot track-widget-creation trace-startup
      wasm no-tree-shake-icons tree-shake-icons simulator config-only a android-language i ios-language sample suppress-analytics`,
  },
  swift: {
    network: 'talks',
    interprets: { code: ['e'], input: true },
    does: {
      reads: ['package describe|dump-package|show-dependencies|tools-version'],
      changes: ['package init|clean|reset|resolve|edit|unedit|purge-cache', 'format'],
      runs: ['build|test|run|repl', 'package plugin'],
      installs: ['package update|add-dependency', 'sdk'],
    },
  },
  swiftc: {
    changes: true,
    acts: { runs: '-load-plugin-library -load-plugin-executable -plugin-path -Xfrontend -Xlinker -tools-directory', writes: 'o' },
  },
  xcodebuild: {
    does: { reads: ['-list|-version|-showsdks|-showBuildSettings'], runs: [''] },
    acts: {
      writes: '-derivedDataPath -archivePath -exportPath -resultBundlePath',
      lowers: '-skipPackagePluginValidation -skipMacroValidation',
      runs: '-xcconfig -toolchain',
    },
    data: `-list -sdk -scheme -destination -configuration -target -json -alltargets -arch -showsdks -showBuildSettings -showdestinations
      -showTestPlans -quiet -verbose -jobs -parallelizeTargets -only-testing -skip-testing -testPlan -enableCodeCoverage
      -exportArchive -exportOptionsPlist -resolvePackageDependencies -disableAutomaticPackageResolution -hideShellScriptEnvironment
      -version -checkFirstLaunchStatus -test-iterations -retry-tests-on-failure -run-tests-until-failure -parallel-testing-enabled
      -parallel-testing-worker-count -maximum-parallel-testing-workers -destination-timeout -dry-run -n`,
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'builds a project in another folder', {
          options: '-project -workspace -xctestrun',
          value: /^(?:[/~$]|\.\.)/,
        }),
      ],
    },
  },
  xcrun: {
    wraps: { long: ['sdk', 'toolchain'], inner: 'argv' },
    data: 'show-sdk-path show-sdk-version show-sdk-build-version show-sdk-platform-path f find l log',
  },
  dotnet: {
    network: 'talks',
    area: 'packages',
    bringsNames: true,
    does: {
      reads: [
        'list|help|--info|--version|--list-sdks|--list-runtimes',
        'sln list',
        'nuget list|locals',
        'workload list|search',
        'tool list',
        'sdk check',
        'package search',
      ],
      changes: ['new|remove|sln|clean|format|pack|restore|dev-certs|user-secrets', 'add reference', 'tool uninstall'],
      runs: ['build|run|test|publish|watch|msbuild|exec|fsi|vstest|ef|store', '', 'tool run'],
      installs: ['restore', 'add package', 'tool install|update|restore', 'workload install|update', 'new install', 'package add'],
    },
    effects: {
      rows: [
        dangerous('dev-certs https', 'protection', 'makes this machine trust a certificate', { options: '--trust' }),
        ordinary('dev-certs https', 'deletes', 'deletes the certificates for development', { options: '--clean' }),
        publishes('nuget push'),
        dangerous('nuget delete', 'deletes', 'withdraws a published version'),
        dangerous('ef database drop', 'deletes', 'deletes a database'),
      ],
    },
    acts: {
      runs: `configfile additional-deps additional-probing-path test-adapter-path settings logger-module tool-manifest add-manifest e
        environment`,
      reaches: 's source add-source connection',
      lowers: `ignore-failed-sources store-password-in-clear-text`,
      writes: `o output results-directory d diag artifacts-path output-dir report binary-log bl lock-file-path export-path ep packages
        tool-path`,
    },
    data: `c configuration f framework r runtime v verbosity no-build no-restore self-contained n name lang project p filter l logger
      collect nologo interactive force version prerelease g global t sdk os a arch no-launch-profile launch-profile urls list-sdks
      list-runtimes info outdated include-transitive vulnerable deprecated highest-minor highest-patch include-prerelease locked-mode
      verify-no-changes severity include exclude diagnostics author columns columns-all dry-run no-update-check startup-project
      context idempotent no-dependencies disable-build-servers use-current-runtime ucr no-self-contained version-suffix
      include-symbols include-source serviceable list-tests blame blame-crash blame-hang blame-hang-timeout  no-cache
      no-http-cache use-lock-file force-evaluate tl no-hot-reload non-interactive no-vulnerable check list solution-folder in-root
      local disable-parallel json prefix-output migration data-annotations no-onconfiguring table k api-key clean trust u username`,
  },
  nuget: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|search|verify|help', 'sources list', 'locals list'],
      changes: ['pack|spec|delete|locals|config'],
      installs: ['install|restore|update'],
    },
    effects: { rows: [publishes('push'), ordinary('sources|setapikey|trusted-signers', 'changes', 'changes where packages come from')] },
    acts: { runs: '-ConfigFile -MSBuildPath', reaches: '-Source' },
  },
  shards: {
    network: 'talks',
    area: 'packages',
    does: { reads: ['list|check|version|outdated'], changes: ['init|lock|prune'], runs: ['build|run'], installs: ['install|update'] },
  },
  R: {
    interprets: { code: ['e'], input: true },
    does: { reads: ['CMD config'], runs: ['CMD build|check|BATCH|INSTALL'] },
    effects: { short: 'efdg', rows: [] },
    acts: { runs: 'f file d debugger g' },
    data: 'vanilla no-save no-restore q quiet slave s save restore no-echo version',
  },
  ghdl: { changes: true, data: 'a e s work std ieee no-vital-checks assert-level stop-time sdf', acts: { writes: 'vcd' } },
  verilator: {
    changes: true,
    acts: {
      runs: 'exe build compiler CFLAGS LDFLAGS -CFLAGS -LDFLAGS build-dep-bin pipe-filter F f MAKEFLAGS -MAKEFLAGS',
      writes: 'Mdir o -o -Mdir waiver-output xml-output',
    },
    data: `assert autoflush bbox-sys bbox-unsup binary build-jobs cc cdc clk no-clk converge-limit coverage coverage-line
      coverage-max-width coverage-toggle coverage-underscore coverage-user D debug-check no-debug-leak debugi no-decoration
      default-language dpi-hdr-only dump-defines dump-tree-addrids E error-limit -FI flatten G gate-stmts sc sv -sv P pins-bv
      pins-sc-biguint pins-sc-uint pins-uint8 no-pins64 pp-comments prefix private prof-c prof-cfuncs prof-exec prof-pgo protect-ids
      protect-key public public-flat-rw quiet-exit relative-includes reloop-limit report-unoptflat savable no-skip-identical
      structs-packed threads-max-mtasks timing no-timing timescale timescale-override top-module trace trace-coverage trace-depth
      trace-fst trace-max-array trace-max-width trace-params trace-structs trace-threads trace-underscore U no-unlimited-stack
      unroll-count unroll-stmts unused-regexp no-verilate vpi -Wall -Wno-context -Wno-fatal -Wno-lint -Wno-style -Wpedantic
      -Wwarn-lint -Wwarn-style x-assign x-initial x-initial-edge xml-only y O -O0 -O3 MP mod-prefix output-split output-split-cfuncs
      output-split-ctrace no-order-clock-delay if-depth inline-mult instr-count-dpi j l2-name lint-only main max-num-width MMD`,
  },
});
