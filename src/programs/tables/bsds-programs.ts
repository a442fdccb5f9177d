/** Programs: packages, ports, jails, disks and settings of FreeBSD, OpenBSD and NetBSD. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { ATTACHES, each } from './shared-rows.ts';

export const BSDS = (): Family => ({
  // packages and ports. Sources: pkg_add(1) and pkg_info(1) of OpenBSD 4.4 and 5.1, pkg_delete(1) of 7.7; pkgin(1) and portmaster(8) (2026); the
  // manual page of each command of poudriere (2026); the commands of pkg 2 have rows of their own elsewhere
  pkg_add: {
    area: 'packages',
    network: 'talks',
    bringsNames: true,
    effects: {
      short: 'ABDFLPQl',
      rows: [
        dangerous('', 'system', 'installs packages without a check of their signature', { options: '-D', value: /unsigned|nosig/ }),
        ordinary('', 'system', 'installs or upgrades packages', { without: '-n' }),
      ],
    },
    acts: { lowers: 'F D', writes: 'B Q L' },
    data: 'A a c I i l m n P q r s U u V v x z',
  },
  pkg_delete: {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'removes packages', { without: '-n' })] },
    acts: { lowers: 'D', writes: 'B' },
    data: 'a c I i m n q s V v X x',
  },
  pkg_info: { reads: true, data: 'A a C c d E e f I K L l M m P Q q R r S s t U v z' },
  pkgin: {
    area: 'packages',
    network: 'talks',
    bringsNames: true,
    does: {
      reads: [
        'avail|list|search|show-deps|show-full-deps|show-rev-deps|show-category|show-pkg-category|show-all-categories|show-keep|show-no-keep',
        'pkg-build-defs|pkg-content|pkg-descr|provides|requires|stats|export|sd|sfd|srd|ls|av|se|ex',
      ],
      changes: ['keep|unkeep|clean'],
    },
    effects: {
      short: 'clt',
      rows: [
        ordinary('update|up', 'system', 'fetches the newest lists of packages'),
        ordinary('install|in|upgrade|ug|full-upgrade|fug|import', 'system', 'installs or upgrades packages', { without: '-n' }),
        dangerous('remove|rm|autoremove|ar', 'system', 'removes packages without asking', { options: '-y', without: '-n' }),
        ordinary('remove|rm|autoremove|ar', 'system', 'removes packages', { without: '-n' }),
      ],
    },
    acts: { runs: 'c', writes: 't' },
    data: '4 6 d f h l n P p V v y',
  },
  portmaster: {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'system', 'removes packages without asking', { options: '-y', without: '-l -L -n' }),
        ordinary('', 'system', 'removes packages', { options: '-e -s' }),
        ordinary('', 'system', 'builds and installs packages', {
          without: '-l -L -n -h --help --version --list-origins -F --check-depends --check-port-dbdir -e -s',
        }),
        ordinary('', 'deletes', 'deletes downloaded sources', { options: '--clean-distfiles --clean-packages' }),
      ],
    },
    acts: { runs: 'm', writes: 'local-packagedir' },
    data: `force-config C G H K B b g n t v w i D d x no-confirm no-term-title no-index-fetch index index-first index-only delete-build-only U
      update-if-newer P packages PP packages-only packages-build packages-if-newer always-fetch package-format backup-format packages-local
      delete-packages a show-work try-broken o q R r f F l L y u p`,
  },
  poudriere: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['status|version|audit|help'], runs: ['bulk|testport|image'], changes: ['options|queue|repo'] },
    effects: {
      short: 'jpzfAaBbCDeFHJKmMnNoOPqsSTUvVwc',
      rows: [
        ordinary('jail', 'system', 'makes or updates a jail for building', { options: '-c -u', area: 'containers' }),
        dangerous('jail', 'deletes', 'deletes a jail for building', { options: '-d', area: 'containers' }),
        ordinary('ports', 'system', 'fetches or updates a tree of ports', { options: '-c -u' }),
        dangerous('ports', 'deletes', 'deletes a tree of ports', { options: '-d' }),
        ordinary('bulk', 'deletes', 'deletes the packages that were built', { options: '-C -c' }),
        ordinary('distclean|logclean|pkgclean', 'deletes', 'deletes old sources, logs or packages', { without: '-n' }),
      ],
    },
    acts: { runs: 'e', reaches: 'U' },
    data: 'j p z f A a B b C c D d F H i I J K k l M m n N o O P q r R s S T t u v V w x X y',
  },
  'freebsd-update': {
    area: 'packages',
    network: 'talks',
    does: { reads: ['IDS|showconfig|updatesready|help'], changes: ['fetch|cron'] },
    effects: {
      short: 'bdfjkrstv',
      long: ['currently-running'],
      loose: true,
      rows: [
        ordinary('install', 'system', 'installs updates of the system'),
        ordinary('upgrade', 'system', 'fetches the next release of the system'),
        dangerous('rollback', 'system', 'removes the newest updates of the system'),
      ],
    },
    acts: { runs: 'f b', reaches: 's', lowers: 'k', writes: 'd' },
    data: 'F j r t v currently-running not-running-from-cron',
  },
  etcupdate: {
    area: 'system-files',
    does: { reads: ['diff|status'] },
    effects: {
      short: 'dstADILM',
      rows: [
        dangerous('revert', 'system', 'puts the original files of settings in the place of those of this machine'),
        ordinary('resolve|extract|build', 'system', 'merges new versions of settings into those of this machine'),
        ordinary('', 'system', 'merges new versions of settings into those of this machine', {
          without: '-n',
          unless: /^(?:diff|status|revert|resolve|extract|build)$/,
        }),
      ],
    },
    acts: { runs: 's t M', writes: 'd D L' },
    data: 'n p B F r A I',
  },

  // the base of OpenBSD. Sources: rcctl(8) 6.4, syspatch(8) 6.1, fw_update(8) 7.6, signify(1) 7.0, pfctl(8) 4.1, vmctl(8) 5.9
  rcctl: {
    area: 'services',
    does: { reads: ['get|getdef|ls|check'] },
    effects: {
      rows: [
        ordinary('enable', 'startup', 'starts a service at every boot'),
        ordinary('disable', 'startup', 'no longer starts a service at boot'),
        ordinary('set', 'settings', 'changes the settings of a service'),
        ordinary('order', 'settings', 'changes the order in which services start', { least: 2 }),
        ordinary('start|restart|reload|configtest', 'system', 'starts a service'),
        ordinary('stop', 'system', 'stops a service'),
      ],
    },
    data: 'd f',
  },
  syspatch: {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'system', 'removes patches of the system', { options: '-r -R' }),
        ordinary('', 'system', 'installs patches of the system', { without: '-c -l -r -R' }),
      ],
    },
    data: 'c l',
  },
  fw_update: {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'removes firmware', { options: '-d', without: '-n' }),
        ordinary('', 'system', 'installs firmware', { without: '-l -n -d -F' }),
      ],
    },
    acts: { runs: 'p' },
    data: 'a d F l n v',
  },
  signify: {
    area: 'credentials',
    effects: {
      rows: [
        ordinary('', 'changes', 'makes a key that signs files', { options: '-G' }),
        ordinary('', 'changes', 'signs a file', { options: '-S' }),
      ],
    },
    acts: { writes: 'x' },
    data: 'C c e G m n p q S s t V z',
  },
  pfctl: {
    area: 'firewall',
    effects: {
      rows: [
        dangerous('', 'system', 'turns the firewall off', { options: '-d', deed: 'turns-off' }),
        ordinary('', 'system', 'turns the firewall on', { options: '-e', deed: 'turns-on' }),
        dangerous('', 'system', 'removes rules or connections of the firewall', { options: '-F' }),
        ordinary('', 'system', 'loads rules of the firewall', { options: '-f', without: '-n' }),
        ordinary('', 'system', 'ends connections', { options: '-k -K' }),
        ordinary('', 'system', 'changes a table of the firewall', { options: '-T', value: /^(?:a|d|e|f|k|l|r|z)/ }),
        ordinary('', 'system', 'changes a table of the firewall', {
          options: '-Tadd -Tdelete -Tkill -Tflush -Treplace -Tload -Tl -Texpire',
        }),
      ],
    },
    acts: { runs: 'p' },
    data: 'A a D g h i m N n O o q R r s t T v x z P S L',
  },
  vmctl: {
    area: 'containers',
    does: { reads: ['status|show|log'], changes: ['create'] },
    effects: {
      short: 'sdkmibBnrt',
      rows: [
        ordinary('start|unpause', 'system', 'starts a virtual machine'),
        ordinary('stop|pause|wait', 'system', 'stops a virtual machine'),
        ordinary('load|reload|reset', 'system', 'changes the settings of the virtual machines'),
      ],
    },
    acts: { runs: 'k' },
    data: 's d m i b B n r t c L f w a',
  },

  // the base of FreeBSD. Sources: the manual page of each in freebsd-src: sysrc, jail, jexec, bectl, gpart, mdconfig, kldload, kldstat, sockstat,
  // procstat, truss, ktrace
  sysrc: {
    area: 'startup',
    effects: {
      short: 'fjR',
      rows: [
        ordinary('', 'settings', 'changes the settings of the system', { operand: /^[\w.]+[+-]?=/ }),
        dangerous('', 'settings', 'removes settings of the system', { options: '-x' }),
      ],
    },
    acts: { writes: 'f R' },
    data: 'a A c d D e E F h i j l L n N q s v x',
  },
  jexec: { wraps: { short: 'uU', operands: 1, inner: 'argv', where: 'container' }, elsewhere: [{ where: 'container' }], data: 'l d e u U' },
  jail: {
    area: 'containers',
    effects: {
      short: 'fJnpsuUe',
      rows: [
        dangerous('', 'system', 'ends a jail and all that runs in it', { options: '-r -R', without: '-c -e' }),
        ordinary('', 'system', 'starts or changes a jail', { without: '-r -R -e' }),
        ordinary('', 'system', 'starts a jail again', { options: '-rc' }),
      ],
    },
    acts: { runs: 'f', writes: 'J' },
    data: 'c m d h i l n p q s u U v e C',
  },
  bectl: {
    area: 'disks',
    does: { reads: ['list|check|export'], changes: ['mount|umount|unmount|rename'] },
    wraps: { subcommand: ['jail'], short: 'oru', operands: 1, inner: 'argv', where: 'container' },
    effects: {
      short: 'recCou',
      rows: [
        ordinary('create', 'changes', 'makes a copy of the system to start from'),
        ordinary('activate', 'system', 'changes which system is started next'),
        dangerous('destroy', 'deletes', 'deletes a copy of the system'),
        ordinary('import', 'system', 'adds a copy of the system'),
        ordinary('jail|ujail|unjail', 'system', 'starts or ends a jail of another system', { area: 'containers' }),
      ],
    },
    data: 'r t T e F o b U u a D H s c C f',
  },
  gpart: {
    area: 'disks',
    does: { reads: ['show|list|status|backup|help'] },
    effects: {
      short: 'tabsilfpn',
      rows: [
        dangerous('create|destroy|delete|add|resize|restore|recover|commit', 'system', 'changes the partitions of a disk'),
        dangerous('bootcode', 'system', 'writes boot code to a disk'),
        ordinary('modify|set|unset|undo', 'system', 'changes what a partition is called or used for'),
        ordinary('load|unload', 'system', 'changes what the kernel runs', { area: 'kernel' }),
      ],
    },
    data: 'a b s i l f t N p n F r',
  },
  mdconfig: {
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'system', 'attaches a memory disk or an image', { without: '-l -d' }),
        ordinary('', 'system', 'detaches a memory disk', { options: '-d' }),
        dangerous('', 'system', 'detaches a memory disk that is in use', { options: '-o', value: /^force$/ }),
      ],
    },
    data: 'a t n o f s S u x y l v d r L',
  },
  ...each('kldload kldunload', {
    area: 'kernel',
    effects: { rows: [dangerous('', 'system', 'changes what the kernel runs')] },
    data: 'n q v f i',
  }),
  kldstat: { reads: true, data: 'd h i m n q v' },
  sockstat: { reads: true, data: '4 6 A a b C c f I i j K L l n P p q S s U u v w W' },
  procstat: { reads: true, data: 'h n w M N b c e f i j k l r s S t v x a L C H' },
  'freebsd-version': { reads: true, data: 'k r u j' },
  truss: { wraps: { short: 'os', inner: 'argv' }, unasked: [ATTACHES], acts: { writes: 'o' }, data: 'f a c e d D S H s p' },
  ktrace: { wraps: { short: 'fgpt', inner: 'argv' }, unasked: [ATTACHES], acts: { writes: 'f' }, data: 'a C c d g i p t B T' },
});
