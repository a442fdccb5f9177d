/** Programs: what people use around Nix: environments, caches, formatters, systems of several machines. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each, FETCHED } from './shared-rows.ts';

export const NIXES = (): Family => ({
  // Sources: nh 4.4, crates/nh-*/src/args.rs; darwin-rebuild.sh of nix-darwin (2026); nixos-container.pl of NixOS 25.05
  nh: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['search', 'os info'], runs: ['os build|repl|build-vm|build-image', 'home build|repl', 'darwin build|repl'] },
    effects: {
      short: 'HosdIjkK',
      long: [
        'hostname',
        'specialisation',
        'out-link',
        'diff',
        'target-host',
        'build-host',
        'to',
        'keep',
        'keep-since',
        'max-jobs',
        'cores',
      ],
      rows: [
        ordinary('os switch|test', 'system', 'changes the running system to what its configuration says', {
          without: '-n --dry',
          aside: true,
        }),
        ordinary('os boot', 'system', 'changes the system that is started next', { without: '-n --dry', aside: true }),
        ordinary('os rollback', 'system', 'returns to another generation', { without: '-n --dry' }),
        ordinary('home switch', 'system', 'changes your programs and settings to what your configuration says', {
          without: '-n --dry',
          aside: true,
        }),
        ordinary('darwin switch', 'system', 'changes this system to what its configuration says', { without: '-n --dry', aside: true }),
        dangerous('clean all|user|profile', 'deletes', 'deletes earlier generations and unused packages', { without: '-n --dry' }),
        ordinary('os|home|darwin switch|boot|test|build', 'runs-foreign-code', 'takes the configuration from elsewhere', {
          operand: FETCHED,
        }),
      ],
    },
    acts: {
      runs: 'builders I include elevation-strategy',
      reaches: 'target-host build-host',
      writes: 'o out-link',
      lowers: 'accept-flake-config bypass-root-check no-validate',
    },
    data: `n dry a ask u update U update-input no-nom d diff H hostname s specialisation S no-specialisation install-bootloader t to B
      with-bootloader r run image-variant keep k K keep-since no-gc nogc no-gcroots optimise max keep-one x cross-filesystems j max-jobs cores
      log-format keep-going keep-failed fallback repair L print-build-logs show-trace refresh impure offline recreate-lock-file
      no-write-lock-file commit-lock-file json c configuration b backup-extension limit channel`,
  },
  'darwin-rebuild': {
    area: 'packages',
    network: 'talks',
    does: { reads: ['changelog'], runs: ['build|check|edit'] },
    effects: {
      short: 'pIjG',
      long: ['flake', 'profile-name', 'max-jobs', 'cores', 'switch-generation'],
      rows: [
        ordinary('switch|activate', 'system', 'changes this system to what its configuration says', { without: '--dry-run', aside: true }),
        ordinary('', 'system', 'returns to another generation', { options: '--rollback -G --switch-generation' }),
        ordinary('switch|build|check', 'runs-foreign-code', 'takes the configuration from elsewhere', {
          options: '--flake',
          value: FETCHED,
        }),
      ],
    },
    acts: { runs: 'I', reaches: 'substituters' },
    data: `flake no-flake list-generations p profile-name Q j max-jobs cores k keep-going K keep-failed fallback show-trace L print-build-logs impure
      commit-lock-file recreate-lock-file no-update-lock-file no-write-lock-file update-input no-registries offline refresh log-format`,
  },
  'nixos-container': {
    area: 'containers',
    does: { reads: ['list|status|show-ip|show-host-key'] },
    wraps: { subcommand: ['run'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['login|root-login|run'] }],
    effects: {
      rows: [
        ordinary('create|update', 'system', 'makes or changes a container'),
        ordinary('start|restart', 'system', 'starts a container'),
        ordinary('stop|terminate', 'system', 'stops a container'),
        dangerous('destroy', 'deletes', 'deletes a container and what is in it'),
        ordinary('login|root-login', 'system', 'opens a shell in a container'),
      ],
    },
    acts: { runs: 'system-path nixos-path config-file' },
    data: `flake ensure-unique-name auto-start bridge port host-address local-address signal log-format impure update-input commit-lock-file
      no-registries no-update-lock-file no-write-lock-file recreate-lock-file`,
  },
  // Sources: the help text of colmena 0.5 (src/cli.rs, src/command), cachix (2026, OptionsParser.hs), agenix (2026, agenix.sh)
  colmena: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['nix-info|help'], runs: ['build|eval|repl'] },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv', where: 'machine' },
    effects: {
      rows: [
        dangerous('apply', 'changes', 'changes the systems of other machines'),
        ordinary('apply-local', 'system', 'changes this system to what its configuration says', { area: 'packages' }),
        ordinary('upload-keys', 'uploads', 'copies secrets to other machines'),
      ],
    },
    acts: { lowers: 'impure force-replace-unknown-profiles', runs: 'f config' },
    data: `on show-trace color eval-node-limit p parallel keep-result verbose no-keys no-substitute no-substitutes no-gzip build-on-target evaluator
      node sudo`,
  },
  cachix: {
    area: 'packages',
    network: 'talks',
    passwords: [String.raw`authtoken\s+`],
    does: { reads: ['doctor|help'] },
    wraps: { subcommand: ['watch-exec'], dashes: true, inner: 'argv' },
    effects: {
      rows: [
        ordinary('push|watch-store|watch-exec|pin|import', 'uploads', 'uploads packages to a cache'),
        dangerous('use', 'system', 'trusts the packages of a cache', { area: 'protection' }),
        ordinary('remove', 'settings', 'no longer uses a cache'),
        ordinary('authtoken', 'settings', 'stores a token', { area: 'credentials' }),
        ordinary('generate-keypair', 'changes', 'makes a key that signs packages', { area: 'credentials' }),
        dangerous('deploy activate', 'changes', 'changes the systems of other machines', { area: 'cloud' }),
      ],
    },
    acts: { runs: 'c config', reaches: 'hostname host', writes: 'O output-directory d nixos-folder' },
    data: `stdin l compression-level m compression-method s chunk-size n num-concurrent-chunks j jobs omit-deriver w watch-store a artifact keep-days
      keep-revisions keep-forever mode wait V`,
  },
  agenix: {
    area: 'credentials',
    effects: {
      rows: [
        ordinary('', 'secret', 'shows a secret', { options: '-d --decrypt' }),
        ordinary('', 'changes', 'changes a secret', { options: '-e --edit' }),
        ordinary('', 'changes', 'encrypts all secrets anew', { options: '-r --rekey' }),
      ],
    },
    data: 'i identity v',
  },

  // environments. Sources: devenv 2.2 (devenv/src/cli.rs); the manual page of each of flox 1.14; comma 2.4 (src/main.rs); nixpkgs-review 3.9
  devenv: {
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['search|info|version|changelogs|direnvrc|help|print-paths'],
      changes: ['init|generate|update|down', 'inputs add', 'container build'],
      runs: ['shell|up|test|build|eval|repl|tasks|processes|assemble|print-dev-env|direnv-export|lsp', 'container run'],
    },
    wraps: { subcommand: ['shell'], inner: 'argv' },
    effects: {
      short: 'jO',
      long: ['max-jobs', 'cores', 'system', 'profile'],
      rows: [
        ordinary('gc', 'deletes', 'deletes earlier environments'),
        ordinary('container copy', 'uploads', 'uploads a container image'),
        ordinary('mcp', 'network', 'lets other programs ask for packages and options', { options: '--http' }),
      ],
    },
    acts: { runs: 'from', lowers: 'impure', writes: 'trace-output' },
    data: `verbose quiet tui no-tui j max-jobs u cores s system no-impure offline nix-debugger backend eval-cache no-eval-cache refresh-eval-cache
      refresh-task-cache c clean P profile reload no-reload shell d detach D process mode trace-format`,
  },
  flox: {
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['search|show|list|l|envs|help', 'services status|logs'],
      changes: ['init|edit|uninstall|pull|deactivate|update'],
      runs: ['activate|build'],
      installs: ['install|i|upgrade|run'],
    },
    wraps: {
      subcommand: ['activate', 'run'],
      short: 'dgmrps',
      long: ['dir', 'package'],
      script: ['c', 'command'],
      dashes: true,
      inner: 'argv',
    },
    effects: {
      short: 'dgmriofnps',
      long: ['dir', 'reference', 'remote', 'id', 'name', 'owner', 'org', 'catalog', 'file', 'generation'],
      rows: [
        ordinary('activate', 'runs-foreign-code', 'runs what others put into an environment', { options: '-r --reference --remote' }),
        dangerous('publish', 'uploads', 'publishes a package'),
        ordinary('push', 'uploads', 'uploads an environment'),
        dangerous('delete', 'deletes', 'deletes an environment'),
        ordinary('gc', 'deletes', 'deletes unused packages'),
        ordinary('services start|restart', 'system', 'starts services of the environment', { area: 'services' }),
        ordinary('services stop', 'system', 'stops services of the environment', { area: 'services' }),
        ordinary('config', 'settings', 'changes the settings of flox', { options: '--set --delete --reset' }),
        ordinary('containerize', 'changes', 'makes a container image of the environment'),
      ],
    },
    acts: { lowers: 'trust t', runs: 'signing-private-key' },
    data: `a all e extended n name d dir f force json g generation copy i id sync reset bare auto-setup no-auto-setup s start-services
      no-start-services print-script add-sbin follow tail stability dry-run label runtime l list version`,
  },
  ...each('comma ,', {
    network: 'talks',
    does: { installs: [''] },
    effects: { short: 'PFc', long: ['picker', 'nixpkgs-flake', 'cache-level'], rows: [] },
    acts: { runs: 'P picker F nixpkgs-flake' },
    data: 'i install s shell a ask p print-packages x print-path e empty-cache d delete-entry cache-level',
  }),
  'nixpkgs-review': {
    network: 'talks',
    does: { runs: ['pr|rev|wip'] },
    effects: {
      rows: [
        ordinary('pr', 'runs-foreign-code', 'builds a change that somebody else suggests', { area: 'project-code' }),
        ordinary('pr', 'uploads', 'writes a comment that others read', { options: '--post-result' }),
        dangerous('pr', 'changes', 'approves or merges a change', { options: '--approve-pr --merge-pr' }),
        ordinary('post-result|comments', 'uploads', 'writes a comment that others read'),
        dangerous('approve|merge', 'changes', 'approves or merges a change'),
      ],
    },
    acts: { runs: 'run build-args extra-nixpkgs-config', reaches: 'r remote' },
    data: `eval c checkout no-headers no-logs b branch s staged no-shell no-exit-status p package a additional-package package-regex skip-package
      skip-package-regex systems system build-graph print-result num-eval-workers max-memory-size pkgs no-pr-info`,
  },

  // code of Nix. Sources: the options in the code of each: statix (2025), deadnix 1.3, nixfmt 1.4, alejandra 4.0, nurl 0.4
  statix: {
    does: { reads: ['check|explain|dump|list'], changes: ['fix|single'] },
    data: 'i ignore u unrestricted o format c config s stdin d dry-run p position',
  },
  deadnix: {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'removes unused code from the files', { options: '-e --edit' })] },
    data: 'l no-lambda-arg L no-lambda-pattern-names _ no-underscore W warn-used-underscore q h hidden f fail o output-format exclude',
  },
  ...each('nixfmt alejandra', {
    changes: true,
    data: 'w width indent c check m mergetool q quiet s strict v verify f filename e exclude experimental-config t threads',
  }),
  nurl: {
    reads: true,
    network: 'talks',
    acts: { runs: 'n nixpkgs e expr' },
    data: `S submodules f fetcher F fallback i indent H hash j json p parse a arg A arg-str o overwrite O overwrite-str overwrite-rev
      overwrite-rev-str l list-fetchers L list-possible-fetchers s list-sep`,
  },
});
