/** Programs: database clients and their tools. */
import { dangerous, ordinary } from '../effect-rows.ts';
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

export const DATABASES: Family = {
  // clients of PostgreSQL, MySQL and SQLite
  psql: { database: 'sql', dry: false, open: true, package: POSTGRES, listed: 'files' },
  pgcli: { like: 'psql' },
  mysql: { passwords: MYSQL_PASSWORD, database: 'sql', dry: false, open: true, package: MYSQL },
  mariadb: { like: 'mysql' },
  mycli: { like: 'mysql' },
  sqlite3: { database: 'sql', dry: false, package: { apt: 'sqlite3', '*': 'sqlite' }, listed: 'files' },
  sqlite: { like: 'sqlite3', package: true },
  litecli: { like: 'sqlite3' },

  // other clients of SQL
  duckdb: { database: 'sql' },
  sqlcmd: { database: 'sql' },
  sqlplus: { database: 'sql' },
  isql: { database: 'sql' },
  usql: { database: 'sql' },
  trino: { database: 'sql' },
  snowsql: { database: 'sql' },
  bq: { database: 'sql' },
  clickhouse: { database: 'sql' },
  'clickhouse-client': { database: 'sql' },
  cockroach: { database: 'sql' },
  cqlsh: { database: 'sql' },

  // tools of PostgreSQL
  pg_dump: { package: POSTGRES },
  pg_restore: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the existing data before it restores the backup', { options: '-c --clean' }),
        ordinary('', 'changes', 'changes the database'),
      ],
    },
  },
  dropdb: { effects: { rows: [dangerous('', 'deletes', 'deletes a database')] } },
  dropuser: { effects: { rows: [dangerous('', 'deletes', 'deletes a database account')] } },
  pg_dropcluster: { effects: { rows: [dangerous('', 'deletes', 'deletes a database cluster')] } },

  // tools of MySQL
  mysqldump: { passwords: MYSQL_PASSWORD, package: MYSQL },
  mysqlimport: { effects: { rows: [ordinary('', 'changes', 'changes the database')] }, passwords: MYSQL_PASSWORD },
  mysqladmin: {
    effects: { loose: true, rows: [dangerous('drop|shutdown', 'deletes', 'deletes or stops a database')] },
    passwords: MYSQL_PASSWORD,
  },
  mysql_secure_installation: { effects: { rows: [dangerous('', 'deletes', 'removes accounts and the test database')] } },

  // Redis and MongoDB
  redis: { package: true },
  'redis-cli': { passwords: ['(?:-a|--pass)[= ]'], database: 'redis', dry: false, package: { apt: 'redis-tools', '*': 'redis' } },
  'valkey-cli': { like: 'redis-cli' },
  'keydb-cli': { like: 'redis-cli' },
  mongosh: { passwords: ['-p '], database: 'mongo', dry: false, package: { brew: 'mongosh' } },
  mongo: { like: 'mongosh' },
  mongorestore: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the existing data before it restores the backup', { options: '--drop' }),
        ordinary('', 'changes', 'changes the database'),
      ],
    },
  },
};
