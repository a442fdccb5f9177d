/** Programs: what works beside MySQL, MariaDB, Redis and memcached. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesOnServer, each } from './shared-rows.ts';

const CHANGES_DATA = 'changes the data of the database';
const OVERWRITES_DATA = 'overwrites the data of the database';
/** Options of all tools of Percona Toolkit. */
const PERCONA = `A charset ask-pass D database P port S socket u user p password set-vars slave-user slave-password replica-user pid progress
  q quiet version help no-version-check v verbose print dry-run`;
const PERCONA_PASSWORD = [String.raw`(?:[ ,'"]|^)p=`, '-p ?(?=[^ r])', '--(?:slave-|replica-)?password[= ]'];
/** Options of the tools of memcached. */
const MEMC = 'h help V version q quiet v verbose d debug n non-blocking N tcp-nodelay b binary B buffer u username p password';

export const MYSQLS = (): Family => ({
  // clients. Sources: mysqltuner(1) 1.9; the options in github.com/innotop/innotop; mysqlsh, mytop, mysqldumpslow and mysql_upgrade from memory of
  // their help texts
  mysqlsh: {
    typed: true,
    database: 'sql',
    interprets: { code: ['e', 'execute'], input: true },
    area: 'databases',
    network: 'talks',
    passwords: ['--(?:dbp|p)assword=', String.raw`-p(?=\S)`],
    acts: { runs: 'f file pym pyc', reaches: 'h host uri', writes: 'log-file' },
    data: `P port u user S socket sql py js sqlc sqlx json result-format table tabbed vertical E D schema ssl-mode mysql mysqlx mc mx i interactive
      force log-level p password no-password dbpassword C compress quiet-start no-wizard cluster redirect-primary`,
  },
  ...each('mytop innotop', {
    network: 'talks',
    area: 'databases',
    changes: true,
    passwords: [String.raw`-p ?(?=\S)`, '--(?:pass|password|askpass)[= ]'],
    acts: { reaches: 'h host', runs: 'c config' },
    data: `u user p pass password P port d db delay S socket s batch batchmode b i idle m mode n nonint count C color nocolor prompt long sort
      resolve askpass w write t timestamp inc`,
  }),
  mysqltuner: {
    reads: true,
    network: 'talks',
    passwords: ['--pass[= ]'],
    effects: { rows: [dangerous('', 'runs-foreign-code', 'replaces MySQLTuner with a download', { options: '--updateversion' })] },
    acts: { runs: 'mysqladmin mysqlcmd defaults-file template', writes: 'outputfile reportfile', reaches: 'host' },
    data: `socket port protocol user userenv pass passenv ssl-ca server-log skipsize json prettyjson skippassword checkversion updateversion forcemem
      forceswap passwordfile cvefile silent verbose nocolor nogood nobad noinfo debug noprocess dbstat nodbstat tbstat notbstat colstat
      nocolstat idxstat noidxstat sysstat nosysstat pfstat nopfstat bannedports maxportallowed buffers`,
  },
  mysqldumpslow: { reads: true, data: 'a d debug g h i l n r s t v verbose' },
  mysql_upgrade: {
    area: 'databases',
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'moves the tables of the server to its version')] },
    acts: { runs: 'defaults-file defaults-extra-file', reaches: 'h host' },
    data: `u user p password P port S socket f force s upgrade-system-tables t tmpdir v verbose skip-verbose version-check k
      check-if-upgrade-is-needed`,
  },
  'mariadb-upgrade': { like: 'mysql_upgrade' },
  'mariadb-check': { like: 'mysqlcheck' },
  'mariadb-admin': { like: 'mysqladmin' },
  'mariadb-show': { like: 'mysqlshow' },
  'mariadb-import': { like: 'mysqlimport' },

  // Percona Toolkit. Sources: the manual page of each, percona-toolkit 3.2
  'pt-online-schema-change': {
    area: 'databases',
    network: 'talks',
    passwords: PERCONA_PASSWORD,
    effects: { rows: [dangerous('', 'changes', 'changes a table of the database', { options: '--execute' })] },
    acts: { runs: 'plugin config F defaults-file', reaches: 'h host' },
    data: `${PERCONA} alter chunk-time alter-foreign-keys-method execute max-lag max-load critical-load statistics chunk-size-limit no-swap-tables
      no-drop-old-table drop-old-table no-drop-new-table check-interval check-slave-lag check-replica-lag recursion-method chunk-index
      chunk-index-columns chunk-size default-engine data-dir remove-data-dir force max-flow-ctl preserve-triggers null-to-not-null
      only-same-schema-fks new-table-name no-drop-triggers no-check-alter no-check-plan no-check-replication-filters pause-file recurse
      skip-check-slave-lag sleep tries`,
  },
  'pt-table-checksum': {
    area: 'databases',
    network: 'talks',
    passwords: PERCONA_PASSWORD,
    effects: {
      rows: [
        ordinary('', 'changes', 'writes checksums into the database', { without: '--explain --replicate-check-only --help --version' }),
      ],
    },
    acts: { runs: 'plugin config F defaults-file', reaches: 'h host' },
    data: `${PERCONA} explain recursion-method chunk-size-limit max-load resume no-replicate-check replicate-check-only where chunk-index chunk-size
      retries binary-index no-create-replicate-table replicate check-interval max-lag replicate-database check-slave-lag columns
      chunk-index-columns chunk-time databases d databases-regex engines e fail-on-stopped-replication float-precision function ignore-columns
      ignore-databases ignore-databases-regex ignore-engines ignore-tables ignore-tables-regex pause-file recurse replicate-check-retries
      run-time separator skip-check-slave-lag tables t tables-regex trim truncate-replicate-table no-check-binlog-format
      no-check-replication-filters no-check-plan`,
  },
  'pt-table-sync': {
    area: 'databases',
    network: 'talks',
    passwords: PERCONA_PASSWORD,
    effects: { rows: [dangerous('', 'changes', 'makes the tables of one database like those of another', { options: '--execute' })] },
    acts: { runs: 'config F defaults-file', reaches: 'h host' },
    data: `${PERCONA} replicate sync-to-master sync-to-source execute databases d explain-hosts no-check-slave no-bin-log algorithms chunk-size
      chunk-column chunk-index columns c conflict-column conflict-comparison conflict-value conflict-threshold conflict-error bidirectional
      where no-buffer-to-client buffer-in-mysql replace no-check-child-tables no-foreign-key-checks engines e float-precision function
      ignore-columns ignore-databases ignore-engines ignore-tables ignore-tables-regex no-index-hint lock lock-and-rename no-transaction tables
      t timeout-ok trim no-unique-checks wait w recursion-method`,
  },
  'pt-kill': {
    area: 'databases',
    network: 'talks',
    passwords: PERCONA_PASSWORD,
    effects: { rows: [dangerous('', 'system', 'ends queries of the database', { options: '--kill --kill-query --kill-busy-commands' })] },
    acts: { runs: 'execute-command filter config F defaults-file', writes: 'log pid', reaches: 'h host log-dsn' },
    data: `A charset ask-pass D database P port S socket u user p password set-vars slave-user slave-password progress version help print busy-time
      kill kill-query kill-busy-commands victims interval match-state match-command match-db match-host match-info match-user match-all group-by
      query-count any-busy-time each-busy-time daemonize create-log-table run-time query-id rds sentinel stop wait-after-kill wait-before-kill
      idle-time ignore-command ignore-db ignore-host ignore-info ignore-state ignore-user replication-threads verbose v test-matching json`,
  },
  'pt-archiver': {
    area: 'databases',
    network: 'talks',
    passwords: PERCONA_PASSWORD,
    effects: { rows: [dangerous('', 'deletes', 'moves rows out of a table, or deletes them', { without: '--dry-run --help --version' })] },
    acts: { runs: 'plugin config F defaults-file', writes: 'file', reaches: 'h host source dest' },
    data: `${PERCONA} where limit commit-each purge retries txn-size no-ascend ascend-first columns c check-slave-lag delayed-insert statistics
      analyze optimize ignore replace low-priority-insert share-lock for-update no-delete buffer bulk-delete no-bulk-delete-limit bulk-insert
      no-check-columns check-interval max-lag primary-key-only sleep sleep-coef header high-priority-select local low-priority-delete
      max-flow-ctl output-format quick-delete why-quit run-time sentinel stop skip-foreign-key-checks no-safe-auto-increment no-check-charset
      nosafe-auto-increment`,
  },
  ...each(
    `pt-summary pt-mysql-summary pt-show-grants pt-duplicate-key-checker pt-variable-advisor pt-config-diff pt-slave-find
    pt-visual-explain pt-fingerprint pt-index-usage`,
    {
      reads: true,
      network: 'talks',
      passwords: PERCONA_PASSWORD,
      acts: { runs: 'config F defaults-file', reaches: 'h host' },
      data: PERCONA,
    },
  ),

  // backups and moves. Sources: mydumper(1) and myloader(1) 0.10, and src of github.com/mydumper/mydumper; go/cmd/gh-ost/main.go of github/gh-ost;
  // cmd_*.go of skeema/skeema; mariabackup and xtrabackup from memory of their help texts
  mydumper: {
    area: 'databases',
    network: 'talks',
    changes: true,
    passwords: [String.raw`-p ?(?=\S)`, '--password[= ]'],
    effects: { rows: [dangerous('', 'deletes', 'empties the folder before it writes the backup', { options: '--clear', area: 'files' })] },
    acts: { runs: 'defaults-file defaults-extra-file exec exec-per-thread', writes: 'o outputdir L logfile', reaches: 'h host' },
    data: `u user p password P port S socket a ask-password B database T tables-list t threads s statement-size r rows c compress C compress-protocol
      e build-empty-files x regex O omit-from-file i ignore-engines m no-schemas d no-data G triggers E events R routines W no-views l
      long-query-guard K kill-long-queries V version v verbose D daemon I snapshot-interval X snapshot-count k no-locks no-backup-locks
      less-locking F chunk-filesize success-on-1146 use-savepoints complete-insert trx-tables no-trx-tables where order-by-primary checksum-all
      M stream clear dirty split-partitions max-rows skip-tz-utc tz-utc set-names source-data ssl ssl-mode ca cert key b hex-blob skip-definer
      sync-thread-lock-mode`,
  },
  myloader: {
    area: 'databases',
    network: 'talks',
    passwords: [String.raw`-p ?(?=\S)`, '--password[= ]'],
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes tables before it loads the backup', {
          options: '-o --overwrite-tables --drop-table --drop-database --purge-mode',
        }),
        ordinary('', 'changes', CHANGES_DATA, { without: '--help -? -V --version' }),
      ],
    },
    acts: { runs: 'defaults-file defaults-extra-file exec-per-thread', writes: 'L logfile', reaches: 'h host' },
    data: `u user p password P port S socket a ask-password d directory B database s source-db q queries-per-transaction e enable-binlog t threads v
      verbose V version C compress-protocol T tables-list x regex i innodb-optimize-keys resume skip-triggers skip-post skip-definer no-data
      no-schemas max-threads-per-table stream checksum ssl ssl-mode ca cert key serialized-table-creation`,
  },
  ...each('mariabackup mariadb-backup xtrabackup', {
    area: 'databases',
    network: 'talks',
    passwords: ['--password[= ]', String.raw`-p(?=\S)`],
    effects: {
      rows: [
        dangerous('', 'changes', OVERWRITES_DATA, { options: '--copy-back --move-back' }),
        ordinary('', 'changes', 'backs up the database', { options: '--backup' }),
        ordinary('', 'changes', 'makes a backup ready', { options: '--prepare --decompress --export' }),
      ],
    },
    acts: {
      runs: 'defaults-file defaults-extra-file plugin-dir xtrabackup-plugin-dir plugin-load',
      writes: 'target-dir extra-lsndir tmpdir',
      queries: 'copy-back move-back',
      reaches: 'H host',
    },
    data: `backup prepare copy-back move-back export decompress u user p password P port S socket datadir incremental-basedir incremental-dir
      databases databases-file databases-exclude tables tables-file tables-exclude stream compress compress-threads compress-chunk-size encrypt
      encrypt-key-file encrypt-threads parallel throttle use-memory apply-log-only no-lock safe-slave-backup slave-info galera-info binlog-info
      force-non-empty-directories history incremental rsync remove-original ssl ssl-ca ssl-cert ssl-key lock-ddl lock-ddl-per-table strict
      no-timestamp kill-long-queries-timeout ftwrl-wait-timeout open-files-limit login-path verbose version`,
  }),
  mbstream: { changes: true, area: 'databases', acts: { writes: 'C directory' }, data: 'c create x extract v verbose p parallel' },
  'gh-ost': {
    area: 'databases',
    network: 'talks',
    passwords: ['-{1,2}(?:master-)?password[= ]'],
    effects: { rows: [dangerous('', 'changes', 'changes a table of the database', { options: '--execute -execute' })] },
    acts: {
      runs: 'conf -conf hooks-path -hooks-path',
      reaches: 'host -host assume-master-host -assume-master-host throttle-http statsd-addr',
      lowers: 'ssl-allow-insecure -ssl-allow-insecure',
    },
    data: `port user password master-user master-password ask-pass charset ssl ssl-ca ssl-cert ssl-key database table alter attempt-instant-ddl
      exact-rowcount concurrent-rowcount allow-on-master allow-master-master approve-renamed-columns skip-renamed-columns discard-foreign-keys
      aliyun-rds gcp azure gtid execute test-on-replica migrate-on-replica ok-to-drop-table initially-drop-old-table initially-drop-ghost-table
      timestamp-old-table cut-over switch-to-rbr assume-rbr chunk-size dml-batch-size default-retries max-lag-millis throttle-control-replicas
      throttle-query throttle-flag-file throttle-additional-flag-file postpone-cut-over-flag-file panic-flag-file serve-socket-file
      serve-tcp-port initially-drop-socket-file nice-ratio heartbeat-interval-millis max-load critical-load replica-server-id quiet verbose
      debug stack version cut-over-lock-timeout-seconds`,
  },
  skeema: {
    area: 'databases',
    network: 'talks',
    passwords: ['--password[= ]', String.raw`-p(?=\S)`],
    does: { reads: ['diff|version|help'], changes: ['init|add-environment|pull|format|lint'] },
    effects: {
      rows: [
        dangerous('push', 'deletes', 'changes tables of the database, and may delete columns or tables', {
          options: '--allow-unsafe --safe-below-size',
        }),
        ordinary('push', 'changes', 'changes tables of the database', { without: '--allow-unsafe --dry-run --safe-below-size' }),
      ],
    },
    acts: { runs: 'alter-wrapper ddl-wrapper x X workspace docker-cleanup', reaches: 'h host' },
    data: `allow-unsafe alter-algorithm alter-lock alter-validate-virtual alter-wrapper-min-size brief concurrent-servers dir d dry-run exact-match
      first-only format include-auto-inc lint new-schemas partitioning port P safe-below-size schema socket S strip-partitioning temp-schema
      verify write user u password p ignore-table ignore-schema connect-options flavor debug update-partitioning`,
  },

  // Redis and memcached. Sources: redis-check-aof(1) and redis-check-rdb(1) 7.0; iredis/entry.py of github.com/laixintao/iredis; the manual page of
  // each, libmemcached-tools 1.1
  'redis-check-rdb': { reads: true, area: 'databases' },
  'redis-check-aof': {
    area: 'databases',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'deletes', 'cuts the log of the database off where it is damaged', { options: '--fix --truncate-to-timestamp' }),
      ],
    },
    data: 'fix truncate-to-timestamp',
  },
  ...each('valkey-check-rdb', { like: 'redis-check-rdb' }),
  ...each('valkey-check-aof', { like: 'redis-check-aof' }),
  iredis: {
    database: 'redis',
    area: 'databases',
    network: 'talks',
    passwords: ['(?:^| )(?:-a|--password)[= ]?'],
    acts: { reaches: 'h url d dsn', runs: 'iredisrc' },
    data: `p port s socket n db u username a password newbie no-newbie decode client_name raw no-raw rainbow no-rainbow shell no-shell pager no-pager
      greetings no-greetings verify-ssl prompt natmap`,
  },
  ...each('memcstat memccat memcdump memcping memcexist memcerror', {
    reads: true,
    network: 'talks',
    acts: { reaches: 's servers', writes: 'file f' },
    data: `${MEMC} args a analyze S F flags H hash`,
  }),
  ...each('memcflush memcrm', {
    area: 'databases',
    network: 'talks',
    effects: { rows: [deletesOnServer('')] },
    acts: { reaches: 's servers' },
    data: `${MEMC} expire e hash H`,
  }),
  ...each('memccp memctouch', {
    area: 'databases',
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', CHANGES_DATA)] },
    acts: { reaches: 's servers' },
    data: `${MEMC} a add r replace S set F flags e expire H hash U udp`,
  }),
});
