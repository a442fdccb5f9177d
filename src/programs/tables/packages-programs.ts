/** Programs: package managers of systems. */
import { dangerous, type EffectRow, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Removing packages is dangerous with an option that suppresses the confirmation. */
const removes = (words: string, unattended: string): readonly EffectRow[] => [
  dangerous(words, 'system', 'removes packages without asking', { options: unattended, without: '--dry-run -s --simulate' }),
  ordinary(words, 'system', 'removes packages'),
];
const installs = (words: string): EffectRow => ordinary(words, 'system', 'installs or upgrades packages');
const APT_ROWS: readonly EffectRow[] = [
  ...removes('remove|purge|autoremove|autopurge', '-y --yes --assume-yes'),
  installs('install|upgrade|full-upgrade|dist-upgrade|update'),
];

export const PACKAGES: Family = {
  // Debian
  apt: {
    effects: { loose: true, rows: APT_ROWS, everyVerb: true },
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
    listed: 'packages',
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
  aptitude: { like: 'apt', effects: { loose: true, rows: APT_ROWS }, manager: { of: 'deb' } },
  dpkg: {
    effects: {
      rows: [
        dangerous('', 'system', 'removes packages', { options: '-P --purge --force-all' }),
        ordinary('', 'system', 'installs or removes packages', { options: '-i -r' }),
      ],
    },
    open: true,
    bringsNames: true,
    manager: { of: 'deb' },
    common: true,
  },

  // Red Hat and SUSE
  dnf: {
    effects: { loose: true, rows: [...removes('remove|erase|autoremove', '-y --assumeyes'), installs('install|upgrade|update')] },
    verbs: true,
    bringsNames: true,
    manager: { of: 'rpm', install: 'dnf install' },
    listed: 'packages',
    common: true,
  },
  yum: { like: 'dnf', manager: { of: 'rpm', install: 'yum install' } },
  microdnf: { like: 'dnf' },
  rpm: {
    effects: {
      rows: [
        dangerous('', 'system', 'removes packages', { options: '-e --erase --nodeps' }),
        ordinary('', 'system', 'installs packages', { options: '-i -U' }),
      ],
    },
    bringsNames: true,
    manager: { of: 'rpm' },
  },
  zypper: {
    effects: { loose: true, rows: [...removes('remove|rm', '-y --non-interactive -n'), installs('install|in|update|up')] },
    bringsNames: true,
    manager: { of: 'suse', install: 'zypper install' },
    listed: 'packages',
  },

  // other systems
  pacman: {
    effects: {
      rows: [
        dangerous('', 'system', 'removes packages without asking', { options: '-Rdd --nodeps --noconfirm' }),
        ordinary('', 'system', 'installs or removes packages', { options: '-R -S -U' }),
      ],
    },
    bringsNames: true,
    manager: { of: 'arch', install: 'pacman -S' },
    listed: 'packages',
    common: true,
  },
  apk: {
    effects: { loose: true, rows: [...removes('del', '--force'), installs('add|upgrade')] },
    bringsNames: true,
    manager: { of: 'alpine', install: 'apk add' },
    listed: 'packages',
  },
  emerge: { manager: { of: 'other' }, listed: 'packages' },
  'xbps-install': { manager: { of: 'other' } },
  pkg: { listed: 'packages' },
  brew: {
    effects: {
      loose: true,
      rows: [...removes('uninstall|remove|rm|autoremove|cleanup', '--force --zap'), installs('install|upgrade|update|tap')],
    },
    verbs: true,
    pages: true,
    bringsNames: true,
    manager: { of: 'mac', install: 'brew install' },
    listed: 'packages',
    common: true,
  },
  port: { bringsNames: true, manager: { of: 'other' }, listed: 'packages' },

  // on any system
  snap: {
    effects: { loose: true, rows: [...removes('remove', '--purge'), installs('install|refresh')] },
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'packages',
  },
  flatpak: {
    effects: { loose: true, rows: [...removes('uninstall|remove', '-y --assumeyes --delete-data'), installs('install|update')] },
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'packages',
  },
  nix: { verbs: true, pages: true, bringsNames: true, listed: 'packages' },
  'nix-env': { bringsNames: true },
  conda: { verbs: true, pages: true, bringsNames: true },
  mamba: { bringsNames: true },
};
