/** Programs: editors and IDEs with windows, office and books, accounts, stored passwords, folders in the cloud. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each, SENDS_DATA } from './shared-rows.ts';

/** Options of GTK that a program of GNOME or MATE takes besides its own. */
const GTK = 'help-all help-gtk class name screen sync g-fatal-warnings display';
const SYNCS = 'makes a folder here and one on a server the same';

export const OFFICES = (): Family => ({
  // the editors that are made of Visual Studio Code. Sources: code.visualstudio.com/docs/configure/command-line and argv.ts, 1.106
  ...each('codium vscodium code-insiders code-oss windsurf positron kiro trae', {
    changes: true,
    files: 'kept',
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'installs an extension', { options: '--install-extension', area: 'packages' }),
        ordinary('', 'runs-foreign-code', 'updates the extensions', { options: '--update-extensions', area: 'packages' }),
        ordinary('', 'deletes', 'removes an extension', { options: '--uninstall-extension', area: 'packages' }),
        ordinary('', 'uploads', 'gives what is typed and the files to an assistant', { options: '--add-file' }),
        ordinary('chat', 'uploads', 'gives the question to an assistant, which may change files'),
        dangerous('tunnel|serve-web', 'uploads', 'opens this machine to others'),
      ],
    },
    acts: {
      runs: `folder-uri file-uri user-data-dir extensions-dir builtin-extensions-dir enable-proposed-api inspect-extensions inspect-brk-extensions
        extensionDevelopmentPath extensionTestsPath add-mcp js-flags inspect inspect-brk install-builtin-extension`,
      lowers:
        'no-sandbox disable-chromium-sandbox disable-gpu-sandbox disable-workspace-trust ignore-certificate-errors allow-insecure-localhost',
      reaches: 'remote proxy-server proxy-pac-url',
      writes: 'logsPath crash-reporter-directory log-net-log',
    },
    data: `d diff a add remove g goto n new-window r reuse-window w wait list-extensions show-versions category pre-release force v version verbose
      disable-extensions disable-extension locale m merge profile s status p performance log prof-startup sync disable-gpu disable-lcd-text
      locate-shell-integration-path telemetry disable-telemetry transient skip-add-to-recently-opened password-store
      no-proxy-server proxy-bypass-list mode maximize disable-updates skip-welcome skip-release-notes`,
  }),

  // Zed, Sublime Text and the IDEs of JetBrains. Sources: zed docs/src/reference/cli.md 0.210; the help text of subl 4;
  // www.jetbrains.com/help/idea/2025.3/working-with-the-ide-features-from-command-line.html
  ...each('zed zeditor', {
    changes: true,
    files: 'kept',
    effects: { rows: [dangerous('', 'deletes', 'removes the editor and all its files', { options: '--uninstall', area: 'packages' })] },
    acts: { runs: 'zed', writes: 'user-data-dir' },
    data: 'w wait n new a add r reuse diff foreground v stable preview nightly',
  }),
  ...each('subl sublime_text', {
    changes: true,
    files: 'kept',
    acts: { runs: 'command' },
    data: 'project a add n new-window launch-or-new-window s stay w wait b background safe-mode v version multiinstance',
  }),
  ...each('idea pycharm webstorm phpstorm goland clion rider rubymine rustrover datagrip dataspell studio android-studio charm', {
    changes: true,
    files: 'kept',
    does: { reads: [''], changes: ['diff|merge|format|inspect'] },
    effects: { loose: true, rows: [ordinary('installPlugins', 'runs-foreign-code', 'installs plugins', { area: 'packages' })] },
    data: `line column wait nosplash dontReopenProjects disableNonBundledPlugins m mask r R s settings e d v0 v1 v2 changes
      allowDefaults dry`,
  }),

  // editors of a desktop. Sources: the manual page of each: pluma 1.26, mousepad 0.5, geany 1.38; the options of kate 22.12; the help text of
  // gedit 44
  ...each('gedit gnome-text-editor pluma mousepad geany kate kwrite', {
    changes: true,
    files: 'kept',
    acts: { runs: 'gtk-module c config' },
    data: `${GTK} encoding new-window new-document w wait s standalone list-encodings disable-server q quit v version g generate-tags P
      no-preprocessing i new-instance l line column m no-msgwin n no-ctags p no-plugins r read-only no-session t no-terminal V b block N new start
      startanon pid desktopfile stdin tempfile`,
  }),

  // documents and books. Sources: the manual page of each: okular 22.12, sioyek 2.0, qpdfview 0.5, calibre 6.13, xournalpp 1.1, abiword 3.0,
  // gnumeric 1.12, xpdf 3.04; docs of zotero 7, the manual of Anki 25
  ...alike('evince', 'xreader atril'),
  ...each('okular sioyek qpdfview xpdf foliate', {
    reads: true,
    acts: { runs: 'editor-cmd inverse-search exec cmd cfg' },
    data: `p page presentation unique noraise find v reuse-instance new-instance new-window reuse-window forward-search-file
      forward-search-line forward-search-column zoom xloc yloc shared-database-path help-all quiet search instance choose-instance
      page-label i page-index n named-dest f fullscreen s l w preview g z cont remote reload raise quit`,
    effects: { rows: [ordinary('', 'changes', 'prints files', { options: '--print --print-and-exit', area: 'jobs' })] },
  }),
  ...each('calibre ebook-viewer ebook-edit lrfviewer', {
    changes: true,
    acts: { writes: 'with-library' },
    data: `detach ignore-plugins no-update-check s shutdown-running-calibre start-in-tray v verbose continue force-reload f full-screen
      fullscreen open-at raise-window select-text`,
  }),
  xournalpp: {
    changes: true,
    acts: { writes: 'p create-pdf i create-img' },
    data: `${GTK} help-gapplication help-export n page export-range export-png-dpi export-no-background`,
  },
  abiword: {
    changes: true,
    acts: { runs: 'E plugin u userprofile', writes: 'o to-name' },
    data: 'g geometry import-extension t to verbose exp-props imp-props print print-options thumb S',
  },
  gnumeric: { changes: true, acts: { runs: 'gtk-module plugin' }, data: `${GTK} usage v no-splash g geometry` },
  ssconvert: {
    changes: true,
    writes: { how: 'copies', short: 'OETI', long: ['export-options', 'export-type', 'import-type', 'import-encoding', 'merge-to', 'set'] },
    acts: { writes: 'M merge-to' },
    data: `recalc set v verbose list-exporters T export-type O export-options export-graphs list-importers I import-type list-image-formats E
      import-encoding S export-file-per-sheet usage help-all clipboard goal-seek solve tool-test`,
  },
  localc: { like: 'libreoffice' },
  ...alike('libreoffice', 'lowriter loimpress lodraw lobase lomath'),
  unopkg: {
    area: 'packages',
    does: { reads: ['list|validate|gui'] },
    effects: {
      rows: [
        ordinary('add', 'runs-foreign-code', 'installs an extension'),
        ordinary('remove', 'system', 'removes an extension'),
        dangerous('reinstall', 'system', 'registers all extensions anew'),
      ],
    },
    acts: { writes: 'log-file', lowers: 's suppress-license' },
    data: 'f force v verbose shared bundled env deployment-context',
  },
  ...each('zotero anki', {
    network: 'talks',
    changes: true,
    acts: { writes: 'b base', runs: 'jsdebugger profile datadir' },
    data: 'p l lang safemode syncserver url ZoteroDebugText purgecaches P no-remote',
  }),

  // accounts. Sources: the manual page of each: beancount 2.3; fava 1.30 cli.py; the options of gnucash-cli 4.13
  ...each('bean-check bean-doctor bean-report bean-query bean-format bean-example', {
    reads: true,
    acts: { writes: 'o output cache-filename' },
    data: `v verbose C no-cache help-reports list-reports help-formats list-formats f format t timings q no-errors m numberify w prefix-width W
      num-width c currency-column auto`,
  }),
  fava: {
    changes: true,
    effects: {
      rows: [
        dangerous('', 'network', 'shows your accounts to other machines', { options: '-H --host', value: /^(?!127\.|localhost|::1)/ }),
      ],
    },
    acts: { writes: 'profile-dir' },
    data: 'p port H host prefix incognito read-only d debug profile poll-watcher',
  },
  gnucash: { changes: true, acts: { writes: 'logto' }, data: 'nofile extra debug log version' },
  'gnucash-cli': {
    changes: true,
    effects: { rows: [ordinary('', 'network', 'fetches prices', { options: '-Q --quotes' })] },
    acts: { writes: 'output-file logto' },
    data: 'Q quotes R report name export-type namespace debug extra log',
  },

  // stored passwords. Source: keepassxc(1) 2.7
  keepassxc: {
    changes: true,
    acts: { runs: 'config' },
    data: 'keyfile pw-stdin debug-info lock minimized allow-screencapture localconfig',
  },

  // folders in the cloud. Sources: the manual page of each: nextcloudcmd 3.7; dropbox(1) 2019; onedrive.1.in
  // 2.5; the README of maestral 1.9
  nextcloudcmd: {
    network: 'talks',
    passwords: ['(?:-p|--password)[= ]'],
    unasked: [SENDS_DATA],
    effects: { rows: [ordinary('', 'uploads', SYNCS, { without: '-h --help -v --version' })] },
    acts: { reaches: 'httpproxy', lowers: 'trust' },
    data: 's silent path u user p password n non-interactive exclude unsyncedfolders max-sync-retries uplimit downlimit h logdebug',
  },
  ...each('dropbox maestral', {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: ['status|filestatus|file-status|stat|configs|ls|help|running|version|activity|history|config-files|diff|log'],
      changes: ['stop|quit|pause|resume|gui|completion'],
    },
    effects: {
      rows: [
        ordinary('start', 'uploads', SYNCS),
        ordinary('sharelink|puburl', 'uploads', 'makes a link with which anybody can read the file'),
        ordinary(
          'exclude|excluded|lansync|throttle|autostart|proxy|move-dir|config|notify|bandwidth-limit',
          'settings',
          'changes what is kept in the cloud',
        ),
        ordinary('update', 'system', 'installs the newest version', { area: 'packages' }),
        ordinary('auth|link|unlink', 'system', 'signs in or out', { area: 'credentials' }),
        dangerous('restore|revs', 'changes', 'brings back an earlier version of a file'),
      ],
    },
    data: 'l list a all i install f foreground v verbose c config-name n lines e',
  }),
  onedrive: {
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'deletes', 'fetches or sends all anew, whatever was changed', { options: '--resync' }),
        dangerous('', 'deletes', 'deletes files here or on the server', {
          options: '--cleanup-local-files --remove-directory --remove-source-files --force',
        }),
        dangerous('', 'secret', 'shows the key of the account', { options: '--print-access-token' }),
        ordinary('', 'uploads', SYNCS, { options: '-s --sync --synchronize -m --monitor', without: '--dry-run --download-only' }),
        ordinary('', 'changes', 'fetches files from the server', { options: '--download-only' }),
        ordinary('', 'uploads', 'makes a link with which anybody can read the file', {
          options: '--create-share-link --with-editing-perms',
        }),
        ordinary('', 'system', 'signs out', { options: '--logout', area: 'credentials' }),
      ],
    },
    acts: { runs: 'confdir', writes: 'log-dir syncdir', lowers: 'disable-download-validation disable-upload-validation' },
    data: `display-config display-sync-status display-quota dry-run local-first upload-only no-remote-delete single-directory source-directory
      destination-directory create-directory get-file-link modified-by list-shared-items get-O365-drive-id get-sharepoint-drive-id
      resync-auth reauth verbose v force-sync disable-notifications skip-dir skip-file skip-dot-files skip-size skip-symlinks s m
      sync synchronize monitor download-only`,
  },
  'rclone-browser': { changes: true, network: 'talks' },
});
