/** Programs: TeX, PDF, books, and pictures of text and of photographs in a terminal. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PAMPHLETS = (): Family => ({
  // TeX. Sources: the manual page of each, texlive 2022; the options in the source of tectonic 0.16; arara(1) 7.0, dvisvgm(1) 3.0, context(1)
  // 2021
  ...each('pdftex xetex luahbtex luajittex luajithbtex dviluatex etex eptex ptex uptex euptex', {
    like: 'latex',
    acts: {
      runs: `-shell-escape -enable-write18 shell-escape enable-write18 fmt -fmt -ini ini -output-driver output-driver -lua lua luaonly luaconly
        -cnf-line cnf-line`,
      writes: '-output-directory output-directory -jobname jobname',
    },
  }),
  ...each('texlua texluajit', { interprets: { input: true } }),
  tectonic: {
    network: 'talks',
    does: { reads: ['help|show|search|dump'], changes: ['new|init'], runs: ['', 'compile|build|watch'] },
    effects: {
      short: 'fbcorZxw',
      long: ['format', 'bundle', 'web-bundle', 'chatter', 'outdir', 'outfmt', 'reruns', 'pass', 'makefile-rules', 'exec'],
      rows: [ordinary('', 'protection', 'lets the document run commands', { options: '-Z', value: /shell-escape/ })],
    },
    acts: { runs: 'x exec', writes: 'o outdir makefile-rules', reaches: 'b bundle w web-bundle' },
    data: `X c chatter f format C only-cached outfmt pass r reruns k keep-intermediates keep-logs synctex hide p print untrusted Z open`,
  },
  lacheck: { reads: true, files: 'shown' },
  latexpand: {
    reads: true,
    files: 'shown',
    acts: { writes: 'o output' },
    data: `keep-comments empty-comments keep-includes expand-usepackage expand-bbl biber makeatletter fatal defines in-encoding out-encoding
      graphics-extensions show-graphics explain`,
  },
  arara: {
    does: { runs: [''] },
    data: 'l log V n dry-run S safe-run H header w whole-file p preamble t timeout L language m max-loops d working-directory P call-property s',
  },
  context: {
    does: { runs: [''] },
    acts: { runs: 'ctx extra addbinarypath', writes: 'result' },
    data: `run make noctx interface autopdf purge purgeall usemodule environment mode path arguments randomseed trackers directives strip errors
      htmlerrorpage noconsole nodummy purgeresult forcexml forcecld forcelua forcemp arrange noarrange pages jit jiton once runs
      forcedruns batchmode nonstopmode nosynctex synctex nodates nocompression generate paranoid global nofile touch nostatistics timing
      keeptuc keeplog lmtx overloadmode extras pdftex xetex mkii pipe sandbox`,
  },
  ...each('fmtutil fmtutil-sys fmtutil-user mktexfmt', {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'system', 'builds the formats of TeX again', { without: '--listcfg --showhyphen -n --dry-run --help --version' }),
      ],
    },
    acts: { runs: 'cnffile', writes: 'fmtdir status-file' },
    data: `sys user no-engine-subdir no-error-if-no-format no-error-if-no-engine no-strict nohash recorder refresh catcfg dolinks force test all
      missing byengine byfmt byhyphen enablefmt disablefmt listcfg showhyphen n`,
  }),
  ...each('mktexlsr texhash', { changes: true, area: 'packages' }),
  ...each('updmap updmap-sys updmap-user', {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'system', 'changes which fonts TeX knows', {
          without: '-n --dry-run --showoption --showoptions --listmaps --listavailablemaps --help --version',
        }),
      ],
    },
    acts: { runs: 'cnffile', writes: 'dvipdfmxoutputdir dvipsoutputdir pdftexoutputdir pxdvioutputdir outputdir' },
    data: `copy force nomkmap nohash sys user n showoption showoptions setoption enable disable listmaps listavailablemaps syncwithtrees`,
  }),
  dvisvgm: {
    changes: true,
    acts: { runs: 'libgs', writes: 'o output C cache tmpdir' },
    data: `b bbox B bitmap-format j clipjoin colornames comments E eps e exact-bbox f font-format m fontmap grad-overlap grad-segments
      grad-simplify keep L linkmark l list-specials M mag no-merge no-mktexmf n no-fonts c scale S no-specials no-styles O optimize p
      page H page-hashes P pdf d precision progress r rotate R relative stdin s stdout a trace-all T transform t translate v verbosity z
      zip Z zoom`,
  },
  texfot: {
    wraps: { long: ['accept', 'ignore', 'tee', 'interactive'], inner: 'argv' },
    acts: { writes: 'tee' },
    data: 'stderr no-stderr quiet',
  },
  synctex: {
    does: { reads: ['view|edit|help'], changes: ['update'] },
    effects: { short: 'iodxh', rows: [] },
    acts: { runs: 'x' },
    data: 'i o d h',
  },
  ...each('latex2man texdiff a5toa4', { changes: true, data: 't c M H T L C a V n nofloats d b booklet s sidebyside o overwrite' }),
  ...each('asciidoc a2x', {
    does: { runs: [''] },
    acts: {
      runs: 'conf-file f filter asciidoc-opts xsltproc-opts fop-opts dblatex-opts backend-opts',
      writes: 'o out-file D destination-dir',
    },
    data: `a attribute b backend d doctype c dump-conf e no-conf s no-header-footer n section-numbers safe theme format icons icons-dir k
      keep-artifacts lynx L no-xmllint dry-run r resource m resource-manifest stylesheet xsl-file fop`,
  }),

  // PDF. Sources: the manual page of each: pdfposter 0.8, pdfxup 2.10, pdfbook2 1.4, epstopdf 2.29, mupdf 1.21, pdfarranger 1.9; the commands
  // in the source of pdfcpu 0.12
  pdfposter: {
    changes: true,
    writes: { how: 'copies', short: 'flmps', long: ['first', 'last', 'media-size', 'poster-size', 'scale'] },
    data: 'help-media-names help-box-definitions n dry-run A art-box',
  },
  pdfxup: {
    changes: true,
    acts: { runs: '-cf config mode', writes: 'o output' },
    data: `x columns y rows -nup nup l b c clip -nc no-clip i -ow -ps paper -fw framewidth -tf tight-frame -im innermargins m margins -is intspaces
      p pages -bb bb -nobb no-bb g get-bb -kbb keep-bb s w watermark -wp watermark-period d -col column-mode vertical -row row-mode
      horizontal -bal balance-last V`,
  },
  pdfbook2: {
    changes: true,
    data: 'p paper s short-edge n no-crop o outer-margin i inner-margin t top-margin b bottom-margin signature resolution',
  },
  ...each('epstopdf repstopdf', {
    changes: true,
    acts: { runs: 'gscmd gsopt gsopts', writes: 'outfile o output' },
    data: 'restricted autorotate device pdfsettings res bbox compress embed exact filter gs hires quiet nogs',
  }),
  ...each('mupdf mupdf-gl mupdf-x11', { changes: true, files: 'kept', data: 'p r A C W H S U I J X B T b' }),
  pdfarranger: { changes: true, files: 'kept' },
  pdfcpu: {
    passwords: ['-{1,2}(?:upw|opw)[= ]', 'change[uo]pw \\S+ '],
    does: {
      reads: [
        'help|version|info|paper|selectedpages|validate|completion|dump',
        'annotations|attachments|bookmarks|boxes|fonts|form|images|keywords|pagelayout|pagemode|permissions|portfolio|properties list',
        'viewerpref|certificates|config list',
        'signatures validate|list',
        'certificates inspect',
      ],
      changes: [
        'booklet|collect|create|crop|cut|decrypt|encrypt|changeopw|changeupw|extract|grid|import|merge|ndown|nup|optimize|poster|resize|rotate',
        'split|trim|zoom',
        'annotations|attachments|bookmarks|boxes|keywords|properties|portfolio|pages|stamp|watermark|form|images|signatures remove',
        'attachments|boxes|keywords|properties|portfolio|stamp|watermark add',
        'attachments|images|portfolio extract',
        'bookmarks import|export',
        'form lock|unlock|reset|export|fill|multifill',
        'images|stamp|watermark update',
        'pages insert',
        'pagelayout|pagemode|viewerpref set|reset',
        'permissions set',
        'fonts install|cheatsheet',
      ],
    },
    effects: {
      short: 'cmpuds',
      long: ['conf', 'mode', 'pages', 'unit', 'upw', 'opw', 'perm', 'key'],
      rows: [ordinary('certificates import|remove|reset', 'system', 'changes which signatures are trusted', { area: 'protection' })],
    },
    acts: { runs: 'c conf' },
    data: 'force o offline m mode p pages u unit upw opw perm key sort s bookmarks b d dividerPage fonts json j all full a',
  },

  // books. Sources: the manual page of each, calibre 6.13; the options in the source of kepubify 4.0
  'ebook-meta': {
    changes: true,
    acts: { writes: 'get-cover to-opf' },
    data: `author-sort authors a book-producer k category comments c cover date d from-opf identifier index i isbn language l lrf-bookid publisher
      p rating r series s tags title t title-sort`,
  },
  'ebook-polish': {
    changes: true,
    data: `add-soft-hyphens H compress-images i cover c embed-fonts e jacket j opf o remove-jacket remove-soft-hyphens remove-unused-css u
      smarten-punctuation p subset-fonts f upgrade-book U`,
  },
  'calibre-server': {
    area: 'network',
    effects: { rows: [dangerous('', 'network', 'serves your books to the network', { without: '-h --help --version --manage-users' })] },
    acts: {
      runs: 'custom-list-template search-the-net-urls',
      writes: 'log access-log pidfile',
      lowers: 'enable-local-write trusted-ips disable-auth',
    },
    data: `ajax-timeout auth-mode auto-reload ban-after ban-for book-list-mode compress-min-size daemonize displayed-fields enable-auth
      enable-use-bonjour disable-use-bonjour ignored-fields listen-on manage-users max-header-line-size max-job-time max-jobs
      max-log-size max-opds-items max-request-body-size num-per-page port shutdown-timeout ssl-certfile ssl-keyfile timeout url-prefix
      userdb worker-count`,
  },
  kepubify: {
    changes: true,
    acts: { writes: 'o output' },
    data: `u update i inplace no-preserve-dirs calibre x copy smarten-punctuation c css hyphenate no-hyphenate inline-styles
      fullscreen-reading-fixes add-dummy-titlepage no-add-dummy-titlepage r replace charset`,
  },

  // pictures. Sources: the manual page of each: pngcheck 3.0, libjpeg-turbo 2.1, libsixel 1.10; the README and the options in the source of
  // zopfli 1.0, viu 1.6, catimg 2.7, silicon 0.5, freeze 0.2, d2 0.7
  pngcheck: {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'writes the pictures that it finds', { options: '-x' })] },
    data: '7 c p q s t v w x',
  },
  zopfli: { changes: true, data: 'c h v -i gzip zlib deflate splitlast' },
  zopflipng: {
    changes: true,
    writes: { how: 'copies' },
    acts: { writes: 'prefix' },
    data: 'm y q d always_zopflify lossy_transparent lossy_8bit iterations splitting filters keepchunks keepcolortype verbose',
  },
  ...each('jpegtran cjpeg', {
    reads: true,
    acts: { writes: '-outfile' },
    data: `-optimize -progressive -restart -arithmetic -scans -flip -rotate -transpose -transverse -trim -perfect -crop -wipe -drop -grayscale
      -copy -icc -maxmemory -maxscans -report -strict -verbose -quality -rgb -targa -dct -smooth -memdst -baseline -qtables -qslots
      -sample`,
  }),
  djpeg: {
    reads: true,
    acts: { writes: '-outfile -icc' },
    data: `-colors -quantize -fast -grayscale -rgb -scale -bmp -gif -gif0 -os2 -pnm -targa -dct -dither -map -nosmooth -onepass -maxmemory
      -maxscans -memsrc -report -skip -crop -strict -verbose`,
  },
  img2sixel: { reads: true, network: 'talks', acts: { writes: 'o outfile', lowers: 'k insecure' } },
  ...each('viu catimg', { reads: true }),
  silicon: {
    changes: true,
    acts: { writes: 'o output build-cache' },
    data: `background-image b background config-file from-clipboard f font highlight-lines l language line-pad code-pad-right line-offset
      list-themes list-fonts no-window-controls window-title no-line-number no-round-corner pad-horiz pad-vert shadow-color
      shadow-blur-radius shadow-offset-x shadow-offset-y tab-width theme t to-clipboard`,
  },
  freeze: {
    changes: true,
    wraps: { script: ['x', 'execute'], inner: 'none' },
    acts: { writes: 'o output' },
    data: `b background m margin p padding window W width H height v c config i interactive l language t theme w wrap r execute.timeout shadow.blur
      shadow.x shadow.y border.radius border.width border.color font.family font.file font.size font.ligatures line-height lines
      show-line-numbers`,
  },
  d2: {
    changes: true,
    does: { reads: ['layout|themes|validate|help|version'], changes: ['', 'fmt'] },
    effects: {
      short: 'hptl',
      rows: [
        ordinary('', 'network', 'serves the diagram and follows its changes', { options: '-w --watch' }),
        ordinary('play', 'uploads', 'opens the diagram on a public site'),
      ],
    },
    acts: { runs: 'browser' },
    data: `w watch h host p port t theme dark-theme s sketch center scale font-regular font-italic font-bold font-semibold font-mono font-mono-bold
      font-mono-italic font-mono-semibold pad animate-interval l layout b bundle force-appendix target d img-cache timeout check salt
      stdout-format no-xml-tag omit-version ascii-mode`,
  },
});
