/** Programs: monitors and settings of the machine. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const MONITORS = (): Family => ({
  // monitors
  glances: {
    reads: true,
    acts: {
      runs: 'C config plugins-dir',
      reaches: 'c client w webserver B bind s server',
      writes: 'export-csv-file export-json-file export',
    },
    data: '1 2 3 4 t time p port d disable-plugin b byte f P stdout',
  },
  bmon: { reads: true, acts: { runs: 'f configfile o output' }, data: 'p policy a show-all r read-interval b use-bit U' },
  bottom: { reads: true },
  btm: {
    reads: true,
    acts: { runs: 'C config_location config' },
    data: 'b basic r rate g group_processes t tree e expanded c celsius battery theme color',
  },
  gotop: { reads: true },
  atop: { reads: true, acts: { writes: 'w' }, data: 'r a m d u p c g n A D M C P L b e 1 l' },
  nmon: { reads: true, acts: { writes: 'F m' }, data: 'f s c t T d' },
  dstat: { reads: true, acts: { writes: 'output' }, data: 'c d g i l m n p r s y a f v t N D' },
  nvtop: { reads: true },
  'nvidia-smi': {
    reads: true,
    acts: { writes: 'f filename' },
    effects: {
      rows: [
        dangerous('', 'system', 'changes the settings of the graphics card', {
          options: '-pm -pl -ac -rac -r --gpu-reset -mig -cc -c -e --persistence-mode --power-limit --lock-gpu-clocks',
        }),
      ],
    },
    data: 'L q i l lms d x a u query-gpu format query-compute-apps loop list-gpus h',
  },
  radeontop: { reads: true },
  intel_gpu_top: { reads: true },
  powertop: {
    reads: true,
    package: true,
    effects: { rows: [ordinary('', 'system', 'changes how the machine saves power', { options: '--auto-tune --calibrate -c' })] },
    acts: { runs: 'w workload', writes: 'r html C csv' },
  },
  sensors: {
    reads: true,
    effects: { rows: [ordinary('', 'system', 'changes the limits of sensors', { options: '-s --set' })] },
    acts: { runs: 'c config-file' },
  },
  pidstat: { reads: true, wraps: { starters: ['-e'], inner: 'none' }, data: 'd h I l p r R s T t u U v w C G H' },
  slabtop: { reads: true },
  pmap: { reads: true, acts: { writes: 'N create-rc-to' } },
  pwdx: { reads: true },
  tload: { reads: true },
  lslogins: { reads: true },
  lsns: { reads: true },
  lsipc: { reads: true },
  lslocks: { reads: true },
  lsirq: { reads: true },
  lsmem: { reads: true },
  lshw: { reads: true, acts: { writes: 'dump -dump' } },
  hwinfo: { reads: true },
  inxi: {
    reads: true,
    network: 'talks',
    effects: { rows: [dangerous('', 'runs-foreign-code', 'replaces itself with a downloaded program', { options: '-U --update' })] },
  },
  lsscsi: { reads: true },
  // Source: fping(8) 5.1
  fping: {
    reads: true,
    network: 'talks',
    data: `u s q t p r a alive A addr b size B backoff c count C vcount d rdns D timestamp e elapsed f file g generate H ttl i interval I
      iface l loop m all M dontfrag n name`,
  },
  arping: { reads: true, network: 'talks' },
  'arp-scan': {
    reads: true,
    network: 'talks',
    data: 'l I localnet interface r retry t timeout q quiet x g',
    acts: { writes: 'W pcapsavefile' },
  },
  smartctl: {
    reads: true,
    effects: {
      rows: [
        ordinary('', 'system', 'changes settings of a disk', { options: '-s --smart -o -S --set' }),
        // smartctl(8): a test reads only, and the disk goes on working
        ordinary('', 'changes', 'starts or stops a test of a disk', { options: '-t --test -X --abort', area: 'jobs' }),
      ],
    },
    area: 'disks',
    data: 'a all H health i info A attributes l log x xall d device j json scan n nocheck v c capabilities q',
  },
  // Source: hdparm(8) 9.65
  hdparm: {
    effects: {
      rows: [
        dangerous('', 'system', 'destroys the data on a disk or partition', {
          options: '--security-erase --security-erase-enhanced --trim-sector-ranges --trim-sector-ranges-stdin --set-sector-size',
        }),
        dangerous('', 'system', 'overwrites or breaks a sector of a disk', { options: '--write-sector --repair-sector --make-bad-sector' }),
        dangerous('', 'system', 'replaces the firmware of a disk', { options: '--fwdownload --fwdownload-mode7' }),
        dangerous('', 'system', 'resets a disk', { options: '-w --dco-restore --drq-hsm-error' }),
        dangerous('', 'system', 'changes how large a disk appears', { options: '-N', value: /\d/ }),
        dangerous('', 'system', 'changes whether a disk starts by itself', { options: '-s' }),
        dangerous('', 'system', 'changes the password of a disk', { options: '--security-set-pass --security-disable --security-unlock' }),
        ordinary('', 'changes', 'makes a file', { options: '--fallocate' }),
        ordinary('', 'changes', 'changes the settings of a disk', {
          options:
            '-a -A -b -B -c -d -D -E -J -k -K -L -m -M -n -p -P -Q -r -R -S -u -W -X -y -Y -z -Z --idle-immediate --idle-unload --dco-freeze --security-freeze',
        }),
      ],
    },
    data: `C f F g H i I t T fibmap direct dco-identify Istdin Istdout offset prefer-ata12 read-sector security-help
      security-prompt-for-password user-master security-mode`,
    acts: { writes: 'Iraw' },
    package: true,
    area: 'disks',
  },
  loginctl: {
    does: { reads: ['', 'list-sessions|session-status|show-session|list-users|user-status|show-user|list-seats|seat-status|show-seat'] },
    effects: {
      rows: [
        dangerous('terminate-session|terminate-user|terminate-seat|kill-session|kill-user', 'system', 'ends sessions of users'),
        ordinary(
          'lock-session|unlock-session|lock-sessions|unlock-sessions|activate|attach|flush-devices',
          'system',
          'changes sessions of users',
        ),
        ordinary('enable-linger|disable-linger', 'system', 'says whether services of a user run without a login', { area: 'services' }),
      ],
    },
    area: 'accounts',
    data: 'no-ask-password p property value a all l full kill-whom s signal n lines o output M machine no-legend j json',
    acts: { reaches: 'H host' },
  },
  localectl: {
    does: { reads: ['', 'status|list-locales|list-keymaps|list-x11-keymap-layouts'] },
    effects: {
      rows: [ordinary('set-locale|set-keymap|set-x11-keymap', 'changes', 'changes the language or the keyboard', { area: 'settings' })],
    },
    area: 'system-files',
    data: 'no-ask-password no-convert M machine',
    acts: { reaches: 'H host' },
  },
  resolvectl: {
    network: 'talks',
    does: {
      reads: ['', 'status|query|statistics|service|show-cache|show-server-state|monitor'],
      changes: ['flush-caches|reset-statistics|reset-server-features'],
    },
    effects: {
      rows: [ordinary('dns|domain|default-route|llmnr|mdns|dnssec|dnsovertls|nta|revert|log-level', 'system', 'changes the name servers')],
    },
    area: 'network',
    data: `t type cache zone c class legend search i interface p protocol 4 6 service-address cname raw json validate synthesize network
      relax-single-label stale-data no-pager service-txt trust-anchor j`,
  },
  networkctl: {
    does: { reads: ['', 'list|status|lldp|label|cat'] },
    effects: {
      rows: [ordinary('up|down|renew|reconfigure|reload|forcerenew|delete|edit|mask|unmask', 'system', 'changes the network settings')],
    },
    area: 'network',
    data: 'a all s stats l full n lines no-legend',
  },
  coredumpctl: {
    reads: true,
    does: { reads: ['', 'list|info|dump|debug|gdb'] },
    acts: { runs: 'debugger A debugger-arguments', writes: 'o output' },
  },
  'systemd-analyze': {
    reads: true,
    effects: {
      rows: [
        ordinary('set-log-level|set-log-target|log-level|log-target|service-watchdogs', 'system', 'changes the settings of systemd', {
          least: 2,
        }),
      ],
    },
    acts: { reaches: 'H host' },
  },
  'systemd-cgls': { reads: true },
  'systemd-cgtop': { reads: true },
  'systemd-detect-virt': { reads: true },
  busctl: {
    does: { reads: ['', 'list|status|tree|introspect|get-property|monitor|capture'] },
    effects: { rows: [ordinary('call|set-property|emit', 'system', 'sends a message to a service')] },
    area: 'services',
    data: `show-machine unique acquired activatable match size list xml-interface j expect-reply auto-start
      allow-interactive-authorization timeout augment-creds watch-bind destination user system M machine l full no-legend`,
    acts: { reaches: 'H host address' },
  },
  bluetoothctl: {
    does: { reads: ['list|show|devices|info|scan|version'] },
    effects: {
      rows: [
        ordinary(
          'pair|connect|disconnect|trust|untrust|remove|power|discoverable|pairable|block|agent',
          'system',
          'changes Bluetooth devices',
        ),
      ],
      short: 't',
      long: ['timeout'],
    },
    area: 'network',
  },
  rfkill: {
    does: { reads: ['', 'list'] },
    effects: { short: 'o', long: ['output'], rows: [ordinary('block|unblock|toggle', 'system', 'turns radios on or off')] },
    area: 'network',
    data: 'J n noheadings o output output-all r raw',
  },
  iw: {
    does: { reads: ['list|dev|phy|event|help', 'reg get'] },
    effects: { loose: true, rows: [ordinary('set|add|del|connect|disconnect|scan', 'system', 'changes the network settings')] },
    area: 'network',
    data: 'u',
  },
  iwconfig: {
    effects: { rows: [ordinary('essid|key|mode|channel|power|txpower', 'system', 'changes the network settings')], loose: true },
    area: 'network',
  },
  ethtool: {
    reads: true,
    effects: {
      rows: [ordinary('', 'system', 'changes a network interface', { options: '-s --change -K --features -G -C -A -L -E -f -p -t -X -N' })],
    },
    area: 'network',
  },
  brctl: {
    does: { reads: ['show|showmacs|showstp'] },
    effects: { rows: [ordinary('addbr|delbr|addif|delif|stp', 'system', 'changes the network settings')] },
    area: 'network',
  },
  wg: {
    does: { reads: ['', 'show'], changes: ['genkey|genpsk|pubkey'] },
    effects: {
      rows: [
        dangerous('showconf', 'secret', 'shows the keys of the network'),
        ordinary('set|setconf|addconf|syncconf', 'system', 'changes the network settings'),
      ],
    },
    unasked: [
      {
        args: /^show (?:.* )?(?:private-key|preshared-keys|dump)(?: |$)/,
        kind: 'secret',
        area: 'credentials',
        what: 'shows the keys of the network',
      },
    ],
    area: 'network',
  },
  'wg-quick': {
    effects: {
      rows: [ordinary('up|down|save|strip', 'system', 'changes the network settings and runs the commands of its configuration')],
    },
    area: 'network',
  },
  openvpn: {
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'opens a tunnel to another network')] },
    area: 'network',
    acts: {
      writes: 'writepid log log-append status',
      runs: 'config up down script-security plugin route-up auth-user-pass-verify client-connect ipchange tls-verify',
    },
    data: `data-ciphers data-ciphers-fallback`,
  },
  conntrack: {
    effects: { rows: [dangerous('', 'system', 'removes network connections', { options: '-D -F --delete --flush' })] },
    reads: true,
    area: 'firewall',
  },
  'iotop-c': { like: 'iotop' },
});
