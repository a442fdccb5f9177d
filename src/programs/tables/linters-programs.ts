/** Programs: linters and formatters. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const LINTERS = (): Family => ({
  // linters and formatters
  eslint: {
    does: { runs: [''] },
    acts: {
      runs: 'c config plugin parser rulesdir resolve-plugins-relative-to f format flag',
      writes: 'o output-file cache-location cache-file',
    },
    data: `fix fix-dry-run fix-type ext quiet max-warnings cache no-eslintrc env rule ignore-path ignore-pattern no-ignore stdin
      stdin-filename color debug print-config report-unused-disable-directives global no-error-on-unmatched-pattern init v version h
      help no-inline-config parser-options`,
  },
  prettier: {
    does: { runs: [''] },
    changes: true,
    acts: { runs: 'config plugin plugin-search-dir', writes: 'cache-location' },
    data: `write w check c list-different l ignore-path stdin-filepath parser tab-width use-tabs single-quote semi no-semi trailing-comma
      print-width log-level loglevel no-config find-config-path ignore-unknown u cache end-of-line prose-wrap bracket-spacing
      arrow-parens no-error-on-unmatched-pattern support-info file-info config-precedence`,
  },
  biome: {
    does: { reads: ['check|ci|lint|rage|explain|version|help|search'], changes: ['format|init|migrate|clean|start|stop'] },
    acts: { runs: 'config-path' },
    data: `write apply apply-unsafe unsafe fix staged changed since diagnostic-level max-diagnostics verbose reporter only skip colors
      vcs-enabled stdin-file-path files-ignore-unknown no-errors-on-unmatched`,
  },
  oxlint: {
    reads: true,
    acts: { runs: 'c config tsconfig js-plugins' },
    data: `fix fix-suggestions deny-warnings quiet D deny A allow W warn f format max-warnings rules ignore-path ignore-pattern threads
      type-aware`,
  },
  stylelint: {
    does: { runs: [''] },
    acts: { runs: 'config config-basedir custom-syntax custom-formatter f formatter', writes: 'o output-file cache-location' },
    data: 'fix q quiet max-warnings ignore-path ip allow-empty-input cache color stdin stdin-filename',
  },
  knip: {
    does: { runs: [''] },
    acts: { runs: 'c config t tsConfig reporter preprocessor' },
    data: `production no-progress fix include exclude strict W workspace dependencies exports files debug max-issues no-exit-code
      no-config-hints tags isolate-workspaces include-libs include-entry-exports no-gitignore cache performance trace trace-file
      memory n`,
  },
  ruff: {
    does: { reads: ['check|rule|config|linter|version|help|analyze'], changes: ['format|clean'], runs: ['server'] },
    acts: { runs: 'config', writes: 'o output-file cache-dir' },
    data: `fix unsafe-fixes diff q quiet v verbose s silent select ignore extend-select line-length target-version exclude watch w
      output-format statistics show-files show-settings no-cache preview isolated check stdin-filename fix-only add-noqa`,
  },
  black: {
    changes: true,
    acts: { runs: 'config' },
    data: `check diff l line-length t target-version S skip-string-normalization q quiet v verbose include exclude extend-exclude
      force-exclude stdin-filename c code fast safe color workers preview pyi C skip-magic-trailing-comma`,
  },
  isort: {
    like: 'black',
    data: `c check check-only diff profile l line-length q quiet v verbose skip sp settings-path settings-file src known-first-party
      filter-files e atomic rc rm float-to-top skip-gitignore s dont-skip ns t top b builtin o thirdparty p project m multi_line
      multi-line i indent a add_import add-import af force_adds force-adds r remove_import remove-import ls length_sort length-sort
      stdout d sl force_single_line_imports sd section-default df balanced recursive ot order-by-type ac combine-star cs`,
  },
  autopep8: {
    like: 'black',
    acts: { runs: 'config global-config' },
    data: `i in-place r recursive a aggressive d diff max-line-length select ignore exclude j jobs v verbose ignore-local-config p
      pep8-passes experimental list-fixes line-range hang-closing exit-code`,
  },
  yapf: { like: 'black', data: 'i in-place r recursive d diff style p parallel e exclude q quiet vv verbose l lines' },
  flake8: {
    reads: true,
    acts: { runs: 'config append-config enable-extensions require-plugins', writes: 'output-file tee' },
    data: `max-line-length ignore extend-ignore select exclude extend-exclude count statistics show-source format per-file-ignores
      max-complexity q quiet v verbose j jobs isolated filename stdin-display-name bug-report`,
  },
  pylint: {
    reads: true,
    acts: { runs: 'rcfile load-plugins init-hook', writes: 'output generate-rcfile' },
    data: `disable d enable e E errors-only j jobs f output-format score reports r max-line-length ignore ignore-patterns fail-under
      recursive msg-template list-msgs help-msg py-version`,
  },
  mypy: {
    reads: true,
    acts: {
      runs: 'config-file python-executable custom-typeshed-dir plugins',
      writes: 'junit-xml html-report txt-report xml-report cache-dir',
      lowers: 'install-types',
    },
    data: `strict ignore-missing-imports p package m module c follow-imports no-incremental show-error-codes pretty v verbose exclude
      python-version platform disallow-untyped-defs warn-unused-ignores namespace-packages explicit-package-bases no-error-summary
      show-traceback non-interactive check-untyped-defs`,
  },
  pyright: {
    reads: true,
    acts: { runs: 'pythonpath venvpath v venv-path t typeshedpath p project' },
    data: 'watch w outputjson stats verbose level pythonversion pythonplatform lib skipunannotated threads warnings',
  },
  ty: { reads: true, does: { reads: ['check|version|help'], runs: ['server'] }, acts: { runs: 'python config-file typeshed' } },
  bandit: {
    reads: true,
    acts: { runs: 'c configfile ini', writes: 'o output' },
    data: 'r recursive f format l level i confidence x exclude s skip t tests q quiet v verbose b baseline a n',
  },
  'pre-commit': {
    network: 'talks',
    does: {
      reads: ['sample-config|validate-config|validate-manifest|help'],
      changes: ['clean|gc|uninstall|migrate-config|init-templatedir'],
      runs: ['run|try-repo|hook-impl'],
      installs: ['autoupdate|install-hooks'],
    },
    effects: { rows: [ordinary('install', 'startup', 'runs the checks of the project before each commit')] },
    acts: { runs: 'c config' },
    data: `a all-files files v verbose hook-stage show-diff-on-failure from-ref to-ref color hook-type t f overwrite bleeding-edge freeze
      repo jobs install-hooks allow-missing-config u uninstall`,
  },
  lefthook: {
    does: { reads: ['version|dump|validate|check-install'], changes: ['add|uninstall'], runs: ['run'] },
    effects: {
      rows: [
        ordinary('install', 'startup', 'runs the checks of the project at each commit'),
        dangerous('self-update', 'runs-foreign-code', 'replaces itself with a download'),
      ],
    },
  },
  husky: { effects: { rows: [ordinary('init|install|add|set', 'startup', 'runs the checks of the project at each commit')] } },
  'lint-staged': {
    does: { runs: [''] },
    acts: { runs: 'c config cwd' },
    data: 'd debug q quiet r relative v verbose p concurrent allow-empty diff diff-filter no-stash',
  },
  rubocop: {
    does: { runs: [''] },
    acts: { runs: 'c config r require plugin f format', writes: 'o out' },
    data: `a autocorrect A autocorrect-all x fix-layout only except l lint D display-cop-names P parallel auto-gen-config force-exclusion
      fail-level S display-style-guide L list-target-files cache d debug s stdin exclude-limit no-exclude-limit auto-gen-only-exclude
      show-cops no-parallel F fail-fast disable-uncorrectable ignore-parent-exclusion display-time E extra-details v no-color
      except-cops safe display-only-fail-level-offenses`,
  },
  'golangci-lint': {
    does: { reads: ['linters|help|version|config|formatters'], changes: ['cache|fmt|migrate'], runs: ['run|custom'] },
    acts: { runs: 'c config', writes: 'out-format output' },
    data: `fix v verbose timeout E enable D disable new new-from-rev fast j concurrency build-tags tests max-issues-per-linter
      max-same-issues disable-all enable-all no-config path-prefix allow-parallel-runners color`,
  },
  gofmt: { reads: true, acts: { writes: 'w cpuprofile' }, data: 'l d s e r' },
  goimports: { reads: true, acts: { writes: 'w' }, data: 'l d e v local format-only srcdir' },
  staticcheck: { reads: true, data: '-checks -f -tests -tags -go -explain -fail -list-checks' },
  rustfmt: {
    changes: true,
    acts: { runs: 'config-path config' },
    data: 'check edition emit l files-with-diff q quiet v verbose color backup print-config',
  },
  'clang-format': {
    reads: true,
    acts: { writes: 'i', runs: 'style -style' },
    data: 'dump-config n dry-run Werror files lines assume-filename fallback-style sort-includes verbose -i -n',
  },
  'clang-tidy': {
    reads: true,
    acts: { runs: 'config config-file load extra-arg vfsoverlay -load', writes: 'export-fixes fix fix-errors' },
    data: 'checks p header-filter quiet list-checks warnings-as-errors format-style use-color line-filter explain-config -p',
  },
  hadolint: {
    reads: true,
    acts: { runs: 'c config' },
    data: 'f format ignore t failure-threshold no-fail no-color V verbose trusted-registry require-label strict-labels',
  },
  yamllint: { reads: true, acts: { runs: 'c config-file d config-data' }, data: 'f format s strict list-files no-warnings v' },
  markdownlint: {
    reads: true,
    acts: { runs: 'c config r rules', writes: 'o output f fix' },
    data: 'i ignore p ignore-path q quiet j json d dot s stdin enable disable',
  },
  actionlint: {
    reads: true,
    acts: { runs: 'shellcheck pyflakes config-file -shellcheck -pyflakes -config-file' },
    data: '-color -no-color -ignore -format -verbose -oneline -debug',
  },
  tflint: {
    reads: true,
    does: { reads: ['', 'help'] },
    acts: { runs: 'c config var-file' },
    data: 'f format recursive filter minimum-failure-severity force no-color enable-rule disable-rule only chdir var module fix',
  },
  checkov: {
    reads: true,
    network: 'talks',
    acts: { runs: 'config-file external-checks-dir external-checks-git', writes: 'output-file-path', reaches: 'bc-api-key prisma-api-url' },
    data: 'd directory f file framework check c skip-check compact quiet o output soft-fail s repo-id branch download-external-modules',
  },
  trivy: {
    network: 'talks',
    does: {
      reads: ['image|i|fs|filesystem|repo|repository|rootfs|config|conf|k8s|kubernetes|sbom|vm|version|help|server'],
      changes: ['clean|convert|module', 'plugin list'],
      installs: ['plugin install|update|upgrade'],
    },
    acts: {
      runs: 'c config config-policy policy-bundle template t',
      writes: 'o output cache-dir',
      reaches: 'server db-repository',
      lowers: 'insecure skip-db-update',
    },
    data: `severity s f format ignore-unfixed scanners exit-code q quiet no-progress ignorefile skip-dirs skip-files vuln-type pkg-types
      timeout d debug list-all-pkgs report include-namespaces exclude-namespaces include-kinds exclude-kinds tf-vars cf-params
      helm-values helm-set helm-set-string helm-set-file k8s-version misconfig-scanners show-suppressed include-non-failures
      license-full ignored-licenses dependency-tree compliance context components exclude-owned exclude-nodes image-src platform
      removed-pkgs parallel include-dev-deps detection-priority pkg-relationships offline-scan branch commit tag light file-patterns
      trace ignore-status table-mode`,
  },
  grype: {
    reads: true,
    network: 'talks',
    acts: { runs: 'c config', writes: 'file' },
    data: 'o output q quiet v verbose fail-on f only-fixed s scope platform by-cve exclude add-cpes-if-none',
  },
  syft: { like: 'grype', data: 'o output q quiet v verbose s scope platform exclude select-catalogers source-name' },
  semgrep: {
    reads: true,
    network: 'talks',
    effects: { rows: [ordinary('ci', 'uploads', 'sends what it found to the server of semgrep')] },
    does: { reads: ['scan|ci|show|lsp|test|validate'], changes: ['login|logout|publish'] },
    acts: { runs: 'f config', writes: 'o output autofix a' },
    data: 'json sarif severity exclude include lang l pattern e quiet q verbose v error metrics timeout jobs j dryrun',
  },
  cloc: {
    reads: true,
    acts: { runs: 'extract-with diff-alignment-tool config', writes: 'out report-file categorized sql counted' },
    data: `by-file exclude-dir include-lang exclude-lang vcs json csv yaml md quiet git progress-rate skip-uniqueness match-f not-match-f
      include-ext exclude-ext`,
  },
  scc: {
    reads: true,
    acts: { writes: 'o output' },
    data: 'by-file f format i include-ext x exclude-ext exclude-dir s sort w wide no-cocomo c no-complexity l languages',
  },
  // signatures and holes of what is released
  cosign: {
    network: 'talks',
    files: 'kept',
    does: {
      reads: ['verify|verify-blob|verify-attestation|tree|triangulate|version|public-key|download'],
      changes: ['generate-key-pair|sign-blob|initialize'],
    },
    effects: { rows: [ordinary('sign|attest|attach|copy|upload', 'uploads', 'publishes a signature')] },
    acts: { runs: 'k8s-keychain', lowers: 'insecure-ignore-tlog insecure-ignore-sct allow-insecure-registry' },
    data: `certificate-identity certificate-identity-regexp certificate-oidc-issuer certificate-oidc-issuer-regexp output o
      certificate-github-workflow-repository key check-claims a annotations attachment timeout d verbose`,
  },
  snyk: {
    network: 'talks',
    does: { reads: ['test|config|policy|version|help|code|container|iac'], changes: ['ignore|wizard|protect|fix'] },
    effects: {
      rows: [ordinary('monitor', 'uploads', 'sends the dependencies to a service'), ordinary('auth', 'network', 'logs in to a service')],
    },
  },
  trufflehog: { reads: true, network: 'talks', open: true },
});
