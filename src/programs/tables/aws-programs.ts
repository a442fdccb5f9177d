/** Programs: the command line of Amazon. */
import { dangerous, type EffectRow, type Extra, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, linksTo } from './shared-rows.ts';

/** Makes the destination like the source, deletions included. */
const mirrors = (words: string, extra: Extra): EffectRow =>
  dangerous(words, 'deletes', 'deletes files at the destination that the source does not have', extra);

export const AWS = (): Family => ({
  // Amazon
  aws: {
    wraps: { subcommand: ['execute-command'], script: ['command'], inner: 'none', where: 'container' },
    elsewhere: [
      { where: 'machine', words: ['ssm', 'start-session'] },
      { where: 'machine', words: ['ecs', 'execute-command'] },
    ],
    network: 'talks',
    fields: true,
    effects: {
      loose: true,
      long: ['query', 'output', 'region', 'profile', 'max-items', 'page-size'],
      rows: [
        dangerous('ssm get-parameters-by-path', 'secret', 'shows a stored secret', { options: '--with-decryption' }),
        ordinary('ssm start-session', 'network', 'logs in to a machine'),
        dangerous('configure set|import|sso', 'settings', 'changes your account settings for AWS'),
        ordinary('configure', 'settings', 'asks for your account settings for AWS', { without: '--profile' }),
        dangerous('ecr get-login-password|get-authorization-token', 'secret', 'shows a password'),
        dangerous('sts assume-role|get-session-token|assume-role-with-web-identity|get-federation-token', 'secret', 'shows temporary keys'),
        dangerous('configure get aws_secret_access_key|aws_session_token', 'secret', 'shows your keys'),
        dangerous('configure export-credentials', 'secret', 'shows your keys'),
        dangerous(
          'iam|sso-admin|organizations create-access-key|create-login-profile|attach-user-policy|attach-role-policy|put-user-policy',
          'system',
          'changes who has which rights',
          { area: 'accounts' },
        ),
        dangerous(
          'iam|sso-admin|organizations put-role-policy|create-user|create-role|add-user-to-group|update-assume-role-policy',
          'system',
          'changes who has which rights',
          { area: 'accounts' },
        ),
        dangerous('iam|sso-admin|organizations create-policy-version|update-access-key', 'system', 'changes who has which rights', {
          area: 'accounts',
        }),
        dangerous(
          's3api|s3control put-bucket-policy|put-bucket-acl|put-object-acl|put-public-access-block',
          'uploads',
          'changes who may read the data',
        ),
        ordinary('s3api put-object|upload-part|copy-object', 'uploads', 'copies files to S3'),
        ordinary(
          's3api create-bucket|put-bucket-versioning|put-bucket-tagging|put-bucket-lifecycle-configuration',
          'changes',
          'changes a bucket',
        ),
        dangerous('ssm send-command|put-parameter', 'runs-foreign-code', 'runs a command on other machines or changes their settings'),
        dangerous('ec2 authorize-security-group-ingress|authorize-security-group-egress', 'system', 'opens machines to others', {
          area: 'firewall',
          deed: 'lets-in',
        }),
        dangerous('ec2 modify-instance-attribute|modify-image-attribute', 'system', 'opens machines to others'),
        dangerous('ec2 modify-snapshot-attribute', 'system', 'opens machines to others'),
        ordinary(
          'ec2 run-instances|start-instances|create-volume|create-snapshot|create-image|create-key-pair|create-vpc|create-subnet',
          'changes',
          'changes virtual machines and their networks',
        ),
        ordinary(
          'ec2 create-security-group|allocate-address|associate-address|attach-volume',
          'changes',
          'changes virtual machines and their networks',
        ),
        ordinary(
          'ecs|eks update-service|run-task|register-task-definition|create-service|create-cluster|update-cluster-config',
          'changes',
          'changes services in the cloud',
        ),
        ordinary('ecs|eks create-nodegroup|stop-task', 'changes', 'changes services in the cloud'),
        ordinary(
          'cloudformation deploy|create-stack|update-stack|create-change-set|execute-change-set|cancel-update-stack',
          'changes',
          'changes the infrastructure',
        ),
        dangerous('lambda update-function-code|update-function-configuration|add-permission', 'changes', 'changes a function in the cloud'),
        ordinary(
          'rds|elasticache create-db-instance|create-db-snapshot|modify-db-instance|reboot-db-instance|start-db-instance|stop-db-instance',
          'changes',
          'changes databases in the cloud',
        ),
        ordinary('lambda create-function', 'changes', 'makes a function in the cloud'),
        ordinary('ec2 import-key-pair', 'changes', 'stores a key with which machines are reached'),
        ordinary('iam create-group|create-instance-profile', 'changes', 'makes a group or a profile of accounts'),
        dangerous(
          'iam create-policy|create-open-id-connect-provider|create-saml-provider|put-group-policy|attach-group-policy|add-role-to-instance-profile',
          'system',
          'changes who has which rights',
          { area: 'accounts' },
        ),
        ordinary(
          's3api put-object-lock-configuration|put-bucket-encryption|put-object-retention|put-object-legal-hold|put-object-tagging',
          'changes',
          'changes a bucket',
        ),
        dangerous(
          's3api put-bucket-website|put-bucket-replication|put-bucket-ownership-controls',
          'uploads',
          'changes who may read the data',
        ),
        ordinary('route53 create-health-check|create-hosted-zone|update-health-check', 'changes', 'changes names or checks of the domain'),
        ordinary(
          'rds restore-db-instance-from-db-snapshot|restore-db-instance-to-point-in-time|create-db-cluster|create-db-subnet-group',
          'changes',
          'makes a database in the cloud',
        ),
        ordinary(
          'apigatewayv2 create-api|create-route|create-integration|create-stage|create-deployment',
          'changes',
          'makes an address for a function',
        ),
        changesForOthers('apigatewayv2 update-api|update-route|update-integration|update-stage'),
        ordinary(
          'cloudfront create-origin-access-control|create-distribution|create-function',
          'changes',
          'changes how files are given out',
        ),
        changesForOthers('cloudfront update-distribution|publish-function'),
        ordinary('s3 mb', 'changes', 'makes a bucket'),
        dangerous('s3 rm|rb', 'deletes', 'deletes objects or buckets in S3', { without: '--dryrun', recursive: true }),
        mirrors('s3 sync', { options: '--delete', without: '--dryrun' }),
        dangerous('s3 mv', 'deletes', 'moves objects in S3', { options: '--recursive', without: '--dryrun' }),
        linksTo('s3 presign'),
        ordinary('s3 cp|sync', 'uploads', 'copies files to or from S3', { without: '--dryrun' }),
        changesForOthers('secretsmanager update-secret|put-secret-value'),
        // the same files again, as they are now
        ordinary('cloudfront create-invalidation', 'changes', 'lets CloudFront fetch the files again'),
        changesForOthers('route53 change-resource-record-sets'),
        dangerous('secretsmanager|ssm get-secret-value|get-parameter|get-parameters', 'secret', 'shows a stored secret', {
          options: '--with-decryption',
        }),
        ordinary('secretsmanager get-secret-value', 'secret', 'shows a stored secret'),
        ordinary('ec2 stop-instances|reboot-instances', 'system', 'stops or restarts virtual machines', { without: '--dry-run' }),
        dangerous('sns unsubscribe', 'deletes', 'deletes a subscription'),
      ],
    },
    verbs: true,
    pages: true,
    area: 'cloud',
    does: {
      reads: [
        's3 ls',
        'configure list|list-profiles|get',
        'sts get-caller-identity|decode-authorization-message|get-access-key-info',
        'help',
        'logs tail|filter-log-events|get-log-events|describe-log-groups|describe-log-streams|start-query|get-query-results',
        'ec2 describe-instances|describe-vpcs|describe-subnets|describe-security-groups|describe-images|describe-volumes',
        'ec2 describe-snapshots|describe-regions|describe-key-pairs|describe-addresses|describe-availability-zones',
        'ec2 describe-instance-status|describe-instance-types|describe-route-tables|describe-network-interfaces',
        'ec2 describe-internet-gateways|describe-nat-gateways|describe-tags|get-console-output',
        's3api list-buckets|list-objects|list-objects-v2|head-object|head-bucket|get-bucket-location|get-bucket-policy',
        's3api get-bucket-acl|get-bucket-versioning|get-bucket-tagging|list-object-versions',
        'lambda list-functions|get-function|get-function-configuration|list-layers|list-versions-by-function',
        'lambda list-event-source-mappings|get-policy',
        'iam list-users|list-roles|list-policies|get-user|get-role|get-policy|list-attached-role-policies',
        'iam list-attached-user-policies|list-groups|get-account-summary|list-access-keys|get-role-policy|list-mfa-devices',
        'iam get-policy-version',
        'ecs list-clusters|list-services|list-tasks|describe-clusters|describe-services|describe-tasks|describe-task-definition',
        'ecs list-task-definitions',
        'eks list-clusters|describe-cluster|list-nodegroups|describe-nodegroup',
        'ecr describe-repositories|list-images|describe-images',
        'rds describe-db-instances|describe-db-clusters|describe-db-snapshots|describe-events',
        'dynamodb list-tables|describe-table|scan|query|get-item',
        'cloudformation describe-stacks|list-stacks|describe-stack-events|list-stack-resources|describe-stack-resources|get-template',
        'cloudformation validate-template|wait|list-exports',
        'cloudwatch list-metrics|get-metric-statistics|describe-alarms|get-metric-data',
        'sqs list-queues|get-queue-attributes|get-queue-url',
        'sns list-topics|list-subscriptions|get-topic-attributes',
        'route53 list-hosted-zones|list-resource-record-sets|get-hosted-zone',
        'elbv2 describe-load-balancers|describe-target-groups|describe-target-health|describe-listeners',
        'autoscaling describe-auto-scaling-groups',
        'secretsmanager list-secrets|describe-secret',
        'ssm describe-parameters|describe-instance-information|list-commands',
        'kms list-keys|list-aliases|describe-key',
        'acm list-certificates|describe-certificate',
        'cloudfront list-distributions|get-distribution',
        'ce get-cost-and-usage',
        'stepfunctions list-state-machines|list-executions|describe-execution',
        'athena get-query-results|list-databases',
        'glue get-databases|get-tables|get-jobs',
        'apigateway get-rest-apis',
        'events list-rules',
        'wait',
        'ssm get-parameters-by-path|get-parameter-history|list-associations',
      ],
      changes: [
        's3 mb|mv',
        'eks update-kubeconfig',
        'sso login|logout',
        'ec2 create-tags',
        'dynamodb put-item|update-item',
        'cloudformation package',
        'sqs send-message|receive-message',
        'sns publish',
        'lambda publish-version',
      ],
      runs: ['lambda invoke', 'stepfunctions start-execution', 'codebuild start-build', 'athena start-query-execution'],
    },
    acts: { reaches: 'endpoint-url', lowers: 'no-verify-ssl no-sign-request acl grants', runs: 'ca-bundle', writes: 'outfile' },
    data: `group-id group-name protocol port cidr paths path-prefix profile region output query no-cli-pager no-paginate max-items
      page-size starting-token filters instance-ids function-name cluster service services tasks task log-group-name log-stream-name
      follow since start-time end-time bucket key prefix human-readable summarize recursive exclude include dryrun quiet name names
      stack-name table-name user-name role-name policy-arn color debug cli-read-timeout cli-connect-timeout delimiter repository-name
      image-ids load-balancer-arns target-group-arn hosted-zone-id queue-url topic-arn secret-id delete size-only storage-class
      content-type cache-control expires-in no-progress only-show-errors payload cli-binary-format invocation-type template-file
      template-body parameters capabilities format filter-pattern limit owners image-id key-names group-ids vpc-ids desired-count
      force-new-deployment task-definition db-instance-identifier key-condition-expression filter-expression
      expression-attribute-values message statistics period namespace metric-name dimensions generate-cli-skeleton cli-input-json
      no-fail-on-empty-changeset alias description url volume-id volume-ids snapshot-id snapshot-ids role-arn role-session-name duration-seconds
      assume-role-policy-document public-key-material client-id-list thumbprint-list caller-reference health-check-config ip-permissions
      db-snapshot-identifier protocol-type target key-name log-group-name-prefix log-stream-name-prefix zip-file with-decryption parameter-filters`,
    leaves: /^/,
  },
});
