/** Programs: searching in text, changing it, editors and documentation. */
import type { Family } from '../program.ts';

export const EDITING: Family = {
  // searching
  grep: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'EFGHILPRTUVZabchilnoqrsuvwxyz A= B= C= D= d= e= f= m=',
        `after-context= basic-regexp before-context= binary binary-files= byte-offset color colour? context= count
      dereference-recursive devices= directories= exclude-dir= exclude-from= exclude= extended-regexp file= files-with-matches
      files-without-match fixed-strings group-separator= help ignore-case include= initial-tab invert-match label= line-buffered
      line-number line-regexp max-count= no-filename no-group-separator no-ignore-case no-messages null null-data only-matching
      perl-regexp quiet recursive regexp= silent text version with-filename word-regexp`,
      ],
      bsd: [
        'EFGHILORSUVabchilnopqrsvwxyzZM A= B= C? D= d= e= f= m=',
        `after-context= basic-regexp before-context= binary binary-files= byte-offset color? colour? context? count
      dereference-recursive devices= directories= exclude-dir= exclude= extended-regexp file= files-with-matches
      files-without-match fixed-strings help ignore-case include-dir= include= invert-match label= line-buffered line-number
      line-regexp max-count= no-filename no-messages null null-data only-matching quiet recursive regexp= silent text version
      with-filename word-regexp decompress bz2decompress xz lzma mmap`,
      ],
    },
    manner: { free: /^-\d+[a-zA-Z]*$/ },
    inputs: { from: 1, instead: ['e', 'f', 'regexp', 'file'], values: ['f', 'file'], unless: ['s', 'no-messages'] },
    differences: { hints: { bsd: { '-P': 'grep -E, or perl -ne', '--perl-regexp': 'grep -E, or perl -ne' } } },
    leaves: 'nothing',
    walks: true,
    common: true,
  },
  egrep: { like: 'grep' },
  fgrep: { like: 'grep' },
  ggrep: { like: 'grep', package: { brew: 'grep' }, otherNames: ['grep'] },
  zgrep: { like: 'grep' },
  zegrep: { like: 'grep' },
  zfgrep: { like: 'grep' },
  bzgrep: { reads: true, open: true },
  xzgrep: { reads: true, open: true },
  zstdgrep: { reads: true, open: true },
  rg: { reads: true, files: 'shown', package: { '*': 'ripgrep' }, listed: 'search', common: true },
  ag: {
    reads: true,
    files: 'shown',
    package: { apt: 'silversearcher-ag', brew: 'the_silver_searcher', pacman: 'the_silver_searcher', '*': 'the_silver_searcher' },
  },
  ack: { reads: true, files: 'shown', package: { '*': 'ack' }, otherNames: ['ack-grep'] },
  fzf: { reads: true, package: true, listed: 'search' },
  peco: { reads: true },

  // changing
  sed: {
    reads: true,
    writes: { how: 'in-place', short: 'ef', long: ['expression', 'file'] },
    files: 'shown',
    dry: false,
    options: {
      gnu: [
        'Enrsuz b e= f= i? l=',
        `debug expression= file= follow-symlinks help in-place? line-length= null-data posix quiet regexp-extended sandbox separate
      silent unbuffered version`,
      ],
      bsd: ['Eaerlnsu e= f= I= i=', ''],
    },
    inputs: { from: 1, instead: ['e', 'f', 'expression', 'file'], values: ['f', 'file'] },
    differences: {
      hints: { gnu: { '-l': 'sed -u' }, bsd: { '--in-place': "sed -i ''", '--regexp-extended': 'sed -E' } },
      quirks: [
        {
          here: 'gnu',
          after: /^-[nErsuz]*i$/,
          word: /^$/,
          what: "sed -i '' is for macOS; here: sed -i",
          forModel: "GNU sed takes the suffix of `-i` in the same word; write `sed -i` without `''`.",
        },
        {
          here: 'bsd',
          after: /^-[nEerlu]*i$/,
          word: /^(?:s(\W).*\1|\d*[,$]?\d*[dp]$|\/.*\/|-[enE]$)/,
          what: "sed -i needs a suffix here: sed -i ''",
          forModel: "BSD sed takes the next word of `-i` as the suffix of its backup; write `sed -i ''`.",
        },
      ],
    },
    leaves: /^--?[A-Za-z-]*i|[{;\d/]w\s/,
    common: true,
  },
  gsed: { like: 'sed', package: { brew: 'gnu-sed' }, otherNames: ['sed'] },
  awk: { like: 'gawk', common: true },
  gawk: {
    interprets: { inArguments: true },
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'CIMNOPSVbcghknrst D? E= F= L? W= d? e= f= i= l= o? p? v=',
        `assign? bignum characters-as-bytes copyright debug? dump-variables? exec= field-separator= file= gen-pot help include= lint
      lint-old load= no-optimize non-decimal-data nostalgia optimize posix pretty-print? profile re-interval sandbox source= trace
      traditional use-lc-numeric version`,
      ],
    },
    manner: { stops: true },
    inputs: { from: 1, instead: ['f', 'file'], values: ['f', 'file'], not: /^\w+=/ },
    leaves: />/,
    otherNames: ['awk'],
  },
  mawk: { interprets: { inArguments: true }, reads: true, files: 'shown' },
  nawk: { interprets: { inArguments: true }, reads: true },
  sd: { package: true },
  iconv: { reads: true, common: true },
  dos2unix: { changes: true, package: true },
  unix2dos: { changes: true },
  patch: { changes: true, package: { '*': 'patch' }, common: true },

  // structured data
  jq: {
    reads: true,
    files: 'shown',
    options: [
      'CMRSVacehjnrs L= f=',
      `arg= argfile= argjson= args ascii-output binary build-configuration color-output compact-output exit-status from-file= help
      indent= join-output jsonargs monochrome-output null-input raw-input raw-output raw-output0 rawfile= run-tests? seq slurp
      slurpfile= sort-keys stream stream-errors tab unbuffered version`,
    ],
    manner: { pairs: ['arg', 'argjson', 'slurpfile', 'rawfile', 'argfile'] },
    inputs: {
      from: 1,
      instead: ['f', 'from-file'],
      values: ['f', 'from-file'],
      unless: ['n', 'null-input', 'args', 'jsonargs', 'arg', 'argjson'],
    },
    leaves: 'nothing',
    package: true,
    listed: 'search',
    common: true,
  },
  yq: { reads: true, files: 'shown', package: true, listed: 'search' },
  xq: { reads: true },
  xmlstarlet: { package: true },
  tidy: { package: true },

  // editors
  vi: { changes: true, files: 'kept', open: true, otherNames: ['vim', 'nvim'], common: true },
  vim: { changes: true, files: 'kept', open: true, package: true, otherNames: ['vi', 'nvim'], common: true },
  nvim: { changes: true, files: 'kept', open: true, package: { '*': 'neovim' } },
  neovim: { package: true },
  nano: { changes: true, files: 'kept', package: true, common: true },
  emacs: { changes: true, files: 'kept', open: true, package: true },
  ed: { changes: true, package: true },
  ex: { changes: true },
  code: { changes: true, files: 'kept' },

  // documentation
  man: { reads: true, leaves: 'nothing', package: { apt: 'man-db', dnf: 'man-db', '*': 'man-db', apk: 'mandoc', brew: '' }, common: true },
  info: { reads: true },
  whatis: { reads: true, common: true },
  whereis: { reads: true, common: true },
  apropos: { reads: true },
  tldr: { reads: true },
  cheat: { reads: true },
  glow: { package: true },

  // others
  gum: { package: true },
  select: { reads: true },
  tokei: { reads: true, package: true },
};
