/** Programs: what writes to microcontrollers and their boards. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

const FLASHING = 'flash writ burn upload program load put deploy install boot debug run test';
const flashes = (words: string, extra: Partial<EffectRow> = {}): EffectRow =>
  ordinary(words, 'changes', 'writes a program to a board', { called: FLASHING, ...extra });
const erases = (words: string, extra: Partial<EffectRow> = {}): EffectRow =>
  dangerous(words, 'deletes', 'erases a board', { called: 'eras wipe clear clean reset format', ...extra });
const burns = (words: string): EffectRow =>
  dangerous(words, 'changes', 'burns fuses of a chip, which cannot be undone', { called: 'burn fuse protect voltage' });

export const CONTROLLERS = (): Family => ({
  // programs for boards. Sources: the manual page of each: dfu-util 0.11, dfu-programmer 1.0, stlink 1.7, stm32flash 0.7, teensy-loader-cli 2.2.
  // From knowledge of the tools, not read again: stm8flash, picotool, espefuse, espflash, elf2uf2-rs
  'st-flash': {
    does: { reads: ['read'] },
    effects: {
      rows: [
        flashes('write'),
        erases('erase'),
        ordinary('reset', 'changes', 'starts a board again', { called: 'reset restart start reboot' }),
      ],
      long: ['serial', 'format', 'flash', 'freq', 'area'],
    },
    writes: { how: 'last' },
    data: 'debug reset opt serial format flash freq area connect-under-reset hot-plug mass-erase version',
  },
  ...each('st-info', { reads: true, data: 'flash sram descr pagesize chipid serial probe version connect-under-reset hot-plug freq' }),
  'st-util': {
    effects: { rows: [ordinary('', 'network', 'starts a debugger for a board')] },
    data: `h v verbose s stlink_version 1 stlinkv1 p listen_port m multi n no-reset semihosting u connect-under-reset hot-plug freq serial`,
  },
  'dfu-util': {
    effects: {
      rows: [
        flashes('', { options: '-D --download' }),
        erases('', { options: '-s --dfuse-address', value: /mass-erase|unprotect/ }),
        ordinary('', 'changes', 'talks to a board', { without: '-l --list -h --help -V --version -D --download -U --upload' }),
      ],
      short: 'dpciaStZUDsE',
      long: ['device', 'path', 'cfg', 'intf', 'alt', 'serial', 'transfer-size', 'upload', 'download', 'dfuse-address', 'devnum'],
    },
    acts: { writes: 'U upload' },
    data: `l list d device p path c cfg i intf a alt S serial t transfer-size Z upload-size D download R reset e detach E detach-delay w wait s
      dfuse-address v verbose n devnum`,
  },
  ...each('dfu-suffix dfu-prefix', {
    changes: true,
    data: 'c check a add D delete p pid v vid d did S spec s stellaris-address T stellaris L lpc-prefix',
  }),
  'dfu-programmer': {
    effects: {
      loose: true,
      rows: [
        flashes('flash|flash-user|flash-eeprom'),
        erases('erase'),
        dangerous('configure|setsecure|setfuse', 'changes', 'changes the protection of a chip', {
          called: 'configur secur fuse protect lock',
        }),
        ordinary('reset|start|launch', 'changes', 'starts a board again', { called: 'reset restart start launch' }),
        ordinary('read|dump|dump-eeprom|dump-user|get|getfuse|bin2hex|hex2bin', 'reads', 'reads a chip'),
      ],
    },
    data: 'quiet debug serial suppress-validation suppress-bootloader-mem force eeprom user no-reset targets ignore-outside',
  },
  teensy_loader_cli: { effects: { rows: [flashes('', { without: '--list-mcus --help -b' })] }, data: 'mcu list-mcus w r s n b v h' },
  stm32flash: {
    effects: {
      rows: [
        flashes('', { options: '-w' }),
        erases('', { options: '-o' }),
        dangerous('', 'changes', 'changes the protection of a chip', { options: '-u -j -k', called: 'protect unlock lock secur' }),
      ],
      short: 'abmrwengsSFi',
    },
    acts: { writes: 'r' },
    data: 'a b m w u j k o e v n g s S F f h c i C R',
  },
  stm8flash: {
    effects: {
      rows: [
        flashes('', { options: '-w' }),
        dangerous('', 'changes', 'changes the protection of a chip', { options: '-u', called: 'unlock protect' }),
      ],
      short: 'cpsSdrwv',
    },
    acts: { writes: 'r' },
    data: 'c p s S d w v b u R l V',
  },
  picotool: {
    does: {
      reads: ['info|version|help|verify|coprodis', 'otp get|list|dump|permissions', 'config'],
      changes: ['seal|encrypt|link', 'uf2 info|convert', 'partition info|create'],
    },
    effects: {
      rows: [
        flashes('load'),
        ordinary('reboot', 'changes', 'starts a board again', { called: 'reboot restart reset start boot' }),
        ordinary('save', 'changes', 'writes a file with the program of a board', { called: 'save read backup dump copy' }),
        erases('erase'),
        dangerous('otp set|load|white-label', 'changes', 'writes to a memory of the chip that cannot be erased', { called: 'otp' }),
      ],
    },
    data: `a all b basic p pins d device l t type f force F force-no-reboot n no-overwrite N no-overwrite-unsafe u update v verify x execute r
      range bus address vid pid ser family o offset application bootsel q`,
  },
  ...alike('espefuse', 'espefuse.py'),
  espefuse: {
    does: { reads: ['summary|dump|adc_info|get_custom_mac|check_error|adc-info|get-custom-mac|check-error'] },
    effects: {
      rows: [
        burns('burn_efuse|burn_key|burn_key_digest|burn_block_data|burn_bit|burn_custom_mac|set_flash_voltage|write_protect_efuse'),
        burns('read_protect_efuse|execute_scripts|burn-efuse|burn-key|burn-key-digest|burn-block-data|burn-bit|burn-custom-mac'),
        burns('set-flash-voltage|write-protect-efuse|read-protect-efuse'),
      ],
      short: 'cpb',
      long: ['chip', 'port', 'baud', 'before', 'path-efuse-file'],
    },
    acts: { writes: 'file path-efuse-file' },
    data: 'c chip p port b baud before d debug virt do-not-confirm postpone format',
  },
  ...each('espflash cargo-espflash', {
    does: {
      reads: ['board-info|partition-table|checksum-md5|list-ports|completions|help', 'espflash board-info|partition-table'],
      changes: ['save-image|read-flash'],
    },
    effects: {
      rows: [
        flashes('flash|write-bin|espflash flash'),
        erases('erase-flash|erase-parts|erase-region'),
        ordinary('monitor|reset|hold-in-reset', 'network', 'talks to a board'),
      ],
      short: 'pBcTf',
      long: ['port', 'baud', 'chip', 'partition-table', 'bootloader', 'flash-size', 'flash-mode', 'flash-freq'],
    },
    acts: { runs: 'config processors', writes: 'log-output' },
    data: `p port B baud c chip M monitor b before a after list-all-ports no-stub T partition-table bootloader f flash-freq m flash-mode s
      flash-size erase-parts ram no-skip no-verify no-addresses non-interactive elf example release package features merge skip-padding L
      log-format monitor-baud target-app-partition`,
  }),
  'elf2uf2-rs': { changes: true, effects: { rows: [flashes('', { options: '-d --deploy' })] }, data: 'd deploy s serial t term v verbose' },

  // debug probes. Sources: none was read again: probe-rs, pyocd, west and qmk are known from their help texts; a command that is not listed counts
  // as unknown
  ...each('probe-rs cargo-flash cargo-embed', {
    does: { reads: ['list|info|chip|complete|verify'], runs: ['build'], changes: ['read|itm|profile|trace'] },
    effects: {
      rows: [
        flashes('download|run'),
        erases('erase'),
        ordinary('write|reset|attach|debug|gdb|dap-server|serve|benchmark|mi', 'changes', 'talks to a chip and can write to it', {
          called: `${FLASHING} reset attach log gdb`,
        }),
      ],
      long: ['chip', 'probe', 'protocol', 'speed', 'binary-format', 'log-format'],
    },
    acts: { runs: 'chip-description-path config', writes: 'log-file output' },
    data: `chip probe protocol speed connect-under-reset chip-erase disable-progressbars binary-format base-address verify preverify log-format
      no-location release bin example target features rtt-scan-memory always-print-stacktrace allow-erase-all dry-run non-interactive
      restore-unwritten no-catch-reset no-catch-hardfault disable-double-buffering`,
  }),
  pyocd: {
    network: 'talks',
    does: { reads: ['list|json', 'pack show|find'], changes: ['pack clean'], installs: ['pack install|update'] },
    effects: {
      rows: [
        flashes('load|flash'),
        erases('erase'),
        ordinary('gdbserver|gdb|server|rtt', 'network', 'starts a debugger for a board'),
        ordinary('reset', 'changes', 'starts a board again', { called: 'reset restart' }),
        ordinary('commander|cmd', 'changes', 'talks to a chip and can write to it'),
      ],
      short: 'utfMOjD',
      long: ['target', 'uid', 'probe', 'frequency', 'pack', 'config', 'script', 'connect', 'format', 'base-address'],
    },
    acts: { runs: 'script config project j c command x execute user-script', lowers: 'allow-remote' },
    data: `t target u uid probe f frequency pack M connect O W no-wait v verbose q quiet e erase chip sector a base-address format skip trust-crc
      no-reset p port persist semihosting probes targets boards s m method H halt`,
  },
  west: {
    network: 'talks',
    does: {
      reads: ['list|topdir|help|manifest|status|diff|grep|boards|shields|spdx|compare|zephyr-export'],
      changes: ['init|config|completion', 'sdk list'],
      runs: ['build|forall|twister|packages|sign|simulate'],
      installs: ['update|blobs|patch', 'sdk install', 'packages pip'],
    },
    effects: {
      rows: [
        flashes('flash'),
        ordinary('debug|debugserver|attach|rtt', 'changes', 'talks to a board', { called: `${FLASHING} attach rtt` }),
      ],
      short: 'bdztcm',
      long: ['board', 'build-dir', 'runner', 'manifest-url', 'manifest-rev'],
    },
    acts: { runs: 'c o build-opt openocd jlink mf', writes: 'd build-dir', reaches: 'm manifest-url' },
    data: `b board p pristine t target r runner v verbose q quiet V version z zephyr-base l local mr manifest-rev f force n just-print T test-item
      S snippet shield cmake cmake-only sysbuild no-sysbuild domain skip-rebuild narrow k keep-descendants a all erase dev-id hex-file bin-file
      elf-file fetch`,
  },
  qmk: {
    network: 'talks',
    does: {
      reads: ['doctor|info|list-keyboards|list-keymaps|list-layouts|env|hello|config|userspace-list|lint'],
      changes: [
        'clean|format-c|format-json|format-python|format-text|new-keymap|new-keyboard|c2json|json2c|import-keymap',
        'generate-compilation-database',
      ],
      runs: ['compile|mass-compile|test-c|pytest'],
      installs: ['setup|clone|git-submodule'],
    },
    effects: { rows: [flashes('flash')], long: ['keyboard', 'keymap', 'bootloader', 'branch', 'home'] },
    data: 'kb keyboard km keymap bl bootloader j parallel c clean e env n dry-run y yes H home b branch baseurl all',
  },

  // boards with Python. Sources: none was read again: mpremote, ampy, rshell and circup are known from their help texts; a command that is not
  // listed counts as unknown
  mpremote: {
    effects: {
      loose: true,
      rows: [
        flashes('mip install|download', { called: `${FLASHING} package mip` }),
        ordinary('cp|run|exec|eval|mount|edit|bootloader|soft-reset|reset|romfs', 'changes', 'writes to a board or runs code on it', {
          called: `${FLASHING} copy cp send exec mount reset`,
        }),
        dangerous('rm|rmdir', 'deletes', 'deletes files on a board', { called: 'delet remov eras clear clean' }),
        ordinary('ls|cat|df|tree|sha256sum|devs|repl|connect|disconnect|resume|version|touch|mkdir|rtc|sleep', 'reads', 'talks to a board'),
      ],
    },
    does: { reads: ['', 'devs|list|version'] },
    acts: { writes: 'capture', runs: 'inject-file' },
    data: 'f force r recursive v verbose q quiet s target no-mpy mpy index no-follow l unsafe-links escape-non-printable human h',
  },
  ...each('ampy rshell', {
    effects: {
      rows: [
        ordinary('put|cp|rsync|run|mkdir|reset|edit|args|touch', 'changes', 'writes to a board or runs code on it', {
          called: `${FLASHING} copy cp send reset`,
        }),
        dangerous('rm|rmdir', 'deletes', 'deletes files on a board', { called: 'delet remov eras clear clean' }),
        ordinary('', 'network', 'talks to a board'),
      ],
      short: 'pbdu',
      long: ['port', 'baud', 'delay', 'user', 'buffer-size', 'timing'],
    },
    acts: { runs: 'f file' },
    data: `p port b baud d delay u user r rts dtr n no-output s stream l long recursive m a ascii buffer-size timing nocolor quiet wait binary
      debug e exists-okay missing-okay`,
  }),
  circup: {
    network: 'talks',
    area: 'packages',
    does: { reads: ['freeze|list|show|bundle-show'], changes: ['uninstall'], installs: ['install|update|bundle-add', 'example'] },
    effects: {
      long: ['path', 'host', 'port', 'password', 'cpy-version', 'board-id'],
      rows: [ordinary('bundle-remove', 'settings', 'changes where packages come from')],
    },
    passwords: ['--password[= ]'],
    acts: { runs: 'r requirement auto-file' },
    data: `py a auto all verbose path host port timeout cpy-version board-id bundle-version upgrade U match stubs rename overwrite op tree`,
  },
});
