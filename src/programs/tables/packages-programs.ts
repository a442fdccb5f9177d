import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Package managers of systems. */
export const PACKAGES: Family = {
  apt: {
    effects: {
      loose: true,
      rows: [
        bad('remove|purge|autoremove|autopurge', 'system', 'removes packages without asking', {
          options: '-y --yes --assume-yes',
          without: '--dry-run -s --simulate',
        }),
        mild('remove|purge|autoremove|autopurge', 'system', 'removes packages'),
        mild('install|upgrade|full-upgrade|dist-upgrade|update', 'system', 'installs or upgrades packages'),
      ],
      everyVerb: true,
    },
    options: {
      gnu: [
        'PVabcdhmsqvyuf o= t=',
        `allow-change-held-packages allow-downgrades allow-insecure-repositories allow-releaseinfo-change allow-remove-essential
      allow-unauthenticated arch-only assume-no assume-yes auto-remove autoremove build-profiles= color config-file=
      default-release= download download-only dry-run error-on= fix-broken fix-missing fix-policy force-yes full help
      host-architecture= ignore-hold ignore-missing install-recommends install-suggests installed just-print list-cleanup
      manual-installed mark-auto names-only no-act no-download no-install-recommends no-install-suggests no-list-cleanup no-remove
      no-show-upgraded no-upgrade only-source only-upgrade option= print-uris purge quiet recon reinstall simulate solver=
      target-release= trivial-only upgradable upgradeable verbose-versions version with-new-pkgs with-source= yes all-versions
      all-names comment= json no-pager update`,
      ],
    },
    verbs: true,
    bringsNames: true,
    instead: { macos: 'brew' },
    manager: { of: 'deb', install: 'apt install' },
    told: 'packages',
    common: true,
  },
  'apt-get': {
    like: 'apt',
    options: {
      gnu: [
        'PVabcdhmsvy f= o= q= t=',
        `allow-change-held-packages allow-downgrades allow-insecure-repositories allow-releaseinfo-change allow-remove-essential
      allow-unauthenticated arch-only assume-no assume-yes auto-remove autoremove build build-profiles= compile config-file=
      default-release= diff-only download-only dry-run dsc-only error-on= fix-broken fix-missing force-yes format= help
      host-architecture= ignore-hold ignore-missing indep-only install-suggests just-print list-cleanup mark-auto no-act
      no-download no-f? no-install-recommends no-list-cleanup no-remove no-show-upgraded no-upgrade only-source only-upgrade
      option= print-uris purge quiet recon reinstall show-progress simulate tar-only target-release= trivial-only verbose-versions
      version with-new-pkgs with-source= yes`,
      ],
    },
    manager: { of: 'deb' },
  },
  brew: {
    effects: {
      loose: true,
      rows: [
        bad('uninstall|remove|rm|autoremove|cleanup', 'system', 'removes packages without asking', {
          options: '--force --zap',
          without: '--dry-run -s --simulate',
        }),
        mild('uninstall|remove|rm|autoremove|cleanup', 'system', 'removes packages'),
        mild('install|upgrade|update|tap', 'system', 'installs or upgrades packages'),
      ],
    },
    verbs: true,
    pages: true,
    bringsNames: true,
    manager: { of: 'mac', install: 'brew install' },
    told: 'packages',
    common: true,
  },
  conda: { verbs: true, pages: true, bringsNames: true },
  snap: {
    effects: {
      loose: true,
      rows: [
        bad('remove', 'system', 'removes packages without asking', { options: '--purge', without: '--dry-run -s --simulate' }),
        mild('remove', 'system', 'removes packages'),
        mild('install|refresh', 'system', 'installs or upgrades packages'),
      ],
    },
    verbs: true,
    pages: true,
    bringsNames: true,
    told: 'packages',
  },
  flatpak: {
    effects: {
      loose: true,
      rows: [
        bad('uninstall|remove', 'system', 'removes packages without asking', {
          options: '-y --assumeyes --delete-data',
          without: '--dry-run -s --simulate',
        }),
        mild('uninstall|remove', 'system', 'removes packages'),
        mild('install|update', 'system', 'installs or upgrades packages'),
      ],
    },
    verbs: true,
    pages: true,
    bringsNames: true,
    told: 'packages',
  },
  nix: { verbs: true, pages: true, bringsNames: true, told: 'packages' },
  dpkg: {
    effects: {
      rows: [
        bad('', 'system', 'removes packages', { options: '-P --purge --force-all' }),
        mild('', 'system', 'installs or removes packages', { options: '-i -r' }),
      ],
    },
    open: true,
    bringsNames: true,
    manager: { of: 'deb' },
    common: true,
  },
  aptitude: {
    like: 'apt',
    effects: {
      loose: true,
      rows: [
        bad('remove|purge|autoremove|autopurge', 'system', 'removes packages without asking', {
          options: '-y --yes --assume-yes',
          without: '--dry-run -s --simulate',
        }),
        mild('remove|purge|autoremove|autopurge', 'system', 'removes packages'),
        mild('install|upgrade|full-upgrade|dist-upgrade|update', 'system', 'installs or upgrades packages'),
      ],
    },
    manager: { of: 'deb' },
  },
  dnf: {
    effects: {
      loose: true,
      rows: [
        bad('remove|erase|autoremove', 'system', 'removes packages without asking', {
          options: '-y --assumeyes',
          without: '--dry-run -s --simulate',
        }),
        mild('remove|erase|autoremove', 'system', 'removes packages'),
        mild('install|upgrade|update', 'system', 'installs or upgrades packages'),
      ],
    },
    verbs: true,
    bringsNames: true,
    manager: { of: 'rpm', install: 'dnf install' },
    told: 'packages',
    common: true,
  },
  yum: { like: 'dnf', manager: { of: 'rpm', install: 'yum install' } },
  pacman: {
    effects: {
      rows: [
        bad('', 'system', 'removes packages without asking', { options: '-Rdd --nodeps --noconfirm' }),
        mild('', 'system', 'installs or removes packages', { options: '-R -S -U' }),
      ],
    },
    bringsNames: true,
    manager: { of: 'arch', install: 'pacman -S' },
    told: 'packages',
    common: true,
  },
  apk: {
    effects: {
      loose: true,
      rows: [
        bad('del', 'system', 'removes packages without asking', { options: '--force', without: '--dry-run -s --simulate' }),
        mild('del', 'system', 'removes packages'),
        mild('add|upgrade', 'system', 'installs or upgrades packages'),
      ],
    },
    bringsNames: true,
    manager: { of: 'alpine', install: 'apk add' },
    told: 'packages',
  },
  zypper: {
    effects: {
      loose: true,
      rows: [
        bad('remove|rm', 'system', 'removes packages without asking', {
          options: '-y --non-interactive -n',
          without: '--dry-run -s --simulate',
        }),
        mild('remove|rm', 'system', 'removes packages'),
        mild('install|in|update|up', 'system', 'installs or upgrades packages'),
      ],
    },
    bringsNames: true,
    manager: { of: 'suse', install: 'zypper install' },
    told: 'packages',
  },
  port: { bringsNames: true, manager: { of: 'other' }, told: 'packages' },
  mamba: { bringsNames: true },
  'nix-env': { bringsNames: true },
  rpm: {
    effects: {
      rows: [
        bad('', 'system', 'removes packages', { options: '-e --erase --nodeps' }),
        mild('', 'system', 'installs packages', { options: '-i -U' }),
      ],
    },
    bringsNames: true,
    manager: { of: 'rpm' },
  },
  emerge: { manager: { of: 'other' }, told: 'packages' },
  pkg: { told: 'packages' },
  microdnf: { like: 'dnf' },
  'xbps-install': { manager: { of: 'other' } },
};
