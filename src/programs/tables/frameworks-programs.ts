/** Programs: build tools and frameworks of PHP and Ruby. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

export const FRAMEWORKS = (): Family => ({
  // PHP, Ruby
  composer: {
    network: 'talks',
    installs: 'by-word',
    area: 'packages',
    does: {
      reads: [
        'show|info|list|search|outdated|licenses|depends|why|prohibits|why-not|diagnose|validate|about|help|status|browse|home|audit',
        'fund|suggests|check-platform-reqs',
      ],
      changes: ['init|remove|uninstall|rm|archive|clear-cache|clearcache|cc|dump-autoload|dumpautoload|config|bump'],
      runs: ['run-script|run|exec|test'],
      installs: ['install|i|update|u|upgrade|require|r|create-project|global|reinstall|self-update|selfupdate'],
    },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv' },
    leaves: /^/,
    acts: { runs: 'd working-dir', lowers: 'no-audit no-security-blocking', reaches: 'repository repository-url' },
    data: `dev no-dev o optimize-autoloader a classmap-authoritative n no-interaction v vv vvv q quiet no-scripts no-plugins prefer-dist
      prefer-source W with-all-dependencies w with-dependencies no-progress dry-run ignore-platform-reqs ignore-platform-req no-update
      D direct l latest t tree f format optimize no-cache stability ansi no-ansi profile`,
  },
  artisan: {
    does: {
      reads: [
        'queue:monitor|db:table|horizon:status|horizon:list',
        'list|about|route:list|env|migrate:status|queue:failed|schedule:list|config:show|model:show|db:show|event:list|help|inspire',
        'channel:list|docs',
      ],
      changes: [
        'scout:import|filament:install|horizon:install|make:filament-resource',
        'cache:clear|config:cache|config:clear|route:cache|route:clear|view:cache|view:clear|optimize|optimize:clear|make:model',
        'make:controller|make:migration|make:command|make:request|make:seeder|storage:link|vendor:publish|down|up|clear-compiled',
        'stub:publish',
      ],
      runs: ['horizon', 'serve|tinker|test|queue:work|queue:listen|schedule:run|schedule:work|migrate|db:seed|queue:restart|queue:retry'],
    },
    effects: {
      rows: [
        dangerous(
          'queue:prune-batches|queue:prune-failed|queue:forget|telescope:prune|scout:flush',
          'deletes',
          'deletes data of the database',
        ),
        dangerous('make:filament-user', 'startup', 'makes an account of the application', { area: 'accounts' }),
        dangerous(
          'migrate:fresh|migrate:refresh|migrate:reset|migrate:rollback|db:wipe|queue:flush|queue:clear|model:prune',
          'deletes',
          'deletes data of the database',
        ),
        ordinary('key:generate', 'changes', 'replaces the key of the application'),
      ],
    },
    area: 'databases',
    data: `force seed port host path step class pretend env v n no-interaction q m f s c a r p i except-vendor only-vendor tries once queue
      coverage filter parallel sort reverse json compact min migration factory seeder controller resource api all policy requests
      model invokable test pest memory sleep rest max-jobs max-time name timeout stop-when-empty backoff tag action domain method
      middleware drop-views isolated graceful stop-on-failure group exclude-group testsuite order-by profile without-tty create table
      fullpath realpath hours relative retry panels generate`,
  },
  symfony: {
    network: 'talks',
    does: {
      reads: ['check:requirements|check:security|server:status|server:list|server:log|local:php:list|help|version|about'],
      changes: ['new|server:stop|local:new|env'],
      runs: ['serve|server:start|local:server:start|console|run|php|composer'],
      installs: ['self:update'],
    },
    data: 'd port no-tls version webapp dir full docker php',
  },
  sail: { like: 'docker-compose' },
  rake: {
    effects: { rows: [ordinary('', 'runs-project-code', 'runs the rakefiles of the user account', { options: '-g --system' })] },
    does: { runs: [''] },
    acts: { runs: 'f rakefile r require I libdir R rakelibdir e execute E execute-continue p execute-print rakelib' },
    data: `T tasks n dry-run j jobs t trace q quiet s silent v verbose P prereqs A all D describe N no-search W where m multitask B
      build-all nosearch G no-system nosystem backtrace suppress-backtrace rules X no-deprecation-warnings comments job-stats H`,
  },
  pod: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|outdated|search|env|spec', 'lib lint', 'cache list', 'plugins list'],
      changes: ['init|deintegrate', 'cache clean', 'lib create'],
      installs: ['install|update|setup|try', 'repo add|update'],
    },
    effects: { rows: [publishes('trunk push'), publishes('repo push')] },
    data: 'repo-update no-repo-update deployment clean-install no-color silent verbose allow-warnings quick fail-fast',
  },
  fastlane: {
    does: {
      reads: ['lanes|list|actions|action|docs|env'],
      changes: ['init|new_action|enable_auto_complete'],
      runs: ['', 'run|scan|gym|snapshot'],
      installs: ['update_fastlane|add_plugin|install_plugins|update_plugins'],
    },
    effects: {
      rows: [
        ordinary('match', 'secret', 'gets or makes certificates for signing'),
        ordinary('supply init|download_metadata', 'changes', 'downloads what the store says of the app'),
        ordinary('deliver|pilot|supply|upload_to_testflight|upload_to_app_store', 'uploads', 'sends the app to a store'),
        dangerous('match nuke', 'deletes', 'deletes certificates'),
      ],
    },
    acts: { runs: 'project workspace' },
    data: `aab apk track readonly export_method skip_waiting_for_build_processing package_name scheme configuration`,
  },
});
