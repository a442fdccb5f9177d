/** Programs: making, changing, copying and removing files. */
import { dangerous, type EffectRow, ordinary } from '../effect-rows.ts';
import type { Inputs } from '../option-rows.ts';
import type { Family, Writes } from '../program.ts';

/** Source: rename(1) of File::Rename 2.02. That of util-linux has no `-f` and overwrites. */
const RENAMES: readonly EffectRow[] = [
  dangerous('', 'deletes', 'overwrites the files that have the new names', {
    options: '-f --force',
    called: 'overwrit replac forc exist',
    aside: true,
  }),
  ordinary('', 'changes', 'renames files', { without: '-n --nono --no-act -h --help -V --version', recursive: true }),
];

const COPIES: Writes = { how: 'copies', short: 'tS', long: ['target-directory', 'suffix'] };
/** The sources of cp and mv: all operands except the last. */
const BEFORE_TARGET: Inputs = { butLast: 1, unless: ['t', 'target-directory'] };
/** The files of chmod, chown and chgrp: the operands after the mode or the owner. */
const AFTER_MODE: Inputs = { from: 1, unless: ['f', 'silent', 'quiet'], instead: ['reference'], values: ['reference'] };

export const FILES = (): Family => ({
  // removing
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
  unlink: { changes: true, removes: true, files: 'kept' },
  rmdir: {
    changes: true,
    removes: true,
    files: 'kept',
    options: { gnu: ['pv', 'help ignore-fail-on-non-empty parents verbose version'], bsd: ['pv', ''] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  shred: {
    changes: true,
    removes: true,
    files: 'kept',
    data: 'f force n iterations random-source s size u remove v verbose x exact z zero',
  },
  // Source: srm(1), secure-delete 3.1
  srm: { removes: true, data: 'd f l r z' },
  trash: { removes: true },
  rimraf: { removes: true },
  wipe: { removes: true, acts: { runs: 'R' }, data: 'f r c i s Q a S M l o e Z X x F k' },
  del: { removes: true },

  // copying and moving
  cp: {
    changes: true,
    writes: COPIES,
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
    inputs: BEFORE_TARGET,
    differences: { hints: { bsd: { '--parents': 'rsync -R' } } },
    leaves: 'operands',
    common: true,
  },
  mv: {
    changes: true,
    writes: COPIES,
    dry: false,
    options: {
      gnu: [
        'TZbfinuv S= t=',
        `debug exchange no-copy backup? context force help interactive no-clobber no-target-directory strip-trailing-slashes suffix=
      target-directory= update? verbose version`,
      ],
      bsd: ['fhinv', ''],
    },
    inputs: BEFORE_TARGET,
    leaves: 'operands',
    common: true,
  },
  ln: {
    changes: true,
    writes: COPIES,
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
    data: 'b backup c C compare d directory D p preserve-timestamps s strip t T no-target-directory v verbose Z context preserve-context',
    bringsNames: true,
    acts: { runs: 'strip-program' },
  },
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
    listed: 'search',
    common: true,
    acts: {
      runs: 'e rsh rsync-path config early-input M remote-option',
      writes: 'log-file backup-dir partial-dir T temp-dir write-batch only-write-batch',
      reaches: 'address daemon',
      lowers: 'trust-sender insecure-links old-args copy-unsafe-links',
    },
  },
  rename: {
    changes: true,
    dry: 'n',
    effects: { rows: RENAMES },
    package: { apt: 'rename', dnf: 'prename', pacman: 'perl-rename', brew: 'rename' },
    common: true,
    acts: { runs: 'e E' },
    data: `n nono v verbose o no-overwrite i interactive s symlink l last a all f force 0 null path fullpath d filename nopath nofullpath m man u unicode`,
  },
  prename: {
    changes: true,
    dry: 'n',
    effects: { rows: RENAMES },
    acts: { runs: 'e E' },
    data: `n nono v verbose o no-overwrite i interactive s symlink l last a all f force 0 null path fullpath d filename nopath nofullpath m man u unicode`,
  },
  dd: { changes: true, writes: { how: 'of=' }, files: 'shown', dry: false, open: true, common: true },
  stow: {
    dry: 'n',
    package: true,
    changes: true,
    data: 'd dir t target S stow D delete R restow n no simulate v verbose p compat ignore defer override adopt dotfiles no-folding',
  },

  // making and writing
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
    lines: 'made',
    changes: true,
    options: {
      gnu: ['dqtuV p=', 'directory dry-run help quiet suffix= tmpdir? version'],
      bsd: ['dqu p= t=', 'directory dry-run quiet suffix= tmpdir?'],
    },
    common: true,
  },
  mkfifo: { changes: true, common: true, data: 'm mode Z context' },
  mknod: { changes: true, data: 'm mode Z context' },
  tee: {
    changes: true,
    writes: { how: 'appends' },
    files: 'shown',
    dry: false,
    options: { gnu: ['aip', 'append help ignore-interrupts output-error? version'], bsd: ['ai', ''] },
    leaves: 'operands',
    common: true,
  },
  sponge: { keeps: true, writes: { how: 'operands' }, package: { '*': 'moreutils' }, data: 'a' },
  truncate: {
    changes: true,
    writes: { how: 'empties', short: 'sr', long: ['size', 'reference'] },
    options: { gnu: ['co r= s=', 'help io-blocks no-create reference= size= version'] },
    common: true,
  },

  // permissions and attributes
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
    inputs: AFTER_MODE,
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
    inputs: AFTER_MODE,
    leaves: 'nothing',
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
    inputs: AFTER_MODE,
    leaves: 'nothing',
    common: true,
  },
  chattr: { changes: true, writes: { how: 'attributes' }, data: 'R f p', acts: { lowers: 'i a' } },
  // Source: lsattr(1) of e2fsprogs 1.47
  lsattr: { reads: true, data: 'R a d l p v V' },
  fallocate: {
    changes: true,
    writes: { how: 'operands', short: 'lo', long: ['length', 'offset'], zeros: true },
    data: 'l length o offset n keep-size p punch-hole v verbose x posix z zero-range c collapse-range d dig-holes i insert-range',
  },
  setfacl: {
    changes: true,
    writes: { how: 'acl', short: 'mxMX', long: ['modify', 'remove', 'modify-file', 'remove-file'] },
    data: `m modify x remove M modify-file X remove-file b remove-all k remove-default d default R recursive n mask L P set set-file test no-mask logical
      physical`,
    package: { '*': 'acl', brew: '' },
    effects: {
      rows: [ordinary('', 'changes', 'sets the rights of all files that are in the backup', { options: '--restore', area: 'files' })],
    },
  },
  getfacl: { reads: true, data: 'a d c e E s R L P t p n', package: { '*': 'acl', brew: '' } },
});
