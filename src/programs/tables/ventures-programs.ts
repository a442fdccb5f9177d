/** Programs: services of others that are used from the command line. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

const LOGIN = 'changes who may log in';
const logsIn = (words: string): ReturnType<typeof ordinary> => ordinary(words, 'network', 'logs in to a service');

export const VENTURES = (): Family => ({
  // services of others, from knowledge of flarectl 0.115, faas-cli 0.17, Teleport 17, aws-nuke 3, Shopify CLI 3, globus-cli 3
  flarectl: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'dns|d list|l',
        'zone|z list|l|info|i|plan|settings|dns|railgun|export',
        'user|u info|i',
        'ips|i',
        'firewall|f rules list|l',
        'pagerules|p list|l',
      ],
    },
    effects: {
      rows: [
        changesForOthers('dns|d create|c|create-or-update|o|update|u'),
        deletesOnServer('dns|d|zone|z delete|d'),
        changesForOthers('zone|z create|c|check|lock|purge'),
        dangerous('firewall|f rules create|create-or-update|update|delete', 'system', 'changes which traffic is let through', {
          area: 'firewall',
        }),
      ],
    },
    data: 'zone name type content proxy ttl id priority json account-id jumpstart',
  },
  'faas-cli': {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'list|ls|describe|logs|version|ready|help|completion',
        'store list|inspect|describe',
        'secret list|ls',
        'template store',
        'namespaces',
      ],
      changes: ['new|generate|login|logout'],
      runs: ['build|local-run|plugin'],
      installs: ['template pull', 'store deploy'],
    },
    effects: {
      rows: [
        ordinary('push|publish', 'uploads', 'sends images of functions to a registry'),
        changesForOthers('deploy|up|scale'),
        deletesOnServer('remove|rm|delete'),
        ordinary('invoke', 'network', 'runs a function in the cloud'),
        dangerous('secret create|update|remove', 'secret', 'changes secrets of functions'),
      ],
    },
    acts: { reaches: 'g gateway', lowers: 'tls-no-verify' },
    data: `f yaml image name filter regex s password-stdin u username n namespace lang e env l label parallel tail since instance v
      verbose q quiet timeout`,
  },
  'nvidia-ctk': {
    area: 'containers',
    does: { reads: ['cdi list', 'info|help', 'system print-ldcache'] },
    effects: {
      rows: [
        ordinary('runtime configure', 'system', 'lets containers use the graphics card', { without: '--dry-run' }),
        ordinary('config', 'system', 'changes how containers use the graphics card', { options: '--in-place -i --set' }),
        ordinary('config', 'reads', 'shows how containers use the graphics card', { without: '--in-place -i --set' }),
        ordinary('cdi generate|transform', 'changes', 'writes which graphics cards there are'),
        ordinary('system create-device-nodes|create-dev-char-symlinks', 'system', 'makes devices'),
      ],
    },
    acts: { writes: 'output', runs: 'nvidia-cdi-hook-path nvidia-ctk-path hook-path runtime-path' },
    data: 'runtime set-as-default nvidia-set-as-default config config-source cdi.enabled mode device-name-strategy format dry-run q quiet d debug',
  },
  lxd: {
    area: 'containers',
    does: { reads: ['version|help|waitready|activateifneeded', 'cluster list-database|show'] },
    effects: {
      rows: [
        ordinary('init', 'system', 'sets up the service of containers'),
        dangerous('sql global|local', 'changes', 'changes the database of the service of containers', {
          unless: /^(?:\.dump|\.schema|\s*select\b)/i,
        }),
        dangerous('shutdown', 'system', 'stops the service and all containers'),
        dangerous('cluster edit|recover-from-quorum-loss|remove-raft-node', 'system', 'changes the cluster of the service'),
        ordinary('recover|import|forkstart', 'system', 'takes containers back into the service'),
        ordinary('callhook|manpage', 'reads', 'is called by the service itself'),
      ],
    },
    data: 'auto minimal dump storage-backend storage-pool storage-create-device storage-create-loop network-port timeout debug verbose',
  },
  tctl: {
    area: 'accounts',
    network: 'talks',
    does: {
      reads: [
        'nodes|apps|kube|db|bots|tokens|users|devices|locks|requests|acl ls|list|get|show',
        'status|top|version|help',
        'inventory status|list|ping',
      ],
    },
    effects: {
      rows: [
        dangerous('users add|update|rm|reset', 'startup', LOGIN),
        dangerous('tokens|nodes|bots add', 'secret', 'makes a token with which machines join, and shows it'),
        dangerous('tokens|bots|apps|db|kube rm', 'system', 'takes a token or a machine away'),
        dangerous('auth sign|export|rotate', 'secret', 'shows or changes keys of the cluster'),
        dangerous('create|edit|update', 'startup', LOGIN),
        dangerous('rm', 'deletes', 'deletes a part of the cluster'),
        ordinary('get', 'secret', 'shows settings that may be secret'),
        dangerous('lock|requests|acl approve|deny|create|rm|add|delete', 'startup', LOGIN),
        dangerous('lock', 'startup', 'shuts somebody out'),
      ],
    },
    acts: { reaches: 'auth-server', lowers: 'insecure', runs: 'config c', writes: 'out o' },
    data: 'type ttl format roles logins user labels i identity debug d value name db-users windows-logins verbose',
  },
  'aws-nuke': {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['resource-types|version|help|explain-account|explain-config|completion'] },
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes everything in an account', {
          options: '--no-dry-run',
          recursive: true,
          every: true,
          aside: true,
        }),
        ordinary('', 'network', 'looks for what it would delete in an account', { without: '--no-dry-run' }),
      ],
    },
    data: 'c config profile access-key-id default-region assume-role-arn target t include exclude e q quiet v verbose',
  },
  shopify: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['theme list|info|check|language-server|metafields', 'version|help|commands|search', 'app info|logs|config', 'docs'],
      changes: ['theme pull|init|package|open|profile', 'app init|generate', 'auth logout'],
      runs: ['theme|app|hydrogen dev|build|preview|codegen|serve'],
    },
    effects: {
      rows: [
        changesForOthers('theme push|publish|rename|duplicate'),
        deletesOnServer('theme delete'),
        ordinary('theme pull', 'deletes', 'overwrites the files of the theme here, and deletes those that the shop does not have', {
          area: 'files',
          without: '-n --nodelete',
        }),
        ordinary('theme share', 'uploads', 'sends a copy of the theme to the shop'),
        changesForOthers('app|hydrogen deploy|release|link|env'),
        logsIn('auth login'),
      ],
    },
    acts: { reaches: 's store', lowers: 'a allow-live' },
    data: 'l live t theme d development n nodelete o only x ignore e environment no-color verbose path json u unpublished port host open',
  },
  globus: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'ls|stat|whoami|version|list-commands|get-identities|help',
        'task list|show|event-list|wait|pause-info',
        'endpoint|collection|bookmark|group search|show|list|is-activated|my-shared-endpoint-list',
        'endpoint permission|role list|show',
        'session show',
      ],
      changes: ['logout|mkdir', 'bookmark create|rename', 'session update|consent', 'task generate-submission-id'],
    },
    effects: {
      rows: [
        logsIn('login'),
        ordinary('transfer', 'uploads', 'copies files from one place to another', { without: '--dry-run' }),
        dangerous('transfer', 'deletes', 'deletes files at the destination that the source does not have', {
          options: '--delete --delete-destination-extra',
          recursive: true,
        }),
        dangerous('rm|delete', 'deletes', 'deletes files of an endpoint', { without: '--dry-run', recursive: true }),
        ordinary('rename|cp', 'changes', 'moves files of an endpoint'),
        ordinary('task cancel|update', 'changes', 'stops or changes a transfer'),
        dangerous('endpoint permission|role create|update|delete', 'startup', 'changes who may read the files', { area: 'accounts' }),
        deletesOnServer('endpoint|collection|bookmark|group delete'),
      ],
    },
    acts: { lowers: 'no-verify-checksum' },
    data: `recursive r sync-level label limit filter format F jmespath jq long l filter-scope preserve-timestamp verify-checksum
      encrypt-data deadline notify submission-id dry-run filter-status type recursive-depth-limit timeout no-local-server`,
  },
  immich: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['server-info|help'], changes: ['logout'] },
    effects: {
      rows: [
        ordinary('login|login-key', 'network', 'logs in to a service'),
        ordinary('upload', 'uploads', 'sends photographs to a server', { without: '--dry-run -n' }),
        dangerous('upload', 'deletes', 'deletes the files that it has sent', {
          options: '--delete --delete-duplicates',
          without: '--dry-run -n',
          area: 'files',
          recursive: true,
        }),
      ],
    },
    acts: { reaches: 'u url' },
    data: `k key r recursive i ignore H include-hidden a album A album-name c concurrency j json-output h skip-hash n dry-run progress
      no-progress watch d config-directory`,
  },
  butler: {
    area: 'uploads',
    network: 'talks',
    does: { reads: ['status|version|which|ls|validate|file|sizeof|probe|help'], changes: ['fetch|untar|unzip|mkdir|diff|sign'] },
    effects: {
      rows: [
        logsIn('login|logout'),
        dangerous('push', 'uploads', 'publishes a version of a game', { without: '--dry-run' }),
        ordinary('upgrade', 'runs-foreign-code', 'replaces itself with a download'),
        ordinary('apply|heal|copy|ditto|cp', 'changes', 'changes files'),
        dangerous('wipe', 'deletes', 'deletes a folder', { recursive: true }),
      ],
    },
    acts: { reaches: 'address' },
    data: 'userversion userversion-file if-changed fix-permissions hidden ignore dereference auto-wrap json verbose v quiet q identity i dry-run',
  },
});
