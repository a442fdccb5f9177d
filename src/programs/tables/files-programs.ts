import type { Family } from '../program.ts';

/** Files and folders: making, changing, removing. */
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
  mkdir: {
    changes: true,
    files: 'kept',
    options: { gnu: ['Zpv m=', 'context? help mode= parents verbose version'], bsd: ['pv m=', ''] },
    leaves: 'operands',
    common: true,
  },
  mktemp: {
    changes: true,
    options: {
      gnu: ['dqtuV p=', 'directory dry-run help quiet suffix= tmpdir? version'],
      bsd: ['dqu p= t=', 'directory dry-run quiet suffix= tmpdir?'],
    },
    common: true,
  },
  watchman: { package: true },
  duplicity: { package: true },
  'rdiff-backup': { package: true },
  'inotify-tools': { package: true },
  ranger: { package: true },
  nnn: { package: true },
  lf: { package: true },
  inotifywait: { package: { '*': 'inotify-tools', brew: '' } },
  getfacl: { reads: true, package: { '*': 'acl', brew: '' } },
  mkfifo: { changes: true, common: true },
  lsattr: { reads: true },
  mknod: { changes: true },
};
