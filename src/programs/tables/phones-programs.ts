/** Programs: telephones and the apps for them. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { ATTACHES, each } from './shared-rows.ts';

/** What the tools of libimobiledevice have in common. */
const UDID = 'u udid n network d debug v';
/** Options of Frida's tools. Source: frida-tools 13 application.py, repl.py, tracer.py. */
const FRIDA = `D device U usb R remote certificate origin token keepalive-interval p2p F attach-frontmost n attach-name N attach-identifier p
  attach-pid W await stdio aux realm runtime debug squelch-crash P parameters pause no-auto-reload timeout exit-on-error kill-on-exit auto-perform
  no-pause auto-reload i include x exclude a add I include-module X exclude-module T include-imports t include-module-imports m include-objc-method M
  exclude-objc-method j include-java-method J exclude-java-method s include-debug-symbol q quiet d decorate Z applications installed ui-port`;
const ATTACHES_TO: EffectRow = ordinary('', 'system', 'runs code inside another program', {
  area: 'processes',
  without: '-h --help --version',
});

export const PHONES = (): Family => ({
  // Android. Sources: the options of scrcpy 3 in its bash-completion, heimdall(1) 1.4, the README of fdroidcl 0.7
  scrcpy: {
    network: 'talks',
    changes: true,
    effects: {
      rows: [
        ordinary('', 'secret', 'records the screen or the camera of the telephone', { options: '-r --record', area: 'capture' }),
        ordinary('', 'network', 'reaches the telephone over the network', { options: '--tcpip' }),
      ],
    },
    acts: { writes: 'r record v4l2-sink', reaches: 'tunnel-host tcpip' },
    data: `always-on-top angle audio-bit-rate audio-buffer audio-codec audio-codec-options audio-dup audio-encoder audio-match-package-names
      audio-source audio-output-buffer b video-bit-rate camera-ar camera-id camera-facing camera-fps camera-high-speed camera-size
      capture-orientation crop d select-usb disable-screensaver display-id display-ime-policy display-orientation e select-tcpip f fullscreen
      force-adb-forward G gamepad K keyboard kill-adb-on-close legacy-paste list-apps list-camera-sizes list-cameras list-displays
      list-encoders m max-size M max-fps mouse mouse-bind n no-control N no-playback new-display no-audio no-audio-playback no-cleanup
      no-clipboard-autosync no-downsize-on-error no-key-repeat no-mipmaps no-mouse-hover no-power-on no-vd-destroy-content
      no-vd-system-decorations no-video no-video-playback no-window orientation otg p port pause-on-exit power-off-on-close prefer-text
      print-fps push-target raw-key-events record-format record-orientation render-driver require-audio rotation s serial S turn-screen-off
      screen-off-timeout shortcut-mod start-app t show-touches time-limit tunnel-port v4l2-buffer v V verbosity video-buffer
      video-codec video-codec-options video-encoder video-source w stay-awake window-borderless window-title window-x window-y
      window-width window-height`,
  },
  heimdall: {
    area: 'disks',
    does: { reads: ['detect|print-pit|version|info|help|download-pit'], changes: ['close-pc-screen'] },
    effects: { rows: [dangerous('flash', 'system', 'overwrites the system of a telephone')] },
    acts: { writes: 'output' },
    open: true,
  },
  fdroidcl: {
    network: 'talks',
    area: 'packages',
    does: { reads: ['search|show|devices|scan|list|version|help'], changes: ['update|download'] },
    effects: {
      rows: [
        ordinary('install', 'system', 'installs an app on the device'),
        dangerous('uninstall', 'system', 'removes an app with its data'),
      ],
    },
  },

  // apps. Sources: the manual page of each: apktool 2.7, apksigner 33, zipalign 33; developer.android.com/tools/bundletool 1.18; the README of smali
  // 2.5, dex2jar 2.4
  apktool: {
    does: { changes: ['d|decode|b|build|if|install-framework|publicize-resources|list-frameworks'] },
    effects: {
      short: 'ptoajf',
      long: ['frame-path', 'frame-tag', 'tag', 'output', 'aapt', 'jobs'],
      rows: [
        ordinary('d|decode', 'deletes', 'deletes the folder that it writes, if there is one', { options: '--force', area: 'files' }),
        ordinary('empty-framework-dir', 'deletes', 'deletes the frameworks that it knows', { area: 'files' }),
      ],
    },
    acts: { runs: 'a aapt', writes: 'o output' },
    data: `advance advanced version p frame-path t tag frame-tag f force force-all r no-res s no-src api b no-debug-info k keep-broken-res m
      match-original c copy-original d debug use-aapt2 use-aapt1 nc no-crunch net-sec-conf na no-apk only-main-classes force-manifest no-assets j
      jobs q quiet v`,
  },
  apksigner: {
    passwords: ['--(?:ks|key)-pass[= ]pass:'],
    does: { reads: ['verify|version|help'], changes: ['sign|rotate|lineage'] },
    effects: {
      long: [
        'ks',
        'ks-key-alias',
        'ks-pass',
        'key-pass',
        'ks-type',
        'out',
        'in',
        'key',
        'cert',
        'min-sdk-version',
        'max-sdk-version',
        'v1-signer-name',
      ],
      rows: [],
    },
    acts: { runs: 'ks-provider-class ks-provider-arg', writes: 'out' },
    data: `min-sdk-version max-sdk-version v1-signing-enabled v2-signing-enabled v3-signing-enabled v4-signing-enabled next-signer v1-signer-name ks
      ks-key-alias ks-pass key-pass pass-encoding ks-type ks-provider-name key cert print-certs print-certs-pem v in lineage old-signer
      new-signer set-installed-data set-shared-uid set-permission set-rollback set-auth signer Werr rotation-min-sdk-version`,
  },
  zipalign: { changes: true, writes: { how: 'copies', short: 'P' }, data: 'c f p P v z' },
  bundletool: {
    passwords: ['--(?:ks|key)-pass[= ]pass:'],
    does: {
      reads: ['dump|validate|version|help|get-size|check-transparency|print-device-targeting-config'],
      changes: ['build-bundle|build-apks|extract-apks|get-device-spec|add-transparency'],
    },
    effects: { rows: [ordinary('install-apks', 'system', 'installs an app on the device', { area: 'packages' })] },
    acts: { runs: 'adb aapt2', writes: 'output output-dir' },
    data: `bundle apks ks ks-key-alias ks-pass key-pass mode connected-device device-id device-spec overwrite local-testing modules config
      allow-downgrade dimensions manifest module xpath resource values optimize-for verbose transparency-key-certificate`,
  },
  ...each('d2j-dex2jar dex2jar d2j-dex2jar.sh', {
    changes: true,
    acts: { writes: 'o output e exception-file' },
    data: 'd debug-info f force n not-handle-exception nc no-code os optmize-synchronized p print-ir r reuse-reg s ts topological-sort',
  }),
  ...each('smali baksmali', {
    does: { reads: ['list|l|dump|help'], changes: ['assemble|ass|as|a|disassemble|dis|d|deodex|de|x'] },
    effects: { short: 'oabj', long: ['output', 'api', 'bootclasspath', 'jobs'], rows: [] },
    acts: { writes: 'o output' },
    data: `a api b bootclasspath j jobs c classpath d classpath-dir debug-info di parameter-registers sequential-labels use-locals
      allow-odex-opcodes verbose`,
  }),

  // programs that change others while they run. Sources: the options above; objection 1.11 cli.py
  ...each('frida frida-trace frida-discover', {
    network: 'talks',
    unasked: [ATTACHES],
    effects: { rows: [ATTACHES_TO, ordinary('', 'runs-foreign-code', 'runs code that others publish', { options: '-c --codeshare' })] },
    acts: { runs: 'l load e eval C cmodule O options-file S init-session f file', reaches: 'H host relay stun-server', writes: 'o output' },
    data: FRIDA,
  }),
  ...each('frida-ps frida-ls-devices frida-ls', {
    reads: true,
    network: 'talks',
    acts: { reaches: 'H host' },
    data: 'D device U usb R remote certificate origin token keepalive-interval p2p a applications i installed j json e exclude-icons',
  }),
  'frida-kill': {
    network: 'talks',
    area: 'processes',
    effects: { rows: [ordinary('', 'system', 'ends a program of a device')] },
    acts: { reaches: 'H host' },
    data: 'D device U usb R remote',
  },
  objection: {
    network: 'talks',
    does: { reads: ['version|device-type'], changes: ['patchapk|patchipa|signapk'] },
    effects: {
      short: 'hPngSahp',
      long: ['host', 'port', 'name', 'gadget', 'serial', 'api-host', 'api-port', 'uid'],
      rows: [
        ordinary('explore|start|run', 'system', 'runs code inside another program', { area: 'processes' }),
        ordinary('api', 'network', 'starts a server that runs code inside another program'),
        ordinary('', 'network', 'starts a server that runs code inside another program', { options: '--enable-api' }),
      ],
    },
    acts: {
      runs: 's startup-command c file-commands S startup-script plugin-folder gadget-config script-source l',
      reaches: 'h host api-host',
    },
    data: `N network P port api-port n name g gadget serial d debug spawn p no-pause pause f foremost debugger uid q quiet a enable-api hook-debug
      source architecture V gadget-version codesign-signature provision-file b binary-name bundle-id k skip-cleanup z unzip-unicode enable-debug
      network-security-config D decode-resources C skip-signing t target-class 1 use-aapt1 gadget-name ignore-nativelibs m manifest
      only-main-classes j fix-concurrency-to`,
  },

  // iPhone. Sources: the manual page of each: libimobiledevice 1.3, ideviceinstaller 1.1, ifuse 1.1, libplist 2.2
  idevicebackup2: {
    area: 'backups',
    passwords: ['\\bchangepw\\s+', '\\bencryption\\s+\\S+\\s+', '--password[= ]'],
    does: { reads: ['info|list'], changes: ['backup|unback'] },
    effects: {
      short: 'us',
      long: ['udid', 'source', 'password'],
      rows: [
        dangerous('restore', 'deletes', 'overwrites what is on the device'),
        ordinary('encryption|changepw', 'system', 'changes the password of the backups', { area: 'credentials' }),
        ordinary('cloud', 'settings', 'changes the settings of the device'),
      ],
    },
    data: `${UDID} s source i interactive full system no-reboot reboot copy settings remove skip-apps password`,
  },
  idevicediagnostics: {
    does: { reads: ['diagnostics|mobilegestalt|ioreg|ioregentry'] },
    effects: {
      short: 'u',
      long: ['udid'],
      rows: [ordinary('restart|shutdown|sleep', 'system', 'restarts the device or turns it off', { area: 'power' })],
    },
    data: UDID,
  },
  idevicepair: {
    does: { reads: ['systembuid|hostid|validate|list'] },
    effects: { short: 'u', long: ['udid'], rows: [ordinary('pair|unpair', 'network', 'lets this machine use the device, or no longer')] },
    data: `${UDID} w wireless hostinfo`,
  },
  ideviceinstaller: {
    area: 'packages',
    does: { reads: ['', 'list'] },
    effects: {
      rows: [
        ordinary('', 'system', 'installs an app on the device', { options: '-i --install -g --upgrade -r --restore' }),
        ordinary('install|upgrade|restore', 'system', 'installs an app on the device'),
        dangerous('', 'system', 'removes an app with its data', { options: '-U --uninstall -R --remove-archive' }),
        dangerous('uninstall', 'system', 'removes an app with its data'),
      ],
    },
    data: `u udid n network d debug v w notify-wait l list-apps o i install U uninstall g upgrade r restore L list-archives a archive R
      remove-archive`,
  },
  ifuse: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts the files of a device', { without: '-h --help -V --version --list-apps' })] },
    data: 'o u uuid udid d debug documents container root n network list-apps',
  },
  plistutil: { reads: true, acts: { writes: 'o outfile' }, data: 'i infile f format d debug p print c compact s sort n nodepath v' },
});
