/** Programs: package managers that run on any system. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { installs, removes } from './shared-rows.ts';

export const PACKAGES_ANY = (): Family => ({
  // on any system
  snap: {
    effects: {
      loose: true,
      rows: [
        ordinary(
          'connect|disconnect|set|unset|alias|unalias|prefer|revert|switch|enable|disable|hold|start|stop|restart|refresh|set-quota',
          'system',
          'changes installed packages or their services',
        ),
        ordinary('remove-quota', 'system', 'changes installed packages or their services'),
        dangerous('forget|restore|abort|import-snapshot|reboot|recovery', 'system', 'restores or deletes snapshots, or restarts'),
        ordinary('login|logout|ack|create-cohort', 'network', 'talks to the store'),
        dangerous('create-user', 'system', 'adds a user account'),
        ...removes('remove', '--purge'),
        installs('install|refresh'),
      ],
    },
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'packages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|find|search|info|changes|tasks|connections|interfaces|interface|version|services|logs|known|model|whoami|get|help',
        'warnings|debug|saved|aliases|validate|routine|quotas',
      ],
      changes: ['watch|download|pack|save|check-snapshot|export-snapshot|okay'],
      runs: ['run|try'],
    },
    wraps: { subcommand: ['run'], script: ['shell-command'], inner: 'none' },
    acts: { lowers: 'dangerous devmode classic jailmode ignore-validation force-dangerous unaliased' },
    data: `all channel beta edge candidate stable revision color unicode n follow abs-time no-wait amend hold time name cohort list section
      d f verbose`,
    leaves: /^/,
  },
  flatpak: {
    effects: {
      loose: true,
      rows: [
        ordinary('override', 'system', 'takes back what was changed for programs in sandboxes', { options: '--reset' }),
        dangerous('remote-delete', 'system', 'removes a source of packages that is still in use', { options: '--force' }),
        ordinary('remote-add|remote-modify|remote-delete', 'system', 'changes where packages come from'),
        dangerous(
          'override|permission-set|permission-reset|permission-remove|document-export',
          'system',
          'changes what programs in sandboxes may do',
        ),
        dangerous('kill|repair', 'system', 'ends a program or repairs the installation'),
        ...removes('uninstall|remove', '-y --assumeyes --delete-data'),
        installs('install|update'),
      ],
    },
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'packages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|search|info|history|remotes|remote-ls|remote-info|ps|documents|document-list|document-info|permissions|permission-list',
        'permission-show|repo|config',
      ],
      changes: ['mask|pin|create-usb|build-init|build-finish|build-export|build-bundle|make-current|preinstall'],
      runs: ['run|build|enter'],
      installs: ['upgrade'],
    },
    wraps: { subcommand: ['run'], script: ['command'], inner: 'none' },
    acts: {
      lowers: 'filesystem device socket share talk-name own-name system-talk-name devel no-gpg-verify allow persist no-a11y-bus unset-env',
      reaches: 'from',
      runs: 'command gpg-import installation',
    },
    data: `user system app runtime all columns arch branch y assumeyes noninteractive v verbose no-deps no-related no-pull no-deploy
      show-details d a updates cached if-not-exists delete-data unused or-update show-metadata show-location env cwd appstream
      show-permissions show-ref show-commit show-origin show-size show-runtime show-sdk show-extensions file-access reverse since
      until runtime-version ostree-verbose show-disabled m M r o c s default-arch supported-arches gl-drivers installations print-system-only
      print-updated-env nofilesystem nodevice nosocket unshare reset force`,
    leaves: /^/,
  },
  nix: {
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'packages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'search|show-config|show-derivation|why-depends|path-info|doctor|hash|log|ls|cat|help|print-dev-env|help-stores',
        'flake show|metadata|info|check',
        'profile list|history|diff-closures',
        'registry list',
        'config show|check',
        'store ls|ping|verify|diff-closures|info|cat',
        'derivation show',
        'nar ls|cat',
        'eval',
      ],
      changes: [
        'fmt|edit|copy|bundle|key',
        'flake init|new|update|lock|clone|archive|prefetch',
        'profile remove|rollback|wipe-history',
        'store add|optimise|repair|add-file|add-path|sign',
        'registry pin',
      ],
      runs: ['build|develop|repl|eval|print-dev-env|run|shell|fmt'],
      installs: ['run|shell|upgrade-nix', 'profile install|add|upgrade', 'env shell', 'develop'],
    },
    wraps: { subcommand: ['develop', 'shell'], script: ['c', 'command'], inner: 'none' },
    effects: {
      loose: true,
      rows: [
        dangerous('collect-garbage|gc', 'deletes', 'deletes unused packages'),
        ordinary('registry add|remove', 'changes', 'changes where packages come from'),
      ],
    },
    acts: {
      runs: 'f file expr option arg include I builders plugin-files post-build-hook',
      reaches: 'substituters store from to eval-store',
      lowers: 'no-sandbox impure no-check-sigs accept-flake-config insecure',
      writes: 'o out-link profile',
    },
    data: `extra-experimental-features experimental-features v verbose L print-build-logs json quiet no-link offline refresh show-trace
      keep-going j max-jobs dry-run no-write-lock-file recreate-lock-file commit-lock-file raw all-systems inputs-from override-input
      update-input argstr system print-out-paths no-build rebuild keep-failed fallback derivation older-than to-date`,
    leaves: /^/,
  },
  'nix-env': {
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'installs or upgrades packages', { options: '-i --install -u --upgrade -iA -f --file' }),
        ordinary('', 'system', 'removes packages', { options: '-e --uninstall' }),
        dangerous('', 'system', 'removes all packages that were installed', { options: '-r --remove-all' }),
        dangerous('', 'deletes', 'deletes earlier generations', { options: '--delete-generations' }),
        ordinary('', 'system', 'returns to another generation', { options: '--rollback -G --switch-generation -S --switch-profile --set' }),
      ],
    },
    acts: { runs: 'f file I arg E option', writes: 'p profile', reaches: 'substituters' },
    data: 'q query a available attr A P attr-path s status description installed out-path json list-generations argstr j max-jobs',
  },
  conda: {
    prints: /^shell\.\w+ hook$/,
    verbs: true,
    pages: true,
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list|info|search|help|doctor|compare|notices', 'env list|export', 'env config vars list', 'repoquery'],
      changes: ['clean|package|rename|activate|deactivate|export|pack'],
      runs: ['run|build|develop'],
      installs: ['install|create|update|upgrade', 'env create|update'],
    },
    wraps: { subcommand: ['run'], short: 'np', long: ['name', 'prefix', 'cwd'], inner: 'argv' },
    effects: {
      short: 'npc',
      long: ['name', 'prefix', 'channel'],
      rows: [
        ordinary('remove|uninstall', 'changes', 'removes installed packages'),
        ordinary('env remove', 'changes', 'removes installed packages'),
        ordinary('config', 'settings', 'changes the settings of conda', { without: '--show --show-sources --get --describe --validate' }),
        dangerous('init', 'startup', 'changes the start-up files of your shell'),
        ordinary('content-trust', 'changes', 'changes which signers conda trusts'),
      ],
    },
    acts: {
      writes: 'o output',
      reaches: 'c channel repodata-fn',
      lowers: 'k insecure no-signature-verification offline-no-verify disable-ssl-verify',
      runs: 'solver experimental',
    },
    data: `n name p prefix y yes f file clone q quiet v verbose json revision override-channels no-deps only-deps freeze-installed
      update-deps update-all all dry-run d download-only force-reinstall copy no-history from-history no-builds e export envs a i
      index-cache t tarballs show show-sources get`,
    leaves: /^/,
  },
  mamba: { bringsNames: true, like: 'conda' },
  // Source: the user guide of micromamba, mamba.readthedocs.io
  micromamba: { bringsNames: true, like: 'conda' },
});
