/** Programs: sessions on other machines, names, reachability and servers. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family, PackageNames } from '../program.ts';
import type { Elsewhere, Wrapping } from '../wrapping.ts';

/** Letters of ssh that take no value, and an option with all that belongs to it: behind the host, other words are the command there. */
const PLAIN = '[46ACGKMNTVXYafghknqstvxy]';
const OPTION = `-(?:${PLAIN}*[BbcEeFIiJLlmOopQSW] ?\\S+|${PLAIN}+) `;
const OPENS_TUNNEL: Unasked = {
  args: new RegExp(`^(?:${OPTION})*(?:[^-\\s]\\S* (?:${OPTION})*)?-${PLAIN}*[RDw]`),
  what: 'opens a tunnel to or from another machine',
  kind: 'startup',
  area: 'network',
  called: String.raw`tunnel forward port proxy socks reverse expos shar reach access connect through via behind back\sto local vpn route browse
    remote dev(?:ice)?\b tun\b weiterleit rediri`,
};
/** Options, a host, and a command there. */
const ON_HOST: Wrapping = { operands: 1, again: true, inner: 'argv', where: 'machine' };
/** ssh opens a session, except with options that only print facts about itself: `-V`, `-G`, `-Q`. 255: ssh(1), EXIT STATUS. */
const SSH_SESSION: Elsewhere = { where: 'machine', failsWith: 255, unless: /^-(?:[VGQ]|-version)$/ };
/** The packages of the DNS tools, which only Debian splits. */
const BIND: PackageNames = { dnf: 'bind-utils', yum: 'bind-utils', zypper: 'bind-utils', pacman: 'bind', apk: 'bind-tools', brew: 'bind' };

/** Variables named like secrets, sent to the machine that is logged in to. Source: ssh_config(5). */
const SENDS_VARIABLES: Unasked = {
  args: /(?:SetEnv|SendEnv)[= ]\S*(?:KEY|TOKEN|SECRET|PASS)/i,
  kind: 'uploads',
  area: 'uploads',
  what: 'sends secrets of your shell to another machine',
};

export const NETWORK = (): Family => ({
  // sessions on other machines
  ssh: {
    wraps: { short: 'BbcDEeFIiJLlmOopQRSWw', operands: 1, again: true, inert: ['V', 'Q', 'G', 'O'], inner: 'text', where: 'machine' },
    elsewhere: [SSH_SESSION],
    network: 'talks',
    files: 'kept',
    dry: false,
    unasked: [OPENS_TUNNEL, SENDS_VARIABLES],
    options: ['46ACGKMNTVXYafghknqstvxy B= D= E= F= I= J= L= O= Q= R= S= W= b= c= e= i= l= m= o= p= w='],
    inputs: { most: 0, values: ['i', 'F'] },
    package: { apt: 'openssh-client', dnf: 'openssh-clients', pacman: 'openssh', apk: 'openssh-client', brew: 'openssh' },
    common: true,
    acts: { runs: 'F I', reaches: 'J L R D w W A', writes: 'E', lowers: 'A X Y' },
  },
  slogin: { like: 'ssh' },
  autossh: {
    wraps: { short: 'BbcDEeFIiJLlMmOopQRSWw', operands: 1, again: true, inert: ['V'], inner: 'text', where: 'machine' },
    elsewhere: [SSH_SESSION],
    unasked: [OPENS_TUNNEL],
    package: true,
    acts: { runs: 'F I', reaches: 'J L R D w W', writes: 'E', lowers: 'A X Y' },
    network: 'talks',
    files: 'kept',
    data: 'N f q C v 4 6 n T t k V',
  },
  mosh: {
    wraps: { ...ON_HOST, short: 'p', long: ['ssh', 'port', 'family', 'client', 'server', 'predict', 'experimental-remote-ip'] },
    elsewhere: [SSH_SESSION],
    network: 'talks',
    package: true,
    acts: { runs: 'ssh client server' },
    data: 'ssh-pty no-ssh-pty a n predict-overwrite o 4 6 bind-server no-init local',
  },
  dbclient: {
    wraps: { short: 'bcFiIJKlLmopRsWy', operands: 1, again: true, inert: ['V'], inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', unless: /^-V$/ }],
    network: 'talks',
    acts: { runs: 'J o', reaches: 'L R B', lowers: 'A y g' },
    data: 't T N f z',
  },
  et: {
    wraps: { script: ['c', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine' }],
    network: 'talks',
    acts: { runs: 'ssh-option terminal-path', reaches: 'jumphost t tunnel r reversetunnel f' },
  },
  rsh: {
    wraps: { short: 'l', operands: 1, again: true, inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine' }],
    network: 'talks',
  },
  rlogin: { elsewhere: [{ where: 'machine' }], network: 'talks' },
  telnet: {
    typed: true,
    socket: true,
    elsewhere: [{ where: 'machine' }],
    network: 'talks',
    dry: false,
    package: { apt: 'telnet', dnf: 'telnet', pacman: 'inetutils', '*': 'telnet' },
    acts: { writes: 'n' },
  },
  cu: { elsewhere: [{ where: 'machine' }], network: 'talks', data: 'e parity o h nostop f nortscts p port a l line s speed E escape' },

  // sockets
  nc: {
    socket: true,
    network: 'downloads',
    files: 'shown',
    dry: false,
    package: { apt: 'netcat-openbsd', dnf: 'nmap-ncat', yum: 'nmap-ncat', pacman: 'openbsd-netcat', apk: 'netcat-openbsd', brew: 'netcat' },
    otherNames: ['ncat', 'netcat'],
    common: true,
    acts: { runs: 'e c sh-exec exec lua-exec', reaches: 'x X proxy', writes: 'o output x hex-dump' },
    // netcat-openbsd, ncat and the traditional one
    data: `4 6 b C d D F h I i k l M m N n O p P q r S s T t U u V v W w z Z listen keep-open udp ssl wait idle-timeout nodns verbose zero source-port
      broker chat telnet crlf sctp unixsock g G max-conns vsock ssl-verify ssl-trustfile ssl-cert ssl-key ssl-ciphers ssl-servername ssl-alpn proxy-type
      proxy-dns allow allowfile deny denyfile append-output recv-only send-only no-shutdown`,
  },
  ncat: { like: 'nc', package: { apt: 'ncat', dnf: 'nmap-ncat', yum: 'nmap-ncat', '*': 'nmap' } },
  netcat: { like: 'nc', otherNames: ['nc', 'ncat'] },
  socat: { socket: true, network: 'talks', dry: false, package: true, data: 'd D -ly x b s t T u U g', acts: { writes: '-lf r R L W' } },
  ttyd: {
    package: true,
    socket: true,
    effects: {
      rows: [
        dangerous('', 'network', 'lets whoever reaches this machine use a program of yours', { without: '-c --credential -v --version' }),
      ],
    },
    data: 'W writable t client-option T terminal-type O check-origin m max-clients o once B browser I b base-path 6 ipv6 S ssl C ssl-cert K ssl-key',
    wraps: { short: 'pucIitTbsOmaPw', long: ['port', 'credential', 'interface', 'uid', 'gid', 'signal', 'index', 'cwd'], inner: 'argv' },
  },

  // reachability
  ping: {
    network: 'talks',
    options: { gnu: ['46ABCDHLOORUVabdfhnqrv 3 c= e= F= i= I= l= m= M= N= p= P= Q= s= S= t= T= w= W='] },
    leaves: 'nothing',
    package: { apt: 'iputils-ping', '*': 'iputils', brew: '' },
    common: true,
    data: `address mask echo timestamp type flood preload numeric pattern route ignore-routing ttl tos linger ip-timestamp usage hoplimit`,
  },
  ping6: { network: 'talks', like: 'ping' },
  traceroute: {
    network: 'talks',
    package: { '*': 'traceroute' },
    reads: true,
    data: 'n m q w p f i s 4 6 I T U A e g z N l b F d t sport fwmark',
  },
  tracepath: { network: 'talks', reads: true, data: 'n m q w p f i s 4 6 I T U A e g z N l b F d t sport fwmark' },
  mtr: {
    network: 'talks',
    package: true,
    reads: true,
    acts: { runs: 'F filename' },
    data: `r report w report-wide c report-cycles n no-dns b show-ips i interval s psize t curses 4 6 T tcp u udp P port m max-ttl f
      first-ttl j json C csv x xml z aslookup o order g gtk p split`,
  },
  iperf3: {
    network: 'talks',
    package: true,
    reads: true,
    acts: { writes: 'logfile pidfile I', reaches: 'c client B bind' },
    data: `s server p port t time P parallel R reverse u udp b bandwidth bitrate i interval J json f format n bytes k 4 6 V verbose d
      debug bidir O omit w window M set-mss Z zerocopy l length 1 D daemon F file`,
  },
  nmap: {
    network: 'talks',
    package: true,
    listed: 'network',
    common: true,
    acts: {
      runs: 'script script-args script-args-file datadir servicedb versiondb stylesheet',
      writes: 'oN oX oG oA oS -oN -oX -oG -oA -oS append-output',
      reaches: 'proxies -sI -b D',
    },
    data: `-sS -sT -sU -sn -sP -sV -sC -sL -Pn -PS -PA -PE -A -O -F -T0 -T1 -T2 -T3 -T4 -T5 -n -R -r -v -vv -d -6 -iL -iR p top-ports open exclude
      excludefile host-timeout min-rate max-rate min-parallelism max-retries max-rtt-timeout packet-trace reason traceroute version-intensity version-light
      iflist e S g source-port spoof-mac randomize-hosts scan-delay system-dns dns-servers stats-every data-length f mtu ttl badsum resume unprivileged
      privileged webxml -PO -sN -sF -sX scanflags -sY -sZ -sO exclude-ports port-ratio version-all version-trace script-trace script-help osscan-limit
      osscan-guess T min-hostgroup max-hostgroup max-parallelism min-rtt-timeout initial-rtt-timeout data-string ip-options noninteractive no-stylesheet
      send-eth send-ip resolve-all unique -PU -PY disable-arp-ping discovery-ignore-rst -sA -sW -sM -sR allports max-os-tries script-timeout max-scan-delay
      defeat-rst-ratelimit defeat-icmp-ratelimit nsock-engine adler32 release-memory`,
  },
  masscan: {
    network: 'talks',
    acts: { writes: 'oX oJ oL oG oB -oX -oJ -oL -oG -oB output-filename', runs: 'c conf nmap-payloads' },
    data: `p ports rate e adapter banners exclude excludefile -iL iL wait ping range router-mac source-ip source-port seed shard retries open echo
      pcap-payloads shards output-format`,
  },
  tcpdump: {
    package: true,
    reads: true,
    // what is sent, not only who sends it
    unasked: [{ args: /(?:^| )-[a-zA-Z]*[AwXx]/, kind: 'secret', area: 'capture', what: 'records what is sent through the network' }],
    acts: { runs: 'z postrotate-command relinquish', writes: 'w', lowers: 'Z relinquish-privileges' },
    data: `i interface n nn v vv vvv c count r A X XX x e q s snapshot-length t tt ttt tttt l p no-promiscuous-mode D list-interfaces F G
      W C B y T E K L N O S U Q direction J j H I d f u number b print version`,
  },

  // names
  dig: {
    network: 'talks',
    options: ['46hmruv b= c= f= k= p= q= t= x= y='],
    leaves: 'nothing',
    package: { apt: 'dnsutils', ...BIND },
    listed: 'files',
    common: true,
    reads: true,
    data: 'f k',
    acts: { reaches: 'b' },
  },
  host: {
    network: 'talks',
    leaves: 'nothing',
    package: { apt: 'bind9-host', ...BIND },
    common: true,
    reads: true,
    data: 'a t v c C d i l n r R s T U V w W 4 6 m N A',
  },
  nslookup: {
    network: 'talks',
    leaves: 'nothing',
    package: { apt: 'dnsutils', ...BIND },
    reads: true,
    data: '-type -query -q -debug -timeout -port -class -retry',
  },
  whois: {
    network: 'talks',
    package: true,
    reads: true,
    acts: { reaches: 'h host' },
    data: 'p H a b B c d F G i K l L m M r R s g t T v x q I',
  },
  nsupdate: {
    effects: { rows: [dangerous('', 'changes', 'changes DNS records')] },
    network: 'talks',
    acts: { runs: 'k', reaches: 'R' },
    data: '4 6 d D g i l L o p P r t T u C',
  },

  // servers and their clients
  nginx: {
    effects: { rows: [dangerous('stop|quit', 'system', 'stops the web server')], loose: true },
    package: true,
    area: 'services',
    acts: { runs: 'c g p', writes: 'e' },
    data: 't T q s v V h',
  },
  haproxy: {
    effects: { rows: [dangerous('', 'system', 'replaces the running load balancer', { options: '-sf -st' })] },
    area: 'services',
    acts: { runs: 'f C L' },
    data: 'c v vv V D db d q n p N W -Ws m x',
  },
  htpasswd: {
    passwords: ['-[a-zA-Z]*b[a-zA-Z]*\\s+(?:-\\w+\\s+)*[^\\s-]\\S*\\s+\\S+\\s+'],
    changes: true,
    files: 'kept',
    effects: { rows: [ordinary('', 'changes', 'changes passwords', { without: '-n -v' })] },
    data: 'c n m B C d s p D v b i 2 5 r',
  },
  ldapsearch: {
    passwords: ['-w ?'],
    network: 'talks',
    reads: true,
    acts: { reaches: 'H h', runs: 'o', writes: 'T F', lowers: 'x' },
    data: 'b D s L LLL LL W y v d z l a A f P S t u e E c n O R U X Y Z ZZ p N Q I M w',
  },
  smbclient: {
    typed: true,
    passwords: ['-U\\s*["\']?[^\\s%"\']+%'],
    network: 'talks',
    elsewhere: [{ where: 'machine' }],
    effects: { rows: [ordinary('', 'network', 'talks to a file server', { options: '-L --list' })] },
    transfers: true,
    unasked: [
      {
        args: /(?:^|[ ;'"])m?put(?:[ ;'"]|$)/,
        kind: 'uploads',
        area: 'uploads',
        what: 'sends files to a file server',
        object: /[/\\]{2}([^/\\ ]+)/,
      },
      { args: /[/\\]{2}\w/, kind: 'network', area: 'network', what: 'talks to a file server', object: /[/\\]{2}([^/\\ ]+)/ },
      {
        args: /(?:-c|--command)[= ]?.*(?:^|[ ;'"=])!/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs a command of this machine',
      },
      {
        args: /(?:-c|--command)[= ]?.*(?:^|[ ;'"=])(?:del|rm|rmdir|deltree|wdel|rename)(?:[ ;'"]|$)/,
        kind: 'deletes',
        area: 'files',
        what: 'deletes files on a file server',
      },
    ],
    acts: { runs: 's configfile option', reaches: 'I ip-address', writes: 'l log-basename' },
    data: `L list U user N no-pass W workgroup c command D directory m max-protocol p port k use-kerberos A authentication-file g grepable t timeout T tar
      b E q quiet P machine-pass stderr send-buffer B browse ? usage d debuglevel debug-stdout leak-report leak-report-full R name-resolve O socket-options
      n netbiosname netbios-scope r realm password pw-nt-hash simple-bind-dn use-krb5-ccache use-winbind-ccache client-protection`,
  },
});
