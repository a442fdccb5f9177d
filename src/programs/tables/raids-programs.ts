/** Programs: arrays of disks, encrypted disks, disks of telephones. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { destroys } from './shared-rows.ts';

/** Folders of snapshots: to delete one there is to delete a copy. */
const IN_SNAPSHOTS = /(?:^|\/)[.\w-]*snap\w*\//i;

export const RAIDS = (): Family => ({
  // Sources: mdadm(8) 4.2, cryptsetup(8) 2.6.1, nvme(1) 2.3; fastboot --help 34
  mdadm: {
    effects: {
      rows: [
        dangerous('', 'system', 'stops or changes a RAID array', {
          options: '-S --stop -r --remove -f --fail --set-faulty --zero-superblock -G --grow',
        }),
        // its members are part of it from then on
        dangerous('', 'system', 'stops or changes a RAID array', { options: '-C --create', empties: 'first' }),
        dangerous('', 'deletes', 'deletes a RAID array', { options: '--kill-subarray' }),
        dangerous('', 'system', 'overwrites the description of a RAID array on its disks', { options: '--restore' }),
        dangerous('', 'system', 'does to a RAID array what was refused otherwise', { options: '--force' }),
        ordinary('', 'system', 'changes the description of a RAID array on its disks', { options: '-U --update --update-subarray' }),
        ordinary('', 'system', 'replaces a disk of a RAID array', { options: '--replace' }),
        ordinary('', 'system', 'starts or ends a check of RAID arrays', { options: '--action' }),
        ordinary('', 'changes', 'goes on in the background', { area: 'jobs', options: '--daemonise' }),
        ordinary('', 'system', 'adds a disk to a RAID array, which overwrites it', {
          options: '-a --add --re-add --add-spare --add-journal --write-journal',
        }),
        ordinary('', 'system', 'starts a RAID array', { options: '-A --assemble -I --incremental -B --build --auto-detect' }),
      ],
    },
    area: 'disks',
    acts: { writes: 'backup-file dump i pid-file', runs: 'program alert' },
    data: `D detail E examine s scan v verbose b brief Y export t test Q query F monitor follow 1 oneshot l level n raid-devices x
      spare-devices N name u uuid o readonly w readwrite R run chunk e metadata bitmap H homehost layout write-mostly no-devices auto
      W wait wait-clean X examine-bitmap examine-badblocks detail-platform d delay help-options prefer home-cluster z size Z array-size rounding
      parity bitmap-chunk write-behind failfast nofailfast assume-clean data-offset continue nodes symlinks k consistency-policy
      super-minor no-degraded freeze-reshape with path y syslog no-sharing manage misc`,
  },
  cryptsetup: {
    effects: {
      rows: [
        dangerous('luksFormat', 'system', 'destroys the data on a disk or partition', {
          recursive: true,
          empties: 'operands',
          uses: 'operands',
          called: String.raw`format encrypt creat init set\sup make new\b verschl\xfcssel chiffr cifra`,
        }),
        destroys('erase|luksErase|luksRemoveKey|luksKillSlot|reencrypt'),
        dangerous('luksAddKey', 'system', 'adds a key that opens an encrypted disk'),
        ordinary('luksHeaderBackup', 'changes', 'writes a copy of the header of an encrypted disk', { area: 'backups' }),
      ],
      loose: true,
    },
    area: 'disks',
    acts: { writes: 'header-backup-file' },
    data: `dump-json-metadata c cipher s key-size h hash type M r readonly y verify-passphrase S key-slot label subsystem U uuid pbkdf
      pbkdf-memory pbkdf-parallel i iter-time use-random use-urandom integrity sector-size t timeout T tries active-name d key-file l
      keyfile-size keyfile-offset token-id token-only v verbose debug disable-veracrypt tcrypt-hidden`,
  },
  nvme: {
    effects: {
      rows: [
        destroys('format|sanitize|write|delete-ns', { recursive: true }),
        ordinary('fw-download|fw-commit|fw-activate|set-feature|reset|subsystem-reset', 'system', 'changes or restarts a disk'),
        ordinary('create-ns|attach-ns|detach-ns|connect|connect-all|disconnect|disconnect-all', 'system', 'changes which disks there are'),
      ],
    },
    area: 'disks',
    data: `s ses force f lbaf sanact a pil pi ms reset r o output-format H human-readable v verbose n namespace-id V vendor-specific l
      log-len i log-id t timeout`,
  },
  fastboot: {
    package: true,
    area: 'disks',
    does: { reads: ['devices|getvar|help'], changes: ['reboot|continue|set_active'] },
    effects: {
      short: 'sSpcibn',
      long: 'slot base kernel-offset ramdisk-offset tags-offset page-size'.split(' '),
      rows: [
        dangerous('erase|format|flash|flashall|update|flashing|oem|wipe-super', 'system', 'erases or overwrites a telephone'),
        dangerous('', 'system', 'erases a telephone', { options: '-w --wipe-and-use-fbe' }),
        dangerous('boot', 'system', 'starts a telephone with another system'),
      ],
    },
    data: `s S slot a set-active skip-reboot force v verbose l u p c i b base kernel-offset ramdisk-offset tags-offset n page-size unbuffered`,
  },
  btrfs: {
    effects: {
      long: ['format', 'log'],
      rows: [
        dangerous('replace start', 'system', 'puts a disk in the place of another one and overwrites it'),
        ordinary('replace cancel', 'system', 'stops the replacement of a disk'),
        dangerous('device add', 'system', 'adds a disk, which overwrites it'),
        dangerous('rescue', 'system', 'repairs a file system, which can destroy it'),
        ordinary('receive', 'changes', 'writes the subvolume that it is sent', { area: 'backups' }),
        ordinary('property set', 'system', 'changes a property of a subvolume'),
        dangerous('check', 'system', 'repairs a file system, which can destroy it', {
          options: '--repair --init-csum-tree --init-extent-tree',
        }),
        dangerous('subvolume delete', 'deletes', 'deletes a snapshot', { operand: IN_SNAPSHOTS, area: 'backups', called: 'snapshot' }),
        dangerous('subvolume|device delete|remove', 'deletes', 'deletes a subvolume or removes a device', {
          unless: IN_SNAPSHOTS,
          recursive: true,
        }),
        ordinary('balance start|pause|resume|cancel', 'system', 'moves data to other places on its disks'),
        ordinary('subvolume snapshot|create', 'changes', 'makes a snapshot or a subvolume', { area: 'backups' }),
      ],
      loose: true,
    },
    area: 'disks',
    unasked: [{ args: /^balance start.*convert=/, kind: 'system', area: 'disks', what: 'changes how many copies of the data are kept' }],
    does: {
      reads: [
        'send|inspect-internal',
        'subvolume list|show|get-default|find-new|sync',
        'filesystem|fi show|df|usage|du',
        'device stats|scan|usage',
        'scrub|balance|replace status',
        'qgroup show',
        'property|quota get|list|status',
        'version|help',
        'check',
      ],
      changes: ['restore', 'scrub start|cancel|resume'],
    },
    data: `r q p c i h s t commit-after commit-each raw human-readable T B d R z background k m g b si iec tbytes kbytes mbytes gbytes e
      readonly check-data-csum progress v verbose limit full-balance u o a n format log path-regex`,
  },
});
