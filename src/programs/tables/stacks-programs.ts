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
  wp: {
    passwords: ['--(?:user_pass|admin_password|dbpass)='],
    area: 'databases',
    network: 'talks',
    does: {
      reads: [
        'core version|check-update|verify-checksums|is-installed',
        'plugin|theme list|get|status|path|search|is-installed|is-active|verify-checksums',
        'user|post|option|comment|term|site|menu|widget|sidebar|role|cap|taxonomy|post-type list|get|exists|count|pluck',
        'cron event|schedule list',
        'cron test',
        'db size|tables|check|prefix|search|columns',
        'config path|has',
        'rewrite|transient|language|maintenance-mode|media list|status|type|image-size',
        'cli info|version|check-update|alias|cmd-dump|param-dump|has-command',
        'help',
      ],
      changes: [
        'cache flush|add|set|get|type',
        'rewrite flush|structure',
        'transient get|type',
        'db export|optimize|repair|dump',
        'media regenerate|import',
        'scaffold block|child-theme|plugin|post-type|plugin-tests|theme-tests|taxonomy|underscores|_s',
        'i18n make-pot|make-json|make-mo|update-po',
        'maintenance-mode activate|deactivate',
        'core download',
      ],
      installs: ['plugin|theme|language install|update', 'core update', 'package install|update'],
      runs: ['cron event run'],
    },
    effects: {
      loose: true,
      rows: [
        dangerous('search-replace', 'changes', 'changes the database', { without: '--dry-run' }),
        ordinary('search-replace', 'reads', 'looks through the database', { options: '--dry-run' }),
        dangerous('config get|list', 'secret', 'shows settings that may be secret', {
          unless: /^(?:DB_NAME|DB_HOST|DB_CHARSET|table_prefix|WP_\w+)$/,
        }),
        ordinary('config get', 'reads', 'shows a setting'),
        ordinary('config create|set|delete|edit', 'changes', 'changes the settings of the site'),
        dangerous('core download', 'deletes', 'overwrites the files of the site', { options: '--force' }),
        dangerous('config shuffle-salts', 'changes', 'logs all users out'),
        dangerous('db reset|drop|clean|import|query|cli', 'changes', 'changes or deletes data of the database'),
        dangerous('site empty|delete|archive|spam', 'deletes', 'deletes a site or all in it'),
        dangerous(
          'plugin|theme|user|post|option|comment|term|media|transient|package delete|uninstall',
          'deletes',
          'deletes something of the site',
        ),
        dangerous(
          'user|role|cap|super-admin create|update|set-role|add-role|add-cap|add|remove|generate|reset-password|reset|application-password',
          'system',
          'changes who may do what on the site',
          { area: 'accounts' },
        ),
        ordinary('plugin|theme|language activate|deactivate|toggle|enable|disable', 'changes', 'changes the site'),
        ordinary(
          'post|option|comment|term|menu|widget create|update|set|add|patch|meta|generate|approve|trash',
          'changes',
          'changes the site',
        ),
        ordinary('core download', 'changes', 'overwrites the files of WordPress', { options: '--force', area: 'files' }),
        ordinary('core install|multisite-install|multisite-convert|update-db', 'changes', 'changes the site'),
        ordinary('', 'runs-foreign-code', 'runs the code of a site in another folder', {
          options: '--path',
          value: /^(?!\/(?:var\/www|srv|usr\/share|home)\b)(?:[/~$]|\.\.)/,
        }),
        dangerous('eval|eval-file|shell', 'runs-foreign-code', 'runs code in the site'),
      ],
    },
    acts: { runs: 'exec require', reaches: 'ssh http', writes: 'log' },
    data: `status format fields field all dry-run activate activate-network minor extra version role post_type post_status tables
      human-readable size_format add-drop-table all-tables all-tables-with-prefix precise skip-columns include-columns skip-plugins skip-themes
      regex report report-changed-only hard skip-tests only-missing skip-delete expired network url user prompt quiet debug color orderby
      order number offset post_author meta_key search autoload include_bc exclude update due-now porcelain locale strict skip-content
      skip-email user_pass display_name`,
  },

  // pipelines of data. Sources: airflow.apache.org/docs 2.8 (cli); the help text of mlflow 2.11
  airflow: {
    network: 'talks',
    area: 'jobs',
    does: {
      reads: [
        'version|info|cheat-sheet|providers',
        'dags list|details|state|show|list-runs|list-jobs|list-import-errors|next-execution|report|show-dependencies',
        'tasks list|state|states-for-dag-run|failed-deps|render',
        'db check|check-migrations',
        'pools|jobs|plugins|roles|users|datasets list|get|check',
        'config lint',
      ],
      runs: ['scheduler|webserver|worker|triggerer|standalone|celery', 'tasks|dags test', 'tasks run'],
    },
    effects: {
      loose: true,
      rows: [
        ordinary('dags trigger|pause|unpause|backfill|reserialize', 'changes', 'starts or stops jobs'),
        ordinary('pools set|import|export', 'changes', 'changes the settings of Airflow'),
        ordinary('db init|migrate|upgrade', 'changes', 'changes the database of Airflow'),
        dangerous(
          'db|tasks|dags|pools|users|connections|variables reset|clean|downgrade|clear|delete|drop-archived',
          'deletes',
          'deletes data of Airflow',
        ),
        dangerous('connections|variables get|list|export', 'secret', 'shows stored secrets'),
        dangerous(
          'connections|variables|users|roles|kerberos add|set|import|create|add-role|remove-role|add-perms',
          'system',
          'changes accounts or secrets',
        ),
        dangerous('config get-value|list', 'secret', 'shows settings that may be secret'),
      ],
    },
    acts: { runs: 'S subdir dags-folder', writes: 'save pid log-file stdout stderr' },
    data: `o output v verbose d dag-id t tree conf c r run-id e exec-date state start-date s end-date no-backfill retry retry-delay
      limit p port m map-index clean-before-timestamp y yes skip-archive tables`,
  },
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
      reaches: 'h host backend-store-uri registry-store-uri default-artifact-root artifacts-destination',
      runs: 'gunicorn-opts app-name',
    },
    data: 'p port w workers x experiment-id n experiment-name r run-id v view max-results m model-uri e entry-point P',
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
