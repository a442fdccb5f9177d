/** Programs: database clients and their tools. */
import { dangerous, ordinary } from '../effect-rows.ts';
import { CONNECTING, each } from './shared-rows.ts';
import type { Family, PackageNames } from '../program.ts';

const POSTGRES: PackageNames = {
  apt: 'postgresql-client',
  dnf: 'postgresql',
  pacman: 'postgresql',
  apk: 'postgresql-client',
  brew: 'libpq',
};
const MYSQL: PackageNames = {
  apt: 'default-mysql-client',
  dnf: 'mysql',
  pacman: 'mariadb-clients',
  apk: 'mysql-client',
  brew: 'mysql-client',
};
/** `-psecret`: the password follows in the same word. */
const MYSQL_PASSWORD: readonly string[] = ['-p(?=\\S)(?!rint)'];

export const DATABASES = (): Family => ({
  // clients of PostgreSQL, MySQL and SQLite
  psql: {
    database: 'sql',
    dry: false,
    open: true,
    package: POSTGRES,
    listed: 'files',
    area: 'databases',
    acts: { runs: 'f file', writes: 'o output L log-file', reaches: 'h host d dbname' },
    unasked: [
      {
        // a prompt runs what is between backticks at each line
        args: /(?:^| )(?:-v ?|--set[= ]|--variable[= ]|-P ?|--pset[= ])(?:PROMPT\d=.*%`|pager)/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs a command in the prompt',
      },
    ],
  },
  pgcli: { like: 'psql' },
  mysql: {
    passwords: MYSQL_PASSWORD,
    database: 'sql',
    dry: false,
    open: true,
    package: MYSQL,
    area: 'databases',
    acts: {
      runs: 'pager plugin-dir default-auth defaults-file defaults-extra-file login-path',
      writes: 'tee',
      reaches: 'h host S socket',
      lowers: 'ssl-mode skip-ssl enable-cleartext-plugin local-infile',
    },
  },
  mariadb: { like: 'mysql' },
  mycli: { like: 'mysql' },
  sqlite3: {
    database: 'sql',
    dry: false,
    package: { apt: 'sqlite3', '*': 'sqlite' },
    listed: 'files',
    area: 'databases',
    acts: { runs: 'init -init A -A vfs -vfs', lowers: '-unsafe-testing' },
    data: `-cmd -header -noheader -column -csv -json -line -list -markdown -box -table -separator -nullvalue -readonly -batch -bail
      -echo -html -tabs -ascii -quote -newline -version -interactive -stats -safe -zip -append header csv json column readonly mmap`,
  },
  sqlite: { like: 'sqlite3', package: true },
  litecli: { like: 'sqlite3' },

  // other clients of SQL
  duckdb: {
    database: 'sql',
    area: 'databases',
    acts: { runs: 'init -init f file' },
    data: 'c s cmd csv json jsonlines markdown box line list table column html latex quote readonly header noheader separator unsigned bail',
  },
  sqlplus: {
    passwords: ['[\\w$#]{1,40}/(?=[^\\s@/]{3,}(?:@|\\s|$))(?=[^\\s/]*)'],
    database: 'sql',
    area: 'databases',
    acts: { runs: 'init -init f file' },
    data: `s S`,
  },
  isql: { database: 'sql', area: 'databases', acts: { runs: 'init -init f file' }, data: 'b d x w c m l n e k L' },
  usql: {
    database: 'sql',
    area: 'databases',
    acts: { runs: 'init -init f file', writes: 'o out' },
    data: `c command w no-password W password A no-align F field-separator C csv J json t tuples-only x expanded v variable set q quiet 1
      single-transaction X no-init G vertical H html z field-separator-zero R record-separator`,
  },
  snowsql: { database: 'sql', area: 'databases', acts: { runs: 'init -init f file' } },
  bq: {
    database: 'sql',
    area: 'databases',
    effects: { rows: [dangerous('rm', 'deletes', 'deletes tables or data sets', { recursive: true })] },
    acts: { runs: 'bigqueryrc flagfile udf_resource', reaches: 'api' },
    data: `r f force max_results n project_id dataset_id format schema use_legacy_sql nouse_legacy_sql dry_run max_rows dataset d location table t
      view job j transfer_config source_format skip_leading_rows autodetect noautodetect field_delimiter F null_marker encoding
      allow_quoted_newlines allow_jagged_rows max_bad_records destination_format compression nosync sync job_id parameter parameters
      label filter a all expiration default_table_expiration description time_partitioning_field time_partitioning_type
      clustering_fields print_header noprint_header start_row s selected_fields destination_table batch maximum_bytes_billed
      require_cache quiet headless debug_mode nouse_cache use_cache`,
  },
  ...each('clickhouse clickhouse-client', {
    database: 'sql',
    area: 'databases',
    acts: { runs: 'init -init f file C config-file config queries-file', reaches: 'h host' },
    data: `q query d database port u user password n multiquery m multiline format E vertical t time progress stacktrace echo max_threads
      max_memory_usage max_result_rows input-format S structure N table output-format ignore-error verbose query-id query_id
      send_logs_level secure s no-warnings`,
  }),
  cockroach: {
    database: 'sql',
    area: 'databases',
    acts: { runs: 'init -init f file', lowers: 'insecure', reaches: 'host url listen-addr advertise-addr join' },
    data: 'e execute d database p port u user format set echo-sql certs-dir decommission ranges stats',
  },
  cqlsh: {
    database: 'sql',
    area: 'databases',
    acts: { runs: 'init -init f file cqlshrc credentials browser' },
    data: `e execute k keyspace u username p password C color no-color encoding cqlversion protocol-version connect-timeout request-timeout
      debug t tty no-file-io`,
  },

  // tools of PostgreSQL
  pg_dump: {
    package: POSTGRES,
    reads: true,
    acts: { writes: 'f file', reaches: 'h host d dbname' },
    data: `U username p port F format t table n schema a data-only s schema-only c clean C create v verbose Z compress j jobs w W O
      no-owner x no-privileges inserts column-inserts if-exists T exclude-table N exclude-schema E encoding`,
  },
  pg_restore: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the existing data before it restores the backup', { options: '-c --clean' }),
        // without a database it prints the statements, and with -l the list of what is in the dump
        ordinary('', 'changes', 'changes the database', { options: '-d --dbname', without: '-l --list' }),
      ],
    },
    area: 'databases',
    acts: { reaches: 'h host', writes: 'f file' },
    data: `${CONNECTING} j jobs data-only exit-on-error N exclude-schema P function no-acl enable-row-security no-comments
      no-data-for-failed-tables no-publications no-security-labels no-subscriptions no-table-access-method no-tablespaces section
      strict-names role use-set-session-authorization R no-reconnect
      O no-owner x no-privileges t table n schema s schema-only l list L use-list F format C create if-exists 1
      single-transaction disable-triggers I index T trigger S superuser`,
  },
  dropdb: {
    effects: { rows: [dangerous('', 'deletes', 'deletes a database')] },
    area: 'databases',
    acts: { reaches: 'h host' },
    data: `${CONNECTING} f force i interactive if-exists`,
  },
  dropuser: {
    effects: { rows: [dangerous('', 'deletes', 'deletes a database account')] },
    area: 'databases',
    acts: { reaches: 'h host' },
    data: `${CONNECTING} i interactive if-exists`,
  },
  pg_dropcluster: {
    effects: { rows: [dangerous('', 'deletes', 'deletes a database cluster')] },
    area: 'databases',
    acts: { reaches: 'h host' },
    data: 'stop stop-mode',
  },

  // tools of MySQL
  mysqldump: {
    passwords: MYSQL_PASSWORD,
    package: MYSQL,
    reads: true,
    acts: { writes: 'r result-file T tab', reaches: 'h host S socket', runs: 'plugin-dir defaults-file defaults-extra-file' },
    data: `u user p password P port databases B all-databases A single-transaction routines triggers events no-data d no-create-info t
      add-drop-table where w quick q set-gtid-purged column-statistics skip-lock-tables lock-tables ignore-table extended-insert
      compress C default-character-set hex-blob opt skip-opt v verbose`,
  },
  mysqlimport: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'empties the table before it imports', { options: '-d --delete' }),
        ordinary('', 'changes', 'changes the database'),
        dangerous('', 'deletes', 'replaces rows that the table already has', { options: '-r --replace' }),
      ],
    },
    passwords: MYSQL_PASSWORD,
    area: 'databases',
    acts: { reaches: 'h host', runs: 'defaults-file defaults-extra-file plugin-dir' },
    data: `L local fields-terminated-by fields-enclosed-by fields-optionally-enclosed-by fields-escaped-by lines-terminated-by ignore-lines
      c columns i ignore l lock-tables low-priority s silent use-threads v verbose C compress u user P port p password S socket
      protocol default-character-set defaults-group-suffix f force ssl-mode`,
  },
  mysqladmin: {
    effects: { loose: true, rows: [dangerous('drop|shutdown', 'deletes', 'deletes or stops a database')], long: ['protocol'] },
    passwords: MYSQL_PASSWORD,
    area: 'databases',
    acts: { reaches: 'h host' },
    data: 'u user p password P port S socket f force i sleep r relative v verbose E vertical c count w wait s silent b protocol ssl',
  },
  mysql_secure_installation: {
    effects: { rows: [dangerous('', 'deletes', 'removes accounts and the test database')] },
    area: 'databases',
    acts: { reaches: 'h host' },
  },

  // Redis and MongoDB
  redis: { package: true, like: 'redis-cli' },
  'redis-cli': {
    passwords: ['(?:-a|--pass)[= ]'],
    database: 'redis',
    unasked: [
      {
        // Source: the list of commands of Redis 7.4
        args: /(?:^| )(?:module +load(?:ex)?|slaveof|replicaof|config +set +(?:dir|dbfilename|slave-read-only|protected-mode)|debug|script +load)(?: |$)/i,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'lets the database run other code or follow another server',
      },
    ],
    dry: false,
    package: { apt: 'redis-tools', '*': 'redis' },
    area: 'databases',
    acts: { runs: 'eval', reaches: 'h u', writes: 'rdb functions-rdb', lowers: 'insecure' },
    data: `p n a user pass raw no-raw json csv r i scan pattern bigkeys memkeys stat latency c s d x X tls cert key cacert no-auth-warning
      hotkeys latency-history latency-dist memkeys-samples intrinsic-latency quoted-input quoted-pattern count show-pushes verbose
      askpass 2 3 t e sni cacertdir top`,
    effects: { rows: [dangerous('', 'system', 'changes the cluster', { options: '--cluster', value: /^(?!info$|check$|help$)/ })] },
  },
  'valkey-cli': { like: 'redis-cli' },
  'keydb-cli': { like: 'redis-cli' },
  mongosh: {
    passwords: ['-p '],
    database: 'mongo',
    dry: false,
    package: { brew: 'mongosh' },
    area: 'databases',
    interprets: { code: ['eval'] },
    acts: { runs: 'f file shell', lowers: 'tlsAllowInvalidCertificates tlsAllowInvalidHostnames', reaches: 'host' },
    data: 'port u username p password authenticationDatabase quiet json norc nodb tls tlsCAFile apiVersion verbose',
  },
  mongo: { like: 'mongosh' },
  // Source: pg_ctl(1) of PostgreSQL 15
  pg_ctl: {
    area: 'databases',
    does: { reads: ['status'] },
    effects: {
      short: 'DlomtpcUNSe',
      long: ['pgdata', 'log', 'options', 'mode', 'timeout', 'core-files'],
      rows: [
        dangerous('stop|kill', 'system', 'stops the database'),
        ordinary('start|restart|reload|init|initdb|promote|register', 'system', 'starts or changes the database'),
      ],
    },
    data: 'D pgdata c core-files m mode s silent t timeout w wait W no-wait N U S e ?',
    acts: { runs: 'o options p', writes: 'l log' },
  },
  pgbench: {
    changes: true,
    area: 'databases',
    data: `i initialize I init-steps F fillfactor n no-vacuum s scale foreign-keys index-tablespace partition-method partitions
      tablespace unlogged-tables b builtin c client C connect d D define j jobs l log L latency-limit M protocol N
      skip-some-updates P progress r report-per-command R rate S select-only t transactions T time vacuum-all aggregate-interval
      failures-detailed max-tries progress-timestamp random-seed sampling-rate show-script verbose-errors p port U username ?`,
    acts: { runs: 'f file', writes: 'log-prefix', reaches: 'host' },
  },
  initdb: {
    changes: true,
    area: 'databases',
    data: `A auth auth-host auth-local E encoding g allow-group-access icu-locale k data-checksums locale lc-collate lc-ctype
      lc-messages lc-monetary lc-numeric lc-time no-locale locale-provider N no-sync no-instructions S sync-only T
      text-search-config U username W pwprompt wal-segsize d discard-caches n no-clean ?`,
    acts: { writes: 'D pgdata X waldir' },
  },
  pg_basebackup: {
    changes: true,
    network: 'talks',
    area: 'databases',
    data: `F format R write-recovery-conf Xfetch X wal-method z gzip Z compress c checkpoint C create-slot l label n no-clean N no-sync
      P progress r max-rate S slot manifest-checksums manifest-force-encode no-estimate-size no-manifest no-slot
      no-verify-checksums p port s status-interval U username w no-password W password ?`,
    acts: { writes: 'D pgdata waldir', reaches: 'host' },
  },
});
