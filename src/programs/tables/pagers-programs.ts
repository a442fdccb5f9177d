/** Programs: what watches machines and tells people. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PAGERS = (): Family => ({
  // what watches machines. Sources: the manual page of each: snmptest 5.9, zabbix 6.0, nagios4 4.4, icinga2 2.13, monit 5.33. The subcommands of
  // icinga2 and the options of cmk are those that are certain
  snmptest: { typed: true, network: 'talks', data: 'v c u l a A x X n e t r O m M I L p d D h H V' },
  zabbix_get: {
    reads: true,
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'network', 'runs commands on another machine', {
          area: 'network',
          options: '-k --key',
          value: /system\.run/,
          called: 'run command exec',
        }),
      ],
    },
    data: `s host p port I source-address t timeout k key tls-connect tls-ca-file tls-crl-file tls-agent-cert-issuer tls-agent-cert-subject
      tls-cert-file tls-key-file tls-psk-identity tls-psk-file tls-cipher13 tls-cipher V h`,
  },
  zabbix_sender: {
    network: 'talks',
    effects: { rows: [ordinary('', 'uploads', 'sends values to the server that watches', { without: '-h --help -V --version' })] },
    acts: { reaches: 'z zabbix-server' },
    data: `c config p port I source-address t timeout s host k key o value i input-file T with-timestamps N with-ns r real-time tls-connect
      tls-ca-file tls-crl-file tls-server-cert-issuer tls-server-cert-subject tls-cert-file tls-key-file tls-psk-identity tls-psk-file
      tls-cipher13 tls-cipher V h g group`,
  },
  ...each('zabbix_agentd zabbix_agent2 zabbix_server zabbix_proxy', {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts a service that watches machines, or changes it', {
          without: '-p --print -t --test -h --help -V --version -T --test-config',
        }),
      ],
    },
    acts: { runs: 'c config t test' },
    data: 'f foreground R runtime-control p print V h T test-config',
  }),
  ...each('nagios nagios4 naemon', {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts a service that watches machines', {
          without: '-v --verify-config -s --test-scheduling -h --help -V --version',
        }),
      ],
    },
    data: 'v verify-config s test-scheduling d daemon h V T enable-timing-point p precache-objects u use-precached-objects x worker W',
  }),
  nagios4stats: { reads: true, data: 'c config m mrtg d data h V L license s statsfile D' },
  icinga2: {
    area: 'services',
    does: { reads: ['object list', 'feature list', 'variable get|list', 'ca list', 'troubleshoot', 'daemon'] },
    effects: {
      rows: [
        ordinary('daemon', 'system', 'starts a service that watches machines', { without: '-C --validate --dump-objects -h --help' }),
        ordinary('console', 'runs-project-code', 'opens a console that controls the service', { area: 'scripts' }),
        ordinary('feature enable|disable', 'settings', 'changes what the service that watches machines does'),
        ordinary('node setup|wizard', 'settings', 'changes what the service that watches machines does'),
        ordinary('api setup|user', 'settings', 'changes who may ask the service that watches machines'),
        ordinary('pki new-ca|new-cert|request|save-cert|sign-csr|ticket', 'changes', 'makes or fetches certificates', {
          area: 'credentials',
        }),
        ordinary('ca sign', 'protection', 'lets another machine join'),
        ordinary('ca remove|restore', 'changes', 'changes which machines wait to join'),
        ordinary('variable set', 'settings', 'changes what the service that watches machines does'),
      ],
      short: 'DlIxce',
      long: ['define', 'library', 'include', 'log-level', 'config', 'errorlog'],
    },
    acts: { runs: 'l library I include c config e eval', writes: 'errorlog' },
    data: `D define x log-level X script-debugger z noconfig C validate d daemonize close-stdio dump-objects color V n name t type sandbox file
      syntax-only connect`,
  },
  monit: {
    area: 'services',
    does: { reads: ['status|summary|report|validate|procmatch'], changes: ['monitor|reload'] },
    effects: {
      rows: [
        ordinary('unmonitor', 'system', 'stops watching services'),
        ordinary('start|restart', 'system', 'starts services that are watched'),
        dangerous('stop', 'system', 'stops services that are watched'),
        dangerous('quit', 'system', 'ends the program that watches services'),
        ordinary('', 'system', 'starts the program that watches services', {
          least: 0,
          unless: /^(?:status|summary|report|validate|procmatch|monitor|unmonitor|reload|start|restart|stop|quit)$/,
          without: '-t -h -V -i -H -v -vv',
        }),
      ],
      short: 'cdglps',
    },
    acts: { runs: 'c', writes: 'l p s' },
    data: 'd g B I i r t v -vv H V h',
  },
  ...each('cmk checkmk check_mk', {
    area: 'services',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'sets up the service that watches machines', {
          options: '-O --reload -R --restart -U --update -C --compile -X --check-config',
        }),
        ordinary('', 'changes', 'looks for what can be watched', { options: '-I -II --discover' }),
        dangerous('', 'deletes', 'deletes what is known of a machine', { options: '--flush --cleanup-piggyback --cleanup-autochecks' }),
      ],
    },
    data: `n N v -vv d dump D p l list-hosts L list-checks M man m browse-man detect-plugins cache no-cache usewalk snmpwalk snmpget i inventory
      h V version debug fake-dns checks`,
  }),
});
