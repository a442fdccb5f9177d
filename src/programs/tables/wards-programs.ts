/** Programs: what looks for viruses, changed files and weak settings of machines. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const WARDS = (): Family => ({
  // machines. Sources: the manual page of each: clamav 1.4, tripwire 2.4, debsums 3.0, tiger 3.2, unhide 20220611, ssh-audit 2.5, testssl 3.0,
  // suricata-update 1.2. The options of suricata, zeek-cut and sslyze are those that are certain
  clamdscan: {
    reads: true,
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes infected files', { options: '--remove' }),
        ordinary('', 'changes', 'moves infected files to a folder', { options: '--move' }),
        ordinary('', 'system', 'has the service read its lists anew', { options: '--reload', area: 'services' }),
      ],
    },
    acts: { runs: 'c config-file', writes: 'l log copy' },
    data: 'stdout f file-list p ping w wait m multiscan z allmatch remove move no-summary reload i infected fdpass stream h V',
  },
  freshclam: {
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'fetches the newest lists of viruses', { without: '-h --help -V --version' })] },
    acts: {
      runs: 'config-file on-update-execute on-error-execute on-outdated-execute daemon-notify',
      writes: 'l log p pid datadir',
      lowers: 'no-dns',
    },
    data: 'no-warnings stdout show-progress d daemon F foreground u user c checks a local-address update-db V h',
  },
  ...each('clamd clamonacc', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a service that looks for viruses', { without: '-h --help -V --version' })] },
    acts: { runs: 'c config-file datadir', writes: 'p pid l log move copy' },
    data: 'F foreground fail-if-cvd-older-than W watch-list e exclude-list w wait z allmatch fdpass stream h V include-list',
  }),
  clamconf: { reads: true, data: 'c config-dir n non-default g generate-config h V' },
  clamsubmit: {
    effects: { rows: [dangerous('', 'uploads', 'sends a file to the makers of ClamAV', { without: '-h -?' })] },
    data: 'e n N p V h ?',
  },
  tripwire: {
    area: 'protection',
    passwords: ['(?:-P|--local-passphrase|-Q|--site-passphrase)[= ]'],
    effects: {
      rows: [
        ordinary('', 'system', 'rewrites the list of trusted files', {
          options: '-m --init --update --update-policy',
          value: /^(?:i|init|u|update|p|update-policy)$/,
        }),
        ordinary('', 'system', 'rewrites the list of trusted files', { options: '--init --update --update-policy' }),
        ordinary('', 'changes', 'compares the files with the list of trusted ones', { options: '--check -m' }),
      ],
    },
    acts: { runs: 'V visual c cfgfile', writes: 'r twrfile d dbfile', lowers: 'e no-encryption' },
    data: `m init check update update-policy test p polfile S site-keyfile L local-keyfile P local-passphrase Q site-passphrase I interactive s
      n no-tty-output E signed-report i ignore l severity R rule-name x section M email-report t email-report-level h hexadecimal a accept-all Z
      secure-mode email`,
  },
  twprint: {
    reads: true,
    area: 'protection',
    data: 'm print-report print-dbfile c cfgfile r twrfile d dbfile L local-keyfile t report-level s v',
  },
  siggen: { reads: true, data: 't terse h hexadecimal a all C CRC32 M MD5 S SHA H HAVAL' },
  debsums: {
    reads: true,
    effects: { rows: [ordinary('', 'system', 'writes lists of checksums for packages', { options: '-g --generate', area: 'packages' })] },
    data: `a all e config c changed l list-missing s m md5sums r root d admindir p deb-path g generate no-locale-purge no-prelink
      ignore-permissions ignore-obsolete`,
  },
  tiger: { changes: true, acts: { runs: 'B b c', writes: 'l w' }, data: 'e E G H S q A O R t h v' },
  ...each('unhide unhide-linux unhide-posix unhide-tcp', { changes: true, data: 'd f h m r V v u H l n s' }),
  'ssh-audit': {
    reads: true,
    network: 'talks',
    acts: { writes: 'M make-policy' },
    data: `1 ssh1 2 ssh2 4 ipv4 6 ipv6 p port b batch n no-colors l level t timeout T targets c client-audit j L list-policies P policy lookup g
      gex-test m manual d`,
  },
  testssl: { like: 'testssl.sh' },
  sslyze: {
    reads: true,
    network: 'talks',
    acts: { writes: 'json_out', reaches: 'https_tunnel' },
    data: `certinfo certinfo_ca_file starttls xmpp_to sni cert key keyform pass mozilla_config targets_in quiet slow_connection tlsv1 tlsv1_1
      tlsv1_2 tlsv1_3 sslv2 sslv3 heartbleed openssl_ccs robot reneg resum compression early_data fallback http_headers elliptic_curves
      custom_tls_config update_trust_stores`,
  },
  suricata: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'secret', 'records what is sent through the network', {
          area: 'capture',
          without:
            '-T -V -r --list-keywords --list-runmodes --list-app-layer-protos --build-info --dump-config --engine-analysis --help -h',
        }),
        ordinary('', 'changes', 'looks for attacks in a recording', { options: '-r', area: 'files' }),
      ],
    },
    acts: { runs: 'c s S include', writes: 'l pidfile' },
    data: `T i r q D v V k u U runmode af-packet netmap pcap pcap-file-continuous pcap-buffer-size init-errors-fatal disable-detection user
      group list-keywords list-runmodes list-app-layer-protos build-info dump-config engine-analysis simulate-ips F n strict-rule-keywords`,
  },
  'suricata-update': {
    network: 'talks',
    area: 'protection',
    does: { reads: ['list-sources|check-versions', 'list-enabled-sources'] },
    effects: {
      rows: [
        ordinary('enable-source|disable-source|add-source|remove-source', 'settings', 'changes where rules are fetched from'),
        ordinary('', 'system', 'fetches the newest rules', { unless: /^(?:list-|check-|enable-|disable-|add-|remove-)/ }),
      ],
      short: 'Dco',
    },
    acts: {
      runs: 'c config suricata suricata-conf reload-command T test-command',
      writes: 'o output D data-dir yaml-fragment sid-msg-map sid-msg-map-2 threshold-out',
      reaches: 'url',
      lowers: 'no-check-certificate no-test',
    },
    data: `suricata-version user-agent f force local disable-conf enable-conf modify-conf drop-conf ignore no-ignore threshold-in
      dump-sample-configs etopen no-reload no-merge offline fail`,
  },
  'zeek-cut': { reads: true, data: 'c C d D u U n F m M' },
});
