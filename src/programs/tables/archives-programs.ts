/** Programs: archivers, compressors and backups. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers } from './shared-rows.ts';

/** Rules of what is kept. Source: restic-forget(1). */
const KEEPS = '--keep-last --keep-hourly --keep-daily --keep-weekly --keep-monthly --keep-yearly --keep-within';

export const ARCHIVES = (): Family => ({
  // tar and its relatives
  tar: {
    changes: true,
    dry: false,
    options: {
      gnu: [
        'ABGJMOPRSUWZacdhijklmnoprstuvwxyz0123456789 C= F= H= I= K= L= N= T= V= X= b= f= g=',
        `absolute-names acls add-file= after-date= anchored append= atime-preserve? auto-compress backup? block-number
      blocking-factor= bzip2 catenate check-device check-links checkpoint-action= checkpoint? clamp-mtime compare compress
      concatenate confirmation create delay-directory-restore delete dereference diff directory= exclude-backups exclude-caches
      exclude-caches-all exclude-caches-under exclude-from= exclude-ignore-recursive= exclude-ignore= exclude-tag-all=
      exclude-tag-under= exclude-tag= exclude-vcs exclude-vcs-ignores exclude= extract file= files-from= force-local format=
      full-time get group-map= group= gunzip gzip hard-dereference help hole-detection= ignore-case ignore-command-error
      ignore-failed-read ignore-zeros incremental index-file= info-script= interactive keep-directory-symlink keep-newer-files
      keep-old-files label= level= list listed-incremental= lzip lzma lzop mode= mtime= multi-volume new-volume-script=
      newer-mtime= newer= no-acls no-anchored no-auto-compress no-check-device no-delay-directory-restore no-ignore-case
      no-ignore-command-error no-null no-overwrite-dir no-quote-chars= no-recursion no-same-owner no-same-permissions no-seek
      no-selinux no-unquote no-verbatim-files-from no-wildcards no-wildcards-match-slash no-xattrs null numeric-owner occurrence?
      old-archive one-file-system one-top-level? overwrite overwrite-dir owner-map= owner= pax-option= portability posix
      preserve-order preserve-permissions quote-chars= quoting-style= read-full-records record-size= recursion recursive-unlink
      remove-files restrict rmt-command= rsh-command= same-order same-owner same-permissions seek selinux show-defaults
      show-omitted-dirs show-stored-names show-transformed-names skip-old-files sort= sparse sparse-version= starting-file=
      strip-components= suffix= tape-length= test-label to-command= to-stdout totals? touch transform= uncompress ungzip
      unlink-first unquote update= usage use-compress-program= utc verbatim-files-from verbose verify version volno-file= warning=
      wildcards wildcards-match-slash xattrs xattrs-exclude= xattrs-include= xform= xz zstd`,
      ],
    },
    manner: { bundle: true },
    inputs: { form: 'tar' },
    leaves: /^(?!-?[a-zA-Z]*t)/,
    package: true,
    common: true,
    acts: {
      runs: 'F I checkpoint-action info-script new-volume-script to-command rsh-command rmt-command use-compress-program',
      // where it packs, a folder is only read
      queries: 'c create',
      writes: 'C directory index-file one-top-level volno-file g listed-incremental',
      lowers: 'P absolute-names',
    },
  },
  gtar: { like: 'tar', otherNames: ['tar'] },
  bsdtar: {
    effects: {
      rows: [ordinary('', 'changes', 'removes what is in the way of the extracted files', { options: '-U --unlink --unlink-first' })],
    },
    passwords: ['--passphrase[= ]'],
    changes: true,
    acts: {
      runs: 'use-compress-program options',
      lowers: 'P absolute-paths clear-nochange-fflags',
      queries: 'c create',
      writes: 'C cd directory s',
    },
    data: `f file x t c r u v z j J a k m n o p O q S T X H L W h l w B b 0 strip-components include exclude format null newer I y Z auto-compress
      acls no-acls read-full-blocks block-size chroot exclude-vcs fflags no-fflags gid gname uid uname hfsCompression nopreserveHFSCompression
      ignore-zeros xz bzip bzip2 bunzip2 gzip gunzip compress uncompress lrzip lz4 zstd lzma lzop keep-old-files keep-newer-files dereference
      check-links modification-time mac-metadata no-mac-metadata norecurse no-recursion newer-than newer-mtime newer-mtime-than older older-than
      older-mtime older-mtime-than nodump read-sparse no-read-sparse safe-writes no-safe-writes same-owner no-same-owner no-same-permissions
      preserve-permissions insecure xattrs no-xattrs numeric-owner to-stdout one-file-system passphrase posix fast-read files-from exclude-from totals
      interactive confirmation`,
  },
  rpm2cpio: { reads: true, package: true },
  cpio: {
    takesNames: true,
    changes: true,
    package: true,
    acts: { runs: 'rsh-command', writes: 'D directory O', lowers: 'absolute-filenames' },
    data: `i extract o create p pass-through d make-directories v verbose t list u unconditional m preserve-modification-time F file I H format 0 null
      a A B c C E f l L R s S V no-preserve-owner usage block-size io-size force-local owner dot W warning M message b swap nonmatching n
      numeric-uid-gid r rename swap-bytes swap-halfwords to-stdout pattern-file only-verify-crc append reproducible device-independent ignore-devno
      renumber-inodes link no-absolute-filenames reset-access-time dereference sparse`,
  },
  ar: { common: true, changes: true, acts: { runs: 'plugin' }, data: 'output target record-libdeps thin -X32_64' },

  // zip and other archives of Windows
  zip: {
    takesNames: true,
    passwords: ['-P '],
    changes: true,
    dry: false,
    options: {
      gnu: [
        '0123456789@ABCDEFIJLMNQRSTUVXacdefghjklmopqruvwyz O= P= Z= b= i= n= s= t= x=',
        `DOS-names Q-flag= VMS-dot-versions VMS-portable VMS-specific VMS-versions absolute-path adjust-sfx archive-clear
      archive-comment archive-set ascii before-date= binary compression-method= copy-entries datafork delete difference-archive
      display-bytes display-counts display-dots display-globaldots display-usize display-volume dot-size= encrypt entry-comments
      exclude= fifo filesync fix fixfix freshen from-crlf from-date= grow help ignore-case include= junk-paths junk-sfx latest-time
      license log-append log-info logfile-path= longnames longoption? more-help move must-match names-stdin no-dir-entries no-extra
      no-image no-wild notes out? output-file= password= paths preserve-case preserve-case-2 preserve-case-5 quiet recurse-paths
      recurse-patterns regex show-command show-files show-just-unicode show-options show-unicode split-bell split-pause split-size=
      split-verbose suffixes= symlinks system-hidden temp-path= test to-crlf unicode= unzip-command= update use-privileges verbose
      volume-label wild-stop-dirs`,
      ],
    },
    inputs: { from: 1, unless: ['i', 'x', 'd', '@'] },
    package: true,
    listed: 'files',
    common: true,
    acts: { runs: '-TT unzip-command', writes: 'b O temp-path output-file out -lf logfile-path' },
  },
  unzip: {
    passwords: ['-P '],
    changes: true,
    options: { gnu: ['2:ABCDEFJKLMNSTUVWXYZabcfhijklnopqstuvyz I= O= P= d= x='] },
    inputs: { most: 1, values: [] },
    package: true,
    listed: 'files',
    common: true,
    acts: { writes: 'd', lowers: ':' },
  },
  zipinfo: { reads: true, inputs: { most: 1 } },
  p7zip: {
    package: true,
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'overwrites files without a question', { options: '-f --force' })] },
    data: 'c stdout to-stdout d decompress uncompress k keep',
  },
  rar: { changes: true, acts: { writes: '-o -w o w' } },
  unrar: { changes: true, package: { '*': 'unrar', brew: '' }, acts: { writes: '-o -w o w' } },

  // compression of single files
  gzip: {
    changes: true,
    writes: { how: 'edits' },
    options: {
      gnu: [
        '123456789LNVacdfhklnqrtv S=',
        `ascii best decompress fast force help keep license list name no-name quiet recursive rsyncable stdout suffix= synchronous
      test to-stdout uncompress verbose version`,
      ],
    },
    inputs: {},
    package: true,
    common: true,
  },
  gunzip: { like: 'gzip' },
  zcat: { reads: true, files: 'shown', sameOptions: 'gzip', inputs: {}, leaves: 'nothing', common: true },
  bzip2: {
    changes: true,
    writes: { how: 'edits' },
    options: {
      gnu: [
        '123456789LVcdfhkqstvz',
        `best compress decompress fast force help keep license quiet repetitive-best repetitive-fast small stdout test verbose version`,
      ],
    },
    inputs: {},
    package: true,
    common: true,
  },
  bunzip2: { like: 'bzip2', package: { '*': 'bzip2' } },
  bzcat: { reads: true, sameOptions: 'bzip2' },
  xz: {
    changes: true,
    writes: { how: 'edits' },
    options: {
      gnu: [
        '05679HPQVcdefhklnqtvz 1? 2? 3? 4? 8? C= F= M= S= T=',
        `arm64? arm? armthumb? best block-list= block-size= check= compress decompress delta? extreme fast files0? files?
      flush-timeout= force format= help ia64? ignore-check info-memory keep list long-help lzma1? lzma2 memlimit-compress=
      memlimit-decompress= memlimit-mt-decompress= memlimit= memory= no-adjust no-sparse no-warn powerpc? quiet robot rsyncable
      single-stream sparc? stdout suffix= test threads= to-stdout uncompress verbose version x86`,
      ],
    },
    inputs: {},
    package: { apt: 'xz-utils', '*': 'xz' },
    listed: 'files',
    common: true,
    acts: { writes: 'suffix' },
  },
  unxz: { like: 'xz' },
  xzcat: { reads: true, sameOptions: 'xz' },
  zstd: {
    changes: true,
    package: true,
    listed: 'files',
    acts: { writes: 'o output-dir-flat output-dir-mirror trace' },
    data: `1 2 3 4 5 6 7 8 9 d decompress z compress k keep f force c stdout t test l list r recursive q quiet v verbose T threads D
      ultra long fast adaptive rm train b e i M memory B rsyncable exclude-compressed patch-from no-progress progress sparse check
      format filelist uncompress n no-name best train-fastcover maxdict dictID train-cover train-legacy block-size priority zstd single-thread`,
  },
  unzstd: { like: 'zstd' },
  lz4: {
    package: true,
    changes: true,
    data: `d z c k f v q t l 1 2 3 4 5 6 7 8 9 m r o decompress stdout keep force test verbose recursive best rm n compress uncompress b
      list fast favor-decSpeed D no-force to-stdout multiple B B4 B5 B6 B7 BI BD BX no-crc H e i`,
  },
  lzip: { like: 'lz4' },

  // splitting
  split: {
    effects: { loose: true, rows: [changesForOthers('splits kill')] },
    options: {
      gnu: [
        'deux C= a= b= l= n= t=',
        `additional-suffix= bytes= elide-empty-files filter= help hex-suffixes? line-bytes= lines= number= numeric-suffixes?
      separator= suffix-length= unbuffered verbose version`,
      ],
    },
    inputs: { most: 1 },
    common: true,
    changes: true,
    acts: { runs: 'filter' },
  },
  csplit: { changes: true, data: 'b suffix-format f prefix k keep-files n digits s quiet silent z elide-empty-files suppress-matched' },
  // backups
  borg: {
    effects: {
      loose: true,
      rows: [
        dangerous('prune', 'deletes', 'deletes the backups that its rules do not keep', {
          without: '-n --dry-run',
          area: 'backups',
          aside: true,
        }),
        dangerous('delete|rdelete|repo-delete', 'deletes', 'deletes backups', { without: '-n --dry-run' }),
        dangerous('compact', 'changes', 'frees the space of deleted backups for good', {
          without: '-n --dry-run',
          area: 'backups',
          aside: true,
        }),
        dangerous('recreate|break-lock', 'changes', 'changes the backups irreversibly', { without: '-n --dry-run' }),
      ],
    },
    dry: 'n',
    package: true,
    area: 'files',
    data: `h help critical error warning info v verbose debug debug-topic p progress iec log-json lock-wait bypass-lock show-version
      show-rc umask remote-ratelimit upload-ratelimit remote-buffer upload-buffer consider-part-files n dry-run s stats list filter
      json no-cache-sync stdin-name stdin-user stdin-group stdin-mode paths-from-stdin paths-delimiter e exclude exclude-from pattern
      patterns-from exclude-caches exclude-if-present keep-exclude-tags exclude-nodump x one-file-system numeric-owner numeric-ids
      noatime atime noctime nobirthtime nobsdflags noflags noacls noxattrs sparse files-cache read-special comment timestamp c
      checkpoint-interval chunker-params C compression stdout strip-components consider-checkpoints short format json-lines P prefix a
      glob-archives sort-by first last repository-only archives-only verify-data save-space max-duration f foreground o encryption
      append-only storage-quota make-parent-dirs same-chunker-params sort content-only keep-within keep-last keep-secondly
      keep-minutely H keep-hourly d keep-daily w keep-weekly m keep-monthly y keep-yearly keep-security-info cache-only threshold paper
      restrict-to-path restrict-to-repository`,
    acts: { runs: 'rsh remote-path', writes: 'debug-profile' },
  },
  restic: {
    effects: {
      loose: true,
      rows: [
        dangerous('repair snapshots', 'deletes', 'deletes the snapshots that it repairs', { options: '--forget', without: '-n --dry-run' }),
        dangerous('forget', 'deletes', 'deletes the backups that its rules do not keep', {
          options: KEEPS,
          without: '-n --dry-run',
          area: 'backups',
          aside: true,
        }),
        dangerous('forget|prune', 'deletes', 'deletes backups', { without: `-n --dry-run ${KEEPS}` }),
        dangerous('key remove|passwd', 'changes', 'removes or changes a key of the backups'),
        dangerous('unlock', 'changes', 'removes all locks, also those in use', { options: '--remove-all' }),
      ],
    },
    dry: 'n',
    package: true,
    area: 'files',
    does: {
      reads: ['snapshots|ls|stats|find|diff|check|version|list|cat|dump|self-update|help', 'key list', 'repair'],
      changes: ['init|backup|tag|copy|restore|mount|unlock|cache|rewrite|migrate|recover|prune|forget', 'key add'],
    },
    acts: { runs: 'password-command', writes: 'target t cache-dir', lowers: 'insecure-tls' },
    unasked: [
      {
        args: /^(?=.*(?:^| )(?:backup|copy|init)(?: |$)).*(?:-r|--repo|--from-repo)[= ]?(?:sftp|s3|rest|b2|azure|gs|swift|rclone):/,
        kind: 'uploads',
        area: 'uploads',
        what: 'sends files to another machine',
        object: /(?:-r|--repo)[= ]?(\S+)/,
      },
    ],
    data: `r repo repository-file p password-file tag host H exclude e exclude-file iexclude include i files-from one-file-system x
      exclude-caches keep-last keep-daily keep-weekly keep-monthly keep-yearly keep-within path group-by read-data read-data-subset
      compression limit-upload limit-download o option stdin stdin-filename insecure-no-password no-lock verify from-repo
      skip-if-unchanged latest mode l long recursive prune compact metadata repository-version a archive no-size exclude-if-present
      exclude-larger-than iexclude-file iinclude include-file keep-tag newest oldest blob tree pack ncdu reverse sort no-scan
      with-atime ignore-inode ignore-ctime files-from-verbatim files-from-raw add remove pack-size retry-lock no-cache
      snapshot-template sparse max-unused max-repack-size repack-cacheable-only read-concurrency parent cacert key-hint tls-client-cert
      copy-chunker-params forget`,
  },
});
