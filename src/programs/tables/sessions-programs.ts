/** Programs: what a desktop session consists of: window managers, terminals, launchers, locks. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const SESSIONS = (): Family => ({
  // window managers and what they are told. Sources: the manual page of each: sway 1.7, i3-wm 4.22, twm 1.0.10, picom 9.1, sxhkd 0.6.2,
  // xbindkeys 1.8.7
  sway: { changes: true, acts: { runs: 'c config' }, data: 'C validate d get-socketpath' },
  i3: { changes: true, acts: { runs: 'c' }, data: 'a C d force-xinerama get-socketpath shmlog-size replace' },
  ...each('swaymsg i3-msg', {
    changes: true,
    unasked: [{ args: /\bexec\b/, kind: 'runs-foreign-code', area: 'foreign-code', what: 'starts a program in the session' }],
    data: 'm monitor p pretty r raw s socket t type add',
  }),
  swaybg: { changes: true, data: 'c i image m mode o output' },
  twm: { changes: true, acts: { runs: 'f' }, data: 's display' },
  picom: {
    changes: true,
    acts: { runs: 'config', writes: 'log-file write-pid-path' },
    data: `r shadow-radius o shadow-opacity l shadow-offset-x t shadow-offset-y I fade-in-step O fade-out-step D fade-delta c shadow f
      fading F i inactive-opacity e frame-opacity b daemon log-level experimental-backends show-all-xerrors shadow-color shadow-red
      shadow-green shadow-blue inactive-opacity-override active-opacity inactive-dim corner-radius rounded-corners-exclude
      mark-wmwin-focused mark-ovredir-focused no-fading-openclose no-fading-destroyed-argb shadow-ignore-shaped
      detect-rounded-corners detect-client-opacity vsync no-vsync use-ewmh-active-win unredir-if-possible unredir-if-possible-delay
      unredir-if-possible-exclude shadow-exclude clip-shadow-above fade-exclude focus-exclude inactive-dim-fixed detect-transient
      detect-client-leader blur-method blur-size blur-deviation blur-strength blur-background blur-background-frame
      blur-background-fixed blur-kern blur-background-exclude resize-damage invert-color-include opacity-rule shadow-exclude-reg
      xinerama-shadow-crop backend glx-no-stencil glx-no-rebind-pixmap no-use-damage xrender-sync-fence force-win-blend benchmark
      benchmark-wid no-ewmh-fullscreen max-brightness transparent-clipping glx-fshader-win dbus`,
  },
  sxhkd: {
    effects: { rows: [ordinary('', 'runs-foreign-code', 'obeys a file of keys that start programs', { least: 1, area: 'foreign-code' })] },
    changes: true,
    acts: { runs: 'c', writes: 'r s' },
    data: 'm t a',
  },
  xbindkeys: {
    changes: true,
    acts: { runs: 'f file fg file-guile' },
    data: 'd defaults k key mk multikey g geometry n nodaemon dg defaults-guile X display',
  },

  // the screen and what is on it. Sources: the manual page of each: wlr-randr 0.2.0, gammastep 2.0.9, redshift 1.12, dunst 1.9.0, conky
  // 1.18.3, polybar 3.6.3, vlock 2.2.2, physlock 13
  'wlr-randr': {
    area: 'settings',
    effects: {
      rows: [
        ordinary('', 'settings', 'changes the layout of the screens', {
          options: '--on --off --mode --custom-mode --pos --transform --scale',
        }),
      ],
    },
    data: 'dryrun output on off mode custom-mode pos transform scale',
  },
  ...each('gammastep redshift', { changes: true, acts: { runs: 'c' }, data: 'b g l m o O p P x r t' }),
  dunst: { changes: true, acts: { runs: 'conf -conf' }, data: 'verbosity print startup_notification' },
  conky: {
    changes: true,
    acts: { runs: 'c config' },
    data: 'a alignment b double-buffer C print-config d daemonize D f font i o own-window p pause u interval w window-id x y X display',
  },
  polybar: {
    changes: true,
    acts: { runs: 'c config', writes: 'p png' },
    data: 'l log r reload d dump m list-monitors M list-all-monitors w print-wmname s stdout',
  },
  ...each('vlock physlock', { changes: true, data: 'a all c current n new s disable-sysrq t timeout d l L m p' }),

  // terminals and launchers: what follows the options of a terminal is a command. Sources: the manual page of each: foot 1.13.1, fuzzel
  // 1.8.2, wofi 1.3
  foot: {
    wraps: {
      inner: 'argv',
      short: 'cofwWtTaDpd',
      long: [
        'config',
        'override',
        'font',
        'window-size-pixels',
        'window-size-chars',
        'term',
        'title',
        'app-id',
        'working-directory',
        'print-pid',
        'log-level',
      ],
    },
    acts: { runs: 'c config o override', writes: 'p print-pid' },
    data: `C check-config f font w window-size-pixels W window-size-chars t term T title a app-id m maximized F fullscreen L login-shell
      D working-directory s server H hold d log-level l log-colorize S log-no-syslog e`,
  },
  footclient: {
    wraps: {
      inner: 'argv',
      short: 'tTawWDsod',
      long: [
        'term',
        'title',
        'app-id',
        'window-size-pixels',
        'window-size-chars',
        'working-directory',
        'server-socket',
        'override',
        'log-level',
      ],
    },
    acts: { runs: 'o override' },
    data: `t term T title a app-id w window-size-pixels W window-size-chars m maximized F fullscreen L login-shell D working-directory s
      server-socket H hold N no-wait E client-environment d log-level l log-colorize e`,
  },
  fuzzel: {
    reads: true,
    acts: { runs: 'config T terminal launch-prefix' },
    data: `o output f font D dpi-aware p prompt i icon-theme I no-icons F fields password l lines w width x horizontal-pad y vertical-pad
      P inner-pad b background t text-color m match-color s selection-color S selection-text-color M selection-match-color B
      border-width r border-radius C border-color show-actions no-fuzzy fuzzy-min-length fuzzy-max-length-discrepancy
      fuzzy-max-distance line-height letter-spacing layer d dmenu index R no-run-if-empty log-level log-colorize log-no-syslog`,
  },
  wofi: {
    reads: true,
    acts: { runs: 'c conf s style t term r pre-display-cmd D define', writes: 'k cache-file' },
    data: `f fork C d dmenu S show W width H height p prompt x xoffset y yoffset n normal-window I allow-images m allow-markup P password
      e exec-search b hide-scroll M matching i insensitive parse-search l location a no-actions L lines w columns O sort-order G
      gtk-dark Q search o monitor`,
  },
});
