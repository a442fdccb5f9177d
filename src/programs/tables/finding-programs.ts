/** Programs: listing and finding files, and the space that they take. */
import { dangerous } from '../effect-rows.ts';
import type { Family, PackageNames } from '../program.ts';

const PLOCATE: PackageNames = { apt: 'plocate', dnf: 'plocate', pacman: 'plocate', apk: 'plocate' };

export const FINDING = (): Family => ({
  // listing
  ls: {
    lines: 'names',
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
  dir: { like: 'ls' },
  vdir: { like: 'ls' },
  eza: { reads: true, package: true, otherNames: ['exa'], listed: 'search' },
  exa: { reads: true, otherNames: ['eza'] },
  lsd: { reads: true, package: true },
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
    listed: 'search',
    common: 'alone',
    acts: { writes: 'o', runs: 'exec' },
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
          after: /^-f$/,
          word: /%/,
          what: "stat -f FORMAT is for macOS; here: stat -c '%s'",
          forModel: 'GNU stat takes its format with `-c`; `-f` asks for the file system.',
        },
      ],
    },
    leaves: 'nothing',
    common: true,
  },
  file: {
    reads: true,
    files: 'kept',
    lists: 'f files-from',
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
    acts: { runs: 'm magic-file', lowers: 'S no-sandbox' },
  },

  // space
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
  duf: { reads: true, package: true },
  ncdu: { reads: true, package: true, listed: 'files', acts: { writes: 'o' } },
  // Source: findmnt(8) of util-linux 2.38
  findmnt: {
    reads: true,
    data: `s fstab m mtab k kernel p poll w timeout A all a ascii b bytes C nocanonicalize c canonicalize D df d direction e evaluate F tab-file f
      first-only i invert J json l list M mountpoint N task n noheadings O options o output output-all P pairs pseudo R submounts r raw real S
      source shadowed T target t types U uniq u notruncate v vfs-all x verify y shell tree`,
  },

  // paths
  realpath: {
    place: true,
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
    place: true,
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
  basename: {
    lines: 'made',
    reads: true,
    files: 'kept',
    options: { gnu: ['az s=', 'help multiple suffix= version zero'] },
    leaves: 'nothing',
  },
  dirname: {
    lines: 'made',
    place: true,
    reads: true,
    files: 'kept',
    options: { gnu: ['z', 'help version zero'] },
    leaves: 'nothing',
    common: true,
  },
  namei: { reads: true, data: 'x mountpoints m modes o owners l long n nosymlinks v vertical Z context' },
  pathchk: { reads: true },

  // finding
  find: {
    lines: 'names',
    wraps: { starters: ['-exec', '-execdir', '-ok', '-okdir'], inner: 'none', fills: true },
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
      hints: { bsd: { '-printf': 'find FOLDER -exec stat -f {} +', '-regextype': 'find -E' } },
      quirks: [
        {
          here: 'bsd',
          first: true,
          word: /^-[a-z]{2,}$/,
          what: 'find needs a folder first here: find . -name PATTERN',
          forModel: 'BSD find needs a starting folder: `find . -name PATTERN`.',
        },
      ],
    },
    leaves: /^-f(?:print|ls)/,
    walks: true,
    common: true,
    acts: { writes: '-fprint -fprint0 -fprintf -fls' },
  },
  fd: {
    lines: 'names',
    walks: true,
    wraps: { starters: ['-x', '--exec', '-X', '--exec-batch'], inner: 'none', fills: true },
    options: [
      'HIaLFsilp0ughV1q d= t= e= E= c= j= S= o= x= X=',
      `hidden no-ignore no-ignore-vcs no-ignore-parent no-global-ignore-file unrestricted case-sensitive ignore-case glob regex
      fixed-strings and= absolute-path list-details follow full-path print0 max-depth= min-depth= exact-depth= exclude= prune type=
      extension= size= changed-within= changed-after= changed-before= change-newer-than= change-older-than= newer= older= owner= format= exec=
      exec-batch= batch-size= ignore-file= color= hyperlink? threads= max-buffer-time= max-results= quiet show-errors
      base-directory= path-separator= search-path= strip-cwd-prefix? one-file-system gen-completions? help version ignore-contain=
      ignore ignore-vcs ignore-parent no-hidden no-follow relative-path rg-alias-hidden-ignore require-git no-require-git mount
      xdev`,
    ],
    package: { apt: 'fd-find', dnf: 'fd-find', '*': 'fd' },
    otherNames: ['fdfind'],
    listed: 'search',
    common: true,
  },
  fdfind: { like: 'fd', package: { apt: 'fd-find' }, otherNames: ['fd'] },
  locate: { reads: true, package: PLOCATE, instead: { macos: 'mdfind' }, common: true },
  plocate: { reads: true },
  updatedb: { package: PLOCATE, changes: true, data: 'l o U e n v prunepaths prunefs output require-visibility localpaths findoptions' },
  fdupes: {
    reads: true,
    effects: { rows: [dangerous('', 'deletes', 'deletes duplicate files', { options: '-d --delete -I --immediate', recursive: true })] },
    acts: { writes: 'l log' },
    data: `r recurse R s symlinks H hardlinks G minsize L maxsize n noempty A nohidden f omitfirst 1 sameline S size t time m summarize q quiet
      p permissions o order i reverse N noprompt u print-unique`,
  },
});
