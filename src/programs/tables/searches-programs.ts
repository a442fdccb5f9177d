/** Programs: servers of search, of graphs and of documents. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const SEARCHES = (): Family => ({
  // Elasticsearch and OpenSearch. Sources: from memory of their help texts and of elastic.co/guide, commands of version 8
  ...each('elasticsearch opensearch logstash kibana', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server', { without: '-V --version -h --help -t --config.test_and_exit' })] },
    acts: { runs: 'E f path.config path.settings e config.string c config', writes: 'p pidfile l path.logs path.data' },
    data: `d daemonize q quiet s silent v verbose t config.test_and_exit r config.reload.automatic w pipeline.workers b log.level n node.name dev
      host H port serverless allow-root`,
  }),
  ...each('elasticsearch-plugin opensearch-plugin logstash-plugin kibana-plugin', {
    area: 'packages',
    does: { reads: ['list|help'], installs: ['install|update'] },
    effects: { rows: [ordinary('remove|uninstall', 'system', 'removes a plugin')] },
    acts: { lowers: 'b batch no-verify allow-root' },
    data: 'p purge v verbose s silent installed group local preserve',
  }),
  ...each('elasticsearch-keystore opensearch-keystore logstash-keystore kibana-keystore', {
    area: 'credentials',
    does: { reads: ['list|has-passwd|help'], changes: ['create|upgrade|add|add-file'] },
    effects: {
      rows: [
        ordinary('remove', 'deletes', 'deletes a stored secret'),
        dangerous('show', 'secret', 'shows a stored secret'),
        ordinary('passwd', 'changes', 'changes the password of the stored secrets'),
      ],
    },
    data: 'f force x stdin p s silent v verbose path.settings o output',
  }),
  ...each('elasticsearch-reset-password elasticsearch-setup-passwords', {
    area: 'accounts',
    network: 'talks',
    effects: { rows: [dangerous('', 'startup', 'changes the password of an account of the server', { without: '-h --help' })] },
    acts: { reaches: 'url' },
    data: 'a auto i interactive b batch u username f force s silent v verbose E',
  }),
  'elasticsearch-users': {
    area: 'accounts',
    does: { reads: ['list|help'] },
    effects: { rows: [dangerous('useradd|userdel|passwd|roles', 'startup', 'changes who may log in')] },
    passwords: [String.raw`-p\s+`],
    data: 'p password r roles a add',
  },
  'elasticsearch-certutil': {
    area: 'credentials',
    does: { reads: ['help'], changes: ['ca|cert|csr|http'] },
    acts: { writes: 'out' },
    passwords: ['--(?:pass|ca-pass)[= ]'],
    data: `ca ca-cert ca-key ca-dn ca-pass days dns ip in keep-ca-key keysize multiple name pass pem self-signed s silent v verbose`,
  },

  // graphs and documents. Sources: src/cli of github.com/surrealdb/surrealdb; the others from memory of their help texts
  'cypher-shell': {
    typed: true,
    area: 'databases',
    network: 'talks',
    passwords: [String.raw`(?:-p|--password)[= ]`],
    effects: {
      short: 'uapdPf',
      long: ['username', 'address', 'uri', 'password', 'database', 'format', 'param', 'file', 'encryption', 'log'],
      rows: [
        dangerous('', 'deletes', 'deletes data of the database', { operand: /\b(?:delete|drop|remove)\b/i }),
        ordinary('', 'changes', 'runs statements in the database', { least: 1 }),
      ],
    },
    acts: { runs: 'f file', reaches: 'a address uri', writes: 'log' },
    data: `u username p password d database format P param encryption fail-fast fail-at-end non-interactive sample-rows wrap impersonate
      change-password access-mode history notifications idle-timeout v`,
  },
  'neo4j-admin': {
    area: 'databases',
    does: {
      reads: ['help|version', 'database check|info', 'server status|report|validate-config|memory-recommendation', 'backup-inspect'],
      changes: ['database dump|backup|aggregate-backup'],
    },
    effects: {
      rows: [
        dangerous('database load|restore|import|copy', 'changes', 'overwrites the data of the database'),
        dangerous('dbms set-initial-password|set-default-admin', 'startup', 'changes who may log in', { area: 'accounts' }),
        dangerous('server unbind', 'deletes', 'takes the server out of its cluster'),
        dangerous('dbms unbind-system-db', 'deletes', 'takes the server out of its cluster'),
        ordinary('server start|stop|restart|console', 'system', 'starts or stops a server', { area: 'services' }),
        ordinary('server migrate-configuration|windows-service', 'settings', 'changes the settings of the server'),
        dangerous('database migrate|upload', 'changes', 'moves the data of the database'),
      ],
    },
    acts: { writes: 'to-path report-path', reaches: 'from to-uri', runs: 'additional-config' },
    data: `verbose expand-commands from-path overwrite-destination nodes relationships delimiter type keep-failed compress force pagecache database
      include-metadata to-path-data`,
  },
  neo4j: {
    area: 'services',
    does: { reads: ['status|help|version'] },
    effects: { rows: [ordinary('start|stop|restart|console', 'system', 'starts or stops a server')] },
    data: 'verbose expand-commands dry-run',
  },
  arangosh: {
    typed: true,
    interprets: { code: ['javascript.execute-string'], input: true },
    network: 'talks',
    area: 'databases',
    passwords: [String.raw`--server\.password[= ]`],
    acts: { runs: 'javascript.execute javascript.startup-directory configuration c', reaches: 'server.endpoint' },
    data: 'server.username server.database server.password server.authentication console.colors quiet',
  },
  surreal: {
    area: 'databases',
    network: 'talks',
    passwords: [String.raw`(?:-p|--pass(?:word)?)[= ]`],
    does: { reads: ['version|is-ready|isready|validate|help'], installs: ['upgrade'] },
    effects: {
      rows: [
        ordinary('start', 'system', 'starts a server', { area: 'services' }),
        ordinary('import|fix', 'changes', 'changes the data of the database'),
        ordinary('sql', 'changes', 'runs statements in the database'),
        ordinary('export', 'changes', 'backs up the database'),
      ],
    },
    acts: {
      reaches: 'e endpoint conn b bind',
      lowers: 'A allow-all unauthenticated allow-scripting allow-net allow-guests',
      runs: 'import-file',
    },
    data: `u user username p pass password ns namespace db database pretty json multi hide-welcome log strict auth-level token no-banner
      query-timeout transaction-timeout`,
  },
  couchdb: { area: 'services', effects: { rows: [ordinary('', 'system', 'starts a server', { without: '-V -h' })] }, data: 'V h' },
});
