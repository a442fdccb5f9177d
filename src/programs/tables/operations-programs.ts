/** Programs: databases, beyond the most common ones. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { CONNECTING } from './shared-rows.ts';

export const OPERATIONS = (): Family => ({
  // databases
  pg_dumpall: { like: 'pg_dump' },
  pg_isready: { reads: true, network: 'talks' },
  createdb: {
    effects: { rows: [ordinary('', 'changes', 'creates a database')] },
    area: 'databases',
    acts: { reaches: 'h host' },
    data: `${CONNECTING} D E l locale lc-collate lc-ctype icu-locale locale-provider S strategy T template O owner encoding tablespace`,
  },
  createuser: {
    effects: { rows: [ordinary('', 'system', 'creates a database account')] },
    area: 'databases',
    acts: { reaches: 'h host' },
    data: `${CONNECTING} c connection-limit encrypted inherit no-inherit no-login no-replication
      D g i I l L P pwprompt r R s S createdb superuser createrole login no-createdb no-superuser
      no-createrole interactive replication role member-of`,
  },
  vacuumdb: {
    changes: true,
    area: 'databases',
    acts: { reaches: 'h host' },
    data: `${CONNECTING} z analyze disable-page-skipping force-index-cleanup min-mxid-age min-xid-age no-index-cleanup
      no-process-toast no-truncate P
      Z analyze-only analyze-in-stages f full F freeze j jobs t table n schema skip-locked parallel`,
  },
  reindexdb: {
    changes: true,
    area: 'databases',
    acts: { reaches: 'h host' },
    data: `${CONNECTING} t table i index S tablespace s system j jobs concurrently schema`,
  },
  mysqlshow: { reads: true, network: 'talks', acts: { runs: 'plugin-dir default-auth defaults-file defaults-extra-file' } },
  mysqlcheck: {
    changes: true,
    area: 'databases',
    data: `A all-databases a analyze auto-repair B databases c check C check-only-changed e extended F fast m medium-check o optimize q quick r repair s
      silent g check-upgrade tables v verbose u user P port p password S socket protocol default-character-set defaults-group-suffix compress skip-database
      ssl-mode skip-process-tables`,
    acts: { runs: 'defaults-file defaults-extra-file plugin-dir pre-system post-system', reaches: 'h host' },
  },
  mysqlslap: {
    changes: true,
    area: 'databases',
    acts: { runs: 'defaults-file defaults-extra-file plugin-dir pre-system post-system', reaches: 'h host' },
    data: `i iterations c concurrency a auto-generate-sql auto-generate-sql-load-type auto-generate-sql-write-number auto-generate-sql-execute-number
      number-of-queries x number-int-cols y number-char-cols e engine F delimiter only-print s silent v verbose u user P port p password S socket protocol
      detach commit ssl`,
  },
  mysqlpump: { like: 'mysqldump' },
  'mariadb-dump': { like: 'mysqldump' },
  mongostat: { reads: true, network: 'talks' },
  mongotop: { reads: true, network: 'talks' },
  'clickhouse-local': { like: 'clickhouse-client' },
  datasette: {
    network: 'talks',
    effects: {
      rows: [
        ordinary('serve', 'network', 'starts a web server for a database'),
        ordinary('publish', 'uploads', 'publishes a database'),
        ordinary('install', 'runs-foreign-code', 'installs an extension'),
      ],
    },
    does: { reads: ['inspect|plugins'], changes: ['package|uninstall|create-token'] },
    acts: { runs: 'plugins-dir load-extension c config template-dir', reaches: 'h host', lowers: 'cors root' },
    data: `p port m metadata s setting o open reload inspect-file i immutable memory crossdb nolock version-note ssl-keyfile ssl-certfile
      uds`,
  },
  'sqlite-utils': {
    area: 'databases',
    database: 'sql',
    does: {
      reads: ['tables|views|rows|schema|query|search|indexes|triggers|dump|analyze-tables|plugins'],
      changes: ['insert|upsert|create-table|create-index|transform|extract|enable-fts|vacuum|optimize|add-column|bulk|memory'],
      runs: ['convert'],
      installs: ['install'],
    },
    effects: {
      rows: [
        dangerous('drop-table|drop-view', 'deletes', 'deletes a table'),
        dangerous('', 'deletes', 'deletes a column', { options: '--drop' }),
        dangerous('', 'deletes', 'empties the table before it inserts', { options: '--truncate' }),
        ordinary('', 'changes', 'replaces records that have the same key', { options: '--replace --upsert' }),
      ],
      long: [
        'load-extension',
        'save',
        'attach',
        'name',
        'output',
        'output-type',
        'convert',
        'import',
        'default-none',
        'fk-column',
        'fk-col',
        'srid',
        'dimensions',
      ],
    },
    acts: { runs: 'load-extension functions plugins-dir', writes: 'save' },
    data: `counts columns csv tsv nl arrays t table fmt json-cols no-headers d detect-types pk ignore batch-size alter not-null default not-null-default
      unique if-not-exists create-triggers fts5 fts4 tokenize where order limit offset schema rename o column-order c column analyze encoding delimiter
      quotechar sniff no-detect-types strict flatten text lines p param views stop-after r raw raw-lines type fk dump init-spatialite output output-type
      not-null-false pk-none default-none sql fk-column fk-col attach n name s silent multi aux enable-wal no-vacuum srid dimensions`,
  },
  sqldiff: { reads: true, acts: { runs: 'L lib -lib', writes: 'changeset -changeset' } },
  litestream: {
    network: 'talks',
    does: { reads: ['databases|generations|snapshots|wal|version'] },
    effects: {
      rows: [ordinary('replicate', 'uploads', 'copies a database to another place'), ordinary('restore', 'changes', 'restores a database')],
    },
    area: 'databases',
  },
  dbmate: {
    area: 'databases',
    does: { reads: ['status|wait'], changes: ['new|dump'] },
    effects: {
      rows: [
        ordinary('up|migrate|create|load', 'changes', 'changes the database'),
        dangerous('drop|rollback|down', 'deletes', 'deletes data of the database'),
      ],
    },
    data: 'u url e env d migrations-dir s schema-file no-dump-schema wait strict',
  },
  migrate: {
    area: 'databases',
    does: { reads: ['version'], changes: ['create'] },
    effects: {
      rows: [
        ordinary('up|goto|force', 'changes', 'changes the database'),
        dangerous('down|drop', 'deletes', 'deletes data of the database'),
      ],
    },
    data: '-path -verbose -prefetch -lock-timeout -ext -dir -seq -digits -format -tz path verbose ext dir seq digits',
    acts: { reaches: '-database -source database source' },
  },
  goose: {
    area: 'databases',
    does: { reads: ['status|version|validate'], changes: ['create|fix'] },
    effects: {
      loose: true,
      rows: [
        ordinary('up|up-to|up-by-one', 'changes', 'changes the database'),
        dangerous('down|down-to|reset|redo', 'deletes', 'deletes data of the database'),
      ],
    },
    data: '-dir -table -s -v -allow-missing -no-versioning -no-color -timeout',
  },
  flyway: {
    area: 'databases',
    does: { reads: ['info|validate|version|help|check|diff'] },
    effects: {
      loose: true,
      rows: [
        ordinary('migrate|baseline|repair|deploy', 'changes', 'changes the database'),
        dangerous('clean|undo', 'deletes', 'deletes data of the database'),
      ],
    },
    acts: { runs: '-configFiles -jarDirs -callbacks', reaches: '-url', lowers: '-cleanDisabled' },
    data: `-user -password -schemas -defaultSchema -locations -outOfOrder -validateOnMigrate -target -table -baselineVersion
      -baselineDescription -baselineOnMigrate -connectRetries -outputType -color -X -q -n -placeholders -placeholderReplacement
      -cherryPick -group -installedBy -mixed -ignoreMigrationPatterns -encoding`,
  },
  liquibase: {
    area: 'databases',
    does: {
      reads: ['status|history|validate|diff|snapshot|update-sql|db-doc|checks'],
      changes: ['generate-changelog|diff-changelog|init'],
    },
    effects: {
      loose: true,
      rows: [
        ordinary('update|tag|changelog-sync|update-count|release-locks', 'changes', 'changes the database'),
        dangerous('drop-all|rollback|rollback-count', 'deletes', 'deletes data of the database'),
      ],
    },
    acts: {
      runs: 'defaults-file classpath driver changelog-file changeLogFile',
      reaches: 'url reference-url',
      writes: 'output-file outputFile log-file',
    },
    data: `username password default-schema-name contexts context-filter labels label-filter log-level count tag verbose logLevel
      defaultSchemaName output-schemas show-summary sql-log-level reference-username reference-password`,
  },
  alembic: {
    area: 'databases',
    does: { reads: ['current|history|heads|branches|show|check|list_templates'], changes: ['revision|merge|init|edit'] },
    effects: {
      rows: [
        ordinary('upgrade|stamp|ensure_version', 'changes', 'changes the database'),
        dangerous('downgrade', 'deletes', 'deletes data of the database'),
      ],
    },
    acts: { runs: 'c config' },
    data: `m message autogenerate head splice branch-label version-path rev-id depends-on v verbose r rev-range i indicate-current n name
      x sql tag raiseerr`,
  },
  prisma: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: ['validate|version|debug|studio', 'migrate status|diff'],
      changes: ['init|format|platform', 'db pull'],
      runs: ['generate'],
    },
    effects: {
      rows: [
        dangerous('migrate reset', 'deletes', 'deletes data of the database'),
        dangerous('db push', 'deletes', 'deletes data of the database', { options: '--force-reset --accept-data-loss' }),
        ordinary('migrate|db dev|deploy|resolve|push|seed|execute', 'changes', 'changes the database'),
      ],
    },
    acts: { reaches: 'from-url to-url', runs: 'schema config' },
    data: `name n create-only skip-generate skip-seed force f preview-feature applied rolled-back file from-empty script watch p port print
            sql no-engine generator no-hints composite-type-depth from-schema-datasource from-schema-datamodel to-schema-datasource
      to-schema-datamodel to-migrations from-migrations datasource-provider`,
  },
  'drizzle-kit': {
    area: 'databases',
    does: { runs: ['check|studio'], changes: ['generate|introspect|pull|up|export'] },
    effects: { rows: [ordinary('push|migrate', 'changes', 'changes the database'), dangerous('drop', 'deletes', 'deletes a migration')] },
    acts: { runs: 'config' },
    data: 'name dialect out breakpoints custom prefix strict verbose',
  },
  knex: {
    area: 'databases',
    does: { runs: ['migrate:list|migrate:status|migrate:currentVersion'], changes: ['init|migrate:make|seed:make'] },
    effects: {
      rows: [
        ordinary('migrate:latest|migrate:up|seed:run|migrate:unlock', 'changes', 'changes the database'),
        dangerous('migrate:rollback|migrate:down', 'deletes', 'deletes data of the database'),
      ],
    },
    acts: { runs: 'knexfile require' },
    data: 'env debug v verbose client specific x esm timestamp-filename-prefix status',
  },
  sequelize: { like: 'knex' },
  typeorm: { like: 'knex' },
  sqlx: {
    area: 'databases',
    does: { reads: ['migrate info'], changes: ['migrate add', 'prepare'] },
    effects: {
      rows: [
        ordinary('migrate|database run|create|setup', 'changes', 'changes the database'),
        dangerous('database|migrate drop|reset|revert', 'deletes', 'deletes data of the database'),
      ],
    },
  },
  diesel: { like: 'sqlx' },
  atlas: {
    area: 'databases',
    does: { reads: ['version', 'schema inspect|diff', 'migrate status|lint|validate'], changes: ['migrate diff|new|hash', 'schema fmt'] },
    effects: {
      rows: [
        ordinary('migrate|schema apply|push|set', 'changes', 'changes the database'),
        dangerous('schema clean', 'deletes', 'deletes data of the database'),
      ],
    },
    data: 'format f from t to exclude s schema dir dir-format dry-run w latest tx-mode baseline revisions-schema lock-timeout',
    acts: { reaches: 'u url dev-url', runs: 'c config env' },
  },
  sqlfluff: { reads: true, does: { reads: ['lint|parse|rules|dialects|version'], changes: ['fix|format'] } },
  pgloader: { changes: true, network: 'talks', area: 'databases' },
  osqueryi: { reads: true, database: 'sql', acts: { runs: 'extension extensions_autoload config_path flagfile' } },
  steampipe: {
    network: 'talks',
    does: { reads: ['query', 'service status', 'plugin list'], installs: ['plugin install|update'], changes: ['service|login'] },
  },
  q: { reads: true },
  textql: { reads: true },
  dsq: { reads: true },
});
