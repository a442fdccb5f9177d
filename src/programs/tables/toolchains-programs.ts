/** Programs: the build tools of Rust, Go and Java. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes, withdraws } from './shared-rows.ts';

export const TOOLCHAINS = (): Family => ({
  // Rust and Go
  cargo: {
    enters: 'C',
    effects: {
      loose: true,
      long: ['explain'],
      rows: [
        ordinary('install-update', 'runs-foreign-code', 'installs newer versions of programs'),
        dangerous('owner', 'changes', 'changes who may publish', { options: '-a --add -r --remove' }),
        dangerous('login', 'secret', 'stores a token of the registry'),
        publishes('release|workspaces'),
        publishes('publish'),
        withdraws('yank'),
        ordinary('install|add|remove|clean|fix', 'changes', 'changes files'),
      ],
    },
    installs: 'by-word',
    verbs: true,
    pages: true,
    bringsNames: true,
    package: { apt: 'cargo', dnf: 'cargo', pacman: 'rust', apk: 'cargo', brew: 'rust' },
    listed: 'languages',
    common: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'tree|search|metadata|help|version|info|locate-project|pkgid|read-manifest|verify-project|audit|outdated|deny|machete|udeps',
        'report|owner',
      ],
      changes: [
        'about',
        'new|init|fmt|update|generate-lockfile|vendor|package|uninstall|logout|edit|upgrade|set-version|release-plan|cache',
      ],
      runs: [
        'pgo|fuzz',
        'bloat|geiger|udeps|llvm-lines',
        'build|b|check|c|run|r|test|t|bench|doc|d|rustc|rustdoc|clippy|watch|nextest|miri|flamegraph|llvm-cov|tarpaulin|fix|make',
        'xtask|leptos|tauri|mutants|criterion|hack|asm|expand|wasi|deb|zigbuild|ndk|lambda|shuttle|insta|sqlx|diesel|dist',
      ],
      installs: ['install|binstall|fetch|add'],
    },
    acts: {
      runs: 'config Z manifest-path C x exec s shell',
      reaches: 'index registry git',
      writes: 'target-dir root out-dir artifact-dir output-path output-dir',
      lowers: 'no-verify ignore-rust-version',
    },
    data: `allow-dirty allow-staged allow-no-vcs p package workspace all a exclude lib bin bins example examples test tests bench benches
      all-targets features F all-features no-default-features r release profile j jobs keep-going target message-format v verbose q quiet
      color frozen locked offline open no-deps document-private-items no-run nocapture no-fail-fast doc edition name vcs version branch
      tag rev path optional rename dev build dry-run precise aggressive breaking recursive i invert e edges d duplicates depth prefix
      format force limit D deny-warnings check fix timings lockfile-path format-version filter-platform partition E filterset no-capture
      html ignore-filename-regex hide-inclusion-graph R root-deps-only exit-code with-metadata list versioned-dirs c clear w watch crates
      output-format theme ugly fail-under-lines show-missing-lines ignored run-ignored retries no-tests failure-output success-output
      status-level test-threads filter-expr n explain incompatible t autoclean y no-confirm`,
  },
  rustc: {
    changes: true,
    open: true,
    package: { apt: 'rustc', '*': 'rust' },
    acts: { runs: 'C codegen Z L l extern', writes: 'o out-dir' },
    data: `edition crate-type crate-name O g emit print target v verbose explain test cfg W A D F cap-lints error-format color version V
      h help allow warn deny forbid`,
  },
  corepack: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['help'], changes: ['enable|disable', 'cache clean|clear'], installs: ['use|prepare|install|up|pack|hydrate'] },
    data: 'activate all json install-directory g global o output cache-only',
  },
  rustup: {
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['show|check|doc|help|which|completions|man', 'toolchain list', 'target list', 'component list', 'override list'],
      // toolchains and targets come from the project of Rust alone
      changes: [
        'default|set|install|update|upgrade',
        'override set|unset|add|remove',
        'toolchain link|install|add',
        'target add|remove',
        'component add|remove',
        'self update|upgrade-data',
      ],
      runs: ['run'],
    },
    wraps: { subcommand: ['run'], operands: 1, inner: 'argv' },
    effects: {
      rows: [
        dangerous('self uninstall', 'deletes', 'removes Rust'),
        ordinary('toolchain uninstall|remove', 'deletes', 'removes a version of Rust'),
      ],
    },
    data: 'toolchain profile component c t target force no-self-update installed v verbose q quiet path default-toolchain allow-downgrade',
    leaves: /^/,
  },
  go: {
    changes: true,
    installs: 'by-word',
    verbs: true,
    pages: true,
    bringsNames: true,
    package: { apt: 'golang-go', dnf: 'golang', '*': 'go' },
    listed: 'languages',
    common: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['version|env|list|doc|vet|help|bug|telemetry', 'mod graph|why|verify', 'tool dist|pprof|cover'],
      // nothing of a module runs when it is downloaded, and go.sum says what it must be
      changes: ['fmt|fix|clean', 'mod init|tidy|edit|vendor|download', 'work init|use|edit|sync|vendor'],
      runs: ['build|run|test|generate|vet|tool|bench'],
      installs: ['get|install', 'mod tidy', 'work sync'],
    },
    acts: {
      runs: '-exec -toolexec -overlay -vettool -pkgdir -modfile -compiler -ldflags -gccgoflags -extld exec toolexec overlay vettool',
      writes: '-o -outputdir -cpuprofile -memprofile -coverprofile -blockprofile -mutexprofile -trace -pgo',
      lowers: '-insecure -mod=mod -unsafeptr',
    },
    data: `v x n a p u b o -top -text -web -http -v -race -run -bench -benchmem -benchtime -count -cover -covermode -coverpkg -short
      -timeout -parallel -p -tags -x -n -a -work -mod -C -u -d -t -m -json -f -e -deps -test -find -failfast -shuffle -cpu -list -fuzz
      -fuzztime -trimpath -gcflags -asmflags -buildmode -buildvcs -go -compat -modcacherw -diff -all -src -c -i -r -cache -testcache
      -modcache -require -replace -dropreplace -use -msan -asan -skip -composites -copylocks -printf -shadow -func -html -mode
      -nodecount -base -lines -peek -tree -svg -raw -unit -sample_index -hours -toolchain -droprequire -tool`,
    effects: {
      rows: [
        dangerous('env', 'settings', 'changes the settings of Go', { options: '-w -u' }),
        ordinary('clean', 'deletes', 'deletes downloaded packages', { options: '-modcache' }),
      ],
    },
  },

  // Java
  java: {
    open: true,
    package: { apt: 'default-jre', dnf: 'java-latest-openjdk', pacman: 'jre-openjdk', apk: 'openjdk21-jre', brew: 'openjdk' },
    listed: 'languages',
    common: true,
    does: { runs: [''] },
    acts: {
      runs: `-javaagent -agentlib -agentpath -cp -classpath class-path -Xbootclasspath -jar -XX -D module-path
        p m module patch-module upgrade-module-path -splash source`,
      reaches: '-Xdebug -Xrunjdwp',
    },
    data: '-version -Xmx -Xms -Xss -server -ea -da -verbose -showversion version help -X -esa',
  },
  javac: {
    open: true,
    package: { apt: 'default-jdk', dnf: 'java-latest-openjdk-devel', pacman: 'jdk-openjdk', apk: 'openjdk21', brew: 'openjdk' },
    changes: true,
    acts: { runs: '-processor -processorpath processor-path J -J -Xplugin -cp -classpath class-path', writes: '-d -s -h' },
    data: `-source -target -encoding -g -nowarn -verbose -deprecation -parameters -Werror -proc -implicit release -Xlint source-path
      module-path p version`,
  },
  mvn: {
    effects: { loose: true, rows: [publishes('deploy|release:perform')] },
    open: true,
    package: { apt: 'maven', dnf: 'maven', pacman: 'maven', apk: 'maven', brew: 'maven' },
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'help:effective-pom|help:describe|help:active-profiles|dependency:tree|dependency:list|dependency:analyze',
        'versions:display-dependency-updates|versions:display-plugin-updates|help:help',
      ],
      changes: [
        'clean|versions:set|versions:use-latest-releases|release:prepare|release:clean|formatter:format|spotless:apply|archetype:generate',
      ],
      runs: [
        'validate|compile|test|package|verify|install|integration-test|test-compile|site|process-resources|exec:java|exec:exec',
        'spring-boot:run|quarkus:dev|jetty:run|generate-sources|initialize|surefire:test|failsafe:integration-test|wrapper',
        'jacoco:report|spotless:check',
        '',
      ],
      installs: ['dependency:get|dependency:resolve|dependency:go-offline|dependency:copy'],
    },
    acts: {
      runs: 's settings gs global-settings t toolchains f file b builder',
      lowers: ' llr c lax-checksums insecure',
      writes: 'l log-file',
    },
    data: `D define q quiet B batch-mode U update-snapshots o offline T threads pl projects am also-make amd rf resume-from P
      activate-profiles X
      debug e errors v version V ntp no-transfer-progress fae fn ff N non-recursive h help -pl -am -amd -rf -ntp -fae`,
  },
  mvnw: { like: 'mvn' },
  gradle: {
    effects: { loose: true, rows: [publishes('publish|publishPlugins|uploadArchives')] },
    open: true,
    package: { '*': 'gradle' },
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'tasks|projects|dependencies|properties|dependencyInsight|help|components|buildEnvironment|outgoingVariants|javaToolchains',
        'signingReport|androidDependencies',
      ],
      changes: ['clean|init|wrapper|spotlessApply|ktlintFormat'],
      runs: [
        'build|test|assemble|check|run|bootRun|jar|compileJava|compileKotlin|classes|testClasses|javadoc|installDist|distZip',
        'assembleDebug|assembleRelease|installDebug|lint|bootJar|shadowJar|connectedAndroidTest|publishToMavenLocal',
        '',
      ],
    },
    acts: {
      runs: 'I init-script b build-file c settings-file D system-prop include-build g gradle-user-home',
      lowers: 'F dependency-verification M write-verification-metadata',
    },
    data: `q quiet i info d debug s stacktrace S full-stacktrace w warn offline refresh-dependencies x exclude-task P project-prop p
      project-dir parallel no-parallel max-workers daemon no-daemon stop status continue m dry-run t continuous rerun-tasks
      build-cache no-build-cache configuration-cache console tests scan profile all v version h help configuration
      dependency warning-mode`,
  },
  gradlew: { like: 'gradle' },
  ant: {
    open: true,
    changes: true,
    does: { runs: [''] },
    acts: { runs: '-f -file -buildfile -lib -listener -logger -propertyfile -inputhandler -main -cp f', writes: '-l -logfile' },
    data: '-q -quiet -v -verbose -d -debug -k -keep-going -projecthelp -p -D -version -diagnostics -s -find',
  },
});
