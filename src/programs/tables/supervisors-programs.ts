/** Programs: what supervises services, and servers that watch others. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const STARTS = 'starts a server';
const STOPS = 'starts or stops a service';

export const SUPERVISORS = (): Family => ({
  // what supervises services. Sources: supervisord(1) 4.2; the manual page of each, runit 2.1; doc/manpages of github.com/davmac314/dinit;
  // circus/commands of circus-tent/circus; lib/forever/cli.js of foreversd/forever; s6 and s6-rc from memory of skarnet.org/software
  supervisord: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts services', { without: '-h --help -v --version' })] },
    acts: { runs: 'c configuration', writes: 'l logfile j pidfile q childlogdir' },
    data: `n nodaemon s silent u user m umask d directory y logfile_maxbytes z logfile_backups e loglevel i identifier k nocleanup a minfds t
      strip_ansi profile_options minprocs v version`,
  },
  echo_supervisord_conf: { reads: true },
  ...each('runsvdir runsv', { area: 'services', effects: { rows: [ordinary('', 'system', 'starts services')] }, data: 'P' }),
  chpst: { wraps: { short: 'uUbe/nlLmdopfct', inner: 'argv' }, data: 'v V P 0 1 2' },
  's6-svc': {
    area: 'services',
    effects: { short: 'Tsw', rows: [ordinary('', 'system', STOPS)] },
    data: 'w T s a b q h k t i 1 2 p c y r o d u D U x O Q',
  },
  ...each('s6-svstat s6-svok s6-svdt', { reads: true, data: 'u w n r p o t e g f s x d' }),
  's6-svscan': { area: 'services', effects: { rows: [ordinary('', 'system', 'starts services')] }, data: 'd s S t c C x X' },
  's6-svscanctl': { area: 'services', effects: { rows: [ordinary('', 'system', STOPS)] }, data: 'z a b h n N q t i s r p x' },
  's6-rc': {
    area: 'services',
    does: { reads: ['help|list|listall|diff'] },
    effects: { short: 'nltv', rows: [ordinary('start|stop|change', 'system', STOPS)] },
    acts: { runs: 'l' },
    data: 'n t v X u d p a b D E',
  },
  's6-rc-compile': { changes: true, data: 'v h b' },
  's6-rc-update': {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'puts another set of services in place')] },
    acts: { runs: 'f' },
    data: 'n v t l b',
  },
  dinitctl: {
    area: 'services',
    does: { reads: ['status|is-started|is-failed|list|catlog|graph|query-load-mech'] },
    effects: {
      short: 'pd',
      long: ['socket-path', 'services-dir', 'from'],
      rows: [
        ordinary('start|stop|restart|wake|release|unpin|unload|reload|trigger|untrigger|signal', 'system', STOPS),
        ordinary('enable', 'startup', 'starts a service when the machine starts'),
        ordinary('disable', 'system', 'no longer starts a service when the machine starts'),
        ordinary('add-dep|rm-dep|setenv|unsetenv', 'system', 'changes services'),
        ordinary('shutdown', 'system', 'stops all services'),
      ],
    },
    data: `s system u user o offline q quiet no-wait pin force f ignore-unstarted clear from use-passed-cfd list signals l e`,
  },
  circusctl: {
    area: 'services',
    network: 'talks',
    does: { reads: ['dstats|get|globaloptions|list|listen|listsockets|numprocesses|numwatchers|options|stats|status|help'] },
    effects: {
      rows: [
        ordinary('start|stop|restart|reload|reloadconfig|incr|decr|set|add|signal', 'system', STOPS),
        dangerous('quit|rm|kill', 'system', 'ends services'),
        dangerous('ipython', 'runs-foreign-code', 'runs Python in the supervisor'),
      ],
    },
    acts: { reaches: 'endpoint', runs: 'ssh' },
    data: 'timeout json prettify waiting match start',
  },
  circusd: {
    area: 'services',
    does: { runs: [''] },
    acts: { writes: 'log-output pidfile' },
    data: 'daemon log-level logger-config version',
  },
  forever: {
    area: 'services',
    does: { reads: ['list|config|logs|columns'], changes: ['set|clear'], runs: ['start'] },
    effects: {
      short: 'mloepc',
      rows: [
        ordinary('stop|restart|stopall|restartall', 'system', STOPS),
        ordinary('cleanlogs', 'deletes', 'deletes log files', { area: 'files' }),
        ordinary('', 'runs-project-code', 'runs code of this project', {
          unless: /^(?:list|config|logs|columns|set|clear|start|stop|restart|stopall|restartall|cleanlogs)$/,
          least: 1,
        }),
      ],
    },
    acts: { runs: 'c', writes: 'l o e pidFile' },
    data: `m p a append f fifo n number uid id sourceDir workingDir minUptime spinSleepTime colors no-colors plain d debug v verbose s silent w watch
      watchDirectory watchIgnore t killTree killSignal version h help`,
  },

  // servers that watch. Sources: the manual page of each: prometheus 2.42, prometheus-alertmanager 0.25; the others from memory of their help texts
  ...each('prometheus', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', STARTS, { without: '-h --help --version --help-long --help-man' })] },
    acts: {
      runs: 'config.file web.config.file',
      reaches: 'web.listen-address',
      lowers: 'web.enable-admin-api web.enable-remote-write-receiver web.enable-lifecycle web.cors.origin',
    },
    data: `web.read-timeout web.max-connections web.external-url web.route-prefix web.console.templates web.console.libraries web.page-title
      storage.tsdb.path storage.tsdb.retention storage.tsdb.retention.time storage.tsdb.retention.size storage.agent.path
      rules.alert.for-outage-tolerance rules.alert.resend-delay alertmanager.notification-queue-capacity query.lookback-delta query.timeout
      query.max-concurrency query.max-samples enable-feature log.level log.format version`,
  }),
  ...each('alertmanager prometheus-alertmanager', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', STARTS, { without: '-h --help --version --help-long --help-man' })] },
    acts: {
      runs: 'config.file web.config.file',
      reaches: 'web.listen-address cluster.listen-address cluster.peer',
      lowers: 'cluster.allow-insecure-public-advertise-address-discovery',
    },
    data: `storage.path data.retention data.maintenance-interval alerts.gc-interval web.external-url web.route-prefix web.get-concurrency web.timeout
      cluster.advertise-address cluster.peer-timeout cluster.gossip-interval cluster.pushpull-interval cluster.settle-timeout
      cluster.reconnect-interval log.level log.format version`,
  }),
  ...each('grafana-server loki promtail otelcol otelcol-contrib jaeger jaeger-all-in-one fluent-bit fluentd', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', STARTS, { without: '-h --help -v --version -version' })] },
    acts: { runs: 'c config config.file -config.file homepath plugin p E set R parser e' },
    data: 'version verbose log-level log.level log.format v q quiet dry-run',
  }),
  ...each('filebeat metricbeat', {
    area: 'services',
    does: { reads: ['version|help|test|export|completion', 'modules list', 'keystore list'], changes: ['generate'] },
    effects: {
      short: 'cEMd',
      rows: [
        ordinary('run', 'system', STARTS),
        ordinary('modules enable|disable', 'settings', 'changes what is watched'),
        ordinary('setup', 'uploads', 'sends its settings to the server that stores what is watched'),
        ordinary('keystore create|add|remove', 'changes', 'changes stored secrets', { area: 'credentials' }),
      ],
    },
    acts: { runs: 'c E M path.config path.home modules', writes: 'path.logs path.data' },
    data: 'e d environment v strict.perms once index-management dashboards pipelines force stdin',
  }),
  thanos: {
    area: 'services',
    network: 'talks',
    does: { reads: ['help', 'tools bucket ls|inspect|verify|web', 'tools rules-check'] },
    effects: {
      rows: [
        ordinary('sidecar|query|query-frontend|store|receive|rule', 'system', STARTS),
        dangerous('compact', 'deletes', 'rewrites stored measurements, and deletes older ones'),
        dangerous(
          'tools bucket cleanup|mark|rewrite|retention|downsample|replicate|upload-blocks',
          'deletes',
          'changes or deletes stored measurements',
        ),
      ],
    },
    acts: { runs: 'objstore.config-file objstore.config tracing.config-file', reaches: 'http-address grpc-address endpoint store' },
    data: `log.level log.format prometheus.url tsdb.path data-dir retention.resolution-raw retention.resolution-5m retention.resolution-1h wait w
      query.replica-label version h help rules`,
  },
  influxd: {
    area: 'services',
    does: { reads: ['version|help|print-config|inspect'] },
    effects: {
      rows: [
        dangerous('restore|recovery|downgrade|upgrade', 'changes', 'overwrites or moves the data of the server', { area: 'databases' }),
        ordinary('backup', 'changes', 'backs up the database', { area: 'databases' }),
        ordinary('', 'system', STARTS, {
          unless: /^(?:version|help|print-config|inspect|restore|recovery|downgrade|upgrade|backup)$/,
          without: '-h --help',
        }),
      ],
    },
    acts: { runs: 'config', reaches: 'http-bind-address host' },
    data: 'bolt-path engine-path log-level store reporting-disabled database portable db newdb retention start end',
  },

  // power, listeners, sound. Sources: upsdrvctl(8) 2.8, lsnrctl of Oracle 19
  upsdrvctl: {
    area: 'services',
    does: { reads: ['list'] },
    effects: {
      rows: [
        ordinary('start', 'system', 'starts the drivers of power supplies'),
        ordinary('stop', 'system', 'stops the drivers of power supplies'),
        dangerous('shutdown', 'system', 'lets the power supply switch all off', { area: 'power' }),
      ],
    },
    acts: { runs: 'r u' },
    data: 't d D F B h',
  },
  lsnrctl: {
    area: 'services',
    does: { reads: ['status|services|version|show|help'] },
    effects: {
      rows: [
        ordinary('start|reload', 'system', 'starts the listener of the database'),
        dangerous('stop', 'system', 'stops the listener of the database'),
        ordinary('set|save_config|change_password|trace', 'settings', 'changes the listener of the database'),
      ],
    },
  },
});
