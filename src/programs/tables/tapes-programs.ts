/** Programs: tapes, controllers of disks, encrypted volumes, logins with codes. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, destroys, each } from './shared-rows.ts';

const QEMU_USER = `arm aarch64 armeb i386 x86_64 riscv32 riscv64 ppc ppc64 ppc64le mips mipsel mips64 mips64el s390x sparc sparc64 m68k sh4 alpha
  hppa loongarch64`;

export const TAPES = (): Family => ({
  // tapes, from knowledge of mt-st 1.7, mtx 1.3 and mbuffer of 2024
  mt: {
    area: 'disks',
    does: {
      reads: ['status|tell|densities|help'],
      changes: ['fsf|fsfm|bsf|bsfm|fsr|bsr|fss|bss|rewind|eom|eod|seod|seek|asf|retension|load|lock|unlock'],
    },
    effects: {
      rows: [
        dangerous('weof|eof|wset', 'system', 'writes an end mark to a tape, after which older data cannot be read'),
        dangerous('erase|mkpartition', 'deletes', 'deletes the data on a tape', { recursive: true }),
        ordinary('offline|rewoffl|eject', 'system', 'takes a tape out of its drive'),
        ordinary(
          'setblk|setdensity|compression|datcompression|defcompression|defblksize|defdensity|drvbuffer|stoptions',
          'system',
          'changes how a tape is written',
        ),
        ordinary('setpartition|partseek|stsetoptions|stclearoptions|stwrthreshold', 'system', 'changes how a tape is written'),
      ],
      // the tape, which is the value of an option, is what it falls on
      loose: true,
    },
    acts: { runs: 'rsh-command', reaches: 'file f' },
    data: 't v version',
  },
  mtx: {
    area: 'disks',
    does: { reads: ['status|inquiry|inventory|noattach|altres|nobarcode'] },
    effects: {
      rows: [ordinary('load|unload|transfer|exchange|first|last|next|previous|eject|eepos|position', 'system', 'moves tapes in a changer')],
      loose: true,
    },
    data: 'f',
  },
  mbuffer: {
    changes: true,
    acts: { writes: 'o T l', reaches: 'O I', runs: 'A' },
    data: 'i m s b P p r R u U q v t f L d D n a H c S W append truncate direct md5 hash tapeaware no-direct state',
  },
  // controllers of disks: StorCLI 7
  storcli64: {
    area: 'disks',
    effects: {
      loose: true,
      rows: [
        ordinary('show|help', 'reads', 'shows the state of the disks'),
        dangerous('del|delete', 'deletes', 'deletes a volume or records of the controller', { recursive: true }),
        dangerous('start erase|init|initialization|sanitize|transform', 'deletes', 'deletes the data on disks', { recursive: true }),
        dangerous(
          'set offline|missing|good|jbod|uncondbad|securitykey|bootdrive',
          'system',
          'takes a disk out of its volume or changes what it is for',
        ),
        dangerous('secureerase|cryptoerase', 'deletes', 'deletes the data on disks', { recursive: true }),
        dangerous('download|flash', 'system', 'changes the firmware of the controller'),
        ordinary(
          'set|add|insert|import|expand|flush|restart|start|stop|pause|resume|suspend|split|spinup|spindown',
          'system',
          'changes the volumes of the controller',
        ),
        ordinary('dump|get', 'reads', 'shows the state of the disks'),
      ],
    },
  },
  ...alike('storcli64', 'storcli perccli perccli64'),
  veracrypt: {
    passwords: ['(?:--password|--new-password|--token-pin)[= ]', '-p[= ]?'],
    area: 'disks',
    effects: {
      short: 'kmp',
      rows: [
        destroys('', { options: '-c --create', recursive: true }),
        ordinary('', 'system', 'opens an encrypted volume and mounts it', {
          without: `-c --create -d --dismount -u --unmount -l --list -C --change --backup-headers --restore-headers --create-keyfile
            --delete-token-keyfiles --import-token-keyfiles --export-token-keyfile --list-token-keyfiles --list-securitytoken-keyfiles
            --volume-properties --test -h --help --version --auto-mount`,
          least: 1,
        }),
        ordinary('', 'system', 'opens encrypted volumes and mounts them', { options: '--auto-mount' }),
        ordinary('', 'system', 'closes encrypted volumes', { options: '-d --dismount -u --unmount' }),
        dangerous('', 'system', 'changes what opens an encrypted volume', { options: '-C --change --restore-headers' }),
        dangerous('', 'deletes', 'deletes keys of encrypted volumes', { options: '--delete-token-keyfiles' }),
        ordinary('', 'changes', 'writes a key or a copy of the header of an encrypted volume', {
          options: '--create-keyfile --backup-headers --export-token-keyfile --import-token-keyfiles',
        }),
        ordinary('', 'protection', 'makes keys from numbers that a file holds', {
          options: '--random-source',
          value: /^(?!\/dev\/u?random$)/,
        }),
      ],
    },
    acts: { runs: 'token-lib' },
    data: `t text k keyfiles p password pim new-password new-pim new-keyfiles new-hash m mount-options fs-options volume-type encryption hash
      filesystem size quick slot non-interactive stdin protection-hash protection-keyfiles protection-password protection-pim f force v
      verbose background-task explore no-size-check truecrypt cache protect-hidden`,
  },
  clevis: {
    area: 'disks',
    does: { reads: ['luks list|report', 'help|version'], changes: ['encrypt'] },
    effects: {
      rows: [
        ordinary('luks bind|edit|regen', 'system', 'gives an encrypted disk another way to be opened'),
        dangerous('luks unbind', 'system', 'takes a way to open an encrypted disk away'),
        ordinary('luks unlock', 'system', 'opens an encrypted disk'),
        dangerous('luks pass', 'secret', 'shows the key of an encrypted disk'),
        ordinary('decrypt', 'secret', 'shows what is encrypted'),
      ],
      short: 'stkn',
    },
    data: 'd s t k n f y q',
  },
  bmaptool: {
    area: 'disks',
    effects: {
      rows: [
        destroys('copy', { recursive: true }),
        ordinary('create', 'reads', 'says which parts of an image are used', { without: '-o --output' }),
        ordinary('create', 'changes', 'writes which parts of an image are used', { options: '-o --output' }),
      ],
    },
    acts: { writes: 'output o', lowers: 'no-sig-verify' },
    data: 'bmap nobmap bmap-sig fingerprint keyring psplash-pipe q quiet d debug',
  },

  // logins: google-authenticator-libpam 1.10, PAM of Debian, debianutils 5, aide-common
  'google-authenticator': {
    area: 'accounts',
    effects: {
      short: 'rRwliseS',
      rows: [dangerous('', 'startup', 'makes a new key for logins with codes, in place of the old one', { without: '-h --help' })],
    },
    acts: { writes: 's secret', lowers: 'D allow-reuse u no-rate-limit' },
    data: `t time-based c counter-based d disallow-reuse f force r rate-limit R rate-time w window-size W minimal-window q quiet Q qr-mode e
      emergency-codes l label i issuer S step-size C no-confirm`,
  },
  'pam-auth-update': {
    area: 'accounts',
    effects: { rows: [dangerous('', 'startup', 'changes how people prove who they are', { without: '--help' })] },
    data: 'enable disable package remove root',
  },
  'run-parts': {
    effects: {
      rows: [
        ordinary('', 'runs-project-code', 'runs all programs in a folder', { without: '--test --list --help --version', area: 'scripts' }),
        ordinary('', 'runs-foreign-code', 'runs all programs in a folder', {
          without: '--test --list --help --version',
          unless: /^\/etc\//,
        }),
      ],
    },
    data: 'test list v verbose report reverse exit-on-error new-session regex a arg u umask lsbsysinit stdin d debug',
  },
  aideinit: {
    area: 'protection',
    effects: { rows: [ordinary('', 'system', 'makes the list of trusted files anew')] },
    acts: { runs: 'c config' },
    data: 'y f b',
  },
  'debconf-set-selections': {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'sets answers for packages that are installed later', { without: '-c --checkonly' })] },
    data: 'v verbose c checkonly u unseen',
  },
  'select-editor': { effects: { rows: [ordinary('', 'settings', 'changes which editor programs start')] } },
  timekpra: {
    area: 'accounts',
    effects: {
      rows: [
        ordinary('', 'system', 'changes how long a user may use this machine', {
          without: '--userlist --userinfo --userinforealtime --help',
        }),
      ],
    },
    data: `setalloweddays setallowedhours settimelimits settimelimitweek settimelimitmonth settrackinactive sethidetrayicon setlockouttype
      settimeleft setplaytimeenabled setplaytimelimitoverride setplaytimealloweddays setplaytimelimits setplaytimeleft`,
  },
  grdctl: {
    area: 'network',
    does: { reads: ['help'] },
    effects: {
      rows: [
        dangerous('rdp|vnc enable', 'network', 'lets others see and use the screen from their machines'),
        ordinary('rdp|vnc disable', 'network', 'lets nobody use the screen from another machine'),
        dangerous(
          'rdp|vnc set-credentials|set-password|set-auth-method|clear-credentials|clear-password',
          'startup',
          'changes who may use the screen',
          { area: 'accounts' },
        ),
        dangerous('rdp|vnc disable-view-only', 'network', 'lets others use the screen, not only see it'),
        ordinary(
          'rdp|vnc enable-view-only|set-port|enable-port-negotiation|disable-port-negotiation|set-tls-cert|set-tls-key',
          'settings',
          'changes how the screen is shared',
        ),
        ordinary('status', 'reads', 'shows whether the screen is shared', { without: '--show-credentials' }),
        ordinary('status', 'secret', 'shows the password for the screen', { options: '--show-credentials' }),
      ],
    },
    data: 'headless system',
  },

  // programs for another processor: qemu-user 9
  ...each(
    QEMU_USER.split(/\s+/)
      .flatMap((kind) => [`qemu-${kind}`, `qemu-${kind}-static`])
      .join(' '),
    {
      wraps: { single: 'L g s cpu E U B R d D p 0 r seed dfilter'.split(' '), inner: 'argv' },
      acts: { runs: '-plugin', writes: '-D' },
      data: '-L -g -s -cpu -E -U -B -R -d -p -0 -r -seed -dfilter -strace -singlestep -one-insn-per-tb -version -help',
    },
  ),
  'gdb-multiarch': { like: 'gdb' },
  'git-shell': { wraps: { script: ['c'], inner: 'none' } },

  // databases of Access: mdbtools 1.0
  ...each('mdb-tables mdb-export mdb-schema mdb-ver mdb-count mdb-json mdb-prop mdb-queries mdb-array mdb-header', {
    reads: true,
    data: `1 S d delimiter t type T showall I insert D date-format H no-header q quote X escape R row-delimiter N namespace b bin B boolean-words
      batch-size 0 null e escape-invisible Q no-quote system drop-table no-drop-table not-null indexes relations comments default-values
      no-not-null no-indexes no-relations no-default-values U no-unprintable`,
  }),

  // printers and scanners: gutenprint 5.3, brscan4
  escputil: {
    effects: {
      rows: [
        ordinary('', 'system', 'cleans, aligns or prints with a printer', {
          options: '-c --clean-head -n --nozzle-check -a --align-head -o --align-color',
        }),
      ],
    },
    data: `P printer-name r raw-device i ink-level e extended-ink-info d identify s status m model-name M list-models u new q quiet l
      license S short-name C choose-color p printer-protocol`,
  },
  brsaneconfig4: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes which scanners this machine knows', { without: '-q -h -p -d' })] },
    data: 'a r q d p s',
  },

  // copies of ZFS. Source: the README of github.com/jimsalterjrs/sanoid 2.2
  syncoid: {
    network: 'talks',
    area: 'backups',
    effects: {
      rows: [
        ordinary('', 'uploads', 'copies a file system to another place'),
        ordinary('', 'deletes', 'gives up what was changed in the copy since', { without: '--no-rollback' }),
        dangerous('', 'deletes', 'deletes the copy where it no longer fits', { options: '--force-delete', recursive: true }),
        dangerous('', 'deletes', 'deletes snapshots of the copy', { options: '--delete-target-snapshots' }),
      ],
    },
    acts: { runs: 'sshoption sshconfig' },
    data: `r recursive skip-parent compress source-bwlimit target-bwlimit mbuffer-size pv-options no-stream no-sync-snap keep-sync-snap
      no-rollback no-resume no-clone-handling no-privilege-elevation no-command-checks create-bookmark use-hold preserve-recordsize
      preserve-properties exclude exclude-datasets exclude-snaps include-snaps identifier sendoptions recvoptions sshcipher sshport
      quiet debug dumpsnaps monitor-version force-delete delete-target-snapshots`,
  },
});
