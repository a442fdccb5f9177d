/** Programs: what guards a machine and keeps its services: stored rules of the firewall, attacks, upgrades, daemons. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesOnServer, each } from './shared-rows.ts';

const LOGIN = 'changes who may log in';

export const GATEHOUSES = (): Family => ({
  // iptables-persistent, CrowdSec 1.6, leapp, rsyslog, Docker, Slurm, Puppet 8, DSM 7, Pulp 3, Proxmox Backup Server 3
  'proxmox-backup-manager': {
    area: 'backups',
    does: {
      reads: [
        'help|versions|report',
        'datastore|user|acl|remote|sync-job|verify-job|prune-job|traffic-control|network|task|garbage-collection list|show|status|log',
        'disk list|smart-attributes',
        'disk fs|zpool list',
        'cert info',
        'dns get',
        'subscription get',
        'node show',
      ],
    },
    effects: {
      rows: [
        ordinary('datastore create|update', 'system', 'changes where backups are kept'),
        dangerous('datastore remove', 'deletes', 'removes a store of backups', { recursive: true }),
        ordinary('garbage-collection start', 'deletes', 'deletes data that no backup needs'),
        ordinary('verify', 'changes', 'checks backups'),
        dangerous('prune-job run|create|update', 'deletes', 'deletes older backups'),
        ordinary('sync-job|verify-job run|create|update|remove', 'system', 'changes what is done with backups'),
        ordinary('prune-job remove', 'system', 'changes what is done with backups'),
        ordinary('pull|push', 'uploads', 'copies backups from or to another server'),
        dangerous('user|acl|openid|ldap|ad create|update|delete|remove|generate-token|delete-token|sync|tfa', 'startup', LOGIN, {
          area: 'accounts',
        }),
        ordinary('remote create|update|remove', 'settings', 'changes which other servers are known'),
        dangerous('disk initialize|wipe', 'system', 'destroys the data on a disk', { area: 'disks', recursive: true }),
        dangerous('disk fs|zpool create|delete', 'system', 'destroys the data on a disk', { area: 'disks', recursive: true }),
        ordinary('cert update', 'settings', 'makes a new certificate of the server'),
        ordinary('network create|update|remove|changes', 'network', 'changes the network of the server'),
        ordinary('dns set', 'settings', 'changes the settings of the server'),
        ordinary('subscription set|update|remove', 'settings', 'changes the subscription of the server'),
        dangerous('task stop', 'system', 'stops a task of the server'),
        ordinary('traffic-control create|update|remove', 'settings', 'changes how fast backups are copied'),
      ],
    },
    data: `gc-schedule prune-schedule comment output-format schedule store keep-last keep-daily keep-weekly keep-monthly keep-yearly keep-hourly
      notify verify-new email firstname lastname enable expire password auth-id path role propagate limit all force`,
  },
  'netfilter-persistent': {
    area: 'firewall',
    effects: {
      rows: [
        ordinary('save', 'system', 'keeps the firewall rules for the next start'),
        ordinary('start|reload|restart|force-reload', 'system', 'loads the stored firewall rules'),
        dangerous('flush', 'system', 'deletes the firewall rules', { deed: 'turns-off' }),
        dangerous('stop', 'system', 'may delete the firewall rules', { deed: 'turns-off' }),
      ],
    },
  },
  cscli: {
    area: 'firewall',
    network: 'talks',
    does: {
      reads: [
        'version|help|metrics|explain|completion',
        'collections|parsers|scenarios|postoverflows|contexts|appsec-rules|appsec-configs list|inspect',
        'hub list',
        'decisions|bouncers|machines|alerts|allowlists list|inspect|check',
        'lapi|capi|console|simulation status',
        'config show|feature-flags',
      ],
      changes: ['hub update|upgrade', 'config backup', 'support dump'],
      installs: ['collections|parsers|scenarios|postoverflows|contexts|appsec-rules|appsec-configs install|upgrade'],
    },
    effects: {
      rows: [
        dangerous(
          'collections|parsers|scenarios|postoverflows|contexts|appsec-rules|appsec-configs remove',
          'system',
          'guards this machine less',
        ),
        dangerous('decisions delete', 'system', 'lets blocked hosts in again', { deed: 'lets-in' }),
        ordinary('decisions add|import', 'system', 'blocks hosts', { deed: 'keeps-out' }),
        dangerous('alerts delete|flush', 'deletes', 'deletes recorded attacks'),
        dangerous('bouncers|machines add', 'secret', 'gives a program a key and shows it'),
        dangerous('bouncers|machines delete|prune', 'system', 'takes the key of a program away'),
        ordinary('machines validate', 'startup', 'lets another machine report attacks'),
        dangerous('allowlists add|create|import', 'system', 'lets hosts in whatever they do', { deed: 'lets-in' }),
        ordinary('allowlists delete|remove', 'system', 'guards against hosts again', { deed: 'keeps-out' }),
        dangerous('simulation enable', 'system', 'blocks attackers no longer', { deed: 'turns-off' }),
        ordinary('simulation disable', 'system', 'blocks attackers again', { deed: 'turns-on' }),
        ordinary('console enroll', 'uploads', 'lets a service see the recorded attacks'),
        ordinary('console enable|disable', 'settings', 'changes what a service sees of the attacks'),
        ordinary('lapi|capi register', 'network', 'joins this machine to a server of attacks'),
        dangerous('config restore', 'deletes', 'overwrites the settings'),
      ],
    },
    data: `o output i ip r range a all id s scope v value t type duration R reason origin contained l limit since until auto key no-hub e
      name n tags overwrite enroll-key force`,
  },
  leapp: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['preupgrade|list-runs|help'] },
    effects: {
      rows: [
        dangerous('upgrade|rerun', 'system', 'upgrades the system to its next release'),
        ordinary('answer', 'settings', 'answers a question of the upgrade'),
      ],
    },
    data: 'debug verbose target section add no-rhsm report-schema',
  },
  rsyslogd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the service that records messages', { without: '-N -v' })] },
    acts: { runs: 'f M', writes: 'i' },
    data: 'N n d',
  },
  dockerd: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts the service of containers', { without: '--validate --version -v --help' }),
        ordinary('', 'runs-project-code', 'takes the settings of the service from a file', {
          options: '--config-file',
          without: '--validate',
        }),
      ],
    },
    data: 'validate D debug l log-level',
  },
  slurmd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the service that runs jobs', { without: '-C -G -V -h' })] },
    data: 'C G v V D',
  },
  puppetserver: {
    area: 'services',
    network: 'talks',
    does: { reads: ['ca list|help', 'help|version'], runs: ['irb|ruby|foreground'], installs: ['gem install'] },
    effects: {
      rows: [
        dangerous('ca clean|revoke|delete|prune', 'deletes', 'withdraws or deletes certificates of machines'),
        dangerous('ca sign', 'startup', 'lets other machines get their settings here'),
        ordinary('ca generate|setup|import|migrate|enable', 'system', 'makes keys or certificates of the server'),
        ordinary('reload|start|stop', 'system', 'starts, stops or restarts the server'),
      ],
    },
    data: 'certname all format subject-alt-names',
  },
  synopkg: {
    area: 'services',
    does: { reads: ['list|status|version|info|is_onoff|checkupdate|checkupdateall|help'] },
    effects: {
      rows: [
        ordinary('start|restart|resume', 'system', 'starts a package of the machine'),
        ordinary('stop|pause|onoffall', 'system', 'stops a package of the machine', { deed: 'turns-off' }),
        ordinary('install|install_from_server|upgradeall', 'runs-foreign-code', 'installs packages'),
        dangerous('uninstall', 'deletes', 'removes a package and may delete its data'),
      ],
    },
  },
  pulp: {
    area: 'packages',
    network: 'talks',
    fields: true,
    effects: {
      loose: true,
      rows: [
        ordinary('list|show|status|report', 'network', 'talks to the server of packages'),
        dangerous('destroy|remove', 'deletes', 'deletes repositories or packages of the server'),
        dangerous('create|update|sync|upload|label|copy|modify|add|publish|reset', 'changes', 'changes packages that other people use'),
        dangerous('user|role|group create|update|add|assign', 'startup', LOGIN, { area: 'accounts' }),
        deletesOnServer('orphan cleanup'),
      ],
    },
    data: 'field name limit offset format background',
  },

  // rules of iptables as rules of nftables. Source: xtables-translate(8) 1.8
  ...each('iptables-translate ip6tables-translate iptables-restore-translate ip6tables-restore-translate', {
    reads: true,
    data: 'f file A append I insert p protocol s source d destination i in-interface o out-interface j jump m match dport sport state ctstate',
  }),
});
