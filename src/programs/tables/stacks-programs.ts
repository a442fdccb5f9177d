/** Programs: clouds of one's own, sites, pipelines of data, what checks their files. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer, each } from './shared-rows.ts';

export const STACKS = (): Family => ({
  // clouds. Sources: docs.openstack.org/python-openstackclient 6.6; the help text of vultr-cli 3.0
  openstack: {
    fields: true,
    network: 'talks',
    area: 'cloud',
    does: {
      reads: [
        'server|image|network|flavor|volume|subnet|router|port|keypair|project|user|role|domain|endpoint|service|hypervisor list|show',
        'stack|container|object|zone|recordset|quota|limits|loadbalancer|catalog|extension|region|aggregate|host list|show',
        'security|server group list|show',
        'floating ip list|show',
        'availability zone list|show',
        'address|server pool|event list|show',
        'volume snapshot list|show',
        'compute|network|volume service|agent list|show',
        'usage list|show',
        'versions|help',
      ],
    },
    effects: {
      loose: true,
      rows: [
        dangerous('token|credential|ec2 issue|create|credentials', 'secret', 'shows a token of your account'),
        dangerous('server stop|reboot|pause|suspend|shelve|rebuild|rescue|lock', 'system', 'stops or changes a virtual machine'),
        dangerous('role|user|project|security add|remove|create|set|group', 'system', 'changes who has which rights', {
          area: 'accounts',
          unless: /^(?:list|show)$/,
        }),
        changesForOthers(
          'server|image|network|flavor|volume|subnet|router|port|keypair|stack|container|object|floating|zone|recordset create|set|update|add|save',
        ),
        changesForOthers('server|volume|router|stack start|resume|unpause|resize|migrate|remove|unset|unshelve'),
        deletesOnServer('delete'),
      ],
    },
    acts: { reaches: 'os-auth-url os-url', runs: 'user-data os-cacert', lowers: 'insecure', writes: 'file log-file' },
    data: `f c format column all-projects long all project name limit marker sort sort-column status image flavor network key-name
      os-cloud os-project-name os-region-name fit-width max-width quote noindent prefix wait host availability-zone`,
  },
  'vultr-cli': {
    fields: true,
    network: 'talks',
    area: 'cloud',
    does: {
      reads: [
        'instance|plans|regions|os|snapshot|ssh-key|dns|firewall|database|kubernetes|block-storage|account|apps list|get|info',
        'version',
      ],
    },
    effects: {
      rows: [
        changesForOthers(
          'instance|snapshot|ssh-key|dns|firewall|database|kubernetes|block-storage create|update|attach|detach|start|label',
        ),
        dangerous('instance stop|restart|reinstall|restore', 'system', 'stops or changes a virtual machine'),
        deletesOnServer('instance|snapshot|ssh-key|dns|firewall|database|kubernetes|block-storage delete'),
      ],
    },
    acts: { runs: 'config' },
    data: 'o output',
  },

  // a site. Source: developer.wordpress.org/cli/commands, wp-cli 2.10
  // pipelines of data. Sources: airflow.apache.org/docs 2.8 (cli); the help text of mlflow 2.11
  mlflow: {
    network: 'talks',
    does: {
      reads: ['experiments search|list|get|csv', 'runs list|describe', 'artifacts list|download', 'doctor|version'],
      changes: ['experiments create|restore|rename'],
      runs: ['run', 'models predict|build-docker|prepare-env'],
    },
    effects: {
      rows: [
        ordinary('ui|server', 'network', 'starts a web server'),
        ordinary('models serve', 'network', 'starts a web server'),
        dangerous('experiments|runs delete', 'deletes', 'deletes records of experiments'),
        ordinary('run', 'runs-foreign-code', 'runs a project of others', { operand: /^(?:https?:|git@|ssh:|[/~$])/ }),
        dangerous('gc', 'deletes', 'deletes records of experiments'),
        ordinary('artifacts log-artifact|log-artifacts', 'uploads', 'sends files to the server'),
        ordinary('db upgrade', 'changes', 'changes the database'),
      ],
    },
    acts: {
      writes: 'dst-path d',
      reaches: 'h host backend-store-uri registry-store-uri default-artifact-root artifacts-destination',
      runs: 'gunicorn-opts app-name',
    },
    data: `p port w workers x experiment-id n experiment-name r run-id v view max-results m model-uri e entry-point P run-ids`,
  },

  // copies of a system. Sources: the manual page of each: snapper 0.10, timeshift 22.11, rsnapshot 1.4.5; torsion.org/borgmatic 1.8
  borgmatic: {
    area: 'backups',
    network: 'talks',
    does: {
      reads: ['list|rlist|info|rinfo|repo-list|repo-info|check|config', 'config validate'],
      changes: ['create|mount|umount|rcreate|repo-create|init', 'config generate'],
    },
    effects: {
      short: 'cvar',
      long: ['config', 'verbosity', 'override', 'log-file', 'archive', 'repository', 'excludes'],
      rows: [
        ordinary('extract|export-tar|restore', 'changes', 'writes files from a backup'),
        dangerous('prune|compact|delete|repo-delete|break-lock', 'deletes', 'deletes backups', { without: '-n --dry-run' }),
        dangerous('borg', 'system', 'runs borg itself'),
      ],
    },
    acts: { runs: 'c config override', writes: 'log-file' },
    data: `archive a repository v verbosity syslog-verbosity log-file-verbosity monitoring-verbosity stats list json progress files n path
      mount-point match-archives last first dry-run no-color excludes`,
  },
  snapper: {
    area: 'backups',
    does: { reads: ['list|list-configs|status|diff|get-config|xadiff'], changes: ['create|modify|mount|umount|setup-quota'] },
    effects: {
      short: 'ctdurfo',
      long: [
        'config',
        'root',
        'type',
        'description',
        'userdata',
        'cleanup-algorithm',
        'pre-number',
        'table-style',
        'separator',
        'ambit',
        'fstype',
        'template',
        'command',
        'from',
        'output',
        'diff-cmd',
        'path',
        'free-space',
      ],
      everyVerb: true,
      rows: [
        dangerous('undochange|rollback', 'changes', 'returns to an earlier state'),
        dangerous('delete|cleanup|delete-config', 'deletes', 'deletes snapshots', { called: 'delet remov snapshot clean' }),
        ordinary('create-config|set-config', 'system', 'changes which snapshots are made'),
      ],
    },
    data: `c config q quiet v verbose utc iso t type d description u userdata columns a all-configs disable-used-space i input x extensions
      jsonout csvout machine-readable separator no-headers no-dbus pre-number print-number cleanup-algorithm abbreviate r ambit f
      fstype template p read-only read-write from s sync path free-space`,
    acts: { runs: 'command diff-cmd', writes: 'o output' },
  },
  timeshift: {
    area: 'backups',
    effects: {
      rows: [
        dangerous('', 'changes', 'overwrites a disk with a copy of the system', { options: '--clone' }),
        ordinary('', 'system', 'installs a boot loader', { options: '--grub --grub-device' }),
        dangerous('', 'deletes', 'deletes snapshots', { options: '--delete --delete-all' }),
        dangerous('', 'changes', 'returns the system to a snapshot', { options: '--restore', called: 'restor roll back revert' }),
        ordinary('', 'changes', 'makes a snapshot of the system', { options: '--create --check' }),
        ordinary('', 'reads', 'lists snapshots', { options: '--list --list-snapshots --list-devices' }),
      ],
    },
    data: 'list list-snapshots list-devices create comments tags snapshot-device verbose debug rsync btrfs scripted skip-grub',
    acts: { writes: 'target target-device' },
  },
  rsnapshot: {
    area: 'backups',
    does: { reads: ['configtest|du|version|diff'], changes: ['hourly|daily|weekly|monthly|alpha|beta|gamma|delta|sync'] },
    acts: { runs: 'c' },
    data: 't v V q x D',
  },
  ...each('sls', { like: 'serverless' }),
});
