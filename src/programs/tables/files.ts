import { bad } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Files, folders, archives. */
export const FILES: Family = {
  rm: {
    changes: true,
    removes: true,
    files: 'kept',
    options: {
      gnu: ['IRdfrvi', 'dir force help interactive? no-preserve-root one-file-system preserve-root? recursive verbose version'],
      bsd: ['IPRWdfirvx', ''],
    },
    inputs: { unless: ['f', 'force'] },
    leaves: 'nothing',
    common: true,
  },
  grm: { like: 'rm' },
  unlink: { changes: true, removes: true, files: 'kept' },
  shred: { changes: true, removes: true, files: 'kept' },
  srm: { removes: true },
  trash: { removes: true },
  rmdir: {
    changes: true,
    removes: true,
    files: 'kept',
    options: { gnu: ['pv', 'help ignore-fail-on-non-empty parents verbose version'], bsd: ['pv', ''] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  rimraf: { removes: true },
  wipe: { removes: true },
  del: { removes: true },
  rsync: {
    transfers: true,
    network: 'talks',
    files: 'kept',
    dry: 'n',
    options: {
      gnu: [
        '01468ACDEFHIJKLNOPRSUVWXabcdghiklmnopqrstuvxyz @= B= M= T= e= f=',
        `8-bit-output acls address= append append-verify archive atimes backup backup-dir= block-size= blocking-io bwlimit= cc=
      checksum checksum-choice= checksum-seed= chmod= chown= compare-dest= compress compress-choice= compress-level=
      compress-threads= compression-choice config= confine-root= contimeout= copy-as= copy-dest= copy-devices copy-dirlinks
      copy-links copy-unsafe-links crtimes cvs-exclude daemon debug= del delay-updates delete delete-after delete-before
      delete-delay delete-during delete-excluded delete-missing-args devices dirs dparam= drop-D dry-run early-input= exclude-from=
      exclude= executability existing fake-super files-from= filter= force from0 fsync fuzzy group groupmap= hard-links help
      human-readable i-r iconv= ignore-errors ignore-existing ignore-missing-args ignore-non-existing ignore-times inc-recursive
      include-from= include= info= inplace insecure-links ipv4 ipv6 itemize-changes keep-dirlinks link-dest= links list-only
      log-file-format= log-file= max-alloc= max-delete= max-size= min-size= mkpath modify-window= munge-links new-compress= no-D?
      no-R no-W no-detach no-human-readable? no-i-r no-implied-dirs no-inc-recursive no-motd no-perms? no-relative? no-whole-file
      numeric-ids old-args old-compress old-d old-dirs omit-dir-times omit-link-times one-file-system only-write-batch=
      open-noatime out-format= outbuf= owner partial partial-dir= password-file= perms port= preallocate progress protect-args
      protocol= prune-empty-dirs quiet read-batch= recursive relative remote-option= remove-sent-files remove-source-files rsh=
      rsync-path= safe-links secluded-args size-only skip-compress= sockopts= sparse specials stats stderr= stop-after= stop-at=
      suffix= super temp-dir= time-limit= timeout= times trust-sender update usermap= verbose version whole-file write-batch=
      write-devices xattrs zc= zl= zt=`,
      ],
    },
    manner: { negates: true },
    inputs: { butLast: 1, not: /:/, values: ['files-from', 'exclude-from', 'include-from', 'password-file'] },
    package: true,
    told: 'search',
    common: true,
  },
  rename: { changes: true, dry: 'n', package: { apt: 'rename', dnf: 'prename', pacman: 'perl-rename', brew: 'rename' }, common: true },
  prename: { changes: true, dry: 'n' },
  stow: { dry: 'n', package: true },
  find: {
    wraps: { behind: ['-exec', '-execdir', '-ok', '-okdir'], inner: 'none', fills: true },
    files: 'kept',
    dry: false,
    options: {
      gnu: [
        'HLP O? D=',
        'help version',
        `amin= anewer= atime= cmin= cnewer= context= ctime= daystart delete depth empty executable false files0-from= fls= follow
      fprint= fprint0= fprintf= fstype= gid= group= help ignore_readdir_race ilname= iname= inum= ipath= iregex= iwholename= links=
      lname= ls maxdepth= mindepth= mmin= mount mtime= name= newer= nogroup noignore_readdir_race noleaf nouser nowarn path= perm=
      print print0 printf= prune quit readable regex= regextype= samefile= size= true type= uid= used= user= version warn
      wholename= writable xdev xtype= exec execdir ok okdir a and o or not d`,
      ],
      bsd: [
        'EHLPXdsx f=',
        '',
        `Bmin= Bnewer= Btime= acl amin= anewer= atime= cmin= cnewer= ctime= daystart delete depth? empty exec execdir executable false
      flags= follow fstype= gid= group= ignore_readdir_race ilname= iname= inum= ipath= iregex= iwholename= links= lname= ls
      maxdepth= mindepth= mmin= mnewer= mount mtime= name= newer= noignore_readdir_race noleaf nogroup nouser ok okdir path= perm=
      print print0 prune quit readable regex= samefile= size= sparse true type= uid= user= wholename= writable xattr xattrname=
      xdev a and o or not`,
      ],
    },
    manner: { words: true, pairs: ['fprintf'], free: /^-(?:newer[aBcm][aBcmt]|newer[aBcm]t|O\d)$/ },
    inputs: { form: 'find' },
    differences: {
      hints: { bsd: { '-printf': 'find … -exec stat -f {} +', '-regextype': 'find -E' } },
      quirks: [
        {
          here: 'bsd',
          first: true,
          word: /^-[a-z]{2,}$/,
          what: 'find needs a folder first here: find . …',
          forModel: 'BSD find needs a starting folder: `find . …`.',
        },
      ],
    },
    leaves: /^-f(?:print|ls)/,
    walks: true,
    common: true,
  },
  tee: {
    changes: true,
    writes: { how: 'appends' },
    files: 'shown',
    dry: false,
    options: { gnu: ['aip', 'append help ignore-interrupts output-error? version'], bsd: ['ai', ''] },
    leaves: 'operands',
    common: true,
  },
  dd: { changes: true, writes: { how: 'of=' }, files: 'shown', dry: false, open: true, common: true },
  cp: {
    changes: true,
    writes: { how: 'copies', short: 'tS', long: ['target-directory', 'suffix'] },
    dry: false,
    options: {
      gnu: [
        'HLPRTZabdfilnprsuvx S= t=',
        `archive attributes-only backup? context? copy-contents debug keep-directory-symlink update? dereference force help
      interactive link no-clobber no-dereference no-preserve= no-target-directory one-file-system parents preserve? recursive
      reflink? remove-destination sparse= strip-trailing-slashes suffix= symbolic-link target-directory= update? verbose version`,
      ],
      bsd: ['HLNPRSXacfilnprsvx', ''],
    },
    inputs: { butLast: 1, unless: ['t', 'target-directory'] },
    differences: { hints: { bsd: { '--parents': 'rsync -R' } } },
    leaves: 'operands',
    common: true,
  },
  mv: {
    changes: true,
    writes: { how: 'copies', short: 'tS', long: ['target-directory', 'suffix'] },
    dry: false,
    options: {
      gnu: [
        'TZbfinuv S= t=',
        `debug exchange no-copy backup? context force help interactive no-clobber no-target-directory strip-trailing-slashes suffix=
      target-directory= update? verbose version`,
      ],
      bsd: ['fhinv', ''],
    },
    inputs: { butLast: 1, unless: ['t', 'target-directory'] },
    leaves: 'operands',
    common: true,
  },
  ln: {
    changes: true,
    writes: { how: 'copies', short: 'tS', long: ['target-directory', 'suffix'] },
    dry: false,
    options: {
      gnu: [
        'FLPTbdfinrsv S= t=',
        `backup? directory force help interactive logical no-dereference no-target-directory physical relative suffix= symbolic
      target-directory= verbose version`,
      ],
      bsd: ['FLPfhinsvw', ''],
    },
    leaves: 'operands',
    common: true,
  },
  install: {
    changes: true,
    writes: { how: 'copies', short: 'tSmog', long: ['target-directory', 'suffix', 'mode', 'owner', 'group'] },
    dry: false,
    bringsNames: true,
  },
  chmod: {
    changes: true,
    writes: { how: 'permits' },
    files: 'kept',
    dry: false,
    options: {
      gnu: [
        'HLPRcfhv',
        `dereference no-dereference changes help no-preserve-root preserve-root quiet recursive reference= silent verbose version`,
      ],
      bsd: ['ACEHILNPRVXafhivnb =a? +a? -a?', ''],
    },
    manner: { free: /^-[rwxXstugoa,+=-]+$/ },
    inputs: { from: 1, unless: ['f', 'silent', 'quiet'], instead: ['reference'], values: ['reference'] },
    leaves: 'nothing',
    common: true,
  },
  chown: {
    changes: true,
    writes: { how: 'permits' },
    files: 'kept',
    dry: false,
    options: {
      gnu: [
        'HLPRcfhv',
        `changes dereference from= help no-dereference no-preserve-root preserve-root quiet recursive reference= silent verbose
      version`,
      ],
      bsd: ['HLPRfhnvx', ''],
    },
    inputs: { from: 1, unless: ['f', 'silent', 'quiet'], instead: ['reference'], values: ['reference'] },
    leaves: 'nothing',
    common: true,
  },
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
  },
  zip: {
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
    told: 'files',
    common: true,
  },
  sponge: { writes: { how: 'operands' }, package: { '*': 'moreutils' } },
  truncate: {
    changes: true,
    writes: { how: 'empties', short: 'sr', long: ['size', 'reference'] },
    options: { gnu: ['co r= s=', 'help io-blocks no-create reference= size= version'] },
    common: true,
  },
  chgrp: {
    changes: true,
    writes: { how: 'permits' },
    files: 'kept',
    options: {
      gnu: [
        'HLPRcfhv',
        `changes dereference help no-dereference no-preserve-root preserve-root quiet recursive reference= silent verbose version`,
      ],
    },
    inputs: { from: 1, unless: ['f', 'silent', 'quiet'], instead: ['reference'], values: ['reference'] },
    leaves: 'nothing',
    common: true,
  },
  chattr: { changes: true, writes: { how: 'attributes' } },
  setfacl: { changes: true, writes: { how: 'acl' }, package: { '*': 'acl', brew: '' } },
  touch: {
    changes: true,
    writes: { how: 'touches', short: 'dtr', long: ['date', 'reference', 'time'] },
    files: 'kept',
    options: { gnu: ['acfhm d= r= t=', 'date= help no-create no-dereference reference= time= version'], bsd: ['acfhm A= d= r= t=', ''] },
    leaves: 'operands',
    common: true,
  },
  dir: { like: 'ls' },
  vdir: { like: 'ls' },
  zcat: { reads: true, files: 'shown', sameOptions: 'gzip', inputs: {}, leaves: 'nothing', common: true },
  gunzip: { like: 'gzip' },
  bunzip2: { like: 'bzip2', package: { '*': 'bzip2' } },
  bzcat: { reads: true, sameOptions: 'bzip2' },
  xzcat: { reads: true, sameOptions: 'xz' },
  unxz: { like: 'xz' },
  fdfind: { like: 'fd', package: { apt: 'fd-find' }, otherNames: ['fd'] },
  ls: {
    reads: true,
    files: 'kept',
    options: {
      gnu: [
        '1ABCDFGHLNQRSUXZabcdfghiklmnopqrstuvx I= T= w=',
        `all almost-all author block-size= classify? color? context dereference dereference-command-line
      dereference-command-line-symlink-to-dir directory dired escape file-type format= full-time group-directories-first help
      hide-control-chars hide= human-readable hyperlink? ignore-backups ignore= indicator-style= inode kibibytes literal no-group
      numeric-uid-gid quote-name quoting-style= recursive reverse show-control-chars si size sort= tabsize= time-style= time=
      version width= zero`,
      ],
      bsd: ['1%,@ABCFGHILOPRSTUWXabcdefghiklmnopqrstuvwxyZ D=', 'color?'],
    },
    inputs: {},
    differences: { hints: { gnu: { '-G': 'ls --color' } } },
    leaves: 'nothing',
    walks: true,
    common: 'alone',
  },
  mkdir: {
    changes: true,
    files: 'kept',
    options: { gnu: ['Zpv m=', 'context? help mode= parents verbose version'], bsd: ['pv m=', ''] },
    leaves: 'operands',
    common: true,
  },
  split: {
    effects: { loose: true, rows: [bad('splits kill', 'changes', 'changes what others are using')] },
    options: {
      gnu: [
        'deux C= a= b= l= n= t=',
        `additional-suffix= bytes= elide-empty-files filter= help hex-suffixes? line-bytes= lines= number= numeric-suffixes?
      separator= suffix-length= unbuffered verbose version`,
      ],
    },
    inputs: { most: 1 },
    common: true,
  },
  stat: {
    reads: true,
    files: 'kept',
    options: { gnu: ['Lft c=', 'cached= dereference file-system format= help printf= terse version'], bsd: ['FLlnqrsx f= t=', 'libxo?'] },
    inputs: {},
    differences: {
      hints: { gnu: { '-x': 'stat' }, bsd: { '-c': "stat -f '%z'", '--format': "stat -f '%z'", '--printf': 'stat -f' } },
      quirks: [
        {
          here: 'gnu',
          behind: /^-f$/,
          word: /%/,
          what: "stat -f FORMAT is for macOS; here: stat -c '%s'",
          forModel: 'GNU stat takes its format with `-c`; `-f` asks for the file system.',
        },
      ],
    },
    leaves: 'nothing',
    common: true,
  },
  du: {
    reads: true,
    files: 'kept',
    options: {
      gnu: [
        '0DHLPSabchklmsx B= X= d= t=',
        `all apparent-size block-size= bytes count-links dereference dereference-args exclude-from= exclude= files0-from= help
      human-readable inodes max-depth= no-dereference null one-file-system separate-dirs si summarize threshold= time-style= time=
      total version`,
      ],
      bsd: ['AHLPaschgkmnlrx B= I= d= t=', 'si libxo?'],
    },
    inputs: {},
    differences: { hints: { bsd: { '--max-depth': 'du -d' } } },
    leaves: 'nothing',
    walks: true,
    common: true,
  },
  df: {
    reads: true,
    options: {
      gnu: [
        'HPTahiklv B= t= x=',
        `all block-size= exclude-type= help human-readable inodes local no-sync output? portability print-type si sync total type=
      version`,
      ],
      bsd: ['abcgHhIiklmnPtYT,', 'si libxo?'],
    },
    differences: { hints: { bsd: { '--output': 'df' } } },
    leaves: 'nothing',
    common: 'alone',
  },
  realpath: {
    reads: true,
    files: 'kept',
    options: {
      gnu: [
        'LPemqsz',
        `canonicalize-existing canonicalize-missing help logical no-symlinks physical quiet relative-base= relative-to= strip version
      zero`,
      ],
      bsd: ['q', ''],
    },
    leaves: 'nothing',
    common: true,
  },
  readlink: {
    reads: true,
    files: 'kept',
    options: {
      gnu: ['efmnqsvz', 'canonicalize canonicalize-existing canonicalize-missing help no-newline quiet silent verbose version zero'],
      bsd: ['fnlqrsx', ''],
    },
    differences: { hints: { bsd: { '--canonicalize': 'readlink -f' } } },
    leaves: 'nothing',
    common: true,
  },
  basename: { reads: true, files: 'kept', options: { gnu: ['az s=', 'help multiple suffix= version zero'] }, leaves: 'nothing' },
  dirname: { reads: true, files: 'kept', options: { gnu: ['z', 'help version zero'] }, leaves: 'nothing', common: true },
  mktemp: {
    changes: true,
    options: {
      gnu: ['dqtuV p=', 'directory dry-run help quiet suffix= tmpdir? version'],
      bsd: ['dqu p= t=', 'directory dry-run quiet suffix= tmpdir?'],
    },
    common: true,
  },
  gzip: {
    changes: true,
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
  unzip: {
    passwords: ['-P '],
    changes: true,
    options: { gnu: ['2:ABCDEFJKLMNSTUVWXZabcfhijklnopqstuvyz I= O= P= d= x='] },
    inputs: { most: 1, values: [] },
    package: true,
    told: 'files',
    common: true,
  },
  xz: {
    changes: true,
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
    told: 'files',
    common: true,
  },
  bzip2: {
    changes: true,
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
  file: {
    reads: true,
    files: 'kept',
    options: {
      gnu: [
        '0CEILNSbcdhiklnprsvzZ F= P= e= f= m=',
        `apple brief checking-printout compile debug dereference exclude-quiet= exclude= extension files-from= help keep-going list
      magic-file= mime mime-encoding mime-type no-buffer no-dereference no-pad no-sandbox parameter= preserve-date print0 raw
      separator= special-files uncompress uncompress-noreport version`,
      ],
    },
    inputs: {},
    leaves: 'nothing',
    package: true,
    common: true,
  },
  tree: {
    reads: true,
    options: {
      gnu: [
        'ABCDFGJNQRSXacdfghilnpqrstuvxUz H= I= L= P= T= o= O=',
        `charset= compress? device dirsfirst du exec= fflinks filelimit= filesfirst fromfile fromtabfile gitfile= gitignore help
      hintro= houtro= ignore-case inodes info infofile= matchdirs metafirst nolinks noreport ou= outro= prune si sort= timefmt=
      version opt-toggle`,
      ],
    },
    leaves: 'nothing',
    walks: true,
    package: true,
    told: 'search',
    common: 'alone',
  },
  fd: {
    walks: true,
    wraps: { behind: ['-x', '--exec', '-X', '--exec-batch'], inner: 'none', fills: true },
    options: [
      'HIaLsilp0ughV1q d= t= e= E= c= j= S= o= x= X=',
      `hidden no-ignore no-ignore-vcs no-ignore-parent no-global-ignore-file unrestricted case-sensitive ignore-case glob regex
      fixed-strings and= absolute-path list-details follow full-path print0 max-depth= min-depth= exact-depth= exclude= prune type=
      extension= size= changed-within= changed-before= change-newer-than= change-older-than= newer= older= owner= format= exec=
      exec-batch= batch-size= ignore-file= color= hyperlink? threads= max-buffer-time= max-results= quiet show-errors
      base-directory= path-separator= search-path= strip-cwd-prefix? one-file-system gen-completions? help version ignore-contain=
      ignore ignore-vcs ignore-parent no-hidden no-follow relative-path rg-alias-hidden-ignore require-git no-require-git mount
      xdev`,
    ],
    package: { apt: 'fd-find', dnf: 'fd-find', '*': 'fd' },
    otherNames: ['fdfind'],
    told: 'search',
    common: true,
  },
  zipinfo: { inputs: { most: 1 } },
  gfind: { like: 'find' },
  ncdu: { reads: true, package: true, told: 'files' },
  watchman: { package: true },
  duplicity: { package: true },
  'rdiff-backup': { package: true },
  'inotify-tools': { package: true },
  eza: { reads: true, package: true, otherNames: ['exa'], told: 'search' },
  lsd: { reads: true, package: true },
  ranger: { package: true },
  nnn: { package: true },
  lf: { package: true },
  zstd: { changes: true, package: true, told: 'files' },
  lz4: { package: true },
  p7zip: { package: true },
  lzip: { package: true },
  cpio: { changes: true, package: true },
  duf: { reads: true, package: true },
  '7z': {
    passwords: ['-p(?=\\S)'],
    changes: true,
    package: { apt: 'p7zip-full', dnf: 'p7zip-plugins', pacman: 'p7zip', apk: '7zip', brew: 'p7zip' },
    told: 'files',
  },
  unrar: { changes: true, package: { '*': 'unrar', brew: '' } },
  inotifywait: { package: { '*': 'inotify-tools', brew: '' } },
  locate: {
    reads: true,
    package: { apt: 'plocate', dnf: 'plocate', pacman: 'plocate', apk: 'plocate' },
    instead: { macos: 'mdfind' },
    common: true,
  },
  updatedb: { package: { apt: 'plocate', dnf: 'plocate', pacman: 'plocate', apk: 'plocate' } },
  getfacl: { reads: true, package: { '*': 'acl', brew: '' } },
  exa: { reads: true, otherNames: ['eza'] },
  gtar: { like: 'tar', otherNames: ['tar'] },
  ar: { common: true },
  mkfifo: { changes: true, common: true },
  plocate: { reads: true },
  lsattr: { reads: true },
  namei: { reads: true },
  pathchk: { reads: true },
  findmnt: { reads: true },
  fdupes: { reads: true },
  unzstd: { changes: true },
  rar: { changes: true },
  csplit: { changes: true },
  mknod: { changes: true },
  bsdtar: {},
};
