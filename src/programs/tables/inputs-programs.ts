/** Programs: locks of the screen, what was copied, keys, input methods, and servers that show windows. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const SEES_KEYS = 'records what is typed';
const SHOWS_COPIED = 'shows what was copied before';

export const INPUTS = (): Family => ({
  // locks and idle times. Sources: the manual page of each: xss-lock 0.3, xautolock 2.2, xscreensaver 6.06, lightdm 1.26, sway 1.7
  'xss-lock': {
    wraps: { short: 'ns', long: ['notifier', 'session'], inner: 'argv' },
    acts: { runs: 'n notifier' },
    data: 'l transfer-sleep-lock s session ignore-sleep',
  },
  xautolock: {
    changes: true,
    acts: { runs: 'locker killer notifier nowlocker' },
    data: `time killtime notify bell corners cornerdelay cornerredelay cornersize secure resetsaver nocloseout nocloseerr noclose disable
      enable toggle exit locknow unlocknow restart detectsleep version`,
  },
  'xscreensaver-command': {
    changes: true,
    data: 'display activate deactivate cycle next prev select lock suspend exit restart time watch',
  },
  'dm-tool': {
    area: 'accounts',
    does: { reads: ['list-seats'], changes: ['lock'] },
    effects: {
      rows: [
        ordinary(
          'switch-to-greeter|switch-to-user|switch-to-guest|add-nested-seat|add-local-x-seat|add-seat',
          'system',
          'opens another session',
        ),
      ],
    },
    data: 'session-bus fullscreen screen',
  },
  swaynag: {
    changes: true,
    acts: { runs: 'b button B button-no-terminal z button-dismiss Z button-dismiss-no-terminal c config' },
    data: 'd debug e edge y layer f font l L detailed-button m message o output s dismiss-button t type',
  },

  // what was copied. Sources: the manual page of each: copyq 6.4, clipman 1.6, parcellite 1.2; the README of cliphist 0.6
  copyq: {
    does: {
      reads: ['count|size|tab|help|version|info|config'],
      changes: [
        'show|hide|toggle|menu|enable|disable|copy|add|insert|write|select|next|previous|edit|separator|renametab|popup|importtab|session|paste',
      ],
    },
    effects: {
      rows: [
        ordinary('clipboard|selection|read|exporttab', 'secret', SHOWS_COPIED),
        ordinary('remove|removetab', 'deletes', 'deletes what was copied before'),
        ordinary('exit', 'system', 'ends the program that keeps what was copied', { area: 'processes' }),
        ordinary('eval|action|source', 'runs-foreign-code', 'runs code of its own language or a program'),
      ],
    },
    acts: { runs: 'e' },
    data: 's session start-server',
  },
  ...each('cliphist clipman', {
    does: { changes: ['store|restore'] },
    effects: {
      rows: [
        ordinary('list|decode|pick|show-history', 'secret', SHOWS_COPIED),
        dangerous('wipe', 'deletes', 'deletes all that was copied before'),
        ordinary('delete|delete-query|clear', 'deletes', 'deletes what was copied before'),
      ],
    },
    acts: { runs: 'tool-args config-path', writes: 'histpath db-path' },
    data: 'max-items max-dedupe-search preview-width P no-persist t tool T a all',
  }),
  parcellite: {
    effects: { rows: [ordinary('', 'secret', SHOWS_COPIED, { options: '-c --clipboard -p --primary' })] },
    changes: true,
    data: 'n no-icon d daemon',
  },

  // keys and input methods. Sources: the manual page of each: evtest 1.35, libinput 1.22, evemu 2.7, ibus 1.5, im-config 0.55; keyd(1) 2.5; the
  // README of xremap 0.10
  evtest: {
    effects: { rows: [dangerous('', 'secret', SEES_KEYS, { area: 'capture', without: '--query --help --version' })] },
    data: 'grab query',
  },
  ...each('screenkey wshowkeys showmethekey-cli', {
    effects: { rows: [ordinary('', 'secret', 'shows what is typed', { area: 'capture' })] },
  }),
  'evemu-record': {
    effects: { rows: [dangerous('', 'secret', SEES_KEYS, { area: 'capture' })] },
    writes: { how: 'touches' },
    data: 'autorestart',
  },
  libinput: {
    does: { reads: ['list-devices|list-kernel-devices|quirks|analyze'] },
    effects: {
      rows: [
        dangerous('', 'secret', SEES_KEYS, { options: '--show-keycodes', area: 'capture' }),
        ordinary('debug-events|debug-gui|debug-tablet|record|measure', 'secret', 'watches the mouse and the keyboard', { area: 'capture' }),
        dangerous('replay', 'unread', 'types or clicks what was recorded'),
      ],
    },
    acts: { writes: 'o output-file' },
    data: `device grab q quiet udev verbose apply-to disable-sendevents enable-tap disable-tap enable-natural-scrolling disable-natural-scrolling all
      autorestart with-libinput with-hidraw multiple`,
  },
  keyd: {
    area: 'settings',
    does: { reads: ['list-keys|listen|check|help'] },
    effects: {
      rows: [
        dangerous('monitor', 'secret', SEES_KEYS, { area: 'capture' }),
        ordinary('bind|reload', 'settings', 'changes what the keys mean'),
        dangerous('input|do', 'unread', 'types in other windows'),
      ],
    },
    data: 't v',
  },
  xremap: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes what the keys mean, or starts programs with them', { least: 1 })] },
    data: 'device ignore watch mouse completions',
  },
  ibus: {
    area: 'settings',
    does: { reads: ['help|list-engine|version|read-cache|address|read-config|watch'], changes: ['start|restart|write-cache|emoji|engine'] },
    effects: {
      rows: [
        ordinary('exit', 'system', 'ends the input method', { area: 'processes' }),
        ordinary('reset-config', 'deletes', 'resets the settings of the input method'),
      ],
    },
    data: 'type system file font lang partial-match verbose xim',
  },
  'ibus-daemon': {
    changes: true,
    acts: { runs: 'p panel c config' },
    data: 'd daemonize s single x xim n desktop a address r replace t cache o timeout v g mem-profile',
  },
  'im-config': {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes the input method', { without: '-l -m -s -o -h' })] },
    data: 'a c x s l m n o',
  },

  // servers that show windows. Sources: the manual page of each: xvfb, xserver-xephyr and Xserver(1) 21.1, xinit 1.4, xpra 3.1, barrier 2.4, x2x 1.30
  ...each('Xvfb Xephyr', {
    changes: true,
    effects: {
      rows: [
        dangerous('', 'protection', 'lets everybody use the screen', { options: '-ac', area: 'protection' }),
        ordinary('', 'network', 'lets other machines use the screen', { options: '-listen' }),
      ],
    },
    acts: { writes: 'fbdir' },
    data: `screen pixdepths shmem linebias blackpixel whitepixel parent host-cursor resizeable no-host-grab nolisten noreset auth dpi extension
      br wr displayfd terminate once fullscreen title fp`,
  }),
  ...each('startx xinit', { wraps: { inner: 'argv' }, changes: true }),
  xpra: {
    network: 'talks',
    does: {
      reads: ['info|list|version|help|showconfig|list-windows|id|displays|encoding|video|opengl|webcam'],
      changes: ['screenshot|stop|exit|detach'],
    },
    effects: {
      rows: [
        ordinary('start|start-desktop|upgrade|seamless|desktop|monitor', 'system', 'starts a server that shows windows', {
          area: 'services',
        }),
        ordinary('attach', 'network', 'shows the windows of another machine'),
        dangerous('shadow|shadow-screen', 'network', 'lets others see and use the screen', { area: 'capture' }),
        ordinary('control', 'system', 'changes a server that shows windows', { area: 'services' }),
        dangerous('', 'network', 'lets other machines use the windows', {
          options: '--bind-tcp --bind-ws --bind-wss --bind-ssl --bind-rfb --bind-vsock --bind-udp',
        }),
      ],
    },
    acts: {
      runs: `start start-child start-after-connect start-child-after-connect start-on-connect start-child-on-connect start-on-last-client-exit
        start-child-on-last-client-exit exec-wrapper xvfb open-command dbus-launch ssh remote-xpra pulseaudio-command`,
      writes: 'pidfile log-file log-dir',
    },
    data: `d debug mmap mmap-group windows min-size max-size readonly clipboard clipboard-direction pulseaudio session-name encoding video-scaling
      socket-dir socket-dirs bandwidth-limit daemon resize-display fake-xinerama chdir exit-with-children exit-with-client
      terminate-children use-display displayfd attach html speaker microphone webcam notifications bell dpi title compress quality speed`,
  },
  ...each('barrier barrierc barriers synergy synergyc synergys', {
    network: 'talks',
    effects: {
      rows: [ordinary('', 'network', 'shares the keyboard and the mouse with another machine', { without: '-h --help --version' })],
    },
    acts: { runs: 'c config screen-change-script', writes: 'l log' },
    data: `a address d debug n name 1 no-restart restart no-tray enable-drag-drop enable-crypto display no-xinitthreads f no-daemon daemon yscroll
      crypto-pass`,
  }),
});
