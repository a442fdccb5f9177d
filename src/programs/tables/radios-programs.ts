/** Programs: Bluetooth, and network interfaces as a system sets them up. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const WIRELESS = 'changes which wireless network is used';
const RADIO = 'changes Bluetooth';

export const RADIOS = (): Family => ({
  // Bluetooth. Sources: the manual page of each: bluez 5.66, bluez-tools 2.0
  hcitool: {
    area: 'network',
    does: { reads: ['dev|con|rssi|lq|tpl|clkoff|clock|lealsz|lerlsz|info|name|leinfo|afh|lp|lst'], changes: ['scan|inq|lescan'] },
    effects: {
      short: 'i',
      rows: [
        ordinary('cc|dc|lecc|ledc|auth|enc|key|sr|cpt|lecup|spinq|epinq', 'system', RADIO),
        ordinary('lealadd|lealrm|lealclr|lerladd|lerlrm|lerlclr|lerlon|lerloff', 'system', 'changes which devices of Bluetooth are known'),
        ordinary('cmd', 'system', 'sends a command to the radio'),
      ],
    },
    data: `i flush numrsp length iac class oui info role pkt-type privacy passive acceptlist whitelist discovery duplicates static random`,
  },
  hciconfig: {
    area: 'network',
    does: { reads: [''] },
    effects: {
      loose: true,
      rows: [
        ordinary(
          'up|down|reset|name|class|piscan|noscan|iscan|pscan|leadv|noleadv|voice|lm|lp|ptype|inqmode|sspmode|aclmtu|scomtu',
          'system',
          RADIO,
        ),
        ordinary(
          'auth|noauth|encrypt|noencrypt|secmgr|nosecmgr|delkey|block|unblock|putkey',
          'protection',
          'changes which devices of Bluetooth may connect',
          { called: 'auth encrypt key block unblock pair security' },
        ),
      ],
    },
    data: 'a all',
  },
  rfcomm: {
    area: 'network',
    does: { reads: ['', 'show'] },
    effects: {
      rows: [
        ordinary('connect|bind|release', 'system', 'opens or closes a serial line over Bluetooth'),
        ordinary('listen|watch', 'network', 'lets devices of Bluetooth connect, and runs a command then', { area: 'network' }),
      ],
    },
    data: 'a r i raw A auth E encrypt S secure C central M master L linger',
  },
  btmon: {
    reads: true,
    area: 'capture',
    effects: { rows: [ordinary('', 'network', 'lets other programs record Bluetooth', { options: '-s --server' })] },
    acts: { writes: 'w write' },
    data: `r read a analyze p priority i index d tty B tty-speed t time T date S sco A a2dp E ellisys V vendor J jlink R rtt C columns c color N
      no-time`,
  },
  btmgmt: {
    area: 'network',
    does: {
      reads: ['info|extinfo|con|version|commands|config|revision|features|phy|auto-power|exp-info|keys|help'],
      changes: ['find|discover'],
    },
    effects: {
      rows: [
        ordinary(
          'power|discov|connectable|fast-conn|bondable|privacy|le|bredr|name|class|advertising|add-adv|rm-adv|clr-adv',
          'system',
          RADIO,
        ),
        ordinary(
          'pair|unpair|cancelpair|disconnect|block|unblock|auth|linksec|ssp|sc|hs|io-cap|debug-keys|irks',
          'system',
          'changes which devices of Bluetooth may connect',
        ),
      ],
    },
    data: 'index i timeout t',
  },
  l2ping: { network: 'talks', reads: true, data: 'i s c t d f r v' },
  'bt-device': {
    area: 'network',
    reads: true,
    effects: {
      rows: [
        ordinary('', 'system', 'connects or removes devices of Bluetooth', { options: '-c --connect -d --disconnect -r --remove --set' }),
      ],
    },
    data: 'a adapter l list i info s services verbose',
  },

  // interfaces. Sources: the manual page of each: ifupdown 0.8, netplan.io 0.106, wpasupplicant 2.10, iwd 2.3, net-tools 2.10, macchanger 1.7,
  // rpcbind 1.2
  ...each('ifup ifdown', {
    area: 'network',
    effects: {
      short: 'ioX',
      long: ['interfaces', 'state-dir', 'allow', 'exclude'],
      rows: [ordinary('', 'system', 'turns a network interface on or off', { without: '-n --no-act -h --help -V --version' })],
    },
    acts: { runs: 'i interfaces', writes: 'state-dir' },
    data: 'a all f force ignore-errors allow X exclude o n no-act no-mappings no-scripts no-loopback read-environment',
  }),
  ifquery: { reads: true, data: 'a all allow i interfaces state-dir X exclude l list state n verbose no-mappings' },
  ifstatus: { reads: true },
  netplan: {
    area: 'network',
    does: { reads: ['get|info|ip|status|help|rebind'], changes: ['generate'] },
    effects: {
      rows: [
        ordinary('apply|try', 'protection', 'sets up the network as its files say', {
          called: 'netplan appl try test network config interface',
        }),
        ordinary('set|migrate', 'settings', 'changes the configuration of the network'),
      ],
    },
    acts: { runs: 'config-file root-dir mapping' },
    data: 'debug timeout origin-hint state all a f format',
  },
  wpa_cli: {
    area: 'network',
    does: {
      reads: [
        '',
        'status|ping|mib|help|interface|level|list_networks|scan_results|bss|get_capability|get_network|get|license|signal_poll|pmksa|all_sta|sta',
      ],
      changes: ['scan'],
    },
    effects: {
      short: 'pgiaPGs',
      rows: [
        ordinary(
          `add_network|set_network|select_network|enable_network|reconnect|reassociate|reconfigure|disconnect|disable_network|roam|wps_pbc|wps_pin
            |preauthenticate|logon|logoff|bssid|identity|set|ap_scan|suspend|resume`.replaceAll(/\s/g, ''),
          'system',
          WIRELESS,
        ),
        ordinary('password|new_password|passphrase|pin|otp', 'system', 'gives a password for a network', { area: 'credentials' }),
        dangerous('remove_network|terminate|interface_remove|flush', 'system', 'forgets a network or ends the wireless connection'),
        ordinary('save_config', 'settings', 'stores the wireless networks'),
      ],
    },
    acts: { runs: 'a', writes: 'P' },
    data: 'p g i B G s r',
  },
  wpa_supplicant: {
    area: 'network',
    effects: { rows: [ordinary('', 'system', 'connects to a wireless network', { without: '-h -v -L' })] },
    acts: { runs: 'c I', writes: 'f P' },
    data: 'b B C i d D e g G K o O p q s T t u W N M m',
  },
  iwctl: {
    area: 'network',
    passwords: [String.raw`(?:^|\s)(?:-P\s*|-p\s*|--(?:passphrase|password)[= ])`],
    does: { reads: ['help|version', 'adapter|device|station|known-networks|ap|ad-hoc|wsc|debug list|show', 'known-networks'] },
    effects: {
      short: 'uPp',
      long: ['username', 'password', 'passphrase'],
      loose: true,
      rows: [
        ordinary(
          'connect|connect-hidden|disconnect|scan|start|stop|start-profile|push-button|start-pin|start-user-pin',
          'system',
          WIRELESS,
        ),
        dangerous('forget', 'deletes', 'forgets a wireless network', { area: 'settings' }),
        ordinary('set-property', 'system', 'changes a wireless card'),
        ordinary('get-networks|get-hidden-access-points|get-bsses', 'changes', 'lists networks'),
      ],
    },
    data: 'u username P passphrase p password v dont-ask',
  },
  macchanger: {
    area: 'network',
    reads: true,
    effects: {
      rows: [
        ordinary('', 'system', 'changes the address of a network card', {
          options: '-e --ending -a --another -A -r --random -p --permanent -m --mac',
        }),
      ],
    },
    data: 's show l list b bia',
  },
  'mii-tool': {
    area: 'network',
    reads: true,
    effects: {
      rows: [ordinary('', 'system', 'changes or resets a network card', { options: '-R --reset -r --restart -F --force -A --advertise' })],
    },
    data: 'v verbose w watch l log p phy',
  },
  rpcinfo: {
    reads: true,
    network: 'talks',
    effects: { rows: [dangerous('', 'system', 'takes a service of this machine off the list', { options: '-d', area: 'services' })] },
    data: 'T a b l m n p s t u',
  },
});
