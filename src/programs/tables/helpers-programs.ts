/** Programs: helpers of Python: checks and builds. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each, publishes } from './shared-rows.ts';

export const HELPERS = (): Family => ({
  // Python: checks and formats. Sources: pycodestyle(1) 2.10; the options in the code of pip-tools 7.5. From knowledge of the tools, not read
  // again: pyflakes, doc8, rstcheck, sphinx-lint, deptry, gitlint, pipdeptree, docformatter
  ...each('pyflakes pyflakes3', { reads: true }),
  ...each('pycodestyle pycodestyle3 pep8', {
    reads: true,
    acts: { runs: 'config' },
    data: `v verbose q quiet exclude filename select ignore first r repeat show-source show-pep8 statistics count max-line-length hang-closing
      format diff benchmark max-doc-length indent-size`,
  }),
  ...each('doc8 rstcheck sphinx-lint check-manifest deptry', {
    reads: true,
    acts: { runs: 'config', writes: 'o json-output' },
    data: `e explain s source d debug v verbose count select ignore convention add-select add-ignore match match-dir ignore-decorators
      max-line-length allow-long-titles ignore-path ignore-path-errors default-extension file-encoding extension q quiet report-level
      ignore-directives ignore-roles ignore-substitutions ignore-languages ignore-messages recursive r i enable disable list jobs j c create u
      update known-first-party extend-exclude exclude no-ansi per-rule-ignores`,
  }),
  docformatter: {
    changes: true,
    data: `i in-place c check d diff r recursive e exclude n non-cap wrap-summaries wrap-descriptions pre-summary-newline make-summary-multi-line
      black s style blank docstring-length force-wrap`,
    acts: { runs: 'config' },
  },
  'pip-compile': {
    network: 'talks',
    area: 'packages',
    changes: true,
    acts: {
      runs: 'pip-args config build-deps-for',
      reaches: 'i index-url extra-index-url f find-links',
      writes: 'o output-file cache-dir',
      lowers: 'trusted-host',
    },
    data: `v verbose q quiet n dry-run p pre r rebuild extra all-extras cert client-cert index no-index header no-header annotate no-annotate
      emit-trusted-host no-emit-trusted-host annotation-style U upgrade no-upgrade P upgrade-package newline allow-unsafe no-allow-unsafe
      strip-extras no-strip-extras generate-hashes reuse-hashes no-reuse-hashes max-rounds build-isolation no-build-isolation emit-find-links
      no-emit-find-links resolver emit-index-url no-emit-index-url emit-options no-emit-options unsafe-package no-config constraint c color
      no-color all-build-deps only-build-deps`,
  },
  'pip-sync': {
    network: 'talks',
    area: 'packages',
    does: { installs: [''] },
    effects: {
      rows: [
        ordinary('', 'system', 'removes packages that are not listed', {
          without: '-n --dry-run',
          area: 'packages',
          called: 'sync install update packag requirement',
        }),
      ],
    },
    acts: { runs: 'python-executable pip-args config', reaches: 'i index-url extra-index-url f find-links', lowers: 'trusted-host' },
    data: 'a ask n dry-run force no-index v verbose q quiet user cert client-cert no-config',
  },
  ...each('pipdeptree pip-licenses pipreqs', {
    reads: true,
    acts: { writes: 'output-file savepath', runs: 'python' },
    data: `a all l local-only u user-only w warn r reverse p packages e exclude j json json-tree mermaid graph-output d depth f format from order
      with-urls with-authors with-license-file summary allow-only fail-on print encoding ignore mode diff clean scan-notebooks force no-pin
      use-local debug proxy pypi-server`,
  }),

  // Python: documentation and types. Sources: none was read again: pydoc, dmypy, pyre and pytype are known from their help texts
  ...each('pydoc pydoc3', {
    does: { runs: [''] },
    effects: { rows: [ordinary('', 'network', 'starts a web server for documentation', { options: '-p -b' })] },
    acts: { reaches: 'n' },
    data: 'k p b w',
  }),
  ...each('dmypy pyre', {
    does: {
      reads: ['', 'check|status|suggest|inspect|recheck|run|incremental|query|report|statistics|servers|profile|help'],
      changes: ['start|stop|restart|kill|daemon|init|infer|rage|persistent'],
    },
    acts: { runs: 'status-file typeshed binary python-executable config-file', writes: 'log-file perf-stats-file junit-xml' },
    data: `timeout verbose v remove export-types use-fixme json callsites no-errors no-any flex-any source-directory search-path strict output n
      noninteractive sequential enable-profiling local-configuration l`,
  }),
  pytype: {
    reads: true,
    acts: { writes: 'o output', runs: 'config' },
    data: `x exclude j jobs k keep-going V python-version P pythonpath d disable v verbosity n no-report-errors tree unresolved generate-config
      use-pickled-files strict-parameter-checks protocols`,
  },

  // Python: builds and programs of its own. Sources: the options in the code of pyinstaller 6 and the commands in that of maturin 1.9. From
  // knowledge of the tools, not read again: nuitka, cxfreeze, cython, briefcase, flit, cibuildwheel, auditwheel, pex, shiv
  pyinstaller: {
    does: { runs: [''] },
    acts: {
      runs: 'runtime-hook additional-hooks-dir upx-dir p paths version-file splash python-option',
      writes: 'distpath workpath specpath',
    },
    data: `y noconfirm clean D onedir F onefile n name contents-directory add-data add-binary hidden-import hiddenimport collect-submodules
      collect-data collect-binaries collect-all copy-metadata recursive-copy-metadata exclude-module key d debug optimize s strip noupx upx-exclude
      c console nowindowed w windowed noconsole hide-console i icon disable-windowed-traceback manifest m no-embed-manifest r resource uac-admin
      uac-uiaccess argv-emulation osx-bundle-identifier target-architecture codesign-identity osx-entitlements-file runtime-tmpdir
      bootloader-ignore-signals log-level`,
  },
  'pyi-makespec': { like: 'pyinstaller' },
  ...each('nuitka nuitka3 cxfreeze cython cython3 cythonize py2applet pyproject-build', {
    does: { runs: [''] },
    acts: {
      runs: 'user-plugin upx-binary python-for-scons onefile-tempdir-spec',
      writes: 'output-dir outdir o output-file output-filename target-dir build-exe report',
    },
    data: `standalone onefile module follow-imports nofollow-imports follow-import-to nofollow-import-to include-package include-module
      include-package-data include-data-files include-data-dir enable-plugin disable-plugin assume-yes-for-downloads remove-output show-progress
      show-scons jobs lto clang mingw64 run debug python-flag windows-console-mode windows-icon-from-ico macos-create-app-bundle linux-icon quiet
      verbose 3 2 3str a annotate cplus embed i inplace b build f force j parallel X directive E compile-time-env k keep-going t lenient M depfile
      s option wheel sdist n no-isolation x skip-dependency-check C config-setting installer icon base target-name excludes includes packages`,
  }),
  briefcase: {
    network: 'talks',
    does: { reads: ['config'], changes: ['new|convert'], runs: ['create|build|run|dev|test'], installs: ['upgrade', 'update'] },
    effects: { rows: [ordinary('package', 'runs-project-code', 'builds the package of the app'), publishes('publish')] },
    data: `u update update-requirements update-resources r app a d device test no-run no-input v verbose log t template template-branch i identity
      no-sign adhoc-sign p packaging-format target Xemulator shutdown-on-exit C config no-isolation`,
  },
  flit: {
    network: 'talks',
    does: { reads: ['info'], changes: ['init', 'build'], runs: ['install'] },
    effects: { rows: [publishes('publish')], short: 'f', long: ['ini-file', 'repository', 'pypirc'] },
    acts: { runs: 'python pypirc', reaches: 'repository', lowers: 'no-verify' },
    data: `f ini-file V version debug logo s symlink pth-file deps extras only-deps user env format setup-py no-setup-py use-vcs no-use-vcs`,
  },
  maturin: {
    network: 'talks',
    does: {
      reads: ['list-python|completions|help|generate-json-schema'],
      changes: ['init|new|generate-ci|sdist|generate-stub'],
      runs: ['build|develop'],
    },
    effects: { rows: [publishes('publish'), publishes('upload')] },
    passwords: ['-p(?:assword)? '],
    acts: {
      runs: 'm manifest-path config Z i interpreter pip-path',
      writes: 'o out target-dir',
      reaches: 'repository-url',
      lowers: 'skip-auditwheel no-auditwheel',
    },
    data: `r release b bindings f find-interpreter compatibility manylinux strip sdist zig q quiet j jobs profile F features all-features
      no-default-features target v verbose color frozen locked offline extras E uv skip-install editable mixed name src-layout overwrite repository
      u username skip-existing auditwheel`,
  },
  ...each('cibuildwheel auditwheel delocate-wheel delocate-listdeps delocate-path delvewheel', {
    does: { runs: [''] },
    acts: { writes: 'output-dir w wheel-dir', runs: 'config-file' },
    data: `platform archs only print-build-identifiers allow-empty debug-traceback plat L lib-sdir no-update-tags strip exclude only-plat zip v
      verbose require-archs all depending add-path no-dll`,
  }),
  ...each('pex shiv', {
    network: 'talks',
    area: 'packages',
    does: { installs: [''] },
    acts: {
      writes: 'o output-file output',
      runs: 'c script m module e entry-point p python preamble console-script main',
      reaches: 'i index index-url f find-links extra-index-url',
    },
    data: `r requirement D sources-directory R resources-directory v q lock platform python-shebang compile compress C reproducible no-modify
      extend-pythonpath site-packages build-id root inherit-path venv sh-boot info jobs j disable-cache pre no-build`,
  }),
});
