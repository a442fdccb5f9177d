/** Programs: what serves mail, names, files, databases and discs to a network, and what shapes its traffic. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const MAILERS = (): Family => ({
  // mail. Sources: the manual page of each: postfix 3.7, dovecot-core 2.3.19
  postconf: {
    reads: true,
    effects: { rows: [ordinary('', 'system', 'changes the settings of the mail server', { area: 'settings', options: '-e -X -#' })] },
    acts: { runs: 'c' },
    data: 'a A b C d e f F H l m M n o p P t T x X #',
  },
  postfix: {
    area: 'services',
    does: { reads: ['status|check'] },
    effects: {
      rows: [
        ordinary(
          'start|start-fg|stop|abort|flush|reload|set-permissions|upgrade-configuration',
          'system',
          'starts, ends or changes the mail server',
        ),
      ],
    },
    acts: { runs: 'c' },
    data: 'D',
  },
  postqueue: {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'sends the mail that waits', { area: 'services', options: '-f -i -s' })] },
    acts: { runs: 'c' },
    data: 'f i j p s',
  },
  postsuper: {
    area: 'services',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes mail that waits', { options: '-d', area: 'files' }),
        ordinary('', 'system', 'changes the queue of the mail server', { without: '-d' }),
      ],
    },
    acts: { runs: 'c' },
    data: 'd e f H p r s S',
  },
  ...each('postmap postalias', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'rebuilds a table of the mail server', { without: '-q -s' })] },
    acts: { runs: 'c' },
    data: 'b d f F i m N n o p r s u U w',
  }),
  doveconf: {
    reads: true,
    effects: { rows: [ordinary('', 'secret', 'shows passwords', { options: '-P', area: 'credentials' })] },
    acts: { runs: 'c' },
    data: 'a d f m n N S s P x',
  },

  // names. Sources: the manual page of each: bind9 9.18.28, unbound 1.17.1
  'named-checkconf': { reads: true, data: 'j l c i p x z' },
  ...each('named-checkzone named-compilezone', { reads: true, acts: { writes: 'o' }, data: 'd j c i f F k l L m M n r s S T D W' }),
  'unbound-checkconf': { reads: true, data: 'f o' },
  ...each('delv mdig', { network: 'talks', acts: { lowers: 'i' }, data: 'b c d m p t x 4 6 f a' }),
  'dnssec-keygen': {
    area: 'credentials',
    changes: true,
    acts: { writes: 'K', runs: 'E' },
    data: '3 a b C c d f G g k L n p S s T t up P A R I D i l',
  },

  // files and films. Sources: the manual page of each: nfs-kernel-server 2.6.2, minidlna 1.3.2, smbclient 4.17, samba-common-bin 4.17,
  // varnish 7.1
  exportfs: {
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'system', 'changes which folders are shared with other machines', { options: '-a -r -u -o -i -f' }),
        ordinary('', 'system', 'changes which folders are shared with other machines', { least: 1 }),
      ],
    },
    data: 'd a o i r u f s',
  },
  rpcdebug: {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'changes what the kernel logs', { options: '-s -c' })] },
    data: 'c m s',
  },
  ...each('minidlna minidlnad', {
    area: 'network',
    effects: { rows: [ordinary('', 'network', 'shares the films and pictures of this machine')] },
    acts: { runs: 'f', writes: 'P' },
    data: 'd i L m p R r S s t u w',
  }),
  smbpasswd: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'changes a password or an account')] },
    acts: { runs: 'c', reaches: 'r' },
    data: 'a x d e D n R m U s i L w W',
  },
  rpcclient: {
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'sends commands to a server', { options: '-c --command' })] },
    acts: { runs: 'configfile option', writes: 'l log-basename', reaches: 'I dest-ip' },
    data: `c command p port ? usage d debuglevel debug-stdout leak-report leak-report-full R name-resolve O socket-options m max-protocol
      n netbiosname netbios-scope W workgroup r realm U user N no-pass password pw-nt-hash A authentication-file P machine-pass
      simple-bind-dn use-kerberos use-krb5-ccache use-winbind-ccache client-protection`,
  },
  varnishadm: {
    changes: true,
    effects: {
      rows: [
        ordinary('start|stop|ban|param.set|vcl.load|vcl.inline|vcl.use|vcl.discard', 'system', 'changes a running web cache', {
          area: 'services',
        }),
      ],
      short: 'STnt',
    },
    acts: { reaches: 'T' },
    data: 'n p t S',
  },

  // PostgreSQL. Sources: the manual page of each, postgresql 15.8, postgresql-common 248
  pg_lsclusters: { reads: true, data: 'no-header j s start-conf' },
  pg_ctlcluster: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts or ends a database server', { least: 3 })] },
    acts: { runs: 'o options bindir' },
    data: 'f force m mode foreground skip-systemctl-redirect stdlog',
  },
  pg_receivewal: {
    network: 'talks',
    changes: true,
    area: 'databases',
    effects: { rows: [ordinary('', 'deletes', 'deletes a replication slot', { options: '--drop-slot' })] },
    acts: { writes: 'D directory', reaches: 'h host' },
    data: `n E endpos if-not-exists no-loop no-sync s status-interval S slot synchronous Z compress p port U username w no-password W
      password create-slot drop-slot ?`,
  },
  pg_rewind: {
    area: 'databases',
    effects: {
      rows: [dangerous('', 'deletes', 'overwrites a database with another one', { without: '-n --dry-run -? --help -V --version' })],
    },
    acts: { runs: 'config-file c restore-target-wal' },
    data: 'D target-pgdata source-pgdata R write-recovery-conf n N no-sync P progress no-ensure-shutdown ?',
  },
  ...each('pg_controldata pg_waldump pg_verifybackup', {
    reads: true,
    data: `b bkp-details B block e end f follow F fork n limit p path r rmgr R relation s start t timeline w fullpage x xid z stats ?
      exit-on-error i ignore m manifest-path no-parse-wal skip-checksums wal-directory D pgdata`,
  }),
  pg_archivecleanup: {
    area: 'databases',
    effects: { rows: [dangerous('', 'deletes', 'deletes archived logs of a database', { without: '-n' })] },
    data: 'd n x ?',
  },
  pg_test_fsync: { changes: true, acts: { writes: 'f filename' }, data: 's secs-per-test ?' },

  // the network and its tunnels. Sources: the manual page of each: iproute2 6.1.0, strongswan 5.9.8, iodine 0.7.0, keepalived 2.2.7,
  // aircrack-ng 1.7, hping3 3.a2, qemu-utils 7.2, open-iscsi 2.1.8, multipath-tools 0.9.4
  tc: {
    area: 'network',
    does: { reads: ['qdisc|class|filter|action|actions|chain show|list|ls|get', 'monitor'] },
    effects: {
      rows: [
        ordinary(
          'qdisc|class|filter|action|actions|chain add|change|replace|link|delete|del|flush',
          'system',
          'changes how traffic is shaped',
        ),
      ],
    },
    manner: { words: true },
    acts: { runs: '-b -batch -cf -conf' },
    data: `force o oneline n net netns N Numeric t timestamp ts tshort s stats statistics d details r raw p pretty iec g graph c j nm name br brief json
      -json`,
  },
  swanctl: {
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'system', 'changes the tunnels of this machine', {
          options: `-i --initiate -t --terminate -R --rekey -d --redirect -p --install -u --uninstall -q --load-all -s --load-creds
            -a --load-pools -c --load-conns -b --load-authorities -r --reload-settings -f --flush-certs`,
        }),
      ],
    },
    data: `i initiate t terminate R rekey d redirect p install u uninstall l list-sas P list-pols b load-authorities L list-conns B
      list-authorities x list-certs A list-pools g list-algs load-all c load-conns s load-creds a load-pools T log S stats f
      flush-certs r reload-settings child ike ike-id child-id timeout`,
  },
  iodine: {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'joins this machine to another network', { area: 'network' })] },
    acts: { writes: 'F' },
    data: 'f u t d P z 4 6 r R m M T O L I c s D l p n b i',
  },
  keepalived: {
    area: 'services',
    effects: {
      rows: [ordinary('', 'system', 'starts the load balancer', { without: '-t --config-test -v --version -h --help --signum' })],
    },
    acts: { runs: 'f use-file', writes: 'g log-file p pid r vrrp_pid c checkers_pid b bfd_pid', reaches: 'A snmp-agent-socket' },
    data: `P vrrp C check B no_bfd all l log-console D log-detail S log-facility flush-log-file G no-syslog X release-vips
      dont-release-vrrp I dont-release-ipvs R dont-respawn n dont-fork d dump-conf T genhash a address-monitoring s namespace e
      all-config i config-id x snmp u umask m core-dump M core-dump-pattern signum t config-test perf no-mem-check`,
  },
  'airodump-ng': {
    effects: { rows: [ordinary('', 'secret', 'records what is sent through the air', { area: 'capture', without: '-r' })] },
    acts: { writes: 'w write' },
    data: `H i ivs g gpsd e beacons u update showack berlin c channel C b band s cswitch 2 ht20 3 ht40+ 5 r T real-time x M manufacturer
      U uptime W wps output-format I write-interval K background ignore-negative-one t encrypt d bssid m netmask a n min-packets N
      essid R essid-regex`,
  },
  'aircrack-ng': {
    effects: { rows: [ordinary('', 'secret', 'searches for the password of a network', { area: 'credentials' })] },
    acts: { writes: 'l j J E N new-session' },
    data: `a e b bssid p C combine c t d m n i f k x x0 x1 x2 X s y z P ptw-debug K D wep-decloak 1 oneshot M visual-inspection w S Z r simd simd-list H u
      cpu-detect R restore-session`,
  },
  'airmon-ng': {
    area: 'network',
    effects: {
      rows: [
        ordinary('start|stop', 'system', 'changes the mode of a network device'),
        ordinary('check kill', 'system', 'ends programs that use the network', { area: 'processes' }),
      ],
    },
    data: 'verbose debug elite',
  },
  hping3: {
    network: 'talks',
    effects: { rows: [dangerous('', 'network', 'floods other machines with packets', { options: '--flood --rand-dest --rand-source' })] },
    data: `K s p w O M L d icmp-ipver c count i interval fast faster flood n numeric I interface D z bind Z unbind beep 0 rawip 1 icmp 2 udp 8 scan a spoof
      rand-source rand-dest t ttl N id H ipproto W winid r rel f frag x morefrag y dontfrag g fragoff m mtu o tos G rroute C icmptype icmpcode icmp-iphlen
      icmp-iplen icmp-ipid icmp-ipproto icmp-cksum icmp-ts icmp-addr baseport destport keep win tcpoff tcpseq tcpack Q seqnum b badcksum tcp-mss
      tcp-timestamp F fin S syn R rst P push A ack U urg X xmas Y ymas data B safe u end T traceroute tr-keep-ttl tr-stop tr-no-rtt tcpexitcode e sign j dump
      J print`,
  },
  'qemu-nbd': {
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'system', 'connects or disconnects a disk image', { options: '-c --connect -d --disconnect' }),
        ordinary('', 'network', 'serves a disk image', { without: '-c --connect -d --disconnect -L --list' }),
      ],
    },
    acts: { writes: 'pid-file' },
    data: `p port o offset b bind k socket image-opts f format r read-only A allocation-depth B bitmap s snapshot l load-snapshot cache n nocache aio discard
      detect-zeroes c connect d disconnect e shared t persistent x export-name D description L list tls-hostname fork T trace object tls-creds tls-authz`,
  },
  iscsiadm: {
    area: 'disks',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'connects or disconnects disks of other machines', {
          options: '-l --login -u --logout -o --op -L --loginall -U --logoutall -k --killiscsid',
        }),
      ],
    },
    acts: { reaches: 'p portal' },
    data: `a ip A portal_type b packetsize c count C submode d H host i interval I interface k killiscsid D discover l login L loginall W
      m mode n name o op P print T targetname r sid R rescan s stats S show t type u logout U logoutall value x index`,
  },
  multipath: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'changes devices with several paths', { without: '-l -ll -t -T -d -c -C -u -U' })] },
    data: 'f F l ll a w W c C u U t T d e i B p r R',
    acts: { writes: 'b' },
  },
});
