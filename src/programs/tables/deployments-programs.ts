/** Programs: deployments. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

export const DEPLOYMENTS = (): Family => ({
  // deployments
  netlify: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['status|sites:list|logs|watch|help|functions:list|open'],
      changes: ['init|link|unlink|switch|login|logout|functions:create|recipes|clone'],
      runs: ['dev|build|serve|functions:serve|functions:invoke'],
    },
    effects: {
      rows: [
        ordinary('deploy', 'uploads', 'publishes the site'),
        deletesOnServer('sites:delete|env:unset|blobs:delete'),
        changesForOthers('env:set|env:import|env:clone|sites:create|blobs:set'),
        dangerous('env:list|env:get', 'secret', 'shows settings that may be secret'),
      ],
    },
    data: `prod p dir d functions f site s alias message m build no-build context filter json open o timeout trigger live offline port name
      n id level l plain debug silent verbose force framework target-port no-open functionsPort staticServerPort dry scope`,
    acts: { reaches: 'http-proxy', runs: 'command c targetPort' },
  },
  vercel: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'ls|list|inspect|logs|whoami|help|teams|target|bisect',
        'projects ls',
        'domains ls',
        'env ls',
        'alias ls',
        'certs ls',
        'dns ls',
      ],
      changes: ['pull', 'init|link|login|logout|switch|git|open|telemetry|project'],
      runs: ['dev|build'],
    },
    effects: {
      rows: [
        ordinary('deploy|redeploy|promote|rollback|rolling-release', 'uploads', 'publishes the project'),
        ordinary('', 'uploads', 'publishes the project', { options: '--prod' }),
        deletesOnServer('rm|remove'),
        changesForOthers('env|domains|alias|certs|dns add|rm|set|issue|update|import'),
        dangerous('env pull', 'secret', 'writes stored secrets to a file'),
      ],
    },
    data: `scope S meta m follow f since until n limit level environment deployment query x expand wait timeout listen l p project next
      no-wait prod confirm yes y target env e build-env b name archive regions logs cwd debug d json git-branch prebuilt safe github`,
    acts: { runs: 'A local-config Q global-config', writes: 'output' },
  },
  vc: { like: 'vercel' },
  railway: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['status|logs|list|whoami|docs|domain|open|service|environment'],
      changes: ['init|link|unlink|login|logout|connect'],
      runs: ['shell'],
    },
    wraps: { subcommand: ['run'], inner: 'argv' },
    effects: {
      rows: [
        ordinary('up|redeploy|add|deploy', 'uploads', 'publishes the project'),
        deletesOnServer('down|delete'),
        dangerous('variables', 'secret', 'shows settings that may be secret'),
      ],
    },
    leaves: /^/,
  },
  render: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['services|logs|workspaces|whoami|projects|environments', 'deploys list'], changes: ['login|workspace'] },
    effects: {
      rows: [changesForOthers('deploys create|cancel|restart'), ordinary('ssh|psql|pgcli', 'network', 'opens a session on a server')],
    },
    data: 'o output',
  },
  supabase: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: [
        'status|inspect|services',
        'projects list',
        'orgs list',
        'functions list',
        'migration list',
        'branches list',
        'db diff|lint',
        'gen types',
      ],
      changes: ['init|login|logout|link|unlink|bootstrap|stop', 'migration new', 'db dump|pull', 'functions new|download'],
      runs: ['start|test|seed', 'functions serve', 'db start'],
    },
    effects: {
      rows: [
        dangerous('db reset', 'deletes', 'deletes the data of the database'),
        dangerous('projects|functions|secrets|branches delete|unset', 'deletes', 'deletes something on the server'),
        changesForOthers('db|functions|secrets|migration|config push|deploy|set|up|repair|squash'),
      ],
    },
    data: `x exclude ignore-health-check o output f file use-migra schema s linked local include-all include-roles include-seed role-only
      data-only version last dry-run p password project-ref no-backup lang swift-access-control debug experimental size org-id region
      level fail-on use-copy backup project-id`,
    acts: { lowers: 'no-verify-jwt', runs: 'env-file import-map profile', reaches: 'db-url' },
  },
  turso: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: ['db list|show|inspect|locations', 'group list|show', 'org list', 'auth whoami', 'plan show', 'quickstart'],
      changes: ['db create|shell', 'auth login|logout', 'group create', 'org switch'],
      runs: ['dev'],
    },
    effects: {
      rows: [
        deletesOnServer('db|group|org destroy'),
        dangerous('auth|db|group token|tokens|api-tokens', 'secret', 'shows or creates a token'),
      ],
    },
  },
  neonctl: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: ['me|operations', 'projects list', 'branches list', 'databases list', 'roles list', 'orgs list'],
      changes: ['auth|set-context|init', 'projects create', 'branches create'],
    },
    effects: {
      rows: [
        deletesOnServer('projects|branches|databases|roles delete'),
        dangerous('connection-string|cs', 'secret', 'shows the password of a database'),
        changesForOthers('branches|projects reset|restore|rename|set-default|update'),
      ],
    },
  },
  pscale: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: [
        'database list|show',
        'branch list|show|diff|schema',
        'org list|show',
        'deploy-request list|show|diff',
        'ping',
        'region list',
      ],
      changes: ['auth login|logout', 'connect|shell', 'database create', 'branch create', 'deploy-request create'],
    },
    effects: {
      rows: [
        deletesOnServer('database|branch|password|backup delete'),
        dangerous('password|service-token create|list', 'secret', 'creates a password'),
        changesForOthers('deploy-request deploy|revert|close|apply'),
      ],
    },
  },
  kamal: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['details|audit|config|docs|version|help', 'app logs|details|containers|images|version'],
      changes: ['init|lock|registry'],
      runs: ['build'],
    },
    effects: {
      short: 'dv',
      long: ['destination', 'version', 'roles', 'hosts', 'config-file'],
      rows: [
        ordinary('deploy|redeploy|setup|rollback|app|proxy|accessory|server', 'changes', 'changes an app that other people use'),
        dangerous('remove|prune', 'deletes', 'deletes what it deployed'),
        dangerous('secrets', 'secret', 'shows stored secrets'),
      ],
    },
    acts: { runs: 'c config-file' },
    data: `d destination reuse version p primary r roles q quiet n`,
  },
  dokku: {
    network: 'talks',
    area: 'cloud',
    effects: {
      loose: true,
      rows: [
        dangerous('apps:destroy|postgres:destroy', 'deletes', 'deletes an app or its data'),
        ordinary('', 'changes', 'changes an app that other people use', { without: '--help' }),
      ],
    },
  },
  oci: {
    fields: true,
    area: 'cloud',
    network: 'talks',
    does: { reads: ['iam region list'] },
    effects: {
      long: ['compartment-id', 'profile', 'region', 'output', 'query'],
      loose: true,
      rows: [
        dangerous('compute instance action', 'system', 'starts, stops or restarts a virtual machine'),
        dangerous('network security-list|nsg update|create|rules', 'system', 'changes who may reach the machines', { area: 'firewall' }),
        dangerous('iam policy|user|group|dynamic-group create|update|add-user|remove-user', 'system', 'changes who has which rights', {
          area: 'accounts',
        }),
        changesForOthers('os bucket update'),
        ordinary('os bucket create', 'changes', 'makes a bucket'),
        ordinary('os object put|bulk-upload|sync', 'uploads', 'copies files to the cloud'),
        ordinary('list|get', 'network', 'talks to the cloud'),
      ],
    },
    acts: { reaches: 'endpoint', runs: 'config-file' },
    data: `ingress-security-rules egress-security-rules`,
  },
  hcloud: {
    fields: true,
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'floating-ip|placement-group|zone|load-balancer-type|all|rrset list|describe',
        'zone rrset list|describe',
        'version|help|completion',
        'server|image|volume|network|firewall|load-balancer|ssh-key list|describe|metrics|ip',
        'location|datacenter|server-type|context|iso|certificate|primary-ip list|describe|active',
      ],
      changes: ['context create|use'],
    },
    effects: {
      rows: [
        deletesOnServer('floating-ip|placement-group|zone|rrset delete'),
        deletesOnServer('zone rrset delete|remove-records'),
        changesForOthers('load-balancer add-target|add-service|update-service|remove-target|delete-service|change-type|change-algorithm'),
        changesForOthers('server|load-balancer attach-to-network|detach-from-network|add-to-placement-group|remove-from-placement-group'),
        changesForOthers('floating-ip|primary-ip create|update|assign|unassign|set-rdns'),
        changesForOthers('network add-subnet|add-route|remove-subnet|remove-route'),
        changesForOthers('zone create|import-zonefile'),
        changesForOthers('zone rrset create|set-records|add-records|change-ttl'),
        ordinary('certificate|placement-group create|update', 'changes', 'makes a certificate or a group of machines'),
        ordinary(
          'server|volume|image|network|firewall|load-balancer|ssh-key|certificate|floating-ip add-label|remove-label|enable-protection',
          'changes',
          'changes something in the cloud',
        ),
        ordinary('server ssh', 'network', 'logs in to a machine'),
        ordinary(
          'server create-image|enable-backup|change-type|poweron|attach-iso|detach-iso|set-rdns',
          'changes',
          'changes a virtual machine',
        ),
        dangerous('server disable-backup|disable-protection', 'system', 'protects a virtual machine no longer'),
        dangerous('server request-console', 'secret', 'shows the password of the screen of a virtual machine'),
        deletesOnServer('server|image|volume|network|firewall|load-balancer|ssh-key|certificate|primary-ip|context delete'),
        dangerous(
          'server poweroff|shutdown|reboot|reset|rebuild|enable-rescue|reset-password',
          'system',
          'stops or changes a virtual machine',
        ),
        changesForOthers(
          'server|volume|network|firewall|load-balancer|ssh-key create|update|attach|detach|add-rule|apply-to-resource|resize',
        ),
      ],
    },
    data: `o output selector l context quiet debug description type name label image location datacenter ssh-key ip-range source-ips
      destination-ips record port protocol`,
  },
  linode: { like: 'linode-cli' },
  'linode-cli': {
    fields: true,
    area: 'cloud',
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        deletesOnServer('delete|rm'),
        ordinary('list|view|ls', 'network', 'talks to the cloud'),
        ordinary('create|update|boot|reboot|shutdown|resize|rebuild', 'changes', 'changes something in the cloud'),
      ],
    },
  },
  vultr: { like: 'linode-cli' },
  scw: { like: 'linode-cli' },
  ibmcloud: { like: 'linode-cli' },
});
