/** Programs: network addresses and connections. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, PackageNames } from '../program.ts';

const IPROUTE: PackageNames = { apt: 'iproute2', dnf: 'iproute', yum: 'iproute', '*': 'iproute2' };

/** Options of firewall-cmd that have rows of their own. */
const OTHERWISE = '--reset-to-defaults --complete-reload --panic-on --panic-off --lockdown-on --lockdown-off';

export const ADDRESSES = (): Family => ({
  // addresses and connections
  ip: {
    effects: {
      rows: [
        ordinary('change|append|restore|attach|up|down', 'system', 'changes the network settings'),
        dangerous('flush', 'system', 'removes network addresses or routes'),
        ordinary('add|del|delete|set|replace', 'system', 'changes the network settings'),
      ],
      loose: true,
      everyVerb: true,
    },
    options: {
      gnu: [
        '0468BDIMNVadhiorjpstU b= c? f= l= n=',
        '',
        `all batch= brief color? details dynamic echo family= force human human-readable iec json loops= Numeric netns= oneline pretty
      rcvbuf= resolve statistics stats timestamp tshort Version`,
      ],
    },
    manner: { short: true, stops: true },
    verbs: true,
    pages: true,
    leaves: 'nothing',
    package: { ...IPROUTE, brew: 'iproute2mac' },
    instead: { macos: 'ifconfig' },
    listed: 'network',
    common: true,
    area: 'network',
    does: {
      reads: [
        'address|addr|a|link|l|route|r|neigh|neighbour|n|rule|maddr|mroute|tunnel|netns|nexthop|vrf|xfrm|token show|list|ls|lst|get|help|save',
        'help',
        'address|addr|a|link|l|route|r|neigh|neighbour|n|rule|maddr|netns|stats|nexthop|tunnel|vrf|ntable|netconf|monitor',
      ],
    },
    acts: { runs: '-batch' },
    wraps: { subcommand: ['exec'], operands: 1, inner: 'argv' },
  },
  ifconfig: {
    effects: {
      rows: [
        ordinary('up|netmask|mtu|add|del|hw|promisc|inet|ether|alias', 'system', 'changes the network settings'),
        dangerous('down', 'system', 'turns a network interface off'),
      ],
      loose: true,
    },
    options: { gnu: ['asv', 'help version', 'arp promisc allmulti multicast dynamic broadcast pointopoint trailers'] },
    leaves: 'nothing',
    package: { '*': 'net-tools', apk: 'net-tools', brew: '' },
    common: 'alone',
    area: 'network',
  },
  ipconfig: { instead: { linux: 'ip addr' }, reads: true },
  ss: {
    reads: true,
    options: {
      gnu: [
        '046EHKMOSTVZabdehilmnoprstuwxz A= D= F= N= f=',
        `all bpf cgroup context contexts dccp diag= events extended family= filter= help inet-sockopt info ipv4 ipv6 kill listening
      memory mptcp net= no-header numeric oneline options packet processes query= raw resolve sctp socket= summary tcp threads tipc
      tipcinfo tos udp unix version vsock xdp`,
      ],
    },
    leaves: 'nothing',
    package: { ...IPROUTE, brew: '' },
    instead: { macos: 'netstat -an' },
    listed: 'network',
    common: true,
    acts: { runs: 'F filter', lowers: 'K kill', writes: 'D diag' },
  },
  netstat: {
    reads: true,
    options: {
      gnu: [
        '46CFMNSUWaceghilnoprstuvwxZ A= I?',
        `all appletalk? ash? ax25 bluetooth continuous ddp ec? econet? extend groups inet inet6 interfaces ip? ipx l2cap? listening
      masquerade netrom numeric numeric-hosts numeric-ports numeric-users program protocol= raw? rfcomm? rose? route sctp?
      statistics symbolic? tcp? tcpip? timers udp? udplite? unix verbose wide x25?`,
      ],
    },
    leaves: 'nothing',
    package: { '*': 'net-tools', brew: '' },
    common: true,
  },
  route: {
    package: { '*': 'net-tools', brew: '' },
    effects: { rows: [ordinary('add|del|delete|change|flush', 'system', 'changes the network routes')] },
    area: 'network',
    does: { reads: ['', 'get|show|print|monitor'] },
    data: 'n e v A ee net host inet inet6 4 6 F C',
  },
  arp: {
    network: 'talks',
    package: { '*': 'net-tools', brew: '' },
    effects: { rows: [ordinary('', 'system', 'changes the table of network neighbours', { options: '-s -d -f --set --delete --file' })] },
    area: 'network',
    data: 'n numeric H hw-type t a e D use-device i device',
  },
  nmcli: {
    unasked: [
      {
        args: /\b(?:con\w*|c)\s+(?:mod\w*|m)\b.*\bipv[46]\.dns\s+["']?[\da-f]/i,
        what: 'changes the name servers',
        kind: 'system',
        area: 'network',
        object: /ipv[46]\.dns\s+["']?([\da-f.:]+)/i,
        called: 'dns name\\s?server resolv 8\\.8 1\\.1\\.1 cloudflare google quad9',
      },
    ],
    effects: {
      rows: [
        dangerous('connection|con|c|device|dev|d show|wifi', 'secret', 'shows the passwords of networks', { options: '-s --show-secrets' }),
        dangerous('show-password', 'secret', 'shows the password of a network'),
        ordinary('on|off|edit|import|export|clone|reload|load|reapply|disconnect|hotspot|rescan', 'system', 'changes the network settings'),
        // a connection that the user has set up
        ordinary('connection|con|c up|down', 'system', 'connects or disconnects a network', { area: 'services' }),
        ordinary('add|modify|delete|connect', 'system', 'changes the network settings'),
      ],
      loose: true,
    },
    area: 'network',
    does: {
      reads: [
        'device|dev|d status|show|list|wifi|monitor',
        'connection|con|c show|monitor',
        'general|g status|hostname|permissions|logging',
        'networking|n connectivity',
        'radio|r',
        'monitor|m',
        'device|dev|d',
        'connection|con|c',
        'general|g',
      ],
    },
    data: `t terse p pretty m mode f fields c colors e escape a ask w wait g get-values o overview v version h help rescan order
      complete-args offline active temporary`,
  },

  // the firewall
  nft: {
    effects: {
      short: 'fID',
      rows: [
        ordinary('', 'system', 'changes the firewall rules', { operand: /(?:^|;)\s*(?:add|insert|create|replace|rename|import)\s/ }),
        dangerous('', 'system', 'deletes firewall rules', { operand: /(?:^|;)\s*(?:flush|delete|destroy|reset)\s/ }),
        ordinary('', 'system', 'loads firewall rules from a file', { options: '-f --file', without: '-c --check' }),
        ordinary('', 'reads', 'checks firewall rules', { options: '-c --check' }),
        ordinary('add|insert|create|replace|rename|destroy|reset|import', 'system', 'changes the firewall rules'),
        dangerous('flush|delete', 'system', 'deletes firewall rules'),
        ordinary('', 'unread', 'does what its input says', { options: '-i --interactive' }),
      ],
    },
    area: 'firewall',
    does: { reads: ['list', 'monitor|describe|export'] },
    acts: { runs: 'f file I includepath D define' },
    data: `a handle n numeric j json s stateless t terse c check N reversedns S service u guid y numeric-priority p numeric-protocol T
      numeric-time e echo o optimize d debug`,
  },
  'firewall-cmd': {
    effects: {
      rows: [
        ordinary('', 'system', 'lets traffic through the firewall', { options: '--add-service --add-port --add-source', deed: 'lets-in' }),
        ordinary('', 'system', 'keeps traffic out with the firewall', { options: '--remove-service --remove-port', deed: 'keeps-out' }),
        ordinary('', 'system', 'changes the firewall rules', {
          without: `--list-all --state --get-zones --add-service --add-port --add-source --remove-service --remove-port ${OTHERWISE}`,
        }),
        dangerous('', 'system', 'replaces all settings of the firewall by those it came with', { options: '--reset-to-defaults' }),
        dangerous('', 'system', 'ends the connections through the firewall', { options: '--complete-reload' }),
        dangerous('', 'system', 'blocks all traffic', { options: '--panic-on', deed: 'keeps-out' }),
        ordinary('', 'system', 'lets traffic through the firewall', { options: '--panic-off', deed: 'lets-in' }),
        ordinary('', 'system', 'changes which programs may change the firewall', { options: '--lockdown-on --lockdown-off' }),
      ],
    },
    area: 'firewall',
    data: `permanent zone add-service remove-service add-port remove-port add-rich-rule add-source reload runtime-to-permanent
      set-default-zone get-default-zone get-active-zones list-services list-ports info-service add-interface change-interface
      query-service query-port add-masquerade add-forward-port timeout list-all-zones check-config list-interfaces list-sources
      list-rich-rules list-source-ports list-protocols list-forward-ports list-icmp-blocks info-zone info-ipset info-policy get-zones
      get-services get-icmptypes get-zone-of-interface get-zone-of-source get-ipsets get-policies get-log-denied query-masquerade
      query-interface query-source query-rich-rule query-panic query-lockdown list-lockdown-whitelist-commands policy state
      set-log-denied set-description add-protocol remove-protocol query-protocol add-source-port remove-source-port query-source-port
      add-icmp-block remove-icmp-block query-icmp-block remove-forward-port query-forward-port remove-masquerade remove-rich-rule
      remove-source get-ipset-types new-ipset delete-ipset type ipset add-entry remove-entry add-entries-from-file query-entry get-entries
      new-zone delete-zone new-service`,
  },
});
