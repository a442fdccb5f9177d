/** Programs: one machine, its accounts, its packages, its start and its rescue. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, destroys, each, removes } from './shared-rows.ts';

export const STATIONS = (): Family => ({
  pamu2fcfg: {
    area: 'credentials',
    effects: {
      rows: [ordinary('', 'changes', 'makes a key on a security key', { without: '-h --help' })],
      short: 'oitu',
      long: ['origin', 'appid', 'type', 'username'],
    },
    acts: { lowers: 'P no-user-presence' },
    data: 'o origin i appid t type r resident N pin-verification V user-verification d debug u username n nouser',
  },

  'ppa-purge': {
    area: 'packages',
    effects: { rows: [...removes('', '-y'), ordinary('', 'system', 'removes a source of packages')], short: 'pdsoi' },
    data: 'p d s o y i h',
  },
  // the script of postgresql-common
  'apt.postgresql.org.sh': {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'adds a source of packages', { without: '-h' })], short: 'civ' },
    data: 'y v c s t i h',
  },
  kmodsign: {
    area: 'kernel',
    effects: {
      rows: [ordinary('', 'changes', 'signs a module of the kernel', { area: 'kernel', called: 'sign modul mok secure driver' })],
    },
    data: 'd p D k s',
  },
  ...alike('kmodsign', 'sign-file'),
  ...each('docker-php-ext-install docker-php-ext-enable', {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'adds extensions of PHP', { area: 'packages' })], short: 'j', long: ['ini-name'] },
    data: 'j ini-name zend',
  }),
  'steamos-readonly': {
    area: 'system-files',
    does: { reads: ['status'] },
    effects: {
      rows: [
        ordinary('disable', 'protection', 'lets the files of the system be changed', { deed: 'unlocks' }),
        ordinary('enable', 'system', 'protects the files of the system from changes', { deed: 'locks' }),
      ],
    },
  },

  // start and rescue. From memory, to compare with: proxmox-boot-tool of pve-manager 8, rear(8) 2.7, aideinit(8) 0.18, run-parts(8) 5.7
  'proxmox-boot-tool': {
    area: 'kernel',
    does: { reads: ['status|help', 'kernel list'] },
    effects: {
      rows: [
        ordinary('refresh|init|reinit', 'system', 'changes how the machine starts'),
        destroys('format', { recursive: true, area: 'disks' }),
        ordinary('clean', 'system', 'forgets partitions to start from'),
        ordinary('kernel add|remove|pin|unpin|cleanup', 'system', 'changes which kernel the machine starts'),
      ],
    },
    data: 'quiet force next-boot dry-run hook',
  },
  rear: {
    area: 'backups',
    does: { reads: ['dump|checklayout|validate|help'], changes: ['savelayout'] },
    effects: {
      rows: [
        ordinary('mkrescue|mkbackup|mkbackuponly|mkopalpba', 'changes', 'makes a backup or a medium to rescue this machine'),
        destroys('format', { recursive: true, area: 'disks' }),
        destroys('recover|restoreonly|layoutonly|finalizeonly', { recursive: true, area: 'disks' }),
        ordinary('mountonly', 'system', 'mounts the file systems of this machine'),
        dangerous('opaladmin', 'system', 'changes the locks of disks', { area: 'disks' }),
        ordinary('udev', 'system', 'makes a backup to a device that was plugged in'),
      ],
      short: 'cCrk',
      everyVerb: true,
    },
    acts: { runs: 'c C', lowers: 'expose-secrets' },
    data: 'd D r s S k n non-interactive e efi f force b bios v verbose portable p debugscripts debug',
  },
});
