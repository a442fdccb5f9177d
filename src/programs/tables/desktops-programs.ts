/** Programs: settings of a desktop, messages between its programs, and what starts a program. */
import { dangerous, ordinary, type EffectRow, type Unasked } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Messages with which a desktop runs code, and those that the machine or a session obeys. */
const EVALUATES: Unasked = {
  args: /\bEval\b|evaluateScript|loadScript|runCommand|StartTransientUnit|execute-?command/i,
  kind: 'runs-foreign-code',
  area: 'foreign-code',
  what: 'has a running program run code',
};
const POWER: Unasked = {
  args: /\b(?:PowerOff|Reboot|Halt|Suspend|Hibernate|Shutdown|logoutAndShutdown|logoutAndReboot)/,
  kind: 'system',
  area: 'power',
  what: 'shuts down, restarts or suspends the machine',
};
const SENDS = 'sends a message to a running program';
const settings = (what: string, extra = {}): EffectRow => ordinary('', 'settings', what, extra);

export const DESKTOPS = (): Family => ({
  // GNOME and Xfce. Sources: the manual page of each: gnome-shell 43, gnome-session 43, gnome-control-center 43, gnome-disk-utility 43,
  // gnome-calculator 43, xfconf 4.18, xfce4-panel 4.18, xfce4-screenshooter 1.10
  'gnome-extensions': {
    area: 'settings',
    does: { reads: ['list|info|show|version|help'], changes: ['prefs|create|pack'] },
    effects: {
      rows: [
        ordinary('enable|disable|reset', 'settings', 'turns an extension of the desktop on or off'),
        ordinary('install', 'runs-foreign-code', 'installs an extension of the desktop'),
        ordinary('uninstall', 'deletes', 'removes an extension of the desktop', { area: 'packages' }),
      ],
    },
    acts: { writes: 'o out-dir' },
    data: `q quiet user system enabled disabled prefs updates d details name description uuid template i interactive extra-source schema podir
      gettext-domain f force active inactive`,
  },
  'gnome-shell': {
    changes: true,
    acts: { writes: 'sm-save-file' },
    data: `wayland display-server nested no-x11 x11 wayland-display d display r replace sm-disable sm-client-id sync mode list-modes headless
      virtual-monitor devkit unsafe-mode`,
  },
  'gnome-session-quit': {
    area: 'power',
    effects: {
      rows: [
        dangerous('', 'system', 'shuts down or restarts the machine', { options: '--power-off --reboot' }),
        dangerous('', 'system', 'ends your session without a question', { options: '--force', area: 'processes' }),
        ordinary('', 'changes', 'ends your session', { without: '--power-off --reboot -h --help' }),
      ],
    },
    data: 'logout power-off reboot force no-prompt',
  },
  'gnome-session-inhibit': { wraps: { long: ['app-id', 'reason', 'inhibit'], inner: 'argv' }, data: 'inhibit-only l list' },
  ...each('gnome-control-center systemsettings systemsettings5 kcmshell5 kcmshell6 xfce4-settings-manager lxqt-config gnome-tweaks', {
    changes: true,
    does: { reads: [''] },
    data: 'version verbose l list o overview s search args lang icon caption v',
  }),
  'gnome-disks': {
    changes: true,
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'opens the window that erases or overwrites a disk', {
          options: '--format-device --restore-disk-image',
          area: 'disks',
        }),
      ],
    },
    data: 'block-device xid format-device restore-disk-image',
  },
  'gnome-calculator': { reads: true, data: 'e equation s solve v version ?' },
  'xfconf-query': {
    area: 'settings',
    reads: true,
    effects: {
      rows: [
        settings('changes the settings of the desktop', { options: '-s --set -T --toggle -n --create' }),
        dangerous('', 'deletes', 'resets settings of the desktop', { options: '-r --reset' }),
      ],
    },
    data: 'c channel p property l list v verbose t type s set a force-array n create r reset R recursive T toggle m monitor V version',
  },
  'xfce4-panel': {
    area: 'settings',
    effects: { rows: [settings('changes or restarts the panel', { options: '-a --add -s --save -r --restart -q --quit' })] },
    changes: true,
    data: 'p preferences i items a add s save r restart q quit d disable-wm-check plugin-event socket-id',
  },
  'xfce4-screenshooter': {
    effects: { rows: [ordinary('', 'secret', 'takes a picture of the screen', { area: 'capture', without: '-h --help -V --version' })] },
    acts: { runs: 'o open', writes: 's save' },
    data: 'c clipboard d delay f fullscreen m mouse no-border r region w window i imgur',
  },

  // KDE. Sources: the options of each in its program: KConfig 5.103, libkscreen 5.27, Baloo 5.103, Plasma 5.27, KDE Connect 22.12, kdialog 22.12;
  // yad(1) 0.40
  ...each('kwriteconfig5 kwriteconfig6 kwriteconfig', {
    area: 'settings',
    effects: { rows: [settings('changes a setting of a program', { without: '-h --help --author --license -v --version', aside: true })] },
    acts: { writes: 'file' },
    data: 'group key type delete notify',
  }),
  ...each('kreadconfig5 kreadconfig6 kreadconfig', { reads: true, data: 'file group key default type' }),
  'kscreen-doctor': {
    area: 'settings',
    reads: true,
    effects: {
      rows: [settings('changes the layout of the screens', { least: 1 }), settings('turns screens on or off', { options: '-d --dpms' })],
    },
    data: 'i info j json o outputs d dpms dpms-excluded l log',
  },
  ...each('balooctl balooctl6', {
    area: 'settings',
    does: { reads: ['status|monitor|indexSize|failed', 'config list|ls|show|help'], changes: ['check|index|suspend|resume'] },
    effects: {
      rows: [
        ordinary('enable|disable|config', 'settings', 'changes the settings of the desktop search'),
        ordinary('purge|clear', 'deletes', 'deletes the index of the desktop search'),
      ],
    },
    data: 'f format',
  }),
  ...each('baloosearch baloosearch6 balooshow', {
    reads: true,
    data: 't type d directory l limit o offset s sort i id e email x f device',
  }),
  ...each(
    `plasma-apply-colorscheme plasma-apply-wallpaperimage plasma-apply-lookandfeel plasma-apply-desktoptheme plasma-apply-cursortheme
    lookandfeeltool`,
    { changes: true, data: 'l list list-schemes list-themes a apply resetLayout accent-color fill-mode size' },
  ),
  ...each('plasmashell krunner kwin_x11 kwin_wayland klipper', {
    changes: true,
    acts: { runs: 'p shell-plugin' },
    data: 'replace n no-respawn d daemon c clipboard w desktopfile v',
  }),
  ...each('kquitapp5 kquitapp6 kquitapp', {
    area: 'processes',
    effects: { rows: [ordinary('', 'system', 'ends a program', { least: 1 })] },
    data: 'service path',
  }),
  ...each('kstart5 kstart6 kstart', {
    wraps: { long: ['application', 'url', 'desktop', 'window', 'windowclass', 'type', 'service'], inner: 'argv' },
    acts: { runs: 'application service' },
    data: `currentdesktop alldesktops maximize maximize-vertically maximize-horizontally iconify fullscreen keepabove keepbelow skiptaskbar
      skippager activate url`,
  }),
  ...each('kbuildsycoca5 kbuildsycoca6', { changes: true, data: 'global noincremental nosignal menutest testmode track author license' }),
  'kdeconnect-cli': {
    network: 'talks',
    unasked: [EVALUATES],
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends to another device', { options: '--share --share-text --send-sms --send-keys --ping-msg' }),
        ordinary('', 'system', 'runs a command of another device', { options: '--execute-command', area: 'network' }),
        ordinary('', 'network', 'connects with or leaves another device', { options: '--pair --unpair' }),
        ordinary('', 'system', 'locks or unlocks another device', { options: '--lock --unlock', area: 'accounts' }),
      ],
    },
    reads: true,
    acts: { writes: 'photo' },
    data: `l list-devices a list-available id-only name-only id-name-only refresh ring ping d device n name list-commands list-notifications
      encryption-info my-id destination attachment`,
  },
  kdialog: {
    reads: true,
    data: `yesno yesnocancel warningyesno warningcontinuecancel warningyesnocancel sorry detailedsorry error detailederror msgbox inputbox imgbox
      imginputbox textinputbox password newpassword textbox combobox menu checklist radiolist passivepopup getopenfilename getsavefilename
      getexistingdirectory getopenurl getsaveurl geticon progressbar getcolor format slider calendar dateformat title default multiple
      separate-output print-winid attach embed geometry icon text dontagain ok-label yes-label no-label cancel-label continue-label`,
  },
  yad: {
    reads: true,
    unasked: [
      {
        args: /--button[= ][^\n]*?:(?![\d"'\s])|:F?BTN\b/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs a command when a button is clicked',
      },
    ],
    acts: { runs: 'command gtkrc dclick-action select-action row-action uri-handler', writes: 'print-xid' },
    data: `calendar color dnd entry icons file font form html list multi-progress notebook print progress text-info scale title
      window-icon width height posx posy timeout timeout-indicator text text-align image image-on-top icon-theme button no-buttons
      buttons-layout no-markup no-escape escape-ok always-print-result borders sticky fixed center mouse on-top undecorated skip-taskbar maximized
      fullscreen splash no-focus close-on-unfocus selectable-labels field separator column checklist radiolist entry-label entry-text
      hide-text completion editable numeric question info warning error filename directory save multiple percentage pulsate auto-close
      auto-kill date-format day month year value min-value max-value step listen tail`,
  },

  // messages. Sources: the manual page of each: glib 2.74, dbus 1.14; qdbus of Qt 5.15 and 6
  ...each('qdbus qdbus6 qdbus-qt5', {
    reads: true,
    area: 'services',
    unasked: [EVALUATES, POWER],
    effects: { rows: [ordinary('', 'system', SENDS, { least: 3 })] },
    data: 'system literal bus',
  }),
  gdbus: {
    area: 'services',
    does: { reads: ['introspect|monitor|wait|help'] },
    unasked: [EVALUATES, POWER],
    effects: { rows: [ordinary('call|emit', 'system', SENDS)], short: 'deomt' },
    acts: { reaches: 'a address' },
    data: 'y system e session d dest o object-path m method timeout x xml r recurse p only-properties activate s signal t',
  },
  'dbus-send': {
    area: 'services',
    unasked: [EVALUATES, POWER],
    effects: { rows: [ordinary('', 'system', SENDS, { without: '-h --help --version' })] },
    acts: { reaches: 'bus peer address' },
    data: 'system session dest print-reply reply-timeout sender type',
  },
  'dbus-monitor': { reads: true, acts: { reaches: 'address' }, data: 'binary pcap system session profile monitor' },

  // files that start programs. Sources: the manual page of each: xdg-utils 1.1, xdg-user-dirs 0.18, gtk 3.24, dex 0.9, exo 4.18; the README of
  // handlr 0.6; xdg-terminal-exec starts its arguments, as its specification says
  'xdg-user-dir': { reads: true },
  'xdg-user-dirs-update': {
    area: 'settings',
    effects: { rows: [settings('changes which folders the desktop uses', { without: '--help --dummy-output' })] },
    acts: { writes: 'dummy-output' },
    data: 'force set',
  },
  ...each('xdg-desktop-menu xdg-desktop-icon xdg-icon-resource', {
    area: 'settings',
    effects: {
      rows: [
        ordinary('install|uninstall', 'settings', 'changes what the menu of the desktop offers'),
        ordinary('forceupdate', 'changes', 'updates the menu of the desktop'),
      ],
    },
    data: 'noupdate novendor mode theme context size manual',
  }),
  'xdg-screensaver': { area: 'settings', does: { reads: ['status'], changes: ['lock|activate|reset|suspend|resume'] }, data: 'manual' },
  'xdg-email': {
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'uploads', 'opens a new mail with a file', { options: '--attach' }),
        ordinary('', 'changes', 'opens a new mail', { without: '--attach --help --manual --version' }),
      ],
    },
    data: 'utf8 cc bcc subject body manual',
  },
  ...each('gtk-launch dex exo-open', {
    does: { runs: [''] },
    unasked: [{ args: /TerminalEmulator\s+\S/, kind: 'runs-foreign-code', area: 'foreign-code', what: 'runs a command in a terminal' }],
    acts: { writes: 'c create t target-directory' },
    data: 'v a autostart d dry-run e environment s search-paths term w wait test launch working-directory',
  }),
  'xdg-terminal-exec': { wraps: { inner: 'argv' } },
  handlr: {
    area: 'settings',
    does: { reads: ['list|get|help'], runs: ['open|launch'] },
    effects: { rows: [ordinary('set|add|unset|remove', 'settings', 'changes which program opens files')] },
    data: 'json a all',
  },
  ...each('gtk-update-icon-cache gtk4-update-icon-cache', {
    changes: true,
    data: 'f force t ignore-theme-index i index-only include-image-data c source q quiet v validate',
  }),
});
