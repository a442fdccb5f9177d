import { bad, mild, type Row, type Table } from '../rows.ts';

const loose = (...rows: readonly Row[]): Table => ({ loose: true, rows });
const GONE = 'deletes it on the server';
const gone = (words: string): Row => bad(words, 'deletes', GONE);
const alters = (words: string): Row => bad(words, 'changes', 'changes what others are using');

/** Programs that talk to a service, and those of their words that are not told by a verb like `delete` alone (verbs.ts). */
export const CLOUD: Readonly<Record<string, Table>> = {
  aws: loose(
    bad('s3 rm|rb', 'deletes', 'deletes from S3', { without: '--dryrun', recursive: true }),
    bad('s3 sync', 'deletes', 'deletes from the destination what the source does not have', { options: '--delete', without: '--dryrun' }),
    bad('s3 mv', 'deletes', 'moves objects', { options: '--recursive', without: '--dryrun' }),
    mild('s3 cp|sync', 'uploads', 'copies to or from S3', { without: '--dryrun' }),
    alters('secretsmanager update-secret|put-secret-value'),
    alters('cloudfront create-invalidation'),
    alters('route53 change-resource-record-sets'),
    bad('secretsmanager|ssm get-secret-value|get-parameter|get-parameters', 'secret', 'shows a secret', { options: '--with-decryption' }),
    mild('secretsmanager get-secret-value', 'secret', 'shows a secret'),
    bad('ec2 stop-instances|reboot-instances', 'system', 'stops machines', { without: '--dry-run' }),
    gone('sns unsubscribe'),
  ),
  gsutil: loose(
    gone('rm|rb'),
    bad('rsync', 'deletes', 'deletes from the destination what the source does not have', { options: '-d', without: '-n' }),
    mild('cp|mv|rsync', 'uploads', 'copies to or from the cloud'),
  ),
  gcloud: loose(gone('storage rm'), alters('deployments undeploy'), mild('storage cp|rsync', 'uploads', 'copies to or from the cloud')),
  az: loose(gone('blob delete-batch'), alters('repository untag')),
  azcopy: loose(
    gone('remove|rm'),
    bad('sync', 'deletes', 'deletes from the destination what the source does not have', { options: '--delete-destination' }),
    mild('copy|cp|sync', 'uploads', 'copies to or from the cloud'),
  ),
  mc: loose(
    gone('rm|rb'),
    bad('mirror', 'deletes', 'deletes from the destination what the source does not have', { options: '--remove' }),
    alters('admin user|policy|bucket remove|disable|unset|detach'),
  ),
  rclone: loose(
    bad('sync', 'deletes', 'deletes from the destination what the source does not have', { without: '-n --dry-run', recursive: true }),
    bad('delete|deletefile|purge|cleanup|rmdir|rmdirs|dedupe', 'deletes', 'deletes from the remote', { without: '-n --dry-run' }),
    bad('move|moveto', 'deletes', 'moves files away from the source', { without: '-n --dry-run' }),
    mild('copy|copyto', 'uploads', 'copies to or from the remote', { without: '-n --dry-run' }),
  ),
  gh: loose(
    alters('repo archive|rename'),
    bad('api', 'deletes', GONE, { options: '--delete' }),
    mild('repo|pr|issue|release|api|gist', 'network', 'talks to GitHub'),
  ),
  glab: loose(alters('repo archive|transfer')),
  ldcli: loose(alters('flags archive')),
  unleash: loose(alters('features archive')),
  split: loose(alters('splits kill')),
  fastly: loose(alters('service version activate')),
  wrangler: loose(alters('deployments rollback'), alters('rollback')),
  algolia: loose(gone('indices clear')),
  deck: loose(bad('reset', 'deletes', GONE), bad('sync', 'deletes', 'deletes what the file does not have')),
  splunk: loose(gone('remove|clean')),
  rabbitmqctl: loose(
    bad('reset|force_reset|forget_cluster_node|stop_app|clear_permissions|clear_password', 'changes', 'changes the broker'),
  ),
  nats: loose(gone('stream|consumer|kv|object|account|bucket rm|del|purge|delete')),
  rpk: loose(gone('topic|group|cluster delete')),
  vault: loose(
    bad('secrets|auth|audit disable', 'deletes', 'switches it off and loses its data'),
    bad('kv|token|lease destroy|revoke|undelete', 'deletes', 'takes secrets or access away'),
    mild('read', 'secret', 'shows a secret'),
    mild('kv get', 'secret', 'shows a secret'),
  ),
  op: loose(mild('read', 'secret', 'shows a secret'), mild('item|document get', 'secret', 'shows a secret')),
  doppler: loose(mild('secrets', 'secret', 'shows secrets')),
  stripe: loose(alters('api_keys roll')),
  'gitlab-runner': loose(bad('unregister', 'deletes', 'unregisters runners')),
  'gitlab-rake': loose(bad('gitlab:backup:restore', 'deletes', 'overwrites the data of GitLab')),
  'grafana-cli': loose(gone('plugins uninstall|remove')),
  borg: loose(
    bad('delete|rdelete|repo-delete|prune', 'deletes', 'deletes backups', { without: '-n --dry-run' }),
    bad('compact|recreate|break-lock', 'changes', 'changes the backup for good', { without: '-n --dry-run' }),
  ),
  restic: loose(
    bad('forget|prune', 'deletes', 'deletes backups', { without: '-n --dry-run' }),
    bad('key remove|passwd', 'changes', 'takes a key of the backup away'),
    bad('unlock', 'changes', 'breaks every lock', { options: '--remove-all' }),
  ),
  velero: loose(bad('uninstall', 'deletes', 'removes the backup system')),
  heroku: loose(bad('apps:destroy|pg:reset|addons:destroy|pg:promote', 'deletes', GONE)),
  firebase: loose(bad('firestore:delete|database:remove|hosting:disable', 'deletes', GONE)),
  flyctl: loose(gone('destroy')),
  fly: loose(gone('destroy')),
  doctl: loose(gone('delete|rm|d')),
  nsupdate: { rows: [bad('', 'changes', 'changes DNS records')] },
  'kafka-delete-records': { rows: [bad('', 'deletes', 'deletes records')] },
};
