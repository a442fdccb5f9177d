/** Programs: what reads, filters, converts and corrects text and tables, waits for changes, and clears away. */
import { dangerous, ordinary, type EffectRow, type Extra } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

/** Words for what is more than to look into the trash. */
const EMPTIES = String.raw`empt purg prun clean clear permanent decompos forever for\sgood delet remov eras leer l.sch vaci borr vid supprim`;
const trashes = (extra: Extra = {}): EffectRow => ordinary('', 'deletes', 'moves files to the trash', { area: 'files', ...extra });
const empties = (extra: Extra = {}): EffectRow =>
  dangerous('', 'deletes', 'deletes files in the trash for good', { area: 'files', every: true, called: EMPTIES, ...extra });
/** Changes records of a text file that is its own backup only in a repository. */
const changesRecords = (without: string): EffectRow => ordinary('', 'changes', 'changes the records of the file', { without });
const RECORDS = 'i case-insensitive t type e expression q quick n number m random no-external force s password f field v value r record';

export const MANUSCRIPTS = (): Family => ({
  // tables and records. Sources: the reference of tsv-utils 2.2; the README and the options in the source of huniq 2.7, jtbl 1.6, jello 1.6,
  // jnv 0.6, json5 2.2, yq 3.4 (tomlq) and tuc 1.3; the manual page of each: csvkit 1.0, recutils 1.9
  ...each('csv2tsv tsv-filter tsv-join tsv-select tsv-summarize tsv-uniq tsv-append tsv-pretty tsv-sample number-lines', {
    reads: true,
    files: 'shown',
  }),
  'tsv-split': {
    changes: true,
    acts: { writes: 'dir' },
    data: `H header I header-in-only l lines-per-file n num-files k key-fields d delimiter prefix suffix w digit-width append static-seed v
      seed-value max-open-files`,
  },
  'keep-header': { wraps: { dashes: true, inner: 'argv' }, files: 'shown' },
  csvpy: {
    typed: true,
    reads: true,
    data: `d delimiter t tabs q quotechar u b no-doublequote p escapechar z maxfieldsize e encoding L locale S skipinitialspace blanks date-format
      datetime-format H no-header-row K skip-lines l linenumbers zero dict agate`,
  },
  ...each('huniq jtbl tuc', { reads: true, files: 'shown' }),
  jello: { interprets: { inArguments: true }, reads: true, acts: { runs: 'q' }, data: 'c C e f i l m n r R s t' },
  jnv: { reads: true, files: 'shown', acts: { runs: 'c config' }, data: 'default-filter write-to-stdout' },
  json5: { changes: true, acts: { writes: 'o out-file' }, data: 's space validate' },
  tomlq: {
    reads: true,
    files: 'shown',
    effects: { rows: [ordinary('', 'changes', 'changes the files', { options: '-i --in-place' })] },
    acts: { runs: 'L f from-file' },
    data: `t toml-output T toml-roundtrip y yaml-output x xml-output r raw-output c compact-output s slurp arg argjson indent w width i e n
      null-input S sort-keys C M j`,
  },
  ...each('recsel recinf recfmt rec2csv csv2rec', { reads: true, files: 'shown', acts: { runs: 'f file' } }),
  ...each('recins recset recfix', {
    changes: true,
    effects: { rows: [changesRecords('--check --help --version')] },
    data: `${RECORDS} a add A S set R rename d delete c comment check sort encrypt decrypt auto`,
  }),
  recdel: {
    area: 'files',
    effects: { rows: [dangerous('', 'deletes', 'deletes records of the file', { without: '-c --comment --help --version' })] },
    data: `${RECORDS} c comment`,
  },

  // searched, shown and corrected. Sources: the manual page of each: agrep of glimpse 4.18, tre 0.8, pcre2 10.42, lv 4.51, highlight 4.1,
  // source-highlight 3.1, par 1.53, rpl 1.10, smenu 1.1, catdoc 0.95, unrtf 0.21, docx2txt 1.4, xlsx2csv 0.8, icu 72, chardet 5.1, sharutils
  // 4.15, uudeview 0.5, moor 2; the options in the source of typos 1.50, repren 1.0, vgrep 2.8, tailspin 5, rich-cli 1.8, percol 0.2
  ...each('agrep tre-agrep pcre2grep pcregrep zpcregrep', { reads: true, searches: true, files: 'shown' }),
  ...each('lv lgrep', { reads: true, files: 'shown', acts: { runs: 'E' } }),
  ...each('moor moar', { reads: true, files: 'shown' }),
  ...each('tspin tailspin', {
    reads: true,
    files: 'shown',
    acts: { runs: 'e exec pager' },
    data: 'f follow p print theme highlight enable disable extras',
  }),
  rich: { reads: true, files: 'shown', network: 'talks', acts: { writes: 'o export-html export-svg' } },
  highlight: {
    reads: true,
    files: 'shown',
    acts: { runs: 'plug-in config-file D data-dir', writes: 'o output d outdir c style-outfile' },
    data: `B batch-recursive i input P progress S syntax force list-scripts plug-in-param print-config print-style skip start-nested stdout
      validate-input O out-format T doc-title e style-infile f fragment F reformat I include-style J line-length j line-number-length k
      font K font-size l line-numbers m line-number-start s style t replace-tabs u encoding V wrap-simple W wrap z zeroes`,
  },
  'source-highlight': {
    reads: true,
    files: 'shown',
    acts: { runs: 'ctags', writes: 'o output output-dir' },
    data: 'i input s src-lang lang-list outlang-list f out-format d doc no-doc c css T title t tab H header F footer n line-number data-dir',
  },
  ...each('par percol smenu', { reads: true }),
  typos: {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'corrects the files', { options: '-w --write-changes' })] },
    acts: { writes: 'dump-config' },
    data: `file-list j threads sort force-exclude c config isolated diff files file-types highlight-identifiers identifiers highlight-words words
      type-list format binary no-binary check-filenames no-check-filenames check-files no-check-files unicode no-unicode locale exclude
      hidden no-hidden ignore no-ignore no-ignore-dot no-ignore-global no-ignore-parent no-ignore-vcs`,
  },
  rpl: {
    effects: { rows: [ordinary('', 'changes', 'replaces text in files', { without: '-s --dry-run --help --version' })] },
    data: `encoding E extended-regex i ignore-case m match-case w whole-words b backup s dry-run e escape F fixed-strings files x glob R recursive
      p prompt f force d keep-times`,
  },
  repren: {
    effects: {
      rows: [
        ordinary('', 'changes', 'replaces text in files and renames them', { without: '-n --dry-run --help --version --docs --walk-only' }),
        dangerous('', 'deletes', 'deletes the backups of earlier changes', { options: '--clean-backups', area: 'files' }),
      ],
    },
    data: `at-once backup-suffix dotall exclude format from full i insensitive include literal n dry-run parse-only p patterns preserve-case
      renames stats t to undo walk-only b word-breaks`,
  },
  vgrep: { reads: true, files: 'shown', data: 'd debug l files-with-matches interactive no-git no-ripgrep no-header no-less s show' },
  ...each('catppt xls2csv wordview unrtf', {
    reads: true,
    files: 'shown',
    acts: { runs: 'P t' },
    data: 'l b d s nopict noremap html rtf text vt latex',
  }),
  docx2txt: { changes: true, writes: { how: 'copies' } },
  xlsx2csv: {
    changes: true,
    writes: { how: 'copies', short: 'dfpqsnceIEl', long: ['delimiter', 'dateformat', 'sheetdelimiter', 'quoting', 'sheet', 'sheetname'] },
    data: 'i ignoreempty r recursive a all m merge-cells',
  },
  uconv: { reads: true, files: 'shown', acts: { writes: 'o output' } },
  ...each('chardet chardetect', { reads: true }),
  shar: { reads: true, files: 'shown', acts: { runs: 'C compactor', writes: 'o output-prefix R save-opts' } },
  unshar: {
    effects: { rows: [dangerous('', 'runs-foreign-code', 'runs the script that an archive is', { without: '-h --help -v --version' })] },
    acts: { writes: 'd directory R save-opts' },
    data: 'c overwrite f force E split-at e exit-0 D debug r load-opts no-load-opts',
  },
  uuencode: { reads: true, files: 'shown', data: 'm base64 e encode-file-name' },
  uudeview: {
    changes: true,
    area: 'files',
    effects: { rows: [dangerous('', 'deletes', 'deletes the files after decoding them', { options: '-c' })] },
    acts: { writes: 'p' },
    data: 'i a o m z f r t d b s n e',
  },
  uuenview: {
    reads: true,
    files: 'shown',
    effects: { rows: [ordinary('', 'uploads', 'sends the files to other people', { options: '-m -p -a' })] },
    acts: { writes: '-od' },
    data: 'b u y x t o s f r m p a',
  },

  // links and pages. Sources: the manual page of linkchecker 10; the options in the source of lychee 0.23, muffet 2.11 and trafilatura 2.0
  linkchecker: {
    reads: true,
    network: 'talks',
    acts: { writes: 'F file-output', reaches: 'N nntp-server' },
    data: `f config t threads list-plugins no-warnings o output no-status D debug cookiefile check-extern ignore-url no-follow-url no-robots p
      password r recursion-level timeout u user user-agent stdin`,
  },
  lychee: {
    reads: true,
    network: 'talks',
    acts: { runs: 'p preprocess', writes: 'o output cookie-jar', lowers: 'i insecure' },
    data: `a accept accept-timeouts archive b base-url basic-auth c config cache cache-exclude-status default-extension dump dump-inputs E
      exclude-all-private exclude exclude-link-local exclude-loopback exclude-path exclude-private extensions f format
      fallback-extensions files-from generate github-token glob-ignore-case H header hidden host-concurrency host-request-interval
      host-stats include include-fragments include-mail include-verbatim include-wikilinks index-files m max-redirects max-cache-age
      max-concurrency max-retries min-tls mode n no-progress no-ignore offline r retry-wait-time remap require-https root-dir s scheme
      skip-missing suggest t timeout T threads u user-agent X method`,
  },
  muffet: { reads: true, network: 'talks', acts: { relays: 'proxy', reaches: 'dns-resolver', lowers: 'skip-tls-verification' } },
  trafilatura: {
    network: 'downloads',
    acts: { writes: 'o output-dir backup-dir' },
    data: `i input-file input-dir u URL parallel b blacklist list keep-dirs feed sitemap crawl explore probe archived url-filter f fast formatting
      links images no-comments no-tables only-with-metadata with-metadata target-language deduplicate config-file precision recall
      output-format csv html markdown xml xmltei validate-tei`,
  },
  mods: {
    network: 'talks',
    files: 'shown',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes saved conversations', { options: '--delete --delete-older-than', area: 'files' }),
        ordinary('', 'settings', 'opens or resets the settings of mods', { options: '--settings --reset-settings' }),
      ],
    },
    acts: { relays: 'x http-proxy' },
    data: `m model M ask-model a api f format format-as P prompt p prompt-args r raw max-retries max-tokens no-limit role R word-wrap theme
      status-text t title l list c continue C continue-last s show S show-last no-cache mcp-list mcp-list-tools mcp-disable fanciness
      temp topp topk`,
  },

  // reckoned and waited for. Sources: the options in the source of numbat 1.20, fend 1.5, rink 0.9, eva 0.3 and termdown 1.18; hwatch(1) 0.4,
  // fswatch(7) 1.18, lckdo of moreutils 0.67; the README of chokidar-cli 3.0
  numbat: {
    reads: true,
    network: 'talks',
    data: 'e expression i inspect-interactively n no-config N no-prelude no-init pretty-print color intro-banner g generate-config d debug',
  },
  fend: { reads: true, network: 'talks', data: 'f file e eval default-config print-default-config' },
  rink: { reads: true, network: 'talks', data: 'f file c config config-path fetch-currency dump' },
  ...each('eva insect', { reads: true }),
  termdown: {
    reads: true,
    acts: { runs: 'exec-cmd', writes: 'o outfile' },
    data: `a alt-format b blink B no-bell c critical e end f font font-charset font-size p voice-prefix q quit-after s no-seconds t text T title W
      no-window-title v voice no-art no-text-magic z time Z time-format D date-format`,
  },
  hwatch: {
    wraps: { short: 'AnLsK', long: ['aftercommand', 'interval', 'limit', 'shell', 'keymap', 'tab-size', 'diff-plugin'], inner: 'text' },
    acts: { runs: 'A aftercommand s shell diff-plugin', writes: 'l logfile' },
    data: `b batch B beep g chgexit border with-scrollbar mouse c color r reverse C compress t no-title enable-summary-char N line-number w wrap
      no-help-banner no-summary x exec p use-pty O diff-output-only ignore-spaceblock after-command-result-write-file precise d
      differences o output`,
  },
  fswatch: {
    reads: true,
    waits: true,
    data: `0 print0 1 one-event batch-marker event e exclude E extended filter-mode f format-time format i include I insensitive l latency L
      follow-links M list-monitors m monitor no-defer n numeric o one-per-batch prune r recursive t timestamp u utc-time x event-flags
      event-flag-separator`,
  },
  chokidar: {
    waits: true,
    wraps: { script: ['c', 'command'], short: 'dtsi', inner: 'none' },
    data: 'd debounce t throttle s follow-symlinks i ignore initial p polling poll-interval poll-interval-binary',
  },
  lckdo: { wraps: { short: 'WE', operands: 1, inner: 'argv' }, data: 'w e n q s x t' },

  // renamed and cleared away. Sources: the manual page of each: rename 2.01, renameutils 0.12, symlinks 1.4, safe-rm 1.1; the options in the
  // source of gomi 1.6, rip2 0.9 and opentimestamps-client 0.7; the README of rmtrash 1.15
  ...alike('prename', 'file-rename'),
  ...each('qmv qcp', {
    changes: true,
    acts: { runs: 'editor e command' },
    data: 'a all A almost-all B ignore-backups d directory f format i interactive o options R recursive r s S t U X dummy',
  }),
  symlinks: {
    area: 'files',
    effects: {
      rows: [
        ordinary('', 'deletes', 'removes links that lead nowhere', { options: '-d' }),
        ordinary('', 'changes', 'changes links', { options: '-c' }),
      ],
    },
    reads: true,
    data: 'c d o r s t v',
  },
  ...alike('rm', 'safe-rm'),
  gomi: {
    effects: {
      rows: [
        empties({ options: '--prune' }),
        trashes({ least: 1, without: '--prune -b --restore --debug -V --version' }),
        ordinary('', 'changes', 'brings files back from the trash', { options: '-b --restore' }),
      ],
    },
    acts: { runs: 'config' },
    data: 'b restore debug prune i r recursive R f force d dir',
  },
  ...each('rip rip2', {
    effects: {
      short: 'u',
      rows: [
        empties({ options: '-d --decompose' }),
        trashes({ least: 1, without: '-d --decompose -u --unbury -s --seance', unless: /^(?:completions|graveyard|help)$/ }),
        ordinary('', 'changes', 'brings files back from the trash', { options: '-u --unbury' }),
      ],
    },
    data: 'graveyard d decompose s seance u unbury i inspect f force',
  }),
  rmtrash: { effects: { rows: [trashes({ without: '--help --version' })] }, data: 'f force i I interactive r R recursive d dir' },
  ots: {
    network: 'talks',
    does: { reads: ['info|i|verify|v'], changes: ['upgrade|u|prune|p|git-extract'] },
    effects: { short: 'lcfdm', rows: [ordinary('stamp|s', 'uploads', 'sends a fingerprint of the file to public servers')] },
    acts: { reaches: 'c calendar bitcoin-node', relays: 'socks5-proxy', writes: 'cache' },
    data: `l whitelist no-default-whitelist no-cache btc-testnet btc-regtest no-bitcoin w wait wait-interval b btc-wallet timeout m n dry-run f d
      verify no-verify discard annex`,
  },
});
