/** Programs: servers of messages and of settings, and the tools that come with them. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, deletesOnServer, each } from './shared-rows.ts';

const ENDS_DATA = 'deletes data of the server';
const CHANGES_BROKERS = 'changes the servers of messages';
const CHANGES_CLUSTER = 'changes the cluster of the server';
/** Options of all tools of Kafka. The file of settings can name a class that is loaded. */
const KAFKA = {
  runs: 'command-config consumer.config producer.config',
  reaches: 'bootstrap-server bootstrap-controller broker-list',
} as const;

export const BROKERS = (): Family => ({
  // Kafka. Sources: the options in tools/src/main/java and core/src/main/scala of github.com/apache/kafka; cmd/kaf of birdayz/kaf
  'kafka-console-producer.sh': {
    network: 'talks',
    effects: { rows: [ordinary('', 'uploads', 'sends messages', { without: '--help --version' })] },
    acts: { runs: 'producer.config reader-config line-reader', reaches: 'bootstrap-server' },
    data: `batch-size compression-codec max-block-ms max-memory-bytes max-partition-memory-bytes message-send-max-retries metadata-expiry-ms
      producer-property property request-required-acks request-timeout-ms retry-backoff-ms socket-buffer-size sync timeout topic`,
  },
  ...alike('kafka-delete-records', 'kafka-delete-records.sh'),
  ...each('kafka-dump-log kafka-dump-log.sh', {
    reads: true,
    acts: { runs: 'key-decoder-class value-decoder-class' },
    data: `cluster-metadata-decoder deep-iteration files index-sanity-check max-bytes max-message-size offsets-decoder print-data-log
      remote-log-metadata-decoder share-group-state-decoder skip-record-metadata transaction-log-decoder verify-index-only`,
  }),
  ...each('kafka-consumer-perf-test kafka-consumer-perf-test.sh kafka-replica-verification kafka-replica-verification.sh', {
    reads: true,
    network: 'talks',
    acts: KAFKA,
    data: `date-format fetch-size from-latest group hide-header messages print-metrics reporting-interval show-detailed-stats socket-buffer-size
      timeout topic topics-include time max-wait-ms`,
  }),
  ...each('kafka-reassign-partitions kafka-reassign-partitions.sh', {
    area: 'cloud',
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'changes', 'moves data between the servers of messages', { options: '--execute --cancel' }),
        ordinary('', 'network', 'talks to the broker', { options: '--list --verify --generate' }),
      ],
    },
    acts: KAFKA,
    data: `additional cancel disable-rack-aware execute generate list preserve-throttles reassignment-json-file replica-alter-log-dirs-throttle
      throttle timeout topics-to-move-json-file verify`,
  }),
  ...each('kafka-leader-election kafka-leader-election.sh', {
    area: 'cloud',
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', CHANGES_BROKERS, { without: '--help --version' })] },
    acts: { runs: 'admin.config', reaches: 'bootstrap-server' },
    data: 'all-topic-partitions election-type partition path-to-json-file topic',
  }),
  ...each('kafka-metadata-quorum kafka-metadata-quorum.sh', {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['describe'] },
    effects: {
      long: ['bootstrap-server', 'bootstrap-controller', 'command-config'],
      rows: [dangerous('add-controller|remove-controller', 'changes', CHANGES_BROKERS, { without: '--dry-run' })],
    },
    acts: KAFKA,
    data: 'status replication human-readable controller-id controller-directory-id dry-run',
  }),
  ...each('kafka-features kafka-features.sh', {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['describe|version-mapping|feature-dependencies'] },
    effects: {
      long: ['bootstrap-server', 'bootstrap-controller', 'command-config'],
      rows: [dangerous('upgrade|downgrade|disable', 'changes', CHANGES_BROKERS, { without: '--dry-run' })],
    },
    acts: KAFKA,
    data: 'dry-run feature metadata release-version unsafe',
  }),
  ...each('kafka-transactions kafka-transactions.sh', {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['list|describe|describe-producers|find-hanging'] },
    effects: {
      long: ['bootstrap-server', 'command-config'],
      rows: [dangerous('abort|forceTerminateTransaction', 'changes', 'ends transactions of the broker')],
    },
    acts: KAFKA,
    data: `broker-id coordinator-epoch duration-filter max-transaction-timeout partition producer-epoch producer-id start-offset topic
      transactional-id`,
  }),
  ...each('kafka-cluster kafka-cluster.sh', {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['cluster-id|list-endpoints'] },
    effects: { long: ['bootstrap-server', 'bootstrap-controller', 'config'], rows: [dangerous('unregister', 'changes', CHANGES_BROKERS)] },
    acts: { runs: 'config c', reaches: 'bootstrap-server b bootstrap-controller' },
    data: 'id i',
  }),
  ...each('kafka-streams-application-reset kafka-streams-application-reset.sh', {
    area: 'cloud',
    network: 'talks',
    effects: {
      rows: [dangerous('', 'deletes', 'deletes the state of an application of the broker', { without: '--dry-run --help --version' })],
    },
    acts: { runs: 'config-file', reaches: 'bootstrap-server' },
    data: `application-id by-duration dry-run force from-file input-topics intermediate-topics internal-topics shift-by to-datetime to-earliest
      to-latest to-offset`,
  }),
  ...each('kafka-storage kafka-storage.sh', {
    area: 'services',
    does: { reads: ['info|random-uuid|version-mapping|feature-dependencies'] },
    effects: {
      short: 'ct',
      long: ['config', 'cluster-id'],
      rows: [dangerous('format', 'deletes', 'sets up the folders of the broker anew')],
    },
    acts: { runs: 'c config' },
    data: `t cluster-id g ignore-formatted r release-version s standalone no-initial-controllers I initial-controllers S add-scram feature f`,
  }),
  ...each(
    `kafka-server-start kafka-server-start.sh zookeeper-server-start zookeeper-server-start.sh connect-standalone connect-standalone.sh
    connect-distributed connect-distributed.sh connect-mirror-maker connect-mirror-maker.sh`,
    { area: 'services', effects: { rows: [ordinary('', 'system', 'starts a server')] }, data: 'daemon name loggc override version' },
  ),
  ...each('kafka-server-stop kafka-server-stop.sh zookeeper-server-stop zookeeper-server-stop.sh', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'stops a server')] },
    data: 'process-role node-id',
  }),
  kaf: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'topics|groups|nodes|node|consume|query|completion|help',
        'topic ls|list|describe|lag',
        'group ls|list|describe|peek',
        'node ls|list',
        'config current-context|ls|get-clusters',
      ],
      changes: ['config use-cluster|select-cluster|add-cluster|import|add-eventhub'],
    },
    effects: {
      short: 'bcv',
      long: ['brokers', 'cluster', 'config', 'schema-registry'],
      rows: [
        ordinary('produce', 'uploads', 'sends messages'),
        ordinary('topic create|add-config|rm-config|set-config|update', 'changes', 'changes a topic'),
        dangerous('topic delete', 'deletes', 'deletes a topic'),
        dangerous('group delete|commit|delete-offsets', 'deletes', 'deletes a group of consumers or moves its place'),
        ordinary('config remove-cluster', 'deletes', 'removes the settings of a cluster'),
      ],
    },
    acts: { runs: 'config', reaches: 'b brokers schema-registry' },
    data: `c cluster v verbose f follow g group o offset n tail p partition partitions r replicas raw output compact key k header H limit-messages l
      proto-include proto-exclude proto-type key-proto-type avro-schema-id avro-key-schema-id decode-msgpack timestamp input input-mode repeat
      template partitioner noconfirm all-partitions offset-map no-headers no-members read-committed grep commit`,
  },

  // ZooKeeper and etcd. Sources: bin and zookeeper-server/src/main/java/org/apache/zookeeper/cli of github.com/apache/zookeeper; etcd(1) 3.4;
  // etcdutl from memory of its help text
  ...each('zkCli.sh zkCli zookeeper-shell zookeeper-shell.sh', {
    typed: true,
    area: 'cloud',
    network: 'talks',
    does: { reads: ['ls|get|stat|getAcl|version|whoami|config|listquota|getAllChildrenNumber|getEphemerals|help|quit', ''] },
    effects: {
      loose: true,
      rows: [
        dangerous('delete|deleteall|rmr', 'deletes', ENDS_DATA),
        dangerous('create|set|setquota|delquota|reconfig|setAcl', 'changes', CHANGES_CLUSTER),
      ],
    },
    acts: { reaches: '-server', runs: '-client-configuration' },
    data: '-timeout -r -waitforconnection -s -w -R',
  }),
  'zkServer.sh': {
    area: 'services',
    does: { reads: ['status|version|print-cmd'] },
    effects: { rows: [ordinary('start|start-foreground|stop|restart', 'system', 'starts or stops a server')] },
    acts: { runs: '-config config' },
  },
  'zkCleanup.sh': { area: 'cloud', effects: { rows: [dangerous('', 'deletes', 'deletes older log files of the server')] }, data: 'n' },
  etcd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server', { without: '--version -version --help -h' })] },
    acts: {
      runs: 'config-file',
      reaches: 'listen-client-urls listen-peer-urls listen-metrics-urls discovery discovery-proxy discovery-srv',
      lowers: 'force-new-cluster cors',
    },
    data: `name data-dir wal-dir snapshot-count heartbeat-interval election-timeout max-snapshots max-wals quota-backend-bytes max-txn-ops
      max-request-bytes initial-advertise-peer-urls initial-cluster initial-cluster-state initial-cluster-token advertise-client-urls
      strict-reconfig-check pre-vote auto-compaction-retention auto-compaction-mode enable-v2 cert-file key-file client-cert-auth
      trusted-ca-file auto-tls peer-cert-file peer-key-file peer-client-cert-auth peer-trusted-ca-file peer-auto-tls auth-token metrics
      enable-pprof logger log-outputs log-level debug version`,
  },
  etcdutl: {
    area: 'backups',
    does: { reads: ['version|help|completion|hashkv', 'snapshot status'] },
    effects: {
      rows: [
        ordinary('snapshot restore', 'changes', 'writes a server from a backup', { area: 'databases' }),
        ordinary('defrag', 'changes', 'makes the file of the server smaller'),
        dangerous('migrate', 'changes', 'moves the data of the server to another version'),
      ],
    },
    acts: { writes: 'data-dir' },
    data: `w write-out wal-dir name initial-cluster initial-cluster-token initial-advertise-peer-urls skip-hash-check bump-revision mark-compacted
      target-version force rev`,
  },

  // NATS and Pulsar. Sources: cmd of github.com/nats-io/nsc; main.go of nats-io/nats-server; pulsar-admin from memory of its help text
  'nats-server': {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'stops or reloads a server', { options: '-sl --signal -signal' }),
        ordinary('', 'system', 'starts a server', { without: '-sl --signal -signal -v --version -h --help -t' }),
      ],
    },
    passwords: ['--(?:pass|auth)[= ]'],
    acts: { runs: 'c config', writes: 'P pid l log ports_file_dir', reaches: 'a addr net cluster routes cluster_listen' },
    data: `p port n name server_name m http_port ms https_port profile client_advertise cluster_advertise max_traced_msg_len t js jetstream sd
      store_dir s syslog r remote_syslog T logtime log_size_limit D debug V trace VV DV DVV user pass auth tls tlscert tlskey tlsverify
      tlscacert cluster_name no_advertise connect_retries max_pings v version help_tls sl`,
  },
  nsc: {
    area: 'accounts',
    does: {
      reads: ['list|describe|env|validate|help|version|export', 'keys migrate'],
      changes: ['init', 'generate config|diagram|nkey|activation|profile'],
      installs: ['update'],
    },
    effects: {
      rows: [
        dangerous('add|edit|delete|reissue|revocations|import|load|fix|restore|rename|expirations', 'startup', 'changes who may log in'),
        ordinary('push|pull', 'network', 'talks to the server of messages'),
        dangerous('generate creds', 'secret', 'shows the key of an account'),
      ],
    },
    acts: { writes: 'output-file data-dir' },
    data: 'a account u user n name o operator json raw all A account-jwt-server-url config-dir keystore-dir',
  },
  'pulsar-admin': {
    area: 'cloud',
    network: 'talks',
    fields: true,
    does: { reads: ['help|version'] },
    effects: {
      loose: true,
      rows: [
        ordinary(
          'list|get|stats|info|status|permissions|subscriptions|list-partitioned-topics|partitioned-stats',
          'network',
          'talks to the server of messages',
        ),
        deletesOnServer('delete|delete-partitioned-topic|clear-backlog|unsubscribe|truncate'),
        ordinary('create|create-partitioned-topic|create-subscription|update|set-retention|set-backlog-quota', 'changes', CHANGES_BROKERS),
        ordinary('unload|trigger|start|stop|restart|reset-cursor|skip', 'changes', CHANGES_BROKERS),
        dangerous('grant-permission|revoke-permission', 'startup', 'gives others rights', { area: 'accounts' }),
      ],
    },
    acts: { reaches: 'admin-url', lowers: 'tls-allow-insecure', runs: 'auth-plugin' },
    data: 'auth-params request-timeout tls-trust-cert-path s p n force',
  },
});
