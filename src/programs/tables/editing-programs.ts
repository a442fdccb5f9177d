/** Programs: searching in text and changing it. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const EDITING = (): Family => ({
  // searching
  grep: {
    lines: 'chosen',
    searches: true,
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
  bzgrep: { reads: true, searches: true, open: true },
  xzgrep: { reads: true, searches: true, open: true },
  zstdgrep: { reads: true, searches: true, open: true },
  rg: {
    reads: true,
    searches: 'tree',
    files: 'shown',
    package: { '*': 'ripgrep' },
    listed: 'search',
    common: true,
    acts: { runs: 'pre hostname-bin' },
    data: `e regexp f file g glob iglob t type T type-not type-add type-clear type-list i ignore-case S smart-case s case-sensitive w
      word-regexp x line-regexp F fixed-strings v invert-match c count count-matches l files-with-matches files-without-match n
      line-number N no-line-number o only-matching r replace A after-context B before-context C context m max-count d max-depth
      maxdepth max-filesize u unrestricted uu uuu hidden no-ignore no-ignore-vcs L follow z search-zip U multiline multiline-dotall
      P pcre2 json vimgrep heading no-heading color colors column trim p pretty q quiet sort sortr stats 0 null files j threads
      passthru M max-columns pre-glob ignore-file no-messages E encoding a text H with-filename I no-filename b byte-offset
      no-config crlf engine hyperlink-format line-buffered debug binary one-file-system path-separator`,
  },
  ag: {
    reads: true,
    searches: 'tree',
    files: 'shown',
    package: { apt: 'silversearcher-ag', brew: 'the_silver_searcher', pacman: 'the_silver_searcher', '*': 'the_silver_searcher' },
    acts: { runs: 'pager', writes: 'output' },
    data: `i ignore-case s case-sensitive S smart-case w word-regexp Q literal v invert-match c count l files-with-matches L
      files-without-matches n o only-matching A after B before C context m max-count u unrestricted U t all-text a all-types hidden
      f follow G file-search-regex g ignore ignore-dir depth color nocolor group nogroup column numbers nonumbers H filename r R z
      search-zip p path-to-ignore stats vimgrep type noheading heading passthrough type-set k known-types help-types`,
  },
  ack: {
    reads: true,
    searches: 'tree',
    files: 'shown',
    package: { '*': 'ack' },
    otherNames: ['ack-grep'],
    acts: { runs: 'pager', writes: 'output' },
    data: `i ignore-case s case-sensitive S smart-case w word-regexp Q literal v invert-match c count l files-with-matches L
      files-without-matches n o only-matching A after B before C context m max-count u unrestricted U t all-text a all-types hidden
      f follow G file-search-regex g ignore ignore-dir depth color nocolor group nogroup column numbers nonumbers H filename r R z
      search-zip p path-to-ignore stats vimgrep type noheading heading passthrough type-set k known-types help-types`,
  },
  fzf: {
    prints: /^--(?:bash|zsh)$/,
    reads: true,
    package: true,
    listed: 'search',
    acts: { runs: 'preview bind execute e-bind listen listen-unsafe with-shell tmux become reload', writes: 'history' },
    data: `m multi q query e exact i x 1 select-1 0 exit-0 f filter d delimiter n nth with-nth height reverse layout border prompt header
      ansi tac cycle no-sort read0 print0 print-query expect info preview-window pointer marker tiebreak algo scheme walker
      walker-root walker-skip no-mouse bash zsh fish color`,
  },
  peco: {
    reads: true,
    acts: { runs: 'exec rcfile' },
    data: 'query b initial-index initial-filter prompt layout select-1 on-cancel null print-query selection-prefix',
  },

  // changing
  sed: {
    place: true,
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
    acts: { runs: 'f file e source i include l load E exec', writes: 'd dump-variables o pretty-print p profile D debug' },
  },
  mawk: { interprets: { inArguments: true }, reads: true, files: 'shown', acts: { runs: 'f W' }, data: 'F v' },
  nawk: { interprets: { inArguments: true }, reads: true, acts: { runs: 'f W' }, data: 'F v' },
  sd: { package: true, changes: true, data: 'F fixed-strings s string-mode p preview n max-replacements f flags A across' },
  iconv: { reads: true, common: true, acts: { writes: 'o output' }, data: 'f from-code t to-code l list c s silent verbose' },
  dos2unix: {
    changes: true,
    package: true,
    data: `n newfile k keepdate o oldfile q quiet f force i info b keep-bom m add-bom r remove-bom l newline c convmode e u s safe v verbose R
      replace-symlink S F -ascii D display-enc -gb gb18030 L license no-allow-chown keep-utf16 -ul assume-utf16le -ub assume-utf16be follow-symlink
      skip-symlink`,
  },
  unix2dos: {
    changes: true,
    data: `n newfile k keepdate o oldfile q quiet f force i info b keep-bom m add-bom r remove-bom l newline c convmode e u s safe v verbose R
      replace-symlink S F -ascii D display-enc -gb gb18030 L license no-allow-chown keep-utf16 -ul assume-utf16le -ub assume-utf16be follow-symlink
      skip-symlink`,
  },
  patch: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'changes the files that the patch names', { without: '--dry-run' })] },
    package: { '*': 'patch' },
    common: true,
    acts: { writes: 'o output r reject-file d directory B', lowers: 'follow-symlinks' },
    data: `p strip i input R reverse N forward b backup dry-run s quiet silent t batch f force u unified l ignore-whitespace F fuzz E
      remove-empty-files z suffix V verbose n c e merge binary posix D no-backup-if-mismatch g backup-if-mismatch quoting-style read-only
      reject-format T x Y Z set-utc set-time`,
  },

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
    acts: { runs: 'L' },
  },
  yq: {
    reads: true,
    files: 'shown',
    package: true,
    listed: 'search',
    writes: { how: 'in-place' },
    acts: { writes: 's split-exp w' },
    data: `i inplace P prettyPrint o output-format p input-format r raw-output e exit-status n null-input C colors M no-colors I indent N
      no-doc j tojson y yaml-output Y x X xml-output f from-file front-matter v verbose header-preprocess unwrapScalar 0
      nul-output c compact-output slurp arg argjson`,
  },
  xq: { reads: true, data: 'x r c C M n raw-output xml-output xpath q node m' },
  xmlstarlet: {
    package: true,
    reads: true,
    does: {
      reads: ['sel|select|val|validate|el|elements|fo|format|c14n|canonic|esc|escape|unesc|unescape|ls|list|tr|transform|pyx|p2x'],
      changes: ['ed|edit'],
    },
    acts: { writes: 'L inplace', reaches: 'net', runs: 'xinclude' },
    data: 't m v o n T template match value-of u d i s a r N B I R E var if else c copy-of C D e w q b g S P O H Q',
  },
  tidy: {
    package: true,
    reads: true,
    acts: { runs: '-config', writes: '-o -output -m -modify -f -file' },
    data: '-q -quiet -i -indent -xml -asxml -asxhtml -utf8 -w -wrap -e -errors -c -clean -b -n -omit -version -help-option',
  },
});
