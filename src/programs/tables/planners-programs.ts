/** Programs: what plans the work on data, and objects in stores. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer, each, linksTo } from './shared-rows.ts';

export const PLANNERS = (): Family => ({
  // plans of work. Sources: the names in src/prefect/cli of github.com/PrefectHQ/prefect; the rest, dagster, luigi and dbt-cloud from memory of
  // their help texts
  prefect: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'version|help|dashboard|diagnostics',
        'flow|flow-run|deployment|work-pool|work-queue|block|variable ls|inspect|preview|logs|get|get-default-base-job-template',
        'artifact|concurrency-limit|gcl|automation|profile|task-run ls|inspect|preview|logs|get|get-default-base-job-template',
        'config view',
        'block type ls|inspect',
        'server status',
        'events stream',
        'cloud workspace|ip-allowlist ls',
      ],
      changes: [
        'init',
        'profile use|create|rename|populate-defaults',
        'config set|unset|validate',
        'dev',
        'cloud login|logout',
        'cloud workspace set',
      ],
      runs: ['worker start', 'flow serve', 'flow-run execute', 'shell watch|serve', 'task serve'],
    },
    effects: {
      short: 'pqn',
      rows: [
        ordinary('deploy', 'changes', 'changes an app that other people use'),
        ordinary('deployment run|schedule|apply|pause|resume', 'changes', 'starts or changes work of the server'),
        ordinary('flow-run cancel|retry', 'system', 'ends or repeats work of the server'),
        changesForOthers('work-pool|work-queue|variable|concurrency-limit|gcl|automation|block create|update|pause|resume'),
        changesForOthers('work-pool|work-queue|variable|concurrency-limit|gcl|automation|block set|set-concurrency-limit'),
        changesForOthers('work-pool|work-queue|variable|concurrency-limit|gcl|automation|block clear-concurrency-limit'),
        changesForOthers('work-pool|work-queue|variable|concurrency-limit|gcl|automation|block register'),
        changesForOthers('work-pool|work-queue|variable|concurrency-limit|gcl|automation|block provision-infrastructure'),
        changesForOthers('work-pool|work-queue|variable|concurrency-limit|gcl|automation|block enable|disable'),
        deletesOnServer('flow|flow-run|deployment|work-pool|work-queue|block|variable|artifact delete|clear'),
        deletesOnServer('concurrency-limit|gcl|automation|profile|task-run delete|clear'),
        dangerous('server database reset', 'deletes', 'deletes the data of the server'),
        dangerous('server database downgrade', 'changes', 'moves the data of the server to another version'),
        ordinary('server database upgrade', 'changes', 'moves the data of the server to another version'),
        ordinary('server start|stop|services', 'system', 'starts or stops a server', { area: 'services' }),
      ],
    },
    acts: { runs: 'prefect-file', reaches: 'host' },
    data: `p profile prompt no-prompt name n all pool work-pool q work-queue param params tag limit state type t cron interval timezone anchor-date
      start-at start-in port background b watch follow f tail output o reset-defaults show-defaults hide-defaults show-sources hide-sources
      show-secrets hide-secrets concurrency-limit description version`,
  },
  dagster: {
    area: 'cloud',
    does: {
      reads: [
        '--version',
        'asset list',
        'job|schedule|sensor list|print|preview',
        'run list',
        'instance info',
        'definitions validate',
        'config',
      ],
      changes: ['project scaffold|from-example|list-examples'],
      runs: ['dev', 'asset materialize', 'job execute|launch|backfill', 'code-server start', 'api'],
    },
    effects: {
      short: 'fmdaw',
      rows: [
        ordinary('schedule|sensor start|stop|restart|wipe|debug', 'changes', 'changes the plan of the work'),
        dangerous('asset wipe', 'deletes', 'deletes the history of the work'),
        dangerous('run delete|wipe', 'deletes', 'deletes the history of the work'),
        ordinary('instance migrate|reindex', 'changes', 'moves the data of the server to another version'),
      ],
    },
    acts: { runs: 'f python-file m module-name d working-directory w workspace config c', reaches: 'h host' },
    data: 'a attribute p port j job select partition log-level live-data-poll-rate limit preset tags all name',
  },
  luigi: {
    does: { runs: [''] },
    acts: { reaches: 'scheduler-host' },
    data: 'module local-scheduler workers log-level help help-all no-lock scheduler-port tree',
  },
  'dbt-cloud': {
    area: 'cloud',
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        ordinary('list|get|get-artifact|get-status', 'network', 'talks to the cloud'),
        deletesOnServer('delete|delete-all'),
        changesForOthers('run|trigger|create|import|clone'),
      ],
    },
    fields: true,
  },

  // objects in stores. Sources: command of github.com/peak/s5cmd; s3fs(1) 1.90
  s5cmd: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['ls|du|cat|head|select|version|help'] },
    effects: {
      long: ['endpoint-url', 'profile', 'credentials-file', 'numworkers', 'log'],
      rows: [
        dangerous('rm', 'deletes', 'deletes objects of the store', { without: '--dry-run', recursive: true }),
        dangerous('rb', 'deletes', 'deletes a bucket of the store', { without: '--dry-run' }),
        dangerous('sync', 'deletes', 'deletes what the source does not have', { options: '--delete', without: '--dry-run' }),
        ordinary('mv', 'changes', 'moves files, also to or from the store', { without: '--dry-run' }),
        ordinary('cp|sync|pipe', 'changes', 'copies files, also to or from the store', { without: '--dry-run' }),
        ordinary('mb|bucket-version', 'changes', 'changes something in the cloud'),
        ordinary('run', 'unread', 'runs commands from a file'),
        linksTo('presign'),
      ],
    },
    unasked: [
      {
        args: /(?:^| )(?:cp|sync|mv|pipe) .*s3:\/\/\S*$/,
        kind: 'uploads',
        area: 'uploads',
        what: 'sends files to the cloud',
        object: /(s3:\/\/\S+)$/,
      },
    ],
    acts: { reaches: 'endpoint-url', lowers: 'no-verify-ssl', runs: 'credentials-file' },
    data: `dry-run profile numworkers r retry-count log json stat request-payer use-list-objects-v1 install-completion no-sign-request n no-clobber s
      if-size-differ u if-source-newer f flatten no-follow-symlinks storage-class concurrency c part-size p sse sse-kms-key-id acl cache-control
      expires force-glacier-transfer ignore-glacier-warnings source-region destination-region exclude include raw content-type content-encoding
      content-disposition metadata metadata-directive version-id show-progress sp size-only delete exit-on-error humanize H g group e etag
      show-fullpath all-versions query compression expire set`,
  },
  ...each('s3fs goofys', {
    network: 'talks',
    area: 'disks',
    effects: {
      short: 'o',
      rows: [
        ordinary('', 'system', 'mounts a bucket of the cloud', {
          without: '-h --help --version -u --incomplete-mpu-list -a --incomplete-mpu-abort',
        }),
        dangerous('', 'deletes', 'deletes unfinished uploads', { options: '-a --incomplete-mpu-abort' }),
      ],
    },
    acts: { runs: 'o', reaches: 'endpoint' },
    data: `f d s u incomplete-mpu-list profile region sse acl uid gid dir-mode file-mode cheap stat-cache-ttl type-cache-ttl debug_s3 debug_fuse
      use-content-type storage-class subdomain`,
  }),
  airflow: {
    passwords: [String.raw`--(?:conn-)?password[= ]`],
    network: 'talks',
    area: 'jobs',
    does: {
      reads: [
        'version|info|cheat-sheet|providers',
        'dags list|details|state|show|list-runs|list-jobs|list-import-errors|next-execution|report|show-dependencies',
        'tasks list|state|states-for-dag-run|failed-deps|render',
        'db check|check-migrations',
        'pools|jobs|plugins|roles|users|datasets list|get|check',
        'config lint',
      ],
      runs: ['scheduler|webserver|worker|triggerer|standalone|celery', 'tasks|dags test', 'tasks run'],
    },
    effects: {
      loose: true,
      rows: [
        dangerous('dags backfill', 'deletes', 'deletes earlier runs of the jobs', { options: '--reset-dagruns' }),
        ordinary('dags trigger|pause|unpause|backfill|reserialize', 'changes', 'starts or stops jobs'),
        ordinary('pools set|import|export', 'changes', 'changes the settings of Airflow'),
        ordinary('db init|migrate|upgrade', 'changes', 'changes the database of Airflow'),
        dangerous(
          'db|tasks|dags|pools|users|connections|variables reset|clean|downgrade|clear|delete|drop-archived',
          'deletes',
          'deletes data of Airflow',
        ),
        dangerous('connections|variables get|list|export', 'secret', 'shows stored secrets'),
        dangerous(
          'connections|variables|users|roles|kerberos add|set|import|create|add-role|remove-role|add-perms',
          'system',
          'changes accounts or secrets',
        ),
        dangerous('config get-value|list', 'secret', 'shows settings that may be secret'),
      ],
    },
    acts: { reaches: 'host H hostname conn-host', runs: 'S subdir dags-folder', writes: 'save pid log-file stdout stderr' },
    data: `o output v verbose d dag-id t tree conf c r run-id e exec-date state start-date s end-date no-backfill retry retry-delay
      limit p port m map-index clean-before-timestamp y yes skip-archive tables u username f firstname l lastname email role password
      only-failed logical-date conn-type conn-login conn-password conn-schema conn-port conn-description conn-extra reset-dagruns job-type`,
  },
});
