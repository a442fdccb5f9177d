/** Programs: command lines of clouds, and what works beside them. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer, each } from './shared-rows.ts';

const CHANGES_APP = 'changes an app that other people use';
const CHANGES_CLOUD = 'changes something in the cloud';
const SHOWS_SETTINGS = 'shows settings that may be secret';

export const CLOUDS = (): Family => ({
  // around AWS. Sources: awslogs/bin.py of github.com/jorgebastida/awslogs; chalice/cli of aws/chalice; zappa/cli.py of zappa/Zappa; cmd of
  // TylerBrock/saw; src/cfnlint/config.py of aws-cloudformation/cfn-lint; awslocal, tflocal and samlocal start aws, terraform and sam with what
  // they are given; localstack from memory of its help text
  awslogs: {
    network: 'talks',
    area: 'cloud',
    does: { reads: ['get|groups|streams'] },
    acts: { reaches: 'aws-endpoint-url' },
    data: `aws-access-key-id aws-secret-access-key aws-session-token profile aws-region s start e end f filter-pattern w watch i watch-interval G
      no-group S no-stream timestamp ingestion-time color q query p log-group-prefix`,
  },
  saw: {
    network: 'talks',
    area: 'cloud',
    does: { reads: ['get|watch|groups|streams|version|help'] },
    acts: { reaches: 'endpoint-url' },
    data: 'prefix start stop now filter raw pretty expand invert rawString profile region orderBy descending',
  },
  chalice: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['logs|url|help'],
      changes: ['new-project|generate-sdk'],
      runs: ['local|package|gen-policy|generate-models|generate-pipeline'],
    },
    effects: {
      rows: [
        ordinary('deploy', 'changes', CHANGES_APP),
        dangerous('delete', 'deletes', 'deletes what it deployed'),
        ordinary('invoke', 'changes', 'runs a function of the cloud'),
        ordinary('dev', 'runs-project-code', 'runs code of this project'),
      ],
    },
    acts: { reaches: 'host', runs: 'project-dir merge-template' },
    data: `debug no-debug port stage profile api-gateway-stage connection-timeout autogen-policy no-autogen-policy n name num-entries
      include-lambda-messages s since f follow filename t type sdk-type pkg-format single-file template-format pipeline-version i
      codebuild-image source b buildspec-file`,
  },
  zappa: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['status|tail|help'], changes: ['init|settings'], runs: ['package|template|save-python-settings-file'] },
    effects: {
      rows: [
        ordinary('deploy|update|rollback|schedule|unschedule|certify', 'changes', CHANGES_APP),
        dangerous('undeploy', 'deletes', 'deletes what it deployed'),
        ordinary('invoke|manage|shell', 'changes', 'runs code in the cloud'),
      ],
    },
    acts: { runs: 's settings_file a app_function', writes: 'o output output_path' },
    data: `all q quiet j json disable_progress no_venv create-settings manual y yes z zip d docker-image-uri config stage l lambda-arn r role-arn raw
      no-color client-context qualifier payload n num-rollback http non-http since filter force-color disable-keep-open remove-logs no-upload`,
  },
  'cfn-lint': {
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'changes', 'fetches the newest specifications of the cloud', {
          options: '-u --update-specs -p --patch-specs --update-documentation --update-iam-policies',
        }),
      ],
    },
    acts: { runs: 'a append-rules z custom-rules config-file o override-spec', writes: 'output-file' },
    data: `t template b ignore-bad-template ignore-templates deployment-files parameters parameter-files D I debug info f format l list-rules L
      list-templates r regions i ignore-checks c include-checks m mandatory-checks e include-experimental x configure-rule g build-graph s
      registry-schemas v version merge-configs non-zero-exit-code`,
  },
  awslocal: { like: 'aws' },
  tflocal: { like: 'terraform' },
  samlocal: { like: 'sam' },
  localstack: {
    area: 'containers',
    does: {
      reads: ['status|logs|wait|help|completion', 'config show|validate', 'status services|docker'],
      changes: ['ssh'],
      installs: ['update', 'extensions install'],
    },
    effects: {
      rows: [
        ordinary('start', 'system', 'starts a local cloud'),
        ordinary('stop|restart', 'system', 'stops a local cloud'),
        dangerous('state reset', 'deletes', 'deletes the data of a local cloud'),
        ordinary('auth login|logout|set-token', 'network', 'logs in to LocalStack'),
      ],
    },
    data: `d detached docker host no-banner network e env p publish v volume profile f follow n tail t timeout format`,
  },

  // other clouds. Sources: cmd of github.com/exoscale/cli; cmd/opts of cloudfoundry/bosh-cli; cli/azd/cmd of Azure/azure-dev; the actions of
  // Azure/azure-functions-core-tools; upctl, civo, cf and bicep from memory of their help texts
  ...each('exo upctl civo', {
    fields: true,
    area: 'cloud',
    network: 'talks',
    does: { reads: ['version|help|completion'] },
    effects: {
      loose: true,
      rows: [
        ordinary('list|show|ls|status|describe|get', 'network', 'talks to the cloud'),
        deletesOnServer('delete|rm|remove'),
        ordinary('create|update|add|start|stop|reboot|scale|resize|attach|detach|rebuild', 'changes', CHANGES_CLOUD),
        dangerous('kubeconfig', 'secret', 'shows the keys of a cluster'),
      ],
    },
  }),
  cf: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'apps|a|app|logs|events|services|s|service|marketplace|m|routes|r|domains|orgs|o|org|spaces|space|target|t|buildpacks',
        'stacks|stack|version|help|feature-flags',
        'org-users|space-users|security-groups|security-group|quotas|org-quotas|space-quotas|tasks|revisions|revision|droplets',
        'packages|plugins|repo-plugins|check-route',
        'network-policies|isolation-segments|get-health-check|app-manifest|router-groups|env-groups',
      ],
      changes: ['create-app-manifest|config|download-droplet'],
      installs: ['install-plugin'],
    },
    effects: {
      short: 'fnopkmibtcsd',
      rows: [
        ordinary('push|p|scale|restage|rg|restart|rs|start|st|rollback|map-route|unmap-route|bind-service|bs', 'changes', CHANGES_APP),
        ordinary('unbind-service|us|set-env|se|unset-env', 'changes', CHANGES_APP),
        ordinary(
          'create-app|create-service|cs|update-service|create-route|create-space|create-org|share-service',
          'changes',
          CHANGES_CLOUD,
        ),
        ordinary('run-task|rename|create-service-key|csk', 'changes', CHANGES_CLOUD),
        ordinary('stop|sp|terminate-task|cancel-deployment', 'system', 'stops an app that other people use'),
        deletesOnServer('delete|d|delete-service|ds|delete-route|delete-orphaned-routes|delete-space|delete-org'),
        deletesOnServer('delete-service-key|delete-buildpack|purge-service-instance'),
        dangerous(
          'set-org-role|set-space-role|create-user|create-user-provided-service|cups|bind-security-group',
          'startup',
          'gives others rights',
          { area: 'accounts' },
        ),
        dangerous('enable-ssh|allow-space-ssh', 'startup', 'gives others rights', { area: 'accounts' }),
        dangerous('env|e|service-key|oauth-token|ssh-code', 'secret', SHOWS_SETTINGS),
        ordinary('login|l|auth|api|logout|lo', 'network', 'logs in to the cloud'),
        ordinary('ssh', 'network', 'logs in to a machine'),
        ordinary('uninstall-plugin', 'system', 'removes a plugin', { area: 'packages' }),
      ],
    },
    passwords: [String.raw`\bauth\s+\S+\s+`, String.raw`\blogin\b[^\n|;]{0,200}\s-p\s+`],
    acts: { runs: 'f vars-file', lowers: 'skip-ssl-validation skip-host-validation k', reaches: 'a' },
    data: `n hostname o org p path m memory i instances b buildpack t c command s d docker-image u health-check-type no-route no-start random-route
      strategy var task recent guid sso v r`,
  },
  bosh: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'deployments|deps|ds|deployment|dep|d|instances|is|vms|tasks|ts|task|t|events|event|releases|rs|stemcells|ss|disks',
        'networks|errands|locks|configs|config|c|cloud-config|logs',
        'runtime-config|cpi-config|snapshots|orphaned-vms|manifest|inspect-release|inspect-local-release|environments|envs',
        'environment|env|blobs|variables|diff-config|help',
      ],
      changes: [
        'init-release|generate-job|generate-package|create-release|add-blob|remove-blob|sync-blobs|export-release|alias-env',
        'unalias-env|interpolate|int',
      ],
    },
    effects: {
      short: 'edclvon',
      rows: [
        ordinary(
          'deploy|restart|recreate|start|run-errand|cloud-check|recover|attach-disk|take-snapshot',
          'changes',
          'changes machines of the cloud',
          { without: '--dry-run' },
        ),
        ordinary(
          'update-config|update-cloud-config|update-runtime-config|update-cpi-config|create-env|start-env',
          'changes',
          CHANGES_CLOUD,
        ),
        ordinary('upload-release|upload-stemcell|upload-blobs', 'uploads', 'sends files to the cloud'),
        ordinary('stop|stop-env|cancel-task|cancel-tasks|ignore|unignore|orphan-disk', 'system', 'stops something in the cloud'),
        deletesOnServer('delete-deployment|deld|delete-env|delete-disk|delete-release|delete-stemcell|delete-snapshot'),
        deletesOnServer('delete-snapshots|delete-vm|delete-config|delete-network|clean-up'),
        ordinary('ssh|scp|pcap', 'network', 'logs in to a machine'),
        ordinary('log-in|login|l|log-out|logout', 'network', 'logs in to the cloud'),
      ],
    },
    passwords: ['--client-secret[= ]'],
    acts: { runs: 'config ops-file o vars-file l', writes: 'vars-store', reaches: 'e environment gw-host' },
    data: `d deployment n non-interactive json tty no-color column client client-secret ca-cert v var var-file vars-env var-errs fix recreate dry-run
      no-redact skip-drain max-in-flight canaries f follow num r recent all all-logs debug cpi event result tarball name version force final
      hard converge no-converge failing ps i details dir a type`,
  },
  azd: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'show|monitor|version|help|completion',
        'env list|refresh',
        'auth status',
        'extension|tool list|show',
        'config show|list|get|list-alpha|options',
        'template list|show',
        'pipeline list',
      ],
      changes: [
        'init|package|restore',
        'env new|select|set',
        'config set|unset',
        'infra generate|synth',
        'auth login|logout',
        'template source',
      ],
      installs: ['extension install|update|upgrade', 'tool install|update', 'update'],
    },
    effects: {
      short: 'et',
      rows: [
        ordinary('up|deploy|provision|publish', 'changes', CHANGES_CLOUD, { without: '--preview' }),
        dangerous('down', 'deletes', 'deletes what it deployed'),
        ordinary('env remove', 'deletes', 'removes the settings of an environment'),
        dangerous('env get-values|get-value|get-secret', 'secret', SHOWS_SETTINGS),
        dangerous('auth token', 'secret', 'shows a token of your account'),
        changesForOthers('pipeline config'),
        ordinary('hooks run', 'runs-project-code', 'runs code of this project'),
      ],
    },
    acts: { writes: 'output-path', runs: 't template' },
    data: `e environment C cwd debug no-prompt o output docs preview purge force all from-package no-state b branch s subscription l location up
      filter live logs overview provider remote-name principal-id use-device-code client-id tenant-id`,
  },
  func: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'help|version|-v',
        'templates|settings|bundles list',
        'azure functionapp logstream|list-functions',
        'azure storage fetch-connection-string',
      ],
      changes: ['init|new|function|settings', 'extensions sync'],
      runs: ['start|host|pack|run'],
      installs: ['extensions install'],
    },
    effects: {
      rows: [
        ordinary('azure functionapp publish', 'uploads', 'publishes the project'),
        ordinary('kubernetes deploy|install', 'changes', 'changes the cluster'),
        dangerous('kubernetes delete|remove', 'deletes', 'deletes something in the cluster'),
        dangerous('settings list', 'secret', SHOWS_SETTINGS, { options: '-a --showValue' }),
        dangerous('settings decrypt', 'secret', SHOWS_SETTINGS),
        dangerous('durable delete-task-hub|purge-history|terminate', 'deletes', 'deletes or ends something in the cloud'),
        dangerous('azure functionapp fetch-app-settings', 'secret', 'writes stored secrets to a file'),
      ],
    },
    data: `p port cors useHttps verbose language worker-runtime template n name a authlevel docker force python javascript typescript csharp dotnet
      dotnet-isolated model build no-build slot publish-local-settings i nozip build-native-deps l o output showValue script-root enableAuth
      functions`,
  },
  bicep: {
    area: 'cloud',
    does: {
      reads: ['lint|--version|--help'],
      changes: ['build|build-params|decompile|decompile-params|format|generate-params|restore|local-deploy'],
    },
    effects: { rows: [ordinary('publish|publish-extension', 'uploads', 'sends a template to a registry')] },
    acts: { writes: 'outdir outfile' },
    data: `stdout no-restore force diagnostics-format documentation-uri target with-source file output-format include-params bicep-file pattern
      indent-kind indent-size newline insert-final-newline`,
  },
});
