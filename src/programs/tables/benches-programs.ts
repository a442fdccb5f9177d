/** Programs: benchmarks and stress of machines, traces of the kernel, records of how a machine works. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const MEASURES = 'writes files for a test';
/** A disk, on which a test overwrites what was there. */
const DEVICE = /^\/dev\//;

/** Options of nearly all tools of bcc. */
const BCC = `p L t T u U d n m D F j e x q c P 4 6 f w W Q i l K I C a s S z v b N max-args cgroupmap mntnsmap
   timestamp ebpf stack-storage-size r H A M uid Z B R`;

export const BENCHES = (): Family => ({
  // memory, processors. Sources: the manual page of each: memtester 4.6, stressapptest 1.0, mbw 1.5, s-tui 1.1, rt-tests 2.4, hwloc 2.9, likwid
  // 5.2, schedtool 1.3, numad 0.5
  ...each('memtester', {
    area: 'processes',
    effects: { rows: [dangerous('', 'system', 'overwrites memory at an address', { options: '-p', area: 'kernel' })] },
    does: { reads: [''] },
    data: 'd',
  }),
  stressapptest: {
    does: { reads: [''] },
    effects: {
      short: 'CdfilmMnpsv',
      rows: [
        dangerous('', 'system', 'destroys the data on a disk or partition', { options: '--destructive', area: 'disks', recursive: true }),
        ordinary('', 'changes', MEASURES, { options: '-f' }),
      ],
    },
    acts: { writes: 'f l' },
    data: `A C d F i m M n p s v W blocks-per-segment cache-size cc_inc_count cc_line_count cc_test filesize findfiles force_errors
      force_errors_like_crazy local_numa max_errors monitor_mode no_errors paddr_base pause_delay pause_duration random-threads
      read-block-size read-threshold remote_numa segment-size stop_on_errors write-block-size write-threshold`,
  },
  mbw: { reads: true, data: 'q a n t b' },
  's-tui': {
    reads: true,
    acts: { writes: 'debug-file csv-file' },
    data: 'd debug c csv t terminal j json -nm no-mouse v -ct custom_temp -tt t_thresh -cf custom_fan',
  },
  ...each('hackbench cyclictest signaltest pi_stress oslat ptsematest svsematest sigwaittest pip_stress rt-migrate-test cyclicdeadline', {
    reads: true,
    acts: { writes: 'json histfile F fifo' },
    data: `a affinity A align b breaktrace c clock default-system d distance D duration H histofall histogram i interval laptop latency l loops
      mainaffinity m mlockall M refresh_on_max N nsecs o oscope p prio policy priospread q r relative R resolution secaligned s system S smp
      spike spike-nodes smi t threads tracemark u unbuffered v x posix_timers g groups inversions pipe datasize P process T B bias C
      cpu-main-thread f rtprio workload-mem trace-threshold w workload z zero-omit sched uniprocessor fds rr`,
  }),
  hwlatdetect: { reads: true, acts: { writes: 'report' }, data: 'duration threshold hardlimit window width cpu-list debug quiet watch' },
  'hwloc-bind': {
    wraps: {
      long: ['restrict', 'restrict-flags', 'best-memattr', 'cpubind', 'membind', 'mempolicy', 'pid', 'tid', 'nodeset'],
      operands: 1,
      inner: 'argv',
    },
    data: `no-smt restrict disallowed best-memattr hbm no-hbm get e get-last-cpu-location single strict p physical l logical taskset f force
      nodeset`,
  },
  ...each('hwloc-distrib', {
    reads: true,
    data: `objects topology support i input if input-format s silent ancestors ancestor children descendants local-memory local-memory-flags
      best-memattr n disallowed restrict restrict-flags filter no-icaches no-io no-bridges whole-io thissystem pid p physical l logical single
      taskset ignore from to at reverse`,
  }),
  'likwid-topology': { reads: true, acts: { writes: 'o output' }, data: 'V verbose g c caches C clock G gpus' },
  'likwid-powermeter': { wraps: { short: 'VcMs', long: ['verbose'], inner: 'argv' }, does: { reads: [''] }, data: 'p i info t f c M s V' },
  'likwid-perfctr': {
    wraps: { short: 'VcCgtSTsoEGW', long: ['verbose', 'group', 'skip', 'output', 'gpus', 'gpugroup'], inner: 'argv' },
    does: { reads: [''] },
    acts: { writes: 'o output' },
    data: 'm marker a e O i info c C g group t S T s skip f force E G gpus W gpugroup stats H V',
  },
  'likwid-pin': { wraps: { short: 'VcCsd', long: ['verbose', 'skip'], inner: 'argv' }, does: { reads: [''] }, data: 'S sweep p i m d' },
  'likwid-bench': { reads: true, data: 'a p s t w W l i f' },
  schedtool: {
    wraps: { short: 'Mpan', starters: ['-e'], inner: 'none' },
    area: 'processes',
    effects: {
      rows: [
        ordinary('', 'changes', 'changes how a program gets the processor', { options: '-N -0 -F -1 -R -2 -B -3 -I -4 -D -5 -M -p -a -n' }),
      ],
    },
    does: { reads: [''] },
    data: 'r v e',
  },

  // disks. Sources: the manual page of each: bonnie++ 2.00, dbench 4.0, blktrace 1.2
  'bonnie++': {
    area: 'disks',
    effects: { rows: [ordinary('', 'changes', MEASURES, { without: '-h' })] },
    data: 'd c s n m r x u g q f b p y D z Z',
  },
  zcav: {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      short: 'bcrsfug',
      rows: [
        dangerous('', 'system', 'destroys the data on a disk or partition', { options: '-w', recursive: true }),
        ordinary('', 'changes', 'reads a disk to measure it', { unless: DEVICE }),
      ],
    },
    data: 'b c r s f u g',
  },
  ...each('dbench tbench', {
    area: 'files',
    effects: { rows: [ordinary('', 'changes', MEASURES, { without: '-h' })] },
    acts: { runs: 'c' },
    data: 's t D x S T R timelimit directory sync',
  }),
  blktrace: {
    area: 'capture',
    changes: true,
    effects: { short: 'AabdInhpoDrw', rows: [ordinary('', 'network', 'lets other machines send traces', { options: '-l --listen' })] },
    acts: { writes: 'o output D output-dir', reaches: 'h host' },
    data: `A set-mask a act-mask b buffer-size d dev I input-devs n num-sub-buffers p port s no-sendfile r relay v V w stopwatch k kill`,
  },
  ...each('blkparse btt blkrawverify', {
    reads: true,
    acts: { writes: 'o output output-file d dump-binary B dump-blocknos' },
    data: `A set-mask a act-mask D input-directory b batch i input F format f format-spec M no-msgs h hash-by-name O no-text-output q s
      per-program-stats t track-ios w stopwatch seek-absolute all-data devices e exes iostat I input-file m easy-parse-avgs X z Z do-active r
      no-remaps S T time-start time-end`,
  }),
  btrace: { reads: true, data: 's w n b r a' },
  iowatcher: {
    changes: true,
    acts: { runs: 'p prog', writes: 'o output t trace m movie D blktrace-destination' },
    data: `d device K keep-movie-svgs l label T title r rolling h height w width c columns x xzoom y yzoom a io-plot-action P per-process-io O
      only-graph N no-graph`,
  },

  // networks of computing. Sources: the manual page of each: qperf 0.4, perftest 4.5
  ...each('ib_write_bw ib_read_bw ib_send_bw ib_write_lat ib_read_lat ib_send_lat ib_atomic_bw ib_atomic_lat qperf', {
    network: 'talks',
    does: { reads: [''] },
    data: `p port m mtu d ib-dev i ib-port s size a all t tx-depth n iters C report-cycles H report-histogram U report-unsorted V F D duration b
      bidirectional q qp R rdma_cm x gid-index report_gbits c connection -t -m -lp -ip -oo -sb -un -uu -ub -vv -v -vc -vs -vt -vu -cp -ca loop
      time msg_size listen_port use_bits_per_sec`,
  }),

  // records and traces. Sources: the manual page of each: atop 2.8, powerstat 0.02, collectl 4.3, pcp 6.0, bpfcc-tools 0.26, trace-cmd 3.1,
  // lttng-tools 2.13, babeltrace 1.5 and 2.0, systemtap 4.8, crash 8.0, rt-tests 2.4
  atopsar: { reads: true, data: 'r R b e S a x C M H A g p P m s B l f d n j J i I w W y Y u z Z k K U t T O G D N' },
  ...each('atopcat atopconvert', { changes: true, data: 'd v t' }),
  powerstat: { reads: true, data: 'a b d D f g H i n p r R s S t z' },
  ...each('pmstat pmval pminfo pmdumplog pmlogsummary pmprobe pmlogcheck pmloglabel pmdiff pmjson pmlogsize pmevent', {
    reads: true,
    network: 'talks',
    acts: { reaches: 'h host', runs: 'c derived config' },
    data: `a archive A align b batch container d desc e f fetch F fetchall H hostsfile i instances I K spec-local l labels L local-PMDA m pmid M
      fullpmid n namespace N uniqnames O origin p guiport g guimode P pause q r raw s samples S start t interval T finish U v verbose V w
      width x z hostzone Z timezone y X timestamp B bins header ?`,
  }),
  ...each(
    `execsnoop-bpfcc opensnoop-bpfcc biolatency-bpfcc biosnoop-bpfcc biotop-bpfcc tcpconnect-bpfcc tcpaccept-bpfcc tcplife-bpfcc tcptop-bpfcc
    tcpretrans-bpfcc tcpstates-bpfcc exitsnoop-bpfcc statsnoop-bpfcc syncsnoop-bpfcc killsnoop-bpfcc mountsnoop-bpfcc oomkill-bpfcc runqlat-bpfcc
    runqlen-bpfcc cpudist-bpfcc cachestat-bpfcc cachetop-bpfcc filetop-bpfcc fileslower-bpfcc filelife-bpfcc ext4slower-bpfcc ext4dist-bpfcc
    xfsslower-bpfcc xfsdist-bpfcc btrfsslower-bpfcc btrfsdist-bpfcc nfsslower-bpfcc vfsstat-bpfcc vfscount-bpfcc dcstat-bpfcc hardirqs-bpfcc
    softirqs-bpfcc offcputime-bpfcc profile-bpfcc funccount-bpfcc funclatency-bpfcc stackcount-bpfcc syscount-bpfcc llcstat-bpfcc bitesize-bpfcc
    capable-bpfcc memleak-bpfcc slabratetop-bpfcc solisten-bpfcc gethostlatency-bpfcc bpflist-bpfcc execsnoop opensnoop biolatency biosnoop tcpconnect
    tcpaccept tcplife runqlat`,
    { reads: true, waits: true, data: BCC },
  ),
  // what is typed and what is sent, before it is encrypted. Sources: the manual page of each, bpfcc-tools 0.26
  ...each('ttysnoop-bpfcc sslsniff-bpfcc bashreadline-bpfcc', {
    area: 'capture',
    effects: { rows: [ordinary('', 'secret', 'shows what other programs or people send or type')] },
    acts: { runs: 'extra-lib' },
    data: `${BCC} no-openssl o no-gnutls g no-nss hexdump max-buffer-size latency handshake datasize datacount`,
  }),
  'trace-cmd': {
    area: 'capture',
    does: { reads: ['report|show|list|stat|dump|check-events|mem|options|hist|help'], changes: ['extract|split|convert|restore'] },
    effects: {
      rows: [
        ordinary('start|stop|reset|clear|set|snapshot|stack|stream', 'changes', 'changes what the kernel records'),
        ordinary('listen|agent', 'network', 'lets other machines send or ask for traces'),
      ],
    },
    wraps: { subcommand: ['record', 'profile'], short: 'epfglnFkPCTtorsNvMmBbHA', inner: 'argv' },
    acts: { writes: 'o' },
    data: 'e f p g l n F P C T t r s N v M m B b H A i I R q w O d D a c k S',
  },
  ...each('babeltrace babeltrace-log', {
    reads: true,
    acts: { writes: 'w output' },
    data: `clock-cycles clock-date clock-gmt clock-offset f fields i input-format o output-format n names no-delta debug-info-dir
      stream-intersection t timerange`,
  }),
  stap: {
    interprets: { code: ['e', 'E'], input: true },
    effects: {
      rows: [
        ordinary('', 'system', 'runs a script inside the kernel', {
          area: 'kernel',
          without: '-h --help -V --version -l -L --list-servers --dump-functions --dump-probe-types',
        }),
      ],
    },
    acts: { runs: 'c', writes: 'o', lowers: 'g suppress-time-limits suppress-handler-errors', reaches: 'remote' },
    data: `p v vp k P u w W b i interactive t s I D B a r modinfo G R m d ldd all-modules x F S T skip-badvars prologue-searching compatible
      check-version clean-cache color disable-cache poison-cache privilege unprivileged use-server use-server-on-error list-servers
      dump-probe-types dump-probe-aliases dump-functions monitor example l L`,
  },
  crash: {
    typed: true,
    does: { reads: [''] },
    acts: { runs: 'i x' },
    data: `h s d S e f k g t L c p o m machdep active buildinfo memory_module memory_device log no_kallsyms no_modules no_data_debug no_panic
      readnow smp v cpus osrelease hyper more less hex dec no_scroll minimal mod src kaslr offline`,
  },
});
