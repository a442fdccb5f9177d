/** Programs: helpers of PHP. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PHARS = (): Family => ({
  // PHP: what runs or checks code of the project, whatever its options are. Sources: none was read again: the options are known from their help
  // texts
  ...each('pest phpspec infection behat codecept paratest', {
    does: { runs: [''] },
    acts: {
      runs: 'c configuration config bootstrap include-path initial-tests-php-options test-framework-options',
      writes:
        'log-junit coverage-html coverage-clover coverage-xml coverage-text testdox-html cache-directory coverage logger-html log-teamcity',
    },
    data: `filter group exclude-group testsuite stop-on-failure stop-on-error bail parallel p processes ci min profile todos init watch compact
      colors v verbose debug order-by list-tests testdox no-coverage dirty retry f format n no-interaction fake threads j min-msi min-covered-msi
      only-covered show-mutations s mutators tags name strict dry-run steps env no-colors ansi no-ansi functional`,
  }),
  ...each('rector phan pint deptrac phpmd phpcpd phploc pdepend', {
    does: { runs: [''] },
    acts: {
      runs: 'c config config-file a autoload-file load-baseline bootstrap plugin ruleset',
      writes: 'o output reportfile generate-baseline log-pmd log-xml log-csv save-baseline cache-file report-file-html',
    },
    data: `dry-run n no-interaction clear-cache no-progress-bar no-diffs output-format debug memory-limit v verbose q quiet test dirty repair
      preset progress-bar p k project-root-directory m output-mode l directory allow-polyfill-parser j processes i exclude exclude-file-list
      suffixes min-lines min-tokens fuzzy count-tests names names-exclude fail-on-uncovered report-uncovered formatter strict
      ignore-violations-on-exit minimumpriority color cache cache-strategy no-cache parallel bail diff max-processes`,
  }),
  ...each('phpdox phpbu box robo envoy', {
    does: { runs: ['', 'run|compile'], reads: ['tasks|list|help|info|validate|diff|verify'] },
    acts: { runs: 'f file configuration bootstrap c config load-from path conf' },
    data: `d debug v verbose n no-interaction q quiet simulate limit restore dev no-parallel no-restart pretend continue on-server colors ansi
      no-ansi server branch`,
  }),
  phive: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|status|outdated|help|version'],
      changes: ['remove|purge|reset|composer'],
      installs: ['install|update|selfupdate|update-repository-list'],
    },
    acts: { writes: 't target', runs: 'home', lowers: 'trust-gpg-keys force-accept-unsigned' },
    data: 'c copy g global temporary no-progress prefer-offline',
  },
  ...each('phpize', { changes: true, data: 'clean v version help' }),
  'php-config': { reads: true },
  phpenv: { like: 'rbenv' },
  // Sources: pear(1) 1.10; phpize(1) 8.2
  ...each('pecl pear', {
    network: 'talks',
    area: 'packages',
    does: {
      reads: [
        'list|list-all|list-channels|list-files|list-upgrades|info|search|remote-info|remote-list|config-show|config-get|config-help',
        'channel-info|help|version',
        'download-all|package-dependencies|package-validate|shell-test',
      ],
      changes: ['uninstall|clear-cache|download|package|pickle|convert|makerpm|bundle|unpack'],
      installs: ['install|upgrade|upgrade-all|update-channels'],
      runs: ['build|run-tests|run-scripts'],
    },
    effects: {
      rows: [
        ordinary(
          'channel-add|channel-delete|channel-discover|channel-update|channel-alias',
          'settings',
          'changes where packages come from',
          { area: 'packages' },
        ),
        ordinary('config-set|config-create', 'settings', 'changes the settings of PHP packages', { area: 'settings' }),
        ordinary('channel-login|channel-logout|login|logout', 'network', 'logs in to the registry'),
      ],
      short: 'cCdDy',
    },
    acts: { runs: 'c C', writes: 'R installroot P packagingroot', lowers: 'force nodeps' },
    data: 'v q d D G S s y V f n r register-only B nobuild Z nocompress o onlyreqdeps a alldeps l loose O offline p pretend channel i',
  }),
  // Sources: the commands in the code of drush 13. From knowledge of the tools, not read again: the options of drush, laravel
  drush: {
    network: 'talks',
    area: 'databases',
    does: {
      reads: [
        'core:status|status|st|core:requirements|requirements|rq|core:route|route|core:topic|topic|config:get|cget|config:status|cst',
        'cache:get|cg|pm:list|pml',
        'pm:security|pm:security-php|role:list|rls|user:information|uinf|watchdog:show|ws|watchdog:list|watchdog:show-one|watchdog:tail',
        'state:get|sget|maint:get|maint:status',
        'migrate:status|ms|migrate:messages|views:list|field:info|field:types|field:formatters|field:widgets|queue:list|updatedb:status',
        'updbst|site:alias|sa|language:info',
        'version|help|list|twig:unused|deploy:hook-status|jn:get|locale:check',
      ],
      changes: [
        'sql:dump|sql-dump|archive:dump',
        'cache:rebuild|cr|rebuild|cache:clear|cc|cache:tags|ct|image:flush|image:derive|config:export|cex|twig:compile|generate|gen',
        'site:set|twig:debug|views:dev',
      ],
      runs: ['core:cron|cron|php:script|scr|runserver|rs|queue:run|updatedb|updb|deploy|deploy:hook', 'migrate:import|mim|batch:process'],
    },
    effects: {
      rows: [
        ordinary('php:eval|ev|eval|php:cli|php|core:cli', 'runs-foreign-code', 'runs PHP code on the site', {
          called: 'eval php code shell',
        }),
        dangerous('sql:drop|sql-drop|sql:create|sql-create', 'deletes', 'deletes the database of the site'),
        dangerous('site:install|si|site-install', 'deletes', 'replaces the database of the site'),
        dangerous('sql:sync|sql-sync', 'changes', 'replaces a database by that of another site'),
        dangerous('sql:sanitize|sqlsan', 'changes', 'overwrites user data of the site'),
        dangerous('core:rsync|rsync', 'changes', 'copies files between sites'),
        dangerous('sql:query|sqlq|sql-query|sql:cli|sqlc|sql:connect', 'changes', 'runs statements on the database of the site'),
        dangerous('archive:restore', 'changes', 'replaces the site by an archive'),
        dangerous(
          'config:import|cim|config:set|cset|config:delete|cdel|config:edit|cedit|config:pull',
          'changes',
          'changes the settings of the site',
          { area: 'settings' },
        ),
        dangerous(
          'entity:delete|edel|field:delete|queue:delete|watchdog:delete|wd-del|state:delete|sdel|migrate:rollback|mr',
          'deletes',
          'deletes content of the site',
        ),
        ordinary(
          'state:set|sset|cache:set|maint:set|views:enable|views:disable|language:add|locale:update|locale:import',
          'changes',
          'changes the site',
          { called: 'set maint state enabl disabl language translat' },
        ),
        dangerous(
          'user:create|ucrt|user:cancel|ucan|user:block|ublk|user:unblock|uublk|user:password|upwd|user:role:add|urol|user:role:remove|urrol',
          'system',
          'changes who may log in to the site',
          { area: 'accounts' },
        ),
        dangerous(
          'role:create|rcrt|role:delete|rdel|role:perm:add|rap|role:perm:remove|rmp',
          'system',
          'changes what users of the site may do',
          { area: 'accounts' },
        ),
        dangerous('user:login|uli', 'secret', 'makes a link that logs in to the site', { called: 'login log in link uli' }),
        ordinary(
          'pm:install|pm:enable|en|in|pm:uninstall|pmu|un|theme:install|theme:enable|then|theme:uninstall|thun',
          'changes',
          'switches parts of the site on or off',
          { area: 'packages' },
        ),
        dangerous('site:ssh|ssh', 'network', 'runs a command on the server of the site'),
      ],
      short: 'rl',
      long: ['root', 'uri', 'db-url', 'format', 'fields'],
    },
    acts: { runs: 'r root c config alias-path include', writes: 'result-file destination', reaches: 'db-url' },
    data: `l uri y yes n no v vv debug q quiet simulate fields format field filter type status core no-core count severity extended gzip tables-key
      tables-list structure-tables-key skip-tables-key data-only ordered-dump account-name account-mail site-name existing-config locale partial
      diff uid name mail limit group update`,
  },
  laravel: {
    network: 'talks',
    area: 'packages',
    does: { installs: ['new'], reads: ['list|help'] },
    data: `dev git branch github organization database stack breeze jet dark typescript eslint ssr api teams verification pest phpunit
      prompt-breeze prompt-jetstream f force react vue livewire npm no-interaction n`,
  },
});
