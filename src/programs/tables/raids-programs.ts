/** Programs: arrays of disks, encrypted disks, disks of telephones. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { destroys } from './shared-rows.ts';

export const RAIDS = (): Family => ({
  // Sources: mdadm(8) 4.2, cryptsetup(8) 2.6.1, nvme(1) 2.3; fastboot --help 34
  mdadm: {
    effects: {
      rows: [
        dangerous('', 'system', 'stops or changes a RAID array', {
          options: '-S --stop -r --remove -f --fail --zero-superblock -C --create -G --grow',
        }),
        ordinary('', 'system', 'adds a disk to a RAID array, which overwrites it', { options: '-a --add --re-add --add-spare' }),
        ordinary('', 'system', 'starts a RAID array', { options: '-A --assemble -I --incremental' }),
      ],
    },
    area: 'disks',
    data: `D detail E examine s scan v verbose b brief Y export t test Q query F monitor follow 1 oneshot l level n raid-devices x
      spare-devices N name u uuid o readonly w readwrite R run chunk e metadata bitmap H homehost layout write-mostly no-devices auto
      W wait wait-clean X examine-bitmap examine-badblocks detail-platform d delay`,
  },
  cryptsetup: {
    effects: {
      rows: [
        dangerous('luksFormat', 'system', 'destroys the data on a disk or partition', {
          recursive: true,
          called: String.raw`format encrypt creat init set\sup make new\b verschl\xfcssel chiffr cifra`,
        }),
        destroys('erase|luksErase|luksRemoveKey|luksKillSlot|reencrypt'),
        ordinary('luksHeaderBackup', 'changes', 'writes a copy of the header of an encrypted disk', { area: 'backups' }),
      ],
      loose: true,
    },
    area: 'disks',
    acts: { writes: 'header-backup-file' },
    data: `dump-json-metadata c cipher s key-size h hash type M r readonly y verify-passphrase S key-slot label subsystem U uuid pbkdf
      pbkdf-memory pbkdf-parallel i iter-time use-random use-urandom integrity sector-size t timeout T tries active-name d key-file l
      keyfile-size keyfile-offset token-id token-only v verbose debug`,
  },
  nvme: {
    effects: { rows: [destroys('format|sanitize|write|delete-ns', { recursive: true })] },
    area: 'disks',
    data: 'o output-format H human-readable v verbose n namespace-id V vendor-specific l log-len i log-id',
  },
  fastboot: {
    package: true,
    area: 'disks',
    does: { reads: ['devices|getvar|help'], changes: ['reboot|continue|set_active'] },
    effects: {
      rows: [
        dangerous('erase|format|flash|flashall|update|flashing|oem|wipe-super', 'system', 'erases or overwrites a telephone'),
        dangerous('', 'system', 'erases a telephone', { options: '-w' }),
        dangerous('boot', 'system', 'starts a telephone with another system'),
      ],
    },
    data: 's S slot a set-active skip-reboot force v verbose l',
  },
});
