/** Programs: the runtimes and package managers of JavaScript. */
import { dangerous, type EffectRow, ordinary } from '../effect-rows.ts';
import type { Family, Interpreter } from '../program.ts';
import { OPEN_DEBUGGER, publishes, withdraws } from './shared-rows.ts';

/** How the runtimes of JavaScript are given code. */
const JAVASCRIPT: Interpreter = { code: ['e', 'p', 'eval', 'print'], input: true };
/** The package managers of JavaScript share their subcommands. */
const registryRows = (name: string): readonly EffectRow[] => [
  publishes('publish'),
  withdraws('unpublish|deprecate'),
  dangerous('owner|access|team|org add|rm|set|grant|revoke|create', 'changes', `changes who may publish with ${name}`, {
    area: 'accounts',
  }),
  ordinary('install|i|ci|add|update|upgrade|remove|uninstall|rm|dedupe', 'changes', 'changes the installed packages'),
];

export const JAVASCRIPT_TOOLS = (): Family => ({
  // JavaScript
  node: {
    interprets: JAVASCRIPT,
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: { apt: 'nodejs', dnf: 'nodejs', pacman: 'nodejs', apk: 'nodejs', zypper: 'nodejs', brew: 'node' },
    otherNames: ['nodejs'],
    listed: 'languages',
    common: true,
    acts: {
      runs: `r require import loader experimental-loader c C conditions env-file env-file-if-exists openssl-config build-snapshot-config
        experimental-config-file`,
      lowers: 'tls-min-v1.0 insecure-http-parser openssl-legacy-provider openssl-shared-config disable-proto force-fips',
      reaches: 'inspect-port inspect-publish-uid debug-port use-env-proxy',
      writes: 'cpu-prof-dir heap-prof-dir diagnostic-dir report-directory redirect-warnings trace-event-file-pattern build-snapshot',
    },
    unasked: [OPEN_DEBUGGER],
    data: `inspect inspect-brk inspect-wait test test-only test-name-pattern test-reporter test-timeout test-concurrency watch watch-path v
      version h help check
      max-old-space-size stack-size trace-warnings no-warnings enable-source-maps unhandled-rejections input-type title run prof`,
  },
  nodejs: { like: 'node', otherNames: ['node'] },
  deno: {
    interprets: JAVASCRIPT,
    open: true,
    listed: 'languages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['check|doc|info|lint|types|help|outdated|completions'],
      changes: ['fmt|init|compile|bundle|vendor|coverage|clean|upgrade|remove|uninstall'],
      runs: ['run|test|bench|task|serve|repl|eval|lsp|jupyter|compile', ''],
      installs: ['install|i|add|cache|upgrade|vendor'],
    },
    effects: { rows: [publishes('publish'), ordinary('deploy', 'uploads', 'sends the project to a server')] },
    acts: {
      runs: 'preload import-map c config r-preload',
      lowers: `A allow-all allow-read allow-write allow-net allow-env allow-run allow-sys allow-ffi allow-hrtime allow-scripts
        allow-import unsafely-ignore-certificate-errors no-lock`,
      writes: 'o output',
      reaches: 'cert location',
    },
    data: `watch q quiet check no-check reload r lock frozen seed v8-flags node-modules-dir filter fail-fast coverage parallel doc ext
      cwd env-file unstable L log-level no-prompt cached-only inspect inspect-brk`,
  },
  bun: {
    interprets: JAVASCRIPT,
    effects: { loose: true, rows: registryRows('bun') },
    installs: 'by-word',
    open: true,
    listed: 'languages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['outdated|why|audit|info|help|discord', 'pm ls|bin|hash|whoami|view', 'pm cache', 'completions'],
      changes: ['init|link|unlink|patch', 'pm pack|migrate|version|pkg'],
      runs: ['run|test|dev|start|build|repl|exec|lint|format', ''],
      installs: ['install|i|add|a|update|create|c|x|upgrade|ci'],
    },
    acts: {
      runs: 'r preload require import e eval p print c config shell',
      reaches: 'registry',
      lowers: 'no-verify trust',
      writes: 'outdir outfile cache-dir',
    },
    data: `d dev D optional peer E exact g global y yarn production frozen-lockfile dry-run force silent verbose hot watch smol cwd
      filter F target minify splitting sourcemap format external bail timeout t test-name-pattern coverage port env-file no-save
      ignore-scripts`,
  },
  npm: {
    effects: {
      loose: true,
      rows: [
        dangerous('config set', 'settings', 'changes the settings of npm', { options: '--global -g --location' }),
        ordinary('config|c set|delete|edit|fix', 'settings', 'changes the settings of npm'),
        ordinary('pkg set', 'changes', 'changes package.json', { area: 'settings', unless: /^scripts\b/ }),
        ordinary('pkg set', 'settings', 'changes what npm runs in this project', { operand: /^scripts\b/ }),
        ordinary('set', 'settings', 'changes the settings of npm', { unless: /^(?:config|scripts\.|pkg)/ }),
        ordinary('version', 'changes', 'changes the version, commits it and runs scripts of the package', { least: 2 }),
        ordinary('cache clean', 'deletes', 'deletes the cache of npm', { options: '--force' }),
        ordinary('login|adduser|add-user', 'changes', 'logs in to a registry'),
        dangerous('dist-tag add|rm|set', 'uploads', 'changes which version others install'),
        dangerous('profile set|enable-2fa|disable-2fa', 'system', 'changes your account at the registry'),
        dangerous('hook|star|unstar|trust', 'changes', 'changes something at the registry'),
        dangerous('token create|revoke', 'secret', 'creates or revokes tokens'),
        ...registryRows('npm'),
      ],
      everyVerb: true,
    },
    installs: 'by-word',
    open: true,
    manner: { stops: true },
    verbs: true,
    pages: true,
    bringsNames: true,
    package: { '*': 'npm', brew: 'node' },
    listed: 'languages',
    common: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'ls|list|la|ll|view|v|info|show|outdated|search|find|s|se|why|explain|help|help-search|root|prefix|bin|ping|doctor|fund',
        'query|diff|docs|home|bugs|repo|issues|find-dupes',
        'audit',
        'config list|ls|get',
        'get',
        'whoami',
        'token list',
        'owner ls',
        'profile get',
        'dist-tag ls|list',
        'cache ls|verify',
        'completion|version',
        'sbom|stars',
        'access list|get',
        'team ls',
        'org ls',
      ],
      changes: [
        'init|create|version|pack|prune|shrinkwrap|link|unlink|ln|rebuild|rb',
        'cache add',
        'pkg get|set|delete|fix',
        'edit|explore|logout',
      ],
      runs: ['run|run-script|rum|urn|test|t|tst|start|stop|restart|rebuild|pack|install-test|it|ci|install|prepare'],
      installs: [
        'install|i|in|ins|add|ci|clean-install|ic|install-clean|update|up|upgrade|udpate|install-test|it|install-ci-test|cit|sit|isntall|inst',
        'exec|x',
        'init|create|innit',
        'audit fix',
        'dedupe|ddp',
        'link',
      ],
    },
    acts: {
      runs: 'script-shell node-options shell editor viewer browser userconfig globalconfig git init-module call c node-gyp onload-script',
      reaches: 'registry proxy https-proxy noproxy',
      lowers: 'no-strict-ssl no-audit no-package-lock insecure unsafe-perm allow-git no-verify-signatures',
      writes: 'pack-destination logs-dir cache prefix',
    },
    data: `g global D save-dev S save save-prod P O save-optional E save-exact save-peer B save-bundle no-save l long json depth all a w workspace
  workspaces ws include-workspace-root f force y yes dry-run production omit include only legacy-peer-deps strict-peer-deps ignore-scripts
  if-present silent s loglevel verbose d dd ddd q quiet p parseable prefer-offline prefer-online offline no-fund no-progress progress fund audit-level
  engine-strict tag scope access m message git-tag-version no-git-tag-version preid sign-git-tag foreground-scripts package package-lock-only
  package-lock install-links color no-color install-strategy prefix-dir link fix otp auth-type version v help h location L`,
  },
  bunx: { like: 'npx' },
  pnpx: { like: 'npx' },
  npx: {
    installs: 'always',
    open: true,
    package: { '*': 'npm', brew: 'node' },
    common: true,
    area: 'packages',
    does: { installs: [''] },
    acts: { runs: 'c call script-shell node-options shell', reaches: 'registry' },
    data: `p package y yes no no-install w workspace workspaces include-workspace-root q quiet s silent ignore-existing prefer-offline
      prefer-online`,
  },
  yarn: {
    effects: {
      loose: true,
      rows: [
        dangerous('config set|unset|delete', 'settings', 'changes the settings of yarn'),
        dangerous('npm publish|login|logout|tag', 'uploads', 'changes something at the registry'),
        dangerous('plugin runtime|remove', 'changes', 'changes the plugins of yarn'),
        ...registryRows('yarn'),
      ],
    },
    installs: 'by-word',
    open: true,
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'languages',
    common: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|info|why|outdated|licenses|audit|bin|help|versions|version|search|explain|constraints',
        'config list|get',
        'config',
        'cache list|dir',
        'workspaces list|info',
        'npm info|whoami|audit',
        'global list|bin|dir',
        'node -v',
      ],
      changes: [
        'init|link|unlink|pack|import|autoclean|dedupe|rebuild|check|unplug|patch|patch-commit|stage|version',
        'set resolution',
        'cache clean',
        'policies',
      ],
      runs: [
        'run|test|start|build|dev|lint|serve|watch|format|exec|node|workspace|rebuild|deploy|prepare',
        'workspaces run|foreach',
        'typecheck|storybook|e2e|preview|compile',
        '',
      ],
      installs: [
        'install|add|upgrade|up|upgrade-interactive|create|dlx',
        'global add|upgrade',
        'plugin import',
        'workspaces focus',
        'set version',
      ],
    },
    acts: {
      runs: 'use-yarnrc script-shell plugins yarn-path',
      reaches: 'registry proxy https-proxy',
      lowers: 'no-lockfile skip-integrity-check update-checksums disable-pnp',
      writes: 'cache-folder modules-folder global-folder',
    },
    data: `D dev P peer O optional E exact T tilde A all p pattern depth json silent s verbose frozen-lockfile immutable production cwd i interactive
  ignore-scripts ignore-engines ignore-optional W ignore-workspace-root-check offline prefer-offline check-files flat force non-interactive
  network-timeout new-version patch minor major R recursive topological since v t tag access level groups latest L caret mode prefer-dev`,
  },
  pnpm: {
    effects: { loose: true, rows: [dangerous('config|c set|delete', 'settings', 'changes the settings of pnpm'), ...registryRows('pnpm')] },
    installs: 'by-word',
    open: true,
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'languages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|ls|la|ll|why|outdated|audit|licenses|root|bin|help|view|info|show|search',
        'config list|get',
        'store path|status',
        'cat-file|cat-index|find-hash|whoami|ping|doctor|completion',
        'env list|ls',
      ],
      changes: [
        'init|link|ln|unlink|import|pack|patch|patch-commit|patch-remove|prune|rebuild|rb|deploy|fetch',
        'store prune|add',
        'cache',
        'version',
        'approve-builds|ignored-builds',
        'setup',
      ],
      runs: [
        'run|run-script|test|t|tst|start|stop|restart|exec|build|dev|lint|format|serve|watch|typecheck|e2e|preview|recursive|m|multi',
        'deploy|rebuild',
        '',
      ],
      installs: ['install|i|install-test|it|add|update|up|upgrade|dlx|create|fetch|dedupe', 'env use|add', 'self-update'],
    },
    acts: {
      runs: 'script-shell shell-emulator node-options global-pnpmfile pnpmfile',
      reaches: 'registry proxy https-proxy',
      lowers: 'no-strict-ssl ignore-pnpmfile dangerously-allow-all-builds no-verify-store-integrity',
      writes: 'store-dir modules-dir virtual-store-dir pack-destination',
    },
    data: `D save-dev P save-prod O save-optional E save-exact save-peer w workspace-root r recursive F filter C dir g global prod dev no-optional
  frozen-lockfile prefer-frozen-lockfile lockfile-only offline prefer-offline ignore-scripts force depth json long parseable only-projects
  latest L i interactive silent s reporter if-present parallel stream sequential no-bail resume-from workspace-concurrency shamefully-hoist
  fix-lockfile audit-level fix aggregate-output tag access no-git-checks changed-files-ignore-pattern c shell-mode package allow-build`,
  },
  nvm: {
    bringsNames: true,
    does: {
      reads: ['ls|list|ls-remote|list-remote|current|which|version|version-remote|help|alias|cache|debug'],
      changes: ['use|alias|unalias|deactivate|uninstall|unload|set-colors', 'cache clear'],
      runs: ['run|exec'],
      installs: ['install|i|install-latest-npm|reinstall-packages'],
    },
    wraps: { subcommand: ['exec'], operands: 1, inner: 'argv' },
    area: 'packages',
    acts: { lowers: 'skip-default-packages' },
    data: 'lts reinstall-packages-from latest-npm default save silent no-colors s b no-progress alias',
    leaves: /^/,
  },
});
