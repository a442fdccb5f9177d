/** Programs: what reads, builds and changes code and binaries. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { ATTACHES, each } from './shared-rows.ts';

export const READING = (): Family => ({
  // Sources: the manual page of each: cppcheck 2.10, yara 4.2.3, patchelf 0.14.3, uglifyjs 3.17.4, tcc 0.9.27, mono-utils 6.8.0,
  // help2man 1.49.3, reflex 0.3.1
  cppcheck: {
    does: { reads: [''] },
    data: `check-config check-library D U disable enable error-exitcode errorlist exitcode-suppressions file-list f force I includes-file
      config-exclude config-exclude-file include i inconclusive inline-suppr j l language library max-configs max-ctu-depth platform
      rp relative-paths report-progress rule rule-file std suppress suppressions-list suppress-xml template xml xml-version`,
  },
  yara: {
    reads: true,
    acts: { runs: 'C' },
    data: `c d fail-on-warnings f i identifier max-process-memory-chunk l max-rules max-strings-per-rule x n w m D e S s L g r scan-list
      z skip-larger k stack-size t tag p threads a timeout`,
  },
  yarac: { changes: true, writes: { how: 'copies' }, data: 'd w fail-on-warnings' },
  patchelf: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'has a program load another library', { options: '--replace-needed', area: 'foreign-code' }),
      ],
    },
    acts: { runs: 'set-interpreter set-rpath add-rpath add-needed', writes: 'output' },
    data: `page-size print-interpreter print-soname set-soname remove-rpath shrink-rpath allowed-rpath-prefixes print-rpath force-rpath
      remove-needed no-default-lib`,
  },
  uglifyjs: {
    changes: true,
    acts: { writes: 'o output name-cache' },
    data: `p parse c compress m mangle mangle-props b beautify O output-opts annotations no-annotations comments config-file d define e
      enclose expression ie keep-fargs keep-fnames module rename no-rename self wrap source-map timings toplevel v8 validate warn
      webkit in-situ reduce-test`,
  },
  tcc: {
    changes: true,
    acts: { runs: 'run -run B', writes: 'o MF -MF' },
    data: `c vv bench E funsigned-char fsigned-char fno-common fleading-underscore fms-extensions fdollars-in-identifiers w
      Wimplicit-function-declaration Wunsupported Wwrite-strings Werror Wall shared soname static rdynamic r Wl enable-new-dtags
      oformat export-all-symbols export-dynamic subsystem Bsymbolic g b bt MD print-search-dirs dumpversion mms-bitfields mfloat-abi
      mno-sse I D U L l m32 m64`,
  },
  monodis: {
    reads: true,
    acts: { writes: 'output' },
    data: `mscorlib show-method-tokens show-tokens assembly assemblyref classlayout constant customattr declsec event exported fields
      file forward-decls genericpar implmap interface manifest marshal memberref method methodimpl methodspec methodsem module
      moduleref presources nested param parconst property propertymap standalonesig typedef typespec typeref blob strings
      userstrings`,
  },
  help2man: {
    wraps: {
      inner: 'argv',
      short: 'nsmSLpiIohv',
      long: [
        'name',
        'section',
        'manual',
        'source',
        'locale',
        'info-page',
        'include',
        'opt-include',
        'output',
        'version-string',
        'help-option',
        'version-option',
      ],
    },
    acts: { writes: 'o output' },
    data: `n name s section m manual S source L locale i include I opt-include p info-page N no-info l libtool help-option version-option
      version-string no-discard-stderr`,
  },
  reflex: {
    waits: true,
    wraps: {
      inner: 'argv',
      short: 'cdgGrRt',
      long: ['config', 'decoration', 'glob', 'inverse-glob', 'regex', 'inverse-regex', 'shutdown-timeout', 'substitute'],
    },
    acts: { runs: 'c config' },
    data: `all d decoration g glob G inverse-glob R inverse-regex only-dirs only-files r regex e sequential t shutdown-timeout s
      start-service substitute`,
  },

  // languages. Sources: bpython(1) 0.24, luajit(1) 2.1
  bpython: {
    interprets: { input: true },
    acts: { runs: 'p paste config', writes: 'L log-output' },
    data: 'i interactive l log-level r reactor help-reactors',
  },
  luajit: { interprets: { code: ['e'], input: true }, acts: { runs: 'l' }, data: 'e O i E' },

  // packages. Sources: the manual page of each: rpm 4.18.0, nala 0.12.2, debootstrap 1.0.128, lrzip 0.651, squashfs-tools 4.5.1. A spec
  // file starts programs as soon as it is read
  ...each('rpmbuild rpmspec', {
    area: 'packages',
    does: { runs: [''] },
    acts: { runs: 'pipe rcfile root dbpath' },
    data: `? vv rpmfcdebug D define scm ba bb bp bf bc bi bl bs br bd buildroot clean nobuild noprep noclean nocheck nodebuginfo nodeps
      rmsource rmspec short-circuit build-in-place target with without qf queryformat rpms q query P parse srpm builtrpms ta tb
      rebuild recompile E eval`,
  }),
  rpmkeys: {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'protection', 'changes which keys of packages are trusted', { options: '--import --delete', area: 'protection' }),
      ],
    },
    data: 'K checksig list',
  },
  nala: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['list|search|show|history'], changes: ['clean'] },
    effects: {
      rows: [
        ordinary('install|update|upgrade|full-upgrade', 'system', 'installs or upgrades packages'),
        ordinary('remove|purge|autoremove|autopurge', 'system', 'removes packages'),
        ordinary('history undo|redo|clear', 'system', 'changes what was installed'),
        ordinary('fetch', 'settings', 'changes where packages come from'),
      ],
    },
    acts: { runs: 'o option', lowers: 'remove-essential' },
    data: `purge raw-dpkg d download-only assume-yes assume-no y n simple no-simple autoremove no-autoremove update no-update
      install-recommends no-install-recommends install-suggests no-install-suggests fix-broken no-fix-broken full i installed N
      nala-installed u upgradable a all-versions virtual names A all-arches exclude no-full debian ubuntu devuan https-only auto
      fetches sources non-free c country`,
  },
  debootstrap: {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'makes a new system in a folder', { area: 'packages' }),
        ordinary('', 'runs-foreign-code', 'runs a script', { least: 4, area: 'foreign-code' }),
      ],
    },
    acts: { runs: 'unpack-tarball', writes: 'make-tarball cache-dir', lowers: 'no-check-gpg no-check-certificate keyring' },
    data: `arch include exclude extra-suites components no-resolve-deps log-extra-deps variant merged-usr no-merged-usr force-check-gpg
      print-debs download-only foreign second-stage second-stage-target keep-debootstrap-dir debian-installer extractor certificate
      private-key inrelease-path`,
  },
  ...each('lrz lrunzip', {
    changes: true,
    acts: { writes: 'o outfile O outdir' },
    data: `stdout c check C decompress d encrypt e ? hash H info i license L progress P recursive r test t force f keep k keep-broken K
      suffix S bzip2 b gzip g lzo l lzma no-compress n zpaq z 1 9 level fast best nice-level N threads maxram m threshold T
      unlimited U window w`,
  }),
  lrzcat: { reads: true, files: 'shown' },
  mksquashfs: {
    changes: true,
    acts: { runs: 'p -p pf -pf action -action action-file -action-file', writes: 'recovery-path' },
    data: `tar no-strip tarstyle cpiostyle cpiostyle0 comp b reproducible not-reproducible mkfs-time fstime all-time no-exports exports
      no-sparse no-xattrs xattrs noI noId noD noF noX no-tailends tailends no-fragments always-use-fragments no-duplicates
      no-hardlinks all-root root-time root-mode root-uid root-gid force-uid force-gid keep-as-directory log-action true-action
      false-action log-action-file true-action-file false-action-file sort ef wildcards regex one-file-system noappend root-becomes
      exit-on-error no-recovery info no-progress progress throttle limit processors mem nopad offset o root-owned noInodeCompression
      noIdTableCompression noDataCompression noFragmentCompression noXattrCompression Xhelp Xcompression-level Xwindow-size Xstrategy
      Xalgorithm Xhc Xbcj Xdict-size quiet`,
  },
  unsquashfs: {
    changes: true,
    acts: { writes: 'd -d dest -dest pf -pf pseudo-file' },
    data: `cat max max-depth excludes ex exclude-list follow follow-symlinks missing missing-symlinks n no-progress no no-xattrs x xattrs
      u user-xattrs p processors i info li linfo l ls ll lls lln llnumeric lc llc o offset f force ig ignore-errors st strict-errors
      no-exit no-exit-code s stat UTC mkfs-time fstime extract-file exclude-file e ef exc excf da data-queue fr frag-queue no-wild
      no-wildcards r regex L`,
  },

  // the kernel and its devices. Sources: the manual page of each: kmod 30, kexec-tools 2.0.25, i2c-tools 4.3, runit 2.1.2, virt-manager
  // 4.1.0, redis-tools 7.0.15
  modinfo: { reads: true, data: 'F field b basedir k 0 null a author d description l license p parameters n filename' },
  depmod: {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'rewrites the list of kernel modules', { without: '-n --show --dry-run' })] },
    acts: { runs: 'C config' },
    data: 'a all A quick b basedir e errsyms E symvers F filesyms n show P w',
  },
  kexec: {
    area: 'power',
    effects: { rows: [dangerous('', 'system', 'loads or starts another kernel', { without: '-S --status --print-ckr-size' })] },
    data: `d S e f i l p t s c a u x y mem-min mem-max entry load-preserve-context load-jump-back-helper reuseinitrd print-ckr-size
      args-elf args-linux real-mode append command-line reuse-cmdline initrd ramdisk module console-serial console-vga
      elf32-core-headers elf64-core-headers reset-vga serial serial-baud`,
  },
  i2cset: { area: 'kernel', effects: { rows: [dangerous('', 'system', 'writes to a chip of this machine')] }, data: 'f y m r a' },
  sv: {
    area: 'services',
    does: { reads: ['status', 'check'] },
    effects: {
      short: 'w',
      rows: [
        ordinary('up|down|once|pause|cont|hup|alarm|interrupt|quit|1|2|term|kill|exit|start|stop', 'system', 'starts or ends a service'),
        ordinary(
          'reload|restart|shutdown|force-stop|force-reload|force-restart|force-shutdown|try-restart',
          'system',
          'starts or ends a service',
        ),
      ],
    },
    data: 'w',
  },
  'virt-manager': {
    changes: true,
    acts: { reaches: 'c connect' },
    data: 'no-fork show-domain-creator show-domain-editor show-domain-performance show-domain-console show-host-summary',
  },
  'redis-benchmark': {
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'writes test data to the server', { area: 'databases' })] },
    acts: { reaches: 'h' },
    data: 'p s c n d dbnum k r P csv l I D t q e a user pass threads cluster enable-tracking tls cert key cacert sni',
  },

  // stacks of a process. Source: eu-stack(1) 0.188
  'eu-stack': {
    reads: true,
    unasked: [ATTACHES],
    data: `a activation b build-id c cfi-type d debugname i inlines l list-modules m module n q quiet r raw s source v verbose core e
      executable p pid debuginfo-path`,
  },
});
