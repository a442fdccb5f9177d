/** Programs: sorting, cutting, counting and showing text. */
import type { Manner } from '../option-rows.ts';
import type { Family } from '../program.ts';

/** `head -5`, `tail -20f`. */
const COUNT_AS_OPTION: Manner = { free: /^-\d+[bckmlfFqv]*$/ };
const NO_NEGATIVE_COUNT = {
  what: 'head takes no negative count here',
  forModel: 'BSD head takes no negative count; use `sed` or `awk` to leave out the last lines.',
};

export const TEXT = (): Family => ({
  // sorting, cutting, counting
  sort: {
    keeps: true,
    lines: 'chosen',
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
    acts: { runs: 'compress-program', writes: 'o output T temporary-directory' },
  },
  uniq: {
    lines: 'chosen',
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
  cut: {
    place: true,
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
  join: {
    reads: true,
    files: 'shown',
    options: { gnu: ['iz 1= 2= a= e= j= o= t= v=', 'check-order header help ignore-case nocheck-order version zero-terminated'] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },
  tr: {
    place: true,
    reads: true,
    files: 'shown',
    options: { gnu: ['Ccdst', 'complement delete help squeeze-repeats truncate-set1 version'], bsd: ['Ccdsu', ''] },
    leaves: 'nothing',
    common: true,
  },
  wc: {
    reads: true,
    files: 'kept',
    options: { gnu: ['Lclmw', 'debug total= bytes chars files0-from= help lines max-line-length version words'], bsd: ['Lclmw', 'libxo?'] },
    inputs: { values: ['files0-from'] },
    lists: 'files0-from',
    leaves: 'nothing',
    common: true,
  },
  size: { reads: true, data: 'A B G d o x t f format radix totals common target' },

  // showing
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
    keeps: true,
    lines: 'chosen',
    reads: true,
    files: 'shown',
    options: { gnu: ['br s=', 'before help regex separator= version'] },
    inputs: {},
    leaves: 'nothing',
    instead: { macos: 'tail -r' },
    common: true,
  },
  head: {
    lines: 'chosen',
    reads: true,
    files: 'shown',
    options: {
      gnu: ['qvz c= n=', 'bytes= help lines= quiet silent verbose version zero-terminated'],
      bsd: ['qv c= n=', 'bytes= lines= quiet silent verbose'],
    },
    manner: COUNT_AS_OPTION,
    inputs: { not: /^\+/ },
    differences: {
      hints: { bsd: { '--lines': 'head -n' } },
      quirks: [
        { here: 'bsd', word: /^-[nc]-\d/, ...NO_NEGATIVE_COUNT },
        { here: 'bsd', after: /^-[nc]$/, word: /^-\d/, ...NO_NEGATIVE_COUNT },
      ],
    },
    leaves: 'nothing',
    common: true,
  },
  tail: {
    keeps: true,
    lines: 'chosen',
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'Ffqvz c= n= s=',
        `debug bytes= follow? help lines= max-unchanged-stats= pid= quiet retry silent sleep-interval= verbose version zero-terminated`,
      ],
      bsd: ['FfqrvLz b= c= n=', 'blocks= bytes= lines= quiet silent verbose'],
    },
    manner: COUNT_AS_OPTION,
    inputs: { unless: ['F', 'retry'], not: /^\+/ },
    differences: { hints: { bsd: { '--follow': 'tail -f' } } },
    leaves: 'nothing',
    common: true,
  },
  less: {
    typed: true,
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'ABCEFGIJKLMNQRSUVWXacdefgimnqrsuw? #= D= O= P= T= b= h= j= k= o= p= t= x= y= z=',
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
    acts: { runs: 'k lesskey-file lesskey-src P + t T tag-file', writes: 'o O log-file LOG-FILE' },
  },
  more: { reads: true, typed: true, files: 'shown', inputs: { not: /^\+/ }, leaves: 'nothing', acts: { runs: '+' } },
  most: { reads: true, files: 'shown', acts: { runs: '+' } },
  bat: {
    reads: true,
    files: 'shown',
    package: { '*': 'bat' },
    otherNames: ['batcat'],
    listed: 'search',
    common: true,
    acts: { runs: 'pager m-lessopen config-file' },
    data: `n number p plain pp l language H highlight-line r line-range style theme color decorations paging A show-all wrap tabs f
      force-colorization L list-languages list-themes file-name d diff s squeeze-blank terminal-width italic-text map-syntax m
      u unbuffered config-dir cache-dir diagnostic no-pager`,
  },
  batcat: { like: 'bat', package: { apt: 'bat' }, otherNames: ['bat'] },
  zless: { reads: true, open: true, common: true, acts: { runs: '+' } },
  zmore: { reads: true, open: true, acts: { runs: '+' } },
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
  pr: { reads: true, open: true },

  // line width and columns
  fold: {
    reads: true,
    files: 'shown',
    options: { gnu: ['bs w=', 'bytes help spaces version width='] },
    manner: { free: /^-[bs]*\d+$/ },
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
  column: {
    reads: true,
    files: 'shown',
    options: {
      gnu: [
        'JLVdehtx E= H= N= O= R= T= W= c= i= l= n= o= p= r= s=',
        `fillrows help json keep-empty-lines output-separator= output-width= separator= table table-columns-limit= table-columns= table-empty-lines
      table-header-repeat table-hide= table-name= table-noextreme= table-noheadings table-order= table-right= table-truncate=
      table-wrap= tree-id= tree-parent= tree= version`,
      ],
    },
    inputs: {},
    leaves: 'nothing',
    package: { apt: 'bsdextrautils', '*': 'util-linux' },
    common: true,
  },
  expand: { reads: true, options: { gnu: ['i t=', 'help initial tabs= version'] }, common: true },
  unexpand: { reads: true, options: { gnu: ['a t=', 'all first-only help tabs= version'] } },
  rev: {
    reads: true,
    files: 'shown',
    decodes: true,
    options: { gnu: ['0Vh', 'help version zero'] },
    inputs: {},
    leaves: 'nothing',
    common: true,
  },

  // timestamps
  ts: { package: { '*': 'moreutils' }, reads: true, data: 'r s i m' },
  moreutils: { package: true, reads: true },
});
