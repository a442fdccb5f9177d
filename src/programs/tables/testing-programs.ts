/** Programs: test runners. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

/** What `--coverageReporters` names, unless it is one of those that come with istanbul. */
const JEST_REPORTER = /^(?!(?:clover|cobertura|html|html-spa|json|json-summary|lcov|lcovonly|none|teamcity|text|text-lcov|text-summary)$)/;

export const TESTING = (): Family => ({
  // test runners
  jest: {
    does: { runs: [''] },
    acts: {
      runs: `c config setupFiles setupFilesAfterEnv globalSetup globalTeardown testEnvironment reporters runner transform preset testRunner
        env resolver prettierPath snapshotSerializers testResultsProcessor testSequencer`,
      writes: 'outputFile coverageDirectory cacheDirectory',
    },
    data: `watch watchAll coverage t testNamePattern testPathPattern testPathPatterns u updateSnapshot i runInBand verbose silent bail b ci
      o onlyChanged findRelatedTests passWithNoTests clearCache maxWorkers w detectOpenHandles forceExit json listTests changedSince
      debug no-cache showConfig testTimeout selectProjects shard runTestsByPath logHeapUsage all automock changedFilesWithAncestor
      clearMocks collectCoverage collectCoverageFrom coveragePathIgnorePatterns coverageProvider coverageThreshold detectLeaks
      errorOnDeprecated e expand f onlyFailures globals ignoreProjects injectGlobals lastCommit maxConcurrency moduleFileExtensions
      modulePathIgnorePatterns noStackTrace notify notifyMode resetMocks resetModules restoreMocks seed showSeed skipFilter
      testEnvironmentOptions testFailureExitCode testLocationInResults testMatch testPathIgnorePatterns testRegex
      transformIgnorePatterns unmockedModulePathPatterns useStderr watchPathIgnorePatterns watchman no-watchman`,
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'runs the tests or modules of another folder', {
          options: '--rootDir --roots --projects --modulePaths --moduleDirectories',
          value: /^(?:[/~$]|\.\.)/,
        }),
        ordinary('', 'changes', 'writes a configuration file', { options: '--init' }),
        ordinary('', 'runs-foreign-code', 'runs the reporter of coverage that the option names', {
          options: '--coverageReporters',
          value: JEST_REPORTER,
        }),
      ],
    },
  },
  vitest: {
    does: { runs: ['', 'run|watch|dev|related|bench|typecheck'], reads: ['list'], changes: ['init'] },
    acts: { runs: 'c config globalSetup environment reporter execArgv', writes: 'outputFile', reaches: 'api ui browser' },
    data: `w watch u update t testNamePattern coverage r root dir silent pool isolate globals dom passWithNoTests changed shard bail
      retry testTimeout hookTimeout mode project typecheck sequence logHeapUsage no-file-parallelism maxWorkers hideSkippedTests`,
  },
  mocha: {
    does: { runs: [''] },
    acts: { runs: 'r require config file R reporter ui u import loader package', writes: 'reporter-options O' },
    data: `g grep f fgrep t timeout b bail w watch recursive p parallel s slow i invert exit full-trace color diff extension ignore spec
      retries dry-run allow-uncaught A async-only check-leaks fail-zero forbid-only forbid-pending global globals j jobs timeouts c
      colors inline-diffs exclude S sort watch-files watch-ignore list-interfaces list-reporters`,
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'loads a module before the tests', {
          options: '-n --node-option',
          value: /^-*(?:r|require|import|(?:experimental-)?loader)=/,
        }),
      ],
    },
  },
  playwright: {
    network: 'talks',
    does: {
      reads: ['show-report|show-trace|help|merge-reports|list'],
      runs: ['test|open|codegen|cr|ff|wk|screenshot|pdf|run-server|launch-server'],
      changes: ['clear-cache|uninstall|init-agents'],
      installs: ['install|install-deps'],
    },
    acts: {
      runs: 'c config reporter executable-path',
      writes: 'output o save-storage save-har',
      reaches: 'proxy-server',
      lowers: 'ignore-https-errors',
    },
    data: `headed project g grep ui debug workers j retries repeat-each x shard u update-snapshots trace timeout grep-invert last-failed
      only-changed list with-deps browser b device port pass-with-no-tests target channel color-scheme lang timezone viewport-size
      geolocation dry-run only-shell no-shell force quiet max-failures fully-parallel`,
  },
  cypress: {
    does: { reads: ['info|version|help'], runs: ['run|open'], changes: ['verify|cache'], installs: ['install'] },
    acts: { runs: 'C config-file c config e env project P record', reaches: 'key k' },
    data: 's spec b browser headless headed port p reporter r quiet q tag parallel group e2e component',
  },
  pytest: {
    does: { runs: [''] },
    // Source: docs.pytest.org, "the directory will be cleared before each test run"
    effects: {
      rows: [
        dangerous('', 'deletes', 'empties the folder that --basetemp names', {
          options: '--basetemp',
          value: /^(?!\/(?:var\/)?tmp\/|(?:\.\/)?(?:\.?te?mp|build|\.pytest))/,
        }),
        ordinary('', 'changes', 'writes the expected results anew', { options: '--snapshot-update --inline-snapshot' }),
      ],
    },
    acts: {
      runs: 'c config-file p rootdir confcutdir import-mode o override-ini cov-config',
      writes: 'junitxml junit-xml basetemp log-file resultlog html debug',
      reaches: 'pastebin',
    },
    data: `k m x v vv q s l r rA rs lf last-failed ff failed-first nf maxfail tb capture cov cov-report durations collect-only co n
      numprocesses pdb trace sw stepwise disable-warnings W no-header no-summary color fixtures markers deselect ignore ignore-glob
      cache-clear cache-show timeout reruns strict-markers setup-show dist pyargs showlocals verbose quiet benchmark-only
      cov-fail-under cov-branch cov-append cov-context no-cov no-cov-on-fail randomly-seed randomly-dont-reorganize
      last-failed-no-failures strict-config strict setup-plan setup-only doctest-modules doctest-glob doctest-continue-on-failure
      full-trace runxfail log-level log-cli-level log-cli-format log-format log-date-format trace-config stepwise-skip sw-skip
      new-first maxprocesses asyncio-mode timeout-method benchmark-skip benchmark-sort benchmark-compare verbosity no-showlocals
      code-highlight show-capture xfail-tb keep-duplicates continue-on-collection-errors fixtures-per-test funcargs reruns-delay
      looponfail f maxschedchunk self-contained-html snapshot-update create-db reuse-db tracing browser headed slowmo`,
  },
  'py.test': { like: 'pytest' },
  tox: {
    does: { runs: ['', 'run|r|run-parallel|p|exec|e|devenv|d'], reads: ['list|l|config|c|depends|de|quickstart|q'] },
    installs: 'always',
    acts: { runs: 'c conf x override workdir root installpkg', reaches: 'i index-url' },
    data: `r recreate v verbose s skip-missing-interpreters a listenvs m label f factor notest parallel-live o skip-env result-json e p
      parallel parallel-no-spinner q quiet l list no-list-dependencies b pkg-only pre hash-seed colored no-recreate-pkg fail-fast hi
      help-ini showconfig listenvs-all sdistonly parallel--safe-build hashseed force-dep develop sitepackages alwayscopy`,
  },
  nox: {
    does: { runs: [''] },
    installs: 'always',
    acts: { runs: 'f noxfile force-python envdir' },
    data: `s session sessions l list r reuse-existing-virtualenvs R k keywords p python pythons e t tags v verbose x stop-on-first-error
      no-venv no-install`,
  },
  coverage: {
    does: { reads: ['report|debug|help|annotate'], changes: ['html|xml|json|lcov|combine|erase'], runs: ['run'] },
    acts: { runs: 'rcfile concurrency', writes: 'd directory o data-file' },
    data: `m module source omit include show-missing skip-covered fail-under branch append a p parallel-mode i ignore-errors q quiet
      precision sort format`,
  },
  hatch: {
    network: 'talks',
    does: {
      reads: ['status|version|find', 'env show', 'project metadata', 'dep show', 'python show'],
      changes: ['new|config|clean|fmt', 'env prune|remove'],
      runs: ['run|test|shell|build', 'env run'],
      installs: ['env create', 'python install|update', 'self update'],
    },
    effects: { rows: [publishes('publish')] },
    wraps: { subcommand: ['run'], inner: 'argv' },
    leaves: /^/,
  },
  pdm: {
    network: 'talks',
    does: {
      reads: ['list|info|show|search|outdated|config', 'venv list'],
      changes: ['init|lock|remove|export|cache|use|venv|fix|import|new'],
      runs: ['run|build'],
      installs: ['add|install|sync|update|self|plugin|python'],
    },
    effects: { rows: [publishes('publish')] },
    wraps: { subcommand: ['run'], inner: 'argv' },
    leaves: /^/,
  },
  rye: {
    network: 'talks',
    does: {
      reads: ['list|show|version', 'toolchain list'],
      changes: ['init|remove|pin|fmt|lint|config'],
      runs: ['run|test|build'],
      installs: ['add|sync|lock|fetch|install', 'toolchain fetch', 'self update'],
    },
    effects: { rows: [publishes('publish')] },
    wraps: { subcommand: ['run'], inner: 'argv' },
    leaves: /^/,
  },
  virtualenv: {
    changes: true,
    network: 'talks',
    acts: { runs: 'app-data seeder creator extra-search-dir' },
    data: `p python clear system-site-packages prompt q quiet v verbose no-download symlinks copies upgrade-embed-wheels pip setuptools
      with-traceback discovery always-copy no-seed without-pip never-download wheel no-pip no-setuptools no-wheel symlink-app-data
      activators`,
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'installs the newest pip, setuptools and wheel', { options: '--download', area: 'packages' }),
        ordinary('', 'deletes', 'empties the cache of virtualenv', { options: '--clear-app-data' }),
      ],
    },
  },
  rspec: {
    does: { runs: [''] },
    acts: { runs: 'r require I O options f format default_path default-path', writes: 'o out profile-out' },
    data: `e example t tag P pattern fail-fast only-failures n next-failure order seed b backtrace c color d documentation p profile
      dry-run w warnings bisect debugger failure-exit-code l line_number`,
    effects: { rows: [ordinary('', 'changes', 'writes the files of a new configuration', { options: '--init --configure' })] },
  },
  phpunit: {
    does: { runs: [''] },
    acts: {
      runs: 'c configuration bootstrap prepend include-path d extension printer extensions',
      writes: `log-junit coverage-html coverage-clover coverage-text testdox-html cache-directory coverage-cobertura coverage-crap4j
        coverage-php coverage-xml coverage-cache log-teamcity testdox-text testdox-xml list-tests-xml cache-result-file`,
    },
    data: `filter group exclude-group testsuite stop-on-failure testdox v verbose debug colors process-isolation list-tests order-by
      no-coverage list-groups coverage-filter path-coverage disable-coverage-ignore warm-coverage-cache reverse-list no-logging
      list-suites covers uses test-suffix dont-report-useless-tests strict-coverage strict-global-state disallow-test-output
      disallow-resource-usage enforce-time-limit default-time-limit disallow-todo-tests globals-backup static-backup stderr
      stop-on-defect stop-on-error stop-on-warning stop-on-risky stop-on-skipped stop-on-incomplete fail-on-incomplete fail-on-risky
      fail-on-skipped fail-on-warning repeat teamcity testdox-group testdox-exclude-group no-interaction random-order-seed
      cache-result do-not-cache-result no-configuration no-extensions atleast-version check-version`,
    effects: {
      rows: [ordinary('', 'changes', 'writes a configuration file', { options: '--generate-configuration --migrate-configuration' })],
    },
  },
  ctest: {
    does: { runs: [''] },
    acts: {
      runs: 'S script D SP build-and-test build-makeprogram test-command overwrite script-new-process',
      writes: 'O output-log output-junit',
    },
    data: `j parallel V verbose VV R tests-regex E exclude-regex output-on-failure N show-only C build-config L label-regex rerun-failed
      test-dir timeout repeat-until-fail Q progress preset list-presets extra-verbose stop-on-failure F resource-spec-file test-load
      LE label-exclude FA fixture-exclude-any FS fixture-exclude-setup FC fixture-exclude-cleanup I tests-information U union repeat
      max-width interactive-debug-mode no-label-summary no-subproject-summary test-output-size-passed test-output-size-failed
      test-output-truncation force-new-ctest-process schedule-random submit-index stop-time print-labels no-tests H help-full
      help-manual help-manual-list help-command help-command-list help-commands help-module help-module-list help-modules help-policy
      help-policy-list help-policies help-property help-property-list help-properties help-variable help-variable-list help-variables
      build-generator build-target build-nocmake build-two-config build-generator-platform build-generator-toolset build-project
      build-noclean build-config-sample build-options test-timeout group tomorrow-tag http1.0 no-compress-output -usage build-run-dir
      build-exe-dir M test-model`,
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends the results of the tests to a server', {
          options: '-T --test-action -D --dashboard',
          value: /Submit$|^(?:Nightly|Experimental|Continuous)$/,
        }),
        ordinary('', 'uploads', 'sends files along with the results of the tests', { options: '-A --add-notes --extra-submit' }),
      ],
    },
  },
  bats: {
    does: { runs: [''] },
    acts: { runs: 'formatter F', writes: 'o output report-formatter' },
    data: `f filter j jobs r recursive t tap p pretty T timing c count filter-tags no-parallelize-within-files print-output-on-failure
      verbose-run`,
  },
});
