import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Services of others, by their command lines. */
export const CLOUD: Family = {
  doppler: {
    wraps: { subcommand: ['run'], script: ['command'], inner: 'argv', dashes: true },
    effects: { loose: true, rows: [mild('secrets', 'secret', 'shows secrets')] },
  },
  op: {
    wraps: { subcommand: ['run'], inner: 'argv', dashes: true },
    effects: { loose: true, rows: [mild('read', 'secret', 'shows a secret'), mild('item|document get', 'secret', 'shows a secret')] },
  },
  'aws-vault': { wraps: { subcommand: ['exec'], inner: 'argv', dashes: true } },
  rclone: {
    passwords: ['obscure\\s+'],
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        bad('sync', 'deletes', 'deletes from the destination what the source does not have', { without: '-n --dry-run', recursive: true }),
        bad('delete|deletefile|purge|cleanup|rmdir|rmdirs|dedupe', 'deletes', 'deletes from the remote', { without: '-n --dry-run' }),
        bad('move|moveto', 'deletes', 'moves files away from the source', { without: '-n --dry-run' }),
        mild('copy|copyto', 'uploads', 'copies to or from the remote', { without: '-n --dry-run' }),
      ],
    },
    dry: 'n',
    package: true,
  },
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
        bad('s3 rm|rb', 'deletes', 'deletes from S3', { without: '--dryrun', recursive: true }),
        bad('s3 sync', 'deletes', 'deletes from the destination what the source does not have', {
          options: '--delete',
          without: '--dryrun',
        }),
        bad('s3 mv', 'deletes', 'moves objects', { options: '--recursive', without: '--dryrun' }),
        mild('s3 cp|sync', 'uploads', 'copies to or from S3', { without: '--dryrun' }),
        bad('secretsmanager update-secret|put-secret-value', 'changes', 'changes what others are using'),
        bad('cloudfront create-invalidation', 'changes', 'changes what others are using'),
        bad('route53 change-resource-record-sets', 'changes', 'changes what others are using'),
        bad('secretsmanager|ssm get-secret-value|get-parameter|get-parameters', 'secret', 'shows a secret', {
          options: '--with-decryption',
        }),
        mild('secretsmanager get-secret-value', 'secret', 'shows a secret'),
        bad('ec2 stop-instances|reboot-instances', 'system', 'stops machines', { without: '--dry-run' }),
        bad('sns unsubscribe', 'deletes', 'deletes it on the server'),
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
        bad('storage rm', 'deletes', 'deletes it on the server'),
        bad('deployments undeploy', 'changes', 'changes what others are using'),
        mild('storage cp|rsync', 'uploads', 'copies to or from the cloud'),
      ],
    },
    verbs: true,
    pages: true,
  },
  az: {
    passwords: ['login\\s(?:[^\\n|;]{0,200}\\s)?-p '],
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        bad('blob delete-batch', 'deletes', 'deletes it on the server'),
        bad('repository untag', 'changes', 'changes what others are using'),
      ],
    },
    verbs: true,
    pages: true,
  },
  mc: {
    effects: {
      loose: true,
      rows: [
        bad('rm|rb', 'deletes', 'deletes it on the server'),
        bad('mirror', 'deletes', 'deletes from the destination what the source does not have', { options: '--remove' }),
        bad('admin user|policy|bucket remove|disable|unset|detach', 'changes', 'changes what others are using'),
      ],
    },
    package: true,
  },
  vault: {
    passwords: ['login\\s+(?!-)'],
    effects: {
      loose: true,
      rows: [
        bad('secrets|auth|audit disable', 'deletes', 'switches it off and loses its data'),
        bad('kv|token|lease destroy|revoke|undelete', 'deletes', 'takes secrets or access away'),
        mild('read', 'secret', 'shows a secret'),
        mild('kv get', 'secret', 'shows a secret'),
      ],
    },
    package: true,
  },
  gsutil: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        bad('rm|rb', 'deletes', 'deletes it on the server'),
        bad('rsync', 'deletes', 'deletes from the destination what the source does not have', { options: '-d', without: '-n' }),
        mild('cp|mv|rsync', 'uploads', 'copies to or from the cloud'),
      ],
    },
  },
  s3cmd: { network: 'talks' },
  azcopy: {
    effects: {
      loose: true,
      rows: [
        bad('remove|rm', 'deletes', 'deletes it on the server'),
        bad('sync', 'deletes', 'deletes from the destination what the source does not have', { options: '--delete-destination' }),
        mild('copy|cp|sync', 'uploads', 'copies to or from the cloud'),
      ],
    },
  },
  ldcli: { effects: { loose: true, rows: [bad('flags archive', 'changes', 'changes what others are using')] } },
  unleash: { effects: { loose: true, rows: [bad('features archive', 'changes', 'changes what others are using')] } },
  fastly: { effects: { loose: true, rows: [bad('service version activate', 'changes', 'changes what others are using')] } },
  wrangler: {
    effects: {
      loose: true,
      rows: [
        bad('deployments rollback', 'changes', 'changes what others are using'),
        bad('rollback', 'changes', 'changes what others are using'),
      ],
    },
  },
  algolia: { effects: { loose: true, rows: [bad('indices clear', 'deletes', 'deletes it on the server')] } },
  deck: {
    effects: {
      loose: true,
      rows: [bad('reset', 'deletes', 'deletes it on the server'), bad('sync', 'deletes', 'deletes what the file does not have')],
    },
  },
  splunk: { effects: { loose: true, rows: [bad('remove|clean', 'deletes', 'deletes it on the server')] } },
  rabbitmqctl: {
    effects: {
      loose: true,
      rows: [bad('reset|force_reset|forget_cluster_node|stop_app|clear_permissions|clear_password', 'changes', 'changes the broker')],
    },
  },
  nats: {
    effects: {
      loose: true,
      rows: [bad('stream|consumer|kv|object|account|bucket rm|del|purge|delete', 'deletes', 'deletes it on the server')],
    },
  },
  rpk: { effects: { loose: true, rows: [bad('topic|group|cluster delete', 'deletes', 'deletes it on the server')] } },
  stripe: { effects: { loose: true, rows: [bad('api_keys roll', 'changes', 'changes what others are using')] } },
  'gitlab-runner': { effects: { loose: true, rows: [bad('unregister', 'deletes', 'unregisters runners')] } },
  'gitlab-rake': { effects: { loose: true, rows: [bad('gitlab:backup:restore', 'deletes', 'overwrites the data of GitLab')] } },
  'grafana-cli': { effects: { loose: true, rows: [bad('plugins uninstall|remove', 'deletes', 'deletes it on the server')] } },
  heroku: {
    wraps: { subcommand: ['run'], short: 'as', long: ['app', 'size', 'type'], inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['run'] }],
    effects: { loose: true, rows: [bad('apps:destroy|pg:reset|addons:destroy|pg:promote', 'deletes', 'deletes it on the server')] },
  },
  firebase: {
    effects: { loose: true, rows: [bad('firestore:delete|database:remove|hosting:disable', 'deletes', 'deletes it on the server')] },
  },
  flyctl: { like: 'fly' },
  fly: {
    wraps: { subcommand: ['ssh'], script: ['C', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: { loose: true, rows: [bad('destroy', 'deletes', 'deletes it on the server')] },
  },
  doctl: {
    wraps: { subcommand: ['ssh'], script: ['ssh-command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: { loose: true, rows: [bad('delete|rm|d', 'deletes', 'deletes it on the server')] },
  },
  'kafka-delete-records': { effects: { rows: [bad('', 'deletes', 'deletes records')] } },
  'gitlab-rails': { interprets: { inArguments: true } },
  tailscale: {
    wraps: { subcommand: ['ssh'], operands: 1, inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
  },
  eb: {
    wraps: { subcommand: ['ssh'], script: ['c', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
  },
};
