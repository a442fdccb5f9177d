/** Programs: browsers, terminals, file managers, mail, chat and news in windows. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each, SENDS_DATA } from './shared-rows.ts';

/** An address that is not a file of this machine. */
const ADDRESS = /^(?!file:|about:|chrome:)[a-z][\w+.-]*:|^www\./i;
const OPENS: EffectRow = ordinary('', 'network', 'opens an address in a browser', { operand: ADDRESS });

/**
 * Options of Chromium, and of the programs that are made of it. Sources: chromium(1) and the switches in the program, 156; chrome_switches.cc;
 * docs/chrome-flags-for-tools.md of chrome-launcher. `inprivate` is Edge's, `private` Opera's, `tor` Brave's.
 */
const CHROMIUM_ACTS = {
  runs: `load-extension disable-extensions-except renderer-cmd-prefix utility-cmd-prefix gpu-launcher browser-subprocess-path
    load-and-launch-app js-flags`,
  writes: 'user-data-dir disk-cache-dir log-net-log log-file ssl-key-log-file trace-startup-file',
  reaches: 'proxy-server proxy-pac-url',
  relays: 'host-resolver-rules host-rules',
  lowers: `no-sandbox disable-setuid-sandbox disable-namespace-sandbox disable-seccomp-filter-sandbox disable-gpu-sandbox no-zygote-sandbox
    disable-web-security ignore-certificate-errors ignore-certificate-errors-spki-list allow-running-insecure-content allow-insecure-localhost
    allow-file-access-from-files disable-site-isolation-trials unsafely-treat-insecure-origin-as-secure remote-allow-origins
    use-fake-ui-for-media-stream auto-accept-camera-and-microphone-capture auto-select-desktop-capture-source disable-popup-blocking`,
};
const DEFAULT: EffectRow = ordinary('', 'settings', 'makes it the browser that opens links', {
  options: '--make-default-browser --setDefaultBrowser -setDefaultBrowser',
  area: 'settings',
});
const CHROMIUM_ROWS: readonly EffectRow[] = [
  DEFAULT,
  ordinary('', 'network', 'lets programs control the browser', { options: '--remote-debugging-port --remote-debugging-pipe' }),
  dangerous('', 'network', 'lets other machines control the browser', { options: '--remote-debugging-address' }),
  ordinary('', 'protection', 'turns off a protection of the browser', {
    options: '--disable-features',
    value: /isolat|site-?per|sandbox|insecure|samesite|safe-?browsing|certificate|privatenetwork|localnetwork|https/i,
  }),
  // without a value the page follows, so these are not options that name a file
  ordinary('', 'changes', 'writes a picture or a document of the page', { options: '--screenshot --print-to-pdf' }),
  dangerous('', 'deletes', 'overwrites a file of the system or of the settings', {
    options: '--screenshot --print-to-pdf',
    value: /^\/(?!tmp\/|home\/|Users\/|var\/tmp\/)|(?:^|\/)\.[\w]/,
  }),
];
const CHROMIUM = `allow-pre-commit-input app app-id class default-background-color debug g temp-profile disable-3d-apis
  disable-accelerated-2d-canvas disable-background-networking disable-background-timer-throttling disable-backgrounding-occluded-windows
  disable-blink-features disable-breakpad disable-component-update disable-default-apps disable-dev-shm-usage disable-extensions disable-gpu
  disable-gpu-compositing disable-hang-monitor disable-infobars disable-logging disable-notifications disable-pinch disable-prompt-on-repost
  disable-renderer-backgrounding disable-session-crashed-bubble disable-software-rasterizer disable-sync disable-translate display dump-dom
  enable-automation enable-features enable-blink-features enable-logging enable-unsafe-swiftshader enable-wayland-ime force-dark-mode
  force-device-scale-factor guest headless hide-crash-restore-bubble hide-scrollbars ignore-gpu-blocklist incognito inprivate kiosk
  kiosk-printing lang log-level metrics-recording-only mute-audio new-window no-default-browser-check no-first-run no-pdf-header-footer
  no-proxy-server noerrdialogs no-startup-window open ozone-platform ozone-platform-hint password-store print-to-pdf-no-header private
  product-version profile-directory process-per-site proxy-auto-detect proxy-bypass-list restore-last-session
  run-all-compositor-stages-before-draw silent-launch start-fullscreen start-maximized test-type timeout touch-events tor use-angle use-gl
  use-mock-keychain user-agent v virtual-time-budget vmodule window-position window-size`;

/** Options of Mozilla's programs. Sources: firefox-esr(1), thunderbird(1), and the help text and command line handlers of Firefox 153. */
const MOZILLA = `display sync no-xshm xim-preedit xim-status g-fatal-warnings P p ProfileManager migration no-remote new-instance UILocale safe-mode
  new-window new-tab private-window private browser search preferences url width height kiosk kiosk-monitor first-startup allow-downgrade
   headless window-size inspector devtools jsconsole full-version foreground disable-pinch compose addressbook calendar
  mail news options file g setDefaultMail MOZ_LOG`;
const MOZILLA_ACTS = { runs: 'chrome profile app jsdebugger wait-for-jsdebugger', writes: 'CreateProfile MOZ_LOG_FILE' };
const MOZILLA_ROWS: readonly EffectRow[] = [
  DEFAULT,
  ordinary('', 'network', 'lets programs control the browser', { options: '--remote-debugging-port --start-debugger-server --marionette' }),
  dangerous('', 'network', 'lets other machines control the browser', {
    options: '--remote-allow-hosts --remote-allow-origins --remote-allow-system-access',
  }),
  ordinary('', 'changes', 'writes a picture of the page', { options: '--screenshot' }),
];

/** Programs in which Chromium shows one service: chats and notes. */
const ELECTRON = 'start-minimized hidden u use-tray-icon start-in-tray minimized startup url gtk-version';

/** Words that many terminals have for their windows. */
const TERMINALS = `tab window new-window new-tab title t T geometry working-directory w profile p role class name icon display screen
  show-menubar hide-menubar maximize maximise fullscreen full-screen zoom font active preferences`;

export const BROWSERS = (): Family => ({
  // browsers with windows. Sources: those of the options above; the others are made of Chromium or of Firefox
  ...each(
    `chromium chromium-browser google-chrome google-chrome-stable google-chrome-beta google-chrome-unstable chrome brave brave-browser opera vivaldi
    vivaldi-stable microsoft-edge microsoft-edge-stable msedge ungoogled-chromium`,
    {
      network: 'talks',
      changes: true,
      unasked: [SENDS_DATA],
      effects: { rows: [OPENS, ...CHROMIUM_ROWS] },
      acts: CHROMIUM_ACTS,
      data: CHROMIUM,
    },
  ),
  ...each('firefox firefox-esr firefox-developer-edition librewolf waterfox floorp zen-browser torbrowser-launcher', {
    network: 'talks',
    changes: true,
    unasked: [SENDS_DATA],
    effects: { rows: [OPENS, ...MOZILLA_ROWS] },
    acts: MOZILLA_ACTS,
    data: MOZILLA,
  }),

  // other browsers. Sources: the manual page of each: qutebrowser 2.5, epiphany 43, falkon 22, links2 2.28; elinks(1) 0.16
  qutebrowser: {
    network: 'talks',
    changes: true,
    unasked: [SENDS_DATA],
    effects: { rows: [OPENS, ordinary('', 'runs-foreign-code', 'runs a command in the browser', { operand: /^:/, area: 'foreign-code' })] },
    acts: { runs: 'C config-py s set B basedir qt-arg qt-flag' },
    data: `r restore R override-restore target backend desktop-file-name untrusted-args l loglevel logfilter loglines d debug json-logging nocolor
      force-color nowindow T temp-basedir no-err-windows D debug-flag`,
  },
  ...each('epiphany epiphany-browser falkon', {
    network: 'talks',
    changes: true,
    unasked: [SENDS_DATA],
    effects: { rows: [OPENS] },
    acts: { runs: 'profile e' },
    data: 'new-window l load-session i incognito-mode p private-instance a application-mode automation-mode search private-browsing new-tab',
  }),
  ...each('links xlinks2 elinks', {
    network: 'downloads',
    acts: { runs: 'eval config-file confdir config-dir', reaches: 'http-proxy ftp-proxy https-proxy socks-proxy remote bind-address' },
    data: `dump source dump-width dump-charset dump-color-mode width codepage html-images html-numbered-links no-numbering no-references
      no-connect no-home session-ring base-session default-mime-type auto-submit anonymous force-html localhost touch-files g driver mode
      receive-timeout retries max-connections enable-cookies lookup`,
  }),

  // chats and notes that are made of Chromium. Sources: the options above, the README of signal-desktop 7; telegram-desktop(1) 4.6
  ...each(
    `slack discord signal-desktop element-desktop teams teams-for-linux mattermost-desktop obsidian joplin-desktop logseq
    bitwarden notion-app postman insomnia`,
    {
      network: 'talks',
      changes: true,
      unasked: [SENDS_DATA],
      acts: CHROMIUM_ACTS,
      effects: { rows: [...CHROMIUM_ROWS] },
      data: `${CHROMIUM} ${ELECTRON}`,
    },
  ),
  'telegram-desktop': { network: 'talks', changes: true, acts: { runs: 'workdir' }, data: 'startintray debug scale autostart cleanup' },

  // mail, news and chat. Sources: the manual page of each: evolution 3.46, geary 43, claws-mail 4.1, pidgin 2.14, liferea 1.14
  thunderbird: { network: 'talks', changes: true, effects: { rows: [OPENS, ...MOZILLA_ROWS] }, acts: MOZILLA_ACTS, data: MOZILLA },
  ...each('evolution geary', {
    network: 'talks',
    changes: true,
    data: 'c component offline online force-online disable-eplugin disable-preview i import q quit display hidden gapplication-service',
    effects: { rows: [ordinary('', 'system', 'ends the mail program', { options: '--force-shutdown', area: 'processes' })] },
  }),
  'claws-mail': {
    network: 'talks',
    changes: true,
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends mail that waits', { options: '--send' }),
        ordinary('', 'uploads', 'opens a mail that is sent without a question', { options: '--compose-from-file' }),
      ],
    },
    acts: { runs: 'alternate-config-dir' },
    data: `compose attach insert receive receive-all cancel-receiving cancel-sending search status status-full statistics
      reset-statistics select online offline exit debug toggle-debug version-full config-dir geometry subscribe`,
  },
  pidgin: { network: 'talks', changes: true, acts: { runs: 'c config' }, data: 'd debug f force-online m multiple n nologin l login' },
  liferea: { network: 'talks', changes: true, data: 'a add-feed w mainwindow-state p disable-plugins debug-all debug-net debug-gui' },

  // terminals. Sources: the manual page of each: gnome-terminal 3.46, mate-terminal 1.26, xfce4-terminal 1.0, terminator 2.1, lxterminal 0.4,
  // tilix 1.9, rxvt-unicode 9.30, stterm 0.9; kgx-application.c of gnome-console 46
  ...each('gnome-terminal mate-terminal xfce4-terminal terminator kgx', {
    wraps: {
      short: 'tTpgrliI',
      long: ['title', 'profile', 'geometry', 'working-directory', 'role', 'layout', 'config'],
      script: ['e', 'command', 'execute2', 'set-shell', 'x', 'execute'],
      joins: true,
      inner: 'argv',
    },
    acts: { runs: 'g config load-config gtk-module', writes: 'save-config' },
    data: `${TERMINALS} help-all M f b borderless H hidden l layout s select-layout r i u no-dbus d debug debug-classes debug-methods wait fd
      print-environment q quiet disable-server disable-factory color-table default-display default-working-directory dynamic-title-mode
      initial-title hold active-tab color-text color-bg drop-down startup-id I minimize show-borders hide-borders show-toolbar hide-toolbar
      show-scrollbar hide-scrollbar sync g-fatal-warnings about set-scrollback`,
  }),
  ...each('lxterminal tilix guake', {
    wraps: { script: ['e', 'command', 'execute-command'], inner: 'none' },
    changes: true,
    data: `${TERMINALS} l loginshell tabs s session a action minimize focus-window window-style new-process q quake n e command`,
  }),
  ...each('urxvt urxvtc rxvt rxvt-unicode', {
    open: true,
    wraps: { starters: ['-e'], inner: 'none' },
    acts: { runs: 'pe -pe perl-lib -perl-lib perl-ext -perl-ext perl-eval -perl-eval' },
  }),
  ...each('st stterm', { wraps: { short: 'cfgnoTtwl', inner: 'argv' }, acts: { writes: 'o' }, data: 'a c f g i n T t w l v e' }),

  // file managers. Sources: the manual page of each: nautilus 43, thunar 4.18, nemo 5.6, pcmanfm 1.3, krusader 2.7; the options of dolphin 22.12
  ...each('nautilus thunar Thunar nemo caja pcmanfm pcmanfm-qt dolphin krusader doublecmd spacefm', {
    changes: true,
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'network', 'opens a folder of another machine', { operand: /^(?:sftp|ssh|smb|ftps?|davs?|nfs|afp|fish):\/\//i }),
        ordinary('', 'changes', 'changes the picture behind the windows', { options: '--set-wallpaper' }),
      ],
    },
    acts: { runs: 'profile' },
    data: `c check w new-window q quit s select B bulk-rename daemon display g geometry t tabs existing-window n no-default-window
      fix-cache debug d daemon-mode p new-win f find-files desktop desktop-off desktop-pref wallpaper-mode show-pref
      no-desktop browser left right split l r`,
  }),
});
