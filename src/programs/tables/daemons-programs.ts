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
      rows: [
        ordinary('sqlite3|sql', 'changes', 'reads or changes the database', { area: 'databases' }),
        ordinary('no-daemon|debug', 'system', 'starts the server of names', { area: 'services' }),
        // the name of a setting is no verb, so each one that is not listed is taken for a change
        ordinary('', 'system', 'changes the server of names', { least: 1, unless: FTL, without: '--config' }),
      ],
    },
    data: 'q v t b f',
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
});
