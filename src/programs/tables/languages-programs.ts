/** Programs: interpreters of languages, their package managers and versions. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes, withdraws } from './shared-rows.ts';

export const LANGUAGES = (): Family => ({
  // Ruby
  ruby: {
    interprets: { code: ['e'], input: true, checks: ['c'], backquotes: true },
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: true,
    listed: 'languages',
    common: true,
    acts: { runs: 'r I C x', writes: 'i' },
  },
  jruby: { interprets: { code: ['e'], backquotes: true }, like: 'ruby' },
  gem: {
    installs: 'by-word',
    bringsNames: true,
    package: { apt: 'ruby', '*': 'ruby' },
    common: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|search|query|info|outdated|dependency|environment|env|help|which|contents|specification|stale|check|lock|open',
        'sources|owner',
        'spec|dep',
      ],
      changes: ['build|cleanup|fetch|unpack|pristine|rdoc|cert|uninstall|generate_index|rebuild'],
      installs: ['install|i|update|exec'],
    },
    effects: {
      loose: true,
      rows: [
        publishes('push'),
        withdraws('yank'),
        ordinary('uninstall', 'changes', 'removes installed packages'),
        ordinary('signin|signout', 'network', 'logs in to the registry'),
        dangerous('owner', 'changes', 'changes who may publish', { options: '-a --add -r --remove' }),
        dangerous('sources', 'changes', 'changes where packages come from', { options: '-a --add -r --remove -c --clear-all' }),
      ],
    },
    acts: {
      runs: 'config-file P trust-policy build-root r',
      reaches: 's source clear-sources p http-proxy',
      writes: 'i install-dir n bindir o output',
      lowers: 'no-verify',
    },
    data: `v version N no-document user-install l local remote a all force f platform prerelease pre conservative development d details q
      quiet V verbose versions R reverse-dependencies pipe strict lib-only spec-dir prefix show-install-dir list otp`,
  },
  bundle: {
    wraps: { subcommand: ['exec'], inner: 'argv' },
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list|show|info|outdated|check|platform|env|doctor|help|version|viz|licenses|open|fund', 'config list|get', 'plugin list'],
      changes: ['init|lock|clean|cache|package|pack|binstubs|remove|config|gem|pristine|issue'],
      runs: ['console'],
      installs: ['install|i|update|add|inject', 'plugin install', ''],
    },
    acts: { runs: 'gemfile', writes: 'path binstubs', lowers: 'no-verify', reaches: 'source' },
    data: `j jobs without with deployment local quiet retry full-index frozen system all groups group conservative patch minor major strict global
      version skip-install bundler ruby redownload r`,
    leaves: /^/,
  },
  rails: { interprets: { inArguments: true }, like: 'ruby' },

  // other languages
  perl: {
    interprets: { code: ['e', 'E'], input: true, checks: ['c'], backquotes: true },
    writes: { how: 'in-place', short: 'eEIM' },
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: true,
    listed: 'network',
    acts: { runs: 'M m I x S d D' },
  },
  cpan: {
    bringsNames: true,
    installs: 'always',
    area: 'packages',
    does: { installs: [''] },
    acts: { runs: 'j', reaches: 'M' },
    data: 'l O a D L r u v x g G n s A c C f i I J m p P t T w X',
  },
  php: {
    interprets: { code: ['r'], input: true, checks: ['l', 'syntax-check'], backquotes: true },
    files: 'shown',
    open: true,
    package: true,
    listed: 'network',
    acts: { runs: 'd c z F R B E f t', reaches: 'S' },
    data: 'v version i info m modules l syntax-check w h help ini a interactive n q s',
  },
  lua: { interprets: { code: ['e'], input: true }, package: true, acts: { runs: 'l' } },
  luarocks: {
    installs: 'by-word',
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list|show|search|which|path|config|lint|help|doc|test'],
      changes: ['init|pack|unpack|download|new_version|write_rockspec|remove|purge'],
      runs: ['make|build|test'],
      installs: ['install|build'],
    },
    effects: { long: ['only-from', 'server', 'only-server', 'tree', 'to', 'lua-version'], rows: [publishes('upload')] },
    acts: { reaches: 'server only-server from only-from', writes: 'tree to', lowers: 'no-check' },
    data: `local global lua-version dev force verbose porcelain outdated deps-mode only-deps keep no-manifest no-doc pin tags test-only
      check-lua-versions branch`,
  },
  julia: {
    interprets: { code: ['e'], backquotes: true },
    acts: { runs: 'L load J sysimage project bugreport' },
    data: 't threads p procs i q quiet v version E print O check-bounds startup-file',
  },
  elixir: { interprets: { code: ['e'] }, acts: { runs: 'r pr pa pz S rpc-eval app erl vm-args', reaches: 'remsh sname name' } },
  groovy: { interprets: { code: ['e'] }, acts: { runs: 'cp classpath c -cp -classpath J D' } },
  scala: { like: 'groovy' },
  Rscript: {
    interprets: { code: ['e'], input: true },
    data: 'vanilla version verbose default-packages slave no-save no-restore',
    acts: { runs: 'g' },
  },
  osascript: { typed: true, interprets: { code: ['e'], input: true }, data: 'l s i' },
  m4: {
    interprets: { input: true, code: ['eval'] },
    acts: { writes: 'F freeze-state debugfile', runs: 'I include R reload-state' },
    data: `D U P E G g s Q e d t l i fatal-warnings interactive prefix-builtins warn-macro-sequence W word-regexp define synclines
      undefine gnu traditional H hashsize L nesting-limit arglength trace`,
  },
  tcl: { package: true, like: 'tclsh' },
  tclsh: { interprets: { input: true }, data: '-encoding' },

  // versions of languages
  mise: {
    prints: /^activate\b/,
    wraps: { subcommand: ['exec'], inner: 'argv', dashes: true },
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'ls|list|current|which|where|outdated|latest|ls-remote|doctor|env|version|registry|tasks|settings|help|backends|bin-paths|search',
        'config ls',
        'cache path',
        'activate',
      ],
      changes: ['unset|prune|alias|reshim|sync|uninstall|unuse|generate|fmt|lock|deactivate', 'cache clear'],
      runs: ['run|r|watch|w|exec|x|en|hook-env', 'tasks run'],
      installs: ['install|i|use|u|upgrade|up|self-update|bootstrap', 'plugins install|update'],
    },
    effects: {
      rows: [
        ordinary('set', 'settings', 'changes the settings of mise'),
        ordinary('trust', 'system', 'lets the files of this folder run commands', { area: 'startup' }),
        ordinary('settings|config set', 'settings', 'changes the settings of mise'),
      ],
    },
    acts: { runs: 'env-path' },
    leaves: /^/,
  },
  asdf: {
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list|current|where|which|latest|help|info|version|shim-versions', 'plugin list'],
      changes: ['local|global|shell|set|reshim|uninstall|plugin-remove', 'plugin remove'],
      runs: ['exec|env|cmd'],
      installs: ['install|plugin-add|plugin-update|update', 'plugin add|update'],
    },
    wraps: { subcommand: ['exec'], inner: 'argv' },
    leaves: /^/,
  },
  sdk: {
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list|ls|current|c|version|v|help|home|h'],
      changes: ['use|u|default|d|offline|flush|env|e|uninstall|rm|config'],
      installs: ['install|i|upgrade|ug|selfupdate|update'],
    },
  },
});
