import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Databases. */
export const DATABASES: Family = {
  psql: {
    database: 'sql',
    dry: false,
    open: true,
    package: { apt: 'postgresql-client', dnf: 'postgresql', pacman: 'postgresql', apk: 'postgresql-client', brew: 'libpq' },
    told: 'files',
  },
  mysql: {
    passwords: ['-p(?=\\S)(?!rint)'],
    database: 'sql',
    dry: false,
    open: true,
    package: { apt: 'default-mysql-client', dnf: 'mysql', pacman: 'mariadb-clients', apk: 'mysql-client', brew: 'mysql-client' },
  },
  mariadb: { like: 'mysql' },
  sqlite3: { database: 'sql', dry: false, package: { apt: 'sqlite3', '*': 'sqlite' }, told: 'files' },
  'redis-cli': { passwords: ['(?:-a|--pass)[= ]'], database: 'redis', dry: false, package: { apt: 'redis-tools', '*': 'redis' } },
  mongo: { like: 'mongosh' },
  mongosh: { passwords: ['-p '], database: 'mongo', dry: false, package: { brew: 'mongosh' } },
  sqlite: { like: 'sqlite3', package: true },
  litecli: { like: 'sqlite3' },
  pgcli: { like: 'psql' },
  mycli: { like: 'mysql' },
  duckdb: { database: 'sql' },
  sqlcmd: { database: 'sql' },
  'clickhouse-client': { database: 'sql' },
  clickhouse: { database: 'sql' },
  cockroach: { database: 'sql' },
  snowsql: { database: 'sql' },
  bq: { database: 'sql' },
  usql: { database: 'sql' },
  cqlsh: { database: 'sql' },
  isql: { database: 'sql' },
  sqlplus: { database: 'sql' },
  trino: { database: 'sql' },
  redis: { package: true },
  pg_dump: { package: { apt: 'postgresql-client', dnf: 'postgresql', pacman: 'postgresql', apk: 'postgresql-client', brew: 'libpq' } },
  mysqldump: {
    passwords: ['-p(?=\\S)(?!rint)'],
    package: { apt: 'default-mysql-client', dnf: 'mysql', pacman: 'mariadb-clients', apk: 'mysql-client', brew: 'mysql-client' },
  },
  'valkey-cli': { like: 'redis-cli' },
  'keydb-cli': { like: 'redis-cli' },
  dropdb: { effects: { rows: [bad('', 'deletes', 'drops things from the database')] } },
  dropuser: { effects: { rows: [bad('', 'deletes', 'drops things from the database')] } },
  pg_dropcluster: { effects: { rows: [bad('', 'deletes', 'drops things from the database')] } },
  mysql_secure_installation: { effects: { rows: [bad('', 'deletes', 'drops things from the database')] } },
  mysqladmin: {
    effects: { loose: true, rows: [bad('drop|shutdown', 'deletes', 'drops things from the database')] },
    passwords: ['-p(?=\\S)(?!rint)'],
  },
  pg_restore: {
    effects: {
      rows: [
        bad('', 'deletes', 'drops what is there before it restores', { options: '-c --clean' }),
        mild('', 'changes', 'changes the database'),
      ],
    },
  },
  mongorestore: {
    effects: {
      rows: [
        bad('', 'deletes', 'drops what is there before it restores', { options: '--drop' }),
        mild('', 'changes', 'changes the database'),
      ],
    },
  },
  mysqlimport: { effects: { rows: [mild('', 'changes', 'changes the database')] }, passwords: ['-p(?=\\S)(?!rint)'] },
};
