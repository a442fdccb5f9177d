/** Programs: chores of a console, of files, of a project and of its packages. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const CONSOLES = (): Family => ({
  // consoles and files. Sources: the manual page of each: acct 6.6.4, kbd 2.5.1, secure-delete 3.1, trash-cli 0.22, mmv 1.01b, recode
  // 3.6, enca 1.19, attr 2.5.1, task-spooler 1.0.1, vifm 0.12, ghostscript 10.0
  ...each('ac lastcomm', {
    reads: true,
    data: `d daily-totals p individual-totals f file complain reboots supplants timewarps compatibility a all-days tw-leniency
      tw-suspicious y print-year z print-zeros strict-match print-controls user command tty forwards ahz show-paging pid`,
  }),
  accton: { area: 'settings', effects: { rows: [ordinary('', 'system', 'switches the accounting of processes on or off')] } },
  chvt: { changes: true },
  openvt: { wraps: { inner: 'argv', short: 'c', long: ['console'] }, data: 'c console f force e exec s switch u user l login w wait' },
  loadkeys: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes what the keys mean', { without: '-p --parse' })] },
    data: 'a ascii p parse d default c clearcompose C console u unicode m mktable b bkeymap s clearstrings',
  },
  setfont: { changes: true, acts: { writes: 'o O om -om ou -ou' }, data: '16 u d m C f' },
  sfill: { area: 'disks', effects: { rows: [ordinary('', 'changes', 'overwrites the free space of a disk')] }, data: 'f i I l z' },
  'trash-put': {
    area: 'files',
    effects: { rows: [ordinary('', 'deletes', 'moves files to the trash')] },
    data: 'd directory f force i interactive r R recursive trash-dir',
  },
  'trash-list': { reads: true },
  'trash-restore': { changes: true },
  ...each('trash-empty trash-rm', { area: 'files', effects: { rows: [dangerous('', 'deletes', 'deletes files in the trash')] } }),
  mmv: {
    area: 'files',
    effects: {
      rows: [
        dangerous('', 'deletes', 'overwrites or deletes files without asking', { options: '-d --force -o --overwrite -x --copydel' }),
        ordinary('', 'changes', 'renames files by patterns'),
      ],
    },
    data: 'hidden m move x copydel r rename c copy o overwrite l hardlink s symlink d force p protect g go t terminate n dryrun',
  },
  recode: {
    changes: true,
    data: `l list k known header F freeze-tables T find-subsets C copyright f force t touch i sequence p s strict d diacritics S source c
      colons g graphics x ignore`,
  },
  enca: {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'converts files in place', { options: '-x --convert-to -c --auto-convert' })] },
    acts: { runs: 'E external-converter-program' },
    data: `c auto-convert g guess d details e enca-name f human-readable i iconv-name r rfc1345-name m mime-name s cstocs-name n name x
      convert-to L language C try-converters p with-filename P no-filename G license l list`,
  },
  getfattr: {
    reads: true,
    data: 'n name d dump e encoding no-dereference m match absolute-names only-values R recursive L logical P physical',
  },
  setfattr: {
    changes: true,
    effects: {
      rows: [ordinary('', 'changes', 'changes the attributes of all files that a file names', { options: '--restore', area: 'files' })],
    },
    data: 'n name value x remove no-dereference raw',
  },
  tsp: {
    wraps: { inner: 'argv', short: 'LDNO', inert: ['K', 'C', 'l', 't', 'c', 'p', 'o', 's', 'r', 'w', 'k', 'u', 'i', 'U', 'S', 'h', 'V'] },
    effects: { rows: [ordinary('', 'system', 'ends tasks', { area: 'jobs', options: '-K -k' })] },
    data: 'n g f m L d D B E N K C l t c p o s r w k u i U S',
  },
  vifm: {
    changes: true,
    acts: { runs: 'c on-choose remote remote-expr', writes: 'choose-files choose-dir' },
    data: 'select f delimiter logging server-list no-configs 1 9 server-name',
  },
  ps2pdf: { changes: true, writes: { how: 'copies' } },

  // projects and packages. Sources: the manual page of each: device-tree-compiler 1.6.1, uuid 1.6.2, ascii 3.18, todotxt-cli 2.12,
  // lintian 2.116, dpkg-dev 1.21.22, apt-utils 2.6.1, debian-goodies 0.88, needrestart 3.6, arch-install-scripts 28, openjdk 17, ruby 3.1
  dtc: { changes: true, acts: { writes: 'o d' }, data: 'qq qqq I O R S p b f s H' },
  ...each('fdtdump ascii', { reads: true, data: 't s a d x o b ?' }),
  uuid: { reads: true, acts: { writes: 'o' }, data: 'm n 1 F d' },
  ...each('todo-txt todo.sh', {
    changes: true,
    effects: { rows: [ordinary('del|rm', 'deletes', 'deletes a task', { area: 'files' })] },
    acts: { runs: 'd' },
    data: '@ c f p P a A n N t T vv x',
  }),
  lintian: {
    reads: true,
    acts: { runs: 'cfg include-dir' },
    data: `c check C check-part F ftp-master-rejects T tags tags-from-file X dont-check-part print-version hyperlinks
      default-display-level L display-source E display-experimental no-display-experimental fail-on i info I display-info
      display-level o no-override pedantic show-overrides suppress-tags suppress-tags-from-file tag-display-limit no-cfg
      ignore-lintian-env j jobs no-user-dirs packages-from-file perf-debug`,
  },
  'dpkg-source': {
    changes: true,
    acts: { lowers: 'no-check' },
    data: `x extract b build print-format commit ? format compression compression-level i diff-ignore extend-diff-ignore I tar-ignore
      exclude no-copy no-overwrite-dir require-valid-signature require-strong-checksums ignore-bad-version threads-max sa sp sk su sr
      sA sP sK sU sR ss sn abort-on-upstream-changes skip-debianization allow-version-of-quilt-db include-removal include-timestamp
      include-binaries no-preparation single-debian-patch create-empty-orig no-unapply-patches unapply-patches auto-commit
      skip-patches target-format git-ref git-depth before-build after-build c l F T D U Z z`,
  },
  'apt-ftparchive': {
    changes: true,
    acts: { runs: 'c config-file o option', writes: 'd db' },
    data: 'md5 sha1 sha256 sha512 delink contents s source-override readonly a arch',
  },
  checkrestart: { reads: true, data: 'p package a all m machine b blacklist i ignore e excludepid n nolsof t terse' },
  needrestart: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'restarts services', { without: '-b -p' })] },
    acts: { runs: 'c' },
    data: 'm n r b p f t u k l',
  },
  genfstab: { reads: true, data: 'f L p P t U' },
  pacstrap: {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'installs packages into a folder')] },
    acts: { runs: 'C' },
    data: 'c D G i K M N P U',
  },
  serialver: { reads: true },
  ri: { reads: true, data: 'i a l T w width f format d doc-dir no-standard-docs' },
  irb: {
    interprets: { input: true },
    acts: { runs: 'r I' },
    data: `E encoding U d f w W inspect noinspect multiline nomultiline singleline nosingleline extra-doc-dir echo noecho
      echo-on-assignment noecho-on-assignment truncate-echo-on-assignment colorize nocolorize autocomplete noautocomplete noverbose
      prompt prompt-mode inf-ruby-mode simple-prompt noprompt back-trace-limit`,
  },
});
