/** Programs: routes, bridges and switches of the network, packets that are made, and what a network carries. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const ROUTES = (): Family => ({
  // routes, bridges and switches. Sources: the manual page of each: bird 2.0, frr 8.4, openvswitch 3.1, radvd 2.19; arptables- legacy(8) and
  // ebtables-legacy(8)
  ...each('arptables ebtables arptables-legacy ebtables-legacy arptables-nft ebtables-nft', {
    area: 'firewall',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'removes all rules for the network', { options: '-F --flush -X --delete-chain --init-table' }),
        ordinary('', 'system', 'changes rules for the network', {
          options: `-A --append -I --insert -D --delete -R --replace -P --policy -N --new-chain -E --rename-chain -Z --zero --atomic-commit -C`,
        }),
      ],
    },
    fields: true,
    data: `L list n v t A append I insert D delete R replace P policy N E Z zero s source d destination i o j jump p Ln Lc Lx Lmac2 F flush X
      set-counters c src-ip dst-ip source-mac src-mac dst-mac opcode h-length proto-type ip-src ip-dst in-interface out-interface`,
  }),
  ...each('arptables-save ebtables-save', { reads: true, data: 'c M' }),
  ...each('arptables-restore ebtables-restore', {
    area: 'firewall',
    effects: { rows: [dangerous('', 'system', 'replaces all rules for the network')] },
    data: 'c h',
  }),
  ...each('bird babeld frr radvd', {
    area: 'services',
    effects: {
      rows: [ordinary('', 'system', 'starts a program that sets routes', { without: '-p --help --version -V -h -c --configtest' })],
    },
    acts: { runs: 'c C config' },
    data: 'd D f g l p P R s u 6 t m n T v L S I k A w',
  }),
  ...each('birdc birdcl', {
    area: 'network',
    does: { reads: ['', 'show|echo'] },
    effects: {
      rows: [
        ordinary(
          'configure|disable|enable|restart|reload|add|delete|timeformat|debug|dump|eval|mrt',
          'system',
          'changes the routes of this machine',
        ),
        dangerous('down', 'system', 'stops the program that sets routes', { area: 'services' }),
        ordinary('graceful', 'system', 'restarts the program that sets routes', { area: 'services' }),
      ],
      short: 's',
    },
    data: 'l r s v',
  }),
  vtysh: {
    area: 'network',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'system', 'changes the routes of this machine', {
          options: '-c --command',
          value: /\b(?:conf|configure|clear|write|copy|no|start-shell)\b/,
        }),
        ordinary('', 'system', 'reads the settings of the routes anew', { options: '-b --boot -f --inputfile' }),
      ],
    },
    acts: { runs: 'f inputfile', writes: 'H histfile' },
    data: 'b boot c command d daemon e execute E echo C dryrun m markfile n noerror u user h w N pathspace config_dir vty_socket',
  },
  'ovs-vsctl': {
    area: 'network',
    does: {
      reads: [
        '',
        'show|list-br|br-exists|list-ports|list-ifaces|port-to-br|iface-to-br|get-controller|get-fail-mode|get-manager|get-ssl|list|find|get',
      ],
    },
    effects: {
      rows: [
        dangerous('del-br|del-port|emer-reset|destroy|del-controller|del-manager', 'deletes', 'removes switches or ports of the network'),
        ordinary(
          'init|add-br|add-port|add-bond|add-bond-iface|del-bond-iface|br-set-external-id|set-controller|set-fail-mode|del-fail-mode',
          'system',
          'changes the switches of this machine',
        ),
        ordinary('set-manager|set-ssl|set|add|remove|clear|create|wait-until|del-ssl', 'system', 'changes the switches of this machine'),
      ],
      short: 'tfdpcC',
      long: ['db', 'timeout', 'format', 'data', 'private-key', 'certificate', 'ca-cert'],
      loose: true,
    },
    acts: { reaches: 'db syslog-target', writes: 'log-file' },
    data: `no-wait no-syslog oneline dry-run t timeout retry f format d data no-headings pretty bare max-column-width p private-key c
      certificate C ca-cert bootstrap-ca-cert peer-ca-cert if-exists may-exist columns id all no-heading`,
  },
  ...each('ovs-ofctl ovs-dpctl', {
    area: 'network',
    does: {
      reads: [
        `show|dump-tables|dump-table-features|dump-ports|dump-ports-desc|dump-flows|dump-aggregate|dump-groups|dump-group-features|dump-group-stats`,
        'queue-stats|queue-get-config|snoop|monitor|ping|probe|diff-flows|parse-flows|dump-meters|meter-features|meter-stats',
        'dump-dps|get-flow|dump-conntrack',
      ],
    },
    effects: {
      rows: [
        dangerous('del-flows|del-groups|del-meters|del-flow|del-dp|del-if|flush-conntrack', 'deletes', 'removes rules of the switches'),
        ordinary(
          'add-flow|add-flows|mod-flows|replace-flows|mod-port|mod-table|add-group|mod-group|add-meter|mod-meter|packet-out',
          'system',
          'changes the switches',
        ),
        ordinary('add-dp|add-if|set-if|mod-flow|ct-set-limits|ct-del-limits|set-frags|bundle', 'system', 'changes the switches'),
      ],
      short: 'OFPpcCt',
      long: ['protocols', 'flow-format', 'packet-in-format', 'private-key', 'certificate', 'ca-cert', 'timeout'],
    },
    acts: { writes: 'log-file pidfile unixctl', reaches: 'syslog-target' },
    data: `strict names no-names stats no-stats read-only bundle O protocols F flow-format P packet-in-format timestamp m more sort rsort p
      private-key c certificate C ca-cert s statistics may-create clear t timeout type`,
  }),
  'ovs-appctl': {
    area: 'network',
    does: {
      reads: [
        'version|list-commands|help',
        'vlog/list|fdb/show|fdb/stats-show|bond/list|bond/show|lacp/show|dpif/show|dpif/dump-flows|ofproto/list',
      ],
      changes: ['ofproto/trace|vlog/set|vlog/reopen|coverage/show|memory/show'],
    },
    effects: {
      rows: [
        ordinary('fdb/flush|bond/migrate|bond/enable-slave|bond/disable-slave|bond/set-active-slave', 'system', 'changes the switches'),
        dangerous('exit', 'system', 'stops the switches', { area: 'services' }),
      ],
      short: 'tT',
      long: ['target', 'timeout'],
    },
    data: 't target T timeout',
  },

  // packets that are made, recorded and rewritten. Sources: the manual page of each: netsniff-ng 0.6, tcpflow 1.6, tcpreplay 4.4, tcpick 0.2,
  // darkstat 3.0
  'netsniff-ng': {
    effects: {
      rows: [
        ordinary('', 'secret', 'records what is sent through the network', {
          area: 'capture',
          without: '-D --dump-pcap-types -h --help -v --version -U --update',
        }),
        ordinary('', 'changes', 'fetches the newest list of places', { options: '-U --update' }),
      ],
    },
    acts: { writes: 'o out' },
    data: `i d in dev C fanout-group K fanout-type L fanout-opts f filter t type F interval J jumbo-support R rfraw n num O overwrite P prefix T
      magic D dump-pcap-types B dump-bpf r rand M no-promisc N no-hwtimestamp A no-sock-mem m mmap G sg c clrw S ring-size k kernel-pull b
      bind-cpu u user g group H prio-high Q notouch-irq s silent q less X hex l ascii U update w cooked V verbose v h`,
  },
  trafgen: {
    effects: {
      rows: [
        dangerous('', 'network', 'floods the network with packets', {
          without: '-e --example -h --help -v --version',
          called: 'traffic packet generat send flood load trafgen smoke',
        }),
      ],
    },
    acts: { runs: 'p cpp' },
    data: `i c in conf o d out dev D define J jumbo-support R rfraw s smoke-test n num r rand P cpus t gap b rate S ring-size E seed u user g
      group H prio-high A no-sock-mem Q notouch-irq q qdisc-path V e example C no-cpu-stats h`,
  },
  mausezahn: {
    effects: { rows: [ordinary('', 'network', 'sends packets that it makes', { without: '-h -S' })] },
    acts: { runs: 'x' },
    data: '6 l R v V S q c d r p a b A B t T Q M P f F 4 h',
  },
  ...each('flowtop ifpps bpfc', {
    reads: true,
    data: `4 ipv4 6 ipv6 T tcp U udp D dccp I icmp S sctp n no-dns G no-geoip s show-src b bits u update t interval d dev num-cpus c csv l loop
      m median o omit-header p promisc P percentage W no-warn i input cpp define f format bypass V dump`,
  }),
  astraceroute: {
    reads: true,
    network: 'talks',
    data: `H host p port i d dev b bind f init-ttl m max-ttl q num-probes x timeout X payload l totlen 4 ipv4 6 ipv6 n numeric u update L
      latitude N dns S syn A ack F fin P psh U urg R rst E ecn-syn t tos G nofrag Z show-packet`,
  },
  tcpflow: {
    effects: {
      rows: [
        ordinary('', 'secret', 'records what is sent through the network', { area: 'capture', without: '-r -R -l -h -V --version --help' }),
      ],
    },
    acts: { writes: 'o w X T', runs: 'S e E' },
    data: 'a b B c C D d F f g h -hh i I K L l m P p q r R relinquish-privileges s U V z chroot Z 0 1 2 3',
  },
  tcpick: {
    effects: {
      rows: [
        ordinary('', 'secret', 'records what is sent through the network', { area: 'capture', without: '-r --readfile --help --version' }),
      ],
    },
    acts: { writes: '-wR -wP -wU -wH -wC -wS -w2 w writer' },
    data: '-yP -yR -yH -yU -yx -yX -bR -bP a n C i interface r readfile e S h T t -td F p D E X v f',
  },
  tcprewrite: {
    changes: true,
    acts: { writes: 'o outfile save-opts', runs: 'load-opts A decode' },
    data: `r portmap s seed N pnat S srcipmap D dstipmap e endpoints tcp-sequence b skipbroadcast C fixcsum m mtu mtu-trunc E efcs ttl tos
      tclass flowlabel F fixlen fuzz-seed fuzz-factor skipl2broadcast dlt enet-dmac enet-smac enet-subsmac enet-mac-seed
      enet-mac-seed-keep-bytes enet-vlan enet-vlan-tag enet-vlan-cfi enet-vlan-pri enet-vlan-proto hdlc-control hdlc-address user-dlt user-dlink
      d dbug i infile c cachefile fragroute fragdir skip-soft-errors h less-help H`,
  },
  darkstat: {
    effects: {
      rows: [
        ordinary('', 'secret', 'records who talks to whom in the network', { area: 'capture', without: '-r --help' }),
        ordinary('', 'network', 'serves a page on what it recorded', { without: '--help' }),
      ],
    },
    acts: { writes: 'daylog export pidfile' },
    data: `i r snaplen pppoe syslog no-daemon no-promisc no-dns no-macs no-lastseen p b base f l local-only chroot user import hosts-max
      hosts-keep ports-max ports-keep highest-port wait hexdump`,
  },

  // speed and reachability. Sources: the manual page of each: ndisc6 1.0, scamper 20211212, vnstat 2.10, trickle 1.07, wondershaper 1.1; cli.rs
  // of bandwhich 0.23. The rows of netperf, grepcidr and subnetcalc hold what is certain of them: no manual was at hand
  ...each('ndisc6 rdisc6', { reads: true, network: 'talks', data: '1 single m multiple n numeric r retry s source w wait V v' }),
  ...each('scamper paris-traceroute', {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'lets other programs measure through this machine', { options: '-P -U -R' })] },
    acts: { writes: 'o d e', runs: 'c I F' },
    data: '? v D p w M l L C n O i f P R U',
  }),
  vnstati: {
    changes: true,
    acts: { writes: 'o output', runs: 'config' },
    data: `5 fiveminutes fg h hours hg hoursgraph d days m months t top y years s summary hs vs i iface c cache nh noheader ne noedge L large
      small style transparent locale altdate dbdir headertext invert-colors nl nolegend O b begin e end ru rateunit v help 95`,
  },
  vnstatd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the count of what the network carries', { without: '-v --version -? --help' })] },
    acts: { runs: 'config', writes: 'p pidfile' },
    data: 'd daemon n nodaemon s sync i initdb noadd alwaysadd startempty timestamp u user g group',
  },
  bandwhich: {
    reads: true,
    acts: { writes: 'log-to', reaches: 'd dns-server' },
    data: 'i interface r raw n no-resolve s show-dns p processes c connections a addresses u unit-family t total-utilization',
  },
  trickle: { wraps: { short: 'dutwlnP', inner: 'argv' }, acts: { runs: 'P' }, data: 'h v V s d u w t l n' },
  trickled: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a program that limits the speed of the network', { without: '-V' })] },
    acts: { runs: 'c', writes: 'n' },
    data: 'v V f s d u t l p N w',
  },
  wondershaper: {
    area: 'network',
    does: { reads: ['status'] },
    effects: { rows: [ordinary('', 'system', 'limits the speed of the network, or ends that', { least: 1, unless: /^status$/ })] },
    acts: { runs: 'p' },
    data: 'a d u c s v h',
  },
  netperf: {
    network: 'talks',
    acts: { writes: 'O', reaches: 'H' },
    data: '4 6 a A b B c C d D f F h i I j k K l L n N o p P r R s S t T v w W Y Z y X m M',
  },
  netserver: {
    area: 'network',
    effects: { rows: [ordinary('', 'network', 'serves measurements to other machines', { without: '-h -V' })] },
    data: '4 6 d D f L N p v V Z h',
  },
  grepcidr: { reads: true, files: 'shown', data: 'V c v i e f D x s h L' },
  subnetcalc: { reads: true, network: 'talks', data: 'n uniquelocal uniquelocalhq nocolor' },
});
