/** Programs: window managers, bars, screens, and pictures of them. */
import { dangerous, ordinary, type EffectRow, type Unasked } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const STARTS: Unasked = {
  args: /\b(?:exec(?:r|_cmd)?|spawn(?:-sh)?|plugin load|exec-once)\b/,
  kind: 'runs-foreign-code',
  area: 'foreign-code',
  what: 'starts a program in the session',
};

const RECORDS: EffectRow = ordinary('', 'secret', 'records the screen', { area: 'capture', without: '-h --help --help-all -V --version' });
const CAPTURES: EffectRow = ordinary('', 'secret', 'takes a picture of the screen', { area: 'capture', without: '-h --help -v --version' });
const light = (options: string): EffectRow => ordinary('', 'settings', 'changes how bright the screen is', { options });

export const DISPLAYS = (): Family => ({
  // window managers. Sources: the manual page of each: hyprctl(1) and wiki.hypr.land 0.51, niri 25.05 src/cli.rs, bspwm 0.9, herbstluftwm 0.9,
  // awesome 4.3, eww 0.6 opts.rs
  hyprctl: {
    area: 'settings',
    unasked: [STARTS],
    does: {
      reads: [
        'version|monitors|workspaces|activeworkspace|workspacerules|clients|devices|decorations|binds|activewindow|layers|splash|getoption',
        'cursorpos|animations|instances|layouts|configerrors|rollinglog|locked|descriptions|submap|globalshortcuts|systeminfo|getprop',
      ],
      changes: ['reload|setcursor|output|switchxkblayout|seterror|setprop|notify|dismissnotify'],
    },
    effects: {
      short: 'i',
      long: ['instance'],
      rows: [
        ordinary('dispatch', 'changes', 'changes windows or starts a program'),
        ordinary('keyword|eval', 'settings', 'changes the settings of the window manager'),
        ordinary('kill', 'system', 'ends the program that is clicked', { area: 'processes' }),
        ordinary('plugin', 'runs-foreign-code', 'loads or removes a plugin of the window manager'),
        ordinary('', 'settings', 'changes the settings of the window manager', { options: '--batch' }),
      ],
    },
    data: 'j i instance r q quiet batch',
  },
  niri: {
    unasked: [STARTS],
    does: {
      reads: [
        'validate|completions',
        'msg outputs|workspaces|windows|layers|keyboard-layouts|focused-output|focused-window|pick-window|event-stream|version',
      ],
    },
    effects: {
      short: 'c',
      long: ['config'],
      rows: [
        ordinary('msg action', 'changes', 'changes windows or starts a program'),
        ordinary('msg action quit', 'system', 'ends your session', { area: 'power', called: 'quit exit log end' }),
        ordinary('msg action power-off-monitors', 'settings', 'turns the screens off', { area: 'settings' }),
        ordinary('msg output', 'settings', 'changes the layout of the screens', { area: 'settings' }),
      ],
    },
    acts: { runs: 'c config' },
    data: 'session j json',
  },
  ...each('bspc herbstclient', {
    changes: true,
    unasked: [STARTS],
    effects: {
      rows: [ordinary('quit|wm_exec', 'system', 'ends the window manager', { area: 'power', called: 'quit exit log end restart' })],
    },
    open: true,
  }),
  ...each('bspwm herbstluftwm awesome', {
    changes: true,
    acts: { runs: 'c config autostart search' },
    data: 'v k check a no-argb r replace l locked verbose noautostart',
  }),
  'awesome-client': { effects: { rows: [dangerous('', 'unread', 'runs code in the window manager')] } },
  eww: {
    does: {
      reads: ['ping|state|get|list-windows|active-windows|debug|graph|logs|shell-completions'],
      changes: ['daemon|d|update|u|poll|inspector|debugger|open|o|open-many|close|c|reload|r|close-all|ca'],
    },
    effects: {
      rows: [ordinary('kill|k', 'system', 'ends the widgets of the desktop', { area: 'processes' })],
      short: 'c',
      long: ['config'],
    },
    acts: { runs: 'c config' },
    data: 'debug force-wayland logs no-daemonize restart id screen p pos s size a anchor toggle duration arg all onlycss',
  },

  // bars, notifications, menus, pictures behind the windows. Sources: the manual page of each: swaync-client 0.12, bemenu 0.6, nitrogen 1.6,
  // hsetroot 1.0, variety 0.8; Waybar 0.12 client.cpp, the README of swww 0.9
  'swaync-client': {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'does what a notification offers', { options: '-a --action' })] },
    data: `R reload-config rs reload-css t toggle-panel op open-panel cp close-panel d toggle-dnd D get-dnd dn dnd-on df dnd-off I get-inhibited
      In get-num-inhibitors Ia inhibitor-add Ir inhibitor-remove Ic inhibitors-clear c count hide-latest close-latest C close-all a action sw
      skip-wait s subscribe swb subscribe-waybar`,
  },
  waybar: { changes: true, acts: { runs: 'c config' }, data: 's style l log-level b bar v' },
  bemenu: {
    reads: true,
    data: `I index i ignorecase l list P prefix p prompt v w wrap x password fork no-exec scrollbar b bottom f grab H line-height m monitor n
      no-overlap M margin W width-factor fn tb tf fb ff cb cf nb nf hb hf fbb fbf sb sf ab af scb scf ifne filter center`,
  },
  ...each('swww awww', {
    area: 'settings',
    does: { reads: ['query'], changes: ['img|clear|clear-cache|restore|init'] },
    effects: { rows: [ordinary('kill', 'system', 'ends the picture behind the windows', { area: 'processes' })] },
    data: `o outputs f filter t transition-type transition-step transition-fps transition-duration transition-angle transition-pos
      transition-bezier transition-wave resize no-resize fill-color a all`,
  }),
  ...each('nitrogen hsetroot variety', {
    changes: true,
    acts: { writes: 'write' },
    data: `restore no-recurse sort set-auto set-centered set-scaled set-tiled set-zoom set-zoom-fill save set-color random head force-setter root
      screens add addd gradient clear solid center cover tile full extend fill tint blur sharpen contrast brightness gamma flipv fliph
      flipd alpha profile q get get-wallpaper current show-current set set-wallpaper n next p previous fast-forward f favorite
      move-to-favorites pause resume toggle-pause history downloads preferences show-preferences selector`,
  }),

  // pictures and films of the screen. Sources: the manual page of each: slop 7.6, shutter 0.99, byzanz 0.3, simplescreenrecorder 0.4; the README of
  // hyprshot 1.3, wl-screenrec 0.1; the help text of obs 29
  slop: {
    reads: true,
    data: 'x xdisplay b bordersize p padding t tolerance c color r shader f format n nodecorations l highlight D nodrag q k nokeyboard o noopengl',
  },
  hyprshot: {
    effects: { rows: [CAPTURES] },
    acts: { writes: 'o output-folder f filename' },
    data: 'm mode c current z freeze d debug s silent clipboard-only raw t notif-timeout',
  },
  shutter: {
    effects: { rows: [CAPTURES] },
    acts: { writes: 'o output' },
    data: `s select f full w window a active section m menu t tooltip web r redo p profile d delay c include_cursor C remove_cursor debug
      clear_cache min_at_startup disable_systray e exit_after_capture n no_session`,
  },
  'byzanz-record': {
    writes: { how: 'touches', short: 'dewhxy', long: ['duration', 'exec', 'delay', 'width', 'height', 'x', 'y'] },
    effects: { rows: [RECORDS] },
    acts: { runs: 'e exec' },
    data: 'a audio c cursor d duration delay display h height v w width x y help-gtk',
  },
  'wl-screenrec': {
    effects: { rows: [RECORDS] },
    acts: { writes: 'f filename' },
    data: `no-hw no-cursor g geometry o output v dri-device low-power codec ffmpeg-muxer ffmpeg-muxer-options ffmpeg-encoder ffmpeg-encoder-options
      audio-codec audio-bitrate ffmpeg-audio-encoder encode-pixfmt encode-resolution b bitrate history audio audio-device audio-backend
      no-damage gop-size generate-completions experimental-ext-image-copy-capture`,
  },
  simplescreenrecorder: {
    changes: true,
    effects: {
      rows: [ordinary('', 'secret', 'records the screen', { area: 'capture', options: '--start-recording --activate-schedule' })],
    },
    acts: { runs: 'settingsfile', writes: 'logfile statsfile' },
    data: 'no-systray start-hidden syncdiagram benchmark',
  },
  obs: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'secret', 'records the screen', { area: 'capture', options: '--startrecording --startreplaybuffer' }),
        ordinary('', 'uploads', 'sends what it records to a server', { options: '--startstreaming' }),
      ],
    },
    data: `m collection profile scene steam disable-high-dpi-scaling studio-mode minimize-to-tray portable multi verbose always-on-top
      unfiltered_log disable-updater disable-missing-files-check disable-shutdown-check safe-mode only-bundled-plugins allow-opengl startvirtualcam`,
  },

  // brightness and layout of screens. Sources: the manual page of each: light 1.2, xbacklight 1.2, ddccontrol 0.6, arandr 0.1,
  // kanshi 1.3, x11-xkb-utils 7.7, x11-xserver-utils 7.7, xf86-input-wacom 1.1
  light: {
    area: 'settings',
    reads: true,
    effects: { rows: [light('-S -A -U -N -I -T -O')] },
    data: 'H V L A U T S G N P O I r s v b m c p',
  },
  xbacklight: { area: 'settings', reads: true, effects: { rows: [light('-set -inc -dec')] }, data: 'display get set inc dec time steps' },
  ddccontrol: {
    area: 'settings',
    reads: true,
    effects: { rows: [ordinary('', 'settings', 'changes a setting of the screen', { options: '-w -W -s' })] },
    data: 'p c d r w W f s v b i t',
  },
  ...each('arandr kanshi', { changes: true, acts: { runs: 'c config' }, data: 'randr-display force-version' }),
  xrdb: {
    area: 'settings',
    effects: {
      rows: [ordinary('', 'settings', 'changes the settings of X programs', { without: '-query -get -symbols -n -help -version' })],
    },
    acts: { runs: 'cpp', writes: 'edit' },
    data: 'display all global screen screens n load override merge quiet nocpp undef E symbols query get remove retain backup D U I',
  },
  xkbcomp: { changes: true, acts: { writes: 'o' }, data: 'a C dflts em1 emp eml ? I i l m merge opt R synch version w xkb xkm' },
  xkbcli: {
    does: { reads: ['list|how-to-type|compile-keymap'] },
    effects: {
      rows: [
        dangerous('interactive-x11|interactive-wayland|interactive-evdev|interactive', 'secret', 'records what is typed', {
          area: 'capture',
        }),
      ],
    },
    data: 'ruleset skip-default-paths load-exotic rules model layout variant options rmlvo kccgst',
  },
  xsetwacom: {
    area: 'settings',
    does: { reads: ['list|get'] },
    effects: {
      rows: [
        ordinary('set', 'settings', 'changes the settings of a tablet'),
        ordinary('', 'settings', 'changes the settings of a tablet', { options: '--set' }),
      ],
      short: 'd',
      long: ['display'],
    },
    data: 'd display v V list get s shell x xconf set',
  },
});
