/** Programs: comparing files, checksums, encodings and numbers. */
import { dangerous } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** The options that decode, in GNU and in BSD. */
const DECODE: readonly string[] = ['d', 'D', 'decode'];

export const COMPARING = (): Family => ({
  // comparing
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
  sdiff: {
    reads: true,
    acts: { runs: 'diff-program', writes: 'o output' },
    data: `w width s suppress-common-lines i l b W B E a text strip-trailing-cr t d H ignore-case m merge A e x 3 X L label T tabsize
      initial-tab show-all show-overlap easy-only ed ignore-tab-expansion Z ignore-trailing-space ignore-space-change
      ignore-all-space ignore-blank-lines I ignore-matching-lines left-column expand-tabs minimal speed-large-files`,
  },
  diff3: { like: 'sdiff' },
  cmp: {
    reads: true,
    files: 'shown',
    options: { gnu: ['blsv i= n=', 'bytes= help ignore-initial= print-bytes quiet silent verbose version'] },
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
  colordiff: { reads: true, open: true, acts: { runs: 'difftype' } },
  delta: {
    reads: true,
    package: { apt: 'git-delta', '*': 'git-delta' },
    acts: { runs: 'pager config D features' },
    data: `s side-by-side n line-numbers light dark theme syntax-theme w width navigate hyperlinks paging diff-so-fancy diff-highlight
      color-only keep-plus-minus-markers wrap-max-lines raw list-syntax-themes show-config`,
  },
  zdiff: { reads: true, open: true },
  zcmp: { reads: true, open: true },
  xzdiff: { reads: true, open: true },
  bzdiff: { reads: true, open: true },

  // checksums
  sha256sum: {
    reads: true,
    files: 'kept',
    options: { gnu: ['bctwz', 'binary check help ignore-missing quiet status strict tag text version warn zero'] },
    inputs: {},
    leaves: 'nothing',
    instead: { macos: 'shasum -a 256' },
    common: true,
  },
  sha1sum: { like: 'sha256sum', instead: { macos: 'shasum' } },
  sha224sum: { like: 'sha256sum' },
  sha384sum: { like: 'sha256sum' },
  sha512sum: { like: 'sha256sum' },
  shasum: {
    reads: true,
    data: `a algorithm c check b binary t text U UNIVERSAL 0 01 p portable s status w warn q quiet strict tag ignore-missing l length z
      zero`,
  },
  md5sum: { like: 'sha256sum', instead: { macos: 'md5 -r' } },
  md5: { reads: true, instead: { linux: 'md5sum' } },
  b2sum: { like: 'shasum' },
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
  sum: { reads: true },

  // encodings and bytes
  base64: {
    reads: true,
    files: 'shown',
    decodes: DECODE,
    options: {
      gnu: ['di w=', 'decode help ignore-garbage version wrap='],
      bsd: ['Ddhi b= o= i= w=', 'break= decode help ignore-garbage input= output= wrap= version'],
    },
    inputs: { most: 1 },
    differences: { hints: { gnu: { '-D': 'base64 -d' } } },
    leaves: 'nothing',
    common: true,
    acts: { writes: 'o output' },
  },
  base32: { reads: true, files: 'shown', decodes: DECODE },
  basenc: {
    decodes: DECODE,
    reads: true,
    data: 'd decode w wrap i ignore-garbage base64 base64url base32 base32hex base16 base2msbf base2lsbf z85',
  },
  uudecode: {
    decodes: true,
    changes: true,
    acts: { writes: 'o output-file R save-opts', runs: 'r load-opts' },
    data: 'c ignore-chmod no-load-opts',
  },
  xxd: {
    writes: { how: 'copies', short: 'Rcglnos', long: ['cols', 'groupsize', 'len', 'name', 'offset', 'seek'] },
    files: 'shown',
    decodes: ['r'],
    options: {
      gnu: [
        '1CEabdehipruv R= c= g= l= n= o= s=',
        '',
        `autoskip bits cols= capitalize ebcdic endian EBCDIC groupsize= help include len= name= offset= postscript plain revert seek= version
      upper`,
      ],
      bsd: ['abCEdehipruv R= c= g= l= n= o= s=', ''],
    },
    inputs: { most: 1 },
    package: { apt: 'xxd', dnf: 'vim-common', pacman: 'tinyxxd', apk: 'xxd', brew: 'vim' },
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
  hd: { reads: true, files: 'shown' },
  hexyl: { reads: true, package: true },
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
  strings: { reads: true, files: 'shown', inputs: {}, leaves: 'nothing', package: { '*': 'binutils' }, common: true },

  // numbers and words
  seq: {
    lines: 'made',
    reads: true,
    options: { gnu: ['w f= s=', 'equal-width format= help separator= version'] },
    manner: { free: /^-[\d.]/ },
    leaves: 'nothing',
    common: true,
  },
  shuf: {
    keeps: true,
    reads: true,
    options: { gnu: ['erz i= n= o=', 'echo head-count= help input-range= output= random-source= repeat version zero-terminated'] },
    inputs: {},
    common: true,
    acts: { writes: 'o output' },
  },
  expr: { reads: true, open: true, leaves: 'nothing', common: true },
  bc: {
    reads: true,
    package: { '*': 'bc' },
    common: true,
    acts: { runs: 'f file' },
    data: 'l mathlib q quiet s standard w warn i interactive h P no-prompt S scale V version x extended-register e expression',
  },
  dc: {
    typed: true,
    reads: true,
    package: true,
    acts: { runs: 'f file' },
    unasked: [{ args: /(?:^|[\s\]])!(?![<>=])/, kind: 'runs-foreign-code', area: 'foreign-code', what: 'runs commands in its expression' }],
    data: 'l mathlib q quiet s standard w warn i interactive h P no-prompt S scale V version x extended-register e expression',
  },
  date: {
    lines: 'made',
    reads: true,
    options: {
      gnu: ['Ru I? d= f= r= s=', 'date= debug file= help iso-8601? reference= resolution rfc-3339= rfc-email set= universal utc version'],
      bsd: ['jnRu f= I? r= t= v= z=', ''],
    },
    differences: {
      hints: { gnu: { '-v': "date -d '1 day ago'", '-j': 'date -d' }, bsd: { '-d': 'date -v-1d', '--date': 'date -v-1d' } },
      quirks: [
        {
          here: 'gnu',
          after: /^-r$/,
          word: /^\d{9,}$/,
          what: 'date -r SECONDS is for macOS; here: date -d @SECONDS',
          forModel: 'GNU date takes seconds as `-d @SECONDS`; `-r` names a file.',
        },
      ],
    },
    leaves: 'nothing',
    common: 'alone',
    effects: { short: 'Idfr', rows: [dangerous('', 'system', 'sets the clock of the machine', { options: '-s --set', area: 'settings' })] },
    area: 'system-files',
  },
  factor: { reads: true },
  numfmt: { reads: true },
  yes: { lines: 'names', reads: true, leaves: 'nothing', common: true },
  look: { reads: true },
});
