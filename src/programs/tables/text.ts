import type { Family } from '../program.ts';

/** Text: showing, searching, changing. */
export const TEXT: Family = {
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
          behind: /^-[nErsuz]*i$/,
          word: /^$/,
          what: "sed -i '' is for macOS; here: sed -i",
          forModel: "GNU sed takes the suffix of `-i` in the same word; write `sed -i` without `''`.",
        },
        {
          here: 'bsd',
          behind: /^-[nEerlu]*i$/,
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
  sort: {
    reads: true,
    writes: { how: 'output', short: 'oktST', long: ['output'], options: ['o', 'output'] },
    files: 'shown',
    options: {
      gnu: [
        'MRVbcCdfghimnrsuz S= T= k= o= t=',
        `batch-size= buffer-size= check? compress-program= debug dictionary-order field-separator= files0-from= general-numeric-sort
      help human-numeric-sort ignore-case ignore-leading-blanks ignore-nonprinting key= merge month-sort numeric-sort output=
      parallel= random-sort random-source= reverse sort= stable temporary-directory= unique version version-sort zero-terminated`,
      ],
      bsd: [
        'bcCdfghiMmnrRsuVz k= o= S= t= T=',
        `batch-size= buffer-size= check? compress-program= debug dictionary-order field-separator= files0-from= general-numeric-sort
      help human-numeric-sort ignore-case ignore-leading-blanks ignore-nonprinting key= merge mergesort mmap month-sort
      numeric-sort output= parallel= qsort radixsort heapsort random-sort random-source= reverse sort= stable temporary-directory=
      unique version version-sort zero-terminated`,
      ],
    },
    inputs: { values: ['files0-from'], not: /^\+/ },
    differences: { hints: { bsd: { '--parallel': 'sort' } } },
    leaves: /^-[a-zA-Z]*o|^--output/,
    common: true,
  },
  rg: { reads: true, files: 'shown', package: { '*': 'ripgrep' }, told: 'search', common: true },
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
    told: 'search',
    common: true,
  },
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
  head: {
    reads: true,
    files: 'shown',
    options: {
      gnu: ['qvz c= n=', 'bytes= help lines= quiet silent verbose version zero-terminated'],
      bsd: ['qv c= n=', 'bytes= lines= quiet silent verbose'],
    },
    manner: { free: /^-\d+[bckmlfFqv]*$/ },
    inputs: { not: /^\+/ },
    differences: {
      hints: { bsd: { '--lines': 'head -n' } },
      quirks: [
        {
          here: 'bsd',
          word: /^-[nc]-\d/,
          what: 'head takes no negative count here',
          forModel: 'BSD head takes no negative count; use `sed` or `awk` to leave out the last lines.',
        },
        {
          here: 'bsd',
          behind: /^-[nc]$/,
          word: /^-\d/,
          what: 'head takes no negative count here',
          forModel: 'BSD head takes no negative count; use `sed` or `awk` to leave out the last lines.',
        },
      ],
    },
    leaves: 'nothing',
    common: true,
  },
  tail: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'Ffqvz c= n= s=',
        `debug bytes= follow? help lines= max-unchanged-stats= pid= quiet retry silent sleep-interval= verbose version zero-terminated`,
      ],
      bsd: ['FfqrvLz b= c= n=', 'blocks= bytes= lines= quiet silent verbose'],
    },
    manner: { free: /^-\d+[bckmlfFqv]*$/ },
    inputs: { unless: ['F', 'retry'], not: /^\+/ },
    differences: { hints: { bsd: { '--follow': 'tail -f' } } },
    leaves: 'nothing',
    common: true,
  },
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
  diff: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'BENTZabcdeilnpqrstuvwyPHh C= D= F= I= S= U= W= X= x=',
        `brief color? context? ed exclude-from= exclude= expand-tabs from-file= help old-group-format= new-group-format=
      unchanged-group-format= changed-group-format= old-line-format= new-line-format= unchanged-line-format= horizon-lines= ifdef=
      ignore-all-space ignore-blank-lines ignore-case ignore-file-name-case ignore-matching-lines= ignore-space-change
      ignore-tab-expansion ignore-trailing-space initial-tab label= left-column line-format= minimal new-file no-dereference
      no-ignore-file-name-case normal paginate palette= rcs recursive report-identical-files show-c-function show-function-line=
      side-by-side speed-large-files starting-file= strip-trailing-cr suppress-blank-empty suppress-common-lines tabsize= text
      to-file= unidirectional-new-file unified? version width=`,
      ],
      bsd: [
        'abBcdeEfhHiklnNpqrPstTuwWyZ C= D= F= I= L= S= U= W= X= x=',
        `brief changed-group-format= color? context? ed exclude-from= exclude= expand-tabs forward-ed help horizon-lines= ifdef=
      ignore-all-space ignore-blank-lines ignore-case ignore-file-name-case ignore-matching-lines= ignore-space-change initial-tab
      label= left-column minimal new-file no-dereference no-ignore-file-name-case normal paginate rcs recursive
      report-identical-files show-c-function show-function-line= side-by-side speed-large-files starting-file= strip-trailing-cr
      suppress-common-lines tabsize= text to-file= from-file= unidirectional-new-file unified? version width= algorithm=`,
      ],
    },
    manner: { free: /^-\d+[a-zA-Z]*$/ },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  seq: {
    reads: true,
    options: { gnu: ['w f= s=', 'equal-width format= help separator= version'] },
    manner: { free: /^-[\d.]/ },
    leaves: 'nothing',
    common: true,
  },
  fold: {
    reads: true,
    files: 'shown',
    options: { gnu: ['bs w=', 'bytes help spaces version width='] },
    manner: { free: /^-[bs]*\d+$/ },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  vi: { changes: true, files: 'kept', open: true, otherNames: ['vim', 'nvim'], common: true },
  vim: { changes: true, files: 'kept', open: true, package: true, otherNames: ['vi', 'nvim'], common: true },
  nvim: { changes: true, files: 'kept', open: true, package: { '*': 'neovim' } },
  emacs: { changes: true, files: 'kept', open: true, package: true },
  expr: { reads: true, open: true, leaves: 'nothing', common: true },
  pr: { reads: true, open: true },
  zdiff: { open: true },
  zcmp: { open: true },
  zless: { reads: true, open: true, common: true },
  zmore: { open: true },
  xzgrep: { open: true },
  xzdiff: { open: true },
  bzgrep: { open: true },
  bzdiff: { open: true },
  zstdgrep: { open: true },
  colordiff: { reads: true, open: true },
  awk: { like: 'gawk', common: true },
  egrep: { like: 'grep' },
  fgrep: { like: 'grep' },
  zgrep: { like: 'grep' },
  zegrep: { like: 'grep' },
  zfgrep: { like: 'grep' },
  sha1sum: { like: 'sha256sum', instead: { macos: 'shasum' } },
  sha224sum: { like: 'sha256sum' },
  sha384sum: { like: 'sha256sum' },
  sha512sum: { like: 'sha256sum' },
  cat: {
    reads: true,
    files: 'shown',
    options: {
      gnu: ['AETbenstuv', 'help number number-nonblank show-all show-ends show-nonprinting show-tabs squeeze-blank version'],
      bsd: ['beflnstuv', ''],
    },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  tac: {
    reads: true,
    files: 'shown',
    options: { gnu: ['br s=', 'before help regex separator= version'] },
    inputs: {},
    leaves: 'nothing',
    instead: { macos: 'tail -r' },
    common: true,
  },
  uniq: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'Dcdiuz f= s= w=',
        `all-repeated? check-chars= count group? help ignore-case repeated skip-chars= skip-fields= unique version zero-terminated`,
      ],
      bsd: ['Dcdiu f= s=', 'all-repeated? count ignore-case repeated skip-chars= skip-fields= unique'],
    },
    inputs: { most: 1 },
    leaves: 'nothing',
    common: true,
  },
  wc: {
    reads: true,
    files: 'kept',
    options: { gnu: ['Lclmw', 'debug total= bytes chars files0-from= help lines max-line-length version words'], bsd: ['Lclmw', 'libxo?'] },
    inputs: { values: ['files0-from'] },
    leaves: 'nothing',
    common: true,
  },
  cut: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'Mnsz b= c= d= f=',
        'bytes= characters= complement delimiter= fields= help only-delimited output-delimiter= version zero-terminated',
      ],
      bsd: ['nsw b= c= d= f=', ''],
    },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  paste: {
    reads: true,
    files: 'shown',
    options: { gnu: ['sz d=', 'delimiters= help serial version zero-terminated'] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  tr: {
    reads: true,
    files: 'shown',
    options: { gnu: ['Ccdst', 'complement delete help squeeze-repeats truncate-set1 version'], bsd: ['Ccdsu', ''] },
    leaves: 'nothing',
    common: true,
  },
  nl: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'p b= d= f= h= i= l= n= s= v= w=',
        `body-numbering= footer-numbering= header-numbering= help join-blank-lines= line-increment= no-renumber number-format=
      number-separator= number-width= section-delimiter= starting-line-number= version`,
      ],
    },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  od: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'abcdfilosvx A= N= S= j= t= w?',
        'address-radix= endian= format= help output-duplicates read-bytes= skip-bytes= strings= traditional version width?',
      ],
    },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  join: {
    reads: true,
    files: 'shown',
    options: { gnu: ['iz 1= 2= a= e= j= o= t= v=', 'check-order header help ignore-case nocheck-order version zero-terminated'] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  comm: {
    reads: true,
    files: 'shown',
    options: { gnu: ['123z', 'check-order help nocheck-order output-delimiter= total version zero-terminated'] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  fmt: {
    reads: true,
    options: { gnu: ['cstu g= p= w=', 'crown-margin goal= help prefix= split-only tagged-paragraph uniform-spacing version width='] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  md5sum: {
    reads: true,
    files: 'kept',
    options: { gnu: ['bctwz', 'binary check help ignore-missing quiet status strict tag text version warn zero'] },
    inputs: {},
    leaves: 'nothing',
    instead: { macos: 'md5 -r' },
    common: true,
  },
  sha256sum: {
    reads: true,
    files: 'kept',
    options: { gnu: ['bctwz', 'binary check help ignore-missing quiet status strict tag text version warn zero'] },
    inputs: {},
    leaves: 'nothing',
    instead: { macos: 'shasum -a 256' },
    common: true,
  },
  base64: {
    reads: true,
    files: 'shown',
    decodes: ['d', 'D', 'decode'],
    options: {
      gnu: ['di w=', 'decode help ignore-garbage version wrap='],
      bsd: ['Ddhi b= o= i= w=', 'break= decode help ignore-garbage input= output= wrap= version'],
    },
    inputs: { most: 1 },
    differences: { hints: { gnu: { '-D': 'base64 -d' } } },
    leaves: 'nothing',
    common: true,
  },
  shuf: {
    reads: true,
    options: { gnu: ['erz i= n= o=', 'echo head-count= help input-range= output= random-source= repeat version zero-terminated'] },
    inputs: {},
    common: true,
  },
  rev: {
    reads: true,
    files: 'shown',
    decodes: true,
    options: { gnu: ['0Vh', 'help version zero'] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  expand: { reads: true, options: { gnu: ['i t=', 'help initial tabs= version'] }, common: true },
  unexpand: { reads: true, options: { gnu: ['a t=', 'all first-only help tabs= version'] } },
  cksum: {
    reads: true,
    options: {
      gnu: [
        'bcwz a= l=',
        `algorithm= base64 binary check debug help ignore-missing length= quiet raw status strict tag text untagged version warn zero`,
      ],
    },
    inputs: {},
    common: true,
  },
  cmp: {
    reads: true,
    files: 'shown',
    options: { gnu: ['blsv i= n=', 'bytes= help ignore-initial= print-bytes quiet silent verbose version'] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  less: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'ABCEFGIJKLMNQRSUVWXacdefgikmnqrsuw? #= D= O= P= T= b= h= j= o= p= t= x= y= z=',
        `CLEAR-SCREEN HILITE-SEARCH HILITE-UNREAD IGNORE-CASE LINE-NUMBERS LOG-FILE= LONG-PROMPT MOUSE QUIET QUIT-AT-EOF
      RAW-CONTROL-CHARS SEARCH-SKIP-SCREEN SILENT UNDERLINE-SPECIAL auto-buffers buffers= chop-long-lines clear-screen color= dumb
      file-size follow-name force help hilite-search hilite-unread ignore-case incsearch jump-target= lesskey-file= lesskey-src=
      line-num-width line-numbers log-file= long-prompt max-back-scroll= max-forw-scroll= mouse no-histdups no-init no-keypad
      no-lessopen pattern= prompt= quiet quit-at-eof quit-if-one-screen quit-on-intr quotes= raw-control-chars rscroll save-marks
      search-skip-screen shift silent squeeze-blank-lines status-col-width status-column tabs= tag-file= tag= tilde
      underline-special use-backslash use-color version wheel-lines= window=`,
      ],
    },
    inputs: { not: /^\+/ },
    leaves: 'nothing',
    package: true,
    common: true,
  },
  column: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'JLVdehtx E= H= N= O= R= T= W= c= i= l= n= o= p= r= s=',
        `fillrows help json keep-empty-lines output-separator= output-width= separator= table table-columns-limit= table-columns=
      table-header-repeat table-hide= table-name= table-noextreme= table-noheadings table-order= table-right= table-truncate=
      table-wrap= tree-id= tree-parent= tree= version`,
      ],
    },
    inputs: {},
    leaves: 'nothing',
    package: { apt: 'bsdextrautils', '*': 'util-linux' },
    common: true,
  },
  hexdump: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'CVbcdhovx L? e= f= n= s=',
        `canonical color? format-file= format= help length= no-squeezing one-byte-char one-byte-octal skip= two-bytes-decimal
      two-bytes-hex two-bytes-octal version`,
      ],
    },
    inputs: {},
    leaves: 'nothing',
    package: { apt: 'bsdextrautils', '*': 'util-linux' },
    common: true,
  },
  xxd: {
    reads: true,
    files: 'shown',
    decodes: ['r'],
    options: {
      gnu: [
        '1CEabdehipruv R= c= g= l= n= o= s=',
        '',
        `autoskip bits cols= capitalize ebcdic endian groupsize= help include len= name= offset= postscript plain revert seek= version
      upper`,
      ],
      bsd: ['abCEdehipruv R= c= g= l= n= o= s=', ''],
    },
    inputs: { most: 1 },
    package: { apt: 'xxd', dnf: 'vim-common', pacman: 'tinyxxd', apk: 'xxd', brew: 'vim' },
  },
  more: { reads: true, files: 'shown', inputs: { not: /^\+/ }, leaves: 'nothing' },
  strings: { reads: true, files: 'shown', inputs: {}, leaves: 'nothing', package: { '*': 'binutils' }, common: true },
  man: { reads: true, leaves: 'nothing', package: { apt: 'man-db', dnf: 'man-db', '*': 'man-db', apk: 'mandoc', brew: '' }, common: true },
  yes: { reads: true, leaves: 'nothing', common: true },
  nano: { changes: true, files: 'kept', package: true, common: true },
  fzf: { reads: true, package: true, told: 'search' },
  dos2unix: { reads: true, changes: true, package: true },
  moreutils: { package: true },
  tokei: { package: true },
  neovim: { package: true },
  yq: { reads: true, files: 'shown', package: true, told: 'search' },
  xmlstarlet: { package: true },
  tidy: { package: true },
  bc: { reads: true, package: { '*': 'bc' }, common: true },
  dc: { reads: true, package: true },
  ed: { changes: true, package: true },
  glow: { package: true },
  gum: { package: true },
  hexyl: { package: true },
  sd: { package: true },
  bat: { reads: true, files: 'shown', package: { '*': 'bat' }, otherNames: ['batcat'], told: 'search', common: true },
  ag: {
    reads: true,
    files: 'shown',
    package: { apt: 'silversearcher-ag', brew: 'the_silver_searcher', pacman: 'the_silver_searcher', '*': 'the_silver_searcher' },
  },
  ack: { reads: true, files: 'shown', package: { '*': 'ack' }, otherNames: ['ack-grep'] },
  delta: { package: { apt: 'git-delta', '*': 'git-delta' } },
  batcat: { like: 'bat', package: { apt: 'bat' }, otherNames: ['bat'] },
  ts: { package: { '*': 'moreutils' } },
  ggrep: { like: 'grep', package: { brew: 'grep' }, otherNames: ['grep'] },
  patch: { changes: true, package: { '*': 'patch' }, common: true },
  md5: { reads: true, instead: { linux: 'md5sum' } },
  iconv: { reads: true, common: true },
  whatis: { reads: true, common: true },
  whereis: { reads: true, common: true },
  most: { reads: true, files: 'shown' },
  sdiff: { reads: true },
  diff3: { reads: true },
  look: { reads: true },
  numfmt: { reads: true },
  factor: { reads: true },
  apropos: { reads: true },
  info: { reads: true },
  tldr: { reads: true },
  cheat: { reads: true },
  b2sum: { reads: true },
  sum: { reads: true },
  shasum: { reads: true },
  hd: { reads: true, files: 'shown' },
  xq: { reads: true },
  base32: { reads: true, files: 'shown', decodes: ['d', 'D', 'decode'] },
  size: { reads: true },
  mawk: { interprets: { inArguments: true }, reads: true, files: 'shown' },
  nawk: { interprets: { inArguments: true }, reads: true },
  peco: { reads: true },
  select: { reads: true },
  code: { changes: true, files: 'kept' },
  unix2dos: { changes: true },
  ex: { changes: true },
  uudecode: { decodes: true },
  basenc: { decodes: ['d', 'D', 'decode'] },
};
