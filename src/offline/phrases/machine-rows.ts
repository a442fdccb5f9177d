/** What people ask about the machine itself: system, services, disks and logs. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const SYSTEM_LOG = '(system log|journal|system logs|syslog|log of system)';
const IS = '(is|check if|check whether|see if)';

const rows: readonly Row[] = [
  [['mount [usb stick|drive|disk|partition] {device} (on|to|at|in|under) {dir}'], 'sudo mount {device} {dir}', 'mounts {device} at {dir}'],
  [
    [
      '[what is|show|which] (version|release) of (ubuntu|debian|fedora|linux|mint|centos|arch|alpine|suse|this system) [is ' +
        'this|do i have|am i running|am i on]',
      '(what|which) version of (ubuntu|debian|fedora|linux|mint|centos|arch|alpine|suse) [is this|do i have|am i running|am i on|is installed]',
    ],
    'cat /etc/os-release',
    'shows the name and the version of this system',
  ],
  [
    [
      'show [all] [connected|attached] usb (devices|ports|things)',
      'what is (connected|plugged in|attached) (to|over|via|on|by) usb',
      'which usb devices (are connected|are there|do i have)',
    ],
    'lsusb',
    'lists the USB devices',
  ],
  [
    [
      'show [all] pci devices',
      '(what|which) (graphics card|gpu|video card|network card) (do i have|is in this machine|is in machine|is installed)',
    ],
    'lspci',
    'lists the devices of the machine: graphics, network and others',
  ],
  [
    [
      '(is|how full is|check if) disk (nearly full|full|almost full)',
      'how full (is|are) (disk|disks|drive)',
      'how much [disk] space (is|do i have|have i) (left|free|available) [on disk|on this machine|on machine]',
      'how much [free] [disk] space [is] left',
      'am i running out of [disk] space',
    ],
    'df -h',
    'shows how full each disk is',
  ],
  [
    [
      '(which|what) (filesystem|file system|disk|partition) is {file} on',
      'on (which|what) (filesystem|file system|disk|partition) is {file}',
      '(what|which) (filesystem|file system) does {file} use',
    ],
    'df -hT {file}',
    'shows the disk and the kind of filesystem of {file}, and how full it is',
  ],
  [
    ['(eject|safely eject|safely remove|unplug|power off) [usb stick|drive|disk] {device}'],
    'udisksctl power-off -b {device}',
    'powers {device} off, after its partitions are unmounted',
  ],
  [
    ['show kernel (log|logs|messages) (of|from) (last|previous) boot'],
    'journalctl -k -b -1 --no-pager',
    'shows what the kernel logged in the boot before this one',
  ],
  [
    [
      'show [system] (log|logs|messages|journal) (of|from) (last|previous) boot',
      'what happened (before|in) (last|previous) (boot|reboot|crash)',
    ],
    'journalctl -b -1 --no-pager',
    'shows the log of the boot before this one',
  ],
  [
    ['show [system] (log|logs|messages|journal) (of|from|since) [the|this] boot'],
    'journalctl -b --no-pager',
    'shows the log since this boot',
  ],
  [
    [`(what happened in|show|what is in|show me|read) ${SYSTEM_LOG} (in|of|from|for) (last|past) {n} (minutes|mins|min)`],
    'journalctl --since "{n} minutes ago" --no-pager',
    'shows the system log of the last {n} minutes',
  ],
  [
    [`(what happened in|show|what is in|read) ${SYSTEM_LOG} (in|of|from|for) (last|past) {n} hours`],
    'journalctl --since "{n} hours ago" --no-pager',
    'shows the system log of the last {n} hours',
  ],
  [
    [`(what happened in|show|what is in|read) ${SYSTEM_LOG} (in|of|from|for) (last|past) hour`],
    'journalctl --since "1 hour ago" --no-pager',
    'shows the system log of the last hour',
  ],
  [[`(follow|tail|watch) ${SYSTEM_LOG}`], 'journalctl -f', 'shows what is logged, until Ctrl-C'],
  [
    [
      '(show) [all] (logs|log) (of|from|for) [service] {name} since yesterday',
      '(show) [all] (logs|log) (of|from|for) [service] {name} (of|from) yesterday [on]',
    ],
    'journalctl -u {name} --since yesterday --no-pager',
    'shows what the service {name} logged since yesterday',
  ],
  [
    [
      '(show) [all] (logs|log) (of|from|for) [service] {name} (since|from|of) today',
      "(show) today's (logs|log) (of|from|for) [service] {name}",
    ],
    'journalctl -u {name} --since today --no-pager',
    'shows what the service {name} logged today',
  ],
  [
    [
      'why did [service] {name} [service] (fail|crash|stop|die|not start) [to start]',
      'why is [service] {name} [service] (down|dead|failed|not running|failing)',
      'why (does|will) [service] {name} [service] not start',
    ],
    'systemctl status {name}',
    'shows the state of {name} and its last messages',
  ],
  [
    [
      `${IS} [service] {name} [service] (enabled|started|starting) (at|on) (boot|startup)`,
      `${IS} [service] {name} [service] enabled`,
      `does [service] {name} [service] start (at|on) boot`,
    ],
    'systemctl is-enabled {name}',
    'says whether {name} starts at boot',
  ],
  [
    [`${IS} (service|daemon) {name} (running|active|up|started)`, `${IS} {name} (service|daemon) [is] (running|active|up|started)`],
    'systemctl is-active {name}',
    'says whether {name} runs',
  ],
  [
    ['show [all] [systemd] timers [of systemd]', '(which|what) timers (are there|are active|exist)'],
    'systemctl list-timers --all',
    'lists the timers and when each runs next',
  ],
  [
    [
      'show [all] [enabled|the enabled] services (that start|starting|which start) (at|on) boot',
      '(what|which) services (start|starts|are started) (at|on) boot',
      'show enabled services',
    ],
    'systemctl list-unit-files --state=enabled',
    'lists what starts at boot',
  ],
  [
    ['reload systemd', 'make systemd (reload|read) (units|unit files|changed units) [again]'],
    'sudo systemctl daemon-reload',
    'makes systemd read its unit files again',
  ],
  [
    [
      '(what|why) (makes|takes|slows|is) boot (slow|so long|down)',
      '(what|which) (service|services) (slows|slow|takes|take) (boot|boot down|startup|longest at boot)',
      'why is boot slow',
    ],
    'systemd-analyze blame',
    'lists what the boot waited for, the longest first',
  ],
  [
    ['(set|change) (hostname|host name|name of this machine|name of machine) to {host}', 'rename this machine to {host}'],
    'sudo hostnamectl set-hostname {host}',
    'names this machine {host}',
  ],
  [
    [
      '(suspend|put this machine to sleep|put machine to sleep|sleep this machine|sleep machine|send this machine to sleep|send machine to sleep)',
    ],
    'systemctl suspend',
    'puts this machine to sleep',
  ],
  [['lock screen'], 'loginctl lock-session', 'locks the screen'],
];

export const machineRows = phrasesOf(rows);
