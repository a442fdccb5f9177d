/** Programs: viewers and other small tools for the terminal. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Options that the programs of csvkit share. Source: csvcut(1) and others, 1.0.7 */
const CSV = `d delimiter q quotechar e encoding t tabs u quoting b no-doublequote p escapechar z maxfieldsize S skipinitialspace H no-header-row
  K skip-lines l linenumbers zero`;
const RECORDS = { rows: [ordinary('', 'secret', 'records the screen', { area: 'capture' })] };

export const TERMINAL = (): Family => ({
  // viewing and finding
  dust: {
    reads: true,
    data: `d depth n number-of-lines r reverse s apparent-size X ignore-directory x limit-filesystem b no-percent-bars p full-paths f filecount i
      ignore_hidden t file_types w terminal_width H si e filter v invert-filter z min-size c no-colors`,
  },
  yazi: { changes: true, acts: { writes: 'chooser-file cwd-file' } },
  difft: {
    reads: true,
    acts: { runs: '' },
    data: `display color background context width tab-width language override syntax-highlight ignore-comments skip-unchanged exit-code list-languages
      strip-cr`,
  },
  difftastic: { like: 'difft' },
  ...each(
    `dyff icdiff meld diff-so-fancy ydiff jless jo jql pup hcl2json toml in2csv datamash hck fzy fselect mdless catdoc antiword ent xxhsum crc32
    md5deep hashdeep cksfv ccze spark termgraph zbarimg toilet banner sl cmatrix boxes onefetch pfetch macchina when wtf wordnet hunspell errno
    isutf8 combine xev clip afplay zenity dmenu`,
    { reads: true },
  ),
  wdiff: { reads: true, acts: { runs: 'a auto-pager' } },
  vimdiff: { like: 'vim' },
  fx: { interprets: { inArguments: true }, reads: true },
  gron: {
    reads: true,
    network: 'talks',
    acts: { lowers: 'k insecure' },
    data: 'u ungron v values c colorize m monochrome s stream no-sort j json',
  },
  jc: { reads: true, wraps: { inner: 'argv' } },
  dasel: { reads: true, acts: { writes: 'o out' }, data: 'f file r read w write p parser s selector n null m multi colour c compact' },
  jaq: { reads: true, acts: { runs: 'L f from-file', writes: 'i in-place' } },
  gojq: { reads: true, acts: { runs: 'L f from-file' } },
  xmllint: {
    reads: true,
    network: 'talks',
    acts: { writes: 'o output', runs: 'dtdvalid relaxng schema catalogs', lowers: 'noent huge' },
    data: 'format xpath noout valid html recover encode nonet shell c14n noblanks stream',
  },
  xsltproc: { reads: true, network: 'talks', acts: { writes: 'o output writesubtree' } },
  taplo: { does: { reads: ['check|get|lint|config'], changes: ['format|fmt'] } },
  mlr: {
    reads: true,
    effects: { rows: [ordinary('put|filter', 'runs-foreign-code', 'runs the script that it is given', { options: '-f' })], loose: true },
    acts: { runs: 'prepipe prepipex load mload', writes: 'I tee from-ofmt' },
    data: 'f a g nr nf icsv ocsv ojson ijson c2p c2j c2t csv json tsv opprint oxtab from n ifs ofs c t j p',
  },
  miller: { like: 'mlr' },
  xsv: { reads: true, acts: { writes: 'o output' }, data: 'd delimiter n no-headers s select i ignore-case v invert-match l limit j jobs' },
  qsv: { like: 'xsv' },
  ...each('csvcut csvgrep csvlook csvstat csvsort csvjoin csvjson csvstack', {
    reads: true,
    data: `c columns n names r regex m match ${CSV}`,
  }),
  csvsql: { reads: true, database: 'sql', acts: { reaches: 'db insert', runs: 'query before-insert after-insert' } },
  csvformat: { reads: true, data: 'D out-delimiter T out-tabs M out-lineterminator Q out-quotechar d delimiter' },
  csvclean: { changes: true, data: `n dry-run ${CSV}` },
  csvtool: {
    does: {
      reads: ['col|namedcol|width|height|head|drop|take|readable|cat|join|square|trim|sub|paste|pastecol|transpose|format|setcolsep|help'],
    },
    unasked: [
      { args: /(?:^| )call /, kind: 'runs-foreign-code', area: 'scripts', what: 'runs a command for each row', object: /call (\S+)/ },
    ],
    data: 't u o z',
  },
  visidata: { reads: true, acts: { runs: 'p play config plugins', writes: 'o output' } },
  vd: { like: 'visidata' },
  ...each('frawk goawk', { like: 'gawk' }),
  choose: { reads: true, data: 'f field-separator o output-field-separator n non-greedy x exclusive c character-wise i input' },
  ...each('sk skim', { like: 'fzf' }),
  rga: { like: 'rg' },
  ugrep: { reads: true, searches: true, files: 'shown', acts: { runs: 'filter pager view config', writes: 'save-config' } },
  ug: { like: 'ugrep' },
  'ast-grep': {
    changes: true,
    does: { reads: ['run|scan|test|lsp'], changes: ['new|rewrite'] },
    acts: { runs: 'c config', writes: 'U update-all' },
  },
  sg: { like: 'ast-grep' },
  ...each('comby taskwarrior vidir vipe moc', { changes: true }),
  ...each('mdcat html2text units qalc dict ddgr googler wttr mpg123', { reads: true, network: 'talks' }),
  hexedit: { changes: true, data: 's sector m maximize l linelength' },
  dhex: { changes: true },
  binwalk: { reads: true, acts: { writes: 'e extract D dd C directory M', runs: 'E run-as' } },
  b3sum: { reads: true, files: 'kept' },
  rhash: { reads: true, acts: { writes: 'o output l log' } },
  lnav: { reads: true, acts: { runs: 'c f e i', writes: 'export' } },
  multitail: { reads: true, acts: { runs: 'l L ex -ex', writes: 'a A' } },
  goaccess: { reads: true, acts: { runs: 'p config-file', writes: 'o output', reaches: 'real-time-html addr ws-url' } },
  grc: { wraps: { short: 'c', inner: 'argv' }, data: 'e stderr s stdout' },
  ...each('htmlq qrencode', { reads: true, acts: { writes: 'o output' } }),
  remind: { reads: true, acts: { runs: 'k' } },
  calcurse: {
    changes: true,
    effects: { rows: [dangerous('', 'deletes', 'saves only the items that its filters choose', { options: '-P --purge' })] },
    acts: { runs: 'C confdir' },
    data: `a appointment c calendar D datadir d day filter-type from Q days daemon dump-imported export-uid F filter g gc G grep i import input-datefmt l
      limit n next output-datefmt query r range read-only s startday S search status t todo to x export filter-invert filter-pattern filter-hash
      filter-start-from filter-start-to filter-start-after filter-start-before filter-start-range filter-end-from filter-end-to filter-end-after
      filter-end-before filter-end-range filter-priority filter-completed filter-uncompleted format-apt format-recur-apt format-event format-recur-event
      format-todo`,
  },
  aspell: {
    changes: true,
    acts: { runs: 'conf per-conf conf-dir add-filter-path', writes: 'p personal repl home-dir' },
    data: `c check l list lang d master mode e encoding ignore W sug-mode a pipe H t dont-backup dict-dir variety jargon word-list-path extra-dicts
      ignore-accents ignore-case dont-ignore-case ignore-repl dont-ignore-repl save-repl dont-save-repl add-filter rem-filter rem-filter-path n
      add-email-quote rem-email-quote email-margin add-html-check rem-html-check add-html-skip rem-html-skip add-sgml-check rem-sgml-check add-sgml-skip
      rem-sgml-skip sgml-extension tex-check-comments dont-tex-check-comments add-tex-command rem-tex-command B C run-together dont-run-together
      run-together-limit run-together-min data-dir keyboard local-data-dir b x backup byte-offsets dont-byte-offsets m P guess dont-guess keymapping reverse
      dont-reverse suggest dont-suggest time dont-time`,
  },
  ispell: { changes: true, acts: { writes: 'p' }, data: 'a l t n H o g b x B C P m S d w W T' },
  trans: { reads: true, network: 'talks', acts: { runs: 'player -player pager -pager browser -browser i -i', writes: 'o output -output' } },
  espeak: { reads: true, acts: { writes: 'w' } },
  navi: { does: { reads: ['info|widget|fn'], installs: ['repo add'] }, changes: true, acts: { runs: 'path finder best-match' } },
  thefuck: { prints: /^--alias\b/, does: { runs: [''] } },
  mcfly: { prints: /^init \w+/, reads: true, does: { reads: ['search|init|dump'], changes: ['add|train|move'] } },
  watchexec: {
    wraps: {
      short: 'wEeifnsdNjop',
      long: ['watch', 'exts', 'ignore', 'filter', 'delay-run', 'signal', 'stop-signal', 'debounce', 'shell', 'project-origin', 'workdir'],
      inner: 'text',
    },
    data: 'r restart c clear p postpone notify quiet print-events timings stdin-quit',
  },
  viddy: { like: 'watch' },
  chronic: { wraps: { inner: 'argv' }, data: 'e' },
  ifne: { wraps: { inner: 'argv' }, data: 'n' },
  zrun: { wraps: { inner: 'argv' } },
  pee: { wraps: { inner: 'first' }, data: 'ignore-sigpipe no-ignore-sigpipe ignore-write-errors no-ignore-write-errors' },
  mispipe: { wraps: { inner: 'first' } },
  reptyr: { effects: { rows: [dangerous('', 'system', 'takes over another process')] }, area: 'processes', data: 'T l s' },
  tmate: {
    effects: { rows: [dangerous('', 'uploads', 'gives others access to your terminal')] },
    acts: { runs: 'c f' },
    data: 'C l L S u',
  },
  ...each('upterm sshx teleconsole', { like: 'tmate' }),
  ...each('gotty wetty', { like: 'ttyd' }),
  ttyrec: { changes: true, wraps: { script: ['e'], inner: 'none' }, data: 'a' },
  termtosvg: { changes: true, acts: { runs: 'c command' }, data: 'D loop-delay g screen-geometry M m t template s still-frames' },
  vhs: { does: { runs: [''] } },
  peek: { effects: RECORDS, data: 'b backend s start p stop t toggle no-headerbar display help-all help-gapplication help-gtk' },
  // Source: scrot(1) 1.8.1
  scrot: {
    effects: { rows: [ordinary('', 'secret', 'takes a picture of the screen', { area: 'capture' })] },
    acts: { runs: 'e exec', writes: 'F file' },
    data: `a autoselect b border C class c count D display d delay f freeze i ignorekeyboard k stack l line M monitor m multidisp n note o overwrite p pointer
      q quality s select g t thumb u focused z`,
  },
  maim: {
    like: 'scrot',
    acts: {},
    data: `x xdisplay f format i window g geometry w parent B capturebackground d delay u hidecursor m quality s select b bordersize p padding t tolerance c
      color r shader n nodecorations l highlight D nodrag q quiet k nokeyboard o noopengl`,
  },
  'gnome-screenshot': {
    like: 'scrot',
    acts: { writes: 'f file' },
    data: 'c clipboard w window a area b include-border B remove-border p include-pointer d delay e border-effect i interactive display',
  },
  spectacle: {
    like: 'scrot',
    acts: { writes: 'o output' },
    data: `f fullscreen m current a activewindow u windowundercursor t transientonly r region l launchonly g gui b background s dbus n nonotify c copy-image C
      copy-path d delay w onclick i new-instance p pointer e no-decoration`,
  },
  flameshot: {
    effects: {
      rows: [
        ordinary('', 'secret', 'takes a picture of the screen', { area: 'capture' }),
        dangerous('', 'uploads', 'uploads the picture to a server', { options: '-u --upload' }),
        ordinary('', 'startup', 'chooses whether flameshot starts with the session', { options: '-a --autostart' }),
      ],
    },
    acts: { writes: 'p path' },
    data: `check c clipboard d delay f filename g print-geometry k contrastcolor m maincolor n number pin r raw region s accept-on-select showhelp
      t trayicon`,
  },
  ...each('grim screencapture', { like: 'scrot' }),
  'wf-recorder': {
    effects: RECORDS,
    acts: { writes: 'f file' },
    data: `a audio b bframes c codec d device D no-damage F filter g geometry l log m muxer o output p codec-param t force-yuv x pixel-format`,
  },
  parecord: { like: 'pamon', effects: { rows: [ordinary('', 'secret', 'records sound', { area: 'capture' })] } },
  rec: {
    changes: true,
    effects: { rows: [ordinary('', 'secret', 'records sound', { area: 'capture' })] },
    acts: { writes: 'o temp' },
    data: `p sox-pipe d default-device n null buffer input-buffer clobber no-clobber combine T D no-dither G guard help-effect help-format i info m M magic
      multi-threaded single-threaded norm play-rate-arg plot q no-show-progress R replay-gain S show-progress ignore-length v volume b bits c channels e
      encoding no-glob r rate t type L B x endian N reverse-nibbles X reverse-bits add-comment comment comment-file C compression V y Y z Z w W
      s l a A g f H`,
  },
  fswebcam: {
    effects: { rows: [ordinary('', 'secret', 'takes a picture with the camera', { area: 'capture' })] },
    acts: { runs: 'c config exec', writes: 'pid log save' },
    data: `l loop offset b background gmt d device i input list-inputs t tuner f frequency p palette r resolution F frames S skip D delay R read s set
      list-controls no-banner top-banner bottom-banner banner-colour line-colour text-colour no-shadow shadow no-title subtitle no-subtitle
      timestamp no-timestamp info no-info underlay no-underlay overlay no-overlay jpeg png revert flip rotate deinterlace invert greyscale swapchannels`,
  },
  imagesnap: { like: 'fswebcam' },
  xdotool: {
    effects: { rows: [dangerous('', 'unread', 'types or clicks in other windows', { without: 'search getactivewindow' })] },
    data: `window clearmodifiers delay screen polar sync repeat shell quiesce class classname maxdepth name onlyvisible pid desktop limit title all any
      usehints relative icon-name role urgency overrideredirect`,
  },
  ydotool: { like: 'xdotool' },
  wtype: { like: 'xdotool', data: 'M m P p k d s' },
  xinput: {
    effects: {
      rows: [
        dangerous('test|test-xi2', 'secret', 'records what is typed', { area: 'capture' }),
        ordinary('set-prop|disable|enable', 'system', 'changes input devices'),
      ],
    },
    reads: true,
    area: 'settings',
  },
  'wl-paste': {
    effects: { rows: [ordinary('', 'secret', 'shows the clipboard')] },
    wraps: { short: 'ts', long: ['type', 'seat'], inert: ['l', 'list-types'], inner: 'argv' },
    data: 'p primary n no-newline w watch',
  },
  gsettings: {
    does: { reads: ['get|list-schemas|list-keys|list-recursively|range|describe|monitor|writable|help|list-children'] },
    effects: { rows: [ordinary('set|reset|reset-recursively', 'settings', 'changes the settings of the desktop')] },
    area: 'settings',
  },
  dconf: {
    does: { reads: ['read|list|dump|watch|help'] },
    effects: {
      rows: [
        ordinary('write|load|update|compile', 'settings', 'changes the settings of the desktop'),
        dangerous('reset', 'deletes', 'deletes the settings of the desktop', { options: '-f' }),
      ],
    },
    area: 'settings',
  },
  xset: {
    effects: { rows: [ordinary('', 'settings', 'changes the settings of the screen', { without: 'q' })] },
    area: 'settings',
    data: 'display -dpms -fp',
  },
  // Source: brightnessctl(1) 0.5
  brightnessctl: {
    changes: true,
    area: 'settings',
    data: 'l list q quiet p pretend m machine-readable n min-value e exponent s save r restore d device c class',
  },
  playerctl: { changes: true, data: 'p player f format a all-players i ignore-player l list-all s no-messages F follow' },
  // Source: amixer(1) of alsa-utils 1.2.8
  amixer: { changes: true, area: 'settings', data: 'c card D device s stdin q quiet R M' },
  // Source: pamixer(1) 1.6
  pamixer: {
    changes: true,
    area: 'settings',
    data: `sink source default-source get-volume get-volume-human set-volume i increase d decrease t toggle-mute m mute allow-boost gamma u unmute get-mute
      list-sinks list-sources`,
  },
  wpctl: { changes: true, area: 'settings' },
  // Source: pacat(1) of pulseaudio-utils 16.1
  paplay: { reads: true, acts: { reaches: 's server' } },
  cmus: {
    changes: true,
    passwords: ['--passwd[= ]'],
    effects: { rows: [ordinary('', 'network', 'lets others control the player', { options: '--listen' })] },
    data: 'passwd plugins show-cursor',
  },
  rofi: {
    wraps: { script: ['run-command'], inner: 'none' },
    reads: true,
    acts: { runs: 'modi -modi modes -modes theme -theme config -config' },
  },
  // Source: wmctrl(1) 1.07
  wmctrl: { changes: true, data: 'a b c d e g I k l m n N o r R s t T F G i p u v w x' },
});
