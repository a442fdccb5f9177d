/** Programs: pieces of a Debian system: filters, messages, accounts, services. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PIECES = (): Family => ({
  // text and what packs it. Sources: the manual page of each: bzip2 1.0.8, xz-utils 5.4.1, lz4 1.9.4, libzstd 1.5.4, zip 3.0, unzip
  // 6.0, gzip 1.12
  ...each('bzcmp xzcmp lzcmp lzdiff', { reads: true, files: 'shown', data: 'e i n v c l E F w H h q s' }),
  ...each('bzegrep bzfgrep xzegrep xzfgrep lzgrep lzegrep lzfgrep zipgrep', {
    reads: true,
    searches: true,
    files: 'shown',
    data: 'e i n v c l E F w H h q s',
  }),
  ...each('bzless bzmore xzless xzmore lzless lzmore zstdless', { like: 'zless' }),
  zstdcat: {
    reads: true,
    files: 'shown',
    data: `z compress d decompress uncompress t test b train l list zstd n no-name best 9 o maxdict # B M memory dictID
      train-cover train-fastcover train-legacy e i`,
  },
  lz4cat: {
    reads: true,
    files: 'shown',
    data: `z compress decompress d uncompress t test b list # fast best 12 favor-decSpeed D force no-force f c stdout to-stdout m
      multiple r B B4 B5 B6 B7 BI BD BX no-crc l H`,
  },
  funzip: { reads: true, files: 'shown' },
  ...each('zforce znew gzexe bzexe', { changes: true, writes: { how: 'touches' }, data: 'f t 9 P K rwxr-xr-x d r-xr-xr-x' }),
  ...each('zipsplit zipnote zipcloak', {
    changes: true,
    acts: { writes: 'b temp-path O output-file' },
    data: 't i n r p s L w d decrypt license',
  }),

  // groff and its filters. Sources: the manual page of each, groff 1.22.4, util-linux 2.38.1
  ...each('tbl eqn neqn preconv soelim grotty grops colcrt', {
    reads: true,
    files: 'shown',
    data: `C dxy N r mn Tname Mdir R fF sn pn d Dencoding eencoding Idir t Tutf8 Tcp1047 b B c f Fdir i o u U bn cn g l m
      ppaper-size Pprologue-file wn 2 half-lines`,
  }),
  nroff: { reads: true, files: 'shown' },

  // lists and numbers. Sources: tsort(1) of coreutils 9.1; json_pp(1) of perl 5.36; zdump(8) of libc-bin 2.36
  ...each('tsort json_pp zdump', { reads: true, files: 'shown', data: 'f t json_opt i c' }),

  // fonts, terminals, pages of the manual. Sources: the manual page of each: fontconfig 2.14.1, ncurses 6.4, man-db 2.11.2
  ...each('fc-cat fc-conflist fc-pattern fc-scan fc-validate', { reads: true, data: 'r default c d f i l' }),
  ...each('infocmp infotocap captoinfo toe manpath lexgrog', {
    reads: true,
    data: `d c n 0 1 a D E e F f G g i l p Q Rsubset s T t U W w u vn catpath global m systems C config-file usage man cat whatis
      filters encoding`,
  }),
  tic: { changes: true, acts: { writes: 'o' }, data: '0 1 a C c D e f G g I K L N odir Qn Rsubset r s T t U vn W wn x' },
  mandb: { changes: true, data: 'd s no-straycats p no-purge c create u user-db t test f filename C config-file usage' },

  // the kernel, disks and processes, looked at. Sources: the manual page of each, util-linux 2.38.1, iproute2 6.1.0, procps 4.0.2
  ...each('fincore isosize lsfd lnstat ctstat rtstat', {
    reads: true,
    data: `n noheadings b bytes o output r raw J json x sectors d divisor l threads notruncate p pid Q filter C counter summary
      debug-filter dump-counters c count dump f file i interval j k keys s subject w width`,
  }),
  wdctl: {
    effects: {
      rows: [
        ordinary('', 'system', 'changes a setting of the watchdog', {
          options: '-p --setpretimeout -g --setpretimeout-governor -T --settimeout',
          area: 'settings',
        }),
      ],
    },
    data: 'f flags F noflags I noident n noheadings o output O oneline p setpretimeout setpregovernor r raw s notimeouts x flags-only',
  },
  zramctl: {
    area: 'disks',
    effects: {
      rows: [ordinary('', 'system', 'sets up or resets a compressed disk', { options: '-a --algorithm -f --find -r --reset -s --size' })],
    },
    data: 'a algorithm f find n noheadings o output output-all raw r reset s size t streams',
  },
  swaplabel: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'names a swap area', { options: '-L --label -U --uuid' })] },
    data: 'L label U uuid',
  },
  fsfreeze: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'stops or allows changes of a file system')] },
    data: 'f freeze u unfreeze',
  },
  chcpu: {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'switches processors or memory on or off')] },
    data: 'c configure d disable e enable g deconfigure p dispatch r rescan',
  },
  chmem: {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'switches processors or memory on or off')] },
    data: 'b blocks d disable e enable z zone',
  },
  choom: { wraps: { inner: 'argv', short: 'pn', long: ['pid', 'adjust'] }, area: 'processes', data: 'p pid n adjust' },
  uclampset: {
    wraps: { inner: 'argv', short: 'mMp', long: ['pid'], inert: ['p', 'pid', 's', 'system'] },
    area: 'processes',
    data: 'm M a all-tasks p pid s system R reset-on-fork',
  },
  ...each('linux32 linux64 i386', {
    like: 'setarch',
    data: `list uname-2.6 3 3gb 4gb B 32bit F fdpic-funcptrs I short-inode L addr-compat-layout R addr-no-randomize S
      whole-seconds T sticky-timeouts X read-implies-exec Z mmap-page-zero`,
  }),
  ipcmk: {
    area: 'processes',
    effects: { rows: [ordinary('', 'changes', 'makes shared memory')] },
    data: 'M shmem Q queue S semaphore p mode',
  },
  utmpdump: { reads: true, files: 'shown', acts: { writes: 'o output' }, data: 'f follow r reverse' },
  skill: {
    area: 'processes',
    effects: { rows: [ordinary('', 'system', 'ends or slows processes', { without: '-l --list -L --table -n --no-action' })] },
    data: 'f fast i interactive l list L table n no-action w warnings t tty u user p pid c command ns nslist',
  },
  snice: {
    area: 'processes',
    effects: { rows: [ordinary('', 'system', 'ends or slows processes', { without: '-l --list -L --table -n --no-action' })] },
    data: 'f fast i interactive l list L table n no-action w warnings t tty u user p pid c command ns nslist',
  },

  // messages, passwords, accounts. Sources: the manual page of each: util-linux 2.38.1, passwd 4.13, dpkg 1.21.22, libpam-modules
  // 1.5.2
  mesg: { changes: true },
  wall: {
    effects: { rows: [ordinary('', 'changes', 'shows a message to other users', { area: 'accounts' })] },
    data: 'n nobanner t timeout g group',
  },
  chfn: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'changes what is known of a user')] },
    data: 'f full-name home-phone o other r room R root u w work-phone',
  },
  groupmems: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'changes who is in a group', { without: '-l --list' })] },
    data: 'a add d delete g group l list p purge R root',
  },
  newusers: {
    area: 'accounts',
    effects: { rows: [dangerous('', 'system', 'changes accounts or their passwords')] },
    data: 'badname r system R root',
  },
  chgpasswd: {
    area: 'accounts',
    effects: { rows: [dangerous('', 'system', 'changes accounts or their passwords')] },
    data: 'c crypt-method e encrypted m md5 R root s sha-rounds',
  },
  pwck: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'checks the files of accounts and may change them', { without: '-r --read-only' })] },
    data: 'badname r read-only R root s sort',
  },
  grpck: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'checks the files of accounts and may change them', { without: '-r --read-only' })] },
    data: 'r read-only R root s sort S silence-warnings',
  },
  ...each('pwconv pwunconv grpconv grpunconv', {
    area: 'accounts',
    effects: { rows: [dangerous('', 'system', 'rewrites the files of passwords')] },
    data: 'R root',
  }),
  expiry: { reads: true, data: 'c check f force' },
  faillock: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'forgets failed logins', { options: '--reset' })] },
    data: 'dir user reset',
  },
  'dpkg-split': {
    changes: true,
    acts: { writes: 'o' },
    data: 's split j join I info a auto l listq d discard depotdir admindir root S partsize output Q npquiet msdos',
  },
  'dpkg-divert': {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'changes how packages are installed', { without: '--list --listpackage --truename' })] },
    data: 'remove list listpackage truename admindir instdir root divert local package rename no-rename test',
  },
  'dpkg-statoverride': {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'changes how packages are installed', { without: '--list --listpackage --truename' })] },
    acts: { lowers: 'force-all' },
    data: 'add remove list force-help admindir instdir root force-things no-force-things refuse-things force update',
  },
  chcon: {
    area: 'protection',
    writes: { how: 'touches' },
    effects: { rows: [ordinary('', 'changes', 'changes the security context of files')] },
    data: 'dereference no-dereference u user r role t type l range no-preserve-root preserve-root reference R recursive H L P',
  },

  // systemd. Sources: the manual page of each, systemd 252
  'systemd-id128': { reads: true, data: 'p pretty a app-specific u uuid' },
  'systemd-notify': { reads: true, data: 'ready pid uid status booted no-block' },
  'systemd-cat': {
    wraps: { inner: 'argv', short: 'tp', long: ['identifier', 'priority', 'stderr-priority', 'level-prefix'] },
    data: 't identifier p priority stderr-priority level-prefix',
  },
  'systemd-ask-password': {
    effects: { rows: [ordinary('', 'secret', 'asks for a password', { area: 'credentials' })] },
    data: 'icon id keyname credential timeout echo e emoji no-tty accept-cached multiple no-output n',
  },
  'systemd-mount': {
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'system', 'mounts a file system', { without: '--list --discover -u --umount' }),
        ordinary('', 'system', 'unmounts a file system', { options: '-u --umount' }),
      ],
    },
    acts: { reaches: 'H host' },
    data: `no-block l full no-pager no-legend no-ask-password discover type t options o owner fsck description automount A
      timeout-idle-sec list u umount G collect user system bind-device M machine`,
  },
  'systemd-umount': { like: 'systemd-mount', effects: { rows: [ordinary('', 'system', 'unmounts a file system')] } },
  'systemd-firstboot': {
    area: 'settings',
    passwords: ['--root-password[= ]'],
    effects: {
      rows: [
        ordinary('', 'system', 'changes the first settings of a system'),
        ordinary('', 'system', 'changes the password or the shell of root', {
          options: '--root-password --root-password-file --root-password-hashed --root-shell --copy-root-password',
          area: 'accounts',
        }),
        ordinary('', 'system', 'changes what the kernel is started with', { options: '--kernel-command-line', area: 'kernel' }),
      ],
    },
    data: `root image locale locale-messages keymap timezone hostname machine-id prompt-locale prompt-keymap prompt-timezone prompt
      prompt-hostname prompt-root-password copy-locale copy-keymap copy-timezone copy copy-root-shell setup-machine-id force
      delete-root-password welcome prompt-root-shell`,
  },
  'systemd-machine-id-setup': {
    area: 'settings',
    effects: { rows: [ordinary('', 'system', 'changes the identity of a system', { without: '--print' })] },
    data: 'root image commit print',
  },
  'systemd-tmpfiles': {
    area: 'system-files',
    effects: { rows: [ordinary('', 'system', 'makes or deletes temporary files of the system', { without: '--cat-config' })] },
    data: 'create clean remove user boot prefix exclude-prefix E root image replace cat-config no-pager',
  },
  'systemd-sysusers': {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'makes users of the system', { without: '--dry-run --cat-config' })] },
    data: 'replace root image dry-run inline cat-config no-pager',
  },
  'systemd-sysext': { area: 'settings', does: { reads: ['status|list'] }, data: 'root force no-pager no-legend json' },
  'systemd-creds': {
    files: 'kept',
    does: { reads: ['list|has-tpm2'], changes: ['encrypt|setup'] },
    effects: { rows: [ordinary('cat|decrypt', 'secret', 'shows a credential', { area: 'credentials' })] },
    data: `system transcode newline pretty p name timestamp not-after with-key H T tpm2-device tpm2-pcrs tpm2-public-key
      tpm2-public-key-pcrs tpm2-signature no-pager no-legend json`,
  },

  // the screen and its keys. Sources: the manual page of each: x11-xkb-utils 7.7, xauth 1.1.2, xvfb 21.1
  setxkbmap: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes what the keys mean', { without: '-print -query' })] },
    data: `compat config device display geometry I keycodes keymap layout model option print query rules symbols synch types variant v
      verbose`,
  },
  xkbbell: { reads: true, data: 'display synch dev force nobeep bf kf w' },
  'xvfb-run': {
    wraps: { inner: 'argv', short: 'efnps', long: ['error-file', 'auth-file', 'server-num', 'xauth-protocol', 'server-args'] },
    acts: { writes: 'e error-file f auth-file', runs: 's server-args' },
    data: 'a auto-servernum n server-num l listen-tcp p xauth-protocol w wait',
  },
});
