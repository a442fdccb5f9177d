/** Programs: mounts of other kinds, encrypted and verified disks, commands for SCSI drives, disks that others share over the network. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { destroys, each } from './shared-rows.ts';

const MOUNTS = 'mounts a file system';

export const MOUNTS_OF_OTHERS = (): Family => ({
  // mounts. Sources: the manual page of each: cifs-utils 7.0, nfs-common 2.6.2, ceph-common 16.2, fuse3 3.14, ntfs-3g 2022.10, bcachefs-tools 24,
  // squashfuse 0.1, archivemount 0.8, s3fs 1.90, nbd-client 3.24, udiskie 2.4, ecryptfs-utils 111
  ...each('mount.cifs mount.smb3 mount.nfs mount.nfs4 mount.ceph', {
    area: 'disks',
    network: 'talks',
    passwords: [String.raw`\bpass(?:word)?2?=`, String.raw`\bsecret=`],
    effects: { short: 'o', rows: [ordinary('', 'system', MOUNTS, { without: '-V --version -h --help' })] },
    data: 'o v verbose V r w f n s N',
  }),
  ...each('mount.ntfs mount.ntfs-3g ntfs-3g lowntfs-3g mount.fuse mount.fuse3 mount.bcachefs mount.ecryptfs mount.exfat mount.ubifs', {
    area: 'disks',
    effects: { short: 'o', rows: [ordinary('', 'system', MOUNTS, { without: '-V --version -h --help' })] },
    data: 'o v V r w f n s t k c',
  }),
  ...each('squashfuse squashfuse_ll archivemount', {
    area: 'disks',
    effects: { short: 'o', rows: [ordinary('', 'system', 'mounts an archive', { without: '-V --version -h --help' })] },
    data: 'o d f s',
  }),
  ...each('fusermount fusermount3', {
    area: 'disks',
    effects: {
      short: 'o',
      rows: [
        dangerous('', 'system', 'unmounts a file system that is in use', { options: '-z' }),
        ordinary('', 'system', 'unmounts a file system', { options: '-u' }),
      ],
    },
    data: 'o q V',
  }),
  'nbd-client': {
    area: 'disks',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'takes a disk of this machine away', { options: '-d -disconnect' }),
        ordinary('', 'system', 'uses a disk of another machine', { without: '-d -disconnect -c -check -l -list' }),
      ],
    },
    data: `-block-size b -connections C -timeout t -check c -list l -nonetlink L -persist p -preinit P -readonly R -size B -sdp S -swap s
      -systemd-mark m -nofork n -no-optgo g -name N -unix u -certfile F -keyfile K -cacertfile A -tlshostname H`,
  },
  'udiskie-mount': {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts a disk')] },
    acts: { runs: 'c config p password-prompt' },
    data: 'a all r recursive R no-recursive o options C no-config P no-password-prompt',
  },
  'udiskie-umount': {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'unmounts a disk')] },
    acts: { runs: 'c config' },
    data: 'a all d detach D no-detach e eject E no-eject f force F no-force l lock L no-lock C no-config',
  },
  udiskie: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts disks when they are plugged in', { without: '-h --help -V --version' })] },
    acts: { runs: 'c config p password-prompt f file-manager terminal notify-command event-hook' },
    data: `C no-config P no-password-prompt a automount A no-automount n notify N no-notify t tray s smart-tray T no-tray F no-file-manager
      no-terminal appindicator no-appindicator password-cache no-password-cache no-notify-command menu`,
  },
  'ecryptfs-mount-private': { area: 'disks', effects: { rows: [ordinary('', 'system', 'opens the encrypted folder of this account')] } },
  'ecryptfs-umount-private': { area: 'disks', effects: { rows: [ordinary('', 'system', 'closes the encrypted folder of this account')] } },
  ...each('ecryptfs-setup-private ecryptfs-migrate-home', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'moves a home folder into an encrypted one', { called: 'encrypt verschl chiffr' })] },
    data: `f force w wrapping u username user l loginpass m mountpass b bootstrap undo n no-fnek nopwcheck noautomount noautoumount`,
  }),
  ...each('ecryptfs-unwrap-passphrase', { reads: true, secret: true }),

  // archives that are file systems. Sources: the manual page of each: squashfs-tools 4.5.1, squashfs-tools-ng 1.2
  sqfscat: { reads: true, files: 'shown', data: 'processors o offset ig ignore-errors st strict-errors no-exit da fr no-wild r regex' },
  rdsquashfs: {
    reads: true,
    acts: { writes: 'p unpack-root' },
    data: `l list c cat x xattr u unpack-path d describe s stat D no-dev S no-sock F no-fifo L no-slink E no-empty-dir Z no-sparse X set-xattr T
      set-times C chmod O chown`,
  },
  sqfsdiff: {
    reads: true,
    acts: { writes: 'e extract' },
    data: 'a old b new C no-contents O no-owner P no-permissions T timestamps I inode-num S super',
  },
  ...each('gensquashfs tar2sqfs', {
    changes: true,
    writes: { how: 'last' },
    data: `F pack-file D pack-dir S sort-file c compressor X comp-extra j num-jobs Q queue-backlog b block-size B dev-block-size k keep-time o
      one-file-system d defaults u set-uid g set-gid all-root s selinux A xattr-file e exportable T no-tail-packing f force r root-becomes
      no-symlink-retarget no-keep-time x no-xattr no-skip`,
  }),
  sqfs2tar: { reads: true, data: 'c compressor r root-becomes d subdir k keep-as-dir X no-xattr L no-hard-links s no-skip' },

  // telephones and players. Source: mtp-tools(1) of libmtp 1.1.20, by the names of its programs
  ...each('mtp-detect mtp-albums mtp-files mtp-filetree mtp-folders mtp-playlists mtp-tracks mtp-getplaylist', { reads: true }),
  ...each('mtp-getfile mtp-thumb mtp-albumart mtp-newfolder mtp-newplaylist mtp-sendfile mtp-sendtr', { changes: true, area: 'files' }),
  'mtp-delfile': { area: 'files', effects: { rows: [dangerous('', 'deletes', 'deletes files on a telephone or player')] }, data: 'n f' },
  'mtp-format': { area: 'disks', effects: { rows: [destroys('', { recursive: true })] } },

  // encrypted and verified disks, and parts of LVM and RAID. Sources: the manual page of each: cryptsetup 2.6.1, tcplay 1.1, tomb 2.9, lvm2
  // 2.03.16, multipath-tools 0.9.4, mdadm 4.2
  veritysetup: {
    area: 'disks',
    does: { reads: ['verify|status|dump'] },
    effects: {
      short: 's',
      rows: [destroys('format', { recursive: true }), ordinary('open|create|close|remove', 'system', 'opens or closes a verified disk')],
    },
    acts: { writes: 'root-hash-file', lowers: 'ignore-corruption' },
    data: `no-superblock format data-block-size hash-block-size data-blocks hash-offset s salt uuid panic-on-corruption restart-on-corruption
      ignore-zero-blocks check-at-most-once hash fec-device fec-offset fec-roots root-hash-signature use-tasklets deferred cancel-deferred
      batch-mode usage`,
  },
  integritysetup: {
    area: 'disks',
    does: { reads: ['status|dump'] },
    effects: {
      short: 'jtsI',
      rows: [
        destroys('format', { recursive: true }),
        ordinary('open|create|close|remove|resize', 'system', 'opens or closes a disk with checksums'),
      ],
    },
    data: `progress-frequency progress-json no-wipe wipe j journal-size interleave-sectors integrity-recalculate integrity-recalculate-reset
      journal-watermark journal-commit-time t tag-size data-device s sector-size buffer-sectors I integrity integrity-key-size
      integrity-key-file D integrity-no-journal B integrity-bitmap-mode bitmap-sectors-per-bit bitmap-flush-time R integrity-recovery-mode
      journal-integrity journal-crypt allow-discards deferred cancel-deferred batch-mode usage`,
  },
  tcplay: {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [
        destroys('', { options: '-c --create', recursive: true }),
        ordinary('', 'system', 'opens or closes an encrypted disk', { options: '-m --map -u --unmap' }),
        dangerous('', 'system', 'changes the head of an encrypted disk', { options: '--modify --restore-from-backup-hdr' }),
      ],
    },
    data: `i info j info-mapped d device f keyfile-hidden k keyfile a pbkdf-prf b cipher g hidden w weak-keys x pbkdf-prf-hidden y cipher-hidden z
      insecure-erase e protect-hidden s system-encryption fde use-backup new-pbkdf-prf new-keyfile`,
  },
  tomb: {
    area: 'disks',
    does: { reads: ['list|ps|index|search|check'] },
    effects: {
      short: 'kosrTUG',
      rows: [
        ordinary('dig|lock|forge|resize|setkey|passwd|bury|cloak', 'changes', 'makes or changes an encrypted file', { area: 'files' }),
        ordinary('open|close', 'system', 'opens or closes an encrypted file'),
        dangerous('slam', 'system', 'closes all encrypted files and ends the programs that use them'),
        ordinary('exhume|engrave|uncloak', 'secret', 'shows or prints a key'),
      ],
    },
    passwords: [String.raw`--tomb-(?:old-)?pwd[= ]`],
    acts: { lowers: 'unsafe' },
    data: 'k n p o f s g r kdf sphx-user sphx-host D no-color use-random tomb-pwd tomb-old-pwd U G T',
  },
  lvm: { wraps: { inner: 'argv', ownNames: true } },
  lvmdump: { changes: true, acts: { writes: 'd' }, data: 'a c l m p s u' },
  lvmdevices: {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'system', 'changes which disks LVM uses', {
          options: '--adddev --deldev --addpvid --delpvid --update --delnotfound --vgimportdevices',
        }),
      ],
    },
    data: 'check listids adddev deldev addpvid delpvid devicesfile t test y yes deviceidtype',
  },
  dmstats: {
    area: 'disks',
    does: { reads: ['list|print|report|ls|help|version'] },
    effects: { rows: [ordinary('create|delete|clear|group|ungroup|update_filemap', 'changes', 'changes what is counted of disks')] },
    data: `alldevices allprograms allregions areas areasize bounds clear count filemap groupid interval length nogroup o options programid regionid
      start S`,
  },
  multipathd: {
    area: 'disks',
    does: { reads: ['show|list', 'help'] },
    effects: {
      loose: true,
      rows: [
        ordinary(
          'reconfigure|reinstate|reload|resize|switch|switchgroup|resume|add|forcequeueing|restorequeueing|setprkey|setprstatus',
          'system',
          'changes paths to disks',
        ),
        dangerous('', 'system', 'takes away paths to disks', {
          options: '-k',
          value: /\b(?:fail|remove|del|suspend|disablequeueing|shutdown|reset|unsetprkey)\b/,
        }),
        dangerous('fail|remove|del|suspend|disablequeueing|shutdown|unsetprkey|reset', 'system', 'takes away paths to disks'),
      ],
    },
    data: 'd s v B k n w',
  },
  mdmon: { area: 'disks', effects: { rows: [ordinary('', 'system', 'watches a RAID array')] }, data: 'foreground F takeover all a' },
});
