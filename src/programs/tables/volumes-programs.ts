/** Programs: volumes and file systems of one kind. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Words with which somebody asks for a smaller volume. */
const SMALLER = String.raw`shrink reduc small less\b lower verklein r\u00e9dui reduz achic encog resiz\w*\s(?:\S+\s){0,5}to\b`;

export const VOLUMES = (): Family => ({
  // volumes of LVM. Sources: the manual page of each, lvm2 2.03.16
  ...each('lvs lvdisplay lvscan pvs pvdisplay pvscan vgs vgdisplay vgscan lvmdiskscan', {
    reads: true,
    data: `aligned a all binary commandprofile config configreport d devices devicesfile driverloaded foreign H history
      ignorelockingfailure journal lockopt logonly longhelp nameprefixes noheadings nohints nolocking nosuffix o options c
      colon C columns m maps b blockdevice profile readonly reportformat t test y yes activate autoactivation cache
      checkcomplete e exported listlvs listvg j major minor noudevsync n novolumegroup s short udevoutput u uuid vgonline A
      activevolumegroups mknodes notifydbus l lvmpartition`,
  }),
  lvmconfig: {
    reads: true,
    acts: { writes: 'f file' },
    data: `atversion commandprofile config d devices devicesfile driverloaded ignoreadvanced ignorelocal ignoreunsupported
      journal l list lockopt longhelp mergedconfig metadataprofile nohints nolocking profile showdeprecated`,
  },
  pvck: {
    reads: true,
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'repairs the metadata of a volume', { options: '--repair --repairtype' })] },
    acts: { writes: 'f file' },
    data: `commandprofile config d devices devicesfile driverloaded dump journal labelsector lockopt longhelp nohints nolocking
      profile repair repairtype settings t test y yes`,
  },
  lvchange: {
    area: 'disks',
    effects: { rows: [ordinary('', 'changes', 'changes the settings of a logical volume')] },
    data: `a activate activationmode addtag alloc A autobackup cachemode cachepolicy cachesettings commandprofile compression config C
      contiguous d deduplication deltag detachprofile devices devicesfile discards driverloaded errorwhenfull f force K
      ignoreactivationskip ignorelockingfailure ignoremonitoring journal lockopt longhelp j major metadataprofile minor monitor
      nohints nolocking noudevsync P partial p permission M persistent poll profile r readahead readonly rebuild refresh reportformat
      resync S select k setactivationskip setautoactivation sysinit t test vdosettings y yes Z zero syncaction raidsyncaction`,
  },
  lvconvert: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'changes a logical volume, which may cut off data')] },
    data: `alloc b background H cache cachedevice cachemetadataformat cachemode cachepolicy cachepool cachesettings cachesize cachevol c
      chunksize commandprofile compression config d deduplication devices devicesfile discards driverloaded errorwhenfull f force i
      interval journal lockopt longhelp merge mergemirrors mergesnapshot mergethin metadataprofile mirrorlog m mirrors n name nohints
      nolocking noudevsync originname poolmetadata poolmetadatasize poolmetadataspare profile raidintegrity raidintegrityblocksize
      raidintegritymode r readahead R regionsize repair replace s snapshot splitcache splitmirrors splitsnapshot startpoll stripes I
      stripesize swapmetadata t test T thin thinpool trackchanges type uncache usepolicies vdopool vdosettings y yes Z zero`,
  },
  lvresize: {
    area: 'disks',
    effects: {
      rows: [
        dangerous('', 'system', 'sets the size of a logical volume, which may cut off data', {
          options: '-L --size -l --extents',
          value: /^\d/,
          called: String.raw`to\s(?:\w+\s){0,2}\d set\b exactly shrink reduc smaller auf\s\d verkleiner`,
        }),
        dangerous('', 'system', 'makes a logical volume smaller, which may cut off data', {
          options: '-L --size -l --extents',
          value: /^-/,
          called: String.raw`shrink reduc smaller less cut take trim verkleiner`,
        }),
        ordinary('', 'system', 'changes a logical volume'),
      ],
    },
    data: `alloc A autobackup commandprofile config d devices devicesfile driverloaded l extents f force journal lockopt longhelp
      n nofsck nohints nolocking nosync noudevsync poolmetadatasize profile reportformat r resizefs L size i stripes I
      stripesize t test type y yes`,
  },
  lvrename: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'renames a logical volume')] },
    data: `A autobackup commandprofile config d devices devicesfile driverloaded journal lockopt longhelp nohints nolocking
      noudevsync profile reportformat t test y yes`,
  },
  ...each('pvchange pvresize pvmove', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'changes a physical volume or moves its data')] },
    data: `u uuid addtag deltag metadataignore a all x allocatable A autobackup commandprofile config d devices devicesfile
      driverloaded f force journal lockopt longhelp nohints nolocking profile reportformat S select t test
      setphysicalvolumesize y yes abort alloc atomic b background i interval n name noudevsync`,
  }),
  vgcreate: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'makes a volume group')] },
    data: `addtag alloc A autobackup c clustered commandprofile config dataalignment dataalignmentoffset d devices devicesfile driverloaded
      f force journal labelsector lockopt locktype longhelp l maxlogicalvolumes p maxphysicalvolumes s physicalextentsize
      metadataprofile metadatasize M metadatatype nohints nolocking profile pvmetadatacopies reportformat setautoactivation shared
      systemid t test y yes Z zero`,
  },
  ...each('vgchange vgck vgconvert vgexport vgimport vgimportclone vgmerge vgmknodes vgreduce vgrename vgsplit', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'changes a volume group')] },
    data: `a activate activationmode addtag alloc autoactivation A autobackup commandprofile config d deltag detachprofile devices
      devicesfile driverloaded f force K ignoreactivationskip ignorelockingfailure ignoremonitoring journal lockopt lockstart lockstop
      locktype l logicalvolume longhelp p maxphysicalvolumes metadataprofile monitor nohints nolocking noudevsync P partial s
      physicalextentsize poll profile pvmetadatacopies readonly refresh reportformat x resizeable S select setautoactivation sysinit t
      test updatemetadata y yes bootloaderareasize labelsector metadatasize M metadatatype all n basevgname i import importdevices
      list poolmetadataspare mirrorsonly removemissing maxlogicalvolumes name systemid u uuid`,
  }),
  vgcfgbackup: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'backs up the metadata of a volume group')] },
    acts: { writes: 'f file' },
    data: `commandprofile config d devices devicesfile driverloaded foreign ignorelockingfailure journal lockopt longhelp nohints
      nolocking profile readonly reportformat t test y yes`,
  },
  vgcfgrestore: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'overwrites the metadata of a volume group', { without: '--list -l' })] },
    data: `commandprofile config d devices devicesfile driverloaded f file force journal l list lockopt longhelp M metadatatype
      nohints nolocking profile t test y yes`,
  },
  fsadm: {
    area: 'disks',
    does: { reads: ['check'] },
    effects: { rows: [dangerous('resize', 'system', 'changes the size of a file system')] },
    data: 'e ext-offline f force l lvresize n dry-run y yes c cryptresize',
  },
  lvremove: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'deletes a logical volume and its data', { recursive: true })] },
    data: `A autobackup commandprofile config d devices devicesfile driverloaded f force journal lockopt longhelp nohints
      nohistory nolocking noudevsync profile reportformat S select t test y yes`,
  },
  lvreduce: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'shrinks a volume, which may cut off data', { recursive: true, called: SMALLER })] },
    data: `A autobackup commandprofile config d devices devicesfile driverloaded l extents f force journal lockopt longhelp n nofsck
      nohints nolocking noudevsync profile reportformat r resizefs L size t test y yes`,
  },
  vgremove: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'deletes a volume group', { recursive: true })] },
    data: `commandprofile config d devices devicesfile driverloaded f force journal lockopt longhelp nohints nolocking noudevsync
      profile reportformat S select t test y yes`,
  },
  pvremove: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'removes a disk from the volume manager', { recursive: true })] },
    data: `commandprofile config d devices devicesfile driverloaded f force journal lockopt longhelp nohints nolocking profile
      reportformat t test y yes`,
  },

  // ext2, ext3, ext4. Sources: the manual page of each, e2fsprogs 1.47.0
  resize2fs: {
    effects: { rows: [ordinary('', 'system', 'changes the size of a file system')] },
    area: 'disks',
    options: { gnu: ['fFbsPMp d= S= z='] },
    acts: { writes: 'z' },
  },
  e2freefrag: { reads: true, data: 'c' },
  e2mmpstatus: { reads: true, data: 'i' },
  e4defrag: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'rearranges the files of a file system', { without: '-c' })] },
    data: 'c',
  },
  e2image: {
    area: 'disks',
    changes: true,
    effects: { rows: [dangerous('', 'system', 'overwrites the metadata of a file system', { options: '-I' })] },
    data: 'a b B c f I n o O p Q r s sparse',
  },
  e2scrub: { area: 'disks', effects: { rows: [ordinary('', 'system', 'checks a file system', { without: '-n' })] }, data: 'n r t' },
  e2scrub_all: { area: 'disks', effects: { rows: [ordinary('', 'system', 'checks a file system', { without: '-n' })] }, data: 'n r A' },
  e2undo: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'overwrites blocks of a file system', { without: '-n' })] },
    acts: { writes: 'z' },
    data: 'f n o',
  },
  'mklost+found': { changes: true },

  // XFS. Sources: the manual page of each, xfsprogs 6.1.0
  ...each('fsck.xfs xfs_bmap xfs_estimate xfs_info xfs_ncheck', { reads: true, data: 'a e l n p b i t f s' }),
  xfs_logprint: { reads: true, acts: { writes: 'C' }, data: 'b c d D e f l i n o s t' },
  xfs_growfs: {
    effects: { rows: [ordinary('', 'system', 'changes the size of a file system', { without: '-n' })] },
    area: 'disks',
    options: ['dilnrxV D= e= L= m= R= t= p='],
  },
  xfs_admin: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'changes the settings of a file system', { options: '-e -j -p -c -L -O -U -r' })] },
    data: 'e f j l p u c L O U r',
  },
  xfs_copy: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'overwrites the disks that it copies to', { recursive: true })] },
    acts: { writes: 'L' },
    data: 'd b',
  },
  xfs_freeze: { area: 'disks', effects: { rows: [ordinary('', 'system', 'stops or allows changes of a file system')] } },
  xfs_fsr: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'rearranges the files of a file system')] },
    acts: { writes: 'f' },
    data: 'm t p d g',
  },
  xfs_mdrestore: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'overwrites a file system with an image', { without: '-i', recursive: true })] },
    data: 'g i',
  },
  xfs_metadump: { changes: true, writes: { how: 'copies' }, data: 'a e f F g l m o w' },
  xfs_repair: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'repairs a file system, which may lose data', { without: '-n' })] },
    data: 'f L l r n P m c o t d e',
  },
  xfs_scrub: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'checks and repairs a file system', { without: '-n' })] },
    data: 'a b C e k m n T x',
  },
  xfs_scrub_all: { area: 'disks', effects: { rows: [ordinary('', 'system', 'checks and repairs a file system', { without: '-n' })] } },

  // btrfs, F2FS, exFAT, FAT. Sources: the manual page of each: btrfs-progs 6.2, f2fs-tools 1.15.0, exfatprogs 1.2.0, dosfstools 4.2
  'fsck.btrfs': { reads: true },
  'btrfs-find-root': { reads: true, data: 'a g o l' },
  'btrfs-convert': {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'converts a file system in its place', { recursive: true })] },
    data: `csum checksum d no-datasum i no-xattr n no-inline N nodesize r rollback l label L copy-label O features p progress
      no-progress uuid`,
  },
  'btrfs-image': {
    area: 'disks',
    changes: true,
    writes: { how: 'copies' },
    effects: { rows: [dangerous('', 'system', 'overwrites a file system with an image', { options: '-r' })] },
    data: 'r c t o s w m',
  },
  btrfstune: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'changes the settings of a file system')] },
    data: 'b f m M n r S u U x',
  },
  'dump.f2fs': { reads: true, data: 'i n M s a b d' },
  'dump.exfat': { reads: true },
  ...each('defrag.f2fs resize.f2fs sload.f2fs', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'changes a file system')] },
    data: 's l t i d f P c L a x m r',
  }),
  f2fslabel: { area: 'disks', effects: { rows: [ordinary('', 'system', 'names a file system', { least: 2 })] } },
  exfatlabel: { area: 'disks', effects: { rows: [ordinary('', 'system', 'names a file system', { least: 2 })] }, data: 'i volume-serial' },
  dosfslabel: {
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'system', 'names a file system', { least: 2 }),
        ordinary('', 'system', 'removes the name of a file system', { options: '-r --reset' }),
      ],
    },
    data: 'i volume-id r reset c codepage',
  },
  fatlabel: {
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'system', 'names a file system', { least: 2 }),
        ordinary('', 'system', 'removes the name of a file system', { options: '-r --reset' }),
      ],
    },
    data: 'i volume-id r reset c codepage',
  },
  'fsck.f2fs': {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'checks a disk and repairs it', { without: '-n' })] },
    data: 'a f M p t d',
  },
  'fsck.exfat': {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'checks a disk and repairs it', { without: '-n' })] },
    data: 'a n p r s y b',
  },
  ...each('dosfsck fsck.fat fsck.hfsplus fsck.hfs fsck.vfat fsck.msdos', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'checks a disk and repairs it', { without: '-n' })] },
    data: 'a A b c d f F l n p r S t u U variant w y',
  }),
  exfat2img: { changes: true, acts: { writes: 'o output' } },
  'tune.exfat': {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'names a file system', { options: '-L -I' })] },
    data: 'l L i I',
  },
});
