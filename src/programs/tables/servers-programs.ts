/** Programs: web servers and caches, and servers of apps. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const STARTS = 'starts a server';

export const SERVERS = (): Family => ({
  // web servers and caches. Sources: the manual page of each: lighttpd 1.4, varnish 7.1, squid and squidclient 5.7, ipvsadm 1.31, php-fpm 8.2
  lighttpd: {
    area: 'services',
    does: { reads: [] },
    effects: { rows: [ordinary('', 'system', STARTS, { without: '-t -tt -p -v -V -h' })] },
    acts: { runs: 'f m' },
    data: 't -tt p D i 1 v V h',
  },
  ...each('lighttpd-enable-mod lighty-enable-mod', {
    area: 'services',
    effects: { rows: [ordinary('', 'settings', 'turns on a module of the web server')] },
  }),
  ...each('lighttpd-disable-mod lighty-disable-mod', {
    area: 'services',
    effects: { rows: [ordinary('', 'settings', 'turns off a module of the web server')] },
  }),
  varnishd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', STARTS, { without: '-C -V -x -?' })] },
    acts: { runs: 'f I', reaches: 'T M b' },
    data: 'a C d F h i j l n p P r s S t V W x ?',
  },
  squid: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'stops or reloads a server', {
          options: '-k',
          value: /^(?:reconfigure|rotate|shutdown|interrupt|kill|debug|restart)$/,
        }),
        ordinary('', 'system', STARTS, { without: '-k -v -h --help --version' }),
      ],
    },
    acts: { runs: 'f' },
    data: 'a C d F h i l n N foreground kid O r R s S u v X Y z k',
  },
  squidclient: {
    network: 'talks',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'changes', 'removes something from the cache', { options: '-m --method', value: /^(?:PURGE|DELETE|POST|PUT)$/i }),
      ],
    },
    acts: { reaches: 'h host l local' },
    data: `a k n N r reload s quiet v verbose H header i m method p port P T timeout t trace u proxy-user U www-user V w W A j https g I
      anonymous-tls trusted-ca cert params ping`,
  },
  ipvsadm: {
    area: 'network',
    does: { reads: [] },
    effects: {
      rows: [
        dangerous('', 'system', 'removes rules of the load balancer', { options: '-C --clear -D --delete-service -d --delete-server' }),
        ordinary('', 'system', 'changes rules of the load balancer', {
          options: '-A --add-service -E --edit-service -a --add-server -e --edit-server -R --restore --set',
        }),
        ordinary('', 'system', 'starts or ends the copying of rules', { options: '--start-daemon --stop-daemon' }),
        ordinary('', 'changes', 'resets the counters of the load balancer', { options: '-Z --zero' }),
      ],
    },
    data: `L l list S save n numeric c connection stats rate exact thresholds persistent-conn timeout daemon sort nosort t tcp-service u udp-service
      f fwmark-service sctp-service s scheduler p persistent M netmask pe b sched-flags r real-server g gatewaying i ipip m masquerading w
      weight x u-threshold y l-threshold 6 ipv6 o ops syncid mcast-interface h help`,
  },
  'php-fpm': {
    area: 'services',
    effects: { rows: [ordinary('', 'system', STARTS, { without: '-t --test -v --version -i --info -m --modules -h --help' })] },
    acts: { runs: 'c php-ini y fpm-config d define z zend-extension', writes: 'g pid' },
    data: `e n t test v version i info m modules D daemonize F nodaemonize R allow-to-run-as-root p prefix O force-stderr`,
  },

  // servers of apps. Sources: hypercorn/__main__.py of hypercorn 0.13; waitress/runner.py of waitress 2.1; daphne(1) 4.0; uwsgi-core(1) 2.0;
  // catalina.sh, jboss-cli, kc and kcadm from memory of their help texts
  hypercorn: {
    does: { runs: [''] },
    effects: {
      short: 'bcgkmpuw',
      long: ['bind', 'workers', 'worker-class', 'config', 'log-level', 'root-path', 'keep-alive', 'backlog'],
      rows: [],
    },
    acts: {
      runs: 'c config log-config',
      reaches: 'b bind insecure-bind quic-bind statsd-host',
      writes: 'access-log access-logfile error-log error-logfile log-file p pid',
    },
    data: `access-logformat backlog ca-certs cert-reqs certfile ciphers debug g group graceful-timeout k worker-class keep-alive keyfile
      keyfile-password log-level m umask read-timeout reload root-path server-name statsd-prefix u user verify-mode w workers
      websocket-ping-interval`,
  },
  daphne: {
    does: { runs: [''] },
    effects: {
      short: 'bpuevtf',
      long: ['bind', 'host', 'port', 'unix-socket', 'endpoint', 'fd', 'verbosity', 'http-timeout', 'access-log', 'root-path'],
      rows: [],
    },
    acts: { reaches: 'b bind host e endpoint', writes: 'access-log' },
    data: `p port u unix-socket fd v verbosity t http-timeout ping-interval ping-timeout application-close-timeout websocket_timeout
      websocket_connect_timeout ws-protocol root-path proxy-headers proxy-headers-host proxy-headers-port f log-fmt s server-name no-server-name`,
  },
  'waitress-serve': {
    does: { runs: [''] },
    effects: { long: ['host', 'port', 'listen', 'threads', 'url-scheme', 'url-prefix', 'unix-socket'], rows: [] },
    acts: { reaches: 'host listen' },
    data: `port call threads url-scheme url-prefix ident unix-socket unix-socket-perms expose-tracebacks no-expose-tracebacks log-socket-errors
      no-log-socket-errors ipv4 no-ipv4 ipv6 no-ipv6 asyncore-loop-timeout asyncore-use-poll backlog channel-request-lookahead channel-timeout
      cleanup-interval connection-limit inbuf-overflow max-request-body-size max-request-header-size outbuf-high-watermark outbuf-overflow
      recv-bytes send-bytes`,
  },
  uwsgi: {
    does: { runs: [''] },
    effects: {
      short: 'spHw',
      rows: [ordinary('', 'system', 'stops or reloads a server', { options: '--stop --reload', area: 'services' })],
    },
    acts: {
      runs: `ini i x xml y yaml j json file wsgi-file w module mount plugin plugins exec-pre-app attach-daemon hook-master-start import
        pythonpath python-path`,
      reaches: 'http https http-socket socket s emperor',
      writes: 'logto daemonize d pidfile stats',
    },
    data: `p processes workers threads enable-threads master M virtualenv H venv home chdir callable uid gid die-on-term vacuum buffer-size harakiri
      max-requests reload-on-rss protocol chmod-socket static-map py-autoreload need-app lazy-apps single-interpreter http-timeout touch-reload
      post-buffering offload-threads env log-format disable-logging stop reload version`,
  },
  'catalina.sh': {
    area: 'services',
    does: { reads: ['version|configtest'] },
    effects: {
      rows: [
        ordinary('start|stop|run', 'system', 'starts or stops a server'),
        dangerous('debug|jpda', 'network', 'starts a server that a debugger can reach'),
      ],
    },
    acts: { runs: '-config' },
    data: '-security -force -nonaming',
  },
  ...each('jboss-cli.sh jboss-cli', {
    typed: true,
    area: 'services',
    network: 'talks',
    passwords: ['--password[= ]'],
    effects: {
      rows: [
        ordinary('', 'system', 'changes a server of apps', {
          options: '--command --commands --file -c --connect --gui',
          without: '--help',
        }),
      ],
    },
    acts: { runs: 'file properties', reaches: 'controller bind' },
    data: `c connect command commands u user p password timeout version no-local-auth output-json no-color-output gui`,
  }),
  'kcadm.sh': {
    area: 'accounts',
    network: 'talks',
    passwords: ['--(?:password|new-password|secret|keypass|storepass)[= ]', String.raw`-p\s+`],
    does: { reads: ['get|get-roles|help'] },
    effects: {
      short: 'rfsqo',
      rows: [
        dangerous('create|update|add-roles|remove-roles|set-password', 'startup', 'changes who may log in'),
        dangerous('delete', 'deletes', 'deletes accounts or their settings'),
        ordinary('config', 'network', 'logs in to the server of accounts'),
      ],
    },
    acts: { runs: 'config', reaches: 'server target-realm-url' },
    data: `r realm target-realm f file s set d delete q query F fields o output format username userid uid rolename roleid cusername cid cclientid
      gname gpath gid new-password t temporary user client truststore offset limit no-config x c compressed h header i id m merge n a admin-root
      b body effective available all`,
  },
  'kc.sh': {
    area: 'services',
    does: { reads: ['show-config|tools|--version|--help'], changes: ['build|export'] },
    effects: {
      rows: [
        ordinary('start|start-dev', 'system', STARTS),
        dangerous('import', 'startup', 'changes who may log in', { area: 'accounts' }),
        dangerous('bootstrap-admin', 'startup', 'adds a user account', { area: 'accounts' }),
      ],
    },
    passwords: ['--(?:db-password|bootstrap-admin-password)[= ]'],
    acts: { runs: 'cf config-file', writes: 'dir file', lowers: 'hostname-strict http-enabled' },
    data: `v verbose h help-all optimized db db-url db-username db-password hostname http-port https-port https-certificate-file
      https-certificate-key-file proxy-headers features features-disabled log log-level realm users health-enabled metrics-enabled cache
      override username client-id import-realm spi-theme-static-max-age`,
  },
});
