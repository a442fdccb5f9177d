/** Programs: what looks into macOS and its programs, its developer tools, and helpers that people install there. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { ATTACHES, each } from './shared-rows.ts';

export const INSTRUMENTS = (): Family => ({
  // what runs. Source: the manual page of each, macOS 15
  ...each('sample leaks heap malloc_history stringdups footprint zprint kextstat nettop', {
    reads: true,
    acts: { writes: 'file -file outputGraph -outputGraph' },
    data: `-wait -mayDie -fullPaths e -atExit -list -groupByType -nostacks -nosources -quiet -exclude -fullContent -readonlyContent -noContent
      -fullStackHistory -diffFrom -traceTree -referenceTree -autoreleasePools -debug -conservative s -sortBySize z -zones -guessNonObjects
      -sumObjectFields -showSizes -addresses H -humanReadable -highWaterMark -allBySize -allByCount -allEvents -showContent -callTree -invert
      -ignoreThreads -minimumCount j f sort p x t v y w swapped wired a all json format proc pid skip wide n m l L P d c J k b r h`,
  }),
  powermetrics: {
    reads: true,
    acts: { writes: 'o output-file u' },
    data: `i sample-rate n sample-count r order t wakeup-cost s samplers b buffer-size f format a poweravg show-all show-process-gpu
      show-process-energy hide-cpu-duty-cycle show-initial-usage show-usage-summary show-pstates show-cpu-qos show-process-coalition h`,
  },
  ...each('networkQuality networkquality', {
    reads: true,
    network: 'talks',
    acts: { reaches: 'C r' },
    data: 'b B c d f h I k M p s S u v',
  }),
  sysdiagnose: { area: 'capture', changes: true, acts: { writes: 'f A' }, data: 'h H v V C compression n k F S u Q b p P g G d D r R q' },
  ...each('dtrace dtruss', {
    area: 'processes',
    effects: {
      rows: [
        ordinary('', 'system', 'lets the tracing change what programs do', { options: '-w' }),
        ordinary('', 'runs-project-code', 'runs a program and traces it', { options: '-c' }),
      ],
    },
    unasked: [ATTACHES],
    wraps: { script: ['c'], inner: 'none' },
    acts: { writes: 'o', runs: 's L' },
    data: 'a A C e F h H l q S v V Z b D I U x X p P m f n i W B t g d',
  }),
  mdutil: {
    area: 'settings',
    effects: {
      rows: [
        ordinary('', 'settings', 'turns the search of a disk on or off', { options: '-i -d' }),
        ordinary('', 'changes', 'deletes the index of a disk and makes a new one', { options: '-E -X' }),
      ],
    },
    data: 's a t p V v r L P',
  },
  smbutil: { reads: true, network: 'talks', does: { reads: ['help|lookup|status|view|statshares|multichannel|snapshot|identity|dfs'] } },
  'dns-sd': {
    reads: true,
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'tells the local network of a service', { options: '-R -P' })] },
    data: 'E F B L q Z G V',
  },
  ...each('sdef GetFileInfo', { reads: true, data: 'P a d m t c' }),

  // files, sound and shortcuts. Source: the manual page of each, macOS 15
  PlistBuddy: {
    area: 'settings',
    unasked: [
      {
        args: /(?:^| )-c ["']?(?:Set|Add|Delete|Merge|Copy|Clear|Import)\b/i,
        kind: 'settings',
        area: 'settings',
        what: 'changes a file of settings',
        object: /(\S+)$/,
      },
    ],
    changes: true,
    data: 'c x l h',
  },
  SetFile: { changes: true, data: 'P a c d m t' },
  dot_clean: {
    changes: true,
    effects: { rows: [ordinary('', 'deletes', 'deletes files with the attributes of others', { options: '-m' })] },
    data: 'f h n s v keep',
  },
  qlmanage: { changes: true, acts: { writes: 'o' }, data: 'r m t x i s f c g p h' },
  afconvert: { changes: true, writes: { how: 'last' }, open: true },
  avconvert: {
    changes: true,
    acts: { writes: 'o output' },
    data: 's source p preset disableFastStart disableMetadataFilter duration multiPass progress -prog start disableSpatialConversion v',
  },
  ...each('iconutil tiffutil', {
    changes: true,
    acts: { writes: 'o output -out' },
    data: 'c convert -cat -cathidpicheck -dump -extract -info -lzw -none -packbits',
  }),
  shortcuts: {
    does: { reads: ['list|view'], changes: ['sign'], runs: ['run'] },
    acts: { writes: 'output-path output o' },
    data: 'i input-path input output-type folder-name folders show-identifiers mode f',
  },
  automator: { does: { runs: [''] }, data: 'v i D' },
  opendiff: { changes: true, acts: { writes: '-merge' }, data: '-ancestor' },
  java_home: { reads: true, wraps: { starters: ['--exec'], inner: 'none' }, data: 'v version a arch F failfast V X xml h' },

  // developer tools. Source: the manual page of each, Xcode 16
  ...each('symbols atos dwarfdump', {
    reads: true,
    acts: { writes: 'out-file saveSignature' },
    data: `o p -arch arch l -textExecAddress s -offset -printHeader -fullPath i d f a all uuid u debug-info debug-line debug-abbrev debug-frame
      debug-names debug-loc debug-ranges debug-str eh-frame lookup name find statistics verify show-children show-parents show-form r n c x w
      -uuid -lookup -noSources -noDemangling -fullSourcePath -noHeaders -noRegions -noSymbols`,
  }),
  dsymutil: {
    changes: true,
    acts: { writes: 'o out', runs: 'cas-plugin-path' },
    data: `D S f flat minimize z s symtab dump-debug-map num-threads j arch update u no-odr no-output oso-prepend-path object-prefix-map
      statistics verify fat64 toolchain y remarks-prepend-path`,
  },
  ...each('install_name_tool vtool bitcode_strip nmedit segedit codesign_allocate', {
    changes: true,
    unasked: [
      {
        args: /(?:^| )-(?:add_rpath|rpath|change) .*(?<![\w.])(?:\/tmp|\/var\/tmp|\/private\/tmp|\/Users\/Shared)(?:\/|\s|$)/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'lets the program load libraries that others can change',
      },
    ],
    acts: { writes: 'o output -output' },
    data: `-add_rpath -rpath -change -delete_rpath -id -headerpad_max_install_names -arch -replace -show -show-build -show-source -show-space
      -set-build-version -set-source-version -set-version-min -remove-build-version -remove-source-version r h R s p A D a i l m v g -keep_cs
      -extract`,
  }),
  ...each('actool ibtool genstrings', {
    changes: true,
    acts: { writes: 'compile write export output-partial-info-plist export-strings-file generate-strings-file o', runs: 'plugin' },
    data: `accent-color app-icon compress-pngs development-region enable-on-demand-resources errors warnings notices include-all-app-icons
      minimum-deployment-target output-format platform print-contents product-type target-device standalone-icon-behavior launch-image all
      classes connections hierarchy localizable-all localizable-strings objects import import-strings-file upgrade version module flatten
      strip update-frames a s q d u -SwiftUI -encoding`,
  }),
  xcresulttool: {
    does: { reads: ['get|formatDescription|compare|metadata|graph|version'], changes: ['export|merge'] },
    acts: { writes: 'output-path' },
    data: 'path format id type schema schema-version compact test-id only-failures legacy hash identifier',
  },
  xctrace: {
    does: { reads: ['list|help|version'], changes: ['import|export|symbolicate|remodel'], runs: ['record'] },
    acts: { writes: 'output', runs: 'package template' },
    unasked: [ATTACHES],
    data: `append-run device run-name time-limit all-processes attach launch target-stdin target-stdout env no-prompt notify-tracing-started input toc
      xpath instrument time-start time-end duration dsym window recording-options show-recording-options har`,
  },

  // helpers of other makers. Sources: the README, the manual page or the argument parser of each: duti (2023), blueutil 2.12,
  // switchaudio-osx (2023), displayplacer (2023), create-dmg (2026), mackup 0.11, xcodes 2.0, mist-cli 2.3, Carthage (2024), XcodeGen 2.45,
  // xcbeautify 2.17, yabai 7.1
  duti: {
    area: 'settings',
    effects: {
      rows: [ordinary('', 'settings', 'changes which program opens files', { without: '-d -l -x -e -u -h -V', called: 'default open' })],
    },
    data: 's d l x e u o v',
  },
  blueutil: {
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'system', 'connects, pairs or removes a device', {
          options: '--connect --disconnect --pair --unpair --add-favourite',
        }),
        ordinary('', 'system', 'turns Bluetooth on or off', { options: '-p --power -d --discoverable', least: 1 }),
      ],
    },
    data: `p power d discoverable favourites favorites inquiry paired recent connected info is-connected format wait-connect wait-disconnect
      wait-rssi remove-favourite`,
  },
  SwitchAudioSource: {
    area: 'settings',
    effects: {
      rows: [ordinary('', 'settings', 'changes where sound comes from or goes to', { options: '-s -i -u -n -m', area: 'network' })],
    },
    data: 'a c f t s i u n m',
  },
  displayplacer: {
    area: 'settings',
    does: { reads: ['list'] },
    effects: {
      rows: [
        ordinary('', 'settings', 'changes the resolution or place of screens', {
          least: 1,
          unless: /^list$/,
          called: 'screen display monitor resol rotat',
        }),
      ],
    },
  },
  'create-dmg': {
    changes: true,
    effects: { rows: [ordinary('', 'uploads', 'uploads the image to Apple for a check', { options: '--notarize' })] },
    acts: { runs: 'rez' },
    data: `volname volicon background window-pos window-size text-size icon-size icon hide-extension app-drop-link ql-drop-link eula
      no-internet-enable format filesystem encrypt encrypt-aes128 add-file disk-image-size hdiutil-verbose hdiutil-quiet hdiutil-retries bless
      codesign skip-jenkins sandbox-safe skip-finalize overwrite`,
  },
  mackup: {
    area: 'settings',
    does: { reads: ['list|show'] },
    effects: {
      rows: [
        ordinary('backup', 'changes', 'copies settings into a folder that is synchronized'),
        dangerous('restore|link', 'changes', 'replaces settings by those of a folder that is synchronized'),
      ],
    },
    acts: { runs: 'c config-file' },
    data: 'f force force-no r root n dry-run',
  },
  xcodes: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['list|installed|version'], changes: ['update|download'] },
    effects: {
      rows: [
        ordinary('install', 'system', 'installs Xcode'),
        ordinary('runtimes install', 'system', 'installs a simulator'),
        ordinary('runtimes', 'changes', 'lists or fetches simulators'),
        dangerous('uninstall', 'system', 'removes Xcode', { options: '--empty-trash' }),
        ordinary('uninstall', 'system', 'removes Xcode'),
        ordinary('select', 'system', 'changes which Xcode is used', { without: '-p --print-path', least: 2 }),
        ordinary('signout', 'settings', 'logs out from Apple', { area: 'credentials' }),
      ],
    },
    acts: { writes: 'directory', lowers: 'no-superuser' },
    data: `latest latest-prerelease path p print-path experimental-unxip data-source color no-color select use-fastlane-auth fastlane-user
      include-betas update aria2 no-aria2 keep-archive architecture`,
  },
  mist: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['list'], changes: ['download'] },
    effects: {
      rows: [dangerous('download', 'system', 'writes an installer over a disk', { options: '--bootable-installer-volume', area: 'disks' })],
    },
    acts: { writes: 'o output-directory temporary-directory e export metadata-cache', reaches: 'caching-server c catalog-url' },
    data: `b include-betas compatible cache-downloads f force firmware-name application-name image-name image-signing-identity iso-name package-name
      package-identifier package-signing-identity keychain no-ansi retries retry-delay q latest l output-type`,
  },
  carthage: {
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['outdated|validate|version|help'],
      changes: ['archive|fetch|checkout|copy-frameworks'],
      runs: ['build'],
      installs: ['bootstrap|update'],
    },
    acts: { writes: 'log-path derived-data output' },
    data: `platform configuration color verbose cache-builds new-resolver no-build no-checkout no-skip-current project-directory toolchain
      use-binaries no-use-binaries use-netrc use-ssh use-submodules use-xcframeworks xcode-warnings`,
  },
  xcodegen: {
    does: { changes: ['', 'generate|cache'], reads: ['dump|version'] },
    acts: { writes: 'p project f file cache-path' },
    data: 'c use-cache only-plists q s spec r project-root n no-env t type',
  },
  xcbeautify: {
    reads: true,
    acts: { writes: 'report-path junit-report-filename' },
    data: 'q quiet quieter is-ci disable-colored-output disable-logging renderer report preserve-unbeautified',
  },
  yabai: {
    area: 'settings',
    effects: {
      rows: [
        ordinary('', 'startup', 'starts at login, or no longer', { options: '--install-service --uninstall-service' }),
        ordinary('', 'system', 'starts or ends the arrangement of windows', {
          options: '--start-service --restart-service --stop-service',
          area: 'services',
        }),
        dangerous('', 'system', 'loads code into the window server', { options: '--load-sa --uninstall-sa', area: 'protection' }),
        ordinary('rule|config', 'settings', 'changes how windows are arranged'),
        ordinary('signal', 'startup', 'starts a command when windows change', { options: '--add' }),
        ordinary('signal', 'settings', 'no longer starts a command when windows change', { options: '--remove' }),
      ],
    },
    does: { reads: ['query'], changes: ['window|space|display'] },
    acts: { runs: 'c config' },
    data: `m message V verbose v add remove list apply balance close create deminimize destroy display displays equalize focus gap grid insert
      label layout lower minimize mirror move opacity padding raise ratio resize rotate scratchpad space spaces stack sub-layer swap switch toggle
      warp window windows`,
  },
});
