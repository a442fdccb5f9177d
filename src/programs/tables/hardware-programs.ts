/** Programs: speed and power of processors and graphics cards, fans, clocks. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const SETS_CLOCK = 'sets a clock';

export const HARDWARE = (): Family => ({
  // what a processor is and how fast it runs. Sources: the manual page of each: cpuid 20230120, linux-cpupower 6.1, msr-tools 1.3, i7z 0.27,
  // irqbalance 1.9, thermald 2.5, power-profiles-daemon 0.12, tuned 2.20; the options in the sources of auto-cpufreq 2 and envycontrol 3
  ...each('cpuid i7z', { reads: true, data: '1 one-cpu f file l leaf s subleaf H i inst k kernel r raw w -socket0 nogui' }),
  rdmsr: {
    reads: true,
    data: `x hexadecimal X capital-hex d decimal u unsigned o octal c c-language 0 zero-pad r raw a all p processor f bitfield`,
  },
  wrmsr: {
    area: 'kernel',
    effects: {
      short: 'p',
      rows: [dangerous('', 'system', 'writes a register of the processor', { without: '-h --help -V --version', recursive: true })],
    },
    data: 'a all p processor',
  },
  x86_energy_perf_policy: {
    area: 'settings',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'changes', 'changes how fast the processor may run', { least: 1 }),
        ordinary('', 'changes', 'changes how fast the processor may run', {
          options:
            '-a --all -B --epb -P --hwp-epp -m --hwp-min -M --hwp-max -D --hwp-desired -w --hwp-window -H --hwp-enable -t --turbo-enable',
        }),
      ],
    },
    data: 'c cpu p pkg d debug f force U hwp-use-pkg',
  },
  irqbalance: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'spreads interrupts over the processors', { without: '-h --help -V --version' })] },
    acts: { runs: 'l policyscript', writes: 's pid' },
    data: `o oneshot d debug f foreground j journal p powerthresh i banirq m banmod c deepestcache migrateval e t interval`,
  },
  thermald: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a service that cools the processor', { without: '-h --help --version' })] },
    acts: { runs: 'config-file', lowers: 'ignore-critical-trip' },
    data: `no-daemon loglevel poll-interval dbus-enable exclusive-control ignore-cpuid-check ignore-default-control workaround-enabled
      disable-active-power adaptive test-mode systemd`,
  },
  powerprofilesctl: {
    area: 'power',
    does: { reads: ['', 'get|list|list-holds|list-actions|query-battery-aware|version'] },
    effects: { rows: [ordinary('set|configure-action|configure-battery-aware', 'changes', 'changes the power profile')] },
    wraps: { subcommand: ['launch'], short: 'pri', long: ['profile', 'reason', 'appid'], inner: 'argv' },
  },
  'tuned-adm': {
    area: 'power',
    does: { reads: ['list|active|profile_info|verify|recommend'] },
    effects: {
      rows: [ordinary('profile|off|auto_profile|profile_mode|instance_acquire_devices', 'changes', 'changes how the machine is tuned')],
    },
    data: 'a async t timeout l loglevel i ignore-missing',
  },
  'auto-cpufreq': {
    area: 'settings',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'changes', 'changes how fast the processor may run', { options: '--live --force --turbo' }),
        ordinary('', 'system', 'installs, updates or removes a service that tunes the processor', {
          options: '--install --remove --update --bluetooth_boot_off --bluetooth_boot_on',
          area: 'services',
        }),
      ],
    },
    acts: { runs: 'config' },
    data: 'monitor stats get-state debug donate',
  },
  ...each('run-on-ac run-on-bat', {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'tunes the machine for this power source')] },
  }),

  // graphics cards. Sources: the manual page of each: rocm-smi 5.2, clinfo 3.0, vainfo 2.17, vdpauinfo 1.5, switcheroo-control 2.6; the options in
  // the source of envycontrol 3; rocminfo has no page and only prints, and
  // prime-select of Ubuntu is a script whose words are all listed here
  ...each('rocminfo rocm_agent_enumerator vainfo vdpauinfo', { reads: true, data: 'display device a all screen' }),
  clinfo: { reads: true, data: 'a all-props A always-all-props human raw json offline null-platform l list d device prop ?' },
  'rocm-smi': {
    reads: true,
    area: 'settings',
    effects: {
      rows: [
        dangerous('', 'system', 'resets a graphics card', { options: '--gpureset' }),
        ordinary('', 'changes', 'changes the speed, fans or limits of a graphics card', {
          options: `--setclock --setsclk --setmclk --setpcie --setslevel --setmlevel --setvc --setsrange --setmrange --setfan --setperflevel
            --setoverdrive
            --setmemoverdrive --setpoweroverdrive --setprofile --setperfdeterminism --resetclocks --resetfans --resetprofile --resetpoweroverdrive
            --resetxgmierr --resetperfdeterminism --load --rasenable --rasdisable --rasinject`,
        }),
      ],
    },
    acts: { writes: 'save' },
  },
  switcherooctl: {
    does: { reads: ['', 'list|version|help'] },
    wraps: { subcommand: ['launch'], short: 'g', long: ['gpu'], inner: 'argv' },
    data: 'g gpu',
  },
  envycontrol: {
    area: 'settings',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'changes', 'changes which graphics card is used', {
          options: '-s --switch --reset --reset-sddm --cache-create --cache-delete',
        }),
      ],
    },
    data: 'q query dm force-comp coolbits rtd3 use-nvidia-current cache-query',
  },
  'prime-select': {
    area: 'settings',
    does: { reads: ['query|get-boot'] },
    effects: { rows: [ordinary('nvidia|intel|on-demand|amd|offload', 'changes', 'changes which graphics card is used', {})] },
  },

  // fans, clocks. Sources: the manual page of each: fancontrol 3.6, thinkfan 1.3, liquidctl 1.12, util-linux 2.38.1, adjtimex 1.29, chrony 4.3,
  // ntpsec 1.2.2, openntpd 6.2, htpdate 1.3, rdate 1.11, linuxptp 3.1
  pwmconfig: {
    area: 'system-files',
    effects: { rows: [ordinary('', 'system', 'stops fans for a test and writes how they are controlled')] },
  },
  fancontrol: { area: 'services', effects: { rows: [ordinary('', 'system', 'controls the fans')] } },
  thinkfan: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'controls the fans', { without: '-h' })] },
    acts: { runs: 'c', lowers: 'D' },
    data: 's b n q v p d',
  },
  liquidctl: {
    does: { reads: ['list|status'], changes: ['initialize|set'] },
    effects: { short: 'mnd', rows: [] },
    acts: { lowers: 'unsafe' },
    data: `m match n pick vendor product release serial bus address usb-port d device speed time-per-color time-off alert-threshold alert-color
      direction start-led maximum-leds fan-mode single-12v-ocp pump-mode temperature-sensor legacy-690lc non-volatile direct-access g debug
      json`,
  },
  hwclock: {
    area: 'settings',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'system', SETS_CLOCK, {
          options: '-s --hctosys -w --systohc --set --systz -a --adjust --setepoch --param-set',
          without: '--test',
        }),
      ],
    },
    acts: { writes: 'adjfile' },
    data: `getepoch param-get predict r show get date delay D debug directisa epoch f rtc l localtime u utc noadjfile test update-drift`,
  },
  adjtimex: {
    area: 'settings',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'system', 'changes how fast the clock runs', {
          options:
            '-t --tick -f --frequency -o --offset -s --singleshot -S --status -R --reset -m --maxerror -e --esterror -T --timeconstant -a --adjust',
        }),
      ],
    },
    acts: { writes: 'l log' },
    data: 'p print c compare i interval h host w watch r review u utc d directisa n nointerrupt force-adjust',
  },
  rtcwake: {
    area: 'power',
    does: { reads: ['--list-modes'] },
    effects: {
      short: 'Admst',
      long: ['adjfile', 'date', 'device', 'mode', 'seconds', 'time'],
      rows: [
        ordinary('', 'changes', 'sets or shows when the machine wakes up', {
          options: '-m --mode',
          value: /(?:^|\/)(?:no|show|disable|on)$/,
        }),
        dangerous('', 'system', 'puts the machine to sleep or turns it off', {
          options: '-m --mode',
          value: /(?:^|\/)(?:off|disk|mem|standby|freeze)$/,
          without: '-n --dry-run',
        }),
        ordinary('', 'system', 'puts the machine to sleep', { without: '-m --mode -n --dry-run --list-modes -h --help -V --version' }),
      ],
    },
    data: 'A adjfile a auto date d device l local list-modes m mode n dry-run s seconds t time u utc v verbose',
  },
  ...each('chronyd ntpd openntpd ntpsec htpdate ptp4l phc2sys', {
    area: 'services',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'starts a service that sets the clock', { without: '-h --help -v --version -V -Q -p' })] },
    acts: { runs: 'f c configfile', writes: 'l logfile P' },
    data: '4 6 n d L q Q r R s t u U F m x a g G i k N w X z 0 D E A H S 2 p y',
  }),
  rdate: {
    area: 'settings',
    network: 'talks',
    effects: { short: 'bot', rows: [ordinary('', 'system', SETS_CLOCK, { without: '-p' })] },
    data: '4 6 a b c n o p s u t v',
  },
  phc_ctl: {
    area: 'settings',
    effects: {
      loose: true,
      rows: [ordinary('set|adj|freq', 'system', SETS_CLOCK), ordinary('get|cmp|caps|wait', 'changes', 'reads a clock')],
    },
    data: 'l q Q',
  },
});
