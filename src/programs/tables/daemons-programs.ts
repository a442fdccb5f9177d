/** Programs: services of one machine, and what sets them up. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Subcommands of pihole-FTL that are accounted for. */
const FTL = /^(?:version|branch|tag|test|regex-test|dhcp-discover|arp-scan|help|gravity|lua|sha256sum|sqlite3|sql|no-daemon|debug)$/;

export const DAEMONS = (): Family => ({
  // services. From memory, to compare with: iptables-save(8) 1.8, slapcat(8) 2.5, sievec(1) 0.5, rsyslogd(8) 8.2, slurmd(8) 22, rstudio-server of
  // Posit 2024, puppetserver 8, docs.pi-hole.net/ftldns 6, docs.nvidia.com/datacenter/cloud-native/container-toolkit 1.17, dockerd 27, targetcli(8)
  // 2.1, lxd 5.0, linuxcontainers.org/incus/docs/main/howto/server_migrate_lxd, cage(1) 0.2
  ...each('iptables-save ip6tables-save iptables-legacy-save iptables-nft-save', {
    reads: true,
    area: 'firewall',
    acts: { runs: 'M modprobe', writes: 'f file' },
    data: 'c counters t table',
  }),
  sievec: { changes: true, acts: { runs: 'c P x' }, data: 'd D o u C' },
  'sieve-dump': { reads: true, acts: { runs: 'c P x' }, data: 'h D o u' },
  'pihole-FTL': {
    area: 'network',
    unasked: [
      { args: /^--config \S+ \S/, kind: 'settings', area: 'settings', what: 'changes the server of names', object: /^--config (\S+)/ },
      { args: /^(?:-f)?$/, kind: 'system', area: 'services', what: 'starts the server of names' },
    ],
    does: { reads: ['version|branch|tag|test|regex-test|dhcp-discover|arp-scan|help|gravity|lua|sha256sum'] },
    effects: {
      long: ['config'],
      rows: [
        ordinary('', 'settings', 'changes the server of names', { options: '--config', least: 1 }),
        ordinary('', 'changes', 'packs the settings of the server of names into a file', {
          options: '--teleporter',
          most: 0,
          area: 'files',
        }),
        dangerous('', 'settings', 'replaces the settings of the server of names', { options: '--teleporter', least: 1 }),
        ordinary('sqlite3|sql', 'changes', 'reads or changes the database', { area: 'databases' }),
        ordinary('no-daemon|debug', 'system', 'starts the server of names', { area: 'services' }),
        // the name of a setting is no verb, so each one that is not listed is taken for a change
        ordinary('', 'system', 'changes the server of names', { least: 1, unless: FTL, without: '--config' }),
      ],
    },
    data: `q v t b f config teleporter`,
  },
  targetcli: {
    area: 'disks',
    does: { reads: ['', 'ls|get|info|status|version|sessions|pwd|help'] },
    effects: {
      loose: true,
      rows: [
        dangerous('delete|clearconfig|restoreconfig', 'deletes', 'deletes disks that this machine gives to others'),
        ordinary('create|set|enable|disable|saveconfig|add_mapped_lun', 'system', 'changes which disks this machine gives to others'),
      ],
      everyVerb: true,
    },
  },
  'lxd-to-incus': {
    area: 'containers',
    effects: { rows: [dangerous('', 'system', 'moves all containers and virtual machines from LXD to Incus', { recursive: true })] },
    acts: { lowers: 'ignore-version-check' },
    data: 'yes y cluster-member dry-run v verbose',
  },
  cage: { area: 'settings', wraps: { short: 'm', inner: 'argv' }, changes: true, data: 'd D m s h v' },
  // a function that a virtual environment brings along. From memory, to compare with: docs.python.org/3/library/venv.html
  deactivate: { does: { changes: [''] }, bringsNames: true },

  // servers that check their settings. Sources: cupsd(8) 2.4, freeradius(8) 3.2, kea-dhcp4(8) 2.4, dhcpd(8) 4.4, snmpd(8) 5.9
  cupsd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the print service', { without: '-t' })] },
    acts: { runs: 'c s' },
    data: 't f F h l',
  },
  ...each('freeradius radiusd', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the server of logins', { without: '-C' })] },
    acts: { runs: 'd D', reaches: 'i', writes: 'l' },
    data: 'C X x f h m n p P s t v',
  }),
  ...each('kea-dhcp4 kea-dhcp6 kea-dhcp-ddns', {
    area: 'services',
    effects: { short: 'ctTpP', rows: [ordinary('', 'system', 'starts the server of addresses', { without: '-t -T' })] },
    acts: { runs: 'c t T' },
    data: 'd v V W X p P',
  }),
  dhcpd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the server of addresses', { without: '-t -T' })] },
    acts: { runs: '-cf', writes: '-lf -pf -tf' },
    data: 't T d f q 4 6 s p',
  },
  snmpd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server that tells of this machine')] },
    acts: { runs: 'c C', writes: 'p' },
    data: 'L S u g I f r a A d D H h m M n q Q v V x X',
  },
  'dockerd-rootless-setuptool.sh': {
    area: 'containers',
    does: { reads: ['check'] },
    effects: {
      rows: [
        ordinary('install', 'startup', 'starts Docker with your account'),
        ordinary('uninstall', 'system', 'removes the Docker of your account', { area: 'services' }),
      ],
    },
    data: 'f force skip-iptables',
  },
  'code-server': {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts a server with an editor and a terminal', {
          without: '--install-extension --list-extensions --uninstall-extension',
        }),
        dangerous('', 'protection', 'lets everybody in without a password', { options: '--auth', value: /^none$/ }),
        ordinary('', 'runs-foreign-code', 'installs an extension', { options: '--install-extension', area: 'packages' }),
      ],
      long: ['auth', 'bind-addr', 'port', 'host'],
    },
    acts: { reaches: 'bind-addr host proxy-domain', runs: 'config user-data-dir extensions-dir', lowers: 'disable-workspace-trust' },
    data: `auth port cert cert-key cert-host socket socket-mode disable-telemetry disable-update-check install-extension uninstall-extension
      list-extensions show-versions force e ignore-last-opened log verbose vvv r reuse-window n new-window app-name welcome-text locale`,
  },
  mailpit: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server that catches mail')] },
    acts: { reaches: 'smtp s listen l', lowers: 'smtp-auth-accept-any smtp-auth-allow-insecure' },
    data: 'm max d database v verbose q quiet webroot smtp-strict-rfc-headers',
  },
});
