/** Programs: boards, phones, cameras, tapes and printers, and what is built for them. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

const FLASHING = 'flash writ burn upload program load put deploy install boot debug run test';
const STARTS_APP = 'starts a part of an app on a phone';
const OWN_LISTENER = /^(?!127\.|localhost$|::1$)/;

export const GADGETS = (): Family => ({
  'bitbake-layers': {
    area: 'project-code',
    does: {
      reads: ['show-layers|show-recipes|show-overlayed|show-appends|show-cross-depends|show-machines|layerindex-show-depends'],
      changes: ['add-layer|remove-layer|create-layer|flatten|create-layers-setup|save-build-conf'],
      installs: ['layerindex-fetch'],
    },
    data: 'F force d debug q quiet f filenames m multiple i inherits bare mc r recipes-only same-version b',
  },
  nrfjprog: {
    area: 'project-code',
    effects: {
      rows: [
        ordinary('', 'changes', 'writes a program to a board', { options: '--program --memwr', called: FLASHING }),
        dangerous('', 'deletes', 'erases a board', {
          options: '-e --eraseall --recover --erasepage --eraseuicr --chiperase --sectoranduicrerase',
          called: 'eras wipe clear clean reset format recover unlock',
        }),
        ordinary('', 'protection', 'locks what is on a board', { options: '--rbp --readback' }),
        ordinary('', 'changes', 'restarts a board', {
          options: '-r --reset -d --debugreset -p --pinreset --run --halt',
          called: `${FLASHING} reset start halt`,
        }),
      ],
      short: 'sfc',
      long: ['snr', 'family', 'clockspeed', 'coprocessor'],
    },
    acts: { writes: 'readcode readuicr readram log', runs: 'config jdll' },
    data: 'i ids s snr f family c clockspeed coprocessor memrd val n w verify com deviceversion sectorerase qspisectorerase version',
  },
  rgbasm: {
    changes: true,
    acts: { writes: 'o output M dependfile s state', runs: 'P preinclude' },
    data: `E export-all v verbose W warning w D define I include i b binary-digits g gfx-chars p pad-value Q q-precision r recursion-depth X
      max-errors H L MG MP MT MQ`,
  },
  rgblink: {
    changes: true,
    acts: { writes: 'o output m map n sym', runs: 'l linkerscript' },
    data: 'd dmg O overlay p pad t tiny v verbose w wramx x nopad S scramble M no-sym-in-map W',
  },
  rgbfix: {
    changes: true,
    acts: { writes: 'o output' },
    data: `v validate p pad-value C color-only c color-compatible f fix-spec i game-id j non-japanese k new-licensee l old-licensee L logo m
      mbc-type n rom-version O overwrite r ram-size s sgb-compatible t title W`,
  },
  ...each('fw_printenv', { reads: true, area: 'kernel', data: 'c config d defenv n noheader l lock h V' }),
  fw_setenv: {
    area: 'kernel',
    effects: { rows: [dangerous('', 'system', 'changes how a device starts')], short: 'csld' },
    data: 'c config d defenv l lock s script',
  },

  // phones. From memory, to compare with: developer.android.com/tools/adb (am), developer.android.com/studio/test/other-testing-tools/monkey
  am: {
    area: 'processes',
    does: { reads: ['monitor|get-config|get-current-user|stack|task|get-uid-state|get-inactive|is-user-stopped|help'] },
    effects: {
      rows: [
        ordinary('start|start-activity|startservice|start-service|start-foreground-service|broadcast', 'changes', STARTS_APP),
        ordinary('instrument|profile|dumpheap|trace-ipc|set-debug-app|clear-debug-app|to-uri|set-inactive', 'changes', 'tests an app'),
        ordinary('force-stop|kill|kill-all|stop-service|stopservice|crash|hang|send-trim-memory', 'system', 'ends apps on a phone'),
        ordinary('restart|switch-user|start-user|stop-user|unlock-user', 'system', 'restarts a phone or changes its user'),
      ],
    },
    data: 'n a d c t f e es esn ez ei el ef eu ecn eia ela esa W S D R N P user display windowingMode activity-clear-top w r p m',
  },
  monkey: {
    area: 'processes',
    effects: { rows: [ordinary('', 'changes', 'sends random input to an app')] },
    acts: { runs: 'f' },
    data: `p c v s throttle randomize-throttle pct-touch pct-motion pct-trackball pct-nav pct-majornav pct-syskeys pct-appswitch pct-anyevent
      pct-flip pct-pinchzoom dbg-no-events hprof ignore-crashes ignore-timeouts ignore-security-exceptions kill-process-after-error
      monitor-native-crashes wait-dbg`,
  },

  // cameras, screens and sound. From memory, to compare with: dvgrab(1) 3.5, github.com/pikvm/ustreamer, colormgr(1) 1.4, the pages of ArgyllCMS 2.3,
  // github.com/slhck/ffmpeg-normalize, kodi-send(1), rhettbull.github.io/osxphotos
  dvgrab: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'records from a camera, into files')] },
    data: `a autosplit aviheaders buffers b card channel csr d duration every f format F frames guid I input i interactive J jpeg-deinterlace
      jpeg-height jpeg-overwrite jpeg-quality jpeg-width l lockstep lockpreview nostop noavc opendml r recordonly s size srt showstatus stdin
      t timestamp timecode timesys v24 V v4l2 24p 24pa`,
  },
  ustreamer: {
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'network', 'starts a server that shows what a camera sees', { without: '--features' }),
        dangerous('', 'network', 'lets other machines see what a camera sees', { options: '-s --host', value: OWN_LISTENER }),
      ],
      short: 'dirmfIbTwqcszp',
      long: ['device', 'resolution', 'format', 'desired-fps', 'encoder', 'workers', 'quality', 'host', 'port', 'user', 'passwd'],
    },
    passwords: ['--passwd[= ]'],
    acts: { writes: 'unix U', runs: 'static' },
    data: `d device i input r resolution m format a tv-standard I io-method f desired-fps z min-frame-size n persistent t dv-timings b buffers w
      workers q quality c encoder g glitched-resolutions l slowdown s host p port user passwd drop-same-frames allow-origin tcp-nodelay
      brightness contrast image-default device-timeout exit-on-parent-death log-level perf features`,
  },
  'kodi-send': {
    area: 'processes',
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'has Kodi start a program', {
          options: '--action -a',
          value: /^(?:System\.Exec|RunScript|RunPlugin|RunAddon|InstallAddon)/i,
          area: 'foreign-code',
        }),
        ordinary('', 'system', 'switches a machine off or restarts it', {
          options: '--action -a',
          value: /^(?:Powerdown|Shutdown|Reboot|Reset|Suspend|Hibernate|Quit|RestartApp)/i,
          area: 'power',
        }),
        ordinary('', 'network', 'tells Kodi what to do'),
      ],
      short: 'apt',
      long: ['action', 'host', 'port', 'button', 'delay', 'log'],
    },
    acts: { reaches: 'host' },
    data: 'action a port p button t delay d log',
  },

  ...alike('brsaneconfig4', 'brsaneconfig2 brsaneconfig3 brsaneconfig5'),

  // firmware. Sources: imgtool --help 2; nrfutil help 7; osslsigncode(1) 2.5
  imgtool: {
    area: 'files',
    does: { reads: ['verify|dumpinfo|version|getpub|getpubhash'], changes: ['sign|create'] },
    effects: {
      long: ['key', 'version', 'header-size', 'slot-size', 'align', 'pad-header', 'encrypt', 'type', 'password'],
      rows: [ordinary('keygen', 'changes', 'makes a key'), dangerous('getpriv', 'secret', 'shows a private key')],
    },
    acts: { writes: 'output o' },
    data: `k key public-key-format align v version s security-counter d dependencies pad-sig H header-size pad-header S slot-size pad confirm
      M max-sectors boot-record overwrite-only e endian E encrypt save-enctlv L load-addr x hex-addr R erased-val rom-fixed max-align
      clear t type p password`,
  },
  nrfutil: {
    area: 'disks',
    network: 'talks',
    does: { reads: ['list|search|help|completion', 'device list|device-info|core-info|fw-read|read|xread'] },
    effects: {
      rows: [
        ordinary('install|upgrade|self-upgrade', 'runs-foreign-code', 'installs a part of the program'),
        ordinary('remove|uninstall', 'changes', 'removes a part of the program'),
        dangerous(
          'device program|erase|recover|fw-write|write|x-write|x-provision-nvm|protection-set',
          'system',
          'writes to or erases a chip',
        ),
        ordinary('device reset', 'system', 'restarts a chip'),
      ],
    },
    data: 'firmware options serial-number traits core family json log-level force f',
  },
  osslsigncode: {
    area: 'files',
    passwords: ['-pass[= ]'],
    does: { reads: ['verify'], changes: ['sign|attach-signature|add|remove-signature|extract-signature|extract-data'] },
    acts: { writes: '-out', reaches: '-t -ts -p', runs: '-pkcs11engine -pkcs11module -login' },
    data: `-in -pkcs12 -certs -spc -key -pass -readpass -h -n -i -nest -ac -comm -ph -jp -add-msi-dse -CAfile -TSA-CAfile -catalog
      -require-leaf-hash -time -verbose`,
  },
});
