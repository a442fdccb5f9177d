/** Programs: helpers of Java, Scala, Kotlin, Clojure and .NET, engines of games. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each, publishes } from './shared-rows.ts';

export const PLATFORMS = (): Family => ({
  // Java. Sources: none was read again: they are known from their help texts; an option that is not listed counts as unknown
  mvnd: { like: 'mvn' },
  mvnDebug: { like: 'mvn' },
  jadx: {
    changes: true,
    acts: { writes: 'd output-dir ds output-dir-src dr output-dir-res', runs: 'P' },
    data: `r no-res s no-src single-class single-class-output output-format e export-gradle j threads-count m decompilation-mode show-bad-code
      no-xml-pretty-print no-imports no-debug-info add-debug-lines no-inline-anonymous no-inline-methods no-move-inner-classes
      no-inline-kotlin-lambda no-finally no-restore-switch-over-string no-replace-consts escape-unicode respect-bytecode-access-modifiers deobf
      deobf-min deobf-max deobf-whitelist deobf-cfg-file-mode deobf-use-sourcename deobf-res-name-source use-source-name-as-class-name-alias
      source-name-repeat-limit use-kotlin-methods-for-var-names rename-flags integer-format fs-case-sensitive cfg raw-cfg f fallback use-dx
      comments-level log-level v verbose q quiet version h help`,
  },
  ...each('jhsdb jhat', {
    reads: true,
    acts: { reaches: 'connect port' },
    data: `pid exe core heap locks mixed bindings dumpfile binaryheap histo clstats finalizerinfo flags sysprops serverid hostname J stack refs
      exclude baseline debug`,
  }),
  ...each('jconsole visualvm', { network: 'talks', reads: true, acts: { runs: 'pluginpath J' }, data: 'interval notile version' }),
  jmeter: {
    network: 'talks',
    does: { runs: [''] },
    acts: {
      runs: 't testfile q addprop p propfile s server S D systemproperty',
      writes: 'l logfile j jmeterlogfile o reportoutputfolder',
      reaches: 'R remotestart H proxyHost N',
    },
    data: `n nongui e reportatendofloadtests g reportonly f forceDeleteResultFile r runremote X remoteexit L loglevel J jmeterproperty G
      globalproperty P proxyPort u username a password d homedir v version h help i jmeterlogconf`,
  },
  ...each('checkstyle pmd spotbugs google-java-format ktfmt detekt-cli', {
    changes: true,
    does: { reads: ['', 'check|cpd|designer|ast-dump'] },
    acts: { runs: 'c p R rulesets pluginList auxclasspath aux-classpath', writes: 'o output report-file r report cache -output' },
    data: `f format e exclude x d dir file-list minimum-priority fail-on-violation no-fail-on-violation minimum-tokens language use-version
      no-cache no-progress show-suppressed t threads i replace dry-run n set-exit-if-changed aosp skip-sorting-imports skip-removing-unused-imports
      fix-imports-only lines length offset assume-filename stdin-name google-style kotlinlang-style meta-style do-not-remove-unused-imports quiet
      textui low medium high effort include xml html sarif tree debug executeIgnoredModules`,
  }),
  'native-image': { does: { runs: [''] }, open: true, acts: { runs: 'cp -cp -classpath p -p', writes: 'o -o' } },
  ...each('quarkus mn spring', {
    network: 'talks',
    does: {
      reads: ['list|help|version|info', 'ext list', 'extension list'],
      changes: ['create|init', 'create app|cli|extension'],
      runs: ['dev|build|test|run|shell'],
      installs: ['ext add', 'extension add', 'update|add|install|upgrade', 'plugin add|sync'],
    },
    effects: {
      rows: [
        dangerous('deploy', 'uploads', 'publishes the app'),
        dangerous('image push', 'uploads', 'publishes an image'),
        ordinary('image build', 'runs-project-code', 'builds an image of this project'),
      ],
    },
    data: `e errors verbose B batch-mode maven gradle gradle-kotlin-dsl java S stream x extension extensions no-code no-wrapper wrapper P
      platform-bom d dependencies build boot-version group-id artifact-id name package-name language type packaging l lang t f features clean
      no-tests native debug suspend D`,
  }),
  jhipster: {
    network: 'talks',
    does: { runs: [''] },
    acts: { runs: 'blueprint blueprints' },
    data: `skip-install skip-git skip-cache with-entities force skip-client skip-server skip-jhipster-dependencies dry-run no-insight defaults
      regenerate fork json-only interactive`,
  },
  ivy: {
    network: 'talks',
    area: 'packages',
    does: { installs: [''] },
    acts: { runs: 'settings ivy main cp args', writes: 'retrieve cachepath cache' },
    data: 'confs types sync symlink overwriteMode dependency refresh warn error info verbose debug',
  },

  // Scala, Kotlin, Clojure. Sources: none was read again: they are known from their help texts; a command that is not listed counts as unknown
  ...each('cs coursier', {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['search|resolve|complete|complete-dep|list|about|version|help|java-home', 'java --available|--installed'],
      changes: ['uninstall|bootstrap'],
      installs: ['install|launch|fetch|setup|update|java|get'],
    },
    acts: { reaches: 'r repository channel', writes: 'o output dir install-dir cache', runs: 'M main-class J java-opt' },
    data: `jvm apps env y yes q quiet v verbose f force scala scala-version t tree what-depends-on classpath p parallel sources javadoc default
      available installed system-jvm contrib add-channel default-channels only-prebuilt standalone assembly native D property exclude`,
  }),
  ...each('scala-cli', {
    network: 'talks',
    does: {
      reads: ['version|help|about|doctor|dependency-update|config'],
      changes: ['clean|fmt|format|setup-ide|export|new'],
      runs: ['', 'run|compile|test|repl|console|shebang|package|bsp|doc|fix|bloop'],
      installs: ['update'],
    },
    effects: {
      rows: [
        dangerous('publish', 'uploads', 'publishes a package for everyone to see'),
        ordinary('publish local', 'runs-project-code', 'publishes a package on this machine'),
      ],
    },
    interprets: { code: ['e', 'execute-script', 'script-snippet', 'scala-snippet'], input: true },
    acts: { runs: 'M main-class java-opt J compiler-plugin javac-plugin', reaches: 'r repo repository', writes: 'o output' },
    data: `S scala jvm dep dependency toolkit w watch restart test-only js native power server q quiet v verbose f force library assembly docker
      standalone native-image check suppress-warning-directives-in-multiple-files O`,
  }),
  scalac: { changes: true, open: true, acts: { runs: '-Xplugin -cp -classpath -toolcp -P', writes: 'd -d' } },
  ...each('scalafix bloop metals', {
    does: {
      runs: ['', 'compile|test|run|console|bsp|server'],
      reads: ['projects|about|help|autocomplete'],
      changes: ['clean|link|exit|configure'],
    },
    acts: { runs: 'r rules tool-classpath c config classpath config-dir', writes: 'o' },
    data: `f files exclude check syntactic only v verbose w watch p project propagate cascade args m main parallelism reporter incremental n
      no-color`,
  }),
  amm: { interprets: { code: ['c', 'code'], input: true }, acts: { runs: 'p predef h home predef-code' } },
  'clj-kondo': {
    reads: true,
    acts: { runs: 'config config-dir', writes: 'cache-dir' },
    data: 'lint lang cache parallel fail-level report-level dependencies copy-configs skip-lint repro debug run-as-pod filename',
  },
  boot: {
    network: 'talks',
    does: { runs: [''] },
    acts: { runs: 'f file s source-paths d dependencies i init e eval', reaches: 'r' },
    data: 'v verbose q quiet C no-colors U update u update-snapshot B no-boot-script V version P no-profile x exclude-clojure o offline',
  },

  // .NET and Mono. Sources: mcs(1) 6.8. From knowledge of the tools, not read again: msbuild, ilspycmd, dotnet-script, csharprepl, paket, tye,
  // nbgv, dotnet-trace and its like
  ...each('msbuild xbuild nmake fake nuke cake', {
    changes: true,
    // `/p:Configuration=Release` is an option
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'builds a project in another folder', { operand: /^(?:~|\.\.|\/[^/:=]+\/)/ }),
        ordinary('', 'runs-project-code', 'runs code of this project', { aside: true }),
      ],
    },
    network: 'talks',
    acts: { runs: 'logger distributedLogger dl l script', writes: 'bl binaryLogger preprocess pp fl fileLogger profileEvaluation' },
    data: `t target p property m maxCpuCount v verbosity nologo restore r consoleLoggerParameters clp noautoresponse noAutoRsp nodeReuse nr
      noconsolelogger detailedSummary ds graphBuild graph warnaserror version help ts targets build rebuild clean single-target f parallel skip
      plan`,
  }),
  ...each('csc vbc mcs gmcs dmcs ilasm', {
    changes: true,
    open: true,
    unasked: [
      { args: /[-/]out:["']?(?:~|\/|\.\.)/, kind: 'changes', area: 'files', what: 'writes a file in another folder', object: /out:(\S+)/ },
    ],
    acts: { runs: '-analyzer analyzer -ruleset L -prologue -epilogue -extend -ld -cc -keyfile', writes: '-o' },
  }),
  ...each('ikdasm ildasm monop ilspycmd', {
    reads: true,
    acts: { writes: 'o output out outputdir' },
    data: 'p project t type il ilcode l list r referencepath lv languageversion nested-directories usepdb search cref a all c d f s',
  }),
  mono: { does: { runs: [''] }, open: true, acts: { runs: 'config gdb debugger-agent profile' } },
  ...each('csharp csharprepl dotnet-script fsi', {
    interprets: { code: ['e', 'eval'], input: true },
    does: { reads: ['help'], changes: ['init|new|publish'], runs: ['', 'eval|exec'] },
    acts: { runs: 'u using r reference load l lib use', reaches: 's sources', writes: 'o output' },
    data: `c configuration d debug no-cache isolated-load-context i interactive quiet exec nologo f framework theme useTerminalPaletteTheme gui`,
  }),
  fsc: { changes: true, open: true, acts: { runs: 'compilertool', writes: 'o out doc pdb sig' } },
  paket: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['show-installed-packages|show-groups|find-packages|find-package-versions|find-refs|outdated|why|info|help'],
      changes: ['init|remove|simplify|clear-cache|pack|fix-nuspecs|convert-from-nuget|generate-load-scripts'],
      installs: ['install|add|update|restore|auto-restore'],
    },
    effects: { rows: [publishes('push'), ordinary('config', 'settings', 'stores a login of a registry', { area: 'credentials' })] },
    passwords: ['--api-key '],
    acts: { reaches: 'url endpoint source', writes: 'output', runs: 'template' },
    data: `v verbose s silent g group V version p project f force keep-major keep-minor keep-patch only-referenced touch-affected-refs
      create-new-binding-files clean-redirects redirects no-install interactive include-prereleases type`,
  },
  tye: {
    network: 'talks',
    does: { runs: ['run|build'], changes: ['init'] },
    effects: {
      rows: [
        dangerous('push', 'uploads', 'publishes images'),
        dangerous('deploy|undeploy', 'changes', 'changes what runs in a cluster', { area: 'cloud' }),
      ],
    },
    data: 'no-build port tags framework v verbosity docker dashboard watch debug logs dtrace metrics interactive namespace force',
  },
  nbgv: {
    does: { reads: ['get-version|get-commits|cloud'], changes: ['set-version|tag|prepare-release'], installs: ['install'] },
    data: `p project f format v variable all-vars c common-vars s ci-system a public-release metadata nextVersion versionIncrement what-if`,
  },
  ...each('dotnet-trace dotnet-counters dotnet-dump dotnet-gcdump', {
    area: 'processes',
    does: { reads: ['ps|list|list-profiles|analyze|report|convert'] },
    effects: {
      rows: [
        ordinary('monitor', 'system', 'follows a program that is running', {
          called: 'monitor counter follow watch trace profil dump collect',
        }),
        dangerous('collect', 'secret', 'writes what a program has in memory or does', {
          called: 'collect dump trace profil counter gcdump',
          area: 'processes',
        }),
      ],
      short: 'pno',
      long: ['process-id', 'name', 'output', 'duration', 'profile', 'providers', 'format', 'counters', 'type'],
    },
    acts: { writes: 'o output', runs: 'c' },
    data: `p process-id n name duration profile providers format counters refresh-interval clrevents clreventlevel type diag crashreport buffersize
      show-child-io stopping-event-provider-name top`,
  }),

  // games. Sources: none was read again: an engine runs the project, whatever its options are
  ...each('godot godot3 godot4 godot3-server', {
    does: { runs: [''] },
    acts: {
      runs: 's script path main-pack m',
      writes: 'log-file export-release export-debug export-pack export write-movie doctool gdscript-docs',
      reaches: 'remote-debug',
    },
    data: `e editor p project-manager headless quit q quit-after v verbose version help h l language upwards u scene import build-solutions
      debug-collisions debug-navigation d debug b breakpoints profiling resolution position screen single-window fullscreen f maximized w windowed
      always-on-top t rendering-method rendering-driver display-driver audio-driver gpu-index text-driver fixed-fps time-scale disable-vsync
      disable-render-loop delta-smoothing print-fps check-only dump-gdextension-interface recovery-mode convert-3to4 validate-conversion-3to4
      no-window`,
  }),
  ...each('unity Unity unity-editor love bevy', {
    does: { runs: [''] },
    acts: {
      runs: '-projectPath -importPackage',
      writes: '-logFile -testResults -exportPackage -buildLinux64Player -buildWindows64Player -buildOSXUniversalPlayer',
      reaches: '-cacheServerEndpoint',
    },
    passwords: ['-password '],
    data: `-executeMethod -batchmode -nographics -quit -buildTarget -runTests -testPlatform -testFilter -username -serial -accept-apiupdate
      -silent-crashes -version -returnlicense -activeBuildProfile console fused version`,
  }),
});
