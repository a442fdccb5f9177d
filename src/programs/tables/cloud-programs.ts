/** Programs: command lines of online services. */
import { dangerous, type EffectRow, type Extra, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

/** Makes the destination like the source, deletions included. */
const mirrors = (words: string, extra: Extra): EffectRow =>
  dangerous(words, 'deletes', 'deletes files at the destination that the source does not have', extra);

export const CLOUD: Family = {
  // cloud providers
  aws: {
    wraps: { subcommand: ['execute-command'], script: ['command'], inner: 'none', where: 'container' },
    elsewhere: [
      { where: 'machine', words: ['ssm', 'start-session'] },
      { where: 'machine', words: ['ecs', 'execute-command'] },
    ],
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        dangerous('s3 rm|rb', 'deletes', 'deletes objects or buckets in S3', { without: '--dryrun', recursive: true }),
        mirrors('s3 sync', { options: '--delete', without: '--dryrun' }),
        dangerous('s3 mv', 'deletes', 'moves objects in S3', { options: '--recursive', without: '--dryrun' }),
        ordinary('s3 cp|sync', 'uploads', 'copies files to or from S3', { without: '--dryrun' }),
        changesForOthers('secretsmanager update-secret|put-secret-value'),
        changesForOthers('cloudfront create-invalidation'),
        changesForOthers('route53 change-resource-record-sets'),
        dangerous('secretsmanager|ssm get-secret-value|get-parameter|get-parameters', 'secret', 'shows a stored secret', {
          options: '--with-decryption',
        }),
        ordinary('secretsmanager get-secret-value', 'secret', 'shows a stored secret'),
        dangerous('ec2 stop-instances|reboot-instances', 'system', 'stops or restarts virtual machines', { without: '--dry-run' }),
        dangerous('sns unsubscribe', 'deletes', 'deletes a subscription'),
      ],
    },
    verbs: true,
    pages: true,
  },
  gcloud: {
    wraps: { subcommand: ['ssh'], script: ['command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        deletesOnServer('storage rm'),
        changesForOthers('deployments undeploy'),
        ordinary('storage cp|rsync', 'uploads', 'copies files to or from the cloud'),
      ],
    },
    verbs: true,
    pages: true,
  },
  az: {
    passwords: ['login\\s(?:[^\\n|;]{0,200}\\s)?-p '],
    network: 'talks',
    effects: { loose: true, rows: [deletesOnServer('blob delete-batch'), changesForOthers('repository untag')] },
    verbs: true,
    pages: true,
  },
  doctl: {
    wraps: { subcommand: ['ssh'], script: ['ssh-command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: { loose: true, rows: [deletesOnServer('delete|rm|d')] },
  },
  heroku: {
    wraps: { subcommand: ['run'], short: 'as', long: ['app', 'size', 'type'], inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['run'] }],
    effects: { loose: true, rows: [deletesOnServer('apps:destroy|pg:reset|addons:destroy|pg:promote')] },
  },
  eb: {
    wraps: { subcommand: ['ssh'], script: ['c', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
  },
  fly: {
    wraps: { subcommand: ['ssh'], script: ['C', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: { loose: true, rows: [deletesOnServer('destroy')] },
  },
  flyctl: { like: 'fly' },
  firebase: { effects: { loose: true, rows: [deletesOnServer('firestore:delete|database:remove|hosting:disable')] } },
  wrangler: { effects: { loose: true, rows: [changesForOthers('deployments rollback'), changesForOthers('rollback')] } },
  fastly: { effects: { loose: true, rows: [changesForOthers('service version activate')] } },
  tailscale: {
    wraps: { subcommand: ['ssh'], operands: 1, inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
  },

  // storage
  rclone: {
    passwords: ['obscure\\s+'],
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        mirrors('sync', { without: '-n --dry-run', recursive: true }),
        dangerous('delete|deletefile|purge|cleanup|rmdir|rmdirs|dedupe', 'deletes', 'deletes files on the remote storage', {
          without: '-n --dry-run',
        }),
        dangerous('move|moveto', 'deletes', 'moves files away from the source', { without: '-n --dry-run' }),
        ordinary('copy|copyto', 'uploads', 'copies files to or from the remote storage', { without: '-n --dry-run' }),
      ],
    },
    dry: 'n',
    package: true,
  },
  s3cmd: { network: 'talks' },
  gsutil: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        deletesOnServer('rm|rb'),
        mirrors('rsync', { options: '-d', without: '-n' }),
        ordinary('cp|mv|rsync', 'uploads', 'copies files to or from the cloud'),
      ],
    },
  },
  azcopy: {
    effects: {
      loose: true,
      rows: [
        deletesOnServer('remove|rm'),
        mirrors('sync', { options: '--delete-destination' }),
        ordinary('copy|cp|sync', 'uploads', 'copies files to or from the cloud'),
      ],
    },
  },
  mc: {
    effects: {
      loose: true,
      rows: [
        deletesOnServer('rm|rb'),
        mirrors('mirror', { options: '--remove' }),
        changesForOthers('admin user|policy|bucket remove|disable|unset|detach'),
      ],
    },
    package: true,
  },

  // secrets
  vault: {
    passwords: ['login\\s+(?!-)'],
    effects: {
      loose: true,
      rows: [
        dangerous('secrets|auth|audit disable', 'deletes', 'disables a part of Vault and deletes its data'),
        dangerous('kv|token|lease destroy|revoke|undelete', 'deletes', 'destroys secrets or revokes access'),
        ordinary('read', 'secret', 'shows a stored secret'),
        ordinary('kv get', 'secret', 'shows a stored secret'),
      ],
    },
    package: true,
  },
  'aws-vault': { wraps: { subcommand: ['exec'], inner: 'argv', dashes: true } },
  op: {
    wraps: { subcommand: ['run'], inner: 'argv', dashes: true },
    effects: {
      loose: true,
      rows: [ordinary('read', 'secret', 'shows a stored secret'), ordinary('item|document get', 'secret', 'shows a stored secret')],
    },
  },
  doppler: {
    wraps: { subcommand: ['run'], script: ['command'], inner: 'argv', dashes: true },
    effects: { loose: true, rows: [ordinary('secrets', 'secret', 'shows stored secrets')] },
  },

  // queues, search, logs
  rabbitmqctl: {
    effects: {
      loose: true,
      rows: [
        dangerous(
          'reset|force_reset|forget_cluster_node|stop_app|clear_permissions|clear_password',
          'changes',
          'changes or resets the message broker',
        ),
      ],
    },
  },
  nats: { effects: { loose: true, rows: [deletesOnServer('stream|consumer|kv|object|account|bucket rm|del|purge|delete')] } },
  rpk: { effects: { loose: true, rows: [deletesOnServer('topic|group|cluster delete')] } },
  'kafka-delete-records': { effects: { rows: [dangerous('', 'deletes', 'deletes records of a topic')] } },
  algolia: { effects: { loose: true, rows: [deletesOnServer('indices clear')] } },
  splunk: { effects: { loose: true, rows: [deletesOnServer('remove|clean')] } },

  // feature flags, payments, gateways
  ldcli: { effects: { loose: true, rows: [changesForOthers('flags archive')] } },
  unleash: { effects: { loose: true, rows: [changesForOthers('features archive')] } },
  stripe: { effects: { loose: true, rows: [changesForOthers('api_keys roll')] } },
  deck: {
    effects: {
      loose: true,
      rows: [deletesOnServer('reset'), dangerous('sync', 'deletes', 'deletes settings of the gateway that the file does not have')],
    },
  },

  // GitLab and Grafana
  'gitlab-rails': { interprets: { inArguments: true } },
  'gitlab-rake': { effects: { loose: true, rows: [dangerous('gitlab:backup:restore', 'deletes', 'overwrites the data of GitLab')] } },
  'gitlab-runner': { effects: { loose: true, rows: [dangerous('unregister', 'deletes', 'removes runners from GitLab')] } },
  'grafana-cli': { effects: { loose: true, rows: [dangerous('plugins uninstall|remove', 'deletes', 'removes a plugin of Grafana')] } },
};
