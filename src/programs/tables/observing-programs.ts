/** Programs: what measures machines, programs and networks, and the records of it. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, changesForOthers, deletesOnServer, each } from './shared-rows.ts';

export const OBSERVING = (): Family => ({
  // metrics and logs. Sources: the help text of each: prometheus 2.51, alertmanager 0.27, loki 2.9, mimir 2.12, telegraf 1.30, vector 0.37
  promtool: {
    network: 'talks',
    does: {
      reads: ['check config|rules|web-config|metrics|service-discovery|healthy|ready', 'query instant|range|series|labels|analyze|metrics'],
      changes: ['test rules', 'tsdb analyze|list|dump|dump-openmetrics', 'debug all|metrics|pprof', 'promql format'],
    },
    effects: {
      rows: [
        ordinary('push', 'uploads', 'sends metrics to a server'),
        ordinary('tsdb create-blocks-from|bench', 'changes', 'writes into the database of metrics'),
      ],
    },
    acts: { runs: 'http.config.file', reaches: 'url' },
    data: `lint no-lint lint-fatal no-lint-fatal syntax-only agent extended start end step o format match type header b block limit l r
      human-readable run diff junit label timeout eval-time`,
  },
  amtool: {
    network: 'talks',
    area: 'services',
    does: { reads: ['alert|silence query', 'check-config', 'config show', 'config routes show|test', 'cluster show', 'template render'] },
    effects: {
      long: `config.file alertmanager.url timeout output http.config.file generator-url annotation worker template.glob template.text template.type
        template.data`.split(/\s+/),
      short: 'ow',
      rows: [
        ordinary('alert add', 'changes', 'raises an alert'),
        dangerous('silence add|update|import', 'changes', 'silences alerts', { called: 'silenc mute quiet maintenanc stumm wartung' }),
        changesForOthers('silence expire'),
      ],
    },
    acts: { runs: 'config.file http.config.file', reaches: 'alertmanager.url' },
    data: `within expired a author c comment d duration start end e expires o output v verbose timeout inhibited i silenced s active
      unprocessed u receiver r id matchers q quiet tree verify.receivers date.format created-by created-within version-check no-version-check
      generator-url annotation f force w worker template.glob template.text template.type template.data`,
  },
  logcli: {
    reads: true,
    network: 'talks',
    acts: { reaches: 'addr proxy-url', lowers: 'tls-skip-verify', runs: 'ca-cert', writes: 'part-path-prefix cpuprofile memprofile' },
    data: `limit since from to batch step interval o output t timezone q quiet f tail follow forward no-labels exclude-label
      include-label labels-length analyze-labels stats cpu org-id username password bearer-token delay-for include-common-labels
      retries now time parallel-duration parallel-max-workers colored-output`,
  },
  mimirtool: {
    network: 'talks',
    does: {
      reads: [
        'rules list|print|get|diff|check|lint|prepare',
        'alertmanager get|verify',
        'analyze',
        'version',
        'config convert',
        'promql format',
      ],
    },
    effects: {
      rows: [
        changesForOthers('rules load|sync|delete|delete-namespace'),
        changesForOthers('alertmanager load|delete|migrate-utf8'),
        ordinary('remote-read|backfill|bucket-validation', 'network', 'copies metrics'),
      ],
    },
    acts: { reaches: 'address', runs: 'tls-ca-path', lowers: 'tls-insecure-skip-verify' },
    data: 'id user key namespaces ignored-namespaces rule-files rule-dirs format disable-color strict n dry-run log.level backend',
  },
  telegraf: {
    network: 'talks',
    does: { reads: ['version|plugins'], changes: ['config'], runs: [''] },
    acts: { runs: 'config config-directory plugin-directory', writes: 'pidfile', reaches: 'pprof-addr', lowers: 'unprotected' },
    data: `test test-wait once quiet debug input-filter output-filter aggregator-filter processor-filter section-filter sample-config
      input-list output-list usage deprecation-list strict-env-handling`,
  },
  vector: {
    network: 'talks',
    does: { reads: ['validate|top|tap|list|graph|help'], changes: ['generate|generate-schema|vrl'], runs: ['test'] },
    acts: { runs: 'c config C config-dir config-toml config-yaml config-json', reaches: 'u url' },
    data: 'no-environment no-topology skip-healthchecks deny-warnings interval i human-metrics limit l format f q quiet v verbose color t threads',
  },

  // disks and processors, measured. Sources: the manual page of each: fio 3.33, ioping 1.3, numactl 2.0.16, linux-cpupower 6.1,
  // sysdig 0.29; valgrind 3.19
  fio: {
    changes: true,
    area: 'disks',
    effects: {
      rows: [
        ordinary('', 'runs-project-code', 'does what a file of jobs says', { least: 1 }),
        dangerous('', 'network', 'starts a server that runs the jobs of others', { options: '--server' }),
      ],
    },
    acts: {
      writes: 'filename output directory write_bw_log write_lat_log write_iops_log status-file aux-path daemonize',
      runs: 'exec_prerun exec_postrun remote-config trigger trigger-remote',
      reaches: 'client',
    },
    data: `name rw readwrite bs blocksize size runtime time_based ioengine iodepth direct numjobs group_reporting output-format section eta
      eta-interval eta-newline bsrange rwmixread rwmixwrite fsync fdatasync loops offset ramp_time thread random_distribution randrepeat
      buffered invalidate sync thinktime rate rate_iops latency-log minimal terse-version cmdhelp enghelp parse-only showcmd warnings-fatal
      max-jobs debug readonly percentile_list lat_percentiles clat_percentiles norandommap verify verify_fatal cpus_allowed nrfiles filesize
      status-interval idle-prof stonewall fallocate end_fsync allow_mounted_write merge-blktrace-only append-terse cpuclock-test
      crctest alloc-size inflate-log trigger-file trigger-timeout merge_blktrace_iters`,
  },
  ioping: { reads: true, data: 'c i l t T s S o w C D A L R Y y W G J a b k q B p P r z e' },
  numastat: { reads: true, data: 'c m n p s v z' },
  turbostat: {
    wraps: { short: 'acHisnnoSTx', long: ['interval', 'num_iterations', 'out', 'show', 'hide', 'cpu', 'add', 'enable'], inner: 'argv' },
    acts: { writes: 'o out' },
    data: 'i interval n num_iterations S Summary s show H hide c cpu q quiet J Joules l list a add d debug D Dump e enable T TCC N header_iterations',
  },
  sysdig: {
    area: 'capture',
    effects: {
      rows: [
        ordinary('', 'system', 'records what the system does', {
          without: '-r --read -l --list -cl --list-chisels -i --chisel-info -Il --list-inputs -h --help --version',
          area: 'capture',
        }),
      ],
    },
    acts: { writes: 'w write', runs: 'c chisel lua-script H plugin I input plugin-config-file', reaches: 'k k8s-api m mesos-api' },
    data: `r read n numevents l list L list-events i chisel-info p print j json t timetype s snaplen z compress v verbose A print-ascii X b q quiet
      print-base64 C d displayflt D E exclude-users e F fatfile filter-proclist G K k8s-api-cert list-markdown M page-faults P progress R
      resolve-ports S summary T force-tracers-capture unbuffered W x print-hex print-hex-ascii`,
  },
  ...each('callgrind_annotate ms_print', {
    reads: true,
    files: 'shown',
    data: 'auto inclusive tree threshold show sort context show-percs I include x y',
  }),

  // what tests covered. Sources: the manual page of each: lcov 1.16, gcovr 5.2
  lcov: {
    changes: true,
    acts: { writes: 'o output-file to-package', runs: 'gcov-tool config-file' },
    data: `c capture d directory z zerocounters l list r remove e extract a add-tracefile b base-directory i initial k kernel-directory t
      test-name q quiet no-external external no-checksum checksum no-recursion follow rc ignore-errors f list-full-path summary
      derive-func-data compat-libtool no-compat-libtool diff include exclude branch-coverage filter convert-filenames from-package
      no-list-full-path no-markers path strip fail-under-lines`,
  },
  genhtml: {
    changes: true,
    acts: { writes: 'o output-directory', runs: 'config-file c css-file html-prolog html-epilog' },
    data: `t title q quiet s show-details f frames b baseline-file k keep-descriptions p prefix no-prefix no-source no-sourceview legend
      num-spaces highlight sort no-sort function-coverage branch-coverage no-branch-coverage demangle-cpp ignore-errors rc precision missed
      dark-mode filter footer d description-file html-extension html-gzip no-function-coverage`,
  },
  gcovr: {
    changes: true,
    effects: {
      rows: [ordinary('', 'deletes', 'deletes the records of what tests covered', { options: '-d --delete', area: 'files', aside: true })],
    },
    acts: {
      writes: 'o output txt html html-details xml json json-summary csv sonarqube coveralls cobertura lcov markdown',
      runs: 'config gcov-executable',
    },
    data: `r root e exclude f filter exclude-directories gcov-filter gcov-exclude s print-summary b branches fail-under-line
      fail-under-branch sort-uncovered sort-percentage u x pretty j k keep object-directory gcov-ignore-errors gcov-ignore-parse-errors
      exclude-unreachable-branches exclude-throw-branches exclude-lines-by-pattern a add-tracefile html-title html-theme html-medium-threshold
      html-high-threshold decisions calls sort v verbose source-encoding merge-mode-functions no-markers exclude-branches-by-pattern
      exclude-pattern-prefix p xml-pretty cobertura-pretty html-details-syntax-highlighting html-css html-medium-threshold-branch
      html-high-threshold-branch html-medium-threshold-line html-high-threshold-line html-tab-size html-absolute-paths html-encoding
      html-self-contained json-pretty json-summary-pretty coveralls-pretty timestamp include-internal-functions exclude-function-lines g
      use-gcov-files`,
  },

  // messages and their brokers. Sources: kafka.apache.org/documentation 3.7; the help text of each: rabbitmq 3.12
  'kafka-configs': {
    network: 'talks',
    area: 'cloud',
    effects: {
      rows: [
        dangerous('', 'changes', 'changes something that other people use', { options: '--alter' }),
        ordinary('', 'network', 'talks to the broker'),
      ],
    },
    acts: { reaches: 'bootstrap-server' },
    data: 'describe alter entity-type entity-name entity-default all add-config delete-config topic user client broker',
  },
  'kafka-acls': {
    network: 'talks',
    area: 'cloud',
    effects: {
      rows: [
        dangerous('', 'system', 'changes who may use the broker', { options: '--add --remove' }),
        ordinary('', 'network', 'talks to the broker'),
      ],
    },
    acts: { reaches: 'bootstrap-server' },
    data: `list add remove topic group cluster transactional-id operation allow-principal deny-principal allow-host deny-host producer
      consumer principal resource-pattern-type`,
  },
  ...each('kafka-log-dirs kafka-get-offsets kafka-broker-api-versions', {
    reads: true,
    network: 'talks',
    acts: { reaches: 'bootstrap-server' },
    data: 'describe topic-list broker-list topic time partitions topic-partitions exclude-internal-topics',
  }),
  'kafka-producer-perf-test': {
    network: 'talks',
    effects: { rows: [ordinary('', 'uploads', 'sends test messages to the broker')] },
    data: 'topic num-records record-size throughput print-metrics transactional-id transaction-duration-ms payload-delimiter',
  },
  ...alike('kafka-configs', 'kafka-configs.sh'),
  ...alike('kafka-acls', 'kafka-acls.sh'),
  ...alike('kafka-log-dirs', 'kafka-log-dirs.sh kafka-get-offsets.sh kafka-broker-api-versions.sh'),
  ...alike('kafka-producer-perf-test', 'kafka-producer-perf-test.sh'),
  ...alike('kafka-console-consumer', 'kafka-console-consumer.sh'),
  ...alike('kcat', 'kafkacat'),
  rabbitmqadmin: {
    network: 'talks',
    area: 'services',
    does: { reads: ['list|show|help'] },
    effects: {
      short: 'cNHPVupfSdR',
      long: ['config', 'node', 'host', 'port', 'path-prefix', 'vhost', 'username', 'password', 'format', 'sort', 'depth'],
      rows: [
        changesForOthers('declare|publish|get|import'),
        deletesOnServer('delete|purge|close'),
        ordinary('export', 'changes', 'writes the settings of the broker to a file'),
      ],
    },
    acts: { reaches: 'H host', lowers: 'k ssl-insecure', runs: 'c config' },
    data: 'f format q quiet s sort R sort-reverse d depth V vhost u username p password P port path-prefix N node b bash-completion S ssl',
  },
  'rabbitmq-plugins': {
    area: 'services',
    does: { reads: ['list|directories|is_enabled|help|version'] },
    effects: {
      short: 'nt',
      long: ['node', 'timeout', 'formatter'],
      rows: [ordinary('enable|disable|set', 'system', 'changes which plugins the broker runs')],
    },
    data: 'e enabled E implicitly-enabled m minimal v verbose n node q quiet s silent t timeout l longnames online offline formatter all',
  },
  ...each('rabbitmq-diagnostics rabbitmq-queues', { like: 'rabbitmqctl' }),
});
