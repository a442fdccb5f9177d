/** Programs: Guix and the systems that are made with it. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { FETCHED } from './shared-rows.ts';

/** Files that others may have put there. */
const UNTRUSTED = /^(?:\/tmp|\/var\/tmp|\/dev\/shm|https?:)/;
/** With these `guix gc` deletes nothing. */
const LISTS = [
  '--list-failures --list-roots --list-busy --list-dead --list-live --references --referrers -R --requisites --derivers',
  '--verify --optimize --vacuum-database',
].join(' ');

export const GUIX = (): Family => ({
  // Source: the manual of Guix 1.4, doc/guix.texi
  guix: {
    verbs: true,
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'search|show|describe|size|graph|lint|weather|challenge|processes|hash|locate',
        'import|style|download|version|help',
        'system search|describe|list-generations|extension-graph|shepherd-graph',
        'home search|describe|list-generations|extension-graph|shepherd-graph',
        'git authenticate',
      ],
      changes: ['edit|refresh|style|archive|home import', 'system edit', 'home edit'],
      runs: ['build|pack|repl|shell|environment|time-machine', 'system build|vm|image|container', 'home build|container'],
      installs: ['install|upgrade'],
    },
    wraps: { subcommand: ['shell', 'environment', 'time-machine', 'container'], dashes: true, inner: 'argv' },
    effects: {
      short: 'ipfmeLSdACltsxBNEPu',
      long: [
        'profile',
        'manifest',
        'load-path',
        'channels',
        'system',
        'target',
        'commit',
        'branch',
        'url',
        'format',
        'expose',
        'share',
        'preserve',
        'cores',
        'max-jobs',
        'substitute-urls',
        'image-type',
        'image-size',
        'compression',
        'symlink',
      ],
      rows: [
        ordinary('remove', 'system', 'removes packages'),
        ordinary('shell|environment', 'system', 'makes packages available in a shell', { called: 'shell environment try with run' }),
        ordinary('package', 'system', 'installs or upgrades packages', {
          options: '-i --install -u --upgrade -m --manifest --roll-back -S --switch-generation',
          without: '-n --dry-run',
        }),
        ordinary('package', 'system', 'removes packages', { options: '-r --remove', without: '-n --dry-run' }),
        dangerous('package', 'deletes', 'deletes earlier generations', { options: '-d --delete-generations' }),
        ordinary('pull', 'system', 'fetches the newest Guix and its packages', {
          without: '-N --news -l --list-generations -n --dry-run -d --delete-generations',
        }),
        dangerous('pull', 'deletes', 'deletes earlier generations', { options: '-d --delete-generations' }),
        dangerous('gc', 'deletes', 'deletes earlier generations', { options: '-d --delete-generations' }),
        ordinary('gc', 'deletes', 'deletes unused packages', { without: LISTS }),
        ordinary('system reconfigure', 'system', 'changes the running system to what its configuration says', { without: '-n --dry-run' }),
        dangerous('system init', 'system', 'installs a new system in a folder', { without: '-n --dry-run' }),
        ordinary('home reconfigure', 'system', 'changes your programs and settings to what your configuration says'),
        ordinary('system|home roll-back|switch-generation', 'system', 'returns to another generation'),
        dangerous('system|home delete-generations', 'deletes', 'deletes earlier generations'),
        dangerous('deploy', 'changes', 'changes the systems of other machines', { area: 'cloud' }),
        dangerous('publish', 'network', 'lets other machines fetch packages from this one'),
        ordinary('copy', 'uploads', 'copies packages to another machine', { options: '--to' }),
        ordinary('copy', 'system', 'takes packages from another machine', { options: '--from' }),
        dangerous('archive', 'system', 'trusts packages that another machine signs', { options: '--authorize', area: 'protection' }),
        ordinary('archive', 'changes', 'makes a key that signs packages', { options: '--generate-key', area: 'credentials' }),
        ordinary('archive', 'system', 'adds packages to the store', { options: '--import' }),
        ordinary('repl', 'network', 'lets who is connected run code', { options: '--listen' }),
        ordinary('shell|environment|build|package|pack|system|home|time-machine|pull', 'runs-foreign-code', 'runs the code of a file', {
          options: '-f --file --install-from-file -m --manifest -l --load -L --load-path -C --channels',
          value: UNTRUSTED,
        }),
      ],
    },
    acts: {
      runs: 'load-path load gpg with-c-toolchain',
      reaches: 'url substitute-urls with-git-url with-source repo from to key-server',
      lowers: 'disable-authentication no-check-certificate allow-downgrades skip-checks allow-collisions',
      writes: 'root output link-profile',
    },
    data: `n dry-run K keep-failed k keep-going fallback no-substitutes no-grafts rounds no-offload max-silent-time timeout v verbosity c cores M
      max-jobs quiet q list-installed I list-available A list-generations l list-profiles search s show export-manifest export-channels D
      development pure preserve E check container C network N user u no-cwd emulate-fhs F nesting W rebuild-cache format t relocatable R
      entry-point compression symlink S save-provenance system target source sources derivations d list-systems list-targets repair log-file
      commit branch news details display-missing coverage sort type backend list-backends list-types path recursive checkers exclude x
      no-network list-checkers update select list-updaters list-dependent list-transitive with-input with-graft with-branch with-commit
      with-patch with-latest with-version without-tests tune free-space collect-garbage list-roots list-busy list-dead list-live references
      referrers requisites derivers verify optimize vacuum-database image-type image-size glob stats insert i`,
  },
  // Source: the manual of Guix 1.4, Shepherd Services
  herd: {
    area: 'services',
    does: { reads: ['status|doc|detailed-status|help'] },
    effects: {
      rows: [ordinary('start|restart|enable|trigger', 'system', 'starts a service'), ordinary('stop|disable', 'system', 'stops a service')],
    },
  },

  // Sources: nixos-install(8) and nixos-enter(8) of NixOS 25.05
  'nixos-install': {
    area: 'disks',
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'system', 'installs NixOS and its boot loader', { without: '--help' }),
        ordinary('', 'runs-foreign-code', 'takes the configuration from elsewhere', { options: '--flake', value: FETCHED }),
      ],
    },
    acts: { runs: 'I f file channel system closure' },
    data: `root flake A attr impure no-channel-copy no-root-password no-root-passwd no-bootloader j max-jobs cores show-trace keep-going v`,
  },
  'nixos-enter': {
    wraps: { long: ['root', 'system'], script: ['c', 'command'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container' }],
    area: 'containers',
    effects: { rows: [ordinary('', 'system', 'opens a shell in another system', { without: '-c --command --help' })] },
    data: 'root system silent',
  },
});
