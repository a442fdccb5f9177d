/** Programs: databases, beyond the most common ones. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, CONNECTING, deletesOnServer } from './shared-rows.ts';

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
  mysqlcheck: { changes: true, area: 'databases' },
  mysqlslap: { changes: true, area: 'databases' },
  mysqlpump: { like: 'mysqldump' },
  'mariadb-dump': { like: 'mysqldump' },
  mongodump: {
    reads: true,
    network: 'talks',
    acts: { writes: 'o out archive', lowers: 'tlsInsecure sslAllowInvalidCertificates', reaches: 'h host uri' },
    data: 'd db c collection u username p password q query gzip authenticationDatabase port v quiet',
  },
  mongoexport: { like: 'mongodump' },
  mongoimport: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the existing data before it imports', { options: '--drop' }),
        ordinary('', 'changes', 'changes the database'),
      ],
    },
    area: 'databases',
  },
  mongostat: { reads: true, network: 'talks' },
  mongotop: { reads: true, network: 'talks' },
  mongofiles: { changes: true, area: 'databases' },
  influx: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: ['query|ping|version|help', 'bucket list', 'org list', 'config list'],
      changes: ['write', 'bucket create', 'config create'],
    },
    effects: {
      rows: [
        deletesOnServer('delete'),
        deletesOnServer('bucket|org|user delete'),
        dangerous('auth create|list', 'secret', 'shows or creates a token'),
      ],
    },
  },
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
    acts: { runs: 'plugins-dir load-extension c config', reaches: 'h host' },
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
    effects: { rows: [dangerous('drop-table|drop-view', 'deletes', 'deletes a table')] },
    acts: { runs: 'load-extension functions plugins-dir' },
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
    acts: { runs: '-configFiles -jarDirs -callbacks' },
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
    acts: { runs: 'defaults-file classpath driver' },
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
    acts: { runs: 'schema config' },
    data: 'name n create-only skip-generate skip-seed force f preview-feature applied rolled-back file from-empty script',
  },
  'drizzle-kit': {
    area: 'databases',
    does: { runs: ['check|studio'], changes: ['generate|introspect|pull|up|export'] },
    effects: { rows: [ordinary('push|migrate', 'changes', 'changes the database'), dangerous('drop', 'deletes', 'deletes a migration')] },
    acts: { runs: 'config' },
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
  etcdctl: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['get|watch|endpoint|version|check', 'member list', 'alarm list', 'lease list', 'user list', 'role list'] },
    effects: {
      rows: [
        changesForOthers('put|txn|move-leader|lease|lock|elect|compaction|defrag'),
        deletesOnServer('del'),
        dangerous(
          'member|user|role|auth|snapshot|alarm add|remove|delete|enable|disable|restore|grant-role|disarm|save',
          'system',
          'changes the cluster',
        ),
      ],
    },
  },
  'kafka-console-consumer': { reads: true, network: 'talks' },
  'kafka-console-producer': { changes: true, network: 'talks' },
  kcat: { network: 'talks', changes: true },
  mosquitto_sub: { reads: true, network: 'talks' },
  mosquitto_pub: { effects: { rows: [ordinary('', 'uploads', 'sends a message')] } },
  memcached: { effects: { rows: [ordinary('', 'system', 'starts a server')] }, area: 'services' },
  'redis-server': { like: 'memcached' },
  mongod: { like: 'memcached' },
  mysqld: { like: 'memcached' },
  postgres: { like: 'memcached' },
});
