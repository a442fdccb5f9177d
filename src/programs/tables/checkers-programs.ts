/** Programs: what checks code, texts and settings without running them. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, each } from './shared-rows.ts';

export const CHECKERS = (): Family => ({
  // files of infrastructure. Sources: the help text of each: kubeconform 0.6, kubeval 0.16, kube-linter 0.6, kubescape 3.0, pluto 5.19,
  // popeye 0.21, tfsec 1.28, infracost 0.10, terraform-docs 0.17
  kubeconform: {
    reads: true,
    network: 'talks',
    acts: { writes: 'cache -cache', reaches: '-schema-location', lowers: '-insecure-skip-tls-verify' },
    data: '-summary -strict -kubernetes-version -output -skip -reject -n -exit-on-error -ignore-filename-pattern -ignore-missing-schemas -verbose -debug',
  },
  kubeval: {
    reads: true,
    network: 'talks',
    acts: { reaches: 's schema-location additional-schema-locations', lowers: 'insecure-skip-tls-verify' },
    data: `strict ignore-missing-schemas v kubernetes-version openshift d directories o output f filename exit-on-error i ignored-filename-patterns
      ignored-path-patterns n default-namespace skip-kinds reject-kinds force-color quiet`,
  },
  'kube-linter': {
    does: { reads: ['lint|checks|templates|version'] },
    acts: { runs: 'config' },
    data: 'add-all-built-in-auto-add-defaults exclude include format fail-if-no-objects-found fail-on-invalid-resource ignore-paths v verbose with-color',
  },
  kubescape: {
    network: 'talks',
    does: { reads: ['scan|list|version|diagram'], changes: ['download|config'] },
    effects: { long: ['server', 'cache-dir', 'logger', 'kube-context'], rows: [changesForOthers('fix|patch|operator|vap|update')] },
    acts: { writes: 'o output cache-dir', reaches: 'server', runs: 'use-from controls-config exceptions' },
    data: `f format v verbose t fail-threshold compliance-threshold severity-threshold include-namespaces e exclude-namespaces s logger
      l keep-local kube-context scan-images view`,
  },
  pluto: {
    does: { reads: ['detect|detect-files|detect-helm|detect-api-resources|detect-all-in-cluster|list-versions|version'] },
    acts: { runs: 'additional-versions' },
    data: `d directory o output t target-versions n namespace kube-context ignore-deprecations ignore-removals
      ignore-unavailable-replacements only-show-removed no-headers r no-footer v columns component`,
  },
  popeye: {
    reads: true,
    network: 'talks',
    acts: {
      writes: 'save output-file',
      runs: 'kubeconfig f file',
      reaches: 's3-bucket s3-endpoint push-gtwy-url',
      lowers: 'insecure-skip-tls-verify',
    },
    data: 'n namespace A all-namespaces o out l lint context cluster user s sections min-score force-exit-zero v',
  },
  tfsec: {
    reads: true,
    acts: { writes: 'O out', runs: 'config-file config-file-url custom-check-dir custom-check-url rego-policy-dir' },
    data: `m minimum-severity f format e exclude s soft-fail no-color no-colour tfvars-file w workspace exclude-path exclude-downloaded-modules
      include-ignored include-passed force-all-dirs run-statistics concise-output no-code verbose single-thread ignore-hcl-errors`,
  },
  infracost: {
    network: 'talks',
    does: { reads: ['breakdown|diff|output|auth|completion'], changes: ['configure|generate'] },
    effects: { rows: [ordinary('upload|comment', 'uploads', 'sends the costs to a server')] },
    acts: { writes: 'out-file', runs: 'config-file terraform-init-flags' },
    data: `p path format show-skipped fields compare-to usage-file sync-usage-file project-name exclude-path include-all-paths
      terraform-var-file terraform-var terraform-workspace no-cache no-color log-level show-all-projects currency repo pull-request github-token behavior`,
  },
  'terraform-docs': {
    changes: true,
    does: { reads: ['markdown|md|json|yaml|toml|xml|pretty|asciidoc|adoc|tfvars|version|completion', ''] },
    acts: { writes: 'output-file', runs: 'c config output-template' },
    data: `output-mode output-check sort sort-by show hide header-from footer-from indent lockfile read-comments recursive recursive-path
      output-values output-values-from anchor default escape hide-empty html required sensitive type color`,
  },

  // PHP; their settings may name code of the project. Sources: the help text of each: phpstan 1.10, PHP_CodeSniffer 3.8, php-cs-fixer
  // 3.49, psalm 5.22, rector 1.0
  phpstan: {
    does: { runs: ['analyse|analyze'], changes: ['clear-result-cache'], reads: ['dump-parameters|diagnose|list|help'] },
    acts: { runs: 'c configuration a autoload-file', writes: 'b generate-baseline' },
    data: `l level memory-limit no-progress error-format debug xdebug v n no-interaction q quiet ansi no-ansi paths-file
      allow-empty-baseline fail-without-result-cache`,
  },
  psalm: {
    does: { runs: [''] },
    acts: { runs: 'c config plugin r root', writes: 'report set-baseline' },
    data: `no-cache show-info threads memory-limit output-format m monochrome no-progress long-progress stats find-dead-code find-unused-code
      find-unused-psalm-suppress diff no-diff show-snippet error-level taint-analysis dry-run alter issues php-version ignore-baseline
      use-baseline shepherd-off clear-cache stdin-file-path no-suggestions debug`,
  },
  ...each('phpcs phpcbf', {
    changes: true,
    acts: { runs: 'standard bootstrap runtime-set config-set d', writes: 'report-file report-full report-summary report-json cache' },
    data: `n w s p v q a e l i report extensions ignore sniffs exclude severity warning-severity error-severity parallel colors
      no-colors tab-width encoding filter no-cache basepath file-list stdin-path generator ignore-annotations`,
  }),
  'php-cs-fixer': {
    changes: true,
    does: { runs: ['fix|check'], reads: ['list-files|list-sets|describe|help|list|self-update'] },
    acts: { runs: 'config', writes: 'cache-file' },
    data: 'dry-run diff v rules path-mode format allow-risky stop-on-violation show-progress using-cache n no-interaction q quiet ansi no-ansi sequential',
  },

  // other languages. Sources: the help text of each: lib2to3 3.11, mdformat 0.7, markdownlint-cli2 0.12, pip-audit 2.7, vulture 2.11,
  // interrogate 1.5, pyupgrade 3.15, swiftlint 0.54, swiftformat 0.53, luacheck 1.1, stylua 0.20, standardrb 1.34, scalafmt 3.8, ormolu
  // 0.7, svelte-check 3.6, madge 6.1, detekt 1.23, govulncheck 1.0, perltidy 20230309
  '2to3': {
    changes: true,
    writes: { how: 'in-place', short: 'w', long: ['write'] },
    acts: { writes: 'o output-dir' },
    data: `l list-fixes f fix x nofix n nobackups j processes p print-function e exec-function v verbose no-diffs d doctests_only w
      write W write-unchanged-files add-suffix`,
  },
  mdformat: {
    changes: true,
    data: 'check wrap number end-of-line exclude extensions no-extensions codeformatters no-codeformatters align-semantic-breaks-in-lists version',
  },
  'markdownlint-cli2': { changes: true, acts: { runs: 'config' }, data: 'fix no-globs format' },
  'pip-audit': {
    network: 'talks',
    reads: true,
    acts: { writes: 'o output cache-dir', reaches: 'index-url extra-index-url' },
    data: `r requirement l local path f format s vulnerability-service d dry-run S strict desc aliases progress-spinner timeout fix skip-editable no-deps
      require-hashes ignore-vuln disable-pip locked v verbose`,
  },
  vulture: {
    reads: true,
    acts: { runs: 'config' },
    data: 'min-confidence exclude ignore-decorators ignore-names make-whitelist sort-by-size v verbose',
  },
  interrogate: {
    reads: true,
    acts: { writes: 'o output g generate-badge', runs: 'c config' },
    data: `f fail-under v verbose q quiet e exclude i ignore-init-method I ignore-init-module m ignore-magic M ignore-module n ignore-nested-functions C
      ignore-nested-classes p ignore-private P ignore-property-decorators s ignore-semiprivate S ignore-setters r ignore-regex w
      whitelist-regex color no-color omit-covered-files style`,
  },
  pyupgrade: {
    changes: true,
    data: `py3-plus py36-plus py37-plus py38-plus py39-plus py310-plus py311-plus py312-plus py313-plus keep-percent-format keep-mock
      keep-runtime-typing exit-zero-even-if-changed`,
  },
  swiftlint: {
    changes: true,
    does: { reads: ['lint|rules|docs|version|analyze|baseline', ''], changes: ['generate-docs'] },
    acts: { runs: 'config', writes: 'output cache-path write-baseline' },
    data: `strict lenient quiet reporter fix autocorrect format path use-stdin use-script-input-files no-cache progress only-rule
      force-exclude use-alternative-excluding in-process-sourcekit enable-all-rules compiler-log-path baseline d e disabled enabled`,
  },
  swiftformat: {
    changes: true,
    acts: { runs: 'config', writes: 'output report cache' },
    data: `lint swiftversion dryrun verbose quiet lenient strict exclude rules disable enable lintonly indent maxwidth self commas semicolons
      trimwhitespace wraparguments wrapcollections header inferoptions ruleinfo options filelist unexclude stdinpath scriptinput symlinks
      minversion conflictmarkers fragment languagemode`,
  },
  luacheck: {
    reads: true,
    acts: { runs: 'config default-config formatter', writes: 'cache' },
    data: `std globals read-globals new-globals new-read-globals not-globals g no-global u no-unused r no-redefined a no-unused-args s
      no-unused-secondaries no-self c compat d allow-defined t allow-defined-top m module no-max-line-length max-line-length
      max-code-line-length max-string-line-length max-comment-line-length max-cyclomatic-complexity i ignore e enable o only no-color codes ranges
      q quiet qq qqq j jobs no-config no-default-config filename exclude-files include-files no-cache operators no-inline`,
  },
  stylua: {
    changes: true,
    acts: { runs: 'f config-path' },
    data: `c check output-format color glob g num-threads verify verbose v a allow-hidden respect-ignores s search-parent-directories
      stdin-filepath column-width indent-type indent-width line-endings quote-style call-parentheses collapse-simple-statement
      sort-requires syntax range-start range-end`,
  },
  standardrb: { like: 'rubocop', data: 'fix no-fix fix-unsafely format generate-todo lsp parallel' },
  scalafmt: {
    changes: true,
    acts: { runs: 'c config config-str' },
    data: `check test diff diff-branch list l i in-place f files e exclude stdout stdin non-interactive debug quiet
      respect-project-filters mode reportError assume-filename`,
  },
  ormolu: {
    changes: true,
    data: `m mode check-idempotence c color o f fixity start-line end-line p package stdin-input-file d debug t source-type no-cabal
      no-dot-ormolu u unsafe`,
  },
  'svelte-check': {
    reads: true,
    acts: { runs: 'tsconfig' },
    data: 'workspace output watch preserveWatchOutput no-tsconfig ignore fail-on-warnings compiler-warnings diagnostic-sources threshold',
  },
  madge: {
    reads: true,
    acts: { writes: 'i image', runs: 'webpack-config ts-config require-config' },
    data: `b basedir s summary c circular d depends x exclude j json l layout orphans leaves dot rankdir extensions include-npm no-color
      no-spinner no-count stdin warning debug`,
  },
  detekt: {
    reads: true,
    acts: { runs: 'c config p plugins config-resource', writes: 'r report b baseline create-baseline' },
    data: `i input in includes ex excludes ac auto-correct build-upon-default-config all-rules parallel max-issues base-path cp
      classpath language-version jvm-target debug`,
  },
  govulncheck: { reads: true, network: 'talks', acts: { reaches: '-db db' }, data: '-show -test -json -mode -format -C -tags -scan -v' },
  perltidy: {
    changes: true,
    acts: { writes: 'o outfile opath', runs: 'pro profile' },
    data: `b st se i l pt bt sbt ci npro syn w q html bext backup-file-extension check-syntax assert-tidy indent-columns
      maximum-line-length standard-output`,
  },

  // letters of a text. Sources: the help text of vale 3.3
  vale: {
    reads: true,
    does: { reads: ['ls-config|ls-metrics|ls-dirs|ls-vars', ''], installs: ['sync'] },
    acts: { runs: 'config' },
    data: 'minAlertLevel output glob ext filter ignore-syntax no-exit no-wrap no-global sort normalize relative',
  },
});
