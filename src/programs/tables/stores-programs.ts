/** Programs: servers of data and of messages, and what talks to them. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

/** What the tools that write into a database of MongoDB contact, and which protections they give up. */
const OF_MONGO = {
  reaches: 'h host uri',
  lowers: 'tlsInsecure sslAllowInvalidCertificates sslAllowInvalidHostnames bypassDocumentValidation',
};

/** What the servers of this table have in common. */
const SERVER: Program = { effects: { rows: [ordinary('', 'system', 'starts a server')] }, area: 'services' };

export const STORES = (): Family => ({
  // data. Sources: mongodb.com/docs/database-tools 100.9; influx help 2.7; etcdctl help 3.5
  mongodump: {
    reads: true,
    network: 'talks',
    acts: { writes: 'o out archive', lowers: 'tlsInsecure sslAllowInvalidCertificates', reaches: 'h host uri' },
    data: `d db c collection u username p password q query gzip authenticationDatabase port v quiet excludeCollection
      excludeCollectionsWithPrefix numParallelCollections j forceTableScan viewsAsCollections oplog readPreference queryFile type f
      fields fieldFile jsonArray pretty sort limit skip noHeaderLine jsonFormat assertExists ssl tls authenticationMechanism`,
  },
  mongoexport: { like: 'mongodump' },
  mongoimport: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes documents of the database', { options: '--mode', value: /^delete$/ }),
        dangerous('', 'deletes', 'deletes the existing data before it imports', { options: '--drop' }),
        ordinary('', 'changes', 'changes the database'),
      ],
    },
    area: 'databases',
    data: `d db c collection file type f fields fieldFile headerline jsonArray mode upsertFields ignoreBlanks columnsHaveTypes stopOnError
      numInsertionWorkers j writeConcern parseGrace maintainInsertionOrder u username p password authenticationDatabase
      authenticationMechanism port legacy quiet v verbose ssl tls useArrayIndexFields`,
    acts: OF_MONGO,
  },
  mongorestore: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the existing data before it restores the backup', { options: '--drop' }),
        ordinary('', 'changes', 'changes the database'),
      ],
    },
    area: 'databases',
    acts: OF_MONGO,
    data: `d db c collection archive gzip nsInclude nsExclude nsFrom nsTo dryRun dir objcheck noIndexRestore convertLegacyIndexes
      keepIndexVersion noOptionsRestore maintainInsertionOrder numParallelCollections j numInsertionWorkersPerCollection stopOnError
      writeConcern u username p password authenticationDatabase authenticationMechanism port quiet v verbose ssl tls`,
  },
  mongofiles: {
    changes: true,
    area: 'databases',
    data: 'd db prefix t type c u username p password authenticationDatabase port quiet v verbose',
    acts: { writes: 'l local', reaches: 'h host uri' },
  },
  influx: {
    passwords: [String.raw`--password[= ]`],
    area: 'databases',
    network: 'talks',
    does: {
      reads: ['task|user|v1 list', 'task run|log list', 'query|ping|version|help', 'bucket list', 'org list', 'config list'],
      changes: ['write', 'bucket create', 'config create'],
    },
    effects: {
      rows: [
        dangerous('bucket update', 'deletes', 'lets older data of a bucket be deleted', { options: '-r --retention' }),
        ordinary('bucket update', 'changes', 'changes a bucket', { without: '-r --retention' }),
        deletesOnServer('task|v1 delete'),
        ordinary('task create|update', 'changes', 'changes what the database does at which time'),
        ordinary('setup', 'changes', 'sets up the database with its first account'),
        dangerous('restore', 'deletes', 'replaces data of the database'),
        dangerous('user create|password|update', 'system', 'changes who may log in', { area: 'accounts' }),
        deletesOnServer('delete'),
        deletesOnServer('bucket|org|user delete'),
        dangerous('auth create|list', 'secret', 'shows or creates a token'),
      ],
    },
    data: `o org org-id b bucket bucket-id r raw json hide-headers t token precision n name id retention description limit offset
      http-debug c active-config q query f file i task-id d u username p password force read-bucket write-bucket -database -format -precision`,
    acts: { reaches: 'host', lowers: 'skip-verify' },
  },
  etcdctl: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['get|watch|endpoint|version|check', 'member list', 'alarm list', 'lease list', 'user list', 'role list'] },
    effects: {
      rows: [
        changesForOthers('put|txn|move-leader|lease|lock|elect|compaction|compact|defrag'),
        deletesOnServer('del'),
        dangerous(
          'member|user|role|auth|snapshot|alarm add|remove|delete|enable|disable|restore|grant-role|disarm|save',
          'system',
          'changes the cluster',
        ),
      ],
    },
    data: `prefix keys-only limit w write-out cluster cacert cert key user password hex command-timeout dial-timeout keepalive-time from-key
      rev order sort-by print-value-only count-only consistency debug lease prev-kv i interactive progress-notify discovery-srv-name
      keepalive-timeout no-sync o output cert-file key-file ca-file u username total-timeout`,
    acts: { reaches: 'endpoints d discovery-srv D C peers', lowers: 'insecure-skip-tls-verify insecure-transport insecure-discovery' },
  },

  // messages. Sources: kafka.apache.org/documentation 3.7; the manual page of each: kcat 1.7.1, mosquitto-clients 2.0
  'kafka-console-consumer': {
    reads: true,
    network: 'talks',
    data: `topic from-beginning max-messages property group partition offset timeout-ms formatter-property include whitelist
      isolation-level skip-message-on-error key-deserializer value-deserializer enable-systest-events`,
    acts: { reaches: 'bootstrap-server' },
  },
  'kafka-console-producer': { changes: true, network: 'talks' },
  kcat: {
    network: 'talks',
    changes: true,
    acts: { reaches: 'b r' },
    data: 't C P L Q K o e f c q J s G p k D u O l z Z E U v V H T m d',
    effects: { rows: [ordinary('', 'uploads', 'sends messages', { options: '-P' })] },
  },
  mosquitto_sub: {
    reads: true,
    network: 'talks',
    data: `t topic C c v V i q W F R d p u P T retained-only k keepalive K E I U N nodelay will-topic will-payload will-qos will-retain
      cafile capath cert key tls-version ciphers eol D property pretty random-filter username pw qos verbose port id id-prefix
      filter-out disable-clean-session debug quiet protocol-version unsubscribe x S A`,
    acts: { reaches: 'h host proxy L url', lowers: 'insecure' },
  },
  mosquitto_pub: {
    effects: { rows: [ordinary('', 'uploads', 'sends a message')] },
    data: `t topic m message r retain u username P pw f file s stdin-file l stdin-line n null-message q qos p port i id I id-prefix d debug V
      protocol-version k keepalive cafile capath cert key tls-version repeat repeat-delay will-topic will-payload will-qos will-retain D
      property quiet nodelay M x S A c disable-clean-session ciphers keyform psk psk-identity tls-alpn tls-engine-kpass-sha1
      tls-use-os-certs unix`,
    acts: { reaches: 'h host proxy L url', lowers: 'insecure', runs: 'tls-engine' },
  },

  // servers. Source: redis.conf and redis-server --help 7.0
  memcached: {
    ...SERVER,
    data: `a unix-mask d daemon u user m memory-limit c conn-limit R max-reqs-per-event k lock-memory p port U udp-port M disable-evictions r
      enable-coredumps f slab-growth-factor n slab-min-size C disable-cas i license t threads D L enable-largepages b listen-backlog B
      protocol I max-item-size S enable-sasl F disable-flush-all X disable-dumping`,
    acts: { writes: 's unix-socket P pidfile', reaches: 'l listen', lowers: 'A enable-shutdown' },
  },
  'redis-server': {
    ...SERVER,
    data: 'port daemonize maxmemory maxmemory-policy appendonly save loglevel databases test-memory check-system supervised',
    acts: {
      runs: 'loadmodule',
      writes: 'dir dbfilename logfile pidfile',
      reaches: 'bind replicaof slaveof',
      lowers: 'protected-mode enable-module-command enable-debug-command',
    },
  },
  mongod: {
    ...SERVER,
    acts: { runs: 'f config', writes: 'dbpath logpath pidfilepath', reaches: 'bind_ip', lowers: 'noauth bind_ip_all' },
    data: 'port replSet auth fork quiet v logappend shardsvr configsvr',
  },
  mysqld: {
    ...SERVER,
    acts: {
      runs: 'defaults-file defaults-extra-file init-file plugin-load plugin-load-add plugin-dir',
      writes: 'datadir log-error pid-file',
      reaches: 'bind-address',
      lowers: 'skip-grant-tables initialize-insecure',
    },
    data: 'skip-networking D daemonize initialize port u user console validate-config',
  },
  postgres: SERVER,
  // tables to files and back. Source: bcp of mssql-tools18
  bcp: {
    area: 'databases',
    network: 'talks',
    passwords: ['-P ?'],
    effects: {
      loose: true,
      rows: [
        dangerous('in', 'changes', 'writes into a table'),
        ordinary('out|queryout|format', 'changes', 'writes a table to a file', { area: 'files' }),
      ],
    },
    acts: { reaches: 'S', lowers: 'u', writes: 'e o' },
    data: 'a b c C d D E f F g G h k K L m n N P q r R t T U v V w x',
  },
});
