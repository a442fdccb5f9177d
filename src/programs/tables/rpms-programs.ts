/** Programs: how packages of RPM are made, systems that are updated as a whole, and helpers around the package managers of other tables. */
import { choice } from '../../base/choice.ts';
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesOnServer, each } from './shared-rows.ts';

export const RPMS = (): Family => ({
  // builds of RPM. Sources: mock(1) 6.7, the options in the code of rpmlint 2.4, the commands in that of osc 0.182; the arguments of copr-cli
  // 2.5; rpm-ostree(1) (2026)
  mock: {
    area: 'packages',
    network: 'talks',
    does: { runs: [''] },
    effects: {
      rows: [
        ordinary('', 'deletes', 'deletes a system for building', { options: '--clean --scrub --scrub-all-chroots --remove-snapshot' }),
        ordinary('', 'runs-project-code', 'runs a command in the system for building', { options: '--shell --chroot' }),
      ],
    },
    acts: {
      runs: 'config-opts configdir macro-file D define plugin-option enable-plugin scm-option',
      writes: 'resultdir rootdir',
      reaches: 'a addrepo localrepo',
      lowers: 'enable-network',
    },
    data: `r root rebuild buildsrpm sources spec chain init i install installdeps update copyin copyout pm-cmd dnf-cmd p print-root-path
      list-chroots l list-snapshots snapshot rollback-to debug-config mount umount orphanskill arch forcearch additional-package cleanup-after
      continue cwd disable-plugin disablerepo enablerepo isolation new-chroot old-chroot n no-clean nocheck N no-cleanup-after offline postinstall
      q recurse short-circuit target tmp_prefix trace uniqueext unpriv v with without bootstrap-chroot no-bootstrap-chroot use-bootstrap-image
      no-bootstrap-image calculate-build-dependencies shell chroot clean scrub`,
  },
  ...each('rpmlint rpmdiff', {
    reads: true,
    acts: { runs: 'c config' },
    data: `e explain r rpmlintrc file info p print-config i installed t time-report profile ignore-unused-rpmlintrc checks s strict permissive
      ignore exclude`,
  }),
  copr: { like: 'copr-cli' },
  'copr-cli': {
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|list-builds|get|status|list-chroots|list-packages|list-package-names|get-package|get-chroot|watch-build|whoami|monitor|help',
      ],
      changes: ['download-build'],
    },
    effects: {
      rows: [
        ordinary(
          'build|buildpypi|buildgem|buildscm|build-package|build-distgit|build-custom',
          'uploads',
          'builds a package on a server that others install from',
        ),
        ordinary(
          'create|modify|fork|edit-chroot|add-package-pypi|edit-package-pypi|add-package-scm|edit-package-scm',
          'changes',
          'changes a project on the server',
        ),
        ordinary('add-package-rubygems|edit-package-rubygems|reset-package|cancel', 'changes', 'changes a project on the server'),
        deletesOnServer('delete|delete-build|delete-package|delete-chroot'),
      ],
    },
    acts: { runs: 'config', writes: 'd dest' },
    data: `repo runtime-repo-dependency r chroot exclude-chroot initial-pkgs description instructions unlisted-on-hp persistent auto-prune isolation
      bootstrap delete-after-days module-hotfixes multilib fedora-review appstream memory timeout nowait background after-build-id
      with-build-id rpms spec review logs name packageversion packagename pythonversions spec-generator template t clone-url commit subdir type
      method branch namespace distgit gem webhook-rebuild max-builds with-latest-build with-latest-succeeded-build with-all-builds packages
      no-color full-columns output-format`,
  },
  osc: {
    area: 'repository',
    network: 'talks',
    does: {
      reads: [
        choice(`list ls ll status st diff di rdiff pdiff prdiff log rlog results r prjresults pr rresults rprjresults buildlog bl
      buildlogtail blt remotebuildlog rbl localbuildlog lbl rpmlintlog rpmlint lint buildinfo buildconfig buildhistory
      buildhist jobhistory jobhist triggerreason tr dependson whatdependson repositories repos repourls distributions dists
            info search se bse my whois who user cat less blame workerinfo help`),
      ],
      changes: ['checkout|co|update|up|add|addremove|ar|resolved|mv|revert|clean|getbinaries|repairwc|init|pull|delete|rm|vc'],
      runs: ['build|service|chroot|shell'],
    },
    effects: {
      rows: [
        ordinary('commit|ci|checkin', 'uploads', 'uploads changes to the server'),
        ordinary(
          choice(`submitrequest createrequest request deleterequest changedevelrequest maintenancerequest releaserequest branch bco
      branchco linkpac copypac aggregatepac mkpac meta rebuild rebuildpac restartbuild abortbuild lock unlock release undelete
            comment maintainer bugowner token`),
          'changes',
          'changes a project on the server',
        ),
        deletesOnServer('rdelete|rremove|deletepac|deleteprj|wipebinaries|wipe'),
      ],
    },
    acts: {
      runs: 'config build-opt',
      reaches: 'A apiurl',
      lowers: 'trust-all-projects no-verify noverify nochecks',
      writes: 'root destdir output-dir',
    },
    data: `v q m message F n N r revision c change u unexpand e expand l last M meta f force a all d limit p prefer-pkgs k keep-pkgs clean no-init
      noinit x extra-pkgs j jobs t threads o offline local-package define with without csv arch repo D deleted plain missingok link verbose
      current-dir s no-echo debug traceback`,
  },

  // Ubuntu and helpers. Sources: ubuntu-advantage(1) (2026), the options in the code of ubuntu-drivers 0.10; the manual page of each:
  // packagekit-tools
  // 1.2, tasksel 3.73, debfoster 2.7, apt-listchanges 3.24, gdebi 0.9, etckeeper 1.18, topgrade 17.9 (src/config.rs), eget 1.3 (flags.go)
  ...each('pro ua', {
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['status|security-status|help|version|cve|cves', 'config show', 'system reboot-required'],
      changes: ['collect-logs|refresh'],
    },
    passwords: [String.raw`\battach\s+`],
    effects: {
      rows: [
        ordinary('attach|auto-attach|enable', 'system', 'turns on a service of Ubuntu Pro'),
        ordinary('detach|disable', 'system', 'turns off a service of Ubuntu Pro'),
        ordinary('fix', 'system', 'installs packages without a known fault', { without: '--dry-run' }),
        ordinary('config set|unset', 'settings', 'changes the settings of Ubuntu Pro'),
      ],
    },
    acts: { writes: 'o output' },
    data: `format no-auto-enable attach-config assume-yes purge access-only auto beta variant no-related all wait thirdparty unavailable esm-infra
      esm-apps fixable unfixable`,
  }),
  'ubuntu-drivers': {
    area: 'packages',
    network: 'talks',
    does: { reads: ['list|devices|debug|list-oem'] },
    effects: { rows: [ordinary('install|autoinstall', 'system', 'installs drivers')] },
    data: 'gpgpu free-only include-dkms recommended server package-list no-oem',
  },
  pkcon: {
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'backend-details|get-roles|get-groups|get-filters|get-transactions|get-time|search|resolve|get-updates|get-details|get-files|repo-list',
        'get-packages|get-depends|required-by|what-provides|get-update-detail|list-create',
      ],
      changes: ['download|refresh'],
    },
    effects: {
      rows: [
        ordinary('install|install-local|update|upgrade-system|repair', 'system', 'installs or upgrades packages'),
        dangerous('remove', 'system', 'removes packages without asking', { options: '-y --noninteractive' }),
        ordinary('remove', 'system', 'removes packages'),
        ordinary('install-sig', 'protection', 'trusts another signer of packages', { area: 'protection' }),
        ordinary('repo-enable|repo-disable|repo-set-data|repo-remove', 'system', 'changes where packages come from'),
      ],
    },
    data: 'y noninteractive filter only-download d n background c cache-age p plain v',
  },
  tasksel: {
    area: 'packages',
    effects: {
      rows: [
        ordinary('install', 'system', 'installs packages'),
        ordinary('remove', 'system', 'removes packages'),
        ordinary('', 'system', 'installs or removes packages', { least: 0, without: '-t --test --list-tasks --task-packages --task-desc' }),
      ],
    },
    data: 'new-install debconf-apt-progress',
  },
  debfoster: {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'system', 'removes packages that nothing needs, one by one', {
          without:
            '-a --show-keepers -s --show-orphans -d --show-depends -e --show-dependents -p --show-providers -r --show-related -h --help -V',
        }),
      ],
    },
    acts: { runs: 'o option c config' },
    data: 'q quiet f force m mark-only u upgrade k keeperfile n no-keeperfile i ignore-default-rules t use-tasks',
  },
  'apt-listchanges': { reads: true, network: 'talks', acts: { writes: 'save-seen', reaches: 'email-address' } },
  gdebi: {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'installs a package from a file', { least: 1, without: '--apt-line -h --help' })] },
    acts: { runs: 'o option root' },
    data: 'n non-interactive apt-line q',
  },
  etckeeper: {
    area: 'system-files',
    does: {
      reads: ['unclean', 'vcs log|diff|status|show|blame'],
      changes: ['init|commit|pre-commit|update-ignore|pre-install|post-install'],
    },
    effects: {
      rows: [
        dangerous('uninit', 'deletes', 'deletes the history of the settings in /etc'),
        ordinary('vcs reset|checkout|restore|clean|push|rebase|revert', 'system', 'changes the settings in /etc, or their history'),
      ],
    },
    data: 'd f a',
  },
  topgrade: {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'upgrades packages of all kinds', { without: '-n --dry-run --edit-config --config-reference -h --help -V' }),
      ],
    },
    acts: { runs: 'config custom-commands' },
    data: `t tmux no-tmux c cleanup r run-type no-retry no-ask-retry auto-retry disable only k keep notify-end y disable-predefined-git-repos
      remote-host-limit show-skipped allow-root sudoloop log-filter no-self-update`,
  },
  eget: {
    network: 'downloads',
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'installs a program that others publish', { least: 1, area: 'packages', without: '-r --remove' }),
        ordinary('', 'deletes', 'removes a program', { options: '-r --remove' }),
        dangerous('', 'runs-foreign-code', 'installs a program without a check of the server', { options: '-k --disable-ssl' }),
        ordinary('', 'runs-foreign-code', 'installs programs that others publish', { options: '-D --download-all', area: 'packages' }),
      ],
    },
    acts: { writes: 'to', lowers: 'k disable-ssl' },
    data: 't tag pre-release source s system f file all d download-only upgrade-only a asset sha256 verify-sha256 rate',
  },
});
