/** Programs: queues, search, payments and other services. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

export const SERVICES = (): Family => ({
  // queues, search, logs
  rabbitmqctl: {
    passwords: ['(?:add_user|change_password|authenticate_user)\\s+[^\\s-]\\S*\\s+'],
    effects: {
      loose: true,
      rows: [
        ordinary('add_vhost|stop|shutdown|join_cluster|enable_feature_flag', 'system', 'changes the message broker'),
        ordinary('add_user|set_user_tags|set_permissions|change_password', 'changes', 'changes who may use the message broker', {
          area: 'accounts',
        }),
        ordinary('close_connection|rotate_logs', 'system', 'changes the message broker'),
        dangerous('eval|eval_file|exec', 'runs-foreign-code', 'runs code in the message broker'),
        dangerous(
          'reset|force_reset|forget_cluster_node|stop_app|clear_permissions|clear_password',
          'changes',
          'changes or resets the message broker',
        ),
      ],
    },
    area: 'services',
    does: {
      reads: [
        'status|cluster_status|list_queues|list_exchanges|list_bindings|list_connections|list_channels|list_consumers|list_users',
        'list_vhosts|list_permissions|list_policies|environment|report|ping|version|help|node_health_check|list_user_permissions',
      ],
      changes: ['start_app|await_startup|set_policy|sync_queue'],
    },
    data: `formatter n node p vhost q quiet s silent t timeout l longnames local online offline unresponsive dry-run no-table-headers
      table-headers print-stacktrace priority apply-to`,
    acts: { runs: 'script-name' },
  },
  nats: {
    effects: { loose: true, rows: [deletesOnServer('stream|consumer|kv|object|account|bucket rm|del|purge|delete')] },
    area: 'services',
    network: 'talks',
    does: {
      reads: [
        'stream|consumer ls|info|report|view|get',
        'kv ls|get|history',
        'server check|list|info|report|ping',
        'rtt|events|sub|bench|latency',
        'context ls|show',
        'account info',
      ],
      changes: ['pub|request|reply', 'stream add|edit|backup', 'consumer add|next', 'kv put|add', 'context select'],
    },
    acts: { reaches: 's server', runs: 'command translate' },
    data: `raw sleep names n pub sub msgs size stream replay count reply timeout json creds context all a subject subjects new last since
      ack headers-only queue header H force-stdin no-progress multi-msg purge storage replicas retention discard max-msgs max-bytes
      max-age dupe-window filter target deliver pull durable ephemeral sort trace user password connection-name f force defaults`,
  },
  rpk: {
    effects: { loose: true, rows: [deletesOnServer('topic|group|cluster delete')] },
    area: 'services',
    network: 'talks',
    does: {
      reads: ['topic list|describe|consume', 'cluster info|health|metadata', 'group list|describe', 'version|help|registry'],
      changes: ['topic create|produce|alter-config|add-partitions|profile'],
    },
    acts: { reaches: 'brokers X', runs: 'config' },
    data: `n num o offset p partitions f format g group r regex pretty-print meta-only a print-all d detailed z compression k key H header
      partition replicas topic-config read-committed fetch-max-wait profile verbose v fetch-max-bytes balancer rack print-offsets`,
  },
  'kafka-topics': {
    area: 'cloud',
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes a topic', { options: '--delete' }),
        ordinary('', 'changes', 'changes a topic', { options: '--create --alter' }),
        ordinary('', 'network', 'talks to the broker', { options: '--list --describe' }),
      ],
    },
    data: `bootstrap-server list describe create alter delete topic partitions replication-factor config if-not-exists if-exists
      exclude-internal under-replicated-partitions unavailable-partitions command-config topics-with-overrides at-min-isr-partitions
      under-min-isr-partitions replica-assignment topic-id`,
  },
  'kafka-consumer-groups': {
    area: 'services',
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes a group of consumers or moves its place', {
          options: '--delete --delete-offsets --reset-offsets',
        }),
        ordinary('', 'network', 'talks to the broker'),
      ],
    },
    data: `bootstrap-server describe list group all-groups members offsets state verbose timeout topic all-topics command-config
      to-earliest to-latest to-offset to-datetime shift-by by-duration to-current execute dry-run export from-file`,
  },
  'kafka-topics.sh': { like: 'kafka-topics' },
  'kafka-consumer-groups.sh': { like: 'kafka-consumer-groups' },
  'kafka-delete-records': { effects: { rows: [dangerous('', 'deletes', 'deletes records of a topic')] } },
  algolia: { effects: { loose: true, rows: [deletesOnServer('indices clear')] } },
  splunk: {
    effects: {
      loose: true,
      rows: [
        ordinary('start|stop|restart|add|edit|enable|disable|install|reload|login', 'system', 'changes the services of Splunk'),
        deletesOnServer('remove|clean'),
      ],
    },
    area: 'services',
    does: { reads: ['search|status|list|show|version|help|btool'] },
  },

  // feature flags, payments, gateways
  ldcli: { effects: { loose: true, rows: [changesForOthers('flags archive')] } },
  unleash: { effects: { loose: true, rows: [changesForOthers('features archive')] } },
  stripe: {
    effects: {
      loose: true,
      rows: [
        ordinary('webhook_endpoints create|update', 'uploads', 'sends messages about payments to an address'),
        ordinary('post|create|update|payment_intents|refunds|subscriptions', 'changes', 'changes payment data'),
        changesForOthers('api_keys roll'),
        ordinary('listen', 'secret', 'shows the key of the messages to a webhook', { options: '--print-secret' }),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'refunds|webhook_endpoints|payment_intents|subscriptions list|retrieve',
        'listen|logs|status|version|whoami|get|resources|help|open',
        'customers|charges|products|prices|samples list|retrieve',
      ],
      changes: ['login|logout|fixtures|trigger', 'samples create'],
    },
    acts: { reaches: 'f forward-to forward-connect-to', lowers: 'skip-verify' },
    data: `e events add remove filter-status-code-type filter-http-methods filter-request-path filter-request-status filter-source
      filter-account filter-ip-address d data expand limit l starting-after ending-before name H latest j print-json format s
      show-headers load-from-webhooks-api api-version stripe-account idempotency i verbose hide-timeout poll poll-rate p project-name
      log-level color description email currency amount customer charge confirm url`,
  },
  deck: {
    effects: {
      loose: true,
      rows: [deletesOnServer('reset'), dangerous('sync', 'deletes', 'deletes settings of the gateway that the file does not have')],
    },
    data: 'skip-workspace-crud tls-server-name ca-cert',
    acts: { runs: 'config', reaches: 'kong-addr', lowers: 'tls-skip-verify' },
  },

  // GitLab and Grafana
  'gitlab-rails': { interprets: { inArguments: true }, changes: true },
  'gitlab-rake': { effects: { loose: true, rows: [dangerous('gitlab:backup:restore', 'deletes', 'overwrites the data of GitLab')] } },
  'gitlab-runner': {
    effects: {
      loose: true,
      rows: [
        dangerous('install|uninstall|stop|restart|reset-token', 'system', 'changes the services of this machine'),
        dangerous('unregister', 'deletes', 'removes runners from GitLab'),
      ],
    },
    passwords: ['--(?:registration-)?token[= ]'],
    area: 'services',
    network: 'talks',
    does: { reads: ['list|status|verify|help|version'], changes: ['start|register'], runs: ['exec|run|run-single'] },
    acts: {
      reaches: 'url',
      runs: 'config template-config pre-build-script post-build-script pre-clone-script pre-get-sources-script',
      lowers: 'docker-privileged',
    },
    data: `non-interactive n token registration-token executor description name docker-image docker-network-mode docker-pull-policy tag-list
      run-untagged locked paused access-level maximum-timeout maintenance-note limit request-concurrency`,
  },
  'grafana-cli': {
    effects: {
      loose: true,
      rows: [
        dangerous('admin', 'system', 'changes accounts or data of Grafana'),
        dangerous('plugins uninstall|remove', 'deletes', 'removes a plugin of Grafana'),
      ],
    },
    area: 'services',
    does: { reads: ['plugins ls|list-remote|list-versions'], installs: ['plugins install|update|upgrade|update-all'] },
    acts: { runs: 'homepath config configOverrides pluginsDir' },
  },

  // Sources: grafana cli --help 11; ntfy --help 2.11; gvmd(8) 23; jenkins-cli help 2.4
  grafana: { like: 'grafana-cli' },
  ntfy: {
    area: 'services',
    network: 'talks',
    does: { reads: ['user|access|token|tier list', 'help'] },
    effects: {
      rows: [
        ordinary('publish|pub|send|trigger', 'uploads', 'sends a message'),
        ordinary('subscribe|sub', 'network', 'waits for messages', { area: 'network' }),
        ordinary('serve', 'system', 'starts a server'),
        dangerous(
          'user|access|tier add|del|remove|change-pass|change-role|change-tier|change',
          'system',
          'changes who may do what on the server',
          { area: 'accounts' },
        ),
        dangerous('token add|generate', 'secret', 'makes a token of an account and shows it'),
        dangerous('token del|remove', 'deletes', 'deletes a token of an account'),
      ],
    },
    acts: { runs: 'c config' },
    data: 'role ignore-exists t title m message p priority tags T i icon d delay at D q quiet k token u user s since P poll S scheduled',
  },
  gvmd: {
    area: 'services',
    passwords: ['--(?:new-)?password[= ]'],
    effects: {
      rows: [
        dangerous('', 'system', 'changes who may log in', {
          options: '--create-user --new-password --inheritor --modify-setting',
          area: 'accounts',
        }),
        dangerous('', 'deletes', 'deletes an account or a scanner', { options: '--delete-user --delete-scanner', area: 'accounts' }),
        ordinary('', 'reads', 'lists accounts or scanners', { options: '--get-users --get-scanners --get-roles --verify-scanner' }),
        ordinary('', 'changes', 'changes or rebuilds the data of the server', {
          options: '--rebuild --rebuild-scap --optimize --migrate --create-scanner --modify-scanner',
        }),
      ],
    },
    acts: { runs: 'c unix-socket' },
    data: `user role password new-password create-user delete-user get-users get-scanners get-roles verify-scanner rebuild rebuild-scap optimize
      migrate v verbose`,
  },
  'jenkins-cli': {
    area: 'services',
    network: 'talks',
    does: {
      reads: ['help|who-am-i|version|list-jobs|list-plugins|list-changes|console|get-job|get-view|get-node|tail-log|wait-node-online'],
    },
    effects: {
      short: 's',
      rows: [
        dangerous(
          'delete-job|delete-builds|delete-node|delete-view|delete-credentials|delete-credentials-domain',
          'deletes',
          'deletes something on the server',
        ),
        dangerous('groovy|groovysh', 'runs-foreign-code', 'runs code on the server'),
        dangerous('install-plugin', 'runs-foreign-code', 'installs a plugin on the server'),
        dangerous('create-credentials-by-xml|update-credentials-by-xml|import-credentials-as-xml', 'system', 'changes stored secrets'),
        dangerous('list-credentials-as-xml', 'secret', 'shows stored secrets'),
        ordinary('build|stop-builds|replay-pipeline|restart-from-stage|enable-job|disable-job', 'changes', 'starts or stops jobs'),
        ordinary(
          'create-job|update-job|copy-job|create-view|update-view|create-node|update-node|reload-configuration|reload-job',
          'changes',
          'changes something that other people use',
        ),
        ordinary(
          'restart|safe-restart|shutdown|safe-shutdown|quiet-down|cancel-quiet-down|offline-node|online-node',
          'system',
          'stops or restarts the server',
        ),
      ],
    },
    acts: { reaches: 's proxy', lowers: '-noCertificateCheck' },
    data: '-webSocket -http -ssh -restart -deploy f v w p',
  },
});
