/** Programs: servers of names, and zones of DNS as files and as code. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const CHANGES_NAMES = 'changes what the server of names answers';
const CHANGES_ZONES = 'changes DNS records';
const DELETES_ZONES = 'deletes DNS records, or their keys';

export const WIRES = (): Family => ({
  // servers of names. Sources: the manual page of each: bind9 9.18, unbound 1.17, knot 3.2, pdns-server 4.7, dnsmasq 2.90; bin/rndc/rndc.rst of
  // bind9 9.18
  rndc: {
    area: 'services',
    does: {
      reads: ['status|showzone|zonestatus|recursing', 'managed-keys status'],
      changes: ['dumpdb|stats|secroots|sync', 'managed-keys refresh|sync'],
    },
    effects: {
      rows: [
        ordinary(
          'reload|reconfig|refresh|retransfer|notify|sign|loadkeys|querylog|trace|notrace|dnssec|serve-stale',
          'changes',
          CHANGES_NAMES,
        ),
        ordinary('flush|flushname|flushtree', 'changes', 'forgets cached names', { area: 'network' }),
        ordinary('freeze|thaw|addzone|modzone', 'system', CHANGES_NAMES),
        ordinary('nta|validation', 'protection', 'accepts names that are not signed', { area: 'network' }),
        dangerous('delzone', 'deletes', DELETES_ZONES),
        dangerous('managed-keys destroy', 'deletes', DELETES_ZONES),
        dangerous('stop|halt', 'system', 'stops the server of names'),
      ],
      short: 'bckpsyt',
    },
    acts: { runs: 'c', reaches: 's' },
    data: 'b k p q r t V y 4 6',
  },
  named: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server of names', { without: '-v -V -C' })] },
    acts: { runs: 'c E t', writes: 'L X' },
    data: '4 6 C d D f g M m n p s S U u V v',
  },
  ...each('named-journalprint named-nzd2nzf named-rrchecker nsec3hash', { reads: true, data: 'd o p u r' }),
  ...each('tsig-keygen ddns-confgen', {
    secret: true,
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', 'makes and shows a key', { without: '-h' })] },
    data: 'a k q r s z h',
  }),
  unbound: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server of names', { without: '-h -V' })] },
    acts: { runs: 'c' },
    data: 'd p h V',
  },
  'unbound-control': {
    area: 'services',
    does: {
      reads: [
        'status|stats|stats_noreset|lookup|get_option|dump_cache|dump_infra|dump_requestlist|list_auth_zones|list_forwards',
        'list_insecure|list_local_data',
        'list_local_zones|list_stubs|ip_ratelimit_list|ratelimit_list|view_list_local_data|view_list_local_zones',
      ],
    },
    effects: {
      rows: [
        ordinary(
          `flush|flush_bogus|flush_infra|flush_negative|flush_requestlist|flush_stats|flush_type|flush_zone|log_reopen|verbosity|auth_zone_transfer`,
          'changes',
          'forgets cached names, or counts anew',
          { area: 'network' },
        ),
        ordinary('reload|reload_keep_cache|auth_zone_reload', 'changes', CHANGES_NAMES),
        ordinary('start|load_cache|set_option', 'system', CHANGES_NAMES),
        ordinary(
          'local_data|local_data_remove|local_datas|local_datas_remove|local_zone|local_zone_remove|local_zones|local_zones_remove',
          'system',
          CHANGES_NAMES,
        ),
        ordinary(
          'forward|forward_add|forward_remove|stub_add|stub_remove|rpz_enable|view_local_data|view_local_data_remove',
          'system',
          CHANGES_NAMES,
        ),
        ordinary('insecure_add|rpz_disable', 'protection', 'accepts names that are not signed or were blocked', { area: 'network' }),
        ordinary('insecure_remove', 'system', CHANGES_NAMES),
        dangerous('stop', 'system', 'stops the server of names'),
      ],
      short: 'cs',
    },
    acts: { runs: 'c', reaches: 's' },
    data: 'h q',
  },
  knotc: {
    area: 'services',
    does: {
      reads: [
        'status|stats|zone-status|zone-stats|zone-check|zone-read|zone-get|zone-diff|conf-check|conf-list|conf-read|conf-diff|conf-get',
      ],
      changes: ['zone-flush|zone-begin|zone-abort|conf-begin|conf-abort|zone-backup|conf-export'],
    },
    effects: {
      rows: [
        ordinary(
          'reload|zone-reload|zone-refresh|zone-retransfer|zone-notify|zone-sign|zone-keys-load|zone-key-rollover',
          'changes',
          CHANGES_NAMES,
        ),
        ordinary('zone-ksk-submitted|zone-freeze|zone-thaw|zone-xfr-freeze|zone-xfr-thaw', 'system', CHANGES_NAMES),
        dangerous('zone-commit|zone-set|zone-unset|zone-restore', 'changes', CHANGES_ZONES),
        ordinary('conf-init|conf-import|conf-commit|conf-set|conf-unset', 'system', CHANGES_NAMES),
        dangerous('zone-purge', 'deletes', DELETES_ZONES),
        dangerous('stop', 'system', 'stops the server of names'),
      ],
      short: 'cCmst',
      long: ['config', 'confdb', 'max-conf-size', 'socket', 'timeout'],
    },
    acts: { runs: 'c config' },
    data: 'C confdb m max-conf-size s socket t timeout b blocking e extended f force x mono X h V',
  },
  pdnsutil: {
    area: 'services',
    does: {
      reads: [
        'check-zone|check-all-zones|list-zone|list-all-zones|show-zone|list-keys|list-autoprimaries|get-meta|export-zone-ds',
        'hash-zone-record|hash-password',
        'export-zone-dnskey|test-schema|zonemd-verify-file|raw-lua-from-content|bench-db',
      ],
    },
    effects: {
      rows: [
        dangerous(
          'add-record|replace-rrset|increase-serial|edit-zone|load-zone|create-zone|create-secondary-zone',
          'changes',
          CHANGES_ZONES,
        ),
        ordinary('rectify-zone|rectify-all-zones|set-kind|set-meta|add-meta|set-account|set-catalog|set-option', 'system', CHANGES_NAMES),
        ordinary(
          'secure-zone|secure-all-zones|add-zone-key|activate-zone-key|deactivate-zone-key|publish-zone-key',
          'system',
          CHANGES_NAMES,
        ),
        ordinary(
          'unpublish-zone-key|import-zone-key|import-tsig-key|activate-tsig-key|deactivate-tsig-key|set-nsec3|unset-nsec3',
          'system',
          CHANGES_NAMES,
        ),
        ordinary('set-presigned|unset-presigned|set-publish-cdnskey|set-publish-cds|create-bind-db', 'system', CHANGES_NAMES),
        dangerous('disable-dnssec', 'protection', 'stops signing a zone', { area: 'network' }),
        ordinary(
          'export-zone-key|export-zone-key-pem|generate-zone-key|generate-tsig-key|list-tsig-keys',
          'secret',
          'shows the keys of a zone',
          { area: 'credentials' },
        ),
        dangerous('delete-zone|delete-rrset|clear-zone|delete-tsig-key|remove-zone-key', 'deletes', DELETES_ZONES),
      ],
      long: ['config-name', 'config-dir'],
    },
    acts: { runs: 'config-dir' },
    data: 'force config-name h',
  },
  pdns_control: {
    area: 'services',
    does: {
      reads: [
        'ccounts|current-config|list|list-zones|qtypes|remotes|respsizes|rping|ping|show|uptime|version|status',
        'get|bind-domain-status|bind-list-rejects',
      ],
    },
    effects: {
      rows: [
        ordinary('purge', 'changes', 'forgets cached names', { area: 'network' }),
        ordinary(
          'cycle|notify|notify-host|rediscover|reload|retrieve|set|bind-add-zone|bind-reload-now|token-login',
          'system',
          CHANGES_NAMES,
        ),
        dangerous('quit', 'system', 'stops the server of names'),
      ],
      long: ['chroot', 'config-dir', 'config-name', 'remote-address', 'remote-port', 'secret', 'socket-dir'],
    },
    acts: { runs: 'config-dir', reaches: 'remote-address' },
    data: 'chroot config-name remote-port secret socket-dir',
  },
  ...each('zone2sql zone2json', {
    reads: true,
    data: 'named-conf zone zone-name gmysql gpgsql gsqlite json-comments transactions filter-duplicate-soa on-error-resume-next slave',
  }),
  dnsmasq: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server of names and addresses', { without: '--test -w --help -v --version' })] },
    acts: {
      runs: 'C conf-file 7 conf-dir servers-file conf-script 6 dhcp-script dhcp-luascript',
      writes: '8 log-facility x pid-file dumpfile l dhcp-leasefile dnssec-timestamp',
      lowers: 'dnssec-no-timecheck rebind-localhost-ok',
    },
    data: `test h no-hosts H addn-hosts hostsdir E expand-hosts T local-ttl max-ttl k keep-in-foreground d no-daemon q log-queries log-debug
      log-async u user g group p port P edns-packet-max Q query-port i interface I except-interface a listen-address z bind-interfaces
      bind-dynamic b bogus-priv V alias r resolv-file R no-resolv o strict-order all-servers stop-dns-rebind n no-poll D domain-needed S local
      server rev-server A address m mx-host host-record Y txt-record cname c cache-size N no-negcache dnssec F dhcp-range G dhcp-host O
      dhcp-option X dhcp-lease-max K dhcp-authoritative 5 no-ping log-dhcp s domain enable-ra enable-tftp tftp-root M dhcp-boot pxe-service
      dhcp-no-override no-dhcp-interface local-service`,
  },

  // zones as files and as code. Sources: commands/*.go of dnscontrol 4, octodns/cmds/*.py of octodns 1.11, the manual page of each: dnsperf 2.10,
  // dnstop 0.0, dnswalk 2.0, dnstracer 1.9, keymgr and kxdpgun 3.2
  dnscontrol: {
    network: 'talks',
    area: 'cloud',
    does: { reads: ['check|preview|print-ir|version|check-creds|help'], changes: ['fmt|write-types|get-zones|init|get-certs'] },
    effects: {
      rows: [
        dangerous('push', 'changes', CHANGES_ZONES, { area: 'uploads' }),
        ordinary('create-domains', 'changes', 'makes zones at the provider'),
      ],
      long: ['config', 'creds', 'domains', 'providers', 'ir', 'dev', 'format', 'out', 'variable', 'cmode'],
    },
    acts: { runs: 'config creds js', writes: 'out report', lowers: 'allow-fetch' },
    data: `domains providers i full expect-no-changes notify no-populate no-colors variable v pretty format ttl bindserial cmode ir dev
      disableordering populate-on-preview depopulate raw output input`,
  },
  'octodns-sync': {
    network: 'talks',
    area: 'cloud',
    effects: {
      rows: [
        dangerous('', 'changes', CHANGES_ZONES, { options: '--doit', called: 'dns zone record sync appl deploy push doit octodns' }),
        ordinary('', 'network', 'shows which DNS records would change', { without: '--doit' }),
      ],
    },
    acts: { runs: 'config-file logging-config', lowers: 'force' },
    data: 'doit checksum source target',
  },
  ...each('octodns-dump octodns-compare octodns-report octodns-validate octodns-versions', {
    network: 'talks',
    acts: { runs: 'config-file logging-config', writes: 'output-dir' },
    data: 'output-provider lenient split a b zone ignore-prefix source concurrency timeout output-format all',
  }),
  ...each('dnsperf resperf', {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'loads a server of names with requests', { without: '-h' })] },
    acts: { reaches: 's', writes: 'P' },
    data: 'a b B c d D e E f l n p q Q m S t T u W x y O h R M i r L v C F',
  }),
  dnstop: {
    effects: { rows: [ordinary('', 'secret', 'records which names are asked for', { area: 'capture' })] },
    data: '4 6 Q R a b i r l f n P B X s p',
  },
  dnswalk: { reads: true, network: 'talks', data: 'r a d m F i f l' },
  dnstracer: { reads: true, network: 'talks', data: 'c C o q r s v 4 S t' },
  kxdpgun: {
    effects: { rows: [dangerous('', 'network', 'floods a server of names with requests', { without: '-h -V --help --version' })] },
    data: 't duration T tcp U quic Q qps b batch r drop p port F affinity i infile I interface l local L mac-local R mac-remote v vlan h V',
  },
  keymgr: {
    area: 'credentials',
    does: { reads: [''] },
    effects: {
      loose: true,
      short: 'cCD',
      rows: [
        ordinary('generate|import-bind|import-pub|import-pem|import-pkcs11|set|share', 'changes', 'makes or changes keys of a zone'),
        dangerous('delete', 'deletes', 'deletes keys of a zone'),
        ordinary('', 'secret', 'makes and shows a key', { options: '-t --tsig' }),
      ],
    },
    acts: { runs: 'c config' },
    data: 'C confdb D dir t tsig e extended j l list x mono X h V d',
  },
});
