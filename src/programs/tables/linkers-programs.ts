/** Programs: assemblers, linkers, compilers of C and its relatives, what reads their files, and makers of parsers. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { alike, each, publishes } from './shared-rows.ts';

/** Drivers of a compiler: their options are those of gcc, and a few that name another compiler. */
const DRIVER: Program = {
  changes: true,
  open: true,
  acts: {
    runs: `wrapper specs fplugin B -wrapper -specs -fplugin -B -ld-path -fuse-ld -Wl -Xlinker -T -load -Xclang -fpass-plugin -cc -cxx -f77 -f90 -fc
      -ccbin compiler-bindir -optf options-file gcc-toolchain config`,
    writes: 'o MF -MF -odir output-directory -keep-dir',
  },
};
/** Programs that start the compiled program of the user and record what it does. */
const profiles = (single: readonly string[], short: string, writes: string, data: string): Program => ({
  wraps: { short, single, long: single, inner: 'argv' },
  leaves: /^/,
  acts: { writes },
  data,
});

/** A program of WebAssembly that reaches folders besides this one. */
const REACHES_FOLDERS: Unasked = {
  args: /--(?:dir|mapdir|volume)[= ]["']?(?:\/|~|\.\.|\$HOME)/,
  kind: 'protection',
  area: 'protection',
  what: 'lets the program reach files outside of this folder',
  object: /--(?:dir|mapdir|volume)[= ]["']?([^\s"':]+)/,
};

export const LINKERS = (): Family => ({
  // assemblers and linkers. Sources: the manual page of each: nasm 2.16, yasm 1.3, mold 1.10, lld 14. From knowledge of the tools, not read again:
  // dwp, windres, dlltool
  nasm: {
    changes: true,
    acts: { runs: 'P p @', writes: 'o l Z MF -MF MD -MD' },
    data: 'a D d E e f F g h hf I i M MG -MG MT -MT MQ -MQ MP -MP O s t U u v w W X y prefix postfix gprefix lprefix gpostfix lpostfix L',
  },
  ndisasm: { reads: true, data: 'h r v o s e k a i b u p' },
  ...each('yasm ytasm', {
    changes: true,
    acts: { runs: 'P', writes: 'o objfile l list' },
    data: `a arch f oformat g dformat L lformat m machine p parser r preproc W w X D e preproc-only I U version h help prefix postfix s N
      force-strict M`,
  }),
  ...alike('ld', 'gold ld.gold ld.bfd ld.lld lld lld-link wasm-ld ld64.lld'),
  ...each('mold ld.mold sold', {
    changes: true,
    open: true,
    wraps: { starters: ['-run', '--run'], inner: 'none' },
    acts: { runs: 'T script -plugin plugin I dynamic-linker', writes: 'o output Map -Map dependency-file chroot' },
  }),
  dwp: { changes: true, acts: { writes: 'o output' }, data: 'e exec h help v verbose V version' },
  ...each('windres llvm-rc windmc', {
    changes: true,
    acts: { runs: 'preprocessor preprocessor-arg', writes: 'o output -fo -FO' },
    data: `i input J input-format O output-format F target I include-dir D define U undefine r v verbose c codepage l language use-temp-file
      no-use-temp-file h help V version`,
  }),
  dlltool: {
    changes: true,
    acts: { runs: 'S as', writes: 'e output-exp z output-def l output-lib y output-delaylib' },
    data: `m machine D dllname d input-def export-all-symbols no-export-all-symbols exclude-symbols no-default-excludes f as-flags a add-indirect U
      add-underscore add-stdcall-underscore k kill-at A add-stdcall-alias p ext-prefix-alias x no-idata4 c no-idata5 use-nul-prefixed-import-tables
      i interwork n nodelete t temp-prefix v verbose h help V version b base-file I identify`,
  },

  // drivers. Sources: the manual page of each: openmpi 4.1. Whatever their options are, they compile like gcc; what names another compiler or a
  // plugin is listed
  ...each('mpicc mpicxx mpic++ mpiCC mpif77 mpif90 mpifort mpiicc mpiicpc mpiifort mpiicx mpiicpx mpiifx', DRIVER),
  ...each('icc icpc icx icpx dpcpp ifort ifx flang flang-new f77 f95 g77 nvfortran nvc++ pgcc pgfortran armclang clang-cl', DRIVER),
  ...each('gdc gccgo gm2 ga68 musl-gcc musl-clang klcc diet hipcc nvcc emcc em++', DRIVER),
  ...each(
    `arm-none-eabi-gcc arm-none-eabi-g++ arm-linux-gnueabihf-gcc arm-linux-gnueabihf-g++ arm-linux-gnueabi-gcc aarch64-linux-gnu-gcc
    aarch64-linux-gnu-g++-elf-gcc riscv64-unknown-elf-gcc riscv64-linux-gnu-gcc riscv32-unknown-elf-gcc riscv64-unknown-elf-g++
    x86_64-w64-mingw32-gcc x86_64-w64-mingw32-g++ i686-w64-mingw32-gcc i686-w64-mingw32-g++ x86_64-linux-gnu-gcc x86_64-linux-gnu-g++
    avr-gcc avr-g++ msp430-gcc msp430-elf-gcc xtensa-esp32-elf-gcc xtensa-esp32-elf-g++ xtensa-lx106-elf-gcc m68k-linux-gnu-gcc
    mips-linux-gnu-gcc mipsel-linux-gnu-gcc powerpc64le-linux-gnu-gcc s390x-linux-gnu-gcc i686-linux-gnu-gcc`,
    DRIVER,
  ),
  ...alike('objcopy', 'arm-none-eabi-objcopy avr-objcopy aarch64-linux-gnu-objcopy riscv64-unknown-elf-objcopy xtensa-esp32-elf-objcopy'),
  ...each(
    `arm-none-eabi-objdump arm-none-eabi-nm arm-none-eabi-readelf avr-objdump avr-nm avr-readelf
    aarch64-linux-gnu-objdump aarch64-linux-gnu-readelf riscv64-unknown-elf-objdump x86_64-w64-mingw32-objdump
   -eabi-addr2line xtensa-esp32-elf-addr2line xtensa-esp32-elf-objdump arm-linux-gnueabihf-objdump arm-linux-gnueabihf-readelf`,
    { reads: true, acts: { runs: 'plugin' } },
  ),
  ...alike('size', 'arm-none-eabi-size avr-size riscv64-unknown-elf-size'),
  ...each('arm-none-eabi-ar avr-ar aarch64-linux-gnu-ar x86_64-w64-mingw32-ar gcc-ar llvm-ar', {
    changes: true,
    acts: { runs: 'plugin', writes: 'output' },
    data: 'target record-libdeps thin format rsp-quoting M X h help version V',
  }),
  ...alike('ranlib', 'gcc-ranlib llvm-ranlib-eabi-ranlib'),
  ...alike('strip', 'arm-none-eabi-strip aarch64-linux-gnu-strip x86_64-w64-mingw32-strip arm-linux-gnueabihf-strip'),
  ...alike('gdb', 'gdb-multiarch-eabi-gdb riscv64-unknown-elf-gdb avr-gdb xtensa-esp32-elf-gdb cuda-gdb rocgdb rust-gdb'),
  ...alike('lldb', 'rust-lldb'),
  orterun: { like: 'mpirun' },

  // graphics processors. Sources: docs.nvidia.com/nsight-systems (the form of its commands). From knowledge of the tools, not read again: the
  // options of nsys, compute-sanitizer, cuobjdump, nvprof, rocprof
  nsys: {
    does: { reads: ['status|stats|analyze|sessions|help'], changes: ['export|recipe|start|stop|cancel|shutdown'] },
    wraps: {
      subcommand: ['profile', 'launch'],
      short: 'abcdefghikmnopstvwxy',
      long: ['output', 'trace', 'sample', 'delay', 'duration', 'env-var', 'session-new', 'stats'],
      inner: 'argv',
    },
    leaves: /^/,
    acts: { writes: 'o output', runs: 'command-file' },
    data: `t trace s sample d duration y delay f force-overwrite e env-var c capture-range x stop-on-exit w show-output stats gpu-metrics-devices
      cudabacktrace cuda-memory-usage cuda-graph-trace b backtrace sampling-period samples-per-backtrace session-new session export n
      inherit-environment p nvtx-capture r report format timeunit q quiet type l lazy cpuctxsw osrt-threshold python-sampling pytorch nic-metrics
      wait kill trace-fork-before-exec gpu-metrics-set gpu-metrics-frequency input sqlite`,
  },
  ...each('cuobjdump nvdisasm roc-obj-ls', {
    reads: true,
    data: `all a bin elf arch gpu-architecture cubin dump-elf dump-ptx dump-sass dump-resource-usage list-elf list-ptx function fname sort
      dump-elf-symbols lelf lptx sass ptx res-usage c g hex`,
    acts: { writes: 'xelf extract-elf xptx extract-ptx', runs: 'optf options-file' },
  }),
  ...each(
    'compute-sanitizer cuda-memcheck',
    profiles(
      ['tool', 'language', 'print-limit', 'launch-timeout', 'target-processes', 'error-exitcode', 'log-file', 'save', 'padding', 'kill'],
      '',
      'log-file save xml-file',
      `tool leak-check report-api-errors racecheck-report initcheck-address-space check-device-heap check-exit-code destroy-on-device-error
      destroy-on-error generate-coredump show-backtrace demangle force-blocking-launches kernel-name kernel-regex launch-count launch-skip
      nvtx print-level prefix read strict xml num-callers-device num-callers-host track-unused-memory missing-barrier-init-is-fatal
      target-processes-filter require-cuda-init support-32bit port mode language print-limit launch-timeout target-processes error-exitcode
      padding kill print-session-details help version racecheck-num-workers check-api-memory-access`,
    ),
  ),
  nvprof: profiles(
    ['metrics', 'm', 'events', 'e', 'export-profile', 'o', 'log-file', 'timeout', 't', 'kernels', 'devices', 'unified-memory-profiling'],
    'metou',
    'o export-profile log-file',
    `metrics m events e print-gpu-trace print-api-trace print-gpu-summary print-api-summary print-summary csv kernels devices
      profile-child-processes profile-all-processes profile-from-start timeout t u normalized-time-unit concurrent-kernels query-metrics
      query-events i import-profile s f force-overwrite analysis-metrics unified-memory-profiling cpu-profiling system-profiling
      demangling track-memory-allocations dependency-analysis quiet q print-nvlink-topology trace replay-mode`,
  ),
  rocprof: profiles(
    ['i', 'o', 'd', 't', 'm', 'basenames', 'stats', 'timestamp', 'trace-period', 'flush-rate'],
    'iodtm',
    'o d t',
    `list-basic list-counters i m stats roctx-trace sys-trace hip-trace hsa-trace basenames timestamp ctx-wait ctx-limit heartbeat obj-tracking
      roctx-rename parallel-kernels trace-start trace-period flush-rate verbose h`,
  ),

  // LLVM. Sources: the manual page of each, LLVM 19 and 14. From knowledge of the tools, not read again: lli
  ...each(
    'llvm-nm llvm-objdump llvm-otool llvm-readelf llvm-readobj llvm-size llvm-cxxfilt llvm-addr2line llvm-symbolizer llvm-bcanalyzer',
    { reads: true, acts: { runs: 'mllvm -mllvm plugin' } },
  ),
  ...each('llvm-strings', { reads: true, files: 'shown', data: 'all a bytes n print-file-name f radix t' }),
  ...each('llvm-diff llvm-config llvm-tli-checker llvm-cxxdump llvm-undname', { reads: true }),
  ...each('llvm-dwarfdump llvm-mca llvm-opt-report llvm-debuginfo-analyzer', { reads: true, acts: { writes: 'o out-file output-file' } }),
  ...each('llvm-as llvm-dis llvm-mc llvm-link llvm-extract llvm-cat llvm-lib llvm-profgen llvm-split', {
    changes: true,
    acts: { writes: 'o split-dwarf-file', runs: 'load' },
    data: `f S d help help-list v color I M arch as-lex assemble disassemble mdis cdis compress-debug-sections defsym fdebug-compilation-dir
      filetype g large-code-model main-file-name mattr mcpu n no-exec-stack output-asm-variant position-independent preserve-comments print-imm-hex
      show-encoding show-inst show-inst-operands triple override import summary-index internalize only-needed suppress-warnings alias ralias bb
      delete func rfunc glob rglob keep-const-init recursive disable-debug-info-type-map preserve-bc-uselistorder preserve-ll-uselistorder out def
      machine llvmlibthin b binary perfdata perfscript j`,
  }),
  opt: { changes: true, open: true, acts: { runs: 'load -load load-pass-plugin -load-pass-plugin', writes: 'o' } },
  llc: { changes: true, open: true, acts: { runs: 'load -load load-pass-plugin', writes: 'o split-dwarf-file split-dwarf-output' } },
  lli: { does: { runs: [''] }, acts: { runs: 'load -load extra-module extra-archive extra-object dlopen' }, open: true },
  'llvm-objcopy': {
    changes: true,
    open: true,
    acts: { writes: 'extract-dwo dump-section split-dwo extract-main-partition extract-partition' },
  },
  'llvm-strip': { like: 'strip', data: 'allow-broken-links T strip-all-gnu no-strip-all strip-sections regex s S d g x X K N R p D U w V' },
  'llvm-cov': {
    does: { reads: ['show|report|export'], changes: ['gcov|convert-for-testing'] },
    effects: { rows: [] },
    acts: { writes: 'output-dir -output-dir o', runs: 'Xdemangler -Xdemangler' },
    data: `instr-profile object format use-color show-branches show-mcdc show-line-counts show-expansions show-instantiations show-regions
      show-line-counts-or-regions show-directory-coverage arch name name-allowlist name-regex ignore-filename-regex tab-size num-threads j
      compilation-dir line-coverage-gt line-coverage-lt region-coverage-gt region-coverage-lt path-equivalence coverage-watermark debuginfod
      debug-file-directory check-binary-ids show-region-summary show-branch-summary show-mcdc-summary show-functions show-instantiation-summary
      summary-only skip-expansions skip-functions sources a b c f l n p m r s t u x`,
  },
  'llvm-profdata': {
    does: { reads: ['show|overlap|order'], changes: ['merge'] },
    acts: { writes: 'output o' },
    data: `weighted-input input-files f remapping-file r instr sample binary extbinary text gcc sparse num-threads j failure-mode prof-sym-list
      compress-all-sections use-md5 gen-partial-profile supplement-instr-with-sample all-functions binary-ids counts show-format function
      no-function topn memop-sizes value-cutoff list-below-cutoff profile-version showcs show-prof-sym-list covered cs detailed-summary json`,
  },
  FileCheck: { reads: true, acts: { writes: 'o' } },
  lit: { does: { runs: [''] }, acts: { runs: 'config-prefix path D param', writes: 'o output xunit-xml-output time-trace-output' } },

  // WebAssembly. Sources: the manual page of each tool of wabt 1.0.32. From knowledge of the tools, not read again: binaryen, wasm-tools, wasmtime,
  // wasmer
  ...each('wasm-objdump wasm-validate wasm-opcodecnt', {
    reads: true,
    acts: { writes: 'o output' },
    data: 'h headers j section s full-contents d disassemble debug x details r reloc section-offsets v verbose enable-all',
  }),
  ...each('wasm2wat wat2wasm wasm2c wasm-strip wasm-decompile wast2json wat-desugar', {
    changes: true,
    acts: { writes: 'o output' },
    data: `v verbose f fold-exprs n module-name enable-exceptions disable-mutable-globals disable-saturating-float-to-int disable-sign-extension
      disable-simd enable-threads enable-function-references disable-multi-value enable-tail-call disable-bulk-memory disable-reference-types
      enable-annotations enable-code-metadata enable-gc enable-memory64 enable-multi-memory enable-extended-const enable-all inline-exports
      inline-imports no-debug-names ignore-custom-section-errors generate-names no-check debug-parser d dump-module r relocatable
      no-canonicalize-leb128s debug-names`,
  }),
  ...each('wasm-opt wasm-as wasm-dis wasm-merge wasm-metadce wasm-split wasm2js wasm-ctor-eval', {
    changes: true,
    open: true,
    acts: { writes: 'o output osm output-source-map' },
  }),
  'wasm-tools': {
    does: {
      reads: ['validate|print|objdump|dump|addr2line|completion|help'],
      changes: ['parse|strip|compose|demangle|mutate|shrink|smith|component|metadata|json-from-wast'],
    },
    acts: { writes: 'o output', runs: 'predicate' },
    data: `t wat p print-offsets print-skeleton name-unnamed fold-instructions f features v verbose all a delete d color skeleton g generate-dwarf`,
  },
  wasmtime: {
    unasked: [REACHES_FOLDERS],
    does: { reads: ['settings|objdump|help|completion'], changes: ['compile|explore'], runs: ['', 'run|wast'] },
    effects: {
      rows: [ordinary('serve', 'network', 'starts a web server'), ordinary('config', 'settings', 'changes the settings of wasmtime')],
      long: ['dir', 'env', 'invoke', 'preload', 'config', 'addr'],
      short: 'OCDWSo',
    },
    acts: { runs: 'preload config', writes: 'o output', reaches: 'addr', lowers: 'allow-precompiled' },
    data: 'dir env invoke argv0 O optimize C codegen D debug W wasm S wasi profile target no-logging-prefix',
  },
  wasmer: {
    network: 'talks',
    unasked: [REACHES_FOLDERS],
    area: 'packages',
    does: {
      reads: ['list|whoami|validate|inspect|config|cache|help|version', 'app list|get|info|logs', 'namespace list|get'],
      changes: ['compile|create-exe|create-obj|init|wast'],
      runs: ['', 'run'],
      installs: ['add|install|self-update', 'package download'],
    },
    effects: {
      rows: [
        publishes('publish'),
        publishes('package publish|push|tag'),
        dangerous('deploy', 'uploads', 'publishes the app'),
        dangerous('app delete', 'deletes', 'deletes an app on the server'),
        ordinary('login|logout', 'network', 'logs in to the registry'),
      ],
      long: ['dir', 'mapdir', 'volume', 'env', 'registry', 'entrypoint', 'invoke'],
      short: 'eio',
    },
    passwords: ['--token[= ]'],
    acts: { reaches: 'registry', writes: 'o', lowers: 'net' },
    data: `dir mapdir volume env e entrypoint i invoke use llvm cranelift singlepass v8 stack-size enable-all enable-threads target m quiet q v
      verbose format f no-tty token template namespace owner name package path no-wait non-interactive`,
  },
});
