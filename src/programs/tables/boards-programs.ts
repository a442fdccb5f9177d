/** Programs: the Raspberry Pi and its pins and cameras, radio receivers, remote controls. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { destroys, each } from './shared-rows.ts';

/** Options of the camera programs. Source: rpicam-apps 1.6 options.cpp. */
const CAMERA = `list-cameras camera verbose v info-text width height t timeout n nopreview p preview f fullscreen qt-preview hflip vflip rotation
  roi shutter analoggain gain metering exposure ev awb awbgains flush wrap brightness contrast saturation sharpness framerate denoise viewfinder-width
  viewfinder-height lores-width lores-height lores-par mode viewfinder-mode buffer-count viewfinder-buffer-count no-raw autofocus-mode
  autofocus-range autofocus-speed autofocus-window lens-position hdr metadata-format flicker-period q quality x exif timelapse framestart datetime
  timestamp restart k keypress s signal thumb e encoding r raw autofocus-on-capture immediate zsl b bitrate profile level g intra inline codec
  initial i split segment circular frames sync low-latency libav-format libav-video-codec libav-video-codec-opts libav-audio audio-codec
  audio-source audio-device audio-bitrate audio-samplerate av-sync`;
const PINS: EffectRow = ordinary('', 'system', 'changes pins of this machine', { area: 'kernel', without: '-h --help -v --version' });
/** Words for a disk that is given an image. */
const IMAGES = 'flash writ burn imag install creat mak prepar put cop';

export const BOARDS = (): Family => ({
  // settings and firmware. Sources: raspi-config 20250707; rpi-eeprom-update and rpi-eeprom-config of rpi-eeprom 25; the README of rpi-update;
  // rpi-imager 2.0 cli.cpp; the README of WoeUSB 5.2; the README of Ventoy 1.1
  'raspi-config': {
    area: 'settings',
    does: { reads: ['nonint'], changes: [''] },
    effects: {
      rows: [
        ordinary('nonint', 'system', 'changes the settings of this machine', {
          unless:
            /^(?:get_|is_|do_(?:ssh|vnc|rgpio|rpi_connect|boot_behaviour|autologin|update|finish|change_pass|boot_rom|boot_order|expand_rootfs))/,
        }),
        ordinary('nonint', 'system', 'changes whether this machine can be used over the network', {
          operand: /^do_(?:ssh|vnc|rgpio|rpi_connect)$/,
        }),
        ordinary('nonint', 'protection', 'changes whether somebody is logged in after a start', {
          operand: /^do_(?:boot_behaviour|autologin)$/,
          area: 'accounts',
        }),
        ordinary('nonint', 'system', 'changes how this machine starts', { operand: /^do_(?:boot_rom|boot_order)$/, area: 'startup' }),
        ordinary('nonint', 'system', 'makes the root partition as large as the card', { operand: /^do_expand_rootfs$/, area: 'disks' }),
        ordinary('nonint', 'system', 'upgrades a package', { operand: /^do_update$/, area: 'packages' }),
        ordinary('nonint', 'system', 'changes a password', { operand: /^do_change_pass$/, area: 'accounts' }),
        dangerous('nonint do_finish', 'system', 'may restart the machine', { area: 'power' }),
      ],
    },
    passwords: ['do_wifi_ssid_passphrase\\s+\\S+\\s+'],
    data: 'expand-rootfs apply-os-config memory-split',
  },
  'rpi-eeprom-update': {
    area: 'kernel',
    reads: true,
    effects: {
      rows: [
        ordinary('', 'system', 'writes the firmware with which this machine starts', { options: '-a -r -A', area: 'packages' }),
        dangerous('', 'system', 'writes firmware from a file, with which this machine starts', { options: '-f' }),
      ],
    },
    acts: { writes: 'm' },
    data: 'a d f h i j l r s u b A w',
  },
  'rpi-eeprom-config': {
    area: 'kernel',
    reads: true,
    effects: { rows: [ordinary('', 'system', 'changes the settings with which this machine starts', { options: '-e --edit -a --apply' })] },
    acts: { writes: 'o out x extract' },
    data: 'e edit a apply c config d digest p pubkey',
  },
  'rpi-update': {
    area: 'kernel',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'installs firmware and a kernel that are not finished', { without: '-h --help' })] },
  },
  ...each('dtoverlay dtparam', {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'changes what the kernel knows of the hardware', { least: 1, without: '-l -a -h --help' })] },
    reads: true,
    data: 'l a h r R v d n D p',
  }),
  'rpi-imager': {
    changes: true,
    effects: { rows: [destroys('', { least: 2, recursive: true, area: 'disks', called: IMAGES })] },
    acts: {
      runs: 'first-run-script cloudinit-userdata cloudinit-networkconfig',
      writes: 'cache-file log-file',
      lowers: 'disable-verify enable-writing-system-drives',
    },
    data: 'cli sha256 disable-eject debug quiet secure-boot-key repo qm',
  },
  woeusb: {
    effects: { rows: [destroys('', { without: '-h --help -V --version', recursive: true, area: 'disks', called: IMAGES })] },
    data: 'd device p partition l label target-filesystem tgt-fs workaround-bios-boot-flag workaround-skip-grub v verbose no-color for-gui',
  },
  ventoy: {
    area: 'disks',
    effects: {
      rows: [
        destroys('', { options: '-i -I', recursive: true, called: IMAGES }),
        ordinary('', 'changes', 'updates the start program of a disk', { options: '-u' }),
      ],
    },
    reads: true,
    data: 'i I u l r s S g L n t',
  },

  // pins. Sources: the manual page of each: libgpiod 1.6 and 2.1, pigpio 1.79; gpio(1) of wiringPi 2.50; the help text of raspi-gpio
  'raspi-gpio': {
    does: { reads: ['get|funcs|raw|help'] },
    effects: { rows: [ordinary('set', 'system', 'changes pins of this machine')] },
    area: 'kernel',
  },
  ...each('gpiodetect gpioinfo gpioget gpiomon gpiofind gpionotify', {
    reads: true,
    data: `l active-low B bias n num-events s silent r rising-edge f falling-edge b line-buffered F format c chip a as-is C consumer by-name numeric p
      hold-period S strict unquoted v e edges debounce-period event-clock banner localtime utc quiet idle-timeout`,
  }),
  gpioset: {
    effects: { rows: [PINS] },
    data: `l active-low B bias D drive m mode s sec u usec b background c chip C consumer z daemonize p hold-period t toggle i interactive
      by-name strict S banner v`,
  },
  pigs: { effects: { rows: [PINS] } },
  gpio: {
    area: 'kernel',
    does: { reads: ['readall|allreadall|nreadall|read|aread|qmode|exports|wfi|rbx|rbd|i2cdetect|i2cd'] },
    effects: {
      rows: [
        ordinary(
          'write|mode|reset|pwm|toggle|blink|awrite|wb|export|unexport|unexportall|edge|drive|pwm-bal|pwm-ms|pwmr|pwmc|pwmTone|usbp|gbr|gbw|clock',
          'system',
          'changes pins of this machine',
        ),
        ordinary('load|unload', 'system', 'loads or removes a part of the kernel'),
      ],
    },
    data: 'g 1 v x p z',
  },

  // cameras. Sources: the options above; raspistill 1.3
  ...each(
    `rpicam-still rpicam-jpeg rpicam-vid rpicam-raw rpicam-hello rpicam-detect libcamera-still libcamera-jpeg libcamera-vid libcamera-raw
    libcamera-hello raspistill raspivid raspiyuv`,
    {
      effects: {
        rows: [
          ordinary('', 'secret', 'records the camera', { area: 'capture', without: '-h --help --version --list-cameras' }),
          ordinary('', 'network', 'lets other machines watch', { options: '--listen -l' }),
        ],
      },
      acts: { runs: 'post-process-file post-process-libs c config tuning-file', writes: 'o output metadata save-pts latest' },
      data: CAMERA,
    },
  ),
  ...each('guvcview cheese uvcdynctrl', {
    effects: { rows: [ordinary('', 'secret', 'records the camera', { area: 'capture', options: '-i --image -j --video' })] },
    changes: true,
    acts: { writes: 'W save' },
    data: `w wide verbosity d device c capture b disable_libv4l2 x resolution f fullscreen format r render m render_window a audio k audio_device g
      gui gui_api o audio_codec u video_codec p profile i image j video y video_timer t photo_timer n photo_total z control_panel l list import
      addctrl clist get G get_raw s set S set_raw formats L load v`,
  }),

  // radio. Sources: the manual page of each: rtl-sdr 0.6, rtl-433 22.11, gqrx 2.15, hackrf 2022.09, soapysdr 0.8, multimon-ng 1.2; dump1090(1) of
  // Fedora 39
  ...each('rtl_test rtl_adsb SoapySDRUtil hackrf_info multimon-ng', {
    reads: true,
    data: `s d t p b S V Q e g info find make probe check rate args direction sparse serial a c q v A m n j u i f C o x y timestamp label h`,
  }),
  ...each('rtl_sdr rtl_fm rtl_power', {
    changes: true,
    writes: { how: 'touches', short: 'fsdgpbnMlErtFAiewcoT', long: [] },
    data: 'f s d g p b n S M l E r t F A o i 1 e w c P D O T',
  }),
  rtl_tcp: {
    effects: {
      rows: [
        ordinary('', 'network', 'lets programs use the receiver', { without: '-h' }),
        dangerous('', 'network', 'lets other machines use the receiver', { options: '-a', value: /^(?!127\.|localhost)/ }),
      ],
    },
    data: 'a p f g s b n d P T D',
  },
  rtl_eeprom: {
    reads: true,
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'writes the memory of a receiver', { options: '-m -p -s -i -g -w' })] },
    acts: { writes: 'r' },
    data: 'd m p s i g w h',
  },
  rtl_biast: { changes: true, data: 'd b g' },
  rtl_433: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'writes what it receives to a file', { options: '-F', value: /^(?:kv|json|csv|log):./ })] },
    acts: { runs: 'c', writes: 'w W', reaches: 'F' },
    data: 'd g t f H p s R X Y a A y S r M K C n T E v V D U G h',
  },
  dump1090: {
    changes: true,
    effects: { rows: [ordinary('', 'network', 'shows what it receives to other machines', { options: '--net --net-only --net-beast' })] },
    acts: { writes: 'write-json' },
    data: `device-index gain enable-agc freq ifile interactive interactive-rows interactive-ttl loop raw modeac net-ro-port net-ri-port net-http-port
      net-sbs-port net-bo-port no-fix no-crc-check phase-enhance aggressive mlat stats onlyaddr metric snip debug quiet lat lon`,
  },
  gqrx: { changes: true, acts: { runs: 'c conf' }, data: 's style l list e edit r reset' },
  hackrf_transfer: {
    changes: true,
    effects: { rows: [dangerous('', 'network', 'sends radio waves', { options: '-t', called: 'transmi send replay broadcast tx' })] },
    acts: { writes: 'r' },
    data: 't w f i o m a p l g x s n b c d R C F H S N B',
  },
  hackrf_sweep: { reads: true, acts: { writes: 'r' }, data: 'd a f p l g n w 1 N B I' },
  hackrf_spiflash: {
    area: 'kernel',
    effects: { rows: [dangerous('', 'system', 'overwrites the firmware of the radio', { options: '-w' })] },
    acts: { writes: 'r' },
    reads: true,
    data: 'a l d w i R s v',
  },

  // remote controls and screens. Sources: the manual page of each: libcec 6.0, v4l-utils 1.22, lirc 0.10
  'cec-client': {
    changes: true,
    acts: { writes: 'f log-file sf short-log-file' },
    data: 'l list-devices t type p port b base d log-level s single-command o osd-name m monitor i info r rom',
  },
  'cec-ctl': { changes: true, acts: { writes: 'store-pin' }, open: true },
  irsend: { changes: true, acts: { reaches: 'a address' }, data: 'd device count' },
  'ir-keytable': {
    area: 'settings',
    reads: true,
    effects: {
      rows: [
        ordinary('', 'settings', 'changes what the keys of a remote control mean', {
          options: '-a -c --clear -k --set-key -p --protocol -w --write -D --delay -P --period',
        }),
      ],
    },
    data: 'a auto-load c clear D delay k set-key p protocol e parameter P period r read s sysdev t test v verbose w write usage d device',
  },
});
