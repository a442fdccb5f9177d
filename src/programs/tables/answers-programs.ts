/** Programs: what tells of networks, NTFS volumes and SCSI devices. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const ANSWERS = (): Family => ({
  // names and services of the network. Sources: the manual page of each: avahi-utils 0.8, snmp 5.9.3, ntpsec 1.2.2, nfs-common 2.6.2,
  // lldpd 1.0.16
  ...each('avahi-browse avahi-browse-domains avahi-resolve avahi-resolve-address avahi-resolve-host-name', {
    reads: true,
    network: 'talks',
    data: `a all D browse-domains d domain t terminate c cache l ignore-local r resolve f no-fail p parsable k no-db-lookup b
      dump-db n name address 6 4`,
  }),
  ...each('avahi-publish avahi-publish-address avahi-publish-service', {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'announces a service to the network')] },
    data: 's service a address H host d domain subtype f no-fail',
  }),
  'avahi-set-host-name': {
    area: 'settings',
    effects: { rows: [ordinary('', 'system', 'changes the name of this machine in the network')] },
  },
  ...each('snmpbulkget snmpbulkwalk snmpdelta snmpdf snmpget snmpgetnext snmpnetstat snmpstatus snmptable snmpwalk snmptranslate', {
    reads: true,
    network: 'talks',
    data: `Cn Cr v c u l a A x X n e t r O m M I L p C Cc Ci Cp Cf Ct Cs CS Cm CF Cl CP Ck CT Cv Cu Ch CH CL Ca Cd Cb Co CI CR CB
      Cw CE D T TB Td Tp Ta Tl To Ts Tt Tz w`,
  }),
  ...each('snmpset snmpping snmpusm snmpvacm', {
    network: 'talks',
    area: 'settings',
    effects: { rows: [ordinary('', 'system', 'changes the settings of a device in the network')] },
    data: 'v c u l a A x X n e t r O m M Ccpings Cssize CE Cp Ca Cx Ck',
  }),
  snmptrap: {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'sends a notice to another machine')] },
    data: 'v c u l a A x X n e t r O m M',
  },
  snmpinform: {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'sends a notice to another machine')] },
    data: 'v c u l a A x X n e t r O m M',
  },
  ntptrace: { reads: true, network: 'talks', acts: { reaches: 'r host' }, data: 'n numeric m max-hosts' },
  ...each('showmount nfsstat nfsiostat mountstats lldpctl', {
    reads: true,
    network: 'talks',
    data: `a all d directories e exports no-headers s server c client n nfs 2 3 4 m mounts r rpc o l list S since Z sleep p f
      file R raw x xprt u`,
  }),

  // addresses, routes, speed. Sources: ipcalc(1) 0.42, sipcalc(1) 1.1.6, tcptraceroute.mt(1) 1.5beta7, iperf(1) 2.1.8
  ipcalc: { reads: true, data: 'n nocolor b nobinary c class html s split r range' },
  sipcalc: {
    reads: true,
    data: `a all b cidr-bitmap c classfull-addr d resolve e v4inv6 i cidr-addr I addr-int n subnets r v6rev s v4split S v6split t
      v6-standard u split-verbose w wildcard x classful-bitmap 4 addr-ipv4 6 addr-ipv6`,
  },
  tcptraceroute: { reads: true, network: 'talks', data: 'n N f m p s i q w S A E t F l d' },
  'tcptraceroute.mt': { reads: true, network: 'talks', data: 'n N f m p s i w S A E t F l d dnat no-dnat no-dnat-strict q' },
  iperf: {
    reads: true,
    network: 'talks',
    acts: { reaches: 'c client', writes: 'o output' },
    data: `b bandwidth e enhanced f format hide-ips i interval l len l2checks m print_mss NUM_REPORT_STRUCTS permit-key p port n
      sum-dstip sum-only t time u udp w window z realtime B bind C compatibility M mss N nodelay s P R D`,
  },
  iwmon: { reads: true },

  // NTFS. Sources: the manual page of each, ntfs-3g 2022.10.3
  ...each('ntfs-3g.probe ntfscat ntfscluster ntfscmp ntfsinfo ntfsls', {
    reads: true,
    data: `r readonly w readwrite a attribute n attribute-name i inode f force c cluster F filename I info s sector P
      no-progress-bar file m mft t notime all classify l long p path R recursive system x dos`,
  }),
  ...each('ntfsfix ntfsrecover ntfsresize ntfstruncate ntfsfallocate ntfscp', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'changes a file system', { without: '-n --no-action --info -i -m --info-mb-only' })] },
    data: `b clear-bad-sectors d clear-dirty n no-action backward c clusters f forward k kill-fast-restart p play r range s sync
      t transactions u undo check i info m info-mb-only size x expand force bad-sectors P no-progress-bar l length
      no-size-change N o offset a attribute inode min-fragments attr-name timestamp`,
  }),
  ntfslabel: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'names a file system', { least: 2 })] },
    data: 'f force new-serial new-half-serial n no-action',
  },
  ntfsclone: {
    area: 'disks',
    changes: true,
    effects: {
      rows: [dangerous('', 'system', 'overwrites a disk with an image', { options: '-r --restore-image -O --overwrite', recursive: true })],
    },
    acts: { writes: 'o output O overwrite' },
    data: `s save-image r restore-image n no-action rescue m metadata ignore-fs-check t preserve-timestamps full-logfile
      new-serial new-half-serial f force`,
  },
  ntfsundelete: {
    area: 'disks',
    changes: true,
    acts: { writes: 'o output d destination' },
    data: 'b byte C case c copy f force i inodes m match O optimistic P parent p percentage s scan S size t time T truncate u undelete',
  },
  ntfswipe: {
    area: 'disks',
    effects: {
      rows: [
        dangerous('', 'system', 'overwrites the free space of a file system', { without: '-n --no-action -i --info', recursive: true }),
      ],
    },
    data: `a all b bytes c count d directory f force i info l logfile m mft n no-action p pagefile s undel t tails u unused U
      unused-fast`,
  },

  // SCSI devices. Sources: the manual page of each: sg3-utils 1.46, sdparm 1.12
  ...each('sg_inq sg_logs sg_luns sg_map sg_scan sg_readcap sg_turs sg_vpd', {
    reads: true,
    data: `a ata B block c cmddt d descriptors e f force u export E x extended H hex i id I inhex l len L long m maxlen O old o
      only p page r raw s vendor vpd in A All all b brief control enumerate filter list n name no_inq P paramp pcb Q ppc D
      pdt R readonly reset decode linux lu_cong select t test scd sd sr st w 16 lba pmi z zbc N new delay low num number
      progress time examine ident M HHH Istdin`,
  }),
  sdparm: {
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'system', 'changes the settings of a disk', { options: '-s --set -c --clear -D --defaults -C --command -S --save' }),
      ],
    },
    data: `enumerate a all c clear C command B dbd D defaults d dummy e page transport vendor enumer E examine f flexible g get hex H i inquiry
      I inhex l long n num-desc o out-mask p P pdt r readonly R raw 6 six t M w wscan`,
  },
});
