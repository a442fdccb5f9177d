/** Programs: the network, sessions on other machines, and keys. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family, PackageNames } from '../program.ts';
import type { Elsewhere } from '../wrapping.ts';
import { SENDS_DATA } from './shared-rows.ts';

const OPENS_TUNNEL: Unasked = {
  args: /(?:^| )-[A-Za-z]*[RDw]/,
  what: 'opens a tunnel to or from another machine',
  wish: /tunnel|forward|reverse|proxy|socks|port/i,
};
const GIVES_KEY: Unasked = { args: /^/, what: 'makes one of your SSH keys available to others', wish: /key|ssh|login|password/i };
/** ssh opens a session, except with options that only print facts about itself: `-V`, `-G`, `-Q`. */
const SSH_SESSION: Elsewhere = { where: 'machine', unless: /^-(?:[VGQ]|-version)$/ };
const IPROUTE: PackageNames = { apt: 'iproute2', dnf: 'iproute', yum: 'iproute', '*': 'iproute2' };
/** The packages of the DNS tools, which only Debian splits. */
const BIND: PackageNames = { dnf: 'bind-utils', yum: 'bind-utils', zypper: 'bind-utils', pacman: 'bind', apk: 'bind-tools', brew: 'bind' };

export const NETWORK: Family = {
  // sessions on other machines
  ssh: {
    wraps: { short: 'BbcDEeFIiJLlmOopQRSWw', operands: 1, again: true, inert: ['V', 'Q', 'G', 'O'], inner: 'text', where: 'machine' },
    elsewhere: [SSH_SESSION],
    network: 'talks',
    files: 'kept',
    dry: false,
    unasked: [OPENS_TUNNEL],
    options: ['46ACGKMNTVXYafghknqstvxy B= D= E= F= I= J= L= O= Q= R= S= W= b= c= e= i= l= m= o= p= w='],
    inputs: { most: 0, values: ['i', 'F'] },
    package: { apt: 'openssh-client', dnf: 'openssh-clients', pacman: 'openssh', apk: 'openssh-client', brew: 'openssh' },
    common: true,
  },
  slogin: { like: 'ssh' },
  autossh: {
    wraps: { short: 'BbcDEeFIiJLlMmOopQRSWw', operands: 1, again: true, inert: ['V'], inner: 'text', where: 'machine' },
    elsewhere: [SSH_SESSION],
    unasked: [OPENS_TUNNEL],
    package: true,
  },
  mosh: {
    wraps: { long: ['ssh', 'port', 'family', 'client', 'server', 'predict'], operands: 1, again: true, inner: 'argv', where: 'machine' },
    elsewhere: [SSH_SESSION],
    network: 'talks',
    package: true,
  },
  dbclient: {
    wraps: { short: 'bcFiIJKlLmpRsWy', operands: 1, again: true, inert: ['V'], inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', unless: /^-V$/ }],
  },
  et: { wraps: { script: ['c', 'command'], inner: 'none', where: 'machine' }, elsewhere: [{ where: 'machine' }] },
  rsh: { wraps: { short: 'l', operands: 1, again: true, inner: 'text', where: 'machine' }, elsewhere: [{ where: 'machine' }] },
  rlogin: { elsewhere: [{ where: 'machine' }] },
  telnet: {
    socket: true,
    elsewhere: [{ where: 'machine' }],
    network: 'talks',
    dry: false,
    package: { apt: 'telnet', dnf: 'telnet', pacman: 'inetutils', '*': 'telnet' },
  },
  cu: { elsewhere: [{ where: 'machine' }] },
  minicom: { elsewhere: [{ where: 'machine' }] },
  picocom: { elsewhere: [{ where: 'machine' }] },

  // keys
  'ssh-keygen': {
    files: 'kept',
    options: { gnu: ['ABHKLQUceghiklpquvy C= D= E= F= I= M= N= O= P= R= V= Y= Z= a= b= f= m= n= r= s= t= w= z='] },
  },
  'ssh-add': { files: 'kept', unasked: [GIVES_KEY] },
  'ssh-copy-id': { files: 'kept', unasked: [GIVES_KEY] },
  'ssh-keyscan': { files: 'kept' },
  sshd: { package: { apt: 'openssh-server', dnf: 'openssh-server', '*': 'openssh' } },
  gpg: {
    passwords: ['--passphrase[= ]'],
    files: 'shown',
    secret: true,
    decodes: true,
    unasked: [{ args: /--export-secret/, what: 'exports your secret keys', wish: /secret|private|key|backup|export/i }],
    package: { apt: 'gnupg', dnf: 'gnupg2', '*': 'gnupg' },
    listed: 'files',
    common: true,
  },
  openssl: {
    socket: true,
    passwords: ['-(?:pass|passin|passout)\\s+["\']?pass:', '-k\\s+'],
    network: 'talks',
    files: 'shown',
    decodes: ['d'],
    open: true,
    verbs: true,
    pages: true,
    package: { '*': 'openssl', brew: 'openssl@3' },
    listed: 'files',
    common: true,
  },

  // sockets
  nc: {
    socket: true,
    network: 'downloads',
    files: 'shown',
    dry: false,
    package: { apt: 'netcat-openbsd', dnf: 'nmap-ncat', yum: 'nmap-ncat', pacman: 'openbsd-netcat', apk: 'netcat-openbsd', brew: 'netcat' },
    otherNames: ['ncat', 'netcat'],
    common: true,
  },
  ncat: { like: 'nc', package: { apt: 'ncat', dnf: 'nmap-ncat', yum: 'nmap-ncat', '*': 'nmap' } },
  netcat: { like: 'nc', otherNames: ['nc', 'ncat'] },
  socat: { socket: true, network: 'talks', dry: false, package: true },
  ttyd: { package: true },

  // addresses and connections
  ip: {
    effects: {
      rows: [
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
        `all batch= brief color? details dynamic family= force human human-readable iec json loops= Numeric netns= oneline pretty
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
  },
  ifconfig: {
    effects: { rows: [dangerous('down', 'system', 'turns a network interface off')], loose: true },
    options: { gnu: ['asv', 'help version', 'arp promisc allmulti multicast dynamic broadcast pointopoint trailers'] },
    leaves: 'nothing',
    package: { '*': 'net-tools', apk: 'net-tools', brew: '' },
    common: 'alone',
  },
  ipconfig: { instead: { linux: 'ip addr' } },
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
  route: { package: { '*': 'net-tools', brew: '' } },
  arp: { network: 'talks', package: { '*': 'net-tools', brew: '' } },
  nmcli: { effects: { rows: [ordinary('up|down|add|modify|delete|connect', 'system', 'changes the network settings')], loose: true } },

  // reachability
  ping: {
    network: 'talks',
    unasked: [SENDS_DATA],
    options: { gnu: ['46ABCDHLOORUVabdfhnqrv 3 c= e= F= i= I= l= m= M= N= p= P= Q= s= S= t= T= w= W='] },
    leaves: 'nothing',
    package: { apt: 'iputils-ping', '*': 'iputils', brew: '' },
    common: true,
  },
  ping6: { network: 'talks' },
  traceroute: { network: 'talks', package: { '*': 'traceroute' } },
  tracepath: { network: 'talks' },
  mtr: { network: 'talks', package: true },
  iperf3: { network: 'talks', package: true },
  nmap: { network: 'talks', package: true, listed: 'network', common: true },
  masscan: { network: 'talks' },
  tcpdump: { package: true },

  // names
  dig: {
    network: 'talks',
    unasked: [SENDS_DATA],
    options: ['46hmruv b= c= f= k= p= q= t= x= y='],
    leaves: 'nothing',
    package: { apt: 'dnsutils', ...BIND },
    listed: 'files',
    common: true,
  },
  host: { network: 'talks', unasked: [SENDS_DATA], leaves: 'nothing', package: { apt: 'bind9-host', ...BIND }, common: true },
  nslookup: { network: 'talks', unasked: [SENDS_DATA], leaves: 'nothing', package: { apt: 'dnsutils', ...BIND } },
  whois: { network: 'talks', package: true },
  nsupdate: { effects: { rows: [dangerous('', 'changes', 'changes DNS records')] } },

  // servers and their clients
  nginx: { effects: { rows: [dangerous('stop|quit', 'system', 'stops the web server')], loose: true }, package: true },
  haproxy: { effects: { rows: [dangerous('', 'system', 'replaces the running load balancer', { options: '-sf -st' })] } },
  htpasswd: { passwords: ['-[a-zA-Z]*b[a-zA-Z]*\\s+\\S+\\s+\\S+\\s+'] },
  ldapsearch: { passwords: ['-w ?'] },
  smbclient: { passwords: ['-U\\s*["\']?[^\\s%"\']+%'] },
};
