/** Programs: the command lines of web apps, and backups over the network (Bacula, Amanda, Burp). */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const LOGIN = 'changes who may log in';

export const WEBAPPS = (): Family => ({
  // web apps. Sources: lib/commands of github.com/TryGhost/Ghost-CLI; occ, tootctl, magento and n98-magerun2 from memory of their lists of commands
  'wp-cli': { like: 'wp' },
  ghost: {
    area: 'services',
    network: 'talks',
    does: { reads: ['ls|list|status|version|doctor|log|help|check-update', 'config get'], changes: ['export|backup|buster'] },
    effects: {
      rows: [
        ordinary('install|update', 'runs-foreign-code', 'installs or updates Ghost'),
        ordinary('start|stop|restart|run', 'system', 'starts or stops a service'),
        ordinary('setup|migrate|config', 'system', 'changes the settings of the site'),
        dangerous('import', 'changes', 'changes the content of the site'),
        dangerous('uninstall', 'deletes', 'removes the site with its content', { recursive: true }),
      ],
    },
    acts: { runs: 'd dir' },
    data: `D development V verbose no-prompt prompt no-color auto local zip archive rollback v1 force n number f follow all url db dbhost dbuser
      dbpass dbname process start enable stack setup-linux-user ip port pname`,
  },
  occ: {
    area: 'cloud',
    does: {
      reads: [
        'status|check|list|help|app:list|app:getpath|user:list|user:info|user:lastseen|user:report|group:list|config:list',
        'config:app:get|config:system:get|files:recommendations:recommend',
        'maintenance:mode|background-job:list|db:convert-filecache-bigint|integrity:check-core|integrity:check-app|setupchecks',
        'security:certificates|trashbin:size|versions:size|files_external:list',
        'log:file|log:tail|log:watch|encryption:status|ldap:show-config|serverinfo',
      ],
      changes: [
        'files:scan|files:scan-app-data|files:cleanup|preview:generate-all|maintenance:repair|maintenance:mimetype:update-js',
        'db:add-missing-indices|db:add-missing-columns',
      ],
    },
    effects: {
      rows: [
        ordinary('app:enable|app:install|app:update', 'system', 'installs or updates an app of the site', { area: 'packages' }),
        ordinary('app:disable|app:remove', 'system', 'removes an app of the site', { area: 'packages' }),
        ordinary('upgrade', 'system', 'moves the site to a new version'),
        ordinary(
          'config:app:set|config:system:set|config:app:delete|config:system:delete|config:import',
          'settings',
          'changes the settings of the site',
        ),
        ordinary('log:manage', 'settings', 'changes the settings of the site'),
        ordinary(
          'background:cron|background:ajax|background:webcron|maintenance:update:htaccess',
          'settings',
          'changes the settings of the site',
        ),
        ordinary('maintenance:theme:update', 'settings', 'changes the settings of the site'),
        dangerous('user:add|user:resetpassword|user:enable|user:disable|user:setting|user:delete|group:adduser', 'startup', LOGIN, {
          area: 'accounts',
        }),
        dangerous('group:removeuser|group:add|group:delete|twofactorauth:disable', 'startup', LOGIN, { area: 'accounts' }),
        dangerous(
          'trashbin:cleanup|versions:cleanup|files:transfer-ownership|encryption:decrypt-all',
          'deletes',
          'deletes or moves files of the users of the site',
        ),
        dangerous('encryption:disable|trashbin:expire|versions:expire', 'deletes', 'deletes or moves files of the users of the site'),
        ordinary('maintenance:mode', 'changes', 'opens the site or closes it for others', { options: '--on --off' }),
      ],
    },
    data: `n no-interaction no-warnings output on off all path user value type limit offset info update unscanned shallow v vv vvv q quiet ansi
      no-ansi`,
  },
  tootctl: {
    area: 'cloud',
    does: { reads: ['help|version', 'media usage|lookup', 'emoji export', 'domains crawl'] },
    effects: {
      short: 'cv',
      rows: [
        ordinary('media|preview_cards remove', 'changes', 'removes cached files of other servers', { without: '--dry-run' }),
        dangerous('accounts create|modify|delete|approve|rotate|merge', 'startup', LOGIN, { area: 'accounts' }),
        dangerous('accounts cull|prune|reset-relationships|unfollow', 'deletes', 'deletes accounts or what they have', {
          without: '--dry-run',
        }),
        dangerous('statuses remove', 'deletes', 'deletes content of the site', { without: '--dry-run' }),
        dangerous('statuses|emoji|domains|feeds|media remove-orphans|purge|clear', 'deletes', 'deletes content of the site', {
          without: '--dry-run',
        }),
        ordinary(
          'accounts|media|feeds|search|cache|emoji refresh|build|deploy|recount|import|fix-duplicates',
          'changes',
          'renews data of the site',
          { without: '--dry-run' },
        ),
        ordinary('cache clear', 'changes', 'renews data of the site'),
        dangerous('self-destruct', 'deletes', 'ends the site for all others', { recursive: true }),
        dangerous('maintenance', 'changes', 'repairs the database of the site'),
        dangerous('settings|ip_blocks|email_domain_blocks|canonical_email_blocks', 'system', 'changes who may use the site'),
      ],
    },
    data: `email confirmed role dry-run days concurrency verbose prune-profiles remove-headers include-follows status account domain force
      keep-interesting batch-size limit all by-uri link`,
  },
  ...each('magento n98-magerun2 n98-magerun', {
    area: 'cloud',
    does: {
      reads: [
        'list|help|module:status|indexer:status|indexer:info|indexer:show-mode|cache:status|deploy:mode:show|setup:db:status',
        'info:adminuri|info:currency:list|info:language:list|info:timezone:list',
        'store:list|store:website:list|maintenance:status|config:show|sys:info|sys:check|sys:cron:list|sys:cron:history',
        'sys:store:list|cache:list|cache:report|db:info|db:status|db:variables|db:size',
        'admin:user:list|customer:list|config:store:get|config:env:show|dev:module:list|dev:theme:list|index:list|sys:maintenance',
      ],
      changes: ['cache:enable|cache:disable|indexer:reindex|indexer:reset|i18n:collect-phrases|db:dump', 'generation:flush'],
      runs: ['setup:di:compile|setup:static-content:deploy|dev:tests:run|cron:run|sys:cron:run|deploy:mode:set|dev:console'],
    },
    effects: {
      everyVerb: true,
      rows: [
        ordinary('cache:flush|cache:clean|generation:flush', 'changes', 'empties the cache of the shop'),
        ordinary(
          'module:enable|module:disable|setup:upgrade|setup:db-schema:upgrade|setup:db-data:upgrade',
          'system',
          'changes the modules of the shop',
        ),
        ordinary('sys:setup:run', 'system', 'changes the modules of the shop'),
        ordinary(
          'config:set|config:sensitive:set|setup:config:set|setup:store-config:set|config:store:set',
          'settings',
          'changes the settings of the shop',
        ),
        ordinary('config:store:delete|config:env:set|app:config:import|indexer:set-mode', 'settings', 'changes the settings of the shop'),
        ordinary('maintenance:enable|maintenance:disable|maintenance:allow-ips', 'changes', 'opens the shop or closes it for others'),
        dangerous('admin:user:create|admin:user:unlock|admin:user:change-password|admin:user:delete', 'startup', LOGIN, {
          area: 'accounts',
        }),
        dangerous('admin:token:create|customer:create|customer:change-password|admin:user:activate', 'startup', LOGIN, {
          area: 'accounts',
        }),
        dangerous(
          'module:uninstall|theme:uninstall|setup:uninstall|setup:rollback|setup:db-schema:drop|db:drop',
          'deletes',
          'deletes or overwrites data of the shop',
          { area: 'databases' },
        ),
        dangerous('db:import|db:create|customer:delete|eav:attribute:remove', 'deletes', 'deletes or overwrites data of the shop', {
          area: 'databases',
        }),
        dangerous('db:query|db:console', 'changes', 'runs statements in the database', { area: 'databases' }),
        ordinary('setup:backup', 'changes', 'backs up the shop', { area: 'backups' }),
        ordinary('cron:install|cron:remove', 'startup', 'changes what is started at times', { area: 'schedule' }),
      ],
    },
    acts: { runs: 'root-dir skip-root-check' },
    data: `f force j jobs area theme language strategy no-interaction n v vv vvv q ansi no-ansi format all scope scope-code lock-env code media db
      strip compression stdout keep-generated`,
  }),

  // backups over the network. Sources: bconsole(8) of bacula 9.6; burp(8) 3.1; the tools of Amanda 3.5 from memory of their manual pages
  bconsole: {
    typed: true,
    area: 'backups',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'gives commands to the server of backups', { without: '-t -? -l' })] },
    acts: { runs: 'c' },
    data: 'D l d t n s u ?',
  },
  burp: {
    area: 'backups',
    network: 'talks',
    effects: {
      short: 'abcCdloqrRszgi',
      rows: [
        dangerous('', 'deletes', 'deletes a backup', { options: '-a', value: /^delete$/ }),
        dangerous('', 'changes', 'overwrites files with those of a backup', { options: '-a', value: /^r$/, area: 'files' }),
        ordinary('', 'changes', 'backs up this machine', { options: '-a', value: /^[bte]$/ }),
        ordinary('', 'network', 'talks to the server of backups', { options: '-a', value: /^[lLpvVRTdDsSc]/ }),
      ],
    },
    acts: { runs: 'c o', writes: 'd l' },
    data: 'a b C f F g h ? i n Q t v V q r R s x X z',
  },
  amdump: {
    area: 'backups',
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'backs up other machines')] },
    acts: { runs: 'o' },
    data: 'no-taper from-client exact-match',
  },
  ...each('amstatus amreport amgetconf amcheckdump amoverview', {
    reads: true,
    area: 'backups',
    acts: { writes: 'f', runs: 'o' },
    data: 'config file summary dumping dumper stats l list i M m verbose date stdout',
  }),
  amcheck: {
    reads: true,
    area: 'backups',
    network: 'talks',
    effects: { rows: [ordinary('', 'uploads', 'sends mail', { options: '-m -a -M' })] },
    acts: { runs: 'o' },
    data: 'm a M s c w l t exact-match client-verbose',
  },
  amflush: {
    area: 'backups',
    effects: { rows: [ordinary('', 'changes', 'writes waiting backups to the tapes')] },
    acts: { runs: 'o' },
    data: 'b f s D',
  },
  ...each('amlabel amcleanup', {
    area: 'backups',
    effects: { rows: [ordinary('', 'changes', 'changes the tapes of the backups')] },
    acts: { runs: 'o' },
    data: 'f k v p r barcode meta assign',
  }),
  amrmtape: {
    area: 'backups',
    effects: { rows: [dangerous('', 'deletes', 'forgets or erases a tape with its backups', { without: '-n --dryrun' })] },
    acts: { runs: 'o' },
    data: 'n dryrun v verbose q quiet d debug cleanup erase keep-label external-copy list retention no-retention',
  },
  amrecover: { typed: true, area: 'backups', network: 'talks', changes: true, acts: { reaches: 's t h', runs: 'o' }, data: 'C d U' },
  ...each('amtape', {
    area: 'backups',
    does: { reads: ['show|current|device|inventory|taper'] },
    effects: { rows: [ordinary('reset|eject|clean|slot|label|update|verify', 'changes', 'moves the tapes of the backups')] },
    acts: { runs: 'o' },
  }),
  'nextcloud.occ': { like: 'occ' },
});
