import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Disks, file systems, backups. */
export const DISKS: Family = {
  zfs: {
    effects: {
      rows: [bad('destroy|rollback', 'deletes', 'destroys a file system or a snapshot', { without: '-n', recursive: true })],
      loose: true,
    },
    dry: 'n',
  },
  zpool: {
    effects: {
      rows: [bad('destroy|remove|detach|labelclear|offline', 'deletes', 'destroys a pool', { without: '-n', recursive: true })],
      loose: true,
    },
    dry: 'n',
  },
  restic: {
    effects: {
      loose: true,
      rows: [
        bad('forget|prune', 'deletes', 'deletes backups', { without: '-n --dry-run' }),
        bad('key remove|passwd', 'changes', 'takes a key of the backup away'),
        bad('unlock', 'changes', 'breaks every lock', { options: '--remove-all' }),
      ],
    },
    dry: 'n',
    package: true,
  },
  borg: {
    effects: {
      loose: true,
      rows: [
        bad('delete|rdelete|repo-delete|prune', 'deletes', 'deletes backups', { without: '-n --dry-run' }),
        bad('compact|recreate|break-lock', 'changes', 'changes the backup for good', { without: '-n --dry-run' }),
      ],
    },
    dry: 'n',
    package: true,
  },
  tmutil: { dry: 'n' },
  mount: {
    effects: { rows: [mild('', 'system', 'mounts', { without: '-l' })] },
    options: {
      gnu: [
        'BFMRVacfhilnrsvwm L= N= O= T= U= o= t= p=',
        `all bind fake fork fstab= help make-shared make-slave make-private make-unbindable make-rshared make-rslave make-rprivate
      make-runbindable onlyonce internal-only label= mkdir? move namespace= no-canonicalize no-mtab options= rbind read-only
      read-write rw show-labels source= target-prefix= target= test-opts= types= uuid= verbose version`,
      ],
    },
    common: true,
  },
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
  sshfs: { package: true },
  hdparm: {
    effects: {
      rows: [
        bad('', 'system', 'destroys what is on the disk', { options: '--security-erase --security-erase-enhanced --trim-sector-ranges' }),
      ],
    },
    package: true,
  },
  parted: {
    effects: {
      loose: true,
      rows: [
        bad('mklabel|mkpart|mktable|rm|resizepart|set|rescue|toggle', 'system', 'changes the partitions of a disk', { recursive: true }),
        bad('', 'system', 'changes the partitions of a disk', { without: '-l --list -v --version -m' }),
      ],
    },
    package: true,
  },
  gparted: { package: true },
  testdisk: { package: true },
  fdisk: {
    effects: {
      rows: [bad('', 'system', 'changes the partitions of a disk', { without: '-l --list -s -V -x --list-details', recursive: true })],
    },
    package: { apt: 'fdisk', '*': 'util-linux', brew: '' },
    common: true,
  },
  diskutil: {
    effects: {
      rows: [
        bad(
          'eraseDisk|eraseVolume|partitionDisk|secureErase|zeroDisk|randomDisk|reformat|apfs|eraseall',
          'system',
          'destroys what is on the disk',
          { without: '-list' },
        ),
      ],
    },
    instead: { linux: 'lsblk' },
  },
  umount: {
    effects: { rows: [bad('', 'system', 'unmounts while in use', { options: '-f --force -l --lazy' }), mild('', 'system', 'unmounts')] },
    common: true,
  },
  blkid: { reads: true },
  mkfs: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { without: '-n -V --help', recursive: true })] } },
  'mkfs.ext2': { like: 'mkfs' },
  'mkfs.ext3': { like: 'mkfs' },
  'mkfs.ext4': { like: 'mkfs' },
  'mkfs.xfs': { like: 'mkfs' },
  'mkfs.btrfs': { like: 'mkfs' },
  'mkfs.vfat': { like: 'mkfs' },
  'mkfs.fat': { like: 'mkfs' },
  'mkfs.ntfs': { like: 'mkfs' },
  'mkfs.exfat': { like: 'mkfs' },
  'mkfs.f2fs': { like: 'mkfs' },
  mke2fs: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { without: '-n -V', recursive: true })] } },
  mkswap: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { recursive: true })] } },
  mkntfs: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { recursive: true })] } },
  wipefs: {
    effects: {
      rows: [
        bad('', 'system', 'destroys what is on the disk', { options: '-a --all -o --offset', without: '-n --no-act', recursive: true }),
      ],
    },
  },
  gdisk: { effects: { rows: [bad('', 'system', 'changes the partitions of a disk', { without: '-l', recursive: true })] } },
  cfdisk: { effects: { rows: [bad('', 'system', 'changes the partitions of a disk', { recursive: true })] } },
  sfdisk: {
    effects: {
      rows: [
        bad('', 'system', 'changes the partitions of a disk', {
          without: '-l --list -d --dump -J --json -n --no-act -V --verify',
          recursive: true,
        }),
      ],
    },
  },
  sgdisk: {
    effects: {
      rows: [
        bad('', 'system', 'changes the partitions of a disk', {
          without: '-p --print -i --info -v --verify -P --pretend',
          recursive: true,
        }),
      ],
    },
  },
  blkdiscard: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { recursive: true })] } },
  badblocks: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { options: '-w' })] } },
  nvme: { effects: { rows: [bad('format|sanitize|write|delete-ns', 'system', 'destroys what is on the disk', { recursive: true })] } },
  cryptsetup: {
    effects: {
      rows: [bad('luksFormat|erase|luksErase|luksRemoveKey|luksKillSlot|reencrypt', 'system', 'destroys what is on the disk')],
      loose: true,
    },
  },
  lvremove: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { recursive: true })] } },
  vgremove: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { recursive: true })] } },
  pvremove: { effects: { rows: [bad('', 'system', 'destroys what is on the disk', { recursive: true })] } },
  lvreduce: { effects: { rows: [bad('', 'system', 'makes a volume smaller', { recursive: true })] } },
  dmsetup: { effects: { rows: [bad('remove|remove_all|wipe_table', 'system', 'destroys what is on the disk')] } },
  mdadm: {
    effects: {
      rows: [
        bad('', 'system', 'stops or changes a RAID', {
          options: '-S --stop -r --remove -f --fail --zero-superblock -C --create -G --grow',
        }),
      ],
    },
  },
  btrfs: { effects: { rows: [bad('subvolume|device delete|remove', 'deletes', 'deletes a subvolume', { recursive: true })], loose: true } },
  swapoff: { effects: { rows: [mild('', 'system', 'switches swap off')] } },
  losetup: { effects: { rows: [mild('', 'system', 'changes loop devices', { options: '-d -D' })] } },
};
