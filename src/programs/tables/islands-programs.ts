/** Programs: packages and settings of Void, Alpine, Slackware, Solus and OpenWrt. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const ISLANDS = (): Family => ({
  // Void. Source: the manual page of each, xbps 0.60
  'xbps-query': {
    reads: true,
    acts: { runs: 'C config r rootdir', reaches: 'repository' },
    data: `c cachedir d debug i ignore-conf-repos M memory-sync p property R regex fulldeptree staging V l list-pkgs L list-repos H list-hold-pkgs m
      list-manual-pkgs O list-orphans list-repolock-pkgs o ownedby S show s search f files x deps X revdeps cat`,
  },
  'xbps-remove': {
    area: 'packages',
    effects: {
      rows: [
        dangerous('', 'system', 'removes packages without asking', { options: '-y --yes', without: '-n --dry-run' }),
        ordinary('', 'deletes', 'empties the cache of packages', { options: '-O --clean-cache', without: '-n --dry-run' }),
        ordinary('', 'system', 'removes packages that nothing needs', { options: '-o --remove-orphans', without: '-n --dry-run' }),
        ordinary('', 'system', 'removes packages', { least: 1, without: '-n --dry-run' }),
      ],
    },
    acts: { runs: 'C config r rootdir', lowers: 'F force-revdeps f force' },
    data: 'c cachedir d debug n R recursive V',
  },
  ...each('xbps-reconfigure xbps-pkgdb xbps-alternatives', {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'system', 'sets packages up again', { options: '-f --force' }),
        ordinary('', 'system', 'chooses which package a program comes from', { options: '-s --set' }),
        ordinary('', 'system', 'changes how a package is kept', { options: '-m --mode -u --update' }),
      ],
    },
    acts: { runs: 'C config r rootdir', reaches: 'repository' },
    data: 'a all d debug i ignore ignore-conf-repos x deps fulldeptree V checks g group l list R m mode u',
  }),
  'xbps-rindex': {
    area: 'packages',
    changes: true,
    effects: { rows: [ordinary('', 'deletes', 'removes older packages from a repository', { options: '-r --remove-obsoletes' })] },
    data: 'a add c clean s sign S sign-pkg d debug compression C hashcheck f force V signedby privkey',
  },
  ...each('xbps-checkvers xbps-digest', {
    reads: true,
    acts: { runs: 'C config r rootdir', reaches: 'R repository' },
    data: 'D distdir I installed d debug e removed f format i ignore-conf-repos m mode manual s show-all staging V',
  }),
  'xbps-create': {
    changes: true,
    data: `A architecture B built-with C conflicts c changelog D dependencies F config-files G source-revisions H homepage l license M mutable-files m
      maintainer n pkgver P provides p preserve R replaces r reverts S long-desc s desc t tags alternatives build-options compression
      shlib-provides shlib-requires sourcepkg V`,
  },

  // Alpine. Sources: the manual page of each: abuild 3.18, alpine-conf 3.22; the help text of abuild-keygen
  abuild: {
    area: 'packages',
    does: {
      reads: ['listpkg|validate|sourcecheck|up2date'],
      changes: ['checksum|fetch|unpack|prepare|index|srcpkg'],
      runs: ['', 'all|build|check|rootbld|rootpkg|package'],
    },
    effects: {
      short: 'CDPs',
      rows: [
        ordinary('deps', 'system', 'installs packages'),
        ordinary('undeps', 'system', 'removes packages'),
        ordinary('clean|cleancache|cleanoldpkg|cleanpkg', 'deletes', 'removes what was built'),
        ordinary('', 'system', 'installs what is needed for the build', { options: '-r' }),
        dangerous('snapshot', 'uploads', 'uploads a snapshot of the sources'),
      ],
    },
    acts: { writes: 'P s', lowers: 'F' },
    data: 'A c C d D f h k K m q v',
  },
  newapkbuild: { changes: true, data: 'a C c d e y f h l m n p r s u' },
  abump: {
    does: { runs: [''] },
    effects: { rows: [ordinary('', 'uploads', 'uploads the change', { options: '-p --push' })] },
    data: 's security m message f fixes b branch k keep r rootbld',
  },
  'abuild-keygen': {
    area: 'credentials',
    effects: { rows: [ordinary('', 'changes', 'makes a key that signs packages', { without: '-h --help' })] },
    data: 'a append i install n kernel b numbits q',
  },
  ...each('setup-alpine setup-bootable', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'installs a system, which may overwrite a disk', { without: '-h' })] },
    acts: { runs: 'f' },
    data: 'a h q c k s U u v',
  }),
  'setup-disk': {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'installs a system and destroys the data on the disk', { without: '-h' })] },
    acts: { writes: 'w' },
    data: 'h L q r v e b B k m o R s',
  },
  ...each('setup-apkrepos setup-apkcache', {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'changes where packages come from', { without: '-h' })] },
    data: 'c h f r 1 o',
  }),
  ...each('setup-desktop setup-xorg-base setup-wayland-base setup-devd setup-xen-dom0 setup-acf', {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'installs and sets up packages', { without: '-h' })] },
    data: 'a e h l n C',
  }),
  ...each('setup-dns setup-hostname setup-interfaces setup-keymap setup-timezone setup-ntp setup-mta setup-proxy setup-lbu', {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes the settings of this machine', { without: '-h' })] },
    acts: { runs: 'p', writes: 'w' },
    data: 'd a b h i r k q',
  }),
  'setup-sshd': {
    area: 'services',
    effects: { rows: [dangerous('', 'system', 'sets up a server for logins from other machines', { without: '-h' })] },
    data: 'h k',
  },
  'setup-user': {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'adds a user account', { without: '-h' })] },
    data: 'a f g h k u',
  },
  lbu: {
    area: 'backups',
    does: { reads: ['list|ls|list-backup|lb|status|stat|st|diff'], changes: ['include|inc|add|package|pkg'] },
    effects: {
      rows: [
        ordinary('commit|ci', 'changes', 'writes the changed settings to the boot medium'),
        ordinary('exclude|ex|delete', 'protection', 'leaves files out of the backups'),
        dangerous('revert', 'changes', 'returns to an earlier backup of the settings'),
      ],
    },
    passwords: [String.raw`\s-p\s+`],
    data: 'a d e h l n p q r v',
  },

  // Slackware. Sources: the manual page of each, pkgtools of Slackware 15; slackpkg(8)
  ...each('installpkg upgradepkg', {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'installs or upgrades packages', { without: '--warn -warn --dry-run --md5sum' })] },
    acts: { writes: 'root -root' },
    data: `warn -warn dry-run md5sum infobox menu terse terselength ask priority tagfile threads no-overwrite install-new reinstall verbose`,
  }),
  removepkg: {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'removes packages', { without: '--warn -warn --dry-run --copy -copy' })] },
    data: 'warn -warn dry-run copy -copy keep -keep preserve -preserve skip-douninst terse',
  },
  explodepkg: { changes: true },
  pkgtool: {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'installs or removes packages')] },
    data: 'sets source_mounted ignore_tagfiles tagfile source_dir target_dir source_device',
  },
  slackpkg: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['search|file-search|info|check-updates|show-changelog|help'], changes: ['download|generate-template'] },
    effects: {
      rows: [
        ordinary('update', 'system', 'fetches the newest lists of packages'),
        ordinary('update gpg', 'protection', 'trusts the key of the distribution', { area: 'protection' }),
        ordinary('install|upgrade|reinstall|upgrade-all|install-new|install-template', 'system', 'installs or upgrades packages'),
        ordinary('remove|clean-system|remove-template', 'system', 'removes packages'),
        ordinary('new-config', 'system', 'merges new versions of settings into those of this machine', { area: 'system-files' }),
      ],
    },
  },

  // Solus. Source: eopkg(1) (2026)
  eopkg: {
    area: 'packages',
    network: 'talks',
    bringsNames: true,
    does: {
      reads: [
        'search|sr|search-file|sf|info|blame|bl|check|help|history|hs|list-available|la|list-components|lc|list-installed|li|list-newest|ln',
        'list-pending|lp|list-repo|lr|list-upgrades|lu',
      ],
      changes: ['fetch|fc|delta|dt|index|ix'],
      runs: ['build|bi'],
    },
    effects: {
      rows: [
        ordinary('install|it|upgrade|up|configure-pending|cp|update-repo|ur|rebuild-db|rdb', 'system', 'installs or upgrades packages', {
          without: '-n --dry-run',
        }),
        dangerous('remove|rm|autoremove|rmf|remove-orphans|rmo', 'system', 'removes packages without asking', {
          options: '-y --yes-all',
          without: '-n --dry-run',
        }),
        ordinary('remove|rm|autoremove|rmf|remove-orphans|rmo', 'system', 'removes packages', { without: '-n --dry-run' }),
        dangerous('add-repo|ar', 'system', 'changes where packages come from'),
        ordinary('enable-repo|er|disable-repo|dr|remove-repo|rr', 'system', 'changes where packages come from'),
        ordinary('delete-cache|dc|clean', 'deletes', 'empties the cache of packages'),
        dangerous('history|hs', 'system', 'undoes earlier changes of packages', { options: '-t --takeback' }),
      ],
    },
    acts: {
      runs: 'D destdir',
      lowers: 'ignore-check ignore-safety ignore-dependency ignore-file-conflicts ignore-package-conflicts ignore-comar skip-signing',
      writes: 'O output-dir o output',
    },
    data: `y yes-all L bandwidth-limit R retry-attempts v d debug N no-color n dry-run p purge a all absolute-urls automatic e explicit b
      with-build-host l long c component r repository release f files fetch-only F files-path s short snapshot since xml x exclude exclude-from U
      uninstalled i install-info last at no-fetch reinstall compression-types t newest-package package-format`,
  },

  // OpenWrt. Sources: the help text in the code of each: opkg-lede (2024), ubus (2025), sysupgrade of OpenWrt 19.07;
  // openwrt.org/docs/guide-user/base-system/uci; sysupgrade(8) of OpenBSD 6.6, which has the same name
  opkg: {
    area: 'packages',
    network: 'talks',
    bringsNames: true,
    manager: { of: 'other' },
    does: {
      reads: [
        'list|list-installed|list-upgradable|list-changed-conffiles|files|search|info|status|compare-versions|print-architecture|depends|whatdepends',
        'whatdependsrec|whatrecommends|whatsuggests|whatprovides|whatconflicts|whatreplaces|find',
      ],
      changes: ['download'],
    },
    effects: {
      short: 'ofdtl',
      long: ['conf', 'cache', 'offline-root', 'dest', 'tmp-dir', 'lists-dir', 'add-dest', 'add-arch'],
      rows: [
        ordinary('update', 'system', 'fetches the newest lists of packages'),
        ordinary('install|upgrade|configure|flag', 'system', 'installs or upgrades packages', { without: '--noaction' }),
        ordinary('remove', 'system', 'removes packages', { without: '--noaction' }),
      ],
    },
    acts: {
      runs: 'f conf o offline-root',
      lowers:
        'no-check-certificate force-checksum force-depends force-overwrite force-remove force-removal-of-dependent-packages force-signature nodeps',
      writes: 'cache lists-dir',
    },
    data: `A V verbosity d dest t tmp-dir l force-maintainer force-reinstall force-downgrade force-space force-postinstall noaction download-only
      autoremove query-all`,
  },
  uci: {
    area: 'settings',
    does: { reads: ['show|get|export|changes'], changes: ['commit'] },
    effects: {
      short: 'cdfpPt',
      rows: [
        ordinary('set|add|add_list|rename|reorder', 'settings', 'changes the settings of the router'),
        ordinary('delete|del_list', 'settings', 'removes settings of the router'),
        ordinary('revert', 'settings', 'discards settings that were not saved'),
        dangerous('import|batch', 'settings', 'changes many settings of the router'),
      ],
    },
    acts: { writes: 'c p P t' },
    data: 'd f L m n N q s S X',
  },
  ubus: {
    area: 'services',
    does: { reads: ['list|listen|monitor|subscribe|wait_for', 'call system board|info', 'call network.interface dump'] },
    effects: { short: 'st', rows: [ordinary('send', 'system', 'sends an event to services')] },
    data: 's t S v m M l',
  },
  sysupgrade: {
    area: 'packages',
    effects: {
      short: 'dfbr',
      long: ['create-backup', 'restore-backup'],
      rows: [
        dangerous('', 'system', 'writes a new system even if it does not fit this machine', { options: '-F --force' }),
        dangerous('', 'system', 'writes a new system to this machine and restarts it', { least: 1, without: '-T --test', area: 'disks' }),
        ordinary('', 'system', 'replaces the settings of this machine', { options: '--restore-backup' }),
        ordinary('', 'system', 'upgrades the system and restarts it', {
          without: '-b --create-backup --restore-backup -l --list-backup -T --test -h --help',
        }),
      ],
    },
    acts: { writes: 'b create-backup' },
    data: 'i c n q v k s r d f l T u o p R S A',
  },
});
