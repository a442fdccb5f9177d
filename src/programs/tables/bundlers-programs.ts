/** Programs: helpers of JavaScript: task runners, bundlers, checks and documentation. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const BUNDLERS = (): Family => ({
  // what runs code of the project, whatever its options are. Sources: gulp(1) 4.0, sassc(1) 3.6, lessc(1) 3.12,
  // sass-lang.com/documentation/cli/dart-sass. From knowledge of the tools, not read again: the options of the others
  ...each('gulp grunt', {
    does: { runs: [''] },
    acts: { runs: 'f gulpfile gruntfile base require preload' },
    data: `T tasks tasks-simple tasks-json depth compact-tasks sort-tasks color no-color silent S continue series log-level L v version h help cwd
      force d debug verbose stack write no-write npm completion b`,
  }),
  ...each('karma ava tap tape jasmine nightwatch testcafe wdio codeceptjs stryker cucumber-js uvu', {
    does: { runs: [''] },
    acts: {
      runs: 'config c require r import reporters reporter helper loader before after',
      writes: 'output report-dir log-file',
      reaches: 'hostname proxy',
    },
    data: `single-run auto-watch no-single-run browsers port log-level colors match m watch w serial s concurrency fail-fast verbose v
      update-snapshots u timeout T tap t node-arguments coverage-report no-coverage jobs j bail b only o ignore i random seed filter
      stop-on-failure color no-color format f p profile parallel tags dry-run retry spec suite mutate incremental headless live steps grep g debug
      quiet test e`,
  }),
  ...each('nyc c8', {
    wraps: {
      short: 'rnxe',
      long: [
        'reporter',
        'include',
        'exclude',
        'extension',
        'report-dir',
        'temp-dir',
        'require',
        'cwd',
        'lines',
        'branches',
        'functions',
        'statements',
        'nycrc-path',
      ],
      inner: 'argv',
    },
    leaves: /^/,
    acts: { runs: 'require i nycrc-path config', writes: 'report-dir temp-dir t o reports-dir' },
    data: `r reporter n include x exclude e extension all check-coverage per-file lines branches functions statements silent s cache clean
      source-map instrument show-process-tree skip-full skip-empty src exclude-after-remap 100 merge-async`,
  }),
  ...each('tsup unbuild microbundle rspack rsbuild ncc nexe vinxi nitro rslib tsdown', {
    does: { runs: ['', 'build|dev|serve|preview|watch|run|inspect|cache'] },
    acts: {
      runs: 'c config r require configLoader plugin inject onSuccess',
      writes: 'o out-dir output output-path outDir outfile out-path d',
      reaches: 'host',
    },
    data: `format dts watch w minify sourcemap source-map clean target platform external splitting treeshake entry silent stub mode m devtool env
      analyze port open transpile-only no-cache license quiet q s externals e asset-builds debug t targets public no-bytecode compress C options
      name i f define raw no-pkg preset prod watchOptions globalName keep-names metafile ignore-watch legacy-output no-config`,
  }),
  ...each('babel babel-node sucrase swc-node', {
    changes: true,
    interprets: { code: ['e', 'eval', 'p', 'print'], input: true },
    acts: { runs: 'config-file presets plugins r require', writes: 'o out-file d out-dir' },
  }),
  ...each('postcss svgr stylus sass lessc sassc pug pug-cli handlebars', {
    changes: true,
    acts: {
      runs: 'u use config config-file parser syntax stringifier template plugin plugin-path P svgo-config',
      writes: 'o output out out-dir d dir',
      lowers: 'insecure',
    },
    data: `stdin indented no-indented I load-path style s t no-charset charset error-css no-error-css update no-source-map source-map-urls
      embed-sources embed-source-map watch w poll no-poll stop-on-error interactive i color no-color no-unicode verbose quiet q quiet-deps
      fatal-deprecation future-deprecation silence-deprecation trace map no-map m replace r ext base env compress c include import C css
      resolve-url line-numbers l precision p typescript icon native no-dimensions replace-attr-values ref memo title-prop filename-case
      expand-props no-svgo index-template M omit-map-comment a sass v x include-path no-ie-compat js lint silent strict-imports source-map
      source-map-rootpath source-map-inline rewrite-urls ru math strict-units global-var modify-var url-args pretty obj client name amd commonjs
      extension`,
  }),

  // checks and documentation. Sources: none was read again: they are known from their help texts; an option that is not listed counts as unknown
  ...each('standard xo tslint eslint_d typedoc jsdoc documentation api-extractor depcruise textlint size-limit publint attw syncpack', {
    does: { runs: ['', 'start|restart|stop|run|build|serve|lint|readme|init|list|format|fix-mismatches'] },
    acts: {
      runs: 'c config parser plugin t template r rules-dir options tsconfig project p formatters-dir extends x preset rulesdir',
      writes: 'o out output output-to outDir json d destination',
    },
    data: `fix env global globals verbose v stdin filename ignore space semicolon prettier print-config cwd e exclude force init format T
        output-type formatter ignore-path quiet cache watch w validate debug X explain recurse R private access a tutorials u entryPoints readme
        name theme excludePrivate shallow no-config include-only do-not-follow max-depth ts-config metrics progress limit why highlight-less level
        strict pack edit from to last color no-color help-url`,
  }),
  ...each('cspell jscpd', {
    reads: true,
    does: { reads: ['', 'lint|check|trace|suggestions|dictionaries|link'], changes: ['init'] },
    acts: { runs: 'c config require', writes: 'o output reporter' },
    data: `words-only u unique e exclude locale language-id file no-progress no-summary s silent no-must-find-files no-gitignore gitignore dot
      relative show-context show-suggestions cache fail-fast color min-lines l min-tokens k threshold t format f ignore i mode m pattern p blame b
      absolute a`,
  }),
  dprint: {
    network: 'talks',
    does: {
      reads: ['check|output-file-paths|output-resolved-config|output-format-times|license|completions|help|editor-info'],
      changes: ['fmt|init|clear-cache'],
      installs: ['upgrade|add', 'config add|update|init'],
    },
    acts: { runs: 'c config plugins' },
    data: `excludes includes allow-no-files incremental diff stdin staged verbose L log-level config-discovery list-different skip-stable-format
      only-staged`,
  },
  rome: { like: 'biome' },
  ...each('lighthouse lhci pa11y axe', {
    network: 'talks',
    reads: true,
    effects: { rows: [ordinary('upload|autorun', 'uploads', 'sends the results to a server')] },
    acts: {
      runs: 'config-path plugins chrome-path runner config r c chromedriver-path',
      writes: 'output-path d dir S',
      reaches: 'hostname',
    },
    data: `output view quiet verbose chrome-flags port form-factor screenEmulation throttling-method throttling only-categories only-audits
      skip-audits locale preset budget-path max-wait-for-load enable-error-reporting gather-mode G audit-mode A emulated-form-factor extra-headers
      list-all-audits blocked-url-patterns disable-storage-reset collect assert url numberOfRuns staticDistDir s standard t timeout w wait l level
      i ignore reporter e environment tags rules disable exit j stdout timer show-errors`,
  }),
  ...each('spectral redocly swagger-cli', {
    network: 'talks',
    does: {
      reads: ['lint|stats|preview|preview-docs|validate|help|check-config|score'],
      changes: ['bundle|split|join|build-docs|init|eject'],
    },
    effects: {
      rows: [
        dangerous('push|push-status', 'uploads', 'publishes the description of an interface'),
        ordinary('login|logout', 'network', 'logs in to a server'),
        ordinary('respect|run', 'network', 'sends requests to a server'),
      ],
    },
    acts: { runs: 'r ruleset resolver config t template c', writes: 'o output outfile outDir' },
    data: `e encoding f format F fail-severity D display-only-failures v verbose q quiet stdin-filepath fail-on-unmatched-globs
      ignore-unknown-format extends max-problems skip-rule lint-config generate-ignore-file dereferenced d ext k keep-url-references
      remove-unused-components metafile p port h host disableGoogleFont title theme.openapi type`,
  }),
  ...each('openapi-generator openapi-generator-cli swagger-codegen', {
    network: 'talks',
    changes: true,
    does: {
      reads: ['list|langs|config-help|help|validate|version|author|version-manager list'],
      changes: ['generate|batch|meta'],
      installs: ['version-manager set'],
    },
    acts: { runs: 't template-dir c config custom-generator', writes: 'o output', reaches: 'a' },
    data: `i input-spec g generator-name l lang p additional-properties D global-property api-package model-package invoker-package package-name
      group-id artifact-id artifact-version library git-host git-repo-id git-user-id skip-validate-spec skip-overwrite s minimal-update
      remove-operation-id-prefix type-mappings import-mappings schema-mappings instantiation-types language-specific-primitives
      reserved-words-mappings ignore-file-override strict-spec openapi-normalizer log-to-stderr v verbose dry-run http-user-agent release-note
      recommend named-header`,
  }),

  // scripts that start others. Sources: none was read again: they are known from their help texts
  ...each('npm-run-all run-s run-p start-server-and-test', {
    does: { runs: [''] },
    acts: { runs: 'npm-path' },
    data: `p parallel s serial sequential c continue-on-error l print-label n print-name r race max-parallel aggregate-output silent expect`,
  }),
  'wait-on': {
    network: 'talks',
    reads: true,
    waits: true,
    acts: { runs: 'c config' },
    data: 'd delay httpTimeout i interval l log r reverse s simultaneous t timeout tcpTimeout v verbose w window',
  },
  'env-cmd': {
    wraps: { short: 'fer', long: ['file', 'environments', 'rc-file'], inner: 'argv' },
    leaves: /^/,
    data: 'f file e environments r rc-file fallback no-override silent use-shell x expand-envs verbose',
  },
  ...each('mkdirp copyfiles cpy', {
    changes: true,
    data: `m mode p print v version u up a all f flat e exclude E error V verbose s soft F follow cwd no-overwrite rename dot concurrency`,
  }),
});
