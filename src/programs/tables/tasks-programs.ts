/** Programs: large build systems, task runners, and tools that make projects and releases. */
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

export const TASKS = (): Family => ({
  // large build systems, task runners
  bazel: {
    network: 'talks',
    does: {
      reads: ['query|cquery|aquery|info|version|help|dump|license|config|analyze-profile|print_action|canonicalize-flags|mod'],
      changes: ['clean|shutdown|sync|fetch|vendor'],
      runs: ['build|test|run|coverage|mobile-install'],
    },
    acts: {
      runs: 'bazelrc output_user_root run_under override_repository crosstool_top workspace_status_command execution_log_binary_file',
      writes: 'output_base symlink_prefix profile build_event_json_file',
      reaches: 'remote_cache remote_executor bes_backend registry',
      lowers: 'noenable_bzlmod incompatible_sandbox strategy spawn_strategy',
    },
    data: `c compilation_mode config jobs keep_going k test_output test_filter nocache_test_results define platforms copt cxxopt
      verbose_failures s subcommands output noshow_progress runs_per_test local_test_jobs cache_test_results noimplicit_deps
      expunge_async expunge test_timeout test_arg color curses show_progress stamp build_tests_only test_tag_filters build_tag_filters
      local_ram_resources local_cpu_resources show_result nobuild check_up_to_date announce_rc order_output notool_deps nohost_deps
      flaky_test_attempts test_size_filters sandbox_debug verbose_explanations universe_scope infer_universe_scope show_timestamps`,
  },
  bazelisk: { like: 'bazel' },
  buck2: {
    network: 'talks',
    does: {
      reads: ['targets|query|cquery|uquery|aquery|audit|log|status|root|help|docs'],
      changes: ['clean|kill|init|killall'],
      runs: ['build|test|run|install'],
    },
    acts: { runs: 'c config-file isolation-dir', writes: 'out o' },
    data: `show-output show-full-output show-json-output show-simple-output v verbose j num-threads m modifier target-platforms local-only
      remote-only no-remote-cache json A output-all-attributes a output-attribute output-format console`,
  },
  pants: {
    network: 'talks',
    does: {
      reads: ['list|dependencies|dependents|filedeps|peek|roots|count-loc|paths|help|version|goals'],
      changes: ['fmt|tailor|update-build-files|fix|export|generate-lockfiles'],
      runs: ['lint|check|test|run|package|repl|experimental-deploy'],
    },
    effects: { rows: [publishes('publish')] },
    acts: { runs: 'pants-config-files build-file-prelude-globs' },
  },
  scons: {
    does: { runs: [''] },
    enters: 'C directory',
    acts: {
      runs: 'f file makefile sconstruct I include-dir site-dir tool Y repository srcdir',
      writes: 'cache-debug install-sandbox profile taskmastertrace',
    },
    data: `j jobs c clean n no-exec just-print recon Q s silent k keep-going D u up search-up U C directory cache-force cache-populate cache-disable
      no-cache cache-readonly cache-show b m S stop no-keep-going t touch config diskcheck duplicate enable-virtualenv ignore-virtualenv experimental
      hash-chunksize hash-format md5-chunksize H help-options i ignore-errors implicit-cache implicit-deps-changed implicit-deps-unchanged interactive
      max-drift no-site-dir package-type q question random stack-size w print-directory no-print-directory warn warning`,
  },
  waf: { does: { runs: [''] } },
  task: {
    does: { runs: [''] },
    bringsNames: true,
    acts: { runs: 't taskfile d dir g global', lowers: 'y insecure trusted-hosts' },
    data: `l list a list-all n dry s silent v verbose w watch f force p parallel c color status summary i interval o output init x
      exit-code j json`,
  },
  mage: { does: { runs: [''] }, acts: { runs: 'd w goos compile -d -w -compile' }, data: 'l f v t h -l -f -v -t -keep' },
  invoke: {
    does: { runs: [''] },
    acts: { runs: 'c collection f config r search-root' },
    data: 'l list e echo d debug w warn-only p pty complete',
  },
  act: {
    does: { runs: [''] },
    network: 'talks',
    acts: {
      runs: 'W workflows C directory e eventpath container-options P platform',
      lowers: 'privileged container-cap-add bind b insecure-secrets',
      reaches: 'github-instance container-daemon-socket',
    },
    data: `l list j job n dryrun q quiet v verbose s secret secret-file env env-file var r reuse rm matrix a actor w watch g graph p pull
      offline artifact-server-path input-defaults`,
  },
  earthly: {
    does: { runs: [''] },
    network: 'talks',
    acts: { lowers: 'P allow-privileged', reaches: 'buildkit-host' },
    data: 'ci push no-cache i interactive verbose V secret secret-file build-arg platform artifact a image',
  },
  dagger: {
    does: {
      runs: ['', 'call|run|shell|functions|query|core'],
      reads: ['version|help|config'],
      changes: ['init|develop|login|logout|uninstall'],
      installs: ['install|update'],
    },
    network: 'talks',
    acts: { runs: 'm mod' },
  },
  devbox: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|info|search|version|shellenv', 'services ls', 'cache info'],
      changes: ['init|rm|generate|create|secrets|auth'],
      runs: ['run|shell', 'services start|up|restart'],
      installs: ['add|install|update|global', 'version update'],
    },
  },
  pixi: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|ls|info|search|tree|completion', 'task list', 'project version', 'global list'],
      changes: ['init|remove|clean|lock|project|config|export', 'task add|remove'],
      runs: ['run|shell|shell-hook|exec|build'],
      installs: ['add|install|update|upgrade|reinstall|self-update', 'global install'],
    },
  },
  spack: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|find|info|versions|spec|graph|dependencies|compilers|arch|location'],
      changes: ['load|unload|uninstall|env|clean|config|compiler|external|mark'],
      runs: ['build-env|test'],
      installs: ['install|concretize|fetch|stage'],
    },
  },

  // making projects and releases
  cookiecutter: {
    network: 'talks',
    changes: true,
    does: { installs: [''] },
    acts: { runs: 'config-file accept-hooks', writes: 'o output-dir' },
    data: 'no-input c checkout f overwrite-if-exists replay directory s skip-if-file-exists list-installed l v verbose default-config',
  },
  copier: {
    network: 'talks',
    does: { changes: ['update|recopy'], installs: ['copy'] },
    acts: { lowers: 'T UNSAFE trust' },
    data: 'd data r vcs-ref q quiet f force defaults l w overwrite pretend n a answers-file x exclude',
  },
  bump2version: {
    changes: true,
    acts: { runs: 'config-file', lowers: 'no-sign-tags' },
    data: `dry-run n verbose allow-dirty list commit tag new-version current-version no-commit no-tag message m tag-name part parse serialize search
      replace no-configured-files sign-tags tag-message`,
  },
  bumpversion: { like: 'bump2version' },
  'bump-my-version': { like: 'bump2version', does: { reads: ['show|show-bump'], changes: ['bump|replace|sample-config'] } },
  'cargo-binstall': { installs: 'always', network: 'talks', does: { installs: [''] } },
  goreleaser: {
    does: { reads: ['check|healthcheck|jsonschema|changelog'], changes: ['init'], runs: ['build|release'] },
    effects: { rows: [{ ...publishes('release'), without: '--snapshot --auto-snapshot' }, publishes('publish|announce|continue')] },
    acts: { runs: 'f config' },
    data: 'snapshot clean skip single-target timeout p parallelism id o output auto-snapshot',
  },
  'git-cliff': {
    reads: true,
    acts: { runs: 'c config', writes: 'o output p prepend' },
    data: `u unreleased l latest t tag bump bumped-version i init w workdir r repository include-path exclude-path s strip sort current v
      verbose`,
  },
  jbang: { network: 'talks', installs: 'always', does: { runs: [''], installs: [''] }, interprets: { code: ['c', 'code'], input: true } },
  protoc: {
    changes: true,
    acts: { runs: 'plugin', writes: 'python_out go_out cpp_out java_out js_out csharp_out o descriptor_set_out grpc_out go-grpc_out' },
    data: 'I proto_path go_opt go-grpc_opt include_imports version experimental_allow_proto3_optional',
  },
  buf: {
    network: 'talks',
    does: {
      reads: ['lint|breaking|ls-files|build|convert|stats', 'config ls-lint-rules', 'registry whoami'],
      changes: ['format|dep|mod|generate|export|init', 'config init'],
      runs: ['generate'],
    },
    effects: { rows: [publishes('push')] },
    acts: { runs: 'template config', writes: 'o output', reaches: 'against' },
    data: `error-format path exclude-path against-config format timeout debug disable-symlinks log-format exit-code d diff w write
      include-imports type`,
  },
});
