/** Programs: command lines of smaller providers. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

export const HOSTING = (): Family => ({
  // other providers
  doctl: {
    fields: true,
    wraps: { subcommand: ['ssh'], script: ['ssh-command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: {
      loose: true,
      rows: [
        dangerous('compute firewall create|update|add-rules|remove-rules', 'system', 'changes who may reach the machines', {
          area: 'firewall',
        }),
        dangerous('registry garbage-collection start', 'deletes', 'deletes images that nothing names'),
        ordinary(
          'create|update|deploy|create-deployment|enable|disable|power-on|resize|snapshot|rename|tag|add-droplets|add-rules',
          'changes',
          'changes something in the cloud',
        ),
        dangerous('reboot|power-off|shutdown|power-cycle|restore|rebuild|password-reset', 'system', 'stops or changes a virtual machine'),
        ordinary('auth init|remove', 'changes', 'changes how you log in to the cloud'),
        dangerous('connection|credentials|get-ca|reset-password', 'secret', 'shows a password of a database'),
        dangerous('kubeconfig show', 'secret', 'shows the keys of a cluster'),
        deletesOnServer('delete|rm|d'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'registry garbage-collection get-active|list',
        'registry get|options',
        'list|ls|get|version|help|logs',
        'auth list',
        'account get|ratelimit',
        'compute droplet list|get',
        'kubernetes cluster list|get',
        'apps list|get|logs|tier|list-deployments',
      ],
      changes: ['auth switch', 'kubernetes cluster kubeconfig'],
    },
    acts: { reaches: 'u api-url', runs: 'c config user-data-file' },
    data: `context o output format no-header t access-token-no region size image v verbose wait tag-name record-type record-name record-data
      record-ttl record-priority ssh-keys inbound-rules outbound-rules`,
  },
  heroku: {
    wraps: { subcommand: ['run'], short: 'as', long: ['app', 'size', 'type'], inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['run'] }],
    effects: {
      loose: true,
      rows: [
        dangerous('pg:backups:url', 'uploads', 'makes a link with which anybody can read the backup'),
        dangerous('pg:backups:restore', 'deletes', 'replaces the data of a database'),
        dangerous(
          'config|config:get|auth:token|pg:credentials|pg:credentials:url|redis:credentials|run:detached',
          'secret',
          'shows settings that may be secret',
        ),
        ordinary(
          'config:set|config:unset|config:edit|ps:scale|ps:restart|ps:stop|restart|releases:rollback|rollback|maintenance:on',
          'changes',
          'changes an app that other people use',
        ),
        ordinary(
          'maintenance:off|addons:create|addons:attach|domains:add|domains:remove|buildpacks:set|buildpacks:add|pipelines:promote',
          'changes',
          'changes an app that other people use',
        ),
        ordinary(
          'container:push|container:release|ps:resize|ps:kill|pg:restore|pg:push|pg:killall|access:add|access:remove|pg:copy',
          'changes',
          'changes an app that other people use',
        ),
        ordinary('login|auth:login|logout|container:login', 'network', 'logs in to the cloud'),
        dangerous('keys:add|access:add|authorizations:create|pg:push|apps:transfer', 'system', 'gives others access'),
        deletesOnServer('apps:destroy|pg:reset|addons:destroy|pg:promote'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'apps|list|info|ps|logs|releases|addons|status|version|help|regions|domains|buildpacks|pipelines|features|access|certs|labs',
        'drains|pg:backups:info|pg:backups:schedules|apps:info|ps:type|pg:info|pg:ps|pg:diagnose|pg:backups|auth:whoami|releases:info|apps:list',
      ],
      changes: ['open|git:clone|git:remote|create|apps:create|update|pg:backups:capture|pg:pull|apps:rename|pg:backups:download'],
      runs: ['local'],
      installs: ['plugins:install|plugins:update|update'],
    },
    acts: { lowers: 'no-verify', writes: 'o output' },
    data: `a app r remote t tail n num d dyno s source json space team type stack buildpack region addons b csv all shell no-tty no-notify
      rm size exit-code jobs`,
  },
  eb: {
    wraps: { subcommand: ['ssh'], script: ['c', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    area: 'cloud',
    network: 'talks',
    does: { reads: ['status|list|events|health|logs|console|labs|platform|tags'], changes: ['init|use|open|config'], runs: ['local'] },
    effects: {
      rows: [
        dangerous('terminate', 'deletes', 'deletes the environment'),
        dangerous('printenv', 'secret', 'shows settings that may be secret'),
        ordinary(
          'deploy|create|clone|scale|upgrade|abort|swap|restore|setenv|appversion|codesource',
          'changes',
          'changes an app that other people use',
        ),
      ],
    },
  },
  fly: {
    wraps: { subcommand: ['ssh'], script: ['C', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: {
      loose: true,
      rows: [
        ordinary('deploy|restart|suspend|resume', 'changes', 'changes an app that other people use'),
        ordinary('apps create', 'changes', 'changes an app that other people use'),
        ordinary('scale count|vm|memory', 'changes', 'changes an app that other people use'),
        ordinary('secrets set|unset|import|deploy', 'changes', 'changes an app that other people use'),
        ordinary(
          'machine|machines|volumes|vol|ips|certs|postgres|pg|redis create|run|start|stop|update|clone|add|attach|extend|fork',
          'changes',
          'changes an app that other people use',
        ),
        ordinary('ips allocate|allocate-v4|allocate-v6', 'changes', 'changes an app that other people use'),
        dangerous('auth|tokens token|create|attenuate', 'secret', 'shows a token of your account'),
        deletesOnServer('destroy'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'certs setup',
        'status|logs|list|info|version|doctor|help|ping|dashboard|history|releases|services|regions|platform|docs|incidents',
        'apps list|releases',
        'machine|machines list|ls|status',
        'volumes|vol list|ls|show',
        'ips list',
        'secrets list',
        'certs list|show|check',
        'postgres|pg list',
        'scale show',
        'auth whoami|docs',
        'orgs list|show',
        'config show|validate',
        'checks list',
        'tokens list',
      ],
      changes: ['launch|proxy|open|console|wireguard', 'config save', 'auth login|logout'],
    },
    acts: { runs: 'c config from', lowers: 'no-verify' },
    data: `a app r region o org j json image strategy remote-only local-only n no-tail i instance vm-size vm-memory ha now dockerfile e env
      build-arg watch all wait-timeout detach name no-deploy copy-config release-command-timeout only-regions exclude-regions signal
      max-unavailable process-group smoke-checks verbose v build-only push label image-label primary-region vm-cpus vm-cpu-kind
      vm-gpu-kind build-target yes y q quiet group with-new-volumes max-per-region from-region pty port P user u select s stage x expiry`,
  },
  flyctl: { like: 'fly' },
  firebase: {
    effects: {
      loose: true,
      rows: [
        ordinary('deploy|hosting:channel:deploy|hosting:clone', 'uploads', 'publishes the project'),
        ordinary('login|login:ci|login:add|logout', 'network', 'logs in to the cloud'),
        dangerous(
          'functions:secrets:access|functions:secrets:get|functions:config:get|login:ci|auth:export',
          'secret',
          'shows stored secrets',
        ),
        ordinary(
          'database:set|database:push|database:update|functions:config:set|functions:secrets:set|auth:import|ext:install',
          'changes',
          'changes something that other people use',
        ),
        ordinary(
          'ext:configure|apps:create|projects:create|firestore:databases:create|remoteconfig:rollback',
          'changes',
          'changes something that other people use',
        ),
        deletesOnServer('firestore:delete|database:remove|hosting:disable'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'projects:list|apps:list|functions:list|functions:log|help|use|target|hosting:channel:list|hosting:sites:list',
        'firestore:indexes|database:get|ext:list|apps:sdkconfig|open|experiments:list',
      ],
      changes: ['init|emulators:export|target:apply|functions:config:export|setup:emulators:firestore|apps:android:sha:list'],
      runs: ['emulators:start|emulators:exec|serve|functions:shell'],
    },
    wraps: { subcommand: ['emulators:exec'], inner: 'first' },
    acts: { runs: 'c config account', lowers: 'force' },
    data: 'P project only except json non-interactive debug m message i interactive token port o export-on-exit import',
    leaves: /^/,
  },
  wrangler: {
    effects: {
      loose: true,
      rows: [
        ordinary('deploy|publish|triggers', 'uploads', 'publishes the project'),
        ordinary('pages deploy|publish', 'uploads', 'publishes the project'),
        ordinary('versions upload|deploy', 'uploads', 'publishes the project'),
        ordinary('r2 object put', 'uploads', 'publishes the project'),
        ordinary('login', 'network', 'logs in to the cloud'),
        ordinary('secret put|bulk', 'changes', 'changes something that other people use'),
        ordinary('kv key|bulk put', 'changes', 'changes something that other people use'),
        ordinary('kv namespace create', 'changes', 'changes something that other people use'),
        ordinary('d1 create|execute|migrations|time-travel', 'changes', 'changes something that other people use'),
        ordinary('r2 bucket create', 'changes', 'changes something that other people use'),
        ordinary('queues create', 'changes', 'changes something that other people use'),
        ordinary('pages project create', 'changes', 'changes something that other people use'),
        ordinary('pages secret put', 'changes', 'changes something that other people use'),
        changesForOthers('deployments rollback'),
        changesForOthers('rollback'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'whoami|docs|tail|types|check',
        'deployments list|status',
        'versions list|view',
        'kv key list|get',
        'kv namespace list',
        'd1 list|info',
        'r2 bucket list',
        'secret|queues list',
        'pages project list',
      ],
      changes: ['init|generate|logout', 'd1 export', 'r2 object get'],
      runs: ['dev|build|types', 'pages dev'],
    },
    acts: { runs: 'c config assets-script inspect-script env-file', reaches: 'remote host', writes: 'outdir outfile' },
    data: `e env name p port ip local compatibility-date minify dry-run var format search command file binding namespace-id y yes
      persist-to live-reload test-scheduled sampling-rate prefix project-name branch commit-hash commit-message commit-dirty
      env-interface include-env include-runtime latest alias define upstream-protocol local-protocol log-level
      show-interactive-dev-settings jsx-factory jsx-fragment keep-vars legacy-env dispatch-namespace logpush tag message percentage
      deployment-id environment status method header text database migrations-dir json table no-schema no-data preview commit limit
      cursor ttl expiration metadata jurisdiction route routes production-branch update-config`,
  },
  fastly: {
    effects: {
      loose: true,
      rows: [ordinary('compute deploy|publish|update', 'uploads', 'publishes the project'), changesForOthers('service version activate')],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'whoami|version|logs|log-tail|stats|pops|ip-list|help',
        'service list|describe|search',
        'service-version|domain|backend|profile list',
      ],
      changes: ['compute init', 'profile switch|create'],
      runs: ['compute build|serve|validate|metadata'],
    },
    acts: { reaches: 'endpoint api account', lowers: 'accept-defaults' },
  },
  tailscale: {
    wraps: { subcommand: ['ssh'], operands: 1, inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    area: 'network',
    network: 'talks',
    does: {
      reads: ['status|ip|netcheck|ping|version|whois|bugreport|licenses|debug|dns|metrics', 'exit-node|drive list'],
      changes: ['file get|nc'],
    },
    acts: {
      reaches: 'login-server exit-node',
      lowers: 'ssh advertise-routes advertise-exit-node shields-up accept-routes operator',
      runs: 'socket',
    },
    effects: {
      loose: true,
      rows: [
        ordinary('up|down|set|login|logout|switch|update|configure|cert|lock|drive|exit-node', 'system', 'changes the network settings'),
        dangerous('serve|funnel', 'uploads', 'opens this machine to others'),
        ordinary('file cp', 'uploads', 'sends files to another machine'),
      ],
    },
  },
});
