/** Programs: partitions as the kernel sees them, rarer file systems, copies and checks of whole disks, disks that are wiped. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, destroys, each, formats } from './shared-rows.ts';

const SIZES = 'changes the size of a file system';
const MOUNTS = 'mounts a file system';
/** A file or folder that is no device: an image of it is made or changed. */
const DEVICE = /^\/dev\//;
/** A request of debugfs that does more than list. Source: debugfs(8) of e2fsprogs 1.47. */
const CHANGES_INSIDE = new RegExp(
  String.raw`^(?!(?:.*\/)?(?:ls|stat|stats|show_super_stats|blocks|bmap|icheck|ncheck|imap|htree|ex|ea_list|features|filefrag|lsdel|` +
    String.raw`logdump|testb|testi|quit|q)\b)`,
);

export const DRIVES = (): Family => ({
  // Source: sync(1) of coreutils 9.1
  sync: { reads: true, data: 'd data f file-system' },
  // sizes of partitions
  growpart: {
    effects: { rows: [ordinary('', 'system', 'changes the size of a partition', { without: '-N --dry-run' })] },
    area: 'disks',
    options: ['hNv', 'free-percent= fudge= help dry-run verbose update='],
  },

  // what the kernel knows of partitions. Sources: the manual page of each: util-linux 2.38.1, parted 3.5
  partx: {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'system', 'changes which partitions the kernel knows', {
          options: '-a --add -d --delete -u --update',
          called: 'partition kernel',
        }),
      ],
    },
    data: 'b bytes g noheadings l list n nr o output output-all P pairs r raw s show t type list-types S sector-size',
  },
  ...each('addpart delpart resizepart partprobe', {
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'system', 'changes which partitions the kernel knows', {
          without: '-d --dry-run -h --help',
          called: 'partition kernel reread re-read refresh',
        }),
      ],
    },
    data: 's summary d dry-run',
  }),
  blkzone: {
    area: 'disks',
    does: { reads: ['report|capacity'] },
    effects: { rows: [destroys('reset', { recursive: true }), ordinary('open|close|finish', 'system', 'changes zones of a disk')] },
    data: 'o offset l length c count f force',
  },

  // file systems that are made. Sources: the manual page of each: util-linux 2.38.1, jfsutils 1.1, reiserfsprogs 3.6, nilfs-tools 2.2, ocfs2-tools
  // 1.8, gfs2-utils 3.5, erofs-utils 1.5, mtd-utils 2.1; bcachefs(8) of bcachefs-tools, make-bcache(8) of bcache-tools 1.0
  'mkfs.minix': formats('-h --help', 'c check n namelength lock i inodes l badblocks 1 2 v 3'),
  'mkfs.bfs': formats('-h --help', 'N inodes V vname F fname v c l'),
  jfs_mkfs: formats('-V', 'c j J L O q s'),
  ...alike('jfs_mkfs', 'mkfs.jfs'),
  mkreiserfs: formats(
    '-V',
    `b block-size h hash format u uuid l label q quiet j journal-device o journal-offset s journal-size t transaction-max-size B badblocks f d`,
  ),
  ...alike('mkreiserfs', 'mkfs.reiserfs'),
  'mkfs.nilfs2': formats('-n -h -V', 'b B c f K L m O q v'),
  'mkfs.ocfs2': formats(
    '-n --dry-run -V --version',
    `b block-size C cluster-size F force J journal-options L label M mount N node-slots T fs-features fs-feature-level cluster-stack
      cluster-name global-heartbeat discard nodiscard no-backup-super q quiet U v verbose`,
  ),
  'mkfs.gfs2': formats('-h -V', 'b c D J j K O o p q r t U'),
  'make-bcache': formats('--help', 'C cache B bdev b bucket w block U cset-uuid writeback discard wipe-bcache cache_replacement_policy'),
  'bcache-super-show': { reads: true, data: 'f' },
  'mkfs.cramfs': {
    area: 'disks',
    effects: { rows: [ordinary('', 'changes', 'makes an image of a folder', { without: '-h --help' })] },
    writes: { how: 'last', short: 'beNin' },
    data: 'v E b e N i n p s z',
  },
  'mkfs.erofs': {
    area: 'disks',
    effects: {
      short: 'zCdxETU',
      rows: [destroys('', { operand: DEVICE, recursive: true }), ordinary('', 'changes', 'makes an image of a folder', { unless: DEVICE })],
    },
    acts: { writes: 'blobdev' },
    data: `z C d x E T U all-root chunksize compress-hints exclude-path exclude-regex file-contexts force-uid force-gid ignore-mtime
      max-extent-bytes preserve-mtime`,
  },
  ...each('mkfs.jffs2 ubinize', {
    changes: true,
    acts: { writes: 'o output' },
    data: `p pad r d root s pagesize e eraseblock c cleanmarker n no-cleanmarkers l little-endian b big-endian D devtable f faketime q squash U
      squash-uids P squash-perms with-xattr with-selinux with-posix-acl m compression-mode x disable-compressor X enable-compressor y
      compressor-priority L list-compressors t test-compression i incremental peb-size min-io-size sub-page-size O vid-hdr-offset
      erase-counter ubi-ver Q image-seq`,
  }),
  bcachefs: {
    area: 'disks',
    does: {
      reads: ['show-super|list|list_journal|version|completions', 'fs usage|top', 'subvolume list|list-snapshots', 'reconcile status|wait'],
      changes: ['scrub', 'subvolume create|snapshot', 'set-file-option|reflink-option-propagate'],
    },
    effects: {
      rows: [
        destroys('format', { recursive: true, called: 'format mkfs file\\s?system creat make new\\b encrypt' }),
        dangerous('migrate|migrate-superblock', 'system', 'turns a file system into another one in place', { recursive: true }),
        dangerous('fsck', 'system', 'repairs a file system', { without: '-n', called: 'fsck check repair fix' }),
        ordinary('fsck', 'changes', 'checks a file system', { options: '-n' }),
        dangerous('device remove|evacuate|set-state|offline', 'system', 'takes a disk out of a file system'),
        ordinary('device add|online|resize|resize-journal', 'system', 'changes the disks of a file system'),
        dangerous('subvolume delete', 'deletes', 'deletes a subvolume or a snapshot'),
        ordinary('set-fs-option', 'system', 'changes the settings of a file system'),
        ordinary('mount|fusemount|unlock', 'system', MOUNTS),
        ordinary('set-passphrase', 'protection', 'changes the passphrase of a disk', { called: 'passphras passw' }),
        dangerous('remove-passphrase', 'protection', 'removes the passphrase of a disk', { called: 'passphras passw encrypt' }),
        ordinary('dump', 'changes', 'writes the metadata of a file system to a file'),
      ],
    },
    acts: { writes: 'o', lowers: 'no_passphrase force-if-data-lost very_degraded nochanges norecovery' },
    data: `block_size btree_node_size errors data_replicas metadata_replicas metadata_checksum data_checksum compression background_compression
      str_hash metadata_target foreground_target background_target promote_target erasure_code acl usrquota grpquota prjquota nocow replicas
      encrypted L fs_label U uuid superblock_size discard fs_size bucket durability l label f force q fields layout h human-readable once n
      count d delay F force-metadata offline r t tree R recursive s snapshots readonly sort flat m metadata types c k p y ratelimit_errors
      reconstruct_alloc degraded a b e mode nr-entries seq level`,
  },

  // file systems that are checked, tuned and looked into. Sources: the manual page of each: as above, xfsprogs 6.1, xfsdump 3.1, btrfs-progs 6.2,
  // btrfs-compsize 1.5, e2fsprogs 1.47
  ...each('fsck.cramfs fsck.erofs', { reads: true, acts: { writes: 'extract' }, data: 'v b blocksize a y d p device' }),
  'fsck.minix': {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [dangerous('', 'system', 'repairs a file system', { options: '-r --repair -a --auto', called: 'fsck check repair fix' })],
    },
    data: 'l list s super m uncleared f force',
  },
  ...each('fsck.jfs jfs_fsck fsck.ocfs2 fsck.gfs2', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'repairs a file system', { without: '-n -h -V', called: 'fsck check repair fix' })] },
    data: 'a f j p omit_journal_replay replay_journal_only b B D F G P r t y n',
  }),
  ...each('fsck.reiserfs reiserfsck', {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'rebuilds a file system, which can destroy it', {
          options: '--rebuild-sb --rebuild-tree --fix-fixable --clean-attributes -y --yes -a -p -A',
        }),
      ],
    },
    acts: { writes: 'l logfile' },
    data: 'check journal j adjust-size z badblocks B nolog n f force V r no-journal-available scan-whole-partition S',
  }),
  btrfsck: {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'repairs a file system, which can destroy it', {
          options: '--repair --init-csum-tree --init-extent-tree --clear-space-cache --clear-ino-cache',
        }),
      ],
    },
    data: `b backup check-data-csum chunk-root E subvol-extents p progress Q qgroup-report r tree-root readonly s super mode force`,
  },
  'btrfs-select-super': {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'overwrites the head of a file system')] },
    data: 's super',
  },
  'btrfs-map-logical': { reads: true, acts: { writes: 'o output' }, data: 'l logical c copy b bytes' },
  compsize: { reads: true, data: 'b bytes x one-file-system' },
  ...each('jfs_tune reiserfstune tunefs.reiserfs nilfs-tune tunefs.ocfs2 tunegfs2', {
    area: 'disks',
    effects: {
      rows: [ordinary('', 'system', 'changes the settings of a file system', { without: '-l -n -h --help -V --version -Q --query' })],
    },
    data: `J L U l i I m O o r f j journal-device no-journal-available journal-new-device s journal-new-size journal-new-offset t b add-badblocks B
      badblocks make-journal-standard u uuid label c check-interval C M cloned-volume fs-features journal-options N node-slots S volume-size Q
      query q uuid-reset y yes no backup-super list-sparse update-cluster-stack n`,
  }),
  ...each('resize_reiserfs nilfs-resize gfs2_grow gfs2_jadd', {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', SIZES, { without: '-T -h --help' })] },
    data: 's j f q v y yes assume-yes T D c J',
  }),
  ...each('lscp lssu dumpseg dump.erofs o2info mounted.ocfs2', {
    reads: true,
    data: `a all b show-block-count g show-increment r reverse s snapshot i index n lines l latest-usage p protection-period device ls nid path e S
      C cluster-coherent fs-features volinfo mkfs freeinode freefrag space-usage filestat d f`,
  }),
  ...each('mkcp chcp', { area: 'backups', changes: true, data: 's snapshot p print' }),
  ...each('rmcp nilfs-clean', {
    area: 'backups',
    effects: {
      rows: [dangerous('', 'deletes', 'deletes earlier states of a file system', { without: '-l --status -b --break --stop -q --quit' })],
    },
    data: `f force i interactive c reload m min-reclaimable-blocks p protection-period r resume s suspend S speed v verbose l status`,
  }),
  debugfs: {
    area: 'disks',
    typed: true,
    does: { reads: [''] },
    effects: {
      short: 'bsdfRz',
      rows: [
        dangerous('', 'system', 'opens a file system so that its parts can be overwritten', { options: '-w' }),
        ordinary('', 'unread', 'runs a command inside a file system', { options: '-R', value: CHANGES_INSIDE }),
      ],
    },
    acts: { runs: 'f', writes: 'z' },
    data: 'n c i d b s D V R',
  },
  xfs_db: {
    area: 'disks',
    typed: true,
    does: { reads: [''] },
    effects: {
      short: 'clp',
      rows: [dangerous('', 'system', 'opens a file system so that its parts can be overwritten', { options: '-x' })],
    },
    data: 'c f F i l p r V',
  },
  xfs_quota: {
    area: 'disks',
    typed: true,
    reads: true,
    effects: {
      short: 'cpdDP',
      rows: [
        ordinary('', 'system', 'changes how much space people may use', {
          options: '-c',
          value: /\b(?:limit|timer|warn|enable|disable|off|remove|restore|project)\b/,
        }),
      ],
    },
    data: 'c p f d D P V',
  },
  xfsdump: { area: 'backups', changes: true, acts: { writes: 'f' }, data: 'a b c d e l m o p q s t v z A B D E F I J K L M O R T Y' },
  xfsrestore: { area: 'backups', changes: true, acts: { runs: 'c' }, data: 'a b e f i m n o p q r s t v A B D E F I J K L O Q R S T X Y' },
});
