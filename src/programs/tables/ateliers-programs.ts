/** Programs: sites, shops, data and texts that are worked on. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

export const ATELIERS = (): Family => ({
  // sites and shops. From memory, to compare with: ddev.readthedocs.io 1.23, shopify.dev/docs/api/shopify-cli 3, developer.fermyon.com/spin 2,
  // github.com/cloudflare/cloudflare-go (flarectl), reuse(1) 4
  ddev: {
    area: 'containers',
    network: 'talks',
    wraps: { subcommand: ['exec', '.'], short: 'sd', long: ['service', 'dir'], inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['ssh|exec|mysql|psql'] }],
    does: {
      reads: ['describe|list|status|st|logs|version|help|completion', 'snapshot', 'add-on list|search', 'utility|debug'],
      changes: ['config|launch|stop|pause|poweroff|export-db|mutagen|sequelpro|tableplus|dbeaver|hostname', 'aliases'],
      runs: [
        'start|restart|composer|npm|npx|yarn|pnpm|node|php|drush|wp|artisan|craft|typo3|magento|sake|python|django-admin|console|symfony',
        'xdebug|xhprof|blackfire|nvm',
      ],
      installs: ['get|self-upgrade', 'add-on get'],
    },
    effects: {
      rows: [
        dangerous('delete', 'deletes', 'deletes a project of ddev with its database', { recursive: true }),
        ordinary('delete', 'deletes', 'deletes what containers were made from', { operand: /^images$/ }),
        dangerous('snapshot', 'deletes', 'deletes the snapshots of the database', { options: '-c --cleanup', area: 'backups' }),
        dangerous('snapshot restore', 'deletes', 'puts a snapshot in the place of the database', { area: 'databases' }),
        dangerous('restore-snapshot', 'deletes', 'puts a snapshot in the place of the database', { area: 'databases' }),
        dangerous('import-db', 'deletes', 'puts a dump in the place of the database', { area: 'databases', without: '--no-drop' }),
        ordinary('import-db', 'changes', 'brings a dump into the database', { area: 'databases', options: '--no-drop' }),
        dangerous('import-files', 'deletes', 'replaces the uploaded files of the site', { area: 'files' }),
        dangerous('pull', 'deletes', 'puts data of a server in the place of the database and files', { area: 'databases' }),
        dangerous('push', 'uploads', 'puts the database and files in the place of those of a server'),
        dangerous('share', 'uploads', 'opens this machine to others'),
        dangerous('auth', 'secret', 'gives your keys to the containers'),
        ordinary('mysql|psql|mariadb', 'changes', 'reads or changes the database', { area: 'databases' }),
        dangerous('clean', 'deletes', 'deletes what ddev keeps of its projects'),
        ordinary('remove', 'changes', 'removes an add-on'),
        ordinary('add-on remove', 'changes', 'removes an add-on'),
        ordinary('xhgui|service|ssh', 'changes', 'starts something in the containers'),
      ],
      everyVerb: true,
      short: 'f',
      long: ['file', 'project-type', 'docroot', 'php-version', 'project-name', 'database', 'webserver-type', 'service', 'name'],
    },
    acts: { writes: 'f file' },
    data: `project-type project-name docroot php-version database webserver-type nodejs-version host-webserver-port timezone web-environment
      web-environment-add additional-hostnames additional-fqdns performance-mode upload-dirs disable-settings-management create-docroot
      xdebug-enabled auto y yes skip-confirmation a all O omit-snapshot gzip z no-drop target-db d src n name t tail follow skip-db
      skip-files skip-import skip-hooks l list c cleanup active-only A raw R remove-data U unlist s service`,
  },
  spin: {
    network: 'talks',
    does: {
      reads: ['help|doctor', 'plugins list|search|show', 'templates list', 'cloud logs|apps'],
      changes: ['new|add|login', 'plugins|templates uninstall', 'registry login'],
      runs: ['build|up|watch|test'],
      installs: ['plugins|templates install|upgrade|update', 'registry pull'],
    },
    effects: {
      rows: [
        ordinary('registry push', 'uploads', 'sends an app to a registry'),
        changesForOthers('deploy'),
        changesForOthers('cloud deploy|variables|link|unlink'),
        deletesOnServer('cloud apps|sqlite|key-value delete'),
      ],
    },
    acts: { runs: 'from f file', writes: 'o output state-dir log-dir', lowers: 'insecure k', reaches: 'listen' },
    data: `t template accept-defaults a no-vcs init value values-file tag build git branch dir component-id env e quiet follow up c clear username u
      password-stdin`,
  },
  reuse: {
    area: 'project-code',
    does: { reads: ['lint|lint-file|supported-licenses'], changes: ['annotate|addheader|init|convert-dep5|download|spdx'] },
    effects: { rows: [ordinary('download', 'network', 'fetches the text of a license')] },
    acts: { writes: 'o output' },
    data: `c copyright l license contributor y year s style copyright-prefix copyright-style t template exclude-year merge-copyrights single-line
      multi-line r recursive no-replace force-dot-license fallback-dot-license skip-unrecognised skip-existing all p plain j json lines
      root include-submodules include-meson-subprojects no-multiprocessing suppress-deprecation source add-license-concluded
      creator-person creator-organization`,
  },

  'mdb-sql': { reads: true, acts: { writes: 'o output' }, data: 'd delim P no-pretty-print H no-header F no-footer i input' },
  'bottles-cli': {
    area: 'files',
    does: { reads: ['list|info|programs'] },
    effects: {
      rows: [
        ordinary('new', 'changes', 'makes an environment for programs of Windows', { area: 'files' }),
        ordinary('edit', 'settings', 'changes an environment for programs of Windows'),
        ordinary('add', 'changes', 'adds a program to an environment', { area: 'files' }),
        ordinary('tools', 'changes', 'starts a tool of Windows', { area: 'files' }),
        ordinary('reg', 'settings', 'reads or changes the registry of Windows'),
        ordinary('run|shell|standalone', 'runs-foreign-code', 'runs a program of Windows', { area: 'foreign-code' }),
      ],
      short: 'beap',
      long: ['bottle-name', 'environment', 'bottle', 'executable', 'program', 'args', 'runner', 'arch'],
    },
    acts: { runs: 'e executable custom-environment' },
    data: `bottle-name environment arch runner dxvk vkd3d nvapi latencyflex b bottle p program a args json args-replace keep-args f filter params
      env-var win`,
  },

  // the folder of a project. `config` is the script of the kernel, of buildroot and of others. From memory, to compare with: scripts/config of Linux
  // 6.12, zshcompsys(1) 5.9, gdb(1) 13
  config: {
    area: 'project-code',
    does: { runs: [''] },
    data: 'e enable d disable m module s state set-str set-val u undefine k keep-case E enable-after D disable-after M module-after file',
  },
  compaudit: { reads: true, lines: 'names' },

  // From memory, to compare with: the options of Chromium that the client has
  spotify: {
    network: 'talks',
    area: 'network',
    effects: { rows: [ordinary('', 'network', 'starts the player of Spotify')] },
    acts: { runs: 'uri', relays: 'proxy-server' },
    data: 'disable-gpu force-device-scale-factor enable-features ozone-platform username minimized',
  },
});
