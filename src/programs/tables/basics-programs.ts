/** Programs: smaller tools of the base system and of the desktop that people meet when they look after a machine. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { each } from './shared-rows.ts';

/** They print and change nothing. */
const PRINTS: Program = { reads: true };
const CHECKS_DISK: Program = {
  area: 'disks',
  effects: { rows: [dangerous('', 'system', 'checks a disk and repairs it', { without: '-n -N' })] },
  acts: { writes: 'z' },
  data: 'a A b B c C d D E f F j k l L M p P r R s t T y',
};

export const BASICS = (): Family => ({
  // what the machine is
  ...each('lsb_release hostid logname getcap getpcaps ipcs lastb pinky mountpoint findfs filefrag dircolors tzselect', PRINTS),
  upower: { ...PRINTS, data: 'i show-info d dump e enumerate m monitor monitor-detail w wakeups' },
  ...each('vnstat nload ctop progress dumpe2fs systemd-delta systemd-escape systemd-path fc-list fc-match', PRINTS),
  'fc-cache': { changes: true, data: 'E f r s y' },
  mcookie: { reads: true, lines: 'made' },

  // text and terminals
  ...each('col colrm ul getopt gettext ngettext scriptreplay tabs tset', PRINTS),
  pygmentize: { reads: true, acts: { writes: 'o', runs: 'x' } },
  setterm: { reads: true, acts: { writes: 'file' } },
  whiptail: { reads: true, open: true },
  envsubst: { reads: true },
  rgrep: { like: 'grep' },
  lzma: { like: 'xz' },
  unlzma: { like: 'unxz' },
  lzcat: { like: 'xzcat' },
  msgfmt: {
    changes: true,
    acts: { writes: 'o output-file d' },
    data: `D directory j java java2 csharp csharp-resources tcl qt desktop xml strict l locale source template keyword k L language P properties-input
      stringtable-input c check check-format check-header check-domain C check-compatibility check-accelerators f use-fuzzy a alignment endianness no-hash
      statistics r resource`,
  },
  hardlink: {
    changes: true,
    data: `n y method reflink skip-reflinks f respect-name p ignore-mode o ignore-owner t ignore-time c content X respect-xattrs m
      maximize M minimize O keep-oldest x exclude i include s minimum-size S maximum-size b io-size r cache-size`,
  },
  'heif-convert': { changes: true, writes: { how: 'last' }, data: 'q quality with-aux with-exif no-colons' },
  logger: {
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends a line to the log of another machine', { area: 'uploads', options: '-n --server' }),
        ordinary('', 'changes', 'writes a line into the log of the system', { area: 'services' }),
      ],
    },
    acts: { writes: 'u socket', reaches: 'n server', runs: 'f file' },
    data: `p priority t tag i id s stderr P port T tcp d udp e skip-empty journald msgid no-act octet-count prio-prefix rfc3164 rfc5424
      sd-id sd-param S size socket-errors`,
  },
  savelog: { changes: true, data: 'm u g c t l p j J 1 9 C d D r n' },
  'sensible-editor': { like: 'editor' },
  editor: { changes: true },

  // processes
  // Source: renice(1) of util-linux 2.38.1
  renice: {
    area: 'processes',
    effects: { rows: [ordinary('', 'changes', 'changes the priority of processes')] },
    data: 'relative n p g u priority pid pgrp user',
  },
  pidwait: { reads: true },
  prlimit: { wraps: { inner: 'argv' }, open: true },
  setarch: { wraps: { inner: 'argv' }, open: true },
  setpriv: { wraps: { inner: 'argv' }, open: true },
  ipcrm: {
    effects: { rows: [ordinary('', 'system', 'removes shared memory of processes', { area: 'processes' })] },
    data: 'a all M shmem-key m shmem-id Q queue-key queue-id S semaphore-key s semaphore-id',
  },
  stress: { effects: { rows: [ordinary('', 'changes', 'keeps the machine busy', { area: 'jobs' })] }, open: true },
  sysbench: { effects: { rows: [ordinary('', 'changes', 'measures the machine', { area: 'files' })] }, open: true },
  bwrap: { wraps: { inner: 'argv' }, open: true },

  // packages and settings of Debian
  ...each('apt-cache apt-config debconf-show dpkg-architecture', PRINTS),
  'dpkg-query': {
    ...PRINTS,
    data: `W show f showformat L listfiles l list S search s status p print-avail c control-path control-list control-show load-avail no-pager`,
  },
  'apt-mark': {
    area: 'packages',
    does: { reads: ['showauto|showmanual|showhold|showinstall|showremove'] },
    effects: {
      short: 'cfo',
      long: ['config-file', 'file', 'option'],
      rows: [ordinary('auto|manual|hold|unhold|minimize-manual', 'system', 'changes which packages are kept')],
    },
    data: 'f file',
    acts: { runs: 'c config-file o option' },
  },
  'dpkg-reconfigure': {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'sets up a package again')] },
    data: 'p priority f frontend plow terse default-priority u unseen-only force no-reload',
  },
  'dpkg-deb': {
    changes: true,
    data: `b build c contents I info x extract X vextract e control f field W show root-owner-group ctrl-tarfile fsys-tarfile ? showformat threads-max
      deb-format nocheck D R raw-extract z S Z`,
    effects: { rows: [ordinary('', 'changes', 'packs or unpacks a package')] },
  },
  'dpkg-buildpackage': { does: { runs: [''] }, open: true },
  'update-alternatives': {
    area: 'packages',
    effects: {
      rows: [
        dangerous('', 'system', 'changes which program a name starts', { options: '--install --slave' }),
        ordinary('', 'system', 'chooses which program a name starts', { options: '--set --config --auto --set-selections --all' }),
        ordinary('', 'system', 'removes a choice of programs', { options: '--remove --remove-all' }),
      ],
    },
    data: 'list display query get-selections verbose quiet skip-auto force altdir admindir instdir root',
    acts: { writes: 'log' },
  },
  'update-java-alternatives': {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'chooses a version of Java', { options: '-s --set -a --auto' })] },
    data: 'l list v jre jre-headless plugin',
  },
  'update-ca-certificates': {
    area: 'protection',
    effects: { rows: [ordinary('', 'system', 'changes which certificates are trusted')] },
    data: 'f fresh certsconf certsdir localcertsdir',
    acts: { writes: 'etccertsdir' },
  },
  'update-rc.d': { area: 'services', effects: { rows: [ordinary('', 'system', 'changes which services start')] }, data: 'f' },
  'locale-gen': { area: 'settings', effects: { rows: [ordinary('', 'system', 'makes languages for the system')] }, data: 'keep-existing' },
  'update-locale': {
    area: 'settings',
    effects: { rows: [ordinary('', 'system', 'changes the language of the system')] },
    data: 'reset locale-file no-checks',
  },

  // disks
  ...each('e2fsck fsck fsck.ext4 fsck.ext3 fsck.ext2', CHECKS_DISK),
  // Source: tune2fs(8) of e2fsprogs 1.47.0
  tune2fs: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'changes the settings of a file system', { without: '-l' })] },
    data: 'l c C e E f g i I j J L m M o O r Q T u U',
    acts: { writes: 'z' },
  },
  e2label: { area: 'disks', effects: { rows: [ordinary('', 'system', 'names a file system', { least: 2 })] } },
  fstrim: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'tells a disk which blocks are free', { without: '-n --dry-run' })] },
    data: 'a all A fstab v verbose offset length minimum o l I listed-in m quiet-unsupported',
  },
  // Source: blockdev(8) of util-linux 2.38.1
  blockdev: {
    area: 'disks',
    effects: {
      rows: [dangerous('', 'system', 'changes the settings of a disk', { options: '--setrw --setro --flushbufs --rereadpt --setra' })],
    },
    data: `getsz getpbsz getss getbsz getsize64 getro getra getiomin getioopt getalignoff getmaxsect getfra getsize report v q
      getdiscardzeroes setbsz setfra`,
  },
  // in free space, or a snapshot. Source: lvcreate(8) of LVM 2.03.16
  lvcreate: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'makes a logical volume', { empties: 'volume' })] },
    data: `L size l extents n name s snapshot T thin thinpool type V virtualsize i stripes I stripesize m mirrors p permission C contiguous W wipesignatures
      Z zero y yes a activate r readahead addtag chunksize poolmetadatasize test t v verbose alloc A autobackup H cache cachedevice cachemetadataformat
      cachemode cachepolicy cachepool cachesettings cachesize cachevol c commandprofile compression d debug deduplication devices devicesfile discards
      driverloaded errorwhenfull K ignoreactivationskip ignoremonitoring journal lockopt longhelp j major metadataprofile minor mirrorlog monitor nohints
      nolocking nosync noudevsync M persistent poolmetadataspare profile raidintegrity raidintegrityblocksize raidintegritymode R regionsize reportformat k
      setactivationskip setautoactivation vdo vdopool vdosettings`,
    acts: { runs: 'config' },
  },
  // it only grows. Source: lvextend(8) of LVM 2.03.16
  lvextend: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'makes a logical volume larger')] },
    data: `alloc A autobackup commandprofile config d devices devicesfile driverloaded l extents f force i stripes I stripesize journal lockopt longhelp m
      mirrors n nofsck nohints nolocking nosync noudevsync poolmetadatasize profile r resizefs L size t test type usepolicies y yes reportformat`,
  },
  ...each('pvcreate vgextend', {
    area: 'disks',
    effects: {
      rows: [
        dangerous('', 'system', 'changes disks or volumes', { uses: 'operands' }),
        dangerous('', 'system', 'skips the checks that protect disks in use', { options: '-f --force' }),
      ],
    },
    acts: { runs: 'config' },
    data: `dataalignment dataalignmentoffset metadatasize metadatacopies pvmetadatacopies labelsector bootloaderareasize t test v verbose q quiet
      A autobackup commandprofile d debug devices devicesfile driverloaded journal lockopt longhelp metadataignore M metadatatype nohints
      nolocking profile reportformat y yes Z zero norestorefile restorefile restoremissing setphysicalvolumesize u uuid`,
  }),
  'qemu-img': {
    area: 'disks',
    does: { reads: ['info|check|compare|map|measure'], changes: ['create|convert|snapshot|bench|dd'] },
    effects: {
      rows: [
        dangerous('resize|rebase|commit|amend', 'changes', 'changes a disk image', { area: 'files' }),
        dangerous('snapshot', 'deletes', 'takes a disk image back to a snapshot', { options: '-a', area: 'files' }),
        dangerous('snapshot', 'deletes', 'deletes a snapshot of a disk image', { options: '-d', area: 'files' }),
        dangerous('bitmap', 'deletes', 'deletes what is recorded of changes to a disk image', {
          options: '--remove --clear',
          area: 'files',
        }),
      ],
    },
    data: `T trace n force-share backing-chain c p S t f F s bitmaps m W C r O salvage target-is-zero l force no-drain add enable disable merge output
      object image-opts target-image-opts skip-broken-bitmaps`,
  },

  // accounts and rights
  setcap: { area: 'accounts', effects: { rows: [dangerous('', 'root', 'gives a program rights of root', { without: '-v' })] }, data: 'n' },
  semanage: {
    area: 'protection',
    does: { reads: ['help'] },
    effects: {
      rows: [
        ordinary('', 'system', 'changes the rules of SELinux', { without: '-l --list -E --extract', unless: /^(?:export|help)$/ }),
        ordinary('export', 'reads', 'shows the rules of SELinux'),
        ordinary('export', 'changes', 'writes the rules of SELinux to a file', { options: '-f --output_file' }),
        dangerous('permissive', 'system', 'lets programs do what SELinux forbids', { options: '-a --add', deed: 'turns-off' }),
        dangerous('', 'deletes', 'deletes all rules of SELinux of one kind', { options: '-D --deleteall' }),
      ],
    },
    data: `C locallist a add d delete m modify t type s seuser r range R roles L level P prefix p proto e equal n noheading N noreload S store
      ftype M mask 1 on 0 off z ibdev_name input_file`,
  },
  restorecon: {
    area: 'protection',
    effects: { rows: [ordinary('', 'system', 'gives files their rights of SELinux back')] },
    data: 'R r v F n e f ? i I D m o p W 0 x T',
  },
  auditctl: {
    area: 'protection',
    effects: {
      rows: [
        dangerous('', 'system', 'switches off or deletes what is recorded of this machine', { options: '-D -d -e -W' }),
        ordinary('', 'system', 'changes what is recorded of this machine', { options: '-a -A -w -R -b -f -r' }),
        dangerous('', 'system', 'stops the recording of this machine, or lets it read its settings again', { options: '--signal' }),
        ordinary('', 'changes', 'writes a line into what is recorded of this machine', { options: '-m' }),
      ],
    },
    data: 'l s v p k F S backlog_wait_time reset_backlog_wait_time_actual c i loginuid-immutable reset-lost t C',
  },
  ...each('ausearch aa-status chkrootkit', PRINTS),
  rkhunter: { reads: true },
  lynis: { reads: true },
  clamscan: {
    reads: true,
    writes: { how: 'output', options: ['log', 'move', 'copy'] },
    unasked: [{ args: /--remove/, kind: 'deletes', area: 'files', what: 'deletes the files that it finds' }],
    acts: { lowers: 'bytecode-unsigned' },
    data: 'r recursive i infected remove',
  },

  // desktop, messages
  'fc-query': PRINTS,
  'xdg-mime': {
    does: { reads: ['query'] },
    effects: { long: ['mode'], rows: [ordinary('default|install|uninstall', 'settings', 'changes which program opens files')] },
    data: 'mode novendor manual',
  },
  'xdg-settings': {
    does: { reads: ['get|check'] },
    effects: { rows: [ordinary('set', 'settings', 'changes the settings of the desktop')] },
    data: 'list manual',
  },
  'telegram-send': {
    network: 'talks',
    area: 'uploads',
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends a message'),
        ordinary('', 'uploads', 'sends files', { options: '-f --file -i --image -s --sticker --animation --video --audio' }),
        dangerous('', 'deletes', 'deletes messages that were sent', { options: '-d --delete' }),
        dangerous('', 'deletes', 'deletes the settings of telegram-send', { options: '--clean', area: 'settings' }),
        ordinary('', 'settings', 'changes the settings of telegram-send', {
          options: '-c --configure --configure-channel --configure-group --file-manager',
        }),
      ],
    },
    acts: { runs: 'config' },
    data: 'format stdin pre disable-web-page-preview location l caption showids g global-config',
  },
  ntpdate: {
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'sets the clock', { without: '-q -d' })] },
    data: 'q d u v b s a B k o t',
  },
});
