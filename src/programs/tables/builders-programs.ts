/** Programs: build tools of Erlang, Haskell, Scala and others. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

export const BUILDERS = (): Family => ({
  // Erlang, Haskell, Scala, OCaml, Dart, Swift, .NET
  mix: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['help|deps|deps.tree|xref|app.tree|hex.info|hex.search|hex.outdated|hex.audit|phx.routes'],
      changes: [
        'new|clean|format|deps.clean|deps.unlock|phx.new|phx.gen.html|phx.gen.schema|phx.gen.context|phx.gen.live|ecto.gen.migration',
        'phx.digest',
      ],
      runs: [
        'profile.fprof|profile.eprof|profile.cprof|phx.routes',
        'compile|test|run|phx.server|ecto.migrate|ecto.create|ecto.setup|dialyzer|credo|docs|release|escript.build|assets.build',
        'assets.deploy',
        '',
        'deps.compile',
      ],
      installs: ['deps.get|deps.update|local.hex|local.rebar|archive.install|escript.install|igniter.install'],
    },
    effects: {
      rows: [publishes('hex.publish'), dangerous('ecto.drop|ecto.reset|ecto.rollback', 'deletes', 'deletes data of the database')],
    },
  },
  iex: { like: 'elixir', data: 'S dot-iex sname name cookie' },
  rebar3: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['tree|deps|version|help|report|state', 'plugins list'],
      changes: ['new|clean|unlock|lock|upgrade'],
      runs: ['compile|shell|eunit|ct|dialyzer|release|escriptize|do|as|tar|edoc|xref|proper'],
      installs: ['get-deps|update|local'],
    },
    effects: { rows: [publishes('hex publish')] },
  },
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
  cabal: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|info|check|path|status|list-bin|outdated|gen-bounds'],
      changes: ['init|clean|sdist|freeze|configure|unpack|get|user-config|format'],
      runs: ['build|v2-build|run|test|bench|repl|exec|haddock'],
      installs: ['update|install|fetch'],
    },
    effects: { rows: [ordinary('upload|report', 'uploads', 'publishes a package')] },
    acts: { runs: 'w with-compiler config-file project-file' },
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
  ghc: { changes: true, acts: { runs: 'pgmF -pgmF -F -e e -fplugin -package-db', writes: 'o -o -outputdir -odir' } },
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
  },
  clj: { interprets: { code: ['e', 'eval'], input: true }, acts: { runs: 'Sdeps X M T A i init m main' } },
  clojure: { like: 'clj' },
  bb: {
    interprets: { code: ['e'], input: true },
    does: { runs: [''] },
    acts: { runs: 'f file m main x exec config deps-root cp classpath' },
  },
  opam: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|show|info|search|env|var|tree|lint', 'switch list', 'repository list', 'config report'],
      changes: ['remove|pin|unpin|clean|lock|switch|init', 'switch set'],
      installs: ['install|update|upgrade|reinstall|import|source', 'switch create', 'repository add'],
    },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv' },
    leaves: /^/,
  },
  dune: {
    does: {
      reads: ['describe|show|diagnostics|printenv|rules|external-lib-deps'],
      changes: ['clean|init|fmt|format-dune-file|promote|cache'],
      runs: ['build|b|runtest|test|exec|utop|install|top'],
      installs: ['pkg'],
    },
    wraps: { subcommand: ['exec'], inner: 'argv' },
    leaves: /^/,
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
      split-debug-info build-name build-number no-codesign export-method analyze-size coverage plain-name name reporter concurrency`,
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
  },
  xcrun: { wraps: { long: ['sdk', 'toolchain'], inner: 'argv' } },
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
        publishes('nuget push'),
        dangerous('nuget delete', 'deletes', 'withdraws a published version'),
        dangerous('ef database drop', 'deletes', 'deletes a database'),
      ],
    },
    acts: { runs: 'configfile additional-deps additional-probing-path', reaches: 's source add-source', lowers: 'ignore-failed-sources' },
    data: `c configuration f framework r runtime v verbosity no-build no-restore self-contained n name lang project p filter l logger
      collect nologo interactive force version prerelease g global t sdk os a arch no-launch-profile launch-profile urls`,
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
  zig: {
    network: 'talks',
    does: {
      reads: ['version|env|targets|std|libc|zen|help|ast-check'],
      changes: ['fmt|init|init-exe|init-lib|translate-c|build-exe|build-lib|build-obj|cc|ar|objcopy'],
      runs: ['build|run|test'],
      installs: ['fetch'],
    },
  },
  nim: {
    changes: true,
    does: { changes: ['c|compile|cpp|js|objc|doc|check|e'], runs: ['r|run'] },
    acts: { runs: 'p path passC passL import include skipCfg gcc.exe', writes: 'o out outdir nimcache' },
  },
  crystal: {
    changes: true,
    does: { reads: ['env|version|help'], changes: ['init|docs|clear_cache'], runs: ['run|spec|eval|play|i|tool|build', ''] },
    acts: { runs: 'link-flags', writes: 'o' },
  },
  shards: {
    network: 'talks',
    area: 'packages',
    does: { reads: ['list|check|version|outdated'], changes: ['init|lock|prune'], runs: ['build|run'], installs: ['install|update'] },
  },
  R: {
    interprets: { code: ['e'], input: true },
    does: { reads: ['CMD config'], runs: ['CMD build|check|BATCH|INSTALL'] },
    acts: { runs: 'f file d debugger g' },
    data: 'vanilla no-save no-restore q quiet slave s save restore no-echo version',
  },
  ghdl: { changes: true },
  verilator: { changes: true, acts: { runs: 'exe build compiler CFLAGS LDFLAGS -CFLAGS -LDFLAGS', writes: 'Mdir o -o -Mdir' } },
});
