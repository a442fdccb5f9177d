/** Programs: what finds, measures, unpacks, compares and converts files in a terminal. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

/** Options for the program that packs or unpacks, which may start another one: `--to-command` of tar. */
const ARCHIVER: Unasked = {
  args: /(?:^| )(?:--(?= \S)|-O|--format-option)/,
  kind: 'runs-foreign-code',
  area: 'foreign-code',
  what: 'gives the archiver options of its own',
};

/** Options of 7z that hold their value. Source: 7z(1) of p7zip 16.02; the manual of 7-Zip 24. */
const FREE_7Z = new RegExp(
  String.raw`^-(?:t[a-z\d.]+|m[a-z\d]*(?:=[\w:+%^-]*)?|p\S*|y|r[-\d]?|bd|bt|bb\d|bs[oep]\d|v\d+[bkmg]|ssc-?|scs\S+|scc\S+|slt|slp-?|spe|` +
    String.raw`ao[asut]|x[!r@]\S*|i[!r@]\S*|an|si\S*|so)$`,
  'i',
);

export const CONVENIENCES = (): Family => ({
  gio: {
    does: { reads: ['list|tree|info|cat|monitor|mime|version|help'], changes: ['mkdir|copy|save|rename|set|open'], runs: ['launch'] },
    effects: {
      rows: [
        dangerous('remove', 'deletes', 'deletes files'),
        dangerous('trash', 'deletes', 'empties the trash', {
          options: '--empty',
          called: String.raw`empt leer clean clear delet purg vid svuot vac esvaz limp`,
        }),
        ordinary('trash|move', 'changes', 'moves files', { without: '--empty --list' }),
        ordinary('mount', 'system', 'mounts a place', { area: 'disks' }),
        ordinary('launch', 'runs-foreign-code', 'starts the program that a file names', { area: 'scripts' }),
        ordinary('set', 'protection', 'says that a file may be started', { operand: /\.desktop$/ }),
      ],
    },
    data: `T no-target-directory p progress i interactive preserve b backup P no-dereference default-permissions w query-writable f
      filesystem a attributes n nofollow-symlinks hidden l long d print-display-names u print-uris parent dir file D direct s
      no-moves m mounts mountable device unmount e eject t stop unmount-scheme force anonymous o monitor detail tcrypt-pim
      tcrypt-hidden tcrypt-system C no-copy-fallback c create append private unlink print-etag etag type delete restore
      follow-symlinks`,
  },
  // found and measured. Sources: bfs(1) 2.6; the manual page of each: duc 1.4, agedu 2020, sloccount 2.26; the options in the source of dua
  // 2.30; the README of dutree 0.2 and of dysk 3
  bfs: { like: 'find', data: '-exclude -hidden -nohidden -color -nocolor -status -unique -since -asince -msince -mnewer -printx S E X s' },
  duc: {
    does: { reads: ['info|ls|ui|xml|help|gui|cgi|graph'], changes: ['index'] },
    effects: { short: 'demlso', rows: [] },
    acts: { writes: 'd database o output' },
    data: `a all apparent b bytes e exclude H check-hard-links f force fs-exclude fs-include hide-file-names m max-depth x one-file-system
      exclude-files p progress dry-run uncompressed ascii F classify c count D directory dirs-only full-path g graph l levels n
      name-sort R recursive s min_size size dpi format fuzz gradient palette ring-gap tooltip dark`,
  },
  dua: {
    does: { reads: ['', 'a|aggregate|completions'], changes: ['i|interactive', 'config edit'] },
    effects: { short: 'tfi', long: ['threads', 'format', 'ignore-dirs', 'ignore-from'], rows: [] },
    acts: { writes: 'log-file' },
    data: `t threads f format A apparent-size l count-hard-links x stay-on-filesystem i ignore-dirs ignore-from e no-entry-check once stats no-sort
      no-total`,
  },
  ...each('dutree dysk', { reads: true }),
  sloccount: {
    reads: true,
    acts: { writes: 'datadir' },
    data: `cached append follow duplicates crossdups autogen multiproject filecount wide details effort schedule personcost overhead addlang
      addlangall`,
  },
  agedu: {
    area: 'files',
    effects: {
      rows: [
        dangerous('', 'network', 'shows the sizes of your folders in a web server', { options: '-w --web', area: 'network' }),
        ordinary('', 'changes', 'writes an index of a folder', { options: '-s --scan -S --scan-dump -L --load' }),
        dangerous('', 'deletes', 'removes its index', { options: '-R --remove' }),
      ],
    },
    acts: { runs: 'launch', writes: 'f file o output' },
    data: `t text d depth D dump p presort a age r age-range files cross-fs prune prune-path exclude exclude-path include no-progress mtime atime
      dir-atime no-eof auth auth-file auth-fd address title progress H html numeric logicalsize`,
  },

  // duplicates. Sources: the options in the source of fclones 0.35 and czkawka 11
  fclones: {
    area: 'files',
    does: { reads: ['group|complete|help'] },
    effects: {
      short: 'ofdrsxtmn',
      rows: [
        dangerous('remove', 'deletes', 'deletes duplicate files', { without: '--dry-run', recursive: true }),
        ordinary('link|dedupe', 'changes', 'replaces duplicate files with links', { without: '--dry-run' }),
        ordinary('move', 'changes', 'moves duplicate files to another folder', { without: '--dry-run' }),
      ],
    },
    acts: { runs: 'transform', writes: 'o output' },
    data: `f format stdin d depth hidden A no-ignore L follow-links H match-links S symbolic-links I isolate one-fs in-place no-copy r rf-over
      rf-under unique s min-size max-size max-prefix-size max-suffix-size name path exclude i ignore-case x regex hash-fn
      skip-content-hash cache t threads base-dir m modified-before n priority keep-name keep-path no-lock no-check-size soft progress
      dry-run`,
  },
  czkawka_cli: {
    area: 'files',
    does: { reads: ['dup|empty-folders|big|empty-files|temp|image|music|symlinks|broken|video|ext|bad-names|help'] },
    effects: {
      loose: true,
      rows: [
        dangerous(
          'dup|big|empty-files|image|music|video|temp|empty-folders|symlinks|broken|bad-names',
          'deletes',
          'deletes the files that it finds',
          { options: '-D --delete-method --delete-files', without: '-Q --dry-run -y --move-to-trash', recursive: true },
        ),
        ordinary('dup|big|empty-files|image|music|video|temp|empty-folders|symlinks|broken', 'deletes', 'moves files to the trash', {
          options: '-y --move-to-trash',
        }),
        ordinary('ext|bad-names', 'changes', 'renames files', { options: '-F --fix-extensions --fix-names' }),
        ordinary('video-optimizer|exif-remover', 'changes', 'changes pictures or films'),
      ],
    },
    acts: { writes: 'f file-to-save C compact-file-to-save p pretty-file-to-save', runs: 'custom-ffmpeg-command' },
    data: `T thread-number d directories e excluded-directories E excluded-items x allowed-extensions P excluded-extensions R not-recursive X
      exclude-other-filesystems N do-not-print-results M do-not-print-messages W H disable-cache r reference-directories m
      minimal-file-size i maximal-file-size c minimal-cached-file-size s search-method t hash-type Z u use-prehash-cache n
      number-of-files J L l g hash-alg z image-filter hash-size max-difference similarity-preset a`,
  },

  // packed and unpacked. Sources: the manual page of each: dtrx 8.5, patool 1.12, atool 0.39, unp 2.0, 7zip 22.01, lzop 1.04, lrzip 0.651, lz4
  // 1.9, pixz 1.0.7, bzip3 1.2, rzip 2.1, ncompress 4.2, brotli 1.0, cabextract 1.9, unshield 1.4, innoextract 1.8, icoutils 0.32, msitools
  // 0.101, par2cmdline 0.8; the options in the source of ouch 0.6
  dtrx: { changes: true, data: 'r recursive one one-entry o overwrite f flat n noninteractive l t list table m metadata' },
  ouch: {
    does: { reads: ['list|l|ls|help'], changes: ['compress|c|decompress|d'] },
    passwords: ['(?:-p|--password|--pass|--pw)[= ]'],
    effects: {
      short: 'fpcld',
      long: ['format', 'password', 'threads', 'level', 'dir'],
      rows: [ordinary('decompress|d', 'deletes', 'deletes the archive after unpacking it', { options: '-r --remove' })],
    },
    acts: { writes: 'd dir', lowers: 'no-sandbox' },
    data: 'y n no A accessible H hidden g gitignore f format p password c threads l level fast slow S follow-symlinks here t tree',
  },
  patool: {
    does: { reads: ['list|test|diff|search|formats'], changes: ['extract|create|repack|recompress'] },
    acts: { writes: 'outdir' },
    data: 'non-interactive',
  },
  ...each('atool aunpack apack arepack', {
    changes: true,
    unasked: [ARCHIVER],
    acts: { runs: 'config o option', writes: 'X extract-to save-outdir' },
    data: 'l list x extract a add c cat d diff e each F format S simulate E explain p page f force D subdir 0 null V verbosity O format-option',
  }),
  ...each('als acat adiff', {
    reads: true,
    files: 'shown',
    unasked: [ARCHIVER],
    acts: { runs: 'config o option' },
    data: 'F format S simulate E explain p page 0 null V verbosity O format-option l list c cat d diff',
  }),
  unp: { changes: true, unasked: [ARCHIVER], data: 'f u U s' },
  ucat: { reads: true, files: 'shown' },
  '7z': {
    passwords: ['-p(?=\\S)'],
    changes: true,
    package: { apt: 'p7zip-full', dnf: 'p7zip-plugins', pacman: 'p7zip', apk: '7zip', brew: 'p7zip' },
    listed: 'files',
    acts: { writes: '-o -w o w' },
    manner: { free: FREE_7Z },
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the files after packing them', { options: '-sdel' }),
        dangerous('d', 'deletes', 'deletes files from an archive', { area: 'files' }),
        ordinary('x|e', 'changes', 'overwrites files without a question', { options: '-aoa', area: 'files' }),
        ordinary('', 'protection', 'writes files wherever the archive says', { options: '-spf -snl' }),
      ],
    },
  },
  ...alike('7z', '7zz 7zzs 7za 7zr'),
  lzop: {
    changes: true,
    area: 'files',
    effects: { rows: [ordinary('', 'deletes', 'deletes the files after packing them', { options: '-U --unlink --delete' })] },
    acts: { writes: 'o output p path' },
    data: `1 2 3 4 5 6 7 8 9 fast best d decompress uncompress x extract t test l list ls info I sysinfo L license H c stdout to-stdout f force F
      no-checksum n no-name N name P no-mode no-time S suffix k keep crc32 no-warn ignore-warn no-stdin filter C checksum mono`,
  },
  ...alike('lrzip', 'lrztar lrzuntar'),
  ...each('pixz', { changes: true, acts: { writes: 'o' }, data: 'd t l x i 0 1 2 3 4 5 6 7 8 9 e p f' }),
  ...each('bzip3 bunzip3', {
    changes: true,
    writes: { how: 'edits', short: 'bj' },
    data: 'B batch b block c stdout d decode e z encode f force j jobs k keep t test',
  }),
  bz3cat: { reads: true, files: 'shown' },
  ...each('rzip runzip', { changes: true, acts: { writes: 'o' }, data: '0 1 2 3 4 5 6 7 8 9 d S f k P L V' }),
  ...each('compress uncompress', { changes: true, writes: { how: 'edits', short: 'b' }, data: 'f c V r b d k' }),
  ...each('brotli unbrotli', {
    changes: true,
    area: 'files',
    effects: { rows: [ordinary('', 'deletes', 'deletes the files after packing them', { options: '-j --rm' })] },
    acts: { writes: 'o output' },
    data: `0 1 2 3 4 5 6 7 8 9 c stdout d decompress f force k keep n no-copy-stat q quality t test w lgwin Z best S suffix`,
  }),
  cabextract: {
    changes: true,
    acts: { writes: 'd directory' },
    data: 'f fix F filter e encoding l list L lowercase p pipe s single t test',
  },
  unshield: { changes: true, acts: { writes: 'd' }, data: 'c D g j L n o O r R l t x' },
  innoextract: {
    changes: true,
    passwords: ['(?:-P|--password)[= ]'],
    acts: { writes: 'd output-dir' },
    data: `t test e extract l list list-sizes list-checksums i info list-languages gog-game-id show-password check-password V data-version codepage
      collisions default-language dump L lowercase T timestamps P password password-file g gog no-gog-galaxy n no-extract-unknown m
      exclude-temp language language-only I include s c p progress no-warn-unused license`,
  },
  wrestool: { changes: true, acts: { writes: 'o output' }, data: 'x extract l list t type n name L language a all R raw' },
  icotool: {
    changes: true,
    acts: { writes: 'o output' },
    data: `x extract l list c create i index w width h height b bit-depth p palette-size X hotspot-x Y hotspot-y icon cursor t alpha-threshold r
      raw`,
  },
  msiextract: { changes: true, acts: { writes: 'C directory' }, data: 'l list' },
  msiinfo: { does: { reads: ['suminfo|tables|streams|extract|export|help'] }, data: 's' },
  ...each('par2 par2create par2verify par2repair', {
    changes: true,
    effects: { rows: [ordinary('', 'deletes', 'deletes its own recovery files after a repair', { options: '-p' })] },
    data: 'a b s r c f u l n m t T N S B R V',
  }),

  // patches. Sources: the manual page of each: patchutils 0.4, diffstat 1.64, wiggle 1.3, quilt 0.67, diffoscope 240, xdelta 1.1, bsdiff 4.3,
  // vbindiff 3.0, rdiff 2.3
  diffstat: { reads: true, acts: { writes: 'o e' }, data: 'b c C D d E f h k K l m n N p r R s S t T u w' },
  ...each('filterdiff lsdiff grepdiff', {
    reads: true,
    files: 'shown',
    data: `i include I include-from-file x exclude X exclude-from-file p strip-match # hunks lines F files annotate format strip addprefix
      addoldprefix addnewprefix as-numbered-lines remove-timestamps clean z decompress list grep n line-number N number-files s status
      only-match output-matching filter E extended-regexp e regex f file H with-filename h no-filename empty-files-as-removed`,
  }),
  ...each('combinediff interdiff', {
    reads: true,
    files: 'shown',
    data: `p strip-match U unified d drop-context i ignore-case w ignore-all-space b ignore-space-change B ignore-blank-lines z decompress
      interpolate combine no-revert-omitted h`,
  }),
  ...each('rediff recountdiff', { reads: true, files: 'shown' }),
  ...each('editdiff fixcvsdiff splitdiff', { changes: true, acts: { writes: 'D' }, data: 'a d p E b' }),
  wiggle: {
    reads: true,
    files: 'shown',
    effects: { rows: [ordinary('', 'changes', 'changes the file that the patch names', { options: '-r --replace' })] },
    acts: { writes: 'o output' },
    data: `m merge d diff x extract B browse w words l lines b ignore-blanks p patch R reverse i no-ignore W show-wiggles report-wiggles 1 2 3 s
      strip non-space`,
  },
  diffoscope: {
    reads: true,
    acts: {
      runs: 'difftool tool-prefix-binutils',
      writes: 'text html html-dir json markdown restructured-text profile',
      reaches: 'css jquery',
    },
    data: `pdb status-fd progress no-progress no-default-limits load-existing-diff text-color output-empty diff-context max-text-report-size
      max-report-size max-diff-block-lines max-page-size max-page-diff-block-lines new-file exclude exclude-command
      exclude-directory-metadata extended-filesystem-attributes no-extended-filesystem-attributes diff-mask fuzzy-threshold
      max-diff-input-lines max-container-depth timeout max-diff-block-lines-saved use-dbgsym force-details list-tools
      list-debian-substvars list-missing-tools`,
  },
  xdelta: { does: { reads: ['info'], changes: ['delta|patch'] }, data: 'n noverify m maxmem s p pristine 0 1 2 3 4 5 6 7 8 9' },
  ...each('bsdiff bspatch', { changes: true, writes: { how: 'last' } }),
  rdiff: { changes: true, does: { changes: ['signature|delta|patch'] } },
  vbindiff: { changes: true },
});
