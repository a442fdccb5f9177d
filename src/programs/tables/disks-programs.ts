/** Programs: disks and file systems. */
import { dangerous, type EffectRow, type Extra, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, destroys, formats } from './shared-rows.ts';

const repartitions = (words: string, extra: Extra): EffectRow => dangerous(words, 'system', 'changes the partitions of a disk', extra);

/** Words for going back to an earlier state. */
const BACK = String.raw`roll\w*\s(?:\S+\s){0,4}back\b rollback restor revert undo earlier back\sto go\sback get\sback bring\sback zur\xfcck retour`;
/** A property of zfs(8) with which a file system is shared. */
const SHARES = /^share(?:nfs|smb)=(?!off\b)/;
/**
 * A snapshot by its name, which has an `@`, or those that are listed and then only chosen: what takes a name apart (`grep -o`) could leave
 * the file system. Source: zfs-list(8).
 */
const OF_SNAPSHOT =
  /^[^\s@]+@[^\s@]+$|^zfs list(?: \S+)* -t ?snap(?:shot)?(?: \S+)*(?:\n(?:e?grep (?!(?:\S* )*-\w*o|.*--only)|head |tail |sort)[^\n]*)*$/;

export const DISKS = (): Family => ({
  // mounting
  mount: {
    // without an operand it lists what is mounted
    effects: {
      short: 'LNOTUotp',
      rows: [
        ordinary('', 'system', 'mounts a file system', { without: '-l', least: 1, uses: 'first' }),
        ordinary('', 'system', 'mounts a file system', { options: '-a --all' }),
      ],
    },
    options: {
      gnu: [
        'BFMRVacfhilnrsvwm L= N= O= T= U= o= t= p=',
        `all bind fake fork fstab= help make-shared make-slave make-private make-unbindable make-rshared make-rslave make-rprivate
      make-runbindable onlyonce internal-only label= mkdir? move namespace= no-canonicalize no-mtab options= options-mode= options-source=
      options-source-force rbind read-only
      read-write rw show-labels source= target-prefix= target= test-opts= types= uuid= verbose version`,
      ],
    },
    common: true,
    area: 'disks',
  },
  // Source: umount(8) of util-linux 2.38.1
  umount: {
    effects: {
      rows: [
        dangerous('', 'system', 'unmounts a file system that is in use', { options: '-f --force -l --lazy' }),
        ordinary('', 'system', 'unmounts a file system'),
      ],
    },
    common: true,
    area: 'disks',
    data: `a all A all-targets c no-canonicalize d detach-loop fake i internal-only N namespace n no-mtab O test-opts q quiet R recursive
      r read-only t types v verbose`,
  },
  udisksctl: {
    does: { reads: ['status|info|dump|monitor|help'] },
    effects: {
      rows: [
        ordinary('mount', 'system', 'mounts a disk'),
        ordinary('unmount|loop-delete|lock|power-off', 'system', 'unmounts a disk'),
        ordinary('loop-setup|unlock', 'system', 'opens a disk or an image'),
      ],
    },
    data: `b block-device p object-path f file no-user-interaction r read-only t filesystem-type o options force key-file offset s size d
      drive`,
    area: 'disks',
  },
  sshfs: {
    package: true,
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'mounts a folder of another machine')] },
    area: 'disks',
    acts: { runs: 'o F' },
    data: 'p C s d f',
  },
  losetup: {
    effects: { rows: [ordinary('', 'system', 'changes loop devices', { options: '-d -D' })] },
    area: 'disks',
    data: `a all detach detach-all f find show L nooverlap j associated o offset sizelimit b sector-size c set-capacity P partscan r
      read-only direct-io l list O output output-all n noheadings raw J`,
  },

  // disks
  lsblk: {
    reads: true,
    options: {
      gnu: [
        'ADJMOPSVabdfhilmnprstyz E= I= T? e= o= w= x=',
        `all ascii bytes dedup= discard exclude= fs help include= inverse json list merge nodeps noempty noheadings output-all output=
      pairs paths perms raw scsi shell sort= sysroot= topology tree? version width= zoned`,
      ],
    },
    leaves: 'nothing',
    package: { '*': 'util-linux', brew: '' },
    instead: { macos: 'diskutil list' },
    common: 'alone',
  },
  blkid: { reads: true, data: 'p O o s t u n l L g i k U D' },
  diskutil: {
    effects: {
      rows: [
        destroys('eraseDisk|eraseVolume|partitionDisk|secureErase|zeroDisk|randomDisk|reformat|eraseall', { without: '-list' }),
        destroys('apfs', { without: '-list', unless: /^(?:list\w*|(?:un)?lockVolume|(?:un)?mount\w*|help)$/ }),
      ],
    },
    instead: { linux: 'lsblk' },
    area: 'disks',
  },
  // Source: badblocks(8) of e2fsprogs 1.47.0
  badblocks: {
    effects: { rows: [destroys('', { options: '-w' })] },
    area: 'disks',
    acts: { writes: 'o' },
    data: 'b c d e f i n p s t v B X',
  },
  testdisk: {
    package: true,
    effects: {
      rows: [
        dangerous('', 'system', 'changes the partitions of a disk', { without: '--help --version', unless: /^\/(?:list|version|help)$/ }),
      ],
    },
    area: 'disks',
  },

  // partitions
  fdisk: {
    effects: { rows: [repartitions('', { without: '-l --list -s -V -x --list-details', recursive: true })] },
    package: { apt: 'fdisk', '*': 'util-linux', brew: '' },
    common: true,
    area: 'disks',
    data: `o output bytes l list x list-details u units L color s getsz t type n noauto-pt compatibility lock B protect-boot C cylinders H
      heads S sectors b sector-size c`,
  },
  cfdisk: {
    effects: { rows: [repartitions('', { without: '-r --read-only', recursive: true })] },
    area: 'disks',
    data: 'L color lock z zero',
  },
  sfdisk: {
    effects: {
      rows: [
        repartitions('', { options: '--delete -w --wipe -W --wipe-partitions', recursive: true }),
        repartitions('', {
          options: '-A --activate --part-attrs --part-label --part-type --part-uuid --disk-id -r --reorder --relocate --move-data',
          recursive: true,
        }),
        ordinary('', 'changes', 'writes a backup of the table of partitions', { options: '-b --backup --backup-pt-sectors' }),
        repartitions('', {
          without: '-l --list -d --dump -J --json -n --no-act -V --verify -F --list-free -g --show-geometry -s --show-size -T --list-types',
          recursive: true,
        }),
      ],
    },
    area: 'disks',
    data: 'a append f force Linux lock no-reread no-tell-kernel move-use-fsync o output u unit X label Y label-nested color',
    acts: { writes: 'O backup-file' },
  },
  gdisk: { effects: { rows: [repartitions('', { without: '-l', recursive: true })] }, area: 'disks' },
  sgdisk: {
    effects: {
      rows: [
        repartitions('', { options: '-l --load-backup', recursive: true }),
        repartitions('', { options: '-Z --zap-all -o --clear', recursive: true, empties: 'operands' }),
        repartitions('', { without: '-p --print -i --info -v --verify -P --pretend', recursive: true }),
      ],
    },
    area: 'disks',
    data: `a set-alignment A attributes B byte-swap-name c change-name C recompute-chs d delete D display-alignment e move-second-header
      E end-of-largest f first-in-largest F first-aligned-in-largest g mbrtogpt G randomize-guids hybrid I align-end j
      adjust-main-table L list-types m gpttombr n new N largest-new o clear O print-mbr r transpose s sort t typecode T
      transform-bsd u partition-guid U disk-guid usage z zap Z zap-all ?`,
    acts: { writes: 'b backup R replicate' },
  },
  parted: {
    effects: {
      loose: true,
      rows: [
        repartitions('mklabel|mktable', { recursive: true, first: true, empties: 'first' }),
        repartitions('mkpart|rm|resizepart|set|rescue|toggle', { recursive: true, first: true }),
        repartitions('', { without: '-l --list -v --version -m', first: true }),
      ],
    },
    package: true,
    area: 'disks',
    data: 'machine j s script f fix a align',
  },
  gparted: { like: 'testdisk' },

  // making and erasing file systems
  mkfs: formats(
    '-V --help',
    `t type v verbose F L n N U f q c I S s R i m b d O E T j K l D label force quiet quick fast dry-run a A C g M p r e o w z mbr
    codepage offset variant invariant checksum csum mixed rootdir shrink boundary-align cluster-size full-format volume-label pack-
    bitmap`,
  ),
  ...alike('mke2fs', 'mkfs.ext2 mkfs.ext3 mkfs.ext4'),
  ...alike('mkfs', 'mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mkfs.exfat mkfs.f2fs'),
  ...alike('mkntfs', 'mkfs.ntfs'),
  // `-n` only shows what would be done; for the others it is a name or a size
  mke2fs: formats('-n -V', 't v F L n N U q c I S i m b d O E T j D e G g J l M o r z C'),
  mkntfs: formats(
    '-n --no-action -V --help',
    `L label f fast quick Q q v F force I U c cluster-size s p H S z C T l enable-compression sector-size partition-start heads
    sectors-per-track mft-zone-multiplier zero-time with-uuid no-indexing license`,
  ),
  mkswap: formats('-V --help', 'L label U uuid f force c check p pagesize v q lock swapversion'),
  wipefs: {
    effects: { rows: [destroys('', { options: '-a --all -o --offset', without: '-n --no-act', recursive: true, empties: 'operands' })] },
    area: 'disks',
    data: 'b backup f force J lock i noheadings O output p parsable t types',
  },
  blkdiscard: {
    effects: { rows: [destroys('', { recursive: true, empties: 'operands' })] },
    area: 'disks',
    data: 'f force o offset l length p step s secure z zeroout',
  },

  // volumes
  zfs: {
    effects: {
      rows: [
        dangerous('', 'system', 'unmounts file systems that are in use', { options: '-f' }),
        ordinary('set', 'system', 'changes a property of a file system', { unless: SHARES }),
        dangerous('set', 'system', 'shares a file system with other machines', { operand: SHARES, area: 'firewall', deed: 'lets-in' }),
        dangerous('receive|recv', 'deletes', 'gives up what has changed since a snapshot', { options: '-F' }),
        dangerous('destroy', 'deletes', 'destroys a snapshot', {
          without: '-n -R',
          operand: OF_SNAPSHOT,
          area: 'backups',
          called: 'snapshot',
        }),
        dangerous('destroy', 'deletes', 'destroys a snapshot and all clones of it', {
          without: '-n',
          options: '-R',
          operand: OF_SNAPSHOT,
          recursive: true,
        }),
        dangerous('destroy', 'deletes', 'destroys a file system and all in it', { without: '-n', unless: OF_SNAPSHOT, recursive: true }),
        dangerous('rollback', 'deletes', 'gives up all that has changed since a snapshot', { area: 'backups', called: BACK }),
      ],
      loose: true,
    },
    dry: 'n',
    area: 'disks',
    // of zfs-list(8) and zfs-destroy(8)
    data: 'H d o p r s S t R v i I a n w e c L P j V h U u b O D',
  },
  zpool: {
    effects: {
      rows: [
        dangerous('create|add|attach|replace', 'system', 'uses disks even if they are in use', { options: '-f', recursive: true }),
        dangerous('import|clear', 'deletes', 'gives up the last changes of a storage pool', { options: '-F', without: '-n' }),
        dangerous('destroy|remove|detach|labelclear|offline', 'deletes', 'destroys a storage pool or takes disks out of it', {
          without: '-n',
          recursive: true,
        }),
      ],
      loose: true,
    },
    dry: 'n',
    area: 'disks',
    data: 't H o l w i d v p P L D x s g T j n q r y u m O R e a',
    acts: { runs: 'c' },
  },
});
