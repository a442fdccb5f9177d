/** Programs: what takes binaries apart, hides and finds data, and searches for the passwords of files. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { ATTACHES, each } from './shared-rows.ts';

/** A password that is searched for. */
const searches = ordinary('', 'changes', 'searches for the password of a file', {
  area: 'files',
  without: '-h --help -v --version -b --bench -B --benchmark',
});

export const REVERSING = (): Family => ({
  // binaries. Sources: the manual page of each: radare2 5.9, rizin 0.8; args.py of ROPgadget 7; the help text of ropper 1.13; pwnlib/commandline
  // of pwntools 4.9; the help text of upx 5.0; analyzeHeadlessREADME.md of ghidra 11. The options of gdbserver are those that are certain. What
  // the console of radare2 and rizin is given starts programs with `!`
  ...each('radare2 r2 rizin', {
    typed: true,
    changes: true,
    open: true,
    unasked: [ATTACHES],
    interprets: { code: ['c', 'e'], input: true },
    acts: { runs: 'i I r R P p' },
    data: '0 1 2 a A b B d D f j k L LL m M n nn N NN q qq Q s S t T u v V w x X z zz H',
  }),
  ...each('rabin2 rz-bin', {
    changes: true,
    effects: { rows: [ordinary('', 'network', 'downloads symbols', { options: '-PP' })] },
    acts: { writes: 'o O C x X', runs: 'F' },
    data: '@ A a b B c cc d dd D e ee E f g G h H I i j J k K l L m M n N p P -PP q qq Q r R s S SS SSS t T u U v V w Y z Z zz zzz',
  }),
  ...each('rasm2 rz-asm', {
    reads: true,
    acts: { writes: 'o' },
    data: 'a A b B c C d D e E f F h hh H i I j k l L LL N p q r s @ O S v w x',
  }),
  rafind2: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'replaces what it finds in a file', { options: '-R' })] },
    data: 'a b B c e E f F g h i I j L m M n r s S t q v V x X z Z',
  },
  'rz-find': { reads: true, acts: { runs: 'E' }, data: 'a b e f F h i j m M n r s w I S t q v x X z Z' },
  ...each('rahash2 rz-hash', { reads: true, passwords: ['-S\\s+'], data: 'a b B c e E D f i I j J S k K q L r R s t x X v h' }),
  ...each('radiff2 rz-diff', {
    reads: true,
    acts: { runs: 'c e' },
    data: 'a A b B C d D f g h H i j l m n o O p q r s ss S t T u U v V x X 0 1',
  }),
  ...each('rax2 rz-ax', { reads: true, data: 'a b B c C d D e E f F h H i I j k K l L m n N o p q r s S t u v w W x X z Z' }),
  ...each('rarun2 rz-run', { does: { runs: [''] } }),
  ...each('ragg2 rz-gg', {
    changes: true,
    effects: { rows: [ordinary('', 'runs-project-code', 'runs the code that it makes', { options: '-x -X' })] },
    acts: { writes: 'o', runs: 'i I' },
    data: 'a b B c C d D e E f F h H k L n N O p P q r s S v w x X z',
  }),
  ...each('rasign2 rz-sign', { changes: true, acts: { writes: 'o c', runs: 'i' }, data: 'a A f h j q r S s v m e' }),
  r2pm: {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'installs or updates plugins that others publish', { options: '-i -gi -ci -ui -uci -UU -a' }),
        ordinary('', 'deletes', 'removes plugins', { options: '-u' }),
        ordinary('', 'changes', 'fetches the list of plugins', { options: '-U' }),
        ordinary('', 'runs-project-code', 'runs an installed plugin', { options: '-r' }),
      ],
    },
    data: 'a c d e f -gi i I j l q r R s t u -uci -ui -ci U -UU v h H',
  },
  ...each('ROPgadget ropgadget', {
    reads: true,
    data: `binary opcode string memstr depth only filter range badbytes rawArch rawMode rawEndian re offset ropchain thumb norop nojop
      callPreceded nosys multibr all noinstr dump align mipsrop`,
  }),
  ropper: {
    reads: true,
    acts: { runs: 'console' },
    data: `file f r raw a arch section string hex asm disasm-address L disassemble-length i info e p imagebase s sections S segments imports
      symbols set unset I ppr j jmp stack-pivot inst-count search quality opcode instructions type detailed all cfg-only chain b badbytes
      nocolor clear-cache no-load analyse semantic count-of-findings single multiprocessing v version`,
  },
  pwn: {
    does: { reads: ['checksec|disasm|asm|elfdiff|constgrep|cyclic|hex|unhex|errno|phd|pwnstrip|version|libcdb'], changes: ['template'] },
    verbs: true,
    effects: {
      rows: [
        ordinary('debug', 'runs-project-code', 'starts a program in the debugger'),
        ordinary('shellcraft|asm', 'runs-project-code', 'runs the code that it makes', { options: '-r --run -d --debug' }),
        ordinary('shellcraft', 'changes', 'makes code'),
        ordinary('update', 'runs-foreign-code', 'updates pwntools', { area: 'packages' }),
      ],
    },
    acts: { writes: 'o output' },
    data: 'f format c context e encoder z v n l length alphabet a count u file',
  },
  gdbserver: {
    area: 'processes',
    effects: { rows: [ordinary('', 'network', 'lets a debugger control a program', { without: '--version --help' })] },
    wraps: { operands: 1, inner: 'argv', inert: ['attach', 'multi'] },
    unasked: [{ args: /--attach/, kind: 'system', area: 'processes', what: 'follows a program that is running' }],
    data: `attach multi once debug debug-format remote-debug event-loop-debug wrapper no-startup-with-shell startup-with-shell
      disable-randomization no-disable-randomization disable-packet selftest`,
  },
  upx: {
    changes: true,
    effects: {
      rows: [ordinary('', 'changes', 'packs or unpacks the programs in place', { without: '-o -l -t -V -L -h --help --version' })],
    },
    acts: { writes: 'o' },
    data: `1 2 3 4 5 6 7 8 9 d l t V L f k best lzma no-lzma brute ultra-brute all-methods all-filters exact backup no-backup overlay force
      force-overwrite link no-link no-mode no-owner no-time mono no-progress coff 8086 no-reloc 8-bit 8mib-ram boot-only no-align le
      compress-exports compress-icons compress-resources keep-resource strip-relocs preserve-build-id`,
  },
  ...each('analyzeHeadless', {
    does: { runs: [''] },
    effects: { rows: [ordinary('', 'deletes', 'deletes the project of Ghidra after the analysis', { options: '-deleteProject' })] },
    acts: {
      runs: '-preScript -postScript -scriptPath -propertiesPath -loader-loaderlibs -readOnlyScript -keystore',
      writes: '-log -scriptlog -commit',
    },
    data: `-import -process -overwrite -recursive -readOnly -deleteProject -noanalysis -processor -cspec -analysisTimeoutPerFile -max-cpu
      -okToDelete -loader -connect -p -librarySearchPaths -mirror`,
  }),
  ghidra: { changes: true },

  // memory and disks. Sources: cli/__init__.py of volatility 2.26; the manual page of each: ewf-tools 20140814, dcfldd 1.9, dc3dd 7.2, hashdeep
  // 4.4, ssdeep 2.14
  ...each('vol vol.py volatility volatility3', {
    reads: true,
    acts: { runs: 'p plugin-dirs c config', writes: 'l log o output-dir write-config save-config cache-path', reaches: 'u remote-isf-url' },
    data: `f file r renderer s symbol-dirs e extend v vv vvv parallelism clear-cache offline filters hide-columns profile plugins pid dump
      physical single-location`,
  }),
  ...each('ewfacquire ewfacquirestream', {
    changes: true,
    acts: { writes: 't 2 l' },
    data: 'A b B c C d D e E f g m M N o p P q r R s S T u v w x h',
  }),
  ...each('ewfinfo ewfverify', { reads: true, acts: { writes: 'l' }, data: 'A d e f h i m v p q w V x' }),
  ewfexport: { changes: true, acts: { writes: 't l' }, data: 'A b B c d f h o p q s S u v V w x' },
  ...each('sha1deep sha256deep tigerdeep whirlpooldeep', {
    reads: true,
    data: 'c k a m x f w M X r e E i I o s S p b l v j d u F h V t n z q Z 0 A',
  }),
  ssdeep: { reads: true, files: 'kept', data: 'm k v d p r g s b l c x a t h V' },

  // data that is hidden in pictures and text. Sources: the manual page of each: outguess 0.4, stegsnow 1.1; the README of zsteg 0.2
  outguess: {
    changes: true,
    passwords: ['-[kK]\\s+'],
    writes: { how: 'copies', short: 'FkKdDsSiIxp' },
    data: 'F k K d D s S i I e E r x p m t h',
  },
  stegsnow: { changes: true, passwords: ['-p\\s+'], writes: { how: 'copies', short: 'pflm' }, data: 'C Q S p l f m V' },
  zsteg: {
    reads: true,
    data: `a all E extract o order c channels b bits lsb msb P prime shift step invert pixel-align l limit file no-file no-strings s strings n
      min-str-len C no-color`,
  },

  // passwords of files. Sources: the manual page of each: fcrackzip 1.0, pdfcrack 0.20, rarcrack 0.2, hashid 3.1; the README of stegseek 0.6.
  // That unshadow and the programs named after john print hashes is all that their row says
  fcrackzip: {
    effects: { rows: [searches] },
    data: 'b brute-force D dictionary c charset p init-password l length u use-unzip m method 2 modulo B benchmark V validate h',
  },
  pdfcrack: {
    effects: { rows: [searches] },
    data: 'f b bench c charset w wordlist n minpw m maxpw l loadstate o owner u user p password s permutate',
  },
  rarcrack: { effects: { rows: [searches] }, data: 'type threads' },
  stegseek: {
    effects: { rows: [searches] },
    acts: { writes: 'xf -xf extractfile' },
    data: 'crack seed sf -sf stegofile wl -wl wordlist f force t threads s skipdefault n continue a accessible',
  },
  ...each('hashid hash-identifier', { reads: true, acts: { writes: 'o outfile' }, data: 'e extended m mode j john' }),
  ...each('unshadow zip2john rar2john ssh2john ssh2john.py gpg2john pdf2john keepass2john office2john hccap2john wpapcap2john', {
    secret: true,
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', 'shows hashes from which passwords can be searched')] },
    data: 'o s c a v',
  }),
});
