/** Programs: copies, checks and wipes of whole disks, and commands for SCSI drives. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { destroys, each } from './shared-rows.ts';

const DEVICE = /^\/dev\//;

/** Options of most programs of sg3_utils. */
const SG =
  'h H hex r raw R readonly V t timeout m maxlen l long q quiet e enumerate x extended i page p a all f filter w wait n num no-inquiry ?';

/** They read from a drive and change nothing. */
const ASKS_DRIVE: Program = {
  reads: true,
  data: `${SG} alpha c compact mask M mlu O old opcode pdt rctd repd s sa tmf u unsorted N new d desc E error number progress status time S 16 T
      32 b brief element-id inhex lba report-type scan-len partial report start wp A control dbd dbout examine flexible list llbaa 6 six`,
};

export const PLATTERS = (): Family => ({
  // copies of partitions, and disks that are checked or wiped. Sources: the manual page of each: partclone 0.3.22, partimage 0.6.9, fsarchiver
  // 0.8.6, nwipe 0.34, scrub 2.6, f3 8.0, cryptsetup 2.6.1; dcfldd --help 1.9
  ...each(
    `partclone.apfs partclone.btrfs partclone.exfat partclone.ext2 partclone.ext3 partclone.ext4 partclone.extfs partclone.f2fs partclone.fat
    partclone.fat32 partclone.hfsplus partclone.minix partclone.ntfs partclone.vfat partclone.xfs partclone.dd partclone.restore partclone.imager`,
    {
      area: 'disks',
      effects: {
        short: 'soOLfzd',
        long: ['source', 'output', 'overwrite', 'logfile', 'UI-fresh', 'buffer_size', 'offset', 'domain', 'compresscmd'],
        rows: [
          dangerous('', 'system', 'overwrites a disk or a partition', {
            options: '-r --restore -b --dev-to-dev -O --overwrite',
            recursive: true,
          }),
          destroys('', { options: '-o --output', value: DEVICE, recursive: true }),
          ordinary('', 'changes', 'copies a partition to an image', { without: '-r --restore -b --dev-to-dev -O --overwrite' }),
        ],
      },
      acts: { writes: 'o output L logfile', runs: 'compresscmd' },
      data: `s source c clone D offset_domain restore_raw_file R rescue C no_check N ncurses X dialog I ignore_fschk ignore_crc F force f z q d E`,
    },
  ),
  ...each('partclone.info partclone.chkimg', { reads: true, data: 'source L logfile' }),
  partimage: {
    area: 'disks',
    does: { reads: ['imginfo'] },
    effects: {
      loose: true,
      rows: [
        dangerous('restore|restmbr', 'system', 'overwrites a partition with an image', { recursive: true, without: '-S --simulate' }),
        ordinary('save', 'changes', 'copies a partition to an image'),
      ],
    },
    passwords: [String.raw`\s-P\s+`, String.raw`--password[= ]`],
    acts: { reaches: 's server', lowers: 'n nossl' },
    data: `z compress c nocheck o overwrite d nodesc V volume w waitvol e erase m allowmnt M nombr f finish b batch B fully-batch y nosync p port g
      S simulate a automnt U username P password`,
  },
  fsarchiver: {
    area: 'disks',
    does: { reads: ['archinfo|probe'] },
    effects: {
      loose: true,
      rows: [
        dangerous('restfs', 'system', 'formats a partition and fills it from an archive', { recursive: true }),
        ordinary('restdir', 'changes', 'writes files from an archive', { area: 'files' }),
        ordinary('savefs|savedir', 'changes', 'writes a file system to an archive'),
      ],
    },
    passwords: [String.raw`\s-c\s+`, String.raw`--cryptpass[= ]`],
    data: `o overwrite x experimental A allow-rw-mounted a allow-no-acl-xattr e exclude L label z compress Z zstd s split j jobs c cryptpass`,
  },
  nwipe: {
    area: 'disks',
    effects: { rows: [destroys('', { without: '-h --help -V --version', recursive: true })] },
    acts: { writes: 'l logfile' },
    data: 'autonuke autopoweroff sync noblank nowait nosignals nousb nogui verify m method p prng r rounds e exclude',
  },
  scrub: {
    area: 'disks',
    effects: {
      short: 'pbDs',
      long: ['pattern', 'blocksize', 'dirent', 'device-size'],
      rows: [
        destroys('', { operand: DEVICE, without: '-n --dry-run', recursive: true }),
        dangerous('', 'deletes', 'overwrites files for good', {
          unless: DEVICE,
          without: '-X --freespace -n --dry-run -h --help',
          area: 'files',
        }),
        ordinary('', 'changes', 'overwrites the free space of a file system', { options: '-X --freespace' }),
      ],
    },
    data: `r remove p pattern b blocksize f force S no-signature D dirent s device-size L no-link R no-hwrand t no-threads n dry-run`,
  },
  ...each('f3read f3brew', { reads: true, data: 'start-at end-at s h l w r do-not-write do-not-read start-blk end-blk' }),
  f3write: { changes: true, area: 'disks', data: 'start-at end-at s h l max-write-rate w progress' },
  f3probe: {
    area: 'disks',
    effects: {
      rows: [
        destroys('', { options: '-n --destructive', recursive: true }),
        ordinary('', 'changes', 'writes to a disk and puts back what was there', { without: '-n --destructive -h --help -V --version' }),
      ],
    },
    data: 'b block-order l min-memory s reset-type t time-ops ? usage',
  },
  f3fix: {
    area: 'disks',
    effects: {
      rows: [dangerous('', 'system', 'changes the partitions of a disk', { without: '-k --list-disk-types -s --list-fs-types' })],
    },
    data: 'a first-sec b boot d disk-type f fs-type l last-sec n no-boot usage ?',
  },
  dcfldd: {
    like: 'dd',
    unasked: [{ args: /\w:=/, kind: 'runs-foreign-code', area: 'foreign-code', what: 'gives the data to another command' }],
  },

  // commands for SCSI drives. Sources: the manual page of each, sg3-utils 1.46
  ...each('sg_opcodes sg_requests sg_rep_zones sg_get_lba_status sg_modes sg_referrals sg_read_attr sg_rtpg sg_sat_identify', ASKS_DRIVE),
  ...each('sg_format sg_sanitize sg_write_same sg_unmap sg_write_buffer sg_reassign', {
    area: 'disks',
    effects: { rows: [destroys('', { without: '-d --dry-run -D --dummy -h --help -V --version', recursive: true })] },
    data: `${SG} C cmplst count D dcrt ffmt b fmtmaxlba fmtpinfo F format I ip-def M mode P pfu pie pinfo poll E preset Q quick resize rto_req S
      security 6 six s size T tape verify y A ause B block crypto fail ipl invert O overwrite pattern test Z zero znr desc anchor ff grpnum in
      lba 10 16 32 lbdata ndob pbdata U unmap wrprotect xferlen bpw id offset read-stdin skip specific length force`,
  }),
  ...each('sg_start sg_reset sg_wr_mode sg_senddiag sg_raw sg_ses', {
    area: 'disks',
    effects: {
      rows: [dangerous('', 'system', 'sends a command to a disk', { without: '-h --help -V --version -R --readonly -s --status' })],
    },
    acts: { writes: 'o outfile' },
    data: `${SG} b binary c cmdfile C cmdset infile I N nosense nvm request scan s send k skip eject fl immed load loej L mod noflush O old pc
      start S stop bus d device z host no-esc target T contents dbd force len mask rtd save 6 six byte1 G get clear control data descriptor D
      dev-slot-num dsn eiioe index join set nickname nickid sas-addr warn selftest test pf doff uoff`,
  }),
  sg_persist: {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'changes which machine may use a disk', {
          options:
            '-o --out -C --clear -P --preempt -A --preempt-abort -G --register -I --register-ignore -M --register-move -L --release -R --reserve',
        }),
      ],
    },
    data: `l alloc-length d device H hex i in m maxlen n no-inquiry Y param-alltgpt Z param-aptpl K param-rk S param-sark T prout-type s
      read-full-status k read-keys y readonly r read-reservation read-status Q relative-target-port z replace-lost c report-capabilities X
      transport-id U unreg`,
  },
  'rescan-scsi-bus.sh': {
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'changes', 'looks for disks that were added'),
        dangerous('', 'system', 'takes disks away that do not answer', {
          options: '-r --remove --forceremove --forcerescan -f --flush -i --issue-lip -I',
        }),
      ],
    },
    data: `a alltargets attachpq3 c channels d f flush forceremove forcerescan hosts ids ignore-rev i issue-lip I issue-lip-wait L l largelun luns
      m multipath nooptscan nosync r remove reportlun2 s resize sparselun sync u update w wide`,
  },
});
