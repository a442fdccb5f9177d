/** Programs: panels of web hosts, and WordPress. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const ADDS = 'changes the sites, mailboxes or databases of a host';
const DELETES = 'deletes sites, mailboxes or databases of a host';
const LOGIN = 'changes who may log in';

export const PANELS = (): Family => ({
  // HestiaCP, and VestaCP before it. Source: the names in bin of github.com/hestiacp/hestiacp; their arguments are names and passwords in order
  ...each(
    `v-list-users v-list-user v-list-user-backups v-list-user-packages v-list-user-stats v-list-user-log v-list-web-domains
    v-list-web-domain v-list-web-stats v-list-dns-domains v-list-dns-records v-list-mail-domains v-list-mail-accounts v-list-databases
    v-list-database v-list-cron-jobs v-list-firewall v-list-firewall-ban v-list-sys-config v-list-sys-services v-list-sys-info
    v-list-sys-ips v-list-sys-users v-list-sys-web-status v-list-sys-hestia-updates v-list-backup-host`,
    { reads: true },
  ),
  ...each(
    `v-delete-web-domain v-delete-web-domains v-delete-database v-delete-databases v-delete-mail-account v-delete-mail-domain
    v-delete-mail-domains v-delete-dns-domain v-delete-dns-domains v-delete-dns-record v-delete-domain v-delete-cron-job
    v-delete-user-backup`,
    { area: 'cloud', effects: { rows: [dangerous('', 'deletes', DELETES)] } },
  ),
  ...each(
    `v-add-user v-delete-user v-change-user-password v-change-user-role v-change-user-shell v-add-user-ssh-key v-delete-user-ssh-key
    v-add-access-key v-unsuspend-user v-suspend-user`,
    { area: 'accounts', effects: { rows: [dangerous('', 'startup', LOGIN)] } },
  ),
  ...each(
    `v-add-web-domain v-add-web-domain-alias v-add-web-domain-ssl v-add-letsencrypt-domain v-add-letsencrypt-host v-add-database
    v-add-mail-domain v-add-mail-account v-add-dns-domain v-add-dns-record v-add-domain v-change-web-domain-tpl v-change-web-domain-ip
    v-change-sys-php v-rebuild-user v-rebuild-web-domain v-rebuild-web-domains v-rebuild-all v-rebuild-mail-domain v-rebuild-dns-domain
    v-change-sys-hostname`,
    { area: 'cloud', effects: { rows: [ordinary('', 'changes', ADDS)] } },
  ),
  ...each(`v-restart-service v-restart-web v-restart-proxy v-restart-mail v-restart-dns v-restart-cron v-restart-ftp`, {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'restarts a service')] },
  }),
  ...each('v-backup-user v-backup-users', {
    area: 'backups',
    effects: { rows: [ordinary('', 'changes', 'backs up sites and mailboxes')] },
  }),
  ...each(`v-add-firewall-rule v-delete-firewall-rule v-change-firewall-rule v-add-firewall-ban v-delete-firewall-ban`, {
    area: 'firewall',
    effects: { rows: [ordinary('', 'system', 'changes the firewall rules')] },
  }),

  // Plesk, cPanel and Virtualmin. Sources: from memory of docs.plesk.com, api.docs.cpanel.net and virtualmin.com/docs; what is not listed is
  // unknown
  plesk: {
    area: 'cloud',
    fields: true,
    does: { reads: ['version|help', 'bin site|subscription|domain|user|mail|database|server_pref|license --list|--info|-i|-l', 'log'] },
    effects: {
      loose: true,
      rows: [
        dangerous('login', 'secret', 'shows a link with which anybody can log in'),
        dangerous('db', 'changes', 'runs statements in the database of the panel', { area: 'databases' }),
        ordinary('bin|ext|php', 'changes', ADDS),
        dangerous('bin', 'deletes', DELETES, { options: '--remove -r' }),
        ordinary('installer|repair|sbin|conf', 'system', 'changes the panel of the web host'),
      ],
    },
    passwords: ['-{1,2}passwd[= ]'],
  },
  ...each('whmapi1 uapi cpapi2 whmapi0', {
    area: 'cloud',
    fields: true,
    does: { reads: ['version|listaccts|accountsummary|listpkgs|loadavg|showbw|listips|help'] },
    effects: {
      rows: [
        dangerous('removeacct|killdns|killpkg|delip', 'deletes', DELETES),
        dangerous('createacct|passwd|setacls|unsuspendacct|suspendacct|api_token_create|create_user_session', 'startup', LOGIN, {
          area: 'accounts',
        }),
      ],
    },
    passwords: ['password='],
    data: 'output user',
  }),
  virtualmin: {
    area: 'cloud',
    fields: true,
    does: {
      reads: [
        'list-domains|list-users|list-aliases|list-databases|list-features|list-plans|list-mysql-servers|list-bandwidth',
        'list-certs|list-scheduled-backups|info|help|validate-domains|check-config',
      ],
    },
    effects: {
      rows: [
        dangerous('delete-domain|delete-user|delete-alias|delete-database|delete-redirect', 'deletes', DELETES),
        dangerous('restore-domain', 'changes', 'overwrites sites and mailboxes with a backup'),
        dangerous('create-user|modify-user|create-admin|modify-admin|create-login-link', 'startup', LOGIN, { area: 'accounts' }),
        ordinary('backup-domain', 'changes', 'backs up sites and mailboxes', { area: 'backups' }),
        ordinary('create-domain|modify-domain|create-alias|create-database|enable-feature|disable-feature', 'changes', ADDS),
        ordinary('enable-domain|disable-domain|generate-letsencrypt-cert|install-cert|modify-web|create-redirect', 'changes', ADDS),
      ],
    },
    passwords: ['--pass(?:file)?[= ]'],
    data: `domain user all-domains all-features name-only multiline desc dest feature pass web dns mail mysql unix dir`,
  },
  wp: {
    passwords: ['--(?:user_pass|admin_password|dbpass)='],
    area: 'databases',
    network: 'talks',
    does: {
      reads: [
        'redis status|info',
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
      runs: ['server', 'cron event run'],
    },
    effects: {
      loose: true,
      rows: [
        ordinary('db create', 'changes', 'makes the database of the site'),
        ordinary('redis enable|disable|update-dropin|flush', 'changes', 'changes the cache of the site'),
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
    acts: { lowers: 'allow-root', runs: 'exec require', reaches: 'ssh http', writes: 'log' },
    data: `status format fields field all dry-run activate activate-network minor extra version role post_type post_status tables
      human-readable size_format add-drop-table all-tables all-tables-with-prefix precise skip-columns include-columns skip-plugins skip-themes
      regex report report-changed-only hard skip-tests only-missing skip-delete expired network url user prompt quiet debug color orderby
      order number offset post_author meta_key search autoload include_bc exclude update due-now porcelain locale strict skip-content
      skip-email user_pass display_name dbname dbuser dbhost dbprefix dbpass admin_user admin_email reassign raw port title`,
  },
});
