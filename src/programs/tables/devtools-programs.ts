/** Programs: bundlers and servers of JavaScript. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

export const DEVTOOLS = (): Family => ({
  // bundlers and servers of JavaScript
  vite: {
    does: { runs: ['', 'dev|serve|build|preview|optimize'] },
    acts: { runs: 'c config configLoader', writes: 'outDir', reaches: 'host' },
    data: 'port open mode m base l logLevel f force strictPort clearScreen w watch minify sourcemap ssr debug d cors emptyOutDir',
  },
  webpack: {
    does: { runs: ['', 'build|b|bundle|watch|w|serve|s'], reads: ['info|help|version|configtest'] },
    acts: { runs: 'c config r require node-envp plugin', writes: 'o output-path', reaches: 'host allowed-hosts' },
    data: 'mode m watch w entry progress json j stats d devtool t target env open hot port name n color analyze',
  },
  rollup: {
    does: { runs: [''] },
    wraps: { script: ['watch.onBundleEnd', 'watch.onBundleStart', 'watch.onEnd', 'watch.onError', 'watch.onStart'], inner: 'none' },
    acts: { runs: 'c config p plugin configPlugin', writes: 'o file d dir' },
    data: `i input f format w watch m sourcemap n name e external g globals silent environment amd.autoId amd.basePath amd.define
      amd.forceJsExtensionForImports amd.id assetFileNames banner chunkFileNames compact context no-dynamicImportInCjs entryFileNames
      no-esModule exports extend no-externalImportAssertions no-externalLiveBindings failAfterWarnings footer no-freeze generatedCode
      generatedCode.arrowFunctions generatedCode.constBindings generatedCode.objectShorthand no-generatedCode.reservedNamesAsProps
      generatedCode.symbols no-hoistTransitiveImports no-indent inlineDynamicImports no-interop intro no-makeAbsoluteExternalsRelative
      maxParallelFileOps minifyInternalExports noConflict outro perf no-preserveEntrySignatures preserveModules preserveModulesRoot
      preserveSymlinks no-sanitizeFileName shimMissingExports sourcemapBaseUrl sourcemapExcludeSources sourcemapFile stdin no-stdin
      no-strict strictDeprecations no-systemNullSetters no-treeshake no-treeshake.annotations
      treeshake.correctVarValueBeforeDeclaration treeshake.manualPureFunctions no-treeshake.moduleSideEffects
      no-treeshake.propertyReadSideEffects no-treeshake.tryCatchDeoptimization no-treeshake.unknownGlobalSideEffects validate
      waitForBundleInput watch.buildDelay no-watch.clearScreen watch.exclude watch.include watch.skipWrite`,
  },
  rolldown: { like: 'rollup' },
  esbuild: {
    changes: true,
    // a name and what it stands for; a loader of a kind of file
    manner: { free: /^--(?:external|define|loader|drop|pure|target|supported|log-override|out-extension):[\w@*./=-]*$/ },
    effects: { rows: [ordinary('', 'changes', 'overwrites the files that it reads', { options: '--allow-overwrite', area: 'files' })] },
    acts: { writes: 'outfile outdir metafile mangle-cache', reaches: 'serve', runs: 'inject' },
    data: `bundle minify platform target format sourcemap watch loader external define splitting tree-shaking log-level servedir
      entry-names keep-names jsx alias packages charset analyze asset-names banner:css banner:js certfile chunk-names drop footer:css
      footer:js global-name ignore-annotations jsx-dev jsx-factory jsx-fragment jsx-import-source jsx-side-effects keyfile
      legal-comments log-limit log-override main-fields mangle-props mangle-quoted minify-whitespace minify-identifiers minify-syntax
      out-extension:.js out-extension:.css outbase preserve-symlinks public-path pure reserve-props resolve-extensions source-root
      sourcefile sources-content supported tsconfig`,
  },
  parcel: {
    does: { runs: ['', 'build|serve|watch'], reads: ['help|version'] },
    acts: { runs: 'config', writes: 'd dist-dir cache-dir', reaches: 'host' },
    data: 'p port open no-cache public-url target no-hmr https log-level no-source-maps',
  },
  turbo: {
    does: {
      reads: ['ls|query|info|scan|docs|bin|boundaries'],
      changes: ['prune|unlink|link|login|logout|telemetry|config'],
      runs: ['', 'run|watch|gen|generate'],
    },
    acts: { runs: 'cwd', reaches: 'api', lowers: 'preflight dangerously-disable-package-manager-check' },
    data: `filter F force dry concurrency continue parallel graph output-logs log-order env-mode cache-dir no-cache only affected
      summarize team token remote-only verbosity v no-daemon`,
  },
  nx: {
    does: {
      reads: ['show|graph|dep-graph|report|list|print-affected|help|sync:check'],
      changes: ['format|format:write|format:check|reset|init|sync|repair|generate|g|import'],
      runs: ['', 'run|run-many|affected|build|serve|test|lint|e2e|exec|watch|release'],
      installs: ['add|migrate'],
    },
    data: `t target targets p projects all base head parallel configuration c exclude skip-nx-cache verbose dry-run output-style nxBail
      files open`,
  },
  lerna: {
    does: {
      reads: ['ls|list|la|ll|changed|diff|info'],
      changes: ['init|version|clean|link|import|create|repair'],
      runs: ['run|exec'],
      installs: ['bootstrap|add'],
    },
    effects: { rows: [publishes('publish')] },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv' },
    leaves: /^/,
  },
  changeset: {
    does: { reads: ['status'], changes: ['', 'add|init|version|pre'] },
    effects: { rows: [publishes('publish'), ordinary('tag', 'changes', 'changes the repository')] },
  },
  'semantic-release': {
    effects: { rows: [publishes('')] },
    acts: { runs: 'e extends p plugins verify-conditions', reaches: 'r repository-url', lowers: 'no-ci' },
    data: 'd dry-run b branches t tag-format debug',
  },
  'release-it': { effects: { rows: [publishes('')] }, acts: { runs: 'c config plugins hooks' }, data: 'd dry-run ci i increment verbose' },
  next: {
    does: { reads: ['info|telemetry|help'], runs: ['', 'dev|build|start|lint|export|typegen'] },
    acts: { reaches: 'H hostname' },
    data: 'p port turbo turbopack experimental-https profile debug d no-lint no-mangling dir fix quiet',
  },
  nuxt: {
    does: {
      reads: ['info|devtools'],
      changes: ['init|cleanup|prepare|typecheck'],
      runs: ['', 'dev|build|generate|preview|start|test|analyze'],
      installs: ['upgrade|module'],
    },
    acts: { reaches: 'host' },
    data: 'p port open o clipboard https no-clear logLevel cwd preset',
  },
  astro: {
    does: {
      reads: ['info|check|docs|telemetry|preferences'],
      changes: ['sync|create-key'],
      runs: ['', 'dev|build|preview'],
      installs: ['add'],
    },
    acts: { runs: 'config', reaches: 'host', writes: 'outDir out-dir' },
    data: 'port open root site base verbose silent mode',
  },
  ng: {
    does: {
      reads: ['version|v|help|analytics|doc'],
      changes: ['new|n|generate|g|config|cache'],
      runs: ['build|b|serve|s|dev|test|t|e2e|e|lint|run|extract-i18n|deploy'],
      installs: ['add|update'],
    },
    acts: { reaches: 'host proxy-config', lowers: 'disable-host-check', writes: 'output-path out-file' },
    data: `port open o configuration c prod watch source-map dry-run d skip-tests style routing standalone inline-template base-href
      stats-json s inline-style t browsers code-coverage next g skip-git fix aot optimization build-optimizer extract-licenses
      named-chunks deploy-url subresource-integrity format type export flat module prefix skip-import change-detection
      view-encapsulation project strict minimal package-manager create-commit skip-install include poll progress verbose live-reload
      hmr serve-path ssl localize list-tests coverage coverage-reporters ssr selector display-block interactive clear-screen
      i18n-duplicate-translation i18n-missing-translation output-hashing vendor-chunk common-chunk preserve-symlinks service-worker`,
  },
  vue: {
    does: {
      reads: ['info|inspect|outdated'],
      changes: ['create|init|config'],
      runs: ['serve|build|ui|invoke'],
      installs: ['add|upgrade|migrate'],
    },
    data: 'default d no-git n inlinePreset i packageManager m bare b skipGetStarted',
  },
  expo: {
    does: {
      reads: ['whoami|doctor|config'],
      changes: ['prebuild|customize|login|logout|register|init'],
      runs: ['', 'start|run:ios|run:android|export|lint|serve'],
      installs: ['install|upgrade'],
    },
    data: `c clear p port check fix offline no-dev minify lan localhost m dev-client go a android i ios w web max-workers https no-bundler
      no-install json platform tunnel clean`,
    effects: {
      rows: [
        dangerous('start', 'uploads', 'opens the project to everybody who has its address', { options: '--tunnel' }),
        dangerous('prebuild', 'deletes', 'deletes the folders of the platforms and makes them anew', { options: '--clean', area: 'files' }),
      ],
    },
  },
  tauri: {
    does: {
      reads: ['info|help'],
      changes: ['init|icon|migrate|completions|permission|capability|signer'],
      runs: ['dev|build|bundle|android|ios|inspect'],
      installs: ['add|plugin'],
    },
    acts: { runs: 'c config r runner' },
  },
  storybook: {
    does: { reads: ['info|doctor'], changes: ['init|migrate|automigrate|sandbox'], runs: ['', 'dev|build'], installs: ['add|upgrade'] },
    acts: { runs: 'c config-dir', reaches: 'h host' },
    data: 'p port ci no-open quiet o output-dir docs',
  },
  tsc: {
    changes: true,
    acts: { runs: 'plugins', writes: 'outDir outFile declarationDir tsBuildInfoFile generateTrace generateCpuProfile' },
    data: `p project noEmit watch w init strict target t module m lib jsx declaration d sourceMap skipLibCheck incremental build b pretty
      listFiles showConfig esModuleInterop rootDir moduleResolution allowJs checkJs emitDeclarationOnly isolatedModules noUnusedLocals
      traceResolution diagnostics extendedDiagnostics v version h help all f force clean verbose dry locale baseUrl types explainFiles
      allowSyntheticDefaultImports allowUnreachableCode allowUnusedLabels experimentalDecorators forceConsistentCasingInFileNames
      mapRoot maxNodeModuleJsDepth newLine noEmitOnError noFallthroughCasesInSwitch noImplicitAny noImplicitReturns noImplicitThis
      noImplicitUseStrict noUnusedParameters preserveConstEnums reactNamespace removeComments sourceRoot strictNullChecks
      suppressImplicitAnyIndexErrors`,
  },
  'vue-tsc': { like: 'tsc' },
  tsx: {
    interprets: { code: ['e', 'eval', 'p', 'print'], input: true },
    acts: { runs: 'r require import tsconfig' },
    data: 'watch test no-cache clear-screen include exclude env-file',
  },
  'ts-node': { like: 'tsx' },
  nodemon: {
    does: { runs: [''] },
    wraps: { script: ['x', 'exec'], inner: 'none' },
    acts: { runs: 'config r require' },
    data: 'w watch e ext i ignore d delay L legacy-watch q quiet V verbose inspect signal',
  },
  'node-gyp': {
    does: { reads: ['list|help'], changes: ['clean|configure|remove'], runs: ['build|rebuild'], installs: ['install'] },
    acts: { runs: 'python nodedir devdir msvs-version', reaches: 'dist-url tarball disturl proxy noproxy', lowers: 'insecure' },
  },
  serve: {
    effects: { rows: [ordinary('', 'network', 'starts a web server for this folder')] },
    acts: { runs: 'c config ssl-cert', reaches: 'l listen' },
    data: 's single p port n no-clipboard d debug C cors u no-compression S symlinks L no-request-logging no-etag',
  },
  'http-server': {
    like: 'serve',
    acts: { reaches: 'P proxy' },
    data: 'p d i g b e U c S C K r o s a port gzip brotli ext cors log-ip username password tls ssl cert key robots no-dotfiles',
  },
  'live-server': { like: 'serve', data: 'port open no-browser quiet verbose watch ignore wait mount cors https entry-file' },
  concurrently: {
    wraps: {
      short: 'nclptksmig',
      long: ['names', 'prefix', 'prefix-colors', 'success', 'max-processes', 'restart-tries', 'handle-input'],
      inner: 'first',
    },
    leaves: /^/,
    does: { runs: [''] },
  },
  'cross-env': { wraps: { assigns: true, inner: 'argv' } },
  dotenv: {
    wraps: { short: 'efvp', inner: 'argv', dashes: true },
    effects: { rows: [ordinary('list|get', 'secret', 'shows the values of an .env file')] },
    does: { reads: ['help'], changes: ['set|unset'], runs: ['run'] },
    leaves: /^/,
  },
});
