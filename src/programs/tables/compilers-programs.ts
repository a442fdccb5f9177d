/** Programs: compilers of single languages and their builders. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

export const COMPILERS = (): Family => ({
  // Sources: the help text of each: nim 2.0, crystal 1.11, zig 0.13, ghc(1) 9.0, cabal 3.4, rebar3 3.22, mix help of Elixir 1.16 and Phoenix 1.7
  nim: {
    changes: true,
    does: { changes: ['c|compile|cpp|js|objc|doc|check|e'], runs: ['r|run'] },
    acts: { runs: 'p path passC passL import include skipCfg gcc.exe eval', writes: 'o out outdir nimcache' },
    data: `d define opt mm gc threads hints warnings hint warning verbosity f forceBuild app cpu os styleCheck panics checks x b backend debugger
      debuginfo lineTrace lineDir stackTrace a assertions parallelBuild colors usenimcache u undef excessiveStackTrace project index fullhelp`,
    effects: { rows: [ordinary('c|compile|cpp|js', 'runs-project-code', 'runs code of this project', { options: '-r --run' })] },
  },
  crystal: {
    changes: true,
    does: { reads: ['env|version|help'], changes: ['init|docs|clear_cache'], runs: ['run|spec|eval|play|i|tool|build', ''] },
    effects: { rows: [dangerous('init', 'deletes', 'overwrites existing files', { options: '-f --force', area: 'files' })] },
    acts: { reaches: 'binding', runs: 'link-flags prelude', writes: 'o output' },
    data: `release no-debug error-trace d debug s stats p progress threads D define v verbose static no-codegen t time stdin-filename mcpu mattr
      no-color emit target cross-compile tag order fail-fast e example l location single-module check skip-existing lto format ll mcmodel
      project-name project-version json-config-url source-refname source-url-pattern canonical-base-url sitemap-base-url sitemap-priority port`,
  },
  zig: {
    network: 'talks',
    does: {
      reads: ['version|env|targets|std|libc|zen|help|ast-check'],
      changes: ['fmt|init|init-exe|init-lib|translate-c|build-exe|build-lib|build-obj|cc|ar|objcopy'],
      runs: ['build|run|test'],
      installs: ['fetch'],
    },
    data: `D O check j target mcpu name strip summary verbose watch release seed test-filter prominent-compile-errors l color stdin
      ast-check exclude save`,
    acts: {
      writes: 'p prefix prefix-lib-dir prefix-exe-dir prefix-include-dir cache-dir global-cache-dir -femit-bin',
      runs: 'test-cmd build-file build-runner zig-lib-dir libc',
    },
  },
  ghc: {
    changes: true,
    acts: { runs: 'pgmF -pgmF -F -e e -fplugin -package-db', writes: 'o -o -outputdir -odir' },
    data: `O O0 O1 O2 W w Wall Wextra Werror Wcompat make threaded prof dynamic static j c S i I L l package hide-package fforce-recomp
      debug no-link v v0 M`,
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
    effects: {
      long: ['default-user-config', 'http-transport', 'config-file'],
      rows: [ordinary('upload|report', 'uploads', 'publishes a package')],
    },
    acts: {
      lowers: 'ignore-expiry',
      runs: 'w with-compiler config-file project-file ghc-options ghc-option with-hc-pkg with-ghc default-user-config',
      writes: 'builddir installdir store-dir',
    },
    data: `enable-tests disable-tests enable-benchmarks disable-benchmarks j jobs O enable-optimization disable-optimization test-show-details f
      flags constraint allow-newer allow-older dry-run only-dependencies enable-profiling disable-profiling enable-coverage keep-going lib
      overwrite-policy install-method test-option test-options enable-shared enable-static enable-documentation haddock-all haddock-hyperlink-source
      index-state v verbose minimal non-interactive license author email synopsis package-name version main-is ghc numeric-version http-transport
      disable-nix`,
  },
  rebar3: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['tree|deps|version|help|report|state', 'plugins list'],
      changes: ['new|clean|unlock|lock|upgrade'],
      runs: ['compile|shell|eunit|ct|dialyzer|release|escriptize|do|as|tar|edoc|xref|proper'],
      installs: ['get-deps|update|local'],
    },
    effects: {
      rows: [publishes('hex publish'), dangerous('new', 'deletes', 'overwrites existing files', { options: '-f --force', area: 'files' })],
    },
    data: `m module suite c cover v verbose profile generator a all deps_only reset min_coverage dir case label spec join_specs allow_user_terms
      logopts verbosity repeat duration until force_stop basic_html stylesheet decrypt_key decrypt_file abort_if_missing_suites multiply_timetraps
      scale_timetraps create_priv_dir include readable compile_only retry update-plt succ-typings app application file base bin ebin lib priv
      separator src rel relname relvsn goal upfrom dev-mode include-erts override overlay_vars system_libs root default-libs start-clean apps`,
    acts: { writes: 'logdir output-dir cover_export_name', runs: 'config sys_config script lib-dir path user_drv_args' },
  },
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
      rows: [
        publishes('hex.publish'),
        dangerous('ecto.drop|ecto.reset|ecto.rollback', 'deletes', 'deletes data of the database'),
        ordinary('phx.new', 'runs-project-code', 'installs what the new project depends on', { options: '--install' }),
      ],
    },
    data: `trace only exclude include max-failures stale seed slowest timeout failed cover warnings-as-errors all-warnings force
      check-formatted dry-run step n all r repo to quiet log-migrations-sql log-migrator-sql no-ecto no-html no-assets no-mailer
      no-dashboard no-gettext no-live no-tailwind no-esbuild no-version-check app module umbrella sup database adapter binary-id open
      no-halt no-start no-compile no-deps-check no-archives-check format strict min-priority files-included files-excluded verbose
      partitions profile-require repeat-until-failure raise color no-color check-locked depth plt`,
  },

  // builders. Sources: xcaddy --help 0.4; colcon build --help 0.16; pinact --help 3; addlicense -h 1.1; gn help (2024)
  xcaddy: {
    network: 'talks',
    does: { reads: ['list-modules|version|help'], runs: ['run'] },
    effects: { rows: [ordinary('build', 'runs-foreign-code', 'downloads and builds a server with modules of others')] },
    acts: { runs: 'with replace embed', writes: 'output' },
  },
  colcon: {
    does: { reads: ['list|info|graph|help|version-check|extensions'], runs: ['build|test', 'test-result'] },
    acts: { runs: 'cmake-args ament-cmake-args pytest-args metas base-paths', writes: 'build-base install-base log-base test-result-base' },
    data: `packages-select packages-up-to packages-above packages-skip packages-ignore packages-select-by-dep packages-skip-build-finished
      symlink-install merge-install parallel-workers executor event-handlers continue-on-error cmake-clean-cache cmake-force-configure
      allow-overriding paths all verbose`,
  },
  pinact: {
    network: 'talks',
    does: { reads: ['list|version|help'], changes: ['run|init|migrate'] },
    acts: { runs: 'c config' },
    data: 'check diff verify v u update review fix log-level min-age include i exclude e',
  },
  addlicense: { changes: true, data: 'c f ignore -ignore l s v y -check check -skip' },
  gn: {
    does: { reads: ['args|desc|ls|path|refs|check|help|outputs|meta|analyze'], changes: ['gen|clean|format|clean_stale'] },
    effects: { rows: [ordinary('gen', 'runs-project-code', 'runs code of the project while it plans the build')] },
    acts: { runs: 'root dotfile script-executable root-target' },
    data: 'args list short export-compile-commands ide filters check q v color nocolor threads time fail-on-unused-args',
  },
});
