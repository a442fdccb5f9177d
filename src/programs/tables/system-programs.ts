/** Programs: services, power, scheduled jobs and settings. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Types of values that hold no command and no path. */
const PLAIN = '-bool -boolean -int -integer -float';
/** Settings of macOS that protect it, or that belong to everybody. */
const GUARDED = /^\/|alf$|LaunchServices|screensaver|loginwindow|[Ss]ecurity|SoftwareUpdate|Quarantine|TimeMachine|GlobalPreferences/;

export const SYSTEM = (): Family => ({
  // services
  systemctl: {
    effects: {
      rows: [
        ordinary('set-property', 'system', 'changes the limits of a service'),
        dangerous('set-environment|import-environment|link|revert|bind|mount-image', 'startup', 'changes how services are started'),
        dangerous(
          'suspend|hibernate|hybrid-sleep|suspend-then-hibernate|soft-reboot|switch-root|exit|default',
          'system',
          'changes the state of the machine',
        ),
        ordinary(
          'unset-environment|daemon-reexec|reload-or-restart|try-reload-or-restart|condrestart|force-reload|add-wants|add-requires',
          'system',
          'starts or changes services',
        ),
        ordinary('preset|preset-all|reenable|thaw|freeze|cancel|clean', 'system', 'starts or changes services'),
        dangerous('stop|disable|mask', 'system', 'stops services or the machine', { deed: 'turns-off' }),
        dangerous('kill|isolate|emergency|rescue|kexec', 'system', 'stops services or the machine'),
        dangerous('poweroff|reboot|halt|suspend|hibernate', 'system', 'shuts down, restarts or suspends the machine', { area: 'power' }),
        ordinary('start|restart|reload|try-restart|daemon-reload|unmask', 'system', 'starts or restarts services'),
        ordinary('enable|edit|link|set-default|add-wants|preset', 'startup', 'changes which services start'),
      ],
      loose: true,
      everyVerb: true,
    },
    options: {
      gnu: [
        'PTafhilqrCv H= M= n= o= p= s= t=',
        `after all drop-in= image-policy= json= stdin when= kill-value= kill-who= before boot-loader-entry= boot-loader-menu=
      check-inhibitors= dry-run fail failed firmware-setup force full global help host= image= job-mode= kill-whom= legend= lines=
      log-level= log-target= machine= marked message= mkdir no-ask-password no-block no-legend no-pager no-reload no-wall now output= plain
      preset-mode= property= quiet read-only reboot-argument= recursive reverse root= runtime show-transaction show-types signal=
      state= system timestamp= type= user value version wait what= with-dependencies`,
      ],
    },
    verbs: true,
    leaves: 'nothing',
    instead: { macos: 'launchctl' },
    listed: 'packages',
    common: true,
    area: 'services',
    does: {
      reads: [
        'status|list-units|list-unit-files|is-active|is-enabled|is-failed|show|cat|list-timers|list-sockets|list-dependencies',
        'list-jobs|list-machines|list-paths|list-automounts|get-default|show-environment|help|is-system-running|whoami|list-mounts',
      ],
      changes: ['reset-failed|log-level|log-target'],
    },
    acts: { reaches: 'H host', runs: 'root image M machine', lowers: 'no-ask-password' },
  },
  service: {
    effects: {
      rows: [
        dangerous('stop', 'system', 'stops services', { deed: 'turns-off' }),
        ordinary('start|restart|reload', 'system', 'starts or changes services'),
      ],
      loose: true,
    },
    instead: { macos: 'launchctl' },
    common: true,
    area: 'services',
    does: { reads: ['status'] },
    data: 'status-all',
  },
  launchctl: {
    effects: {
      rows: [
        dangerous('setenv|unsetenv|config|submit|asuser|bsexec|debug', 'startup', 'changes how services are started'),
        ordinary('start|stop|kickstart|attach|reboot', 'system', 'starts or stops services'),
        dangerous('unload|remove|bootout|disable|kill', 'system', 'stops services'),
        ordinary('load|bootstrap|enable', 'startup', 'starts a service, now or at login'),
      ],
      loose: true,
    },
    instead: { linux: 'systemctl' },
    listed: 'services',
    area: 'services',
    does: { reads: ['list|print|print-disabled|getenv|blame|version|managerpid|manageruid|managername|help|hostinfo|error|dumpstate'] },
  },
  'rc-service': {
    effects: {
      rows: [
        ordinary('start|restart|reload|zap', 'system', 'starts or changes services'),
        dangerous('stop', 'system', 'stops services', { deed: 'turns-off' }),
      ],
      loose: true,
    },
    listed: 'services',
    area: 'services',
    does: { reads: ['status|list|describe'] },
    data: 'resolve exists e r debug d nodeps D',
  },
  initctl: {
    effects: {
      rows: [
        ordinary('start|restart|reload|emit|reload-configuration', 'system', 'starts or changes services'),
        dangerous('stop', 'system', 'stops services', { deed: 'turns-off' }),
      ],
      loose: true,
    },
    area: 'services',
    does: { reads: ['list|status|version|show-config|usage|help'] },
    data: 'batch b once 1 plain p no-heading t',
  },
  supervisorctl: {
    passwords: ['(?:-p|--password)[= ]'],
    effects: {
      rows: [
        ordinary('start|restart|reload|reread|update|add|signal', 'system', 'starts or changes services'),
        dangerous('stop|shutdown|remove|clear', 'system', 'stops services', { deed: 'turns-off' }),
      ],
      loose: true,
    },
    area: 'services',
    does: { reads: ['status|tail|avail|pid|help|version|maintail|fg'] },
    acts: { runs: 'c configuration', reaches: 's serverurl', writes: 'history-file r' },
    data: 'interactive i username u password p',
  },
  pm2: {
    effects: {
      rows: [
        ordinary('stop', 'system', 'stops services', { deed: 'turns-off' }),
        dangerous('startup|unstartup', 'startup', 'starts services when the machine starts'),
        dangerous('deploy|link|plus|publish', 'uploads', 'sends data to a server'),
        dangerous('delete|kill', 'system', 'stops services'),
      ],
      loose: true,
    },
    area: 'services',
    network: 'talks',
    does: {
      reads: ['list|ls|l|status|show|describe|info|logs|monit|jlist|prettylist|env|id|ping|help|report|sysinfos|get|conf'],
      changes: ['save|dump|flush|reset|init|ecosystem|reloadLogs|set|unset|multiset|sendSignal|create'],
      runs: ['start|restart|reload|scale|startOrRestart|startOrReload|resurrect|update|trigger|serve'],
      installs: ['install|module:install'],
    },
    data: `name n i instances watch max-memory-restart nostream raw sort update-env lines json timestamp err out no-autorestart
      cron-restart env time no-daemon merge-logs wait-ready kill-timeout exp-backoff-restart-delay namespace m mini-list restart-delay
      max-restarts no-color s silent u hp ignore-watch only format highlight attach shutdown-with-message stop-exit-codes v version user service-name`,
    acts: { runs: 'interpreter interpreter-args node-args', writes: 'l log o output e error p pid' },
  },

  // power
  shutdown: {
    effects: {
      rows: [
        dangerous('', 'system', 'shuts down or restarts the machine', { without: '-c -k' }),
        ordinary('', 'system', 'has the disks checked at the next start', { options: '-F' }),
      ],
    },
    area: 'power',
    data: 'H halt P poweroff r reboot no-wall show',
  },
  reboot: {
    effects: {
      rows: [
        dangerous('', 'system', 'shuts down or restarts the machine', { recursive: true }),
        ordinary('', 'system', 'has the disks checked at the next start', { options: '-F' }),
      ],
    },
    area: 'power',
    data: 'halt p poweroff reboot f force w wtmp-only d no-wtmp n no-sync no-wall r',
  },
  halt: { like: 'reboot' },
  poweroff: { like: 'reboot' },
  init: { effects: { rows: [dangerous('0|6', 'system', 'shuts down or restarts the machine')] }, area: 'power', data: 'no-wall' },
  telinit: { like: 'init' },

  // scheduled jobs
  cron: { effects: { rows: [ordinary('', 'system', 'starts the scheduler')] }, area: 'services', package: true, data: 'f l n L' },
  crontab: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes all your cron jobs', { options: '-r', every: true }),
        dangerous('', 'startup', 'changes your cron jobs', { without: '-l -r -e' }),
        // what is changed, the user changes himself
        ordinary('', 'changes', 'opens your cron jobs in your editor', { options: '-e', area: 'settings' }),
      ],
    },
    verbs: true,
    data: 'u',
    package: { apt: 'cron', dnf: 'cronie', pacman: 'cronie', brew: '' },
    common: true,
    area: 'startup',
  },
  logrotate: {
    dry: 'n',
    area: 'files',
    effects: { rows: [ordinary('', 'changes', 'rotates log files and runs the commands of its configuration', { without: '-d --debug' })] },
    acts: { runs: 'm mail s state', writes: 'l log' },
    data: 'd debug v verbose f force skip-state-lock wait-for-state-lock usage',
  },

  // settings
  timedatectl: {
    effects: { rows: [ordinary('set-time|set-timezone|set-ntp', 'system', 'changes the time settings')], loose: true },
    area: 'system-files',
    does: { reads: ['', 'status|show|list-timezones|timesync-status|show-timesync'] },
    data: 'no-ask-password adjust-system-clock monitor a all p property value M machine',
    acts: { reaches: 'H host' },
  },
  hostnamectl: {
    effects: { rows: [ordinary('set-hostname|hostname', 'system', 'changes the name of the machine')], loose: true },
    area: 'system-files',
    does: { reads: ['', 'status'] },
    data: 'no-ask-password static transient pretty M machine',
    acts: { reaches: 'H host' },
  },
  defaults: {
    instead: { linux: 'gsettings' },
    area: 'settings',
    does: { reads: ['read|read-type|domains|find|help|export'] },
    effects: {
      rows: [
        ordinary('write', 'changes', 'changes a plain setting of a program', { options: PLAIN, unless: GUARDED }),
        ordinary('write', 'settings', 'changes the settings of a program', { without: PLAIN }),
        ordinary('write', 'settings', 'changes the settings of a program', { operand: GUARDED }),
        ordinary('import|rename', 'settings', 'changes the settings of a program'),
        dangerous('delete|delete-all', 'deletes', 'deletes the settings of a program'),
      ],
    },
    data: '-string -array -array-add -dict -dict-add -data -date -currentHost -app',
  },
  softwareupdate: {
    instead: { linux: 'the package manager' },
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'installs updates of the system', {
          options: '-i --install -ia -iaR --install-rosetta --fetch-full-installer --schedule',
        }),
      ],
    },
    data: 'l list d download a all r recommended history list-full-installers dump-state agree-to-license',
  },
});
