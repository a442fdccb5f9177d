/** Programs: compilers, build systems and tools for source code. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes, withdraws } from './shared-rows.ts';

export const BUILDING: Family = {
  // C and its relatives
  gcc: { changes: true, open: true, package: true, listed: 'languages', common: true },
  'g++': {
    changes: true,
    open: true,
    package: { apt: 'g++', dnf: 'gcc-c++', yum: 'gcc-c++', zypper: 'gcc-c++', pacman: 'gcc', apk: 'g++', brew: 'gcc' },
  },
  cc: { changes: true, open: true },
  'c++': { changes: true, open: true },
  cpp: { open: true },
  clang: { changes: true, open: true, package: true, listed: 'languages' },
  'clang++': { open: true },
  gfortran: { open: true },
  as: { open: true },
  ld: { open: true },
  nm: { reads: true, inputs: {}, package: { '*': 'binutils' } },
  ldd: { reads: true, inputs: {}, common: true },
  objdump: { reads: true, package: { '*': 'binutils' } },
  readelf: { reads: true, package: { '*': 'binutils' } },

  // build systems
  make: {
    changes: true,
    dry: 'n',
    options: {
      gnu: [
        'BLRSbdeikmnpqrstvwh C= I= O? W= f= j? l? o= E=',
        `always-make assume-new= assume-old= check-symlink-times debug? directory= dry-run environment-overrides file= ignore-errors
      include-dir= jobs? jobserver-fds? just-print keep-going load-average? makefile= new-file= no-builtin-rules
      no-builtin-variables no-keep-going no-print-directory old-file= output-sync? print-data-base print-directory question quiet
      recon silent stop touch trace version warn-undefined-variables what-if=`,
      ],
    },
    inputs: { most: 0, values: ['f', 'C', 'file', 'directory'] },
    verbs: true,
    bringsNames: true,
    package: true,
    listed: 'languages',
    common: true,
  },
  cmake: { changes: true, open: true, package: true, listed: 'languages' },
  ninja: { changes: true, package: true },
  meson: { package: true },
  autoconf: { package: true },
  automake: { package: true },
  bear: { open: true },
  ccache: { open: true },
  distcc: { open: true },

  // Rust and Go
  cargo: {
    effects: {
      loose: true,
      rows: [publishes('publish'), withdraws('yank'), ordinary('install|add|remove|clean|fix', 'changes', 'changes files')],
    },
    installs: 'by-word',
    verbs: true,
    pages: true,
    bringsNames: true,
    package: { apt: 'cargo', dnf: 'cargo', pacman: 'rust', apk: 'cargo', brew: 'rust' },
    listed: 'languages',
    common: true,
  },
  rustc: { changes: true, open: true, package: { apt: 'rustc', '*': 'rust' } },
  rustup: { bringsNames: true },
  go: {
    changes: true,
    installs: 'by-word',
    verbs: true,
    pages: true,
    bringsNames: true,
    package: { apt: 'golang-go', dnf: 'golang', '*': 'go' },
    listed: 'languages',
    common: true,
  },

  // Java
  java: {
    open: true,
    package: { apt: 'default-jre', dnf: 'java-latest-openjdk', pacman: 'jre-openjdk', apk: 'openjdk21-jre', brew: 'openjdk' },
    listed: 'languages',
    common: true,
  },
  javac: {
    open: true,
    package: { apt: 'default-jdk', dnf: 'java-latest-openjdk-devel', pacman: 'jdk-openjdk', apk: 'openjdk21', brew: 'openjdk' },
  },
  mvn: {
    effects: { loose: true, rows: [publishes('deploy|release:perform')] },
    open: true,
    package: { apt: 'maven', dnf: 'maven', pacman: 'maven', apk: 'maven', brew: 'maven' },
  },
  mvnw: { like: 'mvn' },
  gradle: { effects: { loose: true, rows: [publishes('publish|publishPlugins|uploadArchives')] }, open: true, package: { '*': 'gradle' } },
  gradlew: { like: 'gradle' },
  ant: { open: true },

  // tools for source code
  shellcheck: { reads: true, package: true },
  shfmt: { package: true },
  ctags: { package: { '*': 'universal-ctags', dnf: 'ctags', pacman: 'ctags', apk: 'ctags' } },
  'universal-ctags': { package: true },
  cscope: { package: true },
  global: { package: true },
  bison: { package: true },
  flex: { package: true },

  // sites, manuals, mathematics
  doxygen: { package: true },
  jekyll: { package: true },
  hugo: { package: true },
  gnuplot: { package: true },
  octave: { package: true },
  maxima: { package: true },

  // computing clusters
  mpirun: { open: true },
  srun: { open: true },
  sbatch: { open: true },
};
