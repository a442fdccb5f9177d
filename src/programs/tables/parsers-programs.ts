/** Programs: what reads code of C for clang, makers of parsers and bindings, the tools of Qt, further build systems. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

export const PARSERS = (): Family => ({
  // clang and code. Sources: the manual page of each, LLVM 14; include-what-you-use(1) 8.18, iwyu_tool(1), cpplint(1) 1.6. From knowledge of the
  // tools, not read again: run-clang-tidy, fix_includes
  clangd: {
    reads: true,
    acts: { runs: 'query-driver compile-commands-dir', reaches: 'remote-index-address project-root' },
    data: `all-scopes-completion background-index clang-tidy completion-style fallback-style function-arg-placeholders header-insertion
      header-insertion-decorators limit-references limit-results check check-lines enable-config j malloc-trim pch-storage log offset-encoding
      path-mappings pretty help-list`,
  },
  ...each('clang-check clang-query', {
    changes: true,
    acts: { runs: 'extra-arg extra-arg-before f preload p', writes: 'analyzer-output-path' },
    data: 'analyze ast-dump ast-dump-filter ast-list ast-print fix-what-you-can fixit syntax-tree-dump tokens-dump c use-color help-list',
  }),
  'run-clang-tidy': {
    reads: true,
    acts: {
      runs: 'clang-tidy-binary clang-apply-replacements-binary config config-file load plugin extra-arg extra-arg-before',
      writes: 'export-fixes fix',
    },
    data: 'checks header-filter line-filter j p quiet style use-color format warnings-as-errors source-filter allow-no-checks',
  },
  'clang-apply-replacements': { changes: true, data: 'format style style-config remove-change-desc-files ignore-insert-conflict' },
  'scan-build': {
    wraps: {
      short: 'o',
      single: ['o', 'enable-checker', 'disable-checker', 'analyzer-config', 'constraints', 'maxloop', 'store'],
      long: ['use-cc', 'use-c++', 'use-analyzer', 'exclude', 'html-title', 'analyzer-target'],
      inner: 'argv',
    },
    leaves: /^/,
    acts: { writes: 'o', runs: 'use-analyzer use-cc use-c++ load-plugin' },
    data: `analyze-headers enable-checker disable-checker help-checkers html-title k keep-going plist plist-html sarif status-bugs v V view
      constraints maxloop no-failure-reports stats store analyzer-config exclude force-analyze-debug-code keep-empty internal-stats`,
  },
  'include-what-you-use': { changes: true, open: true, acts: { runs: 'mapping_file' } },
  ...alike('include-what-you-use', 'iwyu'),
  ...each('iwyu_tool iwyu_tool.py', { reads: true, acts: { runs: 'p' }, data: 'o output-format j jobs v verbose e exclude' }),
  ...each('fix_includes.py fix_include', {
    changes: true,
    data: `b blank_lines noblank_lines comments nocomments safe_headers nosafe_headers s sort_only n dry_run ignore_re only_re reorder noreorder p
      basedir`,
  }),
  cpplint: { reads: true, data: 'filter linelength exclude extensions headers output verbose counting root repository recursive quiet' },

  // makers of parsers and bindings. Sources: the manual page of each: byacc 20221106, re2c 3.0, gperf 3.1, antlr4 4.9. From knowledge of the tools,
  // not read again: swig, f2py
  ...alike('flex', 'lex flex++'),
  ...alike('bison', 'yacc bison.yacc'),
  ...each('byacc pbyacc', { changes: true, acts: { writes: 'o b H' }, data: 'B d g h i l L P p r s t v V y' }),
  ...each('re2c re2go re2rust', {
    changes: true,
    acts: { writes: 'o output t header type-header depfile' },
    data: `api input b bit-vectors case-insensitive case-inverted case-ranges g computed-gotos c conditions start-conditions e ecb empty-class
      encoding-policy F flex-syntax input-encoding lang location-format loop-switch s nested-ifs i no-debug-info no-generation-date no-version
      no-unsafe P posix-captures r reusable S skeleton f storable-state T tags w wide-chars u unicode 8 utf8 x utf16 W Werror d debug-output D
      emit-dot 1 single-pass v V vernum verbose I`,
  }),
  gperf: {
    changes: true,
    acts: { writes: 'output-file' },
    data: `e delimiters t struct-type ignore-case L language K slot-name F initializer-suffix H hash-function-name N lookup-function-name Z
      class-name 7 seven-bit l compare-lengths c compare-strncmp C readonly-tables E enum I includes G global-table P pic Q string-pool-name
      null-strings W word-array-name length-table-name S switch T omit-struct-type k key-positions D duplicates m multiple-iterations i
      initial-asso j jump n no-strlen r random s size-multiple d debug constants-prefix`,
  },
  swig: { changes: true, open: true, acts: { writes: 'o -o oh -oh outdir -outdir -outcurrentdir -xmlout' } },
  ...each('antlr4 antlr', {
    changes: true,
    acts: { writes: 'o -o', runs: '-lib' },
    data: `-atn -encoding -message-format -long-messages -listener -no-listener -visitor -no-visitor -package -depend D -Werror -Xlog
      -Xexact-output-dir`,
  }),
  ...each('f2py f2py3', {
    changes: true,
    acts: { writes: 'h build-dir o', runs: 'fcompiler compiler f77exec f90exec f2cmap include-paths' },
    data: `c m only skip lower no-lower overwrite-signature latex-doc short-latex rest-doc debug-capi wrap-functions no-wrap-functions quiet
      verbose help-link help-fcompiler f77flags f90flags opt arch noopt noarch debug backend dep include_paths`,
  }),

  // the tools of GNU for builds. Sources: libtoolize(1) 2.4. From knowledge of the tools, not read again: autoreconf, aclocal, autoheader,
  // gettextize and libtool
  ...each('autoreconf', {
    does: { runs: [''] },
    data: 'v verbose d debug f force i install no-recursive s symlink m make W warnings B prepend-include I include',
  }),
  ...each('autoheader autoscan autoupdate ifnames aclocal libtoolize gettextize autopoint', {
    changes: true,
    acts: { writes: 'o output', runs: 'B prepend-include' },
    data: `v verbose d debug f force W warnings I install c copy i n dry-run no-warnings ltdl recursive nonrecursive subproject q quiet
      automake-acdir system-acdir diff print-ac-dir intl po-dir no-changelog symlink`,
  }),
  libtool: {
    wraps: { long: ['mode', 'tag'], inner: 'argv' },
    leaves: /^/,
    data: 'mode tag config debug dry-run n features finish quiet silent verbose no-silent',
  },

  // Qt. Sources: lupdate(1) and lrelease(1) 5.15. From knowledge of the tools, not read again: qmake, uic, rcc, windeployqt, linuxdeploy,
  // appimagetool, appimage-builder
  ...each('qmake qmake6 qmake-qt5', {
    does: { runs: [''] },
    acts: { runs: '-spec -cache -qtconf', writes: 'o -o' },
    effects: { rows: [ordinary('', 'settings', 'changes the settings of qmake', { options: '-set -unset', area: 'settings' })] },
    data: `-query -project -makefile -t -tp -help v r -recursive -norecursive -Wall -Wnone -Wparser -Wlogic -Wdeprecated d -after -before -early
      -config -nocache -nodepend -nomoc -nopwd`,
  }),
  ...each('uic rcc lconvert pyuic5 pyuic6 pyrcc5 pyside6-uic pyside6-rcc qmlformat', {
    changes: true,
    acts: { writes: 'o output' },
    data: `g generator p no-protection n no-implicit-includes s postfix tr translate include idbased d dependencies i input-file if of
      output-format input-format root name compress compress-algo no-compress threshold binary namespace verbose list no-zstd I D U E F f b M x
      drop-translations drop-obsolete drop-tags sort-contexts source-language target-language no-obsolete no-finished no-untranslated inplace w
      tabs indent-width t from-imports resource-suffix`,
  }),
  ...each('lupdate lrelease pylupdate5 pylupdate6 pyside6-lupdate', {
    changes: true,
    acts: { writes: '-ts ts -qm qm' },
    data: `-no-obsolete -extensions -pluralonly -silent -no-sort -no-recursive -recursive I -locations -no-ui-lines -disable-heuristic -pro
      -pro-out -source-language -target-language -tr-function-alias -version -help -idbased -compress -nounfinished -removeidentical
      -markuntranslated -project noobsolete verbose no-obsolete exclude`,
  }),
  ...each('windeployqt macdeployqt androiddeployqt linuxdeployqt', {
    changes: true,
    acts: { writes: 'dir libdir plugindir output', runs: '-executable qmake -qmake' },
    data: `debug release pdb force dry-run no-patchqt no-plugins no-libraries qmldir qmlimport no-quick-import translations no-translations
      no-system-d3d-compiler no-virtualkeyboard compiler-runtime no-compiler-runtime no-opengl-sw list json verbose -verbose -no-plugins -dmg
      -no-strip -use-debug-libs -qmldir -always-overwrite -appstore-compliant -libpath -fs -appimage -bundle-non-qt-libs
      -unsupported-allow-new-glibc -no-translations -extra-plugins input gradle android-platform`,
  }),
  ...each('linuxdeploy appimage-builder', {
    does: { runs: [''] },
    acts: { writes: 'o output appdir', runs: 'plugin p custom-apprun recipe build-dir' },
    data: `v verbosity e executable l library d desktop-file i icon-file icon-filename list-plugins exclude-library deploy-deps-only skip-tests
      skip-build skip-script skip-appimage generate`,
  }),
  appimagetool: {
    changes: true,
    acts: { runs: 'runtime-file mksquashfs-opt' },
    data: `l list u updateinformation g guess b bintray-user comp s sign sign-key no-appstream exclude-file v verbose n appimage-extract-and-run
      appimage-help`,
  },

  // build systems and packages of C. Sources: the manual page of each: xmake 2.9, tup 0.7, b2 4.9, premake4 4.3; docs.conan.io/2/reference/commands
  // 2.17; learn.microsoft.com/vcpkg/commands/help (their commands). From knowledge of the tools, not read again: the options of conan and vcpkg,
  // xrepo, samurai, muon, redo, please
  xmake: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['show|check|help'],
      changes: ['create|clean|c|config|f|format|doxygen|project|global|g|uninstall|u'],
      runs: ['', 'build|b|run|r|test|lua|l|macro|m|package|p|pack|install|i|watch'],
      installs: ['require|q|update|plugin'],
    },
    effects: {
      rows: [
        ordinary('repo', 'settings', 'changes where packages come from', { options: '-a --add -r --remove -c --clear' }),
        ordinary('service', 'network', 'starts or reaches a server for builds'),
      ],
      short: 'mpakjotFPl',
      long: ['mode', 'plat', 'arch', 'kind', 'jobs', 'file', 'project', 'template', 'language', 'toolchain', 'group'],
    },
    acts: { runs: 'F file P project I import', writes: 'o outputdir installdir builddir' },
    data: `q quiet y yes confirm v verbose root D diagnosis version h help a all arch m mode p plat k kind j jobs t template l list language
      toolchain sdk r rebuild w warning g group c clean d debug workdir menu ccache extra force info search upgrade`,
  },
  xrepo: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['search|info|list-repo|scan|fetch'],
      changes: ['remove|clean|export|import'],
      installs: ['install|download|update-repo'],
      runs: ['env'],
    },
    effects: { rows: [ordinary('add-repo|rm-repo', 'settings', 'changes where packages come from', { area: 'packages' })] },
    data: 'q y v D p plat a arch m mode k kind f configs j jobs all shallow',
  },
  conan: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: [
        'list|search|graph|inspect|version|audit|info|help',
        'profile show|list|path',
        'remote list|list-users',
        'cache path|ref|check-integrity',
        'config home|list|show',
      ],
      changes: ['new|lock|editable|require|pkglist|export|imports|get', 'profile detect', 'cache clean|save', 'workspace'],
      runs: ['build|source|test|run'],
      installs: ['install|create|download|export-pkg', 'cache restore'],
    },
    effects: {
      loose: true,
      rows: [
        dangerous('upload', 'uploads', 'publishes a package for those who use the server', { without: '--dry-run' }),
        dangerous('remove', 'deletes', 'deletes packages on the server', { options: '-r --remote' }),
        ordinary('remove', 'deletes', 'removes packages from the cache', { without: '-r --remote' }),
        dangerous('remote add|update|enable|disable|rename|remove', 'settings', 'changes where packages come from'),
        ordinary('remote login|logout|set-user|auth', 'network', 'logs in to a server'),
        // a profile is a template that can start programs
        ordinary('', 'runs-foreign-code', 'reads a profile from another folder', {
          options: '-pr --profile -pr:b -pr:h -pr:a -pr:all --profile:build --profile:host --profile:all',
          value: /^(?:[/~$]|\.\.)/,
        }),
        dangerous('config install|install-pkg', 'runs-foreign-code', 'installs settings and hooks that others publish'),
      ],
      short: 'rsofcp',
      long: ['build', 'remote', 'settings', 'options', 'profile', 'output-folder', 'format', 'name', 'version', 'requires', 'generator'],
    },
    passwords: ['-p(?:assword)?[= ]'],
    acts: {
      runs: 'd deployer deploy c conf c:b c:h',
      writes: 'of output-folder if install-folder lockfile-out deployer-folder out-file',
      lowers: 'insecure',
    },
    data: `pr profile pr:b pr:h pr:a pr:all profile:build profile:host profile:all b build r remote nr no-remote u update s settings s:b s:h
      settings:build settings:host o options o:b o:h options:host options:build l lockfile lockfile-partial lockfile-packages lockfile-clean
      lockfile-overrides name version user channel requires tool-requires f format g generator v verbose only-recipe check list confirm p
      package-query all only-source test-folder tf build-require envs-generation dry-run force exist-ok index metadata cache lru filter
      package-filter filter-options raw`,
  },
  vcpkg: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|search|owns|depend-info|help|version|update|x-package-info|portsdiff|hash|contact|x-check-support|x-history'],
      changes: ['new|format-manifest|add|x-update-baseline|create|edit|export|remove|x-add-version|x-init-registry'],
      runs: ['env'],
      installs: ['install|upgrade|x-set-installed|build|fetch|bootstrap-standalone|ci'],
    },
    effects: {
      rows: [ordinary('integrate', 'settings', 'changes how projects find packages', { area: 'settings' })],
      long: ['triplet', 'host-triplet'],
    },
    acts: {
      runs: 'overlay-ports overlay-triplets vcpkg-root x-cmake-args x-cmake-configure-arg x-scripts-root',
      writes: `x-install-root downloads-root x-buildtrees-root x-packages-root output output-dir x-builtin-ports-root
        x-builtin-registry-versions-dir x-write-nuget-packages-config`,
      reaches: 'binarysource x-asset-sources',
    },
    data: `triplet host-triplet recurse dry-run keep-going no-dry-run outdated purge no-binarycaching no-downloads only-downloads
      only-binarycaching head editable clean-after-build clean-buildtrees-after-build clean-downloads-after-build clean-packages-after-build
      x-feature x-no-default-features x-manifest-root x-full-desc x-json zip 7zip raw nuget ifw name version application port add-initial-baseline
      all buildtrees feature-flags allow-unsupported enforce-port-checks convert-control no-print-usage x-wait-for-lock ignore-lock-failures
      disable-metrics x-use-aria2`,
  },
  ...each('premake5 premake4 b2 bjam jam tup redo redo-ifchange redo-always samu samurai kati ckati gup shake bmake mingw32-make', {
    does: { runs: [''] },
    acts: {
      runs: 'file scripts f C build-dir toolset project-config user-config',
      writes: 'prefix exec-prefix libdir includedir stagedir',
    },
    data: `cc dotnet os platform version help j k l n v d w t q a s o x e D p keep-going no-keep-going verbose quiet debug-run no-sync foreground
      background autoupdate build-type show-libraries layout buildid with without stage install link threading variant address-model architecture
      runtime-link log jobs shuffle fatal verbatim interactive`,
  }),
  ...each('muon muon-meson', {
    does: {
      reads: ['info|version|options|summary|meson introspect|help'],
      changes: ['fmt|analyze'],
      runs: ['setup|build|samu|test|install|internal|benchmark'],
    },
    acts: { runs: 'C' },
    data: 'D c j f d l R v s o i q e L w',
  }),
  ...each('plz please', {
    network: 'talks',
    does: {
      reads: ['query|help|version'],
      changes: ['clean|init|format|fmt|gc'],
      runs: ['build|test|run|cover|debug|exec|watch|export|hash'],
      installs: ['update|tool'],
    },
    acts: { runs: 'repo_root override o' },
    data: `v verbosity n num_threads c config i include e exclude profile p plain_output P nocolour_output colour rebuild r num_runs stamp debug
      keep_workdirs arch`,
  }),
});
