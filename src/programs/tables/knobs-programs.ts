/** Programs: consoles, screens, sound and drives of this machine, chips that keep keys. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Modules of PulseAudio that send sound to other machines, or take it from there. */
const IN_NETWORK = /-(?:tcp|rtp|tunnel|zeroconf|raop|roc)/;
const KEYBOARD = 'changes the keyboard of a console';

export const KNOBS = (): Family => ({
  // consoles, screens, drives. Sources: the manual page of each: kbd 2.5.1, fbset 2.1, gpm 1.20, numlockx 1.2, light 1.2, xbacklight 1.2, ddcutil
  // 1.4, util-linux 2.38.1, ledmon 0.96, acpitool 0.5, haveged 1.9
  ...each('dumpkeys fgconsole kbdinfo getkeycodes showkey showconsolefont', {
    reads: true,
    data: `i short-info l s long-info n numeric f full-table S 1 separate-lines t funcs-only k keys-only d compose-only c C a ascii scancodes
      keycodes next-available v console`,
  }),
  screendump: { reads: true, files: 'shown' },
  ...each('kbd_mode setmetamode setleds kbdrate setkeycodes unicode_start unicode_stop', {
    area: 'settings',
    effects: { rows: [ordinary('', 'changes', KEYBOARD, { without: '-h --help -V --version' })] },
    data: 'a u k s f C console r rate d delay silent v L D F -num -caps -scroll',
  }),
  ...each('deallocvt con2fbmap setlogcons resizecons', { area: 'settings', changes: true, data: '-lines lines' }),
  fbset: {
    reads: true,
    area: 'settings',
    effects: { rows: [ordinary('', 'changes', 'changes the mode of the screen', { least: 1, without: '-s --show -i --info --test' })] },
    data: `-fb fb -db db test s show i info v verbose V x xfree86 a all -rgba -xres -yres -vxres -vyres -depth -nonstd g geometry -g -match t
      timings -pixclock -left -right -upper -lower -hslen -vslen -accel -hsync -vsync -csync -gsync -extsync -sync -bcast -laced -double -move
      -step`,
  },
  gpm: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts or ends the mouse of the consoles', { without: '-h -v' })] },
    acts: { runs: 'S' },
    data: 'a A b B c d D g i k l m M o p q r R s t 2 3 T u V',
  },
  numlockx: { does: { reads: ['status'], changes: ['', 'on|off|toggle'] } },
  ddcutil: {
    area: 'settings',
    does: {
      reads: ['detect|capabilities|getvcp|vcpinfo|probe|interrogate|environment|usbenvironment|discover|chkusbmon|help'],
      changes: ['setvcp|scs'],
    },
    effects: { rows: [ordinary('dumpvcp|loadvcp', 'changes', 'writes or loads settings of a screen')] },
    acts: { lowers: 'force-slave-address force' },
    data: `d display dis bus b hiddev u usb g mfg l model n sn e edid U show-unsupported show-table no-table rw ro wo t terse brief mccs enable-usb
      disable-usb enable-udf disable-udf verify noverify async edid-read-size maxtries sleep-multiplier stats ddc trace trcfunc trcfile
      timestamp ts use-file-io use-ioctl-io settings excp wall-timestamp syslog`,
  },
  eject: {
    area: 'disks',
    effects: {
      rows: [ordinary('', 'system', 'ejects a disk', { without: '-n --noop -d --default -X --listspeed -h --help -V --version' })],
    },
    data: `a auto c changerslot F force f floppy i manualeject M no-partitions-unmount m no-unmount n noop p proc q tape r cdrom s scsi T
      traytoggle t trayclose X listspeed x cdspeed d default`,
  },
  ledctl: {
    area: 'disks',
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'changes lights of disks', { least: 1 })] },
    acts: { writes: 'l log', runs: 'c config' },
    data: 'L list-controllers x listed-only q error warning info debug all',
  },
  acpitool: {
    reads: true,
    area: 'power',
    effects: {
      rows: [
        dangerous('', 'system', 'puts the machine to sleep', { options: '-s --suspend -S' }),
        ordinary('', 'changes', 'changes the brightness, a fan or what wakes the machine', { options: '-l -o -z -j -m -n -W -F -H' }),
      ],
    },
    data: 'a ac_adapter A b B battery c cpu e f fan t thermal T Toshiba v V w',
  },
  haveged: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts a service that collects random numbers', { without: '-h --help -n --number -V --version -? -e' }),
      ],
    },
    acts: { writes: 'f file p pidfile' },
    data: 'b buffer c command d data F Foreground i inst n number o onlinetest r run v verbose w write ? time-source',
  },

  // keys in chips. Source: the manual page of each, tpm2-tools 5.4
  ...each(
    `tpm2_getcap tpm2_pcrread tpm2_getrandom tpm2_eventlog tpm2_readpublic tpm2_nvreadpublic tpm2_rc_decode tpm2_print tpm2_readclock
    tpm2_gettestresult tpm2_geteccparameters tpm2_testparms tpm2_checkquote tpm2_verifysignature tpm2_hash tpm2_selftest`,
    {
      reads: true,
      acts: { writes: 'o output ticket', runs: 'T tcti' },
      data: 'l list F pcrs_file hex c object-context f format t g hash-algorithm C hierarchy s signature m message u q',
    },
  ),
  ...each('tpm2_clear tpm2_changeeps tpm2_changepps', {
    area: 'credentials',
    effects: { rows: [dangerous('', 'deletes', 'destroys the keys in the chip of the machine', { recursive: true })] },
    acts: { runs: 'T tcti' },
    data: 'c auth-hierarchy P cphash p',
  }),
  ...each(
    'tpm2_changeauth tpm2_evictcontrol tpm2_nvdefine tpm2_nvundefine tpm2_nvwrite tpm2_hierarchycontrol tpm2_clearcontrol tpm2_dictionarylockout',
    {
      area: 'credentials',
      effects: {
        rows: [
          ordinary('', 'protection', 'changes what the chip of the machine keeps', {
            called: 'tpm auth nv seal persist evict hierarch lockout handle',
          }),
        ],
      },
      acts: { runs: 'T tcti' },
      data: `C hierarchy c object-context o output p auth P s size a attributes i input offset S session r new-auth L policy g hash-algorithm`,
    },
  ),
  ...each('tpm2_unseal tpm2_nvread tpm2_rsadecrypt', {
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', 'shows what the chip of the machine keeps')] },
    acts: { writes: 'o output', runs: 'T tcti' },
    data: 'c object-context p auth C hierarchy s size offset P S session',
  }),
  // Source: nvidia-settings(1) 535
  'nvidia-settings': {
    area: 'settings',
    effects: {
      rows: [
        ordinary('', 'settings', 'changes how the graphics card works', {
          options: '-a --assign -l --load-config-only -r --rewrite-config-file',
        }),
      ],
    },
    acts: { runs: 'config' },
    data: 'q query t terse d describe c ctrl-display display a assign l load-config-only n no-config r rewrite-config-file V verbose g glxinfo',
  },

  // Source: the modules of PulseAudio, freedesktop.org/wiki/Software/PulseAudio/Documentation/User/Modules
  pactl: {
    changes: true,
    area: 'settings',
    effects: {
      rows: [
        dangerous('load-module', 'network', 'lets other machines hear or play sound', { operand: IN_NETWORK }),
        ordinary('load-module|unload-module', 'settings', 'changes what the sound server does', { unless: IN_NETWORK }),
      ],
    },
    acts: { reaches: 's server' },
    data: 'f format n client-name',
  },
});
