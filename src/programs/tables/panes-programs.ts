/** Programs: shells, editors, file managers, terminals and their windows. */
import { dangerous, ordinary, type EffectRow, type Unasked } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

const endsWindows = (words: string): EffectRow => ordinary(words, 'system', 'ends programs that run in windows', { area: 'processes' });
const inWindows = (words: string): EffectRow => dangerous(words, 'unread', 'runs commands in other windows');

/** Keys that edit a file, among which `|` and `!` give it to a command. Source: kak(1). */
const KEYS: Unasked = {
  args: /(?:^| )-f ?\S*[|!$<]/,
  kind: 'runs-foreign-code',
  area: 'foreign-code',
  what: 'gives the text to a command',
};

export const PANES = (): Family => ({
  // shells. Sources: the manual page of each: rc 1.7, elvish 0.19, xonsh 0.13; the README of es-shell 0.9; the options in the source of
  // nushell 0.109 and murex 7. Those whose language is like that of the shell are read as it
  ...alike('dash', 'rc es osh ysh elvish'),
  nu: {
    interprets: { input: true },
    wraps: { script: ['c', 'commands', 'e', 'execute'], inner: 'none' },
    acts: { runs: 'config env-config plugin-config plugins I include-path', writes: 'log-file' },
    data: `i interactive l login m table-mode error-style no-newline n no-config-file no-history no-std-lib log-level log-target log-include
      log-exclude stdin experimental-options ide-check ide-ast ide-hover ide-complete ide-goto-def`,
  },
  xonsh: {
    interprets: { input: true },
    wraps: { script: ['c'], inner: 'none' },
    acts: { runs: 'rc' },
    data: 'i interactive l login no-rc no-script-cache cache-everything D shell-type timings no-env',
  },
  murex: {
    interprets: { input: true },
    wraps: { script: ['c'], inner: 'none' },
    data: 'i load-modules echo ignore-whatsnew try trypipe tryerr trypipeerr setsid',
  },

  // editors. Sources: the manual page of each: kakoune 2022, ne 3.3, joe 4.6, mg 20221112, jed 0.99, vis 0.8, mc 4.8; the help text of helix
  // 25
  kak: {
    changes: true,
    files: 'kept',
    unasked: [KEYS],
    effects: { rows: [ordinary('', 'unread', 'runs commands in a running editor', { options: '-p' })] },
    acts: { runs: 'e E' },
    data: 'n l d f i c s -ui -clear -ro -help',
  },
  ...alike('hx', 'helix'),
  ne: {
    changes: true,
    files: 'kept',
    acts: { runs: 'macro keys menus' },
    data: 'binary read-only utf8 no-utf8 ansi no-ansi no-config no-syntax prefs',
  },
  ...each('joe jmacs jpico jstar rjoe', {
    changes: true,
    files: 'kept',
    data: `-wordwrap -lmargin -rmargin -autoindent -tab -indentc -istep -nobackups -backpath -asis -overwrite -linums -hex -rdonly -crlf -help
      -mouse -nonotice -notite -exask -force -guess_crlf -guess_indent -syntax -encoding -pg -lines -columns -marking -lightoff`,
  }),
  mg: { changes: true, files: 'kept', acts: { runs: 'b u f' }, data: 'n R' },
  ...each('jed jed-script xjed', {
    changes: true,
    files: 'kept',
    acts: { runs: 'l f a -batch batch script' },
    data: 'secure n e g s 2 i -facesize -fs -foreground -fg -background -bg -Iconic -ic -title',
  }),
  vis: { changes: true, files: 'kept', acts: { runs: '+' } },
  mcedit: { changes: true, files: 'kept', acts: { runs: 'c colors' }, data: 'b d f a x k' },
  mcview: { reads: true, files: 'shown' },
  mcdiff: { changes: true },

  // file managers. Sources: the help text in the source of each: joshuto 0.9, xplr 1.0, superfile 1.3; the README of walk 1.10
  joshuto: {
    changes: true,
    does: { reads: ['completions|config|version|help'], changes: [''] },
    acts: { writes: 'output-file' },
    data: 'change-directory file-chooser path',
  },
  xplr: {
    changes: true,
    acts: { runs: 'c config C extra-config on-load m pipe-msg-in' },
    data: 'force-focus M print-msg-in print-pwd-as-result read-only read0 write0 0 null vroot',
  },
  ...each('spf superfile', {
    changes: true,
    acts: { runs: 'c config-file hf hotkey-file', writes: 'cf chooser-file' },
    data: 'fh fix-hotkeys fch fix-config-file pld print-last-dir',
  }),
  walk: { changes: true, data: 'icons dir-only preview with-border fuzzy hide-hidden' },

  // terminals. Sources: the manual page of each: kitty 0.26, alacritty 0.11 and 0.15, dtach 0.9, dvtm 0.15, tmuxinator 1.1; the sources of
  // wezterm 20250213, ghostty 1.3, konsole 25, kitty 0.45, tmuxp 1.60; the README of teamocil 1.4 and of abduco 0.6
  kitty: {
    wraps: {
      short: 'Tcod',
      long: [
        'class',
        'name',
        'title',
        'config',
        'override',
        'directory',
        'working-directory',
        'session',
        'instance-group',
        'listen-on',
        'start-as',
        'replay-commands',
        'dump-bytes',
        'watcher',
      ],
      inert: ['v', 'version', 'h', 'help', 'replay-commands'],
      inner: 'argv',
    },
    acts: { runs: 'c config o override session watcher', writes: 'dump-bytes' },
    data: `1 single-instance detach hold wait-for-single-instance-window-close dump-commands debug-gl debug-rendering debug-input debug-keyboard
      debug-font-fallback start-as`,
  },
  kitten: {
    does: {
      reads: [
        'icat|diff|hints|unicode_input|unicode-input|show_key|show-key|query_terminal|query-terminal|notify|hyperlinked_grep|ask|pager',
      ],
      changes: ['themes|choose-fonts|choose_fonts|resize_window|edit-in-kitty|edit_in_kitty|desktop-ui|desktop_ui'],
    },
    effects: {
      rows: [
        ordinary('clipboard', 'secret', 'shows the clipboard', { options: '-g --get-clipboard' }),
        ordinary('clipboard', 'changes', 'fills the clipboard', { without: '-g --get-clipboard' }),
        ordinary('transfer', 'uploads', 'copies files to or from another machine'),
        inWindows('@|broadcast'),
        ordinary('update-self|update_self', 'system', 'updates the program', { area: 'packages' }),
      ],
    },
    data: 'place align clear scale-up stdin silent transfer-mode detect-support z z-index background mirror hold engine use-window-size loop',
  },
  alacritty: {
    wraps: { starters: ['-e', '--command'], inner: 'none' },
    does: { reads: [''], changes: ['migrate'] },
    effects: { short: 'oT', long: ['class', 'config-file', 'embed', 'option', 'socket', 'title', 'working-directory'], rows: [] },
    acts: { runs: 'config-file o option' },
    data: 'hold daemon print-events ref-test class embed socket T title working-directory',
  },
  ...each('wezterm wezterm-gui', {
    area: 'processes',
    does: {
      reads: [
        '',
        'ls-fonts|show-keys|imgcat|shell-completion|replay|help|set-working-directory',
        'cli list|list-clients|get-text|get-pane-direction',
      ],
      changes: [
        'connect|serial',
        'cli activate-pane|activate-pane-direction|activate-tab|adjust-pane-size|move-pane-to-new-tab|zoom-pane',
        'cli set-tab-title|set-window-title|rename-workspace',
      ],
    },
    wraps: [
      { subcommand: ['start'], long: ['cwd', 'class', 'workspace', 'position', 'domain'], inner: 'argv' },
      { subcommand: ['ssh'], short: 'o', long: ['ssh-option', 'class', 'position'], operands: 1, inner: 'argv', where: 'machine' },
      { subcommand: ['record'], short: 'o', long: ['cwd'], inner: 'argv' },
    ],
    effects: {
      long: ['config-file', 'config'],
      rows: [
        inWindows('cli send-text'),
        ordinary('cli spawn|split-pane', 'unread', 'starts a command in another window'),
        endsWindows('cli kill-pane'),
        ordinary('record', 'secret', 'records the terminal', { area: 'capture' }),
        ordinary('ssh', 'network', 'connects to another machine'),
      ],
    },
    acts: { runs: 'config-file config' },
    data: `n skip-config no-auto-connect always-new-process new-tab attach e baud list-system text codepoints rasterize-ascii lua key-table width
      height no-preserve-aspect-ratio hold no-move-cursor resize format pane-id tab-id window-id`,
  }),
  ghostty: {
    wraps: { starters: ['-e'], inner: 'none' },
    does: {
      reads: [
        '',
        '+list-fonts|+list-keybinds|+list-themes|+list-colors|+list-actions|+help|+version|+boo',
        '+show-config|+explain-config|+validate-config|+show-face',
      ],
      changes: ['+edit-config|+new-window|+new-tab|+toggle-quick-terminal'],
    },
    acts: { runs: 'command initial-command config-file input' },
    data: `font-family font-size theme title class working-directory window-width window-height window-decoration maximize fullscreen background
      foreground background-opacity cursor-style default docs changes-only plain cells`,
  },
  konsole: {
    wraps: { starters: ['-e'], inner: 'none' },
    does: { reads: [''] },
    effects: { short: 'p', long: ['profile', 'layout', 'workdir'], rows: [] },
    acts: { runs: 'tabs-from-file p' },
    data: `profile layout builtin-profile workdir hold noclose new-tab background-mode separate nofork show-menubar hide-menubar show-toolbars
      hide-toolbars show-tabbar hide-tabbar fullscreen notransparency list-profiles list-profile-properties force-reuse`,
  },
  abduco: {
    wraps: { short: 'e', operands: 1, inner: 'argv' },
    effects: { rows: [ordinary('', 'changes', 'goes on in the background', { area: 'jobs', options: '-n' })] },
    data: 'a A c n f l p q r',
  },
  dtach: {
    wraps: { short: 'aAcnNper', inner: 'argv', inert: ['p'] },
    effects: {
      rows: [
        ordinary('', 'changes', 'goes on in the background', { area: 'jobs', options: '-n -N' }),
        dangerous('', 'unread', 'runs commands in another session', { options: '-p' }),
      ],
    },
    data: 'E z',
  },
  dvtm: { wraps: { short: 'mdhtsc', inner: 'first' }, acts: { writes: 's c' }, data: 'M m d h t' },
  ...each('tmuxinator mux', {
    area: 'processes',
    does: {
      reads: ['list|ls|debug|doctor|version|help|commands|completions'],
      changes: ['new|open|edit|copy|n|o|e|c'],
      runs: ['', 'start|s|local'],
    },
    effects: {
      short: 'pn',
      rows: [
        endsWindows('stop|stop_all|stop-all'),
        dangerous('delete|implode', 'deletes', 'deletes the files of projects', { area: 'files' }),
      ],
    },
    acts: { runs: 'p project-config' },
    data: 'n name a append newline active no-pre-window suppress-tmux-version-warning',
  }),
  tmuxp: {
    does: { reads: ['ls|search|debug-info|help'], changes: ['edit|freeze|convert|import'], runs: ['load|shell'] },
    effects: { short: 'LSsfd', rows: [] },
    acts: { runs: 'c command code f file', writes: 'o output save-to log-file' },
    data: `L S 2 8 d detached a append s y yes w workspace t target n no-startup workspace-format force full tree ndjson i F v any field log-level
      no-progress progress-format progress-lines use-pythonrc use-vi-mode no-vi-mode best pdb ipython ptpython ptipython bpython`,
  },
  teamocil: { does: { runs: [''] }, acts: { runs: 'layout' }, data: 'here edit show list debug' },
  fuck: { does: { runs: [''] }, data: 'y yeah yes hard r repeat d debug force-command' },
});
