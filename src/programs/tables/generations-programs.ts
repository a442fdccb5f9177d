/** Programs: Nix, its generations, and the systems that are made of them. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { FETCHED } from './shared-rows.ts';

/** What builds a configuration. */
const BUILDS = 'switch|boot|test|build|build-vm|build-vm-with-bootloader|build-image|dry-build|dry-activate|repl|edit';
const DRY = '--dry-run --dry-build dry-build dry-activate -n';

export const GENERATIONS = (): Family => ({
  // Sources: the manual page of each, nix-bin 2.8; nix.conf(5) for the settings that are also options
  'nix-collect-garbage': {
    area: 'packages',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes earlier generations, so that there is no way back to them', {
          options: '-d --delete-old --delete-older-than',
          without: '--dry-run',
          aside: true,
        }),
        ordinary('', 'deletes', 'deletes unused packages', { without: '--dry-run -d --delete-old --delete-older-than' }),
      ],
    },
    data: 'd delete-old delete-older-than max-freed',
  },
  'nix-build': {
    area: 'packages',
    network: 'talks',
    does: { runs: [''] },
    effects: { short: 'AjIEo', long: ['attr', 'arg', 'argstr', 'max-jobs', 'cores', 'out-link', 'expr', 'option'], rows: [] },
    acts: {
      runs: 'I include builders plugin-files post-build-hook',
      writes: 'o out-link add-root',
      reaches: 'substituters store',
      lowers: 'no-sandbox no-check-sigs',
    },
    data: 'A attr argstr no-out-link Q no-build-output k keep-going K keep-failed j max-jobs cores show-trace fallback check repair timeout dry-run',
  },
  'nix-instantiate': {
    area: 'packages',
    does: { runs: [''] },
    effects: { short: 'AIE', long: ['attr', 'arg', 'argstr', 'expr', 'option'], rows: [] },
    acts: { runs: 'I include', writes: 'add-root' },
    data: 'A attr argstr eval strict json xml parse find-file read-write-mode show-trace',
  },
  'nix-channel': {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'changes', 'changes where packages come from', { options: '--add' }),
        ordinary('', 'changes', 'changes where packages come from', { options: '--remove --rollback' }),
        ordinary('', 'system', 'fetches the newest descriptions of packages', { options: '--update' }),
      ],
    },
    data: 'add remove list update rollback',
  },
  'nix-store': {
    area: 'packages',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes packages though they are in use', { options: '--ignore-liveness' }),
        ordinary('', 'deletes', 'deletes unused packages', {
          options: '--gc --delete',
          without: '--print-roots --print-live --print-dead',
        }),
        ordinary('', 'system', 'builds or fetches packages', { options: '-r --realise --force-realise', without: '--dry-run' }),
        ordinary('', 'system', 'adds to the store of packages', {
          options: '--add --add-fixed --import --restore --load-db --register-validity',
        }),
        ordinary('', 'system', 'mends or links packages in the store', { options: '--optimise --repair --repair-path' }),
        dangerous('', 'network', 'lets who is connected use the store of packages', { options: '--serve' }),
        ordinary('', 'changes', 'makes a key that signs packages', { options: '--generate-binary-cache-key' }),
      ],
    },
    acts: { writes: 'add-root' },
    data: `q query R requisites references referrers referrers-closure deriver d graph tree binding b hash size roots use-output u outputs
      include-outputs print-roots print-live print-dead max-freed gc delete realise r dry-run verify check-contents verify-path check repair
      optimise read-log l print-env dump dump-db export ignore-unknown force-realise f`,
  },
  'nix-hash': { reads: true, data: 'flat base32 truncate type to-base16 to-base32 to-base64 to-sri base16 base64 sri' },
  'nix-prefetch-url': {
    area: 'packages',
    network: 'downloads',
    effects: { rows: [ordinary('', 'system', 'adds to the store of packages')] },
    data: 'type print-path unpack name executable A attr',
  },
  'nix-copy-closure': {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'uploads', 'copies packages to another machine', { without: '--from' }),
        ordinary('', 'system', 'takes packages from another machine', { options: '--from' }),
      ],
    },
    data: 'from to gzip include-outputs s use-substitutes',
  },
  // Source: the README of nix-index 0.1, github.com/nix-community/nix-index
  'nix-locate': { reads: true, data: 'r regex p package t type w whole-name 1 minimal d db no-group top-level all at-root hash c' },
  'nix-index': { changes: true, acts: { writes: 'd db' }, data: 'r requests s system show-trace c compression f nixpkgs filter-prefix' },
  // Source: the README of nvd 0.2 and the help text of nix-tree 0.4, nix-diff 1.0
  'nix-tree': { reads: true, data: 'derivation impure file dot' },
  'nix-diff': { reads: true, data: 'color line-oriented character-oriented word-oriented environment json skip-already-compared context' },
  nvd: { reads: true, data: 'color r root s selected nix-bin-dir version-highlight' },

  // Sources: nixos-rebuild(8), nixos-option(8), nixos-generate-config(8) of NixOS 24.05; the manual of Home Manager 24.05
  'nixos-rebuild': {
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list-generations|dry-build|dry-activate|dry-run'],
      runs: ['build|build-vm|build-vm-with-bootloader|build-image|repl|edit'],
    },
    effects: {
      short: 'IpAfjC',
      long: ['flake', 'profile-name', 'target-host', 'build-host', 'attr', 'file', 'max-jobs', 'cores', 'specialisation', 'option'],
      rows: [
        ordinary('switch|test', 'system', 'changes the running system to what its configuration says', { without: DRY }),
        ordinary('boot', 'system', 'changes the system that is started next', { without: DRY }),
        ordinary('switch|boot|test', 'system', 'returns to the earlier generation', { options: '--rollback' }),
        ordinary(BUILDS, 'runs-foreign-code', 'takes the configuration from elsewhere', { options: '--flake', value: FETCHED }),
      ],
    },
    acts: { runs: 'I file f builders', reaches: 'target-host build-host', lowers: 'no-check-sigs' },
    data: `flake upgrade upgrade-all install-bootloader no-build-nix fast rollback use-remote-sudo sudo ask-sudo-password profile-name p attr A
      specialisation c show-trace L print-build-logs k keep-going j max-jobs cores no-flake update-input impure commit-lock-file refresh
      fallback repair`,
  },
  'nixos-option': { reads: true, data: 'r recursive all flake I' },
  'nixos-version': { reads: true, data: 'hash revision configuration-revision json' },
  'nixos-generate-config': {
    changes: true,
    effects: { rows: [ordinary('', 'system', 'writes the configuration of the system', { without: '--show-hardware-config' })] },
    acts: { writes: 'dir' },
    data: 'root no-filesystems force show-hardware-config flake kernel',
  },
  'home-manager': {
    area: 'packages',
    network: 'talks',
    does: { reads: ['generations|packages|news|option|help'], runs: ['build|edit|init'] },
    manner: { free: /^-\d+ / },
    effects: {
      long: ['flake', 'max-jobs', 'cores', 'option'],
      rows: [
        ordinary(BUILDS, 'runs-foreign-code', 'takes the configuration from elsewhere', { options: '--flake', value: FETCHED }),
        ordinary('switch', 'system', 'changes your programs and settings to what your configuration says', { without: '-n --dry-run' }),
        dangerous('remove-generations|expire-generations', 'deletes', 'deletes earlier generations', { without: '-n --dry-run' }),
        dangerous('uninstall', 'system', 'removes Home Manager and what it has set up'),
      ],
    },
    acts: { runs: 'f I', lowers: 'no-check-sigs' },
    data: 'flake b A n dry-run show-trace L print-build-logs k keep-going j max-jobs cores refresh impure option no-out-link',
  },
});
