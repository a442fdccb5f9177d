/** Statements that do something although none of them has a verb for rows or tables, as the answer to a question that only looks. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

describe('statements that act', () => {
  test.each([
    ['show running queries', 'psql -c "select pg_cancel_backend(pid) from pg_stat_activity"'],
    ['kill the long query 4711', "psql -c 'select pg_terminate_backend(pid) from pg_stat_activity'"],
    ['show the replication state', "mysql -e 'stop slave'"],
    ['show the replication state', 'psql -c "select pg_drop_replication_slot(\'s1\')"'],
    ['show the current user', "psql -c \"select set_config('session_replication_role','replica',false)\""],
    ['read the first rows of a.csv', 'psql -c "select lo_import(\'/etc/passwd\')"'],
    ['show the tables', 'psql shop -c "select dblink_connect(\'host=10.9.8.7\')"'],
    ['show the tables', "sqlite3 app.db '.restore old.db' .tables"],
    ['show the tables', "mysql -e 'source x.sql; show tables' shop"],
    ['show the users table', 'mysql shop -e \'select * from users into outfile "/etc/cron.d/u"\''],
    ['list the collections', 'mongosh shop x.js'],
    ['how many users are there', "mongosh shop --eval 'db.users.updateMany({}, {$set:{admin:true}})'"],
    ['what is the ttl of session:1', 'redis-cli -h cache -n 2 persist session:1'],
    ['show the slow log of redis', 'redis-cli slowlog reset'],
    ['how many clients are there', 'redis-cli client kill type normal'],
  ])('are held back: %s: %s', (question, command) => {
    expect(intent(question, command)).toBe('unasked');
  });

  test.each([
    ['what is the ttl of session:1', 'redis-cli -h cache ttl session:1'],
    ['show the slow log of redis', 'redis-cli slowlog get 10'],
    ['which clients are connected', 'redis-cli client list'],
    ['how much memory does redis use', 'redis-cli info memory'],
    ['show the queries that are running', 'psql -c "select pid, query from pg_stat_activity"'],
    ['kill the long query 4711', "psql -c 'select pg_terminate_backend(4711)'"],
    ['stop query 907', "mysql -e 'KILL QUERY 907'"],
    ['list the collections', "mongosh shop --quiet --eval 'db.getCollectionNames()'"],
    ['what is the journal mode', "sqlite3 app.db 'pragma journal_mode'"],
  ])('are not seen where there are none: %s: %s', (question, command) => {
    expect(intent(question, command)).toBe('asked');
  });
});
